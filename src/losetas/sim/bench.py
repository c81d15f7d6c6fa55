"""`losetas bench`: the speed of this machine and version, and of another version beside it."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import losetas
from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.sim import measure

DEFAULT_RULES: Final = "carcassonne/2014"
ROUNDS: Final = 15
HIGHER_IS_FASTER: Final = ("games_per_cpu_second", "state_games_per_cpu_second")
LOWER_IS_FASTER: Final = ("copy_us", "state_copy_us", "make_unmake_us")
_HERE: Final = Path(losetas.__file__).parents[1]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--rules", default=DEFAULT_RULES, help="default: %(default)s")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="default: %(default)s")
    parser.add_argument("--kernel", choices=("compiled", "interpreted"), help="default: the one that would be loaded")
    parser.add_argument("--against", type=Path, metavar="WHEEL", help=f"compare with it in {ROUNDS} interleaved rounds")
    parser.add_argument(
        "--seconds", type=float, metavar="S", help="CPU time of a window (default: 2, 1 with --against)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    seconds = arguments.seconds
    if seconds is not None and seconds <= 0:
        raise LosetasError(f"--seconds {seconds}: expected a number above 0")
    if not hasattr(registry.make(arguments.rules, arguments.players), "kernel"):
        raise LosetasError(f"{arguments.rules}: expected a game with a kernel to measure")
    if arguments.against is not None:
        found = compare(arguments.against, arguments.rules, arguments.players, arguments.kernel, seconds or 1.0)
        sys.stdout.write(json.dumps(found) + "\n" if arguments.json else _comparison(found))
        return 0
    task: dict[str, Any] = {
        "rules": arguments.rules,
        "players": arguments.players,
        "seconds": seconds or 2.0,
        "windows": 5,
    }
    found = measure.measure(**task) if arguments.kernel is None else measured(_HERE, task, arguments.kernel)
    sys.stdout.write(json.dumps(found) + "\n" if arguments.json else _table(found))
    return 0


def measured(where: Path, task: dict[str, Any], kernel: str | None) -> dict[str, Any]:
    """Measure the version that lies in a folder, in a process of its own.

    Raises:
        LosetasError: it cannot be measured, with the last line of what the process said.
    """
    environment = {**os.environ, "PYTHONPATH": str(where)}
    if kernel is not None:
        environment["LOSETAS_KERNEL"] = kernel
    command = [sys.executable, "-P", measure.__file__, json.dumps(task)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise LosetasError(f"measuring {where}: {_last_line(done.stderr)}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(
    wheel: Path, rules: str, players: int, kernel: str | None, seconds: float, rounds: int = ROUNDS
) -> dict[str, Any]:
    """Measure this version and that of a wheel in turns and say how much faster this one is.

    `speed_up` holds, for each measure, the median of the rounds' ratios with the lowest and the highest; above 1 this
    version is the faster one.

    Raises:
        LosetasError: the wheel cannot be installed or one of the versions not be measured.
    """
    task: dict[str, Any] = {"rules": rules, "players": players, "seconds": seconds, "windows": 1}
    here: list[dict[str, Any]] = []
    there: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        _install(wheel, Path(folder))
        for number in range(rounds):
            order = [(here, _HERE), (there, Path(folder))]
            for results, where in order if number % 2 == 0 else order[::-1]:
                results.append(measured(where, task, kernel))
    return {
        "rules": here[0]["rules"],
        "players": players,
        "rounds": rounds,
        "here": _medians(here),
        "against": _medians(there),
        "speed_up": {
            key: _speed_up(key, here, there)
            for key in HIGHER_IS_FASTER + LOWER_IS_FASTER
            if here[0][key] is not None and there[0][key] is not None
        },
    }


def _install(wheel: Path, folder: Path) -> None:
    if not wheel.is_file():
        raise LosetasError(f"--against {wheel}: there is no such file")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps", "--no-index"]
    done = subprocess.run(  # noqa: S603
        [*pip, "--target", str(folder), str(wheel)], capture_output=True, text=True, check=False
    )
    if done.returncode or not (folder / "losetas").is_dir():
        said = _last_line(done.stderr) if done.returncode else "there is no losetas in it"
        raise LosetasError(f"--against {wheel}: expected a wheel of losetas: {said}")


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it ended without a word"


def _medians(results: list[dict[str, Any]]) -> dict[str, Any]:
    keys = [key for key in (*HIGHER_IS_FASTER, *LOWER_IS_FASTER) if results[0][key] is not None]
    medians = {key: round(statistics.median(result[key] for result in results), 3) for key in keys}
    return {"version": results[0]["version"], "kernel": results[0]["kernel"], **medians}


def _speed_up(key: str, here: list[dict[str, Any]], there: list[dict[str, Any]]) -> dict[str, float]:
    pairs = [
        (a[key], b[key]) if key in HIGHER_IS_FASTER else (b[key], a[key]) for a, b in zip(here, there, strict=True)
    ]
    ratios = [mine / other for mine, other in pairs]
    median, low, high = statistics.median(ratios), min(ratios), max(ratios)
    return {"median": round(median, 3), "low": round(low, 3), "high": round(high, 3)}


def _table(found: dict[str, Any]) -> str:
    return "".join(f"{key:28} {value}\n" for key, value in found.items())


def _comparison(found: dict[str, Any]) -> str:
    here, there = found["here"], found["against"]
    lines = [
        f"{found['rules']}, {found['players']} players, {found['rounds']} rounds: {here['version']} ({here['kernel']})"
        f" against {there['version']} ({there['kernel']})"
    ]
    for key, ratio in found["speed_up"].items():
        spread = f"{ratio['median']:.3f} ({ratio['low']:.3f} to {ratio['high']:.3f})"
        lines.append(f"{key:28} {here[key]:>10} {there[key]:>10}   faster by {spread}")
    return "\n".join(lines) + "\n"
