"""The command line: `losetas COMMAND ...`. Each command is a module that is imported only when it is called for."""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from losetas.core import overrides, registry
from losetas.core.errors import LosetasError, RulesetError
from losetas.core.faults import ExpansionError


@dataclass(frozen=True)
class Command:
    """A command: the module with `add_arguments(parser)` and the function that runs it, one line of help.

    `extra` names the optional dependencies that the module needs.
    """

    module: str
    help: str
    function: str = "run"
    extra: str = ""


COMMANDS: Final[dict[str, Command]] = {
    "play": Command("losetas.server.play", "play in the browser on this machine", "run_play", "server"),
    "serve": Command("losetas.server.play", "serve the game to other machines", "run_serve", "server"),
    "check": Command("losetas.cli.check", "run scenarios and records and say what differs"),
    "replay": Command("losetas.cli.replay", "print a record move by move, points explained"),
    "verify": Command("losetas.cli.verify", "check a record: moves, result, commitment, draws"),
    "render": Command("losetas.cli.render", "draw a position or record as SVG or PNG"),
    "rules": Command("losetas.cli.rules", "show rules; list rules without a scenario"),
    "perft": Command("losetas.cli.perft", "count positions, with --divide by first move"),
    "sim": Command("losetas.sim.cli", "let bots play matches"),
    "new-expansion": Command("losetas.cli.new_expansion", "write the folder of a new expansion, ready to be changed"),
    "bench": Command("losetas.sim.bench", "measure the speed of this machine and version"),
}


NAMING: Final = frozenset({"check", "rules", "play", "serve"})
"""Commands that name every faulty expansion; the others do when folders of somebody's own are in use."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 fine, 1 something differs, 2 something cannot be read or done."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    name = _parser().parse_args(given[:1]).command
    told: set[str] = set()
    try:
        return _run(name, given[1:], told)
    except LosetasError as error:
        if isinstance(error, ExpansionError) and error.brief in told:
            error = LosetasError(f"expansion {error.expansion} is asked for and left out, see above")
        print(f"losetas {name}: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader of our output has gone, as in `losetas replay X | head`
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"losetas {name}: {error.filename or 'error'}: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    listing = "\n".join(f"  {name:{width}}  {command.help}" for name, command in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="losetas",
        description="Plays tile games by the book and explains every point.",
        epilog=f"commands:\n{listing}\n\n`losetas COMMAND --help` describes a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"losetas {importlib.metadata.version('losetas')}")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="what to do")
    return parser


def _run(name: str, arguments: Sequence[str], told: set[str]) -> int:
    command = COMMANDS[name]
    try:
        module = importlib.import_module(command.module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if not command.extra or missing.partition(".")[0] == "losetas":
            raise
        raise LosetasError(f"{missing} is not installed: pip install 'losetas[{command.extra}]'") from None
    folders = _folders()
    shared, rest = folders.parse_known_args(arguments)  # they may stand anywhere, behind the word of a command too
    about = command.help.capitalize() + "."
    parser = argparse.ArgumentParser(prog=f"losetas {name}", description=about, parents=[folders])
    module.add_arguments(parser)
    options = parser.parse_args(rest)
    _use_folders(shared)
    if name in NAMING or os.environ.get(registry.FOLDERS):
        for fault in registry.faults():
            print(f"losetas {name}: {'not shown' if fault.nameless else 'left out'}: {fault}", file=sys.stderr)
            told.add(str(fault))
    return int(getattr(module, command.function)(options))


def _folders() -> argparse.ArgumentParser:
    """The options that every command has."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(
        "--tiles",
        type=Path,
        metavar="FOLDER",
        help=f"tile data that replaces the built-in (or {overrides.VARIABLE}=FOLDER)",
    )
    parser.add_argument(
        "--expansion",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help=f"an expansion beside the built-in ones, any number of times (or {registry.FOLDERS}=FOLDER:FOLDER)",
    )
    return parser


def _use_folders(options: argparse.Namespace) -> None:
    """Put the folders of the options into the environment: it reaches the processes that a command starts."""
    if options.tiles is not None:
        os.environ[overrides.VARIABLE] = str(options.tiles.resolve())
        overrides.folder()
    for path in options.expansion:
        if not (path / "__init__.py").is_file():
            raise RulesetError(f"{path}: expected a folder with an __init__.py that defines an Expansion")
    if options.expansion:
        named = [os.environ[registry.FOLDERS]] if os.environ.get(registry.FOLDERS) else []
        os.environ[registry.FOLDERS] = os.pathsep.join([*named, *(str(path.resolve()) for path in options.expansion)])
