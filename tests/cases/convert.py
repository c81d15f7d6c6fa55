"""Turns the positions of `shared/cases/carcassonne.md` into tokens of our notation.

A position is a list of steps `player:Tile@x,y/r+meeple`: r quarter turns clockwise from the drawing described in that
file (H, I and U are drawn otherwise than in our data), meeple = kind and number of the segment in that file's order.
The tables below are typed from its notation section, by hand, and know nothing of the engine.
"""

from __future__ import annotations

import re
from typing import NamedTuple

SIDES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


class Shape(NamedTuple):
    """A tile as the file of cases draws it: edges N E S W, marks, and its segments by name."""

    edges: str
    marks: str
    segments: dict[str, str]


SHAPES = {
    "A": Shape("FFRF", "m", {"r0": "S", "f0": "NL NR EL ER SL SR WL WR"}),
    "B": Shape("FFFF", "m", {"f0": "NL NR EL ER SL SR WL WR"}),
    "C": Shape("CCCC", "+", {"c0": "N E S W"}),
    "D": Shape("CRFR", "", {"c0": "N", "r0": "E W", "f0": "EL WR", "f1": "ER SL SR WL"}),
    "E": Shape("CFFF", "", {"c0": "N", "f0": "EL ER SL SR WL WR"}),
    "F": Shape("FCFC", "+", {"c0": "E W", "f0": "NL NR", "f1": "SL SR"}),
    "G": Shape("FCFC", "", {"c0": "E W", "f0": "NL NR", "f1": "SL SR"}),
    "H": Shape("FCFC", "s", {"c0": "E", "c1": "W", "f0": "NL NR SL SR"}),
    "I": Shape("CCFF", "s", {"c0": "N", "c1": "E", "f0": "SL SR WL WR"}),
    "J": Shape("CRRF", "", {"c0": "N", "r0": "E S", "f0": "EL SR WL WR", "f1": "ER SL"}),
    "K": Shape("CFRR", "", {"c0": "N", "r0": "S W", "f0": "EL ER SL WR", "f1": "SR WL"}),
    "L": Shape("CRRR", "", {"c0": "N", "r0": "E", "r1": "S", "r2": "W", "f0": "EL WR", "f1": "ER SL", "f2": "SR WL"}),
    "M": Shape("CFFC", "+", {"c0": "N W", "f0": "EL ER SL SR"}),
    "N": Shape("CFFC", "", {"c0": "N W", "f0": "EL ER SL SR"}),
    "O": Shape("CRRC", "+", {"c0": "N W", "r0": "E S", "f0": "EL SR", "f1": "ER SL"}),
    "P": Shape("CRRC", "", {"c0": "N W", "r0": "E S", "f0": "EL SR", "f1": "ER SL"}),
    "Q": Shape("CCFC", "+", {"c0": "N E W", "f0": "SL SR"}),
    "R": Shape("CCFC", "", {"c0": "N E W", "f0": "SL SR"}),
    "S": Shape("CCRC", "+", {"c0": "N E W", "r0": "S", "f0": "SL", "f1": "SR"}),
    "T": Shape("CCRC", "", {"c0": "N E W", "r0": "S", "f0": "SL", "f1": "SR"}),
    "U": Shape("RFRF", "", {"r0": "N S", "f0": "NR EL ER SL", "f1": "NL SR WL WR"}),
    "V": Shape("FFRR", "", {"r0": "S W", "f0": "NL NR EL ER SL WR", "f1": "SR WL"}),
    "W": Shape("FRRR", "", {"r0": "E", "r1": "S", "r2": "W", "f0": "NL NR EL WR", "f1": "ER SL", "f2": "SR WL"}),
    "X": Shape(
        "RRRR",
        "",
        {"r0": "N", "r1": "E", "r2": "S", "r3": "W", "f0": "NR EL", "f1": "ER SL", "f2": "SR WL", "f3": "NL WR"},
    ),
    "gE": Shape("CFFF", "g", {"c0": "N", "f0": "EL ER SL SR WL WR"}),
}

STEP = re.compile(r"(\d):(\w+)@(-?\d+),(-?\d+)/([0-3])(?:\+(m|[crf]\d))?")


def turned(location: str, turns: int) -> str:
    """A side or half-edge after quarter turns clockwise."""
    return SIDES[(SIDES.index(location[0]) + turns) % 4] + location[1:]


def code_of(shape: Shape) -> tuple[str, int]:
    """The tile code, and how many quarter turns the code's first letter stands from north in the drawing."""
    rotations = [(shape.edges[i:] + shape.edges[:i], i) for i in range(4)]
    edges, first = min(rotations)
    return edges + shape.marks, first


def placement(shape: Shape, turns: int) -> tuple[str, str]:
    """The tile code and the side it faces; of sides that look alike the first of N E S W."""
    code, first = code_of(shape)
    alike = [i for i in range(4) if shape.edges[i:] + shape.edges[:i] == shape.edges[first:] + shape.edges[:first]]
    return code, min((SIDES[(i + turns) % 4] for i in alike), key=SIDES.index)


def site(shape: Shape, name: str, turns: int) -> str:
    """The site of a segment as it lies on the board; a garden is always the abbot's."""
    if name == "m":
        return "Ag" if "g" in shape.marks else "m"
    places = [turned(place, turns) for place in shape.segments[name].split()]
    order = SIDES if name[0] in "cr" else HALVES
    return f"{name[0]}.{min(places, key=order.index)}"


def convert(position: str) -> str:
    """A position as the text of a `play` line (for scenarios with start=none free).

    >>> convert("0:D@0,0/0 1:E@0,-1/2+c0")
    'A:CRFR@0,0N ; B:CFFF@0,-1S c.S'
    """
    turns = []
    for step in position.split():
        found = STEP.fullmatch(step)
        if found is None:
            raise ValueError(f"not a step: {step}")
        player, letter, x, y, r, meeple = found.groups()
        shape = SHAPES[letter]
        code, side = placement(shape, int(r))
        token = f"{'ABCDEF'[int(player)]}:{code}@{x},{y}{side}"
        turns.append(token + (" " + site(shape, meeple, int(r)) if meeple else ""))
    return " ; ".join(turns)
