"""Drawings of the two houses by Gaudí: Casa Vicens and Torre Bellesguard."""

from __future__ import annotations

from losetas.render.glyphs import glyph
from losetas.render.kind import TileShape
from losetas.render.landmarks import landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import arch, box, dot, merlons, num, path, poly, shade, stroke

DOOR = (0.0, 8.0)  # where the architect stands


def _stand(kind: TileShape, plan: Plan, name: str) -> None:
    """A house in its garden in the middle of the tile, with every road ending at the garden gate (GAU-18)."""
    plan.put(name, 0, 11)
    plan.grounds.append(("yard", (0, 2), 25))
    plan.seat_kind(kind, "house", DOOR)
    house = next(i for i, s in enumerate(kind.segments) if s.kind == "house")
    plan.spots[house] = ((0, 0), 20)
    for index, segment in enumerate(kind.segments):
        if segment.kind == "field":
            plan.seats[index] = (31, -31 if "NL" in segment.at else 31)
    for road in plan.roads:
        x, y = road.curve[0]
        road.redraw([(x * t, y * t) for t in (1.0, 0.8, 0.5, 0.3)])
        plan.seats[road.segment] = (x * 0.76, y * 0.76)


@landmark("vicens")
def vicens_site(kind: TileShape, plan: Plan) -> None:
    """Casa Vicens, at the end of a road."""
    _stand(kind, plan, "gaudi-vicens")


@landmark("bellesguard")
def bellesguard_site(kind: TileShape, plan: Plan) -> None:
    """Torre Bellesguard, between two roads."""
    _stand(kind, plan, "gaudi-bellesguard")


def _chequers(look: Look, x: float, y: float, columns: int, rows: int, size: float = 2.6) -> str:
    """A panel of white and green tiles."""
    green = ""
    for row in range(rows):
        for column in range(row % 2, columns, 2):
            green += f"M{num(x + column * size)} {num(y + row * size)}h{num(size)}v{num(size)}h{num(-size)}Z"
    return box(x, y, columns * size, rows * size, look.white, stroke_width=0.5) + path(green, look.leaf, stroke="none")


def _turret(look: Look, x: float, y: float, roof: str) -> str:
    """A chequered lantern under a little dome."""
    left, right, eave, crown = num(x - 4.6), num(x + 4.6), num(y - 7), num(y - 15)
    dome = f"M{left} {eave}C{left} {crown} {right} {crown} {right} {eave}Z"
    return (
        _chequers(look, x - 3.9, y - 7.8, 3, 3)
        + path(dome, roof)
        + stroke(f"M{num(x)} {num(y - 13)}V{num(y - 17)}", look.ink, 1.1)
        + dot(x, y - 17, 0.9, look.gold)
    )


@glyph("gaudi-vicens", foot=11)
def vicens(look: Look) -> str:
    """Ochre walls banded with brick and chequered tile, corner turrets with little domes."""
    wall, brick = look.plaster, look.roofs[1][0]
    windows = "".join(
        box(x - 3, -17.4, 6, 7, look.ink) + stroke(f"M{x}-17.4v7M{x - 3}-14h6", look.gold, 0.7) for x in (-14, 14)
    )
    windows += "".join(box(x - 2.6, -3.6, 5.2, 4.6, look.ink) for x in (-14, 14))
    out = (
        shade(look, 4, 1, 25, 4.6)
        + box(-21, -24, 42, 25, wall)
        + box(12, -24, 9, 25, look.plaster_dark, stroke="none", opacity=".6")
    )
    out += box(-21, -24, 42, 25, "none")
    out += "".join(box(-21, y, 42, 1.8, brick, stroke_width=0.4) for y in (-8.6, -20.6))
    out += _chequers(look, -20.8, -26.4, 16, 2) + _chequers(look, -7.8, -18.8, 6, 4) + windows
    out += arch(0, 1, 9, 10, brick) + arch(0, 1, 6.4, 8.2, look.ink) + dot(0, -2.6, 1, look.gold, stroke="none")
    out += box(-22.4, -29, 44.8, 3, brick)
    return (
        out
        + _turret(look, 0, -29, look.roofs[0][0])
        + _turret(look, -17.6, -28.6, look.gold)
        + _turret(look, 17.6, -28.6, look.gold)
    )


@glyph("gaudi-bellesguard", foot=11)
def bellesguard(look: Look) -> str:
    """A stone house with a slim tower whose spire carries the four-armed cross."""
    pairs = "".join(arch(x + d, -9, 3, 7.6, look.ink, stroke="none") for x in (0, 12) for d in (-1.9, 1.9))
    tower = (
        poly([(-21, 1), (-19.4, -29), (-9.6, -29), (-8, 1)], look.stone_lit)
        + poly([(-12.6, 1), (-12.4, -29), (-9.6, -29), (-8, 1)], look.stone_dark, stroke="none", opacity=".5")
        + merlons(-20.6, -33, 12.2, 4, look.stone_lit, 2)
        + path("M-18.8-31C-17.4-38-16-44-14.5-49C-13-44-11.6-38-10.2-31Z", look.white)
        + stroke("M-17.4-35L-11-38.6M-16.4-40.4L-12.4-42.8", look.red, 1.7)
        + stroke("M-17.9-32L-10.6-35.8M-16.8-37.9L-11.8-40.8", look.gold, 1.5)
        + arch(-15, -17, 2.6, 6.4, look.ink, stroke="none")
        + arch(-15, -5, 2.6, 6.4, look.ink, stroke="none")
    )
    arms = "M-14.5-47V-57M-18.4-53H-10.6"
    cross = stroke(arms, look.ink, 3.4) + stroke(arms, look.gold, 1.8)
    return (
        shade(look, 5, 1, 24, 4.6)
        + box(-12, -20, 32, 21, look.stone)
        + box(9, -20, 11, 21, look.stone_dark, stroke="none", opacity=".45")
        + poly([(-13, -19), (-6, -29.4), (14, -29.4), (21.6, -19)], look.brick[0])
        + poly([(9, -19), (8, -29.4), (14, -29.4), (21.6, -19)], look.brick[1], stroke="none", opacity=".7")
        + merlons(-13, -21.6, 34.4, 8, look.stone_lit, 2)
        + pairs
        + arch(6, 1, 6.4, 7.6, look.ink)
        + tower
        + cross
    )
