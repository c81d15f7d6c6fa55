"""The kernel's own random games and State, played on the same seeds, come to the same ends."""

from __future__ import annotations

import pytest
from tests.alhambra.playing import COMBINATIONS

import losetas
from losetas.alhambra.game import AlhambraGame
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.position import flow_of
from losetas.alhambra.setup import alhambra
from losetas.alhambra.state import AlhambraState
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.game import CHANCE

COMPILED = losetas.kernel_is_compiled("alhambra")


def game_of(rules: str, players: int) -> AlhambraGame:
    made = registry.make(rules, players)
    assert isinstance(made, AlhambraGame)
    return made


def follow(game: AlhambraGame, log: list[int]) -> tuple[AlhambraState, int]:
    """Play a kernel's log on a State, one ply at a time: the state, and how many decisions there were."""
    state = alhambra(game.new_state())
    decisions = 0
    for code in log:
        if state.to_move == CHANCE:
            state.apply(Action.of(Action.pack("draw", code)))
            continue
        verb = game.program.verbs[code & 15]
        token = verb.text(state, verb.detail(state, code >> 4))
        state.apply(state.parse(token))
        decisions += 1
    return state, decisions


def contents(kernel: Kernel) -> list[object]:
    """Everything that can be read from a kernel."""
    seats = range(kernel.players)
    return [
        flow_of(kernel),
        kernel.score_list(),
        kernel.market_list(),
        sorted(kernel.display_list()),
        kernel.pile_list(),
        kernel.neutral_list(),
        kernel.secret_list(),
        kernel.nbag,
        [[kernel.held(seat, card) for card in range(44)] for seat in seats],
        [sorted(kernel.tile_list(seat)) for seat in seats],
        [kernel.reserve_list(seat) for seat in seats],
        [kernel.top_of(kind) for kind in range(6)],
        [kernel.stone_of(seat) for seat in seats],
        [kernel.discarded(card) for card in range(44)],
    ]


@pytest.mark.parametrize("rules", COMBINATIONS)
def test_playout_and_state(rules: str) -> None:
    number = COMBINATIONS.index(rules)
    for seed in range(4 if COMPILED else 1):
        game = game_of(rules, 2 + (seed + number) % 5)
        kernel = game.kernel(seed)
        kernel.log_on()
        plies = kernel.playout()
        state, decisions = follow(game, kernel.log_list())
        assert decisions == plies
        assert state.is_over
        assert contents(state.kernel) == contents(kernel)


def test_a_copy_goes_on_by_itself() -> None:
    game = game_of("alhambra+all", 4)
    kernel, twin = game.kernel(5), game.kernel(9)
    for _ in range(400):
        if kernel.phase == 0:
            kernel.draw(kernel.random_draw())
        else:
            kernel.play(kernel.choice_list()[kernel.rand(kernel.nchoice)])
    kernel.copy_into(twin)
    assert contents(twin) == contents(kernel)
    assert twin.choice_list() == kernel.choice_list()
    before = contents(kernel)
    twin.playout()
    assert contents(kernel) == before
    kernel.playout()
    assert contents(kernel) == contents(twin)  # with the same numbers at random


def test_a_game_that_does_not_end_stops_after_a_thousand_turns() -> None:
    """AMB-50: nothing makes a game end; a playout reports it unfinished."""
    game = game_of("alhambra", 2)
    kernel = game.kernel(1)
    while kernel.phase == 0:
        kernel.draw(kernel.random_draw())
    kernel.edit_turn(0, 1000)
    kernel.playout()
    assert kernel.phase != 4
    assert kernel.turn == 1001


def test_the_lists_have_room_for_many_times_what_random_games_need() -> None:
    """Hands of random games in which any number of joining cards may be used: the largest list of choices."""
    game = game_of("alhambra(exchange_cards_per_purchase=any)+all", 2)
    most = 0
    for seed in range(12 if COMPILED else 2):
        kernel = game.kernel(seed)
        while kernel.phase != 4:
            if kernel.phase == 0:
                kernel.draw(kernel.random_draw())
            else:
                kernel.play(kernel.choices[kernel.rand(kernel.nchoice)])
                most = max(most, kernel.nchoice)
    assert 50 < most < 8192
