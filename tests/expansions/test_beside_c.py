"""Random games with the plaza and the crossroads under the laws, with their own slow referee beside them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest
from tests.expansions.referee_c import RefereeC
from tests.expansions.test_beside_a import BesideA
from tests.laws.beside import conserved

import losetas
from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tokens import STEP_SHIFT, pack_place
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.game import CHANCE, Game, State
from losetas.core.laws import check_game

COMPILED = losetas.kernel_is_compiled()
ROADS = (
    "TOL FFFRm FFFRm FRRR FRRR FRRR FRRR CCCR CCCR+ CCCR+ SER HOR ALC GAU1 GAU2 FRFR FRFR FRFR FFRR FFRR FFRR FFRR"
    " CRRR CRRR CRRR RRRR CFFF CFFF CFFF CRFR CFRR CRRF"
)
SIX = "+serranos+horta+alcazar+gaudi+plaza+toledum"
RULESETS = (
    "carcassonne/classic+plaza",
    "carcassonne/2014+plaza",
    "carcassonne/classic+toledum",
    "carcassonne/2014+toledum",
    "carcassonne/classic(toledum_longest=any)+toledum",
    "carcassonne/2014+plaza+toledum",
    f"carcassonne/2014{SIX}",
    f"carcassonne/classic(farms=devir,toledum_longest=any){SIX}",
    f"carcassonne/2014(alcazar_sides=city,horta_city_bonus=completion){SIX}",
)


class BesideC(BesideA):
    """Follows the decisions of the steps too."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rules = game.ruleset
        kinds = cast("CarcassonneState", game.new_state()).game.kinds
        abbots = 1 if rules.edition == "2014" and rules.options.get("abbot", "yes") == "yes" else 0
        self.judge = self.umpire = RefereeC(kinds, game.players, rules.options, abbots)
        self.referee = self.judge

    def _follow(self, state: CarcassonneState, token: str) -> None:
        if token[:2] in ("b:", "t:"):
            self.umpire.decide(token)
        else:
            super()._follow(state, token)

    def _compare(self, state: CarcassonneState) -> None:
        umpire = self.umpire
        if state.step in ("bonus", "marker"):
            tokens = {state.token(action) for action in state.legal_actions()}
            assert (state.step, state.to_move, tokens) == umpire.waiting
            assert list(state.scores) == umpire.scores
            assert list(state.stopped_scores()) == umpire.final_scores()
            return
        if state.step != "follower":
            assert umpire.waiting is None
        super()._compare(state)


def about_the_crossroads(actions: list[Action], state: State, rng: random.Random) -> Action:
    """Random play that builds near the crossroads and claims roads: completed networks are rare otherwise."""
    board = cast("CarcassonneState", state)
    centre = next((tile.cell for tile in board.tiles() if tile.kind.code == "TOL" and not tile.covered), None)
    tokens = {state.token(action): action for action in actions}
    roads = [action for token, action in tokens.items() if token.startswith("r.")]
    if roads:
        return rng.choice(roads)
    if centre is None or rng.random() < 0.2:
        return rng.choice(actions)
    near = [
        action
        for token, action in tokens.items()
        if "@" in token
        and token[:2] not in ("b:", "-A")
        and sum(abs(int(a) - b) for a, b in zip(token.partition("@")[2][:-1].split(","), centre, strict=True)) <= 3
    ]
    return rng.choice(near or actions)


@pytest.mark.parametrize("rules", RULESETS)
def test_the_referee_beside_random_games(rules: str) -> None:
    """Placements, claims, decisions, scores, supplies and final scores agree after every ply."""
    for seed in range(8 if COMPILED else 1):
        game = registry.make(rules, 2 + seed % 5)
        watch = BesideC(game)
        choose = about_the_crossroads if seed % 2 == 0 and "toledum" in rules else None
        check_game(game, f"beside-c-{seed}", every=40, most=2, conserved=conserved, watch=watch, choose=choose)
        assert watch.plies > 71


@pytest.mark.parametrize("rules", ["carcassonne/classic+toledum", RULESETS[-3], RULESETS[-2]])
def test_the_referee_beside_games_of_roads(rules: str) -> None:
    """A bag of few tiles, most with roads: networks are completed, covered and joined often."""
    for seed in range(20 if COMPILED else 1):
        game = registry.make(rules, 2 + seed % 5)
        start = game.new_state

        def few(game: Game = game, start: Callable[[], State] = start) -> State:
            state = cast("CarcassonneState", start())
            state.edit_bag({c: n for c, n in Counter(ROADS.split()).items() if c in state.game.kind_index})
            return state

        game.new_state = few  # type: ignore[method-assign, assignment]  # the same game with another bag
        choose = about_the_crossroads if seed % 3 else None
        check_game(game, f"roads-{seed}", every=1000, conserved=conserved, watch=BesideC(game), choose=choose)


@pytest.mark.parametrize("rules", ["carcassonne/classic+plaza", "carcassonne/2014+plaza+toledum"])
def test_playout_and_state_play_the_same_games(rules: str) -> None:
    """The decisions of the steps too: every code that the kernel chose is legal, and all ends the same."""
    for seed in range(20 if COMPILED else 3):
        game = cast("CarcassonneGame", registry.make(rules, 2 + seed % 5))
        kernel = game.kernel(seed)
        kernel.log_on()
        plies = kernel.playout()
        state = game.new_state()
        for code in [kernel.log[i] for i in range(kernel.nlog)]:
            if state.to_move == CHANCE:
                state.apply(state.draw_action(game.kinds[code].code))
                continue
            plies -= 1
            if state.step == "place":
                action = Action.of(pack_place(state.kernel.hand, code))
            elif state.step == "follower":
                action = Action.of(Action.pack("claim", code))
            else:
                action = Action.of(Action.pack("decide", state.kernel.decision_step() << STEP_SHIFT | code))
            assert action in state.legal_actions()
            state.apply(action)
        assert plies == 0
        assert state.scores == tuple(kernel.score_list())
        assert [state.kernel.slot_of(i) for i in range(2)] == [kernel.slot_of(i) for i in range(2)]
