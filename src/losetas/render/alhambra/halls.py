"""Pavilion, seraglio and arcades: each stands on 0,0, about 56 wide and 58 high, and grows richer with its grade."""

from __future__ import annotations

from losetas.render.alhambra.palette import CREAM, GOLD, INK, WATER, WATER_DARK, WATER_LIT, KindColours
from losetas.render.alhambra.shapes import horseshoe, shadow, star
from losetas.render.svg import box, dot, group, num, oval, path, poly, stroke

_PLASTER, _PLASTER_DARK = "#fbeadb", "#e9c9b4"


def _dome(x: float, y: float, r: float, c: KindColours) -> str:
    """A dome with a golden ball, its foot on y."""
    h = r * 1.25
    shell = f"M{num(x - r)} {num(y)}C{num(x - r)} {num(y - h)} {num(x + r)} {num(y - h)} {num(x + r)} {num(y)}Z"
    shine = (
        f"M{num(x - r * 0.72)} {num(y - 0.4)}C{num(x - r * 0.7)} {num(y - h * 0.56)} {num(x - r * 0.3)} "
        f"{num(y - h * 0.72)} {num(x - r * 0.1)} {num(y - h * 0.7)}C{num(x - r * 0.32)} {num(y - h * 0.5)} "
        f"{num(x - r * 0.36)} {num(y - h * 0.26)} {num(x - r * 0.36)} {num(y - 0.4)}Z"
    )
    top = y - h * 0.75
    ball = stroke(f"M{num(x)} {num(top)}V{num(top - 6)}", INK, 1.4) + dot(x, top - 6, 1.8, GOLD)
    return path(shell, c.main) + path(shine, c.lit, stroke="none") + ball


def _kiosk(x: float, c: KindColours) -> str:
    """A small domed annex of a rich pavilion."""
    body = box(x - 5.4, -20, 10.8, 16, c.dark, stroke="none") + horseshoe(x, -4, 7, 13, "#fff2d8", stroke="none")
    frame = box(x - 6.4, -21, 2.2, 17, CREAM) + box(x + 4.2, -21, 2.2, 17, CREAM) + box(x - 7.6, -24, 15.2, 4, CREAM)
    return box(x - 8, -4, 16, 5, "#f7efe0") + body + frame + _dome(x, -24, 7.4, c)


def pavilion(c: KindColours, grade: int) -> str:
    """A blue roof and dome on white columns; later a band of stars, later two domed kiosks beside it."""
    out = shadow(4, 1, 31 if grade == 2 else 25, 5)
    if grade == 2:
        out += _kiosk(-23, c) + _kiosk(23, c)
    out += box(-22, -4, 44, 5, "#f7efe0") + box(-19, -8, 38, 4.4, CREAM)
    out += box(-16, -29, 32, 22, c.dark, stroke="none")
    out += "".join(horseshoe(x, -8, 9, 19, "#fff2d8", stroke="none") for x in (-10.6, 0, 10.6))
    out += "".join(box(x - 1.3, -29, 2.6, 21.4, CREAM) for x in (-16, -5.3, 5.3, 16))
    out += box(-19, -33, 38, 5, CREAM)
    if grade:
        out += "".join(star(x, -30.5, 2, c.main, stroke="none") for x in (-14, -7, 0, 7, 14))
    out += poly([(-24, -32.4), (-11, -45), (11, -45), (24, -32.4)], c.main)
    out += poly([(-24, -32.4), (-11, -45), (-3, -45), (-7, -32.4)], c.lit, stroke="none")
    out += stroke("M-24-32.4L-11-45H11L24-32.4Z", INK, 1.1)
    out += stroke("M-5-44.6L-9-32.8M1-44.6L1-32.8M6-44.6L10-32.8", c.dark, 0.9)
    return out + _dome(0, -44.6, 9.4, c)


def seraglio(c: KindColours, grade: int) -> str:
    """Red hipped roofs, one on the other, over a curtained arch; later potted shrubs, later two towers with finials."""
    out = shadow(4, 1, 27, 5)
    if grade == 2:
        for x in (-21.5, 21.5):
            out += box(x - 5.5, -46, 11, 20, _PLASTER if x < 0 else _PLASTER_DARK) + horseshoe(x, -38, 4.6, 6.4, c.dark)
            out += poly([(x - 8, -45.6), (x, -55), (x + 8, -45.6)], c.main)
            out += poly([(x - 8, -45.6), (x, -55), (x - 2, -45.6)], c.lit, stroke="none")
            out += dot(x, -55.4, 1.6, GOLD)
    out += box(-25, -26, 50, 27, _PLASTER) + box(11, -26, 14, 27, _PLASTER_DARK, stroke="none")
    out += stroke("M-25 1V-26H25V1Z", INK, 1.1)
    out += poly([(-28.6, -25), (-22, -37), (22, -37), (28.6, -25)], c.main)
    out += poly([(-28.6, -25), (-22, -37), (-4, -37), (-8, -25)], c.lit, stroke="none")
    out += stroke("".join(f"M{num(x * 0.8)}-36.6L{num(x)}-25.4" for x in (-21, -14, -7, 0, 7, 14, 21)), c.dark, 0.9)
    out += stroke("M-28.6-25L-22-37H22L28.6-25Z", INK, 1.1)
    out += box(-11, -48, 22, 12, _PLASTER) + poly([(-14, -47.4), (-9, -56), (9, -56), (14, -47.4)], c.main)
    out += poly([(-14, -47.4), (-9, -56), (-1, -56), (-4, -47.4)], c.lit, stroke="none")
    out += box(-7, -45, 14, 7, c.dark) + stroke("M-7-45L7-38M-7-38L7-45M0-45V-38M-7-41.5H7", c.lit, 0.8)
    out += horseshoe(0, 1, 14, 21, c.dark)
    curtain = "M-5.6.6V-9C-5.6-15-2-17 0-17.6C-2.6-12-1.6-5-5.6.6ZM5.6.6V-9C5.6-15 2-17 0-17.6C2.6-12 1.6-5 5.6.6Z"
    out += path(curtain, c.lit, stroke="none")
    for x in (-17.4, 17.4):
        lattice = f"M{num(x - 3)}-14L{num(x + 3)}-8M{num(x - 3)}-8L{num(x + 3)}-14"
        out += horseshoe(x, -6, 8.4, 13, c.dark) + stroke(lattice, c.lit, 0.8)
    if grade:
        for x in (-10.6, 10.6):
            out += dot(x, -6.4, 4, "#5fa148") + dot(x - 1.2, -7.4, 1.5, "#93cc6c", stroke="none")
            out += poly([(x - 3, -3), (x + 3, -3), (x + 2, 2), (x - 2, 2)], "#e0a24a")
    return out


def arcades(c: KindColours, grade: int) -> str:
    """Three brown horseshoe arches under a long roof; later a basin before them, later a gallery above."""
    up = 12 if grade == 2 else 0
    out = shadow(4, 1, 28, 5)
    if up:
        out += box(-24, -51, 48, 14, c.tint)
        out += "".join(horseshoe(x, -38, 6.6, 10, c.dark) for x in (-18.4, -9.2, 0, 9.2, 18.4))
        out += box(-28, -39.4, 56, 3.6, c.lit)
    out += box(-27, -36, 54, 37, c.tint) + box(-27, -36, 54, 6, c.main)
    out += stroke("M-25-33H26", c.lit, 3, stroke_dasharray="2.4 2.6")
    for x in (-17.6, 0, 17.6):
        out += horseshoe(x, 1, 15.4, 28, "#f7e7cc") + horseshoe(x, 1, 11.4, 24.4, c.dark)
        rib = f"M{num(x - 6.2)}-15.4A6.8 6.8 0 1 1 {num(x + 6.2)}-15.4"
        out += stroke(rib, c.main, 2.2, stroke_dasharray="2 1.7")
    out += "".join(box(x - 1.6, -13, 3.2, 14, "#f7e7cc") for x in (-26, -8.8, 8.8, 26))
    roof = group(
        poly([(-30, -36), (-26, -45), (26, -45), (30, -36)], c.main)
        + poly([(-30, -36), (-26, -45), (-6, -45), (-9, -36)], c.lit, stroke="none")
        + stroke("M-28-40.4H28", c.dark, 0.8),
        0,
        -up - 2 if up else 0,
    )
    return out + roof + (_basin() if grade else "")


def _basin() -> str:
    """The long pool before the arcades."""
    rim = oval(0, 4.6, 19, 4.4, "#f7e7cc")
    return rim + oval(0, 4.6, 15.6, 3, WATER, stroke=WATER_DARK) + stroke("M-9 4.2H-1M3 5.4H9", WATER_LIT, 0.9)
