"""A ruleset of Alhambra for a number of players, and the family that makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from losetas.alhambra.kernel import Kernel
from losetas.alhambra.program import Program
from losetas.alhambra.scoring import DIRK, NEUTRAL
from losetas.core.action import Action
from losetas.core.engine import EngineGame
from losetas.core.notation import Words
from losetas.core.registry import Family
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState


class AlhambraGame(EngineGame[Kernel]):
    """Alhambra, ready to be played; shares the compiled ruleset between its states."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        super().__init__(ruleset, players)
        self.program = Program(ruleset, players)
        self.plain: dict[int, Action] = {}  # actions of the choices that mean the same in every position

    def kernel(self, seed: int | None = None) -> Kernel:
        """A kernel of its own; with a seed, set up for a playout."""
        kernel = Kernel(self.program.tables, self.program, self.players)
        if seed is not None:
            kernel.reset(seed)
        return kernel

    def who(self, seat: int) -> str:
        """The letter of a seat, or Dirk, who scores as well (ALB-63)."""
        return DIRK if seat == NEUTRAL else super().who(seat)

    def words(self) -> Words:
        """The vocabulary of its notation."""
        from losetas.alhambra.notation import words

        return words(self)

    def read_position(self, text: str) -> AlhambraState:
        """The state with a position in notation."""
        from losetas.alhambra.reading import read_position

        return read_position(self, text)

    def new_state(self, *, start: bool = True) -> AlhambraState:
        """A state before the deal; `start=False` leaves the table empty."""
        from losetas.alhambra.state import AlhambraState

        kernel = self.borrow()
        kernel.rng = 1
        if start:
            kernel.clear()
        else:
            kernel.edit_table()
        kernel.go()
        return AlhambraState(self, kernel)


class AlhambraFamily(Family):
    """Makes games of Alhambra."""

    name = "alhambra"
    editions = ("2003",)
    seats = (2, 6)
    expansions_package = "losetas.alhambra.modules"

    def build(self, ruleset: Ruleset, players: int) -> AlhambraGame:
        """Compile the ruleset."""
        return AlhambraGame(ruleset, players)


FAMILY = AlhambraFamily()
