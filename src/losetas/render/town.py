"""Fills a city: seat, shield, church, then houses wherever there is room, thrown like darts so that no street is
straight."""

from __future__ import annotations

from math import hypot

from losetas.render import lattice
from losetas.render.geometry import HALF, OUT, SIDES, Point, dist, mean, mid, mix
from losetas.render.glyphs_town import HOUSES
from losetas.render.looks import Rng
from losetas.render.plan import City, Plan

APART = 11.2  # houses from one another
FROM_WALL = 7.2
FROM_EDGE = 12.0  # on open edges stand the houses that both neighbours draw
DARTS = 700


class Ground:
    """The lattice points of a city with the room each of them has, less with everything that is put there."""

    def __init__(self, city: City, taken: list[tuple[Point, float]]) -> None:
        walls = lattice.distances(city.walls)
        self.walls = walls
        self.inside = lattice.covered(city.ring)
        self.taken: list[tuple[Point, float]] = []
        self.room: dict[Point, float] = {
            p: min(wall, HALF - abs(p[0]), HALF - abs(p[1]))
            for p, wall, here in zip(lattice.POINTS, walls, self.inside, strict=True)
            if here
        }
        for middle, radius in taken:
            self.take(middle, radius)

    def take(self, middle: Point, radius: float) -> None:
        """Fills a circle."""
        self.taken.append((middle, radius))
        x, y = middle
        for p, room in self.room.items():
            left = hypot(p[0] - x, p[1] - y) - radius
            if left < room:
                self.room[p] = left

    def roomiest(self, aim: Point, pull: float, enough: float) -> Point:
        """The point with most room, `enough` being as good as more, near the aim by as much as `pull` says."""
        return max(self.room, key=lambda p: min(self.room[p], enough) - dist(p, aim) * pull)

    def free(self, p: Point, open_sides: tuple[str, ...]) -> bool:
        """Whether a house may stand on p."""
        x, y = p
        if not self.inside[lattice.nearest(x, y)] or lattice.value_at(self.walls, x, y) < FROM_WALL:
            return False
        if any(HALF - x * OUT[s][0] - y * OUT[s][1] < FROM_EDGE for s in open_sides):
            return False
        return all(hypot(x - u, y - v) >= r + 3.5 for (u, v), r in self.taken)


def _shield_at(city: City, ground: Ground) -> Point:
    """Near the city's sides, away from the middle, which is for the follower."""
    x, y = mean([mid(s) for s in city.sides])
    if dist((x, y), (0, 0)) > 1:
        stretch = 1.15 if len(city.sides) == 2 else 1.0
        x, y = x * stretch, y * stretch
    elif city.walls:  # a city from side to side
        x, y = mix((0, 0), mid(city.sides[-1]), 0.48)
    else:
        x, y = -26.0, -26.0
    roomy = [p for p, room in ground.room.items() if room > 12] or list(ground.room)
    return min(roomy, key=lambda p: dist(p, (x, y)))


def fill_city(city: City, plan: Plan, rng: Rng) -> None:
    """Puts all that stands in a city into the plan and gives its segment a seat."""
    taken = [((x, y), 11.0) for _, x, y in plan.props] + [(p, r) for sort, p, r in plan.grounds if sort == "bare"]
    ground = Ground(city, taken)
    for number in range(city.shields):
        spot = _shield_at(city, ground)
        plan.put("shield", spot[0], spot[1] + 8)
        ground.take(spot, 12 if number == 0 else 10)
    seat = plan.seats.setdefault(city.segment, ground.roomiest((0, 0), 0.04, 16))
    plan.grounds.append(("plaza", seat, 8.5))
    ground.take(seat, 7)
    if len(city.sides) > 2:
        spot = ground.roomiest((14, -14), 0.1, 13)
        if ground.room[spot] > 3:
            plan.put("church", spot[0], spot[1] + 7)
            ground.take(spot, 9)
    for x, y in _throw(city, ground, rng):
        roll = rng()
        plan.put("t0" if roll < 0.12 else "hall" if roll < 0.2 else rng.pick(HOUSES), x, y + 4)
    plan.corners += [p for wall in city.walls for p in (wall[0], wall[-1])]


def _throw(city: City, ground: Ground, rng: Rng) -> list[Point]:
    """Where houses stand: darts that fall on free ground far enough from those before."""
    xs = [p[0] for p in city.ring]
    ys = [p[1] for p in city.ring]
    left, right, top, bottom = max(min(xs), -46), min(max(xs), 46), max(min(ys), -46), min(max(ys), 46)
    share = (right - left) * (bottom - top) / 8464
    spots: list[Point] = []
    for _ in range(int(DARTS * share)):
        x, y = rng(left, right), rng(top, bottom)
        near = APART * APART
        if all((x - u) * (x - u) + (y - v) * (y - v) >= near for u, v in spots) and ground.free((x, y), city.sides):
            spots.append((x, y))
    return spots


def open_sides(city: City, edges: str) -> list[str]:
    """The sides on which houses straddle the edge: plain city edges."""
    return [s for s in city.sides if edges[SIDES.index(s)] == "C"]
