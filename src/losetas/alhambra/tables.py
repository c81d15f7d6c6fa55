"""Integer tables of a ruleset: what the kernel looks up. Plain Python; every value is an int or a list of ints."""

from __future__ import annotations

CAP_TILE = 96  # tile kinds, the fountain is the last
FOUNTAIN = 95
CAP_CARD = 48  # card kinds: 36 of money, then the joining ones, then the two scoring cards
MONEY = 36
CAP_JOIN = 6
SCORE1 = 42
CAP_SECRET = 16
CAP_STEP = 16
CAP_SLOT = 64
TYPES = 6

# What happens in a game, as bits: those of `Tables.hooks` say of what modules are told, those of `Tables.smask` when a
# step is entered. SCORED is a bit for each round.
SCORED, BOUGHT, LAID, LIFTED, TURN_ENDED = 7, 8, 16, 32, 64
# The other hooks that the kernel calls.
SET_UP, PLACEMENT, PURCHASE, COUNT, PAID = 128, 256, 512, 1024, 2048


def ints(n: int, value: int) -> list[int]:
    """A list of `n` equal ints; a C array in the compiled build."""
    return [value] * n


def shorts(n: int, value: int) -> list[int]:
    """The same, of two bytes each in the compiled build."""
    return [value] * n


class Tables:
    """Everything about tiles, cards and house rules that never changes during a game.

    Walls are four bits, N E S W from the lowest. Currencies are numbered b y o g, money cards currency * 9 + value - 1.
    The demand on a cell has a bit for each side that touches a tile and, four higher, one for each wall there.

    Python code assigns whole arrays (`tables.walls = values`): an element written from outside is silently lost in
    the compiled build.
    """

    def __init__(self) -> None:
        self.tiles = 0
        self.ttype = ints(CAP_TILE, 0)
        self.price = ints(CAP_TILE, 0)
        self.walls = ints(CAP_TILE, 0)
        self.count = ints(CAP_TILE, 0)  # in the supply at set-up
        self.annex = ints(CAP_TILE, 0)  # 1: no building, drawn from a stack of its type
        self.acount = ints(CAP_TILE, 0)  # in the stacks at set-up
        self.copies = 3  # of each money card
        self.join = ints(CAP_JOIN, 0)  # per joining card in the game: the bits of its two currencies
        self.joinmost = 0  # how many of them in one purchase
        self.joinpile = ints(5, 0)  # how many are mixed into each pile
        self.scorepile = ints(5, 0)  # bits of the scoring cards mixed into each pile
        self.secrets = 0
        self.secrettile = ints(CAP_SECRET, 0)  # the tile that a secret card shows
        self.deal = ints(8, 0)  # secret cards for each player, by number of players
        self.stacks = 0
        self.annexmost = 0
        self.stones = 0
        self.gapown = 0
        self.gaplast = 0
        self.supplyends = 0
        self.hooks = 0  # which hooks any module has
        self.steps = 0
        self.smask = ints(CAP_STEP, 0)  # the triggers of each step
        self.triggers = 0  # those of all of them
        self.slots = 0  # how many ints modules have reserved
        self.worth = ints(54, 0)  # points: (round * 6 + type) * 3 + place
        self.currency = ints(4, 0)  # of each space of the market
        self.delta = ints(4, 0)
        self.delta8 = ints(8, 0)
        self.match = ints(256, 0)  # demand -> bits of the wall patterns that match
        self.spot = ints(256, 0)  # the same, 0 where no side can be walked through
        self.local = ints(256, 0)  # ring of eight -> 1 when filling the cell closes nothing in

    def within(self, number: int, count: int) -> None:
        """Refuse a seat or a slot that there is not: what a module gives would be written beside an array."""
        if number < 0 or number >= count:
            raise IndexError(f"expected a seat or slot from 0 to {count - 1}, found {number}")
