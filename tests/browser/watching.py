"""What a page was told: the tables that its socket received, and everything that went wrong in it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

Json = dict[str, Any]

PATIENCE = 30.0  # seconds, on a machine that does much else
BROKEN_LINE = "net::ERR_"  # what a killed server leaves: refused, empty or cut off
CSP_WATCH = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


class Watch:
    """The last table that a page received, and its troubles: console errors, exceptions, violations of the policy."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last: Json | None = None
        self.troubles: list[str] = []
        self.line_may_break = False
        page.add_init_script(CSP_WATCH)
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"exception: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("websocket", self._opened)

    def _trouble(self, text: str) -> None:
        if not (self.line_may_break and BROKEN_LINE in text):
            self.troubles.append(text)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # Aborted: the page no longer wanted it, as a picture of a tile that was turned before it came.
        if request.failure != "net::ERR_ABORTED":
            self._trouble(f"failed: {request.url} {request.failure}")

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] in ("table", "palace"):
            self.last = message
        elif message["type"] == "refused" and message["reason"] != "stale":  # another move came first: told, no fault
            self.troubles.append(f"refused: {message}")

    @property
    def table(self) -> Json:
        """The last table received."""
        assert self.last is not None
        return self.last

    def reload(self) -> Json:
        """Load the page again; the table that it then receives."""
        self.last = None
        self.page.reload()
        return self.until(lambda _: True, "the table after a reload")

    def until(self, holds: Callable[[Json], bool], what: str, patience: float = PATIENCE) -> Json:
        """Wait for a table of which something holds."""
        end = time.monotonic() + patience
        while self.last is None or not holds(self.last):
            self.page.wait_for_timeout(10)
            if time.monotonic() > end:
                brief = (
                    {key: self.last[key] for key in ("seq", "turn", "step", "to_move", "over")} if self.last else None
                )
                raise AssertionError(f"waited {patience:g} s for {what}; {brief}; {self.troubles}")
        return self.last

    def my_turn(self, patience: float = PATIENCE) -> Json:
        """Wait until this page has to decide, or the game is over."""
        return self.until(lambda table: table["mine"] or table["over"], "a turn of this page", patience)

    def after(self, seq: int) -> Json:
        """Wait for what follows a ply."""
        return self.until(lambda table: table["seq"] > seq, f"a table after {seq}")
