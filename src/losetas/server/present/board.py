"""Seats, tiles, figures and zones of a state as the protocol has them."""

from __future__ import annotations

from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.zones import Zone
from losetas.core.game import SEATS
from losetas.server.present.kinds import lies_down, pieces_of, tile_kinds
from losetas.server.protocol import BagEntry, FigureView, GroupView, LooseView, SeatView, Spot, TileView, ZoneView
from losetas.server.store import TableRow


class ZoneIndex:
    """All zones of a state, found by segment."""

    def __init__(self, state: CarcassonneState) -> None:
        self.zones = list(state.zones())
        self._at: dict[Spot, int] = {}
        for index, zone in enumerate(self.zones):
            for cell, segment in zone.segments:
                self._at[(cell.x, cell.y, segment)] = index

    def of(self, x: int, y: int, segment: int) -> int | None:
        """The index of the zone a segment belongs to; None when there is no such segment."""
        return self._at.get((x, y, segment))

    def on(self, x: int, y: int) -> list[int]:
        """The indices of the zones with a segment on a tile, in the order of its segments."""
        found: list[int] = []
        segment = 0
        while (index := self.of(x, y, segment)) is not None:
            if index not in found:
                found.append(index)
            segment += 1
        return found


def zone_view(zone: Zone, players: int) -> ZoneView:
    """A zone as the protocol has it."""
    return ZoneView(
        name=zone.name,
        kind=zone.kind,
        complete=zone.complete,
        open=zone.open,
        tiles=zone.tiles,
        shields=zone.shields,
        spots=[(cell.x, cell.y, segment) for cell, segment in zone.segments],
        owners=list(zone.owners),
        strength=[zone.strength.get(seat, 0) for seat in range(players)],
        value=zone.value,
        complete_value=zone.complete_value,
    )


def tile_views(state: CarcassonneState) -> list[TileView]:
    """Every tile in laying order."""
    return [
        TileView(
            code=tile.kind.code,
            x=tile.cell.x,
            y=tile.cell.y,
            turns=tile.turns,
            covered=tile.covered,
            seat=tile.seat if tile.seat is not None and tile.seat >= 0 else None,
        )
        for tile in state.tiles()
    ]


def figure_views(state: CarcassonneState, zones: ZoneIndex) -> list[FigureView]:
    """Every figure on the board."""
    views = []
    for figure in state.figures():
        index = zones.of(figure.cell.x, figure.cell.y, figure.segment)
        tile = state.tile_at(figure.cell)
        if index is None or tile is None:
            continue  # it stands on no segment: an expansion keeps it and shows it itself
        kind = tile.kind.segments[figure.segment].kind
        views.append(
            FigureView(
                x=figure.cell.x,
                y=figure.cell.y,
                segment=figure.segment,
                site=figure.site,
                kind=kind,
                seat=figure.seat,
                piece=figure.piece,
                lying=lies_down(state.game, kind),
                zone=index,
            )
        )
    return views


def seat_views(state: CarcassonneState, row: TableRow, mine: frozenset[int]) -> list[SeatView]:
    """The players."""
    pieces = pieces_of(state.game)
    scores, stopped = state.scores, state.stopped_scores()
    return [
        SeatView(
            seat=seat,
            letter=SEATS[seat],
            name=spec.name,
            kind=spec.kind,
            bot=spec.bot,
            mine=seat in mine,
            score=scores[seat],
            stopped=stopped[seat],
            supply=state.supply(seat),
            pieces=pieces,
            markers=_markers(state, seat),
        )
        for seat, spec in enumerate(row.seats)
    ]


def _markers(state: CarcassonneState, seat: int) -> list[int]:
    held = (sign for member in state.game.program.members for sign in member.holdings(state.kernel, seat))
    return [SEATS.find(sign) for sign in held]


def loose_views(state: CarcassonneState) -> list[LooseView]:
    """Figures that lie on a tile and are no followers."""
    return [
        LooseView(x=cell.x, y=cell.y, seat=seat)
        for member in state.game.program.members
        for pos, seat in member.table_figures(state.kernel)
        for cell in [state.board.cell(pos)]
    ]


def group_views(state: CarcassonneState, zones: ZoneIndex) -> list[GroupView]:
    """Zones that are scored together, by the feature that holds them."""
    kernel, program, board = state.kernel, state.game.program, state.board
    roots = []
    for zone in zones.zones:
        cell, segment = zone.segments[0]
        roots.append(kernel.root_of(board.pos(cell), segment))
    found = []
    for index, (zone, root) in enumerate(zip(zones.zones, roots, strict=True)):
        scorer = program.features[program.feature_index[zone.kind]].scorer
        near = {i for spot in zone.segments for i in zones.on(spot[0].x, spot[0].y) if i != index}
        arms = [i for i in sorted(near) if scorer is not None and program.holder(kernel, roots[i]) is scorer]
        if scorer is not None and arms:
            deciding = scorer.deciding(kernel, root)
            found.append(
                GroupView(
                    zone=index,
                    arms=arms,
                    lengths=[kernel.tiles_of(roots[i]) for i in arms],
                    deciding=[i for i in arms if roots[i] in deciding],
                )
            )
    return found


def bag_view(state: CarcassonneState) -> list[BagEntry]:
    """The bag by kind, in the order of the data, empty kinds too."""
    edition = state.game.ruleset.edition
    bag = state.bag
    return [
        BagEntry(code=kind.code, left=bag.get(kind.code, 0), total=kind.counts[edition])
        for kind in tile_kinds(state.game)
    ]
