"""What a seat may know of a game of Carcassonne: everything but the order of the bag (BAS-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from losetas.carcassonne.state import CarcassonneState


class TileView(msgspec.Struct, frozen=True):
    """A tile on the table."""

    code: str
    x: int
    y: int
    turns: int
    covered: bool
    seat: int


class FigureView(msgspec.Struct, frozen=True):
    """A figure on the table."""

    x: int
    y: int
    segment: int
    site: str
    seat: int
    piece: str


class CarcassonneView(msgspec.Struct, frozen=True):
    """All that is public."""

    ruleset: str
    players: int
    turn: int
    seat: int
    to_move: int
    step: str
    hand: str | None
    scores: tuple[int, ...]
    supply: tuple[dict[str, int], ...]
    tiles: tuple[TileView, ...]
    figures: tuple[FigureView, ...]
    bag: dict[str, int]
    discards: tuple[str, ...]
    slots: tuple[int, ...]
    moves: tuple[str, ...]


def view_of(state: CarcassonneState) -> CarcassonneView:
    """The view that every seat and every spectator has."""
    hand = state.hand
    return CarcassonneView(
        ruleset=str(state.game.ruleset),
        players=state.game.players,
        turn=state.turn,
        seat=state.seat,
        to_move=state.to_move,
        step=state.step,
        hand=hand.code if hand else None,
        scores=state.scores,
        supply=tuple(state.supply(seat) for seat in range(state.game.players)),
        tiles=tuple(TileView(t.kind.code, t.cell.x, t.cell.y, t.turns, t.covered, t.seat) for t in state.tiles()),
        figures=tuple(FigureView(f.cell.x, f.cell.y, f.segment, f.site, f.seat, f.piece) for f in state.figures()),
        bag=state.bag,
        discards=tuple(state.discards),
        slots=tuple(state.kernel.slot_of(i) for i in range(state.game.program.slots)),
        moves=tuple(move.token for move in state.history),
    )
