"""Pictures by name, so that whoever serves or lists them needs a single word for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from losetas.render.alhambra import cards, coins, figures, tiles
from losetas.render.alhambra.palette import CURRENCIES, KINDS, TABLE
from losetas.render.errors import RenderError
from losetas.render.followers import INK
from losetas.render.svg import document, group, path

_LETTERS = {c.letter: currency for currency, c in CURRENCIES.items()}
_KIND = f"({'|'.join(KINDS)})"
_WALLS = "(o|[NESW]{1,4})"
_MARGIN = 40.0

# pattern of a name, what it draws, how each part of the name is read
_Reader = tuple[str, Callable[..., str], tuple[Callable[[str], Any], ...]]


def _walls(text: str) -> str:
    return text.replace("o", "")


def _awake(text: str) -> bool:
    return text == "awake"


_TILES: tuple[_Reader, ...] = (
    (rf"{_KIND}(\d\d?){_WALLS}", tiles.building, (str, int, _walls)),
    (rf"q{_KIND}{_WALLS}", tiles.square, (str, _walls)),
    (r"fountain-(\d)", tiles.fountain, (int,)),
    (r"fountain", tiles.fountain, ()),
    (r"back-tile", tiles.tile_back, ()),
    (rf"back-q{_KIND}", tiles.square_back, (str,)),
)
_OTHERS: tuple[_Reader, ...] = (
    (r"([byog])([1-9])", cards.card_svg, (_LETTERS.__getitem__, int)),
    (r"X([byog])([byog])", cards.exchange_svg, (_LETTERS.__getitem__, _LETTERS.__getitem__)),
    (rf"bonus-{_KIND}(\d\d?){_WALLS}", cards.bonus_svg, (str, int, _walls)),
    (r"score(\d)", cards.scoring_svg, (int,)),
    (r"back-card", cards.card_back_svg, ()),
    (r"back-bonus", cards.bonus_back_svg, ()),
    (r"stone-(\d)-(awake|asleep)", figures.stone_svg, (int, _awake)),
    (r"dirk", figures.dirk_svg, ()),
    (rf"kind-{_KIND}", figures.kind_svg, (str,)),
    (r"coin-(\w+)", coins.coin_svg, (str,)),
    (r"wall", figures.wall_svg, ()),
)


def _read(name: str, readers: Iterable[_Reader]) -> str | None:
    for pattern, draw, parts in readers:
        if found := re.fullmatch(pattern, name, re.ASCII):
            return draw(*(read(text) for read, text in zip(parts, found.groups(), strict=True)))
    return None


def picture_svg(name: str) -> str:
    """The picture of that name: `tower8NES`, `garden10o`, `qgardenSW`, `fountain-0`, `b5`, `Xbg`, `bonus-garden10o`,
    `score1`, `back-tile`, `back-card`, `back-bonus`, `back-qgarden`, `stone-0-awake`, `dirk`, `kind-tower`,
    `coin-denar`, `wall`.

    Raises RenderError for any other name.
    """
    tile = _read(name, _TILES)
    if tile is not None:
        return tiles.tile_document(tile)
    other = _read(name, _OTHERS)
    if other is None:
        raise RenderError(f"no picture {name!r}: expected a name such as tower8NES, qgardenSW, b5 or stone-0-awake")
    return other


def palace_svg(pieces: Iterable[tuple[int, int, str]], table: bool = True, px: int = 100) -> str:
    """A whole palace as one picture: column, row (to the south) and name of each tile; with `table` on a ground.

    A tile is `px` pixels wide.

    Raises RenderError for a name that is no tile and when there is no tile at all.

    Example: `palace_svg([(0, 0, "fountain-0"), (1, 0, "garden10N")])`.
    """
    placed = sorted(pieces, key=lambda piece: (piece[1], piece[0]))
    if not placed:
        raise RenderError("no palace without tiles: expected at least one")
    body = shade = ""
    for x, y, name in placed:
        tile = _read(name, _TILES)
        if tile is None:
            raise RenderError(f"no tile {name!r}: expected a name such as tower8NES, qgardenSW or fountain-0")
        shade += f"M{100 * x - 46} {100 * y - 44}h100v100h-100z"
        body += group(tile, 100 * x, 100 * y)
    left, top = min(x for x, _, _ in placed), min(y for _, y, _ in placed)
    wide, high = max(x for x, _, _ in placed) - left + 1, max(y for _, y, _ in placed) - top + 1
    if table:
        body = path(shade, INK, opacity=".3") + body
    view = (100 * left - 50 - _MARGIN, 100 * top - 50 - _MARGIN, 100 * wide + 2 * _MARGIN, 100 * high + 2 * _MARGIN)
    return document(body, "", view, round(view[2] * px / 100), TABLE if table else "")
