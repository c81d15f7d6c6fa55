"""The application: one process that serves the client, the tables and their sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from losetas.server.auth import COOKIE, Guests, load_secret
from losetas.server.bus import Bus, MemoryBus
from losetas.server.clock import Clock
from losetas.server.database import database_url, sqlite_file
from losetas.server.errors import Refusal
from losetas.server.guard import Guard, problem
from losetas.server.hall import Hall
from losetas.server.limits import Buckets
from losetas.server.socket import Session
from losetas.server.store import Store
from losetas.server.web import STATIC, Web

WRITES_PER_SECOND, WRITES_BURST = 5.0, 60
NOT_THERE, NOT_ALLOWED = 4404, 4409


def secret_file(where: str | Path) -> Path:
    """Where the server's secret lies: beside the database file, or in the working folder for another database."""
    path = sqlite_file(database_url(where))
    return path.with_suffix(".secret") if path is not None else Path("losetas.secret").resolve()


def make_app(
    store: Store,
    secret: str,
    *,
    local: bool = True,
    hosts: frozenset[str] | None = frozenset(),
    static: Path = STATIC,
    clock: Clock | None = None,
) -> FastAPI:
    """The ASGI application over an open store.

    `local`: who reaches this server sits at this machine, so all tables are theirs. `hosts`: names it answers to
    besides those of this machine itself; None for any. `clock`: where it takes its time from, if not from this machine.
    """
    bus = MemoryBus()
    hall = Hall(store, bus, local=local, clock=clock)
    guests = Guests(secret)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop()
        await store.close()

    guard = Middleware(Guard, hosts=hosts, writes=Buckets(WRITES_PER_SECOND, WRITES_BURST))
    app = FastAPI(
        title="Losetas",
        lifespan=lifespan,
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
        openapi_url=None,
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=1000)],
    )

    _add_socket(app, hall, bus, guests)

    @app.exception_handler(HTTPException)
    async def wrong_request(_request: Request, error: HTTPException) -> Response:
        return problem(Refusal("not-found", detail=str(error.detail), status=error.status_code))

    app.include_router(Web(hall, guests, static).router())
    return app


def _add_socket(app: FastAPI, hall: Hall, bus: Bus, guests: Guests) -> None:
    @app.websocket("/ws/{key}")
    async def table_socket(socket: WebSocket, key: str) -> None:
        await socket.accept()  # first, because a code to close with reaches the client only afterwards
        try:
            live = await hall.table(key)
        except Refusal as error:
            await socket.close(NOT_THERE if error.status == 404 else NOT_ALLOWED, error.reason)
            return
        guest = guests.read(socket.cookies.get(COOKIE))
        await Session(socket, hall, bus, live, guest).run()


async def open_app(where: str | Path, *, local: bool = True, hosts: frozenset[str] | None = frozenset()) -> FastAPI:
    """Open the database (a path or an address) and make the application; raises StoreError."""
    store = await Store.open(where)
    return make_app(store, load_secret(secret_file(where)), local=local, hosts=hosts)
