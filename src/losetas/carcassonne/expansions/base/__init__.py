"""The base game, itself an expansion: tiles, the five kinds of features, followers and the abbot, its house rules."""

from __future__ import annotations

from collections.abc import Sequence

from losetas.carcassonne.features import Completion, FeatureKind, Piece
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.expansion import Option
from losetas.core.ruleset import Ruleset


class Base(CarcassonneExpansion):
    """Carcassonne, editions classic and 2014 (BAS-1 to BAS-35)."""

    key = "base"
    provides_base = True
    author = "Klaus-Jürgen Wrede"
    year = 2000
    publisher = "Hans im Glück"
    options = (
        Option("farms", ("3rd", "2nd", "devir", "1st"), ("BAS-27", "BAS-28", "BAS-29", "BAS-30")),
        Option("tiny_city", ("4", "2"), ("BAS-21",)),
        Option("abbot", ("yes", "no"), ("BAS-32",), editions=("2014",)),
    )

    def start_tiles(self, rules: Ruleset) -> Sequence[tuple[str, int, int, int]]:
        """BAS-2: the start tile lies open at 0,0."""
        return (("CRFR", 0, 0, 0),)

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        """Fields, roads, cities and monasteries; gardens in the 2014 edition."""
        kinds = [
            FeatureKind("field", "f", "never", "farmer", terms={"cities": f"BAS-{27 + self._farms(rules)}"}),
            FeatureKind("road", "r", "ends", "thief", terms={"tiles": "BAS-11", "open_tiles": "BAS-23"}),
            FeatureKind(
                "city",
                "c",
                "ends",
                "knight",
                tile=2,
                shield=2,
                open_tile=1,
                open_shield=1,
                two_tiles=(1, 1) if rules.option("tiny_city") == "2" else None,
                terms={
                    "tiles": "BAS-12",
                    "shields": "BAS-13",
                    "two_tiles": "BAS-21",
                    "two_shields": "BAS-21",
                    "open_tiles": "BAS-24",
                    "open_shields": "BAS-24",
                },
            ),
            FeatureKind(
                "monastery",
                "m",
                "ring",
                "monk",
                terms={
                    "itself": "BAS-14",
                    "neighbours": "BAS-14",
                    "open_itself": "BAS-25",
                    "open_neighbours": "BAS-25",
                },
            ),
        ]
        if rules.edition == "2014":
            # BAS-48: without abbots a garden is decoration, never a completed zone.
            completion: Completion = "ring" if rules.option("abbot") == "yes" else "never"
            kinds.append(
                FeatureKind(
                    "garden",
                    "g",
                    completion,
                    "abbot",
                    terms=dict.fromkeys(("itself", "neighbours", "open_itself", "open_neighbours"), "BAS-33"),
                )
            )
        return kinds

    def _farms(self, rules: Ruleset) -> int:
        return self.options[0].values.index(rules.option("farms"))

    def pieces(self, rules: Ruleset) -> Sequence[Piece]:
        """BAS-1: seven followers each (BAS-9); BAS-32: an abbot for monasteries and gardens."""
        pieces = [Piece("follower", "", 7, frozenset({"field", "road", "city", "monastery"}))]
        if rules.edition == "2014" and rules.option("abbot") == "yes":
            pieces.append(
                Piece(
                    "abbot",
                    "A",
                    1,
                    frozenset({"monastery", "garden"}),
                    recall=True,
                    recall_rule="BAS-34",
                    recall_event="abbot",
                )
            )
        return pieces
