"""The two steps of the plaza at the end of a turn: markers pay, then a marker is taken."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from losetas.carcassonne.hooks import COMPLETED, Shown, Step
from losetas.carcassonne.zones import BoardView
from losetas.core.game import SEATS
from losetas.core.grid import Cell
from losetas.core.scoring import ScoreEvent, Term

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel

# A marker is 1 + seat for a colour, NEUTRAL for everybody's; 0 is none. Those that are held are packed by seat, four
# bits each, into one slot; a second slot keeps the one that paid the player of the turn.
NEUTRAL = 7
KIND = "marker"
NAMES = {0: "-", NEUTRAL: "*", **{1 + seat: letter for seat, letter in enumerate(SEATS)}}
NUMBERS = {name: marker for marker, name in NAMES.items()}
NOWHERE = 1 + 16383 * 16 + 15  # the decision for a zone that is not there
_SITE = re.compile(r"([a-z](?:\.[NESW])?)@(-?\d{1,3}),(-?\d{1,3})")


def held_by(held: int, seat: int) -> int:
    """The marker that a seat holds."""
    return (held >> (4 * seat)) & 15


def owner_of(marker: int) -> int:
    """The seat whose colour a marker has, -1 for the neutral one."""
    return -1 if marker == NEUTRAL else marker - 1


@lru_cache(maxsize=4096)
def available(held: int, barred: int, players: int) -> tuple[int, ...]:
    """The markers on the plaza but the barred one (PLZ-2, PLZ-3, PLZ-13)."""
    gone = {barred, *(held_by(held, seat) for seat in range(players))}
    return tuple(marker for marker in (*range(1, players + 1), NEUTRAL) if marker not in gone)


class Bonus(Step):
    """PLZ-15 to PLZ-20: after all zones have scored the markers pay and go back to the plaza.

    Only what zones paid counts, never what a marker paid. A decision is a zone: 1 + position * 16 + segment.
    """

    key = "bonus"
    prefix = "b"
    triggers = COMPLETED
    after = ("winner",)

    def __init__(self, first_slot: int) -> None:
        self.held, self.paid = first_slot, first_slot + 1

    def enter(self, kernel: Kernel) -> None:
        """Clockwise from the active player: one zone that can pay pays at once, of several the holder chooses one."""
        held = kernel.slot_of(self.held)
        awards = kernel.award_list() if held else []
        if not awards:
            return
        for turn in range(kernel.players):
            seat = (kernel.seat + turn) % kernel.players
            marker = held_by(held, seat)
            paying = _paying(awards, marker) if marker else {}
            if len(paying) == 1:
                self._pay(kernel, seat, *paying.popitem())
            elif paying:
                kernel.ask(self.index, seat, marker)

    def choices(self, kernel: Kernel, seat: int, arg: int) -> list[int]:
        """PLZ-18: the zones that could pay the marker `arg`."""
        return [_place(kernel, root) for root in _paying(kernel.award_list(), arg)]

    def play(self, kernel: Kernel, seat: int, arg: int, choice: int) -> None:
        """The chosen zone pays."""
        root = kernel.root_of((choice - 1) >> 4, (choice - 1) & 15)
        self._pay(kernel, seat, root, _paying(kernel.award_list(), arg)[root])

    def _pay(self, kernel: Kernel, seat: int, root: int, points: int) -> None:
        held = kernel.slot_of(self.held)
        marker = held_by(held, seat)
        kernel.give(seat, points)
        kernel.edit_slot(self.held, held - (marker << (4 * seat)))  # PLZ-19
        if seat == kernel.seat:
            kernel.edit_slot(self.paid, marker)
        if kernel.sink is not None:
            kernel.sink.append(_event(kernel, seat, marker, root, points))

    def text(self, board: BoardView, choice: int) -> str:
        """The name of the zone."""
        pos, segment = (choice - 1) >> 4, (choice - 1) & 15
        tile = board.kernel.tile_of(pos)
        if tile < 0 or segment >= len(board.program.kinds[tile >> 2].segments):
            return "?"
        return board.name(_segments(board, board.kernel.root_of(pos, segment)))

    def read(self, board: BoardView, text: str) -> int | None:
        """Any site of the zone will do."""
        found = _SITE.fullmatch(text)
        if found is None:
            return None
        cell = Cell(int(found[2]), int(found[3]))
        segment = board.segment_of(tile, found[1]) if (tile := board.tile_number(cell)) >= 0 else None
        if segment is None:
            return NOWHERE
        return _place(board.kernel, _holder(board.kernel, board.kernel.root_of(board.pos(cell), segment)))

    def shown(self, board: BoardView, seat: int, choice: int) -> Shown:
        """The zone, the marker it would pay, and who was paid by it."""
        kernel = board.kernel
        root = kernel.root_of((choice - 1) >> 4, (choice - 1) & 15)
        paid = tuple(winner for node, winner, _ in kernel.award_list() if node == root)
        marker = held_by(kernel.slot_of(self.held), seat)
        return Shown(tuple(_segments(board, root)), "", owner_of(marker), paid)


class Marker(Step):
    """PLZ-7 to PLZ-14: whoever completed a zone takes a marker, or may swap the one held. A decision is a marker."""

    key = KIND
    prefix = "t"
    triggers = COMPLETED
    after = ("winner", "bonus")

    def __init__(self, first_slot: int) -> None:
        self.held, self.paid = first_slot, first_slot + 1

    def enter(self, kernel: Kernel) -> None:
        """PLZ-7, PLZ-14: something was completed, occupied or not."""
        kernel.ask(self.index, kernel.seat, 0)

    def choices(self, kernel: Kernel, seat: int, arg: int) -> list[int]:
        """PLZ-8: any on the plaza; PLZ-11, PLZ-12: declining is for those who hold one; PLZ-13: not the one paid by."""
        held = kernel.slot_of(self.held)
        found = available(held, kernel.slot_of(self.paid), kernel.players)
        return [0, *found] if held_by(held, seat) else [*found]

    def play(self, kernel: Kernel, seat: int, arg: int, choice: int) -> None:
        """Take the marker; one that was held goes back."""
        if choice:
            held = kernel.slot_of(self.held)
            kernel.edit_slot(self.held, held + ((choice - held_by(held, seat)) << (4 * seat)))
        kernel.edit_slot(self.paid, 0)

    def text(self, board: BoardView, choice: int) -> str:
        """The letter of the colour, `*` for the neutral one."""
        return NAMES.get(choice, "?")

    def read(self, board: BoardView, text: str) -> int | None:
        """A seat letter, `*` or `-`."""
        return NUMBERS.get(text)

    def reason(self, board: BoardView, seat: int, choice: int) -> str:
        """PLZ-R7, PLZ-13, and the rest is not there."""
        if not choice:
            return "marker-compulsory"
        return "same-marker" if choice == board.kernel.slot_of(self.paid) else "not-on-plaza"

    def shown(self, board: BoardView, seat: int, choice: int) -> Shown:
        """The marker."""
        return Shown(marker=owner_of(choice)) if choice else Shown()


def _paying(awards: list[tuple[int, int, int]], marker: int) -> dict[int, int]:
    """PLZ-15, PLZ-16: the zones that can pay a marker, by root, and how much; the winners of one zone get the same."""
    return {root: points for root, seat, points in awards if marker in (NEUTRAL, seat + 1)}


def _place(kernel: Kernel, root: int) -> int:
    """A place of a zone as a decision: that of the segment whose node is the root."""
    for pos, _, _ in kernel.lay_list():
        segment = root - kernel.node_of(pos, 0)
        if 0 <= segment < len(kernel.program.kinds[kernel.tile_of(pos) >> 2].segments):
            return 1 + pos * 16 + segment
    return 0


def _holder(kernel: Kernel, root: int) -> int:
    """The zone that scores for a zone: itself, or what holds it and is complete."""
    holder = int(kernel.program.held(kernel, root)) if kernel.opens_of(root) == 0 else root
    return root if holder < 0 else holder


def _segments(board: BoardView, root: int) -> list[tuple[int, int]]:
    """The segments of a zone; of one that holds others, theirs."""
    by_root = board.segments_by_root()
    hold = board.program.tables.hold
    kernel = board.kernel
    inside = [r for r in by_root if r != root and kernel.flag_of(r) & hold and _holder(kernel, r) == root]
    return [place for r in inside or [root] for place in by_root[r]]


def _event(kernel: Kernel, seat: int, marker: int, root: int, points: int) -> ScoreEvent:
    board = BoardView(kernel.program, kernel)
    places = _segments(board, root)
    marks = sorted((board.cell(pos).y, board.cell(pos).x, segment) for pos, segment in places)
    rule = "PLZ-16" if marker == NEUTRAL else "PLZ-17" if marker == seat + 1 else "PLZ-15"
    return ScoreEvent(
        seat=seat,
        kind=KIND,
        points=points,
        zone=board.name(places),
        cells=tuple(dict.fromkeys(board.cell(pos) for pos, _ in places)),
        segments=tuple((x, y, segment) for y, x, segment in marks),
        terms=(Term(KIND, 1, points, rule),),
        phase="bonus",
        rule=rule,
        winners=(seat,),
    )
