"""The table in the words of the rules: tiles, sites, figures and zones, read off a kernel."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from losetas.carcassonne.features import FeatureKind
from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.program import Program
from losetas.carcassonne.tiles import TileKind
from losetas.core.grid import Cell, location_order
from losetas.core.scoring import Term

LIMIT = 100  # no coordinate beyond this can be part of a game


class Placed(msgspec.Struct, frozen=True):
    """A tile on the table; `seat` laid it (-1: set-up), `covered` says that another lies on it."""

    kind: TileKind
    cell: Cell
    turns: int
    covered: bool
    seat: int


class Figure(msgspec.Struct, frozen=True):
    """A figure on the table."""

    cell: Cell
    segment: int
    site: str
    seat: int
    piece: str
    kind: str


class Zone(msgspec.Struct, frozen=True):
    """A feature on the table, as it is now.

    `name` is its first site (`c.N@3,1`), `owners` who would be paid now, `value` what it would pay now (the final
    value while it is incomplete), `complete_value` what it pays if it is completed as it is; `touches` names the
    complete cities of a field.
    """

    name: str
    kind: str
    complete: bool
    open: int
    tiles: int
    shields: int
    segments: tuple[tuple[Cell, int], ...]
    owners: tuple[int, ...]
    strength: dict[int, int]
    value: int
    complete_value: int
    terms: tuple[Term, ...]
    touches: tuple[str, ...] = ()


def site_of(feature: FeatureKind, kind: TileKind, turns: int, segment: int) -> str:
    """The site of a segment of a tile as it lies: `c.N`, `f.NL`, `m`."""
    at = kind.segments[segment].turned(turns)
    return f"{feature.letter}.{at[0]}" if at and feature.completion != "ring" else feature.letter


class BoardView:
    """Reads a kernel in board terms; holds nothing of its own."""

    def __init__(self, program: Program, kernel: Kernel) -> None:
        self.program = program
        self.kernel = kernel

    def pos(self, cell: Cell) -> int:
        """The kernel's position of a cell, -1 when it is farther away than any tile can lie."""
        return self.kernel.at(cell.x, cell.y) if max(abs(cell.x), abs(cell.y)) < LIMIT else -1

    def cell(self, pos: int) -> Cell:
        """The cell of a kernel position."""
        return Cell(self.kernel.cell_x(pos), self.kernel.cell_y(pos))

    def tile_number(self, cell: Cell) -> int:
        """The tile (kind * 4 + turns) that lies on top at a cell, -1 when there is none."""
        pos = self.pos(cell)
        if pos < 0 or self.cell(pos) != cell:
            return -1
        return self.kernel.tile_of(pos)

    def tile_at(self, cell: Cell) -> Placed | None:
        """The tile on top at a cell."""
        if self.tile_number(cell) < 0:
            return None
        return next(placed for placed in reversed(self.tiles()) if placed.cell == cell)

    def tiles(self) -> list[Placed]:
        """Every tile in the order it was laid, covered ones included."""
        lays = self.kernel.lay_list()
        top = {pos: number for number, (pos, _, _) in enumerate(lays)}
        return [
            Placed(self.program.kinds[tr >> 2], self.cell(pos), tr & 3, top[pos] != number, seat)
            for number, (pos, tr, seat) in enumerate(lays)
        ]

    def top_tiles(self) -> list[tuple[int, int]]:
        """(position, tile) of every tile that is not covered."""
        tops = {pos: tr for pos, tr, _ in self.kernel.lay_list()}
        return list(tops.items())

    def site(self, tile: int, segment: int) -> str:
        """The site of a segment of a tile (kind * 4 + turns)."""
        kind = self.program.kinds[tile >> 2]
        feature = self.program.features[self.program.feature_index[kind.segments[segment].kind]]
        return site_of(feature, kind, tile & 3, segment)

    def segment_of(self, tile: int, site: str) -> int | None:
        """The segment of a tile that a site names; any location of the segment will do."""
        kind = self.program.kinds[tile >> 2]
        letter, _, location = site.partition(".")
        for index, part in enumerate(kind.segments):
            feature = self.program.features[self.program.feature_index[part.kind]]
            if feature.letter != letter:
                continue
            plain = feature.completion == "ring" or not part.at
            if (plain and not location) or (not plain and location in part.turned(tile & 3)):
                return index
        return None

    def figures(self) -> list[Figure]:
        """Every figure on the table, in the order they were placed."""
        found = []
        for f in self.kernel.figure_list():
            tile = self.kernel.tile_of(f >> 9)
            segment = (f >> 5) & 15
            kind = self.program.kinds[tile >> 2].segments[segment].kind
            piece = self.program.pieces[f & 3].key
            found.append(Figure(self.cell(f >> 9), segment, self.site(tile, segment), (f >> 2) & 7, piece, kind))
        return found

    def segments_by_root(self) -> dict[int, list[tuple[int, int]]]:
        """The (position, segment) pairs of every zone, by the zone's root."""
        roots = self.kernel.root_list()
        found: dict[int, list[tuple[int, int]]] = {}
        for pos, tr in self.top_tiles():
            first = self.kernel.node_of(pos, 0)
            for segment in range(len(self.program.kinds[tr >> 2].segments)):
                found.setdefault(roots[first + segment], []).append((pos, segment))
        return found

    def name(self, segments: Iterable[tuple[int, int]]) -> str:
        """The name of a zone: its first site by y, then x, then the order of sites on a tile."""
        best = min(segments, key=self._site_order)
        return f"{self.site(self.kernel.tile_of(best[0]), best[1])}@{self.cell(best[0])}"

    def _site_order(self, place: tuple[int, int]) -> tuple[int, int, int, int]:
        cell = self.cell(place[0])
        tile = self.kernel.tile_of(place[0])
        at = self.program.kinds[tile >> 2].segments[place[1]].turned(tile & 3)
        return (cell.y, cell.x, location_order(at[0]) if at else -1, place[1])

    def zone(self, cell: Cell, segment: int) -> Zone | None:
        """The zone of a segment of the tile at a cell, None when there is no such segment."""
        tile = self.tile_number(cell)
        if tile < 0 or not 0 <= segment < len(self.program.kinds[tile >> 2].segments):
            return None
        root = self.kernel.root_of(self.pos(cell), segment)
        return self.zone_at(root, self.segments_by_root()[root])

    def zones(self) -> list[Zone]:
        """Every zone, fields included, by name."""
        found = [self.zone_at(root, segments) for root, segments in self.segments_by_root().items()]
        return sorted(found, key=lambda zone: zone.name)

    def zone_at(self, root: int, segments: list[tuple[int, int]]) -> Zone:
        """The zone with this root and these segments."""
        from losetas.carcassonne.scoring import field_cities, zone_terms

        kernel, program = self.kernel, self.program
        feature = program.features[kernel.kind_of(root)]
        scorer = feature.scorer or program.holder(kernel, root)
        complete = bool(kernel.complete_now(root))
        strength = {p: kernel.power_of(root, p) for p in range(kernel.players) if kernel.power_of(root, p)}
        touches: tuple[str, ...] = ()
        if feature.completion == "never":
            touches, terms = field_cities(self, root)
            value = complete_value = sum(term.points for term in terms)
        elif scorer is not None:
            terms = scorer.terms(kernel, root, complete)
            value = sum(term.points for term in terms)
            complete_value = sum(term.points for term in scorer.terms(kernel, root, True))
        else:
            terms = zone_terms(program, kernel, root, complete)
            value = sum(term.points for term in terms)
            complete_value = kernel.worth(root, 1)
        if scorer is None:
            best = max(strength.values(), default=0)
            owners = tuple(seat for seat, power in strength.items() if power == best)
        else:
            owners = scorer.owners(kernel, root)
        if feature.completion == "never":
            tiles = len({pos for pos, _ in segments})
        else:
            tiles = kernel.tiles_of(root) if scorer is None else scorer.tiles(kernel, root)
        ordered = sorted(segments, key=self._site_order)
        return Zone(
            name=self.name(segments),
            kind=feature.key,
            complete=complete,
            open=kernel.opens_of(root),
            tiles=tiles,
            shields=kernel.shields_of(root),
            segments=tuple((self.cell(pos), segment) for pos, segment in ordered),
            owners=owners,
            strength=strength,
            value=value,
            complete_value=complete_value,
            terms=terms,
            touches=touches,
        )
