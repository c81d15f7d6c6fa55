"""Series of games: every deal is played from every seat, so that neither luck of the draw nor the seat decides."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from statistics import fmean

import msgspec

from losetas import bots
from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.core.game import Game
from losetas.sim.match import GameResult, play_game
from losetas.sim.statistics import mean_interval, wilson


class Series(msgspec.Struct, frozen=True):
    """What is to be played: `games` games by `bots`, who take the `players` seats in turns (A, B, A, B with four)."""

    rules: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def seating(self) -> tuple[int, ...]:
        """For each seat the number of the bot that sits there in the first game of a deal."""
        return tuple(seat % len(self.bots) for seat in range(self.players))

    @property
    def round(self) -> int:
        """How many games a deal is played: until the seating comes round."""
        seating = self.seating
        return next(n for n in range(1, self.players + 1) if seating[n:] + seating[:n] == seating)


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. A win is having more points than every other bot, a draw having as many as the best other.

    `win_rate` counts the shares of the win (half for a draw of two), with its 95 % interval; `mean_margin` is points
    ahead of the best other bot, its interval from the means of the deals.
    """

    bot: str
    wins: int
    draws: int
    losses: int
    win_rate: float
    win_rate_95: tuple[float, float]
    mean_score: float
    mean_margin: float
    mean_margin_95: tuple[float, float] | None


class Report(msgspec.Struct, frozen=True):
    """A series and how it ended; the same series gives the same bytes, however many processes play it."""

    rules: str
    players: int
    seed: str
    games: int
    deals: int
    plies_per_game: float
    standings: tuple[Standing, ...]


def check(series: Series) -> None:
    """Raise a LosetasError when the series cannot be played: rules, bots, seats, number of games."""
    game = registry.make(series.rules, series.players).ruleset.game
    for text in series.bots:
        bots.make(text, game)
    if not 2 <= len(series.bots) <= series.players:
        raise LosetasError(f"{series.players} players: expected 2 to {series.players} bots, found {len(series.bots)}")
    if series.games < 1 or series.games % series.round:
        raise LosetasError(
            f"{series.games} games: expected a multiple of {series.round}, so that each deal is played from every seat"
        )


@cache
def _game(rules: str, players: int) -> Game:
    return registry.make(rules, players)


def play_deal(series: Series, deal: int) -> list[GameResult]:
    """The games of one deal, every seating once."""
    seating = series.seating
    game = _game(series.rules, series.players)
    played = [bots.make(text, game.ruleset.game) for text in series.bots]
    results = []
    for turn in range(series.round):
        at_table = [played[b] for b in seating[turn:] + seating[:turn]]
        seed = f"{series.seed}/{deal}"
        results.append(play_game(game, at_table, seed, f"{seed}/{turn}"))
    return results


def play_series(series: Series, jobs: int = 1) -> Report:
    """Play a series, in `jobs` processes.

    Raises:
        LosetasError: see `check`.
    """
    check(series)
    deals = range(series.games // series.round)
    return report(series, list(_played(series, deals, jobs)))


def _played(series: Series, deals: Iterable[int], jobs: int) -> Iterator[list[GameResult]]:
    if jobs <= 1:
        yield from map(partial(play_deal, series), deals)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(play_deal, series), deals)


def report(series: Series, deals: Sequence[Sequence[GameResult]]) -> Report:
    """Sum the results of the deals up; within a deal the games come in the order of `play_deal`."""
    results = [result for deal in deals for result in deal]
    return Report(
        rules=str(registry.ruleset(series.rules)),
        players=series.players,
        seed=series.seed,
        games=len(results),
        deals=len(deals),
        plies_per_game=round(fmean(result.plies for result in results), 1),
        standings=tuple(_standing(series, deals, number) for number in range(len(series.bots))),
    )


def _standing(series: Series, deals: Sequence[Sequence[GameResult]], number: int) -> Standing:
    seating = series.seating
    scores: list[float] = []
    shares: list[float] = []
    margins: list[int] = []
    for deal in deals:
        for turn, result in enumerate(deal):
            mine = [bot == number for bot in seating[turn:] + seating[:turn]]
            own = [points for points, is_mine in zip(result.scores, mine, strict=True) if is_mine]
            others = [points for points, is_mine in zip(result.scores, mine, strict=True) if not is_mine]
            scores.append(fmean(own))
            shares.append(sum(share for share, is_mine in zip(result.returns, mine, strict=True) if is_mine))
            margins.append(max(own) - max(others))
    by_deal = [fmean(margins[i : i + series.round]) for i in range(0, len(margins), series.round)]
    interval = mean_interval(by_deal)
    low, high = wilson(fmean(shares), len(shares))
    return Standing(
        bot=series.bots[number],
        wins=sum(margin > 0 for margin in margins),
        draws=sum(margin == 0 for margin in margins),
        losses=sum(margin < 0 for margin in margins),
        win_rate=round(fmean(shares), 4),
        win_rate_95=(round(low, 4), round(high, 4)),
        mean_score=round(fmean(scores), 2),
        mean_margin=round(fmean(margins), 2),
        mean_margin_95=(round(interval[0], 2), round(interval[1], 2)) if interval else None,
    )
