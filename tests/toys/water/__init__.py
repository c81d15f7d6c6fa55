"""In every scoring round 3 points to whoever has most tiles beside the fountain: a contribution to a round."""

from collections.abc import Sequence

from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.palace import HOME
from losetas.core.scoring import Term


def beside(kernel: Kernel, seat: int) -> int:
    return sum(kernel.kind_at(seat, HOME + step) >= 0 for step in kernel.T.delta)


class Water(AlhambraModule):
    key = "water"

    def round_bonus(self, kernel: Kernel, number: int, seat: int) -> Sequence[Term]:
        most = max(beside(kernel, other) for other in range(kernel.players))
        return [Term("water", 1, 3, "WATER-1")] if beside(kernel, seat) == most > 0 else []
