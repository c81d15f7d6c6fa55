"""The search of a turn, on trees of numbers: it needs nothing of a game but the contract of State."""

from __future__ import annotations

from typing import Any

import pytest

from losetas.bots.search import TurnSearch
from losetas.core.action import Action

ME, OTHER, CHANCE = 0, 1, -1


class Tree:
    """A state whose actions lead to (who moves next, points of ME, actions there); nothing else is in it."""

    def __init__(self, actions: dict[int, Any]) -> None:
        self._path: list[Any] = [(ME, 0, actions)]
        self.pushed = 0

    @property
    def to_move(self) -> int:
        return int(self._path[-1][0])

    @property
    def points(self) -> int:
        return int(self._path[-1][1])

    def legal_actions(self) -> list[Action]:
        return [Action.of(code) for code in sorted(self._path[-1][2])]

    def push(self, action: Action) -> None:
        self.pushed += 1
        self._path.append(self._path[-1][2][action.code])

    def pop(self) -> None:
        self._path.pop()

    @property
    def depth(self) -> int:
        return len(self._path) - 1


def best(tree: Tree, budget: int = 100) -> list[int]:
    found = TurnSearch(lambda state, seat: state.points, budget).best(tree)  # type: ignore[attr-defined, arg-type]
    assert tree.depth == 0, "the state is as before"
    return [action.code for action in found]


def end(points: int, next_to_move: int = CHANCE) -> tuple[int, int, dict[int, Any]]:
    return (next_to_move, points, {})


def test_it_looks_at_the_whole_turn() -> None:
    # 1 brings 3 points at once; 2 brings none, but 5 with the second of the plies that follow it
    assert best(Tree({1: end(3), 2: (ME, 0, {7: end(1), 8: end(5)})})) == [2]


def test_it_looks_no_further_than_the_turn() -> None:
    # the 9 points behind action 2 are for another seat to decide
    assert best(Tree({1: end(3), 2: (OTHER, 0, {7: end(9)})})) == [1]


def test_a_ply_that_must_follow_counts_for_what_it_costs() -> None:
    # action 2 looks like 6 points, but both plies that can follow lead to less than the 3 of action 1
    assert best(Tree({1: end(3), 2: (ME, 6, {7: end(1), 8: end(2)})})) == [1]


def test_equals_are_all_named() -> None:
    assert best(Tree({1: end(4), 2: end(2), 3: (ME, 0, {7: end(4)})})) == [1, 3]


def test_what_looks_best_is_followed_first() -> None:
    # three nodes for the three actions, one more for what follows 3, which looks best of those that go on (5 > 2)
    tree = Tree({1: end(1), 2: (ME, 2, {7: end(9)}), 3: (ME, 5, {7: end(6)})})
    assert best(tree, budget=4) == [3]
    assert best(tree, budget=5) == [2]


def test_more_actions_than_nodes_are_sampled_evenly() -> None:
    # 4 of 8 actions are tried: numbers 0, 2, 4 and 6, of which number 6 has most points
    assert best(Tree({code: end(code) for code in range(8)}), budget=4) == [6]


@pytest.mark.parametrize("budget", [1, 2, 3, 10])
def test_the_budget_bounds_the_work(budget: int) -> None:
    tree = Tree({code: (ME, 0, {other: end(other) for other in range(9)}) for code in range(9)})
    assert best(tree, budget)
    # every node is one push; to follow an action it is pushed once more, and then has at least one node of its own
    assert tree.pushed <= 2 * budget
