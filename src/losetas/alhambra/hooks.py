"""What a module of Alhambra may say: hooks of five kinds with neutral defaults.

register   `tiles`, `joinings`, `secrets`, `verbs`, `steps`, `words`
event      `set_up`, `bought`, `laid`, `lifted`, `scored`, `turn_ended`: all modules are told, in order
filter     `placement_reason`, `purchase_reason`: it stands only if no module objects
collect    `count_bonus`, `round_bonus`: contributions are put together
fold       `adapt_tile`, `adapt_type`, `tune`: a value is passed through every module

Only hooks that a module overrides are kept when a ruleset is compiled, and a game in which none are calls no Python.
The mechanisms that the kernel has already (annexes in stacks, joining cards in the piles, secret cards, stones and the
gap between two turns) are switched on by `tune`; the kernel never knows which module uses them.

Once a game is stopped before its end (`State.stop`) no event is told and no step entered; filters and bonuses go on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from losetas.alhambra.components import BuildingType, Joining, Secret, Tile, read_data, read_tiles
from losetas.alhambra.tables import BOUGHT, LAID, LIFTED, SCORED, TURN_ENDED
from losetas.core import contract, steps
from losetas.core.contract import Contract, acts, fold, free, many
from losetas.core.expansion import Expansion
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import Term
from losetas.core.steps import Shown

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program
    from losetas.alhambra.state import AlhambraState  # noqa: F401 - named in the base class of a class
    from losetas.alhambra.tables import Tables
    from losetas.alhambra.verbs import Verb

ALWAYS = TURN_ENDED

__all__ = ["ALWAYS", "BOUGHT", "LAID", "LIFTED", "SCORED", "AlhambraModule", "Shown", "Step"]


class Step(steps.Step["Kernel", "AlhambraState"]):
    """A part of a turn after the market is refilled and scoring rounds are held, before the gap between two turns.

    Triggers: SCORED (`kernel.trigger & SCORED` has a bit for each round), BOUGHT, LAID and LIFTED (a tile came into a
    palace, left one), ALWAYS (the turn has ended). Steps run again after a purchase in the gap that sets a trigger,
    and after the last round. Places of `Shown` are pairs of a seat and a cell.
    """

    triggers: int = ALWAYS


_CONTRACT: Contract = {
    "tiles": many(Tile),
    "joinings": many(Joining),
    "secrets": many(Secret),
    "verbs": free,
    "steps": contract.steps,
    "words": contract.words,
    "set_up": acts,
    "bought": acts,
    "laid": acts,
    "lifted": acts,
    "scored": acts,
    "turn_ended": acts,
    "placement_reason": contract.objection,
    "purchase_reason": contract.objection,
    "count_bonus": many(Term, contract.worthless),
    "round_bonus": contract.terms,
    "adapt_tile": fold(Tile, "code"),
    "adapt_type": fold(BuildingType, "key"),
    "tune": free,
}
"""What the hooks have to answer; `free` is what may answer anything."""


class AlhambraModule(Expansion):
    """Base class of the modules of Alhambra, the base game included.

    `codes` are its words for the mechanisms it uses: the reasons of joining cards (`joining_alone`, `joining_limit`,
    `joining_currency`), the term and the rule of revealed cards (`extra`, `extra_rule`) and annexes (`annex`,
    `annex_rule`). `slots` is how many ints of the position it remembers: an attribute would be shared by all positions.
    """

    game = "alhambra"
    contract = _CONTRACT
    slots: int = 0
    codes: Mapping[str, str] = MappingProxyType({})

    @property
    def path(self) -> Path:
        """Its data file."""
        return self.folder / "tiles.toml"

    @cached_property
    def data(self) -> dict[str, Any]:
        """What its data file says; nothing when it has none."""
        return read_data(self.path) if self.path.is_file() else {}

    def read_data_files(self) -> None:
        """Read its `tiles.toml`; raises DataError."""
        self.tiles()

    def cites(self) -> Iterator[tuple[str, str]]:
        """The rules of its house rules, and of the words for what the kernel adds."""
        yield from super().cites()
        yield from ((f"codes {key}", rule) for key, rule in self.codes.items() if key.endswith("_rule"))

    def recall(self, kernel: Kernel, index: int = 0) -> int:
        """What it remembers in one of its slots; 0 at first."""
        return kernel.slot_of(self._slot(kernel, index))

    def remember(self, kernel: Kernel, value: int, index: int = 0) -> None:
        """Remember an int."""
        kernel.edit_slot(self._slot(kernel, index), value)

    def _slot(self, kernel: Kernel, index: int) -> int:
        if not 0 <= index < self.slots:  # the next one belongs to another module
            raise IndexError(
                f"{self.key}: expected a slot out of the {self.slots} that `slots` asks for, found {index}"
            )
        first: int = kernel.program.first_slot[self.key]
        return first + index

    # Register.

    def tiles(self) -> list[Tile]:
        """The tiles it adds, those of its `tiles.toml`."""
        return read_tiles(self.data, self.key, self.path)

    def joinings(self) -> list[Joining]:
        """The joining cards it adds."""
        return []

    def secrets(self) -> list[Secret]:
        """The secret cards it adds."""
        return []

    def verbs(self) -> Sequence[Verb]:
        """The choices it brings of a mechanism of the kernel."""
        return ()

    def steps(self, rules: Ruleset, program: Program) -> Sequence[Step]:
        """The steps it brings; `program` gives them their int slots."""
        return ()

    def words(self) -> Words:
        """The setup and expect words it adds to the notation."""
        return Words()

    # Events.

    def set_up(self, kernel: Kernel) -> None:
        """Called when the table is laid out, before the first turn."""

    def bought(self, kernel: Kernel, seat: int, tile: int, exact: int) -> None:
        """A seat has paid for a tile, `exact` 1 when with its price; the tile is set aside."""

    def laid(self, kernel: Kernel, seat: int, tile: int, pos: int) -> None:
        """A tile has come into the palace of a seat."""

    def lifted(self, kernel: Kernel, seat: int, tile: int, pos: int) -> None:
        """A tile has left the palace of a seat for its reserve."""

    def scored(self, kernel: Kernel, number: int) -> None:
        """A scoring round, 0 to 2, has been paid."""

    def turn_ended(self, kernel: Kernel) -> None:
        """The turn of `kernel.seat` is over but for the steps: the market is refilled, rounds are held."""

    # Filters.

    def placement_reason(self, kernel: Kernel, seat: int, tile: int, pos: int) -> str | None:
        """Why a tile may not come into a palace there, although the rules of the game allow it; None = it may."""
        return None

    def purchase_reason(self, kernel: Kernel, seat: int, tile: int, space: int) -> str | None:
        """Why a seat may not buy a tile of the market that it can pay for; None = it may."""
        return None

    # Contributions.

    def count_bonus(self, kernel: Kernel, seat: int, kind_type: int) -> Sequence[Term]:
        """What it adds to what a seat counts of a type of building: terms that are worth 0 each."""
        return ()

    def round_bonus(self, kernel: Kernel, number: int, seat: int) -> Sequence[Term]:
        """What it pays a seat in a scoring round, 0 to 2; nobody is asked before majorities and walls are paid."""
        return ()

    # Folds.

    def adapt_tile(self, tile: Tile, rules: Ruleset) -> Tile:
        """Change price, walls or count of a tile of any module; its code stays its name."""
        return tile

    def adapt_type(self, kind: BuildingType, rules: Ruleset) -> BuildingType:
        """Change the points of a type of building."""
        return kind

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """Switch on in the tables what the module needs; called only when it is in the ruleset."""
