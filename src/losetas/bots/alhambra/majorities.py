"""What the majorities still to be scored are worth: expected points by type of building, and who is ahead by them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from losetas.bots.alhambra.forecast import NEUTRAL_FIRST, NEUTRAL_PART, TILES_A_TURN, Forecast, Round

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

_SURE: Final = 0.02  # variance below which a count no longer changes
_PLACES: Final = 3

Rival = tuple[float, float]  # how likely it has more, and as many


class Majorities:
    """Expected points of a type of building over the rounds that are left, for any counts; each is worked out once.

    How many more tiles of a type a seat will have by a round is taken as its part of what will be bought until then,
    spread like rare events. A count therefore is worth most where it decides, and less the farther off the round is.
    """

    def __init__(self, state: AlhambraState, seat: int, forecast: Forecast) -> None:
        self._seat = seat
        self._players = forecast.players
        self._owners = self._players + (self._players == 2)
        self._rounds = forecast.rounds
        self._worth = list(state.program.tables.worth)
        total = max(1, forecast.supply)
        self._share = [count / total for count in forecast.bag]
        self._most = forecast.bag
        self._growth = [self._gains(forecast, number) for number in range(len(self._rounds))]
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}

    def _gains(self, forecast: Forecast, number: int) -> tuple[float, float]:
        """Tiles of all types that a seat, and the neutral player, will get until a round."""
        turns = min(self._rounds[number].turns, forecast.turns)
        neutral = 0.0
        if self._owners > self._players:
            passed = {ahead.number for ahead in self._rounds if ahead.turns < self._rounds[number].turns}
            if 0 in passed:
                neutral += NEUTRAL_FIRST
            if 1 in passed:
                neutral += max(0.0, forecast.supply - neutral - turns * TILES_A_TURN * 0.6) * NEUTRAL_PART
        return turns * TILES_A_TURN / self._players, min(neutral, float(forecast.supply))

    def lead(self, kind: int, counts: tuple[int, ...]) -> float:
        """How far the seat gets ahead of the others' mean by a type of building.

        Parameters:
            counts: by seat, the neutral player behind them when there is one.
        """
        key = (kind, counts)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._lead(kind, counts)
        return found

    def gain(self, kind: int, counts: tuple[int, ...], seat: int, more: int = 1) -> float:
        """How much `lead` changes when a seat has more of a type."""
        return self.lead(kind, (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])) - self.lead(kind, counts)

    def _lead(self, kind: int, counts: Sequence[int]) -> float:
        points = [0.0] * self._players
        for number, ahead in enumerate(self._rounds):
            seat_more, neutral_more = self._growth[number]
            means = [min(self._most[kind], seat_more * self._share[kind])] * self._players
            means += [min(self._most[kind], neutral_more * self._share[kind])] * (self._owners - self._players)
            for seat in range(self._players):
                points[seat] += ahead.chance * self._expected(kind, ahead, counts, means, seat)
        own = points.pop(self._seat)
        return own - sum(points) / len(points)

    def _expected(self, kind: int, ahead: Round, counts: Sequence[int], means: Sequence[float], seat: int) -> float:
        """The points that a seat may expect from one round."""
        own, grows = counts[seat], means[seat]
        any_at_all = 1.0 if own else 1 - math.exp(-grows)
        if any_at_all <= _SURE:
            return 0.0
        rivals = [
            against(counts[other] + means[other] - own - grows, means[other] + grows)
            for other in range(self._owners)
            if other != seat and (counts[other] or means[other] > _SURE)
        ]
        start = (ahead.number * 6 + kind) * _PLACES
        return any_at_all * shared(self._worth[start : start + ahead.number + 1], rivals)


def against(behind: float, variance: float) -> Rival:
    """How likely a rival that is `behind` tiles ahead on the mean has more, and as many."""
    if variance <= _SURE:
        return float(behind > 0.5), float(abs(behind) <= 0.5)
    scale = math.sqrt(2 * variance)
    more = 0.5 * (1 - math.erf((0.5 - behind) / scale))
    less = 0.5 * (1 - math.erf((0.5 + behind) / scale))
    return more, max(0.0, 1 - more - less)


def shared(places: Sequence[int], rivals: Sequence[Rival]) -> float:
    """The expected share of the points of the places, over how many rivals are ahead and how many level (ALB-46)."""
    odds = {(0, 0): 1.0}
    for more, level in rivals:
        after: dict[tuple[int, int], float] = {}
        for (above, tied), chance in odds.items():
            for key, part in (
                ((above + 1, tied), more),
                ((above, tied + 1), level),
                ((above, tied), 1 - more - level),
            ):
                if part > 0 and key[0] < len(places):
                    after[key] = after.get(key, 0.0) + chance * part
        odds = after
    return sum(chance * (sum(places[above : above + tied + 1]) // (tied + 1)) for (above, tied), chance in odds.items())
