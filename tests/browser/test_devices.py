"""A phone that is touched, and one device that two persons share."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.players import Mouse
from tests.browser.watching import Json, Watch

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TOO_WIDE = """() => {
    const width = 390;
    const clipped = (element) => {
        for (let up = element.parentElement; up; up = up.parentElement) {
            if (up.closest("svg") || getComputedStyle(up).overflowX !== "visible") return true;
        }
        return false;
    };
    const over = [...document.body.querySelectorAll("*")].filter((element) => {
        const box = element.getBoundingClientRect();
        const out = box.width > 1 && box.height > 1 && (box.right > width + 1 || box.left < -1);
        return out && !element.closest("svg svg") && !clipped(element);
    });
    const names = over.map((element) => `${element.tagName}.${element.className}`);
    if (document.documentElement.scrollWidth > width) names.push(`page: ${document.documentElement.scrollWidth}`);
    if (innerWidth !== width) names.push(`screen: ${innerWidth}`);
    return names;
}"""


def first_way(table: Json) -> str:
    """A placement after which a figure can be put, if there is one."""
    ways = [way for at in table["choices"]["placements"] for way in at["rotations"]]
    return str(min(ways, key=lambda way: way["ends_turn"])["token"])


def fits(watch: Watch) -> None:
    """Nothing is wider than the screen."""
    assert watch.page.evaluate(TOO_WIDE) == []


def test_a_few_turns_on_a_phone(opened: Opener) -> None:
    watch = opened("/", **PHONE)
    page = watch.page
    finger = Mouse(watch, touch=True)
    expect(page.locator("main.new")).to_be_visible()
    fits(watch)
    finger.press(page.locator("header.header .right button"))
    finger.press(page.locator("dialog .switch").nth(1))  # bots answer at once
    fits(watch)
    finger.press(page.locator("dialog .head button"))
    finger.press(page.locator("aside.summary .go .btn.primary"))
    page.wait_for_url("**/t/*")
    for _ in range(4):
        table = watch.my_turn()
        expect(page.locator("#dock img.hand-tile").last).to_be_visible()
        fits(watch)
        table = finger.play(first_way(table))
        if table["choices"]["claims"]:
            expect(page.locator("#dock .option").first).to_be_visible()
            fits(watch)
            finger.play(table["choices"]["claims"][0]["token"])
    watch.my_turn()
    for sheet in ("header.bar button", "nav.tools .narrow-only"):
        finger.press(page.locator(sheet).first)
        expect(page.locator(".sheet")).to_be_visible()
        fits(watch)
        finger.press(page.locator(".sheet .grip button"))
        expect(page.locator(".sheet")).to_have_count(0)


def test_two_persons_on_one_device(opened: Opener) -> None:
    watch = opened("/")
    page = watch.page
    mouse = Mouse(watch)
    names = page.locator("aside.summary ol input")
    names.nth(0).fill("Marta")
    names.nth(1).fill("Zoe")
    page.locator("aside.summary ol select").nth(1).select_option("person")
    mouse.press(page.locator("aside.summary .start label").nth(1))  # the first begins
    mouse.press(page.locator("aside.summary .go .btn.primary"))
    page.wait_for_url("**/t/*")
    table = watch.my_turn()
    heading = page.locator("#dock h2")
    undo = page.locator("#dock .actions .btn:not(.primary)").last

    # Nothing has been played: undo is off and says why.
    expect(heading).to_contain_text("Marta")
    expect(undo).to_have_attribute("aria-disabled", "true")
    why = undo.get_attribute("title") or ""
    assert why != ""
    undo.click(force=True)  # it looks off, but it answers
    expect(page.get_by_text(why, exact=True).first).to_be_visible()

    # A tile laid can be taken back, and laid again; with it the turn can be finished.
    token = first_way(table)
    laid = mouse.play(token)
    expect(undo).to_have_attribute("aria-disabled", "false")
    mouse.undo()
    back = watch.after(laid["seq"])
    assert (back["step"], back["hand"], len(back["tiles"])) == ("place", table["hand"], len(table["tiles"]))
    laid = mouse.play(token)
    second = mouse.play(laid["choices"]["claims"][0]["token"])

    # The next person is asked by name, and what the other has done stays done.
    assert second["to_move"] == 1
    expect(heading).to_contain_text("Zoe")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert (undo.get_attribute("title") or "") not in ("", why)

    # Another language at once, in the middle of the game.
    spoken = heading.inner_text()
    mouse.press(page.locator("header.bar button").first)
    mouse.press(page.locator(".sheet ul > li > button", has_text="Ajustes"))
    mouse.press(page.locator('.sheet label:has(input[name="language"][value="en"])'))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(heading).not_to_have_text(spoken)
    mouse.press(page.locator(".sheet .grip button"))
    mouse.play(first_way(watch.table))
