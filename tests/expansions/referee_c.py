"""The slow referee with the plaza's markers and the crossroads to Toledum, beside what `referee_a` knows.

It works from the rules, not from the engine: arms are road features that begin on the crossroads tile, what a road
runs into is known by tile, markers are letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tests.expansions.referee_a import RefereeA
from tests.referee import ORDER, STEP, Figure, KindData, Part

ENDS = {"FFFRm": "monastery", "CCCR": "city", "CCCR+": "city", "SER": "city"}
CROSSROADS = "TOL"
Zone = frozenset[Part]


class RefereeC(RefereeA):
    """Plays plaza and toledum. `waiting` is the decision to be made: (key, seat, tokens), None when there is none."""

    def __init__(self, kinds: Iterable[KindData], players: int, rules: Mapping[str, str], abbots: int) -> None:
        super().__init__(kinds, players, rules, abbots)
        self.plaza = "PLZ1" in self.kinds
        self.held = [""] * players
        self.barred = ""
        self.paid: list[tuple[Zone, int, int]] = []
        self.choosing: list[int] = []
        self.completed = False
        self.waiting: tuple[str, int, set[str]] | None = None
        if self.plaza:
            self.board[0, 1] = (self.kinds["PLZ1"], 0)
            self.board[0, 2] = (self.kinds["PLZ2"], 0)
            self.supply = [6] * players

    # -- the crossroads

    def site(self, part: Part) -> str:
        return "n" if self.kind_of(part) == "network" else super().site(part)

    def arms(self) -> set[Zone]:
        """The roads that meet at the crossroads; two that are one road once."""
        found = set()
        for spot, (kind, _) in self.board.items():
            if kind.code == CROSSROADS:
                roads = [i for i, segment in enumerate(kind.segments) if segment.kind == "road"]
                found |= {self.feature((spot, index)) for index in roads}
        return found

    def network(self, feature: Zone) -> Zone:
        """All arms as one zone when a feature is one of them, or the crossroads; else the feature."""
        if any(self.board[spot][0].code == CROSSROADS and self.kind_of((spot, i)) != "field" for spot, i in feature):
            return frozenset(part for arm in self.arms() for part in arm)
        return feature

    def complete(self, feature: Zone) -> bool:
        kind = self.kind_of(next(iter(feature)))
        if kind in ("road", "network") and self.network(feature) != feature:
            return all(super(RefereeC, self).complete(arm) for arm in self.arms())
        return super().complete(feature)

    def newly(self, feature: Zone) -> bool:
        return super().newly(self.network(feature))

    def covers(self, code: str) -> set[tuple[int, int, int]]:
        return {(x, y, t) for x, y, t in super().covers(code) if not self.board[x, y][0].code.startswith("PLZ")}

    def owners(self) -> set[int]:
        """Most majorities on the longest arms that anybody holds; with toledum_longest=any on the longest."""
        held = {arm: [f for f in self.figures if (f.spot, f.segment) in arm] for arm in self.arms()}
        counted = [arm for arm in held if held[arm] or self.rules.get("toledum_longest") == "any"]
        longest = max((len(self.tiles(arm)) - 1 for arm in counted), default=0)
        leads = Counter(
            seat for arm in counted if len(self.tiles(arm)) - 1 == longest for seat in self.majority(held[arm])
        )
        return {seat for seat, count in leads.items() if count == max(leads.values())}

    def network_worth(self, network: Zone, *, final: bool) -> int:
        """Tiles, followers, monasteries and cities of the whole network."""
        tiles = len(self.tiles(network))
        extra = self.has(network, "SER") + self.has(network, "HOR")
        if final:
            return 0 if extra else tiles
        followers = sum((f.spot, f.segment) in network for f in self.figures)
        return tiles * (1 + extra) + 2 * followers + 3 * len(self.connected(network))

    def connected(self, network: Zone) -> set[Zone]:
        """The monasteries and cities that roads of the network run straight into."""
        found = set()
        for spot, index in network:
            kind = self.board[spot][0]
            if kind.code in ENDS and kind.segments[index].kind == "road":
                found |= {self.feature((spot, i)) for i, s in enumerate(kind.segments) if s.kind == ENDS[kind.code]}
            for location in self.places((spot, index)):
                beside = (spot[0] + STEP[location][0], spot[1] + STEP[location][1])
                if beside in self.board and self.board[beside][0].code == "ALC":
                    found.add(self.feature((beside, 0)))
        return found

    # -- scoring

    def score_completed(self) -> None:
        fresh = {self.network(f) for f in self.all_features() if self.complete(f) and self.newly(f)}
        arms = frozenset(part for arm in self.arms() for part in arm)
        self.paid = []
        home: list[Figure] = []
        for zone in fresh:
            inside = [f for f in self.figures if (f.spot, f.segment) in zone]
            joined = zone == arms
            points = self.network_worth(zone, final=False) if joined else self.worth(zone, final=False)
            for seat in self.owners() if joined else self.majority(inside):
                self.scores[seat] += points
                self.paid.append((zone, seat, points))
            home += inside
        for figure in home:
            self.figures.remove(figure)
            (self.abbots if figure.abbot else self.supply)[figure.seat] += 1
        self.completed = bool(fresh)

    def final_scores(self) -> list[int]:
        network = frozenset(part for arm in self.arms() for part in arm)
        owners = self.owners()
        everyone = self.figures
        self.figures = [f for f in everyone if (f.spot, f.segment) not in network]
        totals = super().final_scores()
        self.figures = everyone
        for seat in owners:
            totals[seat] += self.network_worth(network, final=True)
        return totals

    # -- the plaza

    def claim(self, token: str) -> None:
        active = self.seat
        super().claim(token)
        if self.plaza and self.completed:
            self.seat = active
            self.barred = ""
            self._pay_markers()

    def _name(self, zone: Zone) -> str:
        def order(part: Part) -> tuple[int, int, int]:
            places = self.places(part)
            return part[0][1], part[0][0], min((ORDER[p] for p in places), default=-1)

        first = min((part for part in zone if self.kind_of(part) != "network"), key=order)
        return f"{self.site(first)}@{first[0][0]},{first[0][1]}"

    def _options(self, seat: int) -> dict[str, int]:
        """What could pay the marker of a seat: names of zones and points."""
        marker = self.held[seat]
        return {self._name(zone): points for zone, winner, points in self.paid if marker in ("*", "ABCDEF"[winner])}

    def _pay_markers(self) -> None:
        self.choosing = []
        for turn in range(self.players):
            seat = (self.seat + turn) % self.players
            if not self.held[seat]:
                continue
            options = self._options(seat)
            if len(options) == 1:
                self._pay(seat, *options.values())
            elif options:
                self.choosing.append(seat)
        self._go_on()

    def _pay(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        if seat == self.seat:
            self.barred = self.held[seat]
        self.held[seat] = ""

    def _go_on(self) -> None:
        if self.choosing:
            self.waiting = ("bonus", self.choosing[0], {f"b:{name}" for name in self._options(self.choosing[0])})
            return
        markers = {*"ABCDEF"[: self.players], "*"} - set(self.held) - {self.barred}
        tokens = {f"t:{marker}" for marker in markers} | ({"t:-"} if self.held[self.seat] else set())
        if tokens == {"t:-"}:
            self._take(*tokens)
        else:
            self.waiting = ("marker", self.seat, tokens)

    def _take(self, token: str) -> None:
        if token[2:] != "-":
            self.held[self.seat] = token[2:]
        self.waiting = None
        self.seat = (self.seat + 1) % self.players

    def decide(self, token: str) -> None:
        """Play a decision."""
        assert self.waiting is not None
        assert token in self.waiting[2], token
        if token.startswith("b:"):
            seat = self.choosing.pop(0)
            self._pay(seat, self._options(seat)[token[2:]])
            self._go_on()
        else:
            self._take(token)
