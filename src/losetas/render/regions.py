"""The area of each segment on a turned tile, as path data: for lighting zones, click targets and field ownership."""

from __future__ import annotations

from losetas.render import lattice
from losetas.render.build import plan
from losetas.render.geometry import Point, ribbon, simplified, turned
from losetas.render.kind import Signature, TileShape, signature
from losetas.render.plan import Plan
from losetas.render.svg import d_line, num

ROAD_HALF = 5.2  # the drawn road with its edge line

Outline = list[list[Point]]

_outlines: dict[Signature, dict[int, Outline]] = {}


def regions(kind: TileShape, turns: int) -> dict[int, str]:
    """SVG path data of each segment's area, by its index, in the frame of the turned tile (centre 0,0, 100 wide).

    The path is to be filled with the default rule (nonzero). Cities follow their walls, roads have the width they are
    drawn with, fields are what is left between them; places such as monasteries and gardens are circles.
    """
    key = signature(kind)
    if key not in _outlines:
        _outlines[key] = _all(kind, plan(kind))
    out = {i: "".join(d_line([turned(p, turns) for p in ring], True) for ring in o) for i, o in _outlines[key].items()}
    for index, (middle, radius) in plan(kind).spots.items():
        out[index] = _circle(turned(middle, turns), radius)
    for index, seat in plan(kind).seats.items():
        if index not in out:  # a segment that reaches no edge and has no drawing
            out[index] = _circle(turned(seat, turns), 6)
    return dict(sorted(out.items()))


def _all(kind: TileShape, made: Plan) -> dict[int, Outline]:
    out: dict[int, Outline] = {}
    for city in made.cities:
        out[city.segment] = [city.ring]
    for road in made.roads:
        out[road.segment] = [simplified(ribbon(line, ROAD_HALF), 0.2) for line in road.arms()]
    for index, segment in enumerate(kind.segments):
        if segment.kind == "field":
            out[index] = _field(made, index)
    return out


def _field(made: Plan, index: int) -> Outline:
    """Rings round the part of the lattice that belongs to a field."""
    values = [
        clear if owner == index else min(clear, -0.1) for clear, owner in zip(made.clear, made.owner, strict=True)
    ]
    rings = [simplified(ring, 0.3) for ring in lattice.outlines(values)]
    if not rings and index in made.seats:  # a field too narrow for the lattice
        x, y = made.seats[index]
        rings = [[(x - 3, y - 3), (x + 3, y - 3), (x + 3, y + 3), (x - 3, y + 3)]]
    return rings


def _circle(middle: Point, radius: float) -> str:
    x, y, r = num(middle[0] - radius), num(middle[1]), num(radius)
    return f"M{x} {y}a{r} {r} 0 1 0 {num(2 * radius)} 0a{r} {r} 0 1 0 {num(-2 * radius)} 0Z"
