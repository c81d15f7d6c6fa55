"""Fills the fields: floods each from its half-edges, seats it at its roomiest point, scatters meadow, plots, groves."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from losetas.render import lattice
from losetas.render.geometry import HALF, Point, dist, half_edge, on_tile
from losetas.render.kind import TileShape
from losetas.render.looks import Rng
from losetas.render.plan import Plan, measure

# how far a thing keeps from roads and walls, and from the edge of the tile
KEEPS = {
    "b0": (3, 5),
    "t0": (8, 13),
    "t2": (7, 12),
    "t1": (12, 15),
    "hay": (8, 14),
    "sheep": (9, 15),
    "stone": (5, 8),
}
SMALL = 14  # trees and bushes of a tile, more would hide the field


class Meadow:
    """The free ground of all fields of a tile."""

    def __init__(self, plan: Plan) -> None:
        self.clear = plan.clear
        self.owner = plan.owner
        self.taken = [((x, y), 9.0) for g, x, y in plan.props if g == "gate"]

    def room(self, at: int) -> float:
        """How far the nearest thing is from a lattice point."""
        x, y = lattice.POINTS[at]
        room = min(self.clear[at], HALF - abs(x), HALF - abs(y))
        for (u, v), r in self.taken:
            room = min(room, hypot(x - u, y - v) - r)
        return room

    def take(self, middle: Point, radius: float) -> None:
        """Fills a circle."""
        self.taken.append((middle, radius))

    def roomiest(self, points: list[int], enough: float, pull: float) -> int:
        """The point with most room, slightly drawn to the middle of the tile."""
        return max(points, key=lambda at: min(self.room(at), enough) - hypot(*lattice.POINTS[at]) * pull)


def fill_fields(kind: TileShape, plan: Plan, rng: Rng) -> None:
    """Divides the ground among the field segments, seats them and puts all that stands in fields into the plan."""
    fields = [(i, s) for i, s in enumerate(kind.segments) if s.kind == "field"]
    plan.clear = measure(plan)
    flood = lattice.spread([_seeds(s.at, plan.clear) for _, s in fields], [d > 0 for d in plan.clear])
    plan.owner = [fields[number][0] if number >= 0 else -1 for number in flood]
    parts = {i: [at for at, owner in enumerate(plan.owner) if owner == i] for i, _ in fields}
    meadow = Meadow(plan)
    _lay_garden(kind, plan, meadow, parts)
    for index, segment in fields:
        if index in plan.seats:
            seat = plan.seats[index]
        elif parts[index]:
            seat = lattice.POINTS[meadow.roomiest(parts[index], 15, 0.02)]
        else:  # squeezed between walls: where its first half-edge is
            seat = on_tile([half_edge(segment.at[0]) if segment.at else (0.0, 0.0)], 4)[0]
        plan.seats[index] = seat
        meadow.take(seat, 8)
    free = [at for at, owner in enumerate(plan.owner) if owner >= 0]
    if free:
        _colour(plan, free, rng)
        _plough(plan, meadow, free, rng)
        _plant(plan, meadow, free, rng)


def _seeds(half_edges: tuple[str, ...], clear: list[float]) -> list[int]:
    """The open lattice point nearest to each half-edge, where one is near."""
    out = []
    for name in half_edges:
        want = half_edge(name)
        for radius in (5, 20):
            open_ = [(dist(lattice.POINTS[at], want), at) for at in lattice.near(want, radius) if clear[at] > 0]
            if open_:
                out.append(min(open_)[1])
                break
    return out


def _lay_garden(kind: TileShape, plan: Plan, meadow: Meadow, parts: dict[int, list[int]]) -> None:
    """The garden stands in the largest field, smaller where there is little room."""
    for index, segment in enumerate(kind.segments):
        if segment.kind != "garden" or index in plan.seats:
            continue
        largest = max(parts.values(), key=len, default=[])
        x, y = lattice.POINTS[meadow.roomiest(largest, 16, 0.05)] if largest else (0.0, 0.0)
        snug = not largest or meadow.room(lattice.nearest(x, y)) < 13
        plan.put("plot" if snug else "garden", x, y + 7)
        plan.seats[index] = (x, y + 4)
        plan.spots[index] = ((x, y), 10 if snug else 14)
        meadow.take((x, y), 12 if snug else 19)


def _colour(plan: Plan, free: list[int], rng: Rng) -> None:
    """Lighter and darker meadow."""
    for k in range(4):
        x, y = lattice.POINTS[rng.pick(free)]
        r = min(rng(9, 17), HALF - 1 - max(abs(x), abs(y)))
        if r > 5:
            ring: list[Point] = [
                (round(x + cos(a * pi / 4) * r * rng(0.75, 1.15)), round(y + sin(a * pi / 4) * r * rng(0.6, 0.95)))
                for a in range(8)
            ]
            plan.blobs.append(("lit" if k % 2 else "dark", ring))


def _plough(plan: Plan, meadow: Meadow, free: list[int], rng: Rng) -> None:
    """Up to two plots of wheat, vines or ploughed land."""
    for _ in range(2):
        roomy = [at for at in free if meadow.room(at) > 11]
        if len(roomy) < 16 or rng() < 0.25:
            return
        at = rng.pick(roomy)
        x, y = lattice.POINTS[at]
        r = min(meadow.room(at), 16)
        slant = rng(-0.5, 0.5)
        ring = []
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            u, v = sx * r * rng(0.8, 0.95), sy * r * rng(0.5, 0.62)
            ring.append((x + u * cos(slant) - v * sin(slant), y + u * sin(slant) + v * cos(slant)))
        plan.crops.append((int(rng(0, 3)), on_tile(ring, 4)))
        meadow.take((x, y), r + 3)


def _plant(plan: Plan, meadow: Meadow, free: list[int], rng: Rng) -> None:
    """One or two rare things, then groves rather than lone trees."""
    for _ in range(6):
        _stand(plan, meadow, rng.pick(("hay", "sheep", "stone", "hay")), lattice.POINTS[rng.pick(free)])
        if len([g for g, _, _ in plan.props if g in ("hay", "sheep", "stone")]) > int(rng(0, 2)):
            break
    small = 0
    for _ in range(70):
        if small >= SMALL:
            return
        name = rng.pick(("t0", "t0", "t1", "t2", "b0"))
        x, y = lattice.POINTS[rng.pick(free)]
        for _ in range(1 if name == "b0" else int(rng(2, 5.5))):
            small += _stand(plan, meadow, name, (x, y))
            x, y = x + rng(-7.5, 7.5), y + rng(-5.5, 5.5)


def _stand(plan: Plan, meadow: Meadow, name: str, p: Point) -> bool:
    """Puts a thing on p if there is room for it."""
    x, y = p
    need, rim = KEEPS[name]
    if HALF - max(abs(x), abs(y)) < rim or meadow.clear[lattice.nearest(x, y)] < need:
        return False
    wide = 3 if name in ("hay", "sheep") else 0
    if any(hypot(x - u, y - v) < r + 1 + wide for (u, v), r in meadow.taken):
        return False
    plan.put(name, x, y + 2)
    meadow.take(p, 3 + wide)
    return True
