"""The rules of modules in Python, as the kernel calls them: only where a hook or a trigger of a step is set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from losetas.alhambra.holdings import BUILD, BUY, FIRST_STEP, GAPBUY, LAY, SWAP
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.scoring import bonus_event, events_of
from losetas.alhambra.tables import (
    BOUGHT,
    CAP_SLOT,
    CAP_STEP,
    COUNT,
    LAID,
    LIFTED,
    PAID,
    PLACEMENT,
    PURCHASE,
    SCORED,
    SET_UP,
    TURN_ENDED,
    Tables,
)
from losetas.core.expansion import overriding
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import Term
from losetas.core.steps import StepProgram

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program
    from losetas.alhambra.state import AlhambraState  # noqa: F401 - named in the base class of a class

_HOOKS: Final = {
    "set_up": SET_UP,
    "bought": BOUGHT,
    "laid": LAID,
    "lifted": LIFTED,
    "scored": SCORED,
    "turn_ended": TURN_ENDED,
    "placement_reason": PLACEMENT,
    "purchase_reason": PURCHASE,
    "count_bonus": COUNT,
    "round_bonus": PAID,
}


class Members(StepProgram["Kernel", "AlhambraState"]):
    """The modules of a ruleset with their hooks and steps."""

    first_step = FIRST_STEP
    most_steps = CAP_STEP
    most_slots = CAP_SLOT

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.members = [m for m in ruleset.members if isinstance(m, AlhambraModule)]
        self.first_slot = {member.key: self.reserve(member.slots) for member in self.members}
        self._having = {hook: overriding(self.members, AlhambraModule, hook) for hook in _HOOKS}

    @property
    def paying(self) -> frozenset[str]:
        """The keys of the modules that pay in scoring rounds: kinds of points beside the types and the wall."""
        return frozenset(member.key for member in self._having["round_bonus"])

    def fill_hooks(self, tables: Tables) -> None:
        """Tell the kernel which hooks and triggers there are."""
        tables.hooks = sum(bits for hook, bits in _HOOKS.items() if self._having[hook])
        masks = [step.triggers for step in self.steps]
        tables.steps = len(masks)
        tables.smask = masks + [0] * (CAP_STEP - len(masks))
        tables.triggers = 0
        for mask in masks:
            tables.triggers |= mask
        tables.slots = self.slots

    # Events.

    def set_up(self, kernel: Kernel) -> None:
        """Let every module prepare the table."""
        for member in self._having["set_up"]:
            member.set_up(kernel)

    def bought(self, kernel: Kernel, seat: int, tile: int, exact: int) -> None:
        """Tell of a purchase."""
        for member in self._having["bought"]:
            member.bought(kernel, seat, tile, exact)

    def laid(self, kernel: Kernel, seat: int, tile: int, pos: int) -> None:
        """Tell of a tile that came into a palace."""
        for member in self._having["laid"]:
            member.laid(kernel, seat, tile, pos)

    def lifted(self, kernel: Kernel, seat: int, tile: int, pos: int) -> None:
        """Tell of a tile that left a palace."""
        for member in self._having["lifted"]:
            member.lifted(kernel, seat, tile, pos)

    def scored(self, kernel: Kernel, number: int) -> None:
        """Tell of a round."""
        for member in self._having["scored"]:
            member.scored(kernel, number)

    def turn_ended(self, kernel: Kernel) -> None:
        """Tell of the end of a turn."""
        for member in self._having["turn_ended"]:
            member.turn_ended(kernel)

    # Filters.

    def allows(self, kernel: Kernel, seat: int, kind: int, detail: int) -> int:
        """1 when no module objects to a choice of the kernel."""
        return 1 if self.objection(kernel, seat, kind, detail) is None else 0

    def objection(self, kernel: Kernel, seat: int, kind: int, detail: int) -> str | None:
        """The first reason of a module against a choice of the kernel, None when there is none."""
        reasons: Iterator[str | None] = iter(())
        if kind in (BUY, GAPBUY):
            space = detail & 3
            tile = kernel.market_list()[space]
            reasons = (m.purchase_reason(kernel, seat, tile, space) for m in self._having["purchase_reason"])
        elif kind in (BUILD, SWAP, LAY):
            tile, pos = detail & 127, detail >> 7
            reasons = (m.placement_reason(kernel, seat, tile, pos) for m in self._having["placement_reason"])
        return next((reason for reason in reasons if reason is not None), None)

    # Contributions.

    def count_terms(self, kernel: Kernel, seat: int, kind_type: int) -> list[Term]:
        """What modules add to what a seat counts of a type."""
        return [term for m in self._having["count_bonus"] for term in m.count_bonus(kernel, seat, kind_type)]

    def count_bonus(self, kernel: Kernel, seat: int, kind_type: int) -> int:
        """The sum of these terms."""
        return sum(term.count for term in self.count_terms(kernel, seat, kind_type))

    def round_bonus(self, kernel: Kernel, number: int, seat: int) -> int:
        """The points that modules pay a seat in a round; their events go into the sink."""
        total = 0
        for member in self._having["round_bonus"]:
            terms = tuple(member.round_bonus(kernel, number, seat))
            total += sum(term.points for term in terms)
            if terms and kernel.sink is not None:
                kernel.sink.append(bonus_event(member.key, number, seat, terms))
        return total

    def explain(self, kernel: Kernel) -> None:
        """Explain the points of a round at once: what comes behind it in the same ply may change the palaces."""
        if kernel.sink is not None:
            kernel.sink[:] = events_of(cast("Program", self), kernel, kernel.sink)
