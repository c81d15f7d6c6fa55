"""The turn loop exists twice in what it is called from: `kernel.playout()` and State must play the same game."""

from __future__ import annotations

import pytest

import losetas
from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tokens import pack_place
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.game import CHANCE

GAMES = 60 if losetas.kernel_is_compiled() else 6


def logged(game: CarcassonneGame, seed: int) -> tuple[Kernel, list[int], int]:
    """A kernel after a random game, what it drew and chose, and how many plies it says it played."""
    kernel = game.kernel(seed)
    kernel.log_on()
    plies = kernel.playout()
    return kernel, [kernel.log[i] for i in range(kernel.nlog)], plies


RULES = ("carcassonne/classic", "carcassonne/2014", "carcassonne/2014(farms=1st,tiny_city=2)")


@pytest.mark.parametrize("rules", RULES)
def test_playout_and_state_play_the_same_seeds_to_the_same_ends(rules: str) -> None:
    for seed in range(GAMES):
        game = registry.make(rules, 2 + seed % 5)
        assert isinstance(game, CarcassonneGame)
        kernel, log, plies = logged(game, seed)
        state, decisions = follow(game, log)
        assert decisions == plies
        assert state.is_over
        assert state.scores == tuple(kernel.score[seat] for seat in range(game.players))
        left = [
            [kernel.left[seat * 4 + piece] for piece in range(len(game.program.pieces))] for seat in range(game.players)
        ]
        assert [list(state.supply(seat).values()) for seat in range(game.players)] == left
        assert state.discards == [game.kinds[kernel.disc[i]].code for i in range(kernel.ndisc)]
        assert len(state.tiles()) == kernel.nlay


def follow(game: CarcassonneGame, log: list[int]) -> tuple[CarcassonneState, int]:
    """Play a kernel's log on a State, one ply at a time: the state, and how many decisions there were."""
    state = game.new_state()
    decisions = 0
    for code in log:
        if state.to_move == CHANCE:
            state.apply(state.draw_action(game.kinds[code].code))
            continue
        action = Action.of(pack_place(state.kernel.hand, code) if state.step == "place" else Action.pack("claim", code))
        assert action in state.legal_actions()
        state.apply(action)
        decisions += 1
    return state, decisions
