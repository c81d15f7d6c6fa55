"""The tables of the page about the architecture name every module of their folder, and nothing else."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TABLES = {
    "For Carcassonne:": "src/losetas/carcassonne",
    "For Alhambra,": "src/losetas/alhambra",
    "## Server": "src/losetas/server",
    "## Tests": "tests",
}


def named(mark: str) -> list[str]:
    """What the first column of the table after `mark` names."""
    after = PAGE[PAGE.index(f"\n{mark}") :]
    rows = takewhile(lambda line: line.startswith("|"), after[after.index("\n|---") + 1 :].splitlines())
    return [name.rstrip("/") for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])]


def there(folder: Path, *, modules: bool) -> list[str]:
    """The folders of a folder that hold code, and its modules."""
    found = {path.parent.name for path in folder.glob("*/*.py")}
    if modules:
        found |= {path.name for path in folder.glob("*.py") if not path.name.startswith("_")}
    return sorted(found)


@pytest.mark.parametrize("mark", TABLES)
def test_a_table_names_what_is_there(mark: str) -> None:
    folder = TABLES[mark]
    assert sorted(named(mark)) == there(ROOT / folder, modules=folder != "tests")
