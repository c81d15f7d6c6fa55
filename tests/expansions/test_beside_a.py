"""Random games of four expansions under the laws, with their own slow referee beside them."""

from __future__ import annotations

import random
from typing import cast

import pytest
from tests.expansions.referee_a import RefereeA
from tests.laws.beside import Beside, conserved

import losetas
from losetas.carcassonne.state import CarcassonneState
from losetas.core import registry
from losetas.core.chance import Dealer
from losetas.core.game import CHANCE, Game
from losetas.core.grid import Cell
from losetas.core.laws import check_game

COMPILED = losetas.kernel_is_compiled()
FOUR = "+serranos+horta+alcazar+gaudi"
RULESETS = (
    "carcassonne/classic+serranos",
    "carcassonne/2014+horta",
    "carcassonne/classic+alcazar",
    "carcassonne/2014+gaudi",
    f"carcassonne/2014{FOUR}",
    f"carcassonne/classic(farms=devir,gaudi_rescore=yes,tiny_city=2){FOUR}",
    f"carcassonne/2014(abbot_on_buildings=all,alcazar_sides=city,farms=1st,horta_city_bonus=off){FOUR}",
    f"carcassonne/2014(farms=2nd,gaudi_rescore=yes,horta_city_bonus=completion){FOUR}",
)


class BesideA(Beside):
    """The watch that follows a game with the referee of these expansions."""

    def __init__(self, game: Game) -> None:
        rules = game.ruleset
        kinds = cast("CarcassonneState", game.new_state()).game.kinds
        abbots = 1 if rules.edition == "2014" and rules.options.get("abbot", "yes") == "yes" else 0
        self.judge = RefereeA(kinds, game.players, rules.options, abbots)
        self.referee = self.judge
        self.seen = 0
        self.plies = 0

    def _compare(self, state: CarcassonneState) -> None:
        if state.step == "place" and not state.is_over:
            assert state.hand is not None
            assert {state.token(action) for action in state.legal_actions()} == self.judge.tokens(state.hand.code)
            return
        super()._compare(state)

    def _follow(self, state: CarcassonneState, token: str) -> None:
        if token.startswith("~"):
            for code in state.history[-1].discards:
                assert not self.judge.tokens(code), f"{code} has a place"
            return
        super()._follow(state, token)


def play_compactly(game: Game, seed: str, watch: BesideA) -> None:
    """A random game on a compact board with many figures, so that more is completed than by chance alone."""
    rng = random.Random(seed)
    dealer = Dealer(seed)
    state = cast("CarcassonneState", game.new_state())
    while not state.is_over:
        actions = state.legal_actions()
        if state.to_move == CHANCE:
            action = dealer.outcome(state)
        elif state.step == "place":
            cells = {placed.cell for placed in state.tiles()}
            near = {a: sum(c in cells for c in _cell(state.token(a)).ring()) for a in rng.sample(actions, len(actions))}
            action = max(near, key=lambda a: near[a] + rng.random() * 3)
        else:
            claims = [a for a in actions if not state.token(a).startswith("-")]
            action = rng.choice(claims if claims and rng.random() < 0.6 else actions)
        state.apply(action)
        watch(state)


def _cell(token: str) -> Cell:
    x, y = token.partition("@")[2][:-1].split(",")
    return Cell(int(x), int(y))


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", RULESETS)
def test_the_referee_beside_random_games(rules: str) -> None:
    """Placements, covers, claims, scores, supplies and final scores agree after every ply."""
    for seed in range(3 if COMPILED else 1):
        game = registry.make(rules, 2 + seed % 3)
        watch = BesideA(game)
        if seed == 0:
            check_game(game, f"beside-a-{seed}", every=40, most=2, conserved=conserved, watch=watch)
        else:
            play_compactly(game, f"beside-a-{seed}", watch)
        assert watch.plies > 71


@pytest.mark.deep
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.timeout(7200)
def test_the_referee_beside_many_games(rules: str) -> None:
    """150 games for each ruleset."""
    for seed in range(150):
        game = registry.make(rules, 2 + seed % 4)
        play_compactly(game, f"deep-a-{seed}", BesideA(game))
