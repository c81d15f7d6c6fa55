"""Snapshots of positions entered by hand; the expected numbers are worked out beside them.

The start tile CRFR lies at 0,0 with its city to the north and its road from east to west.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.helpers import Json

from losetas.core import registry
from losetas.core.game import CHANCE
from losetas.server.course import Course
from losetas.server.present import Viewer, present
from losetas.server.present.result import result_of
from losetas.server.protocol import EventView, SeatSpec, TableSettings
from losetas.server.store import Summary, TableRow


def snapshot(tokens: str, *, ruleset: str = "carcassonne/classic", hand: str | None = None, players: int = 2) -> Json:
    """The table, for all seats, after these tokens (a tile that is placed is drawn just before), with `hand` drawn."""
    game = registry.make(ruleset, players)
    course = Course(game, "seed")
    state = course.state
    for token in tokens.split():
        if state.to_move == CHANCE and not token.startswith("~"):
            state.apply(state.parse("~" + token.split("@")[0]))
        state.apply(state.parse(token))
    if hand is not None:
        state.apply(state.parse("~" + hand))
    seats = tuple(SeatSpec(kind="person", name=name) for name in "ABCDEF"[:players])
    row = TableRow("t", "o", game.name, "f", "s", TableSettings(), seats, "then", "now", Summary())
    table = present(row, course, Viewer(frozenset(range(players)), owner=True))
    found: Json = msgspec.to_builtins(table)
    return found


def effects(table: Json, token: str) -> list[Json]:
    rotations = (r for place in table["choices"]["placements"] for r in place["rotations"])
    return next(r["effects"] for r in rotations if r["token"] == token)


def brief(table: Json, token: str) -> list[tuple[Any, ...]]:
    found = effects(table, token)
    return [(e["code"], e["kind"], e["tiles"], e["points"], e["seats"]) for e in found]


def test_closing_a_city_that_nobody_holds() -> None:
    table = snapshot("", hand="CFFF")
    # two tiles, 2 each
    assert brief(table, "CFFF@0,-1S") == [("completes", "city", 2, 4, [])]
    (effect,) = effects(table, "CFFF@0,-1S")
    assert [table["zones"][index]["name"] for index in effect["zones"]] == ["c.N@0,0"]


def test_making_a_road_longer_and_closing_it() -> None:
    start = "FRFR@1,0N r.E"
    # three tiles instead of two, 1 each
    assert brief(snapshot(start, hand="FFFRm"), "FFFRm@2,0N") == [("extends", "road", 3, 1, [0])]
    closed = snapshot(f"{start} FFFRm@2,0N -", hand="FFFRm")
    # monastery, straight, start tile, monastery: four tiles, 1 each
    assert brief(closed, "FFFRm@-1,0S") == [("completes", "road", 4, 4, [0])]


SIDES = "FRFR@1,0N - FRFR@-1,0N - CFFF@1,-1W c.W CFFF@-1,-1E c.E"  # two cities of one tile that look at 0,-1


def test_joining_two_held_cities() -> None:
    table = snapshot(SIDES, hand="CCCC+")
    # four tiles and a shield are worth 5 at the end, the two of one tile were worth 1 each
    assert ("joins", "city", 4, 3, [0, 1]) in brief(table, "CCCC+@0,-1N")


def test_closing_a_city_that_two_hold_pays_both() -> None:
    table = snapshot(SIDES, hand="CCCF")
    # four tiles, 2 each
    assert ("completes", "city", 4, 8, [0, 1]) in brief(table, "CCCF@0,-1E")


def test_a_tile_beside_a_monk() -> None:
    table = snapshot("FFFFm@0,1N m FRFR@1,0N -", hand="FFFFm")
    # the monastery counts itself, the start tile and the road: 3; the new one lies beside it
    assert ("surrounds", "monastery", 4, 1, [0]) in brief(table, "FFFFm@1,1N")


def test_cards_of_the_claims_say_what_they_bring() -> None:
    table = snapshot("CFFF@0,-1S", hand=None)
    cards = {card["token"]: card for card in table["choices"]["claims"]}
    assert sorted(cards) == ["c.S", "f.NL"]
    city, field = cards["c.S"], cards["f.NL"]
    # complete city of two tiles: 4 at once
    assert (city["completes"], city["points"], city["value"], city["tiles"], city["open"]) == (True, 4, 4, 2, 0)
    # the field touches one complete city: 3 at the end
    assert (field["completes"], field["points"], field["value"], field["lying"]) == (False, 0, 3, True)
    assert table["choices"]["none"] == "-"


def test_what_cannot_be_claimed_says_why() -> None:
    table = snapshot("FRFR@1,0N r.E FRFR@2,0N")
    refused = {entry["site"]: entry for entry in table["choices"]["no_claims"]}
    assert sorted(refused) == ["r.E"]
    assert (refused["r.E"]["reason"], refused["r.E"]["seats"]) == ("occupied", [0])
    assert table["zones"][refused["r.E"]["zone"]]["name"] == "r.E@0,0"


def test_an_abbot_can_be_taken_back() -> None:
    table = snapshot("FFFFm@0,1N Am FRFR@1,0N - FRFR@2,0N", ruleset="carcassonne/2014")
    (card,) = table["choices"]["recalls"]
    # the monastery itself, the start tile, the road at 1,0
    assert (card["token"], card["piece"], card["kind"], card["points"]) == ("-A@0,1", "abbot", "monastery", 3)
    done = snapshot("FFFFm@0,1N Am FRFR@1,0N - FRFR@2,0N -A@0,1", ruleset="carcassonne/2014")
    turn = done["log"][-1]
    assert (turn["claim"]["recall"], turn["claim"]["piece"], turn["claim"]["site"]) == (True, "abbot", "m")
    (event,) = turn["events"]
    assert (event["points"], event["phase"], event["seat"]) == (3, "recall", 0)
    assert sorted(event["values"]) == [(0, 0, 1), (0, 1, 1), (1, 0, 1)]
    assert done["seats"][0]["supply"] == {"follower": 7, "abbot": 1}


def test_the_values_of_an_event_lie_on_its_tiles() -> None:
    table = snapshot(SIDES + " CCCF@0,-1E -")
    events = table["log"][-1]["events"]
    assert [(event["seat"], event["points"]) for event in events] == [(0, 8), (1, 8)]
    assert sorted(events[0]["values"]) == [(-1, -1, 2), (0, -1, 2), (0, 0, 2), (1, -1, 2)]
    figures = sorted((x, y, seat) for x, y, _, seat, _ in events[0]["figures"])
    assert figures == [(-1, -1, 1), (1, -1, 0)]
    assert {(x, y) for x, y, _ in events[0]["spots"]} == {(-1, -1), (0, -1), (0, 0), (1, -1)}
    assert events[0]["winners"] == [0, 1]


def test_figures_and_supplies() -> None:
    table = snapshot("FRFR@1,0N r.E FRFR@-1,0N f.NL")
    figures = [(f["x"], f["y"], f["site"], f["kind"], f["seat"], f["lying"]) for f in table["figures"]]
    assert figures == [(1, 0, "r.E", "road", 0, False), (-1, 0, "f.NL", "field", 1, True)]
    assert [seat["supply"] for seat in table["seats"]] == [{"follower": 6}, {"follower": 6}]
    assert [seat["stopped"] for seat in table["seats"]] == [3, 0]  # a road of three tiles


def test_a_discarded_tile_is_on_the_shelf_and_in_its_turn() -> None:
    """The only city is closed, so a tile of four city edges fits nowhere: it goes, and the same seat draws again."""
    table = snapshot("CFFF@0,-1S - ~CCCC+", hand="FRFR")
    assert table["discards"] == ["CCCC+"]
    assert [(turn["turn"], turn["seat"], turn["discards"]) for turn in table["log"]] == [(1, 0, []), (2, 1, ["CCCC+"])]
    assert (table["to_move"], table["hand"], table["turn"]) == (1, "FRFR", 2)
    # 72 less the start tile, one on the board, one out of the game, one in hand
    assert sum(entry["left"] for entry in table["bag"]) == table["tiles_left"] == 68
    assert sum(entry["total"] for entry in table["bag"]) == 72


@pytest.mark.parametrize(
    ("scores", "winners", "ranks", "margin"),
    [
        ((10, 7), [0], [1, 2], 3),
        ((7, 7), [0, 1], [1, 1], 0),
        ((5, 9, 9), [1, 2], [3, 1, 1], 0),
        ((0, 0), [0, 1], [1, 1], 0),
    ],
)
def test_ranks(scores: tuple[int, ...], winners: list[int], ranks: list[int], margin: int) -> None:
    result = result_of(scores, [])
    assert (result.winners, result.ranks, result.margin, result.decided_by) == (winners, ranks, margin, "")


def event(index: int, seat: int, kind: str, points: int) -> EventView:
    return EventView(index, 1, seat, kind, points, "complete", "", "", 0, 0, [], [], [], [], [], [])


def test_what_decided_the_game() -> None:
    events = [event(0, 0, "city", 8), event(1, 1, "city", 4), event(2, 0, "road", 2), event(3, 1, "road", 3)]
    result = result_of((10, 7), events)
    assert result.decided_by == "city"  # 4 ahead in cities, 1 behind in roads
    assert [(row.kind, row.points, row.events) for row in result.rows] == [
        ("city", [8, 4], [[0], [1]]),
        ("road", [2, 3], [[2], [3]]),
    ]
