"""The levels by name, and the bots behind them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from losetas.bots.bot import Bot, BotError
from losetas.bots.search import TurnSearch, Value
from losetas.core.action import Action
from losetas.core.game import State

FOLLOWER_COST: Final = 0.5  # less than a point, so that it decides only between claims that are nearly worth nothing


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
class RandomBot:
    """Plays any legal action, each equally likely."""

    name: str
    budget: int

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """See `Bot.choose`."""
        return rng.choice(state.legal_actions())


@dataclass(frozen=True)
class TurnBot:
    """Plays its turn so that it is worth most at its end; among equals, any."""

    name: str
    budget: int
    value: Value

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """See `Bot.choose`."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return rng.choice(TurnSearch(self.value, self.budget if budget is None else budget).best(state))


_NODES: Final = 2000  # more than the placements and claims of almost any turn of a two-player game
_LEVELS: Final[dict[str, Value | None]] = {"random": None, "greedy": points_now, "projected": points_if_stopped}
DEFAULT: Final = "projected"


def levels() -> tuple[str, ...]:
    """The names of the levels, the weakest first."""
    return tuple(_LEVELS)


def make(text: str) -> Bot:
    """The bot of a level, `LEVEL` or `LEVEL@BUDGET` with the nodes it may use for each decision.

    Raises:
        BotError: there is no such level, or the budget is no whole number above zero.

    >>> make("projected@300").budget
    300
    """
    level, at, nodes = text.partition("@")
    if level not in _LEVELS:
        raise BotError(f"bot {text!r}: expected {', '.join(_LEVELS)}, found {level!r}")
    if at and not (nodes.isdecimal() and int(nodes) > 0):
        raise BotError(f"bot {text!r}: expected a whole number of nodes above 0 behind the @, found {nodes!r}")
    budget = int(nodes) if at else _NODES
    value = _LEVELS[level]
    return RandomBot(text, budget) if value is None else TurnBot(text, budget, value)
