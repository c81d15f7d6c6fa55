"""A ruleset compiled: integer tables for the kernel and the rules it calls when a trigger is set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from losetas.carcassonne.board import CAP_FIG, CAP_NODE
from losetas.carcassonne.checks import check_names
from losetas.carcassonne.features import FeatureKind, Mark, Piece, Scorer
from losetas.carcassonne.hooks import CarcassonneExpansion, Step
from losetas.carcassonne.tables import (
    CAP_FEATURE,
    CAP_KIND,
    CAP_MARK,
    CAP_PIECE,
    CAP_SEG,
    CAP_STEP,
    CAP_TOUCH,
    NO_EDGE,
    Tables,
)
from losetas.carcassonne.tiles import TileKind
from losetas.core.errors import RulesetError
from losetas.core.expansion import overriding
from losetas.core.grid import SIDES
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import Term
from losetas.core.steps import StepProgram

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.carcassonne.zones import BoardView  # noqa: F401 - named in the base class of a class

EDGE_CODES = {"F": 0, "R": 1, "C": 2}
FIRST_JOIN, LAST_JOIN = 3, 6
WILD = "X"
FARMS = ("3rd", "2nd", "devir", "1st")
FLAG_LAID, FLAG_PLACE, FLAG_DISCARD, FLAG_NEVER_OVER, FLAG_NEVER_COVERED, FLAG_COVER_COMPLETE = 1, 2, 4, 8, 16, 32
SLOTS = 256
MOST_TILES = 128  # the torus is as wide, and 3 * 128 + 2 cells fit


class Program(StepProgram["Kernel", "BoardView"]):
    """The compiled ruleset. One is shared by every state of a game; it holds no position.

    `kinds` are the tile kinds in order of their kernel numbers, `features`, `marks`, `pieces` and `steps` likewise.
    """

    most_steps = CAP_STEP
    most_slots = SLOTS

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.members = [m for m in ruleset.members if isinstance(m, CarcassonneExpansion)]
        self.features: list[FeatureKind] = []
        self.marks: list[Mark] = []
        self.pieces: list[Piece] = []
        self.kinds: list[TileKind] = []
        self.looks: list[list[int]] = []
        self._register()
        self.kind_index = {kind.code: i for i, kind in enumerate(self.kinds)}
        self.feature_index = {kind.key: i for i, kind in enumerate(self.features)}
        self.mark_index = {mark.key: i for i, mark in enumerate(self.marks)}
        self.piece_index = {piece.key: i for i, piece in enumerate(self.pieces)}
        check_names(self)
        self.start = [s for member in self.members for s in member.start_tiles(ruleset)]
        self.reserved = [code for member in self.members for code in member.reserved(ruleset)]
        self._bonus = self._overriding("city_bonus")
        self._raising = [member for member in self.members if member.bonus_kinds(ruleset)]
        self._rebuilt = self._overriding("rebuilt")
        self._set_up = self._overriding("set_up")
        self._owner = {kind.code: next(m for m in self.members if m.key == kind.expansion) for kind in self.kinds}
        self.tables = build_tables(self)
        # Whether a later tile may change what a scored zone looks like: then events are explained at once.
        self.changing = bool(self.tables.covers or self._raising)

    def _overriding(self, hook: str) -> list[CarcassonneExpansion]:
        return overriding(self.members, CarcassonneExpansion, hook)

    def _register(self) -> None:
        rules = self.ruleset
        for member in self.members:
            self.features += member.feature_kinds(rules)
            self.marks += member.marks(rules)
            self.pieces += member.pieces(rules)
            self.kinds += [kind for kind in member.tiles(rules) if kind.counts.get(rules.edition)]
        for member in self.members:
            self.features = [member.adapt_feature(kind, rules) for kind in self.features]
            self.pieces = [member.adapt_piece(piece, rules) for piece in self.pieces]
            self.kinds = [member.adapt_tile(kind, rules) for kind in self.kinds]
        found: list[Step] = []
        for member in self.members:
            found += member.steps(rules, self)
        self.number_steps(found)
        for what, have, cap in (
            ("tile kinds", self.kinds, CAP_KIND),
            ("feature kinds", self.features, CAP_FEATURE),
            ("marks", self.marks, CAP_MARK),
            ("pieces", self.pieces, CAP_PIECE),
        ):
            if len(have) > cap:
                raise RulesetError(f"{rules}: expected at most {cap} {what}, found {len(have)}")

    def check_capacity(self, players: int) -> None:
        """Refuse a ruleset that the kernel's arrays and bit fields cannot hold; nothing overflows silently."""
        edition = self.ruleset.edition
        counts = [(kind.counts[edition], len(kind.segments)) for kind in self.kinds]
        for what, need, cap in (
            ("tiles", sum(count for count, _ in counts), MOST_TILES),
            ("segments of all tiles", sum(count * segments for count, segments in counts), CAP_NODE),
            ("figures", players * sum(piece.count for piece in self.pieces), CAP_FIG),
            ("strength of a seat", sum(piece.count * piece.strength for piece in self.pieces), 15),
            *((f"segments marked {m.key}", self._marked(m.key), 15) for m in self.marks),
        ):
            if need > cap:
                raise RulesetError(f"{self.ruleset}: expected at most {cap} {what}, found {need}")

    def _marked(self, key: str) -> int:
        edition = self.ruleset.edition
        return sum(kind.counts[edition] * sum(key in part.marks for part in kind.segments) for kind in self.kinds)

    # What the kernel calls, only when a trigger is set.

    def set_up(self, kernel: Kernel) -> None:
        """Lay the start tiles and let every expansion prepare the table."""
        for code, x, y, turns in self.start:
            kernel.put(kernel.at(x, y), self.kind_index[code] * 4 + turns)
        for member in self._set_up:
            member.set_up(kernel)

    @property
    def city_bonus_term(self) -> tuple[str, str]:
        """Code and rule id of what expansions add to the cities of a field."""
        return self._bonus[0].city_bonus_term if self._bonus else ("bonus", "")

    def held(self, kernel: Kernel, node: int) -> int:
        """The complete node that stands for a closed zone with a holding mark, or -1."""
        scorer = self.holder(kernel, node)
        return node if scorer is None else scorer.held(kernel, node)

    def holder(self, kernel: Kernel, node: int) -> Scorer | None:
        """The scorer that a zone with a holding mark is left to, None for any other zone."""
        marks = kernel.flag_of(node)
        for index, mark in enumerate(self.marks):
            if mark.holder and (marks >> (4 * index)) & 15:
                return self.features[self.feature_index[mark.holder]].scorer
        return None

    def complete(self, kernel: Kernel, node: int) -> None:
        """Award a newly completed feature whose kind has a scorer."""
        scorer = self.features[kernel.kind_of(node)].scorer
        if scorer is not None:
            scorer.complete(kernel, node)

    def leave(self, kernel: Kernel, node: int) -> None:
        """Send home who leaves a completed feature whose kind has a scorer."""
        scorer = self.features[kernel.kind_of(node)].scorer
        if scorer is not None:
            scorer.leave(kernel, node)

    def final(self, kernel: Kernel) -> None:
        """Final scoring of all features whose kinds have a scorer, before the others."""
        for root in kernel.scored_roots():
            scorer = self.features[kernel.kind_of(root)].scorer
            if scorer is not None:
                scorer.final(kernel, root)

    def city_bonus(self, kernel: Kernel) -> None:
        """Let expansions raise what complete cities pay the farmers."""
        for member in self._bonus:
            member.city_bonus(kernel)

    def zone_terms(self, kernel: Kernel, root: int) -> list[Term]:
        """What expansions add to a complete zone."""
        key = self.features[kernel.kind_of(root)].key
        return [
            term for m in self._raising if key in m.bonus_kinds(self.ruleset) for term in m.zone_bonus(kernel, root)
        ]

    def zone_bonus(self, kernel: Kernel, root: int) -> int:
        """The points that expansions add to a complete zone."""
        return sum(term.points for term in self.zone_terms(kernel, root))

    def laid(self, kernel: Kernel, kind: int, pos: int) -> None:
        """Tell the owner of a tile that it was laid."""
        self._owner[self.kinds[kind].code].laid(kernel, kind, pos)

    def discarded(self, kernel: Kernel, kind: int) -> None:
        """Tell the owner of a tile that it left the game."""
        self._owner[self.kinds[kind].code].discarded(kernel, kind)

    def rebuilt(self, kernel: Kernel) -> None:
        """Tell everyone that the board was rebuilt."""
        for member in self._rebuilt:
            member.rebuilt(kernel)

    def placement_reason(self, kernel: Kernel, kind: int, pos: int, turns: int, over: int) -> str | None:
        """Why the owner of a tile forbids a placement, None when it does not."""
        return self._owner[self.kinds[kind].code].placement_reason(kernel, kind, pos, turns, over)

    def may_place(self, kernel: Kernel, kind: int, pos: int, turns: int, over: int) -> int:
        """1 when the owner of a tile allows a placement."""
        return 1 if self.placement_reason(kernel, kind, pos, turns, over) is None else 0


def build_tables(program: Program) -> Tables:
    """The integer tables of a program."""
    tables = Tables()
    tables.kinds = len(program.kinds)
    _fill_features(program, tables)
    _fill_marks_and_pieces(program, tables)
    _fill_tiles(program, tables)
    _fill_geometry(program, tables)
    options = program.ruleset.options
    tables.farms = FARMS.index(options.get("farms", FARMS[0]))
    tables.covers = int(any(kind.opens_cover for kind in program.features))
    tables.citybonus = int(bool(program._bonus))
    tables.rescore = int(any(kind.rescores for kind in program.features))
    raised = {key for member in program.members for key in member.bonus_kinds(program.ruleset)}
    tables.fbonus = _padded([int(kind.key in raised) for kind in program.features], CAP_FEATURE)
    tables.finals = int(any(kind.scorer for kind in program.features))
    tables.steps = len(program.steps)
    tables.smask = _padded([step.triggers for step in program.steps], CAP_STEP)
    return tables


def _padded(values: list[int], size: int, filler: int = 0) -> list[int]:
    return values + [filler] * (size - len(values))


def _fill_features(program: Program, tables: Tables) -> None:
    kinds = program.features
    size = CAP_FEATURE
    tables.features = len(kinds)
    tables.ftile = _padded([k.tile for k in kinds], size)
    tables.fshield = _padded([k.shield for k in kinds], size)
    tables.otile = _padded([k.open_tile for k in kinds], size)
    tables.oshield = _padded([k.open_shield for k in kinds], size)
    tables.two = _padded([int(k.two_tiles is not None) for k in kinds], size)
    tables.ttile = _padded([k.two_tiles[0] if k.two_tiles else 0 for k in kinds], size)
    tables.tshield = _padded([k.two_tiles[1] if k.two_tiles else 0 for k in kinds], size)
    tables.never = _padded([int(k.completion == "never") for k in kinds], size)
    tables.ringed = _padded([int(k.completion == "ring") for k in kinds], size)
    tables.scored = _padded([int(k.scorer is not None) for k in kinds], size)
    tables.late = _padded([int(k.late) for k in kinds], size)
    tables.watches = _padded([int(k.watches) for k in kinds], size)
    tables.cover = _padded([int(k.opens_cover) for k in kinds], size)


def _fill_marks_and_pieces(program: Program, tables: Tables) -> None:
    marks, pieces = program.marks, program.pieces
    groups = sorted({mark.group or f" {mark.key}" for mark in marks})
    tables.marks = len(marks)
    tables.mtile = _padded([m.tile for m in marks], 8)
    tables.mshield = _padded([m.shield for m in marks], 8)
    tables.mzero = _padded([int(m.zero) for m in marks], 8)
    tables.mgroup = _padded([1 << groups.index(m.group or f" {m.key}") for m in marks], 8)
    tables.hold = sum(15 << (4 * i) for i, m in enumerate(marks) if m.holder)
    tables.pieces = len(pieces)
    tables.pcount = _padded([p.count for p in pieces], CAP_PIECE)
    tables.pstrength = _padded([p.strength for p in pieces], CAP_PIECE)
    tables.precall = _padded([int(p.recall) for p in pieces], CAP_PIECE)
    tables.pmask = _padded(
        [sum(1 << program.feature_index[key] for key in p.stands_on if key in program.feature_index) for p in pieces],
        CAP_PIECE,
    )


def _fill_tiles(program: Program, tables: Tables) -> None:
    edition = program.ruleset.edition
    on_table = [code for code, *_ in program.start] + program.reserved
    _fill_twins(program, tables)
    nseg, count, ringmask, tflag, wild, many = ([0] * CAP_KIND for _ in range(6))
    ring = [-1] * CAP_KIND
    touchn, touchf, touchc = [0] * CAP_KIND, [0] * (CAP_KIND * CAP_TOUCH), [0] * (CAP_KIND * CAP_TOUCH)
    segment = {name: [0] * (CAP_KIND * CAP_SEG) for name in ("skind", "sopen", "sshield", "smark", "sclaim", "smulti")}
    for t, kind in enumerate(program.kinds):
        nseg[t] = len(kind.segments)
        count[t] = kind.counts[edition] - on_table.count(kind.code)
        tflag[t] = _flags(program, kind)
        wild[t] = int(WILD in kind.edges)
        for s, part in enumerate(kind.segments):
            feature = program.features[program.feature_index[part.kind]]
            j = t * CAP_SEG + s
            segment["skind"][j] = program.feature_index[part.kind]
            segment["sopen"][j] = len(part.at) if feature.completion == "ends" else 0
            segment["sshield"][j] = part.shields
            segment["smark"][j] = sum(1 << (4 * program.mark_index[key]) for key in part.marks)
            segment["sclaim"][j] = int(part.claimable)
            if feature.completion == "ring":
                ring[t] = s
                ringmask[t] = 0b01011010 if feature.cross else 0xFF
                segment["sopen"][j] = (4 if feature.cross else 8) + len(part.at)
            for other in part.touches:
                touchf[t * CAP_TOUCH + touchn[t]] = s
                touchc[t * CAP_TOUCH + touchn[t]] = other
                touchn[t] += 1
        for s, part in enumerate(kind.segments):
            alike = sum(other.kind == part.kind for other in kind.segments)
            if alike > 1 and program.features[program.feature_index[part.kind]].completion != "never":
                segment["smulti"][t * CAP_SEG + s] = many[t] = 1
    tables.many = many
    tables.nseg, tables.count, tables.ring, tables.ringmask = nseg, count, ring, ringmask
    tables.tflag, tables.wild, tables.touchn, tables.touchf, tables.touchc = tflag, wild, touchn, touchf, touchc
    for name, values in segment.items():
        setattr(tables, name, values)


def _fill_twins(program: Program, tables: Tables) -> None:
    """A tile with the property `twin` is laid only where its twin fits beyond its joining edge, and forces it."""
    twin, side, turn = [-1] * CAP_KIND, [0] * CAP_KIND, [0] * CAP_KIND
    for t, kind in enumerate(program.kinds):
        if "twin" in kind.properties:
            other = program.kinds[program.kind_index[kind.properties["twin"]]]
            join = next(letter for letter in kind.edges if letter not in EDGE_CODES and letter in other.edges)
            twin[t] = program.kind_index[other.code]
            side[t] = kind.edges.index(join)
            turn[t] = (side[t] + 2 - other.edges.index(join)) % 4
    tables.twin, tables.twinside, tables.twinturn = twin, side, turn


def _flags(program: Program, kind: TileKind) -> int:
    asks = kind.properties
    flags = FLAG_LAID * bool(asks.get("watch_laid"))
    flags |= FLAG_PLACE * bool(asks.get("watch_place"))
    flags |= FLAG_DISCARD * bool(asks.get("watch_discard"))
    flags |= FLAG_NEVER_OVER * bool(asks.get("never_on_top"))
    kinds = [program.features[program.feature_index[part.kind]].coverable for part in kind.segments]
    flags |= FLAG_NEVER_COVERED * (bool(asks.get("never_covered")) or "never" in kinds)
    flags |= FLAG_COVER_COMPLETE * ("complete" in kinds)
    return flags


def _edge_codes(program: Program) -> dict[str, int]:
    """Edge letters as three bits; letters beyond C F R and the wild X are joins that meet only themselves."""
    codes = dict(EDGE_CODES)
    for letter in sorted({ch for kind in program.kinds for ch in kind.edges} - {*codes, WILD}):
        if len(codes) > LAST_JOIN:
            raise RulesetError(f"{program.ruleset}: expected at most {LAST_JOIN - FIRST_JOIN + 1} joining edges")
        codes[letter] = len(codes)
    return codes


def _fill_geometry(program: Program, tables: Tables) -> None:
    codes = _edge_codes(program)
    port, edge = [-1] * (CAP_KIND * 48), [0] * (CAP_KIND * 16)
    ordinary = [*EDGE_CODES.values(), NO_EDGE]
    for t, kind in enumerate(program.kinds):
        demand = kind.properties.get("wild_demand", "")
        looks = []
        for turns in range(4):
            tr = t * 4 + turns
            accepted = []
            for d, side in enumerate(SIDES):
                letter = kind.edge(side, turns)
                wild = letter == WILD
                edge[tr * 4 + d] = (codes[demand] if demand else NO_EDGE) if wild else codes[letter]
                accepted.append(ordinary if wild else [codes[letter], NO_EDGE])
            for s, part in enumerate(kind.segments):
                for location in part.turned(turns):
                    i = tr * 12 + SIDES.index(location[0]) * 3
                    field_edge = len(location) == 2 and edge[tr * 4 + SIDES.index(location[0])] == EDGE_CODES["F"]
                    port[i + (1 if len(location) == 1 or field_edge else 2 * (location[1] == "R"))] = s
            look = _look(kind, port[tr * 12 : tr * 12 + 12])
            if look not in looks:
                _add_fits(tables, t, turns, accepted)
            looks.append(look)
        program.looks.append([looks.index(look) for look in looks])
    tables.port = port
    tables.edge = edge


def _look(kind: TileKind, ports: list[int]) -> tuple[object, ...]:
    """What a turned tile looks like: orientations with equal looks are one placement (BAS-5 sees no difference)."""
    names: dict[int, int] = {}
    return tuple(None if s < 0 else (names.setdefault(s, len(names)), _segment_look(kind, s)) for s in ports)


def _segment_look(kind: TileKind, segment: int) -> tuple[object, ...]:
    """What distinguishes a segment from another in its place."""
    part = kind.segments[segment]
    return (part.kind, part.shields, part.marks, part.claimable)


def _add_fits(tables: Tables, kind: int, turns: int, accepted: list[list[int]]) -> None:
    for n in accepted[0]:
        for e in accepted[1]:
            for s in accepted[2]:
                for w in accepted[3]:
                    tables.add_fit(kind, turns, n | e << 3 | s << 6 | w << 9)
