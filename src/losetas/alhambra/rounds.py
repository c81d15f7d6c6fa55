"""Points as ints: the scoring rounds, what majorities and walls pay in them, the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from losetas.alhambra.extras import Extras
from losetas.alhambra.tables import COUNT, PAID, Tables, ints

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program
    from losetas.alhambra.scoring import Notes

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_COUNT = COUNT
_PAID = PAID


class Rounds(Extras):
    """Scores, and which rounds have been played."""

    def __init__(self, tables: Tables, program: Program, players: int) -> None:
        super().__init__(tables, players)
        self.program = program
        self.sink: Notes | None = None  # receives how a round was scored
        self.due = 0  # bits of the rounds that have come up and are not scored
        self.rounds = 0
        self.score = ints(8, 0)
        self.fscore = ints(8, 0)
        self.count = ints(8, 0)

    def clear_rounds(self) -> None:
        """No round has come up, nobody has points."""
        self.due = 0
        self.rounds = 0
        for i in range(8):
            self.score[i] = 0

    def counted(self, seat: int, kind_type: int) -> int:
        """What a seat counts of a type of building (INT-2)."""
        n = self.built[seat * 8 + kind_type] + self.extra[seat * 8 + kind_type]
        if self.nannex[seat] > 0:
            n += self.annexed(seat, kind_type)
        if self.T.hooks & _COUNT != 0:
            n += self.program.count_bonus(cast("Kernel", self), seat, kind_type)
        return n

    def rate(self, number: int) -> None:
        """Add a round's points to `fscore`: majorities (ALB-44 to ALB-48, AMB-18), walls (ALB-49), modules."""
        T = self.T
        count = self.count
        owners = self.players + 1 if self.players == 2 else self.players
        for t in range(6):
            for p in range(self.players):
                count[p] = self.counted(p, t)
            if owners > self.players:
                count[self.players] = self.neutral[t]
            for p in range(owners):
                if count[p] == 0:
                    continue
                above = 0
                tied = 0
                for q in range(owners):
                    if count[q] > count[p]:
                        above += 1
                    elif count[q] == count[p]:
                        tied += 1
                pot = 0
                for i in range(above, above + tied):
                    if i <= number:
                        pot += T.worth[(number * 6 + t) * 3 + i]
                if p < self.players:
                    self.fscore[p] += pot // tied
                if self.sink is not None:
                    self.sink.append((number, t, p, count[p], above, tied, pot))
        for p in range(self.players):
            i = self.wall(p)
            self.fscore[p] += i
            if self.sink is not None:
                self.sink.append((number, 6, p, i, 0, 1, i))
        if T.hooks & _PAID != 0:
            for p in range(self.players):
                self.fscore[p] += self.program.round_bonus(cast("Kernel", self), number, p)

    def give(self, seat: int, points: int) -> None:
        """A module gives a seat points; whoever calls this appends the event to `sink`, if there is one."""
        self.T.within(seat, self.players)
        self.score[seat] += points

    # ---- reading -----------------------------------------------------------------------------------------------

    def score_list(self) -> list[int]:
        """The points by seat."""
        return [self.score[i] for i in range(self.players)]

    def final_list(self) -> list[int]:
        """The points by seat after `final`."""
        return [self.fscore[i] for i in range(self.players)]

    # ---- editing -----------------------------------------------------------------------------------------------

    def edit_score(self, seat: int, points: int) -> None:
        """Set the points of a seat."""
        self.score[seat] = points

    def copy_rounds(self, o: Rounds) -> None:
        """Make the points of `o` equal to these."""
        for i in range(8):
            o.score[i] = self.score[i]
            o.fscore[i] = self.fscore[i]
        o.due = self.due
        o.rounds = self.rounds
