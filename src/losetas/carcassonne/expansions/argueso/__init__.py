"""Castillo de Argüeso: a castle on two tiles that pays the majority around it."""

from __future__ import annotations

from losetas.carcassonne.landmark import Building, Landmark
from losetas.core.expansion import Option


class Argueso(Landmark):
    """Two tiles, the halves of one castle (ARG-1 to ARG-12)."""

    key = "argueso"
    publisher = "Carcassonne Spain"
    explains = (("twin", "ARG-3"), ("pair-does-not-fit", "ARG-2"))
    options = (
        Option("area_majority", ("strength", "heads"), ("ARG-8", "ARG-11"), needs=("strong-figures",)),
        Option("area_timing", ("before_returns", "after_returns"), ("ARG-8",)),
        Option("abbot_on_buildings", ("none", "all"), ("ARG-4", "ARG-5"), editions=("2014",)),
    )
    # ARG-6: complete with ten tiles around it; ARG-7, ARG-8: 12 points to the majority there; ARG-9: the lord leaves.
    building = Building("ARG1", "ARG2", "castle", "k", "lord", "ARG-7", "ARG-8", "ARG-11")
