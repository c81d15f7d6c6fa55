"""The real kernels under the C compiler's checks: no index out of its array, no number over 32 bits."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
from losetas import kernel_is_compiled
from losetas.core.registry import make

assert kernel_is_compiled("carcassonne")
assert kernel_is_compiled("alhambra")
for ruleset in ("carcassonne/classic", "carcassonne/2014", "carcassonne/2014+all", "alhambra", "alhambra+all"):
    for players in range(2, 7):
        kernel = make(ruleset, players=players).kernel(1)
        for seed in range(1, 21):
            kernel.reset(seed)
            kernel.playout()
print("clean")
"""


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_random_games_stay_inside_arrays_and_integers(root: Path, tmp_path: Path) -> None:
    """500 games: a breach ends the process and names the line of the kernel."""
    leftovers = shutil.ignore_patterns("*.so", "*.c", "_kernel_build.*", "static", "__pycache__")
    shutil.copytree(root / "src", tmp_path / "src", ignore=leftovers)
    shutil.copytree(root / "tools", tmp_path / "tools", ignore=leftovers)
    environment = {key: value for key, value in os.environ.items() if not key.startswith("LOSETAS_")}
    environment |= {"LOSETAS_KERNEL_CHECKS": "1", "CFLAGS": "-O0", "PYTHONPATH": str(tmp_path / "src")}
    build = [sys.executable, str(tmp_path / "tools/build_kernels.py")]
    done = subprocess.run(build, env=environment, capture_output=True, text=True, check=False)
    if "interpreted" in done.stderr:
        pytest.skip(f"no compiler that can check: {done.stderr.strip()[:400]}")
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "clean\n"), done.stderr
