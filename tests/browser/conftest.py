"""A server, a browser, and pages that must show no error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.machine import Server
from tests.browser.watching import PATIENCE, Watch

Opener = Callable[..., Watch]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process."""
    server = Server(tmp_path_factory.mktemp("browser") / "games.sqlite")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    server = Server(tmp_path / "own.sqlite")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browser(chromium: str, chromium_arguments: list[str]) -> Iterator[Browser]:
    """A Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=chromium_arguments)
        yield browser
        browser.close()


@pytest.fixture
def opened(server: Server, browser: Browser) -> Iterator[Opener]:
    """Opens a page in a browser profile of its own; afterwards none of them may have had a trouble."""
    watches: list[Watch] = []

    def make(path: str = "/", at: Server = server, **settings: Any) -> Watch:
        settings = {"locale": "es-ES", "viewport": {"width": 1280, "height": 800}, **settings}
        context = browser.new_context(base_url=at.address, reduced_motion="reduce", **settings)
        context.set_default_timeout(PATIENCE * 1000)
        watch = Watch(context.new_page())
        watches.append(watch)
        watch.page.goto(path)
        return watch

    yield make
    for watch in watches:
        watch.page.context.close()
    assert server.complaints() == ""
    assert [trouble for watch in watches for trouble in watch.troubles] == []
