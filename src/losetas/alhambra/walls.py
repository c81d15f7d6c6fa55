"""The outer wall of a palace as segments: which of them make up the longest joined one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from losetas.core.grid import SIDES, Cell

Segment = tuple[int, int, int]
"""A wall segment: x and y of its tile, number of the side."""

# The end points of each side, as corners of the grid, in the direction of a walk with the palace on the right.
_ENDS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 1)), ((0, 1), (0, 0)))


def outer_segments(walls: Mapping[Cell, str]) -> list[Segment]:
    """The sides with a wall that face an empty cell (ALB-50); `walls` are those of every tile, the fountain too."""
    return [
        (cell.x, cell.y, SIDES.index(side))
        for cell, sides in sorted(walls.items())
        for side in sides
        if cell.step(side) not in walls
    ]


def longest_wall(walls: Mapping[Cell, str]) -> tuple[Segment, ...]:
    """The segments of the longest joined wall (ALB-51, ALB-52): those that share end points belong together."""
    left = outer_segments(walls)
    best: list[Segment] = []
    while left:
        joined = [left.pop()]
        for segment in joined:
            ends = _corners(segment)
            near = [other for other in left if ends & _corners(other)]
            joined += near
            left = [other for other in left if other not in near]
        if len(joined) > len(best):
            best = joined
    return tuple(sorted(best))


def _corners(segment: Segment) -> set[tuple[int, int]]:
    x, y, side = segment
    return {(x + dx, y + dy) for dx, dy in _ENDS[side]}
