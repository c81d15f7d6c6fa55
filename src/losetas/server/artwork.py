"""Pictures for clients: tiles, figures, chips and towers, and where things are on a tile. Made once, then cached."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.metadata import version
from urllib.parse import quote

import msgspec

from losetas import render
from losetas.carcassonne.tiles import TileKind, read_tiles
from losetas.core import registry
from losetas.core.game import SEATS, Game
from losetas.core.grid import SIDES
from losetas.server.errors import Refusal
from losetas.server.present import pieces_of, site_of, tile_kinds
from losetas.server.present.kinds import shown_games
from losetas.server.protocol import Art, KindArt, OrientationArt, PieceArt, Point, SegmentArt

POSES = ("standing", "lying")


def digest(body: bytes) -> str:
    """A short fingerprint of some bytes."""
    return hashlib.sha256(body).hexdigest()[:16]


@cache
def stamp() -> str:
    """Goes into every address of a picture, so that a browser may keep it for ever."""
    sprites = "".join(render.sprite(look) for look in sorted(render.LOOKS))
    return digest(f"{version('losetas')} {sprites}".encode())


@cache
def known_kinds() -> dict[str, TileKind]:
    """Every tile kind of every expansion, by code."""
    found: dict[str, TileKind] = {}
    for game in shown_games():
        for expansion in registry.expansions(game).values():
            path = expansion.folder / "tiles.toml"
            if path.is_file():
                found |= {kind.code: kind for kind in read_tiles(path, expansion.key)}
    return found


def find_kind(code: str) -> TileKind:
    """A tile kind by code; raises Refusal."""
    kind = known_kinds().get(code)
    if kind is None:
        raise Refusal("not-found", where="code", expected="the code of a tile", found=code, status=404)
    return kind


def _check(what: str, found: str, expected: tuple[str, ...]) -> None:
    if found not in expected:
        raise Refusal("not-found", where=what, expected=" | ".join(expected), found=found, status=404)


@lru_cache(maxsize=2048)
def tile_picture(look: str, code: str, turns: int) -> str:
    """The picture of a tile as it lies; raises Refusal when there is no such look, code or turn."""
    _check("look", look, tuple(render.LOOKS))
    _check("turns", str(turns), ("0", "1", "2", "3"))
    return render.tile_svg(find_kind(code), turns, look)


@lru_cache(maxsize=256)
def figure_picture(piece: str, seat: int, pose: str) -> str:
    """The picture of a figure; raises Refusal when there is none."""
    _check("seat", str(seat), tuple(str(i) for i in (render.NEUTRAL, *range(len(SEATS)))))
    _check("pose", pose, POSES)
    try:
        return render.follower_svg(piece, seat, pose)
    except render.RenderError as error:
        raise Refusal("not-found", where="piece", found=piece, detail=str(error), status=404) from error


@lru_cache(maxsize=16)
def chip_picture(seat: int) -> str:
    """The picture of a player's chip; raises Refusal when there is no such seat."""
    _check("seat", str(seat), tuple(str(i) for i in range(len(SEATS))))
    return render.chip_svg(seat)


@lru_cache(maxsize=8)
def tower_picture(look: str) -> str:
    """The picture of a corner tower; raises Refusal when there is no such look."""
    _check("look", look, tuple(render.LOOKS))
    return render.tower_svg(look)


@lru_cache(maxsize=64)
def table_art(ruleset: str, players: int) -> bytes:
    """All that a client needs to draw a table of this game: an encoded `Art`."""
    return msgspec.json.encode(_art(registry.make(ruleset, players)))


def tile_address(look: str) -> str:
    """The address of a tile's picture, with places for its code and its quarter turns."""
    return f"/art/{look}/{{code}}/{{turns}}.svg?v={stamp()}"


def _art(game: Game) -> Art:
    look = game.ruleset.edition
    version = f"?v={stamp()}"
    return Art(
        look=look,
        tile=tile_address(look),
        kinds=[_kind(game, kind) for kind in tile_kinds(game)],
        pieces=[_piece(piece, game.players, version) for piece in pieces_of(game)],
        chips=[f"/art/chip/{seat}.svg{version}" for seat in range(game.players)],
        neutral=f"/art/figure/{quote(next(iter(pieces_of(game))))}/{render.NEUTRAL}/standing.svg{version}",
        tower=f"/art/{look}/tower.svg{version}",
        tower_box=render.TOWER_BOX,
    )


def _piece(piece: str, players: int, version: str) -> PieceArt:
    def address(pose: str) -> list[str]:
        return [f"/art/figure/{quote(piece)}/{seat}/{pose}.svg{version}" for seat in range(players)]

    return PieceArt(piece=piece, standing=address("standing"), lying=address("lying"), box=render.FIGURE_BOX)


def _kind(game: Game, kind: TileKind) -> KindArt:
    segments = [
        SegmentArt(
            kind=segment.kind,
            shields=segment.shields,
            marks=list(segment.marks),
            claimable=segment.claimable,
            sites=[site_of(game, kind, turns, index) for turns in range(4)],
        )
        for index, segment in enumerate(kind.segments)
    ]
    return KindArt(
        code=kind.code,
        letter=kind.letter,
        names=kind.names,
        proposed=kind.source == "proposed",
        segments=segments,
        turns=[_orientation(kind, turns) for turns in range(4)],
    )


def _orientation(kind: TileKind, turns: int) -> OrientationArt:
    seats, regions = render.seats(kind, turns), render.regions(kind, turns)
    return OrientationArt(
        edges="".join(kind.edge(side, turns) for side in SIDES),
        seats=[_point(seats[index]) for index in range(len(kind.segments))],
        corners=[_point(corner) for corner in sorted(render.corners(kind, turns))],
        regions=[regions[index] for index in range(len(kind.segments))],
    )


def _point(at: tuple[float, float]) -> Point:
    return (round(at[0], 2), round(at[1], 2))
