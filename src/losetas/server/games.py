"""Which games this server shows, and who makes the snapshots of each."""

from __future__ import annotations

from losetas.core.game import State
from losetas.server import palace, present
from losetas.server.course import Course
from losetas.server.present import Viewer
from losetas.server.protocol import ClockView, PalaceTable, Table
from losetas.server.store import TableRow


def shown_games() -> list[str]:
    """The games that can be played over this server."""
    return [*present.shown_games(), *palace.palace_games()]


def show_table(row: TableRow, course: Course, viewer: Viewer, clock: ClockView | None = None) -> Table | PalaceTable:
    """The whole table as one visitor may see it."""
    show = palace.present_palace if palace.is_palace(course.state.game.ruleset.game) else present.present
    return show(row, course, viewer, clock)


def hides(state: State) -> bool:
    """Whether a seat of this game may know what others may not."""
    return palace.is_palace(state.game.ruleset.game)


def lies_open(state: State) -> bool:
    """Whether something can be seen that the next ply hides."""
    return palace.is_palace(state.game.ruleset.game) and palace.lies_open(state)


def tiles_left(state: State) -> int:
    """How many tiles are still to be drawn."""
    count = palace.tiles_left if palace.is_palace(state.game.ruleset.game) else present.tiles_left
    return count(state)
