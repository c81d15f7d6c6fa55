"""Alcázar de Toledo: a city tile whose four sides go with any edge."""

from __future__ import annotations

import msgspec

from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.carcassonne.tiles import TileKind
from losetas.core.expansion import Option
from losetas.core.ruleset import Ruleset


class Alcazar(CarcassonneExpansion):
    """One tile with wild sides (ALC-1 to ALC-9)."""

    key = "alcazar"
    publisher = "Carcassonne Spain"
    options = (Option("alcazar_sides", ("wild", "city"), ("ALC-2", "ALC-3")),)

    def adapt_tile(self, kind: TileKind, rules: Ruleset) -> TileKind:
        """`alcazar_sides=city`: once the tile lies there its free sides take city edges only."""
        if kind.expansion != self.key or rules.option("alcazar_sides") == "wild":
            return kind
        return msgspec.structs.replace(kind, properties={**kind.properties, "wild_demand": "C"})
