"""The table of a game as one SVG, from its state: what the command line and the server draw positions with."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from losetas.alhambra.state import AlhambraState
from losetas.carcassonne.state import CarcassonneState
from losetas.core.grid import Cell
from losetas.render.alhambra import palace_svg
from losetas.render.board import SegmentAt, board_svg
from losetas.render.looks import LOOKS

GAP = 1  # empty columns between two palaces


def land_svg(
    state: CarcassonneState,
    look: str | None = None,
    *,
    coordinates: bool = False,
    highlight: Collection[SegmentAt] = (),
    legal: Collection[Cell] = (),
    px: int = 110,
) -> str:
    """A position of Carcassonne; without a look in that of its edition."""
    edition = state.game.ruleset.edition
    return board_svg(
        [(placed.kind, placed.cell.x, placed.cell.y, placed.turns) for placed in state.tiles()],
        look or (edition if edition in LOOKS else min(LOOKS)),
        followers=[(f.cell.x, f.cell.y, f.segment, f.seat, f.piece) for f in state.figures()],
        last=state.last,
        legal=[(cell.x, cell.y) for cell in legal],
        highlight=highlight,
        coordinates=coordinates,
        px=px,
    )


def palaces_svg(state: AlhambraState, seats: Iterable[int], px: int = 110) -> str:
    """The palaces of some seats of Alhambra from west to east, their fountains in one row."""
    pieces: list[tuple[int, int, str]] = []
    free = 0
    for seat in seats:
        tiles = [(0, 0, f"fountain-{seat}"), *((cell.x, cell.y, tile.code) for cell, tile in state.palace(seat))]
        shift = free - min(x for x, _, _ in tiles)
        pieces += [(x + shift, y, code) for x, y, code in tiles]
        free = max(x for x, _, _ in pieces) + 1 + GAP
    return palace_svg(pieces, px=px)
