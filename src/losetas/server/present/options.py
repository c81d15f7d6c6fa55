"""The decisions that expansions register: every choice with its zone, its figure, its marker and what it brings."""

from __future__ import annotations

from losetas.carcassonne.hooks import Shown
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tokens import STEP_SHIFT
from losetas.core.action import Action
from losetas.server.present.board import ZoneIndex
from losetas.server.present.kinds import explanation, lies_down
from losetas.server.protocol import OptionView

FINAL = "final"


class Options:
    """The cards of the decision that waits."""

    def __init__(self, state: CarcassonneState, zones: ZoneIndex) -> None:
        self._state, self._zones, self._seat = state, zones, state.to_move
        self._step = state.game.program.steps[state.kernel.decision_step()]
        self.rule = explanation(state.game, self._step.key)
        none = next((a for a in state.legal_actions() if not self._choice(a)), None)
        self._idle = None if none is None else self._worth(none)[1]

    @staticmethod
    def _choice(action: Action) -> int:
        return action.payload & ((1 << STEP_SHIFT) - 1)

    def _worth(self, action: Action) -> tuple[int, int]:
        """What an action brings the seat at once, and its score if the game stopped then."""
        state = self._state
        state.push(action)
        try:
            got = sum(e.points for e in state.events if e.seat == self._seat and e.phase != FINAL)
            return got, state.stopped_scores()[self._seat]
        finally:
            state.pop()

    def card(self, action: Action, token: str, key: str, arg: str) -> OptionView:
        """One choice."""
        state = self._state
        shown: Shown = self._step.shown(state.board, self._seat, self._choice(action))
        spots = [(cell.x, cell.y, segment) for pos, segment in shown.places for cell in [state.board.cell(pos)]]
        index = self._zones.of(*spots[0]) if spots else None
        zone = None if index is None else self._zones.zones[index]
        points, stopped = self._worth(action)
        whole = zone is not None and bool(shown.piece)
        return OptionView(
            token=token,
            key=key,
            arg=arg,
            kind=zone.kind if zone else "",
            spots=[(cell.x, cell.y, segment) for cell, segment in zone.segments] if zone and whole else spots,
            at=spots[0] if spots else None,
            piece=shown.piece,
            lying=bool(zone and lies_down(state.game, zone.kind)),
            marker=shown.marker,
            seats=sorted(shown.seats),
            tiles=zone.tiles if zone else 0,
            open=zone.open if zone else 0,
            points=points,
            value=0 if self._idle is None else stopped - self._idle,
        )
