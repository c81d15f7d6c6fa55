"""With LOSETAS_REQUIRE_ALL set a skipped test is a failed one, so that a green run means that all of it ran."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled_only  # the build of the kernel makes no difference here

TESTS = """
import pytest

@pytest.fixture
def tool():
    pytest.skip("no such tool here")

def test_by_fixture(tool): ...

@pytest.mark.skip(reason="by mark")
def test_by_mark(): ...

def test_that_runs(): ...
"""


def run(root: Path, folder: Path, required: str) -> str:
    """Run pytest in a folder under the real root conftest; return what it prints."""
    shutil.copy(root / "tests/conftest.py", folder)
    (folder / "test_some.py").write_text(TESTS)
    (folder / "test_module.py").write_text("import pytest\npytest.skip('whole module', allow_module_level=True)\n")
    environment = {**os.environ, "LOSETAS_REQUIRE_ALL": required}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", str(folder)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout


@pytest.mark.parametrize("required", ["", "0"])
def test_skips_are_skips(root: Path, tmp_path: Path, required: str) -> None:
    assert "1 passed, 3 skipped" in run(root, tmp_path, required)


def test_skips_are_failures_when_all_is_required(root: Path, tmp_path: Path) -> None:
    out = run(root, tmp_path, "1")
    assert "skipped, but LOSETAS_REQUIRE_ALL is set" in out
    assert "whole module" in out
    (tmp_path / "test_module.py").unlink()
    assert "3 skipped" not in out
    assert "skipped in" not in out
