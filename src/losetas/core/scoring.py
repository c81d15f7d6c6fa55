"""Itemised points: every point cites the rule that earned it."""

from __future__ import annotations

import msgspec

from losetas.core.grid import Cell


class Term(msgspec.Struct, frozen=True):
    """One line of a sum: `count` things worth `each`, by rule `rule`.

    >>> Term("tiles", 5, 2, "BAS-12").points
    10
    """

    code: str
    count: int
    each: int
    rule: str

    @property
    def points(self) -> int:
        """What the line is worth."""
        return self.count * self.each


class FigureMark(msgspec.Struct, frozen=True):
    """A figure that stood in the scored feature: where, whose, which piece."""

    x: int
    y: int
    site: str
    seat: int
    piece: str


class ScoreEvent(msgspec.Struct, frozen=True):
    """Points one seat received for one thing.

    `kind` is a feature kind or a registered word, `zone` its name on the board (`c.N@3,1`), `cells` what to light,
    `segments` the segments (x, y, index) that belong to it, `phase` one of complete, recall, bonus, final, or a scoring
    round (round1 ...). A negative seat is nobody's: a share of the points that no player gets.
    The terms add up to `points`.
    """

    seat: int
    kind: str
    points: int
    zone: str
    cells: tuple[Cell, ...]
    segments: tuple[tuple[int, int, int], ...]
    terms: tuple[Term, ...]
    phase: str
    rule: str
    winners: tuple[int, ...] = ()
    figures: tuple[FigureMark, ...] = ()
