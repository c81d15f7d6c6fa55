"""Marks that raise what a tile is worth (inn, towers, cathedral), and a figure of strength two."""

from collections.abc import Sequence

from losetas.carcassonne.features import Mark, Piece
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.ruleset import Ruleset


class Inns(CarcassonneExpansion):
    key = "inns"
    themes = ("strong-figures",)

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        return [
            Mark("inn", tile=1, group="inn", zero=True, terms={"road": "INN-1", "zero": "INN-2"}),
            Mark("towers", tile=1, shield=1, zero=True, terms={"road": "INN-3", "city": "INN-3", "zero": "INN-2"}),
            Mark("cathedral", tile=1, shield=1, zero=True, terms={"city": "INN-4", "zero": "INN-2"}),
        ]

    def pieces(self, rules: Ruleset) -> Sequence[Piece]:
        return [Piece("big", "B", 1, frozenset({"field", "road", "city", "monastery"}), strength=2)]
