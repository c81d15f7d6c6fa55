"""What a table of Alhambra shows of modules with rules in Python: decisions of a step, points beside the rounds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.test_palace import dealt, shown

from losetas.core import registry
from losetas.server.course import Course

TOYS = Path(__file__).parent.parent / "toys"
RULES = "alhambra+coin+water"


@pytest.fixture(autouse=True, scope="module")
def _toys() -> Iterator[None]:
    loaded = [registry.load_folder(TOYS / toy) for toy in ("coin", "water")]
    yield
    for expansion in loaded:
        registry.forget_folder(expansion)


def asked(seed: str) -> Course:
    """A random game up to the first decision of a step in which money can be given."""
    course, rng = dealt(RULES, 2, seed), random.Random(seed)
    while course.state.step != "coin" or len(course.state.legal_actions()) < 3:
        course.ply(course.state.token(rng.choice(course.state.legal_actions())))
    return course


def test_a_decision_lists_its_options_for_whoever_decides() -> None:
    course = asked("steps")
    seat = course.state.to_move
    table = shown(course, RULES, 2, frozenset({seat}))
    choices = table.choices
    assert (table.step, choices.asks, choices.none) == ("coin", "c", "c:-")
    assert [option.token for option in choices.options] == [f"c:{option.arg}" for option in choices.options]
    assert {option.arg for option in choices.options} <= set(table.hand)
    assert {option.points for option in choices.options} == {1}
    assert not choices.takes
    assert not choices.buys
    other = shown(course, RULES, 2, frozenset({1 - seat})).choices
    assert (other.asks, other.options, other.none) == ("", [], None)


def test_what_was_decided_and_paid_is_told() -> None:
    course = asked("steps")
    seat = course.state.to_move
    given = shown(course, RULES, 2).choices.options[0]
    course.ply(given.token)
    course.ply("c:-")
    table = shown(course, RULES, 2)
    acts = [act for turn in table.log for act in turn.acts if act.key.startswith("decide")]
    assert [(act.seat, act.key, act.tile, act.other) for act in acts[-2:]] == [
        (seat, "decide", "c", given.arg),
        (1 - seat, "decide-no", "c", "-"),
    ]
    paid = [(event.seat, event.kind, event.points) for event in table.events if event.phase == "bonus"]
    assert paid == [(seat, "coin", 1)]
    water = [event for event in table.events if event.kind == "water"]
    assert {(event.phase, event.points, event.rule) for event in water} <= {(f"round{n}", 3, "WATER-1") for n in (1, 2)}
    assert [one.round for one in table.rounds] == sorted({int(event.phase[5:]) for event in water})
