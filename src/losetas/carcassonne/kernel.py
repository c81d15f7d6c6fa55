"""The rules of a turn over the table, and the one turn loop.

Verbs come in pairs: lay/unlay, stand/unstand, settle/unsettle. `draw` and `play` are the turn loop on top of them;
`playout` runs it at random, `State` ply by ply. `program` (rules in Python) is called only when a trigger is set.
Codes: placement = pos * 8 + turns * 2 + (1 if on top); claim = 0 none, 1 + segment * 4 + piece, or RECALL + pos.
"""

from __future__ import annotations

from losetas.carcassonne.board import CLAIM, DRAW, MASK, OVER, PLACE, STEP, Board
from losetas.carcassonne.tables import CAP_SEG, CAP_TOUCH

RECALL = 1 << 20

# Names with an underscore are C ints when compiled; the public ones are slow Python objects.
_MASK = MASK
_SEG = CAP_SEG
_TOUCH = CAP_TOUCH
_RECALL = RECALL
_DRAW = DRAW
_PLACE = PLACE
_CLAIM = CLAIM
_STEP = STEP
_OVER = OVER


class Kernel(Board):
    """A game being played. `phase` says what is to be done: DRAW, PLACE, CLAIM, STEP or OVER."""

    # ---- setting up -------------------------------------------------------------------------------------------

    def rand(self, n: int) -> int:
        """A number below n for playouts: xorshift32, not for dealing real games."""
        x = self.rng
        x = (x ^ (x << 13)) & 0xFFFFFFFF
        x = x ^ (x >> 17)
        x = (x ^ (x << 5)) & 0xFFFFFFFF
        self.rng = x
        return (x * n) >> 32

    def reset(self, seed: int) -> None:
        """The set-up position, ready for the first draw; `seed` is for playouts only."""
        self.clear()
        self.rng = ((seed + 1) * 2654435769) & 0xFFFFFFFF
        if self.rng == 0:
            self.rng = 1
        self.program.set_up(self)
        self.begin()

    # ---- claims -----------------------------------------------------------------------------------------------

    def claims(self) -> None:
        """List what the seat may do after laying: 0 none, segments by piece, recalls."""
        T = self.T
        choices = self.choices
        seat = self.seat
        c = self.cell[self.at_pos]
        t = self.ctile[c] >> 2
        base = self.cnode[c]
        choices[0] = 0
        n = 1
        for i in range(T.nseg[t]):
            j = t * _SEG + i
            if T.sclaim[j] == 0:
                continue
            x = base + i
            while self.parent[x] != x:
                x = self.parent[x]
            if self.heads[x] != 0:
                continue
            if self.covering != 0 and self.complete_now(x) != 0 and self.newly(x) == 0:
                continue
            for p in range(T.pieces):
                if self.left[seat * 4 + p] > 0 and (T.pmask[p] >> T.skind[j]) & 1 != 0:
                    choices[n] = 1 + i * 4 + p
                    n += 1
        for p in range(T.pieces):
            if T.precall[p] != 0 and self.left[seat * 4 + p] < T.pcount[p]:
                for i in range(self.nfig):
                    if (self.fig[i] & 31) == seat * 4 + p and self.recallable(self.fig[i]) != 0:
                        choices[n] = _RECALL + (self.fig[i] >> 9)
                        n += 1
        self.nchoice = n

    def recallable(self, f: int) -> int:
        """1 when a figure stands in a ring that its kind can be called back from."""
        k = self.kind[self.cnode[self.cell[f >> 9]] + ((f >> 5) & 15)]
        return 1 if self.T.ringed[k] != 0 and self.T.cover[k] == 0 and self.T.scored[k] == 0 else 0

    def stand(self, code: int) -> None:
        """Carry out a claim (not a recall) on the tile just laid."""
        if code != 0:
            self.put_figure(self.at_pos, (code - 1) >> 2, self.seat, (code - 1) & 3)

    def unstand(self, code: int) -> None:
        """Take back the last `stand`."""
        if code != 0:
            self.take_figure(self.nfig - 1)

    def recall(self, pos: int) -> None:
        """The seat takes its recallable figure at `pos` back for the points of its ring."""
        for i in range(self.nfig):
            f = self.fig[i]
            if f >> 9 == pos and ((f >> 2) & 7) == self.seat and self.T.precall[f & 3] != 0:
                x = self.find(self.cnode[self.cell[pos]] + ((f >> 5) & 15))
                self.score[self.seat] += self.tiles[x]
                if self.sink is not None:
                    self.sink.append(("recall", x, self.seat, self.tiles[x], f))
                self.take_figure(i)
                return

    # ---- scoring ----------------------------------------------------------------------------------------------

    def worth(self, x: int, complete: int) -> int:
        """What the zone with root x pays: complete, or as it stands at the end."""
        T = self.T
        k = self.kind[x]
        tiles = self.tiles[x]
        shields = self.shields[x]
        flag = self.flag[x]
        if complete == 0:
            for m in range(T.marks):
                if T.mzero[m] != 0 and (flag >> (4 * m)) & 15 != 0:
                    return 0
            return tiles * T.otile[k] + shields * T.oshield[k]
        if T.two[k] != 0 and tiles == 2:
            v = tiles * T.ttile[k] + shields * T.tshield[k]
        else:
            v = tiles * T.ftile[k] + shields * T.fshield[k]
        if flag != 0:
            groups = 0
            for m in range(T.marks):
                if (flag >> (4 * m)) & 15 != 0 and groups & T.mgroup[m] == 0:
                    groups |= T.mgroup[m]
                    v += tiles * T.mtile[m] + shields * T.mshield[m]
        if T.fbonus[k] != 0:
            v += self.program.zone_bonus(self, x)
        return v

    def award(self, node: int, seat: int, points: int) -> None:
        """Points of a completed zone for a seat."""
        self.T.within(seat, self.players)
        self.score[seat] += points
        i = self.naward
        self.awnode[i] = node
        self.awseat[i] = seat
        self.awpoints[i] = points
        self.naward = i + 1

    def give(self, seat: int, points: int) -> None:
        """Points for a seat that no zone pays."""
        self.T.within(seat, self.players)
        self.score[seat] += points

    def award_final(self, seat: int, points: int) -> None:
        """Points of the final scoring for a seat."""
        self.T.within(seat, self.players)
        self.fscore[seat] += points

    def pay(self, x: int) -> None:
        """The majority in a completed zone gets its points, every tied seat in full."""
        power = self.power[x]
        points = self.worth(x, 1)
        best = 0
        for p in range(self.players):
            v = (power >> (4 * p)) & 15
            if v > best:
                best = v
        for p in range(self.players):
            if (power >> (4 * p)) & 15 == best:
                self.award(x, p, points)
                if self.sink is not None:
                    self.sink.append(("zone", x, p, points, self.heads[x], self.figure_list()))

    def candidate(self, x: int) -> None:
        """Put the zone of node x on the list of the newly completed ones if it is one."""
        T = self.T
        while self.parent[x] != x:
            x = self.parent[x]
        if self.opens[x] != 0 or T.never[self.kind[x]] != 0 or self.seen[x] == self.stamp:
            return
        self.seen[x] = self.stamp
        if (self.flag[x] & T.hold) != 0:
            x = self.program.held(self, x)
            if x < 0:
                return
            for i in range(self.ndone):
                if self.done[i] == x:
                    return
        if self.covering != 0 and self.newly(x) == 0:
            return
        self.done[self.ndone] = x
        self.ndone += 1

    def settle(self) -> None:
        """List the newly completed zones, award them with everyone still on the board, then send figures home."""
        T = self.T
        c = self.cell[self.at_pos]
        base = self.cnode[c]
        ns = T.nseg[self.ctile[c] >> 2]
        self.ndone = 0
        self.stamp += 1
        for i in range(ns):
            self.candidate(base + i)
        for i in range(self.ntouched):
            self.candidate(self.touched[i])
        tp = self.tp
        if self.ndone == 0:
            self.trail[tp] = 0
            self.tp = tp + 1
            return
        self.keep()
        self.trigger |= 1
        for i in range(self.ndone):
            x = self.done[i]
            if T.scored[self.kind[x]] == 0:
                if self.heads[x] != 0:
                    self.pay(x)
            elif T.late[self.kind[x]] == 0:
                self.program.complete(self, x)
        for i in range(self.ndone):
            x = self.done[i]
            if T.scored[self.kind[x]] == 0:
                if self.heads[x] != 0:
                    self.home(x)
            elif T.late[self.kind[x]] == 0:
                self.program.leave(self, x)
        for i in range(self.ndone):
            x = self.done[i]
            if T.late[self.kind[x]] != 0:
                self.program.complete(self, x)
                self.program.leave(self, x)

    def keep(self) -> None:
        """Write down what `settle` is about to change: scores, supplies, figures, sums of the completed zones."""
        trail = self.trail
        tp = self.tp
        for i in range(self.players):
            trail[tp] = self.score[i]
            tp += 1
        for i in range(self.players * 4):
            trail[tp] = self.left[i]
            tp += 1
        for i in range(self.nfig):
            trail[tp] = self.fig[i]
            tp += 1
        for i in range(self.ndone):
            x = self.done[i]
            trail[tp] = x
            trail[tp + 1] = self.heads[x]
            trail[tp + 2] = self.power[x]
            tp += 3
        trail[tp] = self.nfig
        trail[tp + 1] = self.naward
        trail[tp + 2] = self.ndone
        self.tp = tp + 3

    def unsettle(self) -> None:
        """Take back the last `settle` (of zones that the kernel itself scores)."""
        trail = self.trail
        tp = self.tp - 1
        n = trail[tp]
        if n != 0:
            self.naward = trail[tp - 1]
            self.nfig = trail[tp - 2]
            tp -= 2 + 3 * n
            for i in range(n):
                x = trail[tp + 3 * i]
                self.heads[x] = trail[tp + 3 * i + 1]
                self.power[x] = trail[tp + 3 * i + 2]
            tp -= self.nfig
            for i in range(self.nfig):
                self.fig[i] = trail[tp + i]
            tp -= self.players * 4
            for i in range(self.players * 4):
                self.left[i] = trail[tp + i]
            tp -= self.players
            for i in range(self.players):
                self.score[i] = trail[tp + i]
        self.ndone = 0
        self.tp = tp

    # ---- the end ----------------------------------------------------------------------------------------------

    def final(self) -> None:
        """The scores if the game ended now, into `fscore`. Changes nothing else."""
        T = self.T
        for p in range(self.players):
            self.fscore[p] = self.score[p]
        if T.finals != 0:
            self.program.final(self)
        self.stamp += 1
        mark = self.stamp
        farmers = 0
        for i in range(self.nfig):
            f = self.fig[i]
            x = self.find(self.cnode[self.cell[f >> 9]] + ((f >> 5) & 15))
            if self.seen[x] == mark:
                continue
            self.seen[x] = mark
            k = self.kind[x]
            if T.scored[k] != 0 or (self.flag[x] & T.hold) != 0:
                continue
            if T.never[k] != 0:
                farmers = 1
                continue
            # A zone completed in an unfinished turn counts as what it is about to pay.
            done = self.complete_now(x)
            self.final_pay(x, self.power[x], self.worth(x, done), 0)
        if farmers != 0:
            self.final_fields()

    def final_pay(self, x: int, power: int, points: int, cities: int) -> None:
        """The majority by `power` gets points of the final scoring for the zone with root x."""
        best = 0
        for p in range(self.players):
            v = (power >> (4 * p)) & 15
            if v > best:
                best = v
        for p in range(self.players):
            if (power >> (4 * p)) & 15 == best:
                self.fscore[p] += points
                if self.sink is not None:
                    self.sink.append(("final", x, p, points, cities))

    def add_city_bonus(self, x: int, points: int) -> None:
        """Raise what the complete city with root x pays the farmers."""
        self.bonus[x] += points

    def field_pairs(self) -> int:
        """Every (field, complete city) pair that share a boundary, as roots; returns how many."""
        T = self.T
        n = 0
        for c in range(self.ncell):
            tr = self.ctile[c]
            if tr < 0:
                continue
            t = tr >> 2
            for i in range(T.touchn[t]):
                x = self.find(self.cnode[c] + T.touchf[t * _TOUCH + i])
                y = self.find(self.cnode[c] + T.touchc[t * _TOUCH + i])
                if self.heads[x] != 0 and self.opens[y] == 0:
                    n = self.add_pair(n, x, y)
            if T.wild[t] != 0:
                for d in range(4):
                    c2 = self.cell[(self.cpos[c] + T.delta[d]) & _MASK]
                    s = T.port[tr * 12 + d * 3 + 1]
                    if s < 0 or c2 < 0 or self.ctile[c2] < 0:
                        continue
                    y = self.find(self.cnode[c] + s)
                    for k in range(3):
                        s = T.port[self.ctile[c2] * 12 + (d ^ 2) * 3 + k]
                        if s >= 0 and self.opens[y] == 0:
                            x = self.find(self.cnode[c2] + s)
                            if T.never[self.kind[x]] != 0 and self.heads[x] != 0:
                                n = self.add_pair(n, x, y)
        return n

    def pair_list(self, count: int) -> list[int]:
        """The first pairs, flat: field, city, field, city."""
        found = []
        for i in range(2 * count):
            found.append(self.pairs[i])
        return found

    def add_pair(self, n: int, x: int, y: int) -> int:
        """Add a (field, city) pair unless it is there; returns how many there are."""
        for i in range(n):
            if self.pairs[2 * i] == x and self.pairs[2 * i + 1] == y:
                return n
        self.pairs[2 * n] = x
        self.pairs[2 * n + 1] = y
        return n + 1

    def final_fields(self) -> None:
        """Fields pay for the complete cities they touch, by the farm rule of the ruleset."""
        T = self.T
        n = self.field_pairs()
        self.city_bonuses()
        each = 4 if T.farms == 3 else 3
        for i in range(n):
            first = 1
            x = self.pairs[2 * i + (1 if T.farms >= 2 else 0)]
            for j in range(i):
                if self.pairs[2 * j + (1 if T.farms >= 2 else 0)] == x:
                    first = 0
            if first == 0:
                continue
            if T.farms == 1:
                self.field_once(x, n, i)
            else:
                power = 0
                points = 0
                cities = 0
                for j in range(i, n):
                    if self.pairs[2 * j + (1 if T.farms >= 2 else 0)] == x:
                        if T.farms >= 2:
                            power += self.power[self.pairs[2 * j]]
                            cities = 1
                            points = each
                        else:
                            cities += 1
                            points += each
                        if T.citybonus != 0:
                            if T.farms >= 2:
                                points = each + self.bonus[x]
                            else:
                                points += self.bonus[self.pairs[2 * j + 1]]
                if T.farms < 2:
                    power = self.power[x]
                self.final_pay(x, power, points, cities)

    def city_bonuses(self) -> None:
        """Work out what expansions add to the cities of fields, into `bonus`."""
        if self.T.citybonus != 0:
            for i in range(self.nnode):
                self.bonus[i] = 0
            self.program.city_bonus(self)

    def field_once(self, x: int, n: int, first: int) -> None:
        """Farm rule `2nd` for the field with root x: a city pays a seat only for the first of its fields."""
        T = self.T
        best = 0
        for p in range(self.players):
            v = (self.power[x] >> (4 * p)) & 15
            if v > best:
                best = v
        for p in range(self.players):
            if (self.power[x] >> (4 * p)) & 15 != best:
                continue
            points = 0
            cities = 0
            for j in range(first, n):
                if self.pairs[2 * j] == x and self.paid_before(p, self.pairs[2 * j + 1], x, n, first) == 0:
                    cities += 1
                    points += 3
                    if T.citybonus != 0:
                        points += self.bonus[self.pairs[2 * j + 1]]
            self.fscore[p] += points
            if self.sink is not None:
                self.sink.append(("final", x, p, points, cities))

    def paid_before(self, p: int, city: int, x: int, n: int, first: int) -> int:
        """1 when a field that is scored before field x (whose first pair is `first`) pays seat p for a city."""
        for j in range(n):
            z = self.pairs[2 * j]
            if self.pairs[2 * j + 1] != city or z == x:
                continue
            earlier = 0
            for i in range(first):
                if self.pairs[2 * i] == z:
                    earlier = 1
            if earlier != 0:
                best = 0
                for q in range(self.players):
                    v = (self.power[z] >> (4 * q)) & 15
                    if v > best:
                        best = v
                if (self.power[z] >> (4 * p)) & 15 == best:
                    return 1
        return 0

    # ---- the turn loop ----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A turn begins: a forced tile, a draw, or the end of the game."""
        self.tp = 0
        self.trigger = 0
        self.ndone = 0
        self.naward = 0
        self.covering = 0
        self.stage = 0
        self.hand = -1
        if self.nforce > 0:
            self.hand = self.forcekind[0]
            self.places()
            self.phase = _PLACE
        elif self.nbag == 0:
            self.finish()
        else:
            self.phase = _DRAW
            self.nchoice = 0

    def draw(self, kind: int) -> None:
        """A tile is drawn; one that has no place leaves the game and the seat draws again."""
        self.bag[kind] -= 1
        self.nbag -= 1
        self.hand = kind
        self.places()
        if self.nchoice > 0:
            self.phase = _PLACE
            return
        self.disc[self.ndisc] = kind
        self.ndisc += 1
        self.hand = -1
        if self.T.twin[kind] >= 0:
            self.disc[self.ndisc] = self.T.twin[kind]
            self.ndisc += 1
        if (self.T.tflag[kind] & 4) != 0:
            self.program.discarded(self, kind)
        if self.nbag == 0:
            self.finish()

    def places(self) -> None:
        """List where the tile in hand may go."""
        T = self.T
        choices = self.choices
        t = self.hand
        n = 0
        if self.nlay == 0 and self.nfront == 0:
            self.touch(self.at(0, 0))  # the first tile of an empty table needs no neighbour
        if self.nforce > 0:
            c = self.touch(self.forcepos[0])
            n = self.fits(c, T.fit[t * 4096 + self.ckey[c]], n)
        else:
            for f in range(self.nfront):
                c = self.front[f]
                fits = T.fit[t * 4096 + self.ckey[c]]
                if fits != 0:
                    for r in range(4):
                        if (fits >> r) & 1 != 0:
                            choices[n] = self.cpos[c] * 8 + r * 2
                            n += 1
            if T.covers != 0 and (T.tflag[t] & 8) == 0 and self.cover_on() != 0:
                for c in range(self.ncell):
                    if self.ctile[c] < 0:
                        continue
                    pos = self.cpos[c]
                    fits = T.fit[t * 4096 + self.demand(pos)]
                    if fits != 0 and self.coverable(pos) == 0:
                        for r in range(4):
                            if (fits >> r) & 1 != 0:
                                choices[n] = pos * 8 + r * 2 + 1
                                n += 1
        if T.twin[t] >= 0 and self.nforce == 0:
            m = 0
            for i in range(n):
                if self.twin_fits(t, choices[i] >> 3, (choices[i] >> 1) & 3) != 0:
                    choices[m] = choices[i]
                    m += 1
            n = m
        if (T.tflag[t] & 2) != 0:
            m = 0
            for i in range(n):
                code = choices[i]
                if self.program.may_place(self, t, code >> 3, (code >> 1) & 3, code & 1) != 0:
                    choices[m] = code
                    m += 1
            n = m
        self.nchoice = n

    def twin_pos(self, kind: int, pos: int, turns: int) -> int:
        """Where the twin of a tile goes when the tile lies at a position, turned."""
        return (pos + self.T.delta[(self.T.twinside[kind] + turns) & 3]) & _MASK

    def twin_fits(self, kind: int, pos: int, turns: int) -> int:
        """1 when the twin of a tile would have its place beside it: an empty cell whose neighbours it goes with."""
        T = self.T
        beyond = self.twin_pos(kind, pos, turns)
        if self.tile_of(beyond) >= 0:
            return 0
        return self.edges_fit(T.twin[kind], beyond, (T.twinturn[kind] + turns) & 3)

    def fits(self, c: int, fits: int, n: int) -> int:
        """Add the placements on cell c in the orientations of the bit set `fits`; returns the new count."""
        for r in range(4):
            if (fits >> r) & 1 != 0:
                self.choices[n] = self.cpos[c] * 8 + r * 2
                n += 1
        return n

    def play(self, code: int) -> None:
        """Carry out one of the choices of the phase and go on to the next decision."""
        if self.phase == _PLACE:
            if self.nforce > 0:
                self.unforce()
            self.lay(code)
            t = self.hand
            self.hand = -1
            if self.T.twin[t] >= 0:
                turns = (code >> 1) & 3
                self.force(self.T.twin[t], self.twin_pos(t, code >> 3, turns))
            if (self.T.tflag[t] & 1) != 0:
                self.trigger |= 2
                self.program.laid(self, t, code >> 3)
            self.claims()
            if self.nchoice > 1:
                self.phase = _CLAIM
            else:
                self.after_claim()
        elif self.phase == _CLAIM:
            if code >= _RECALL:
                self.recall(code - _RECALL)
            else:
                self.stand(code)
            self.after_claim()
        elif self.phase == _STEP:
            self.answer(code)
            self.run_steps()

    def after_claim(self) -> None:
        """Score, run the steps, and let the next seat begin."""
        self.settle()
        self.stage = 0
        self.run_steps()

    def run_steps(self) -> None:
        """Go through the triggered steps; stop where a seat has to decide."""
        T = self.T
        while self.npend > 0 or self.stage < T.steps:
            if self.npend == 0:
                step = self.stage
                self.stage = step + 1
                if T.smask[step] & (self.trigger | 8) != 0:
                    self.program.enter(self, step)
                continue
            self.offer()
            if self.nchoice > 1 or (
                self.nchoice == 1 and (self.choices[0] != 0 or self.program.step_window(self.pstep[0]) != 0)
            ):
                self.phase = _STEP
                return
            if self.nchoice == 1:
                self.answer(self.choices[0])
            else:
                self.drop()
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
        self.turn += 1
        self.begin()

    def offer(self) -> None:
        """List the choices of the first waiting decision."""
        found = self.program.step_choices(self, self.pstep[0], self.pseat[0], self.parg[0])
        self.nchoice = len(found)
        for i in range(self.nchoice):
            self.choices[i] = found[i]

    def answer(self, choice: int) -> None:
        """The first waiting decision is taken."""
        step = self.pstep[0]
        seat = self.pseat[0]
        arg = self.parg[0]
        self.drop()
        self.program.step_play(self, step, seat, arg, choice)

    def drop(self) -> None:
        """Take the first waiting decision off the queue."""
        self.npend -= 1
        for i in range(self.npend):
            self.pstep[i] = self.pstep[i + 1]
            self.pseat[i] = self.pseat[i + 1]
            self.parg[i] = self.parg[i + 1]

    def ask(self, step: int, seat: int, arg: int) -> None:
        """Queue a decision of `seat`; `arg` tells the step what it is about."""
        self.T.within(seat, self.players)
        self.T.within(self.npend, 64)
        self.pstep[self.npend] = step
        self.pseat[self.npend] = seat
        self.parg[self.npend] = arg
        self.npend += 1

    def decider(self) -> int:
        """The seat that has to decide, -1 for chance, -2 when the game is over."""
        if self.phase == _STEP:
            return self.pseat[0]
        if self.phase == _DRAW:
            return -1
        if self.phase == _OVER:
            return -2
        return self.seat

    def decision_step(self) -> int:
        """The step of the first waiting decision, -1 when there is none."""
        return self.pstep[0] if self.npend > 0 else -1

    def forced_pos(self) -> int:
        """The place of the first forced tile, -1 when there is none."""
        return self.forcepos[0] if self.nforce > 0 else -1

    def has_neighbour(self, pos: int) -> int:
        """1 when a tile lies beside a position."""
        for d in range(4):
            if self.tile_of((pos + self.T.delta[d]) & _MASK) >= 0:
                return 1
        return 0

    def edges_fit(self, kind: int, pos: int, turns: int) -> int:
        """1 when the edges of a turned tile go with its neighbours, or those of a look-alike orientation do."""
        c = self.cell[pos]
        key = self.ckey[c] if c >= 0 and self.ctile[c] < 0 else self.demand(pos)
        fits = self.T.fit[kind * 4096 + key]
        return (fits >> turns) & 1

    def force(self, kind: int, pos: int) -> None:
        """The next turn has no draw: its tile is `kind`, its place `pos`."""
        self.forcekind[self.nforce] = kind
        self.forcepos[self.nforce] = pos
        self.nforce += 1

    def unforce(self) -> None:
        """The first forced tile is no longer waiting."""
        self.nforce -= 1
        for i in range(self.nforce):
            self.forcekind[i] = self.forcekind[i + 1]
            self.forcepos[i] = self.forcepos[i + 1]

    def finish(self) -> None:
        """The game ends: the final scores become the scores."""
        self.phase = _OVER
        self.nchoice = 0
        self.npend = 0
        self.nforce = 0
        self.final()
        for p in range(self.players):
            self.score[p] = self.fscore[p]

    def random_draw(self) -> int:
        """A tile kind from the bag, each tile equally likely."""
        k = self.rand(self.nbag)
        t = 0
        while k >= self.bag[t]:
            k -= self.bag[t]
            t += 1
        return t

    def playout(self) -> int:
        """Random legal play to the end; returns the number of plies. With `log_on` what happened is in `log`."""
        plies = 0
        while self.phase != _OVER:
            if self.phase == _DRAW:
                code = self.random_draw()
                self.draw(code)
            else:
                code = self.choices[self.rand(self.nchoice)]
                self.play(code)
                plies += 1
            if self.nlog >= 0:
                self.log[self.nlog] = code
                self.nlog += 1
        return plies

    def sweep(self, count: int) -> int:
        """Lay, claim, settle, take back every choice without a cover, `count` times, for benchmarks; how many."""
        pairs = self.pairs
        n = self.nchoice
        m = 0
        for i in range(n):
            self.trail[i + 4096] = self.choices[i]
        for i in range(n):
            code = self.trail[i + 4096]
            if (code & 1) == 0:
                self.lay(code)
                self.claims()
                for j in range(self.nchoice):
                    if self.choices[j] < _RECALL:
                        pairs[2 * m] = code
                        pairs[2 * m + 1] = self.choices[j]
                        m += 1
                self.unlay()
        for _ in range(count):
            for i in range(m):
                self.lay(pairs[2 * i])
                self.stand(pairs[2 * i + 1])
                self.settle()
                self.unsettle()
                self.unstand(pairs[2 * i + 1])
                self.unlay()
        self.trigger = 0
        self.places()
        return m * count

    def log_on(self) -> None:
        """Keep the draws and choices of the next playout in `log`."""
        self.nlog = 0

    # ---- editing: positions and scenarios ---------------------------------------------------------------------

    def edit_bag(self, kind: int, count: int) -> None:
        """Set how many tiles of a kind are in the bag."""
        self.nbag += count - self.bag[kind]
        self.bag[kind] = count

    def edit_turn(self, seat: int, turn: int) -> None:
        """Let a seat be about to draw."""
        self.seat = seat
        self.turn = turn
        self.begin()

    def edit_hand(self, kind: int) -> None:
        """Put a tile into the hand of the seat whose turn it is; not taken from the bag."""
        self.hand = kind
        self.phase = _PLACE
        self.places()

    def edit_last(self, pos: int) -> None:
        """The tile at a position is the one that was laid last."""
        self.at_pos = pos

    def edit_claim(self, pos: int) -> None:
        """The seat has just laid the tile at a position and may claim."""
        self.at_pos = pos
        self.hand = -1
        for i in range(self.nlay - 1):
            if self.laypos[i] == pos:
                self.covering = 1
        self.trigger |= 6  # what laying it may have set; a step with nothing to do does nothing
        self.claims()
        self.phase = _CLAIM

    def edit_waiting(self, stage: int, trigger: int) -> None:
        """Stand in the steps of a turn, before the first of the decisions that were asked."""
        self.hand = -1
        self.stage = stage
        self.trigger = trigger
        self.offer()
        self.phase = _STEP

    def edit_done(self, root: int) -> None:
        """A zone was newly completed this turn."""
        self.done[self.ndone] = root
        self.ndone += 1

    def edit_award(self, root: int, seat: int, points: int) -> None:
        """A zone completed this turn has paid a seat; the score has it already."""
        self.award(root, seat, points)
        self.score[seat] -= points

    def edit_score(self, seat: int, points: int) -> None:
        """Set a score."""
        self.score[seat] = points

    def edit_discard(self, kind: int) -> None:
        """A tile has left the game."""
        self.disc[self.ndisc] = kind
        self.ndisc += 1

    def edit_slot(self, index: int, value: int) -> None:
        """Set an int that a step has reserved."""
        self.T.within(index, self.slots)
        self.slot[index] = value

    # ---- copying ----------------------------------------------------------------------------------------------

    def copy_into(self, o: Kernel) -> None:
        """Make `o` (of the same tables) an equal position; it keeps its own sink and log."""
        self.copy_board(o)
        o.rng = self.rng
        o.nbag = self.nbag
        o.ndisc = self.ndisc
        o.ntouched = self.ntouched
        o.ndone = self.ndone
        o.naward = self.naward
        o.nforce = self.nforce
        o.npend = self.npend
        o.nchoice = self.nchoice
        o.tp = self.tp
        o.seat = self.seat
        o.turn = self.turn
        o.phase = self.phase
        o.hand = self.hand
        o.at_pos = self.at_pos
        o.covering = self.covering
        o.trigger = self.trigger
        o.stage = self.stage
        o.players = self.players
        for i in range(self.T.kinds):
            o.bag[i] = self.bag[i]
        for i in range(self.ndisc):
            o.disc[i] = self.disc[i]
        for i in range(self.ntouched):
            o.touched[i] = self.touched[i]
        for i in range(self.ndone):
            o.done[i] = self.done[i]
        for i in range(self.naward):
            o.awnode[i] = self.awnode[i]
            o.awseat[i] = self.awseat[i]
            o.awpoints[i] = self.awpoints[i]
        for i in range(self.nforce):
            o.forcekind[i] = self.forcekind[i]
            o.forcepos[i] = self.forcepos[i]
        for i in range(self.npend):
            o.pstep[i] = self.pstep[i]
            o.pseat[i] = self.pseat[i]
            o.parg[i] = self.parg[i]
        for i in range(self.nchoice):
            o.choices[i] = self.choices[i]
        for i in range(self.tp):
            o.trail[i] = self.trail[i]
        for i in range(self.players):
            o.score[i] = self.score[i]
            o.fscore[i] = self.fscore[i]
        for i in range(self.players * 4):
            o.left[i] = self.left[i]
        for i in range(self.slots):
            o.slot[i] = self.slot[i]
        o.slots = self.slots
