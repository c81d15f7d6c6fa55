"""The turn loop exists twice in what it is called from: `kernel.playout()` and State must play the same game."""

from __future__ import annotations

import pytest

import losetas
from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tokens import STEP_SHIFT, pack_place
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.game import CHANCE

GAMES = 60 if losetas.kernel_is_compiled() else 6


def logged(game: CarcassonneGame, seed: int) -> tuple[Kernel, list[int], int]:
    """A kernel after a random game, what it drew and chose, and how many plies it says it played."""
    kernel = game.kernel(seed)
    kernel.log_on()
    plies = kernel.playout()
    return kernel, list(kernel.log[: kernel.nlog]), plies


RULES = ("carcassonne/classic", "carcassonne/2014", "carcassonne/2014(farms=1st,tiny_city=2)")


@pytest.mark.parametrize("rules", RULES)
def test_playout_and_state_play_the_same_seeds_to_the_same_ends(rules: str) -> None:
    for seed in range(GAMES):
        game = registry.make(rules, 2 + seed % 5)
        assert isinstance(game, CarcassonneGame)
        compare(game, seed)


def compare(game: CarcassonneGame, seed: int) -> None:
    """Play a seed both ways; decisions, scores, supplies, discards, tiles and what steps remember agree at the end."""
    kernel, log, plies = logged(game, seed)
    state, decisions = follow(game, log)
    assert decisions == plies
    assert state.is_over
    assert state.scores == tuple(kernel.score_list())
    pieces, left = len(game.program.pieces), kernel.left
    rest = [[left[seat * 4 + piece] for piece in range(pieces)] for seat in range(game.players)]
    assert [list(state.supply(seat).values()) for seat in range(game.players)] == rest
    discards = kernel.disc
    assert state.discards == [game.kinds[discards[i]].code for i in range(kernel.ndisc)]
    assert state.kernel.lay_list() == kernel.lay_list()
    assert state.kernel.figure_list() == kernel.figure_list()
    slots = range(game.program.slots)
    assert [state.kernel.slot_of(i) for i in slots] == [kernel.slot_of(i) for i in slots]


def follow(game: CarcassonneGame, log: list[int]) -> tuple[CarcassonneState, int]:
    """Play a kernel's log on a State, one ply at a time: the state, and how many decisions there were."""
    state = game.new_state()
    decisions = 0
    for code in log:
        if state.to_move == CHANCE:
            state.apply(state.draw_action(game.kinds[code].code))
            continue
        action = action_of(state, code)
        assert action in state.legal_actions()
        state.apply(action)
        decisions += 1
    return state, decisions


def action_of(state: CarcassonneState, code: int) -> Action:
    """The action that the kernel means by a choice."""
    if state.step == "place":
        return Action.of(pack_place(state.kernel.hand, code))
    if state.step == "follower":
        return Action.of(Action.pack("claim", code))
    return Action.of(Action.pack("decide", state.kernel.decision_step() << STEP_SHIFT | code))
