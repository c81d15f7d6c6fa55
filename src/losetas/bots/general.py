"""The ladder of a game that has none of its own: it looks at nothing but points, so any game of the contract will do.

Points come through the contract with everything that an expansion brings, and so no bot knows an expansion.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from losetas.bots.bot import Ladder, Level, RandomBot
from losetas.bots.search import TurnSearch, Value
from losetas.core.action import Action
from losetas.core.game import State

FOLLOWER_COST: Final = 0.5  # less than a point, so that it decides only between claims that are nearly worth nothing
_NODES: Final = 2000  # more than the placements and claims of almost any turn of a two-player game


def points_now(state: State, seat: int) -> float:
    """How far the seat is ahead of the best of the others by the points it has."""
    return _lead(state.scores, seat)


def points_if_stopped(state: State, seat: int) -> float:
    """How far the seat would be ahead if the game stopped now, and a little for every figure it has left to place."""
    supply: Callable[[int], Mapping[str, int]] | None = getattr(state, "supply", None)  # not every game has figures
    free = sum(supply(seat).values()) if supply else 0
    return _lead(state.stopped_scores(), seat) + FOLLOWER_COST * free


def _lead(scores: tuple[int, ...], seat: int) -> float:
    return scores[seat] - max((points for other, points in enumerate(scores) if other != seat), default=0)


@dataclass(frozen=True)
class TurnBot:
    """Plays its turn so that it is worth most at its end; among equals, any."""

    value: Value
    name: str
    budget: int

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """See `Bot.choose`."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return rng.choice(TurnSearch(self.value, self.budget if budget is None else budget).best(state))


LADDER: Final = Ladder(
    {
        "random": Level(RandomBot, _NODES),
        "greedy": Level(partial(TurnBot, points_now), _NODES),
        "projected": Level(partial(TurnBot, points_if_stopped), _NODES),
    }
)
