"""docs/rulings.md is complete, and every scenario it points to is there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.scenario import read_scenario_file

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "rulings.md"
RULING = re.compile(r"\* \*\*([A-Z0-9, -]+)\*\* (.*)")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+\.scn)\)")
RULING_ID = re.compile(r"\b(?:[A-Z]{3}-R\d+|U\d+|C-\d+|AMB-\d+)\b")
HOUSE_RULE = re.compile(r"House rule `(\w+)=(\w+)`(?: or `(\w+)`)?")
UNSEEN = {"GAU-R20", "PLZ-R14", "AMB-50"}  # about the river, which comes later; that there is no rule
UNUSED = {"U7", "U20", "U25"}  # not numbers of situations, and a seat that resigns, which the server decides


@dataclass
class Entry:
    """A ruling of the page."""

    ids: list[str]
    text: str


def entries() -> list[Entry]:
    """The rulings as listed, the line that shows them included."""
    found: list[Entry] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        ruling = RULING.match(line)
        if ruling:
            found.append(Entry(ruling[1].split(", "), ruling[2]))
        elif line.startswith("  ") and found:
            found[-1].text += line
    return found


ENTRIES = entries()
LISTED = {name for entry in ENTRIES for name in entry.ids}


@cache
def headings(path: Path) -> set[str]:
    """The headings of a scenario file."""
    return {line[3:].strip() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("## ")}


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.ids[0])
def test_a_ruling_names_scenarios_that_exist(entry: Entry) -> None:
    links = LINK.findall(entry.text)
    assert bool(links) != bool(UNSEEN & set(entry.ids))
    for heading, target in links:
        path = (PAGE.parent / target).resolve()
        assert path.is_file(), target
        assert heading in headings(path), heading


def test_every_ruling_that_a_scenario_names_is_listed() -> None:
    folders = [expansion.folder for game in registry.games() for expansion in registry.expansions(game).values()]
    files = [folder / "scenarios.scn" for folder in folders] + sorted((ROOT / "tests" / "scenarios").glob("*.scn"))
    named = {name for path in files for s in read_scenario_file(path) for name in RULING_ID.findall(s.name)}
    assert named <= LISTED


def test_a_scenario_that_shows_a_ruling_names_it() -> None:
    for entry in ENTRIES:
        for heading, _ in LINK.findall(entry.text):
            if entry.ids[0].startswith("AMB-"):
                assert set(entry.ids) <= set(RULING_ID.findall(heading)), heading


def test_every_ruling_of_the_specification_is_listed(shared: Path) -> None:
    text = (shared / "rules" / "carcassonne-expansions.md").read_text(encoding="utf-8")
    wanted = set(re.findall(r"^- (C-\d+|U\d+) ", text, re.MULTILINE))
    sections = re.split(r"^### 4\.(\d)", text, flags=re.MULTILINE)
    for number, section in zip(sections[1::2], sections[2::2], strict=True):
        if number in "12345678":
            title, _, body = section.partition("\n")
            body = body.partition("\n### ")[0]
            numbers = re.findall(r"^(\d+)\. (?!\(number not used)", body, re.MULTILINE)
            wanted |= {f"{key}-R{n}" for key in re.findall(r"[A-Z]{3}", title) for n in numbers}
    assert len(wanted) > 120
    assert wanted - UNUSED <= LISTED


def test_every_ruling_of_alhambra_is_listed_and_no_other(shared: Path) -> None:
    text = (shared / "rules" / "alhambra.md").read_text(encoding="utf-8")
    wanted = set(re.findall(r"^\| (AMB-\d+) ", text, re.MULTILINE))
    assert wanted == {f"AMB-{number}" for number in range(1, 52)}
    assert wanted == {name for name in LISTED if name.startswith("AMB-")}


def test_house_rules_are_those_that_there_are() -> None:
    values: dict[str, set[str]] = {}
    for game in registry.games():
        for expansion in registry.expansions(game).values():
            if not expansion.provides_base or game == "alhambra":  # Carcassonne's base rules differ by edition
                for option in expansion.option_list():
                    values.setdefault(option.key, set()).update(option.values[1:])
    named: dict[str, set[str]] = {}
    for entry in ENTRIES:
        for key, *others in HOUSE_RULE.findall(entry.text):
            named.setdefault(key, set()).update(value for value in others if value)
    assert named == values
