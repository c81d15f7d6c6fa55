"""What all messages share."""

from __future__ import annotations

import msgspec

PROTOCOL = 1

Spot = tuple[int, int, int]
"""A segment on the board: x, y and the segment's index in its tile kind."""

Point = tuple[float, float]
"""A place on a tile as it lies: 100 units wide, its middle at 0,0, y to the south."""

Box = tuple[float, float, float, float]
"""x, y, width and height of a picture, in tile units."""

Texts = dict[str, str]
"""Language (es, en, ca) to text."""


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all messages: nothing unknown is let in."""
