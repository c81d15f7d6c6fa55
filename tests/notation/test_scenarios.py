"""Scenarios carried out: what passes, what differs, what cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from losetas.core.errors import NotationError
from losetas.core.scenario import read_scenario_file, read_scenarios
from losetas.core.scene import run_scenarios

HEAD = "## t\nrules carcassonne/{edition} players={players}{more}\n"


def failures(lines: str, edition: str = "classic", players: int = 2, more: str = "") -> list[str]:
    """What differs in a scenario of these lines, without the place."""
    text = HEAD.format(edition=edition, players=players, more=more) + lines
    [outcome] = run_scenarios(read_scenarios(text, "x.scn"))
    return [f"expected {failure.expected}, got {failure.got}" for failure in outcome.failures]


def test_the_shared_scenarios_of_the_base_game_hold(shared: Path) -> None:
    outcomes = run_scenarios(read_scenario_file(shared / "scenarios/carcassonne/base.scn"))
    assert [str(failure) for outcome in outcomes for failure in outcome.failures] == []
    assert len(outcomes) == 4


def test_an_expansion_that_is_not_there_fails_its_scenario_and_says_so() -> None:
    text = "## a\nrules carcassonne/classic+nosuch players=2\nexpect held A=*\n" + HEAD.format(
        edition="classic", players=2, more=""
    )
    first, second = run_scenarios(read_scenarios(text, "x.scn"))
    assert second.passed
    [failure] = first.failures
    assert str(failure).startswith("x.scn:2:7: expected a ruleset that is available, got carcassonne/classic+nosuch, ")
    assert "ruleset not available: carcassonne has no expansion 'nosuch'" in failure.got


DIFFERS = [
    ("expect score A=1 B=0", "expected score A=1 B=0, got A=0 B=0"),
    ("expect followers B=6", "expected followers B=6, got B=7"),
    ("expect next B place", "expected next B place, got A place"),
    ("draws CFFF\nexpect next A place FRFR", "expected next A place FRFR, got A place CFFF"),
    ("expect over yes", "expected over yes, got not over"),
    ("expect winner A", "expected winner A, got no winner yet"),
    ("expect removed CFFF", "expected removed CFFF, got -"),
    ("expect complete c.N@0,0 yes", "expected complete c.N@0,0 yes, got no"),
    ("expect complete c.S@0,0 yes", "expected complete c.S@0,0 yes, got no c.S@0,0"),
    ("expect owners c.N@5,5 A", "expected owners c.N@5,5 A, got no c.N@5,5"),
    ("play CFFF@0,-1S f.NL\nexpect owners f.NL@0,-1 B", "expected owners f.NL@0,-1 B, got A"),
    ("play CFFF@0,-1S c.S\nexpect scored A city none", "expected scored A city none, got 4"),
    ("play CFFF@0,-1S c.S\nexpect scored A city 4 2 times", "expected scored A city 4 2 times, got 4 (1 times)"),
    ("play CFFF@0,-1S c.S\nexpect terms A city BAS-12=3", "expected terms A city BAS-12=3, got BAS-12=4"),
    ("draws FFFFm\nexpect legal exactly FFFFm@1,0N", "expected legal exactly FFFFm@1,0N, got FFFFm@0,1N"),
    ("draws FFFFm\nexpect legal count 2", "expected legal count 2, got 1"),
    ("expect legal includes FFFFm@1,0N", "expected legal includes FFFFm@1,0N, got FFFFm@1,0N illegal"),
    ("expect legal excludes FFFFm@0,1N", "expected legal excludes FFFFm@0,1N, got FFFFm@0,1N legal"),
    ("expect illegal FFFFm@0,1N edge-mismatch", "expected illegal FFFFm@0,1N edge-mismatch, got FFFFm@0,1N is legal"),
    ("expect illegal FFFFm@1,0N no-neighbour", "expected illegal FFFFm@1,0N no-neighbour, got edge-mismatch"),
    ("draws CFFF\nexpect view B hides CFFF", "expected view B hides CFFF, got CFFF shown"),
    ("play CFFF@0,-1N", "expected a legal move, got CFFF@0,-1N: edge-mismatch"),
    ("play CFFF@0,-1S c.S c.S", "expected a legal move, got c.S: wrong-step"),
    ("play CFFF@0,-1S CFFF@0,1N", "expected a legal move, got CFFF@0,1N: wrong-step"),
    ("play B:CFFF@0,-1S", "expected a legal move, got B:CFFF@0,-1S: not-your-turn"),
    ("draws FRFR\nplay CFFF@0,-1S", "expected a legal move, got CFFF@0,-1S: wrong-tile"),
]


@pytest.mark.parametrize(("lines", "difference"), DIFFERS)
def test_what_differs_is_told(lines: str, difference: str) -> None:
    assert failures(lines) == [difference]


HOLDS = [
    "expect score A=0 B=0\nexpect over no\nexpect removed -\nexpect owners r.E@0,0 -",
    "play D@0,-1S f.NL ...\nexpect next B place",
    "play E@0,-1S ...\nexpect next A follower\nexpect legal exactly c.S f.NL -\nplay c.S\nexpect score A=4",
    "play CFFF@0,-1S -\nexpect next B place\nexpect followers A=7",
    "play CFFF@0,-1S c.S\nexpect terms A city BAS-12=4\nexpect terms A city tiles=4",
    "play end\nexpect over\nexpect winner A B",
    "bag CFFF\nplay CFFF@0,-1S f.NL\nexpect over yes\nexpect score A=3\nexpect winner A",
    "expect illegal c.N wrong-step",
    "position carcassonne/classic | CRFR@0,0N | A=5 B=0 | 2 B draw | * | - | -\nexpect next B place\nexpect score A=5",
    "play CFFF@0,-1S ...\nplay FFFFm@0,1N m\nexpect followers A=7 B=6",
]


@pytest.mark.parametrize("lines", HOLDS)
def test_what_holds(lines: str) -> None:
    assert failures(lines) == []


def test_free_play_lets_any_seat_lay_any_tile() -> None:
    """Eleven FRFR are more than the eight of the set."""
    row = " ; ".join(f"C:FRFR@{x},0N" for x in range(1, 12))
    lines = f"play {row} r.W\nexpect followers A=7 B=7 C=6\nexpect owners r.E@0,0 C"
    assert failures(lines, players=3, more=" free") == []
    assert failures("play B:CFFF@7,7N c.N ; B:CFFF@7,6S\nexpect score B=4", more=" start=none free") == []


UNREADABLE = [
    ("expect scores A=1", 3, 8, "an expect word of this ruleset"),
    ("dance", 3, 1, "a line of this ruleset"),
    ("expect score", 3, 13, "SEAT=NUMBER such as A=3 after 'score'"),
    ("expect score Z=1", 3, 14, "a seat A to B"),
    ("expect score A=x", 3, 16, "a whole number"),
    ("expect scored A castle 3", 3, 17, "a kind of points"),
    ("expect next A dance", 3, 15, "a step"),
    ("expect illegal c.N because", 3, 20, "a reason"),
    ("expect legal maybe c.N", 3, 14, "one of"),
    ("expect over perhaps", 3, 13, "yes or no"),
    ("expect complete c.N yes", 3, 17, "SITE@x,y such as c.N@3,1"),
    ("play", 3, 5, "tokens after 'play'"),
    ("play CFFF@0,-1S q.N", 3, 17, ""),
    ("play ZZZ@0,-1S", 3, 6, ""),
    ("draws ZZZ\nexpect over", 3, 7, ""),
    ("bag ZZZ", 3, 5, ""),
    ("expect same view A", 3, 8, "a scenario before this one"),
    ("position nonsense", 3, 10, "the field board"),
]


@pytest.mark.parametrize(("lines", "line", "column", "expected"), UNREADABLE)
def test_what_cannot_be_read_names_the_place(lines: str, line: int, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        failures(lines)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.expected.startswith(expected)
