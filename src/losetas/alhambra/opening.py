"""Who begins a game of Alhambra and why: the deal decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from losetas.core.game import CHANCE

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState


class Opening(NamedTuple):
    """The start player, and by which comparison of ALB-7: fewest `cards`, smallest `sum`, or the earliest `seat`."""

    seat: int
    by: Literal["cards", "sum", "seat"]


def opening_of(state: AlhambraState) -> Opening | None:
    """How the deal chose who begins; None before it is over, and for a position that was not dealt.

    Nobody's cards are told, only what everybody saw of the deal (ALB-6).
    """
    began = state.game.new_state()
    for move in state.history:
        if move.seat != CHANCE or began.to_move != CHANCE:
            break
        began.kernel.draw(began.parse(move.token).payload)  # it was legal, and to ask again would take its time
    if began.to_move == CHANCE:
        return None
    kernel, seats = began.kernel, range(state.game.players)
    fewest = min(kernel.hand_size(seat) for seat in seats)
    sums = [kernel.fortune(seat) for seat in seats if kernel.hand_size(seat) == fewest]
    if len(sums) == 1:
        return Opening(began.seat, "cards")
    return Opening(began.seat, "sum" if sums.count(min(sums)) == 1 else "seat")
