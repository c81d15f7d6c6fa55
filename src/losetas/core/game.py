"""The contract every game of Losetas keeps: Game and State."""

from __future__ import annotations

import enum
import random
from abc import ABC, abstractmethod
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from losetas.core.action import Action, Move
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import ScoreEvent

if TYPE_CHECKING:
    from losetas.core.notation import Words

CHANCE = -1
TERMINAL = -2
SEATS = "ABCDEF"


class Status(enum.Flag):
    """Why a position is impossible; OK (no flag) when nothing is wrong with it."""

    OK = 0
    EDGES_MISMATCH = enum.auto()
    TILE_USED_TOO_OFTEN = enum.auto()
    TOO_MANY_FOLLOWERS = enum.auto()
    NOT_CONNECTED = enum.auto()
    ZONE_CLAIMED_COMPLETE = enum.auto()
    HOLE = enum.auto()
    CARD_USED_TOO_OFTEN = enum.auto()


class Game(ABC):
    """A ruleset for a number of players, ready to be played."""

    ruleset: Ruleset
    players: int

    @property
    def name(self) -> str:
        """The canonical ruleset text."""
        return str(self.ruleset)

    def who(self, seat: int) -> str:
        """The letter of a seat, `-` for nobody; a game in which others score has a name for them."""
        return SEATS[seat] if 0 <= seat < self.players else "-"

    @abstractmethod
    def new_state(self, *, start: bool = True) -> State:
        """A state before the first draw; `start=False` leaves the table empty (for scenarios)."""

    @abstractmethod
    def words(self) -> Words:
        """The vocabulary of its notation."""

    @abstractmethod
    def read_position(self, text: str) -> State:
        """The state with a position in notation; NotationError when it is none."""


class State(ABC):
    """A position and how it came about. One decision is a ply; `to_move` is always one seat, CHANCE or TERMINAL.

    A state never knows the order of what is still to be drawn: a Dealer outside resolves the chance nodes.
    """

    game: Game

    @property
    @abstractmethod
    def history(self) -> list[Move]:
        """Every move so far, chance included."""

    def played(self) -> list[Move]:
        """The moves so far, for somebody who does not ask for points: a game that reckons them late leaves them out."""
        return self.history

    @property
    @abstractmethod
    def events(self) -> tuple[ScoreEvent, ...]:
        """The points of the last move."""

    @property
    @abstractmethod
    def to_move(self) -> int:
        """The seat that decides, CHANCE or TERMINAL."""

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat whose turn it is, also at a chance node and while another seat decides."""

    @property
    @abstractmethod
    def step(self) -> str:
        """What is to be decided: draw, place, follower, a registered step, or over."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """The number of the turn being played, from 1."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == TERMINAL

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""

    @abstractmethod
    def stopped_scores(self) -> tuple[int, ...]:
        """The scores if the game stopped now and the final scoring were run."""

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """Every legal action, sorted by code, without repeats."""

    @abstractmethod
    def apply(self, action: Action) -> None:
        """Play a legal action; an illegal one raises IllegalAction and changes nothing."""

    @abstractmethod
    def push(self, action: Action) -> None:
        """Play an action that `pop` can take back."""

    @abstractmethod
    def pop(self) -> Action:
        """Take back the last pushed action and return it."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state with the same position and history, without the stack of pushed actions."""

    @abstractmethod
    def outcomes(self) -> list[tuple[Action, Fraction]]:
        """The outcomes of a chance node with their exact probabilities; empty elsewhere."""

    @abstractmethod
    def pool(self) -> tuple[str, list[str]]:
        """At a chance node: the name of the pool drawn from and the sorted codes left in it."""

    def next_pool(self, code: str) -> tuple[str, list[str]] | None:
        """The pool that decides further once `code` has come from the last one; None when `code` is what is drawn.

        A pile of cards can say that a card of some kind comes, and a pool that several piles share which one.
        """
        return None

    @abstractmethod
    def draw_action(self, code: str) -> Action:
        """The chance action that draws `code`."""

    @abstractmethod
    def view(self, seat: int | None) -> msgspec.Struct:
        """What one seat, or a spectator (None), may know."""

    @abstractmethod
    def determinize(self, seat: int, rng: random.Random) -> State:
        """A state with everything hidden from `seat` filled in at random, consistent with what it has seen."""

    @abstractmethod
    def token(self, action: Action) -> str:
        """An action in notation."""

    @abstractmethod
    def parse(self, token: str) -> Action:
        """An action from notation; raises NotationError when it is none, says nothing about legality."""

    @abstractmethod
    def reason(self, action: Action) -> str | None:
        """The reason code why an action is illegal now, None when it is legal."""

    def silence(self) -> Action | None:
        """The legal action that saying nothing means: it declines what a seat is offered beside the parts of a turn.

        What a seat got there is put aside. None everywhere else: a turn waits for the seat whose turn it is.
        """
        return None

    @abstractmethod
    def finish(self) -> None:
        """End the game at once and run the final scoring."""

    def stop(self) -> None:
        """What the token `end` does: the same, but whoever has something to decide before it is asked first."""
        self.finish()

    @abstractmethod
    def position(self) -> str:
        """The position in one line of notation."""

    @abstractmethod
    def status(self) -> Status:
        """Flags that say why the position is impossible."""

    def returns(self) -> tuple[float, ...]:
        """Shares of the win once the game is over (equal totals share it), zeros before; they sum to 1."""
        if not self.is_over:
            return tuple(0.0 for _ in self.scores)
        best = max(self.scores)
        winners = sum(1 for points in self.scores if points == best)
        return tuple(1.0 / winners if points == best else 0.0 for points in self.scores)
