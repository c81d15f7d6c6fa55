"""Torres de Serranos: a gate with two towers that makes its city and its road dearer, and risky."""

from __future__ import annotations

from collections.abc import Sequence

from losetas.carcassonne.features import Mark
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.ruleset import Ruleset


class Serranos(CarcassonneExpansion):
    """One tile; the towers belong to the city and to the road of it and cannot be occupied (SER-1 to SER-9)."""

    key = "serranos"
    publisher = "Carcassonne Spain"

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        """SER-5, SER-6, SER-7: 1 more per tile and shield when complete; SER-8, SER-9: nothing when incomplete."""
        terms = {"road": "SER-5", "city": "SER-6", "shields": "SER-7", "zero_road": "SER-8", "zero_city": "SER-9"}
        return (Mark("serranos", tile=1, shield=1, zero=True, terms=terms),)
