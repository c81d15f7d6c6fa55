"""The levels: what they are called, that they play by the rules and how strong they are."""

from __future__ import annotations

import random

import pytest

from losetas import bots, kernel_is_compiled
from losetas.core.chance import Dealer, advance
from losetas.core.game import State
from losetas.core.registry import make, ruleset
from losetas.sim.match import play_game
from losetas.sim.series import Series, play_series

RULES = ("carcassonne/2014", "alhambra", "alhambra+all")


def two_tile_city() -> State:
    """Seat A has just closed a city of two tiles, worth 2 tiles x 2 = 4 points at once, and may claim it."""
    state = make("carcassonne/classic").new_state()
    for token in ("~CFFF", "CFFF@0,-1S"):
        state.apply(state.parse(token))
    return state


def test_the_ladder_is_named_from_weak_to_strong() -> None:
    assert bots.levels("carcassonne") == ("random", "greedy", "projected")
    assert bots.levels("alhambra") == ("random", "greedy", "planner")
    assert (bots.default("carcassonne"), bots.default("alhambra")) == ("projected", "planner")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("grandmaster", "expected for carcassonne random, greedy, projected, found 'grandmaster'"),
        ("planner", "expected for carcassonne random, greedy, projected, found 'planner'"),
        ("", "found ''"),
        ("greedy@", "expected a whole number of nodes above 0 behind the @, found ''"),
        ("greedy@0", "found '0'"),
        ("greedy@-3", "found '-3'"),
        ("greedy@many", "found 'many'"),
    ],
)
def test_a_bot_that_does_not_exist(text: str, said: str) -> None:
    with pytest.raises(bots.BotError, match=said):
        bots.make(text, "carcassonne")


def test_a_budget_of_its_own() -> None:
    assert bots.make("projected@300", "carcassonne").budget == 300
    assert bots.make("projected@300", "carcassonne").name == "projected@300"


@pytest.mark.parametrize("level", ["greedy", "projected"])
def test_points_for_nothing_are_taken(level: str) -> None:
    state = two_tile_city()
    assert state.token(bots.make(level, "carcassonne").choose(state, random.Random(1))) == "c.S"


def test_a_follower_is_kept_where_it_earns_nothing() -> None:
    # the road is A's; the two fields of B's tile touch no complete city, so a farmer there would be worth 0 points
    state = make("carcassonne/classic").new_state()
    for token in ("~FRFR", "FRFR@1,0N", "r.E", "~FRFR", "FRFR@2,0N"):
        state.apply(state.parse(token))
    assert len(state.legal_actions()) == 3  # nobody, the field north of the road, the field south of it
    assert state.token(bots.make("projected", "carcassonne").choose(state, random.Random(1))) == "-"


@pytest.mark.parametrize(
    ("rules", "level"),
    [(rules, level) for rules in RULES for level in bots.levels(ruleset(rules).game)],
)
@pytest.mark.parametrize("budget", [None, 1, 7])
def test_a_choice_is_legal_repeatable_and_changes_nothing(rules: str, level: str, budget: int | None) -> None:
    game = make(rules, 3)
    state, dealer, bot = game.new_state(), Dealer("choices"), bots.make(level, game.ruleset.game)
    for number in range(24):
        advance(state, dealer)
        legal, before, length = state.legal_actions(), state.position(), len(state.history)
        action = bot.choose(state, random.Random(number), budget)
        assert action in legal
        assert bot.choose(state, random.Random(number), budget) == action
        assert (state.position(), state.legal_actions(), len(state.history)) == (before, legal, length)
        state.apply(action)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("edition", ["classic", "2014"])
def test_every_level_plays_to_the_end(edition: str, players: int) -> None:
    seats = [bots.make(bots.levels("carcassonne")[seat % 3], "carcassonne") for seat in range(players)]
    result = play_game(make(f"carcassonne/{edition}", players), seats, "end", "end")
    assert len(result.scores) == players
    assert sum(result.returns) == pytest.approx(1)


def wins(better: str, worse: str, games: int) -> int:
    series = Series(rules="carcassonne/2014", players=2, bots=(better, worse), games=games, seed="ladder")
    return play_series(series).standings[0].wins


def test_projected_beats_random() -> None:
    # the bar is 58 of 60 paired games; the sources are slow, so they play a tenth
    if kernel_is_compiled():
        assert wins("projected", "random", 60) >= 58
    else:
        assert wins("projected", "random", 6) >= 5


@pytest.mark.compiled_only
def test_each_level_beats_the_one_below() -> None:
    # half is 20 of 40; 28 or more happens to equals in less than 1 of 100 series (binomial: 0.83 %)
    assert wins("greedy", "random", 40) >= 28
    assert wins("projected", "greedy", 40) >= 28
