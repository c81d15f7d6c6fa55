"""Data files of one's own: a folder whose TOML files replace what the built-in data files say.

The folder is named by `use_folder` (the option `--tiles` of the command line) or by the environment variable
`LOSETAS_TILES`. It is read when a ruleset is compiled, and its contents are part of the ruleset's fingerprint.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from losetas.core.errors import DataError

VARIABLE = "LOSETAS_TILES"

_chosen: Path | None = None
_aside = False


def use_folder(path: Path | None) -> None:
    """Take overrides from this folder; None goes back to the environment variable."""
    global _chosen
    _chosen = path


@contextmanager
def set_aside() -> Iterator[None]:
    """Read data files as they are, whatever replaces them: a wrong override is no fault of the file."""
    global _aside
    before, _aside = _aside, True
    try:
        yield
    finally:
        _aside = before


def folder() -> Path | None:
    """The folder in use; DataError when there is none of that name."""
    if _aside:
        return None
    path = _chosen or (Path(os.environ[VARIABLE]) if os.environ.get(VARIABLE) else None)
    if path is not None and not path.is_dir():
        raise DataError(f"{path}: expected a folder of data files (from --tiles or {VARIABLE}), found none")
    if path is not None and not any(path.glob("*.toml")):
        raise DataError(f"{path}: expected a folder with files *.toml (from --tiles or {VARIABLE}), found none in it")
    return path


def entries(table: str, key: str) -> dict[str, tuple[Path, dict[str, Any]]]:
    """The entries `[[table]]` of all files of the folder, by their value of `key`, each with the file it is in."""
    found: dict[str, tuple[Path, dict[str, Any]]] = {}
    path = folder()
    for file in sorted(path.glob("*.toml")) if path else []:
        try:
            content = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise DataError(f"{file}: {error}") from error
        rows = content.get(table)
        if not isinstance(rows, list) or not all(
            isinstance(row, dict) and isinstance(row.get(key), str) for row in rows
        ):
            raise DataError(f"{file}: expected entries [[{table}]], each with a {key}")
        for row in rows:
            if row[key] in found:
                raise DataError(f"{file}: {table} {row[key]}: {found[row[key]][0].name} has it already")
            found[row[key]] = (file, row)
    return found


def digest() -> bytes:
    """What the fingerprint of a ruleset takes in: the bytes of all files of the folder."""
    path = folder()
    return b"".join(file.name.encode() + file.read_bytes() for file in sorted(path.glob("*.toml"))) if path else b""
