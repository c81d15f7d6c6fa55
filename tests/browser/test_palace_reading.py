"""What the table of Alhambra tells: the log, the scoring rounds, six players, the end; a new game with house rules."""

from __future__ import annotations

from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.stored import Game, keep, play_until
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.watching import Watch

from losetas.alhambra.state import AlhambraState

pytestmark = pytest.mark.browser

ALL = "alhambra+vizier+exchange+bonus+squares"
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
LOOKS = [("es-ES", "light"), ("en-GB", "dark")]


def scored_once(state: AlhambraState) -> bool:
    return state.step == "action" and state.view(None).rounds == (1,) and all(state.scores)


def about_to_score(state: AlhambraState) -> bool:
    """A scoring card has come up, and somebody may still reveal."""
    return state.step == "reveal" and state.view(None).due == (1,)


@cache
def halfway() -> Game:
    return play_until(ALL, scored_once, players=6)


@cache
def finished() -> Game:
    return play_until(ALL, lambda state: state.is_over, players=6)


def sat(watch: Watch) -> Watch:
    """The seat that decides has taken the device."""
    watch.until(lambda _: True, "a table")
    watch.page.locator(".curtain button").click()
    return watch


def faults(watch: Watch, state: str) -> list[str]:
    return [f"{state}: {violation['id']}" for violation in Axe().run(watch.page).response["violations"]]


def opens_its_rule(watch: Watch, link: Locator) -> None:
    """A link leads to the text of its rule, in the reader's language."""
    rule = link.inner_text()
    link.click()
    wanted = watch.page.locator(".rules li.wanted")
    expect(wanted.locator(".id")).to_have_text(rule)
    assert wanted.get_attribute("lang") is None  # not another language than the reader's
    watch.page.locator(".sheet .grip button").click()


@pytest.mark.parametrize(("locale", "scheme"), LOOKS)
def test_the_log_opens_its_points_and_shows_its_moves(opened: Opener, server: Server, locale: str, scheme: str) -> None:
    watch = sat(opened(f"/t/{keep(server.database, halfway())}", locale=locale, color_scheme=scheme))
    page = watch.page
    assert page.locator(".rail .players .thumb").count() == 6
    tabs = page.locator(".rail [role=tab]")
    page.keyboard.press("p")
    expect(tabs.nth(0)).to_be_focused()
    expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")
    rows = page.locator(".rail .event > button")
    paid = [event for event in watch.table["events"] if event["seat"] >= 0 and event["points"]]
    expect(rows).to_have_count(len(paid))
    rows.nth(0).click()
    rows.nth(1).click()  # one is open at a time
    expect(page.locator(".rail .event.open")).to_have_count(1)
    terms = page.locator(".rail .event.open .terms")
    points = [int(text) for text in terms.locator("li:not(.total) b").all_inner_texts() if text]
    assert sum(points) == int(terms.locator(".total b").inner_text())
    found = faults(watch, "an event open")
    opens_its_rule(watch, terms.locator(".link").first)
    tabs.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    move = page.locator(".rail button.act").first
    move.click()
    expect(move).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#palace .walls rect")).to_have_count(1)  # the tile of the move is lit
    page.locator(".rail h3 button, .rail .round").first.click()
    sections = page.locator("dialog[open] section")
    expect(sections).to_have_count(7)  # six types and the wall (ALB-44, ALB-49)
    found += faults(watch, "the round")
    opens_its_rule(watch, sections.locator(".link").first)
    expect(sections).to_have_count(7)  # back from the rule to the round
    assert found == []


def test_six_players_on_a_phone(opened: Opener, server: Server) -> None:
    watch = sat(opened(f"/t/{keep(server.database, halfway())}", **PHONE))
    page = watch.page
    strip = page.locator(".players")
    expect(strip.locator("li")).to_have_count(6)
    assert strip.evaluate("(strip) => strip.scrollWidth <= strip.clientWidth")  # all of them at once
    scores = [int(text) for text in strip.locator(".score").all_inner_texts()]
    assert scores == [seat["score"] for seat in watch.table["seats"]]
    strip.locator("button").nth((watch.table["to_move"] + 1) % 6).click()
    expect(page.locator(".whose .facts")).to_be_visible()
    assert faults(watch, "another palace") == []
    assert page.evaluate(TOO_WIDE) == []
    page.locator(".whose .btn").click()
    for number in range(3):  # majorities, supplies, log
        page.locator(".tools button").nth(number).click()
        expect(page.locator(".sheet")).to_be_visible()
        assert page.evaluate(TOO_WIDE) == []
        page.locator(".sheet .grip button").click()


def test_one_tap_folds_the_market_away_on_a_small_phone(opened: Opener, server: Server) -> None:
    small = {**PHONE, "viewport": {"width": 320, "height": 568}}
    page = sat(opened(f"/t/{keep(server.database, halfway())}", **small)).page
    fold = page.locator(".money .fold")
    market, money = page.locator(".market"), page.locator(".money .card").first
    expect(market).to_be_visible()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(market).to_be_hidden()
    expect(money).to_be_visible()  # money can still be taken
    fold.click()
    expect(market).to_be_visible()


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_of_six_opens_to_its_sums(opened: Opener, server: Server, device: dict[str, object]) -> None:
    watch = opened(f"/t/{keep(server.database, finished())}", **device)
    page = watch.page
    totals = page.locator("main.end tfoot td")
    expect(totals).to_have_count(6)
    assert [int(text) for text in totals.all_inner_texts()] == [seat["score"] for seat in watch.table["seats"]]
    cell = page.locator("main.end tbody td button").first
    value = int(cell.inner_text())
    cell.click()
    opened_sums = page.locator("main.end .sums .total b").all_inner_texts()
    assert sum(int(text) for text in opened_sums) == value
    if device is PHONE:
        assert page.evaluate(TOO_WIDE) == []
    found = faults(watch, "sums open")
    opens_its_rule(watch, page.locator("main.end .sums .link").first)
    page.locator("main.end .round .link").last.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("section")).to_have_count(8)  # the distribution, six types, the wall
    expect(dialog.locator("section").first.locator("li")).to_have_count(len(watch.table["gifts"]))
    if device is PHONE:
        assert page.evaluate(TOO_WIDE) == []
    found += faults(watch, "the last round")
    assert found == []


def test_a_round_is_gone_through_type_by_type(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, play_until(ALL, about_to_score))}")
    page = watch.page
    dialog = page.locator("dialog[open]")
    table = watch.until(lambda _: True, "a table")
    while not table["rounds"]:
        page.locator(".curtain button").click()
        expect(page.locator("#dock h2")).to_be_visible()
        page.keyboard.press("0")  # reveals nothing
        table = watch.after(table["seq"])
    next_button = dialog.locator(".buttons .btn.primary")
    expect(next_button).to_be_focused()
    for step in range(7):
        expect(dialog.locator("section")).to_have_count(1)
        expect(dialog.locator(".at")).to_have_text(f"{step + 1} de 7")
        assert faults(watch, f"step {step}") == [] if step in (0, 6) else True
        page.keyboard.press("Enter")
    expect(dialog.locator("section")).to_have_count(7)
    gained = [int(text) for text in dialog.locator(".palaces b").all_inner_texts()]
    assert gained == [seat["score"] for seat in table["seats"]]  # nothing was scored before
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_new_game_with_house_rules(opened: Opener) -> None:
    watch = opened("/")
    page = watch.page
    page.locator("input[name=game][value=alhambra]").check(force=True)
    page.locator("section[aria-labelledby=h-expansions] .buttons button").last.click()
    page.locator("section[aria-labelledby=h-house] summary").click()
    page.locator("input[name=option-vizier_own_turn][value=yes]").check()
    page.locator("input[name=option-game_end][value=supply]").check()
    page.locator("section[aria-labelledby=h-expansions] button[aria-expanded]").click()  # why walls are a proposal
    assert faults(watch, "house rules") == []
    link = page.locator("section[aria-labelledby=h-house] fieldset .link", has_text="VIZ-2")
    link.click()
    expect(page.locator("dialog li.wanted .id")).to_have_text("VIZ-2")
    page.keyboard.press("Escape")
    page.locator("aside.summary .go .btn.primary").click()
    page.wait_for_url("**/t/*")
    table = watch.until(lambda _: True, "a table")
    assert sorted(table["expansions"]) == ["bonus", "exchange", "squares", "vizier"]
    assert table["options"]["vizier_own_turn"] == "yes"
    assert table["options"]["game_end"] == "supply"
    assert table["options"]["vizier_last_gap"] == "yes"  # as always


def test_who_begins_is_asked_only_where_it_can_be_chosen(opened: Opener) -> None:
    page = opened("/").page
    page.locator('.games input[value="carcassonne"]').check(force=True)
    expect(page.locator("input[name=start]")).to_have_count(2)
    page.locator('.games input[value="alhambra"]').check(force=True)
    expect(page.locator("input[name=start]")).to_have_count(0)
    expect(page.locator("aside.summary")).to_contain_text("Empieza quien reciba menos cartas")  # ALB-7
