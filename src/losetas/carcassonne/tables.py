"""Integer tables of a ruleset: what the kernel looks up. Plain Python; every value is an int or a list of ints."""

from __future__ import annotations

CAP_KIND = 96  # tile kinds
CAP_SEG = 10  # segments of a tile
CAP_TOUCH = 8  # (field, city) pairs of a tile
CAP_FEATURE = 16  # feature kinds
CAP_MARK = 7  # marks: four bits each in one int
CAP_PIECE = 4
CAP_STEP = 16
NO_EDGE = 7  # no demand on a side


def ints(n: int, value: int) -> list[int]:
    """A list of `n` equal ints; a C array in the compiled build."""
    return [value] * n


def bit_sets(n: int) -> bytearray:
    """Many small bit sets, compact also when interpreted; a C array in the compiled build."""
    return bytearray(n)


class Tables:
    """Everything about tiles, features, pieces and marks that never changes during a game.

    A tile in an orientation is `tr = kind * 4 + turns`. Twelve ports a tile, three a side (left half, middle, right
    half): `port[tr * 12 + side * 3 + i]` is the segment there or -1. A field edge uses the middle port only.

    Python code assigns whole arrays (`tables.port = values`): an element written from outside is silently lost in
    the compiled build.
    """

    def __init__(self) -> None:
        self.kinds = 0
        self.nseg = ints(CAP_KIND, 0)
        self.count = ints(CAP_KIND, 0)
        self.skind = ints(CAP_KIND * CAP_SEG, 0)
        self.sopen = ints(CAP_KIND * CAP_SEG, 0)
        self.sshield = ints(CAP_KIND * CAP_SEG, 0)
        self.smark = ints(CAP_KIND * CAP_SEG, 0)
        self.smulti = ints(CAP_KIND * CAP_SEG, 0)
        self.many = ints(CAP_KIND, 0)
        self.sclaim = ints(CAP_KIND * CAP_SEG, 0)
        self.ring = ints(CAP_KIND, -1)
        self.ringmask = ints(CAP_KIND, 0)
        self.tflag = ints(CAP_KIND, 0)
        self.wild = ints(CAP_KIND, 0)
        self.twin = ints(CAP_KIND, -1)
        self.twinside = ints(CAP_KIND, 0)
        self.twinturn = ints(CAP_KIND, 0)
        self.touchn = ints(CAP_KIND, 0)
        self.touchf = ints(CAP_KIND * CAP_TOUCH, 0)
        self.touchc = ints(CAP_KIND * CAP_TOUCH, 0)
        self.edge = ints(CAP_KIND * 16, 0)
        self.port = ints(CAP_KIND * 48, -1)
        self.fit = bit_sets(CAP_KIND * 4096)
        self.delta = ints(4, 0)
        self.delta8 = ints(8, 0)
        self.features = 0
        self.ftile = ints(CAP_FEATURE, 0)
        self.fshield = ints(CAP_FEATURE, 0)
        self.otile = ints(CAP_FEATURE, 0)
        self.oshield = ints(CAP_FEATURE, 0)
        self.two = ints(CAP_FEATURE, 0)
        self.ttile = ints(CAP_FEATURE, 0)
        self.tshield = ints(CAP_FEATURE, 0)
        self.never = ints(CAP_FEATURE, 0)
        self.ringed = ints(CAP_FEATURE, 0)
        self.scored = ints(CAP_FEATURE, 0)
        self.late = ints(CAP_FEATURE, 0)
        self.watches = ints(CAP_FEATURE, 0)
        self.fbonus = ints(CAP_FEATURE, 0)
        self.cover = ints(CAP_FEATURE, 0)
        self.marks = 0
        self.mtile = ints(8, 0)
        self.mshield = ints(8, 0)
        self.mzero = ints(8, 0)
        self.mgroup = ints(8, 0)
        self.hold = 0
        self.pieces = 0
        self.pcount = ints(CAP_PIECE, 0)
        self.pstrength = ints(CAP_PIECE, 0)
        self.pmask = ints(CAP_PIECE, 0)
        self.precall = ints(CAP_PIECE, 0)
        self.steps = 0
        self.smask = ints(CAP_STEP, 0)
        self.farms = 0
        self.rescore = 0
        self.covers = 0
        self.citybonus = 0
        self.finals = 0
        for i, step in enumerate((-128, 1, 128, -1)):
            self.delta[i] = step
        for i, step in enumerate((-129, -128, -127, -1, 1, 127, 128, 129)):
            self.delta8[i] = step

    def add_fit(self, kind: int, turns: int, key: int) -> None:
        """Note that `kind` turned by `turns` fits a cell that demands `key`."""
        self.fit[kind * 4096 + key] |= 1 << turns

    def within(self, number: int, count: int) -> None:
        """Refuse a seat or a slot that there is not: what an expansion gives would be written beside an array."""
        if number < 0 or number >= count:
            raise IndexError(f"expected a seat or slot from 0 to {count - 1}, found {number}")
