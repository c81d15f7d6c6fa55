"""The rules of a turn over palaces and money, and the one turn loop.

`phase` says who is to do what: DRAW (chance), ACT (an action), PLACE (a tile that was set aside), ASK (a waiting
decision), OVER. `stage` says where in the turn, or in the set-up, the game stands. `draw` and `play` carry one ply
out and go on to the next decision; `playout` runs that at random, `State` one ply at a time.

A choice is `kind + 16 * detail`. Detail: bits of the display (TAKE), space + 4 * payment (BUY, GAPBUY), tile +
128 * cell (BUILD, SWAP, LAY), cell (REMOVE), tile (STORE, GIVE), type (FETCH), secret card (OPEN).
"""

from __future__ import annotations

from losetas.alhambra.holdings import (
    ACT,
    ASK,
    BUILD,
    BUY,
    CAP_CHOICE,
    CAP_LOG,
    DRAW,
    FETCH,
    FINAL,
    FIRST_STEP,
    GAP,
    GAPBUY,
    GAPNO,
    GAPS,
    GIFTS,
    GIVE,
    HANDS,
    LAST,
    LAY,
    MARKET,
    NEUTRALS,
    OPEN,
    OPENING,
    OPENNO,
    OVER,
    PASS,
    PLACE,
    PLACING,
    REFILL,
    REMOVE,
    REVEALS,
    ROUND,
    SECRET,
    SECRETS,
    SPACES,
    STACKS,
    STEP,
    STEPS,
    STORE,
    SWAP,
    TAKE,
    TILE,
    TOP,
    TURN,
    TURNS,
    WAKE,
    Holdings,
)
from losetas.alhambra.money import CAP_PAY
from losetas.alhambra.tables import (
    BOUGHT,
    CAP_TILE,
    LAID,
    LIFTED,
    MONEY,
    PLACEMENT,
    PURCHASE,
    SCORE1,
    SCORED,
    SET_UP,
    TURN_ENDED,
)

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_ACT = ACT
_ASK = ASK
_BOUGHT = BOUGHT
_BUILD = BUILD
_BUY = BUY
_CHOICE = CAP_CHOICE
_LOG = CAP_LOG
_DRAW = DRAW
_FETCH = FETCH
_FINAL = FINAL
_FILTERS = PLACEMENT | PURCHASE
_FIRST_STEP = FIRST_STEP
_GAP = GAP
_GAPBUY = GAPBUY
_GAPNO = GAPNO
_GAPS = GAPS
_GIFTS = GIFTS
_GIVE = GIVE
_HANDS = HANDS
_KINDS = CAP_TILE
_LAID = LAID
_LAST = LAST
_LAY = LAY
_LIFTED = LIFTED
_MARKET = MARKET
_MONEY = MONEY
_NEUTRALS = NEUTRALS
_OPEN = OPEN
_OPENING = OPENING
_OPENNO = OPENNO
_OVER = OVER
_PASS = PASS
_PAY = CAP_PAY
_PLACE = PLACE
_PLACING = PLACING
_REFILL = REFILL
_REMOVE = REMOVE
_REVEALS = REVEALS
_ROUND = ROUND
_SCORE1 = SCORE1
_SCORED = SCORED
_SECRET = SECRET
_SECRETS = SECRETS
_SET_UP = SET_UP
_SPACES = SPACES
_STACKS = STACKS
_STEP = STEP
_STEPS = STEPS
_STORE = STORE
_SWAP = SWAP
_TAKE = TAKE
_TILE = TILE
_TOP = TOP
_TURN = TURN
_TURN_ENDED = TURN_ENDED
_TURNS = TURNS
_WAKE = WAKE


class Kernel(Holdings):
    """A game being played."""

    def reset(self, seed: int) -> None:
        """A game before the deal; `seed` is for playouts only."""
        self.clear()
        self.rng = ((seed + 1) * 2654435769) & 0xFFFFFFFF
        if self.rng == 0:
            self.rng = 1
        self.go()

    def go(self) -> None:
        """Go on until chance or a seat has to decide, or the game is over."""
        while self.step() == 0:
            pass

    def step(self) -> int:
        """Do what the stage asks for; 1 when it waits for something. Refills come after placing (ALB-14, ALB-19)."""
        stage = self.stage
        if stage < _TURN:
            return self.set_up()
        if stage == _TURN:
            self.phase = _ACT
            self.list_actions()
            return 1
        if stage == _TOP:
            return self.wait() if self.nunder[self.dealing] > 0 else self.to(_PLACING)
        if stage == _PLACING:
            if self.naside == 0:
                return self.to(self.back)
            self.phase = _PLACE
            self.list_places()
            return 1
        if stage == _REFILL:
            if self.ndisplay < 4 and self.stopping == 0 and self.prepare() != 0:
                return self.wait()
            return self.to(_MARKET)
        if stage == _MARKET:
            return self.restock()
        if stage == _ROUND:
            return self.hold_round()
        if stage == _GAP:
            return self.hold_gap()
        if stage == _LAST:
            return self.end_turn()
        if stage == _GIFTS:
            return self.next_gift()
        if stage == _STEPS:
            return self.hold_steps()
        return self.hold_final()

    def to(self, stage: int) -> int:
        """Go to another stage."""
        self.stage = stage
        return 0

    def wait(self) -> int:
        """Chance has to decide."""
        self.phase = _DRAW
        self.nchoice = 0
        self.nbarred = 0
        return 1

    def set_up(self) -> int:
        """The set-up: hands (ALB-5), display (ALB-8), piles, market, the neutral player, secret cards, stacks (ALB-62).

        The neutral player takes what there is (AMB-16). No gap comes before the first turn (AMB-28).
        """
        stage = self.stage
        if stage == _HANDS:
            while self.dealing < self.players and self.fortune(self.dealing) >= 20:
                self.dealing += 1
            return self.wait() if self.dealing < self.players else self.to(_OPENING)
        if stage == _OPENING:
            if self.ndisplay < 4:
                return self.wait()
            self.form_piles()
            self.seat = self.first_seat()
            self.last = (self.seat + self.players - 1) % self.players
            return self.to(_SPACES)
        if stage == _SPACES:
            return self.wait() if self.empty_space() >= 0 else self.to(_NEUTRALS)
        if stage == _NEUTRALS:
            if self.owed > 0 and self.nbag > 0:
                return self.wait()
            self.owed = 0
            self.dealing = 0
            return self.to(self.after)
        if stage == _SECRETS:
            while self.dealing < self.players and self.secrets_of(self.dealing) >= self.T.deal[self.players]:
                self.dealing += 1
            if self.dealing < self.players:
                return self.wait()
            self.dealing = 0
            return self.to(_STACKS)
        while self.dealing < 6:
            if self.top[self.dealing] < 0 and self.nunder[self.dealing] > 0:
                return self.wait()
            self.dealing += 1
        if self.T.hooks & _SET_UP != 0:
            self.program.set_up(self)
        return self.to(_TURN)

    def restock(self) -> int:
        """The market is refilled; a space left empty makes the game end (ALB-54), in a gap too (AMB-24, AMB-46)."""
        if self.stopping == 0:
            if self.empty_space() >= 0:
                return self.wait()
            for i in range(4):
                if self.market[i] < 0:
                    self.ending = 1
            if self.T.supplyends != 0 and self.nbag == 0:
                self.ending = 1
        self.asked = 0
        self.fresh = 1
        if self.gap == 0:
            return self.to(_ROUND)
        return self.to(_STEPS if self.trigger != 0 else _GAP)

    def hold_round(self) -> int:
        """A scoring card that came up: reveals, the round, tiles for the neutral player (ALB-15, ALB-62).

        It comes after placing (ALB-42) and the refill of the market (AMB-17), before the gap (AMB-21, AMB-43) and, in
        the last turn, before the distribution (ALB-59, AMB-9). Two cards that are due make two rounds (AMB-10).
        """
        if self.due == 0:
            self.gap = 1
            self.fresh = 1
            self.turn_ended()
            return self.to(_STEPS if self.trigger != 0 else _GAP)
        if self.asked == 0:
            self.asked = 1
            if self.stopping == 0:
                self.queue_reveals()
        if self.npend > 0:
            return self.offer()
        number = 0 if self.due & 1 != 0 else 1
        self.due &= 3 ^ (1 << number)
        self.asked = 0
        self.score_round(number)
        if self.players == 2 and self.stopping == 0:
            self.owed = 6 if number == 0 else self.nbag // 3
            self.after = _ROUND
            self.stage = _NEUTRALS
        return 0

    def hold_gap(self) -> int:
        """Between two turns stones may be used for one purchase each, in turn order (VIZ-2, VIZ-9).

        Each use begins the asking anew (AMB-22). The finisher is asked where a house rule says so (AMB-20), though the
        stone was woken in that turn (AMB-51). The last gap is open unless a house rule closes it (AMB-23).
        """
        if self.T.stones == 0 or self.stopping != 0 or (self.ending != 0 and self.T.gaplast == 0):
            self.npend = 0
            return self.to(_LAST)
        if self.fresh != 0:
            self.fresh = 0
            self.npend = 0
            for i in range(1, self.players + self.T.gapown):
                seat = (self.last + i) % self.players
                if self.stone[seat] != 0:
                    self.ask(_GAPS, seat, 0)
        return self.offer() if self.npend > 0 else self.to(_LAST)

    def hold_steps(self) -> int:
        """The steps of modules whose trigger is set: after the scoring of a turn, and after a purchase in a gap."""
        T = self.T
        if self.stopping != 0:
            self.npend = 0
            self.current = T.steps
        while self.npend > 0 or self.current < T.steps:
            if self.npend == 0:
                i = self.current
                self.current = i + 1
                if T.smask[i] & self.trigger != 0:
                    self.program.enter(self, i + _FIRST_STEP)
                continue
            self.offer()
            if self.nchoice > 1 or (
                self.nchoice == 1 and (self.choices[0] != _STEP or self.program.step_window(self.pstep[0]) != 0)
            ):
                return 1
            if self.nchoice == 1:
                self.answer(self.choices[0] >> 4)
            else:
                self.drop()
        self.current = 0
        self.trigger = 0
        return self.to(_GAP) if self.rounds < 4 else self.end_game()

    def queue_reveals(self) -> None:
        """Ask every seat that has a hidden card, from the one after the last turn's (AMB-32)."""
        self.npend = 0
        for i in range(1, self.players + 1):
            seat = (self.last + i) % self.players
            if self.hidden_of(seat) > 0:
                self.ask(_REVEALS, seat, 0)

    def offer(self) -> int:
        """List the choices of the first waiting decision: in a gap purchases alone (VIZ-12), joined or not (AMB-25)."""
        step = self.pstep[0]
        seat = self.pseat[0]
        self.phase = _ASK
        self.begin_list()
        if step >= _FIRST_STEP:
            found = self.program.step_choices(self, step, seat, self.parg[0])
            for i in range(len(found)):
                self.add_choice(_STEP + 16 * found[i])
        elif step == _GAPS:
            self.list_buys(seat, 1, _GAPBUY)
            if self.T.hooks & _FILTERS != 0:
                self.sift(seat)
            self.add_choice(_GAPNO)
        else:
            self.list_reveals(seat)
            self.add_choice(_OPENNO)
        self.check_room()
        return 1

    def answer(self, choice: int) -> None:
        """The first waiting decision, one of a step, is taken."""
        step = self.pstep[0]
        seat = self.pseat[0]
        arg = self.parg[0]
        self.drop()
        self.program.step_play(self, step, seat, arg, choice)

    def begin_list(self) -> None:
        """Forget the choices listed last."""
        self.nchoice = 0
        self.nbarred = 0
        self.npay = 0

    def sift(self, seat: int) -> None:
        """Set the choices apart to which a module objects."""
        n = 0
        for i in range(self.nchoice):
            code = self.choices[i]
            if self.program.allows(self, seat, code & 15, code >> 4) != 0:
                self.choices[n] = code
                n += 1
            else:
                self.barred[self.nbarred] = code
                self.nbarred += 1
        self.nchoice = n

    def check_room(self) -> None:
        """Fail rather than lose choices: the lists hold several times what any game seen so far has needed."""
        if self.npay > _PAY or self.nchoice > _CHOICE:
            raise OverflowError("more choices than the kernel has room for")

    def end_turn(self) -> int:
        """The next seat's turn, or the distribution when the game is ending (ALB-56)."""
        self.gap = 0
        if self.ending != 0:
            self.distribute()
            return self.to(_GIFTS)
        self.seat = (self.seat + 1) % self.players
        self.turn += 1
        return self.to(_TURN)

    def next_gift(self) -> int:
        """The receivers place their tiles in turn order (AMB-13)."""
        for i in range(1, self.players + 1):
            seat = (self.last + i) % self.players
            n = 0
            for g in range(self.ngift):
                if self.giftseat[g] == seat:
                    self.set_aside(self.giftkind[g])
                else:
                    self.giftkind[n] = self.giftkind[g]
                    self.giftseat[n] = self.giftseat[g]
                    n += 1
            self.ngift = n
            if self.naside > 0:
                self.placer = seat
                self.givable = 0
                self.back = _GIFTS
                return self.to(_PLACING)
        self.asked = 0
        return self.to(_FINAL)

    def hold_final(self) -> int:
        """The last reveals and round 3; then the game is over (ALB-58), a draw at equal totals (ALB-60, AMB-19)."""
        if self.asked == 0:
            self.asked = 1
            self.queue_reveals()
        if self.npend > 0:
            return self.offer()
        self.score_round(2)
        return self.to(_STEPS) if self.trigger != 0 else self.end_game()

    def end_game(self) -> int:
        """Nothing is left to be decided."""
        self.stage = _FINAL
        self.phase = _OVER
        self.nchoice = 0
        self.nbarred = 0
        return 1

    def stop(self) -> None:
        """The game ends now: what waits is declined, what was set aside is placed, then comes the distribution."""
        if self.phase == _OVER:
            return
        self.npend = 0
        self.ending = 1
        if self.stage < _TURN and self.turn == 1 and self.after == _SECRETS:
            self.stage = _LAST
        elif self.stage == _NEUTRALS:
            self.stage = _ROUND
        elif self.stage == _TURN:
            self.placing(self.seat, _REFILL)
        elif self.stage == _TOP:
            self.stage = _PLACING
        self.asked = 1
        self.stopping = 1
        self.go()

    def add_choice(self, code: int) -> None:
        """Add a choice to the list."""
        if self.nchoice < _CHOICE:
            self.choices[self.nchoice] = code
        self.nchoice += 1

    def list_actions(self) -> None:
        """Everything the seat may do with its action (ALB-11), and the cards it may reveal besides.

        Any of it will do after an exact purchase (AMB-49); a pass only when there is nothing (AMB-1).
        """
        seat = self.seat
        self.begin_list()
        self.list_takes()
        self.list_buys(seat, 0, _BUY)
        self.list_redesigns(seat)
        if self.T.stacks != 0 and self.nannex[seat] < self.T.annexmost:
            for i in range(6):
                if self.top[i] >= 0:
                    self.add_choice(_FETCH + 16 * i)
        if self.T.stones != 0 and self.stone[seat] == 0:
            self.add_choice(_WAKE)
        if self.T.hooks & _FILTERS != 0:
            self.sift(seat)
        if self.nchoice == 0:
            self.add_choice(_PASS)
        self.list_reveals(seat)
        self.check_room()

    def list_takes(self) -> None:
        """One open card (CAM-4, ALB-17), or several of money worth at most 5 (ALB-16); of equal ones the first."""
        for mask in range(1, 1 << self.ndisplay):
            total = 0
            many = 0
            fine = 1
            for i in range(self.ndisplay):
                card = self.display[i]
                if (mask >> i) & 1 != 0:
                    many += 1
                    total += card % 9 + 1 if card < _MONEY else 99
                    for j in range(i):
                        if self.display[j] == card and (mask >> j) & 1 == 0:
                            fine = 0
            if fine != 0 and (many == 1 or total <= 5):
                self.add_choice(_TAKE + 16 * mask)

    def list_buys(self, seat: int, exact: int, kind: int) -> None:
        """Every way to pay for each tile of the market."""
        for i in range(4):
            tile = self.market[i]
            if tile >= 0:
                n = self.npay
                self.payments(seat, self.T.currency[i], self.T.price[tile], exact)
                for j in range(n, self.npay):
                    self.add_choice(kind + 16 * (i + 4 * j))

    def list_redesigns(self, seat: int) -> None:
        """The three forms of a redesign (ALB-36), of annexes too (COB-5).

        All building rules hold afterwards (ALB-37). It need not change anything (AMB-5), and it is one form (AMB-6).
        """
        T = self.T
        self.refresh(seat)
        for i in range(self.nres[seat]):
            tile = self.res[seat * _KINDS + i]
            walls = T.walls[tile]
            for j in range(self.nspot[seat]):
                if (self.spotfit[seat * 256 + j] >> walls) & 1 != 0:
                    self.add_choice(_BUILD + 16 * (tile + 128 * self.spotpos[seat * 256 + j]))
            for j in range(1, self.ntile[seat]):
                pos = self.tpos[seat * 64 + j]
                if (T.match[self.demand[seat * 16384 + pos]] >> walls) & 1 != 0:
                    self.add_choice(_SWAP + 16 * (tile + 128 * pos))
        for j in range(self.nloose[seat]):
            self.add_choice(_REMOVE + 16 * self.loose[seat * 64 + j])

    def list_reveals(self, seat: int) -> None:
        """The hidden cards of a seat whose tile is in its palace, however it came there (BON-5, INT-5).

        Not when the tile is the neutral player's (AMB-47) or is still to be placed (AMB-48). An open one is not hidden
        again at will (AMB-33).
        """
        for i in range(self.T.secrets):
            if self.holder[i] == seat and self.opened[i] == 0 and self.home[self.T.secrettile[i]] == seat + 1:
                self.add_choice(_OPEN + 16 * i)

    def list_places(self) -> None:
        """Where the tiles that were set aside may go, in any order (ALB-26, INT-4); annexes are no gifts (AMB-36)."""
        T = self.T
        seat = self.placer
        self.begin_list()
        self.refresh(seat)
        for i in range(self.naside):
            tile = self.aside[i]
            seen = 0
            for j in range(i):
                if self.aside[j] == tile:
                    seen = 1
            if seen != 0:
                continue
            for j in range(self.nspot[seat]):
                if (self.spotfit[seat * 256 + j] >> T.walls[tile]) & 1 != 0:
                    self.add_choice(_LAY + 16 * (tile + 128 * self.spotpos[seat * 256 + j]))
            self.add_choice(_STORE + 16 * tile)
            if self.givable != 0 and T.annex[tile] == 0:
                self.add_choice(_GIVE + 16 * tile)
        if self.back == _REFILL and self.stopping == 0:
            self.list_reveals(seat)
        if T.hooks & _FILTERS != 0:
            self.sift(seat)

    def draw(self, code: int) -> None:
        """Chance has decided: a card, a tile or a secret card comes; a scoring card is replaced (ALB-41, CAM-3)."""
        stage = self.stage
        if stage == _HANDS:
            self.leave_pile(code)
            self.into_hand(self.dealing, code)
        elif stage == _OPENING or stage == _REFILL:
            self.leave_pile(code)
            if code >= _SCORE1:
                self.due |= 1 << (code - _SCORE1)
            else:
                self.display[self.ndisplay] = code
                self.ndisplay += 1
        elif stage == _SECRETS:
            self.holder[code & 31] = self.dealing
        elif stage == _STACKS or stage == _TOP:
            tile = code - _TILE
            self.top[self.dealing] = tile
            self.under[tile] -= 1
            self.nunder[self.dealing] -= 1
            if stage == _TOP:
                self.stage = _PLACING
        else:
            tile = code - _TILE
            self.bag[tile] -= 1
            if stage == _NEUTRALS:
                self.nbag -= 1
                self.owed -= 1
                self.give_neutral(tile)
            else:
                self.market[self.empty_space()] = tile
                self.nbag -= 1
        self.go()

    def play(self, code: int) -> None:
        """Carry out one of the choices and go on to the next decision.

        A purchase in a gap puts the stone to sleep (VIZ-5), is placed at once (VIZ-6), then the market is refilled
        (VIZ-7); no action follows (VIZ-4), and whose turn comes next does not change (VIZ-8).
        """
        kind = code & 15
        detail = code >> 4
        self.shown = 0
        if kind == _OPEN:
            self.reveal(detail)
            if self.phase == _ASK:
                self.queue_reveals()
        elif self.phase == _ACT:
            self.act(kind, detail)
        elif self.phase == _PLACE:
            self.place(kind, detail)
        elif kind == _STEP:
            self.answer(detail)
        else:
            seat = self.pseat[0]
            self.drop()
            if kind == _GAPBUY:
                tile = self.market[detail & 3]
                self.npend = 0
                self.stone[seat] = 0
                self.pay(seat, detail >> 2)
                self.set_aside(tile)
                self.market[detail & 3] = -1
                self.placing(seat, _MARKET)
                self.bought(seat, tile, 1)
        self.go()

    def placing(self, seat: int, back: int) -> None:
        """A seat places what it has set aside, bought in its turn or in a gap (AMB-26); then comes stage `back`."""
        self.placer = seat
        self.givable = 1 if self.players == 2 else 0
        self.back = back
        self.stage = _PLACING

    def act(self, kind: int, detail: int) -> None:
        """An action; all but an exact purchase (ALB-24) end the action part of the turn (ALB-12, ALB-13)."""
        seat = self.seat
        self.last = seat
        if kind == _BUY:
            tile = self.market[detail & 3]
            self.market[detail & 3] = -1
            self.set_aside(tile)
            exact = 1 if self.pay(seat, detail >> 2) == self.T.price[tile] else 0
            self.bought(seat, tile, exact)
            if exact != 0:
                return
        elif kind == _TAKE:
            n = 0
            for i in range(self.ndisplay):
                if (detail >> i) & 1 != 0:
                    self.into_hand(seat, self.display[i])
                else:
                    self.display[n] = self.display[i]
                    n += 1
            self.ndisplay = n
        elif kind == _BUILD:
            self.from_reserve(seat, detail & 127)
            self.put(seat, detail >> 7, detail & 127)
            self.laid(seat, detail & 127, detail >> 7)
        elif kind == _REMOVE:
            tile = self.lift(seat, detail)
            self.hide(tile)
            self.into_reserve(seat, tile)
            self.lifted(seat, tile, detail)
        elif kind == _SWAP:
            self.from_reserve(seat, detail & 127)
            tile = self.swap(seat, detail >> 7, detail & 127)
            self.hide(tile)
            self.into_reserve(seat, tile)
            self.lifted(seat, tile, detail >> 7)
            self.laid(seat, detail & 127, detail >> 7)
        elif kind == _WAKE:
            self.stone[seat] = 1
        self.placing(seat, _REFILL)
        if kind == _FETCH:
            self.set_aside(self.top[detail])
            self.nannex[seat] += 1
            self.top[detail] = -1
            self.dealing = detail
            self.stage = _TOP

    def place(self, kind: int, detail: int) -> None:
        """A tile that was set aside goes to its place, an annex like any other (COB-4)."""
        tile = detail & 127
        self.unaside(tile)
        if kind == _LAY:
            self.put(self.placer, detail >> 7, tile)
            self.laid(self.placer, tile, detail >> 7)
        elif kind == _STORE:
            self.into_reserve(self.placer, tile)
        else:
            self.give_neutral(tile)

    # ---- what modules are told ---------------------------------------------------------------------------------

    def bought(self, seat: int, tile: int, exact: int) -> None:
        """A tile has been paid for."""
        self.trigger |= _BOUGHT & self.T.triggers
        if self.T.hooks & _BOUGHT != 0:
            self.program.bought(self, seat, tile, exact)

    def laid(self, seat: int, tile: int, pos: int) -> None:
        """A tile has come into a palace."""
        self.trigger |= _LAID & self.T.triggers
        if self.T.hooks & _LAID != 0 and self.stopping == 0:
            self.program.laid(self, seat, tile, pos)

    def lifted(self, seat: int, tile: int, pos: int) -> None:
        """A tile has left a palace for the reserve."""
        self.trigger |= _LIFTED & self.T.triggers
        if self.T.hooks & _LIFTED != 0:
            self.program.lifted(self, seat, tile, pos)

    def score_round(self, number: int) -> None:
        """Play a scoring round (ALB-43)."""
        for p in range(self.players):
            self.fscore[p] = self.score[p]
        self.rate(number)
        for p in range(self.players):
            self.score[p] = self.fscore[p]
        self.rounds |= 1 << number
        self.trigger |= (1 << number) & self.T.triggers
        if self.T.hooks + self.T.steps != 0 and self.sink is not None:
            self.program.explain(self)
        if self.T.hooks & _SCORED != 0 and self.stopping == 0:
            self.program.scored(self, number)

    def turn_ended(self) -> None:
        """All of a turn is done but the steps of modules."""
        if self.stopping == 0:
            self.trigger |= _TURN_ENDED & self.T.triggers
            if self.T.hooks & _TURN_ENDED != 0:
                self.program.turn_ended(self)

    def final(self) -> None:
        """The scores if the game stopped now, into `fscore`. Changes nothing else."""
        for p in range(self.players):
            self.fscore[p] = self.score[p]
        if self.phase == _OVER:
            return
        if self.due & 1 != 0:
            self.rate(0)
        if self.due & 2 != 0:
            self.rate(1)
        if self.rounds < 4:
            self.rate(2)

    def random_draw(self) -> int:
        """What chance decides, each card and each tile equally likely."""
        stage = self.stage
        if stage == _HANDS or stage == _OPENING or stage == _REFILL:
            return self.random_card()
        if stage == _SECRETS:
            return self.random_secret()
        if stage == _STACKS or stage == _TOP:
            k = self.rand(self.nunder[self.dealing])
            i = 0
            while self.T.ttype[i] != self.dealing or k >= self.under[i]:
                if self.T.ttype[i] == self.dealing:
                    k -= self.under[i]
                i += 1
            return _TILE + i
        k = self.rand(self.nbag)
        i = 0
        while k >= self.bag[i]:
            k -= self.bag[i]
            i += 1
        return _TILE + i

    def random_card(self) -> int:
        """A card of the pile."""
        scoring = self.pscore[self.pile]
        k = self.rand(self.psize[self.pile])
        i = 0
        while i < 2:
            if (scoring >> i) & 1 != 0:
                if k == 0:
                    return _SCORE1 + i
                k -= 1
            i += 1
        i = 0
        if k < self.pjoin[self.pile]:
            k = self.rand(self.njoin)
            i = _MONEY
        else:
            k = self.rand(self.nmoney)
        while k >= self.unseen[i]:
            k -= self.unseen[i]
            i += 1
        return i

    def random_secret(self) -> int:
        """A secret card from the box."""
        n = 0
        for i in range(self.T.secrets):
            if self.holder[i] < 0:
                n += 1
        k = self.rand(n)
        for i in range(self.T.secrets):
            if self.holder[i] < 0:
                if k == 0:
                    return _SECRET + self.dealing * 32 + i
                k -= 1
        return -1

    def playout(self) -> int:
        """Random legal play to the end, or to turn 1,000 (AMB-50); returns the number of plies."""
        plies = 0
        while self.phase != _OVER and self.turn <= _TURNS:
            if self.phase == _DRAW:
                code = self.random_draw()
                self.draw(code)
            else:
                code = self.choices[self.rand(self.nchoice)]
                self.play(code)
                plies += 1
            if self.nlog >= 0 and self.nlog < _LOG:
                self.log[self.nlog] = code
                self.nlog += 1
        return plies

    def decider(self) -> int:
        """The seat that has to decide, -1 for chance, -2 when the game is over."""
        if self.phase == _ASK:
            return self.pseat[0]
        if self.phase == _DRAW:
            return -1
        if self.phase == _OVER:
            return -2
        return self.placer if self.phase == _PLACE else self.seat

    def is_choice(self, code: int) -> int:
        """1 when a code is among the choices."""
        for i in range(self.nchoice):
            if self.choices[i] == code:
                return 1
        return 0

    def relist(self) -> None:
        """List the choices of the phase anew, after an edit."""
        self.nchoice = 0
        if self.phase == _ACT:
            self.list_actions()
        elif self.phase == _PLACE:
            self.list_places()
        elif self.phase == _ASK:
            self.offer()

    def edit_flow(self, stage: int, asked: int) -> None:
        """Stand at a stage and go on from there."""
        self.stage = stage
        self.asked = asked
        self.go()
