"""The outermost layer: hosts, origins, sizes, rates, security headers, and every error as a Problem."""

from __future__ import annotations

import ipaddress
import logging
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from losetas.core.faults import ExpansionError
from losetas.server.errors import Faulty, Refusal
from losetas.server.limits import MAX_BODY, Buckets
from losetas.server.protocol import Problem

log = logging.getLogger(__name__)

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # a picture, whatever is in it
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def problem(refusal: Refusal) -> Response:
    """A refusal as an HTTP answer."""
    body = Problem(
        reason=refusal.reason,
        where=refusal.where,
        expected=refusal.expected,
        found=refusal.found,
        detail=refusal.detail,
    )
    return Response(msgspec.json.encode(body), refusal.status, media_type="application/json")


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this machine itself."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(header: str) -> str:
    """The host of a Host header, without port and brackets; empty when it is none."""
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server; one without Origin comes from no page at all."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """ASGI middleware. `hosts`: the names this server answers to; None for any."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None, writes: Buckets) -> None:
        self._app = app
        self._hosts = hosts
        self._writes = writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what must not come in, limit what does, and put headers on what goes out."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.reason})
            return
        await self._http(scope, receive, _with_headers(send), refusal)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = host_of(headers.get("host", ""))
        if not host and headers.get("host"):
            return Refusal("bad-host", where="Host", expected="a host name", found=headers["host"][:60])
        if self._hosts is not None and host not in self._hosts and not is_loopback(host):
            return Refusal("bad-host", where="Host", expected=" | ".join(sorted(self._hosts)), found=host)
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if writes and not same_origin(headers):
            return Refusal("bad-origin", where="Origin", found=headers.get("origin", ""), status=403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY:
            return _too_large(length)
        if writes and not self._writes.take((scope.get("client") or ("",))[0]):
            return Refusal("too-fast", status=429)
        return None

    async def _http(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        if refusal is None:
            try:
                await self._app(scope, _limited(receive), sending)
                return
            except Refusal as error:
                refusal = error
            except ExpansionError as error:
                log.error("%s %s: %s", scope["method"], scope["path"], error)
                refusal = Faulty(error)
            except Exception:
                log.exception("%s %s", scope["method"], scope["path"])
                refusal = Refusal("server-error", status=500)
        if not started:
            await problem(refusal)(scope, receive, send)


def _too_large(found: str) -> Refusal:
    return Refusal("too-large", where="body", expected=f"at most {MAX_BODY} bytes", found=found, status=413)


def _limited(receive: Receive) -> Receive:
    size = 0

    async def limited() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MAX_BODY:
            raise _too_large(f"{size} or more")
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
