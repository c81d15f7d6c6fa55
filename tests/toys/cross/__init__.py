"""A crossroads whose four arms are claimed apart and scored together when all are complete."""

from collections.abc import Sequence

from losetas.carcassonne.features import FeatureKind, Mark, Scorer
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.carcassonne.kernel import Kernel
from losetas.core.grid import Cell
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import ScoreEvent, Term


class Network(Scorer):
    """One point a tile to whoever has most figures on all arms."""

    def centre(self, kernel: Kernel) -> tuple[int, list[int]]:
        for pos, tr, _ in kernel.lay_list():
            if kernel.tile_of(pos) == tr and kernel.kind_of(kernel.node_of(pos, 0)) == self.kind:
                return kernel.node_of(pos, 0), sorted({kernel.root_of(pos, i) for i in range(1, 5)})
        return -1, []

    kind = -1

    def held(self, kernel: Kernel, node: int) -> int:
        centre, arms = self.centre(kernel)
        return centre if arms and all(kernel.opens_of(arm) == 0 for arm in arms) else -1

    def _pay(self, kernel: Kernel, node: int, final: bool) -> None:
        _, arms = self.centre(kernel)
        roots = kernel.root_list()
        tiles = {
            p
            for p, t, _ in kernel.lay_list()
            for i in range(self.segments(kernel, t))
            if roots[kernel.node_of(p, i)] in arms
        }
        heads = [sum(kernel.heads_of(arm, seat) for arm in arms) for seat in range(kernel.players)]
        for seat, count in enumerate(heads):
            if count and count == max(heads):
                if final:
                    kernel.award_final(seat, len(tiles))
                else:
                    kernel.award(node, seat, len(tiles))
                if kernel.sink is not None:
                    term = Term("tiles", len(tiles), 1, "CRS-1")
                    phase = "final" if final else "complete"
                    kernel.sink.append(
                        ScoreEvent(seat, "network", len(tiles), "x", (Cell(0, 0),), (), (term,), phase, "CRS-1")
                    )

    def segments(self, kernel: Kernel, tile: int) -> int:
        return kernel.T.nseg[tile >> 2]

    def complete(self, kernel: Kernel, node: int) -> None:
        self._pay(kernel, node, False)

    def leave(self, kernel: Kernel, node: int) -> None:
        for arm in self.centre(kernel)[1]:
            kernel.home(arm)

    def final(self, kernel: Kernel, node: int) -> None:
        self._pay(kernel, node, True)


class Cross(CarcassonneExpansion):
    key = "cross"

    def __init__(self) -> None:
        self.network = Network()

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        return [FeatureKind("network", "x", "own", "", scorer=self.network)]

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        return [Mark("arm", holder="network")]

    def set_up(self, kernel: Kernel) -> None:
        self.network.kind = kernel.program.feature_index["network"]
