"""Feature kinds and marks: what a zone is, when it is complete and what it pays, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.core.scoring import Term

Completion = Literal["ends", "ring", "never", "own"]


class Scorer:
    """How a feature kind pays when counting tiles is not enough; subclasses are registered with a FeatureKind.

    All methods work on a kernel, by its verbs; `node` is the root of the feature.
    """

    def complete(self, kernel: Kernel, node: int) -> None:
        """Award the points of a feature that has just been completed, every follower still on the board."""

    def leave(self, kernel: Kernel, node: int) -> None:
        """Send home the figures that go home after it was scored."""

    def final(self, kernel: Kernel, node: int) -> None:
        """Award what a feature of this kind is worth in the final scoring (`Kernel.award_final`)."""

    def held(self, kernel: Kernel, node: int) -> int:
        """For a zone with a holding mark whose ends are closed: the node that is complete instead of it, or -1."""
        return node

    def terms(self, kernel: Kernel, node: int, complete: bool) -> tuple[Term, ...]:
        """What the feature is worth, complete or as it stands at the end."""
        return ()

    def tiles(self, kernel: Kernel, node: int) -> int:
        """How many tiles the feature has."""
        return kernel.tiles_of(node)

    def owners(self, kernel: Kernel, node: int) -> tuple[int, ...]:
        """Who would be paid if the feature were scored now."""
        return ()

    def deciding(self, kernel: Kernel, node: int) -> tuple[int, ...]:
        """For a feature that holds zones: the roots of those that decide who is paid."""
        return ()


@dataclass(frozen=True)
class FeatureKind:
    """A kind of feature.

    `completion`: `ends` = when no end is open, `ring` = when the watched cells hold tiles, `never` (fields),
    `own` = its scorer says so. `tile` and `shield` are points per tile and shield when complete, `open_tile` and
    `open_shield` in the final scoring; `two_tiles` replaces (tile, shield) in a complete zone of two tiles.
    `cross` makes a ring watch four cells and not eight, while it still counts the eight for points.
    `coverable` says whether its tile may be covered; `opens_cover` that covering is allowed while it is incomplete.
    `rescores` lets every complete zone at a covering tile score again. `watches` makes a ring set the trigger WATCHED
    when a tile is laid in it; in a feature that `gathers` any piece may come to stand.
    `terms` names the rule behind each part of the sum.
    """

    key: str
    letter: str
    completion: Completion
    role: str
    tile: int = 1
    shield: int = 0
    open_tile: int = 1
    open_shield: int = 0
    two_tiles: tuple[int, int] | None = None
    cross: bool = False
    coverable: Literal["yes", "never", "complete"] = "yes"
    opens_cover: bool = False
    rescores: bool = False
    watches: bool = False
    gathers: bool = False
    scorer: Scorer | None = None
    late: bool = False
    terms: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Mark:
    """Something on a segment that changes what its whole zone pays.

    `tile` and `shield` are added per tile and shield when the zone is complete; marks of one `group` do not add up;
    `zero` makes an incomplete zone worth nothing at the end; `holds` keeps a closed zone from being scored alone
    (the scorer of the kind named `holder` decides).
    """

    key: str
    tile: int = 0
    shield: int = 0
    group: str = ""
    zero: bool = False
    holder: str = ""
    terms: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Piece:
    """A kind of figure: how many each seat has, its strength in a majority and where it may stand.

    `letter` is its prefix in notation (empty for the common follower); `recall` lets its owner take it back instead
    of placing a figure, for the points of the ring it stands in.
    """

    key: str
    letter: str
    count: int
    stands_on: frozenset[str]
    strength: int = 1
    recall: bool = False
    recall_rule: str = ""
    recall_event: str = ""
