"""Followers and chips: six seats told apart by colour and by the sign on the chest, pieces by their silhouette.

From the inside outwards a figure has its colour, a lit left side, a dark line and a cream halo; the halo is what makes
it visible on roofs and on roads alike.
"""

from __future__ import annotations

from dataclasses import dataclass

from losetas.render.errors import RenderError
from losetas.render.geometry import Point
from losetas.render.svg import document, dot, group, oval, path, stroke


@dataclass(frozen=True)
class SeatColours:
    """The colours of a seat and its sign, in a box of 8 centred on 0,0."""

    name: str
    body: str
    lit: str
    mark: str
    sign: str


# Chosen among all sixes of 14 candidates by the worst pair under normal, protan, deutan and tritan vision (Lab 26.8);
# no green, which dies on fields.
SEATS = (
    SeatColours("sky", "#45a9e8", "#8fd0fa", "#10324a", "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z"),
    SeatColours("red", "#d63a2a", "#f27a62", "#fff4e6", "M0-4.6L4.6 3.6H-4.6Z"),
    SeatColours("yellow", "#f7cf2b", "#ffe98a", "#4a3a00", "M-3.7-3.7H3.7V3.7H-3.7Z"),
    SeatColours("black", "#2b2b30", "#62626c", "#ffffff", "M0-5L5 0L0 5L-5 0Z"),
    SeatColours(
        "magenta",
        "#b5307f",
        "#de6fb2",
        "#fff0f8",
        "M-1.6-4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z",
    ),
    SeatColours(
        "white",
        "#f6f2e6",
        "#ffffff",
        "#3c3a36",
        "M0-5L1.4-1.6L5-1.5L2.2.8L3.2 4.4L0 2.3L-3.2 4.4L-2.2.8L-5-1.5L-1.4-1.6Z",
    ),
)
NEUTRAL = 99  # stands for a seat where a figure is nobody's: plain wood, with a ring for a sign
WOOD = SeatColours(
    "wood",
    "#cda06a",
    "#e8c79b",
    "#4a2c10",
    "M-4.4 0A4.4 4.4 0 1 0 4.4 0A4.4 4.4 0 1 0-4.4 0ZM-2 0A2 2 0 1 1 2 0A2 2 0 1 1-2 0Z",
)
PIECES = ("follower", "abbot", "big")
POSES = ("standing", "lying")
SCALE = 0.74  # on a board, where a tile is 100 wide
FOOT = 9.0  # how far below its seat a figure stands, on the board
FIGURE_BOX = (-24.0, -32.0, 48.0, 52.0)  # holds every figure, whose seat is 0,0, in the units of a tile

INK = "#2a2018"
HALO = "#fffdf4"
GOLD = "#f3c64a"
_BODY = (
    "M0-32C3.6-32 6-29.4 6-26.2C6-24.2 5.2-22.6 4-21.4C8-20.4 14-17.4 14.4-14.4C14.6-12 11-11 7-11.8L10.8-2.2"
    "C11.4-.6 10.8 0 9.6 0H3.4L0-5.4L-3.4 0H-9.6C-10.8 0-11.4-.6-10.8-2.2L-7-11.8C-11-11-14.6-12-14.4-14.4"
    "C-14-17.4-8-20.4-4-21.4C-5.2-22.6-6-24.2-6-26.2C-6-29.4-3.6-32 0-32Z"
)
_BODY_LIT = (
    "M-1-30.4C-4-30-5.2-26-3-23.4C-2.2-22.4-3-21-4.6-20.4C-9-18.8-12.4-16-12.6-14.2C-8.6-14-5.4-15-3.6-18.4"
    "C-2.6-22-1-26-1-30.4Z"
)
_ROBE = (
    "M0-38C4.6-34.4 6-31.6 6-28.4C6-25.4 5-23.6 3.8-22.4C7.4-20.6 9-14 11-1.6C11.2-.4 10.6 0 9.6 0H-9.6"
    "C-10.6 0-11.2-.4-11-1.6C-9-14-7.4-20.6-3.8-22.4C-5-23.6-6-25.4-6-28.4C-6-31.6-4.6-34.4 0-38Z"
)
_ROBE_LIT = "M-.6-36C-4.4-32.4-5-28-3-24C-6-20-8-10-9.4-2.6C-5.4-2.4-4.4-14-1.6-22C-.8-26-.4-31-.6-36Z"
_CROOK = "M13.4 0V-29M13.4-29C9.6-33 13.4-37.4 16-33.6"
_BRIM = "M-9.6-29.6C-5-26.6 5-26.6 9.6-29.6C5-31.6-5-31.6-9.6-29.6Z"
_CROWN = "M-6-30.4L-7-37.4L-3-34L0-39L3-34L7-37.4L6-30.4Z"


def _colours(seat: int) -> SeatColours:
    if seat == NEUTRAL:
        return WOOD
    if not 0 <= seat < len(SEATS):
        raise RenderError(f"no seat {seat}: expected 0 to {len(SEATS) - 1}")
    return SEATS[seat]


def _figure(outline: str, lit: str, seat: SeatColours, sign_at: Point, scale: float) -> str:
    sign = group(path(seat.sign, seat.mark), sign_at[0], sign_at[1], scale)
    return (
        path(outline, "none", stroke=HALO, stroke_width=4.6, stroke_linejoin="round")
        + path(outline, seat.body, stroke=INK, stroke_width=1.9, stroke_linejoin="round")
        + path(lit, seat.lit, opacity=".8")
        + sign
    )


def _shadow(x: float, y: float, rx: float, ry: float) -> str:
    return oval(x, y, rx, ry, "#1a120a", opacity=".35")


def _hat() -> str:
    """The straw hat of one who lies in a field."""
    return (
        path(_BRIM, "none", stroke=HALO, stroke_width=4.0)
        + path("M-5-30C-5-37.4 5-37.4 5-30Z", "#e7c56c", stroke=INK, stroke_width=1.5)
        + path(_BRIM, "#f6dc94", stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    )


def _crook() -> str:
    tones = ((HALO, 5.6), (INK, 3.4), (GOLD, 1.7))
    return "".join(stroke(_CROOK, tone, width, stroke_linecap="round") for tone, width in tones)


def follower(piece: str, seat: int, pose: str) -> str:
    """A figure whose foot is 0,0, about 28 wide and 32 high, without the SVG element round it.

    Raises RenderError for a piece, seat or pose that does not exist.
    """
    colours = _colours(seat)
    if piece not in PIECES:
        raise RenderError(f"no piece {piece!r}: expected one of {', '.join(PIECES)}")
    if pose not in POSES:
        raise RenderError(f"no pose {pose!r}: expected one of {', '.join(POSES)}")
    if piece == "abbot":
        man = _figure(_ROBE, _ROBE_LIT, colours, (0, -10), 0.92)
        man += stroke("M-5.6-30.4H5.6M0-37V-30.6", "#fff6dc", 1.3) + _crook()
    else:
        man = _figure(_BODY, _BODY_LIT, colours, (0, -12.6), 0.82)
    if piece == "big":
        man += path(_CROWN, GOLD, stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    scale = 1.3 if piece == "big" else 1.0
    if pose == "lying":
        hat = _hat() if piece == "follower" else ""
        size = f"rotate(-90) scale({0.96 * scale:g})"
        tipped = f'<g transform="translate({15.6 * scale:g} -10.8) {size}">{man}{hat}</g>'
        return _shadow(0, 6.6 * scale - 6.8, 17 * scale, 3.6) + tipped
    if piece == "big":
        return _shadow(3, 0, 18, 4.6) + group(man, 0, 0, scale)
    return _shadow(2, 0, 13 if piece == "follower" else 14, 3.5) + man


def on_seat(piece: str, seat: int, pose: str) -> str:
    """A figure in the size of the board, placed so that its seat is 0,0, without the SVG element round it."""
    return group(follower(piece, seat, pose), 0, FOOT, SCALE)


def follower_svg(piece: str, seat: int, pose: str = "standing") -> str:
    """A figure as a picture of its own that shows `FIGURE_BOX`: laid over a tile, its 0,0 belongs on the seat.

    Raises RenderError for a piece, seat or pose that does not exist.
    """
    return document(on_seat(piece, seat, pose), "", FIGURE_BOX, 96)


def chip(seat: int) -> str:
    """A round counter centred on 0,0, 20 wide, without the SVG element round it."""
    colours = _colours(seat)
    return (
        dot(0, 0, 9, colours.body, stroke=INK, stroke_width=1.8)
        + stroke("M-6.4-2A6.8 6.8 0 0 1 2-6.4", colours.lit, 1.8, stroke_linecap="round")
        + path(colours.sign, colours.mark)
    )


def chip_svg(seat: int) -> str:
    """The round counter of a seat, for scores and lists.

    Raises RenderError for a seat that does not exist.
    """
    return document(chip(seat), "", (-10, -10, 20, 20), 40)


def symbols() -> str:
    """Every figure and chip as `<symbol>`s with the ids `PIECE-POSE-SEAT` and `chip-SEAT`, for `<use>` in a page."""
    box = " ".join(f"{v:g}" for v in FIGURE_BOX)
    out = ""
    for seat in range(len(SEATS)):
        out += f'<symbol id="chip-{seat}" viewBox="-10 -10 20 20">{chip(seat)}</symbol>'
        for piece in PIECES:
            for pose in POSES:
                name = f"{piece}-{pose}-{seat}"
                out += f'<symbol id="{name}" viewBox="{box}">{on_seat(piece, seat, pose)}</symbol>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">{out}</svg>'
