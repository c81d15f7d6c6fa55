"""After a turn that completed something the next seat may take a point: another seat decides, after the scoring."""

from collections.abc import Sequence

from losetas.carcassonne.hooks import COMPLETED, CarcassonneExpansion, Step
from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.program import Program
from losetas.carcassonne.zones import BoardView
from losetas.core.grid import Cell
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import ScoreEvent, Term


class Prize(Step):
    key = "prize"
    prefix = "w"
    triggers = COMPLETED

    def __init__(self, taken: int) -> None:
        self.taken = taken

    def enter(self, kernel: Kernel) -> None:
        kernel.ask(self.index, (kernel.seat + 1) % kernel.players, 0)

    def choices(self, kernel: Kernel, seat: int, arg: int) -> list[int]:
        return [0, 1] if kernel.slot_of(self.taken) < 2 else [0]

    def play(self, kernel: Kernel, seat: int, arg: int, choice: int) -> None:
        if choice:
            kernel.edit_slot(self.taken, kernel.slot_of(self.taken) + 1)
            kernel.award(kernel.done_list()[0], seat, 1)
            if kernel.sink is not None:
                term = Term("prize", 1, 1, "PRZ-1")
                kernel.sink.append(ScoreEvent(seat, "prize", 1, "", (Cell(0, 0),), (), (term,), "bonus", "PRZ-1"))

    def text(self, board: BoardView, choice: int) -> str:
        return "*" if choice else "-"

    def read(self, board: BoardView, text: str) -> int | None:
        return {"*": 1, "-": 0}.get(text)


class PrizeExpansion(CarcassonneExpansion):
    key = "prize"

    def steps(self, rules: Ruleset, program: Program) -> Sequence[Step]:
        return [Prize(program.reserve(1))]

    def words(self) -> Words:
        return Words(kinds=frozenset({"prize"}))
