"""The squares: free tiles from open stacks that count the buildings of their type beside them."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from losetas.alhambra.components import Tile, read_tiles
from losetas.alhambra.holdings import FETCH
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.setup import alhambra
from losetas.alhambra.tables import Tables
from losetas.alhambra.verbs import Verb
from losetas.core.notation import Word, Words, missing, one_of, read_assignments
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState
    from losetas.core.scene import Scene


class TakeSquare(Verb):
    """The open square of a stack (COB-2)."""

    key = "square"
    prefix = "q"
    kind = FETCH

    def text(self, state: AlhambraState, detail: int) -> str:
        """`q:tower`."""
        return f"q:{state.program.types[detail].key}"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """The type behind `q:`."""
        return state.program.kind_of_type(text[2:]) if text.startswith("q:") else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """The stack is empty (COB-10), or the seat has as many as it may (COB-3)."""
        return "stack-empty" if state.kernel.top_of(detail) < 0 else "square-limit"


class Squares(AlhambraModule):
    """The squares (COB-1 to COB-11)."""

    key = "squares"
    author = "Dirk Henn"
    year = 2004
    publisher = "Queen Games"
    codes = MappingProxyType({"annex": "squares", "annex_rule": "COB-6"})

    def tiles(self) -> list[Tile]:
        """The 24 squares."""
        return read_tiles(self.data, self.key, self.path, annex="q")

    def verbs(self) -> Sequence[Verb]:
        """Taking one."""
        return (TakeSquare(),)

    def tune(self, tables: Tables, rules: Ruleset, players: int) -> None:
        """Stacks are laid out; nobody may own more than three, the reserve included (COB-3, AMB-35)."""
        tables.stacks = 1
        tables.annexmost = int(self.data["most"])

    def words(self) -> Words:
        """`expect top TYPE=WALLS|-`."""
        return Words(expect={"top": _top}, reasons=frozenset({"stack-empty", "square-limit"}))


def _top(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    if not words:
        raise missing(verb, "TYPE=WALLS or TYPE=-")
    state = alhambra(scene.state)
    wrong = []
    for word, key, walls in read_assignments(words, "tower=N"):
        kind = state.program.type_index[one_of(word.part(0, len(key)), state.program.type_index, "a type of building")]
        top = state.kernel.top_of(kind)
        got = state.program.tiles[top].walls if top >= 0 else "-"
        if got != walls.text:
            wrong.append(f"{key}={got}")
    return " ".join(wrong) or None
