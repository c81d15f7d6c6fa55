"""L'Horta Sud: a road like an inn's, fields that cannot be claimed, and cities that are worth more to farmers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from losetas.carcassonne.features import Mark
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.core.expansion import Option
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import Term

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel

TILE = "HOR"
TERM = "horta-city"


class Horta(CarcassonneExpansion):
    """One tile (HOR-1 to HOR-5)."""

    key = "horta"
    author = "Meepledrone"
    year = 2025
    publisher = "Carcassonne Spain"
    options = (Option("horta_city_bonus", ("field", "completion", "off"), ("HOR-5",)),)
    city_bonus_term = (TERM, "HOR-5")

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        """HOR-3, HOR-4: as an inn, so that it does not add up with one."""
        return (Mark("horta", tile=1, group="inn", zero=True, terms={"road": "HOR-3", "zero": "HOR-4"}),)

    def city_bonus(self, kernel: Kernel) -> None:
        """HOR-5: complete cities beside the tile are worth 1 more in every field that scores them."""
        if kernel.program.ruleset.option("horta_city_bonus") == "field":
            for root in set(_cities_beside(kernel)):
                if kernel.complete_now(root):
                    kernel.add_city_bonus(root, 1)

    def bonus_kinds(self, rules: Ruleset) -> Sequence[str]:
        """HOR-5, `horta_city_bonus=completion`: complete cities pay more."""
        return ("city",) if rules.option("horta_city_bonus") == "completion" else ()

    def zone_bonus(self, kernel: Kernel, root: int) -> Sequence[Term]:
        """HOR-5, `horta_city_bonus=completion`: 1 more for each winner of a city beside the tile."""
        return (Term(TERM, 1, 1, "HOR-5"),) if root in _cities_beside(kernel) else ()


def _cities_beside(kernel: Kernel) -> Iterator[int]:
    """The root of every city piece on a tile that shares a side with an uncovered HOR."""
    kinds = kernel.program.kinds
    number = kernel.program.kind_index[TILE]
    for pos, tr, _ in kernel.lay_list():
        if tr >> 2 != number or kernel.tile_of(pos) != tr:
            continue
        x, y = kernel.cell_x(pos), kernel.cell_y(pos)
        for beside in (kernel.at(x, y - 1), kernel.at(x + 1, y), kernel.at(x, y + 1), kernel.at(x - 1, y)):
            tile = kernel.tile_of(beside)
            if tile >= 0:
                for segment, part in enumerate(kinds[tile >> 2].segments):
                    if part.kind == "city":
                        yield kernel.root_of(beside, segment)
