"""All art of Losetas: tiles, followers and whole positions as SVG, drawn from the segments of a tile kind alone.

A tile is 100 units wide with its middle on 0,0, x to the east and y to the south; `turns` are quarter turns clockwise.
Everything is a pure function of its arguments: the same tile gives the same bytes on every machine.

Example: `tile_svg(kind, turns=1, look="2014")`, `png(board_svg([(kind, 0, 0, 0)], "classic"), 400)`.
"""

from losetas.render.board import board_svg
from losetas.render.build import corners, plan, seats
from losetas.render.errors import RenderError
from losetas.render.followers import FIGURE_BOX, NEUTRAL, chip_svg, follower_svg, symbols
from losetas.render.looks import LOOKS
from losetas.render.plan import Plan
from losetas.render.raster import png
from losetas.render.regions import regions
from losetas.render.tile import TOWER_BOX, sprite, tile_svg, tower_svg

__all__ = [
    "FIGURE_BOX",
    "LOOKS",
    "NEUTRAL",
    "TOWER_BOX",
    "Plan",
    "RenderError",
    "board_svg",
    "chip_svg",
    "corners",
    "follower_svg",
    "plan",
    "png",
    "regions",
    "seats",
    "sprite",
    "symbols",
    "tile_svg",
    "tower_svg",
]
