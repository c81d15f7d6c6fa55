"""What an expansion of Carcassonne may say: hooks of five kinds with neutral defaults.

register   tiles, start tiles, feature kinds, marks, pieces, steps
event      `set_up`, `laid`, `discarded`, `rebuilt`: all expansions are told, in order
filter     `placement_reason`: a placement stands only if no expansion objects
collect    `city_bonus`, `zone_bonus`: contributions are put together
fold       `adapt_feature`, `adapt_piece`, `adapt_tile`: a value is passed through every expansion

Only hooks that an expansion overrides are kept when a ruleset is compiled. The per-tile hooks are called for tiles
that ask for them in `tiles.toml` (`watch_laid`, `watch_place`, `watch_discard`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from losetas.carcassonne.features import FeatureKind, Mark, Piece, Scorer
from losetas.carcassonne.tiles import TileKind, read_tiles
from losetas.core import contract, steps
from losetas.core.contract import Contract, acts, fold, free, many
from losetas.core.expansion import Expansion
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import Term
from losetas.core.steps import DECLINED, Shown

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.carcassonne.program import Program
    from losetas.carcassonne.zones import BoardView  # noqa: F401 - named in the base class of a class
    from losetas.core.guard import Guard

__all__ = ["ALWAYS", "COMPLETED", "DECLINED", "LAID", "WATCHED", "CarcassonneExpansion", "Shown", "Step"]

COMPLETED = 1  # a zone was newly completed this turn
LAID = 2  # a tile with `watch_laid` was laid this turn
WATCHED = 4  # the tile was laid in a ring that `watches`
ALWAYS = 8


class Step(steps.Step["Kernel", "BoardView"]):
    """A part of a turn after the scoring."""

    triggers: int = ALWAYS


_SCORER: Contract = {
    "complete": acts,
    "leave": acts,
    "final": acts,
    "held": contract.whole,
    "terms": contract.terms,
    "tiles": contract.whole,
    "owners": many(int),
    "deciding": many(int),
}
_COMPLETION = ("ends", "ring", "never", "own")


def _cited(guard: Guard, terms: dict[str, str], what: str) -> str | None:
    """Whether the rules behind the parts of a sum are there."""
    wrong = (contract.cited(guard, rule, f"{what}, terms, {part}") for part, rule in terms.items())
    return next((said for said in wrong if said), None)


def _feature(guard: Guard, kind: FeatureKind) -> str | None:
    """A feature kind that is complete in a way that there is; its scorer is guarded from here on."""
    if kind.completion not in _COMPLETION:
        return f"{kind.key}: expected a completion out of {', '.join(_COMPLETION)}, found {kind.completion!r}"
    if kind.scorer is not None:
        scorer: object = kind.scorer
        if not isinstance(scorer, Scorer):
            return f"{kind.key}: expected a Scorer, found {scorer!r}"
        guard.watch(scorer, Scorer, _SCORER)
    return _cited(guard, kind.terms, kind.key)


def _mark(guard: Guard, mark: Mark) -> str | None:
    return _cited(guard, mark.terms, mark.key)


def _piece(guard: Guard, piece: Piece) -> str | None:
    """A piece that can stand somewhere, and whose recall has a rule."""
    if not isinstance(piece.stands_on, frozenset | set) or not piece.stands_on:
        return f"{piece.key}: expected the feature kinds that it stands on in a frozenset, found {piece.stands_on!r}"
    return contract.cited(guard, piece.recall_rule, f"{piece.key}, recall_rule") if piece.recall else None


def _start(guard: Guard, tile: Any) -> str | None:
    good = len(tile) == 4 and isinstance(tile[0], str) and all(contract.is_whole(one) for one in tile[1:])
    return None if good else f"expected (code, x, y, turns), found {tile!r}"


_CONTRACT: Contract = {
    "tiles": many(TileKind),
    "start_tiles": many(tuple, _start),
    "reserved": many(str),
    "feature_kinds": many(FeatureKind, _feature),
    "marks": many(Mark, _mark),
    "pieces": many(Piece, _piece),
    "steps": contract.steps,
    "set_up": acts,
    "laid": acts,
    "discarded": acts,
    "rebuilt": free,
    "placement_reason": contract.objection,
    "words": contract.words,
    "bonus_kinds": many(str),
    "zone_bonus": contract.terms,
    "holdings": many(str),
    "table_figures": many(tuple),
    "city_bonus": free,
    "adapt_feature": fold(FeatureKind, "key", "letter"),
    "adapt_piece": fold(Piece, "key", "letter"),
    "adapt_tile": fold(TileKind, "code", "expansion"),
}
"""What the hooks have to answer; `free` is what may answer anything."""


class CarcassonneExpansion(Expansion):
    """Base class of the expansions of Carcassonne."""

    game = "carcassonne"
    contract = _CONTRACT
    city_bonus_term: tuple[str, str] = ("bonus", "")
    explains: tuple[tuple[str, str], ...] = ()
    """(what, rule id) of what a table shows: the key of a step, a reason, `cover`, `cover-complete`, `twin`."""

    def tiles(self, rules: Ruleset) -> list[TileKind]:
        """Its tiles, those of its `tiles.toml`."""
        return self._read_tiles()

    def _read_tiles(self) -> list[TileKind]:
        path = self.folder / "tiles.toml"
        return read_tiles(path, self.key) if path.is_file() else []

    def read_data_files(self) -> None:
        """Read its `tiles.toml`; raises DataError."""
        self._read_tiles()

    def cites(self) -> Iterator[tuple[str, str]]:
        """The rules of its house rules, of `explains` and of what it adds to cities."""
        yield from super().cites()
        yield from ((f"explains {what}", rule) for what, rule in self.explains)
        if self.city_bonus_term[1]:
            yield "city_bonus_term", self.city_bonus_term[1]

    def start_tiles(self, rules: Ruleset) -> Sequence[tuple[str, int, int, int]]:
        """Tiles on the table at set-up: (code, x, y, turns). They are not in the bag."""
        return ()

    def reserved(self, rules: Ruleset) -> Sequence[str]:
        """Codes of tiles that are set aside and not in the bag."""
        return ()

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        """The feature kinds it brings."""
        return ()

    def marks(self, rules: Ruleset) -> Sequence[Mark]:
        """The marks it brings."""
        return ()

    def pieces(self, rules: Ruleset) -> Sequence[Piece]:
        """The kinds of figures it brings."""
        return ()

    def steps(self, rules: Ruleset, program: Program) -> Sequence[Step]:
        """The steps it brings; `program` gives them their int slots."""
        return ()

    def set_up(self, kernel: Kernel) -> None:
        """Called when the table is laid out, before the first draw."""

    def laid(self, kernel: Kernel, kind: int, pos: int) -> None:
        """A tile with `watch_laid` has just been laid at `pos`, before anyone claims."""

    def discarded(self, kernel: Kernel, kind: int) -> None:
        """A tile with `watch_discard` has just left the game."""

    def rebuilt(self, kernel: Kernel) -> None:
        """A cover has rebuilt the board: cell and node numbers are new, positions are not."""

    def placement_reason(self, kernel: Kernel, kind: int, pos: int, turns: int, over: int) -> str | None:
        """Why a tile with `watch_place` may not lie so, although its edges match; None = it may."""
        return None

    def words(self) -> Words:
        """The setup words, expect words and slices it adds to the notation."""
        return Words()

    def bonus_kinds(self, rules: Ruleset) -> Sequence[str]:
        """The feature kinds whose complete zones `zone_bonus` may raise; for these it is called at every scoring."""
        return ()

    def zone_bonus(self, kernel: Kernel, root: int) -> Sequence[Term]:
        """What it adds to a complete zone of its `bonus_kinds`, for each of the winners."""
        return ()

    def holdings(self, kernel: Kernel, seat: int) -> Sequence[str]:
        """What a seat holds beside its figures: `A` to `F` a marker in that seat's colour, `*` a neutral one."""
        return ()

    def table_figures(self, kernel: Kernel) -> Sequence[tuple[int, int]]:
        """Figures that lie on the table without being followers: (position, seat, or -1 for a neutral one)."""
        return ()

    def city_bonus(self, kernel: Kernel) -> None:
        """Add to what complete cities pay the farmers (`kernel.add_city_bonus(root, points)`)."""

    def adapt_feature(self, kind: FeatureKind, rules: Ruleset) -> FeatureKind:
        """Change a feature kind of any expansion."""
        return kind

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        """Change a piece of any expansion."""
        return piece

    def adapt_tile(self, kind: TileKind, rules: Ruleset) -> TileKind:
        """Change a tile kind of any expansion."""
        return kind
