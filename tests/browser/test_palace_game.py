"""Alhambra in the browser: whole games with all modules by keyboard and by mouse, the curtain, a phone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.palace_players import PalaceKeys, PalaceMouse, PalacePlayer, least_played, offers_nothing, press
from tests.browser.stored import dealt, keep
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.watching import Json, Watch

from losetas.core.game import State
from losetas.core.record import read_record
from losetas.core.replay import verify

pytestmark = pytest.mark.browser

ALL = "alhambra+vizier+exchange+bonus+squares"
PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "name": "Bruno", "bot": "planner"}
SEED = "palace-3"


def sit(opened: Opener, server: Server, ruleset: str, *seats: Json, **settings: object) -> Watch:
    """A page at a new table, which is dealt the same cards each time."""
    watch = opened(f"/t/{keep(server.database, dealt(ruleset, len(seats), SEED), seats)}", **settings)
    expect(watch.page.locator("#dock h2")).to_be_visible()
    return watch


def verified(watch: Watch) -> State:
    """The record of a finished table as the page offers it, verified: moves, result, commitment, draws."""
    with watch.page.expect_download() as loading:
        watch.page.locator("main.end a[download]").click()
    found = verify(read_record(Path(loading.value.path()).read_text(encoding="utf-8"), "record"))
    assert found.result
    assert found.rules
    assert found.commitment
    assert found.draws is not None
    return found.state


@pytest.mark.slow
@pytest.mark.parametrize("player", [PalaceKeys, PalaceMouse])
def test_a_whole_game(opened: Opener, server: Server, player: type[PalacePlayer]) -> None:
    """Every kind of choice that comes up is played; windows that offer nothing the page declines by itself."""
    watch = sit(opened, server, ALL, PERSON, BOT)
    page, mine = watch.page, player(watch)
    done: Counter[str] = Counter()
    looked: set[str] = set()
    found: list[str] = []
    while True:
        table = watch.my_turn()
        if table["over"]:
            expect(page.locator("dialog[open]")).to_be_visible()  # the last round opens before the result
            mine.close()
            break
        if not offers_nothing(table):
            expect(page.locator(".page")).to_have_attribute("data-seq", str(table["seq"]))  # drawn, not only received
            if page.locator("dialog[open]").count():
                mine.close()
            if table["step"] not in looked:
                looked.add(table["step"])
                found += [violation["id"] for violation in Axe().run(page).response["violations"]]
            choice = least_played(table, done)
            done[choice[0]] += 1
            mine.play(table, choice)
        watch.after(table["seq"])
    assert {"buy", "take", "lay", "reserve", "neutral", "build", "swap", "remove", "annex", "wake"} <= set(done)
    assert not found
    state = verified(watch)
    assert state.is_over
    result = page.locator("main.end tfoot td").all_text_contents()
    assert tuple(int(total) for total in result) == state.scores
    page.get_by_role("button", name="Segundo recuento").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Segundo recuento")


def test_a_shared_device_hides_each_hand_from_the_other(opened: Opener, server: Server) -> None:
    watch = sit(opened, server, "alhambra", PERSON, {"kind": "person", "name": "Carmen"})
    page = watch.page
    for _ in range(2):
        name = watch.table["seats"][watch.table["to_move"]]["name"]
        expect(page.locator(".curtain h2")).to_have_text(f"Pasa el dispositivo a {name}")
        expect(page.locator(".hand button")).to_have_count(0)
        page.locator(".curtain button").click()
        expect(page.locator(".hand button")).to_have_count(len(watch.table["hand"]))
        seq = watch.table["seq"]
        press(watch, "5", "Enter")  # the first open card
        watch.after(seq)


def test_a_phone_shows_all_of_it(opened: Opener, server: Server) -> None:
    watch = sit(opened, server, ALL, PERSON, {"kind": "person", "name": "Carmen"}, **PHONE)
    page = watch.page
    page.locator(".curtain button").click()
    page.locator(".money .card").first.click()
    expect(page.locator("#dock .btn.primary")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
