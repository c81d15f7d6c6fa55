"""What a module of Alhambra may say, with neutral defaults.

register   `tiles`, `joinings`, `secrets`: what it adds to the box; `verbs`: the choices it brings, with notation and
           reasons; `words`: setup words, expect words
fold       `tune`: the tables pass through every module, which switches on what it needs of the kernel

The kernel knows the mechanisms (annexes in stacks, joining cards in the piles, secret cards, stones and the gap
between two turns), never which module uses them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from losetas.alhambra.components import Joining, Secret, Tile, read_data
from losetas.core.expansion import Expansion
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.alhambra.tables import Tables
    from losetas.alhambra.verbs import Verb


class AlhambraModule(Expansion):
    """Base class of the modules of Alhambra, the base game included.

    `codes` are its words for the mechanisms it uses: the reasons of joining cards (`joining_alone`, `joining_limit`,
    `joining_currency`), the term and the rule of revealed cards (`extra`, `extra_rule`) and annexes (`annex`,
    `annex_rule`).
    """

    game = "alhambra"
    codes: Mapping[str, str] = MappingProxyType({})

    @property
    def path(self) -> Path:
        """Its data file."""
        return self.folder / "tiles.toml"

    @cached_property
    def data(self) -> dict[str, Any]:
        """What its data file says; nothing when it has none."""
        return read_data(self.path) if self.path.is_file() else {}

    def tiles(self) -> list[Tile]:
        """The tiles it adds."""
        return []

    def joinings(self) -> list[Joining]:
        """The joining cards it adds."""
        return []

    def secrets(self) -> list[Secret]:
        """The secret cards it adds."""
        return []

    def verbs(self) -> Sequence[Verb]:
        """The choices it brings."""
        return ()

    def words(self) -> Words:
        """The setup and expect words it adds to the notation."""
        return Words()

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """Switch on in the tables what the module needs; called only when it is in the ruleset."""
