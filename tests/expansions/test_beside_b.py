"""Random games with castle, mosque and amphitheatre under the laws, with a slow referee beside them: all nine too."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from tests.expansions.referee_b import RefereeB
from tests.expansions.test_beside_a import play_compactly
from tests.expansions.test_beside_c import BesideC
from tests.laws.beside import conserved

import losetas
from losetas.carcassonne.state import CarcassonneState
from losetas.core import registry
from losetas.core.game import Game
from losetas.core.laws import check_game

COMPILED = losetas.kernel_is_compiled()
THREE = "+argueso+italica+mezquita"
RULESETS = (
    "carcassonne/classic+argueso",
    "carcassonne/2014+mezquita",
    "carcassonne/classic+italica",
    "carcassonne/2014(italica_gather=count)+italica",
    f"carcassonne/2014{THREE}",
    f"carcassonne/2014(abbot_on_buildings=mezquita,area_timing=after_returns,italica_points=own){THREE}",
    f"carcassonne/2014(abbot_on_buildings=all){THREE}+gaudi+alcazar+horta",
    "carcassonne/2014+all",
    "carcassonne/classic(alcazar_sides=city,area_timing=after_returns,farms=2nd,italica_gather=count)+all",
)


class BesideB(BesideC):
    """Follows the choices of the amphitheatre's winners too."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rules = game.ruleset
        kinds = cast("CarcassonneState", game.new_state()).game.kinds
        abbots = 1 if rules.edition == "2014" and rules.options.get("abbot", "yes") == "yes" else 0
        self.judge = self.umpire = RefereeB(kinds, game.players, rules.options, abbots)
        self.referee = self.judge
        self.asked: Counter[str] = Counter()

    def _follow(self, state: CarcassonneState, token: str) -> None:
        if token.startswith("p:"):
            self.umpire.decide(token)
            self.asked[token[:3]] += 1
        else:
            super()._follow(state, token)

    def _compare(self, state: CarcassonneState) -> None:
        if state.step != "winner":
            super()._compare(state)
            return
        tokens = {state.token(action) for action in state.legal_actions()}
        assert (state.step, state.to_move, tokens) == self.umpire.waiting
        assert list(state.scores) == self.umpire.scores
        assert list(state.stopped_scores()) == self.umpire.final_scores()


@pytest.mark.compiled_only
@pytest.mark.parametrize("rules", RULESETS)
def test_the_referee_beside_random_games(rules: str) -> None:
    """Placements, claims, decisions, scores, supplies and final scores agree after every ply."""
    for seed in range(3 if COMPILED else 1):
        game = registry.make(rules, 2 + seed % 4)
        watch = BesideB(game)
        if seed == 0:
            check_game(game, f"beside-b-{seed}", every=40, most=2, conserved=conserved, watch=watch)
        else:
            play_compactly(game, f"beside-b-{seed}", watch)
        assert watch.plies > 71


def test_the_winners_of_amphitheatres_are_asked_beside_the_referee() -> None:
    """Compact games with few tiles surround it often."""
    asked: Counter[str] = Counter()
    for seed in range(8 if COMPILED else 3):
        game = registry.make("carcassonne/2014+argueso+italica", 2 + seed % 4)
        watch = BesideB(game)
        play_compactly(game, f"arena-{seed}", watch)
        asked += watch.asked
    assert asked


@pytest.mark.deep
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.timeout(7200)
def test_the_referee_beside_many_games(rules: str) -> None:
    """150 games for each ruleset."""
    for seed in range(150):
        game = registry.make(rules, 2 + seed % 4)
        play_compactly(game, f"deep-b-{seed}", BesideB(game))
