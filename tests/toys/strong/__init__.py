"""A figure of strength two for every seat: what shows the majorities of areas and the heads that are paid."""

from collections.abc import Sequence

from losetas.carcassonne.features import Piece
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.ruleset import Ruleset


class Strong(CarcassonneExpansion):
    key = "strong"
    themes = ("strong-figures",)

    def pieces(self, rules: Ruleset) -> Sequence[Piece]:
        return [Piece("big", "B", 1, frozenset({"field", "road", "city", "monastery"}), strength=2)]
