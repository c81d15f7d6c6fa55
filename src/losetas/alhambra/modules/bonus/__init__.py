"""The bonus cards: dealt secretly, revealed while their tile is built, one building more in every round."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from losetas.alhambra.components import Secret
from losetas.alhambra.holdings import OPEN, OPENNO
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.setup import alhambra, read_tile, same_list, seat_and_rest, setup_of
from losetas.alhambra.tables import Tables
from losetas.alhambra.verbs import Verb
from losetas.core.notation import Word, Words
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState
    from losetas.core.scene import Scene

_OTHER = 128  # + the number of a tile that no card shows


class Reveal(Verb):
    """A card is laid open (BON-3)."""

    key = "reveal"
    kind = OPEN

    def text(self, state: AlhambraState, detail: int) -> str:
        """`!garden10o`."""
        program = state.program
        return "!" + (program.tiles[detail - _OTHER].code if detail >= _OTHER else program.secrets[detail].tile)

    def read(self, state: AlhambraState, text: str) -> int | None:
        """The tile behind the `!`."""
        if text[:1] != "!" or text == "!-":
            return None
        tile = state.program.tile(text[1:])
        shown = [card.tile for card in state.program.secrets]
        code = state.program.tiles[tile].code
        return shown.index(code) if code in shown else _OTHER + tile

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Not a hidden card of the seat, or its tile is not built (BON-3, BON-6)."""
        kernel = state.kernel
        if detail >= _OTHER or kernel.holder_of(detail) != state.to_move or kernel.is_open(detail):
            return "not-in-hand"
        return "bonus-not-built"


class NoReveal(Verb):
    """No card is laid open in this window."""

    key = "no-reveal"
    step = "reveal"
    kind = OPENNO

    def text(self, state: AlhambraState, detail: int) -> str:
        """Always `!-`."""
        return "!-"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """Only `!-`."""
        return 0 if text == "!-" else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Only in a window."""
        return "wrong-step"


class Bonus(AlhambraModule):
    """The bonus cards (BON-1 to BON-10)."""

    key = "bonus"
    author = "Dirk Henn"
    year = 2004
    publisher = "Queen Games"
    windows = True
    codes = MappingProxyType({"extra": "bonus", "extra_rule": "BON-4"})

    def secrets(self) -> list[Secret]:
        """One card for each building without walls (BON-1)."""
        return [Secret(entry["tile"], self.key) for entry in self.data["secret"]]

    def verbs(self) -> Sequence[Verb]:
        """Revealing and declining to."""
        return (Reveal(), NoReveal())

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """How many cards each gets (BON-2)."""
        deal = self.data["deal"]
        tables.deal = [int(deal.get(str(number), 0)) for number in range(8)]

    def words(self) -> Words:
        """`bonus SEAT TILE...` for hidden cards, `open SEAT TILE...` for revealed ones."""
        return Words(
            setup={"bonus": _set_up, "open": _set_up},
            expect={"bonus": _expect, "open": _expect},
            steps=frozenset({"reveal"}),
            windows=frozenset({"reveal"}),
            reasons=frozenset({"bonus-not-built"}),
        )


def _set_up(scene: Scene, verb: Word, words: list[Word]) -> None:
    seat, rest = seat_and_rest(words, scene.game.players, verb)
    setup = setup_of(scene)
    program = alhambra(scene.state).program
    shown = [card.tile for card in program.secrets]
    for word in rest:
        code = program.tiles[read_tile(program, word)].code
        if code not in shown or any(number == shown.index(code) for number, *_ in setup.secrets):
            raise word.error("the tile of a bonus card, each once")
        setup.secrets.append((shown.index(code), seat, verb.text == "open"))
    setup.apply(verb)


def _expect(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    seat, rest = seat_and_rest(words, scene.game.players, verb)
    state = alhambra(scene.state)
    wanted = [state.program.tiles[read_tile(state.program, word)].code for word in rest if word.text != "-"]
    found = [
        card.tile
        for number, card in enumerate(state.program.secrets)
        if state.kernel.holder_of(number) == seat and bool(state.kernel.is_open(number)) == (verb.text == "open")
    ]
    return same_list(wanted, found)
