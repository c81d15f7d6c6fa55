"""A module of Alhambra with a step of its own is played in the browser without anything of it in the client."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.stored import keep, play_until

from losetas.core import registry

pytestmark = pytest.mark.browser

TOYS = [Path(__file__).parent.parent / "toys" / toy for toy in ("coin", "water")]
RULES = "alhambra+coin+water"


@pytest.fixture
def with_toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that knows the toys, in its process and in this one."""
    monkeypatch.setenv(registry.FOLDERS, os.pathsep.join(map(str, TOYS)))
    server = Server(tmp_path / "toys.sqlite")
    server.start()
    yield server
    server.kill()


def test_a_decision_of_a_module(opened: Opener, with_toys: Server) -> None:
    """The question and its options in the words of the module; one by key, the other declined; the round names it."""
    game = play_until(
        RULES, lambda state: state.step == "coin" and state.to_move == state.seat and len(state.legal_actions()) > 2
    )
    table = keep(with_toys.database, game)
    watch = opened(f"/t/{table}", at=with_toys)
    page = watch.page
    watch.until(lambda _: True, "a table")
    page.locator(".curtain button").click()
    expect(page.locator("#dock h2")).to_contain_text("¿Das una carta de dinero por 1 punto?")
    options = page.locator("#dock .options button")
    expect(options.first).to_contain_text("Dar ")
    page.keyboard.press("1")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    page.locator(".curtain button").click()
    expect(page.locator("#dock h2")).to_contain_text("¿Das una carta de dinero por 1 punto?")
    page.keyboard.press("0")  # then it is the turn of the same seat: nobody else takes the device
    expect(page.locator("#dock .options")).to_have_count(0)
    expect(page.locator("#dock h2")).not_to_contain_text("carta de dinero por 1 punto")
