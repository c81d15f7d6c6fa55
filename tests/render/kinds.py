"""Tile kinds that nobody would print, to try whether render/ draws whatever it is given."""

from __future__ import annotations

from losetas.carcassonne.tiles import Segment, TileKind


def make_kind(code: str, edges: str, *segments: tuple[str, str] | tuple[str, str, int], special: str = "") -> TileKind:
    """A kind from (segment kind, locations, shields)."""
    made = tuple(Segment(kind=s[0], at=tuple(s[1].split()), shields=s[2] if len(s) > 2 else 0) for s in segments)
    return TileKind(code=code, edges=edges, segments=made, counts={}, names={}, expansion="test", special=special)


ALL_ROUND = ("field", "NL NR EL ER SL SR WL WR")
ODD_KINDS = (
    make_kind("two-bends", "RRRR", ("road", "N E"), ("road", "S W"), ("field", "NR EL"), ("field", "NL WR SL ER")),
    make_kind("three-caps", "CCCF", ("city", "N"), ("city", "E"), ("city", "S"), ("field", "WL WR")),
    make_kind("shut-field", "CCCC", ("city", "N"), ("city", "E"), ("city", "S"), ("city", "W"), ("field", "NL")),
    make_kind("crossing", "RRRR", ("road", "N E S W"), ("field", "NR EL"), ("field", "SL ER")),
    make_kind("under-town", "CRCR", ("road", "E W"), ("city", "N S"), ("field", "EL WR"), ("field", "ER WL")),
    make_kind("wild", "XXXX", ("city", "N E S W")),
    make_kind("house", "FFRF", ("house", ""), ("road", "S"), ALL_ROUND),
    make_kind("three-shields", "CFCF", ("city", "N S", 3), ("field", "EL ER"), ("field", "WL WR")),
    make_kind("two-houses", "FFFF", ("monastery", ""), ("house", ""), ("garden", ""), ALL_ROUND),
)
