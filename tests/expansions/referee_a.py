"""The slow referee with towers, l'Horta, the Alcázar and Gaudí's houses: wild edges, covers, marks, by flood fill.

It decides which zones are newly completed straight from ruling 4.2.7: complete now, and holding a piece off the new
tile that belonged to an incomplete zone before, or lying wholly on the new tile.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from tests.referee import (
    NONE,
    OPPOSITE,
    RECALL,
    SIDES,
    STEP,
    Figure,
    KindData,
    Part,
    Referee,
    Spot,
    across,
)

LETTERS = {"city": "c", "road": "r", "field": "f", "monastery": "m", "garden": "g", "house": "h"}
PLACE = re.compile(r"([A-Z]+[0-9]*[+a-z]*)(\^?)@(-?\d+),(-?\d+)([NESW])")


class RefereeA(Referee):
    """Plays the four expansions; `rules` are the house rules by key."""

    def __init__(self, kinds: Iterable[KindData], players: int, rules: Mapping[str, str], abbots: int) -> None:
        super().__init__(
            kinds, players, farms=rules.get("farms", "3rd"), tiny_city=rules.get("tiny_city", "4"), abbots=abbots
        )
        self.rules = rules
        self.covered = False
        self.before: dict[Part, bool] = {}

    # -- the landscape

    def part_at(self, spot: Spot, location: str) -> Part | None:
        if spot not in self.board:
            return None
        for index in range(len(self.board[spot][0].segments)):
            if location in self.places((spot, index)):
                return spot, index
        return None

    def feature(self, part: Part) -> frozenset[Part]:
        found = {part}
        todo = [part]
        while todo:
            here = todo.pop()
            (x, y), _ = here
            for location in self.places(here):
                dx, dy = STEP[location[0]]
                other = self.part_at((x + dx, y + dy), across(location))
                if other is not None and other not in found and self.kind_of(other) == self.kind_of(here):
                    found.add(other)
                    todo.append(other)
        return frozenset(found)

    def complete(self, feature: frozenset[Part]) -> bool:
        first = next(iter(feature))
        if self.kind_of(first) == "house":
            x, y = first[0]
            return all((x + dx, y + dy) in self.board for dx, dy in STEP.values())
        return super().complete(feature)

    def site(self, part: Part) -> str:
        places = self.places(part)
        letter = LETTERS[self.kind_of(part)]
        return super().site(part) if letter != "h" or places else letter

    # -- what is legal

    def matches(self, kind: KindData, spot: Spot, turns: int, *, cover: bool) -> bool:
        """Whether every side of a tile goes with its neighbour."""
        for side in SIDES:
            dx, dy = STEP[side]
            beside = (spot[0] + dx, spot[1] + dy)
            if beside not in self.board:
                continue
            theirs = self.edge(beside, OPPOSITE[side])
            ours = kind.edges[(SIDES.index(side) - turns) % 4]
            if theirs == "X":
                if not cover and self.rules.get("alcazar_sides") == "city" and ours != "C":
                    return False
            elif ours not in ("X", theirs):
                return False
        return True

    def fits(self, kind: KindData, spot: Spot, turns: int) -> bool:
        beside = [(spot[0] + dx, spot[1] + dy) for dx, dy in STEP.values()]
        lonely = spot in self.board or not any(cell in self.board for cell in beside)
        return not lonely and self.matches(kind, spot, turns, cover=False)

    def house_open(self, spot: Spot) -> bool:
        """Whether an incomplete house stands on a tile."""
        parts = [(spot, i) for i, s in enumerate(self.board[spot][0].segments) if s.kind == "house"]
        return any(not self.complete(frozenset({part})) for part in parts)

    def covers(self, code: str) -> set[tuple[int, int, int]]:
        """Every legal placement on top."""
        kind = self.kinds[code]
        if not any(self.house_open(spot) for spot in self.board):
            return set()
        found = set()
        for spot in self.board:
            if self.house_open(spot) or any(f.spot == spot for f in self.figures):
                continue
            seen: list[object] = []
            for turns in range(4):
                if self.matches(kind, spot, turns, cover=True) and self.look(kind, turns) not in seen:
                    seen.append(self.look(kind, turns))
                    found.add((spot[0], spot[1], turns))
        return found

    def tokens(self, code: str) -> set[str]:
        """Every legal token for a tile."""
        normal = {f"{code}@{x},{y}{SIDES[t]}" for x, y, t in self.placements(code)}
        return normal | {f"{code}^@{x},{y}{SIDES[t]}" for x, y, t in self.covers(code)}

    def claims(self) -> set[str]:
        assert self.last is not None
        found = set()
        for index, segment in enumerate(self.board[self.last][0].segments):
            part = (self.last, index)
            if not segment.claimable or not self.free(part):  # type: ignore[attr-defined]  # a Segment
                continue
            feature = self.feature(part)
            if self.covered and self.complete(feature) and not self.newly(feature):
                continue
            if segment.kind != "garden" and self.supply[self.seat]:
                found.add(self.site(part))
            abbot_too = segment.kind == "house" and self.rules.get("abbot_on_buildings") == "all"
            if (segment.kind in ("monastery", "garden") or abbot_too) and self.abbots[self.seat]:
                found.add("A" + self.site(part))
        for f in self.figures:
            if f.abbot and f.seat == self.seat and self.kind_of((f.spot, f.segment)) in ("monastery", "garden"):
                found.add(f"-A@{f.spot[0]},{f.spot[1]}")
        return found

    # -- playing

    def place(self, token: str) -> None:
        found = PLACE.fullmatch(token)
        assert found, token
        spot = (int(found[3]), int(found[4]))
        assert token in self.tokens(found[1]), token
        self.before = {part: self.complete(feature) for feature in self.all_features() for part in feature}
        self.covered = bool(found[2])
        self.board[spot] = (self.kinds[found[1]], SIDES.index(found[5]))
        self.last = spot

    def newly(self, feature: frozenset[Part]) -> bool:
        """Ruling 4.2.7 for a complete feature."""
        others = [part for part in feature if part[0] != self.last]
        if self.covered and self.rules.get("gaudi_rescore") == "yes" and self.beside(feature):
            return True
        return not others or any(not self.before[part] for part in others)

    def beside(self, feature: frozenset[Part]) -> bool:
        """Whether a feature has a piece on the new tile or ends at a side of it."""
        assert self.last is not None
        x, y = self.last
        near = {((x + dx, y + dy), OPPOSITE[side]) for side, (dx, dy) in STEP.items()}
        return any(
            part[0] == self.last or any((part[0], at[0]) in near for at in self.places(part)) for part in feature
        )

    def fresh(self) -> set[frozenset[Part]]:
        return {f for f in self.all_features() if self.complete(f) and self.newly(f)}

    def claim(self, token: str) -> None:
        assert token == NONE or RECALL.fullmatch(token) or token in self.claims(), token
        super().claim(token)

    # -- points

    def has(self, feature: frozenset[Part], code: str) -> bool:
        """Whether a road or city runs over the tile with this code: over the marked segments of it."""
        return any(self.board[spot][0].code == code for spot, _ in feature)

    def worth(self, feature: frozenset[Part], *, final: bool) -> int:
        kind = self.kind_of(next(iter(feature)))
        if kind == "house":
            return 1 + len(self.around(next(iter(feature))[0]))
        if kind not in ("road", "city"):
            return super().worth(feature, final=final)
        towers, horta = self.has(feature, "SER"), kind == "road" and self.has(feature, "HOR")
        if final:
            return 0 if towers or horta else super().worth(feature, final=True)
        tiles = len(self.tiles(feature))
        shields = sum(self.board[spot][0].segments[index].shields for spot, index in feature)
        points = super().worth(feature, final=False) + towers * (tiles + (shields if kind == "city" else 0))
        points += horta * tiles
        if kind == "city" and self.rules.get("horta_city_bonus") == "completion":
            points += self.near_horta(feature)
        return points

    def near_horta(self, city: frozenset[Part]) -> bool:
        """Whether a piece of a city lies on a tile that shares a side with HOR."""
        cells = self.tiles(city)
        fields = [spot for spot, (kind, _) in self.board.items() if kind.code == "HOR"]
        return any((x + dx, y + dy) in cells for x, y in fields for dx, dy in STEP.values())

    def cities_of(self, field: frozenset[Part]) -> set[frozenset[Part]]:
        found = super().cities_of(field)
        for part in field:
            (x, y), _ = part
            for location in self.places(part):
                dx, dy = STEP[location[0]]
                beside = (x + dx, y + dy)
                if beside in self.board and self.edge(beside, OPPOSITE[location[0]]) == "X":
                    city = self.feature((beside, 0))
                    if self.complete(city):
                        found.add(city)
        return found

    def farm_points(self, fields: list[tuple[frozenset[Part], list[Figure]]]) -> Mapping[int, int]:
        points: Counter[int] = Counter(super().farm_points(fields))
        if self.rules.get("horta_city_bonus", "field") != "field":
            return points
        paid: set[tuple[int, frozenset[Part]]] = set()
        round_city: dict[frozenset[Part], list[Figure]] = {}
        for field, farmers in fields:
            for city in self.cities_of(field):
                if self.near_horta(city):
                    round_city.setdefault(city, []).extend(farmers)
                    for seat in self.majority(farmers):
                        if self.farms == "3rd" or (self.farms == "2nd" and (seat, city) not in paid):
                            points[seat] += 1
                        paid.add((seat, city))
        if self.farms in ("devir", "1st"):
            for farmers in round_city.values():
                for seat in self.majority(farmers):
                    points[seat] += 1
        return points
