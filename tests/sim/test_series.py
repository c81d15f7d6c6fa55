"""Series of games: seats, reproducibility, sums, mistakes."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from losetas.cli import main
from losetas.core.chance import Dealer, advance
from losetas.core.errors import LosetasError, RulesetError
from losetas.core.game import CHANCE
from losetas.core.registry import make
from losetas.sim.match import GameResult, play_game
from losetas.sim.series import Series, play_deal, play_series, report
from losetas.sim.statistics import mean_interval, wilson


def series(**changes: Any) -> Series:
    given = {"rules": "carcassonne/classic", "players": 2, "bots": ("greedy", "random"), "games": 4, "seed": "s"}
    return Series(**{**given, **changes})


@pytest.mark.parametrize(
    ("bots", "players", "seating", "rounds"),
    [
        (("greedy", "random"), 2, (0, 1), 2),
        (("greedy", "random"), 4, (0, 1, 0, 1), 2),  # shifted by two it is the same again
        (("greedy", "random"), 3, (0, 1, 0), 3),
        (("greedy", "random", "random"), 3, (0, 1, 2), 3),
    ],
)
def test_seats_are_taken_in_turns(bots: tuple[str, ...], players: int, seating: tuple[int, ...], rounds: int) -> None:
    found = series(bots=bots, players=players)
    assert (found.seating, found.round) == (seating, rounds)


def test_a_deal_can_be_repeated() -> None:
    deal = play_deal(series(bots=("random", "random")), 0)
    assert len(deal) == 2
    again = play_deal(series(bots=("random", "random")), 0)
    assert deal == again
    assert deal != play_deal(series(bots=("random", "random")), 1)


def test_the_games_of_a_deal_draw_the_same_tiles() -> None:
    # with random bots only the order of the draws is common: unplaceable tiles aside, the Dealer deals it
    drawn = []
    for choices in ("one", "two"):
        state = make("carcassonne/classic").new_state()
        dealer, rng = Dealer("s/0"), random.Random(choices)
        while not state.is_over:
            advance(state, dealer)
            if not state.is_over:
                state.apply(rng.choice(state.legal_actions()))
        drawn.append([move.token for move in state.history if move.seat == CHANCE])
    assert drawn[0] == drawn[1]


def test_the_same_series_gives_the_same_bytes() -> None:
    four = series(bots=("greedy@20", "random"))
    first = msgspec.json.encode(play_series(four))
    assert first == msgspec.json.encode(play_series(four))
    assert first == msgspec.json.encode(play_series(four, jobs=2))
    assert first != msgspec.json.encode(play_series(msgspec.structs.replace(four, seed="t")))


def test_sums_of_a_report() -> None:
    # Two deals of two games; bot 0 sits at A in the first game of a deal and at B in the second.
    # Deal 1: 30:20 and, swapped, 25:25. Deal 2: 10:40 and, swapped, 12:20 (so bot 0 has the 20).
    deals = [
        [GameResult((30, 20), (1.0, 0.0), 100), GameResult((25, 25), (0.5, 0.5), 110)],
        [GameResult((10, 40), (0.0, 1.0), 120), GameResult((12, 20), (0.0, 1.0), 130)],
    ]
    found = report(series(), deals)
    one, two = found.standings
    assert (found.games, found.deals, found.plies_per_game) == (4, 2, 115.0)
    assert (one.wins, one.draws, one.losses) == (2, 1, 1)
    assert (two.wins, two.draws, two.losses) == (1, 1, 2)
    assert one.win_rate == 0.625  # (1 + 0.5 + 0 + 1) / 4
    assert one.mean_score == 21.25  # (30 + 25 + 10 + 20) / 4
    assert one.mean_margin == -3.0  # (10 + 0 - 30 + 8) / 4
    # means of the deals 5 and -11: mean -3, deviation 8 * sqrt 2, error 8, so -3 +- 1.95996 * 8
    assert one.mean_margin_95 == (-18.68, 12.68)
    assert two.mean_margin == 3.0


def test_wilson_at_the_edge() -> None:
    # 60 of 60: the upper end is 1, the lower 1 / (1 + z^2 / 60) = 60 / 63.8415
    low, high = wilson(1.0, 60)
    assert low == pytest.approx(0.93983, abs=1e-5)
    assert high == pytest.approx(1.0)


def test_one_deal_says_nothing_about_the_spread() -> None:
    assert mean_interval([4.0]) is None
    assert play_series(series(games=2, bots=("random", "random"))).standings[0].mean_margin_95 is None


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"games": 3}, "3 games: expected a multiple of 2"),
        ({"games": 0}, "0 games: expected a multiple of 2"),
        ({"games": -2}, "-2 games: expected"),
        ({"bots": ("random",)}, "expected 2 to 2 bots, found 1"),
        ({"bots": ("random", "random", "greedy")}, "expected 2 to 2 bots, found 3"),
        ({"bots": ("random", "genius")}, "found 'genius'"),
        ({"rules": "carcassonne/1066"}, "1066"),
        ({"players": 7}, "found 7"),
    ],
)
def test_a_series_that_cannot_be_played(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(LosetasError, match=said):
        play_series(series(**changes))


def test_a_bot_for_each_seat() -> None:
    with pytest.raises(LosetasError, match="expected a bot for each seat, found 0"):
        play_game(make("carcassonne/classic"), [], "1", "1")


def test_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--bots", "random,random", "--games", "2", "--seed", "7", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["rules"], found["games"], found["seed"]) == ("carcassonne/2014", 2, "7")
    assert [one["bot"] for one in found["standings"]] == ["random", "random"]


def test_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--bots", "random,random@5", "--games", "2", "--players", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert "2 games on 1 deal, " in lines[0]
    assert lines[3].startswith("random@5 ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random,genius"], "expected for carcassonne random, greedy, projected, found 'genius'"),
        (["--games", "5"], "expected a multiple of 2"),
        (["--jobs", "0"], "--jobs 0: expected a number above 0"),
        (["--rules", "chess"], "there is no game 'chess'"),
    ],
)
def test_command_says_what_is_wrong(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def test_rules_are_checked_before_anything_is_played() -> None:
    with pytest.raises(RulesetError):
        play_series(series(rules="carcassonne/classic+nothing"))
