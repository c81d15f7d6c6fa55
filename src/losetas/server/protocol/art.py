"""HTTP: what a client needs to draw a table."""

from __future__ import annotations

from losetas.server.protocol.base import Box, Point, Struct, Texts


class SegmentArt(Struct):
    """A segment of a tile kind, as rules and readers name it."""

    kind: str
    shields: int
    marks: list[str]
    claimable: bool
    sites: list[str]
    """Its site (`c.N`) as the tile lies, by quarter turns 0 to 3."""


class OrientationArt(Struct):
    """Where things are on a tile as it lies."""

    edges: str
    """Letters of the edges that face N, E, S, W."""
    seats: list[Point]
    """Per segment, where a follower stands."""
    corners: list[Point]
    """Lattice corners that carry a tower."""
    regions: list[str]
    """Per segment the SVG path of its area, in tile units: 100 wide, the middle at 0,0."""


class KindArt(Struct):
    """A tile kind: names, segments, four orientations."""

    code: str
    letter: str
    names: Texts
    proposed: bool
    segments: list[SegmentArt]
    turns: list[OrientationArt]


class PieceArt(Struct):
    """The pictures of a kind of figure, per seat, as addresses of images."""

    piece: str
    standing: list[str]
    lying: list[str]
    box: Box
    """What every picture shows; 0,0 is the seat the figure stands on."""


class Art(Struct):
    """GET /api/tables/{id}/art: all a client needs to draw a table. Never changes during a game."""

    look: str
    tile: str
    """Address of a tile's picture; put the percent-encoded code for `{code}` and the quarter turns for `{turns}`."""
    kinds: list[KindArt]
    pieces: list[PieceArt]
    chips: list[str]
    """Per seat the address of its chip."""
    neutral: str
    """Address of a figure of nobody's colour, in the box of the first piece."""
    tower: str
    """Address of the picture of a corner tower; empty where the look has none."""
    tower_box: Box
    """What it shows; the lattice corner it stands on is at 0,0."""
