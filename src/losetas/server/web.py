"""The HTTP side: catalog, rules, tables, art, and the client's files."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse

from losetas.core.game import SEATS
from losetas.core.record import record_of
from losetas.server import artwork, catalog, cover, howto, palace
from losetas.server.auth import COOKIE, COOKIE_AGE, Guests
from losetas.server.errors import Refusal
from losetas.server.games import hides, shown_games
from losetas.server.guard import SVG_CSP
from losetas.server.hall import Hall
from losetas.server.live import LiveTable
from losetas.server.protocol import NewTable, TableCreated, TableEntry, TableGame, TableLinks, TableList, TableSeat
from losetas.server.store import TableRow

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
SHORT = "no-cache"  # kept, but asked about each time
MAX_SEATS = len(SEATS)
NO_CLIENT = """<!doctype html><html lang="en"><title>Losetas</title>
<h1>Losetas</h1><p>The server runs, but the web client has not been built: run <code>make client</code> in the
repository (it needs Node), or install a released package, which brings it.</p></html>"""

_new_table = msgspec.json.Decoder(NewTable)


class Web:
    """The handlers, with what they need."""

    def __init__(self, hall: Hall, guests: Guests, static: Path = STATIC) -> None:
        self._hall = hall
        self._guests = guests
        self._static = static

    def router(self) -> APIRouter:
        """All routes; the page of the client answers where nothing else does."""
        routes = APIRouter()

        def get(path: str) -> Any:
            return routes.api_route(path, methods=["GET", "HEAD"])

        get("/api/catalog")(self.catalog)
        get("/api/rules/{game}/{expansion}")(self.rules)
        get("/api/howto/{game}/{expansion}")(self.howto)
        get("/api/tables")(self.list_tables)
        routes.post("/api/tables")(self.create_table)
        get("/api/tables/{key}/record")(self.record)
        get("/api/tables/{key}/art")(self.table_art)
        get("/api/tables/{key}/game")(self.table_game)
        get("/api/tables/{key}/palace")(self.palace_art)
        get("/art/alhambra/{name}.svg")(self.palace_picture)
        get("/art/cover/{game}/{edition}.svg")(self.cover)
        get("/art/howto/{game}/{expansion}/{look}/{shows}.svg")(self.howto_scene)
        get("/art/chip/{seat}.svg")(self.chip)
        get("/art/figure/{piece}/{seat}/{pose}.svg")(self.figure)
        get("/art/{look}/tower.svg")(self.tower)
        get("/art/{look}/{code}/{turns}.svg")(self.tile)
        get("/{path:path}")(self.page)
        return routes

    async def catalog(self, request: Request) -> Response:
        """GET /api/catalog"""
        return _cached(request, msgspec.json.encode(catalog.catalog()))

    async def rules(self, request: Request, game: str, expansion: str, lang: str = "es") -> Response:
        """GET /api/rules/{game}/{expansion}?lang=es"""
        return _cached(request, msgspec.json.encode(catalog.rules(game, expansion, lang)))

    async def howto(self, request: Request, game: str, expansion: str, lang: str = "es") -> Response:
        """GET /api/howto/{game}/{expansion}?lang=es"""
        return _cached(request, msgspec.json.encode(howto.explanation(game, expansion, lang)))

    async def list_tables(self, request: Request) -> Response:
        """GET /api/tables"""
        guest = self._guests.read(request.cookies.get(COOKIE)) or ""
        return _json(TableList(tables=[_entry(row) for row in await self._hall.unfinished(guest)]))

    async def create_table(self, request: Request) -> Response:
        """POST /api/tables"""
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Refusal("bad-json", where="Content-Type", expected="application/json", status=415)
        wish = _decode(await request.body())
        guest = self._guests.read(request.cookies.get(COOKIE)) or self._guests.new()
        live = await self._hall.create(wish, guest)
        key, game = live.row.id, live.course.state.game.ruleset.game
        art = "palace" if palace.is_palace(game) else "art"
        links = TableLinks(
            page=f"/t/{key}", socket=f"/ws/{key}", record=f"/api/tables/{key}/record", art=f"/api/tables/{key}/{art}"
        )
        response = _json(TableCreated(table=key, links=links), 201)
        self._greet(request, response, guest)
        return response

    async def record(self, key: str) -> Response:
        """GET /api/tables/{id}/record: the game as text to keep; the seed is in it only once the game is over."""
        live = await self._hall.table(key)
        await live.sync()
        state = live.course.committed
        if hides(state) and not state.is_over:  # the draws in it would show every hand
            raise Refusal("not-over", where="record", expected="a game that is over", found="a running one", status=403)
        name = f"losetas-{live.row.created[:10]}-{key}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record_text(live), media_type="text/plain; charset=utf-8", headers=headers)

    async def table_art(self, request: Request, key: str) -> Response:
        """GET /api/tables/{id}/art"""
        live = await self._hall.table(key)
        game = live.course.state.game
        if palace.is_palace(game.ruleset.game):
            raise Refusal("not-found", where="table", expected="a table of Carcassonne", found=game.name, status=404)
        return _cached(request, await asyncio.to_thread(artwork.table_art, game.name, game.players))

    async def table_game(self, key: str) -> Response:
        """GET /api/tables/{id}/game"""
        live = await self._hall.table(key)
        return _json(TableGame(game=live.course.state.game.ruleset.game))

    async def palace_art(self, request: Request, key: str) -> Response:
        """GET /api/tables/{id}/palace"""
        live = await self._hall.table(key)
        game = live.course.state.game
        if not palace.is_palace(game.ruleset.game):
            raise Refusal("not-found", where="table", expected="a table of Alhambra", found=game.name, status=404)
        return _cached(request, await asyncio.to_thread(palace.palace_art, game.name, game.players))

    async def palace_picture(self, request: Request, name: str) -> Response:
        """GET /art/alhambra/{name}.svg"""
        return _picture(request, await asyncio.to_thread(palace.picture, name), palace.stamp())

    async def tile(self, request: Request, look: str, code: str, turns: str) -> Response:
        """GET /art/{look}/{code}/{turns}.svg"""
        return _picture(request, await asyncio.to_thread(artwork.tile_picture, look, code, _number(turns)))

    async def cover(self, request: Request, game: str, edition: str) -> Response:
        """GET /art/cover/{game}/{edition}.svg"""
        if game in shown_games() and palace.is_palace(game):
            return _picture(request, await asyncio.to_thread(palace.cover_picture, edition), palace.stamp())
        return _picture(request, await asyncio.to_thread(cover.cover_picture, game, edition))

    async def howto_scene(self, request: Request, game: str, expansion: str, look: str, shows: str) -> Response:
        """GET /art/howto/{game}/{expansion}/{look}/{shows}.svg"""
        return _picture(request, await asyncio.to_thread(howto.scene_picture, game, expansion, look, shows))

    async def figure(self, request: Request, piece: str, seat: str, pose: str) -> Response:
        """GET /art/figure/{piece}/{seat}/{pose}.svg"""
        return _picture(request, artwork.figure_picture(piece, _number(seat), pose))

    async def chip(self, request: Request, seat: str) -> Response:
        """GET /art/chip/{seat}.svg"""
        return _picture(request, artwork.chip_picture(_number(seat)))

    async def tower(self, request: Request, look: str) -> Response:
        """GET /art/{look}/tower.svg"""
        return _picture(request, artwork.tower_picture(look))

    async def page(self, request: Request, path: str) -> Response:
        """The client: a file of it, or its page for every address it knows itself."""
        if path.startswith(("api/", "art/", "ws/")):
            raise Refusal("not-found", where="path", found=f"/{path}", status=404)
        file = self._file(path)
        if file is not None:
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            keep = FOREVER if path.startswith("assets/") else SHORT
            return FileResponse(file, media_type=kind, headers={"Cache-Control": keep})
        if path and not path.startswith("t/") and "." in path.rsplit("/", 1)[-1]:
            raise Refusal("not-found", where="path", found=f"/{path}", status=404)
        return self._index(request)

    def _file(self, path: str) -> Path | None:
        """The file of the client that a path names, None when there is none."""
        try:
            file = (self._static / path).resolve()
            return file if path and file.is_relative_to(self._static.resolve()) and file.is_file() else None
        except (OSError, ValueError):  # too long, or with a sign that no file name has
            raise Refusal("not-found", where="path", found=f"/{path[:60]}", status=404) from None

    def _index(self, request: Request) -> Response:
        index = self._static / "index.html"
        if not index.is_file():
            return Response(NO_CLIENT, 503, media_type="text/html; charset=utf-8")
        response = FileResponse(index, media_type="text/html; charset=utf-8", headers={"Cache-Control": SHORT})
        if self._guests.read(request.cookies.get(COOKIE)) is None:
            self._greet(request, response, self._guests.new())
        return response

    def _greet(self, request: Request, response: Response, guest: str) -> None:
        response.set_cookie(
            COOKIE,
            self._guests.cookie(guest),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


def record_text(live: LiveTable) -> str:
    """The record of a table: plies that can still be taken back are not in it, nor is the seed of a running game."""
    state = live.course.committed
    tags = {SEATS[i]: seat.name for i, seat in enumerate(live.row.seats)}
    tags |= {"Date": live.row.created[:10], "Commit": live.course.dealer.commitment}
    if state.is_over:
        tags["Seed"] = live.row.seed
    return record_of(state, tags).text()


def _entry(row: TableRow) -> TableEntry:
    scores = row.summary.scores
    seats = [TableSeat(name=s.name, kind=s.kind, bot=s.bot, score=scores[i]) for i, s in enumerate(row.seats)]
    return TableEntry(
        table=row.id,
        ruleset=row.ruleset,
        seats=seats,
        to_move=row.summary.to_move,
        turn=row.summary.turn,
        tiles_left=row.summary.tiles_left,
        created=row.created,
        changed=row.changed,
    )


def _decode(body: bytes) -> NewTable:
    try:
        wish = _new_table.decode(body)
    except msgspec.DecodeError as error:
        text, _, where = str(error).partition(" - at `")
        raise Refusal("bad-json", where=where.rstrip("`"), expected="NewTable", detail=text) from error
    if len(wish.seats) > MAX_SEATS:
        raise Refusal("bad-seats", where="seats", expected=f"at most {MAX_SEATS}", found=str(len(wish.seats)))
    return wish


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else -1


def _json(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _cached(request: Request, body: bytes) -> Response:
    return _tagged(request, Response(body, media_type="application/json", headers={"Cache-Control": SHORT}))


def _picture(request: Request, svg: str, stamp: str | None = None) -> Response:
    keep = FOREVER if request.query_params.get("v") == (stamp or artwork.stamp()) else SHORT
    headers = {"Cache-Control": keep, "Content-Security-Policy": SVG_CSP}
    return _tagged(request, Response(svg, media_type="image/svg+xml", headers=headers))


def _tagged(request: Request, response: Response) -> Response:
    """Give the answer its ETag, or say that the one the browser has is still good."""
    digest = artwork.digest(bytes(response.body))
    response.headers["ETag"] = f'"{digest}"'
    if request.headers.get("if-none-match") == response.headers["ETag"]:
        keep = {name: response.headers[name] for name in ("ETag", "Cache-Control")}
        return Response(status_code=304, headers=keep)
    return response
