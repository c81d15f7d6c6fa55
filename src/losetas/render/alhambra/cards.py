"""The cards: money, exchange, secret and scoring cards, and their backs. A card is 61 wide and 95 high round 0,0."""

from __future__ import annotations

from losetas.render.alhambra.coins import coin
from losetas.render.alhambra.palette import (
    CREAM,
    GOLD,
    INK,
    KINDS,
    NIGHT,
    NIGHT_LIT,
    check_between,
    currency_colours,
    kind_colours,
)
from losetas.render.alhambra.shapes import CARD_BOX, d_knot, star
from losetas.render.alhambra.tiles import kind_drawing, price_star, unpriced
from losetas.render.digits import number
from losetas.render.errors import RenderError
from losetas.render.svg import box, document, dot, group, path, stroke

_PLUM, _PLUM_LIT = "#5a2f4f", "#845277"
# where the coins of each value lie, below the corner with the value, and their size
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 13),),
    2: ((0, 0), (0, 25)),
    3: ((0, 0), (-11, 22), (11, 22)),
    4: ((-11, 1), (11, 1), (-11, 25), (11, 25)),
    5: ((-11, -2), (11, -2), (0, 12.6), (-11, 27.2), (11, 27.2)),
    6: ((-9.6, -4), (9.6, -4), (-9.6, 12.4), (9.6, 12.4), (-9.6, 28.8), (9.6, 28.8)),
    7: ((-7.4, -4), (7.4, -4), (-14.8, 12.4), (0, 12.4), (14.8, 12.4), (-7.4, 28.8), (7.4, 28.8)),
    8: ((-14.8, -4), (0, -4), (14.8, -4), (-7.4, 12.4), (7.4, 12.4), (-14.8, 28.8), (0, 28.8), (14.8, 28.8)),
    9: tuple((x, y) for y in (-4, 12.4, 28.8) for x in (-14.8, 0, 14.8)),
}
_SIZES = (17, 11.4, 10.4, 10, 8.8, 7.7, 7, 7, 7)
_ARROWS = "M-7.4-3.2H6M2.4-6.6L6.4-3.2L2.4.2M7.4 3.6H-6M-2.4.2L-6.4 3.6L-2.4 7"


def _blank(fill: str, edge: str) -> str:
    """A card with a cream border and one field."""
    paper = box(-30.4, -47.4, 60.8, 94.8, CREAM, rx=7, stroke=INK, stroke_width=1.6)
    return paper + box(-27, -44, 54, 88, fill, rx=4, stroke=edge, stroke_width=1.2)


def _carpet(color: str, r: float, opacity: str) -> str:
    knots = "".join(d_knot(x, y, r) for x in (-18, 0, 18) for y in (-35, -17.5, 0, 17.5, 35))
    return stroke(knots, color, 0.8, opacity=opacity)


def money(currency: str, value: int) -> str:
    """A money card, without the SVG element round it; raises RenderError for what does not exist."""
    c = currency_colours(currency)
    check_between("value of a money card", value, 1, 9)
    r = _SIZES[value - 1]
    coins = "".join(coin(currency, x, y, r) for x, y in _PIPS[value])
    tab = "M-27-40a4 4 0 0 1 4-4H-5V-17.4a6 6 0 0 1-6 6H-27Z"
    return (
        _blank(c.main, c.dark)
        + box(-22.6, -39.6, 45.2, 79.2, c.lit, rx=2.4)
        + _carpet(c.dark, 6.6, ".26")
        + coins
        + path(tab, CREAM, stroke=c.dark, stroke_width=1.2)
        + number(value, -16, -33, 16, INK, 2.3)
        + coin(currency, -16, -17, 4.6)
    )


def exchange(first: str, second: str) -> str:
    """An exchange card, without the SVG element round it: two currencies across a diagonal, and two arrows."""
    a, b = currency_colours(first), currency_colours(second)
    if a is b:
        raise RenderError(f"no exchange card for {first!r} alone: expected two currencies")
    out = box(-30.4, -47.4, 60.8, 94.8, CREAM, rx=7, stroke=INK, stroke_width=1.6)
    out += path("M-27-40a4 4 0 0 1 4-4H23a4 4 0 0 1 4 4V-35L-27 35Z", a.main)
    out += path("M27 40a4 4 0 0 1-4 4H-23a4 4 0 0 1-4-4V35L27-35Z", b.main)
    out += stroke("M-27 35L27-35", CREAM, 3) + coin(first, -9, -25, 15) + coin(second, 9, 25, 15)
    out += dot(0, 0, 11.6, CREAM, stroke=INK, stroke_width=1.5)
    return out + stroke(_ARROWS, INK, 2, stroke_linecap="round", stroke_linejoin="round")


def bonus(kind: str, price: int, walls: str = "") -> str:
    """A secret card, without the SVG element round it: the tile that it adds to, its price, and one more."""
    c = kind_colours(kind)
    tile = group(unpriced(kind, price, walls), 0, -12, 0.5)
    frame = box(-25.4, -37.4, 50.8, 50.8, "none", stroke=INK, stroke_width=1.4)
    plus = stroke("M-13 0H-3M-8-5V5", CREAM, 3, stroke_linecap="round") + number(1, 6, 0, 15, CREAM, 2.2)
    return (
        _blank(c.main, c.dark)
        + _carpet(c.dark, 6.6, ".5")
        + tile
        + frame
        + group(price_star(price, c), -17, -34, 0.8)
        + box(-16, 18, 32, 21, c.dark, rx=10.5, stroke=CREAM, stroke_width=1.6)
        + group(plus, 0, 28.5)
    )


def scoring(round_number: int) -> str:
    """A scoring card, without the SVG element round it: the number of the round over the six kinds."""
    check_between("scoring round", round_number, 1, 3)
    out = _blank(NIGHT, "#16293a") + _carpet(NIGHT_LIT, 6.6, ".7")
    out += star(0, -20, 22, GOLD, stroke=INK, stroke_width=1.6) + star(0, -20, 17, CREAM, stroke=INK, stroke_width=1)
    out += number(round_number, 0, -20, 18, INK, 2.2)
    for i, kind in enumerate(KINDS):
        x, y = -17.4 + 17.4 * (i % 3), 13.6 + 20.6 * (i // 3)
        out += box(x - 8, y - 9, 16, 18, KINDS[kind].floor, rx=3, stroke=INK, stroke_width=0.9)
        out += kind_drawing(kind, x - 0.4, y + 7, 0.24)
    return out


def _back(fill: str, line: str, edge: str) -> str:
    seal = star(0, 0, 17, fill, stroke=GOLD, stroke_width=2) + path(d_knot(0, 0, 11), GOLD)
    return _blank(fill, edge) + _carpet(line, 8, ".9") + seal + path(d_knot(0, 0, 6), fill)


def card_svg(currency: str, value: int) -> str:
    """A money card of 1 to 9.

    Raises RenderError for a currency or value that does not exist.

    Example: `card_svg("denar", 7)`.
    """
    return document(money(currency, value), "", CARD_BOX, 128)


def exchange_svg(first: str, second: str) -> str:
    """An exchange card of two different currencies.

    Raises RenderError for a currency that does not exist and for twice the same.
    """
    return document(exchange(first, second), "", CARD_BOX, 128)


def bonus_svg(kind: str, price: int, walls: str = "") -> str:
    """The secret card that shows a tile.

    Raises RenderError for a kind, price or side that does not exist.
    """
    return document(bonus(kind, price, walls), "", CARD_BOX, 128)


def scoring_svg(round_number: int) -> str:
    """The card that announces a scoring round, 1 to 3.

    Raises RenderError for another number.
    """
    return document(scoring(round_number), "", CARD_BOX, 128)


def card_back_svg() -> str:
    """The back of money, exchange and scoring cards."""
    return document(_back(NIGHT, NIGHT_LIT, "#16293a"), "", CARD_BOX, 128)


def bonus_back_svg() -> str:
    """The back of the secret cards."""
    return document(_back(_PLUM, _PLUM_LIT, "#331629"), "", CARD_BOX, 128)
