"""Seats, tiles, figures and zones of a state as the protocol has them."""

from __future__ import annotations

from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.zones import Zone
from losetas.core.game import SEATS
from losetas.server.present.kinds import lies_down, pieces_of, tile_kinds
from losetas.server.protocol import BagEntry, FigureView, SeatView, Spot, TileView, ZoneView
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
        )
        for seat, spec in enumerate(row.seats)
    ]


def bag_view(state: CarcassonneState) -> list[BagEntry]:
    """The bag by kind, in the order of the data, empty kinds too."""
    edition = state.game.ruleset.edition
    bag = state.bag
    return [
        BagEntry(code=kind.code, left=bag.get(kind.code, 0), total=kind.counts[edition])
        for kind in tile_kinds(state.game)
    ]
