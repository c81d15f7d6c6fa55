"""What every bot is, and a ladder of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from losetas.core.action import Action
from losetas.core.errors import LosetasError
from losetas.core.game import State


class BotError(LosetasError):
    """A bot that does not exist, or a budget that is none."""


class Bot(Protocol):
    """Decides one ply at a time for the seat to move.

    A bot sees a State, which never knows what will be drawn, and all its randomness comes from the rng it is given:
    the same state, rng and budget give the same action.
    """

    @property
    def name(self) -> str:
        """Its level, with `@BUDGET` behind it when that is not the level's own."""

    @property
    def budget(self) -> int:
        """The nodes it may look at for one decision when `choose` is told nothing else."""

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """One of `state.legal_actions()`; the state is as before afterwards.

        Parameters:
            state: a position where a seat has to decide.
            rng: the only source of randomness.
            budget: nodes (actions tried out) for this decision, at least 1.
        """


class Level(NamedTuple):
    """How the bots of a level are made, from name and budget, and the budget that they have of their own."""

    make: Callable[[str, int], Bot]
    nodes: int


@dataclass(frozen=True)
class Ladder:
    """The levels of a game, the weakest first, and names of former ones with the level that has replaced them."""

    levels: Mapping[str, Level]
    former: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class RandomBot:
    """Plays any legal action, each equally likely."""

    name: str
    budget: int

    def choose(self, state: State, rng: random.Random, budget: int | None = None) -> Action:
        """See `Bot.choose`."""
        return rng.choice(state.legal_actions())
