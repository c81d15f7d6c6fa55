"""What is still to come, seen from one position: when the rounds are scored, how many turns and tiles are left.

The piles are public, so how far away a scoring card lies is known but for the order within its pile.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import ACT, GAP

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState

# Means of games between planners: what a turn takes from the money supply and from the tiles.
CARDS_A_TURN: Final = 1.15
TILES_A_TURN: Final = 0.62
NEUTRAL_FIRST: Final = 6  # what the neutral player draws after the first round, and its part after the second
NEUTRAL_PART: Final = 1 / 3
_LEFT_THEN: Final = 0.55  # the part of the tiles of today that will still be there after the second round
_LAST_ROUND: Final = 2
_SPREAD: Final = 4.0  # turns by which the end may be off when a round's card is weighed against it


@dataclass(frozen=True)
class Round:
    """A scoring round that is still to come: how many turns of anybody until then, how likely it is held at all."""

    number: int
    turns: float
    chance: float


class Forecast:
    """The rounds, turns and tiles ahead.

    Parameters:
        state: a position where a seat has to decide.
        seat: for whom the turns are counted.
    """

    def __init__(self, state: AlhambraState, seat: int) -> None:
        kernel, program = state.kernel, state.program
        self.players = state.game.players
        tiles = program.tiles
        self.bag = [0] * len(program.types)  # tiles in the supply, by type
        self.tiles = [0] * len(program.types)  # the same with those of the market
        self.prices: dict[int, int] = {}  # tiles in the supply and the market, by price
        self.walls = [0] * 16  # the same, by wall pattern
        market = [tile for tile in kernel.market_list() if tile >= 0]
        for number, tile in enumerate(tiles):
            left = kernel.bag_of(number)
            if left:
                self.bag[program.type_index[tile.type]] += left
            left += market.count(number)
            if left:
                self.tiles[program.type_index[tile.type]] += left
                self.prices[tile.price] = self.prices.get(tile.price, 0) + left
                self.walls[tile.wall_bits] += left
        self.supply = sum(self.bag)
        self.turns = self._turns(kernel)
        self.own_tiles = (self._to_buy(kernel) + len(market)) / self.players
        self.rounds = self._rounds(kernel)
        self.own_turns = self.turns / self.players
        self.before_own = self._before(kernel, seat)

    def _turns(self, kernel: Kernel) -> float:
        """Turns of anybody until the market cannot be refilled."""
        if kernel.ending:
            return 0.0
        return self._to_buy(kernel) / TILES_A_TURN + 1

    def _to_buy(self, kernel: Kernel) -> float:
        """Tiles of the supply that players will get: with two, some go to the neutral player (ALB-62)."""
        if self.players > 2:
            return self.supply
        held = kernel.pile_list()[2::3]
        first, second = any(bits & 1 for bits in held), any(bits & 2 for bits in held)
        left = max(0.0, self.supply - (NEUTRAL_FIRST if first else 0))
        return left * (1 - NEUTRAL_PART * _LEFT_THEN) if second else left

    def _rounds(self, kernel: Kernel) -> tuple[Round, ...]:
        found = []
        piles = kernel.pile_list()
        before = 0.0
        for size, scoring in zip(piles[::3], piles[2::3], strict=True):
            for number in range(_LAST_ROUND):
                if scoring >> number & 1:
                    turns = (before + (size + 1) / 2) / CARDS_A_TURN
                    chance = 1 / (1 + math.exp((turns - self.turns) / _SPREAD))
                    found.append(Round(number, turns, chance))
            before += size
        found += [Round(number, 0.0, 1.0) for number in range(_LAST_ROUND) if kernel.due >> number & 1]
        return (*found, Round(_LAST_ROUND, self.turns, 1.0))

    def _before(self, kernel: Kernel, seat: int) -> int:
        """How many seats have a turn before the next one of `seat`, once it has decided."""
        if kernel.phase == ACT or kernel.seat == seat:
            return self.players - 1
        gap = kernel.stage == GAP or kernel.gap
        return (seat - kernel.seat - 1) % self.players if gap else self.players - 1
