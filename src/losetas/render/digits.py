"""Numbers as strokes, because a picture that carries no text needs no font and looks the same everywhere."""

from __future__ import annotations

from losetas.render.svg import group, stroke

# in a box 6 wide and 10 high, its upper left corner at 0,0
_SHAPES = {
    "0": "M3 0C5.4 0 6 2 6 5C6 8 5.4 10 3 10C.6 10 0 8 0 5C0 2 .6 0 3 0Z",
    "1": "M1 2L3.4 0V10",
    "2": "M.2 2.4C.4-.8 5.8-.8 5.8 2.8C5.8 5.4 1.4 6.8 0 10H6",
    "3": "M.3 1.6C1.4-.6 5.6-.6 5.6 2.4C5.6 4.2 4 4.7 2.4 4.7C4.4 4.7 6 5.4 6 7.3C6 10.8 1 10.8 0 8.2",
    "4": "M4.4 10V0L0 7H6",
    "5": "M5.4 0H1L.6 4.6C2.6 3.2 6 3.8 6 6.8C6 10.6 1.2 10.8 0 8.4",
    "6": "M5.2 .8C2-.8 0 2.6 0 6C0 11.2 6 11.2 6 6.8C6 3 1.2 3 .2 6",
    "7": "M0 0H6L2.4 10",
    "8": "M3 4.6C-.4 4.6-.2 0 3 0C6.2 0 6.4 4.6 3 4.6C-.8 4.6-1 10 3 10C7 10 6.8 4.6 3 4.6Z",
    "9": "M.8 9.2C4 10.8 6 7.4 6 4C6-1.2 0-1.2 0 3.2C0 7 4.8 7 5.8 4",
    "-": "M.8 5H5.2",
}
ADVANCE = 8.4


def number(value: int, x: float, y: float, height: float, color: str, weight: float = 1.5) -> str:
    """A whole number, its middle on x, y; `weight` is the width of the pen where a digit is 10 high."""
    text = str(value)
    scale = height / 10
    width = (len(text) * ADVANCE - (ADVANCE - 6)) * scale
    shapes = "".join(
        group(stroke(_SHAPES[c], color, weight, stroke_linecap="round", stroke_linejoin="round"), i * ADVANCE, 0)
        for i, c in enumerate(text)
    )
    return group(shapes, x - width / 2, y - height / 2, scale)
