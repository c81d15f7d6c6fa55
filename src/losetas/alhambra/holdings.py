"""A game in progress as ints: where it stands in the turn, which decisions wait, what may be chosen.

Everything else of a position lies in the classes below this one: palaces, money, the market and all other tiles, what
modules may bring, points. Together they are a position, so that a copy is a copy of arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from losetas.alhambra.rounds import Rounds
from losetas.alhambra.tables import CAP_CARD, CAP_TILE, Tables, ints

if TYPE_CHECKING:
    from losetas.alhambra.program import Program

DRAW, ACT, PLACE, ASK, OVER = 0, 1, 2, 3, 4
PASS, TAKE, BUY, BUILD, REMOVE, SWAP, FETCH, WAKE = 0, 1, 2, 3, 4, 5, 6, 7
OPEN, LAY, STORE, GIVE, GAPBUY, GAPNO, OPENNO, STEP = 8, 9, 10, 11, 12, 13, 14, 15
HANDS, OPENING, SPACES, NEUTRALS, SECRETS, STACKS, TURN, TOP = 0, 1, 2, 3, 4, 5, 6, 7
PLACING, REFILL, MARKET, ROUND, GAP, LAST, GIFTS, FINAL, STEPS = 8, 9, 10, 11, 12, 13, 14, 15, 16
TILE, SECRET = 64, 256  # draw codes: cards as they are, tiles from 64 on, secret cards 256 + seat * 32 + number
GAPS, REVEALS, FIRST_STEP = 0, 1, 2  # what a waiting decision is about; from 2 on the steps of modules
CAP_CHOICE = 16384
CAP_LOG = 16384
CAP_PEND = 64
TURNS = 1000

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_HANDS = HANDS
_SECRETS = SECRETS
_PEND = CAP_PEND


class Holdings(Rounds):
    """All state of a position, so that it can be copied."""

    def __init__(self, tables: Tables, program: Program, players: int) -> None:
        super().__init__(tables, program, players)
        self.stage = _HANDS
        self.phase = OVER
        self.seat = 0
        self.last = 0  # the seat that had the last turn, or has begun one
        self.turn = 1
        self.dealing = 0
        self.shown = 0  # 1 while starting hands lie open (ALB-6)
        self.owed = 0  # tiles that the neutral player has still to draw
        self.after = 0  # the stage after that
        self.placer = 0
        self.givable = 0
        self.back = 0  # the stage after placing
        self.asked = 0
        self.gap = 0
        self.fresh = 0
        self.ending = 0
        self.stopping = 0
        self.trigger = 0  # what has happened since the steps of modules ran last, as bits
        self.current = 0  # the step that comes next
        self.npend = 0  # the decisions that wait: what about, whose, and what a step has noted
        self.pstep = ints(CAP_PEND, 0)
        self.pseat = ints(CAP_PEND, 0)
        self.parg = ints(CAP_PEND, 0)
        self.choices = ints(CAP_CHOICE, 0)
        self.nchoice = 0
        self.barred = ints(CAP_CHOICE, 0)  # what the rules of the game allow and a module does not
        self.nbarred = 0
        self.log = ints(CAP_LOG, 0)
        self.nlog = -1
        self.rng = 1

    def rand(self, n: int) -> int:
        """A number below n for playouts: xorshift32, not for dealing real games."""
        x = self.rng
        x = (x ^ (x << 13)) & 0xFFFFFFFF
        x = x ^ (x >> 17)
        x = (x ^ (x << 5)) & 0xFFFFFFFF
        self.rng = x
        return (x * n) >> 32

    def clear(self) -> None:
        """Everything is in the box or in its supply, nobody has anything."""
        self.clear_palaces()
        self.clear_money()
        self.clear_market()
        self.clear_extras()
        self.clear_rounds()
        self.stage = _HANDS
        self.seat = 0
        self.last = 0
        self.turn = 1
        self.dealing = 0
        self.shown = 1
        self.owed = 6 if self.players == 2 else 0
        self.after = _SECRETS
        self.asked = 0
        self.gap = 0
        self.fresh = 0
        self.ending = 0
        self.stopping = 0
        self.trigger = 0
        self.current = 0
        self.npend = 0
        self.npay = 0
        self.nchoice = 0
        self.nbarred = 0

    def first_seat(self) -> int:
        """The start player: fewest cards, then the smallest sum, then the earliest seat (ALB-7, AMB-4)."""
        best = 0
        for i in range(1, self.players):
            if self.hsize[i] < self.hsize[best] or (
                self.hsize[i] == self.hsize[best] and self.fortune(i) < self.fortune(best)
            ):
                best = i
        return best

    # ---- decisions that wait ----------------------------------------------------------------------------------

    def ask(self, step: int, seat: int, arg: int) -> None:
        """Queue a decision of a seat; `arg` tells a step what it is about."""
        self.T.within(seat, self.players)
        if self.npend == _PEND:
            raise OverflowError("more decisions wait than the kernel has room for")
        self.pstep[self.npend] = step
        self.pseat[self.npend] = seat
        self.parg[self.npend] = arg
        self.npend += 1

    def drop(self) -> None:
        """Take the first waiting decision off the queue."""
        self.npend -= 1
        for i in range(self.npend):
            self.pstep[i] = self.pstep[i + 1]
            self.pseat[i] = self.pseat[i + 1]
            self.parg[i] = self.parg[i + 1]

    def decision_step(self) -> int:
        """What the first waiting decision is about, -1 when there is none."""
        return self.pstep[0] if self.npend > 0 else -1

    # ---- reading ----------------------------------------------------------------------------------------------

    def waiting_list(self) -> list[int]:
        """The waiting decisions, flat: what it is about, seat, what a step has noted."""
        return [v for i in range(self.npend) for v in (self.pstep[i], self.pseat[i], self.parg[i])]

    def choice_list(self) -> list[int]:
        """The choices of the phase."""
        return [self.choices[i] for i in range(self.nchoice)]

    def barred_list(self) -> list[int]:
        """The choices that only modules object to."""
        return [self.barred[i] for i in range(self.nbarred)]

    def log_list(self) -> list[int]:
        """The draws and choices of the last playout."""
        return [self.log[i] for i in range(self.nlog)]

    def log_on(self) -> None:
        """Keep the draws and choices of the next playout."""
        self.nlog = 0

    # ---- editing: positions and scenarios ---------------------------------------------------------------------

    def edit_table(self) -> None:
        """Everything back into the box; then parts of a position are set one by one."""
        self.clear()
        for i in range(CAP_CARD):
            self.unseen[i] = 0
        for i in range(CAP_TILE):
            self.bag[i] = 0
            self.under[i] = 0
        for i in range(8):
            self.nunder[i] = 0
        self.nbag = 0
        self.nmoney = 0
        self.njoin = 0
        self.one_pile(0, 0, 0)
        self.owed = 0
        self.after = ROUND
        self.shown = 0
        self.stage = TURN

    def edit_turn(self, seat: int, turn: int) -> None:
        """Set whose turn it is and its number."""
        self.seat = seat
        self.last = (seat + self.players - 1) % self.players
        self.turn = turn

    def edit_steps(self, trigger: int, current: int) -> None:
        """Set what has happened since the steps of modules ran last, and which of them comes next."""
        self.trigger = trigger
        self.current = current

    # ---- copying ----------------------------------------------------------------------------------------------

    def copy_into(self, o: Holdings) -> None:
        """Make `o` (of the same tables) an equal position; it keeps its own sink and log."""
        self.copy_palaces(o)
        self.copy_money(o)
        self.copy_market(o)
        self.copy_extras(o)
        self.copy_rounds(o)
        for i in range(self.npend):
            o.pstep[i] = self.pstep[i]
            o.pseat[i] = self.pseat[i]
            o.parg[i] = self.parg[i]
        for i in range(self.nchoice):
            o.choices[i] = self.choices[i]
        for i in range(self.nbarred):
            o.barred[i] = self.barred[i]
        o.stage = self.stage
        o.phase = self.phase
        o.seat = self.seat
        o.last = self.last
        o.turn = self.turn
        o.dealing = self.dealing
        o.shown = self.shown
        o.owed = self.owed
        o.after = self.after
        o.placer = self.placer
        o.givable = self.givable
        o.back = self.back
        o.asked = self.asked
        o.gap = self.gap
        o.fresh = self.fresh
        o.ending = self.ending
        o.stopping = self.stopping
        o.trigger = self.trigger
        o.current = self.current
        o.npend = self.npend
        o.nchoice = self.nchoice
        o.nbarred = self.nbarred
        o.rng = self.rng
