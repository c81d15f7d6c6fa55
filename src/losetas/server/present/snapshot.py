"""The whole table as one visitor may see it."""

from __future__ import annotations

from losetas.core.game import State
from losetas.server.course import Course
from losetas.server.present.board import (
    ZoneIndex,
    bag_view,
    figure_views,
    group_views,
    loose_views,
    seat_views,
    tile_views,
    zone_view,
)
from losetas.server.present.choices import choices_of, no_choices
from losetas.server.present.history import History
from losetas.server.present.kinds import carcassonne_state, tiles_left
from losetas.server.present.result import result_of
from losetas.server.present.seen import Viewer, seen_by, undo_of
from losetas.server.protocol import PROTOCOL, CellRef, ClockView, Table
from losetas.server.store import TableRow


def present(row: TableRow, course: Course, viewer: Viewer, clock: ClockView | None = None) -> Table:
    """The table for a visitor. Others see a turn once it can no longer be taken back."""
    mine = course.state.to_move in viewer.seats
    seen = seen_by(viewer, row, course)
    state = carcassonne_state(seen.copy())
    zones = ZoneIndex(state)
    history = History(state, course.timed)
    rules = state.game.ruleset
    return Table(
        protocol=PROTOCOL,
        table=row.id,
        seq=course.seq,
        ruleset=row.ruleset,
        game=rules.game,
        edition=rules.edition,
        expansions=list(rules.expansions),
        options=rules.options,
        look=rules.edition,
        settings=row.settings,
        created=row.created,
        finished=row.changed if state.is_over else None,
        seats=seat_views(state, row, viewer.seats),
        to_move=None if state.is_over else state.to_move,
        mine=mine,
        turn_of=state.seat,
        step=state.step,
        turn=state.turn,
        hand=state.hand.code if state.hand is not None else None,
        choices=choices_of(state, zones) if mine else no_choices(),
        clock=clock if seen is course.state else None,
        undo=undo_of(course, mine),
        tiles=tile_views(state),
        last=CellRef(state.last.x, state.last.y) if state.last is not None else None,
        figures=figure_views(state, zones),
        loose=loose_views(state),
        zones=[zone_view(zone, state.game.players) for zone in zones.zones],
        groups=group_views(state, zones),
        tiles_left=tiles_left(state),
        bag=bag_view(state) if row.settings.tiles_left else [],
        discards=list(state.discards),
        log=history.turns,
        bonus=history.bonus,
        over=state.is_over,
        result=result_of(state.scores, history.events) if state.is_over else None,
        commitment=course.dealer.commitment,
        seed=_seed(row, state),
    )


def _seed(row: TableRow, state: State) -> str | None:
    return row.seed if state.is_over else None
