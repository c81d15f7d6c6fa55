"""Makes the plan of a kind, once, and answers from it where things lie on a turned tile."""

from __future__ import annotations

from math import cos, pi, sin

from losetas.render.country import fill_fields
from losetas.render.geometry import Point, dist, turned
from losetas.render.kind import Signature, TileShape, signature
from losetas.render.landmarks import find_landmark
from losetas.render.looks import Rng
from losetas.render.plan import Plan, lay_cities, lay_roads, lone_cap, settle
from losetas.render.town import fill_city

GROUND_KINDS = ("city", "road", "field", "garden")  # segments with a place of their own; others stand in the middle

_plans: dict[Signature, Plan] = {}


def plan(kind: TileShape) -> Plan:
    """The plan of a tile kind, made at the first call and kept."""
    key = signature(kind)
    if key not in _plans:
        _plans[key] = _make(kind)
    return _plans[key]


def _make(kind: TileShape) -> Plan:
    rng = Rng(kind.code)
    out = Plan()
    out.cities = lay_cities(kind, rng)
    centre = lone_cap(out)
    lay_roads(kind, out, centre, rng)
    landmark = find_landmark(kind.special)
    if landmark:
        landmark.site(kind, out)
    else:
        _stand_buildings(kind, out)
        if not out.spots:
            settle(out, centre)
    for city in out.cities:
        fill_city(city, out, rng)
    fill_fields(kind, out, rng)
    _part_seats(kind, out)
    return out


def _stand_buildings(kind: TileShape, out: Plan) -> None:
    """A monastery, or a manor for a segment of a kind that nobody drew, in the middle of the tile."""
    buildings = [(i, s) for i, s in enumerate(kind.segments) if s.kind not in GROUND_KINDS]
    for number, (index, segment) in enumerate(buildings):
        x = (number - (len(buildings) - 1) / 2) * 30
        out.put("monastery" if segment.kind == "monastery" else "manor", x, 8)
        out.grounds.append(("yard", (x, 2), 23))
        out.seats[index] = (x + 2, 14)
        out.spots[index] = ((x, 4), 22)


def _part_seats(kind: TileShape, out: Plan) -> None:
    """Gives every segment a seat of its own: one that fell on another's moves to the nearest place that is free."""
    done: list[Point] = []
    for index in range(len(kind.segments)):
        x, y = out.seats.get(index, (0.0, 0.0))
        around = [(x, y)] + [
            (x + r * cos(a * pi / 4), y + r * sin(a * pi / 4)) for r in range(8, 60, 4) for a in range(8)
        ]
        inside = [p for p in around if max(abs(p[0]), abs(p[1])) <= 46]
        out.seats[index] = next((p for p in inside if all(dist(p, q) > 7 for q in done)), (x, y))
        done.append(out.seats[index])


def seats(kind: TileShape, turns: int) -> dict[int, Point]:
    """The seat of each segment, by its index, on a tile turned by so many quarter turns."""
    return {i: _rounded(turned(p, turns)) for i, p in sorted(plan(kind).seats.items())}


def corners(kind: TileShape, turns: int) -> list[tuple[int, int]]:
    """The corners of the turned tile where a wall ends and the board sets a tower, each -50 or 50 in x and y."""
    found = {turned(p, turns) for p in plan(kind).corners}
    return sorted((round(x), round(y)) for x, y in found)


def _rounded(p: Point) -> Point:
    return (round(p[0], 1) + 0.0, round(p[1], 1) + 0.0)
