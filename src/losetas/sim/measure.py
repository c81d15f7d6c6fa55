"""Measures the speed of the installed version: a script of its own, so that it can also be run on another version.

`python -P measure.py '{"rules": "carcassonne/2014", "players": 2, "seconds": 2, "windows": 5}'` prints one JSON object.
It needs of losetas only the registry, the kernel's verbs and the contract of State. All times are CPU times.
"""

from __future__ import annotations

import importlib.metadata
import itertools
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import losetas
from losetas.core.chance import sample
from losetas.core.game import CHANCE, Game, State
from losetas.core.registry import make

PLACE: Final = 1  # the number of that phase in the kernel
COPY_PLY: Final = 60
SWEEP_PLIES: Final = (5, 35, 60)
POSITIONS: Final = 8  # per ply
MICRO: Final = 1e6
SHARES: Final = {"state": 0.5, "small": 0.1, "loop": 0.1}  # of a window of playouts


def measure(rules: str, players: int, seconds: float, windows: int) -> dict[str, Any]:
    """Everything that `losetas bench` prints.

    Parameters:
        seconds: CPU time of one window of playouts; the other windows are shares of it.
        windows: how often each thing is measured; the best counts.
    """
    game = make(rules, players)
    games, calibration = _playouts(game, seconds, windows)
    return {
        "version": importlib.metadata.version("losetas"),
        "rules": game.name,
        "players": players,
        "kernel": "compiled" if losetas.kernel_is_compiled(game.ruleset.game) else "interpreted",
        "games_per_cpu_second": round(games, 1),
        "state_games_per_cpu_second": round(_state_games(game, seconds * SHARES["state"], windows), 1),
        "copy_us": round(_copies(game, seconds * SHARES["small"], windows), 3),
        "state_copy_us": round(_state_copies(game, seconds * SHARES["small"], windows), 3),
        "make_unmake_us": _sweeps(game, seconds * SHARES["small"], windows),
        "calibration": round(calibration, 2),
    }


def rate(run: Callable[[], int], seconds: float) -> float:
    """Call `run` until it has used that much CPU time; how many of the things that it counts a CPU-second."""
    count = 0
    begin = time.process_time()
    while True:
        count += run()
        spent = time.process_time() - begin
        if spent >= seconds and spent > 0:
            return count / spent


def best_rate(run: Callable[[], int], seconds: float, windows: int) -> float:
    """The best `rate` of several windows, after one call that is not timed: the first one imports and fills caches."""
    run()
    return max(rate(run, seconds) for _ in range(windows))


def _plain_loop() -> int:
    """Ten thousand steps of a loop that every Python runs the same way."""
    value = 1
    for _ in range(10_000):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
    return 10_000


def _playouts(game: Any, seconds: float, windows: int) -> tuple[float, float]:
    """Random games of the kernel a CPU-second, and games per million steps of the plain loop run before and after."""
    kernel = game.kernel(0)
    seeds = itertools.count()

    def play() -> int:
        kernel.reset(next(seeds))
        kernel.playout()
        return 1

    loop = seconds * SHARES["loop"] / 2
    rates, ratios = [], []
    play()
    for _ in range(windows):
        before = rate(_plain_loop, loop)
        rates.append(rate(play, seconds))
        ratios.append(rates[-1] / ((before + rate(_plain_loop, loop)) / 2) * MICRO)
    return max(rates), statistics.median(ratios)


def _step(state: State, rng: random.Random) -> int:
    """One move by the public contract; 1 when it was a seat's."""
    if state.to_move == CHANCE:
        state.apply(sample(state, rng))
        return 0
    state.apply(rng.choice(state.legal_actions()))
    return 1


def _state_games(game: Game, seconds: float, windows: int) -> float:
    """Random games of State a CPU-second, every choice listed at every ply."""
    rng = random.Random(0)

    def play() -> int:
        state = game.new_state()
        while not state.is_over:
            _step(state, rng)
        return 1

    return best_rate(play, seconds, windows)


def _kernels_at(game: Any, ply: int) -> Iterator[Any]:
    """Kernels of random games after `ply` plies, a tile in hand and its placements listed."""
    for seed in range(POSITIONS):
        kernel = game.kernel(seed)
        rng = random.Random(seed)
        plies = 0
        while plies < ply or kernel.phase != PLACE:
            if kernel.decider() == CHANCE:
                kernel.draw(kernel.random_draw())
            else:
                kernel.play(rng.choice(kernel.choice_list()))
                plies += 1
        yield kernel


def _copies(game: Any, seconds: float, windows: int) -> float:
    """Microseconds of `kernel.copy_into`."""
    target = game.kernel(0)
    copies = [kernel.copy_into for kernel in _kernels_at(game, COPY_PLY)]

    def copy_all() -> int:
        for copy in copies:
            for _ in itertools.repeat(None, 100):
                copy(target)
        return 100 * len(copies)

    return MICRO / best_rate(copy_all, seconds, windows)


def _state_copies(game: Game, seconds: float, windows: int) -> float:
    """Microseconds of `State.copy`, history included."""
    states = []
    for seed in range(POSITIONS):
        rng = random.Random(seed)
        state = game.new_state()
        plies = 0
        while plies < COPY_PLY:
            plies += _step(state, rng)
        states.append(state)

    def copy_all() -> int:
        for state in states:
            for _ in itertools.repeat(None, 10):
                state.copy()
        return 10 * len(states)

    return MICRO / best_rate(copy_all, seconds, windows)


def _sweeps(game: Any, seconds: float, windows: int) -> float | None:
    """Microseconds to make and unmake a placement with a follower choice, mean over all there are.

    None for a game whose kernel does not take moves back.
    """
    if not hasattr(game.kernel(), "sweep"):
        return None
    kernels = [kernel for ply in SWEEP_PLIES for kernel in _kernels_at(game, ply)]

    def sweep_all() -> int:
        return sum(kernel.sweep(20) for kernel in kernels)

    return round(MICRO / best_rate(sweep_all, seconds, windows), 3)


if __name__ == "__main__":
    print(json.dumps(measure(**json.loads(sys.argv[1]))))
