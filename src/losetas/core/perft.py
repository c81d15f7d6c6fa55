"""Perft: how many lines of play of a given number of plies there are. Each distinct outcome of chance is one child."""

from __future__ import annotations

from losetas.core.action import Action
from losetas.core.game import CHANCE, State


def children(state: State) -> list[Action]:
    """The actions and outcomes that lead on from a state."""
    if state.is_over:
        return []
    if state.to_move == CHANCE:
        return [action for action, _ in state.outcomes()]
    return state.legal_actions()


def perft(state: State, depth: int) -> int:
    """The number of lines of `depth` plies; the state is as before afterwards."""
    if depth <= 0:
        return 1
    actions = children(state)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        state.push(action)
        count += perft(state, depth - 1)
        state.pop()
    return count


def divide(state: State, depth: int) -> list[tuple[str, int]]:
    """For each first ply, in notation, the number of lines of `depth` plies that begin with it."""
    counts = []
    for action in children(state):
        token = state.token(action)
        state.push(action)
        counts.append((token, perft(state, depth - 1)))
        state.pop()
    return counts
