"""`losetas render FILE`: draws a position, or where a record ends, as SVG or PNG."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from losetas.carcassonne.position import grid
from losetas.carcassonne.state import CarcassonneState
from losetas.cli.load import state_file
from losetas.core.errors import LosetasError
from losetas.core.game import State
from losetas.core.position import block
from losetas.render import LOOKS, board_svg, png


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help="a position or a record, or - for standard input")
    parser.add_argument("-o", "--output", metavar="OUT", help="a name that ends in .svg or .png (default: SVG printed)")
    parser.add_argument("--text", action="store_true", help="print the position as text, the board as a grid")
    parser.add_argument("--look", choices=sorted(LOOKS), help="the look of the tiles (default: that of the edition)")
    parser.add_argument("--px", type=int, default=110, help="width of a tile in pixels (default: %(default)s)")
    parser.add_argument("--coordinates", action="store_true", help="number columns and rows")


def run(arguments: argparse.Namespace) -> int:
    """Draw."""
    if not 8 <= arguments.px <= 512:
        raise LosetasError(f"--px: expected a number from 8 to 512, found {arguments.px}")
    output = arguments.output
    if output and not output.endswith((".svg", ".png")):
        raise LosetasError(f"--output: expected a name that ends in .svg or .png, found {output!r}")
    state = state_file(arguments.file)
    if arguments.text:
        print(block(state.position(), grid(_drawable(state))), end="")
        return 0
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
    table = _drawable(state)
    edition = table.game.ruleset.edition
    return board_svg(
        [(placed.kind, placed.cell.x, placed.cell.y, placed.turns) for placed in table.tiles()],
        look or (edition if edition in LOOKS else min(LOOKS)),
        followers=[(f.cell.x, f.cell.y, f.segment, f.seat, f.piece) for f in table.figures()],
        last=table.last,
        coordinates=coordinates,
        px=px,
    )


def _drawable(state: State) -> CarcassonneState:
    if not isinstance(state, CarcassonneState):
        raise LosetasError(f"{state.game.name} cannot be drawn yet")
    return state


def _width(svg: str) -> int:
    """The width in pixels that an SVG states."""
    return round(float(svg.partition('width="')[2].partition('"')[0]))
