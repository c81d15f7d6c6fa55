"""A game that a kernel plays: kernels are lent and used again, and a state reads from its own where the game stands."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from losetas.core.game import Game, State
from losetas.core.ruleset import Ruleset


class Engine(Protocol):
    """What both kernels have."""

    sink: Any  # a list that receives what was scored, or None: what is in it is between a kernel and its game
    nlog: int

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""

    def decider(self) -> int:
        """The seat that decides, CHANCE or TERMINAL."""

    def score_list(self) -> list[int]:
        """The points by seat."""


EngineT = TypeVar("EngineT", bound=Engine)


class EngineGame(Game, Generic[EngineT]):
    """A game with kernels to lend to its states."""

    pool = 32  # spare kernels kept; no global, since states also end when the interpreter does

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        self.ruleset = ruleset
        self.players = players
        self._spare: list[EngineT] = []

    @abstractmethod
    def kernel(self, seed: int | None = None) -> EngineT:
        """A kernel of its own; with a seed, set up for a playout."""

    def borrow(self) -> EngineT:
        """A kernel to copy into, used before if possible: paging a fresh one in costs more than the copy."""
        try:
            return self._spare.pop()  # atomic: bots and snapshots borrow in threads
        except IndexError:
            return self.kernel()

    def give_back(self, kernel: EngineT) -> None:
        """Offer a kernel that is no longer used to the next `borrow`."""
        if len(self._spare) < self.pool:
            kernel.sink = None
            kernel.nlog = -1
            self._spare.append(kernel)


class EngineState(State, Generic[EngineT]):
    """A state with a kernel that it has borrowed, and gives back when it ends."""

    game: EngineGame[EngineT]
    kernel: EngineT

    def __del__(self) -> None:
        kernel = getattr(self, "kernel", None)
        if kernel is not None:
            self.game.give_back(kernel)

    @property
    def to_move(self) -> int:
        """The seat that decides, CHANCE or TERMINAL."""
        return self.kernel.decider()

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.kernel.seat

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.kernel.turn

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return tuple(self.kernel.score_list())
