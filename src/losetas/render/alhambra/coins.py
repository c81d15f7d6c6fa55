"""The coins of the four currencies, told apart by outline and mark as well as by colour."""

from __future__ import annotations

from math import cos, pi, sin

from losetas.render.alhambra.palette import INK, currency_colours
from losetas.render.alhambra.shapes import ICON_BOX, star
from losetas.render.svg import Attr, box, document, dot, group, num, oval, path, poly, stroke

_MARKS = {
    "denar": "M3-6.4A7 7 0 1 0 3 6.4A5.4 5.4 0 1 1 3-6.4Z",
    "dirham": "M-5.4-5.4H5.4V5.4H-5.4ZM-2.4-2.4V2.4H2.4V-2.4Z",
    "ducat": "M0-7C3-3 4.6-.6 4.6 2A4.6 4.6 0 0 1-4.6 2C-4.6-.6-3-3 0-7Z",
}


def _outline(currency: str, r: float, fill: str, **more: Attr) -> str:
    """Round, square, hexagonal or a star."""
    if currency == "denar":
        return dot(0, 0, r, fill, **more)
    if currency == "dirham":
        h = r * 0.86
        return box(-h, -h, 2 * h, 2 * h, fill, rx=r * 0.14, **more)
    if currency == "ducat":
        corners = [(r * cos(i * pi / 3), r * sin(i * pi / 3)) for i in range(6)]
        return poly(corners, fill, stroke_linejoin="round", **more)
    return star(0, 0, r * 1.06, fill, stroke_linejoin="round", **more)


def _mark(currency: str, dark: str) -> str:
    if currency == "florin":
        return "".join(oval(0, -4, 2, 3.8, dark, transform=f"rotate({turn})") for turn in range(0, 360, 72))
    return path(_MARKS[currency], dark, fill_rule="evenodd")


def coin(currency: str, x: float, y: float, r: float) -> str:
    """A coin, its middle on x, y, without the SVG element round it; raises RenderError for an unknown currency."""
    c = currency_colours(currency)
    shine = f"M{num(-r * 0.62)} {num(-r * 0.2)}A{num(r * 0.66)} {num(r * 0.66)} 0 0 1 {num(-r * 0.1)} {num(-r * 0.64)}"
    return group(
        _outline(currency, r, c.lit, stroke=INK, stroke_width=max(1.0, r * 0.1))
        + _outline(currency, r * 0.78, c.main)
        + group(_mark(currency, c.dark), 0, 0, round(r / 13, 2))
        + stroke(shine, "#fffdf0", r * 0.12, stroke_linecap="round", opacity=".9"),
        x,
        y,
    )


def coin_svg(currency: str) -> str:
    """The coin of a currency, for spaces of the market and sums.

    Raises RenderError for a currency that does not exist.
    """
    return document(coin(currency, 0, 0, 13.6), "", ICON_BOX, 32)
