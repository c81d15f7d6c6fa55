"""A whole position as one SVG, from plain data; cells are 100 wide, cell 0,0 has its middle on 0,0, y goes south.

From bottom to top: table, shadows, legal cells, tiles, a wash of light over all of them, corner towers, field owners,
last tile, veil and lit segments, followers, coordinates.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from losetas.render.build import corners, seats
from losetas.render.digits import number
from losetas.render.followers import SEATS, on_seat
from losetas.render.kind import TileShape
from losetas.render.looks import Look, Rng, get_look
from losetas.render.regions import regions
from losetas.render.svg import box, document, group, num, path, stroke
from losetas.render.tile import corner_tower, definitions, draw

Placement = tuple[TileShape, int, int, int]  # kind, x, y, turns
FollowerAt = tuple[int, int, int, int, str]  # x, y, segment, seat, piece
SegmentAt = tuple[int, int, int]  # x, y, segment
Cell = tuple[int, int]

PAD = 60.0
CREAM = "#fff7c8"
GOLD = "#e0a100"


@dataclass(frozen=True)
class Marks:
    """What is shown on top of a position."""

    last: Cell | None = None
    legal: Collection[Cell] = ()
    highlight: Collection[SegmentAt] = ()
    field_owners: Sequence[tuple[int, int, int, int]] = ()  # x, y, segment, seat
    coordinates: bool = False


class _Board:
    """The tiles of a position with what its layers need to know of them."""

    def __init__(self, placements: Sequence[Placement], look: Look, marks: Marks) -> None:
        self.look = look
        self.marks = marks
        self.tiles = {(x, y): (kind, turns) for kind, x, y, turns in placements}  # a covering tile is laid later
        self.used: set[str] = set()

    def view(self) -> tuple[float, float, float, float]:
        """The rectangle that holds all tiles and legal cells, with a margin."""
        cells = [*self.tiles, *self.marks.legal] or [(0, 0)]
        left, right = min(x for x, _ in cells), max(x for x, _ in cells)
        top, bottom = min(y for _, y in cells), max(y for _, y in cells)
        width, height = (right - left + 1) * 100 + 2 * PAD, (bottom - top + 1) * 100 + 2 * PAD
        return (left * 100 - 50 - PAD, top * 100 - 50 - PAD, width, height)

    def table(self, view: tuple[float, float, float, float]) -> str:
        """The table with a faint weave, and the shadow of all tiles."""
        key = self.look.key
        weave = box(*view, self.look.table[0]) + box(*view, f"url(#{key}table)")
        shadows = "".join(box(x * 100 - 45, y * 100 - 43, 100, 100, "#000") for x, y in self.tiles)
        return weave + f'<g opacity=".3">{shadows}</g>'

    def legal(self) -> str:
        """Dashed frames on the cells where the tile in hand can go."""
        return "".join(
            f'<rect x="{x * 100 - 43}" y="{y * 100 - 43}" width="86" height="86" rx="9" fill="#fff" '
            'fill-opacity=".13" stroke="#fff" stroke-opacity=".8" stroke-width="2.2" stroke-dasharray="7 6"/>'
            for x, y in sorted(set(self.marks.legal) - set(self.tiles))
        )

    def ground(self) -> str:
        """The tiles, row by row."""
        out = ""
        for (x, y), (kind, turns) in sorted(self.tiles.items(), key=lambda item: (item[0][1], item[0][0])):
            body, used = draw(kind, turns, self.look)
            self.used |= used
            out += group(body, x * 100, y * 100)
        cells = "".join(f"M{x * 100 - 50} {y * 100 - 50}h100v100h-100Z" for x, y in sorted(self.tiles))
        return out + path(cells, f"url(#{self.look.key}wash)")

    def towers(self) -> str:
        """One roofed tower on each lattice corner where walls end: it hides the kinks and makes one town of many."""
        found = set()
        for (x, y), (kind, turns) in self.tiles.items():
            found |= {(x * 100 + u, y * 100 + v) for u, v in corners(kind, turns)}
        self.used.add("w1")
        return "".join(corner_tower(self.look, u, v) for u, v in sorted(found, key=lambda c: (c[1], c[0])))

    def last(self) -> str:
        """The frame of the last tile."""
        if self.marks.last is None:
            return ""
        x, y = self.marks.last
        frame = (x * 100 - 49, y * 100 - 49, 98.0, 98.0)
        return box(*frame, "none", stroke=CREAM, stroke_width=4.0) + box(*frame, "none", stroke=GOLD, stroke_width=1.6)

    def area(self, x: int, y: int, segment: int) -> str:
        """The path data of a segment, in the frame of its own cell."""
        kind, turns = self.tiles[x, y]
        return regions(kind, turns)[segment]

    def owners(self) -> str:
        """Fields washed in the colour of the seat that owns them."""
        out = ""
        for x, y, segment, seat in self.marks.field_owners:
            shape = path(self.area(x, y, segment), SEATS[seat].body, fill_opacity=".42")
            out += group(shape, x * 100, y * 100)
        return out

    def lit(self) -> str:
        """A veil over everything but the lit segments, which get a glow and an outline."""
        if not self.marks.highlight:
            return ""
        areas: dict[Cell, str] = {}
        for x, y, segment in sorted(self.marks.highlight):
            areas[x, y] = areas.get((x, y), "") + self.area(x, y, segment)
        veil = glow = ""
        for x, y in sorted(self.tiles):
            area = areas.get((x, y), "")
            cell = path("M-50-50h100v100h-100Z" + area, "#1a120a", fill_rule="evenodd")
            veil += group(cell, x * 100, y * 100)
            if area:
                shape = path(area, "#ffe98a", fill_opacity=".25", stroke="#fffdf4", stroke_width=1.4)
                glow += group(shape, x * 100, y * 100)
        return f'<g opacity=".45">{veil}</g>{glow}'

    def figures(self, followers: Sequence[FollowerAt]) -> str:
        """Followers on their seats, from back to front; in fields they lie."""
        men = []
        for x, y, segment, seat, piece in followers:
            kind, turns = self.tiles[x, y]
            u, v = seats(kind, turns)[segment]
            lying = kind.segments[segment].kind == "field" and piece != "abbot"
            man = on_seat(piece, seat, "lying" if lying else "standing")
            men.append((y * 100 + v, group(man, x * 100 + u, y * 100 + v)))
        return "".join(svg for _, svg in sorted(men, key=lambda m: m[0]))

    def coordinates(self, view: tuple[float, float, float, float]) -> str:
        """Column numbers along the upper and left margins."""
        if not self.marks.coordinates:
            return ""
        left, top = view[0] + PAD / 2, view[1] + PAD / 2
        columns = range(round((view[0] + PAD) / 100 + 0.5), round((view[0] + view[2] - PAD) / 100 + 0.5))
        rows = range(round((view[1] + PAD) / 100 + 0.5), round((view[1] + view[3] - PAD) / 100 + 0.5))
        out = "".join(number(x, x * 100, top, 14, "#fffdf4") for x in columns)
        return out + "".join(number(y, left, y * 100, 14, "#fffdf4") for y in rows)


def table_defs(look: Look) -> str:
    """The weave of the table and the wash of light over the tiles, patterns that are larger than a tile."""
    rng = Rng("table" + look.key)
    threads = "".join(f"M{num(rng(0, 56))} {num(rng(0, 58))}h{num(rng(2, 7))}" for _ in range(34))
    weave = (
        f'<pattern id="{look.key}table" patternUnits="userSpaceOnUse" width="64" height="60">'
        f"{stroke(threads, look.table[1], 1)}</pattern>"
    )
    fades = ""
    patches = ""
    for name, tone, opacity in (("sun", "#fff6c0", 0.14), ("dusk", look.shadow, 0.09)):
        fades += (
            f'<radialGradient id="{look.key}{name}"><stop offset="0" stop-color="{tone}" stop-opacity="{opacity}"/>'
            f'<stop offset="1" stop-color="{tone}" stop-opacity="0"/></radialGradient>'
        )
    for i in range(7):  # inside the pattern, so that its seams do not show
        r = rng(120, 210)
        x, y = rng(r, 640 - r), rng(r, 620 - r)
        patches += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="url(#{look.key}{("sun", "dusk")[i % 2]})"/>'
    wash = f'<pattern id="{look.key}wash" patternUnits="userSpaceOnUse" width="640" height="620">{patches}</pattern>'
    return weave + fades + wash


def board_svg(
    placements: Sequence[Placement],
    look: str,
    *,
    followers: Sequence[FollowerAt] = (),
    last: Cell | None = None,
    legal: Collection[Cell] = (),
    highlight: Collection[SegmentAt] = (),
    field_owners: Sequence[tuple[int, int, int, int]] = (),
    coordinates: bool = False,
    px: int = 110,
) -> str:
    """A position as one self-contained SVG.

    placements: (kind, x, y, turns) in laying order, a covering tile after the covered one; followers: (x, y, index of
    the segment, seat, piece); last and legal: cells; highlight: (x, y, segment) to be lit; field_owners: (x, y,
    segment, seat) to be washed in the seat's colour; px: width of a tile in pixels by default.
    Raises RenderError for an unknown look, piece or seat, KeyError for a mark on a cell without a tile.

    Example: `board_svg([(kind, 0, 0, 0)], "2014", followers=[(0, 0, 1, 0, "follower")])`.
    """
    chosen = get_look(look)
    board = _Board(placements, chosen, Marks(last, legal, highlight, field_owners, coordinates))
    view = board.view()
    body = (
        board.table(view)
        + board.legal()
        + board.ground()
        + board.towers()
        + board.owners()
        + board.lit()
        + board.last()
        + board.figures(followers)
        + board.coordinates(view)
    )
    defs = definitions(chosen, board.used) + table_defs(chosen)
    return document(body, defs, view, round(view[2] * px / 100))
