"""Towers do not lie beside seraglios, and are not hoarded: reasons against placements and purchases."""

from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.kernel import Kernel
from losetas.core.notation import Words

NOISY = {"tower": "seraglio", "seraglio": "tower"}


def type_of(kernel: Kernel, tile: int) -> str:
    return kernel.program.tiles[tile].type if 0 <= tile < len(kernel.program.tiles) else ""


class Hush(AlhambraModule):
    key = "hush"

    def placement_reason(self, kernel: Kernel, seat: int, tile: int, pos: int) -> str | None:
        other = NOISY.get(type_of(kernel, tile))
        near = [type_of(kernel, kernel.kind_at(seat, pos + step)) for step in kernel.T.delta]
        return "tower-beside-seraglio" if other in near else None

    def purchase_reason(self, kernel: Kernel, seat: int, tile: int, space: int) -> str | None:
        waiting = [type_of(kernel, other) for other in kernel.reserve_list(seat)]
        return "tower-waits" if type_of(kernel, tile) == "tower" and "tower" in waiting else None

    def words(self) -> Words:
        return Words(reasons=frozenset({"tower-beside-seraglio", "tower-waits"}))
