"""What render/ needs to know of a tile kind: the part of `losetas.carcassonne.tiles.TileKind` that has a shape.

Anything with these attributes can be drawn, so a designer can look at a tile before there is a rule for it.
"""

from __future__ import annotations

from typing import Protocol


class SegmentShape(Protocol):
    """One segment: its kind and the sides (city, road) or half-edges (field) it reaches."""

    @property
    def kind(self) -> str:
        """city, road, field, monastery, garden, or a registered kind."""

    @property
    def at(self) -> tuple[str, ...]:
        """Sides `N` or half-edges `NL` in the tile's own frame; empty for what stands inside the tile."""

    @property
    def shields(self) -> int:
        """How many shields a city segment carries."""


class TileShape(Protocol):
    """One tile kind."""

    @property
    def code(self) -> str:
        """The code of the kind, which is also the seed of its picture."""

    @property
    def edges(self) -> str:
        """The letters of the four edges, N E S W."""

    @property
    def special(self) -> str | None:
        """The key of the landmark that stands on the tile, if one does."""

    @property
    def segments(self) -> tuple[SegmentShape, ...]:
        """The segments; their indices name seats and regions."""


Signature = tuple[str, str, str | None, tuple[tuple[str, tuple[str, ...], int], ...]]


def signature(kind: TileShape) -> Signature:
    """All that decides the picture of a kind, as a key for caches."""
    return (kind.code, kind.edges, kind.special, tuple((s.kind, tuple(s.at), s.shields) for s in kind.segments))
