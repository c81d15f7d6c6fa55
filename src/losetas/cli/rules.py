"""`losetas rules show` and `losetas rules coverage`."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.core.rulebook import Rule, rulebook_of
from losetas.core.scenario import read_scenario_file

_RULE: Final = re.compile(r"[A-Z]{2,}-\d+")  # a ruling has a letter behind the hyphen, or one letter before it


@dataclass
class Coverage:
    """Which rule ids have a scenario. `missing`, `derived` and `deferred` are the ids without one, by status.

    `faulty` are the expansions whose rules are not among them, because they cannot be played.
    """

    ids: int = 0
    missing: list[str] = field(default_factory=list)
    derived: list[str] = field(default_factory=list)
    deferred: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    faulty: list[str] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    show = actions.add_parser("show", help="print rules", description="Print rules.")
    show.add_argument("names", nargs="*", metavar="NAME", help="games, expansions or rule ids (default: everything)")
    show.add_argument("--language", default="en", help="es, en or ca (default: %(default)s)")
    coverage = actions.add_parser(
        "coverage", help="list rules without a scenario", description="List the rule ids that no scenario names."
    )
    coverage.add_argument("--json", action="store_true", help="print one JSON object")
    coverage.add_argument(
        "--scenarios",
        nargs="+",
        type=Path,
        default=[],
        metavar="FILE",
        help="scenario files beside the expansions' own",
    )


def run(arguments: argparse.Namespace) -> int:
    """Show rules, or list coverage; 1 when a rule has no scenario."""
    if arguments.action == "show":
        return _show(arguments.names, arguments.language)
    found = coverage(arguments.scenarios)
    if arguments.json:
        shown = {"ids": found.ids, "missing": found.missing, "derived": found.derived, "deferred": found.deferred}
        if found.faulty:
            shown["faulty"] = found.faulty
        print(json.dumps(shown))
    else:
        print(f"{found.ids} rules")
        for name in ("missing", "derived", "deferred", "unknown", *(["faulty"] if found.faulty else [])):
            ids: list[str] = getattr(found, name)
            print(f"{name + ':':10}{len(ids)}" + ("  " + " ".join(ids) if ids else ""))
    return 1 if found.missing else 0


def coverage(more: Iterable[Path] = ()) -> Coverage:
    """Compare the ids of every `rules.md` with the headings of every `scenarios.scn` and of the files in `more`."""
    rules: dict[str, Rule] = {}
    files: list[Path] = list(more)
    for game in registry.games():
        for expansion in registry.expansions(game).values():
            rules |= {rule.id: rule for rule in rulebook_of(expansion).rules}
            scenarios = expansion.folder / "scenarios.scn"
            if scenarios.is_file():
                files.append(scenarios)
    named = {rule_id for path in files for scenario in read_scenario_file(path) for rule_id in scenario.ids}
    found = Coverage(ids=len(rules))
    for rule in rules.values():
        if rule.id not in named:
            getattr(found, rule.status or "missing").append(rule.id)
    found.faulty = [fault.key for fault in registry.faults() if not fault.nameless]
    found.unknown = sorted(rule_id for rule_id in named - set(rules) if _RULE.fullmatch(rule_id))
    return found


def _show(names: Sequence[str], language: str) -> int:
    wanted = {name.casefold() for name in names}
    left = set(wanted)
    for game in registry.games():
        for expansion in registry.expansions(game).values():
            book = rulebook_of(expansion)
            whole = not wanted or game in wanted or expansion.key in wanted
            left -= {game, expansion.key}
            rules = [rule for rule in book.rules if whole or rule.id.casefold() in wanted]
            left -= {rule.id.casefold() for rule in rules}
            if rules and whole:
                print(f"{book.title} ({expansion.key})\n")
                if book.intro:
                    print((book.intro.get(language) or book.intro.get("es", "")) + "\n")
            for rule in rules:
                text, written = rule.text([language])
                print(f"{rule.id:8} {text}" + ("" if written == language else f" [{written}]"))
    for fault in registry.faults():
        if fault.key in left:
            raise fault.error()
    if left:
        found = next(name for name in names if name.casefold() in left)
        raise LosetasError(f"expected a game, an expansion or a rule id, found {found!r}")
    return 0
