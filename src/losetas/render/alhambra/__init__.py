"""The art of Alhambra: tiles, cards, coins, stones and whole palaces as SVG, drawn from plain values.

Kinds, currencies and walls are named as in the data of the game, seats as in `losetas.render`. A picture has no ids
and no text, so it works inline and in an `<img>`, and any number of them share a page.

Example: `building_svg("tower", 8, "NES")`, `card_svg("denar", 7)`, `picture_svg("tower8NES")`.
"""

from losetas.render.alhambra.cards import (
    bonus_back_svg,
    bonus_svg,
    card_back_svg,
    card_svg,
    exchange_svg,
    scoring_svg,
)
from losetas.render.alhambra.coins import coin_svg
from losetas.render.alhambra.figures import dirk_svg, kind_svg, stone_svg, wall_svg
from losetas.render.alhambra.names import palace_svg, picture_svg
from losetas.render.alhambra.palette import CURRENCIES, KINDS
from losetas.render.alhambra.shapes import CARD_BOX, FIGURE_BOX, ICON_BOX, TILE_BOX
from losetas.render.alhambra.tiles import building_svg, fountain_svg, square_back_svg, square_svg, tile_back_svg

__all__ = [
    "CARD_BOX",
    "CURRENCIES",
    "FIGURE_BOX",
    "ICON_BOX",
    "KINDS",
    "TILE_BOX",
    "bonus_back_svg",
    "bonus_svg",
    "building_svg",
    "card_back_svg",
    "card_svg",
    "coin_svg",
    "dirk_svg",
    "exchange_svg",
    "fountain_svg",
    "kind_svg",
    "palace_svg",
    "picture_svg",
    "scoring_svg",
    "square_back_svg",
    "square_svg",
    "stone_svg",
    "tile_back_svg",
    "wall_svg",
]
