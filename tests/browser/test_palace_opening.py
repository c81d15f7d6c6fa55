"""The start of a game of Alhambra: the hands that lie open, who begins and why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.stored import Game, keep, play_until
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.test_palace_reading import ALL, LAPTOP, faults
from tests.browser.watching import Watch

from losetas.alhambra.state import AlhambraState

pytestmark = pytest.mark.browser


def can_buy(state: AlhambraState) -> bool:
    """Nobody has acted yet, and a tile of the market can be paid for."""
    return state.step == "action" and any(state.token(action).startswith("$") for action in state.legal_actions())


def dealt(players: int) -> Game:
    game = play_until(ALL, lambda state: state.step == "action" and bool(state.kernel.shown), players=players)
    assert all(row.kind == "draw" for row in game.log)
    return game


def open_hands(page: Page, where: str) -> list[int]:
    """How many cards of each player lie open."""
    return [hand.locator("img").count() for hand in page.locator(f"{where} .open-hand").all()]


def begun(watch: Watch) -> tuple[str, list[int]]:
    """The name of who begins, and how many cards each player has."""
    table = watch.until(lambda table: table["to_move"] is not None, "a table")
    assert all(len(seat["opened"]) == seat["cards"] for seat in table["seats"])
    return table["seats"][table["began"]["seat"]]["name"], [seat["cards"] for seat in table["seats"]]


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(
    ("device", "locale", "scheme"), [(LAPTOP, "es-ES", "light"), (PHONE, "en-GB", "dark"), (PHONE, "ca-ES", "light")]
)
def test_the_starting_hands_lie_open_until_the_first_action(
    opened: Opener, server: Server, players: int, device: dict[str, object], locale: str, scheme: str
) -> None:
    watch = opened(f"/t/{keep(server.database, dealt(players))}", locale=locale, color_scheme=scheme, **device)
    name, cards = begun(watch)
    page = watch.page
    expect(page.locator(".curtain .open-hand")).to_have_count(players)
    assert open_hands(page, ".curtain") == cards
    assert faults(watch, "curtain") == []
    page.locator(".curtain button").click()
    expect(page.locator(".page .open-hand")).to_have_count(players)
    assert open_hands(page, ".page") == cards
    expect(page.locator(".page .opening")).to_contain_text(name)
    assert faults(watch, "table") == []
    if device is PHONE:
        assert page.evaluate(TOO_WIDE) == []
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator(".curtain h2")).to_be_visible()  # of the next player
    expect(page.locator(".open-hand")).to_have_count(0)
    expect(page.locator(".opening")).to_have_count(0)


def test_the_first_action_taken_back_opens_them_again(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, play_until(ALL, can_buy, players=3))}")
    begun(watch)
    page = watch.page
    page.locator(".curtain button").click()
    expect(page.locator(".page .open-hand")).to_have_count(3)
    table = watch.until(lambda table: table["mine"], "a table of one's own")
    page.keyboard.press(str(1 + table["choices"]["buys"][0]["space"]))
    page.keyboard.press("Enter")
    expect(page.locator(".open-hand")).to_have_count(0)
    page.keyboard.press("Escape")  # the tile that was bought is in hand
    page.keyboard.press("u")
    expect(page.locator(".page .open-hand")).to_have_count(3)


def test_the_log_goes_on_to_say_who_began(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, dealt(2))}")
    name, _ = begun(watch)
    page = watch.page
    page.locator(".curtain button").click()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    page.locator(".curtain button").click()
    expect(page.locator(".rail .log")).to_contain_text(f"Empieza {name}")
