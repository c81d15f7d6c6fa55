"""Buildings on two tiles: the second half is laid on the next turn, ten cells around them complete the building.

Whoever is strongest on the twelve cells is paid, whatever zone the figures stand in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from losetas.carcassonne.board import MASK
from losetas.carcassonne.features import FeatureKind, Piece, Scorer
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.carcassonne.zones import BoardView
from losetas.core.grid import DELTAS, RING, SIDES
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import FigureMark, ScoreEvent, Term

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.carcassonne.program import Program

HALVES, NEIGHBOURS = 2, 10
SIDE_STEPS = tuple(dy * 128 + dx for dx, dy in DELTAS)
RING_STEPS = tuple(dy * 128 + dx for dx, dy in RING)
AREA_STEPS = tuple(tuple({half + step for half in (0, other) for step in (0, *RING_STEPS)}) for other in SIDE_STEPS)


def strengths(kernel: Kernel, figures: Iterable[int]) -> list[int]:
    """The strength of each seat among some figures (C-2); with `area_majority=heads` each figure counts one."""
    heads = kernel.program.ruleset.options.get("area_majority") == "heads"
    pieces = kernel.program.pieces
    found = [0] * kernel.players
    for figure in figures:
        found[(figure >> 2) & 7] += 1 if heads else pieces[figure & 3].strength
    return found


def strongest(power: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most strength, all that are level (C-3); nobody when there is none at all (C-4)."""
    best = max(power)
    return tuple(seat for seat, strength in enumerate(power) if strength == best) if best else ()


def figure_marks(board: BoardView, figures: Iterable[int]) -> tuple[FigureMark, ...]:
    """Some figures of the kernel, for an event."""
    found = []
    for figure in figures:
        cell = board.cell(figure >> 9)
        site = board.site(board.kernel.tile_of(figure >> 9), (figure >> 5) & 15)
        found.append(FigureMark(cell.x, cell.y, site, (figure >> 2) & 7, board.program.pieces[figure & 3].key))
    return tuple(found)


class Join(NamedTuple):
    """How a half lies when it is not turned: the segment of the building, the side where the other half joins."""

    segment: int
    side: int


class Ground(NamedTuple):
    """Where a building lies: (position, segment) of its halves on the table, and the twelve positions that count."""

    halves: tuple[tuple[int, int], ...]
    area: frozenset[int]


@dataclass(frozen=True)
class Building:
    """What there is to say of a building on two tiles: its halves, its feature kind and the rules of its points."""

    first: str
    second: str
    kind: str
    letter: str
    role: str
    complete_rule: str
    winner_rule: str
    final_rule: str

    def joins(self, program: Program) -> dict[int, Join]:
        """How both halves lie, by their kind numbers."""
        found = {}
        for code in (self.first, self.second):
            parts = program.kinds[program.kind_index[code]].segments
            segment = next(index for index, part in enumerate(parts) if part.kind == self.kind)
            found[program.kind_index[code]] = Join(segment, SIDES.index(parts[segment].at[0]))
        return found


class AreaMajority(Scorer):
    """Pays the majority on the two halves and the ten cells around them. One for each compiled ruleset."""

    def __init__(self, building: Building) -> None:
        self.building = building
        self._joins: dict[int, Join] = {}
        self._hint = 0  # where a half lay when last asked: saves the search, and is checked every time

    def ground(self, kernel: Kernel, node: int) -> Ground:
        """The ground of the building with the root `node`, also while its second half is still to come."""
        found = self._half(kernel, self._hint, node)
        for pos, _, _ in () if found else kernel.lay_list():
            found = found or self._half(kernel, pos, node)
        if found is None:
            return Ground((), frozenset())
        pos, segment, side = found
        self._hint = pos
        other = self._half(kernel, (pos + SIDE_STEPS[side]) & MASK, node)
        halves = ((pos, segment),) if other is None else ((pos, segment), other[:2])
        return Ground(halves, frozenset([(pos + step) & MASK for step in AREA_STEPS[side]]))

    def _half(self, kernel: Kernel, pos: int, node: int) -> tuple[int, int, int] | None:
        """(position, segment, side of the join) when a half of the building lies there."""
        self._joins = self._joins or self.building.joins(kernel.program)
        tile = kernel.tile_of(pos)
        join = self._joins.get(tile >> 2)
        if join is None or kernel.root_of(pos, join.segment) != node:
            return None
        return pos, join.segment, (join.side + tile) & 3

    def complete(self, kernel: Kernel, node: int) -> None:
        """Twelve points for a majority that is counted with everyone still on the board (C-1)."""
        ground = self.ground(kernel, node)
        counted = [figure for figure in _standing(kernel, ground) if not _gone(kernel, figure)]
        terms = self._terms(kernel, ground, True)
        for seat in self._winners(kernel, ground, counted, terms, "complete"):
            kernel.award(node, seat, _total(terms))

    def leave(self, kernel: Kernel, node: int) -> None:
        """Only who stands in the building itself goes home."""
        kernel.home(node)

    def final(self, kernel: Kernel, node: int) -> None:
        """A building that was never completed pays for the cells with tiles."""
        if kernel.opens_of(node) == 0:
            return
        ground = self.ground(kernel, node)
        counted = _standing(kernel, ground)
        if counted:
            terms = self._terms(kernel, ground, False)
            for seat in self._winners(kernel, ground, counted, terms, "final"):
                kernel.award_final(seat, _total(terms))

    def owners(self, kernel: Kernel, node: int) -> tuple[int, ...]:
        """Who has the majority now."""
        return strongest(strengths(kernel, _standing(kernel, self.ground(kernel, node))))

    def terms(self, kernel: Kernel, node: int, complete: bool) -> tuple[Term, ...]:
        """One point for each half and each neighbour: all twelve when complete, or those there are."""
        return self._terms(kernel, self.ground(kernel, node), complete)

    def tiles(self, kernel: Kernel, node: int) -> int:
        """How many of the twelve tiles there are."""
        return _total(self.terms(kernel, node, False))

    def _terms(self, kernel: Kernel, ground: Ground, complete: bool) -> tuple[Term, ...]:
        rule = self.building.complete_rule if complete else self.building.final_rule
        present = sum(kernel.tile_of(pos) >= 0 for pos in ground.area)
        halves = HALVES if complete else len(ground.halves)
        neighbours = NEIGHBOURS if complete else present - halves
        return (Term(self.building.kind, halves, 1, rule), Term("neighbours", neighbours, 1, rule))

    def _winners(
        self, kernel: Kernel, ground: Ground, counted: list[int], terms: tuple[Term, ...], phase: str
    ) -> tuple[int, ...]:
        """The seats to be paid; what they are paid for goes into the kernel's sink."""
        seats = strongest(strengths(kernel, counted))
        if kernel.sink is not None:
            board = BoardView(kernel.program, kernel)
            present = [board.cell(pos) for pos in ground.area if kernel.tile_of(pos) >= 0]
            event = ScoreEvent(
                seat=-1,
                kind=self.building.kind,
                points=_total(terms),
                zone=board.name(ground.halves),
                cells=tuple(sorted(present, key=lambda cell: (cell.y, cell.x))),
                segments=tuple((*board.cell(pos), segment) for pos, segment in sorted(ground.halves)),
                terms=terms,
                phase=phase,
                rule=self.building.winner_rule if phase == "complete" else self.building.final_rule,
                winners=seats,
                figures=figure_marks(board, counted),
            )
            kernel.sink += [msgspec.structs.replace(event, seat=seat) for seat in seats]
        return seats


def _total(terms: Iterable[Term]) -> int:
    return sum(term.points for term in terms)


def _standing(kernel: Kernel, ground: Ground) -> list[int]:
    """The figures on the twelve cells, of whatever kind and in whatever zone (C-5)."""
    return [figure for figure in kernel.figure_list() if figure >> 9 in ground.area]


def _gone(kernel: Kernel, figure: int) -> bool:
    """With `area_timing=after_returns`: whether a figure stands in an ordinary zone that is complete."""
    if kernel.program.ruleset.options.get("area_timing") != "after_returns":
        return False
    root = kernel.root_of(figure >> 9, (figure >> 5) & 15)
    feature = kernel.program.features[kernel.kind_of(root)]
    return not (feature.late or isinstance(feature.scorer, AreaMajority)) and bool(kernel.complete_now(root))


class Landmark(CarcassonneExpansion):
    """An expansion with such a building; a subclass names it and the values of `abbot_on_buildings` that open it.

    That the second half needs room beside the first, is forced on the next seat and leaves the game with it is said in
    `tiles.toml` (`twin`).
    """

    building: Building
    abbot_values: tuple[str, ...] = ("all",)

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        """The building: a ring around two tiles, which cannot be covered."""
        building = self.building
        scorer = AreaMajority(building)
        return [FeatureKind(building.kind, building.letter, "ring", building.role, coverable="never", scorer=scorer)]

    def reserved(self, rules: Ruleset) -> Sequence[str]:
        """The second half lies aside, always the same one: both are alike."""
        return [self.building.second]

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        """Followers may stand in the building; an abbot by `abbot_on_buildings` only (C-7)."""
        if piece.recall:
            stands = rules.options.get("abbot_on_buildings") in self.abbot_values
        else:
            stands = "monastery" in piece.stands_on
        return replace(piece, stands_on=piece.stands_on | {self.building.kind}) if stands else piece
