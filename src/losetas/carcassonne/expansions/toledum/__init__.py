"""Encrucijada a Toledum: four roads that are claimed apart and scored together, the longest ones deciding for whom."""

from __future__ import annotations

from collections.abc import Sequence

from losetas.carcassonne.expansions.toledum.network import NETWORK, Network
from losetas.carcassonne.features import FeatureKind, Mark
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.expansion import Option
from losetas.core.ruleset import Ruleset


class Toledum(CarcassonneExpansion):
    """One tile, drawn and placed like any other (TOL-1, TOL-2)."""

    key = "toledum"
    year = 2026
    publisher = "Carcassonne Spain"
    options = (Option("toledum_longest", ("occupied", "any"), ("TOL-7",)),)

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        """TOL-3: the crossroads joins its four roads for completion and scoring; nobody stands on it (TOL-4)."""
        scorer = Network(rules.option("toledum_longest") == "any")
        return (FeatureKind(NETWORK, "n", "own", "thief", scorer=scorer, terms={"tiles": "TOL-10"}),)

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        """TOL-5, TOL-6: each arm is claimed as a road of its own and waits for the others to be scored."""
        return (Mark("toledum", holder=NETWORK),)
