"""The art of Alhambra: every tile and card of the box, walls and prices that can be read, signs for every seat."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from tests.render.shapes import Pixel, read_png

import losetas
from losetas import render
from losetas.alhambra.components import Tile, read_currencies, read_data, read_tiles
from losetas.render import alhambra as art

MODULES = Path(losetas.__file__).parent / "alhambra" / "modules"
PATTERNS = ["".join(side for i, side in enumerate("NESW") if bits >> i & 1) for bits in range(16)]
FRAMED = ("b9", "y8", "o7", "g6", "Xbg", "score2", "back-card", "back-bonus", "bonus-tower12o")
TAGS = {"svg", "g", "path", "rect", "circle", "ellipse"}


def _box_tiles(module: str, annex: str = "") -> list[Tile]:
    path = MODULES / module / "tiles.toml"
    return read_tiles(read_data(path), module, path, annex)


def _cards() -> list[str]:
    """The names of money, exchange and scoring cards, as the data have them."""
    base = read_data(MODULES / "base" / "tiles.toml")
    letters = [currency.letter for currency in read_currencies(base)]
    money = [f"{letter}{value}" for letter in letters for value in base["money"]["values"]]
    joins = [f"X{entry['letters']}" for entry in read_data(MODULES / "exchange" / "tiles.toml")["join"]]
    return money + joins + [entry["card"] for entry in base["scoring"]]


def _figures() -> list[str]:
    return [f"stone-{seat}-{state}" for seat in range(6) for state in ("awake", "asleep")] + ["dirk"]


def _signs() -> list[str]:
    return [f"kind-{kind}" for kind in art.KINDS] + [f"coin-{currency}" for currency in art.CURRENCIES] + ["wall"]


def _tiles() -> list[str]:
    codes = [tile.code for tile in _box_tiles("base") + _box_tiles("squares", "q")]
    backs = ["back-tile", *(f"back-q{kind}" for kind in art.KINDS)]
    return list(dict.fromkeys(codes)) + [f"fountain-{seat}" for seat in range(6)] + ["fountain"] + backs


def _names() -> Iterator[str]:
    """Every picture of a game with all modules."""
    yield from _tiles()
    yield from _cards()
    yield from (f"bonus-{entry['tile']}" for entry in read_data(MODULES / "bonus" / "tiles.toml")["secret"])
    yield from ("back-card", "back-bonus", *_figures(), *_signs())


def _rows(svg: str, width: int) -> list[list[Pixel]]:
    pytest.importorskip("resvg_py", reason="resvg-py is not installed: pictures cannot be looked at")
    return read_png(render.png(svg, width))


def _light(pixel: Pixel) -> float:
    return 0.3 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2]


def _patch(rows: list[list[Pixel]], x: int, y: int) -> float:
    """The mean lightness of a patch of a tile drawn 100 wide, 6 by 4 or 4 by 6 along its nearer side."""
    wide, high = (3, 2) if abs(y) > abs(x) else (2, 3)
    patch = [_light(p) for row in rows[50 + y - high : 50 + y + high] for p in row[50 + x - wide : 50 + x + wide]]
    return sum(patch) / len(patch)


def _bare(svg: str) -> str:
    """The picture without its colours."""
    return re.sub(r"#[0-9a-f]{6}", "", svg)


def test_the_box_is_complete() -> None:
    """ALB-1, COB-1, CAM-1, BON-1: 54 buildings, 24 squares, 36 money cards, six pairs, ten secret cards."""
    assert sum(tile.count for tile in _box_tiles("base")) == 54
    assert sum(tile.count for tile in _box_tiles("squares", "q")) == 24
    cards = _cards()
    assert len([c for c in cards if re.fullmatch(r"[byog]\d", c)]) == 36
    assert len([c for c in cards if c.startswith("X")]) == 6
    assert len([c for c in _names() if c.startswith("bonus-")]) == 10


def test_every_picture_is_small_self_contained_and_its_own() -> None:
    """Shapes only, nothing referred to, less than 12 kB (a scoring card shows six buildings: 16 kB), no two alike."""
    drawn = {name: art.picture_svg(name) for name in _names()}
    for name, svg in drawn.items():
        root = ET.fromstring(svg)  # noqa: S314 - our own text
        assert {e.tag.rpartition("}")[2] for e in root.iter()} <= TAGS, name
        assert not re.search(r"\bid=|href|url\(|style|class=|NaN|inf", svg), name
        assert len(svg) < (16_000 if name.startswith("score") else 12_000), (name, len(svg))
        assert svg == art.picture_svg(name)
    assert len(set(drawn.values())) == len(drawn)


def test_the_frames_are_those_that_are_announced() -> None:
    """A tile is a square of 100, and the other pictures show the boxes of their sort."""
    boxes = {"b5": art.CARD_BOX, "tower8NES": art.TILE_BOX, "dirk": art.FIGURE_BOX, "coin-denar": art.ICON_BOX}
    for name, expected in boxes.items():
        view = ET.fromstring(art.picture_svg(name)).attrib["viewBox"]  # noqa: S314 - our own text
        assert tuple(float(v) for v in view.split()) == expected


def test_names_stand_for_the_functions() -> None:
    """A name draws what the function with the same values draws."""
    assert art.picture_svg("tower8NES") == art.building_svg("tower", 8, "NES")
    assert art.picture_svg("garden10o") == art.building_svg("garden", 10)
    assert art.picture_svg("qgardenSW") == art.square_svg("garden", "SW")
    assert art.picture_svg("b5") == art.card_svg("denar", 5)
    assert art.picture_svg("Xog") == art.exchange_svg("ducat", "dirham")
    assert art.picture_svg("stone-3-asleep") == art.stone_svg(3, awake=False)


def test_letters_of_currencies_are_those_of_the_cards() -> None:
    """The keys and letters of the data."""
    currencies = read_currencies(read_data(MODULES / "base" / "tiles.toml"))
    assert {c.key: c.letter for c in currencies} == {key: c.letter for key, c in art.CURRENCIES.items()}


@pytest.mark.parametrize("kind", list(art.KINDS))
@pytest.mark.parametrize("square", [False, True])
def test_walls_are_unmistakable(kind: str, square: bool) -> None:
    """Brick (#8a4f38 with dark joints: lightness below 100) where there is a wall, at least 150 where there is none.

    Looked for where neither building nor price nor plus nor post lies.
    """
    along = 22 if square else -2
    spots = {"N": (30, -43), "E": (43, along), "S": (30, 43), "W": (-43, along)}
    for walls in PATTERNS[:: 5 if square else 1]:
        svg = art.square_svg(kind, walls) if square else art.building_svg(kind, 13, walls)
        rows = _rows(svg, 100)
        for side, (x, y) in spots.items():
            light = _patch(rows, x, y)
            assert light < 100 if side in walls else light > 150, (walls, side, light)


@pytest.mark.parametrize("walls", ["", "N", "W", "NW"])
def test_the_price_can_be_read_on_a_phone(walls: str) -> None:
    """Where a tile is 60 pixels wide a digit is at least 8 high: 14 units of 100, black on cream."""
    for price in (2, 3, 4, 5, 6, 7, 8, 9, 10, 13):
        rows = _rows(art.building_svg("tower", price, walls), 200)
        x, y = (50 - (24 if "W" in walls else 31)) * 2, (50 - (24 if "N" in walls else 31)) * 2
        inked = [row for row in range(y - 22, y + 22) if any(_light(p) < 70 for p in rows[row][x - 20 : x + 20])]
        assert (max(inked) - min(inked) + 1) / 2 >= 14, (price, walls)
        plate = [p for row in rows[y - 20 : y + 20] for p in row[x - 20 : x + 20]]
        assert sum(_light(p) > 230 for p in plate) > len(plate) / 3, (price, walls)


def test_kinds_differ_in_colour_and_in_shape() -> None:
    """Without colours no two signs are the same; with them every two kinds are well apart in one channel at least."""
    assert len({_bare(art.kind_svg(kind)) for kind in art.KINDS}) == 6
    assert len({_bare(art.square_svg(kind, "S")) for kind in art.KINDS}) == 6
    for one, other in combinations(art.KINDS.values(), 2):
        pairs = [(int(one.main[i : i + 2], 16), int(other.main[i : i + 2], 16)) for i in (1, 3, 5)]
        assert max(abs(a - b) for a, b in pairs) > 40
        pairs = [(int(one.floor[i : i + 2], 16), int(other.floor[i : i + 2], 16)) for i in (1, 3, 5)]
        assert max(abs(a - b) for a, b in pairs) > 18


def test_dear_buildings_are_richer() -> None:
    """The cheapest, a middling and the dearest of a kind differ in more than their price."""
    for kind, low in zip(art.KINDS, range(2, 8), strict=True):
        counts = [art.building_svg(kind, price).count("<") for price in (low, low + 3, low + 6)]
        assert len(set(counts)) == 3, (kind, counts)


def test_currencies_differ_in_shape() -> None:
    """Four coins, no two alike without their colours."""
    assert len({_bare(art.coin_svg(currency)) for currency in art.CURRENCIES}) == 4


def test_a_money_card_shows_as_many_coins_as_it_is_worth() -> None:
    """Each coin has one shine; the one below the number is the sign of the currency."""
    for currency in art.CURRENCIES:
        for value in range(1, 10):
            assert art.card_svg(currency, value).count("#fffdf0") == value + 1


def test_seats_differ_in_colour_and_in_sign() -> None:
    """Fountains and stones of six seats, also without their colours; a stone asleep lies down."""
    for drawn in (
        [art.fountain_svg(seat) for seat in range(6)],
        [art.stone_svg(seat) for seat in range(6)],
        [art.stone_svg(seat, awake=False) for seat in range(6)],
    ):
        assert len(set(drawn)) == len({_bare(svg) for svg in drawn}) == 6
    assert "rotate" in art.stone_svg(0, awake=False)
    assert "rotate" not in art.stone_svg(0)


@pytest.mark.parametrize("name", [*FRAMED, *_figures()[::5], *_signs()])
def test_cards_figures_and_signs_stay_in_their_frames(name: str) -> None:
    """The outermost pixels are clear, so nothing is cut off."""
    rows = _rows(art.picture_svg(name), 128)
    rim = rows[0] + rows[-1] + [row[0] for row in rows] + [row[-1] for row in rows]
    assert set(rim) == {(0, 0, 0)}


@pytest.mark.parametrize("name", ["tower13o", "tower11S", "pavilion8o", "garden12S", "chambers11o", "qtowerNE"])
def test_nothing_reaches_over_the_edge_of_a_tile(name: str) -> None:
    """In a picture 10 units larger on every side the margin is clear but for the outline of a wall (0.8 units)."""
    svg = art.picture_svg(name).replace('viewBox="-50 -50 100 100" width="100" height="100"', "VIEW", 1)
    rows = _rows(svg.replace("VIEW", 'viewBox="-60 -60 120 120" width="120" height="120"'), 240)
    clear = rows[:17] + rows[-17:] + [row[:17] + row[-17:] for row in rows]
    assert {pixel for row in clear for pixel in row} == {(0, 0, 0)}


def test_open_sides_go_on_in_the_neighbour() -> None:
    """The row of pixels along an open side is the same above and below it, for tiles of one kind."""
    upper, lower = (_rows(art.building_svg("chambers", price), 100) for price in (10, 11))
    differing = [
        i for i in range(8, 92) if max(abs(a - b) for a, b in zip(upper[-1][i], lower[0][i], strict=True)) > 48
    ]
    assert not differing


def test_a_palace_is_one_picture() -> None:
    """Two columns and three rows of 100 each, and a margin of 40 all round."""
    svg = art.palace_svg([(0, 0, "fountain-0"), (1, 0, "garden10N"), (1, -1, "pavilion4ES"), (0, 1, "qtowerS")])
    root = ET.fromstring(svg)  # noqa: S314 - our own text
    assert root.attrib["viewBox"] == "-90 -190 280 380"
    assert not re.search(r"\bid=|href|url\(", svg)
    assert len(svg) < 4 * 12_000
    bare = art.palace_svg([(0, 0, "fountain-0")], table=False)
    assert 'opacity=".3"' not in bare


def test_the_order_of_the_tiles_of_a_palace_does_not_matter() -> None:
    """The same palace, the same bytes."""
    pieces = [(0, 0, "fountain-2"), (1, 0, "tower7NEW"), (0, 1, "chambers9S")]
    assert art.palace_svg(pieces) == art.palace_svg(pieces[::-1])


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("castle8N", "no picture 'castle8N': expected a name such as tower8NES"),
        ("tower8NN", "no walls 'NN': expected some of N, E, S, W, each once"),
        ("tower0N", "no price 0: expected 1 to 99"),
        ("fountain-6", "no seat 6: expected 0 to 5"),
        ("stone-7-awake", "no seat 7: expected 0 to 5"),
        ("score4", "no scoring round 4: expected 1 to 3"),
        ("coin-euro", "no currency 'euro': expected one of denar, florin, ducat, dirham"),
        ("Xbb", "no exchange card for 'denar' alone: expected two currencies"),
        ("b0", "no picture 'b0'"),
        ("", "no picture ''"),
    ],
)
def test_what_cannot_be_drawn_is_named(name: str, message: str) -> None:
    """The error says what was asked for and what there is."""
    with pytest.raises(render.RenderError, match=re.escape(message)):
        art.picture_svg(name)


def test_functions_name_what_they_expect() -> None:
    """Values that no name can carry."""
    with pytest.raises(render.RenderError, match="no kind of building 'castle': expected one of pavilion, seraglio"):
        art.building_svg("castle", 8)
    with pytest.raises(render.RenderError, match="no value of a money card 10: expected 1 to 9"):
        art.card_svg("denar", 10)
    with pytest.raises(render.RenderError, match="no tile 'b5'"):
        art.palace_svg([(0, 0, "b5")])
    with pytest.raises(render.RenderError, match="no palace without tiles"):
        art.palace_svg([])
