"""Pictures of tiles: well-formed, self-contained, small, the same for ever, and joining whatever lies beside them."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.render.conftest import BASE
from tests.render.kinds import ALL_ROUND, make_kind
from tests.render.shapes import Pixel, read_png

from losetas import render
from losetas.carcassonne.tiles import TileKind
from losetas.core import registry
from losetas.render import landmarks
from losetas.render.landmarks import find_landmark

LOOKS = tuple(render.LOOKS)
ALLOWED = {
    "svg", "defs", "g", "path", "rect", "circle", "ellipse", "use", "pattern", "clipPath",
}  # fmt: skip


def _names(svg: str) -> set[str]:
    root = ET.fromstring(svg)  # noqa: S314 - our own text
    return {element.tag.rpartition("}")[2] for element in root.iter()}


@pytest.mark.parametrize("look", LOOKS)
def test_every_tile_in_every_orientation_is_a_small_picture_of_its_own(all_kinds: list[TileKind], look: str) -> None:
    """Only shapes, no text, script, style or address; ids unique; every reference inside; less than 14 kB."""
    for kind in all_kinds:
        for turns in range(4):
            svg = render.tile_svg(kind, turns, look)
            assert _names(svg) <= ALLOWED
            assert not re.search(r"style=|class=|on\w+=|NaN|inf", svg)
            assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
            ids = re.findall(r'id="([^"]*)"', svg)
            assert len(ids) == len(set(ids))
            used = set(re.findall(r'href="#([^"]*)"', svg)) | set(re.findall(r"url\(#([^)]*)\)", svg))
            assert used <= set(ids)
            assert len(svg) < 14_000, (kind.code, turns)


def test_the_two_looks_share_no_id() -> None:
    """Both sprites can stand in one page."""
    classic, modern = (set(re.findall(r'id="([^"]*)"', render.sprite(look))) for look in LOOKS)
    assert classic
    assert modern
    assert not classic & modern


def test_a_sprite_holds_what_tiles_use(base_kinds: list[TileKind]) -> None:
    """A body drawn inline finds every definition in the sprite of its look."""
    for look in LOOKS:
        held = set(re.findall(r'id="([^"]*)"', render.sprite(look)))
        for kind in base_kinds:
            body = render.tile_svg(kind, 1, look).partition("</defs>")[2]
            assert set(re.findall(r'href="#([^"]*)"', body)) <= held


def test_another_process_draws_the_same_bytes(by_letter: dict[str, TileKind]) -> None:
    """Pictures depend on no hash seed, clock or order of calls."""
    here = "".join(render.tile_svg(by_letter[letter], 3, look) for letter in "ISX" for look in ("classic", "2014"))
    code = (
        "import sys, hashlib; from pathlib import Path; from losetas import render\n"
        "from losetas.carcassonne.tiles import read_tiles\n"
        f"kinds = {{k.letter: k for k in read_tiles(Path({str(BASE)!r}), 'base')}}\n"
        "looks = ('classic', '2014')\n"
        "sys.stdout.write(''.join(render.tile_svg(kinds[c], 3, look) for c in 'ISX' for look in looks))"
    )
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert there.stdout == here


def test_an_unknown_look_is_named(by_letter: dict[str, TileKind]) -> None:
    """The error says what was asked for and what there is."""
    with pytest.raises(render.RenderError, match="no look '2099': expected one of classic, 2014"):
        render.tile_svg(by_letter["A"], 0, "2099")


def _edge(kind: TileKind, turns: int, side: str, look: str) -> list[Pixel]:
    """The outermost line of pixels of a side, west to east or north to south, without the frame of the tile."""
    svg = re.sub(r'<rect[^>]*width="99.4"[^>]*/>', "", render.tile_svg(kind, turns, look))
    rows = read_png(render.png(svg, 100))
    if side in "NS":
        return rows[0 if side == "N" else -1]
    return [row[0 if side == "W" else -1] for row in rows]


def _near(a: Pixel, b: Pixel) -> bool:
    return max(abs(u - v) for u, v in zip(a, b, strict=True)) <= 48


def _differing(ours: list[Pixel], theirs: list[Pixel], along: int) -> int:
    """How many pixels between the corner walls have nothing like them on the other line, that far along it."""
    return sum(not any(_near(ours[i], o) for o in theirs[i - along : i + along + 1]) for i in range(12, 88))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("letter", "pairs"),
    [
        ("F", [("A", "E"), ("I", "U"), ("E", "V"), ("B", "J")]),
        ("R", [("A", "U"), ("D", "X"), ("L", "V")]),
        ("C", [("C", "D"), ("F", "H"), ("M", "R")]),
    ],
)
def test_what_crosses_an_edge_depends_on_the_edge_alone(
    by_letter: dict[str, TileKind], look: str, letter: str, pairs: list[tuple[str, str]]
) -> None:
    """Lines of pixels at the edge: the same side of two tiles shows the same, and facing sides fit together.

    Facing lines are one pixel apart: a slanting roof may have moved by two pixels along the line, and the doors and
    posts of a street of houses may begin or end between the two.
    """
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: edges cannot be looked at")
    for west, east in pairs:
        left, right = by_letter[west], by_letter[east]
        q = next(q for q in range(4) if left.edge("E", q) == letter)
        for r in (r for r in range(4) if right.edge("W", r) == letter):
            ours = _edge(left, q, "E", look)
            # turned by half, the side that faces west faces east
            assert _differing(ours, _edge(right, (r + 2) % 4, "E", look), 0) <= 3, (west, q, east, r)
            assert _differing(ours, _edge(right, r, "W", look), 2) <= (10 if letter == "C" else 3), (west, q, east, r)


def test_an_expansion_draws_its_landmark() -> None:
    """A site function and a ground drawing registered under a key draw the kinds whose special is the key."""
    from losetas.render.glyphs import GLYPHS, glyph
    from losetas.render.landmarks import landmark
    from losetas.render.svg import box

    try:

        @glyph("test-mill", foot=4)
        def mill(look: object) -> str:
            return box(-5, -20, 10, 20, "#123456")

        @landmark("test-mill", ground=lambda look, turns: box(-9, -9, 18, 18, "#654321"))
        def site(kind: object, plan: render.Plan) -> None:
            plan.put("test-mill", 0, 4)
            plan.keep_free((0, 0), 30)
            plan.seat_kind(made, "mill", (0, 12))

        made = make_kind("MILL1", "FFFF", ("mill", ""), ALL_ROUND, special="test-mill")
        svg = render.tile_svg(made, 1, "2014")
        assert "#123456" in svg
        assert "#654321" in svg
        # a quarter turn clockwise takes (0, 12), south of the middle, to the west of it
        assert render.seats(made, 1)[0] == (-12, 0)
        for name, x, y in render.plan(made).props:
            if name not in ("test-mill",):
                assert (x * x + y * y) ** 0.5 > 28
        with pytest.raises(render.RenderError, match="twice"):
            landmark("test-mill")(site)
        with pytest.raises(render.RenderError, match="twice"):
            glyph("test-mill")(mill)
    finally:
        GLYPHS.pop("test-mill", None)
        landmarks._landmarks.pop("test-mill", None)


def test_the_art_of_a_folder_is_found(tmp_path: Path) -> None:
    """An expansion loaded from a folder brings its drawings in `art.py` beside its rules."""
    folder = tmp_path / "windmills"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from losetas.core.expansion import Expansion\n"
        "class Windmills(Expansion):\n"
        "    key = 'windmills'\n"
        "    game = 'carcassonne'\n"
    )
    (folder / "art.py").write_text(
        "from losetas.render.landmarks import landmark\n"
        "@landmark('windmills-mill')\n"
        "def site(kind, plan):\n"
        "    plan.keep_free((0, 0), 20)\n"
    )
    expansion = registry.load_folder(folder)
    try:
        assert find_landmark("windmills-mill") is not None
    finally:
        registry.forget_folder(expansion)
        landmarks._landmarks.pop("windmills-mill", None)


def test_a_landmark_nobody_drew_is_drawn_from_segments() -> None:
    """An unknown special is no error."""
    assert find_landmark("nobody-drew-this") is None
