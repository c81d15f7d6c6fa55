"""What the seat to move can do, and what it would bring."""

from __future__ import annotations

from losetas.server.protocol.base import Struct


class Effect(Struct):
    """What a placement would do; the client has a text for each code.

    `completes`, `extends`, `joins`, `surrounds` (a ring grows), `starts` (a new zone with a neighbour demand none has).
    """

    code: str
    kind: str
    tiles: int
    points: int
    """For `completes` what each of `seats` is paid, else the gain of the zone's value if the game stopped."""
    seats: list[int]
    """Who is paid (`completes`) or stands there."""
    zones: list[int]
    """Indices into `zones` of the zones touched."""


class Rotation(Struct):
    """One legal way of laying the tile on a cell."""

    turns: int
    token: str
    effects: list[Effect]
    ends_turn: bool
    """No figure can be put afterwards, so the turn is over at once and cannot be undone."""


class Placement(Struct):
    """A cell where the tile in hand can go."""

    x: int
    y: int
    top: bool
    """Whether it would cover a tile."""
    rotations: list[Rotation]


class ClaimView(Struct):
    """A segment of the tile just laid that can be claimed."""

    token: str
    site: str
    segment: int
    piece: str
    kind: str
    zone: int
    tiles: int
    shields: int
    open: int
    value: int
    """Points if the game stopped now."""
    completes: bool
    points: int
    """Points at once, when it is complete; 0 otherwise."""
    lying: bool


class NoClaim(Struct):
    """A segment of the tile just laid that cannot be claimed, and why."""

    segment: int
    site: str
    kind: str
    reason: str
    seats: list[int]
    """Who stands there."""
    zone: int


class RecallView(Struct):
    """A figure that can be taken back."""

    token: str
    piece: str
    kind: str
    x: int
    y: int
    segment: int
    points: int


class OptionView(Struct):
    """A choice of a decision that an expansion registers."""

    token: str
    key: str
    arg: str


class Choices(Struct):
    """What the seat to move can do; empty lists for visitors who do not decide."""

    placements: list[Placement]
    claims: list[ClaimView]
    no_claims: list[NoClaim]
    recalls: list[RecallView]
    options: list[OptionView]
    none: str | None
    """The token of doing nothing, where that is allowed."""


class UndoView(Struct):
    """Whether one step can be taken back, otherwise why not."""

    can: bool
    reason: str
    """nothing-to-undo, drawn (the next tile is out), not-your-turn, game-over; empty when it can."""


class BagEntry(Struct):
    """A tile kind in the bag."""

    code: str
    left: int
    total: int
