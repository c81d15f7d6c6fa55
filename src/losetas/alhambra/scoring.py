"""Turns what the kernel says about a round into events: every point with its terms and rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from losetas.alhambra.layout import palace_of, wall_of
from losetas.alhambra.tables import TYPES
from losetas.core.grid import Cell
from losetas.core.scoring import ScoreEvent, Term

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program

NEUTRAL: Final = -3
DIRK: Final = "Dirk"
"""The seat of events of the neutral player: its shares, which nobody gets (ALB-63)."""

WALL: Final = "wall"

BONUS: Final = "bonus"
"""The phase of points that a module gives outside of the rounds."""

Note = tuple[int, int, int, int, int, int, int]
"""(round from 0, type or 6 for the wall, owner, count, owners above, owners level, points of their places)"""

Notes = list[Note | ScoreEvent]
"""What a kernel notes while it plays a ply: how a round was scored, and what modules pay."""


def phase_of(number: int) -> str:
    """The phase of a round's events: round1, round2, round3."""
    return f"round{number + 1}"


def events_of(program: Program, kernel: Kernel, notes: Sequence[Note | ScoreEvent]) -> tuple[ScoreEvent, ...]:
    """The events of a round; the palaces have to be as they were when it was scored. What is an event stays one."""
    return tuple(note if isinstance(note, ScoreEvent) else _event(program, kernel, note) for note in notes)


def bonus_event(kind: str, number: int, seat: int, terms: tuple[Term, ...]) -> ScoreEvent:
    """What a module pays a seat in a round, its key being the kind."""
    points = sum(term.points for term in terms)
    return ScoreEvent(seat, kind, points, kind, (), (), terms, phase_of(number), terms[0].rule)


def _event(program: Program, kernel: Kernel, note: Note) -> ScoreEvent:
    return _wall_event(program, kernel, note) if note[1] == TYPES else _type_event(program, kernel, note)


def _type_event(program: Program, kernel: Kernel, note: Note) -> ScoreEvent:
    number, kind, owner, _, above, level, pot = note
    key = program.types[kind].key
    points = pot // level
    terms = [*_count_terms(program, kernel, note)]
    rule = "ALB-44"
    if level > 1:
        rule = "ALB-46"
        terms += [
            Term("pot", pot, 0, "ALB-46"),
            Term("sharers", level, 0, "ALB-46"),
            Term("share", 1, points, "ALB-46"),
        ]
    else:
        terms.append(Term(f"place{above + 1}", 1, points, "ALB-44" if above <= number else "ALB-43"))
    real = owner < kernel.players
    cells = tuple(cell for cell, tile in palace_of(program, kernel, owner) if tile.type == key) if real else ()
    return ScoreEvent(
        seat=owner if real else NEUTRAL,
        kind=key,
        points=points,
        zone=key,
        cells=cells,
        segments=(),
        terms=tuple(terms),
        phase=phase_of(number),
        rule=rule,
    )


def _count_terms(program: Program, kernel: Kernel, note: Note) -> list[Term]:
    """What the count is made of (INT-2): lines that are worth nothing by themselves."""
    _, kind, owner, count, *_ = note
    if owner >= kernel.players:
        return [Term("buildings", count, 0, "ALB-63")]
    codes = program.codes
    buildings = kernel.built_of(owner, kind)
    extra = kernel.extra_of(owner, kind)
    annexed = kernel.annexed(owner, kind)
    terms = [Term("buildings", buildings, 0, "ALB-45")]
    if extra:
        terms.append(Term(codes["extra"], extra, 0, codes["extra_rule"]))
    if annexed:
        terms.append(Term(codes["annex"], annexed, 0, codes["annex_rule"]))
    return terms + program.count_terms(kernel, owner, kind)


def _wall_event(program: Program, kernel: Kernel, note: Note) -> ScoreEvent:
    number, _, owner, length, *_ = note
    segments = wall_of(program, kernel, owner)
    cells = tuple(dict.fromkeys(Cell(x, y) for x, y, _ in segments))
    return ScoreEvent(
        seat=owner,
        kind=WALL,
        points=length,
        zone=WALL,
        cells=cells,
        segments=segments,
        terms=(Term("segments", length, 1, "ALB-52"),),
        phase=phase_of(number),
        rule="ALB-49",
    )
