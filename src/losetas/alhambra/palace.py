"""The palaces as ints: where tiles lie, where others may, which may leave, how long the wall is.

Each seat has a square of 128 x 128 cells with the fountain in the middle; the rules keep every tile within 57 steps
of it. A cell knows its tile, the ring of eight around it and what the neighbours demand of it. Lists of the cells
where a tile may go and of the tiles that may leave are made when asked for and kept until the palace changes.
No game reaches the border of the square (ALB-35).
"""

from __future__ import annotations

from losetas.alhambra.tables import FOUNTAIN, Tables, ints, shorts

AREA = 16384
HOME = 8256
CAP_BUILT = 64
CAP_EDGE = 640
CAP_SPOT = 256

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_AREA = AREA
_HOME = HOME
_BUILT = CAP_BUILT
_EDGE = CAP_EDGE
_SPOT = CAP_SPOT
_FOUNTAIN = FOUNTAIN


class Palaces:
    """The palace of every seat."""

    def __init__(self, tables: Tables, players: int) -> None:
        self.T = tables
        self.players = players
        self.lies = shorts(6 * AREA, 0)  # per seat and cell: number of its tile + 1, 0 when empty
        self.ring = shorts(6 * AREA, 0)  # bits of the filled cells around it, clockwise from north
        self.demand = shorts(6 * AREA, 0)
        self.ntile = ints(6, 0)
        self.tpos = ints(6 * CAP_BUILT, 0)
        self.tkind = ints(6 * CAP_BUILT, 0)
        self.nedge = ints(6, 0)  # cells that are filled or touch a filled one
        self.edge = ints(6 * CAP_EDGE, 0)
        self.built = ints(48, 0)  # buildings: seat * 8 + type
        self.home = ints(96, 0)  # per building: the seat whose palace it is in, + 1
        self.stale = ints(6, 0)
        self.nspot = ints(6, 0)  # where a tile may go: cells and the wall patterns that fit
        self.spotpos = ints(6 * CAP_SPOT, 0)
        self.spotfit = ints(6 * CAP_SPOT, 0)
        self.nloose = ints(6, 0)  # tiles that may leave
        self.loose = ints(6 * CAP_BUILT, 0)
        self.num = ints(CAP_BUILT, 0)
        self.low = ints(CAP_BUILT, 0)
        self.up = ints(CAP_BUILT, 0)
        self.way = ints(CAP_BUILT, 0)
        self.stack = ints(CAP_BUILT, 0)
        self.cut = ints(CAP_BUILT, 0)

    def clear_palaces(self) -> None:
        """Every palace is a fountain alone (ALB-1)."""
        for i in range(96):
            self.home[i] = 0
        for i in range(48):
            self.built[i] = 0
        for seat in range(self.players):
            self.empty(seat)
            self.put(seat, _HOME, _FOUNTAIN)

    def empty(self, seat: int) -> None:
        """Take everything out of a palace, the fountain too."""
        o = seat * _AREA
        for i in range(self.nedge[seat]):
            pos = self.edge[seat * _EDGE + i]
            self.lies[o + pos] = 0
            self.ring[o + pos] = 0
            self.demand[o + pos] = 0
        self.nedge[seat] = 0
        self.ntile[seat] = 0
        self.stale[seat] = 1

    def put(self, seat: int, pos: int, kind: int) -> None:
        """A tile is built on an empty cell."""
        T = self.T
        o = seat * _AREA
        walls = T.walls[kind]
        slot = self.ntile[seat]
        n = self.nedge[seat]
        if self.ring[o + pos] == 0:
            self.edge[seat * _EDGE + n] = pos
            n += 1
        self.tpos[seat * _BUILT + slot] = pos
        self.tkind[seat * _BUILT + slot] = kind
        self.ntile[seat] = slot + 1
        self.lies[o + pos] = slot + 1
        for j in range(8):
            q = pos + T.delta8[j]
            if self.ring[o + q] == 0 and self.lies[o + q] == 0:
                self.edge[seat * _EDGE + n] = q
                n += 1
            self.ring[o + q] |= 1 << ((j + 4) & 7)
        self.nedge[seat] = n
        for d in range(4):
            self.demand[o + pos + T.delta[d]] |= (1 + 16 * ((walls >> d) & 1)) << (d ^ 2)
        self.moved_in(seat, kind)

    def moved_in(self, seat: int, kind: int) -> None:
        """Count a tile that has come into a palace."""
        self.stale[seat] = 1
        if kind != _FOUNTAIN and self.T.annex[kind] == 0:
            self.built[seat * 8 + self.T.ttype[kind]] += 1
            self.home[kind] = seat + 1

    def moved_out(self, seat: int, kind: int) -> None:
        """Count a tile that has left a palace."""
        self.stale[seat] = 1
        if self.T.annex[kind] == 0:
            self.built[seat * 8 + self.T.ttype[kind]] -= 1
            self.home[kind] = 0

    def lift(self, seat: int, pos: int) -> int:
        """The tile of a cell is taken out; returns its kind."""
        T = self.T
        o = seat * _AREA
        slot = self.lies[o + pos] - 1
        kind = self.tkind[seat * _BUILT + slot]
        last = self.ntile[seat] - 1
        self.ntile[seat] = last
        self.tpos[seat * _BUILT + slot] = self.tpos[seat * _BUILT + last]
        self.tkind[seat * _BUILT + slot] = self.tkind[seat * _BUILT + last]
        self.lies[o + self.tpos[seat * _BUILT + slot]] = slot + 1
        self.lies[o + pos] = 0
        for j in range(8):
            self.ring[o + pos + T.delta8[j]] &= 255 ^ (1 << ((j + 4) & 7))
        for d in range(4):
            self.demand[o + pos + T.delta[d]] &= 255 ^ (17 << (d ^ 2))
        n = 0
        for i in range(self.nedge[seat]):
            q = self.edge[seat * _EDGE + i]
            if self.ring[o + q] != 0 or self.lies[o + q] != 0:
                self.edge[seat * _EDGE + n] = q
                n += 1
        self.nedge[seat] = n
        self.moved_out(seat, kind)
        return kind

    def swap(self, seat: int, pos: int, kind: int) -> int:
        """A tile takes the cell of another (ALB-39); returns the kind that leaves."""
        T = self.T
        o = seat * _AREA
        i = seat * _BUILT + self.lies[o + pos] - 1
        old = self.tkind[i]
        self.tkind[i] = kind
        for d in range(4):
            q = o + pos + T.delta[d]
            self.demand[q] = (self.demand[q] & (255 ^ (16 << (d ^ 2)))) | (16 * ((T.walls[kind] >> d) & 1)) << (d ^ 2)
        self.moved_out(seat, old)
        self.moved_in(seat, kind)
        return old

    # ---- what may be built, what may leave ---------------------------------------------------------------------

    def refresh(self, seat: int) -> None:
        """Bring the lists of a palace up to date."""
        T = self.T
        if self.stale[seat] == 0:
            return
        self.stale[seat] = 0
        o = seat * _AREA
        n = 0
        for i in range(self.nedge[seat]):
            pos = self.edge[seat * _EDGE + i]
            if self.lies[o + pos] == 0 and T.local[self.ring[o + pos]] != 0:
                fit = T.spot[self.demand[o + pos]]
                if fit != 0:
                    self.spotpos[seat * _SPOT + n] = pos
                    self.spotfit[seat * _SPOT + n] = fit
                    n += 1
        self.nspot[seat] = n
        self.find_cuts(seat)
        n = 0
        for i in range(1, self.ntile[seat]):
            pos = self.tpos[seat * _BUILT + i]
            if self.cut[i] == 0 and (self.ring[o + pos] & 85) != 85:
                self.loose[seat * _BUILT + n] = pos
                n += 1
        self.nloose[seat] = n

    def find_cuts(self, seat: int) -> int:
        """Mark the tiles, annexes too (AMB-38), that others hang on (ALB-38); returns how many can be walked to."""
        T = self.T
        b = seat * _BUILT
        o = seat * _AREA
        for i in range(self.ntile[seat]):
            self.num[i] = 0
            self.cut[i] = 0
        self.num[0] = 1
        self.low[0] = 1
        self.up[0] = 0
        self.way[0] = 0
        self.stack[0] = 0
        depth = 1
        count = 1
        while depth > 0:
            u = self.stack[depth - 1]
            d = self.way[u]
            if d < 4:
                self.way[u] = d + 1
                if (T.walls[self.tkind[b + u]] >> d) & 1 == 0:
                    v = self.lies[o + self.tpos[b + u] + T.delta[d]] - 1
                    if v >= 0:
                        if self.num[v] == 0:
                            count += 1
                            self.num[v] = count
                            self.low[v] = count
                            self.up[v] = u
                            self.way[v] = 0
                            self.stack[depth] = v
                            depth += 1
                        elif v != self.up[u] and self.num[v] < self.low[u]:
                            self.low[u] = self.num[v]
            else:
                depth -= 1
                if u != 0:
                    v = self.up[u]
                    if self.low[u] < self.low[v]:
                        self.low[v] = self.low[u]
                    if self.low[u] >= self.num[v]:
                        self.cut[v] = 1
        return count

    # ---- scoring ----------------------------------------------------------------------------------------------

    def wall(self, seat: int) -> int:
        """The length of the longest joined outer wall (ALB-49 to ALB-53, COB-9): a walk round the outline.

        One that closes counts in full (AMB-7).
        """
        T = self.T
        o = seat * _AREA
        b = seat * _BUILT
        start = self.tpos[b]
        for i in range(1, self.ntile[seat]):
            if self.tpos[b + i] < start:
                start = self.tpos[b + i]
        pos = start
        d = 0
        total = 0
        run = 0
        best = 0
        lead = -1  # the run that the walk began in, once it is known
        while total == 0 or pos != start or d != 0:
            total += 1
            if (T.walls[self.tkind[b + self.lies[o + pos] - 1]] >> d) & 1 != 0:
                run += 1
                if run > best:
                    best = run
            else:
                if lead < 0:
                    lead = run
                run = 0
            e = (d + 1) & 3
            q = pos + T.delta[e]
            if self.lies[o + q + T.delta[d]] != 0:
                pos = q + T.delta[d]
                d = (d + 3) & 3
            elif self.lies[o + q] != 0:
                pos = q
            else:
                d = e
        if lead < 0:
            return total
        return run + lead if run + lead > best else best

    def annexed(self, seat: int, kind_type: int) -> int:
        """What the annexes of a type add to the count of its owner: buildings of the type on their open sides.

        A side with a wall adds nothing (AMB-37), nor do annexes and the fountain (COB-7), nor a secret card (BON-9,
        AMB-39); several may count the same building (COB-8).
        """
        T = self.T
        b = seat * _BUILT
        n = 0
        for i in range(1, self.ntile[seat]):
            kind = self.tkind[b + i]
            if T.annex[kind] != 0 and T.ttype[kind] == kind_type:
                for d in range(4):
                    if (T.walls[kind] >> d) & 1 == 0:
                        v = self.lies[seat * _AREA + self.tpos[b + i] + T.delta[d]] - 1
                        if v > 0 and T.annex[self.tkind[b + v]] == 0 and T.ttype[self.tkind[b + v]] == kind_type:
                            n += 1
        return n

    # ---- reading ----------------------------------------------------------------------------------------------

    def kind_at(self, seat: int, pos: int) -> int:
        """The kind of the tile on a cell, -1 when it is empty."""
        slot = self.lies[seat * _AREA + pos] - 1
        return self.tkind[seat * _BUILT + slot] if slot >= 0 else -1

    def demand_at(self, seat: int, pos: int) -> int:
        """What the neighbours of a cell demand of it."""
        return self.demand[seat * _AREA + pos]

    def built_of(self, seat: int, kind_type: int) -> int:
        """How many buildings of a type are in a palace."""
        return self.built[seat * 8 + kind_type]

    def tile_list(self, seat: int) -> list[int]:
        """The tiles of a palace without the fountain, flat: cell, kind, in any order."""
        return [
            v
            for i in range(1, self.ntile[seat])
            for v in (self.tpos[seat * CAP_BUILT + i], self.tkind[seat * CAP_BUILT + i])
        ]

    def spot_list(self, seat: int) -> list[int]:
        """Where tiles may be built, flat: cell, bits of the wall patterns that may lie there."""
        self.refresh(seat)
        i = seat * CAP_SPOT
        return [v for j in range(i, i + self.nspot[seat]) for v in (self.spotpos[j], self.spotfit[j])]

    def loose_list(self, seat: int) -> list[int]:
        """The cells of the tiles that may leave."""
        self.refresh(seat)
        return [self.loose[seat * CAP_BUILT + j] for j in range(self.nloose[seat])]

    def cuts_off(self, seat: int, pos: int) -> int:
        """1 when taking the tile of a cell out cuts others off from the fountain."""
        self.find_cuts(seat)
        return self.cut[self.lies[seat * _AREA + pos] - 1]

    def copy_palaces(self, o: Palaces) -> None:
        """Make the palaces of `o` equal to these."""
        for i in range(96):
            o.home[i] = self.home[i]
        for i in range(48):
            o.built[i] = self.built[i]
        for seat in range(self.players):
            o.empty(seat)
            n = self.nedge[seat]
            for i in range(n):
                pos = self.edge[seat * _EDGE + i]
                o.edge[seat * _EDGE + i] = pos
                o.lies[seat * _AREA + pos] = self.lies[seat * _AREA + pos]
                o.ring[seat * _AREA + pos] = self.ring[seat * _AREA + pos]
                o.demand[seat * _AREA + pos] = self.demand[seat * _AREA + pos]
            o.nedge[seat] = n
            n = self.ntile[seat]
            for i in range(n):
                o.tpos[seat * _BUILT + i] = self.tpos[seat * _BUILT + i]
                o.tkind[seat * _BUILT + i] = self.tkind[seat * _BUILT + i]
            o.ntile[seat] = n
