"""Alhambra in the browser: whole games with all modules by keyboard and by mouse, the curtain, a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.watching import Json, Watch

pytestmark = pytest.mark.browser

ALL = "alhambra+vizier+exchange+bonus+squares"
PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "name": "Bruno", "bot": "planner"}


def sit(opened: Opener, ruleset: str, *seats: Json, **settings: object) -> Watch:
    """A page at a new table."""
    watch = opened("/", **settings)
    wish = {"ruleset": ruleset, "seats": list(seats), "settings": {"fast": True}}
    made = watch.page.request.post("/api/tables", data=wish)
    assert made.status == 201, made.text()
    watch.page.goto(made.json()["links"]["page"])
    expect(watch.page.locator("#dock h2")).to_be_visible()
    return watch


def press(watch: Watch, *keys: str) -> None:
    for key in keys:
        watch.page.keyboard.press(key)


def decide_by_keys(watch: Watch, table: Json) -> None:
    """One ply: build what waits, buy what can be paid, else take money; windows are declined."""
    choices = table["choices"]
    plain = {one["key"] for one in choices["plain"]}
    if plain & {"gap-no", "open-no"}:
        press(watch, "0")
    elif table["step"] == "place":
        fits = any(cell["tile"] == table["aside"][0] for cell in choices["cells"])
        press(watch, *(("n", "Enter") if fits else ("b",)))
    elif choices["buys"]:
        space = min(buy["space"] for buy in choices["buys"])
        press(watch, str(space + 1), "Enter")
    elif choices["takes"]:
        press(watch, "5", "Enter")
    elif "wake" in plain:
        press(watch, "v", "Enter")
    else:
        press(watch, "Enter")  # the forced pass


def decide_by_mouse(watch: Watch, table: Json) -> None:
    """One ply, as by keys."""
    page, choices = watch.page, table["choices"]
    plain = {one["key"] for one in choices["plain"]}
    nothing = page.locator("#dock .buttons .btn:has(kbd:text-is('0'))")
    if plain & {"gap-no", "open-no"}:
        nothing.click()
        return
    if table["step"] == "place":
        if all(cell["tile"] != table["aside"][0] for cell in choices["cells"]):
            nothing.click()
            return
        page.locator("#palace .legal").first.click()
    elif choices["buys"]:
        space = min(buy["space"] for buy in choices["buys"])
        page.locator(".market li").nth(space).locator("button").click()
    elif choices["takes"]:
        page.locator(".money button").first.click()
    elif "wake" in plain:
        page.locator("#dock .buttons .btn:has(kbd:text-is('V'))").click()
    page.locator("#dock .btn.primary").click()


def close_by_keys(watch: Watch) -> None:
    """Without waiting: the next key belongs to the table."""
    press(watch, "Escape")


def close_by_mouse(watch: Watch) -> None:
    watch.page.locator("dialog[open] .head button").click()


WAYS = {"keys": (decide_by_keys, close_by_keys), "mouse": (decide_by_mouse, close_by_mouse)}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(opened: Opener, way: str) -> None:
    decide, close = WAYS[way]
    watch = sit(opened, ALL, PERSON, BOT)
    page = watch.page
    steps: set[str] = set()
    found: list[str] = []
    while True:
        table = watch.my_turn()
        expect(page.locator(".page")).to_have_attribute("data-seq", str(table["seq"]))  # drawn, not only received
        if table["over"]:
            close(watch)  # the last round opens before the result
            break
        if table["step"] not in steps:
            steps.add(table["step"])
            found += [violation["id"] for violation in Axe().run(page).response["violations"]]
        if page.locator("dialog[open]").count():  # the count of a round opens by itself
            close(watch)
        decide(watch, table)
        watch.after(table["seq"])
    expect(page.locator("main.end h1")).to_be_visible()
    assert {"action", "place", "vizier", "reveal"} <= steps
    assert not found
    result = page.locator("main.end tfoot td").all_text_contents()
    assert [int(total) for total in result] == [seat["score"] for seat in watch.table["seats"]]
    page.get_by_role("button", name="Segundo recuento").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Segundo recuento")


def test_a_shared_device_hides_each_hand_from_the_other(opened: Opener) -> None:
    watch = sit(opened, "alhambra", PERSON, {"kind": "person", "name": "Carmen"})
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


def test_a_phone_shows_all_of_it(opened: Opener) -> None:
    watch = sit(opened, ALL, PERSON, {"kind": "person", "name": "Carmen"}, **PHONE)
    page = watch.page
    page.locator(".curtain button").click()
    page.locator(".money .card").first.click()
    expect(page.locator("#dock .btn.primary")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
