"""Alhambra in the browser: the curtain between two persons, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.watching import Json, Watch

pytestmark = pytest.mark.browser

ALL = "alhambra+vizier+exchange+bonus+squares"
PERSON = {"kind": "person", "name": "Ana"}


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
