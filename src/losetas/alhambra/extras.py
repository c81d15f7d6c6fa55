"""What modules may bring, as ints: annexes in stacks, secret cards, stones, and slots for what else they remember.

An annex is a tile that is no building; annexes lie in a stack for each type, the top one open. A secret card shows a
tile and may be revealed while that tile is in its holder's palace. A stone is a token that its owner may use once and
has to wake again. Which modules bring them is not known here.
"""

from __future__ import annotations

from losetas.alhambra.market import Market
from losetas.alhambra.tables import CAP_SECRET, CAP_SLOT, CAP_TILE, Tables, ints


class Extras(Market):
    """Everything on the table that the base game does without."""

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables, players)
        self.stone = ints(6, 0)
        self.holder = ints(CAP_SECRET, -1)  # seat of a secret card, -1 in the box
        self.opened = ints(CAP_SECRET, 0)
        self.known = ints(CAP_SECRET, 0)  # 1 once it has been revealed
        self.extra = ints(48, 0)  # revealed cards: seat * 8 + type
        self.top = ints(8, -1)
        self.under = ints(CAP_TILE, 0)
        self.nunder = ints(8, 0)
        self.nannex = ints(6, 0)
        self.slot = ints(CAP_SLOT, 0)

    def clear_extras(self) -> None:
        """Annexes lie hidden in their stacks, secret cards in the box, every stone is awake."""
        T = self.T
        for i in range(8):
            self.top[i] = -1
            self.nunder[i] = 0
        for i in range(T.tiles):
            self.under[i] = T.acount[i]
            self.nunder[T.ttype[i]] += T.acount[i]
        for i in range(6):
            self.nannex[i] = 0
            self.stone[i] = T.stones
        for i in range(T.secrets):
            self.holder[i] = -1
            self.opened[i] = 0
            self.known[i] = 0
        for i in range(48):
            self.extra[i] = 0
        for i in range(T.slots):
            self.slot[i] = 0

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

    def hide(self, tile: int) -> None:
        """A tile has left a palace: its card, if revealed, goes back to the hand (BON-7, AMB-34)."""
        T = self.T
        for i in range(T.secrets):
            if T.secrettile[i] == tile and self.opened[i] != 0:
                self.opened[i] = 0
                self.extra[self.holder[i] * 8 + T.ttype[tile]] -= 1

    def reveal(self, number: int) -> None:
        """A secret card is laid open and stays so (BON-8)."""
        self.opened[number] = 1
        self.known[number] = 1
        self.extra[self.holder[number] * 8 + self.T.ttype[self.T.secrettile[number]]] += 1

    # ---- reading -----------------------------------------------------------------------------------------------

    def under_of(self, tile: int) -> int:
        """How many of an annex are hidden in its stack."""
        return self.under[tile]

    def stone_of(self, seat: int) -> int:
        """1 when the stone of a seat is awake."""
        return self.stone[seat]

    def secret_list(self) -> list[int]:
        """The secret cards, flat: holder (-1 the box), 1 when open, 1 when revealed before."""
        return [v for i in range(self.T.secrets) for v in (self.holder[i], self.opened[i], self.known[i])]

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

    def slot_of(self, index: int) -> int:
        """An int that a module has reserved."""
        self.T.within(index, self.T.slots)
        return self.slot[index]

    # ---- editing -----------------------------------------------------------------------------------------------

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

    def edit_slot(self, index: int, value: int) -> None:
        """Set an int that a module has reserved."""
        self.T.within(index, self.T.slots)
        self.slot[index] = value

    def copy_extras(self, o: Extras) -> None:
        """Make these things of `o` equal to this."""
        for i in range(self.T.tiles):
            o.under[i] = self.under[i]
        for i in range(6):
            o.nannex[i] = self.nannex[i]
            o.stone[i] = self.stone[i]
        for i in range(8):
            o.top[i] = self.top[i]
            o.nunder[i] = self.nunder[i]
        for i in range(self.T.secrets):
            o.holder[i] = self.holder[i]
            o.opened[i] = self.opened[i]
            o.known[i] = self.known[i]
        for i in range(48):
            o.extra[i] = self.extra[i]
        for i in range(self.T.slots):
            o.slot[i] = self.slot[i]
