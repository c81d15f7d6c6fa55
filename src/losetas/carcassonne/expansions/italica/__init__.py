"""Anfiteatro de Itálica: gathers the figures around it, and pays for them once it is surrounded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from losetas.carcassonne.expansions.italica.amphitheatre import KIND, Amphitheatre, Winner
from losetas.carcassonne.features import FeatureKind, Piece
from losetas.carcassonne.hooks import CarcassonneExpansion, Step
from losetas.core.expansion import Option
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.carcassonne.program import Program


class Italica(CarcassonneExpansion):
    """One tile (ITA-1 to ITA-9)."""

    key = "italica"
    author = "Mesad4, Meepledrone"
    year = 2025
    publisher = "Carcassonne Spain"
    windows = True
    explains = (("winner", "ITA-7"),)
    options = (
        Option("italica_gather", ("move", "count"), ("ITA-4", "ITA-5", "ITA-6", "ITA-8", "ITA-9")),
        Option("italica_points", ("all", "own"), ("ITA-6",)),
        Option("area_majority", ("strength", "heads"), ("ITA-6", "ITA-9"), needs=("strong-figures",)),
        Option("abbot_on_buildings", ("none", "all"), ("ITA-2",), editions=("2014",)),
    )

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        """The amphitheatre: complete when surrounded, not covered before, scored after the others went home (C-1)."""
        scorer = Amphitheatre(rules.option("italica_gather") == "move", rules.option("italica_points") == "own")
        return [
            FeatureKind(
                KIND,
                "a",
                "ring",
                "spectator",
                coverable="complete",
                watches=True,
                gathers=True,
                late=True,
                scorer=scorer,
            )
        ]

    def steps(self, rules: Ruleset, program: Program) -> Sequence[Step]:
        """ITA-4 to ITA-8, after the scoring of every turn that may concern the amphitheatre."""
        scorer = next(kind.scorer for kind in program.features if kind.key == KIND)
        return [Winner(cast("Amphitheatre", scorer))]

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        """ITA-2: a follower may go to the amphitheatre; the abbot with `abbot_on_buildings=all` only (C-7)."""
        if piece.recall:
            stands = rules.options.get("abbot_on_buildings") == "all"
        else:
            stands = "monastery" in piece.stands_on
        return replace(piece, stands_on=piece.stands_on | {KIND}) if stands else piece

    def words(self) -> Words:
        """The reason against a place that is not around the amphitheatre."""
        return Words(reasons=frozenset({"not-adjacent"}))
