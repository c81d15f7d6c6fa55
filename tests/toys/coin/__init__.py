"""After a scoring round every seat may give a money card up for a point: a step that asks, a choice out of a hand."""

from collections.abc import Sequence

from losetas.alhambra.hooks import SCORED, AlhambraModule, Step
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.program import Program
from losetas.alhambra.state import AlhambraState
from losetas.alhambra.tables import MONEY
from losetas.core.errors import NotationError
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import ScoreEvent, Term


class Coin(Step):
    key = "coin"
    prefix = "c"
    triggers = SCORED
    window = True  # also who holds no money is asked: not to be asked would tell the others

    def enter(self, kernel: Kernel) -> None:
        for _ in range((kernel.trigger & SCORED).bit_count()):
            for i in range(kernel.players):
                kernel.ask(self.index, (kernel.seat + i) % kernel.players, 0)

    def choices(self, kernel: Kernel, seat: int, arg: int) -> list[int]:
        return [0, *(card + 1 for card in range(MONEY) if kernel.held(seat, card))]

    def play(self, kernel: Kernel, seat: int, arg: int, choice: int) -> None:
        if choice:
            kernel.into_discards(seat, choice - 1)
            kernel.give(seat, 1)
            if kernel.sink is not None:
                terms = (Term("coin", 1, 1, "COIN-1"),)
                kernel.sink.append(ScoreEvent(seat, "coin", 1, "", (), (), terms, "bonus", "COIN-1"))

    def text(self, table: AlhambraState, choice: int) -> str:
        return table.program.cards[choice - 1] if choice else "-"

    def read(self, table: AlhambraState, text: str) -> int | None:
        if text == "-":
            return 0
        try:
            card = table.program.card(text)
        except NotationError:
            return None
        return card + 1 if card < MONEY else None

    def reason(self, table: AlhambraState, seat: int, choice: int) -> str:
        return "not-in-hand"


class CoinModule(AlhambraModule):
    key = "coin"

    def steps(self, rules: Ruleset, program: Program) -> Sequence[Step]:
        return [Coin()]

    def words(self) -> Words:
        return Words(kinds=frozenset({"coin"}))
