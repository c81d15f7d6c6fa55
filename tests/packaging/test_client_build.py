"""When the client is built, kept, or left out: the real build tool with an npm of our own making."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled_only  # the build of the kernel makes no difference here

NPM = """#!/bin/sh
echo "npm $*" >> ../npm.log
case "$1" in
ci) mkdir -p node_modules && : > node_modules/.package-lock.json ;;
run) [ -z "$BROKEN" ] || { echo "oh dear"; exit 1; }
     mkdir -p ../src/losetas/server/static && echo page > ../src/losetas/server/static/index.html ;;
esac
"""


@pytest.fixture
def tree(root: Path, tmp_path: Path) -> Path:
    """A repository with the build tool, a client of two files, and npm in `bin`."""
    for folder in ("tools", "web/src", "src/losetas/texts", "bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(root / "tools/build_client.py", tmp_path / "tools")
    for name in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "src/losetas/texts/es.ftl"):
        (tmp_path / name).write_text("{}")
        os.utime(tmp_path / name, (1_000_000_000, 1_000_000_000))
    (tmp_path / "bin/npm").write_text(NPM)
    (tmp_path / "bin/npm").chmod(0o755)
    return tmp_path


def build(tree: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the build tool with the fake npm before anything else on PATH."""
    environment = {"PATH": f"{tree / 'bin'}:/usr/bin:/bin", **variables}
    command = [sys.executable, str(tree / "tools/build_client.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def calls(tree: Path) -> list[str]:
    """What npm was asked to do since the last look."""
    log = tree / "npm.log"
    lines = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return lines


def test_built_once_and_kept_until_a_source_changes(tree: Path) -> None:
    assert build(tree).stdout.endswith("client: src/losetas/server/static\n")
    assert calls(tree) == ["npm ci --no-audit --no-fund", "npm run build"]
    build(tree)
    assert calls(tree) == []
    for source in ("web/src/main.ts", "src/losetas/texts/es.ftl"):
        os.utime(tree / source, (time.time() + 5, time.time() + 5))
        build(tree)
        assert calls(tree) == ["npm run build"]
        os.utime(tree / source, (1_000_000_000, 1_000_000_000))


def test_failure_is_a_warning_or_an_error_as_asked(tree: Path) -> None:
    done = build(tree, BROKEN="1")
    assert done.returncode == 0
    assert "the web client was not built" in done.stderr
    assert "oh dear" in done.stderr
    done = build(tree, BROKEN="1", LOSETAS_BUILD_CLIENT="required")
    assert done.returncode == 1
    assert done.stderr.startswith("error: npm run build failed")


def test_without_npm(tree: Path) -> None:
    (tree / "bin/npm").unlink()
    done = build(tree, PATH=str(tree / "bin"))
    assert done.returncode == 0
    assert "npm not found" in done.stderr


def test_skipped_and_misspelt(tree: Path) -> None:
    assert build(tree, LOSETAS_BUILD_CLIENT="no").returncode == 0
    assert calls(tree) == []
    done = build(tree, LOSETAS_BUILD_CLIENT="maybe")
    assert done.returncode == 1
    assert "LOSETAS_BUILD_CLIENT='maybe': expected 'auto', 'no' or 'required'" in done.stderr
