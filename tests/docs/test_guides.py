"""The pages that show how something is done are carried out as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.guide import blocks, carry_out

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "adding-an-expansion.md"


@pytest.mark.compiled_only
def test_adding_an_expansion(tmp_path: Path) -> None:
    assert carry_out(PAGE, tmp_path) >= 10
    assert (tmp_path / "mill.svg").read_text(encoding="utf-8").count("mill-tower") >= 1


def test_the_reference_knows_every_hook_and_key() -> None:
    from losetas.carcassonne.features import FeatureKind, Mark, Piece, Scorer
    from losetas.carcassonne.hooks import CarcassonneExpansion, Step
    from losetas.carcassonne.tiles import _KNOWN, Segment

    text = PAGE.read_text(encoding="utf-8")
    text = text[text.index("# Reference") :]
    quoted = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", text))))
    hooks = {name for name in vars(CarcassonneExpansion) if not name.startswith("_")} - {"game", "city_bonus_term"}
    steps = {name for name in vars(Step) if not name.startswith("_")} - {"index", "key"}
    keys = set(_KNOWN) | set(Segment.__struct_fields__)
    assert hooks | steps | keys <= quoted
    assert {"shown", "explains"} <= quoted  # what tables need is among them
    for kind in (FeatureKind, Mark, Piece, Scorer):
        assert kind.__name__ in quoted


def test_every_program_of_the_pages_is_named() -> None:
    """A fence without a language would be shown and never run."""
    for page in DOCS.glob("*.md"):
        assert page.read_text(encoding="utf-8").count("```") % 2 == 0, page
    assert {block.language for block in blocks(PAGE)} == {"console", "toml", "markdown", "scn", "python", "ftl"}
