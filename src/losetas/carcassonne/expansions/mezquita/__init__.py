"""Mezquita-Catedral de Córdoba: a mosque on two tiles that pays the majority around it."""

from __future__ import annotations

from losetas.carcassonne.landmark import Building, Landmark
from losetas.core.expansion import Option


class Mezquita(Landmark):
    """Two tiles, the halves of one mosque (MEZ-1 to MEZ-9)."""

    key = "mezquita"
    publisher = "Carcassonne Spain"
    explains = (("twin", "MEZ-3"), ("pair-does-not-fit", "MEZ-2"))
    options = (
        Option("area_majority", ("strength", "heads"), ("MEZ-6", "MEZ-8"), needs=("strong-figures",)),
        Option("area_timing", ("before_returns", "after_returns"), ("MEZ-6",)),
        Option("abbot_on_buildings", ("none", "mezquita", "all"), ("MEZ-4", "MEZ-5"), editions=("2014",)),
    )
    abbot_values = ("mezquita", "all")
    # MEZ-6: 12 points to the majority once it is surrounded; MEZ-7: only who stands in the mosque goes home.
    building = Building("MEZ1", "MEZ2", "mosque", "z", "keeper", "MEZ-6", "MEZ-6", "MEZ-8")
