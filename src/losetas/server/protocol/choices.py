"""What the seat to move can do, and what it would bring."""

from __future__ import annotations

from losetas.server.protocol.base import Spot, Struct


class Effect(Struct):
    """What a placement would do; the client has a text for each code.

    `completes`, `extends`, `joins`, `surrounds` (a ring grows). A cover may also do: `splits` (one zone becomes
    `parts`), `reopens` (a complete zone is not any more), `shrinks`, `removes` (the zone lay on the covered tile
    only), `starts` (a new zone), `stays` (changed, but complete before and after: it is not scored again).
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
    parts: int
    """Of how many zones it is made (`joins`, `completes`, `stays`), or into how many it falls (`splits`)."""
    rule: str
    """The id of the rule behind it, where it would surprise."""


class TwinView(Struct):
    """Where the other half of a building on two tiles will lie."""

    code: str
    x: int
    y: int
    turns: int
    seat: int
    """Who will have to lay it."""


class Rotation(Struct):
    """One legal way of laying the tile on a cell."""

    turns: int
    token: str
    effects: list[Effect]
    ends_turn: bool
    """No figure can be put afterwards, so the turn is over at once and cannot be undone."""
    free: list[str]
    """The kinds of zones that a figure could be put in afterwards."""
    twin: TwinView | None


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
    """A choice of a decision that an expansion registers, with all that is needed to show it."""

    token: str
    key: str
    arg: str
    kind: str
    """Kind of the zone it is about; empty when it is about none."""
    spots: list[Spot]
    """The zone to light."""
    at: Spot | None
    """The segment where a figure would stand, or the first of the zone."""
    piece: str
    """The figure that would stand there; empty when none would."""
    lying: bool
    marker: int | None
    """The marker it is about, by the seat of its colour; -1 is the neutral one."""
    seats: list[int]
    """Whose points or zone it is."""
    tiles: int
    open: int
    points: int
    """What the deciding seat gets at once."""
    value: int
    """What it is worth more than declining if the game stopped then; 0 where one cannot decline."""


class NoCover(Struct):
    """A tile that cannot be covered, and why."""

    x: int
    y: int
    reason: str
    """`follower-on-tile`, `not-coverable`, `edge-mismatch` (the tile in hand does not fit there), `never-on-top`."""
    seats: list[int]
    """Who stands there."""
    rule: str


class CoverView(Struct):
    """Tiles may be laid on tiles now: why, and which cannot be covered."""

    because: list[Spot]
    """The features that allow it while they are incomplete."""
    kind: str
    rule: str
    refused: list[NoCover]


class ForcedView(Struct):
    """The tile in hand was not drawn: it is the other half of a building and has one place only."""

    x: int
    y: int
    rule: str


class Choices(Struct):
    """What the seat to move can do; empty lists for visitors who do not decide."""

    placements: list[Placement]
    claims: list[ClaimView]
    no_claims: list[NoClaim]
    recalls: list[RecallView]
    options: list[OptionView]
    cover: CoverView | None
    forced: ForcedView | None
    rule: str
    """The id of the rule that says what is to be decided; empty for the usual steps."""
    none: str | None
    """The token of doing nothing, where that is allowed."""


class UndoView(Struct):
    """Whether one step can be taken back, otherwise why not."""

    can: bool
    reason: str
    """nothing-to-undo, drawn (the next tile is out), clock (it has answered), passed (the turn has, or another seat was
    asked), not-your-turn, game-over; empty when it can."""


class BagEntry(Struct):
    """A tile kind in the bag."""

    code: str
    left: int
    total: int
