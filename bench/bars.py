"""The speeds that Losetas claims, checked on this machine: `python bench/bars.py`; exits 1 when one is not reached.

Not part of the tests, because a loaded or slow machine says nothing about the code: read the ratio to the bar together
with `calibration` (bench/README.md).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import losetas
from losetas.sim.bench import HIGHER_IS_FASTER, measured

RULES: Final = "carcassonne/2014"  # base game, two players: the bars of section 4 of the design
BARS: Final[dict[str, dict[str, float]]] = {
    "compiled": {
        "games_per_cpu_second": 8000,
        "state_games_per_cpu_second": 300,
        "copy_us": 2,
        "state_copy_us": 30,
        "make_unmake_us": 0.3,
    },
    "interpreted": {"games_per_cpu_second": 150},
}


def main() -> int:
    """Measure both builds and print every bar with what was measured."""
    missed = 0
    for kernel, bars in BARS.items():
        task = {"rules": RULES, "players": 2, "seconds": 2.0, "windows": 5}
        found = measured(Path(losetas.__file__).parents[1], task, kernel)
        for key, bar in bars.items():
            held = found[key] >= bar if key in HIGHER_IS_FASTER else found[key] <= bar
            missed += not held
            print(f"{kernel:12} {key:28} {found[key]:>10} bar {bar:>6}  {'held' if held else 'MISSED'}")
        print(f"{kernel:12} {'calibration':28} {found['calibration']:>10}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
