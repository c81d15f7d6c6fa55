"""The expansions of the guide, sound as they stand there, with one thing changed that makes them faulty."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.docs.guide import blocks

from losetas.core import registry
from losetas.core.expansion import Expansion
from losetas.core.faults import Fault

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "adding-an-expansion.md"
HERE = Path(__file__).parent
CODE = "__init__.py"
GAMES = {"mill": "carcassonne", "orchard": "alhambra"}


@dataclass(frozen=True)
class Wrong:
    """A fault: in a file of an expansion `new` stands where `old` should; patterns of what is said about it.

    `tiles` is put into its first tile.
    """

    key: str
    old: str
    new: str
    said: str
    file: str = CODE
    hook: str = ""
    tiles: str = ""

    def write(self, where: Path) -> Path:
        """The folder with the fault."""
        path = folder(where, self.key, self.file, self.old, self.new)
        if self.tiles:
            text = (path / "tiles.toml").read_text("utf-8").replace("[[tile]]\n", f"[[tile]]\n{self.tiles}\n", 1)
            (path / "tiles.toml").write_text(text, encoding="utf-8")
        return path


def read_faults(name: str) -> dict[str, Wrong]:
    """The faults of a file by what is wrong."""
    rows = tomllib.loads((HERE / name).read_text(encoding="utf-8"))["fault"]
    return {row.pop("what"): Wrong(**row) for row in rows}


def folder(where: Path, key: str, file: str = "", old: str = "", new: str = "") -> Path:
    """Write an expansion of the guide, `old` in one of its files replaced by `new`; without `old` the whole file."""
    found = {block.file: block.text for block in blocks(GUIDE) if block.file.startswith(f"{key}/")}
    for name, text in found.items():
        if name == f"{key}/{file}":
            assert old in text, old
            text = text.replace(old, new) if old else new
        path = where / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return where / key


@contextmanager
def loaded(path: Path) -> Iterator[Expansion]:
    """Have the expansion of a folder for a while."""
    expansion = registry.load_folder(path)
    try:
        yield expansion
    finally:
        registry.forget_folder(expansion)


def fault_of(key: str) -> Fault:
    """The fault of the one expansion of its game that has one."""
    [fault] = registry.faults(GAMES[key])
    assert fault.key == key
    return fault
