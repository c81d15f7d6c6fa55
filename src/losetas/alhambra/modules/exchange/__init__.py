"""The exchange cards: one of them joins the money of two currencies in a purchase."""

from __future__ import annotations

from types import MappingProxyType

from losetas.alhambra.components import Joining
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.tables import CAP_JOIN, Tables
from losetas.core.expansion import Option
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset


class Exchange(AlhambraModule):
    """The exchange cards (CAM-1 to CAM-12)."""

    key = "exchange"
    author = "Dirk Henn"
    year = 2004
    publisher = "Queen Games"
    options = (Option("exchange_cards_per_purchase", ("one", "any"), ("CAM-6", "CAM-8")),)
    codes = MappingProxyType(
        {
            "joining_alone": "exchange-alone",
            "joining_limit": "exchange-limit",
            "joining_currency": "exchange-currency",
        }
    )

    def joinings(self) -> list[Joining]:
        """One card for each pair of currencies (CAM-1)."""
        return [Joining(f"X{entry['letters']}", entry["letters"], self.key) for entry in self.data["join"]]

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """How many of them are mixed into each pile (CAM-2), how many one purchase may use (CAM-6, AMB-29)."""
        tables.joinpile = list(self.data["mixed"]["piles"])
        tables.joinmost = 1 if rules.option("exchange_cards_per_purchase") == "one" else CAP_JOIN

    def words(self) -> Words:
        """Its reasons."""
        return Words(reasons=frozenset(self.codes.values()))
