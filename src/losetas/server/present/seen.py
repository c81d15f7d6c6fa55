"""Which state of a table a visitor sees, and whether they may take something back."""

from __future__ import annotations

import msgspec

from losetas.core.game import State
from losetas.server.course import Course
from losetas.server.protocol import UndoView
from losetas.server.store import TableRow


class Viewer(msgspec.Struct, frozen=True):
    """A visitor: the seats they decide for, and whether the table is theirs."""

    seats: frozenset[int]
    owner: bool


def seen_by(viewer: Viewer, row: TableRow, course: Course) -> State:
    """The state as a visitor may see it: others see a turn once it can no longer be taken back."""
    to_move = course.state.to_move
    at_once = to_move in viewer.seats or to_move < 0 or row.seats[to_move].kind == "bot"
    return course.state if at_once else course.committed


def undo_of(course: Course, mine: bool) -> UndoView:
    """Whether a visitor may take back the last decision, and why not."""
    reason = course.undo_reason or ("" if mine else "not-your-turn")
    return UndoView(can=not reason, reason=reason)
