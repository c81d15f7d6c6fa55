"""The base game, itself a module: buildings, money, the table of points, redesigns, Dirk with two players."""

from __future__ import annotations

from collections.abc import Sequence

from losetas.alhambra.actions import base_verbs
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.tables import Tables
from losetas.alhambra.verbs import Verb
from losetas.core.expansion import Option
from losetas.core.ruleset import Ruleset


class Base(AlhambraModule):
    """Alhambra, edition of 2003 (ALB-1 to ALB-66)."""

    key = "base"
    provides_base = True
    author = "Dirk Henn"
    year = 2003
    publisher = "Queen Games"
    options = (Option("game_end", ("market", "supply"), ("ALB-54", "ALB-55")),)

    def verbs(self) -> Sequence[Verb]:
        """Money, buying, redesigns, placing, the forced pass."""
        return base_verbs()

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """When the game ends (ALB-54, ALB-55, AMB-46)."""
        tables.supplyends = int(rules.option("game_end") == "supply")
