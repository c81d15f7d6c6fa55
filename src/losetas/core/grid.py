"""Cells, sides and quarter turns: the geometry both tile games share."""

from __future__ import annotations

from typing import NamedTuple

SIDES = "NESW"
HALF_EDGES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
DELTAS = ((0, -1), (1, 0), (0, 1), (-1, 0))
RING = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


class Cell(NamedTuple):
    """A place on the table: x grows east, y grows south, the start tile lies at 0,0.

    >>> Cell(0, 0).step("S")
    Cell(x=0, y=1)
    """

    x: int
    y: int

    def step(self, side: str) -> Cell:
        """The neighbouring cell across `side` (one of N E S W)."""
        dx, dy = DELTAS[SIDES.index(side)]
        return Cell(self.x + dx, self.y + dy)

    def ring(self) -> tuple[Cell, ...]:
        """The eight cells around this one, row by row."""
        return tuple(Cell(self.x + dx, self.y + dy) for dx, dy in RING)

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


def turn_side(side: str, turns: int) -> str:
    """The side that `side` faces after `turns` quarter turns clockwise.

    >>> turn_side("W", 1)
    'N'
    """
    return SIDES[(SIDES.index(side) + turns) % 4]


def turn_half(half: str, turns: int) -> str:
    """The half-edge that `half` becomes after `turns` quarter turns clockwise.

    >>> turn_half("WR", 2)
    'ER'
    """
    return turn_side(half[0], turns) + half[1]


def turn_location(location: str, turns: int) -> str:
    """Turn a side or a half-edge, whichever `location` is."""
    return turn_side(location, turns) if len(location) == 1 else turn_half(location, turns)


def location_order(location: str) -> int:
    """Sort key of a location: N E S W, or NL NR ... WR clockwise from the north-west corner."""
    return SIDES.index(location) if len(location) == 1 else HALF_EDGES.index(location)
