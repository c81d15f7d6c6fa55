"""The table as ints: cells, laid tiles, zones and figures. Runs as it stands; compiled it runs 40 times faster.

Cells are numbered as they are touched, positions lie on a 128 x 128 torus. Zones are a union-find over nodes (one
node per segment of each laid tile) by weight, without path compression; sums live at the root and a trail of links
makes `unlay` exact. A cover can split zones, so it builds them all anew. Rules in Python change the position through
the verbs below and never write into the arrays (compiled, such a write is lost).
"""

from __future__ import annotations

from typing import Any

from losetas.carcassonne.tables import CAP_SEG, Tables, ints

MASK = 16383
CAP_CELL = 512
CAP_NODE = 1024
CAP_LAY = 256
CAP_FIG = 64
CAP_TRAIL = 8192
CAP_CHOICE = 4096
CAP_SLOT = 256
CAP_PAIR = 4096
DRAW, PLACE, CLAIM, STEP, OVER = 0, 1, 2, 3, 4

# Names with an underscore are C ints when compiled; the public ones are Python objects, slow in a hot loop.
_MASK = MASK
_SEG = CAP_SEG
_NODE = CAP_NODE


class Board:
    """What lies on the table and who has what. All state of a position is here, so that it can be copied."""

    def __init__(self, tables: Tables, program: Any, players: int) -> None:
        self.T = tables
        self.program = program
        self.sink: Any = None  # a list that receives what was scored, or None
        self.players = players
        self.cell = ints(MASK + 1, -1)  # position -> cell
        self.cpos = ints(CAP_CELL, 0)  # per cell: position, coordinates, demanded edges, tile, first node, ...
        self.cx = ints(CAP_CELL, 0)
        self.cy = ints(CAP_CELL, 0)
        self.ckey = ints(CAP_CELL, 4095)
        self.ctile = ints(CAP_CELL, -1)
        self.cnode = ints(CAP_CELL, 0)
        self.cslot = ints(CAP_CELL, 0)  # place in the frontier
        self.cwild = ints(CAP_CELL, 0)  # wild sides that look at it
        self.sock = ints(CAP_CELL * 12, -1)  # per empty cell: the neighbouring node behind each of its twelve ports
        self.front = ints(CAP_CELL, 0)
        self.parent = ints(CAP_NODE, 0)  # per node; sums are valid at roots
        self.weight = ints(CAP_NODE, 0)
        self.kind = ints(CAP_NODE, 0)
        self.opens = ints(CAP_NODE, 0)
        self.tiles = ints(CAP_NODE, 0)
        self.shields = ints(CAP_NODE, 0)
        self.heads = ints(CAP_NODE, 0)  # four bits per seat
        self.power = ints(CAP_NODE, 0)  # strength, four bits per seat
        self.flag = ints(CAP_NODE, 0)  # marks, four bits each
        self.multi = ints(CAP_NODE, 0)  # segments of tiles that have another segment of the kind
        self.seen = ints(CAP_NODE, 0)
        self.was = ints(CAP_NODE, 0)  # after a cover: was the zone complete before
        self.bonus = ints(CAP_NODE, 0)
        self.laypos = ints(CAP_LAY, 0)  # every tile laid, in order, covered ones included
        self.laytr = ints(CAP_LAY, 0)
        self.layseat = ints(CAP_LAY, 0)
        self.laybase = ints(CAP_LAY, 0)
        self.fig = ints(CAP_FIG, 0)  # figures: ((pos * 16 + segment) * 8 + seat) * 4 + piece
        self.left = ints(32, 0)  # seat * 4 + piece
        self.score = ints(8, 0)
        self.fscore = ints(8, 0)
        self.bag = ints(96, 0)
        self.disc = ints(128, 0)
        self.many = ints(CAP_LAY, 0)  # cells of the tiles that have several segments of one kind
        self.touched = ints(64, 0)
        self.done = ints(64, 0)
        self.awnode = ints(128, 0)  # what was awarded this turn
        self.awseat = ints(128, 0)
        self.awpoints = ints(128, 0)
        self.forcekind = ints(16, 0)
        self.forcepos = ints(16, 0)
        self.pstep = ints(64, 0)  # waiting decisions
        self.pseat = ints(64, 0)
        self.parg = ints(64, 0)
        self.slot = ints(CAP_SLOT, 0)
        self.trail = ints(CAP_TRAIL, 0)
        self.choices = ints(CAP_CHOICE, 0)
        self.pairs = ints(CAP_PAIR, 0)
        self.log = ints(1024, 0)
        self.rng = 1
        self.ncell = 0
        self.nfront = 0
        self.nnode = 0
        self.nlay = 0
        self.nmany = 0
        self.nfig = 0
        self.nbag = 0
        self.ndisc = 0
        self.ntouched = 0
        self.ndone = 0
        self.naward = 0
        self.nforce = 0
        self.npend = 0
        self.nchoice = 0
        self.nlog = -1
        self.tp = 0
        self.stamp = 0
        self.seat = 0
        self.turn = 0
        self.phase = OVER
        self.hand = -1
        self.at_pos = -1
        self.covering = 0
        self.trigger = 0
        self.stage = 0
        self.slots = 0

    # ---- setting up -------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """An empty table with full supplies and the whole bag."""
        T = self.T
        self.clear_board()
        self.nlay = 0
        self.nfig = 0
        self.nbag = 0
        self.ndisc = 0
        self.nforce = 0
        self.npend = 0
        self.nchoice = 0
        self.naward = 0
        self.ndone = 0
        self.turn = 1
        self.seat = 0
        self.hand = -1
        self.at_pos = -1
        self.trigger = 0
        self.stage = 0
        for i in range(T.kinds):
            self.bag[i] = T.count[i]
            self.nbag += T.count[i]
        for i in range(self.players):
            self.score[i] = 0
            self.fscore[i] = 0
            for j in range(T.pieces):
                self.left[i * 4 + j] = T.pcount[j]
        for i in range(self.slots):
            self.slot[i] = 0

    def clear_board(self) -> None:
        """Take every cell off the table."""
        for i in range(self.ncell):
            self.cell[self.cpos[i]] = -1
        self.ncell = 0
        self.nfront = 0
        self.nnode = 0
        self.nmany = 0
        self.tp = 0
        self.ntouched = 0
        self.covering = 0
        self.stamp = 0
        for i in range(_NODE):
            self.seen[i] = 0

    def at(self, x: int, y: int) -> int:
        """The position of a cell by its coordinates."""
        return ((y + 64) & 127) * 128 + ((x + 64) & 127)

    def touch(self, pos: int) -> int:
        """The cell at a position; an unknown one joins the frontier, without demands."""
        c = self.cell[pos]
        if c < 0:
            c = self.ncell
            self.ncell = c + 1
            self.cell[pos] = c
            self.cpos[c] = pos
            self.cx[c] = (pos & 127) - 64
            self.cy[c] = (pos >> 7) - 64
            self.ckey[c] = 4095
            self.ctile[c] = -1
            self.cwild[c] = 0
            self.cslot[c] = self.nfront
            self.front[self.nfront] = c
            self.nfront += 1
            for j in range(c * 12, c * 12 + 12):
                self.sock[j] = -1
        return c

    def put(self, pos: int, tr: int) -> None:
        """Lay a tile on an empty cell outside play: set-up, positions, rebuilding."""
        self.ntouched = 0
        self.place(self.touch(pos), tr)
        self.note(pos, tr, -1)

    def note(self, pos: int, tr: int, seat: int) -> None:
        """Write a laid tile down."""
        i = self.nlay
        self.laypos[i] = pos
        self.laytr[i] = tr
        self.layseat[i] = seat
        self.nlay = i + 1

    # ---- tiles ------------------------------------------------------------------------------------------------

    def find(self, x: int) -> int:
        """The root of a node."""
        parent = self.parent
        while parent[x] != x:
            x = parent[x]
        return x

    def place(self, c: int, tr: int) -> None:
        """Put tile `tr` on empty cell `c` and join zones. Its trail record ends with (c, slot, ncell, links)."""
        T = self.T
        cell = self.cell
        ctile = self.ctile
        ckey = self.ckey
        cslot = self.cslot
        front = self.front
        sock = self.sock
        port = T.port
        edge = T.edge
        t = tr >> 2
        pos = self.cpos[c]
        x0 = self.cx[c]
        y0 = self.cy[c]
        base = self.nnode
        ncell0 = self.ncell
        nf = self.nfront - 1
        slot = cslot[c]
        tp0 = self.tp
        a = front[nf]
        front[slot] = a
        cslot[a] = slot
        ctile[c] = tr
        self.cnode[c] = base
        self.fresh_nodes(t, base)
        if T.many[t] != 0:
            self.many[self.nmany] = c
            self.nmany += 1
        wild = T.wild[t]
        for d in range(4):
            q = (pos + T.delta[d]) & _MASK
            c2 = cell[q]
            o = d ^ 2
            if c2 < 0:
                c2 = self.ncell
                self.ncell = c2 + 1
                cell[q] = c2
                self.cpos[c2] = q
                self.cx[c2] = x0 + (d & 1) * (2 - d)
                self.cy[c2] = y0 + ((d + 1) & 1) * (d - 1)
                ckey[c2] = 4095
                ctile[c2] = -1
                self.cwild[c2] = 0
                cslot[c2] = nf
                front[nf] = c2
                nf += 1
                for j in range(c2 * 12, c2 * 12 + 12):
                    sock[j] = -1
            elif ctile[c2] >= 0:
                continue
            ckey[c2] ^= (7 ^ edge[tr * 4 + d]) << (3 * o)
            if wild != 0:
                self.cwild[c2] |= 1 << o
            i = tr * 12 + d * 3
            j = c2 * 12 + o * 3 + 2
            if port[i] >= 0:
                sock[j] = base + port[i]
            if port[i + 2] >= 0:
                sock[j - 2] = base + port[i + 2]
            if port[i + 1] >= 0:
                sock[j - 1] = base + port[i + 1]
        self.nfront = nf
        if wild != 0 or self.cwild[c] != 0:
            self.join_wild(c, tr, base)
        else:
            self.join(c, tr, base)
        links = (self.tp - tp0) >> 1
        self.ring_in(pos, t, base)
        tp = self.tp
        trail = self.trail
        trail[tp] = c
        trail[tp + 1] = slot
        trail[tp + 2] = ncell0
        trail[tp + 3] = links
        self.tp = tp + 4

    def fresh_nodes(self, t: int, base: int) -> None:
        """One node for each segment of the new tile."""
        T = self.T
        ns = T.nseg[t]
        for i in range(ns):
            n = base + i
            j = t * _SEG + i
            self.parent[n] = n
            self.weight[n] = 1
            self.kind[n] = T.skind[j]
            self.opens[n] = T.sopen[j]
            self.tiles[n] = 1
            self.shields[n] = T.sshield[j]
            self.heads[n] = 0
            self.power[n] = 0
            self.flag[n] = T.smark[j]
            self.multi[n] = T.smulti[j]
        self.nnode = base + ns

    def join(self, c: int, tr: int, base: int) -> None:
        """Join the zones that meet at the twelve ports of a tile between ordinary edges."""
        sock = self.sock
        port = self.T.port
        i = tr * 12
        j = c * 12
        for k in range(12):
            y = sock[j + k]
            if y >= 0:
                self.link(base + port[i + k], y, 1 if k % 3 == 1 else 0)

    def link(self, x: int, y: int, middle: int) -> None:
        """Make one zone of the zones of x (on the new tile) and y; a middle port closes an end of each."""
        parent = self.parent
        opens = self.opens
        trail = self.trail
        tp = self.tp
        while parent[x] != x:
            x = parent[x]
        while parent[y] != y:
            y = parent[y]
        if x != y:
            if self.weight[x] < self.weight[y]:
                a = x
                x = y
                y = a
            twice = 0
            if self.multi[x] != 0 and self.multi[y] != 0:
                twice = self.shared(x, y)
            trail[tp] = y * 4 + middle
            trail[tp + 1] = twice
            self.tp = tp + 2
            parent[y] = x
            self.weight[x] += self.weight[y]
            opens[x] += opens[y] - 2 * middle
            self.tiles[x] += self.tiles[y] - twice
            self.multi[x] += self.multi[y]
            self.shields[x] += self.shields[y]
            self.heads[x] += self.heads[y]
            self.power[x] += self.power[y]
            self.flag[x] += self.flag[y]
        elif middle != 0:
            trail[tp] = x * 4 + 2
            trail[tp + 1] = 2
            self.tp = tp + 2
            opens[x] -= 2

    def shared(self, x: int, y: int) -> int:
        """How many tiles have a segment in the zone with root x and one in that with root y (BAS-20)."""
        n = 0
        k = self.kind[x]
        for i in range(self.nmany):
            c = self.many[i]
            base = self.cnode[c]
            sides = 0
            for j in range(self.T.nseg[self.ctile[c] >> 2]):
                if self.kind[base + j] == k:
                    r = self.find(base + j)
                    if r == x:
                        sides |= 1
                    elif r == y:
                        sides |= 2
            if sides == 3:
                n += 1
        return n

    def join_wild(self, c: int, tr: int, base: int) -> None:
        """Join at the ports of a tile beside a wild edge: unlike segments do not join, each loses its end."""
        T = self.T
        pos = self.cpos[c]
        for d in range(4):
            c2 = self.cell[(pos + T.delta[d]) & _MASK]
            if c2 < 0 or self.ctile[c2] < 0:
                continue
            for k in range(3):
                i = T.port[tr * 12 + d * 3 + k]
                y = self.sock[c * 12 + d * 3 + k]
                if i >= 0 and y >= 0 and self.kind[base + i] == self.kind[y]:
                    self.link(base + i, y, 1 if k == 1 and T.never[self.kind[y]] == 0 else 0)
                elif k == 1:
                    if i >= 0:
                        self.close_end(base + i)
                    if y >= 0 and T.never[self.kind[y]] == 0:
                        self.close_end(y)
                        self.touched[self.ntouched] = y
                        self.ntouched += 1

    def close_end(self, x: int) -> None:
        """An end of x's zone meets something it does not join."""
        while self.parent[x] != x:
            x = self.parent[x]
        if self.T.never[self.kind[x]] == 0:
            self.trail[self.tp] = x * 4 + 2
            self.trail[self.tp + 1] = 1
            self.tp += 2
            self.opens[x] -= 1

    def ring_in(self, pos: int, t: int, base: int) -> None:
        """Count the new tile for the rings around it, and the tiles around it for its own ring."""
        T = self.T
        own = -1
        if T.ring[t] >= 0:
            own = self.find(base + T.ring[t])
        for i in range(8):
            c2 = self.cell[(pos + T.delta8[i]) & _MASK]
            if c2 >= 0:
                z = self.ctile[c2]
                if z >= 0:
                    if own >= 0:
                        self.tiles[own] += 1
                        if (T.ringmask[t] >> i) & 1 != 0:
                            self.opens[own] -= 1
                    z = z >> 2
                    if T.ring[z] >= 0:
                        n = self.find(self.cnode[c2] + T.ring[z])
                        if T.watches[self.kind[n]] != 0:
                            self.trigger |= 4
                        self.tiles[n] += 1
                        if (T.ringmask[z] >> (7 - i)) & 1 != 0:
                            self.opens[n] -= 1
                            if self.opens[n] == 0:
                                self.touched[self.ntouched] = n
                                self.ntouched += 1

    def ring_out(self, pos: int, t: int, base: int) -> None:
        """Undo `ring_in`."""
        T = self.T
        own = -1
        if T.ring[t] >= 0:
            own = self.find(base + T.ring[t])
        for i in range(8):
            c2 = self.cell[(pos + T.delta8[i]) & _MASK]
            if c2 >= 0:
                z = self.ctile[c2]
                if z >= 0:
                    if own >= 0:
                        self.tiles[own] -= 1
                        if (T.ringmask[t] >> i) & 1 != 0:
                            self.opens[own] += 1
                    z = z >> 2
                    if T.ring[z] >= 0:
                        n = self.find(self.cnode[c2] + T.ring[z])
                        self.tiles[n] -= 1
                        if (T.ringmask[z] >> (7 - i)) & 1 != 0:
                            self.opens[n] += 1

    def lay(self, code: int) -> None:
        """Lay the tile in hand: code = pos * 8 + turns * 2 + (1 if on top)."""
        tr = self.hand * 4 + ((code >> 1) & 3)
        pos = code >> 3
        self.at_pos = pos
        self.ntouched = 0
        if (code & 1) != 0:
            self.cover(pos, tr)
        else:
            self.place(self.cell[pos], tr)
        self.note(pos, tr, self.seat)

    def unlay(self) -> None:
        """Take back the last `lay` on an empty cell."""
        T = self.T
        trail = self.trail
        parent = self.parent
        self.nlay -= 1
        tp = self.tp - 4
        c = trail[tp]
        slot = trail[tp + 1]
        ncell0 = trail[tp + 2]
        links = trail[tp + 3]
        tr = self.ctile[c]
        pos = self.cpos[c]
        base = self.cnode[c]
        self.ntouched = 0
        self.ring_out(pos, tr >> 2, base)
        for _ in range(links):
            tp -= 2
            y = trail[tp] >> 2
            z = trail[tp] & 3
            if z == 2:
                self.opens[y] += trail[tp + 1]
                continue
            x = parent[y]
            parent[y] = y
            self.weight[x] -= self.weight[y]
            self.opens[x] -= self.opens[y] - 2 * z
            self.tiles[x] -= self.tiles[y] - trail[tp + 1]
            self.multi[x] -= self.multi[y]
            self.shields[x] -= self.shields[y]
            self.heads[x] -= self.heads[y]
            self.power[x] -= self.power[y]
            self.flag[x] -= self.flag[y]
        self.tp = tp
        nf = self.nfront - (self.ncell - ncell0)
        for i in range(ncell0, self.ncell):
            self.cell[self.cpos[i]] = -1
        self.ncell = ncell0
        for d in range(4):
            c2 = self.cell[(pos + T.delta[d]) & _MASK]
            if c2 >= 0 and self.ctile[c2] < 0:
                o = d ^ 2
                self.ckey[c2] |= 7 << (3 * o)
                self.cwild[c2] &= ~(1 << o)
                j = c2 * 12 + o * 3
                self.sock[j] = -1
                self.sock[j + 1] = -1
                self.sock[j + 2] = -1
        a = self.front[slot]
        self.front[nf] = a
        self.cslot[a] = nf
        self.front[slot] = c
        self.cslot[c] = slot
        self.nfront = nf + 1
        self.ctile[c] = -1
        self.nnode = base
        if T.many[tr >> 2] != 0:
            self.nmany -= 1

    # ---- covering ---------------------------------------------------------------------------------------------

    def demand(self, pos: int) -> int:
        """The edges that the neighbours of a taken position demand, three bits a side; wild edges demand nothing."""
        T = self.T
        key = 4095
        for d in range(4):
            c2 = self.cell[(pos + T.delta[d]) & _MASK]
            if c2 >= 0 and self.ctile[c2] >= 0 and T.wild[self.ctile[c2] >> 2] == 0:
                key ^= (7 ^ T.edge[self.ctile[c2] * 4 + (d ^ 2)]) << (3 * d)
        return key

    def cover_on(self) -> int:
        """1 while an uncovered feature that opens covering is incomplete."""
        T = self.T
        for i in range(self.nlay):
            c = self.cell[self.laypos[i]]
            t = self.laytr[i] >> 2
            if T.ring[t] < 0 or self.ctile[c] != self.laytr[i] or T.cover[T.skind[t * _SEG + T.ring[t]]] == 0:
                continue
            if self.opens[self.find(self.cnode[c] + T.ring[t])] != 0:
                return 1
        return 0

    def coverable(self, pos: int) -> int:
        """0 when the tile at a position may be covered; 1 when never, 2 when a figure stands on it."""
        T = self.T
        c = self.cell[pos]
        t = self.ctile[c] >> 2
        if (T.tflag[t] & 16) != 0:
            return 1
        if T.ring[t] >= 0:
            n = self.find(self.cnode[c] + T.ring[t])
            if self.opens[n] != 0 and (T.tflag[t] & 32) != 0:
                return 1
        for i in range(self.nfig):
            if self.fig[i] >> 9 == pos:
                return 2
        return 0

    def cover(self, pos: int, tr: int) -> None:
        """Lay tile `tr` on the tile at `pos`: build all zones anew from the tiles, remember which were complete."""
        for i in range(self.nnode):
            if self.parent[i] == i:
                self.was[i] = self.complete_now(i)
        for i in range(self.nnode):
            self.bonus[i] = self.was[self.find(i)]
        n = self.nlay
        for i in range(n - 1, -1, -1):
            c = self.cell[self.laypos[i]]
            self.laybase[i] = self.cnode[c] if self.ctile[c] >= 0 else -1
            self.ctile[c] = -1
        trigger = self.trigger
        self.clear_board()
        for i in range(n):
            p = self.laypos[i]
            if p != pos and self.laybase[i] >= 0:
                self.ntouched = 0
                c = self.touch(p)
                base = self.nnode
                self.place(c, self.laytr[i])
                for j in range(self.nnode - base):
                    self.was[base + j] = self.bonus[self.laybase[i] + j]
        c = self.touch(pos)
        base = self.nnode
        self.trigger = trigger
        self.place(c, tr)
        for j in range(base, self.nnode):
            self.was[j] = 2
        self.tp = 0
        self.ntouched = 0
        for i in range(self.nfig):
            f = self.fig[i]
            self.count_in(f)
        self.covering = 1
        self.touch_sides(pos)
        self.program.rebuilt(self)

    def touch_sides(self, pos: int) -> None:
        """The zones that end at the sides of a covering tile may be complete now."""
        T = self.T
        for d in range(4):
            c2 = self.cell[(pos + T.delta[d]) & _MASK]
            if c2 >= 0 and self.ctile[c2] >= 0:
                for k in range(3):
                    s = T.port[self.ctile[c2] * 12 + (d ^ 2) * 3 + k]
                    if s >= 0:
                        self.touched[self.ntouched] = self.cnode[c2] + s
                        self.ntouched += 1

    def complete_now(self, x: int) -> int:
        """1 when the zone with root x is complete, a held one when its holder is."""
        T = self.T
        k = self.kind[x]
        if T.never[k] != 0 or self.opens[x] != 0:
            return 0
        if (self.flag[x] & T.hold) != 0 and self.program.held(self, x) < 0:
            return 0
        return 1

    def newly(self, x: int) -> int:
        """1 when a complete zone (with one holder: one zone) was completed by this turn's cover, or none was."""
        if self.covering == 0 or self.T.rescore != 0:
            return 1
        holder = self.program.held(self, x) if (self.flag[x] & self.T.hold) != 0 else -1
        outside = 0
        for i in range(self.nnode):
            r = self.find(i)
            if r != x and (holder < 0 or (self.flag[r] & self.T.hold) == 0 or self.program.held(self, r) != holder):
                continue
            if self.was[i] == 0:
                return 1
            if self.was[i] == 1:
                outside = 1
        return 1 - outside

    # ---- figures ----------------------------------------------------------------------------------------------

    def count_in(self, f: int) -> None:
        """Add a figure to the sums of its zone."""
        seat = (f >> 2) & 7
        x = self.find(self.cnode[self.cell[f >> 9]] + ((f >> 5) & 15))
        self.heads[x] += 1 << (4 * seat)
        self.power[x] += self.T.pstrength[f & 3] << (4 * seat)

    def count_out(self, f: int) -> None:
        """Take a figure out of the sums of its zone."""
        seat = (f >> 2) & 7
        x = self.find(self.cnode[self.cell[f >> 9]] + ((f >> 5) & 15))
        self.heads[x] -= 1 << (4 * seat)
        self.power[x] -= self.T.pstrength[f & 3] << (4 * seat)

    def figure_list(self) -> list[int]:
        """The figures on the board."""
        found = []
        for i in range(self.nfig):
            found.append(self.fig[i])
        return found

    def put_figure(self, pos: int, segment: int, seat: int, piece: int) -> None:
        """A figure from the supply of `seat` stands on a segment."""
        f = ((pos * 16 + segment) * 8 + seat) * 4 + piece
        self.fig[self.nfig] = f
        self.nfig += 1
        self.left[seat * 4 + piece] -= 1
        self.count_in(f)

    def take_figure(self, i: int) -> None:
        """Figure number i goes back to its supply."""
        f = self.fig[i]
        self.count_out(f)
        self.left[((f >> 2) & 7) * 4 + (f & 3)] += 1
        self.nfig -= 1
        for j in range(i, self.nfig):
            self.fig[j] = self.fig[j + 1]

    def move_figure(self, i: int, pos: int, segment: int) -> None:
        """Figure number i walks to another segment."""
        f = self.fig[i]
        self.count_out(f)
        f = (pos * 16 + segment) * 32 + (f & 31)
        self.fig[i] = f
        self.count_in(f)

    def home(self, x: int) -> None:
        """Every figure in the zone with root x goes home."""
        n = 0
        for i in range(self.nfig):
            f = self.fig[i]
            if self.find(self.cnode[self.cell[f >> 9]] + ((f >> 5) & 15)) == x:
                self.left[((f >> 2) & 7) * 4 + (f & 3)] += 1
            else:
                self.fig[n] = f
                n += 1
        self.nfig = n
        self.heads[x] = 0
        self.power[x] = 0

    # ---- reading: from Python an array is a copy of the whole, these are not -----------------------------------

    def tile_of(self, pos: int) -> int:
        """The tile (kind * 4 + turns) on a position, -1 when there is none."""
        c = self.cell[pos]
        return -1 if c < 0 else self.ctile[c]

    def node_of(self, pos: int, segment: int) -> int:
        """The node of a segment of the tile on a position."""
        return self.cnode[self.cell[pos]] + segment

    def root_of(self, pos: int, segment: int) -> int:
        """The root of the zone of a segment of the tile on a position."""
        return self.find(self.cnode[self.cell[pos]] + segment)

    def kind_of(self, node: int) -> int:
        """The feature kind of a node."""
        return self.kind[node]

    def flag_of(self, root: int) -> int:
        """The marks of a zone, four bits each."""
        return self.flag[root]

    def opens_of(self, root: int) -> int:
        """The open ends of a zone, or the empty cells of a ring."""
        return self.opens[root]

    def tiles_of(self, root: int) -> int:
        """The tiles of a zone; of a ring itself and its neighbours."""
        return self.tiles[root]

    def shields_of(self, root: int) -> int:
        """The shields of a zone."""
        return self.shields[root]

    def heads_of(self, root: int, seat: int) -> int:
        """The figures of a seat in a zone."""
        return (self.heads[root] >> (4 * seat)) & 15

    def power_of(self, root: int, seat: int) -> int:
        """The strength of a seat in a zone."""
        return (self.power[root] >> (4 * seat)) & 15

    def left_of(self, seat: int, piece: int) -> int:
        """The pieces in a seat's supply."""
        return self.left[seat * 4 + piece]

    def slot_of(self, index: int) -> int:
        """The value of a reserved int."""
        self.T.within(index, self.slots)
        return self.slot[index]

    def bonus_of(self, root: int) -> int:
        """What was added to a city for the farmers, in the last final scoring."""
        return self.bonus[root]

    def bag_of(self, kind: int) -> int:
        """How many tiles of a kind are in the bag."""
        return self.bag[kind]

    def score_list(self) -> list[int]:
        """The scores by seat."""
        found = []
        for i in range(self.players):
            found.append(self.score[i])
        return found

    def final_list(self) -> list[int]:
        """The scores by seat that `final` worked out."""
        found = []
        for i in range(self.players):
            found.append(self.fscore[i])
        return found

    def choice_list(self) -> list[int]:
        """The choices of the phase."""
        found = []
        for i in range(self.nchoice):
            found.append(self.choices[i])
        return found

    def is_choice(self, code: int) -> int:
        """1 when a code is among the choices."""
        for i in range(self.nchoice):
            if self.choices[i] == code:
                return 1
        return 0

    def done_list(self) -> list[int]:
        """The roots of the zones newly completed this turn, unoccupied ones included."""
        found = []
        for i in range(self.ndone):
            found.append(self.done[i])
        return found

    def award_list(self) -> list[tuple[int, int, int]]:
        """What completed zones paid this turn: root, seat, points."""
        found = []
        for i in range(self.naward):
            found.append((self.awnode[i], self.awseat[i], self.awpoints[i]))
        return found

    def discard_list(self) -> list[int]:
        """The kinds that have left the game, in order."""
        found = []
        for i in range(self.ndisc):
            found.append(self.disc[i])
        return found

    def lay_list(self) -> list[tuple[int, int, int]]:
        """Every laid tile in order: position, tile, seat (-1 = not in play)."""
        found = []
        for i in range(self.nlay):
            found.append((self.laypos[i], self.laytr[i], self.layseat[i]))
        return found

    def scored_roots(self) -> list[int]:
        """The roots of the features whose kind has a scorer, in the order of their nodes."""
        found = []
        for i in range(self.nnode):
            if self.parent[i] == i and self.T.scored[self.kind[i]] != 0:
                found.append(i)
        return found

    def root_list(self) -> list[int]:
        """The root of every node."""
        found = []
        for i in range(self.nnode):
            found.append(self.find(i))
        return found

    def cell_x(self, pos: int) -> int:
        """The x of a position."""
        c = self.cell[pos]
        return (pos & 127) - 64 if c < 0 else self.cx[c]

    def cell_y(self, pos: int) -> int:
        """The y of a position."""
        c = self.cell[pos]
        return (pos >> 7) - 64 if c < 0 else self.cy[c]

    # ---- copying ----------------------------------------------------------------------------------------------

    def copy_board(self, o: Board) -> None:
        """Make the table of `o` equal to this one."""
        for i in range(o.ncell):
            o.cell[o.cpos[i]] = -1
        n = self.ncell
        o.ncell = n
        for i in range(n):
            x = self.cpos[i]
            o.cpos[i] = x
            o.cell[x] = i
            o.cx[i] = self.cx[i]
            o.cy[i] = self.cy[i]
            o.ckey[i] = self.ckey[i]
            o.ctile[i] = self.ctile[i]
            o.cnode[i] = self.cnode[i]
            o.cslot[i] = self.cslot[i]
            o.cwild[i] = self.cwild[i]
        o.nfront = self.nfront
        for i in range(self.nfront):
            x = self.front[i]
            o.front[i] = x
            for j in range(x * 12, x * 12 + 12):
                o.sock[j] = self.sock[j]
        n = self.nnode
        o.nnode = n
        for i in range(n):
            o.parent[i] = self.parent[i]
            o.weight[i] = self.weight[i]
            o.kind[i] = self.kind[i]
            o.opens[i] = self.opens[i]
            o.tiles[i] = self.tiles[i]
            o.shields[i] = self.shields[i]
            o.heads[i] = self.heads[i]
            o.power[i] = self.power[i]
            o.flag[i] = self.flag[i]
            o.multi[i] = self.multi[i]
        if self.T.covers != 0:
            for i in range(n):
                o.was[i] = self.was[i]
        # Marks are compared with a stamp that only grows, so o's old marks stay invalid.
        if o.stamp < self.stamp:
            o.stamp = self.stamp
        o.nmany = self.nmany
        for i in range(self.nmany):
            o.many[i] = self.many[i]
        o.nlay = self.nlay
        for i in range(self.nlay):
            o.laypos[i] = self.laypos[i]
            o.laytr[i] = self.laytr[i]
            o.layseat[i] = self.layseat[i]
        o.nfig = self.nfig
        for i in range(self.nfig):
            o.fig[i] = self.fig[i]
