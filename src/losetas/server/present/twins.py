"""Buildings on two tiles: where the other half will lie, and the half that has to be laid now."""

from __future__ import annotations

from losetas.carcassonne.state import CarcassonneState
from losetas.core.grid import Cell
from losetas.server.present.kinds import explanation
from losetas.server.protocol import ForcedView, TwinView


def twin_view(state: CarcassonneState, cell: Cell, turns: int) -> TwinView | None:
    """The other half of the tile in hand if it is laid so; None when it has none still to come."""
    kernel, program = state.kernel, state.game.program
    hand = kernel.hand
    if kernel.nforce > 0 or hand < 0 or "twin" not in program.kinds[hand].properties:
        return None
    tables = program.tables
    at = state.board.cell(kernel.twin_pos(hand, state.board.pos(cell), turns))
    return TwinView(
        code=program.kinds[tables.twin[hand]].code,
        x=at.x,
        y=at.y,
        turns=(tables.twinturn[hand] + turns) & 3,
        seat=(state.seat + 1) % state.game.players,
    )


def forced_view(state: CarcassonneState) -> ForcedView | None:
    """The place of a second half that has to be laid now."""
    kernel = state.kernel
    if kernel.nforce == 0 or state.hand is None:
        return None
    at = state.board.cell(kernel.forced_pos())
    return ForcedView(x=at.x, y=at.y, rule=explanation(state.game, "twin", state.hand.expansion))
