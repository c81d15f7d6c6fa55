"""Everything beside palaces and money as ints: market, reserves, tiles set aside, secret cards, stacks, points.

An annex is a tile that is no building; annexes lie in a stack for each type, the top one open. A secret card shows a
tile and may be revealed while that tile is in its holder's palace. A stone is a token that its owner may use once and
has to wake again. Which modules bring them is not known here.
"""

from __future__ import annotations

from typing import Any

from losetas.alhambra.money import Money
from losetas.alhambra.tables import CAP_CARD, CAP_SECRET, CAP_TILE, MONEY, Tables, ints

DRAW, ACT, PLACE, ASK, OVER = 0, 1, 2, 3, 4
PASS, TAKE, BUY, BUILD, REMOVE, SWAP, FETCH, WAKE = 0, 1, 2, 3, 4, 5, 6, 7
OPEN, LAY, STORE, GIVE, GAPBUY, GAPNO, OPENNO = 8, 9, 10, 11, 12, 13, 14
HANDS, OPENING, STALLS, NEUTRALS, SECRETS, STACKS, TURN, TOP = 0, 1, 2, 3, 4, 5, 6, 7
PLACING, REFILL, MARKET, ROUND, GAP, LAST, GIFTS, FINAL = 8, 9, 10, 11, 12, 13, 14, 15
TILE, SECRET = 64, 256  # draw codes: cards as they are, tiles from 64 on, secret cards 256 + seat * 32 + number
GAPS, REVEALS = 0, 1  # what a waiting decision is about
CAP_CHOICE = 16384
CAP_LOG = 16384
TURNS = 1000

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_HANDS = HANDS
_KINDS = CAP_TILE
_SECRETS = SECRETS


class Holdings(Money):
    """All state of a position, so that it can be copied."""

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables, players)
        self.sink: Any = None  # a list that receives how a round was scored, or None
        self.bag = ints(CAP_TILE, 0)
        self.nbag = 0
        self.market = ints(4, -1)
        self.reserve = ints(6 * CAP_TILE, 0)
        self.nres = ints(6, 0)  # distinct tiles in a reserve
        self.res = ints(6 * CAP_TILE, 0)
        self.aside = ints(CAP_TILE, 0)
        self.naside = 0
        self.placer = 0
        self.givable = 0
        self.back = 0  # the stage after placing
        self.neutral = ints(8, 0)  # the neutral player's buildings, by type
        self.neutrals = ints(CAP_TILE, 0)
        self.nneutral = 0
        self.owed = 0  # tiles that it has still to draw
        self.after = 0  # the stage after that
        self.stone = ints(6, 0)
        self.holder = ints(CAP_SECRET, -1)  # seat of a secret card, -1 in the box
        self.opened = ints(CAP_SECRET, 0)
        self.known = ints(CAP_SECRET, 0)  # 1 once it has been revealed
        self.extra = ints(48, 0)  # revealed cards: seat * 8 + type
        self.top = ints(8, -1)
        self.under = ints(CAP_TILE, 0)
        self.nunder = ints(8, 0)
        self.nannex = ints(6, 0)
        self.due = 0  # bits of the rounds that have come up and are not scored
        self.rounds = 0
        self.asked = 0
        self.gap = 0
        self.fresh = 0
        self.ending = 0
        self.stopping = 0
        self.giftkind = ints(4, 0)
        self.giftseat = ints(4, 0)
        self.ngift = 0
        self.npend = 0
        self.pstep = ints(16, 0)
        self.pseat = ints(16, 0)
        self.stage = _HANDS
        self.phase = OVER
        self.dealing = 0
        self.shown = 0  # 1 while starting hands lie open (ALB-6)
        self.seat = 0
        self.last = 0  # the seat that had the last turn, or has begun one
        self.turn = 1
        self.score = ints(8, 0)
        self.fscore = ints(8, 0)
        self.count = ints(8, 0)
        self.choices = ints(CAP_CHOICE, 0)
        self.nchoice = 0
        self.log = ints(16384, 0)
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
        T = self.T
        self.clear_palaces()
        self.clear_money()
        self.nbag = 0
        for i in range(8):
            self.top[i] = -1
            self.nunder[i] = 0
            self.neutral[i] = 0
            self.score[i] = 0
        for i in range(T.tiles):
            self.bag[i] = T.count[i]
            self.nbag += T.count[i]
            self.under[i] = T.acount[i]
            self.nunder[T.ttype[i]] += T.acount[i]
        for i in range(4):
            self.market[i] = -1
        for i in range(6 * _KINDS):
            self.reserve[i] = 0
        for i in range(6):
            self.nres[i] = 0
            self.nannex[i] = 0
            self.stone[i] = T.stones
        for i in range(T.secrets):
            self.holder[i] = -1
            self.opened[i] = 0
            self.known[i] = 0
        for i in range(48):
            self.extra[i] = 0
        self.naside = 0
        self.nneutral = 0
        self.owed = 6 if self.players == 2 else 0
        self.after = _SECRETS
        self.due = 0
        self.rounds = 0
        self.asked = 0
        self.gap = 0
        self.fresh = 0
        self.ending = 0
        self.stopping = 0
        self.ngift = 0
        self.npend = 0
        self.npay = 0
        self.stage = _HANDS
        self.dealing = 0
        self.shown = 1
        self.seat = 0
        self.last = 0
        self.turn = 1
        self.nchoice = 0

    def first_seat(self) -> int:
        """The start player: fewest cards, then the smallest sum, then the earliest seat (ALB-7)."""
        best = 0
        for i in range(1, self.players):
            if self.hsize[i] < self.hsize[best] or (
                self.hsize[i] == self.hsize[best] and self.fortune(i) < self.fortune(best)
            ):
                best = i
        return best

    def secrets_of(self, seat: int) -> int:
        """How many secret cards a seat has, revealed or not."""
        n = 0
        for i in range(self.T.secrets):
            if self.holder[i] == seat:
                n += 1
        return n

    def hidden_of(self, seat: int) -> int:
        """How many secret cards a seat has that are not revealed."""
        n = 0
        for i in range(self.T.secrets):
            if self.holder[i] == seat and self.opened[i] == 0:
                n += 1
        return n

    def empty_space(self) -> int:
        """The first empty space of the market that can be filled, -1 when there is none (ALB-3)."""
        if self.nbag > 0:
            for i in range(4):
                if self.market[i] < 0:
                    return i
        return -1

    def give_neutral(self, tile: int) -> None:
        """The neutral player gets a tile."""
        self.neutrals[self.nneutral] = tile
        self.nneutral += 1
        self.neutral[self.T.ttype[tile]] += 1

    def set_aside(self, tile: int) -> None:
        """A tile waits to be placed (ALB-25)."""
        self.aside[self.naside] = tile
        self.naside += 1

    def unaside(self, tile: int) -> None:
        """A tile no longer waits."""
        i = 0
        while self.aside[i] != tile:
            i += 1
        self.naside -= 1
        for j in range(i, self.naside):
            self.aside[j] = self.aside[j + 1]

    def into_reserve(self, seat: int, tile: int) -> None:
        """A tile goes to a reserve."""
        if self.reserve[seat * _KINDS + tile] == 0:
            self.res[seat * _KINDS + self.nres[seat]] = tile
            self.nres[seat] += 1
        self.reserve[seat * _KINDS + tile] += 1

    def from_reserve(self, seat: int, tile: int) -> None:
        """A tile leaves a reserve."""
        self.reserve[seat * _KINDS + tile] -= 1
        if self.reserve[seat * _KINDS + tile] == 0:
            i = seat * _KINDS
            while self.res[i] != tile:
                i += 1
            self.nres[seat] -= 1
            self.res[i] = self.res[seat * _KINDS + self.nres[seat]]

    def hide(self, tile: int) -> None:
        """A tile has left a palace: its card, if revealed, goes back to the hand."""
        T = self.T
        for i in range(T.secrets):
            if T.secrettile[i] == tile and self.opened[i] != 0:
                self.opened[i] = 0
                self.extra[self.holder[i] * 8 + T.ttype[tile]] -= 1

    def reveal(self, number: int) -> None:
        """A secret card is laid open."""
        self.opened[number] = 1
        self.known[number] = 1
        self.extra[self.holder[number] * 8 + self.T.ttype[self.T.secrettile[number]]] += 1

    def rate(self, number: int) -> None:
        """Add the points of a round to `fscore`: majorities by type (ALB-44 to ALB-48), walls (ALB-49)."""
        T = self.T
        count = self.count
        owners = self.players + 1 if self.players == 2 else self.players
        for t in range(6):
            for p in range(self.players):
                count[p] = self.built[p * 8 + t] + self.extra[p * 8 + t]
                if self.nannex[p] > 0:
                    count[p] += self.annexed(p, t)
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

    def distribute(self) -> None:
        """Each tile of the market goes to the largest sum of its currency; a tie leaves it where it is (ALB-57)."""
        self.ngift = 0
        for i in range(4):
            if self.market[i] < 0:
                continue
            best = 0
            who = -1
            for p in range(self.players):
                n = self.sum_of(p, self.T.currency[i])
                if n > best:
                    best = n
                    who = p
                elif n == best:
                    who = -1
            if who >= 0:
                self.giftkind[self.ngift] = self.market[i]
                self.giftseat[self.ngift] = who
                self.ngift += 1
                self.market[i] = -1

    # ---- reading ----------------------------------------------------------------------------------------------

    def bag_of(self, tile: int) -> int:
        """How many of a tile are in the supply."""
        return self.bag[tile]

    def under_of(self, tile: int) -> int:
        """How many of an annex are hidden in its stack."""
        return self.under[tile]

    def market_list(self) -> list[int]:
        """The tiles of the four spaces, -1 for an empty one."""
        return [self.market[i] for i in range(4)]

    def reserve_list(self, seat: int) -> list[int]:
        """The tiles of a reserve, sorted."""
        return [i for i in range(CAP_TILE) for _n in range(self.reserve[seat * CAP_TILE + i])]

    def aside_list(self) -> list[int]:
        """The tiles that wait to be placed."""
        return [self.aside[i] for i in range(self.naside)]

    def gift_list(self) -> list[int]:
        """The tiles of the distribution that are still to be placed, flat: tile, seat."""
        return [v for i in range(self.ngift) for v in (self.giftkind[i], self.giftseat[i])]

    def neutral_list(self) -> list[int]:
        """The neutral player's tiles, in order."""
        return [self.neutrals[i] for i in range(self.nneutral)]

    def stone_of(self, seat: int) -> int:
        """1 when the stone of a seat is awake."""
        return self.stone[seat]

    def secret_list(self) -> list[int]:
        """The secret cards, flat: holder (-1 the box), 1 when open, 1 when revealed before."""
        return [v for i in range(self.T.secrets) for v in (self.holder[i], self.opened[i], self.known[i])]

    def waiting_list(self) -> list[int]:
        """The waiting decisions, flat: what it is about, seat."""
        return [v for i in range(self.npend) for v in (self.pstep[i], self.pseat[i])]

    def extra_of(self, seat: int, kind_type: int) -> int:
        """How many revealed secret cards of a type a seat has."""
        return self.extra[seat * 8 + kind_type]

    def top_of(self, kind_type: int) -> int:
        """The open annex of a type, -1 when its stack is empty."""
        return self.top[kind_type]

    def hidden_in_stack(self, kind_type: int) -> int:
        """How many annexes of a type are hidden."""
        return self.nunder[kind_type]

    def annexes_of(self, seat: int) -> int:
        """How many annexes a seat owns, wherever they are."""
        return self.nannex[seat]

    def holder_of(self, number: int) -> int:
        """Who has a secret card, -1 the box."""
        return self.holder[number]

    def is_open(self, number: int) -> int:
        """1 when a secret card is open."""
        return self.opened[number]

    def choice_list(self) -> list[int]:
        """The choices of the phase."""
        return [self.choices[i] for i in range(self.nchoice)]

    def score_list(self) -> list[int]:
        """The points by seat."""
        return [self.score[i] for i in range(self.players)]

    def final_list(self) -> list[int]:
        """The points by seat after `final`."""
        return [self.fscore[i] for i in range(self.players)]

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

    def edit_unseen(self, card: int, count: int) -> None:
        """Set how many cards of a kind are in the supply; the piles are set apart."""
        if card < MONEY:
            self.nmoney += count - self.unseen[card]
        else:
            self.njoin += count - self.unseen[card]
        self.unseen[card] = count

    def edit_pile(self, number: int, size: int, joins: int, scoring: int) -> None:
        """Set a pile, and that it is the last."""
        self.psize[number] = size
        self.pjoin[number] = joins
        self.pscore[number] = scoring
        self.npile = number + 1

    def edit_hand(self, seat: int, card: int, count: int) -> None:
        """Set how many cards of a kind a seat has."""
        self.hsize[seat] += count - self.hand[seat * CAP_CARD + card]
        self.hand[seat * CAP_CARD + card] = count

    def edit_display(self, card: int) -> None:
        """Lay a money card open."""
        self.display[self.ndisplay] = card
        self.ndisplay += 1

    def edit_discard(self, card: int, count: int) -> None:
        """Set how many cards of a kind are discarded."""
        self.ndiscard += count - self.discards[card]
        self.discards[card] = count

    def edit_market(self, space: int, tile: int) -> None:
        """Set the tile of a space."""
        self.market[space] = tile

    def edit_bag(self, tile: int, count: int) -> None:
        """Set how many of a tile are in the supply."""
        self.nbag += count - self.bag[tile]
        self.bag[tile] = count

    def edit_build(self, seat: int, pos: int, tile: int) -> None:
        """Put a tile into a palace."""
        self.put(seat, pos, tile)
        self.nannex[seat] += self.T.annex[tile]

    def edit_reserve(self, seat: int, tile: int) -> None:
        """Put a tile on a reserve."""
        self.into_reserve(seat, tile)
        self.nannex[seat] += self.T.annex[tile]

    def edit_aside(self, seat: int, tile: int) -> None:
        """Set a tile aside for a seat."""
        self.set_aside(tile)
        self.nannex[seat] += self.T.annex[tile]

    def edit_gift(self, tile: int, seat: int) -> None:
        """A tile of the distribution waits to be placed."""
        self.giftkind[self.ngift] = tile
        self.giftseat[self.ngift] = seat
        self.ngift += 1

    def edit_stone(self, seat: int, awake: int) -> None:
        """Set whether the stone of a seat is awake."""
        self.stone[seat] = awake

    def edit_secret(self, number: int, holder: int, opened: int, known: int) -> None:
        """Set who has a secret card and whether it is, or was, open."""
        if self.opened[number] != 0:
            self.hide(self.T.secrettile[number])
        self.holder[number] = holder
        if opened != 0:
            self.reveal(number)
        self.known[number] = known

    def edit_top(self, kind_type: int, tile: int) -> None:
        """Set the open annex of a stack."""
        self.top[kind_type] = tile

    def edit_under(self, tile: int, count: int) -> None:
        """Set how many of an annex are hidden in its stack."""
        self.nunder[self.T.ttype[tile]] += count - self.under[tile]
        self.under[tile] = count

    def edit_score(self, seat: int, points: int) -> None:
        """Set the points of a seat."""
        self.score[seat] = points

    def edit_turn(self, seat: int, turn: int) -> None:
        """Set whose turn it is and its number."""
        self.seat = seat
        self.last = (seat + self.players - 1) % self.players
        self.turn = turn

    def edit_ask(self, step: int, seat: int) -> None:
        """Queue a decision."""
        self.pstep[self.npend] = step
        self.pseat[self.npend] = seat
        self.npend += 1

    def number_list(self) -> list[int]:
        """Where the game stands in the turn: the ints that `edit_number` sets, in the same order."""
        first = [self.phase, self.stage, self.back, self.placer, self.givable, self.dealing, self.owed, self.after]
        rest = [self.due, self.rounds, self.asked, self.gap, self.fresh, self.ending, self.stopping]
        return [*first, *rest, self.last, self.shown, self.shuffles]

    def edit_number(self, which: int, value: int) -> None:
        """Set one of the ints of `number_list`."""
        if which == 0:
            self.phase = value
        elif which == 1:
            self.stage = value
        elif which == 2:
            self.back = value
        elif which == 3:
            self.placer = value
        elif which == 4:
            self.givable = value
        elif which == 5:
            self.dealing = value
        elif which == 6:
            self.owed = value
        elif which == 7:
            self.after = value
        elif which == 8:
            self.due = value
        elif which == 9:
            self.rounds = value
        elif which == 10:
            self.asked = value
        elif which == 11:
            self.gap = value
        elif which == 12:
            self.fresh = value
        elif which == 13:
            self.ending = value
        elif which == 14:
            self.stopping = value
        elif which == 15:
            self.last = value
        elif which == 16:
            self.shown = value
        elif which == 17:
            self.shuffles = value

    # ---- copying ----------------------------------------------------------------------------------------------

    def copy_holdings(self, o: Holdings) -> None:
        """Make `o` (of the same tables) an equal position; it keeps its own sink and log."""
        self.copy_palaces(o)
        self.copy_money(o)
        for i in range(self.T.tiles):
            o.bag[i] = self.bag[i]
            o.under[i] = self.under[i]
        for p in range(self.players):
            for i in range(self.T.tiles):
                o.reserve[p * CAP_TILE + i] = self.reserve[p * CAP_TILE + i]
            for i in range(self.nres[p]):
                o.res[p * CAP_TILE + i] = self.res[p * CAP_TILE + i]
            o.nres[p] = self.nres[p]
            o.nannex[p] = self.nannex[p]
            o.stone[p] = self.stone[p]
        for i in range(4):
            o.market[i] = self.market[i]
            o.giftkind[i] = self.giftkind[i]
            o.giftseat[i] = self.giftseat[i]
        for i in range(8):
            o.neutral[i] = self.neutral[i]
            o.top[i] = self.top[i]
            o.nunder[i] = self.nunder[i]
            o.score[i] = self.score[i]
            o.fscore[i] = self.fscore[i]
        for i in range(self.naside):
            o.aside[i] = self.aside[i]
        for i in range(self.nneutral):
            o.neutrals[i] = self.neutrals[i]
        for i in range(self.T.secrets):
            o.holder[i] = self.holder[i]
            o.opened[i] = self.opened[i]
            o.known[i] = self.known[i]
        for i in range(48):
            o.extra[i] = self.extra[i]
        for i in range(self.npend):
            o.pstep[i] = self.pstep[i]
            o.pseat[i] = self.pseat[i]
        for i in range(self.nchoice):
            o.choices[i] = self.choices[i]
        self.copy_flow(o)

    def copy_flow(self, o: Holdings) -> None:
        """Copy the single ints of a position."""
        o.nbag = self.nbag
        o.naside = self.naside
        o.placer = self.placer
        o.givable = self.givable
        o.back = self.back
        o.nneutral = self.nneutral
        o.owed = self.owed
        o.after = self.after
        o.due = self.due
        o.rounds = self.rounds
        o.asked = self.asked
        o.gap = self.gap
        o.fresh = self.fresh
        o.ending = self.ending
        o.stopping = self.stopping
        o.ngift = self.ngift
        o.npend = self.npend
        o.stage = self.stage
        o.phase = self.phase
        o.dealing = self.dealing
        o.shown = self.shown
        o.seat = self.seat
        o.last = self.last
        o.turn = self.turn
        o.nchoice = self.nchoice
        o.rng = self.rng
