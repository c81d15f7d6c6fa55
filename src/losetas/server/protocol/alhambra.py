"""Alhambra: palaces, market, money and what a seat can do, as the table shows them.

Where the rules have a name of a module, the protocol has the mechanism: `stone` buys between two turns, a `joining`
card joins two currencies, a `secret` card may be revealed, an `annex` is a tile from an open stack.
"""

from __future__ import annotations

from typing import Literal

from losetas.server.protocol.base import Struct
from losetas.server.protocol.board import CellRef
from losetas.server.protocol.choices import UndoView
from losetas.server.protocol.log import EventView, ResultView
from losetas.server.protocol.tables import ClockView, TableSettings


class BuiltView(Struct):
    """A tile in a palace."""

    code: str
    x: int
    y: int


class PalaceSeat(Struct):
    """A player: all of it is public."""

    seat: int
    letter: str
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    mine: bool
    score: int
    stopped: int
    """The score if the game stopped now."""
    cards: int
    """How many cards are in the hand; which ones is nobody's business."""
    opened: list[str] | None
    """The starting hand, while all of them lie open; None from the first action on."""
    palace: list[BuiltView]
    reserve: list[str]
    counts: dict[str, int]
    """Per type of building what counts for the majority."""
    wall: int
    segments: list[tuple[int, int, int]]
    """The longest outer wall: x, y and side (0 north, clockwise)."""
    worth: dict[str, int]
    """Per type, and for the wall, the points of the coming round if it were played now."""
    stone: bool | None
    """Whether the stone is awake; None where there are none."""
    hidden: int
    """Secret cards that are not revealed."""
    revealed: list[str]


class MarketSpace(Struct):
    """A space of the market."""

    currency: str
    tile: str | None
    missing: int
    """What the hand that is shown lacks in this currency; 0 when it is enough or no hand is shown."""
    affordable: bool
    exact: bool


class TakeView(Struct):
    """Money cards that can be taken together."""

    token: str
    cards: list[str]


class BuyView(Struct):
    """A way of paying for a tile of the market."""

    token: str
    space: int
    tile: str
    cards: list[str]
    paid: int
    exact: bool
    pointless: bool
    """It spends a joining card although one currency would do: legal, but nothing to propose (AMB-30)."""


class MoreView(Struct):
    """A space with more ways to pay than are listed. The token of one is the stem and its cards, joined by +."""

    space: int
    tile: str
    stem: str


class LayView(Struct):
    """What can be done on a cell of one's palace, and what would become of wall and counts."""

    token: str
    key: Literal["lay", "build", "swap", "remove"]
    """`lay` a tile that waits; redesigns: `build` from the reserve, `swap` with the reserve, `remove` to it."""
    tile: str
    """The tile that comes, or goes in `remove`."""
    x: int
    y: int
    wall: int
    counts: dict[str, int]
    """Only the types that change."""


class PutView(Struct):
    """Where a waiting tile can go besides the palace."""

    token: str
    tile: str
    to: Literal["reserve", "neutral"]


class NoCell(Struct):
    """A cell beside the palace where a tile cannot go, and why."""

    tile: str
    x: int
    y: int
    reason: str


class PickView(Struct):
    """A choice that is one object: an annex of a stack, a secret card to reveal."""

    token: str
    tile: str


class PlainView(Struct):
    """A choice without an object."""

    token: str
    key: Literal["pass", "wake", "gap-no", "open-no"]


class PalaceOption(Struct):
    """A choice of a step that a module registers; its text is looked up by the key of the step's decisions."""

    token: str
    arg: str
    """The choice in notation: a card, a tile, or what the step calls it."""
    seats: list[int]
    """Whose points or palace it is about."""
    spots: list[tuple[int, int, int]]
    """Cells that it is about: seat, x, y."""
    points: int
    """What it brings at once."""


class PalaceChoices(Struct):
    """What the seat to move can do; empty lists for visitors who do not decide."""

    takes: list[TakeView]
    buys: list[BuyView]
    """All of them, for each space of the market; of several hundred those that waste least."""
    more: list[MoreView]
    """Spaces with more ways to pay than are listed: those that waste most are left out."""
    cells: list[LayView]
    puts: list[PutView]
    refused: list[NoCell]
    annexes: list[PickView]
    reveals: list[PickView]
    plain: list[PlainView]
    asks: str
    """The key of the decision that a step asks; empty when none does."""
    options: list[PalaceOption]
    none: str | None
    """The token that declines that decision; None when it has to be taken."""


class PalaceAct(Struct):
    """One ply of the log, or what the game gave somebody without asking."""

    seat: int
    token: str
    key: str
    """take, buy, gap-buy, gap-no, lay, store, give, build, swap, remove, annex, wake, reveal, open-no, decide,
    decide-no, pass, end; gift, in the final distribution; deal, of seat -1: the neutral player after a round."""
    tile: str
    """The tile bought, built, moved or given; the type of an annex; the key of a decision."""
    other: str
    """The tile that leaves in a `swap`; what was decided; the currency of a `gift`."""
    cards: list[str]
    """Cards taken or paid; the tiles of a `deal`."""
    paid: int
    exact: bool
    cell: CellRef | None
    """Where in the palace of the seat it happened."""
    back: str
    """The tile whose secret card went back to the hand, because it left; else empty."""
    clock: bool
    """The seat said nothing until its time was over."""


class PalaceTurn(Struct):
    """One turn of the log."""

    turn: int
    seat: int
    acts: list[PalaceAct]
    open: bool


class PalaceRound(Struct):
    """A scoring round that was played; its points are among the events."""

    round: int
    palaces: list[list[BuiltView]]
    """Per seat the palace as it was counted."""


class GiftView(Struct):
    """A space of the market in the final distribution."""

    currency: str
    tile: str
    sums: list[int]
    """Per seat what it held of the currency."""
    seat: int | None
    """Who received the tile; None when the largest sum was shared, or nobody held any."""
    rule: str


class BeganView(Struct):
    """Who began, and what decided it."""

    seat: int
    by: Literal["cards", "sum", "seat"]
    """The fewest cards; of those level, the smallest sum; of those level again, the earliest seat."""


class PalaceTable(Struct, tag_field="type", tag="palace"):
    """The whole table of Alhambra as this visitor may see it; sent after every change and on hello."""

    protocol: int
    table: str
    seq: int
    ruleset: str
    game: str
    edition: str
    expansions: list[str]
    options: dict[str, str]
    settings: TableSettings
    created: str
    finished: str | None
    seats: list[PalaceSeat]
    to_move: int | None
    mine: bool
    """Whether this visitor is to decide now."""
    seat: int
    """Whose turn it is; somebody else may have to decide in it."""
    step: str
    """action, place, a window of a module, or over."""
    turn: int
    began: BeganView | None
    """None before the deal is over."""
    viewer: int | None
    """The seat whose hand and secret cards are below; None when nobody of this device is alone at it."""
    shared: bool
    """Several persons share the device: what is of one seat is shown only after it has said that it is there."""
    hand: list[str]
    secrets: list[str]
    aside: list[str]
    """Tiles that wait for a place."""
    market: list[MarketSpace]
    display: list[str]
    tiles_left: int
    cards_left: int
    discards: int
    neutral: list[str]
    """Tiles of the neutral player, with two players."""
    neutral_counts: dict[str, int]
    tops: dict[str, str | None]
    """Per type the open annex; empty without them."""
    stacks: dict[str, int]
    """Per type how many lie below."""
    coming: int
    """The next scoring round, 1 to 3; 0 when all are over."""
    due: bool
    """Its card has come up: it is scored at the end of this turn."""
    ending: bool
    choices: PalaceChoices
    clock: ClockView | None
    """In a window with a clock; None where nobody is in a hurry."""
    undo: UndoView
    log: list[PalaceTurn]
    events: list[EventView]
    """Points in order; `phase` tells the round."""
    rounds: list[PalaceRound]
    gifts: list[GiftView]
    """The final distribution, once it has been made."""
    over: bool
    result: ResultView | None
    commitment: str
    seed: str | None


class PalaceTile(Struct):
    """A kind of tile."""

    code: str
    type: str
    price: int
    walls: str
    annex: bool
    provisional: bool
    """Whether its walls are a stand-in for the printed ones."""


class PalaceCard(Struct):
    """A money card, or one that joins currencies."""

    code: str
    currencies: list[str]
    value: int
    """0 for a joining card."""


class PalaceType(Struct):
    """A type of building and its points by round and place."""

    key: str
    rounds: list[list[int]]
    colour: str
    """The colour of its pictures, for drawings too small for them."""


class PalaceArt(Struct):
    """GET /api/tables/{id}/palace: what lies in the box and how to picture it. Never changes during a game."""

    picture: str
    """Address of a picture; put its percent-encoded name for `{name}`."""
    tiles: list[PalaceTile]
    cards: list[PalaceCard]
    types: list[PalaceType]
    currencies: list[str]
    """In the order of the spaces of the market."""


class TableGame(Struct):
    """GET /api/tables/{id}/game: which screens a table needs."""

    game: str
