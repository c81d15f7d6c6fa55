"""Axe finds nothing: every page, every state of the table, light and dark."""

from __future__ import annotations

from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.players import Mouse
from tests.browser.stored import Game, keep, play_until
from tests.browser.watching import Watch

from losetas.carcassonne.state import CarcassonneState

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LOOKS = [("es-ES", "light"), ("es-ES", "dark"), ("en-GB", "light"), ("en-GB", "dark")]


class Checker:
    """Runs axe on a page again and again and keeps what it finds, with the state it was found in."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._axe = Axe()
        self.found: list[str] = []

    def check(self, state: str) -> None:
        """Look at the page as it is now."""
        violations = self._axe.run(self._watch.page).response["violations"]
        for violation in violations:
            nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
            self.found.append(f"{state}: {violation['id']} ({violation['help']}): {nodes}")
        if self._watch.troubles and not self.found:
            self.found.append(f"{state}: {self._watch.troubles}")


def some_points(state: CarcassonneState) -> bool:
    """A turn begins, something has been scored, and there are followers to put."""
    ready = state.step == "place" and state.turn >= 16 and all(score > 0 for score in state.scores)
    return ready and state.supply(state.to_move)["follower"] > 2


@cache
def halfway() -> Game:
    """A game in the middle, with expansions, so that all kinds of text are there."""
    return play_until("carcassonne/2014+all", some_points)


@cache
def finished() -> Game:
    """A game that is over."""
    return play_until("carcassonne/2014+all", lambda state: state.is_over)


def settled(watch: Watch) -> None:
    """Wait until the table is drawn."""
    watch.until(lambda _: True, "a table")
    expect(watch.page.locator("#dock h2")).to_be_visible()
    expect(watch.page.locator("#dock img").first).to_be_visible()


def look_at_table(watch: Watch, checker: Checker) -> None:
    page, mouse = watch.page, Mouse(watch)
    checker.check("a tile to lay")
    ways = [way for at in watch.table["choices"]["placements"] for way in at["rotations"] if not way["ends_turn"]]
    table = mouse.play(ways[0]["token"])
    expect(page.locator("#dock .option").first).to_be_visible()
    checker.check("a follower to put")
    mouse.press(page.locator("#dock .option").first)
    checker.check("a follower chosen")
    mouse.undo()
    watch.after(table["seq"])
    page.locator(".legal [data-cell]").first.focus()
    page.keyboard.press("n")
    checker.check("a cell chosen")
    page.keyboard.press("Escape")
    mouse.press(page.locator(".log .event button").first)
    expect(page.locator("#dock.event")).to_be_visible()
    checker.check("an event open")
    mouse.press(page.locator("#dock .btn.primary"))
    mouse.press(page.locator('[role="tab"]').nth(1))
    for key in "cg":  # fields and coordinates
        page.keyboard.press(key)
    checker.check("moves, fields, coordinates")


def look_at_sheets(watch: Watch, checker: Checker) -> None:
    page, mouse = watch.page, Mouse(watch)
    menu = page.locator("header.bar button").first
    sheet = page.locator(".sheet")
    mouse.press(menu)
    expect(sheet).to_be_visible()
    checker.check("the menu")
    entries = sheet.locator("ul > li:not(.narrow-only) > button")
    for number in range(entries.count() - 1):  # the last one leaves the table
        mouse.press(entries.nth(number))
        expect(sheet.locator("ul > li > a[download]")).to_have_count(0)
        page.wait_for_load_state("networkidle")
        checker.check(f"sheet {number}")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        mouse.press(menu)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("locale", "scheme"), LOOKS)
def test_axe_finds_nothing_at_the_table(opened: Opener, server: Server, locale: str, scheme: str) -> None:
    watch = opened(f"/t/{keep(server.database, halfway())}", locale=locale, color_scheme=scheme)
    settled(watch)
    checker = Checker(watch)
    look_at_table(watch, checker)
    look_at_sheets(watch, checker)
    assert checker.found == []


@pytest.mark.parametrize(("locale", "scheme"), LOOKS)
def test_axe_finds_nothing_before_and_after(opened: Opener, server: Server, locale: str, scheme: str) -> None:
    watch = opened(f"/t/{keep(server.database, finished())}", locale=locale, color_scheme=scheme)
    page = watch.page
    checker = Checker(watch)
    page.locator("main.end tbody td button").first.click()
    expect(page.locator("main.end tr.details")).to_be_visible()
    checker.check("the end, events open")
    keep(server.database, halfway())
    page.goto("/")
    page.locator("section[aria-labelledby=h-expansions] .buttons button").last.click()
    page.locator("section[aria-labelledby=h-house] summary").click()
    checker.check("new game, all expansions, house rules open")
    page.locator("header.header .right button").click()
    expect(page.locator("dialog")).to_be_visible()
    checker.check("settings")
    page.keyboard.press("Escape")
    page.locator("header.header nav button").last.click()
    expect(page.locator("dialog .rules li").first).to_be_visible()
    checker.check("rules")
    assert checker.found == []
