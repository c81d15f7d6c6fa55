"""`losetas check FILE...`: runs scenarios and records; 1 when something differs, 2 when a file cannot be read.

Of the scenarios in the folder of an expansion it also says what is missing in how that expansion is explained.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from losetas.cli.load import is_record
from losetas.core import howto, registry
from losetas.core.errors import NotationError, RecordError
from losetas.core.record import read_record
from losetas.core.replay import verify
from losetas.core.scenario import read_scenarios, read_text
from losetas.core.scene import run_scenarios


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a scenario file (.scn) or a record")
    parser.add_argument("-q", "--quiet", action="store_true", help="print only what differs")


def run(arguments: argparse.Namespace) -> int:
    """Check every file; the exit code is that of the worst."""
    worst = 0
    for path in arguments.files:
        try:
            differs = list(_check(path))
        except (NotationError, OSError) as error:
            print(error if isinstance(error, NotationError) else f"{path}: {error.strerror}", file=sys.stderr)
            worst = 2
            continue
        if differs:
            worst = max(worst, 1)
        for line in differs:
            print(line)
        if not arguments.quiet and not differs:
            print(f"{path}: all as expected")
    return worst


def _check(path: Path) -> Iterator[str]:
    """The lines that say what differs in a file."""
    text = read_text(path)
    if is_record(text):
        try:
            verify(read_record(text, str(path)))
        except RecordError as error:
            yield str(error)
        return
    scenarios = read_scenarios(text, str(path))
    if not scenarios:
        raise NotationError("a scenario ('## heading') or a record ('[Game \"...\"]')", "neither", source=str(path))
    outcomes = run_scenarios(scenarios)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    for outcome in failed:
        yield from (f"{failure}  [{outcome.scenario.name}]" for failure in outcome.failures)
    if failed:
        yield f"{path}: {len(failed)} of {len(outcomes)} scenarios differ"
    if path.name != howto.SCENES:
        yield from _unexplained(path.resolve().parent)


def _unexplained(folder: Path) -> Iterator[str]:
    """What is missing in the explanation of the expansion that lives in a folder, if one does."""
    for game in registry.games():
        for expansion in registry.expansions(game).values():
            if expansion.folder.resolve() == folder:
                yield from howto.problems(expansion)
