"""A building that lets every seat cover tiles while one of its four sides is empty."""

import dataclasses
from collections.abc import Sequence

from losetas.carcassonne.features import FeatureKind, Piece
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.ruleset import Ruleset

RULES = dict.fromkeys(("itself", "neighbours", "open_itself", "open_neighbours"), "TWR-1")


class Tower(CarcassonneExpansion):
    key = "tower"

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        return [
            FeatureKind("turret", "h", "ring", "watch", cross=True, coverable="complete", opens_cover=True, terms=RULES)
        ]

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        if piece.key != "follower":
            return piece
        return dataclasses.replace(piece, stands_on=piece.stands_on | {"turret"})
