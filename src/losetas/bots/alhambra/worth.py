"""How good a position is for a seat: points and the majorities to come, wall, room to build, money, what comes next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import OVER
from losetas.alhambra.tables import CAP_JOIN, MONEY
from losetas.bots.alhambra.forecast import Forecast
from losetas.bots.alhambra.majorities import Majorities
from losetas.bots.alhambra.purse import Purse, packed_hand
from losetas.bots.alhambra.weights import Weights

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState

Counts = tuple[tuple[int, ...], tuple[int, ...]]  # by type: the seat that decides; the neutral player, if any

_SPOTS: Final = (0.6, 0.25, 0.15)  # what a first, second and third cell that a tile fits is worth
_TILE_AT_FIRST: Final = 11.0
_WALL_OF_A_TILE: Final = 0.5
_TAKEN: Final = (0.05, 0.3, 0.75)  # how likely a seat buys what it cannot pay, can pay, can pay exactly


class Worth:
    """Values positions that one decision of a seat may lead to; what they share is worked out once.

    A seat knows its own secret cards only: those of others count while they are revealed.

    Parameters:
        state: the position of the decision.
        seat: who decides.
        weights: what things are worth.
    """

    def __init__(self, state: AlhambraState, seat: int, weights: Weights) -> None:
        program = state.program
        self._seat = seat
        self._weights = weights
        self._players = state.game.players
        self._types = range(len(program.types))
        self._kind = [program.type_index[tile.type] for tile in program.tiles]
        self._price = [tile.price for tile in program.tiles]
        self._walls = [tile.wall_bits for tile in program.tiles]
        self._annex = [tile.annex for tile in program.tiles]
        self._currency = list(program.tables.currency)
        self._forecast = forecast = Forecast(state, seat)
        self._majorities = Majorities(state, seat, forecast)
        shown = program.tables.secrettile
        cards = state.kernel.secret_list()
        self._secrets = {shown[i]: i for i in range(len(cards) // 3) if cards[3 * i] == seat}
        self._walls_paid = weights.wall * sum(ahead.chance for ahead in forecast.rounds)
        self._room = weights.open * forecast.own_turns * 0.6
        total = max(1, sum(forecast.walls))
        self._odds = [count / total for count in forecast.walls]
        self._fits: dict[int, float] = {}
        self._points = self._ahead(state.kernel)
        self._sums: dict[Counts, float] = {}
        rows = [tuple(state.count(other, kind) for other in range(self._players)) for kind in self._types]
        self._others = [(row[:seat], row[seat + 1 :]) for row in rows]
        self._scale = self._tile_worth(self.counts(state.kernel)) / _TILE_AT_FIRST
        self.purse = Purse(program, forecast, weights, self._scale)
        self._rivals = [self._rival(state.kernel, other) for other in range(self._players)]

    def _rival(self, kernel: Kernel, seat: int) -> list[tuple[int, int]]:
        """Of a seat's money, by currency: the sum and the sums that it pays exactly, as bits."""
        return [self.purse.of(cards)[1:] for cards in packed_hand(kernel, seat)]

    def _tile_worth(self, counts: Counts) -> float:
        """What a tile that may still be bought brings on the mean; money and actions are worth as much more or less."""
        tiles = self._forecast.tiles
        gains = sum(many * max(0.0, self._gain(kind, counts, self._seat)) for kind, many in enumerate(tiles) if many)
        return gains / max(1, sum(tiles)) + _WALL_OF_A_TILE * self._walls_paid

    def over(self, kernel: Kernel) -> float | None:
        """How far the seat is ahead once the game is over, None before."""
        return self._ahead(kernel) if kernel.phase == OVER else None

    def _ahead(self, kernel: Kernel) -> float:
        scores = kernel.score_list()
        own = scores.pop(self._seat)
        return own - sum(scores) / len(scores)

    # The palace.

    def counts(self, kernel: Kernel) -> Counts:
        """What the seat counts of every type, own secret cards included that may be revealed, and the neutral player.

        What the others count is as it was: nobody else decides in between.
        """
        seat = self._seat
        own = [kernel.counted(seat, kind) for kind in self._types]
        if self._secrets:
            home = kernel.home
            for tile, number in self._secrets.items():
                if home[tile] == seat + 1 and not kernel.is_open(number):
                    own[self._kind[tile]] += 1
        return tuple(own), tuple(kernel.neutral[: len(own)]) if self._players == 2 else ()

    def _row(self, kind: int, counts: Counts) -> tuple[int, ...]:
        """What everybody counts of a type, the neutral player last."""
        own, neutral = counts
        before, behind = self._others[kind]
        row = (*before, own[kind], *behind)
        return (*row, neutral[kind]) if neutral else row

    def _majority(self, counts: Counts) -> float:
        found = self._sums.get(counts)
        if found is None:
            found = sum(self._majorities.lead(kind, self._row(kind, counts)) for kind in self._types)
            self._sums[counts] = found
        return found

    def _gain(self, kind: int, counts: Counts, seat: int, more: int = 1) -> float:
        return self._majorities.gain(kind, self._row(kind, counts), seat, more)

    def palace(self, kernel: Kernel, counts: Counts) -> float:
        """Points, majorities, the own wall and what can still be built, without money."""
        worth = self._points + self._majority(counts) + self._walls_paid * kernel.wall(self._seat)
        one, two, three = self._fitting(kernel)
        first, second, third = _SPOTS
        worth += self._room * (first * self._fit(one) + second * self._fit(two) + third * self._fit(three))
        if kernel.nres[self._seat]:
            for tile in kernel.reserve_list(self._seat):
                worth += self._waiting(tile, counts, bool(one >> self._walls[tile] & 1))
        return worth

    def _fitting(self, kernel: Kernel) -> tuple[int, int, int]:
        """The wall patterns that fit at least one, two and three cells, as bits."""
        one = two = three = 0
        for fit in kernel.spot_list(self._seat)[1::2]:
            three |= two & fit
            two |= one & fit
            one |= fit
        return one, two, three

    def _fit(self, mask: int) -> float:
        """The part of the tiles to come that have one of some wall patterns."""
        found = self._fits.get(mask)
        if found is None:
            found = self._fits[mask] = sum(odds for walls, odds in enumerate(self._odds) if mask >> walls & 1)
        return found

    def _waiting(self, tile: int, counts: Counts, fits: bool) -> float:
        """What a tile on the reserve is worth: part of what it would bring, for building it takes an action."""
        if not self._forecast.own_turns:
            return 0.0
        kind = self._kind[tile]
        gain = 1.0 if self._annex[tile] else self._gain(kind, counts, self._seat)
        return self._weights.reserve * max(0.0, gain) * (1.0 if fits else 0.4)

    # Money and what it may buy.

    def means(self, kernel: Kernel, counts: Counts) -> float:
        """Money, a stone that is awake, the tiles of the market that are in reach, the tiles given away at the end."""
        hand = packed_hand(kernel, self._seat)
        worth = self.purse.worth(hand, self._joining(kernel))
        if kernel.stone_of(self._seat):
            worth += self._weights.stone * self._scale * min(1.0, self._forecast.own_turns / 3)
        own = [self.purse.of(cards)[1:] for cards in hand]
        market = kernel.market_list()
        if self._forecast.own_turns:
            worth += self._offers(market, own, counts)
        return worth + self._gifts(market, own, counts)

    def _joining(self, kernel: Kernel) -> int:
        return sum(1 << i for i in range(CAP_JOIN) if kernel.held(self._seat, MONEY + i))

    def _offers(self, market: Sequence[int], own: Sequence[tuple[int, int]], counts: Counts) -> float:
        """What the own next turn may buy of the market as it stands, less what the next seats may buy before it."""
        weights = self._weights
        exact, best, lost = 0.0, 0.0, 0.0
        for space, tile in enumerate(market):
            if tile < 0:
                continue
            currency, price, kind = self._currency[space], self._price[tile], self._kind[tile]
            stays, taken = 1.0, 0.0
            for step in range(1, self._forecast.before_own + 1):
                other = (self._seat + self._players - self._forecast.before_own - 1 + step) % self._players
                odds = _TAKEN[_reach(self._rivals[other][currency], price)]
                taken -= stays * odds * self._gain(kind, counts, other)
                stays *= 1 - odds
            lost += taken
            reach = _reach(own[currency], price)
            if reach:
                more = 2 if tile in self._secrets else 1
                net = self._gain(kind, counts, self._seat, more) + 1 - self._scale * weights.coin * price
                if reach == 2:
                    exact += stays * max(0.0, net)
                else:
                    best = max(best, stays * (net - self._scale * weights.action))
        return weights.chance * (exact + best) - weights.deny * lost

    def _gifts(self, market: Sequence[int], own: Sequence[tuple[int, int]], counts: Counts) -> float:
        """The tiles that fall to the largest sum of their currency when the game ends (ALB-56)."""
        worth = 0.0
        turns = self._forecast.own_turns
        spread = 1 + 4 * turns
        for space, tile in enumerate(market):
            currency = self._currency[space]
            most = max(self._rivals[q][currency][0] for q in range(self._players) if q != self._seat)
            ahead = own[currency][0] - most
            if turns:
                worth += 6 * (0.75 / (1 + math.exp(-ahead / spread)))
            elif tile >= 0 and ahead > 0:
                kind = self._kind[tile]
                worth += self._gain(kind, counts, self._seat)
        return self._weights.gifts * worth


def _reach(money: tuple[int, int], price: int) -> int:
    """Whether money pays a price exactly (2), with coins too many (1) or not (0)."""
    total, sums = money
    return 2 if sums >> price & 1 else int(total >= price)
