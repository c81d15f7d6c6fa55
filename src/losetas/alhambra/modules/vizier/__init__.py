"""The vizier: a stone for each seat that buys between two turns, exactly paid, and has to be woken again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from losetas.alhambra.actions import Buy
from losetas.alhambra.holdings import GAPBUY, GAPNO, WAKE
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.setup import alhambra, seat_switches, setup_of
from losetas.alhambra.tables import Tables
from losetas.alhambra.verbs import Verb
from losetas.core.expansion import Option
from losetas.core.game import SEATS
from losetas.core.notation import Word, Words
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState
    from losetas.core.scene import Scene


class Wake(Verb):
    """The stone is turned to its active side in place of another action (VIZ-10)."""

    key = "wake"
    kind = WAKE

    def text(self, state: AlhambraState, detail: int) -> str:
        """Always `v+`."""
        return "v+"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """Only `v+`."""
        return 0 if text == "v+" else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """It is active (AMB-27)."""
        return "vizier-active"


class GapBuy(Buy):
    """A purchase between two turns, exactly paid (VIZ-3)."""

    key = "vbuy"
    kind = GAPBUY
    sign = "v"


class GapNo(Verb):
    """The stone is not used in this gap."""

    key = "no-vizier"
    step = "vizier"
    kind = GAPNO

    def text(self, state: AlhambraState, detail: int) -> str:
        """Always `v-`."""
        return "v-"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """Only `v-`."""
        return 0 if text == "v-" else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Only an active stone is asked."""
        return "vizier-asleep"


class Vizier(AlhambraModule):
    """The vizier (VIZ-1 to VIZ-13)."""

    key = "vizier"
    author = "Dirk Henn"
    year = 2004
    publisher = "Queen Games"
    windows = True
    options = (
        Option("vizier_own_turn", ("no", "yes"), ("VIZ-2",)),
        Option("vizier_last_gap", ("yes", "no"), ("VIZ-11",)),
    )

    def verbs(self) -> Sequence[Verb]:
        """Waking, buying in the gap, declining."""
        return (Wake(), GapBuy(), GapNo())

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """Everybody has a stone (VIZ-1); who may use it when: AMB-20, AMB-23."""
        tables.stones = 1
        tables.gapown = int(rules.option("vizier_own_turn") == "yes")
        tables.gaplast = int(rules.option("vizier_last_gap") == "yes")

    def words(self) -> Words:
        """`vizier A=on|off` to set up and to expect."""
        return Words(
            setup={"vizier": _set_up},
            expect={"vizier": _expect},
            steps=frozenset({"vizier"}),
            windows=frozenset({"vizier"}),
            reasons=frozenset({"vizier-asleep", "vizier-active"}),
        )


def _set_up(scene: Scene, verb: Word, words: list[Word]) -> None:
    setup = setup_of(scene)
    setup.stones |= seat_switches(words, scene.game.players, verb)
    setup.apply(verb)


def _expect(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    expected = seat_switches(words, scene.game.players, verb)
    kernel = alhambra(scene.state).kernel
    got = {seat: bool(kernel.stone_of(seat)) for seat in expected}
    if got == expected:
        return None
    return " ".join(f"{SEATS[seat]}={'on' if awake else 'off'}" for seat, awake in got.items())
