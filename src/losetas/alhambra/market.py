"""Tiles outside the palaces as ints: supply, market, reserves, what was set aside, the neutral player's.

A tile is a kind: two of a kind are never told apart. A reserve is kept twice, as counts by kind and as the list of its
kinds, which is what the choices are made from.
"""

from __future__ import annotations

from losetas.alhambra.money import Money
from losetas.alhambra.tables import CAP_TILE, Tables, ints

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_KINDS = CAP_TILE


class Market(Money):
    """All tiles that are in no palace and no stack."""

    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(tables, players)
        self.bag = ints(CAP_TILE, 0)
        self.nbag = 0
        self.market = ints(4, -1)
        self.reserve = ints(6 * CAP_TILE, 0)
        self.nres = ints(6, 0)  # distinct tiles in a reserve
        self.res = ints(6 * CAP_TILE, 0)
        self.aside = ints(CAP_TILE, 0)
        self.naside = 0
        self.giftkind = ints(4, 0)
        self.giftseat = ints(4, 0)
        self.ngift = 0
        self.neutral = ints(8, 0)  # the neutral player's buildings, by type
        self.neutrals = ints(CAP_TILE, 0)
        self.nneutral = 0

    def clear_market(self) -> None:
        """All buildings are in the supply, nothing lies anywhere else (ALB-3)."""
        T = self.T
        self.nbag = 0
        for i in range(T.tiles):
            self.bag[i] = T.count[i]
            self.nbag += T.count[i]
        for i in range(4):
            self.market[i] = -1
        for i in range(6 * _KINDS):
            self.reserve[i] = 0
        for i in range(6):
            self.nres[i] = 0
        for i in range(8):
            self.neutral[i] = 0
        self.naside = 0
        self.ngift = 0
        self.nneutral = 0

    def empty_space(self) -> int:
        """The first empty space of the market that can be filled, -1 when there is none (ALB-3)."""
        if self.nbag > 0:
            for i in range(4):
                if self.market[i] < 0:
                    return i
        return -1

    def give_neutral(self, tile: int) -> None:
        """The neutral player gets a tile; it has nothing else (ALB-65)."""
        self.neutrals[self.nneutral] = tile
        self.nneutral += 1
        self.neutral[self.T.ttype[tile]] += 1

    def set_aside(self, tile: int) -> None:
        """A tile waits to be placed; until then nothing else can be done with it (ALB-25, ALB-40)."""
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
        """A tile goes to a reserve, without limit (ALB-27); redesigns may use it from the next turn on (AMB-45)."""
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

    def distribute(self) -> None:
        """Each tile of the market goes to the largest sum of its space's currency (AMB-14); ties leave it (ALB-57)."""
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

    # ---- reading -----------------------------------------------------------------------------------------------

    def bag_of(self, tile: int) -> int:
        """How many of a tile are in the supply."""
        return self.bag[tile]

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

    # ---- editing -----------------------------------------------------------------------------------------------

    def edit_market(self, space: int, tile: int) -> None:
        """Set the tile of a space."""
        self.market[space] = tile

    def edit_bag(self, tile: int, count: int) -> None:
        """Set how many of a tile are in the supply."""
        self.nbag += count - self.bag[tile]
        self.bag[tile] = count

    def edit_gift(self, tile: int, seat: int) -> None:
        """A tile of the distribution waits to be placed."""
        self.giftkind[self.ngift] = tile
        self.giftseat[self.ngift] = seat
        self.ngift += 1

    def copy_market(self, o: Market) -> None:
        """Make these tiles of `o` equal to this."""
        for i in range(self.T.tiles):
            o.bag[i] = self.bag[i]
        for p in range(self.players):
            for i in range(self.T.tiles):
                o.reserve[p * _KINDS + i] = self.reserve[p * _KINDS + i]
            for i in range(self.nres[p]):
                o.res[p * _KINDS + i] = self.res[p * _KINDS + i]
            o.nres[p] = self.nres[p]
        for i in range(4):
            o.market[i] = self.market[i]
            o.giftkind[i] = self.giftkind[i]
            o.giftseat[i] = self.giftseat[i]
        for i in range(8):
            o.neutral[i] = self.neutral[i]
        for i in range(self.naside):
            o.aside[i] = self.aside[i]
        for i in range(self.nneutral):
            o.neutrals[i] = self.neutrals[i]
        o.nbag = self.nbag
        o.naside = self.naside
        o.nneutral = self.nneutral
        o.ngift = self.ngift
