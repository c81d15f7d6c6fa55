"""The slow referee with castle, mosque and amphitheatre, beside what `referee_c` knows: all nine expansions.

It works from the rules, not from the engine: rings are cells counted anew, figures walk into the amphitheatre one by
one, whoever may be placed from there is found by trying every segment around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.expansions.referee_a import PLACE, RefereeA
from tests.expansions.referee_c import RefereeC, Zone
from tests.referee import SIDES, STEP, Figure, KindData, Part, Spot

PAIRS = {"ARG1": ("ARG2", "K"), "MEZ1": ("MEZ2", "M")}
HALVES = {"ARG1", "ARG2", "MEZ1", "MEZ2"}
BUILDINGS = {"castle": "k", "mosque": "z", "amphitheatre": "a"}
FOLLOWERS = {"field", "road", "city", "monastery", "house", "castle", "mosque"}


class RefereeB(RefereeC):
    """Plays argueso, mezquita and italica too."""

    def __init__(self, kinds: Iterable[KindData], players: int, rules: Mapping[str, str], abbots: int) -> None:
        super().__init__(kinds, players, rules, abbots)
        self.forced: tuple[str, Spot] | None = None
        self.winners: list[int] = []
        self.moves = rules.get("italica_gather", "move") == "move"

    # -- the landscape

    def site(self, part: Part) -> str:
        return BUILDINGS.get(self.kind_of(part)) or super().site(part)

    def complete(self, feature: Zone) -> bool:
        if self.kind_of(next(iter(feature))) in BUILDINGS:
            return all(len(self.around(spot)) == 8 for spot, _ in feature)
        return super().complete(feature)

    def buildings(self, *kinds: str) -> set[Zone]:
        """The zones of some kinds on the table."""
        return {zone for zone in self.all_features() if self.kind_of(next(iter(zone))) in kinds}

    def twin_cell(self, code: str, spot: Spot, turns: int) -> Spot:
        """Where the other half of a first half belongs."""
        side = (self.kinds[code].edges.index(PAIRS[code][1]) + turns) % 4
        dx, dy = STEP[SIDES[side]]
        return spot[0] + dx, spot[1] + dy

    def area(self, building: Zone) -> set[Spot]:
        """The twelve cells of a castle or mosque."""
        spots = set(self.tiles(building))
        for spot in self.tiles(building):
            kind, turns = self.board[spot]
            if kind.code in PAIRS:
                spots.add(self.twin_cell(kind.code, spot, turns))
        return {(x + dx, y + dy) for x, y in spots for dx in (-1, 0, 1) for dy in (-1, 0, 1)}

    # -- what is legal

    def fits(self, kind: KindData, spot: Spot, turns: int) -> bool:
        if not super().fits(kind, spot, turns):
            return False
        if kind.code not in PAIRS:
            return True
        cell = self.twin_cell(kind.code, spot, turns)
        if cell in self.board:
            return False
        self.board[spot] = (kind, turns)
        room = any(self.matches(self.kinds[PAIRS[kind.code][0]], cell, t, cover=False) for t in range(4))
        del self.board[spot]
        return room

    def covers(self, code: str) -> set[tuple[int, int, int]]:
        if code in HALVES:
            return set()
        arenas = {spot for zone in self.buildings("amphitheatre") if not self.complete(zone) for spot, _ in zone}
        return {
            (x, y, t)
            for x, y, t in super().covers(code)
            if self.board[x, y][0].code not in HALVES and (x, y) not in arenas
        }

    def tokens(self, code: str) -> set[str]:
        if self.forced:
            return {
                token for token in super().tokens(code) if f"@{self.forced[1][0]},{self.forced[1][1]}" in token[:-1]
            }
        return set() if code in HALVES and code not in PAIRS else super().tokens(code)

    def abbot_may(self, kind: str) -> bool:
        """Whether the abbot may stand there."""
        allowed = self.rules.get("abbot_on_buildings", "none")
        everywhere = kind in ("house", "castle", "amphitheatre") and allowed == "all"
        return kind in ("monastery", "garden") or everywhere or (kind == "mosque" and allowed != "none")

    def claims(self) -> set[str]:
        assert self.last is not None
        found = super().claims()
        for index, segment in enumerate(self.board[self.last][0].segments):
            part = (self.last, index)
            feature = self.feature(part)
            old = self.covered and self.complete(feature) and not self.newly(feature)
            if segment.kind in BUILDINGS and self.free(part) and not old:
                found |= {"A" + self.site(part)} if self.abbot_may(segment.kind) and self.abbots[self.seat] else set()
        return found

    # -- playing

    def place(self, token: str) -> None:
        super().place(token)
        found = PLACE.fullmatch(token)
        assert found
        assert self.last is not None
        self.forced = None
        if found[1] in PAIRS:
            self.forced = (PAIRS[found[1]][0], self.twin_cell(found[1], self.last, SIDES.index(found[5])))

    def score_completed(self) -> None:
        fresh = {self.network(f) for f in self.all_features() if self.complete(f) and self.newly(f)}
        arms = frozenset(part for arm in self.arms() for part in arm)
        self.paid = []
        home: list[Figure] = []
        for zone in fresh:
            kind = self.kind_of(next(iter(zone)))
            inside = [f for f in self.figures if (f.spot, f.segment) in zone]
            if kind == "amphitheatre":
                continue
            if kind in BUILDINGS:
                seats, points = self.majority(self.around_building(zone, fresh)), 12
            elif zone == arms:
                seats, points = self.owners(), self.network_worth(zone, final=False)
            else:
                seats, points = self.majority(inside), self.worth(zone, final=False)
            self.reward(zone, seats, points)
            home += inside
        self.send_home(home)
        self.completed = bool(fresh)
        self.gather(fresh)

    def reward(self, zone: Zone, seats: set[int], points: int) -> None:
        """Pay the winners of a zone."""
        for seat in seats:
            self.scores[seat] += points
            self.paid.append((zone, seat, points))

    def send_home(self, figures: Iterable[Figure]) -> None:
        """Figures go back to their owners."""
        for figure in figures:
            self.figures.remove(figure)
            (self.abbots if figure.abbot else self.supply)[figure.seat] += 1

    def around_building(self, building: Zone, fresh: set[Zone]) -> list[Figure]:
        """Who counts for a castle or mosque."""
        area = self.area(building)
        found = [f for f in self.figures if f.spot in area]
        if self.rules.get("area_timing") != "after_returns":
            return found
        return [
            f
            for f in found
            if self.kind_of((f.spot, f.segment)) in BUILDINGS
            or self.network(self.feature((f.spot, f.segment))) not in fresh
        ]

    # -- the amphitheatre

    def in_arena(self, arena: Zone) -> list[Figure]:
        """Who counts in the amphitheatre."""
        [(spot, _)] = arena
        ring = self.around(spot)
        return [f for f in self.figures if (f.spot, f.segment) in arena or (not self.moves and f.spot in ring)]

    def gather(self, fresh: set[Zone]) -> None:
        """Everybody around it walks in; surrounded, it pays, and the winners will be asked."""
        self.winners = []
        for arena in self.buildings("amphitheatre"):
            [(spot, segment)] = arena
            if self.complete(arena) and arena not in fresh:
                continue
            ring = self.around(spot)
            if self.moves:
                self.figures = [Figure(f.seat, f.abbot, spot, segment) if f.spot in ring else f for f in self.figures]
            if arena in fresh:
                counted = self.in_arena(arena)
                for seat in sorted(self.majority(counted), key=lambda seat: (seat - self.seat) % self.players):
                    own = self.rules.get("italica_points") == "own"
                    number = sum(f.seat == seat for f in counted) if own else len(counted)
                    self.reward(arena, {seat}, 2 * number)
                    self.winners.append(seat)

    def places_out(self, seat: int) -> dict[str, tuple[Figure, Figure]]:
        """The tokens of a winner: who goes where."""
        found = {}
        for arena in self.buildings("amphitheatre"):
            [(home, _)] = arena
            for spot in self.around(home):
                for index, segment in enumerate(self.board[spot][0].segments):
                    part = (spot, index)
                    if not segment.claimable or not self.free(part):  # type: ignore[attr-defined]  # a Segment
                        continue
                    if self.complete(self.feature(part)):
                        continue
                    for f in self.figures:
                        stands = self.abbot_may(segment.kind) if f.abbot else segment.kind in FOLLOWERS
                        if f.seat == seat and (f.spot, f.segment) in arena and stands:
                            token = f"p:{'A' * f.abbot}{self.site(part)}@{spot[0]},{spot[1]}"
                            found[token] = (f, Figure(seat, f.abbot, spot, index))
        return found

    def claim(self, token: str) -> None:
        active = self.seat
        RefereeA.claim(self, token)
        self.seat = active
        self.ask_winners()

    def ask_winners(self) -> None:
        """Ask the next winner who has a choice; after the last the amphitheatre empties and the turn goes on."""
        self.waiting = None
        asked = bool(self.winners)
        while self.winners:
            places = self.places_out(self.winners[0])
            if places:
                self.waiting = ("winner", self.winners[0], {"p:-", *places})
                return
            self.winners.pop(0)
        if asked or self.emptying:
            self.empty()
        if self.plaza and self.completed:
            self.barred = ""
            self._pay_markers()
        else:
            self.seat = (self.seat + 1) % self.players

    emptying = False

    def empty(self) -> None:
        """Whoever is left inside goes home."""
        self.emptying = False
        for arena in self.buildings("amphitheatre"):
            self.send_home([f for f in self.figures if (f.spot, f.segment) in arena])

    def decide(self, token: str) -> None:
        if not token.startswith("p:"):
            super().decide(token)
            return
        assert self.waiting is not None
        assert token in self.waiting[2], token
        seat = self.winners.pop(0)
        if token != "p:-":  # noqa: S105 - a token of the notation
            old, new = self.places_out(seat)[token]
            self.figures[self.figures.index(old)] = new
        self.emptying = True
        self.ask_winners()

    # -- the end

    def final_scores(self) -> list[int]:
        everyone = self.figures
        special = {part for zone in self.buildings(*BUILDINGS) for part in zone}
        self.figures = [f for f in everyone if (f.spot, f.segment) not in special]
        totals = super().final_scores()
        self.figures = everyone
        for zone in self.buildings("castle", "mosque"):
            if not self.complete(zone):
                area = self.area(zone)
                for seat in self.majority(f for f in everyone if f.spot in area):
                    totals[seat] += sum(spot in self.board for spot in area)
        for arena in self.buildings("amphitheatre"):
            counted = self.in_arena(arena)
            if not self.complete(arena):
                for seat in self.majority(counted):
                    totals[seat] += len(counted)
        return totals
