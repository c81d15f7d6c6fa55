"""Random games of the base game under the laws, with the referee beside some of them."""

from __future__ import annotations

import random

import pytest
from tests.laws.beside import Beside, conserved

import losetas
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.game import State
from losetas.core.laws import check_game
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay

COMPILED = losetas.kernel_is_compiled()
PLAYERS = (2, 3, 4, 5, 6)
HOUSE_RULES = (
    "carcassonne/classic(farms=2nd)",
    "carcassonne/classic(farms=devir,tiny_city=2)",
    "carcassonne/classic(farms=1st)",
    "carcassonne/2014(farms=devir)",
    "carcassonne/2014(abbot=no)",
    "carcassonne/2014(farms=2nd,tiny_city=2)",
)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", ["classic", "2014"])
def test_laws(edition: str, players: int) -> None:
    """40 games for each number of players, 200 per edition (interpreted 8 and 40); the referee beside 40 of them."""
    game = registry.make(f"carcassonne/{edition}", players)
    for seed in range(40 if COMPILED else 8):
        watch = Beside(game) if seed % 5 == 0 or not COMPILED else None
        state = check_game(game, f"laws-{seed}", every=71, most=4, conserved=conserved, watch=watch)
        if seed % 10 == 0:
            text = record_of(state).text()
            assert replay(read_record(text)).position() == state.position()
            assert record_of(replay(read_record(text))).text() == text


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", ["classic", "2014"])
def test_every_action_of_one_game(edition: str, players: int) -> None:
    """One game with all laws of a position at every third ply, every action pushed and popped (compiled)."""
    game = registry.make(f"carcassonne/{edition}", players)
    check_game(game, "every-action", every=3 if COMPILED else 19, most=0 if COMPILED else 6, conserved=conserved)


def mostly_farmers(actions: list[Action], state: State, rng: random.Random) -> Action:
    """Random play that puts farmers where it can: contested fields are rare otherwise."""
    farmers = [action for action in actions if action.phase == "claim" and state.token(action).startswith("f.")]
    return rng.choice(farmers if farmers and rng.random() < 0.7 else actions)


@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_house_rules_beside_the_referee(rules: str) -> None:
    for players in (2, 5) if COMPILED else (3,):
        game = registry.make(rules, players)
        for seed in range(6 if COMPILED else 2):
            watch = Beside(game)
            choose = mostly_farmers if seed % 2 == 0 else None
            state = check_game(game, f"rules-{seed}", every=1000, conserved=conserved, watch=watch, choose=choose)
            assert watch.plies == len(state.history)


def test_all_seats_and_spectators_see_the_same() -> None:
    """Everything of the base game is public (BAS-35): the views differ in nothing."""
    game = registry.make("carcassonne/2014", 3)
    state = check_game(game, "views", every=1000)
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)


@pytest.mark.deep
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", ["classic", "2014"])
@pytest.mark.parametrize("batch", range(20))
@pytest.mark.timeout(7200)
def test_laws_deep(edition: str, players: int, batch: int) -> None:
    """10,000 games for each edition and number of players, the referee beside every tenth."""
    game = registry.make(f"carcassonne/{edition}", players)
    for seed in range(batch * 500, batch * 500 + 500):
        watch = Beside(game) if seed % 10 == 0 else None
        check_game(game, f"deep-{seed}", every=37, most=3, conserved=conserved, watch=watch)
