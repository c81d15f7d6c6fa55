"""Tiles laid on tiles: what can be covered and why the rest cannot, and what a cover does to the zones."""

from __future__ import annotations

from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.zones import Zone
from losetas.core.grid import SIDES, Cell
from losetas.server.present.board import ZoneIndex
from losetas.server.present.kinds import explanation
from losetas.server.protocol import CoverView, Effect, NoCover, Placement

REASONS = {1: "not-coverable", 2: "follower-on-tile"}


def cover_view(state: CarcassonneState, placements: list[Placement]) -> CoverView | None:
    """Why tiles may be covered now and which cannot be; None when they may not."""
    kernel, program, board = state.kernel, state.game.program, state.board
    if not program.tables.covers or kernel.nforce > 0 or kernel.cover_on() == 0:
        return None
    offered = {(place.x, place.y) for place in placements if place.top}
    never = state.hand is not None and bool(state.hand.properties.get("never_on_top"))
    because, kinds, refused = [], [], []
    for pos, tile in board.top_tiles():
        cell = board.cell(pos)
        for segment, part in enumerate(program.kinds[tile >> 2].segments):
            opens = program.features[program.feature_index[part.kind]].opens_cover
            if opens and kernel.opens_of(kernel.root_of(pos, segment)):
                because.append((cell.x, cell.y, segment))
                kinds.append(part.kind)
        if (cell.x, cell.y) not in offered:
            reason = REASONS.get(kernel.coverable(pos)) or ("never-on-top" if never else "edge-mismatch")
            seats = sorted({figure.seat for figure in state.figures() if figure.cell == cell})
            rule = explanation(state.game, reason)
            refused.append(NoCover(x=cell.x, y=cell.y, reason=reason, seats=seats, rule=rule))
    kind = kinds[0] if kinds else ""
    return CoverView(because=because, kind=kind, rule=explanation(state.game, "cover"), refused=refused)


def cover_effects(state: CarcassonneState, zones: ZoneIndex, cell: Cell) -> list[Effect]:
    """What the tile just laid on another has changed; `zones` are those before. Fields count only when held."""
    return _Cover(state, zones, cell).effects()


class _Cover:
    """The zones at a covered tile, before and after, matched by the segments that are still there."""

    def __init__(self, state: CarcassonneState, zones: ZoneIndex, cell: Cell) -> None:
        self._state, self._zones, self._cell = state, zones, cell
        self._fields = {f.key for f in state.game.program.features if f.completion == "never"}
        pos = state.board.pos(cell)
        count = len(state.game.kinds[state.board.tile_number(cell) >> 2].segments)
        self._new = {(pos, segment): state.kernel.root_of(pos, segment) for segment in range(count)}
        self._left: dict[int, dict[int, list[tuple[int, int]]]] = {
            index: self._remains(index) for index in self._touched()
        }

    def _touched(self) -> list[int]:
        """The zones of the tile that lay there, and those around it that have come to the new tile."""
        found = list(self._zones.on(self._cell.x, self._cell.y))
        roots = set(self._new.values())
        for near in (self._cell.step(side) for side in SIDES):
            for index in self._zones.on(near.x, near.y):
                if index not in found and roots & self._remains(index).keys():
                    found.append(index)
        return found

    def _remains(self, index: int) -> dict[int, list[tuple[int, int]]]:
        """The segments of a zone that are still on top, by the root they belong to now."""
        found: dict[int, list[tuple[int, int]]] = {}
        board, kernel = self._state.board, self._state.kernel
        for cell, segment in self._zones.zones[index].segments:
            if cell != self._cell:
                pos = board.pos(cell)
                found.setdefault(kernel.root_of(pos, segment), []).append((pos, segment))
        return found

    def effects(self) -> list[Effect]:
        """Falls apart, disappears; then what has become of each zone that there is now."""
        found = []
        for index, left in self._left.items():
            was = self._zones.zones[index]
            if len(left) > 1 and (was.strength or was.kind not in self._fields):
                found.append(self._make("splits", was, was.tiles, 0, sorted(was.strength), [index], len(left)))
            elif not left and was.kind not in self._fields:
                found.append(self._make("removes", was, was.tiles, 0, [], [index], 1))
        for root in dict.fromkeys([r for left in self._left.values() for r in left] + list(self._new.values())):
            found += self._after(root)
        return found

    def _after(self, root: int) -> list[Effect]:
        """What has become of the zone with this root."""
        came = [index for index, left in self._left.items() if root in left]
        before = [self._zones.zones[index] for index in came]
        own = [place for place, there in self._new.items() if there == root]
        places = own + [place for index in came for place in self._left[index][root]]
        zone = self._state.board.zone_at(root, places)
        held = [was for was in before if was.strength]
        if zone.kind in self._fields and not (held and own):
            return []
        seats = list(zone.owners) or majority(before)
        code, points = self._code(zone, before, bool(own))
        if not code:
            return []
        rule = explanation(self._state.game, "cover-complete") if code in ("stays", "reopens") else ""
        if code in ("joins", "extends", "shrinks"):
            points = zone.value - sum(was.value for was in before)
            seats = sorted(zone.strength) or sorted({seat for was in before for seat in was.strength})
        return [self._make(code, zone, zone.tiles, points, seats, came, len(came), rule)]

    def _code(self, zone: Zone, before: list[Zone], touched: bool) -> tuple[str, int]:
        """The code of what happened, and what it pays at once."""
        known = before and all(was.complete for was in before)
        if zone.complete:
            if known and not self._state.game.program.tables.rescore:
                return ("stays", 0) if touched or len(before) > 1 else ("", 0)
            return ("completes", zone.value)
        if any(was.complete for was in before) and not zone.strength:
            return "reopens", 0
        if not before:
            return ("", 0) if zone.kind in self._fields else ("starts", 0)
        if len(before) > 1:
            return "joins", 0
        if zone.tiles == before[0].tiles or (not touched and zone.tiles >= before[0].tiles):
            return "", 0
        return ("extends" if zone.tiles > before[0].tiles else "shrinks"), 0

    @staticmethod
    def _make(
        code: str, zone: Zone, tiles: int, points: int, seats: list[int], zones: list[int], parts: int, rule: str = ""
    ) -> Effect:
        return Effect(
            code=code, kind=zone.kind, tiles=tiles, points=points, seats=seats, zones=zones, parts=parts, rule=rule
        )


def majority(zones: list[Zone]) -> list[int]:
    """The seats with the most strength in zones that become one."""
    total: dict[int, int] = {}
    for zone in zones:
        for seat, strength in zone.strength.items():
            total[seat] = total.get(seat, 0) + strength
    best = max(total.values(), default=0)
    return sorted(seat for seat, strength in total.items() if strength == best)
