"""The choices of the steps of modules in notation: `p:TEXT`, the prefix of the step and what the step makes of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import STEP
from losetas.alhambra.verbs import Verb
from losetas.core.steps import Step

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState

_SHIFT: Final = 24
_DECIDE: Final = re.compile(r"([a-z]+):(.+)")


class Decide(Verb):
    """A choice of a step: the number of the step and, in the lowest 24 bits, what is chosen."""

    key = "decide"
    listed = True
    kind = STEP

    def detail(self, state: AlhambraState, choice: int) -> int:
        """The choice with the step that waits."""
        return state.kernel.decision_step() << _SHIFT | choice

    def text(self, state: AlhambraState, detail: int) -> str:
        """The prefix of the step and its text."""
        step = step_of(state, detail)
        return f"{step.prefix}:{step.text(state, chosen(detail))}"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """What the first step with that prefix that knows the text makes of it."""
        found = _DECIDE.fullmatch(text)
        for step in state.program.steps if found is not None else ():
            if found is not None and step.prefix == found[1]:
                choice = step.read(state, found[2])
                if choice is not None:
                    return step.index << _SHIFT | choice
        return None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """What the step says, when it is the one that waits."""
        if state.kernel.decision_step() != detail >> _SHIFT:
            return "wrong-step"
        return step_of(state, detail).reason(state, state.to_move, chosen(detail))


def step_of(state: AlhambraState, detail: int) -> Step[Kernel, AlhambraState]:
    """The step of a choice."""
    return state.program.step(detail >> _SHIFT)


def chosen(detail: int) -> int:
    """What is chosen."""
    return detail & ((1 << _SHIFT) - 1)
