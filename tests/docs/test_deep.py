"""`make deep` goes on where it stopped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled_only  # the build of the kernel makes no difference here

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = """
from pathlib import Path

def test_one(): ...

def test_two(): assert Path({flag!r}).exists()
"""


def run(folder: Path, hours: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder with the plugin."""
    command = [sys.executable, "-m", "pytest", "-p", "tests.deep", "-q", "--rootdir", str(folder), *more, str(folder)]
    environment = {**os.environ, "LOSETAS_DEEP_HOURS": hours, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_what_passed_is_not_run_again(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_big.py").write_text(TESTS.format(flag=str(flag)))
    spread = ("-c", str(tmp_path / "pytest.ini"), "-p", "xdist", "-n", "1")
    late = run(tmp_path, "0", *spread)
    assert "2 skipped" in late.stdout, late.stdout + late.stderr
    first = run(tmp_path, "1", *spread)
    assert "1 failed, 1 passed" in first.stdout, first.stdout + first.stderr
    flag.touch()
    second = run(tmp_path, "1", *spread)
    assert "1 passed" in second.stdout, second.stdout + second.stderr
    assert "deep: 1 tests had passed" in second.stdout
    third = run(tmp_path, "1", *spread)
    assert third.returncode == 0, third.stdout + third.stderr
    assert "deep: 2 tests had passed" in third.stdout
