"""Distances on a lattice of points laid over a tile: what makes plans quick and outlines smooth.

The lattice has 41 x 41 points, 2.5 units apart, the outermost on the edges of the tile. A list of 1681 numbers is a
value per point, row by row.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from losetas.render.geometry import Point

STEP = 2.5
COUNT = 41
REACH = 20.0  # distances beyond are cut off: nothing is drawn differently farther away
XS = tuple(-50 + STEP * i for i in range(COUNT))
_WITHIN = (-49.9, *XS[1:-1], 49.9)
POINTS: tuple[Point, ...] = tuple((x, y) for y in XS for x in XS)


def distances(lines: Sequence[Sequence[Point]]) -> list[float]:
    """The distance of every lattice point to the nearest of the polylines, at most REACH."""
    out = [REACH] * (COUNT * COUNT)
    for line in lines:
        for a, b in pairwise(line):
            _measure(out, a, b)
    return out


def _measure(out: list[float], a: Point, b: Point) -> None:
    (x1, y1), (x2, y2) = a, b
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy or 1.0
    first_x, last_x = _span(min(x1, x2), max(x1, x2))
    first_y, last_y = _span(min(y1, y2), max(y1, y2))
    for row in range(first_y, last_y):
        y = XS[row]
        ey = (y - y1) * dy
        at = row * COUNT + first_x
        for x in XS[first_x:last_x]:
            t = ((x - x1) * dx + ey) / square
            if t < 0:
                d = hypot(x - x1, y - y1)
            elif t > 1:
                d = hypot(x - x2, y - y2)
            else:
                d = hypot(x - x1 - t * dx, y - y1 - t * dy)
            if d < out[at]:
                out[at] = d
            at += 1


def _span(low: float, high: float) -> tuple[int, int]:
    """The columns (or rows) that lie within REACH of an interval."""
    return max(0, int((low - REACH + 50) / STEP) + 1), min(COUNT, int((high + REACH + 50) / STEP) + 1)


def covered(ring: Sequence[Point]) -> list[bool]:
    """Which lattice points lie in the polygon; points on an edge of the tile count with what lies just inside it."""
    out: list[bool] = []
    for y in _WITHIN:
        cuts = []
        x1, y1 = ring[-1]
        for x2, y2 in ring:
            if (y1 > y) != (y2 > y):
                cuts.append((x2 - x1) * (y - y1) / (y2 - y1) + x1)
            x1, y1 = x2, y2
        cuts.sort()
        row = [False] * COUNT
        for start, end in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = bisect_right(_WITHIN, start), bisect_right(_WITHIN, end)
            row[first:last] = [True] * (last - first)
        out += row
    return out


def nearest(x: float, y: float) -> int:
    """The index of the lattice point nearest to a point of the tile."""
    column = min(COUNT - 1, max(0, round((x + 50) / STEP)))
    row = min(COUNT - 1, max(0, round((y + 50) / STEP)))
    return row * COUNT + column


def near(p: Point, radius: float) -> list[int]:
    """The indices of the lattice points within a square round a point of the tile."""
    columns = [i for i, x in enumerate(XS) if abs(x - p[0]) <= radius]
    return [row * COUNT + column for row, y in enumerate(XS) if abs(y - p[1]) <= radius for column in columns]


def value_at(values: Sequence[float], x: float, y: float) -> float:
    """The value at any point of the tile, by bilinear interpolation."""
    u = min(COUNT - 1.001, max(0.0, (x + 50) / STEP))
    v = min(COUNT - 1.001, max(0.0, (y + 50) / STEP))
    i, j = int(u), int(v)
    u -= i
    v -= j
    at = j * COUNT + i
    upper = values[at] * (1 - u) + values[at + 1] * u
    lower = values[at + COUNT] * (1 - u) + values[at + COUNT + 1] * u
    return upper * (1 - v) + lower * v


def spread(seeds: Sequence[Sequence[int]], open_: Sequence[bool]) -> list[int]:
    """Floods the open points from every seed at once; gives the number of the flood that took a point, or -1.

    Floods that meet share what lies between them, each taking what it reaches first.
    """
    owner = [-1] * (COUNT * COUNT)
    front: list[int] = []
    for number, points in enumerate(seeds):
        for at in points:
            if owner[at] < 0:
                owner[at] = number
                front.append(at)
    while front:
        reached = []
        for at in front:
            number = owner[at]
            column = at % COUNT
            for step, stays in ((1, column < COUNT - 1), (-1, column > 0), (COUNT, True), (-COUNT, True)):
                to = at + step
                if stays and 0 <= to < COUNT * COUNT and owner[to] < 0 and open_[to]:
                    owner[to] = number
                    reached.append(to)
        front = reached
    return owner


# Marching squares: corners 1 upper left, 2 upper right, 4 lower right, 8 lower left are inside; each pair of sides
# (0 top, 1 right, 2 bottom, 3 left) is a piece of outline with the inside on its right.
_PIECES: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((3, 0),),
    2: ((0, 1),),
    3: ((3, 1),),
    4: ((1, 2),),
    5: ((3, 0), (1, 2)),
    6: ((0, 2),),
    7: ((3, 2),),
    8: ((2, 3),),
    9: ((2, 0),),
    10: ((0, 1), (2, 3)),
    11: ((2, 1),),
    12: ((1, 3),),
    13: ((1, 0),),
    14: ((0, 3),),
}
_WIDE = COUNT + 2
# a ring of points outside lies on the very edge, so that outlines close exactly there
_PLACES = (-50.0, *XS, 50.0)


def outlines(values: Sequence[float]) -> list[list[Point]]:
    """The rings round all points whose value is above 0, cut where the value crosses 0."""
    framed = [-1.0] * _WIDE
    for row in range(COUNT):
        framed += [-1.0, *values[row * COUNT : (row + 1) * COUNT], -1.0]
    framed += [-1.0] * _WIDE
    nexts: dict[int, int] = {}
    for at in range(_WIDE * (_WIDE - 1) - 1):
        if at % _WIDE == _WIDE - 1:
            continue
        case = (
            (framed[at] > 0)
            | (framed[at + 1] > 0) << 1
            | (framed[at + _WIDE + 1] > 0) << 2
            | (framed[at + _WIDE] > 0) << 3
        )
        if 0 < case < 15:
            sides = (2 * at, 2 * (at + 1) + 1, 2 * (at + _WIDE), 2 * at + 1)
            for a, b in _PIECES[case]:
                nexts[sides[a]] = sides[b]
    rings = []
    while nexts:
        start = at = min(nexts)
        ring = []
        while at in nexts:
            ring.append(_crossing(framed, at))
            at = nexts.pop(at)
        if at == start and len(ring) > 2:
            rings.append(ring)
    return rings


def _crossing(framed: Sequence[float], side: int) -> Point:
    """Where the value crosses 0 on a lattice side: even numbers lie along a row, odd ones along a column."""
    at, column = divmod(side, 2)
    to = at + (_WIDE if column else 1)
    a, b = framed[at], framed[to]
    t = a / (a - b)
    x1, y1 = _PLACES[at % _WIDE], _PLACES[at // _WIDE]
    x2, y2 = _PLACES[to % _WIDE], _PLACES[to // _WIDE]
    return (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t)
