"""`losetas play` and `losetas serve`: starts the server, prints its address, opens the browser."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from losetas.core.errors import LosetasError
from losetas.server.app import open_app
from losetas.server.catalog import check_games
from losetas.server.guard import is_loopback
from losetas.server.limits import MAX_SOCKET_FRAME

FIRST_PORT = 8770
PORTS_TRIED = 40


class AddressError(LosetasError):
    """An address the server cannot listen at."""


def default_database() -> str:
    """DATABASE_URL, or a file among the user's data."""
    if url := os.environ.get("DATABASE_URL"):
        return url
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "losetas" / "losetas.sqlite")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `losetas play` and `losetas serve`."""
    parser.add_argument("--host", help="address to listen at (default: play 127.0.0.1, serve all)")
    parser.add_argument("--port", type=int, help=f"port to listen at (default: the first free one from {FIRST_PORT})")
    parser.add_argument(
        "--db", default=default_database(), help="database: a file or an address (default: %(default)s)"
    )
    parser.add_argument("--allow-host", action="append", default=[], help="a name this server is reached by")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


def bind(host: str, port: int | None) -> socket.socket:
    """A socket that listens at a port, or at the first free one when none is named; raises AddressError."""
    wanted = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS_TRIED), 0]
    error: OSError | None = None
    for candidate in wanted:
        try:
            return _listen(host, candidate)
        except OSError as failed:
            error = failed
        except OverflowError:
            raise AddressError(f"port {candidate}: expected a number from 0 to 65535") from None
    raise AddressError(f"{host}, port {port}: cannot listen there: {error.strerror if error else ''}")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    """The address to type into a browser."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{listener.getsockname()[1]}/"


def can_show_browser() -> bool:
    """Whether this looks like a machine with a screen."""
    if os.environ.get("SSH_CONNECTION") or os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run_play(args: argparse.Namespace) -> int:
    """Serve this machine, or the address asked for, and open the browser; until interrupted.

    Raises:
        AddressError: the port is in use.
        StoreError: the database cannot be used.
        DataError: an override in use cannot be.
    """
    return _run(args, args.host or "127.0.0.1", browser=not args.no_browser and can_show_browser())


def run_serve(args: argparse.Namespace) -> int:
    """Serve other machines too, without a browser; raises as `run_play` does."""
    return _run(args, args.host or "0.0.0.0", browser=False)  # noqa: S104 what the command is for


def _run(args: argparse.Namespace, host: str, *, browser: bool) -> int:
    # Behind a proxy, which is what --allow-host is for, every visitor comes from this machine.
    local = is_loopback(host) and not args.allow_host
    check_games()
    hosts = frozenset(args.allow_host) if local or args.allow_host else None
    with contextlib.closing(bind(host, args.port)) as listener, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(args.db, listener, address_of(listener, host), local, hosts, browser))
    return 0


async def _serve(
    where: str, listener: socket.socket, address: str, local: bool, hosts: frozenset[str] | None, browser: bool
) -> None:
    app = await open_app(where, local=local, hosts=hosts)
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=MAX_SOCKET_FRAME, server_header=False, timeout_graceful_shutdown=2
    )
    await _Server(config, address, browser=browser).serve(sockets=[listener])


class _Server(uvicorn.Server):
    """Tells its address when it answers there, and not before."""

    def __init__(self, config: uvicorn.Config, address: str, *, browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Losetas: {self._address}", flush=True)
        print("Ctrl+C stops the server; games are kept.", flush=True)
        if self._browser:  # a daemon, because some browsers do not return before they are closed
            threading.Thread(target=webbrowser.open, args=(self._address,), daemon=True).start()
