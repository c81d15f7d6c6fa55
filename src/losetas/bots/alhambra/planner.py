"""The planner: it plays its whole turn through before it chooses.

A turn is a chain of exact purchases, an action that closes it, and the placing of what was bought. What a palace is
worth does not depend on how the tiles were paid, so the placing of a set of tiles is looked for once, and of all
ways to pay for a tile only those that leave the best hand are followed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, cast

from losetas.alhambra.holdings import ACT, ASK, GAPNO, OPEN, OPENNO, PLACE
from losetas.alhambra.tables import CAP_JOIN, MONEY
from losetas.bots.alhambra.moves import KIND, after, closed, others, payments
from losetas.bots.alhambra.purse import packed_hand
from losetas.bots.alhambra.weights import Weights
from losetas.bots.alhambra.worth import Counts, Worth

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState
    from losetas.core.action import Action
    from losetas.core.game import State

Palace = tuple[float, Counts]

_EXACT_WAYS: Final = 2  # ways to pay a tile exactly that are followed
_OTHER_WAYS: Final = 1
_BEAM: Final = 3  # first placements that are followed where several tiles are placed


class Plan:
    """The search of one decision.

    Parameters:
        state: the position.
        weights: of the values.
        nodes: positions that may be looked at.
    """

    def __init__(self, state: AlhambraState, weights: Weights, nodes: int) -> None:
        self._game = state.game
        self._seat = state.to_move
        self._worth = Worth(state, self._seat, weights)
        self._nodes = nodes
        self._palaces: dict[tuple[object, ...], Palace] = {}

    def best(self, kernel: Kernel) -> list[int]:
        """The choices of the kernel that nothing exceeds."""
        if kernel.phase == ASK:
            values = self._answers(kernel)
        elif kernel.phase == PLACE:
            values = self._placements(kernel)
        else:
            values = self._actions(kernel)
        top = max(values.values())
        return [code for code, value in values.items() if value == top]

    def _spend(self) -> bool:
        """Whether there is another node."""
        self._nodes -= 1
        return self._nodes >= 0

    # Actions.

    def _actions(self, kernel: Kernel) -> dict[int, float]:
        """The value of every action worth looking at by the best turn that it begins."""
        values: dict[int, float] = {}
        chains: list[int] = []
        for code in self._options(kernel):
            if values and not self._spend():
                break
            with after(self._game, kernel, code) as then:
                values[code] = self._ended(then)
                if then.phase == ACT and then.seat == self._seat and then.turn == kernel.turn:
                    chains.append(code)
        chains.sort(key=values.__getitem__, reverse=True)
        for code in chains:
            if self._nodes <= 0:
                break
            with after(self._game, kernel, code) as then:
                values[code] = max(self._actions(then).values())
        return values

    def _options(self, kernel: Kernel) -> list[int]:
        """Purchases first, each paid so that the best hand is left; then everything else."""
        hand = packed_hand(kernel, self._seat)
        joining = sum(1 << i for i in range(CAP_JOIN) if kernel.held(self._seat, MONEY + i))
        ways: dict[tuple[int, bool], list[tuple[float, int]]] = {}
        for way in payments(self._game, kernel):
            left = [held - paid for held, paid in zip(hand, way.cards, strict=True)]
            worth = self._worth.purse.worth(left, joining & ~way.joining)
            ways.setdefault((way.space, way.over == 0), []).append((-worth, way.code))
        found = []
        for (_, exact), codes in ways.items():
            found += [code for _, code in sorted(codes)[: _EXACT_WAYS if exact else _OTHER_WAYS]]
        return found + others(kernel)

    def _ended(self, kernel: Kernel) -> float:
        """The value of a position as if the action part of the turn were over; what was bought is placed."""
        over = self._worth.over(kernel)
        if over is not None:
            return over
        palace, counts = self._placed(kernel)
        return palace + self._worth.means(kernel, counts)

    def _answers(self, kernel: Kernel) -> dict[int, float]:
        """A waiting decision: every reveal is worth it, a purchase is weighed against none, anything else is tried."""
        codes = kernel.choice_list()
        reveals = [code for code in codes if code & KIND == OPEN]
        if reveals or any(code & KIND == OPENNO for code in codes):
            return dict.fromkeys(reveals or codes, 0.0)
        values = {code: self._ended(kernel) for code in codes if code & KIND == GAPNO}
        for code in self._options(kernel):
            if code not in values and (not values or self._spend()):
                with after(self._game, kernel, code) as then:
                    values[code] = self._ended(then)
        return values

    # Placing.

    def _placed(self, kernel: Kernel) -> Palace:
        """The palace once all that was set aside is placed; at the same palace it is the same however it was paid."""
        key = (*kernel.tile_list(self._seat), -1, *kernel.aside_list(), -1, kernel.nres[self._seat])
        key += (*(kernel.reserve_list(self._seat) if kernel.nres[self._seat] else ()), kernel.phase == PLACE)
        found = self._palaces.get(key)
        if found is None:
            found = self._palaces[key] = self._place(kernel)
        return found

    def _place(self, kernel: Kernel) -> Palace:
        with closed(self._game, kernel) as then:
            if then.phase == PLACE and then.placer == self._seat:
                return self._best_place(then)
            return self._as_it_is(then)

    def _as_it_is(self, kernel: Kernel) -> Palace:
        counts = self._worth.counts(kernel)
        return self._worth.palace(kernel, counts), counts

    def _places(self, kernel: Kernel) -> list[tuple[float, int]]:
        """Every placement of the first ply with the value of the palace after it, the best first."""
        found: list[tuple[float, int]] = []
        for code in kernel.choice_list():
            if code & KIND != OPEN and (not found or self._spend()):
                with after(self._game, kernel, code) as then:
                    over = self._worth.over(then)
                    found.append((-(self._as_it_is(then)[0] if over is None else over), code))
        return sorted(found)

    def _best_place(self, kernel: Kernel) -> Palace:
        """The palace after the best placing of everything that is set aside."""
        places = self._places(kernel)
        best: list[Palace] = []
        for _, code in places[: _BEAM if kernel.naside > 1 else 1]:
            with after(self._game, kernel, code) as then:
                goes_on = then.phase == PLACE and then.placer == self._seat
                best.append(self._best_place(then) if goes_on else self._as_it_is(then))
        return max(best, key=_value)

    def _placements(self, kernel: Kernel) -> dict[int, float]:
        """The value of each placement by the best way to go on from it."""
        values: dict[int, float] = {}
        for value, code in self._places(kernel):
            values[code] = -value
            if kernel.naside > 1 and self._nodes > 0:
                with after(self._game, kernel, code) as then:
                    if then.phase == PLACE and then.placer == self._seat:
                        values[code] = self._best_place(then)[0]
        return values


def _value(palace: Palace) -> float:
    return palace[0]


@dataclass(frozen=True)
class PlannerBot:
    """Plays the turn that leads to the best position by its weights; among equals, any."""

    name: str
    budget: int
    weights: Weights = field(default_factory=Weights)

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """See `Bot.choose`."""
        table = cast("AlhambraState", state)
        actions = {code: action for action, code in table.choices().items()}
        if len(actions) == 1:
            return next(iter(actions.values()))
        plan = Plan(table, self.weights, self.budget if budget is None else budget)
        return actions[rng.choice(plan.best(table.kernel))]
