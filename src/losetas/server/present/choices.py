"""What the seat to move can do, and what each choice would bring: found by playing it and taking it back."""

from __future__ import annotations

from collections.abc import Iterable

from losetas.carcassonne.kernel import RECALL as KERNEL_RECALL
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.zones import Zone
from losetas.core.action import Action
from losetas.core.grid import SIDES, Cell
from losetas.server.present.board import ZoneIndex
from losetas.server.present.covers import cover_effects, cover_view, majority
from losetas.server.present.history import CLAIM, PLACE, RECALL
from losetas.server.present.kinds import lies_down, site_of
from losetas.server.present.options import Options
from losetas.server.present.twins import forced_view, twin_view
from losetas.server.protocol import (
    Choices,
    ClaimView,
    Effect,
    NoClaim,
    Placement,
    RecallView,
    Rotation,
)

FOLLOWER = "follower"
NONE = "-"


def no_choices() -> Choices:
    """What a visitor sees who does not decide."""
    return Choices(
        placements=[], claims=[], no_claims=[], recalls=[], options=[], cover=None, forced=None, rule="", none=None
    )


def choices_of(state: CarcassonneState, zones: ZoneIndex) -> Choices:
    """Everything the seat to move may do. `state` is played on and left as it was."""
    found = no_choices()
    placements: dict[tuple[int, int, bool], Placement] = {}
    cards = _Claims(state, zones) if state.step == FOLLOWER else None
    options = Options(state, zones) if state.step in {step.key for step in state.game.program.steps} else None
    for action in state.legal_actions():
        token = state.token(action)
        if place := PLACE.fullmatch(token):
            x, y, top = int(place["x"]), int(place["y"]), "^" in token
            at = placements.setdefault((x, y, top), Placement(x=x, y=y, top=top, rotations=[]))
            at.rotations.append(_rotation(state, zones, action, token, Cell(x, y), SIDES.index(place["side"])))
        elif token == NONE:
            found.none = token
        elif cards is not None and RECALL.fullmatch(token):
            found.recalls.append(cards.recall(action, token))
        elif cards is not None and CLAIM.fullmatch(token):
            found.claims.append(cards.claim(action, token))
        elif options is not None:
            key, _, arg = token.partition(":")
            if arg == NONE:
                found.none = token
            else:
                found.options.append(options.card(action, token, key, arg))
    found.placements = sorted(placements.values(), key=lambda p: (p.y, p.x, p.top))
    if cards is not None:
        found.no_claims = cards.refused({claim.segment for claim in found.claims})
    if found.placements:
        found.cover = cover_view(state, found.placements)
        found.forced = forced_view(state)
    if options is not None:
        found.rule = options.rule
    return found


# -- placements ------------------------------------------------------------------------------------------------------


def _rotation(
    state: CarcassonneState, zones: ZoneIndex, action: Action, token: str, cell: Cell, turns: int
) -> Rotation:
    before = state.scores
    state.push(action)
    try:
        effects = cover_effects(state, zones, cell) if "^" in token else _effects(state, zones, cell)
        free = _free(state)
        ends = state.step != FOLLOWER
        paid = [after - b for after, b in zip(state.scores, before, strict=True)]
    finally:
        state.pop()
    if ends and not state.is_over and any(paid):
        _pay(effects, state, zones)
    twin = twin_view(state, cell, turns)
    return Rotation(turns=turns, token=token, effects=effects, ends_turn=ends, free=free, twin=twin)


def _free(state: CarcassonneState) -> list[str]:
    """The kinds of zones of the tile just laid that a figure can be put in."""
    tile = state.tile_at(state.last) if state.step == FOLLOWER and state.last is not None else None
    if tile is None:
        return []
    segments = [(choice - 1) >> 2 for choice in state.kernel.choice_list() if 0 < choice < KERNEL_RECALL]
    return list(dict.fromkeys(tile.kind.segments[segment].kind for segment in segments))


def _effects(state: CarcassonneState, zones: ZoneIndex, cell: Cell) -> list[Effect]:
    """What the tile just laid changed about the zones it touches and the rings it lies in."""
    board, kernel = state.board, state.kernel
    pos = board.pos(cell)
    merged = _merged(state, zones, cell)
    roots = {kernel.root_of(pos, segment): segment for segment in range(_segments(state, cell))}
    effects = []
    for root, segment in roots.items():
        before = merged.get(root, [])
        held = [index for index in before if zones.zones[index].strength]
        if held or kernel.complete_now(root):
            places = [(board.pos(c), s) for index in before for c, s in zones.zones[index].segments]
            zone = board.zone_at(root, [(pos, segment), *places])
            effects.append(_zone_effect(zone, zones, before, held))
    return effects + _ring_effects(state, zones, cell)


def _segments(state: CarcassonneState, cell: Cell) -> int:
    tile = state.board.tile_number(cell)
    return len(state.game.kinds[tile >> 2].segments) if tile >= 0 else 0


def _merged(state: CarcassonneState, zones: ZoneIndex, cell: Cell) -> dict[int, list[int]]:
    """The zones beside a tile just laid, by the root of the zone they belong to now."""
    found: dict[int, list[int]] = {}
    for side in SIDES:
        near = cell.step(side)
        for segment in range(_segments(state, near)):
            root = state.kernel.root_of(state.board.pos(near), segment)
            index = zones.of(near.x, near.y, segment)
            known = found.setdefault(root, [])
            if index is not None and index not in known:
                known.append(index)
    return found


def _zone_effect(zone: Zone, zones: ZoneIndex, before: list[int], held: list[int]) -> Effect:
    if zone.complete:
        return _effect("completes", zone, zone.value, zone.owners, before)
    gain = zone.value - sum(zones.zones[index].value for index in held)
    seats = sorted({seat for index in held for seat in zones.zones[index].strength})
    return _effect("joins" if len(held) > 1 else "extends", zone, gain, seats, before)


def _ring_effects(state: CarcassonneState, zones: ZoneIndex, cell: Cell) -> list[Effect]:
    """Held zones inside the tiles around, which count the new tile without touching it."""
    effects = []
    for near in cell.ring():
        for segment in range(_segments(state, near)):
            index = zones.of(near.x, near.y, segment)
            if index is None or not zones.zones[index].strength:
                continue
            was = zones.zones[index]
            pos = state.board.pos(near)
            root = state.kernel.root_of(pos, segment)
            ring = state.game.program.features[state.kernel.kind_of(root)].completion == "ring"
            if ring and state.kernel.tiles_of(root) != was.tiles:
                zone = state.board.zone_at(root, [(pos, segment)])
                if zone.complete:
                    effects.append(_effect("completes", zone, zone.value, sorted(was.strength), [index]))
                else:
                    gain = zone.value - was.value
                    effects.append(_effect("surrounds", zone, gain, sorted(was.strength), [index]))
    return effects


def _effect(code: str, zone: Zone, points: int, seats: Iterable[int], zones: list[int]) -> Effect:
    parts = max(1, len(zones))
    return Effect(
        code=code,
        kind=zone.kind,
        tiles=zone.tiles,
        points=points,
        seats=list(seats),
        zones=zones,
        parts=parts,
        rule="",
    )


def _pay(effects: list[Effect], state: CarcassonneState, zones: ZoneIndex) -> None:
    """A placement that ends the turn has sent the figures home already: who is paid shows in the zones before it."""
    for effect in effects:
        if effect.code == "completes" and not effect.seats:
            held = [zones.zones[index] for index in effect.zones]
            effect.seats = majority(held)


# -- figures ---------------------------------------------------------------------------------------------------------


class _Claims:
    """The follower step: cards for what can be claimed or taken back, reasons for the rest."""

    def __init__(self, state: CarcassonneState, zones: ZoneIndex) -> None:
        self._state = state
        self._zones = zones
        self._seat = state.to_move
        last = state.last
        tile = state.tile_at(last) if last is not None else None
        if last is None or tile is None:
            raise ValueError("a follower step without a tile laid before it")
        self._cell, self._tile = last, tile
        self._sites = [site_of(state.game, tile.kind, tile.turns, i) for i in range(len(tile.kind.segments))]
        self._pieces = {piece.letter: piece.key for piece in state.game.program.pieces}
        self._idle = self._worth(state.parse(NONE))

    def _worth(self, action: Action) -> tuple[int, int]:
        """The seat's score after an action, and its score if the game stopped then."""
        state = self._state
        state.push(action)
        try:
            return state.scores[self._seat], state.stopped_scores()[self._seat]
        finally:
            state.pop()

    def _zone(self, segment: int) -> tuple[int, Zone]:
        index = self._zones.of(self._cell.x, self._cell.y, segment)
        if index is None:
            raise ValueError(f"segment {segment} of the last tile has no zone")
        return index, self._zones.zones[index]

    def claim(self, action: Action, token: str) -> ClaimView:
        """The card of a claim."""
        letter = token[0] if token[0].isupper() else ""
        segment = self._sites.index(token.removeprefix(letter))
        index, zone = self._zone(segment)
        score, stopped = self._worth(action)
        return ClaimView(
            token=token,
            site=self._sites[segment],
            segment=segment,
            piece=self._pieces[letter],
            kind=zone.kind,
            zone=index,
            tiles=zone.tiles,
            shields=zone.shields,
            open=zone.open,
            value=stopped - self._idle[1],
            completes=zone.complete,
            points=score - self._idle[0],
            lying=lies_down(self._state.game, zone.kind),
        )

    def recall(self, action: Action, token: str) -> RecallView:
        """The card of taking a figure back."""
        match = RECALL.fullmatch(token)
        if match is None:
            raise ValueError(f"{token} is no recall")
        cell, piece = Cell(int(match["x"]), int(match["y"])), self._pieces[match["piece"]]
        figure = next(f for f in self._state.figures() if f.cell == cell and f.piece == piece and f.seat == self._seat)
        tile = self._state.tile_at(cell)
        return RecallView(
            token=token,
            piece=piece,
            kind=tile.kind.segments[figure.segment].kind if tile is not None else "",
            x=cell.x,
            y=cell.y,
            segment=figure.segment,
            points=self._worth(action)[0] - self._idle[0],
        )

    def refused(self, offered: set[int]) -> list[NoClaim]:
        """The segments of the tile that cannot be claimed, with the reason the rules give."""
        found = []
        for segment, site in enumerate(self._sites):
            if segment in offered:
                continue
            index, zone = self._zone(segment)
            reason = self._state.reason(self._state.parse(site)) or ""
            kind = self._tile.kind.segments[segment].kind
            seats = sorted(zone.strength)
            found.append(NoClaim(segment=segment, site=site, kind=kind, reason=reason, seats=seats, zone=index))
        return found
