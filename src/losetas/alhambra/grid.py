"""The palaces drawn as text, for the block form of a position and for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from losetas.core.game import SEATS

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

FOUNTAIN = "fountain"


def grid(state: AlhambraState) -> str:
    """A drawing of every palace: the seat over its columns, one tile a cell; an empty cell is a dot."""
    return "\n".join(_palace(state, seat) for seat in range(state.game.players))


def _palace(state: AlhambraState, seat: int) -> str:
    tiles = {(0, 0): FOUNTAIN} | {(cell.x, cell.y): tile.code for cell, tile in state.palace(seat)}
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(min(y for _, y in tiles), max(y for _, y in tiles) + 1)
    table = [[SEATS[seat], *(str(x) for x in columns)]]
    table += [[str(y), *(tiles.get((x, y), ".") for x in columns)] for y in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table)
