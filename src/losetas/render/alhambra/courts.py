"""Chambers, garden and tower: each stands on 0,0, about 56 wide and 58 high, and grows richer with its grade."""

from __future__ import annotations

from losetas.render.alhambra.palette import CREAM, GOLD, INK, SAND, WATER, WATER_DARK, KindColours
from losetas.render.alhambra.shapes import cypress, horseshoe, shadow, star
from losetas.render.svg import box, dot, num, oval, path, poly, stroke

_GLASS, _WOOD = "#5b6b7d", "#6d4a2f"
_BLOOM = ("#f2685f", "#ffd84d", "#ffffff", "#f2685f")


def _block(x: float, top: float, w: float, foot: float, deep: float, c: KindColours) -> str:
    """A white cube: front, shaded side to the right, flat roof."""
    rise = deep * 0.42
    side = [(x + w, foot), (x + w, top), (x + w + deep, top - rise), (x + w + deep, foot - rise)]
    roof = [(x, top), (x + deep, top - rise), (x + w + deep, top - rise), (x + w, top)]
    return box(x, top, w, foot - top, "#fdfcf9") + poly(side, c.main) + poly(roof, c.tint)


def _cupola(x: float, y: float, r: float) -> str:
    """A small dome on a flat roof."""
    head = f"C{num(x - r)} {num(y - r * 1.4)} {num(x + r)} {num(y - r * 1.4)} {num(x + r)} {num(y)}Z"
    shine = f"M{num(x - r / 2)} {num(y - r / 2)}Q{num(x - r * 0.4)} {num(y - r * 0.84)} {num(x)} {num(y - r * 0.9)}"
    return path(f"M{num(x - r)} {num(y)}{head}", "#aab4bf") + stroke(shine, "#e4eaef", 1.2)


def chambers(c: KindColours, grade: int) -> str:
    """White cubes stepped like a town; later a second cupola, later a high block behind."""
    out = shadow(4, 1, 27, 5)
    if grade == 2:
        out += _block(-8, -56, 14, -26, 6, c) + _cupola(0.4, -57, 6)
        out += "".join(horseshoe(x, -46, 4, 6.4, _GLASS) for x in (-4, 2.4))
    out += _block(-19, -41, 16, -26, 4, c) + _cupola(-10, -41, 8)
    out += _block(-26, -26, 31, 1, 8, c) + _block(1, -41, 19, 1, 7, c)
    out += "".join(box(x, -44.6, 2.8, 3.6, "#fdfcf9") for x in (1.4, 8.2, 15))
    if grade:
        out += _cupola(15.6, -43, 5.6)
    windows = ((-20, -11), (-10.6, -11), (6.4, -26), (14.4, -26), (6.4, -11.4), (14.4, -11.4), (-11.4, -29))
    out += "".join(horseshoe(x, y, 5, 8, _GLASS) for x, y in windows)
    out += stroke("M-26-6.4H-8M1-20.4H20", c.main, 1)
    return out + horseshoe(-4, 1, 8.4, 12.4, _WOOD) + dot(-2, -3.6, 0.7, GOLD, stroke="none")


def garden(c: KindColours, grade: int) -> str:
    """Four beds round a star fountain, cypresses at the corners; later orange trees, later jets and more cypresses."""
    out = oval(3, -20, 30, 24, INK, opacity=".16", stroke="none")
    out += box(-27, -45, 54, 46, c.dark, rx=3) + box(-24.6, -42.6, 49.2, 41.2, SAND, stroke="none")
    for x in (-23, 5.4):
        for y in (-41, -16.6):
            out += box(x, y, 17.6, 14, c.main, rx=2)
            if grade:
                out += _orange(x + 8.8, y + 7)
            for i in (0, 3, 4, 7) if grade else range(8):
                bloom = _BLOOM[(i + (x > 0)) % 4]
                out += dot(x + 3.4 + 3.6 * (i % 4), y + 4.4 + 5 * (i // 4), 1.5, bloom, stroke="none")
    out += stroke("M-24-22H24M0-42V-2", WATER_DARK, 5.6) + stroke("M-24-22H24M0-42V-2", WATER, 4)
    out += star(0, -22, 10 if grade == 2 else 8.6, CREAM) + dot(0, -22, 5.6 if grade == 2 else 5, WATER)
    out += dot(0, -22, 1.8, "#ffffff", stroke="none")
    if grade == 2:
        out += stroke("M0-22Q-5-31-6-21M0-22Q5-31 6-21M0-22V-31", "#ffffff", 1.3)
        out += cypress(-9, -38, 19, c) + cypress(9, -38, 19, c)
    return out + "".join(cypress(x, y, 21, c) for x, y in ((-27, -36), (27, -36), (-27, 2), (27, 2)))


def _orange(x: float, y: float) -> str:
    """An orange tree seen from above."""
    fruit = "".join(dot(x + u, y + v, 1.1, "#f6a02c", stroke="none") for u, v in ((-2, -1.4), (1.8, -0.6), (-0.4, 2.2)))
    return dot(x, y, 5, "#2f7a30") + dot(x - 1, y - 1, 3, "#57a645", stroke="none") + fruit


def _flag(x: float, y: float, w: float = 13) -> str:
    """A golden pennant on a pole that stands on y."""
    cloth = path(f"M{num(x)} {num(y - 12)}l{num(w)} 3.2l{num(-w)} 3.4Z", GOLD)
    return stroke(f"M{num(x)} {num(y)}v-12", INK, 1.4) + cloth


def _battlement(x: float, y: float, w: float, teeth: int, c: KindColours) -> str:
    """A crown of teeth, the right ones shaded, its foot on y."""
    step = w / (2 * teeth - 1)
    tops = [box(x + 2 * step * i, y - 12, step, 7, c.lit if i < teeth / 2 else c.main) for i in range(teeth)]
    return "".join(tops) + box(x, y - 6.4, w, 6.4, c.main)


def tower(c: KindColours, grade: int) -> str:
    """A purple keep with battlements and a flag; later turrets at its foot, later a second keep."""
    out = shadow(4, 1, 24, 5)
    if grade == 2:
        out += _turret(-27, -40, 14, c) + _turret(13, -40, 14, c) + _flag(20, -45, 9)
    out += box(-26, -20, 52, 21, c.tint) + "".join(box(x, -24, 5.4, 5, c.tint) for x in (-26, -17, 12, 20.6))
    if grade == 1:
        out += _turret(-28, -24, 10, c) + _turret(18, -24, 10, c)
    out += box(-14, -48, 28, 49, c.lit) + box(4, -48, 10, 49, c.main, stroke="none") + stroke("M14-48V1", INK, 1.1)
    out += _battlement(-17, -46.6, 34, 4, c)
    out += "".join(horseshoe(x, -30, 6.4, 12, c.dark) for x in (-6, 6)) + horseshoe(0, 1, 10, 15, c.dark)
    out += stroke("M-14-22H14", c.dark, 1.4) + stroke("M-14-25H14", "#fff4e0", 1.4)
    return out + _flag(0, -53)


def _turret(x: float, top: float, w: float, c: KindColours) -> str:
    """A side tower with its own battlement."""
    body = box(x, top, w, 1 - top, c.lit) + box(x + w * 0.64, top, w * 0.36, 1 - top, c.main, stroke="none")
    crown = box(x - 1.4, top - 3, w + 2.8, 4, c.main)
    teeth = "".join(box(x - 1.4 + i * (w + 2.8) * 0.4, top - 6.4, (w + 2.8) * 0.2, 4, c.lit) for i in range(3))
    edge = stroke(f"M{num(x + w)} {num(top)}V1", INK, 1.1)
    return body + edge + teeth + crown + horseshoe(x + w / 2, top + 14, 4.4, 8, c.dark)
