"""El Genio de Gaudí: two houses, and tiles on top of tiles while one of them is incomplete."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from losetas.carcassonne.features import FeatureKind, Piece
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.expansion import Option
from losetas.core.ruleset import Ruleset

HOUSE = "house"


class Gaudi(CarcassonneExpansion):
    """Two tiles, Casa Vicens and Bellesguard (GAU-1 to GAU-20)."""

    key = "gaudi"
    publisher = "Carcassonne Spain"
    explains = (
        ("cover", "GAU-4"),
        ("cover-complete", "GAU-7"),
        ("follower-on-tile", "GAU-5"),
        ("edge-mismatch", "GAU-6"),
    )
    options = (
        Option("gaudi_rescore", ("no", "yes"), ("GAU-7", "GAU-8")),
        Option("abbot_on_buildings", ("none", "all"), ("GAU-16",), editions=("2014",)),
    )

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        """The house: complete at four sides (GAU-10), paid by its eight neighbours (GAU-17, GAU-19).

        It opens covering while it is incomplete (GAU-3, GAU-9, GAU-11 to GAU-13) and cannot be covered until then.
        """
        return (
            FeatureKind(
                HOUSE,
                "h",
                "ring",
                "architect",
                cross=True,
                coverable="complete",
                opens_cover=True,
                rescores=rules.option("gaudi_rescore") == "yes",
                terms={
                    "itself": "GAU-17",
                    "neighbours": "GAU-17",
                    "open_itself": "GAU-19",
                    "open_neighbours": "GAU-19",
                },
            ),
        )

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        """GAU-16: a follower may be the architect of a house; the abbot too with `abbot_on_buildings=all`."""
        if piece.recall:
            stands = rules.options.get("abbot_on_buildings") == "all"
        else:
            stands = "monastery" in piece.stands_on
        return replace(piece, stands_on=piece.stands_on | {HOUSE}) if stands else piece
