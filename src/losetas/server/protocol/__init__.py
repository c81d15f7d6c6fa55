"""Every message between server and client, as msgspec Structs; the client's TypeScript types are generated from here.

The protocol speaks in codes, numbers and notation, never in sentences: texts are made in the client. The only prose
is `Refused.detail` and `Problem.detail`, a diagnostic in English for whoever reads a log.
"""

from losetas.server.protocol.art import Art, KindArt, OrientationArt, PieceArt, SegmentArt
from losetas.server.protocol.base import PROTOCOL, Point, Spot, Struct, Texts
from losetas.server.protocol.board import CellRef, FigureView, SeatView, TileView, ZoneView
from losetas.server.protocol.catalog import (
    BotEntry,
    Catalog,
    EditionEntry,
    ExpansionEntry,
    GameEntry,
    OptionEntry,
    RuleEntry,
    Rules,
)
from losetas.server.protocol.choices import (
    BagEntry,
    Choices,
    ClaimView,
    Effect,
    NoClaim,
    OptionView,
    Placement,
    RecallView,
    Rotation,
    UndoView,
)
from losetas.server.protocol.log import ClaimMade, EventView, ResultRow, ResultView, TermView, TurnView
from losetas.server.protocol.socket import Act, ClientMessage, Hello, Ping, Pong, Refused, ServerMessage, Table, Undo
from losetas.server.protocol.tables import (
    NewTable,
    Problem,
    SeatSpec,
    TableCreated,
    TableEntry,
    TableLinks,
    TableList,
    TableSeat,
    TableSettings,
)

__all__ = [
    "PROTOCOL",
    "Act",
    "Art",
    "BagEntry",
    "BotEntry",
    "Catalog",
    "CellRef",
    "Choices",
    "ClaimMade",
    "ClaimView",
    "ClientMessage",
    "EditionEntry",
    "Effect",
    "EventView",
    "ExpansionEntry",
    "FigureView",
    "GameEntry",
    "Hello",
    "KindArt",
    "NewTable",
    "NoClaim",
    "OptionEntry",
    "OptionView",
    "OrientationArt",
    "PieceArt",
    "Ping",
    "Placement",
    "Point",
    "Pong",
    "Problem",
    "RecallView",
    "Refused",
    "ResultRow",
    "ResultView",
    "Rotation",
    "RuleEntry",
    "Rules",
    "SeatSpec",
    "SeatView",
    "SegmentArt",
    "ServerMessage",
    "Spot",
    "Struct",
    "Table",
    "TableCreated",
    "TableEntry",
    "TableLinks",
    "TableList",
    "TableSeat",
    "TableSettings",
    "TermView",
    "Texts",
    "TileView",
    "TurnView",
    "Undo",
    "UndoView",
    "ZoneView",
]
