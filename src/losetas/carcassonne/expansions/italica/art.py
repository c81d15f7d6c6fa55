"""Drawing of the amphitheatre of Itálica: an oval of seats round the arena, with its gate where the road comes from."""

from __future__ import annotations

from math import cos, pi, sin

from losetas.render.geometry import turned
from losetas.render.kind import TileShape
from losetas.render.landmarks import landmark
from losetas.render.looks import Look
from losetas.render.plan import Plan
from losetas.render.svg import Attr, arch, d_line, num, oval, path, poly, stroke

MIDDLE = (0.0, -6.0)
TALL = 7.0  # of the outer wall
TIERS = ((0.86, 1.2), (0.73, 2.6), (0.6, 4.0))  # share of the half axes, and how much deeper than the rim


def _bowl(look: Look, turns: int) -> str:
    """Wall, tiers and arena, and the gate that looks where the road comes from."""
    cx, cy = turned(MIDDLE, turns)
    rx, ry = (37.0, 30.0) if turns % 2 == 0 else (33.0, 33.0)
    line: dict[str, Attr] = {"stroke": look.ink, "stroke_width": look.line}

    def rim(angle: float, share: float = 1.0, drop: float = 0.0) -> tuple[float, float]:
        return (cx + rx * share * cos(angle), cy + ry * share * sin(angle) - TALL + drop)

    front = [rim(pi * i / 24) for i in range(25)]
    wall = [*front, *((x, y + TALL) for x, y in front[::-1])]
    doors = ""
    for i in range(1, 24):
        x, y = rim(pi * i / 24)
        doors += f"M{num(x - 1.3)} {num(y + TALL - 0.6)}v-3.2a1.3 1.3 0 0 1 2.6 0v3.2Z"
    out = oval(cx + 4, cy + 3, rx, ry, look.shadow, opacity=".25")
    out += oval(cx, cy - TALL, rx, ry, look.stone_lit, **line) + poly(wall, look.stone, stroke_linejoin="round", **line)
    out += path(doors, look.ink, stroke="none", opacity=".85")
    for number, (share, drop) in enumerate(TIERS):
        tone = (look.stone, look.stone_lit)[number % 2]
        out += oval(cx, cy - TALL + drop, rx * share, ry * share, tone, stroke=look.ink, stroke_width=0.6)
    out += oval(cx, cy - TALL + 6, rx * 0.47, ry * 0.47, look.stone_dark, **line)
    out += oval(cx, cy - TALL + 7.4, rx * 0.44, ry * 0.43, look.ground, **line)
    stairs = "".join(d_line((rim(a, 0.5, 5), rim(a, 0.97))) for a in (pi * (i + 0.5) / 10 for i in range(20)))
    return out + stroke(stairs, look.ink, 0.6, opacity=".55")


def _ground(look: Look, turns: int) -> str:
    out = _bowl(look, turns)
    x, y = turned((0, 26), turns)
    return (
        out
        + arch(x, y + 3, 13, 14, look.stone_lit, stroke=look.ink, stroke_width=0.8)
        + arch(x, y + 3, 8, 10, look.ink)
    )


@landmark("italica", ground=_ground)
def site(kind: TileShape, plan: Plan) -> None:
    """The road ends at the gate; figures stand in the arena."""
    plan.keep_free(MIDDLE, 37)
    plan.seat_kind(kind, "amphitheatre", (0, -4))
    building = next(i for i, s in enumerate(kind.segments) if s.kind == "amphitheatre")
    plan.spots[building] = (MIDDLE, 33)
    for road in plan.roads:
        road.redraw([(0, 50), (0, 43), (0, 36), (0, 29)])
        plan.seats[road.segment] = (0, 40)
