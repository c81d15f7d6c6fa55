"""What lies in a palace, in the words of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from losetas.alhambra.components import Tile
from losetas.alhambra.walls import Segment, longest_wall
from losetas.core.grid import Cell

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program

_WIDTH = 128
_MIDDLE = 64


def cell_at(pos: int) -> Cell:
    """The cell of a place of the kernel; the fountain lies at 0,0."""
    return Cell(pos % _WIDTH - _MIDDLE, pos // _WIDTH - _MIDDLE)


def palace_of(program: Program, kernel: Kernel, seat: int) -> list[tuple[Cell, Tile]]:
    """The tiles of a palace by cell, the fountain left out."""
    flat = kernel.tile_list(seat)
    found = [(cell_at(pos), program.tiles[tile]) for pos, tile in zip(flat[::2], flat[1::2], strict=True)]
    return sorted(found, key=lambda item: (item[0].y, item[0].x))


def wall_of(program: Program, kernel: Kernel, seat: int) -> tuple[Segment, ...]:
    """The segments of the longest outer wall of a palace."""
    return longest_wall({Cell(0, 0): "", **{cell: tile.walls for cell, tile in palace_of(program, kernel, seat)}})
