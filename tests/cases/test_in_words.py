"""The R-cases that the file of cases puts in words, and those that need every tile kind tried."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.state import CarcassonneState
from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.game import CHANCE
from losetas.core.grid import Cell
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay

# R57: letter: distinct placements beside the start tile, placements with follower choices (none included)
OPENING = {
    "A": (5, 20), "B": (1, 3), "C": (1, 2), "D": (6, 30), "E": (4, 12), "F": (2, 8), "G": (2, 8), "H": (2, 8),
    "I": (4, 16), "J": (6, 30), "K": (6, 30), "L": (7, 56), "M": (4, 12), "N": (4, 12), "O": (6, 30), "P": (6, 30),
    "Q": (4, 12), "R": (4, 12), "S": (5, 25), "T": (5, 25), "U": (3, 12), "V": (6, 24), "W": (7, 49), "X": (2, 18),
}  # fmt: skip
# R57: cell x rotation, look-alikes counted
RAW = dict(zip(OPENING, (5, 4, 4, 6, 4, 4, 4, 4, 4, 6, 6, 7, 4, 4, 6, 6, 4, 4, 5, 5, 6, 6, 7, 8), strict=True))
# R62
COUNTS = dict(zip(OPENING, (2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1), strict=True))
SHIELDS = {"C": 1, "F": 2, "M": 2, "O": 2, "Q": 1, "S": 2}
GARDENS = "EHIMNRUV"


def game(rules: str = "carcassonne/classic", players: int = 2) -> CarcassonneGame:
    """A game of Carcassonne."""
    made = registry.make(rules, players)
    assert isinstance(made, CarcassonneGame)
    return made


def in_hand(state: CarcassonneState, code: str) -> CarcassonneState:
    """A copy of a state with a tile in the hand of the seat whose turn it is."""
    twin = state.copy()
    twin.edit_draw(code)
    return twin


@pytest.mark.parametrize("letter", OPENING)
def test_r57_opening_moves(letter: str) -> None:
    table = game()
    [kind] = [kind for kind in table.kinds if kind.letter == letter]
    state = in_hand(table.new_state(), kind.code)
    placements = state.legal_actions()
    joint = 0
    for action in placements:
        state.push(action)
        joint += len(state.legal_actions()) if state.step == "follower" else 1
        state.pop()
    assert (len(placements), joint) == OPENING[letter]
    cells = product(range(-2, 3), range(-2, 3), "NESW")
    raw = [f"{kind.code}@{x},{y}{side}" for x, y, side in cells]
    assert sum(state.reason(state.parse(token)) is None for token in raw) == RAW[letter]


def test_r57_sums() -> None:
    assert sum(RAW.values()) == 123
    assert sum(distinct for distinct, _ in OPENING.values()) == 102
    assert sum(joint for _, joint in OPENING.values()) == 484


def test_r62_deck() -> None:
    table = game()
    letters = {kind.code: kind.letter for kind in table.kinds}
    bag = Counter({letters[code]: n for code, n in table.new_state().bag.items()})
    assert bag.total() == 71
    assert bag + Counter("D") == Counter(COUNTS)
    shields = Counter(
        {kind.letter: sum(s.shields for s in kind.segments) * COUNTS[kind.letter] for kind in table.kinds}
    )
    assert +shields == Counter(SHIELDS)
    assert [(placed.kind.letter, placed.cell, placed.turns) for placed in table.new_state().tiles()] == [
        ("D", (0, 0), 0)
    ]


def test_r62_gardens_of_2014() -> None:
    table = game("carcassonne/2014")
    letters = {kind.code: kind.letter for kind in table.kinds}
    bag = Counter({letters[code]: n for code, n in table.new_state().bag.items()})
    expected = Counter(COUNTS) - Counter("D") - Counter(GARDENS) + Counter(f"{letter}g" for letter in GARDENS)
    assert bag == expected
    for kind in table.kinds:
        assert any(s.kind == "garden" for s in kind.segments) == (kind.letter[1:] == "g")


def test_r54_all_remaining_tiles_unplaceable() -> None:
    # only city edges lie open, so a tile without a city edge fits nowhere: all three leave within one turn
    state = game().new_state(start=False)
    state.edit_put("CCCC+", Cell(0, 0), 0)
    state.edit_bag({"FFFFm": 1, "FRFR": 1, "RRRR": 1})
    turn = state.turn
    for code in ("FRFR", "FFFFm", "RRRR"):
        assert state.to_move == CHANCE
        assert state.turn == turn
        state.apply(state.draw_action(code))
    assert state.is_over
    assert state.discards == ["FRFR", "FFFFm", "RRRR"]
    assert [move.discards for move in state.history] == [("FRFR",), ("FFFFm",), ("RRRR",)]


def test_r54_the_same_seat_goes_on() -> None:
    state = game().new_state(start=False)
    state.edit_put("CCCC+", Cell(0, 0), 0)
    state.edit_bag({"FFFFm": 1, "CFFF": 1})
    state.apply(state.draw_action("FFFFm"))
    state.apply(state.draw_action("CFFF"))
    assert (state.to_move, state.step, state.turn) == (0, "place", 1)


def patterns() -> set[str]:
    """The edge patterns of the tiles, as the least of their rotations."""
    return {min(kind.edges[i:] + kind.edges[:i] for i in range(4)) for kind in game().kinds}


def test_r56_patterns_that_no_tile_has() -> None:
    every = {min(text[i:] + text[:i] for i in range(4)) for text in map("".join, product("CFR", repeat=4))}
    assert len(every) == 24
    assert every - patterns() == {"CCFR", "CCRF", "CFCR", "CFFR", "CFRF", "CRCR", "CRFF"}


def test_r56_three_sides_are_never_dead() -> None:
    rotations = {text[i:] + text[:i] for text in patterns() for i in range(4)}
    for three in map("".join, product("CFR", repeat=3)):
        assert any(text.startswith(three) for text in rotations), three


def test_r56_a_dead_cell() -> None:
    # round 0,0: city to the north and the south, road to the east and the west
    state = game().new_state(start=False)
    for code, cell, turns in (("CCCC+", (0, -1), 0), ("RRRR", (1, 0), 0), ("CCCC+", (0, 1), 0), ("RRRR", (-1, 0), 0)):
        state.edit_put(code, Cell(*cell), turns)
    for kind in game().kinds:
        tried = in_hand(state, kind.code)
        tokens = [f"{kind.code}@0,0{side}" for side in "NESW"]
        assert {tried.reason(tried.parse(token)) for token in tokens} == {"edge-mismatch"}, kind.code


def test_r12_only_one_kind_fills_the_hole() -> None:
    # the hole has a city edge to the south and fields on the other sides: of all kinds only E fits, city to the south
    state = game().new_state(start=False)
    ring = (
        ("CCFF+", (0, 0), 1), ("CFCF+", (1, 0), 1), ("CCFF", (2, 0), 2), ("CFCF", (2, 1), 0), ("CCFF", (2, 2), 3),
        ("CCCF", (1, 2), 3), ("CCFF", (0, 2), 0), ("CFCF+", (0, 1), 0),
    )  # fmt: skip
    for code, cell, turns in ring:
        state.edit_put(code, Cell(*cell), turns)
    fitting = set()
    for kind in game().kinds:
        tried = in_hand(state, kind.code)
        fitting |= {t for side in "NESW" if tried.reason(tried.parse(t := f"{kind.code}@1,1{side}")) is None}
    assert fitting == {"CFFF@1,1S"}


def test_r74_discards_inside_a_saved_game() -> None:
    table = game()
    state = table.new_state()
    dealer = Dealer("r74")
    # close the only city: CCCC+ and, with a bag of nothing else for the moment, its twin leave the game
    for code, token in (("CFFF", "CFFF@0,-1S"), ("CCCC+", ""), ("FRFR", "FRFR@1,0N")):
        state.apply(state.draw_action(code))
        if token:
            state.apply(state.parse(token))
            state.apply(state.parse("-"))
    assert state.discards == ["CCCC+"]
    advance(state, dealer)
    text = record_of(state).text()
    loaded = replay(read_record(text))
    assert isinstance(loaded, CarcassonneState)
    assert loaded.discards == state.discards
    assert loaded.bag == state.bag
    assert [move.token for move in loaded.history] == [move.token for move in state.history]
    assert [move.events for move in loaded.history] == [move.events for move in state.history]
    assert loaded.position() == state.position()
