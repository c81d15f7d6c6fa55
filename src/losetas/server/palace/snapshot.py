"""The whole table of Alhambra as one visitor may see it."""

from __future__ import annotations

from collections import Counter

from losetas.alhambra.opening import opening_of
from losetas.alhambra.state import AlhambraState
from losetas.core.game import SEATS
from losetas.server.course import Course
from losetas.server.palace.choices import choices_of, market_of, no_choices
from losetas.server.palace.gifts import distribution_of
from losetas.server.palace.history import History
from losetas.server.palace.kinds import alhambra_state
from losetas.server.present.result import result_of
from losetas.server.present.seen import Viewer, seen_by, undo_of
from losetas.server.protocol import PROTOCOL, BeganView, BuiltView, ClockView, PalaceSeat, PalaceTable
from losetas.server.store import TableRow


def present_palace(row: TableRow, course: Course, viewer: Viewer, clock: ClockView | None = None) -> PalaceTable:
    """The table for a visitor: what is public, and the hand of one seat of theirs at most.

    The hand is that of the seat that decides, or of their only seat; where several persons share a device and none of
    them is to decide, it is nobody's. Others see a turn once it can no longer be taken back.
    """
    to_move = course.state.to_move
    mine = to_move in viewer.seats
    seen = seen_by(viewer, row, course)
    state = alhambra_state(seen.copy())
    shown = _shown_seat(viewer.seats, to_move)
    view = state.view(shown)
    choices = choices_of(state) if mine else no_choices()
    own = view.seats[shown] if shown is not None else None
    distribution = distribution_of(state)
    history = History(state, course.timed, distribution)
    rules = state.game.ruleset
    return PalaceTable(
        protocol=PROTOCOL,
        table=row.id,
        seq=course.seq,
        ruleset=row.ruleset,
        game=rules.game,
        edition=rules.edition,
        expansions=list(rules.expansions),
        options=rules.options,
        settings=row.settings,
        created=row.created,
        finished=row.changed if state.is_over else None,
        seats=_seats(state, row, viewer.seats),
        to_move=None if state.is_over else state.to_move,
        mine=mine,
        seat=state.seat,
        step=state.step,
        turn=state.turn,
        began=_began(state),
        viewer=shown,
        shared=len(viewer.seats) > 1,
        hand=list(own.hand or ()) if own is not None else [],
        secrets=list(own.secrets or ()) if own is not None else [],
        aside=list(view.aside),
        market=market_of(state, shown, choices.buys if mine and state.step != "place" else None),
        display=list(view.display),
        tiles_left=view.tiles,
        cards_left=sum(view.piles),
        discards=view.discards,
        neutral=list(view.neutral),
        neutral_counts=_neutral_counts(state, view.neutral),
        tops=view.tops,
        stacks=view.stacks,
        coming=_coming(view.rounds),
        due=bool(view.due),
        ending=view.ending,
        choices=choices,
        clock=clock if seen is course.state else None,
        undo=undo_of(course, mine),
        log=history.turns,
        events=history.events,
        rounds=history.rounds,
        gifts=distribution.gifts,
        over=state.is_over,
        result=result_of(state.scores, history.events) if state.is_over else None,
        commitment=course.dealer.commitment,
        seed=row.seed if state.is_over else None,
    )


def _shown_seat(seats: frozenset[int], to_move: int) -> int | None:
    if to_move in seats:
        return to_move
    return next(iter(seats)) if len(seats) == 1 else None


def _began(state: AlhambraState) -> BeganView | None:
    opening = opening_of(state)
    return None if opening is None else BeganView(*opening)


def _neutral_counts(state: AlhambraState, tiles: tuple[str, ...]) -> dict[str, int]:
    if state.game.players != 2:
        return {}
    found = Counter(state.program.tiles[state.program.tile(code)].type for code in tiles)
    return {kind.key: found[kind.key] for kind in state.program.types}


def _coming(rounds: tuple[int, ...]) -> int:
    """The next scoring round, 0 when all have been played."""
    return next((number for number in (1, 2, 3) if number not in rounds), 0)


def _seats(state: AlhambraState, row: TableRow, mine: frozenset[int]) -> list[PalaceSeat]:
    """The players, without anything that is hidden."""
    public, stopped = state.view(None), state.stopped_scores()
    coming = _coming(public.rounds)
    points = {(event.seat, event.kind): event.points for event in state.round_events(coming - 1)} if coming else {}
    return [
        PalaceSeat(
            seat=seat,
            letter=SEATS[seat],
            name=spec.name,
            kind=spec.kind,
            bot=spec.bot,
            mine=seat in mine,
            score=known.score,
            stopped=stopped[seat],
            cards=known.cards,
            opened=None if known.hand is None else list(known.hand),
            palace=[BuiltView(code=tile.code, x=tile.x, y=tile.y) for tile in known.palace],
            reserve=list(known.reserve),
            counts=known.counts,
            wall=known.wall,
            segments=list(state.wall_segments(seat)),
            worth={kind: found for (owner, kind), found in points.items() if owner == seat},
            stone=known.stone,
            hidden=known.hidden,
            revealed=list(known.open),
        )
        for seat, (spec, known) in enumerate(zip(row.seats, public.seats, strict=True))
    ]
