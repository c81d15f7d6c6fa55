"""Drawings of the thirteen tiles of the Spanish expansions: recognised, seated, joined, and harmless to neighbours."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from math import dist

import pytest
from tests.render.conftest import BASE
from tests.render.shapes import Pixel, Point, read_png, rings

from losetas import render
from losetas.carcassonne.tiles import TileKind, read_tiles
from losetas.render.geometry import OUT, inside, turned_side
from losetas.render.glyphs import GLYPHS
from losetas.render.landmarks import find_landmark, load_art

LOOKS = tuple(render.LOOKS)
HOME = {
    "SER": "serranos", "GAU1": "gaudi", "GAU2": "gaudi", "PLZ1": "plaza", "PLZ2": "plaza", "ARG1": "argueso",
    "ARG2": "argueso", "ALC": "alcazar", "MEZ1": "mezquita", "MEZ2": "mezquita", "ITA": "italica", "HOR": "horta",
    "TOL": "toledum",
}  # fmt: skip
PAIRS = (("ARG1", "ARG2", "E"), ("MEZ1", "MEZ2", "E"), ("PLZ1", "PLZ2", "S"))
BUILDINGS = {"house", "castle", "mosque", "amphitheatre", "network"}


@pytest.fixture(scope="module")
def kinds() -> dict[str, TileKind]:
    """The thirteen kinds under their codes."""
    folders = sorted(set(HOME.values()))
    made = [kind for key in folders for kind in read_tiles(BASE.parents[1] / key / "tiles.toml", key)]
    return {kind.code: kind for kind in made}


def _pixels(kind: TileKind, turns: int, look: str) -> list[list[Pixel]]:
    """The tile, 100 pixels wide, without the frame drawn round it."""
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: pictures cannot be looked at")
    svg = re.sub(r'<rect[^>]*width="99.4"[^>]*/>', "", render.tile_svg(kind, turns, look))
    return read_png(render.png(svg, 100))


def _edge(kind: TileKind, turns: int, side: str, look: str) -> list[Pixel]:
    """The outermost line of pixels of a side, west to east or north to south."""
    rows = _pixels(kind, turns, look)
    if side in "NS":
        return rows[0 if side == "N" else -1]
    return [row[0 if side == "W" else -1] for row in rows]


def _strip(kind: TileKind, turns: int, look: str, corner: Point, side: str) -> list[Pixel]:
    """The pixels of a strip 4 units deep from a corner along a side, whatever of the drawing lies there."""
    svg = re.sub(r'<rect[^>]*width="99.4"[^>]*/>', "", render.tile_svg(kind, turns, look))
    size = (100, 4) if side in "NS" else (4, 100)
    view = f'viewBox="{corner[0]:g} {corner[1]:g} {size[0]} {size[1]}" width="{size[0]}" height="{size[1]}"'
    svg = re.sub(r'viewBox="[^"]*" width="\d+" height="\d+"', view, svg, count=1)
    svg = re.sub(r' clip-path="[^"]*"', "", svg)
    return [pixel for row in read_png(render.png(svg, size[0])) for pixel in row]


def _near(a: Pixel, b: Pixel) -> bool:
    return max(abs(u - v) for u, v in zip(a, b, strict=True)) <= 48


def _differing(ours: list[Pixel], theirs: list[Pixel], along: int) -> int:
    """How many pixels between the corners have nothing like them on the other line, that far along it."""
    return sum(not any(_near(ours[i], o) for o in theirs[i - along : i + along + 1]) for i in range(12, 88))


def _holds(d: str, p: Point) -> bool:
    """Whether a region holds a point; a circle is given by its leftmost point and its radius."""
    if circle := re.fullmatch(r"M(\S+) (\S+)a(\S+) .*", d):
        x, y, r = (float(number) for number in circle.groups())
        return dist((x + r, y), p) <= r
    return sum(inside(p, ring) for ring in rings(d)) % 2 == 1


def test_every_tile_is_here_and_has_a_drawing_of_its_own(kinds: dict[str, TileKind]) -> None:
    """All thirteen, each from the art of its own expansion, whose glyphs begin with its key."""
    assert kinds.keys() == HOME.keys()
    load_art()
    for code, kind in kinds.items():
        assert find_landmark(kind.special) is not None, code
        others = [key for key in HOME.values() if key != HOME[code]]
        for name, _, _ in render.plan(kind).props:
            assert name in GLYPHS
            assert not name.startswith(tuple(others)), (code, name)


@pytest.mark.parametrize("look", LOOKS)
def test_pictures_are_small_and_self_contained(kinds: dict[str, TileKind], look: str) -> None:
    """Well-formed, every reference inside, less than 16 kB (a plaza is a whole building), shapes only."""
    for kind in kinds.values():
        for turns in range(4):
            svg = render.tile_svg(kind, turns, look)
            names = {e.tag.rpartition("}")[2] for e in ET.fromstring(svg).iter()}  # noqa: S314 - our own text
            assert names <= {"svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "pattern", "clipPath"}
            used = set(re.findall(r'href="#([^"]*)"', svg)) | set(re.findall(r"url\(#([^)]*)\)", svg))
            assert used <= set(re.findall(r'id="([^"]*)"', svg))
            assert not re.search(r"style=|NaN|inf|rotate", svg)
            assert len(svg) < 16_000, (kind.code, turns, len(svg))


def test_every_segment_has_a_seat_and_a_region_that_holds_it(kinds: dict[str, TileKind]) -> None:
    """Figures of two segments stand at least 20 of the tile's 100 units apart: they are 21 wide."""
    for code, kind in kinds.items():
        for turns in range(4):
            seats, regions = render.seats(kind, turns), render.regions(kind, turns)
            assert sorted(seats) == sorted(regions) == list(range(len(kind.segments)))
            for index, seat in seats.items():
                assert max(abs(seat[0]), abs(seat[1])) <= 41, (code, index)
                assert _holds(regions[index], seat), (code, turns, index)
            assert all(dist(a, b) >= 20 for a, b in combinations(seats.values(), 2)), code


def test_the_middle_of_a_building_is_no_field(kinds: dict[str, TileKind]) -> None:
    """Where the building stands its own region lies, and that of no field; the plaza is nobody's."""
    for code, kind in kinds.items():
        regions = render.regions(kind, 0)
        middles = [render.seats(kind, 0)[i] for i, s in enumerate(kind.segments) if s.kind in BUILDINGS]
        if code.startswith("PLZ"):
            middles = [(0.0, 30.0 if code == "PLZ1" else -30.0)]
        for middle in middles:
            fields = [i for i, s in enumerate(kind.segments) if s.kind == "field" and _holds(regions[i], middle)]
            assert not fields, code


def test_the_plots_of_the_horta_are_fields_without_wild_growth(kinds: dict[str, TileKind]) -> None:
    """HOR-2: its fields go on in the fields beside it, plots included; trees of the meadow stay out of them."""
    regions = render.regions(kinds["HOR"], 0)
    for plot in ((-24.0, -30.0), (25.0, -30.0)):
        assert _holds(regions[1], plot)
    for plot in ((-24.0, 30.0), (25.0, 30.0)):
        assert _holds(regions[2], plot)
    for name, x, y in render.plan(kinds["HOR"]).props:
        if not name.startswith("horta"):
            assert not (8 < abs(x) < 44 and 15 < abs(y) < 43), (name, x, y)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("first", "second", "side"), PAIRS)
def test_the_halves_of_a_landmark_join(
    kinds: dict[str, TileKind], look: str, first: str, second: str, side: str
) -> None:
    """What the first half would draw beyond the joint is what the second half draws there."""
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: pictures cannot be looked at")
    for turns in range(4):
        at = turned_side(side, turns)
        x, y = OUT[at]
        beyond = (50 if x > 0 else -54 if x < 0 else -50, 50 if y > 0 else -54 if y < 0 else -50)
        ours = _strip(kinds[first], turns, look, beyond, at)
        theirs = _strip(kinds[second], turns, look, (beyond[0] - 100 * x, beyond[1] - 100 * y), at)
        drawn = [(p, q) for p, q in zip(ours, theirs, strict=True) if p != (0, 0, 0)]
        assert len(drawn) > 120  # 30 units of building across the joint
        assert sum(not _near(p, q) for p, q in drawn) <= len(drawn) // 25, (first, turns)


@pytest.mark.parametrize("look", LOOKS)
def test_landmarks_join_the_tiles_of_the_base_game(
    kinds: dict[str, TileKind], by_letter: dict[str, TileKind], look: str
) -> None:
    """A field or road edge looks like that of a tile of the base game; turned by half the other side is the same."""
    pattern = {("F", side): _edge(by_letter["B"], 0, side, look) for side in "NESW"}
    crossing = by_letter["X"]
    pattern |= {("R", side): _edge(crossing, 0, side, look) for side in "NESW"}
    for code, kind in kinds.items():
        for side in "NESW":
            letter = kind.edge(side, 0)
            if letter in "FR":
                assert _differing(_edge(kind, 0, side, look), pattern[letter, side], 0) <= 4, (code, side)


@pytest.mark.parametrize("look", LOOKS)
def test_the_sides_of_the_alcazar_are_all_alike(kinds: dict[str, TileKind], look: str) -> None:
    """ALC-2: every side adjoins any edge, so none differs from the others; no wall ends on it."""
    kind = kinds["ALC"]
    north = _edge(kind, 0, "N", look)
    for side in "ESW":
        assert _differing(north, _edge(kind, 0, side, look), 1) <= 2
    assert render.corners(kind, 0) == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_roads_to_toledum_run_together(kinds: dict[str, TileKind], look: str) -> None:
    """TOL-3: from each edge to the ring in the middle nothing but road is seen, 3 units off its dashed track."""
    rows = _pixels(kinds["TOL"], 0, look)
    road = rows[2][53]
    for step in range(2, 37):
        for column, row in ((53, step), (46, 99 - step), (step, 53), (99 - step, 53)):
            if not (36 < column < 66 and row < 50):  # behind the signpost
                assert _near(rows[row][column], road), (column, row)
