"""`losetas render FILE`: draws a position, or where a record ends, as SVG or PNG."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from losetas.alhambra.grid import grid as palace_grid
from losetas.alhambra.state import AlhambraState
from losetas.carcassonne.position import grid
from losetas.carcassonne.state import CarcassonneState
from losetas.cli.load import state_file
from losetas.core.errors import LosetasError
from losetas.core.game import SEATS, State
from losetas.core.position import block
from losetas.render import LOOKS, png
from losetas.render.table import land_svg, palaces_svg


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a position or a record, or - for standard input")
    parser.add_argument("-o", "--output", metavar="OUT", help="a name that ends in .svg or .png (default: SVG printed)")
    parser.add_argument("--text", action="store_true", help="print the position as text, the board as a grid")
    parser.add_argument("--look", choices=sorted(LOOKS), help="the look of the tiles (default: that of the edition)")
    parser.add_argument("--px", type=int, default=110, help="width of a tile in pixels (default: %(default)s)")
    parser.add_argument("--coordinates", action="store_true", help="number columns and rows")
    parser.add_argument("--seat", metavar="SEAT", help="draw the palace of this seat only (Alhambra)")


def run(arguments: argparse.Namespace) -> int:
    """Draw."""
    if not 8 <= arguments.px <= 512:
        raise LosetasError(f"--px: expected a number from 8 to 512, found {arguments.px}")
    output = arguments.output
    if output and not output.endswith((".svg", ".png")):
        raise LosetasError(f"--output: expected a name that ends in .svg or .png, found {output!r}")
    state = state_file(arguments.file)
    if arguments.text:
        print(block(state.position(), _text(state)), end="")
        return 0
    if isinstance(state, AlhambraState):
        if arguments.look or arguments.coordinates:
            raise LosetasError(f"{state.game.name} is drawn without --look and --coordinates")
        svg = palaces(state, arguments.seat, arguments.px)
    else:
        if arguments.seat:
            raise LosetasError(f"{state.game.name} is drawn without --seat")
        svg = picture(state, arguments.look, arguments.px, coordinates=arguments.coordinates)
    if not output:
        sys.stdout.write(svg + "\n")
    elif output.endswith(".svg"):
        Path(output).write_text(svg + "\n", encoding="utf-8")
    else:
        Path(output).write_bytes(png(svg, _width(svg)))
    return 0


def picture(state: State, look: str | None = None, px: int = 110, *, coordinates: bool = False) -> str:
    """A state as one SVG; LosetasError when its game cannot be drawn."""
    return land_svg(_drawable(state), look, coordinates=coordinates, px=px)


def palaces(state: AlhambraState, only: str | None = None, px: int = 110) -> str:
    """The palace of one seat, or those of all from west to east with their fountains in one row, as one SVG."""
    letters = SEATS[: state.game.players]
    if only is not None and only not in letters:
        raise LosetasError(f"--seat: expected one of {', '.join(letters)}, found {only!r}")
    return palaces_svg(state, [seat for seat, letter in enumerate(letters) if only in (None, letter)], px)


def _text(state: State) -> str:
    return palace_grid(state) if isinstance(state, AlhambraState) else grid(_drawable(state))


def _drawable(state: State) -> CarcassonneState:
    if not isinstance(state, CarcassonneState):
        raise LosetasError(f"{state.game.name} cannot be drawn yet")
    return state


def _width(svg: str) -> int:
    """The width in pixels that an SVG states."""
    return round(float(svg.partition('width="')[2].partition('"')[0]))
