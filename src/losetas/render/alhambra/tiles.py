"""The tiles: floor, walls, price, the six kinds of building, the squares, the fountains and the backs.

A tile never turns, so its walls stand where they are drawn: brick, dark, battlements outwards. An open side has a
pale threshold and a path that leads on.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from losetas.render.alhambra.courts import chambers, garden, tower
from losetas.render.alhambra.halls import arcades, pavilion, seraglio
from losetas.render.alhambra.palette import (
    CREAM,
    INK,
    NIGHT,
    NIGHT_LIT,
    SAND,
    SAND_DARK,
    WALL,
    WALL_DARK,
    WALL_LIT,
    WATER,
    WATER_DARK,
    WATER_LIT,
    KindColours,
    check_between,
    check_walls,
    kind_colours,
)
from losetas.render.alhambra.shapes import TILE_BOX, d_knot, shadow, star
from losetas.render.digits import number
from losetas.render.errors import RenderError
from losetas.render.followers import SEATS
from losetas.render.geometry import SIDES
from losetas.render.svg import box, document, dot, group, num, oval, path, poly, stroke

BUILDINGS: dict[str, Callable[[KindColours, int], str]] = {
    "pavilion": pavilion,
    "seraglio": seraglio,
    "arcades": arcades,
    "chambers": chambers,
    "garden": garden,
    "tower": tower,
}
_HEIGHTS = {"pavilion": 62, "seraglio": 60, "arcades": 64, "chambers": 64, "garden": 62, "tower": 66}
_CHEAPEST = {"pavilion": 2, "seraglio": 3, "arcades": 4, "chambers": 5, "garden": 6, "tower": 7}
_STONE = KindColours("#efe4cb", "#dccdaa", "#8d7a55", CREAM, "#5d4c30")
_GRADES = (3, 5)  # so much dearer than the cheapest of its kind a building is drawn richer, and richer again
_BRICKS = "".join(f"M{x}-46.2v5M{x + 5}-41.2v5" for x in range(-48, 50, 10)) + "M-50-41.4H50"
_MIDDLES = {"N": (0, -41), "E": (41, 0), "S": (0, 41), "W": (-41, 0)}


def outlined(content: str, x: float, y: float, scale: float) -> str:
    """What is drawn with a dark outline, moved to x, y."""
    pen = f'<g stroke="{INK}" stroke-width="1.1" stroke-linejoin="round">{content}</g>'
    return group(pen, x, y, scale)


def kind_drawing(kind: str, x: float, y: float, scale: float) -> str:
    """The plainest building of a kind alone, its foot on x, y; raises RenderError for an unknown kind."""
    c = kind_colours(kind)
    return outlined(BUILDINGS[kind](c, 0), x, y, scale)


def _floor(c: KindColours) -> str:
    """Tinted ground with a carpet of stars, and paths to the middle of every side."""
    places = (-37.5, -12.5, 12.5, 37.5)  # a quarter of a tile apart, so that the carpet goes on in the neighbours
    carpet = "".join(d_knot(x, y, 9) for x in places for y in places)
    cross = "M0-50V50M-50 0H50"
    return (
        box(-50, -50, 100, 100, c.floor)
        + stroke(carpet, c.tint, 1)
        + stroke(cross, SAND_DARK, 19)
        + stroke(cross, SAND, 16)
        + stroke(cross, SAND_DARK, 1, stroke_dasharray="2.4 4")
    )


def _wall(side: str) -> str:
    """A wall along the north, turned to its side; lit where the light from the upper left falls on it."""
    teeth = WALL_LIT if side in "NW" else "#b5754f"
    body = (
        box(-50, -50, 100, 13.4, WALL, stroke=WALL_DARK, stroke_width=1.6)
        + stroke(_BRICKS, WALL_DARK, 0.9, opacity=".8")
        + stroke("M-50-47.6H50", WALL_DARK, 4.8)
        + stroke("M-49.2-47.8H50", teeth, 4, stroke_dasharray="6.8 3.2")
        + stroke("M-50-36.4H50", INK, 2.6, opacity=".5")
    )
    return f'<g transform="rotate({90 * SIDES.index(side)})">{body}</g>' if side != "N" else body


def rim(walls: str) -> str:
    """The walls, a post where two of them meet, and a pale threshold on every open side."""
    ends = {"N": "M-50-49H50", "E": "M49-50V50", "S": "M-50 49H50", "W": "M-49-50V50"}
    out = "".join(stroke(d, CREAM, 2, opacity=".8") for side, d in ends.items() if side not in walls)
    out += "".join(_wall(side) for side in "WNES" if side in walls)
    for pair, x, y in (("NE", 42.6, -42.6), ("ES", 42.6, 42.6), ("SW", -42.6, 42.6), ("WN", -42.6, -42.6)):
        if pair[0] in walls and pair[1] in walls:
            out += box(x - 7, y - 7, 14, 14, WALL_LIT, stroke=WALL_DARK, stroke_width=1.6)
            out += box(x - 3.4, y - 3.4, 6.8, 6.8, WALL, stroke=WALL_DARK, stroke_width=1)
    return out


def price_star(value: int, c: KindColours) -> str:
    """A price on its star, round 0,0."""
    plate = star(0, 0, 16.4, CREAM, stroke=c.dark, stroke_width=2.6, stroke_linejoin="round")
    return plate + number(value, 0, 0, 15.6 if value < 10 else 13.2, INK, 2.2)


def _price(value: int, c: KindColours, walls: str) -> str:
    """The price in the upper left, pushed in where a wall stands."""
    return group(price_star(value, c), -24 if "W" in walls else -31, -24 if "N" in walls else -31)


def _place(kind: str, walls: str) -> tuple[float, float, float]:
    """Where the foot of a building stands, and the scale at which it keeps clear of the walls."""
    dx = 5 + (-8 if "E" in walls else 0) + (3 if "W" in walls else 0)
    foot = 22.0 if "S" in walls else 33.0
    top = -34 if "N" in walls else -44
    width = 1.1 - 0.06 * len(set(walls) & set("EW"))
    return dx, foot, round(min(width, (foot - top) / _HEIGHTS[kind]), 2)


def building(kind: str, price: int, walls: str = "") -> str:
    """A tile with a building, without the SVG element round it; raises RenderError for what does not exist."""
    return unpriced(kind, price, walls) + _price(price, kind_colours(kind), walls)


def unpriced(kind: str, price: int, walls: str) -> str:
    """The same tile before its price is laid on it."""
    c = kind_colours(kind)
    check_walls(walls)
    check_between("price", price, 1, 99)
    dx, foot, scale = _place(kind, walls)
    court = oval(dx - 2, foot - 1, 39, 12, SAND, stroke=SAND_DARK, stroke_width=1.4)
    over = price - _CHEAPEST[kind]
    grade = sum(over >= step for step in _GRADES)
    art = outlined(BUILDINGS[kind](c, grade), dx, foot, scale)
    return _floor(c) + court + art + rim(walls)


def _awning(c: KindColours) -> str:
    """A market stall that stands on 0,18."""
    roof = poly([(-20, -4), (-15, -17), (15, -17), (20, -4)], CREAM)
    for i in range(4):
        left, right = -20 + i * 10, -15 + i * 7.5
        roof += poly([(left, -4), (right, -17), (right + 3.75, -17), (left + 5, -4)], c.main, stroke="none")
    fruit = ((-9, "#f2685f"), (-3.4, "#ffd84d"), (2.4, "#f2685f"), (8.4, "#8bc760"))
    stall = stroke("M-16-4V17M16-4V17", c.dark, 2.4) + box(-13, 8, 26, 8, "#c99457")
    stall += "".join(dot(x, 7, 2.4, tone) for x, tone in fruit)
    return shadow(2, 18, 22, 4) + stall + roof + path("M-20-4" + "q2.5 5 5 0" * 8 + "Z", c.main)


def kind_sign(kind: str, x: float, y: float, scale: float) -> str:
    """The building of a kind on a round plate: what tells kinds apart without their colours."""
    c = kind_colours(kind)
    return group(
        dot(0, 0, 15, c.floor, stroke=c.dark, stroke_width=1.4) + kind_drawing(kind, -0.6, 11.2, 0.4), x, y, scale
    )


def square(kind: str, walls: str = "") -> str:
    """A square, without the SVG element round it: a star pavement, a stall under the sign of its kind, and a plus on
    each side that can count.
    """
    c = kind_colours(kind)
    check_walls(walls)
    out = _floor(c)
    for i, (x, y) in enumerate((x, y) for x in (-21, 0, 21) for y in (-21, 0, 21)):
        outer, inner = (CREAM, c.main) if i % 2 else (c.main, c.lit)
        out += star(x, y, 10.8, outer, stroke=c.dark, stroke_width=0.8) + path(d_knot(x, y, 4), inner)
    out += outlined(_awning(c), 0, 9, 1) + kind_sign(kind, 0, -11, 1.35)
    out += box(-48.4, -48.4, 96.8, 96.8, "none", stroke=c.main, stroke_width=2.4) + rim(walls)
    for side, (x, y) in _MIDDLES.items():
        if side not in walls:
            out += dot(x, y, 7, c.dark, stroke=CREAM, stroke_width=1.8)
            out += stroke(f"M{x - 3.8:g} {y}h7.6M{x} {y - 3.8:g}v7.6", CREAM, 2.2)
    return out


def fountain(seat: int | None = None) -> str:
    """The start of a palace, without the SVG element round it: a star basin, rimmed in the colour of its seat."""
    if seat is not None and not 0 <= seat < len(SEATS):
        raise RenderError(f"no seat {seat}: expected 0 to {len(SEATS) - 1}")
    ring = _STONE.main if seat is None else SEATS[seat].body
    out = _floor(_STONE) + star(0, 2, 41, "#c9b58a", stroke=INK, stroke_width=1.2)
    out += star(0, 0, 40, ring, stroke=INK, stroke_width=1.4) + star(0, 0, 32, CREAM, stroke=INK, stroke_width=1.1)
    out += dot(0, 0, 21.6, WATER_DARK, stroke=INK, stroke_width=1.2) + dot(0, 1, 20.4, WATER)
    jets = ""
    for i in range(8):
        u, v = cos(i * pi / 4 + 0.2), sin(i * pi / 4 + 0.2)
        jets += f"M0 0Q{num(9 * u - 3 * v)} {num(9 * v + 3 * u - 6)} {num(17 * u)} {num(17 * v)}"
    out += stroke(jets, WATER_LIT, 1.8, stroke_linecap="round")
    out += star(0, 0, 9, "#e9dcc0", stroke=INK, stroke_width=1.1)
    out += dot(0, 0, 4.6, "#a8e0f2", stroke=INK, stroke_width=0.9)
    if seat is not None:
        sign = path(SEATS[seat].sign, SEATS[seat].mark)
        out += dot(36, 36, 10, ring, stroke=INK, stroke_width=1.4) + group(sign, 36, 36, 1.1)
    return out + rim("")


def _back(field: str, line: str, middle: str) -> str:
    """A back: stars from edge to edge round a seal."""
    places = (-37.5, -12.5, 12.5, 37.5)
    carpet = "".join(d_knot(x, y, 11) for x in places for y in places)
    out = box(-50, -50, 100, 100, field) + stroke(carpet, line, 1.3)
    out += box(-48, -48, 96, 96, "none", stroke=CREAM, stroke_width=1.6, opacity=".8")
    return out + star(0, 0, 25, field, stroke=CREAM, stroke_width=2.2) + middle


def tile_back() -> str:
    """The back of a building, without the SVG element round it: a golden seal, the same for every tile."""
    seal = path(d_knot(0, 0, 16), "#f3c64a") + path(d_knot(0, 0, 9), NIGHT) + dot(0, 0, 3.4, "#f3c64a")
    return _back(NIGHT, NIGHT_LIT, seal)


def square_back(kind: str) -> str:
    """The back of a square, without the SVG element round it: in the colour of its stack."""
    c = kind_colours(kind)
    return _back(c.dark, c.main, kind_drawing(kind, 0, 15, 0.52))


def tile_document(body: str) -> str:
    """A tile as a picture of its own."""
    return document(body, "", TILE_BOX, 100)


def building_svg(kind: str, price: int, walls: str = "") -> str:
    """A tile with a building of that kind and price, walls on the sides named, north up.

    Raises RenderError for a kind, price or side that does not exist.

    Example: `building_svg("tower", 8, "NES")`.
    """
    return tile_document(building(kind, price, walls))


def square_svg(kind: str, walls: str = "") -> str:
    """A square that adds to that kind, walls on the sides named, north up.

    Raises RenderError for a kind or side that does not exist.
    """
    return tile_document(square(kind, walls))


def fountain_svg(seat: int | None = None) -> str:
    """The fountain of a seat, or one of nobody's.

    Raises RenderError for a seat that does not exist.
    """
    return tile_document(fountain(seat))


def tile_back_svg() -> str:
    """The back of every building."""
    return tile_document(tile_back())


def square_back_svg(kind: str) -> str:
    """The back of the squares of a kind.

    Raises RenderError for a kind that does not exist.
    """
    return tile_document(square_back(kind))
