"""The final distribution of a game of Alhambra: which tile went to whom, and by which sums (ALB-56, ALB-57)."""

from __future__ import annotations

from typing import NamedTuple

from losetas.alhambra.holdings import FINAL, GIFTS, PLACING
from losetas.alhambra.state import AlhambraState
from losetas.core.action import Move
from losetas.core.game import CHANCE
from losetas.server.protocol import GiftView


class Distribution(NamedTuple):
    """The final distribution: every tile of the market when the game ended, in the order of the spaces."""

    after: int
    """The place in the history of the move that brought it about; -1 when there was none yet."""
    gifts: list[GiftView]


def distribution_of(state: AlhambraState) -> Distribution:
    """What was distributed so far.

    A state keeps no memory of it, so the game is played again up to there.
    """
    if not _distributed(state):
        return Distribution(-1, [])
    twin = state.game.new_state()
    for place, move in enumerate(state.history):
        market = twin.kernel.market_list()
        _fill(twin, market, move)
        if move.token == "end":  # noqa: S105 a move, not a secret
            twin.stop()
        else:
            twin.apply(twin.parse(move.token))
        if _distributed(twin):
            return Distribution(place, _read(twin, market))
    return Distribution(-1, [])


def _distributed(state: AlhambraState) -> bool:
    kernel = state.kernel
    return kernel.stage in (GIFTS, FINAL) or (kernel.stage == PLACING and kernel.back == GIFTS)


def _fill(state: AlhambraState, market: list[int], move: Move) -> None:
    """Put what a move draws on the first empty space: the last draw and the distribution are one ply."""
    tile = move.token.removeprefix("~")
    if move.seat == CHANCE and -1 in market and tile in {one.code for one in state.program.tiles}:
        market[market.index(-1)] = state.program.tile(tile)


def _read(state: AlhambraState, market: list[int]) -> list[GiftView]:
    program, left = state.program, state.kernel.market_list()
    found = []
    for space, tile in enumerate(market):
        if tile < 0:
            continue
        currency = program.tables.currency[space]
        sums = [state.kernel.sum_of(seat, currency) for seat in range(state.game.players)]
        found.append(
            GiftView(
                currency=program.currencies[currency].key,
                tile=program.tiles[tile].code,
                sums=sums,
                seat=sums.index(max(sums)) if left[space] < 0 else None,
                rule="ALB-56" if left[space] < 0 else "ALB-57",
            )
        )
    return found
