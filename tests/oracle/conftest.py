"""Fixtures of the oracle tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.oracle.games import Letter

from losetas.core import registry


@pytest.fixture(scope="session")
def oracle(shared: Path) -> Path:
    """The folder of the oracle games."""
    return shared / "oracle"


@pytest.fixture(scope="session")
def letters() -> dict[str, Letter]:
    """Rulebook letters as codes, from the tile data of the 2014 edition, which holds the plain tiles too."""
    kinds = registry.make("carcassonne/2014").kinds  # type: ignore[attr-defined]  # a CarcassonneGame
    return {kind.letter: Letter(kind.code, kind.letter_turns) for kind in kinds}
