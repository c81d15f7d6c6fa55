"""Steps: parts of a turn that expansions add, run when something has happened, and the decisions that they ask.

A kernel keeps ints only: which step waits for whose decision, what the step has noted, what has happened (triggers).
It calls a step by its number through the compiled ruleset, which is a `StepProgram`, and only when a trigger is set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from losetas.core.errors import RulesetError
from losetas.core.ruleset import Ruleset

DECLINED: Final = 0
"""The choice of a step that declines."""

KernelT = TypeVar("KernelT")
TableT = TypeVar("TableT")


@dataclass(frozen=True)
class Shown:
    """What a choice of a step is about, so that it can be shown without knowing the step.

    `places` are pairs of ints to light, as the game numbers places; `piece` the key of a figure that would stand
    there, `marker` what would be taken or would pay (a seat, -1 neutral), `seats` whose points or zone it is.
    """

    places: tuple[tuple[int, int], ...] = ()
    piece: str = ""
    marker: int | None = None
    seats: tuple[int, ...] = ()


class Step(Generic[KernelT, TableT]):
    """A part of a turn that runs when one of its triggers is set, and may ask seats to decide.

    `key` is the word for it in notation (`expect next A winner`), `prefix` the key of its decisions (`p:`), `after`
    names steps that come first. A decision that can only be declined is declined without asking, unless `window` is
    set. `index` is given by the ruleset: `kernel.ask(self.index, seat, arg)` queues a decision.
    """

    key: str = ""
    prefix: str = ""
    triggers: int
    after: tuple[str, ...] = ()
    window: bool = False
    index: int = -1

    def enter(self, kernel: KernelT) -> None:
        """The step begins: change the position, queue decisions, or do nothing."""

    def choices(self, kernel: KernelT, seat: int, arg: int) -> list[int]:
        """The choices of a queued decision, each an int below 2**24; `DECLINED` where it may be declined."""
        return []

    def play(self, kernel: KernelT, seat: int, arg: int, choice: int) -> None:
        """Carry out a choice."""

    def text(self, table: TableT, choice: int) -> str:
        """A choice in notation, without the prefix."""
        return "-" if choice == DECLINED else str(choice)

    def read(self, table: TableT, text: str) -> int | None:
        """The choice that `text` means, None when it is no notation for one."""
        return DECLINED if text == "-" else int(text) if text.isascii() and text.isdecimal() else None

    def reason(self, table: TableT, seat: int, choice: int) -> str:
        """The reason code why `choice` is not among the choices."""
        return "not-an-option"

    def shown(self, table: TableT, seat: int, choice: int) -> Shown:
        """What a choice is about; nothing for declining."""
        return Shown()


class StepProgram(Generic[KernelT, TableT]):
    """The steps of a compiled ruleset, by the numbers that its kernel knows them by.

    `first_step` is the number of the first; `most_steps` and `most_slots` are what the kernel has room for.
    """

    first_step: ClassVar[int] = 0
    most_steps: ClassVar[int]
    most_slots: ClassVar[int]
    ruleset: Ruleset

    def __init__(self) -> None:
        self.steps: list[Step[KernelT, TableT]] = []
        self.slots = 0

    def reserve(self, count: int) -> int:
        """Reserve `count` int slots of the position for a step; returns the number of the first."""
        first = self.slots
        self.slots += count
        if self.slots > self.most_slots:
            raise RulesetError(f"{self.ruleset}: expected at most {self.most_slots} slots, found {self.slots}")
        return first

    def number_steps(self, found: Iterable[Step[KernelT, TableT]]) -> None:
        """Order the steps of all expansions and give them their numbers."""
        self.steps = in_order(list(found))
        if len(self.steps) > self.most_steps:
            raise RulesetError(f"{self.ruleset}: expected at most {self.most_steps} steps, found {len(self.steps)}")
        for what in ("key", "prefix"):
            names = [getattr(step, what) for step in self.steps if getattr(step, what)]
            twice = [name for name in names if names.count(name) > 1]
            if twice:
                raise RulesetError(
                    f"{self.ruleset}: expected a {what} of its own for each step, found {twice[0]!r} twice"
                )
        for number, step in enumerate(self.steps, start=self.first_step):
            step.index = number

    def step(self, number: int) -> Step[KernelT, TableT]:
        """A step by its number."""
        return self.steps[number - self.first_step]

    # What the kernel calls, only when a trigger is set.

    def enter(self, kernel: KernelT, step: int) -> None:
        """A step begins."""
        self.step(step).enter(kernel)

    def step_choices(self, kernel: KernelT, step: int, seat: int, arg: int) -> list[int]:
        """The sorted choices of a queued decision."""
        return sorted(self.step(step).choices(kernel, seat, arg))

    def step_play(self, kernel: KernelT, step: int, seat: int, arg: int, choice: int) -> None:
        """Carry out a choice of a queued decision."""
        self.step(step).play(kernel, seat, arg, choice)

    def step_window(self, step: int) -> int:
        """1 when a decision with a single choice is asked all the same."""
        return 1 if self.step(step).window else 0


def in_order(steps: Sequence[Step[KernelT, TableT]]) -> list[Step[KernelT, TableT]]:
    """Steps in order of their anchors: each after all it names, otherwise as registered."""
    placed: list[Step[KernelT, TableT]] = []
    keys = {step.key for step in steps}
    waiting = list(steps)
    while waiting:
        ready = [s for s in waiting if all(a not in keys or a in {p.key for p in placed} for a in s.after)]
        if not ready:
            raise RulesetError(f"steps wait for each other: {', '.join(step.key for step in waiting)}")
        placed.append(ready[0])
        waiting.remove(ready[0])
    return placed
