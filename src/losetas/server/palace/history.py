"""Turns and points of a game of Alhambra, from its moves. Draws stay out: some of them are secret."""

from __future__ import annotations

import re
from typing import Final

from losetas.alhambra.scoring import BONUS
from losetas.alhambra.state import AlhambraState
from losetas.alhambra.tables import MONEY
from losetas.core.action import Move
from losetas.core.game import CHANCE
from losetas.core.scoring import ScoreEvent
from losetas.server.protocol import BuiltView, CellRef, EventView, PalaceAct, PalaceRound, PalaceTurn, TermView

_BUY: Final = re.compile(r"(v?)\$[a-z]:(\w+)=(.+)")
_REMOVE: Final = re.compile(r"(-?\d+,-?\d+)>R")
_BUILD: Final = re.compile(r"R:(\w+)>(-?\d+,-?\d+)")
_SWAP: Final = re.compile(r"(-?\d+,-?\d+)<>R:(\w+)")
_PLACE: Final = re.compile(r"(\w+)>(.+)")
_DECIDE: Final = re.compile(r"([a-z]+):(.+)")
_PLAIN: Final = {"-": "pass", "v+": "wake", "v-": "gap-no", "!-": "open-no", "end": "end"}
_PUTS: Final = {"R": "store", "Dirk": "give"}


class History:
    """The log of a game: its turns, and the points of its rounds."""

    def __init__(self, state: AlhambraState, timed: frozenset[int] = frozenset()) -> None:
        """`timed` are the places in the history of what the clock played."""
        self._state = state
        self._palaces: list[dict[str, str]] = [{} for _ in range(state.game.players)]
        self.turns: list[PalaceTurn] = []
        self.events: list[EventView] = []
        self.rounds: list[PalaceRound] = []
        for place, move in enumerate(state.history):
            if move.seat != CHANCE or move.token == "end":  # noqa: S105 a move, not a secret
                self._take(move, place in timed)
            self.events.extend(
                self._event(event, move.turn, len(self.events) + i) for i, event in enumerate(move.events)
            )
            for phase in dict.fromkeys(event.phase for event in move.events if event.phase != BONUS):
                self.rounds.append(PalaceRound(round=int(phase.removeprefix("round")), palaces=self._built()))
        if self.turns and not state.is_over and self.turns[-1].turn == state.turn:
            self.turns[-1].open = True

    def _take(self, move: Move, clock: bool) -> None:
        if not self.turns or self.turns[-1].turn != move.turn:
            self.turns.append(PalaceTurn(turn=move.turn, seat=move.seat, acts=[], open=False))
        act = PalaceAct(
            seat=move.seat,
            token=move.token,
            key="",
            tile="",
            other="",
            cards=[],
            paid=0,
            exact=False,
            cell=None,
            clock=clock,
        )
        self._read(act)
        self.turns[-1].acts.append(act)

    def _read(self, act: PalaceAct) -> None:
        token = act.token
        if token in _PLAIN:
            act.key = _PLAIN[token]
        elif token.startswith("+"):
            act.key, act.cards = "take", token[1:].split("+")
        elif token.startswith("!"):
            act.key, act.tile = "reveal", token[1:]
        elif token.startswith("q:"):
            act.key, act.tile = "annex", token[2:]
        elif buy := _BUY.fullmatch(token):
            act.key = "gap-buy" if buy[1] else "buy"
            act.tile, act.cards = buy[2], buy[3].split("+")
            act.paid = self._worth(act.cards)
            act.exact = act.paid == self._state.program.tiles[self._state.program.tile(act.tile)].price
        elif decision := _DECIDE.fullmatch(token):
            act.key = "decide-no" if decision[2] == "-" else "decide"
            act.tile, act.other = decision[1], decision[2]
        else:
            self._read_palace(act, self._palaces[act.seat])

    def _read_palace(self, act: PalaceAct, palace: dict[str, str]) -> None:
        if swap := _SWAP.fullmatch(act.token):
            act.key, act.tile, act.other = "swap", swap[2], palace.get(swap[1], "")
            palace[swap[1]], act.cell = swap[2], _cell(swap[1])
        elif remove := _REMOVE.fullmatch(act.token):
            act.key, act.tile = "remove", palace.pop(remove[1], "")
            act.cell = _cell(remove[1])
        elif build := _BUILD.fullmatch(act.token):
            act.key, act.tile = "build", build[1]
            palace[build[2]], act.cell = build[1], _cell(build[2])
        elif place := _PLACE.fullmatch(act.token):
            act.tile = place[1]
            act.key = _PUTS.get(place[2], "lay")
            if act.key == "lay":
                palace[place[2]], act.cell = place[1], _cell(place[2])

    def _built(self) -> list[list[BuiltView]]:
        """All palaces as they are now."""
        return [
            [
                BuiltView(code=code, x=at.x, y=at.y)
                for at, code in ((_cell(text), code) for text, code in palace.items())
            ]
            for palace in self._palaces
        ]

    def _worth(self, cards: list[str]) -> int:
        numbers = [self._state.program.card(card) for card in cards]
        return sum(number % 9 + 1 for number in numbers if number < MONEY)

    def _event(self, event: ScoreEvent, turn: int, number: int) -> EventView:
        return EventView(
            id=number,
            turn=turn,
            seat=event.seat,
            kind=event.kind,
            points=event.points,
            phase=event.phase,
            rule=event.rule,
            site="",
            x=0,
            y=0,
            winners=list(event.winners),
            terms=[TermView(t.code, t.count, t.each, t.points, t.rule) for t in event.terms],
            spots=list(event.segments),
            cells=[CellRef(cell.x, cell.y) for cell in event.cells],
            values=[],
            figures=[],
        )


def _cell(text: str) -> CellRef:
    """A cell in notation."""
    x, y = text.split(",")
    return CellRef(int(x), int(y))
