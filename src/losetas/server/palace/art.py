"""Pictures of Alhambra for clients, and what lies in its box. Made once, then cached."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.metadata import version

import msgspec

from losetas.alhambra.hooks import AlhambraModule
from losetas.core import registry
from losetas.render import RenderError
from losetas.render import alhambra as drawings
from losetas.server.errors import Refusal
from losetas.server.palace.kinds import alhambra_game, palace_games
from losetas.server.protocol import PalaceArt, PalaceCard, PalaceTile, PalaceType

_COVER = (
    (0, 0, "fountain-0"),
    (1, 0, "garden10o"),
    (2, 0, "tower9E"),
    (-1, 0, "seraglio7W"),
    (0, 1, "arcades9o"),
    (1, 1, "chambers8S"),
    (-1, 1, "pavilion6SW"),
)
"""A palace for the card of the game: walls outside only."""


@cache
def stamp() -> str:
    """Goes into every address of a picture, so that a browser may keep it for ever."""
    made = "".join(
        picture(name) for name in ("tower8NES", "garden10o", "qgardenSW", "b5", "Xby", "stone-0-awake", "wall")
    )
    return hashlib.sha256(f"{version('losetas')} {made}".encode()).hexdigest()[:16]


@lru_cache(maxsize=512)
def picture(name: str) -> str:
    """A picture by its name; raises Refusal when there is none."""
    try:
        return drawings.picture_svg(name)
    except RenderError as error:
        raise Refusal("not-found", where="name", found=name, detail=str(error), status=404) from error


@cache
def cover_picture(edition: str) -> str:
    """The picture on the card of an edition; raises Refusal when there is none of that name."""
    if not any(edition in registry.family(game).editions for game in palace_games()):
        raise Refusal("not-found", where="edition", found=edition, status=404)
    return drawings.palace_svg(_COVER)


def picture_address() -> str:
    """The address of a picture, with a place for its name."""
    return f"/art/alhambra/{{name}}.svg?v={stamp()}"


@lru_cache(maxsize=64)
def palace_art(ruleset: str, players: int) -> bytes:
    """All that a client needs to draw a table of this game: an encoded `PalaceArt`."""
    program = alhambra_game(registry.make(ruleset, players)).program
    letters = {currency.letter: currency.key for currency in program.currencies}
    money = [
        PalaceCard(code=f"{letter}{value}", currencies=[key], value=value)
        for letter, key in letters.items()
        for value in range(1, 10)
    ]
    joining = [
        PalaceCard(code=card.code, currencies=[letters[letter] for letter in card.letters], value=0)
        for card in program.joinings
    ]
    tiles = [
        PalaceTile(
            code=tile.code,
            type=tile.type,
            price=tile.price,
            walls=tile.walls,
            annex=tile.annex,
            provisional=tile.source == "proposed",
        )
        for tile in program.tiles
        if program.plays(tile.module)
    ]
    art = PalaceArt(
        picture=picture_address(),
        tiles=tiles,
        cards=money + joining,
        types=[
            PalaceType(kind.key, [list(points) for points in kind.rounds], drawings.KINDS[kind.key].main)
            for kind in program.types
        ],
        currencies=[program.currencies[index].key for index in program.tables.currency],
    )
    return msgspec.json.encode(art)


@cache
def sample(module: AlhambraModule) -> tuple[str, ...]:
    """Names of pictures that show what a module brings."""
    tiles = tuple(tile.code for tile in module.tiles())
    cards = tuple(card.code for card in module.joinings())
    secrets = tuple(f"bonus-{secret.tile}" for secret in module.secrets())
    return (tiles or cards or secrets or tuple(f"stone-{seat}-awake" for seat in range(3)))[:6]
