"""One game between bots."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from losetas.bots import Bot
from losetas.core.chance import Dealer, advance
from losetas.core.errors import LosetasError
from losetas.core.faults import ExpansionError
from losetas.core.game import Game


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended: points and share of the win by seat, decisions taken."""

    scores: tuple[int, ...]
    returns: tuple[float, ...]
    plies: int


def play_game(game: Game, bots: Sequence[Bot], deal: str, choices: str) -> GameResult:
    """Play a game to its end.

    Every bot is given what its seat may know, with the rest filled in at random, and a randomness of its own.

    Parameters:
        game: what is played.
        bots: one for each seat.
        deal: seed of the Dealer; games with the same one draw the same.
        choices: seed of what the bots do.

    Raises:
        ExpansionError: a hook that does not answer as it should, with the game so far.
    """
    if len(bots) != game.players:
        raise LosetasError(f"{game.name} for {game.players}: expected a bot for each seat, found {len(bots)}")
    state = game.new_state()
    dealer = Dealer(deal)
    rngs = [random.Random(f"{choices}/{seat}") for seat in range(game.players)]
    plies = 0
    try:
        advance(state, dealer)
        while not state.is_over:
            seat = state.to_move
            rng = rngs[seat]
            state.apply(bots[seat].choose(state.determinize(seat, rng), rng))
            plies += 1
            advance(state, dealer)
    except ExpansionError as error:
        raise error.locate(state)  # noqa: B904 the same error, which now says where
    return GameResult(state.scores, state.returns(), plies)
