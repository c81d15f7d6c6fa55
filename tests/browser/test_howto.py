"""How to play: opened by mouse and by keyboard, in three languages, before a table and at it; rules, Escape, axe."""

from __future__ import annotations

from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.stored import Game, keep, play_until
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.watching import Watch

from losetas.core import howto, registry

pytestmark = pytest.mark.browser

TITLES = {"es-ES": "Cómo se juega", "en-GB": "How to play", "ca-ES": "Com es juga"}
GAMES = ("carcassonne", "alhambra")
RULESETS = {"carcassonne": "carcassonne/2014+all", "alhambra": "alhambra+all"}


@cache
def begun(game: str) -> Game:
    return play_until(RULESETS[game], lambda state: state.turn == 2)


def at_table(opened: Opener, server: Server, game: str, locale: str, **more: object) -> Page:
    watch: Watch = opened(f"/t/{keep(server.database, begun(game))}", locale=locale, **more)
    watch.until(lambda _: True, "a table")
    if game == "alhambra":
        watch.page.locator(".curtain button").click()
    expect(watch.page.locator("#dock h2")).to_be_visible()
    return watch.page


def closes(box: Locator, opener: Locator) -> None:
    """Escape closes it, and the focus is back where it was opened from."""
    box.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(opener).to_be_focused()


def reads_all(box: Locator, game: str, language: str) -> None:
    """Every expansion has its section, every picture has come, and nothing is in another language."""
    members = registry.expansions(game)
    for key in members:
        expect(box.locator(f'.howto section[data-of="{key}"]').first).to_be_visible()
    expect(box.locator(".howto [lang]")).to_have_count(0)
    first = howto.howto_of(members["base"])[0].items[0].texts[language]
    expect(box.locator(".howto section").first).to_contain_text(first)
    pictures = box.locator(".howto img")
    for number in range(pictures.count()):
        expect(pictures.nth(number)).to_have_js_property("complete", True)
        assert pictures.nth(number).evaluate("(img) => img.naturalWidth") > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", TITLES)
def test_before_a_table_by_mouse_and_by_key(opened: Opener, locale: str, game: str) -> None:
    page = opened("/", locale=locale).page
    page.locator(f'.games input[value="{game}"]').check(force=True)
    page.locator("section[aria-labelledby=h-expansions] .buttons button").last.click()
    dialog = page.locator("dialog")
    link = page.locator(".howto .link")
    link.click()
    expect(dialog.locator("h2")).to_contain_text(TITLES[locale])
    reads_all(dialog, game, locale[:2])
    closes(dialog, link)
    page.keyboard.press("j")
    expect(dialog.locator("h2")).to_contain_text(TITLES[locale])
    expect(dialog.locator(".howto section").first).to_be_visible()
    closes(dialog, link)


def test_the_key_is_no_letter_of_a_name(opened: Opener) -> None:
    page = opened("/").page
    name = page.locator("aside.summary input[type=text], aside.summary input:not([type])").first
    name.fill("")
    name.press("j")
    expect(name).to_have_value("j")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", TITLES)
def test_at_a_table_by_menu_and_by_key(opened: Opener, server: Server, locale: str, game: str) -> None:
    page = at_table(opened, server, game, locale)
    sheet = page.locator(".sheet")
    menu = page.locator("header.bar button").first
    menu.click()
    sheet.get_by_role("button", name=TITLES[locale]).click()
    expect(sheet.locator("h2")).to_have_text(TITLES[locale])
    reads_all(sheet, game, locale[:2])
    closes(sheet, menu)
    page.keyboard.press("j")
    expect(sheet.locator(".howto section").first).to_be_visible()
    closes(sheet, menu)
    page.keyboard.press("?")
    keys = sheet.locator("dl", has=page.locator("dt", has_text="J"))
    expect(keys.filter(has_text=TITLES[locale]).first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_a_statement_leads_to_its_rule(opened: Opener, server: Server, game: str) -> None:
    page = opened("/").page
    page.locator(f'.games input[value="{game}"]').check(force=True)
    page.locator(".howto .link").click()
    follows_a_rule_and_returns(page, page.locator("dialog"))
    closes(page.locator("dialog"), page.locator(".howto .link"))
    page = at_table(opened, server, game, "es-ES")
    page.locator("#dock").focus()
    page.keyboard.press("j")
    follows_a_rule_and_returns(page, page.locator(".sheet"))
    closes(page.locator(".sheet"), page.locator("#dock"))


def follows_a_rule_and_returns(page: Page, box: Locator) -> None:
    """Escape leads from the rule back to the link, and the next one out."""
    link = box.locator(".howto section p .link").nth(5)
    rule = link.inner_text()
    link.click()
    expect(page.locator(".rules li.wanted .id")).to_have_text(rule)
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    expect(link).to_have_text(rule)


def test_it_speaks_of_this_table_only(opened: Opener) -> None:
    """Dirk with two players, the abbot in the edition that has him."""
    page = opened("/").page
    page.locator('.games input[value="alhambra"]').check(force=True)
    page.keyboard.press("j")
    expect(page.locator("dialog .howto")).to_contain_text("Dirk")
    expect(page.locator("dialog .howto section[data-of]:not([data-of=base])")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Añadir jugador").click()
    page.keyboard.press("j")
    expect(page.locator("dialog .howto section").first).to_be_visible()
    expect(page.locator("dialog .howto")).not_to_contain_text("Dirk")
    page.keyboard.press("Escape")
    page.locator('.games input[value="carcassonne"]').check(force=True)
    for edition, abbot in (("2014", True), ("classic", False)):
        page.locator(f'input[name=edition][value="{edition}"]').check(force=True)
        page.keyboard.press("j")
        expect(page.locator("dialog .howto section").first).to_be_visible()
        expect(page.locator("dialog .howto").get_by_text("un abad")).to_have_count(1 if abbot else 0)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_and_a_phone_has_room(opened: Opener, server: Server, game: str, scheme: str) -> None:
    page = at_table(opened, server, game, "es-ES", color_scheme=scheme, **PHONE)
    page.keyboard.press("j")
    reads_all(page.locator(".sheet"), game, "es")
    assert Axe().run(page).response["violations"] == []
    assert page.evaluate(TOO_WIDE) == []
    pictures = page.locator(".howto .pictures, .howto img")
    assert pictures.evaluate_all("(all) => all.every((one) => one.getBoundingClientRect().right <= innerWidth)")
