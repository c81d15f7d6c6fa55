"""From what the kernel scored to explained points: ScoreEvents whose terms cite rules and add up."""

from __future__ import annotations

from typing import Any

import msgspec

from losetas.carcassonne.features import FeatureKind
from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.program import FARMS, Program
from losetas.carcassonne.zones import BoardView
from losetas.core.grid import Cell
from losetas.core.scoring import FigureMark, ScoreEvent, Term

CITY_POINTS = {"3rd": 3, "2nd": 3, "devir": 3, "1st": 4}


def zone_terms(program: Program, kernel: Kernel, root: int, complete: bool) -> tuple[Term, ...]:
    """The sum of a zone that is no field, complete or as it stands at the end; the same number as `Kernel.worth`."""
    feature = program.features[kernel.kind_of(root)]
    tiles, shields, flag = kernel.tiles_of(root), kernel.shields_of(root), kernel.flag_of(root)
    rules = feature.terms
    present = [mark for index, mark in enumerate(program.marks) if (flag >> (4 * index)) & 15]
    if not complete:
        for mark in present:
            if mark.zero:
                return (Term(mark.key, tiles, 0, mark.terms.get(f"zero_{feature.key}", mark.terms.get("zero", ""))),)
    if feature.completion == "ring":
        lead = "" if complete else "open_"
        each = feature.tile if complete else feature.open_tile
        return (
            Term("itself", 1, each, rules.get(f"{lead}itself", "")),
            Term("neighbours", tiles - 1, each, rules.get(f"{lead}neighbours", "")),
        )
    terms = _tile_terms(feature, tiles, shields, complete)
    if complete:
        groups: set[str] = set()
        for mark in present:
            if mark.group and mark.group in groups:
                continue
            groups.add(mark.group)
            rule = mark.terms.get(feature.key, "")
            if mark.tile:
                terms.append(Term(mark.key, tiles, mark.tile, rule))
            if mark.shield and shields:
                terms.append(Term(f"{mark.key}-shields", shields, mark.shield, mark.terms.get("shields", rule)))
        terms += program.zone_terms(kernel, root)
    return tuple(terms)


def _tile_terms(feature: FeatureKind, tiles: int, shields: int, complete: bool) -> list[Term]:
    rules = feature.terms
    if complete and feature.two_tiles and tiles == 2:
        each, shield, lead = *feature.two_tiles, "two_"
    elif complete:
        each, shield, lead = feature.tile, feature.shield, ""
    else:
        each, shield, lead = feature.open_tile, feature.open_shield, "open_"
    terms = [Term("tiles", tiles, each, rules.get(f"{lead}tiles", ""))]
    if shields and shield:
        terms.append(Term("shields", shields, shield, rules.get(f"{lead}shields", "")))
    return terms


def field_pairs(board: BoardView) -> list[tuple[int, int]]:
    """(field root, complete city root) pairs of all fields that hold farmers."""
    count = board.kernel.field_pairs()
    flat = board.kernel.pair_list(count)
    return list(zip(flat[::2], flat[1::2], strict=True))


def field_cities(board: BoardView, root: int) -> tuple[tuple[str, ...], tuple[Term, ...]]:
    """The complete cities that a field touches, by name, and what each pays its farmers if they own it."""
    farms = board.program.ruleset.option("farms")
    by_root = board.segments_by_root()
    cities = [city for field, city in field_pairs(board) if field == root]
    names = tuple(sorted(board.name(by_root[city]) for city in cities))
    rule = _field_rule(board.program)
    terms = [Term("cities", len(cities), CITY_POINTS[farms], rule)] if cities else []
    board.kernel.city_bonuses()
    bonus = sum(board.kernel.bonus_of(city) for city in cities) if board.program.tables.citybonus else 0
    if bonus:
        code, bonus_rule = board.program.city_bonus_term
        terms.append(Term(code, bonus, 1, bonus_rule))
    return names, tuple(terms)


def _field_rule(program: Program) -> str:
    return next((f.terms.get("cities", "") for f in program.features if f.completion == "never"), "")


class Explainer:
    """Builds the ScoreEvents of one move from the kernel's notes (`Kernel.sink`)."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self.program = board.program
        self.kernel = board.kernel
        self._by_root = board.segments_by_root()

    def events(self, notes: list[Any]) -> tuple[ScoreEvent, ...]:
        """One event for each note, in order. A note that is an event already (of an expansion) stays as it is."""
        winners: dict[tuple[str, int], list[int]] = {}
        for note in notes:
            if not isinstance(note, ScoreEvent):
                winners.setdefault((note[0], note[1]), []).append(note[2])
        found = []
        for note in notes:
            if isinstance(note, ScoreEvent):
                found.append(note)
            else:
                event = self._event(note)
                found.append(msgspec.structs.replace(event, winners=tuple(winners[note[0], note[1]])))
        return tuple(found)

    def _event(self, note: tuple[Any, ...]) -> ScoreEvent:
        what, root, seat, points = note[:4]
        feature = self.program.features[self.kernel.kind_of(root)]
        if what == "zone":
            terms = zone_terms(self.program, self.kernel, root, True)
            return self._make(seat, feature.key, points, root, terms, "complete", self._figures(note[5], root))
        if what == "recall":
            piece = self.program.pieces[note[4] & 3]
            terms = (Term("itself", 1, 1, piece.recall_rule), Term("neighbours", points - 1, 1, piece.recall_rule))
            return self._make(seat, piece.recall_event, points, root, terms, "recall", self._figures([note[4]], root))
        if feature.completion == "never" or note[4]:
            return self._field(seat, points, root, note[4])
        terms = zone_terms(self.program, self.kernel, root, bool(self.kernel.complete_now(root)))
        return self._make(seat, feature.key, points, root, terms, "final", self._figures(None, root))

    def _field(self, seat: int, points: int, root: int, cities: int) -> ScoreEvent:
        """A field (or, where each city is paid once, a city) of the final scoring."""
        farms = self.program.ruleset.option("farms")
        each = CITY_POINTS[farms]
        terms = [Term("cities", cities, each, _field_rule(self.program))] if cities else []
        if points != cities * each:
            code, rule = self.program.city_bonus_term
            terms.append(Term(code, points - cities * each, 1, rule))
        pairs = field_pairs(self.board)
        side, other = (0, 1) if FARMS.index(farms) < 2 else (1, 0)
        roots = [root, *(pair[other] for pair in pairs if pair[side] == root)]
        key = next(f.key for f in self.program.features if f.completion == "never")
        figures = tuple(f for r in roots for f in self._figures(None, r))
        return self._make(seat, key, points, root, tuple(terms), "final", figures, roots)

    def _figures(self, figures: list[int] | None, root: int) -> tuple[FigureMark, ...]:
        """The figures (all on the table when None) that stand in the zone with this root."""
        found = []
        for f in self.kernel.figure_list() if figures is None else figures:
            pos, segment = f >> 9, (f >> 5) & 15
            if self.kernel.root_of(pos, segment) == root:
                cell = self.board.cell(pos)
                site = self.board.site(self.kernel.tile_of(pos), segment)
                found.append(FigureMark(cell.x, cell.y, site, (f >> 2) & 7, self.program.pieces[f & 3].key))
        return tuple(found)

    def _make(
        self,
        seat: int,
        kind: str,
        points: int,
        root: int,
        terms: tuple[Term, ...],
        phase: str,
        figures: tuple[FigureMark, ...],
        roots: list[int] | None = None,
    ) -> ScoreEvent:
        places = [place for r in roots or [root] for place in self._by_root.get(r, [])]
        segments = sorted((self.board.cell(pos).y, self.board.cell(pos).x, segment) for pos, segment in places)
        cells = {(y, x) for y, x, _ in segments}
        feature = self.program.features[self.kernel.kind_of(root)]
        if feature.completion == "ring":
            cells |= {(c.y, c.x) for y, x, _ in segments for c in Cell(x, y).ring() if self.board.tile_number(c) >= 0}
        return ScoreEvent(
            seat=seat,
            kind=kind,
            points=points,
            zone=self.board.name(self._by_root[root]),
            cells=tuple(Cell(x, y) for y, x in sorted(cells)),
            segments=tuple((x, y, segment) for y, x, segment in segments),
            terms=terms,
            phase=phase,
            rule=terms[0].rule if terms else _field_rule(self.program),
            figures=figures,
        )
