"""What the parts of a ruleset name has to be there, and each of them once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from losetas.core.errors import RulesetError

if TYPE_CHECKING:
    from losetas.carcassonne.program import Program


def check_names(program: Program) -> None:
    """Refuse two things of one name, and tiles that name a feature kind, a mark or a twin that there is not.

    Raises:
        RulesetError: what is named, by which tile, and what there is.
    """
    for what, names in (
        ("tile", [kind.code for kind in program.kinds]),
        ("feature kind", [kind.key for kind in program.features]),
        ("mark", [mark.key for mark in program.marks]),
        ("piece", [piece.key for piece in program.pieces]),
    ):
        twice = [name for name, count in Counter(names).items() if count > 1]
        if twice:
            raise RulesetError(f"{program.ruleset}: expected each {what} once, found {twice[0]} twice")
    for kind in program.kinds:
        for what, used, known in (
            ("feature kind", [part.kind for part in kind.segments], program.feature_index),
            ("mark", [key for part in kind.segments for key in part.marks], program.mark_index),
            ("twin", [kind.properties[key] for key in kind.properties if key == "twin"], program.kind_index),
        ):
            unknown = [name for name in used if name not in known]
            if unknown:
                expected = f"expected a {what} out of {', '.join(known)}"
                raise RulesetError(f"tile {kind.code} of {kind.expansion}: {expected}, found {unknown[0]!r}")
