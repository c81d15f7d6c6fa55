"""Followers, chips, whole positions, and PNG."""

from __future__ import annotations

import builtins
import re
import xml.etree.ElementTree as ET

import pytest

from losetas import render
from losetas.carcassonne.tiles import TileKind


def _check(svg: str) -> ET.Element:
    assert "<text" not in svg
    assert "<script" not in svg
    ids = re.findall(r'id="([^"]*)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"', svg)) | set(re.findall(r"url\(#([^)]*)\)", svg)) <= set(ids)
    return ET.fromstring(svg)  # noqa: S314 - our own text


@pytest.mark.parametrize("piece", ["follower", "abbot", "big"])
@pytest.mark.parametrize("pose", ["standing", "lying"])
def test_six_seats_differ_in_colour_and_in_sign(piece: str, pose: str) -> None:
    """Two figures of a piece differ even without their colours."""
    drawn = [render.follower_svg(piece, seat, pose) for seat in range(6)]
    for svg in drawn:
        _check(svg)
    assert len({re.sub(r"#[0-9a-f]{6}", "", svg) for svg in drawn}) == 6
    assert len(drawn[0]) < 4_000


def test_chips_and_towers_are_pictures() -> None:
    """Small, well-formed, one per seat and look."""
    assert len({render.chip_svg(seat) for seat in range(6)}) == 6
    for seat in range(6):
        _check(render.chip_svg(seat))
    for look in render.LOOKS:
        _check(render.tower_svg(look))
    _check(render.symbols())


@pytest.mark.parametrize(
    ("piece", "seat", "pose", "message"),
    [
        ("dragon", 0, "standing", "no piece 'dragon': expected one of follower, abbot, big"),
        ("follower", 6, "standing", "no seat 6: expected 0 to 5"),
        ("follower", 0, "flying", "no pose 'flying': expected one of standing, lying"),
    ],
)
def test_what_cannot_be_drawn_is_named(piece: str, seat: int, pose: str, message: str) -> None:
    """The error says what was asked for and what there is."""
    with pytest.raises(render.RenderError, match=message):
        render.follower_svg(piece, seat, pose)


def test_a_figure_stays_in_its_box() -> None:
    """A margin of the box left, right and above stays clear of every figure."""
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: figures cannot be looked at")
    from tests.render.shapes import read_png

    for piece in ("follower", "abbot", "big"):
        for pose in ("standing", "lying"):
            rows = read_png(render.png(render.follower_svg(piece, 0, pose), 96))
            rim = rows[0] + rows[-1] + [row[0] for row in rows] + [row[-1] for row in rows]
            assert set(rim) == {(0, 0, 0)}, (piece, pose)


def _position(by_letter: dict[str, TileKind]) -> list[tuple[TileKind, int, int, int]]:
    # CRFR with its city to the north, a cap turned to face it, and a field in the east
    return [(by_letter["D"], 0, 0, 0), (by_letter["E"], 0, -1, 2), (by_letter["A"], 2, 0, 1)]


@pytest.mark.parametrize("look", list(render.LOOKS))
def test_a_position_is_one_picture(by_letter: dict[str, TileKind], look: str) -> None:
    """Everything at once: followers, last tile, legal cells, lit segments, owners, coordinates."""
    svg = render.board_svg(
        _position(by_letter),
        look,
        followers=[(0, 0, 0, 0, "follower"), (2, 0, 0, 5, "abbot")],
        last=(2, 0),
        legal=[(1, 0), (0, 1)],
        highlight=[(0, 0, 0), (0, -1, 0)],
        field_owners=[(2, 0, 2, 3)],
        coordinates=True,
        px=60,
    )
    root = _check(svg)
    # cells -0 to 2 and rows -1 to 1 of 100 each, and a margin of 60 all round
    assert root.attrib["viewBox"] == "-110 -210 420 420"
    assert root.attrib["width"] == "252"


def test_a_shared_corner_gets_one_tower(by_letter: dict[str, TileKind]) -> None:
    """D's cap and E's cap meet along one edge: two corners, two towers."""
    svg = render.board_svg(_position(by_letter), "2014")
    assert svg.count('href="#mw1"') == 2


def test_a_covering_tile_hides_the_covered_one(by_letter: dict[str, TileKind]) -> None:
    """Only the upper tile of a cell is drawn."""
    covered = render.board_svg([(by_letter["C"], 0, 0, 0), (by_letter["B"], 0, 0, 0)], "2014")
    assert covered == render.board_svg([(by_letter["B"], 0, 0, 0)], "2014")


def test_an_empty_board_can_be_drawn() -> None:
    """A table without tiles."""
    _check(render.board_svg([], "classic", coordinates=True))


def test_png_has_the_width_asked_for(by_letter: dict[str, TileKind]) -> None:
    """The PNG of a board is as wide as told."""
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: no PNG can be made")
    data = render.png(render.board_svg(_position(by_letter), "2014"), 321)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(data[16:20], "big") == 321


def test_png_of_something_else_is_an_error() -> None:
    """Text that is no SVG."""
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: no PNG can be made")
    with pytest.raises(render.RenderError, match="not an SVG"):
        render.png("<svg", 100)


def test_png_without_resvg_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """What to install is in the message."""
    real = builtins.__import__

    def without(name: str, *args: object, **kwargs: object) -> object:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *args, **kwargs)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(render.RenderError, match=r"losetas\[images\]"):
        render.png("<svg xmlns='http://www.w3.org/2000/svg'/>", 100)
