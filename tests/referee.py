"""A slow, naive referee of the base game: dictionaries and flood fill, sharing nothing with the engine but tile data.

It keeps its own board, figures, supplies and scores, is driven by tokens, and says what is legal. Property tests run
it beside a State and compare everything. It knows all rules of the base game in both editions and all house rules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
ORDER = {place: i for places in (SIDES, HALVES) for i, place in enumerate(places)}
LETTER = {"city": "c", "road": "r", "field": "f", "monastery": "m", "garden": "g"}
NONE = "-"
FARM_POINTS = {"3rd": 3, "2nd": 3, "devir": 3, "1st": 4}
PLACE = re.compile(r"([A-Z]+[+a-z]*)@(-?\d+),(-?\d+)([NESW])")
RECALL = re.compile(r"-A@(-?\d+),(-?\d+)")


class SegmentData(Protocol):
    """What the referee reads of a segment."""

    @property
    def kind(self) -> str: ...
    @property
    def at(self) -> tuple[str, ...]: ...
    @property
    def shields(self) -> int: ...
    @property
    def touches(self) -> tuple[int, ...]: ...


class KindData(Protocol):
    """What the referee reads of a tile kind."""

    @property
    def code(self) -> str: ...
    @property
    def edges(self) -> str: ...
    @property
    def segments(self) -> tuple[SegmentData, ...]: ...


Spot = tuple[int, int]
Part = tuple[Spot, int]


class Figure(NamedTuple):
    """A figure on the table."""

    seat: int
    abbot: bool
    spot: Spot
    segment: int


def turn(location: str, turns: int) -> str:
    """A side or half-edge after quarter turns clockwise."""
    return SIDES[(SIDES.index(location[0]) + turns) % 4] + location[1:]


def across(location: str) -> str:
    """The same place seen from the neighbouring tile: left and right change over."""
    return OPPOSITE[location[0]] + {"": "", "L": "R", "R": "L"}[location[1:]]


class Referee:
    """The base game, played by tokens.

    `kinds` by code; `farms`, `tiny_city` are the house rules; `abbots` how many each seat has.
    """

    def __init__(
        self,
        kinds: Iterable[KindData],
        players: int,
        *,
        farms: str = "3rd",
        tiny_city: str = "4",
        abbots: int = 0,
        start: str | None = "CRFR",
    ) -> None:
        self.kinds: dict[str, KindData] = {kind.code: kind for kind in kinds}
        self.players = players
        self.farms = farms
        self.tiny = tiny_city == "2"
        self.board: dict[Spot, tuple[KindData, int]] = {}
        self.figures: list[Figure] = []
        self.supply = [7] * players
        self.abbots = [abbots] * players
        self.scores = [0] * players
        self.seat = 0
        self.last: Spot | None = None
        self.done: set[frozenset[Part]] = set()
        if start is not None:
            self.board[0, 0] = (self.kinds[start], 0)

    # -- the landscape -------------------------------------------------------------------------------------------

    def edge(self, spot: Spot, side: str) -> str:
        """The letter of an edge as it lies."""
        kind, turns = self.board[spot]
        return kind.edges[(SIDES.index(side) - turns) % 4]

    def places(self, part: Part) -> list[str]:
        """The locations of a segment as it lies."""
        kind, turns = self.board[part[0]]
        return [turn(at, turns) for at in kind.segments[part[1]].at]

    def kind_of(self, part: Part) -> str:
        """city, road, field, monastery or garden."""
        return self.board[part[0]][0].segments[part[1]].kind

    def part_at(self, spot: Spot, location: str) -> Part | None:
        """The segment that a tile has at a location, if there is a tile."""
        if spot not in self.board:
            return None
        for index in range(len(self.board[spot][0].segments)):
            if location in self.places((spot, index)):
                return spot, index
        raise AssertionError(f"nothing at {location} of {spot}: edges do not match")

    def feature(self, part: Part) -> frozenset[Part]:
        """Flood fill: every segment of the feature that holds `part`."""
        found = {part}
        todo = [part]
        while todo:
            here = todo.pop()
            x, y = here[0]
            for location in self.places(here):
                dx, dy = STEP[location[0]]
                other = self.part_at((x + dx, y + dy), across(location))
                if other is not None and other not in found:
                    found.add(other)
                    todo.append(other)
        return frozenset(found)

    def tiles(self, feature: Iterable[Part]) -> set[Spot]:
        """The cells of a feature, each once."""
        return {spot for spot, _ in feature}

    def around(self, spot: Spot) -> list[Spot]:
        """The neighbours of a cell that hold tiles, of eight."""
        x, y = spot
        ring = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return [cell for cell in ring if cell in self.board]

    def complete(self, feature: frozenset[Part]) -> bool:
        """Whether a feature is complete."""
        kind = self.kind_of(next(iter(feature)))
        if kind == "field":
            return False
        if kind in ("monastery", "garden"):
            return len(self.around(next(iter(feature))[0])) == 8
        for part in feature:
            (x, y), _ = part
            for location in self.places(part):
                dx, dy = STEP[location[0]]
                if (x + dx, y + dy) not in self.board:
                    return False
        return True

    def all_features(self) -> set[frozenset[Part]]:
        """Every feature on the table."""
        found: set[frozenset[Part]] = set()
        seen: set[Part] = set()
        for spot, (kind, _) in self.board.items():
            for index in range(len(kind.segments)):
                if (spot, index) not in seen:
                    feature = self.feature((spot, index))
                    seen |= feature
                    found.add(feature)
        return found

    # -- what is legal -------------------------------------------------------------------------------------------

    def look(self, kind: KindData, turns: int) -> object:
        """What a tile looks like at these turns: equal looks are one placement."""
        return frozenset((s.kind, frozenset(turn(at, turns) for at in s.at), s.shields) for s in kind.segments)

    def fits(self, kind: KindData, spot: Spot, turns: int) -> bool:
        """Whether the landscape continues on all sides, on an empty cell with a neighbour."""
        if spot in self.board:
            return False
        neighbours = 0
        for side in SIDES:
            dx, dy = STEP[side]
            beside = (spot[0] + dx, spot[1] + dy)
            if beside in self.board:
                neighbours += 1
                if self.edge(beside, OPPOSITE[side]) != kind.edges[(SIDES.index(side) - turns) % 4]:
                    return False
        return neighbours > 0

    def placements(self, code: str, *, alike: bool = False) -> set[tuple[int, int, int]]:
        """Every legal (x, y, turns) of a tile; look-alike turns once, or all with `alike`."""
        kind = self.kinds[code]
        cells = {(x + dx, y + dy) for x, y in self.board for dx, dy in STEP.values()} - set(self.board)
        found = set()
        for spot in cells:
            seen = []
            for turns in range(4):
                if self.fits(kind, spot, turns):
                    look = self.look(kind, turns)
                    if alike or look not in seen:
                        seen.append(look)
                        found.add((spot[0], spot[1], turns))
        return found

    def first_alike(self, code: str, turns: int) -> int:
        """The least number of turns that gives the same look."""
        kind = self.kinds[code]
        look = self.look(kind, turns)
        return next(t for t in range(4) if self.look(kind, t) == look)

    def free(self, part: Part) -> bool:
        """Whether no figure stands in the feature of a segment."""
        feature = self.feature(part)
        return not any((f.spot, f.segment) in feature for f in self.figures)

    def site(self, part: Part) -> str:
        """A segment in notation, as it lies."""
        letter = LETTER[self.kind_of(part)]
        places = sorted(self.places(part), key=ORDER.__getitem__)
        return f"{letter}.{places[0]}" if places else letter

    def claims(self) -> set[str]:
        """Every legal token of the follower step (without `-`)."""
        assert self.last is not None
        found = set()
        for index in range(len(self.board[self.last][0].segments)):
            part = (self.last, index)
            kind = self.kind_of(part)
            if not self.free(part):
                continue
            if kind != "garden" and self.supply[self.seat]:
                found.add(self.site(part))
            if kind in ("monastery", "garden") and self.abbots[self.seat]:
                found.add("A" + self.site(part))
        for figure in self.figures:
            if figure.abbot and figure.seat == self.seat:
                found.add(f"-A@{figure.spot[0]},{figure.spot[1]}")
        return found

    # -- playing -------------------------------------------------------------------------------------------------

    def place(self, token: str) -> None:
        """Lay a tile; the token must be legal."""
        found = PLACE.fullmatch(token)
        assert found, token
        code, spot, turns = found[1], (int(found[2]), int(found[3])), SIDES.index(found[4])
        assert self.fits(self.kinds[code], spot, turns), token
        self.board[spot] = (self.kinds[code], turns)
        self.last = spot

    def claim(self, token: str) -> None:
        """Play the token of the follower step (`-` for none) and score; the turn passes on."""
        assert self.last is not None
        recall = RECALL.fullmatch(token)
        if recall:
            spot = (int(recall[1]), int(recall[2]))
            self.scores[self.seat] += 1 + len(self.around(spot))
            self.figures.remove(next(f for f in self.figures if f.abbot and f.spot == spot and f.seat == self.seat))
            self.abbots[self.seat] += 1
        elif token != NONE:
            abbot = token.startswith("A")
            count = len(self.board[self.last][0].segments)
            sites = {self.site((self.last, index)): index for index in range(count)}
            self.figures.append(Figure(self.seat, abbot, self.last, sites[token.removeprefix("A")]))
            if abbot:
                self.abbots[self.seat] -= 1
            else:
                self.supply[self.seat] -= 1
        self.score_completed()
        self.seat = (self.seat + 1) % self.players

    def fresh(self) -> set[frozenset[Part]]:
        """The features that the last tile has completed."""
        assert self.last is not None
        near = [self.last, *self.around(self.last)]
        parts = [(spot, index) for spot in near for index in range(len(self.board[spot][0].segments))]
        found = {f for f in map(self.feature, parts) if f not in self.done and self.complete(f)}
        self.done |= found
        return found

    def score_completed(self) -> None:
        """Pay every feature that is complete and was not before; its figures go home afterwards."""
        home: list[Figure] = []
        for feature in self.fresh():
            inside = [f for f in self.figures if (f.spot, f.segment) in feature]
            for seat in self.majority(inside):
                self.scores[seat] += self.worth(feature, final=False)
            home += inside
        for figure in home:
            self.figures.remove(figure)
            if figure.abbot:
                self.abbots[figure.seat] += 1
            else:
                self.supply[figure.seat] += 1

    def majority(self, figures: Iterable[Figure]) -> set[int]:
        """The seats with the most figures; nobody when there are none."""
        heads = Counter(f.seat for f in figures)
        return {seat for seat, n in heads.items() if n == max(heads.values())}

    def worth(self, feature: frozenset[Part], *, final: bool) -> int:
        """What a feature that is no field is worth."""
        kind = self.kind_of(next(iter(feature)))
        tiles = len(self.tiles(feature))
        if kind in ("monastery", "garden"):
            return 1 + len(self.around(next(iter(feature))[0]))
        if kind == "road":
            return tiles
        shields = sum(self.board[spot][0].segments[index].shields for spot, index in feature)
        each = 1 if final or (self.tiny and tiles == 2) else 2
        return each * (tiles + shields)

    # -- the end -------------------------------------------------------------------------------------------------

    def final_scores(self) -> list[int]:
        """The scores after the final scoring; nothing is changed."""
        totals = list(self.scores)
        fields: list[tuple[frozenset[Part], list[Figure]]] = []
        for feature in {self.feature((f.spot, f.segment)) for f in self.figures}:
            inside = [f for f in self.figures if (f.spot, f.segment) in feature]
            if self.kind_of(next(iter(feature))) == "field":
                fields.append((feature, inside))
                continue
            for seat in self.majority(inside):
                totals[seat] += self.worth(feature, final=True)
        for seat, points in self.farm_points(fields).items():
            totals[seat] += points
        return totals

    def cities_of(self, field: frozenset[Part]) -> set[frozenset[Part]]:
        """The complete cities that a field touches."""
        found = set()
        for spot, index in field:
            for city in self.board[spot][0].segments[index].touches:
                feature = self.feature((spot, city))
                if self.complete(feature):
                    found.add(feature)
        return found

    def farm_points(self, fields: list[tuple[frozenset[Part], list[Figure]]]) -> Mapping[int, int]:
        """What the fields pay, under the farm rule in force."""
        each = FARM_POINTS[self.farms]
        points: Counter[int] = Counter()
        paid: set[tuple[int, frozenset[Part]]] = set()
        round_city: dict[frozenset[Part], list[Figure]] = {}
        for field, farmers in fields:
            for city in self.cities_of(field):
                round_city.setdefault(city, []).extend(farmers)
                if self.farms in ("3rd", "2nd"):
                    for seat in self.majority(farmers):
                        if self.farms == "3rd" or (seat, city) not in paid:
                            points[seat] += each
                        paid.add((seat, city))
        if self.farms in ("devir", "1st"):
            for farmers in round_city.values():
                for seat in self.majority(farmers):
                    points[seat] += each
        return points
