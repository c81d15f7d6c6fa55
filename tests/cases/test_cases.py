"""The R-cases as scenarios: they pass, their positions are converted faithfully, none of the base game is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cases.convert import SHAPES, Shape, code_of, convert, site, turned

from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

FILE = Path(__file__).parent / "cases.scn"
SCENARIOS = read_scenario_file(FILE)
IN_WORDS = {"R54", "R56", "R57", "R62", "R74"}  # test_in_words.py
OTHER_EXPANSIONS = {"R63", "R65", "R66", "R68", "R69", "R71", "R72"}  # river, inns, cathedrals, big followers
POSITION = re.compile(r"# position (.*)\nplay   (.*)\n")
CONVERTED = POSITION.findall(FILE.read_text("utf-8"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_case(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


@pytest.mark.parametrize(("position", "play"), CONVERTED)
def test_the_position_is_converted_faithfully(position: str, play: str) -> None:
    assert play.removesuffix(" ...").removesuffix(" ;") == convert(position)


def test_no_case_of_the_base_game_is_missing(shared: Path) -> None:
    listed = set(re.findall(r"^### (R\d+) ", (shared / "cases" / "carcassonne.md").read_text("utf-8"), re.MULTILINE))
    shown = {scenario.title.split()[0] for scenario in SCENARIOS}
    assert listed - OTHER_EXPANSIONS - IN_WORDS == shown


def test_positions_are_those_of_the_file_of_cases(shared: Path) -> None:
    text = (shared / "cases" / "carcassonne.md").read_text("utf-8")
    ours = {position for position, _ in CONVERTED}
    theirs = set(re.findall(r"^- Position: `(.*)`$", text, re.MULTILINE))
    for position in theirs:
        if not re.search(r"inU|cath", position) and len(position.split()) > 1:
            assert any(mine.startswith(position) for mine in ours), position


@pytest.mark.parametrize("letter", sorted(set(SHAPES) - {"gE"}))
def test_the_table_of_shapes_agrees_with_the_tile_facts(shared: Path, letter: str) -> None:
    """Up to rotation: H, I and U are drawn otherwise in the data."""
    facts = json.loads((shared / "data" / "carcassonne_base_tiles.json").read_text("utf-8"))["tiles"][letter]
    shape = SHAPES[letter]
    drawn = {
        *(("c", frozenset(city["edges"])) for city in facts["cities"]),
        *(("r", frozenset(road["edges"])) for road in facts["roads"]),
        *(("f", frozenset(field["half_edges"])) for field in facts["fields"]),
    }
    assert any(_parts(shape, turns) == drawn for turns in range(4))
    assert ("+" in shape.marks) == any(city["shields"] for city in facts["cities"])


def _parts(shape: Shape, turns: int) -> set[tuple[str, frozenset[str]]]:
    return {(name[0], frozenset(turned(at, turns) for at in ats.split())) for name, ats in shape.segments.items()}


def test_orientations_by_hand() -> None:
    # A drawn upright has its road to the south; FFFRm has it to the west, so it is turned a quarter back
    assert convert("0:A@0,0/0+r0") == "A:FFFRm@0,0W r.S"
    # H: cities east and west; CFCFs has them north and south, east is the first of N E S W that looks alike
    assert convert("1:H@2,-1/0+c1") == "B:CFCFs@2,-1E c.W"
    # I: cities north and east is the reference of CCFFs itself; U: road north to south is FRFR turned once
    assert convert("0:I@0,0/0+c1 0:U@1,0/0+f1") == "A:CCFFs@0,0N c.E ; A:FRFR@1,0E f.NL"
    # M turned twice: cities south and east, the field on the north and west sides
    assert convert("0:M@0,0/2+f0") == "A:CCFF+@0,0E f.NL"
    assert code_of(SHAPES["S"]) == ("CCCR+", 3)
    # east of the road that leaves to the south is its left bank seen from the centre
    assert site(SHAPES["S"], "f0", 0) == "f.SL"
