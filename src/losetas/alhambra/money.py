"""Money as ints: hands, display, piles, discards, and every way to pay for a building.

Card kinds: 36 of money (currency * 9 + value - 1, currencies b y o g), then the joining cards, then the two scoring
cards. What a pile holds is known as counts: how many cards, how many of them joining, which scoring cards. The money
and the joining cards not seen yet are one pool for all piles, because nobody knows which lies where (ALB-66).
"""

from __future__ import annotations

from losetas.alhambra.palace import Palaces
from losetas.alhambra.tables import CAP_CARD, CAP_JOIN, MONEY, SCORE1, Tables, ints

CAP_PAY = 8192

_MONEY = MONEY
_JOIN = CAP_JOIN
_SCORE1 = SCORE1
_CARD = CAP_CARD
_PAY = CAP_PAY


class Money(Palaces):
    """All cards of the game and who has them."""

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables, players)
        self.hand = ints(6 * CAP_CARD, 0)
        self.hsize = ints(6, 0)
        self.display = ints(8, 0)
        self.ndisplay = 0
        self.unseen = ints(CAP_CARD, 0)  # cards in the supply, by kind; scoring cards are in `pscore`
        self.nmoney = 0
        self.njoin = 0
        self.psize = ints(5, 0)
        self.pjoin = ints(5, 0)
        self.pscore = ints(5, 0)
        self.npile = 1
        self.pile = 0
        self.shuffles = 0
        self.discards = ints(CAP_CARD, 0)
        self.ndiscard = 0
        self.pays = ints(CAP_PAY * 5, 0)  # ways to pay: for each currency two bits per value, then the joining cards
        self.npay = 0
        self.nopt = 0  # the cards that a payment may use, dearest first
        self.optcard = ints(CAP_CARD, 0)
        self.optleft = ints(CAP_CARD, 0)
        self.optrest = ints(CAP_CARD, 0)
        self.part = ints(4, 0)
        self.partjoin = 0
        self.partneed = 0
        self.exact = 0

    # ---- the supply -------------------------------------------------------------------------------------------

    def clear_money(self) -> None:
        """All money lies in one pile, to be dealt from (ALB-4)."""
        for i in range(6 * _CARD):
            self.hand[i] = 0
        for i in range(6):
            self.hsize[i] = 0
        for i in range(_CARD):
            self.discards[i] = 0
            self.unseen[i] = self.T.copies if i < _MONEY else 0
        self.ndisplay = 0
        self.ndiscard = 0
        self.nmoney = self.T.copies * _MONEY
        self.njoin = 0
        self.shuffles = 0
        self.one_pile(self.nmoney, 0, 0)

    def one_pile(self, size: int, joins: int, scoring: int) -> None:
        """The supply is a single pile."""
        self.npile = 1
        self.pile = 0
        self.psize[0] = size
        self.pjoin[0] = joins
        self.pscore[0] = scoring

    def form_piles(self) -> None:
        """The money left makes five piles, odd cards go to the first (AMB-3), others are mixed in (ALB-9, CAM-2)."""
        T = self.T
        left = self.nmoney
        for i in range(_JOIN):
            if T.join[i] != 0:
                self.unseen[_MONEY + i] = 1
                self.njoin += 1
        for i in range(5):
            scoring = T.scorepile[i]
            self.pjoin[i] = T.joinpile[i]
            self.pscore[i] = scoring
            size = left // 5 + T.joinpile[i] + (scoring & 1) + (scoring >> 1)
            self.psize[i] = size + 1 if i < left % 5 else size
        self.npile = 5
        self.pile = 0

    def supply(self) -> int:
        """How many cards are left in the piles."""
        n = 0
        for i in range(self.pile, self.npile):
            n += self.psize[i]
        return n

    def prepare(self) -> int:
        """See to it that a card can be drawn, from the discards if need be (ALB-20, CAM-11).

        0 when there is none: the display stays short (ALB-21, AMB-11).
        """
        while self.pile < self.npile - 1 and self.psize[self.pile] == 0:
            self.pile += 1
        if self.psize[self.pile] > 0:
            return 1
        if self.ndiscard == 0:
            return 0
        for i in range(_CARD):
            self.unseen[i] = self.discards[i]
            self.discards[i] = 0
        self.njoin = 0
        for i in range(_JOIN):
            self.njoin += self.unseen[_MONEY + i]
        self.nmoney = self.ndiscard - self.njoin
        self.one_pile(self.ndiscard, self.njoin, 0)
        self.ndiscard = 0
        self.shuffles += 1
        return 1

    def leave_pile(self, card: int) -> None:
        """A card comes off the pile."""
        self.psize[self.pile] -= 1
        if card >= _SCORE1:
            self.pscore[self.pile] &= 3 ^ (1 << (card - _SCORE1))
            return
        self.unseen[card] -= 1
        if card < _MONEY:
            self.nmoney -= 1
        else:
            self.njoin -= 1
            self.pjoin[self.pile] -= 1

    def into_hand(self, seat: int, card: int) -> None:
        """A seat gets a card; there is no limit (ALB-18, CAM-5)."""
        self.hand[seat * _CARD + card] += 1
        self.hsize[seat] += 1

    def into_discards(self, seat: int, card: int) -> None:
        """A seat gives a card up (ALB-23)."""
        self.hand[seat * _CARD + card] -= 1
        self.hsize[seat] -= 1
        self.discards[card] += 1
        self.ndiscard += 1

    def sum_of(self, seat: int, currency: int) -> int:
        """What a seat holds in one currency, joining cards not counted (CAM-5, CAM-10)."""
        n = 0
        for i in range(9):
            n += self.hand[seat * _CARD + currency * 9 + i] * (i + 1)
        return n

    def fortune(self, seat: int) -> int:
        """What a seat holds in all currencies."""
        n = 0
        for i in range(4):
            n += self.sum_of(seat, i)
        return n

    # ---- payments ---------------------------------------------------------------------------------------------

    def payments(self, seat: int, currency: int, price: int, exact: int) -> None:
        """Add every way in which a seat can pay a price, no card of which could be left out (AMB-2).

        A joining card admits the money of its two currencies together (CAM-6). One alone may be given although the
        space's own currency does (AMB-30); of several, each has to be needed.
        The whole price may be paid in the other currency (CAM-9, AMB-42).
        """
        T = self.T
        self.exact = exact
        self.partjoin = 0
        self.partneed = 0
        self.collect(seat, 1 << currency)
        if self.nopt > 0 and self.optrest[0] >= price:
            self.spend(0, price)
        if self.joins_held(seat) == 0:
            return
        for held in range(1, 64):
            many = 0
            mask = 0
            for i in range(_JOIN):
                if (held >> i) & 1 != 0:
                    if self.hand[seat * _CARD + _MONEY + i] == 0 or (T.join[i] >> currency) & 1 == 0:
                        mask = 255
                        break
                    many += 1
                    mask |= T.join[i]
            if mask == 255 or many > T.joinmost:
                continue
            self.collect(seat, mask)
            if self.nopt > 0 and self.optrest[0] >= price:
                self.partjoin = held
                self.partneed = (mask ^ (1 << currency)) if many > 1 else 0
                self.spend(0, price)

    def joins_held(self, seat: int) -> int:
        """How many joining cards a seat has."""
        n = 0
        for i in range(_JOIN):
            n += self.hand[seat * _CARD + _MONEY + i]
        return n

    def collect(self, seat: int, currencies: int) -> None:
        """List the money of some currencies that a seat holds, dearest cards first."""
        n = 0
        for value in range(9, 0, -1):
            for currency in range(4):
                if (currencies >> currency) & 1 != 0:
                    left = self.hand[seat * _CARD + currency * 9 + value - 1]
                    if left > 0:
                        self.optcard[n] = currency * 9 + value - 1
                        self.optleft[n] = left
                        n += 1
        self.nopt = n
        rest = 0
        for i in range(n - 1, -1, -1):
            rest += (self.optcard[i] % 9 + 1) * self.optleft[i]
            self.optrest[i] = rest

    def spend(self, first: int, need: int) -> None:
        """Add the payments that cover `need` with cards from `first` on.

        Dearest cards come first: then the card that reaches the price is the cheapest, and so no card is too many.
        """
        for i in range(first, self.nopt):
            if self.optrest[i] < need:
                return
            value = self.optcard[i] % 9 + 1
            currency = self.optcard[i] // 9
            one = 1 << (2 * (value - 1))
            kept = self.part[currency]
            left = need
            for _n in range(self.optleft[i]):
                self.part[currency] += one
                left -= value
                if left <= 0:
                    if left == 0 or self.exact == 0:
                        self.add_payment()
                    break
                self.spend(i + 1, left)
            self.part[currency] = kept

    def add_payment(self) -> None:
        """Keep the payment that has been put together."""
        for i in range(4):
            if (self.partneed >> i) & 1 != 0 and self.part[i] == 0:
                return
        n = self.npay
        if n < _PAY:
            for i in range(4):
                self.pays[n * 5 + i] = self.part[i]
            self.pays[n * 5 + 4] = self.partjoin
        self.npay = n + 1

    def pay(self, seat: int, number: int) -> int:
        """Carry a payment out; returns the sum of its money, of both currencies (CAM-7, INT-3)."""
        total = 0
        for currency in range(4):
            cards = self.pays[number * 5 + currency]
            for i in range(9):
                for _n in range((cards >> (2 * i)) & 3):
                    self.into_discards(seat, currency * 9 + i)
                    total += i + 1
        for i in range(_JOIN):
            if (self.pays[number * 5 + 4] >> i) & 1 != 0:
                self.into_discards(seat, _MONEY + i)
        return total

    def payment(self, number: int) -> list[int]:
        """A payment: the two bits per value of each currency, then the bits of the joining cards."""
        return [self.pays[number * 5 + i] for i in range(5)]

    # ---- reading ----------------------------------------------------------------------------------------------

    def held(self, seat: int, card: int) -> int:
        """How many cards of a kind a seat has."""
        return self.hand[seat * _CARD + card]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat has."""
        return self.hsize[seat]

    def unseen_of(self, card: int) -> int:
        """How many cards of a kind are in the supply."""
        return self.unseen[card]

    def discarded(self, card: int) -> int:
        """How many cards of a kind are in the discards."""
        return self.discards[card]

    def display_list(self) -> list[int]:
        """The open money cards."""
        return [self.display[i] for i in range(self.ndisplay)]

    def pile_list(self) -> list[int]:
        """What the piles hold, flat: cards, joining cards among them, bits of the scoring cards."""
        return [v for i in range(self.pile, self.npile) for v in (self.psize[i], self.pjoin[i], self.pscore[i])]

    # ---- editing -----------------------------------------------------------------------------------------------

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

    def copy_money(self, o: Money) -> None:
        """Make the money of `o` equal to this."""
        for i in range(self.players * _CARD):
            o.hand[i] = self.hand[i]
        for i in range(6):
            o.hsize[i] = self.hsize[i]
        for i in range(self.ndisplay):
            o.display[i] = self.display[i]
        for i in range(_CARD):
            o.unseen[i] = self.unseen[i]
            o.discards[i] = self.discards[i]
        for i in range(5):
            o.psize[i] = self.psize[i]
            o.pjoin[i] = self.pjoin[i]
            o.pscore[i] = self.pscore[i]
        for i in range(self.npay * 5):
            o.pays[i] = self.pays[i]
        o.ndisplay = self.ndisplay
        o.nmoney = self.nmoney
        o.njoin = self.njoin
        o.npile = self.npile
        o.pile = self.pile
        o.shuffles = self.shuffles
        o.ndiscard = self.ndiscard
        o.npay = self.npay
