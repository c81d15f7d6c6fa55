"""`losetas perft RULESET`: counts the positions that can be reached, ply by ply."""

from __future__ import annotations

import argparse

from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.core.perft import divide, perft


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("ruleset", nargs="?", default="carcassonne/classic", help="default: %(default)s")
    parser.add_argument("--depth", type=int, default=3, help="plies, a draw counts as one (default: %(default)s)")
    parser.add_argument("--players", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--divide", action="store_true", help="also count below each first ply")


def run(arguments: argparse.Namespace) -> int:
    """Print one line per depth."""
    if arguments.depth < 1:
        raise LosetasError(f"--depth: expected 1 or more, found {arguments.depth}")
    state = registry.make(arguments.ruleset, arguments.players).new_state()
    for depth in range(1, arguments.depth + 1):
        print(f"{depth}  {perft(state, depth)}")
    if arguments.divide:
        for token, count in divide(state, arguments.depth):
            print(f"{token}  {count}")
    return 0
