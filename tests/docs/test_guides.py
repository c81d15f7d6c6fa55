"""The pages that show how something is done are carried out as they stand."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from tests.docs.guide import blocks, carry_out

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "adding-an-expansion.md"
CHECKS = ("contract", "cites", "read_data_files")  # what a game says about its hooks, none of them a hook


@pytest.mark.compiled_only
def test_adding_an_expansion(tmp_path: Path) -> None:
    assert carry_out(PAGE, tmp_path) >= 10
    assert (tmp_path / "mill.svg").read_text(encoding="utf-8").count("mill-tower") >= 1


def test_the_reference_knows_every_hook_and_key() -> None:
    from losetas.carcassonne.features import FeatureKind, Mark, Piece, Scorer
    from losetas.carcassonne.hooks import CarcassonneExpansion, Step
    from losetas.carcassonne.tiles import _KNOWN, Segment
    from losetas.core import steps as core_steps

    text = PAGE.read_text(encoding="utf-8")
    text = text[text.index("# Reference") :]
    quoted = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", text))))
    hooks = {name for name in vars(CarcassonneExpansion) if not name.startswith("_")} - {
        "game",
        "city_bonus_term",
        *CHECKS,
    }
    steps = {name for name in (*vars(Step), *vars(core_steps.Step)) if not name.startswith("_")} - {"index", "key"}
    keys = set(_KNOWN) | set(Segment.__struct_fields__)
    assert hooks | steps | keys <= quoted
    assert {"shown", "explains"} <= quoted  # what tables need is among them
    for kind in (FeatureKind, Mark, Piece, Scorer):
        assert kind.__name__ in quoted


def test_the_section_about_modules_names_every_hook() -> None:
    from losetas.alhambra.hooks import AlhambraModule

    text = PAGE.read_text(encoding="utf-8")
    text = text[text.index("## Hooks of Alhambra") : text.index("# Reference")]
    quoted = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", text))))
    hooks = {name for name in vars(AlhambraModule) if not name.startswith("_")} - {"game", "path", "data", *CHECKS}
    assert hooks <= quoted


def test_every_fence_of_the_guide_is_understood() -> None:
    """A fence without a language would be shown and never run."""
    assert PAGE.read_text(encoding="utf-8").count("```") == 2 * len(blocks(PAGE))
    assert {block.language for block in blocks(PAGE)} == {"console", "toml", "markdown", "scn", "python", "ftl"}


def test_the_examples_of_the_concepts() -> None:
    failed, tried = doctest.testfile(str(DOCS / "concepts.md"), module_relative=False)
    assert tried > 20
    assert not failed


def test_links_between_pages_lead_somewhere() -> None:
    for page in DOCS.glob("*.md"):
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            assert target.startswith("http") or (DOCS / target).exists(), f"{page.name}: {target}"


def test_the_modules_that_the_architecture_names_exist() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    source = DOCS.parent / "src" / "losetas"
    names = {name.split("/")[-1] for name in re.findall(r"`([\w/]+\.py)`", text)} - {"art.py"}
    assert len(names) > 25
    assert not {name for name in names if not list(source.rglob(name))}
