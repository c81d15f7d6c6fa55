"""What must hold for the files of the repository as a whole."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled_only  # the build of the kernel makes no difference here

# Written in pieces so that this file does not hold what it looks for.
ADDRESSES = [
    "registry" + ".npmjs",
    "registry" + ".yarnpkg",
    "npmmirror" + ".com",
    "pypi" + ".org",
    "python" + "hosted.org",
    "index" + "-url",
    '"resolved"' + ":",
]
# Names that only folders of expansions may hold; the test adds the keys of all folders but words of every day.
NAMES = {"serranos", "gaudi", "gaudí", "argueso", "alcazar", "mezquita", "italica", "horta", "toledum", "vizier"}
EVERYDAY = {"base", "plaza", "exchange", "bonus", "squares"}


def tracked(root: Path, *patterns: str) -> list[Path]:
    """List the files git knows; without git (in an unpacked sdist) the test is left out."""
    done = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a git repository")
    return [root / name for name in done.stdout.split("\0") if name and (root / name).is_file()]


def text_of(path: Path) -> str:
    """Read a file as text; what is not text holds nothing to find."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_file_names_a_package_registry(root: Path) -> None:
    found = [
        f"{path.relative_to(root)}: {address}"
        for path in tracked(root)
        for address in ADDRESSES
        if address in text_of(path)
    ]
    assert not found


def test_no_file_names_a_path_of_the_machine_it_was_written_on(root: Path) -> None:
    pattern = re.compile(r"(?<![\w.])/(?:work|root|home/\w+)/\w+")
    found = {str(path.relative_to(root)) for path in tracked(root) if pattern.search(text_of(path))}
    assert not found


def test_built_things_are_not_committed(root: Path) -> None:
    built = re.compile(r"\.(so|pyd|pyc|c)$|(^|/)(node_modules|__pycache__)/|server/static/|_kernel_build\.")
    found = [str(path.relative_to(root)) for path in tracked(root) if built.search(str(path.relative_to(root)))]
    assert not found


def test_no_file_outside_an_expansion_names_it(root: Path) -> None:
    folders = [
        path.parent
        for path in tracked(root, "src/losetas/*/expansions/*/__init__.py", "src/losetas/*/modules/*/__init__.py")
    ]
    keys = (NAMES | {folder.name for folder in folders}) - EVERYDAY
    sources = [
        path
        for path in tracked(root, "src/losetas/**/*.py", "src/losetas/*.py", "web/src/*")
        if not any(path.is_relative_to(folder) for folder in folders)
    ]
    found = [f"{path.relative_to(root)}: {key}" for path in sources for key in keys if key in text_of(path).lower()]
    assert not found


def test_every_python_the_project_promises_is_what_the_tools_check_for(root: Path) -> None:
    assert 'requires-python = ">=3.11"' in text_of(root / "pyproject.toml")
    assert 'target-version = "py311"' in text_of(root / "pyproject.toml")
    assert "(3, 11)" in text_of(root / "tools/check_machine.sh")


def test_core_imports_nothing_but_the_standard_library_and_msgspec(root: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "losetas"}
    found = []
    for path in (root / "src/losetas/core").rglob("*.py"):
        for node in ast.walk(ast.parse(text_of(path))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            found += [f"{path.name}: {name}" for name in names if name.partition(".")[0] not in allowed]
    assert not found


def test_every_folder_of_modules_is_a_package(root: Path) -> None:
    """The layer contracts see packages only; a folder without `__init__.py` would escape them."""
    folders = {path.parent for path in (root / "src/losetas").rglob("*.py")}
    found = [str(folder.relative_to(root)) for folder in folders if not (folder / "__init__.py").is_file()]
    assert not found
