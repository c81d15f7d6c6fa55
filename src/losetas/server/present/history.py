"""Turns and points of a game, from its moves."""

from __future__ import annotations

import re

from losetas.carcassonne.state import CarcassonneState
from losetas.core.action import Move
from losetas.core.game import CHANCE
from losetas.core.grid import SIDES
from losetas.core.scoring import ScoreEvent, Term
from losetas.server.present.kinds import carcassonne, site_of
from losetas.server.protocol import CellRef, ClaimMade, DecisionMade, EventView, TermView, TurnView

PLACE = re.compile(r"(?P<code>[^@^~]+)\^?@(?P<x>-?\d+),(?P<y>-?\d+)(?P<side>[NESW])")
RECALL = re.compile(r"-(?P<piece>[A-Z]*)@(?P<x>-?\d+),(?P<y>-?\d+)")
CLAIM = re.compile(r"(?P<piece>[A-Z]?)(?P<site>[a-z](?:\.[NESW][LR]?)?)")
DECISION = re.compile(r"(?P<key>[a-z]+):(?P<arg>.+)")
FINAL = "final"


class History:
    """The log of a game: its turns, and the events of the final scoring."""

    def __init__(self, state: CarcassonneState, timed: frozenset[int] = frozenset()) -> None:
        """`timed` are the places in the history of what the clock played."""
        self._state = state
        self._kinds = {kind.code: kind for kind in carcassonne(state.game).kinds}
        self._pieces = {piece.letter: piece.key for piece in carcassonne(state.game).program.pieces}
        # what lay on top when a move was made: a later tile may cover it
        self._top = {(tile.cell.x, tile.cell.y): (tile.kind, tile.turns) for tile in state.tiles() if tile.seat < 0}
        self._events = 0
        self.turns: list[TurnView] = []
        self.bonus: list[EventView] = []
        for place, move in enumerate(state.history):
            self._take(move, place in timed)
        self.turns = [turn for turn in self.turns if turn.tokens or turn.discards or turn.events]
        if self.turns and not state.is_over and self.turns[-1].turn == state.turn:
            self.turns[-1].open = True

    @property
    def events(self) -> list[EventView]:
        """All events by id."""
        return sorted((e for turn in self.turns for e in turn.events), key=lambda e: e.id) + self.bonus

    def _take(self, move: Move, clock: bool) -> None:
        if not self.turns or self.turns[-1].turn != move.turn:
            self.turns.append(_new_turn(move.turn, self._next_seat(move)))
        turn = self.turns[-1]
        if move.seat != CHANCE and not turn.tokens:
            turn.seat = move.seat
        turn.discards.extend(move.discards)
        if move.seat != CHANCE:
            turn.tokens.append(move.token)
            if decision := DECISION.fullmatch(move.token):
                turn.decisions.append(DecisionMade(decision["key"], decision["arg"], move.seat, clock))
            else:
                self._read(move.token, turn)
        for event in move.events:
            view = self._event(event, move.turn)
            (self.bonus if event.phase == FINAL else turn.events).append(view)

    def _next_seat(self, move: Move) -> int:
        """Whose turn it is: a move of chance does not say."""
        if move.seat != CHANCE:
            return move.seat
        return (self.turns[-1].seat + 1) % self._state.game.players if self.turns else 0

    def _read(self, token: str, turn: TurnView) -> None:
        if place := PLACE.fullmatch(token):
            turn.code, turn.turns = place["code"], SIDES.index(place["side"])
            turn.x, turn.y = int(place["x"]), int(place["y"])
            self._top[turn.x, turn.y] = (self._kinds[turn.code], turn.turns)
        elif recall := RECALL.fullmatch(token):
            x, y = int(recall["x"]), int(recall["y"])
            kind, site = self._figure_stood(x, y)
            turn.claim = ClaimMade(
                token=token, piece=self._pieces[recall["piece"]], kind=kind, site=site, x=x, y=y, recall=True
            )
        elif (claim := CLAIM.fullmatch(token)) and turn.x is not None and turn.y is not None:
            segment = self._segment(turn.x, turn.y, claim["site"])
            kind = self._top[turn.x, turn.y][0].segments[segment].kind if segment is not None else ""
            turn.claim = ClaimMade(
                token=token,
                piece=self._pieces[claim["piece"]],
                kind=kind,
                site=claim["site"],
                x=turn.x,
                y=turn.y,
                recall=False,
            )

    def _figure_stood(self, x: int, y: int) -> tuple[str, str]:
        """Kind and site of the last claim that was made on a cell."""
        for turn in reversed(self.turns):
            claim = turn.claim
            if claim is not None and (claim.x, claim.y) == (x, y) and not claim.recall:
                return claim.kind, claim.site
        return "", ""

    def _segment(self, x: int, y: int, site: str) -> int | None:
        """The segment with this site on the tile on top of a cell."""
        if (x, y) not in self._top:
            return None
        kind, turns = self._top[x, y]
        sites = (site_of(self._state.game, kind, turns, index) for index in range(len(kind.segments)))
        return next((index for index, found in enumerate(sites) if found == site), None)

    def _event(self, event: ScoreEvent, turn: int) -> EventView:
        site, _, place = event.zone.partition("@")
        x, y = (int(part) for part in place.split(",")) if place else (0, 0)
        view = EventView(
            id=self._events,
            turn=turn,
            seat=event.seat,
            kind=event.kind,
            points=event.points,
            phase=event.phase,
            rule=event.rule,
            site=site,
            x=x,
            y=y,
            winners=list(event.winners),
            terms=[TermView(t.code, t.count, t.each, t.points, t.rule) for t in event.terms],
            spots=list(event.segments),
            cells=[CellRef(cell.x, cell.y) for cell in event.cells],
            values=self._values(event, (x, y)),
            figures=[
                (f.x, f.y, segment, f.seat, f.piece)
                for f in event.figures
                if (segment := self._segment(f.x, f.y, f.site)) is not None
            ],
        )
        self._events += 1
        return view

    def _values(self, event: ScoreEvent, home: tuple[int, int]) -> list[tuple[int, int, int]]:
        """What each cell brings: every term lays its points on the cells it counts, as far as they can be told."""
        found: dict[tuple[int, int], int] = {}
        for term in event.terms:
            places = self._counted(term, event, home)
            if len(places) == term.count:
                for place in places:
                    found[place] = found.get(place, 0) + term.each
        return [(x, y, points) for (x, y), points in found.items() if points]

    def _counted(self, term: Term, event: ScoreEvent, home: tuple[int, int]) -> list[tuple[int, int]]:
        cells = list(dict.fromkeys((cell.x, cell.y) for cell in event.cells))
        if term.code == "shields":
            return [(x, y) for x, y, segment in event.segments for _ in range(self._shields(x, y, segment))]
        if term.code == "neighbours":
            return [cell for cell in cells if cell != home]
        if term.code == "itself":
            return [home]
        return cells

    def _shields(self, x: int, y: int, segment: int) -> int:
        return self._top[x, y][0].segments[segment].shields if (x, y) in self._top else 0


def _new_turn(turn: int, seat: int) -> TurnView:
    return TurnView(
        turn=turn,
        seat=seat,
        discards=[],
        code=None,
        x=None,
        y=None,
        turns=None,
        claim=None,
        decisions=[],
        tokens=[],
        events=[],
        open=False,
    )
