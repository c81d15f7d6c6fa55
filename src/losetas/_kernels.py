"""Choose, for each kernel module, between its compiled build and its Python source.

A kernel module is a `.py` file of the package with a `.pxd` file beside it. The import system by itself would prefer
any compiled file, however old; `install` puts a finder before it that loads the compiled modules of a package only
when the hash kept beside them (`_kernel_build.<abi>.json`) is the hash of the sources as they are now.

`LOSETAS_KERNEL=interpreted` loads the sources although compiled modules lie beside them; `LOSETAS_KERNEL=compiled`
makes a missing or stale build an `ImportError`. Nothing here imports the rest of the package: the build tools load
this file by its path to compute the same hash.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

MODE_VARIABLE: Final = "LOSETAS_KERNEL"
EXT_SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX") or EXTENSION_SUFFIXES[0])
BUILD_FILE: Final = f"_kernel_build{EXT_SUFFIX.rpartition('.')[0]}.json"
PACKAGE: Final = "losetas"

Mode = Literal["auto", "interpreted", "compiled"]


class KernelWarning(UserWarning):
    """A compiled kernel lies beside its source but does not belong to it, so the source is run."""


@dataclass(frozen=True)
class Choice:
    """Which build of a package's kernel modules is loaded; `problem` says why the compiled one cannot be."""

    compiled: bool
    problem: str = ""


def kernel_sources(folder: Path) -> list[Path]:
    """List the kernel modules of a package folder: every `.py` with a `.pxd` beside it, by name."""
    return sorted(pxd.with_suffix(".py") for pxd in folder.glob("*.pxd") if pxd.with_suffix(".py").is_file())


def source_hash(folder: Path) -> str:
    """Hash names and contents of all kernel sources of a folder; one changed byte makes every build of it stale."""
    digest = hashlib.sha256()
    for source in kernel_sources(folder):
        for path in (source, source.with_suffix(".pxd")):
            text = path.read_bytes().replace(b"\r\n", b"\n")
            digest.update(f"{path.name} {len(text)}\n".encode())
            digest.update(text)
    return digest.hexdigest()


def build_problem(folder: Path) -> str:
    """Say why the compiled modules of a folder cannot stand for its sources; empty when they can."""
    try:
        build = json.loads((folder / BUILD_FILE).read_text("utf-8"))
    except FileNotFoundError:
        return "not built"
    except (OSError, ValueError) as error:
        return f"stale: {BUILD_FILE} cannot be read ({error})"
    if not isinstance(build, dict) or build.get("sources") != source_hash(folder):
        return "stale: the sources have changed since it was built"
    missing = [source.stem for source in kernel_sources(folder) if not (folder / (source.stem + EXT_SUFFIX)).is_file()]
    return f"stale: {', '.join(missing)} missing" if missing else ""


def kernel_mode() -> Mode:
    """Read `LOSETAS_KERNEL`; unset or empty means `auto`.

    Raises:
        ImportError: the value is none of `auto`, `interpreted`, `compiled`.
    """
    value = os.environ.get(MODE_VARIABLE, "").strip().lower()
    if value in ("", "auto"):
        return "auto"
    if value == "interpreted":
        return "interpreted"
    if value == "compiled":
        return "compiled"
    raise ImportError(f"{MODE_VARIABLE}={value!r}: expected 'auto', 'interpreted' or 'compiled'")


@cache
def _choose(folder: Path, mode: Mode) -> Choice:
    if mode == "interpreted":
        return Choice(False)
    problem = build_problem(folder)
    if mode == "compiled" and problem:
        raise ImportError(
            f"{MODE_VARIABLE}=compiled, but the compiled kernel of {folder.name!r} is {problem};"
            " build it with `make kernel` or by installing the package where a C compiler is found"
        )
    if problem.startswith("stale"):
        warnings.warn(
            f"the compiled kernel of {folder.name!r} is {problem}; its source is run instead, which is much slower"
            " (`make kernel` builds it anew)",
            KernelWarning,
            stacklevel=2,
        )
    return Choice(not problem, problem)


class KernelFinder:
    """Meta path finder that answers for kernel modules of this package and for nothing else."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the chosen build, or None when `fullname` is no kernel module."""
        package, _, name = fullname.rpartition(".")
        if path is None or not package.startswith(PACKAGE + "."):
            return None
        for entry in path:
            folder = Path(entry)
            source = folder / f"{name}.py"
            if source.with_suffix(".pxd").is_file() and source.is_file():
                chosen = folder / (name + EXT_SUFFIX) if _choose(folder, kernel_mode()).compiled else source
                return spec_from_file_location(fullname, chosen)
        return None


def install() -> None:
    """Put the finder before the ordinary ones; `losetas/__init__.py` calls it before any kernel is imported."""
    if KernelFinder not in sys.meta_path:
        sys.meta_path.insert(0, KernelFinder)


def kernel_is_compiled(game: str = "carcassonne") -> bool:
    """Tell whether the kernel of a game is (or, before its import, would be) the compiled one.

    Parameters:
        game: name of the game's package, as in `losetas.carcassonne`.

    Raises:
        ImportError: there is no such game, or `LOSETAS_KERNEL` cannot be honoured.
    """
    loaded = sys.modules.get(f"{PACKAGE}.{game}.kernel")
    if loaded is not None:
        return str(loaded.__file__).endswith(EXT_SUFFIX)
    folder = Path(__file__).parent / game
    if not kernel_sources(folder):
        raise ImportError(f"no kernel in {PACKAGE}.{game}")
    return _choose(folder, kernel_mode()).compiled
