"""The search that greedy and projected share: what the mover can reach before anyone else, or chance, decides."""

from __future__ import annotations

from collections.abc import Callable

from losetas.core.action import Action
from losetas.core.game import State

Value = Callable[[State, int], float]


class TurnSearch:
    """Values every action of the mover by the best end of the turn that it leads to.

    The end of a turn is where another seat, or chance, moves next. Each action tried out costs one node. Where nodes
    do not reach for everything, the actions that look best at once are followed to the end first, and the others
    keep the value of stopping at them.

    Parameters:
        value: how good a state is for a seat.
        budget: nodes to spend.
    """

    def __init__(self, value: Value, budget: int) -> None:
        self._value = value
        self._nodes = budget

    def best(self, state: State) -> list[Action]:
        """The actions whose value nothing exceeds, in the order of `legal_actions()`; the state is as before."""
        values = self._values(state, state.to_move)
        top = max(values.values())
        return [action for action, value in values.items() if value == top]

    def _values(self, state: State, seat: int) -> dict[Action, float]:
        """The value for `seat` of every action it has; of more than there are nodes for, an even sample."""
        values: dict[Action, float] = {}
        unfinished: list[Action] = []
        actions = state.legal_actions()
        tried = max(1, min(len(actions), self._nodes))
        self._nodes -= tried
        for index in range(tried):
            action = actions[index * len(actions) // tried]
            state.push(action)
            values[action] = self._value(state, seat)
            if state.to_move == seat:
                unfinished.append(action)
            state.pop()
        unfinished.sort(key=values.__getitem__, reverse=True)
        for action in unfinished:
            if self._nodes <= 0:
                break
            values[action] = self._followed(state, seat, action)
        return values

    def _followed(self, state: State, seat: int, action: Action) -> float:
        """The value of an action that does not end the turn; it may use up half of the nodes that are left."""
        mine = max(1, self._nodes // 2)
        others = self._nodes - mine
        self._nodes = mine
        state.push(action)
        value = max(self._values(state, seat).values())
        state.pop()
        self._nodes += others
        return value
