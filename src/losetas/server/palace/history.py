"""Turns and points of a game of Alhambra, from its moves.

Of draws only those of the neutral player are told: others are secret, or seen in the market at once.
"""

from __future__ import annotations

import re
from typing import Final

from losetas.alhambra.scoring import BONUS
from losetas.alhambra.state import AlhambraState
from losetas.alhambra.tables import MONEY
from losetas.core.action import Move
from losetas.core.game import CHANCE
from losetas.core.scoring import ScoreEvent
from losetas.server.palace.gifts import Distribution
from losetas.server.protocol import (
    BuiltView,
    CellRef,
    EventView,
    GiftView,
    PalaceAct,
    PalaceRound,
    PalaceTurn,
    TermView,
)

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

    def __init__(self, state: AlhambraState, timed: frozenset[int], distribution: Distribution) -> None:
        """`timed` are the places in the history of what the clock played."""
        self._state = state
        self._palaces: list[dict[str, str]] = [{} for _ in range(state.game.players)]
        self._revealed: list[set[str]] = [set() for _ in range(state.game.players)]
        self._dealt: PalaceAct | None = None  # what the neutral player draws, after a round until a seat plays
        self.turns: list[PalaceTurn] = []
        self.events: list[EventView] = []
        self.rounds: list[PalaceRound] = []
        for place, move in enumerate(state.history):
            if move.seat != CHANCE or move.token == "end":  # noqa: S105 a move, not a secret
                self._take(move, place in timed)
            elif self._dealt is not None:
                self._deal(self._dealt, move.token.removeprefix("~"))
            self.events.extend(
                self._event(event, move.turn, len(self.events) + i) for i, event in enumerate(move.events)
            )
            for phase in dict.fromkeys(event.phase for event in move.events if event.phase != BONUS):
                self.rounds.append(PalaceRound(round=int(phase.removeprefix("round")), palaces=self._built()))
                self._dealt = _act(-1, "deal") if state.game.players == 2 else None
            if place == distribution.after:
                self._give(distribution.gifts)
        if self.turns and not state.is_over and self.turns[-1].turn == state.turn:
            self.turns[-1].open = True

    def _take(self, move: Move, clock: bool) -> None:
        if not self.turns or self.turns[-1].turn != move.turn:
            self.turns.append(PalaceTurn(turn=move.turn, seat=move.seat, acts=[], open=False))
        act = _act(move.seat, "")
        act.token, act.clock = move.token, clock
        self._dealt = None
        self._read(act)
        self.turns[-1].acts.append(act)

    def _deal(self, act: PalaceAct, tile: str) -> None:
        """The neutral player draws a tile, directly after a round (ALB-62)."""
        if not act.cards:
            self.turns[-1].acts.append(act)
        act.cards.append(tile)

    def _give(self, gifts: list[GiftView]) -> None:
        """The final distribution (ALB-56)."""
        for gift in gifts:
            if gift.seat is not None:
                act = _act(gift.seat, "gift")
                act.tile, act.other = gift.tile, gift.currency
                self.turns[-1].acts.append(act)

    def _read(self, act: PalaceAct) -> None:
        token = act.token
        if token in _PLAIN:
            act.key = _PLAIN[token]
        elif token.startswith("+"):
            act.key, act.cards = "take", token[1:].split("+")
        elif token.startswith("!"):
            act.key, act.tile = "reveal", token[1:]
            self._revealed[act.seat].add(act.tile)
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
            act.back = self._take_back(act.seat, act.other)
        elif remove := _REMOVE.fullmatch(act.token):
            act.key, act.tile = "remove", palace.pop(remove[1], "")
            act.cell = _cell(remove[1])
            act.back = self._take_back(act.seat, act.tile)
        elif build := _BUILD.fullmatch(act.token):
            act.key, act.tile = "build", build[1]
            palace[build[2]], act.cell = build[1], _cell(build[2])
        elif place := _PLACE.fullmatch(act.token):
            act.tile = place[1]
            act.key = _PUTS.get(place[2], "lay")
            if act.key == "lay":
                palace[place[2]], act.cell = place[1], _cell(place[2])

    def _take_back(self, seat: int, tile: str) -> str:
        """The secret card that goes back to the hand with the tile that leaves, empty for none (BON-7)."""
        if tile not in self._revealed[seat]:
            return ""
        self._revealed[seat].remove(tile)
        return tile

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


def _act(seat: int, key: str) -> PalaceAct:
    """A ply of the log of which nothing is known yet but who and what."""
    return PalaceAct(
        seat=seat,
        token="",
        key=key,
        tile="",
        other="",
        cards=[],
        paid=0,
        exact=False,
        cell=None,
        back="",
        clock=False,
    )


def _cell(text: str) -> CellRef:
    """A cell in notation."""
    x, y = text.split(",")
    return CellRef(int(x), int(y))
