"""Greedy: it takes what brings most at once and does not look further.

A position is worth to it how far it is ahead if the last scoring were held now, and a little for every building. A
purchase counts by what the tile would gain at its best place for each coin paid, more when it is paid exactly; money
counts by the coins. Of what is to come it knows nothing.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from losetas.alhambra.holdings import GAPNO, OPEN, OPENNO, PLACE, TAKE, WAKE
from losetas.alhambra.tables import MONEY
from losetas.bots.alhambra.moves import KIND, after, closed, payments

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState
    from losetas.core.action import Action
    from losetas.core.game import State

_BUILDING: Final = 1.0  # a building that brings no points yet
_COINS: Final = 9  # a purchase at the usual price counts what it gains
_EXACT: Final = 4.0  # another action
_COIN: Final = 0.4
_JOINING: Final = 4  # coins that a card which is no money counts for
_WAKING: Final = 1.5


class _Choice:
    """One decision of a greedy bot."""

    def __init__(self, state: AlhambraState, nodes: int) -> None:
        self._game = state.game
        self._kernel = state.kernel
        self._seat = state.to_move
        self._prices = [tile.price for tile in state.program.tiles]
        self._kinds = range(len(state.program.types))
        self._nodes = nodes
        self._now = self._worth(state.kernel)

    def best(self) -> list[int]:
        """The choices of the kernel that nothing exceeds; reveals are always taken."""
        codes = self._kernel.choice_list()
        reveals = [code for code in codes if code & KIND == OPEN]
        if reveals:
            return reveals
        values = self._purchases()
        for code in codes:
            if code not in values:
                values[code] = self._value(code)
        top = max(values.values())
        return [code for code, value in values.items() if value == top]

    def _worth(self, kernel: Kernel) -> float:
        """How far the seat would be ahead after a last scoring, and its buildings."""
        kernel.final()
        points = kernel.final_list()
        own = points.pop(self._seat)
        return own - max(points) + _BUILDING * sum(kernel.built_of(self._seat, kind) for kind in self._kinds)

    def _purchases(self) -> dict[int, float]:
        """Purchases by what they gain for each coin; how a tile is paid changes nothing about its gain."""
        gains: dict[int, float] = {}
        values = {}
        market = self._kernel.market_list()
        for way in payments(self._game, self._kernel):
            if way.space not in gains:
                with after(self._game, self._kernel, way.code) as then:
                    gains[way.space] = self._built(then)
            paid = self._prices[market[way.space]] + way.over
            values[way.code] = _COINS * gains[way.space] / paid + (0 if way.over else _EXACT)
        return values

    def _built(self, kernel: Kernel) -> float:
        """What is gained by building what was set aside at its best place, one tile after the other."""
        with closed(self._game, kernel) as then:
            if then.phase != PLACE or then.placer != self._seat:
                return self._worth(then) - self._now
            best = self._now
            for code in then.choice_list():
                if self._nodes > 0:
                    self._nodes -= 1
                    with after(self._game, then, code) as placed:
                        best = max(best, self._worth(placed))
            return best - self._now

    def _value(self, code: int) -> float:
        """What a choice gains that is no purchase."""
        kind = code & KIND
        if kind == TAKE:
            display = self._kernel.display_list()
            taken = [card for i, card in enumerate(display) if code >> 4 >> i & 1]
            return _COIN * sum(card % 9 + 1 if card < MONEY else _JOINING for card in taken)
        if kind == WAKE:
            return _WAKING
        if kind in (GAPNO, OPENNO):
            return 0.0
        with after(self._game, self._kernel, code) as then:
            return self._built(then)


@dataclass(frozen=True)
class GreedyBot:
    """Plays what gains most at once; among equals, any."""

    name: str
    budget: int

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """See `Bot.choose`."""
        table = cast("AlhambraState", state)
        actions = {code: action for action, code in table.choices().items()}
        if len(actions) == 1:
            return next(iter(actions.values()))
        choice = _Choice(table, self.budget if budget is None else budget)
        return actions[rng.choice(choice.best())]
