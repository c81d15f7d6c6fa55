"""From the segments of a tile kind to curves, polygons, anchors and seats, in the tile's own frame; knows no colour.

What crosses an edge depends on the edge alone: a road leaves at the middle, square to the edge; a city wall ends in
the corner point; everything else keeps away from edges. So tiles join whatever lies beside them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import radians, tan

from losetas.render import lattice
from losetas.render.geometry import CORNERS, OUT, SIDES, Point, dist, inside, mid, sampled
from losetas.render.kind import TileShape
from losetas.render.looks import Rng

PIECES = 8  # a cubic curve is cut into so many


@dataclass
class Road:
    """A road segment as it is drawn."""

    segment: int
    sides: tuple[str, ...]
    curve: list[Point]  # start, then control, control, end ...
    line: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.line = sampled(self.curve, PIECES)

    def arms(self) -> list[list[Point]]:
        """The line in pieces that do not run back over themselves: one, or one per side where sides fork."""
        if len(self.sides) < 3:
            return [self.line]
        pieces = [self.line[i : i + PIECES + 1] for i in range(0, len(self.line) - 1, PIECES)]
        return [pieces[0], *pieces[1::2]]

    def redraw(self, curve: list[Point]) -> None:
        """Replaces the curve, for a landmark that wants the road to end elsewhere."""
        self.curve = curve
        self.line = sampled(curve, PIECES)


@dataclass
class City:
    """A city segment: its outline, and the walls that are part of it."""

    segment: int
    sides: tuple[str, ...]
    shields: int
    ring: list[Point]
    walls: list[list[Point]]


@dataclass
class Plan:
    """All that can be decided about a kind before it is turned and coloured."""

    roads: list[Road] = field(default_factory=list)
    cities: list[City] = field(default_factory=list)
    props: list[tuple[str, float, float]] = field(default_factory=list)  # glyph, foot
    blobs: list[tuple[str, list[Point]]] = field(default_factory=list)  # lit or dark, outline
    crops: list[tuple[int, list[Point]]] = field(default_factory=list)  # sort, four corners
    grounds: list[tuple[str, Point, float]] = field(default_factory=list)  # sort, middle, radius: kept free of scenery
    seats: dict[int, Point] = field(default_factory=dict)
    corners: list[Point] = field(default_factory=list)  # where a wall ends: lattice corners that carry a tower
    spots: dict[int, tuple[Point, float]] = field(default_factory=dict)  # segments that are a place: middle, radius
    clear: list[float] = field(default_factory=list)  # per lattice point: distance to the nearest thing in a field
    owner: list[int] = field(default_factory=list)  # per lattice point: index of the field segment, or -1

    def put(self, glyph: str, x: float, y: float) -> None:
        """Lets a glyph stand on x, y."""
        self.props.append((glyph, x, y))

    def keep_free(self, middle: Point, radius: float) -> None:
        """Keeps scenery out of a circle."""
        self.grounds.append(("bare", middle, radius))

    def seat_kind(self, kind: TileShape, segment_kind: str, seat: Point, radius: float = 16) -> None:
        """Seats the first segment of a kind, and makes a circle round the seat its region.

        Example: `plan.seat_kind(kind, "garden", (0, 12))`.
        """
        for index, segment in enumerate(kind.segments):
            if segment.kind == segment_kind:
                self.seats[index] = seat
                self.spots[index] = (seat, radius)
                return


def _wall(a: Point, b: Point, outside: int, angles: tuple[float, float], rng: Rng) -> list[Point]:
    """Vertices of the wall from corner a to corner b that leaves so many sides of the tile outside the city."""
    length = dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    if outside == 1:  # the field bulges into the city
        nx, ny, depth, count = -uy, ux, 27.0, 4
    else:  # the city bulges into the field: a cap, or a slight arc across
        nx, ny, depth, count = uy, -ux, 40.0 if outside == 3 else 5.0, 5
    first, last = (40.0 if outside == 2 else depth / tan(radians(angle)) for angle in angles)
    c1 = (a[0] + ux * first + nx * depth, a[1] + uy * first + ny * depth)
    c2 = (b[0] - ux * last + nx * depth, b[1] - uy * last + ny * depth)
    line = sampled([a, c1, c2, b], count)
    return [line[0], *((x + rng(-1.2, 1.2), y + rng(-1.2, 1.2)) for x, y in line[1:-1]), line[-1]]


def lay_cities(kind: TileShape, rng: Rng) -> list[City]:
    """City outlines: walk the sides clockwise and lay a wall between two city sides that do not touch."""
    segments = [(i, s) for i, s in enumerate(kind.segments) if s.kind == "city" and s.at]
    owner = {side: index for index, segment in segments for side in segment.at}
    out = []
    for index, segment in segments:
        order = [i for i in range(4) if SIDES[i] in segment.at]
        ring: list[Point] = []
        walls = []
        for k, i in enumerate(order):
            j = order[(k + 1) % len(order)]
            ring.append(CORNERS[i])
            outside = (j - i - 1) % 4 if len(order) > 1 else 3
            if not outside:
                continue
            # beside another city the wall leaves the corner flatter, else the two would cross
            near = [owner.get(SIDES[(i + 1) % 4]), owner.get(SIDES[(j - 1) % 4])]
            wide = {3: 57.0, 2: 50.0, 1: 46.0}[outside]
            before, after = (37.0 if o is not None and o != index else wide for o in near)
            wall = _wall(CORNERS[(i + 1) % 4], CORNERS[j], outside, (before, after), rng)
            walls.append(wall)
            ring += wall[:-1]
        out.append(City(index, tuple(SIDES[i] for i in order), segment.shields, ring, walls))
    return out


def _through(a: str, b: str, rng: Rng, away: Point) -> list[Point]:
    """A road between two sides: square to both edges, with one soft irregularity in the middle."""
    p, q = mid(a), mid(b)
    if OUT[a][0] == -OUT[b][0] and OUT[a][1] == -OUT[b][1]:
        m = (OUT[a][1] * (side := rng(-6, 6)), OUT[a][0] * side)
        if away != (0, 0):
            side = rng(2, 6)
            m = (away[0] * side, away[1] * side)
        dx, dy = (q[0] - p[0]) / 100, (q[1] - p[1]) / 100
        slope = rng(-0.35, 0.35)
        tx, ty, pull = dx - dy * slope, dy + dx * slope, 20.0
    else:
        m = ((p[0] + q[0]) * 0.33 + rng(-2, 2), (p[1] + q[1]) * 0.33 + rng(-2, 2))
        tx, ty = (q[0] - p[0]) / 70.7, (q[1] - p[1]) / 70.7
        spin = rng(-0.25, 0.25)
        tx, ty, pull = tx - ty * spin, ty + tx * spin, 11.0
    before, after = (m[0] - tx * pull, m[1] - ty * pull), (m[0] + tx * pull, m[1] + ty * pull)
    return [p, (p[0] * 0.58, p[1] * 0.58), before, m, after, (q[0] * 0.58, q[1] * 0.58), q]


def _dead_end(a: str, end: Point, rng: Rng) -> list[Point]:
    """A road from a side to a point inside the tile."""
    p = mid(a)
    side = rng(-5, 5)
    c = (p[0] * 0.35 + end[0] * 0.65 + OUT[a][1] * side, p[1] * 0.35 + end[1] * 0.65 + OUT[a][0] * side)
    return [p, (p[0] * 0.62, p[1] * 0.62), c, end]


def _fork(sides: tuple[str, ...], centre: Point, rng: Rng) -> list[Point]:
    """A road of three or four sides as one chain that returns to the middle after each side but the first and last."""
    curve = _dead_end(sides[0], centre, rng)
    for side in sides[1:]:
        arm = _dead_end(side, centre, rng)
        curve += arm[-2::-1]
        if side != sides[-1]:
            curve += arm[1:]
    return curve


def lay_roads(kind: TileShape, plan: Plan, centre: Point, rng: Rng) -> None:
    """Curves and seats of the roads, and the gate where a lone road runs into a city."""
    ways = [(i, tuple(s.at)) for i, s in enumerate(kind.segments) if s.kind == "road" and s.at]
    lone = sum(len(sides) == 1 for _, sides in ways)
    built = any(not s.at for s in kind.segments if s.kind != "garden")
    to_gate = bool(plan.cities) and lone <= 2 and not built
    away = (centre[0] / 7, centre[1] / 7)
    for index, sides in ways:
        if len(sides) == 2:
            curve = _through(sides[0], sides[1], rng, away)
        elif len(sides) > 2:
            curve = _fork(sides, centre, rng)
        else:
            end = _city_gate(plan, sides[0]) if to_gate else None
            if end:
                plan.put("gate", *end)
            curve = _dead_end(sides[0], end or centre, rng)
        road = Road(index, sides, curve)
        plan.roads.append(road)
        plan.seats[index] = road.line[3 if len(sides) != 2 else len(road.line) // 2]


def _city_gate(plan: Plan, side: str) -> Point | None:
    """Where a straight road from a side would meet a city, if it would before the middle."""
    p = mid(side)
    for i in range(1, 60):
        q = (p[0] * (1 - i / 60), p[1] * (1 - i / 60))
        if any(inside(q, city.ring) for city in plan.cities):
            return q
    return None


def settle(plan: Plan, centre: Point) -> None:
    """Where lone roads meet a village keeps them apart; one that just ends gets a farmstead."""
    ends = [r for r in plan.roads if len(r.sides) == 1 and r.curve[-1] == centre]
    x, y = centre
    if len(ends) > 1:
        plan.grounds.append(("green", centre, 11))
        plan.props += [("h1", x - 5, y), ("h3", x + 5.5, y + 2.5), ("h0", x - 2.5, y + 8)]
    elif ends:
        plan.grounds.append(("green", centre, 9))
        plan.props += [("h0", x - 3, y + 1), ("h2", x + 4, y + 6)]


def lone_cap(plan: Plan) -> Point:
    """The point roads keep to: the middle, or 7 units away from a lone city of one side."""
    if len(plan.cities) == 1 and len(plan.cities[0].sides) == 1:
        ox, oy = OUT[plan.cities[0].sides[0]]
        return (-ox * 7.0, -oy * 7.0)
    return (0.0, 0.0)


def measure(plan: Plan) -> list[float]:
    """Per lattice point the room it has in a field: distance to road, wall and kept ground; negative inside them."""
    clear = [lattice.REACH] * len(lattice.POINTS)
    if plan.roads:
        clear = [d - 5 for d in lattice.distances([r.line for r in plan.roads])]
    if plan.cities:
        walls = lattice.distances([w for c in plan.cities for w in c.walls])
        town = [any(at) for at in zip(*(lattice.covered(c.ring) for c in plan.cities), strict=True)]
        clear = [min(d, -w - 3 if t else w - 3) for d, w, t in zip(clear, walls, town, strict=True)]
    for sort, (x, y), r in plan.grounds:
        if sort == "plaza":  # inside a city
            continue
        for at in lattice.near((x, y), r + 16):
            clear[at] = min(clear[at], dist(lattice.POINTS[at], (x, y)) - r)
    return clear
