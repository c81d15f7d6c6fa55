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

from collections.abc import Sequence
from typing import TYPE_CHECKING

from losetas.carcassonne.features import FeatureKind, Mark, Piece
from losetas.carcassonne.tiles import TileKind, read_tiles
from losetas.core import steps
from losetas.core.expansion import Expansion
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import Term
from losetas.core.steps import DECLINED, Shown

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.carcassonne.program import Program
    from losetas.carcassonne.zones import BoardView  # noqa: F401 - named in the base class of a class

__all__ = ["ALWAYS", "COMPLETED", "DECLINED", "LAID", "WATCHED", "CarcassonneExpansion", "Shown", "Step"]

COMPLETED = 1  # a zone was newly completed this turn
LAID = 2  # a tile with `watch_laid` was laid this turn
WATCHED = 4  # the tile was laid in a ring that `watches`
ALWAYS = 8


class Step(steps.Step["Kernel", "BoardView"]):
    """A part of a turn after the scoring."""

    triggers: int = ALWAYS


class CarcassonneExpansion(Expansion):
    """Base class of the expansions of Carcassonne."""

    game = "carcassonne"
    city_bonus_term: tuple[str, str] = ("bonus", "")
    explains: tuple[tuple[str, str], ...] = ()
    """(what, rule id) of what a table shows: the key of a step, a reason, `cover`, `cover-complete`, `twin`."""

    def tiles(self, rules: Ruleset) -> list[TileKind]:
        """Its tiles, those of its `tiles.toml`."""
        path = self.folder / "tiles.toml"
        return read_tiles(path, self.key) if path.is_file() else []

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
