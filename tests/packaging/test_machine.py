"""What `make check` says on machines that lack something, played with a PATH of our own making."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled_only  # the build of the kernel makes no difference here

GOOD_NODE = "v20.19.0"


def program(folder: Path, name: str, body: str) -> None:
    """Write an executable shell script."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder to use as PATH, with everything the check looks for; the tests take things away."""
    program(tmp_path, "python3", f'exec {sys.executable} "$@"')
    # node -e '...' exits 0 when the version is new enough, which the fake decides by its name file.
    program(tmp_path, "node", f'[ "$1" = --version ] && echo {GOOD_NODE}; exit 0')
    program(tmp_path, "npm", "exit 0")
    program(tmp_path, "cc", "exit 0")
    program(tmp_path, "dirname", 'exec /usr/bin/dirname "$@"')
    return tmp_path


def check(root: Path, machine: Path) -> subprocess.CompletedProcess[str]:
    """Run the check with nothing but `machine` on PATH."""
    script = root / "tools/check_machine.sh"
    return subprocess.run(
        ["/bin/sh", str(script)], env={"PATH": str(machine)}, capture_output=True, text=True, check=False
    )


def test_complete_machine(root: Path, machine: Path) -> None:
    done = check(root, machine)
    assert (done.returncode, done.stdout, done.stderr) == (0, "python3\n", "")


def test_old_python_and_newer_beside_it(root: Path, machine: Path) -> None:
    program(machine, "python3", "exit 1")
    done = check(root, machine)
    assert done.returncode == 1
    assert "missing: Python 3.11 or newer" in done.stderr
    program(machine, "python3.12", f'exec {sys.executable} "$@"')
    assert check(root, machine).stdout == "python3.12\n"


def test_python_without_venv(root: Path, machine: Path) -> None:
    program(machine, "python3", f'case "$2" in *venv*) exit 1;; esac; exec {sys.executable} "$@"')
    done = check(root, machine)
    assert done.returncode == 1
    assert "missing: the venv module of python3" in done.stderr
    assert "apt install python3-venv" in done.stderr


def test_old_node(root: Path, machine: Path) -> None:
    program(machine, "node", '[ "$1" = --version ] && echo v18.20.4 && exit 0; exit 1')
    done = check(root, machine)
    assert done.returncode == 1
    assert "missing: Node 20.19 or newer (found: v18.20.4)" in done.stderr


def test_no_node_no_python(root: Path, machine: Path) -> None:
    (machine / "node").unlink()
    (machine / "python3").unlink()
    done = check(root, machine)
    assert done.returncode == 1
    assert "Python 3.11" in done.stderr
    assert "Node 20.19 or newer (found: none)" in done.stderr


def test_no_compiler_is_only_a_note(root: Path, machine: Path) -> None:
    (machine / "cc").unlink()
    done = check(root, machine)
    assert done.returncode == 0
    assert "note: no C compiler found" in done.stderr
