"""The stones that buy between two turns, Dirk, and small signs for tables and counts."""

from __future__ import annotations

from losetas.render.alhambra.palette import CREAM, GOLD, INK, WALL, WALL_DARK, WALL_LIT
from losetas.render.alhambra.shapes import FIGURE_BOX, ICON_BOX
from losetas.render.alhambra.tiles import kind_sign
from losetas.render.errors import RenderError
from losetas.render.followers import HALO, SEATS
from losetas.render.svg import box, document, dot, group, oval, path, stroke

_ROBE = "M0 20C-15 20-17 15-15 6C-13.4-2-8-6 0-6C8-6 13.4-2 15 6C17 15 15 20 0 20Z"
_ROBE_LIT = "M-3-3.6C-9-2-12 2-12.8 7C-13.6 12-12.6 15-10 16C-10 9-8 1-3-3.6Z"
_TURBAN = "M-9.6-12C-11-19-6-23 0-23C6-23 11-19 9.6-12C4-15-4-15-9.6-12Z"
_BEARD = "M-5.4-5.4C-4.6 3.4 4.6 3.4 5.4-5.4C2-3.6-2-3.6-5.4-5.4Z"
_HOOD = "M-10-3C-13-14-9-23 0-24C9-23 13-14 10-3C7-1 4-1 0-1C-4-1-7-1-10-3Z"
_SKIN, _ASLEEP = "#e7b98a", "#a39d93"


def _halo() -> str:
    """The cream rim that makes a stone visible on any floor."""
    more = "M0-23C-6-23-11-19-9.6-12L-8-4H8L9.6-12C11-19 6-23 0-23Z"
    return path(_ROBE + more, HALO, stroke=HALO, stroke_width=5, stroke_linejoin="round")


def _stone_man(seat: int, awake: bool) -> str:
    c = SEATS[seat]
    eyes = dot(-2.8, -9.4, 1.2, INK) + dot(2.8, -9.4, 1.2, INK) if awake else stroke("M-4.6-9h3.2M1.4-9h3.2", INK, 1.3)
    sash = "" if awake else dot(0, 9.6, 8, c.body, stroke=INK, stroke_width=1.2)
    return (
        _halo()
        + path(_ROBE, c.body if awake else _ASLEEP, stroke=INK, stroke_width=1.8)
        + path(_ROBE_LIT, c.lit if awake else "#c2bdb4", opacity=".8")
        + sash
        + dot(0, -9, 7.6, _SKIN if awake else "#cdb9a4", stroke=INK, stroke_width=1.6)
        + path(_BEARD, "#4a3524" if awake else "#6d655d")
        + eyes
        + path(_TURBAN, CREAM if awake else "#d8d3c8", stroke=INK, stroke_width=1.6)
        + stroke("M-8.6-15C-4-20 3-21.6 7.6-20M-5-13.8C0-18 5-18.6 9-17", "#b9a67c", 1)
        + dot(0, -17.4, 2.5, GOLD if awake else "#8f887d", stroke=INK, stroke_width=1)
        + group(path(c.sign, c.mark), 0, 9.6, 1.2 if awake else 1)
    )


def stone_svg(seat: int, awake: bool = True) -> str:
    """The stone of a seat: upright with open eyes while it may be used, lying grey with shut eyes when it may not.

    Raises RenderError for a seat that does not exist.
    """
    if not 0 <= seat < len(SEATS):
        raise RenderError(f"no seat {seat}: expected 0 to {len(SEATS) - 1}")
    man = _stone_man(seat, awake)
    ground = oval(2, 19, 17, 4.2, INK, opacity=".3")
    if not awake:
        man = f'<g transform="translate(1 5) rotate(-72) scale(.84)">{man}</g>'
    return document(ground + man, "", FIGURE_BOX, 96)


def dirk_svg() -> str:
    """Dirk, who plays along with two: a hooded traveller in undyed wool, of no seat's colour and without a sign."""
    body = (
        _halo()
        + path(_ROBE, "#8b9a6b", stroke=INK, stroke_width=1.8)
        + path(_ROBE_LIT, "#aebb8c", opacity=".8")
        + path(_HOOD, "#6f7d52", stroke=INK, stroke_width=1.6, stroke_linejoin="round")
        + oval(0, -10, 6.6, 7.6, _SKIN, stroke=INK, stroke_width=1.4)
        + stroke("M-4.4-12.8h3.2M1.2-12.8h3.2", "#6d4a2f", 1.2)
        + dot(-2.6, -10.4, 1.1, INK)
        + dot(2.6, -10.4, 1.1, INK)
        + stroke("M-2.4-5.8Q0-4.4 2.4-5.8", INK, 1.1, stroke_linecap="round")
        + stroke("M0-.6V19", "#5b6743", 1.4)
        + box(3.4, 5, 8.6, 9.4, "#c99457", rx=2, stroke=INK, stroke_width=1.2)
        + stroke("M3.4 8.4H12M-9-.6L7.6 5", "#6d4a2f", 1.4)
    )
    return document(oval(2, 19, 17, 4.2, INK, opacity=".3") + body, "", FIGURE_BOX, 96)


def kind_svg(kind: str) -> str:
    """The sign of a kind of building, for tables and counts.

    Raises RenderError for a kind that does not exist.
    """
    return document(kind_sign(kind, 0, 0, 1), "", ICON_BOX, 32)


def wall_svg() -> str:
    """The sign of the outer wall, for its length: brick under three merlons."""
    crown = "M-14 11V-9h6v5h5v-5h6v5h5v-5h6V11Z"
    bricks = "M-14 1H14M-14 6H14M-6-4V1M4-4V1M-10 1V6M-1 1V6M9 1V6M-6 6v5M4 6v5"
    out = path(crown, WALL, stroke=WALL_DARK, stroke_width=2, stroke_linejoin="round")
    out += stroke("M-13-8h4M-2-8h4M9-8h4", WALL_LIT, 2.4) + stroke(bricks, WALL_DARK, 1)
    return document(out, "", ICON_BOX, 32)
