"""What money in hand is worth: more the more ways it opens to pay exactly, less the fewer turns are left to spend it.

The hand of a currency is packed like a payment of the kernel, two bits for each value from 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from losetas.bots.alhambra.weights import Weights

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program
    from losetas.bots.alhambra.forecast import Forecast

_DEAREST = 13


def packed_hand(kernel: Kernel, seat: int) -> list[int]:
    """The money of a seat, by currency."""
    return [sum(kernel.held(seat, c * 9 + i) << 2 * i for i in range(9)) for c in range(4)]


def values_of(cards: int) -> list[int]:
    """The values of packed cards, from the lowest.

    >>> values_of(0b10_00_01)
    [1, 3, 3]
    """
    return [i + 1 for i in range(9) for _ in range(cards >> 2 * i & 3)]


def reachable(values: Sequence[int]) -> int:
    """The sums that can be paid exactly, as bits."""
    bits = 1
    for value in values:
        bits |= bits << value
    return bits


class Purse:
    """The worth of hands at one stage of the game; each hand of a currency is worked out once.

    Parameters:
        scale: what a tile brings now, as a part of what it brings at the beginning.
    """

    def __init__(self, program: Program, forecast: Forecast, weights: Weights, scale: float) -> None:
        self._weights = weights
        self._pairs = [(i, bits) for i, bits in enumerate(program.tables.join) if bits]
        total = max(1, sum(forecast.prices.values()))
        self._odds = [(price, count / total) for price, count in sorted(forecast.prices.items())]
        turns = forecast.own_turns
        self._fade = scale * (1 - math.exp(-turns / weights.fade))
        self._room = weights.room + weights.room_a_tile * forecast.own_tiles
        self._known: dict[int, tuple[float, int, int]] = {}

    def of(self, cards: int) -> tuple[float, int, int]:
        """What the cards of one currency are worth, their sum, and the sums they pay exactly as bits."""
        found = self._known.get(cards)
        if found is None:
            values = values_of(cards)
            total, sums = sum(values), reachable(values)
            exact = sum(odds for price, odds in self._odds if sums >> price & 1)
            worth = self._weights.coin * self._room * (1 - math.exp(-total / self._room)) if self._room else 0.0
            worth += self._weights.exact * exact
            found = self._known[cards] = (worth * self._fade, total, sums)
        return found

    def worth(self, hand: Sequence[int], joining: int) -> float:
        """What a hand is worth.

        Parameters:
            hand: the money by currency.
            joining: the bits of the joining cards that go with it.
        """
        worth = sum(self.of(cards)[0] for cards in hand)
        if joining:
            worth += self._joined(hand, joining)
        return worth

    def _joined(self, hand: Sequence[int], joining: int) -> float:
        """What joining cards add: the prices that two currencies pay together and neither alone, each card less."""
        gains = []
        for number, pair in self._pairs:
            if joining >> number & 1:
                sums = [self.of(hand[c])[2] for c in range(4) if pair >> c & 1]
                both = reachable([v for c in range(4) if pair >> c & 1 for v in values_of(hand[c])])
                opened = sum(
                    odds * sum(1 for own in sums if both >> price & 1 and not own >> price & 1)
                    for price, odds in self._odds
                )
                gains.append(self._weights.joining + self._weights.joined * opened)
        return self._fade * sum(gain / (i + 1) for i, gain in enumerate(sorted(gains, reverse=True)))
