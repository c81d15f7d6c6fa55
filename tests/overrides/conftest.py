"""A folder of tile data that replaces the built-in, for the length of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from losetas.core import overrides


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """Puts overrides in use; afterwards there are none."""

    def into(text: str) -> Path:
        (tmp_path / "mine.toml").write_text(text, "utf-8")
        overrides.use_folder(tmp_path)
        return tmp_path

    yield into
    overrides.use_folder(None)
