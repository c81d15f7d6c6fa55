"""`losetas sim`: matches between bots."""

from __future__ import annotations

import argparse
import sys

import msgspec

from losetas import bots
from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.sim.series import Report, Series, play_series

DEFAULT_RULES = "carcassonne/2014"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--bots",
        metavar="A,B",
        help="who plays, LEVEL or LEVEL@NODES; levels: "
        + "; ".join(f"{game} {', '.join(bots.levels(game))}" for game in registry.games())
        + " (default: the strongest against the weakest)",
    )
    parser.add_argument("--games", type=int, default=20, metavar="N", help="default: %(default)s")
    parser.add_argument("--seed", default="1", metavar="S", help="same seed, same games (default: %(default)s)")
    parser.add_argument("--rules", default=DEFAULT_RULES, help="default: %(default)s")
    parser.add_argument(
        "--players", type=int, metavar="N", help="seats, taken by the bots in turns (default: one each)"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Play the series and print the report."""
    names = _bots(arguments)
    players = len(names) if arguments.players is None else arguments.players
    if arguments.jobs < 1:
        raise LosetasError(f"--jobs {arguments.jobs}: expected a number above 0")
    series = Series(rules=arguments.rules, players=players, bots=names, games=arguments.games, seed=arguments.seed)
    result = play_series(series, arguments.jobs)
    sys.stdout.write(msgspec.json.encode(result).decode() + "\n" if arguments.json else _table(result))
    return 0


def _bots(arguments: argparse.Namespace) -> tuple[str, ...]:
    if arguments.bots is None:
        levels = bots.levels(registry.ruleset(arguments.rules).game)
        return levels[-1], levels[0]
    return tuple(name.strip() for name in arguments.bots.split(","))


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _table(result: Report) -> str:
    games, deals = _counted(result.games, "game"), _counted(result.deals, "deal")
    lines = [
        f"{result.rules}, {result.players} players, seed {result.seed}: {games} on {deals},"
        f" {result.plies_per_game} decisions each",
        f"{'bot':16} {'won':>5} {'drawn':>5} {'lost':>5} {'win rate':>9} {'95 %':>13} {'points':>7} {'margin':>7}",
    ]
    for one in result.standings:
        low, high = one.win_rate_95
        lines.append(
            f"{one.bot:16} {one.wins:5} {one.draws:5} {one.losses:5} {one.win_rate:9.1%} {f'{low:.1%} {high:.1%}':>13}"
            f" {one.mean_score:7.1f} {one.mean_margin:+7.1f}"
        )
    return "\n".join(lines) + "\n"
