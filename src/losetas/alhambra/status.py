"""Whether a position can have come about: flags for what is impossible in it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from losetas.alhambra.setup import full_count, palace_flaw
from losetas.alhambra.tables import SCORE1
from losetas.core.game import Status

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

_FLAWS = {"wall-mismatch": Status.EDGES_MISMATCH, "unreachable": Status.NOT_CONNECTED, "hole": Status.HOLE}


def status_of(state: AlhambraState) -> Status:
    """All that is wrong with a position; Status.OK when nothing is."""
    kernel = state.kernel
    status = Status.OK
    for seat in range(state.game.players):
        flaw = palace_flaw(kernel, seat)
        if flaw:
            status |= _FLAWS[flaw]
    tiles = tiles_in_use(state)
    if any(tiles[tile] > kernel.T.count[tile] + kernel.T.acount[tile] for tile in range(kernel.T.tiles)):
        status |= Status.TILE_USED_TOO_OFTEN
    if any(count > full_count(kernel, card) for card, count in cards_in_use(state).items()):
        status |= Status.CARD_USED_TOO_OFTEN
    return status


def tiles_in_use(state: AlhambraState) -> Counter[int]:
    """How many of each tile there are, wherever they lie, supplies included."""
    kernel = state.kernel
    found = Counter({tile: kernel.bag_of(tile) + kernel.under_of(tile) for tile in range(kernel.T.tiles)})
    found.update(tile for tile in kernel.market_list() if tile >= 0)
    found.update([*kernel.aside_list(), *kernel.neutral_list(), *kernel.gift_list()[::2]])
    found.update(top for kind in range(6) if (top := kernel.top_of(kind)) >= 0)
    for seat in range(state.game.players):
        found.update(kernel.reserve_list(seat))
        found.update(kernel.tile_list(seat)[1::2])
    return found


def cards_in_use(state: AlhambraState) -> Counter[int]:
    """How many of each card there are, wherever they lie, supplies included; scoring cards left out."""
    kernel = state.kernel
    found = Counter({card: kernel.unseen_of(card) + kernel.discarded(card) for card in range(SCORE1)})
    found.update(kernel.display_list())
    for seat in range(state.game.players):
        for card in range(SCORE1):
            found[card] += kernel.held(seat, card)
    return found
