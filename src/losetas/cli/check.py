"""`losetas check FILE...`: runs scenarios and records.

1 when something differs, 2 when a file cannot be read or an expansion fails. Of the scenarios in the folder of an
expansion it also says what is missing in how that expansion is explained.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from losetas.cli.load import is_record
from losetas.core import howto, registry
from losetas.core.errors import NotationError, RecordError
from losetas.core.faults import ExpansionError
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
            differs, code = _check(path)
        except (NotationError, ExpansionError, OSError) as error:
            print(f"{path}: {error.strerror}" if isinstance(error, OSError) else error, file=sys.stderr)
            worst = 2
            continue
        worst = max(worst, code)
        for line in differs:
            print(line)
        if not arguments.quiet and not differs:
            print(f"{path}: all as expected")
    return worst


def _check(path: Path) -> tuple[list[str], int]:
    """The lines that say what differs in a file, and the exit code that it deserves."""
    text = read_text(path)
    if is_record(text):
        try:
            verify(read_record(text, str(path)))
        except RecordError as error:
            return [str(error)], 1
        return [], 0
    scenarios = read_scenarios(text, str(path))
    if not scenarios:
        raise NotationError("a scenario ('## heading') or a record ('[Game \"...\"]')", "neither", source=str(path))
    outcomes = run_scenarios(scenarios)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    lines = [f"{failure}  [{outcome.scenario.name}]" for outcome in failed for failure in outcome.failures]
    if failed:
        lines.append(f"{path}: {len(failed)} of {len(outcomes)} scenarios differ")
    if path.name != howto.SCENES:
        lines += _unexplained(path.resolve().parent)
    return lines, 2 if any(outcome.faulty for outcome in failed) else int(bool(lines))


def _unexplained(folder: Path) -> list[str]:
    """What is missing in the explanation of the expansion that lives in a folder, if one does."""
    found = [e for game in registry.games() for e in registry.expansions(game).values()]
    return [line for e in found if e.folder.resolve() == folder for line in howto.problems(e)]
