"""Draws a planned tile in an orientation and a look.

Points turn, pictures do not: the points of the plan are turned first, then upright pictures are put on them from the
back of the tile to its front. Light comes from the upper left whatever the orientation.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

# the glyph modules register their drawings when they are imported
from losetas.render import glyphs_land, glyphs_town  # noqa: F401
from losetas.render.build import plan
from losetas.render.geometry import CORNERS, HALF, OUT, SIDES, Point, mix, turned, turned_side
from losetas.render.glyphs import GLYPHS, glyph_def, pen, use
from losetas.render.kind import TileShape
from losetas.render.landmarks import find_landmark, load_art
from losetas.render.looks import Look, Rng, get_look
from losetas.render.plan import City, Plan
from losetas.render.svg import box, d_blob, d_curve, d_line, document, dot, num, oval, path, poly, stroke
from losetas.render.town import open_sides

# houses that straddle a city edge: where along it, as seen on the board, and which; each tile draws its half
EDGE_HOUSES = ((-26, "h0"), (-12, "h2"), (1, "h3"), (15, "h1"), (28, "h2"))


def clip_def(look: Look) -> str:
    """The square of a tile as a clip path."""
    return f'<clipPath id="{look.key}clip"><rect x="-50" y="-50" width="100" height="100"/></clipPath>'


def _pattern(look: Look, name: str, size: int, content: str) -> str:
    return (
        f'<pattern id="{look.key}{name}" patternUnits="userSpaceOnUse" x="-50" y="-50" '
        f'width="{size}" height="{size}">{content}</pattern>'
    )


def texture_defs(look: Look, street: bool = True) -> str:
    """Field, city ground (unless not wanted) and paper grain: patterns that are never turned and so join everywhere."""
    rng = Rng("texture" + look.key)
    tufts = ""
    for _ in range(22):
        x, y, s = rng(3, 96), rng(4, 97), rng(0.8, 1.5)
        tufts += f"M{num(x - s)} {num(y - s)}L{num(x)} {num(y)}L{num(x + s * 0.8)} {num(y - s * 1.3)}"
    petals = [dot(rng(3, 97), rng(3, 97), 0.8, look.flowers[i % 3]) for i in range(14)]
    cobbles = "".join(f"M{num(rng(1, 22))} {num(rng(1, 24))}h{num(rng(1, 2.4))}" for _ in range(14))
    blades = stroke(tufts, look.tuft, 0.8, stroke_linecap="round", opacity=".7")
    out = _pattern(look, "grass", 100, blades + ("" if look.shake else "".join(petals)))
    if street:
        out += _pattern(look, "street", 25, stroke(cobbles, look.ground_dark, 0.8))
    if look.grain:
        specks = "".join(f"M{num(rng(0, 100))} {num(rng(0, 100))}h.6" for _ in range(56))
        fibres = "".join(
            f"M{num(rng(2, 88))} {num(rng(4, 96))}"
            f"q{num(rng(2, 5))} {num(rng(-2, 2))} {num(rng(5, 9))} {num(rng(-1, 1))}"
            for _ in range(11)
        )
        paper = stroke(specks, "#5a3d1c", 0.6, opacity=".3") + stroke(fibres, "#fff3d6", 0.7, opacity=".28")
        out += _pattern(look, "grain", 100, paper)
    return out


class _Scene:
    """What is drawn of one tile: flat layers in order, then everything that stands, sorted from back to front."""

    def __init__(self, kind: TileShape, turns: int, look: Look) -> None:
        self.kind = kind
        self.turns = turns
        self.look = look
        self.plan: Plan = plan(kind)
        self.flat: list[str] = []
        self.standing: list[tuple[float, str]] = []
        self.used: set[str] = set()

    def at(self, points: Iterable[Point]) -> list[Point]:
        """Points of the plan as the tile lies."""
        return [turned(p, self.turns) for p in points]

    def put(self, name: str, x: float, y: float, depth: float = 0) -> None:
        """A glyph that stands on x, y and is drawn as if its foot were `depth` nearer to the viewer."""
        self.used.add(name)
        self.standing.append((y + depth, use(self.look, name, round(x), round(y))))

    def draw_land(self) -> None:
        """Meadow, plots, city ground."""
        look = self.look
        # patterns are laid over plain colour, because the seam of a pattern that covers would show as a pale hair
        self.flat.append(box(-50, -50, 100, 100, look.field) + box(-50, -50, 100, 100, f"url(#{look.key}grass)"))
        for tone, ring in self.plan.blobs:
            color = look.field_lit if tone == "lit" else look.field_dark
            self.flat.append(path(d_blob(self.at(ring)), color, opacity=".55"))
        for sort, ring in self.plan.crops:
            self.flat.append(_crop(sort, self.at(ring), look))
        towns = "".join(d_line(self.at(city.ring), True) for city in self.plan.cities)
        if towns:
            self.flat.append(path(towns, look.ground) + path(towns, f"url(#{look.key}street)"))

    def draw_grounds(self, *sorts: str) -> None:
        """The round grounds of those sorts."""
        look = self.look
        for sort, middle, r in self.plan.grounds:
            if sort not in sorts:
                continue
            x, y = turned(middle, self.turns)
            if sort == "plaza":
                self.flat.append(oval(x, y, r, r * 0.8, look.plaza))
                self.flat.append(oval(x, y, r * 0.62, r * 0.5, "none", stroke=look.ground, stroke_width=0.8))
            elif sort == "yard":
                self.flat.append(oval(x, y + 4, r, r * 0.66, look.field_lit, stroke=look.verge, stroke_width=1.0))
            elif sort == "green":
                self.flat.append(oval(x, y, r, r * 0.9, look.field_dark, stroke=look.road_edge, stroke_width=1.2))

    def draw_roads(self) -> None:
        """All roads at once, so that they join where they meet."""
        look = self.look
        d = "".join(d_curve(self.at(road.curve)) for road in self.plan.roads)
        if d:
            self.flat.append(stroke(d, look.verge, 13.5))
            self.flat.append(stroke(d, look.road_edge, 10.4, stroke_linecap="round"))
            self.flat.append(stroke(d, look.road, 8.6, stroke_linecap="round"))
            self.flat.append(stroke(d, look.track, 0.9, stroke_dasharray="4 3.4"))

    def draw_landmark(self) -> None:
        """What lies flat under a landmark."""
        landmark = find_landmark(self.kind.special)
        if landmark and landmark.ground:
            self.flat.append(landmark.ground(self.look, self.turns))

    def stand_props(self) -> None:
        """Everything the plan put on the tile."""
        for name, x, y in self.plan.props:
            foot = GLYPHS[name].foot
            u, v = turned((x, y - foot), self.turns)
            if name == "gate":  # in front of the wall it stands in
                self.put(name, u, v + 4, 5)
            else:
                self.put(name, u, v + foot)

    def draw_walls(self) -> None:
        """All walls; they lie under everything that stands, because scenery keeps its distance."""
        walls = [self.at(wall) for city in self.plan.cities for wall in city.walls]
        if walls:
            self.flat.append(walls_svg(walls, self.look))

    def stand_city(self, city: City) -> None:
        """The towers of the walls, and the houses and trees shared with neighbours."""
        for wall in city.walls:
            points = self.at(wall)
            for x, y in points[1:-1]:
                self.put("w0", x, y + 3)
            for x, y in (points[0], points[-1]):
                self.put("w0", x, y + 4)
        sides = [turned_side(s, self.turns) for s in open_sides(city, self.kind.edges)]
        for side in sides:
            for along, name in EDGE_HOUSES:
                if side in "NS":
                    self.put(name, along, OUT[side][1] * HALF + 7)
                else:
                    self.put(name, OUT[side][0] * HALF, along + 4)
        for i in range(4):
            if SIDES[i] in sides and SIDES[i - 1] in sides:
                self.put("well", CORNERS[i][0], CORNERS[i][1] + 3)


def draw(kind: TileShape, turns: int, look: Look) -> tuple[str, set[str]]:
    """The tile without definitions, centre on 0,0, and the names of the glyphs it uses."""
    scene = _Scene(kind, turns, look)
    scene.draw_land()
    scene.draw_grounds("plaza", "yard")
    scene.draw_roads()
    scene.draw_grounds("green")
    scene.draw_landmark()
    scene.draw_walls()
    scene.stand_props()
    for city in scene.plan.cities:
        scene.stand_city(city)
    standing = "".join(svg for _, svg in sorted(scene.standing, key=lambda item: item[0]))
    out = [*scene.flat, f"<g {pen(look)}>{standing}</g>"]
    if look.grain:
        out.append(box(-50, -50, 100, 100, f"url(#{look.key}grain)"))
    out.append(box(-49.7, -49.7, 99.4, 99.4, "none", stroke=look.ink, stroke_width=0.6, opacity=".3"))
    return f'<g clip-path="url(#{look.key}clip)">{"".join(out)}</g>', scene.used


def _crop(sort: int, ring: list[Point], look: Look) -> str:
    """A plot of wheat, vines or furrows, in rows along its long side."""
    a, b, c, d = ring
    rows = ""
    for k in range(1, 6):
        left, right = mix(a, d, k / 6), mix(b, c, k / 6)
        rows += d_line((mix(left, right, 0.05), mix(left, right, 0.95)))
    edge = {"stroke": look.verge, "stroke_width": "1.2" if look.shake else ".5", "stroke_linejoin": "round"}
    if sort == 0:
        lines = stroke(rows, look.wheat_dark, 0.9, stroke_linecap="round", stroke_dasharray="2.2 .9")
        return poly(ring, look.wheat, **edge) + lines
    if sort == 1:
        lines = stroke(rows, look.leaf, 2.1, stroke_linecap="round", stroke_dasharray=".1 3.3")
        return poly(ring, look.field_lit, **edge) + lines
    return poly(ring, look.field_dark, **edge) + stroke(rows, look.tuft, 0.9, stroke_linecap="round")


def walls_svg(walls: Iterable[list[Point]], look: Look) -> str:
    """Walls along lines: shaded face towards the viewer, lit walkway above, battlements as light dashes."""
    face = top = ""
    for points in walls:
        for (x1, y1), (x2, y2) in pairwise(points):
            face += d_line(((x1, y1 + 3), (x2, y2 + 3), (x2, y2 - 3), (x1, y1 - 3)), True)
        top += d_line([(x, y - 3) for x, y in points])
    return (
        path(face, look.stone_dark, stroke=look.ink, stroke_width=look.line + 0.6, stroke_linejoin="round")
        + stroke(top, look.ink, 4.2 + look.line)
        + stroke(top, look.stone, 3.6)
        + stroke(top, look.stone_lit, 3.6, stroke_dasharray="2.4 1.4")
    )


def definitions(look: Look, names: Iterable[str]) -> str:
    """Clip, textures and the named glyphs, to stand inside `<defs>`."""
    return clip_def(look) + texture_defs(look) + "".join(glyph_def(look, name) for name in sorted(set(names)))


TOWER_BOX = (-10.0, -19.0, 21.0, 27.0)  # holds the corner tower, whose lattice corner is 0,0, in the units of a tile


def corner_tower(look: Look, x: float, y: float) -> str:
    """The tower of the lattice corner at x, y."""
    return use(look, "w1", x, y + 4)


def tower_svg(look: str) -> str:
    """The corner tower as a picture of its own that shows `TOWER_BOX`: its 0,0 belongs on the lattice corner.

    Raises RenderError for an unknown look.
    """
    chosen = get_look(look)
    return document(corner_tower(chosen, 0, 0), glyph_def(chosen, "w1"), TOWER_BOX, 84)


def sprite(look: str) -> str:
    """All definitions of a look as one hidden SVG, to be put once into a page that draws tiles inline.

    Raises RenderError for an unknown look.
    """
    load_art()
    shown = definitions(get_look(look), GLYPHS)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>{shown}</defs></svg>'


def tile_svg(kind: TileShape, turns: int, look: str) -> str:
    """A self-contained picture of a tile turned by so many quarter turns clockwise, for `<image>` and `<img>`.

    Raises RenderError for an unknown look.
    """
    chosen = get_look(look)
    body, used = draw(kind, turns, chosen)
    street = f"url(#{chosen.key}street)" in body
    defs = (
        clip_def(chosen)
        + texture_defs(chosen, street)
        + "".join(glyph_def(chosen, name, own_pen=False) for name in sorted(used))
    )
    return document(body, defs, (-50, -50, 100, 100), 200)
