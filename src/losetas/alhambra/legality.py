"""Why an action is illegal: the first reason that applies, as the notation orders them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from losetas.alhambra.holdings import (
    ACT,
    ASK,
    DRAW,
    FIRST_STEP,
    GAPBUY,
    GAPNO,
    GAPS,
    GIVE,
    LAY,
    OPEN,
    OPENNO,
    OVER,
    PLACE,
    STEP,
    STORE,
)
from losetas.core.action import Action

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

_PLACES = (LAY, STORE, GIVE)
_GAPS = (GAPBUY, GAPNO)
_REVEALS = (OPEN, OPENNO)


def reason_of(state: AlhambraState, action: Action) -> str:
    """The reason code of an action that is not among the legal ones."""
    objection = state.objection(action)
    if objection is not None:
        return objection
    phase = state.kernel.phase
    if phase == OVER:
        return "game-over"
    if action.phase == "draw" or phase == DRAW:
        return "not-in-supply" if action.phase == "draw" and phase == DRAW else "wrong-step"
    kind, detail = action.payload & 15, action.payload >> 4
    verb = state.program.verbs[kind]
    if not state.program.plays(verb.module):
        return "no-module"
    if not _fits_phase(state, kind):
        return "wrong-step"
    if not verb.needs(state, detail):
        return "no-module"
    return verb.reason(state, detail)


def _fits_phase(state: AlhambraState, kind: int) -> bool:
    """Whether a kind of choice belongs to what is to be decided."""
    kernel = state.kernel
    if kernel.phase == ASK:
        step = kernel.decision_step()
        return kind == STEP if step >= FIRST_STEP else kind in (_GAPS if step == GAPS else _REVEALS)
    if kernel.phase == PLACE:
        return kind in _PLACES or (kind == OPEN and kernel.placer == kernel.seat)
    return kernel.phase == ACT and kind not in (*_PLACES, *_GAPS, OPENNO, STEP)
