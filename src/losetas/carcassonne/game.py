"""A ruleset of Carcassonne for a number of players, and the family that makes it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.program import Program
from losetas.carcassonne.tiles import TileKind
from losetas.core.engine import EngineGame
from losetas.core.expansion import Expansion
from losetas.core.notation import Words
from losetas.core.registry import Family
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.carcassonne.state import CarcassonneState


@lru_cache(maxsize=32)
def compiled(ruleset: Ruleset, fingerprint: str, members: tuple[Expansion, ...]) -> Program:
    """The program of a ruleset: compiled once, since it holds no position and all games can share it."""
    return Program(ruleset)


class CarcassonneGame(EngineGame[Kernel]):
    """Carcassonne, ready to be played; shares the compiled ruleset between its states."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        super().__init__(ruleset, players)
        self.program = compiled(ruleset, ruleset.fingerprint, ruleset.members)
        self.program.check_capacity(players)
        self.sorted_kinds = sorted((code, number) for code, number in self.program.kind_index.items())

    @property
    def kinds(self) -> list[TileKind]:
        """The tile kinds of the ruleset, by kernel number."""
        return self.program.kinds

    @property
    def kind_index(self) -> dict[str, int]:
        """The kernel number of each tile code."""
        return self.program.kind_index

    def kernel(self, seed: int | None = None) -> Kernel:
        """A kernel of its own; with a seed, set up for a playout."""
        kernel = Kernel(self.program.tables, self.program, self.players)
        kernel.slots = self.program.slots
        if seed is not None:
            kernel.reset(seed)
        return kernel

    def words(self) -> Words:
        """The vocabulary of its notation."""
        from losetas.carcassonne.notation import words

        return words(self)

    def read_position(self, text: str) -> CarcassonneState:
        """The state with a position in notation."""
        from losetas.carcassonne.position import read_position

        return read_position(self, text)

    def new_state(self, *, start: bool = True) -> CarcassonneState:
        """A state before the first draw; `start=False` leaves the table empty."""
        from losetas.carcassonne.state import CarcassonneState

        kernel = self.borrow()
        kernel.clear()
        kernel.rng = 1
        if start:
            self.program.set_up(kernel)
        kernel.begin()
        return CarcassonneState(self, kernel)


class CarcassonneFamily(Family):
    """Makes games of Carcassonne."""

    name = "carcassonne"
    editions = ("2014", "classic")
    seats = (2, 6)
    expansions_package = "losetas.carcassonne.expansions"

    def build(self, ruleset: Ruleset, players: int) -> CarcassonneGame:
        """Compile the ruleset."""
        return CarcassonneGame(ruleset, players)


FAMILY = CarcassonneFamily()
