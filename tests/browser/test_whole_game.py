"""Whole games from the new-game page to the table of points, by mouse alone and by keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.players import Keys, Mouse, Player, figure_options
from tests.browser.watching import Json, Watch

from losetas.core.game import State
from losetas.core.record import read_record
from losetas.core.replay import verify

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def verified(watch: Watch) -> State:
    """The record of a finished table as the server hands it out, verified: moves, result, commitment, draws."""
    table = watch.table
    answer = watch.page.request.get(f"/api/tables/{table['table']}/record")
    assert answer.ok
    found = verify(read_record(answer.text(), "record"))
    assert found.state.is_over
    assert found.result
    assert found.rules
    assert found.commitment
    assert found.draws is not None
    return found.state


def some_choice(table: Json, rng: random.Random) -> str:
    """A placement at random; a figure where one can go, most of the time."""
    choices = table["choices"]
    if choices["placements"]:
        cell = rng.choice(choices["placements"])
        return str(rng.choice(cell["rotations"])["token"])
    if choices["options"]:
        return str(rng.choice(choices["options"])["token"])
    figures = figure_options(table)
    return rng.choice(figures) if figures and rng.random() < 0.8 else str(choices["none"])


def play_to_the_end(player: Player, seed: str) -> None:
    """Play until the server says that the game is over."""
    rng = random.Random(seed)
    table = player.watch.my_turn()
    while not table["over"]:
        player.play(some_choice(table, rng))
        table = player.watch.my_turn()


def check_end_page(watch: Watch) -> None:
    """The table of points says what the record gives, read again from its moves."""
    state = verified(watch)
    result = watch.table["result"]
    assert tuple(result["totals"]) == state.scores
    shown = [int(text) for text in watch.page.locator("main.end tfoot td").all_inner_texts()]
    assert tuple(shown) == state.scores
    assert [sum(row["points"][seat] for row in result["rows"]) for seat in range(len(shown))] == shown


def test_a_whole_game_by_mouse(opened: Opener) -> None:
    watch = opened("/")
    page = watch.page
    mouse = Mouse(watch)
    mouse.press(page.locator("header.header .right button"))
    mouse.press(page.locator("dialog .switch").nth(1))  # bots answer at once
    mouse.press(page.locator("dialog .head button"))
    expect(page.locator("dialog")).to_have_count(0)
    mouse.press(page.locator("aside.summary .go .btn.primary"))
    page.wait_for_url("**/t/*")
    assert watch.my_turn()["settings"]["fast"]
    play_to_the_end(mouse, "mouse")
    mouse.press(page.locator("#dock .btn.primary"))
    expect(page.locator("main.end table")).to_be_visible()
    check_end_page(watch)


def test_a_whole_game_by_keyboard(opened: Opener) -> None:
    watch = opened("/", locale="en-GB")
    page = watch.page
    keys = Keys(watch)
    expect(page.locator("main.new")).to_be_visible()
    keys.tab_to(page.locator("header.header .right button"))
    page.keyboard.press("Enter")
    keys.tab_to(page.locator("dialog .switch input").nth(1))  # bots answer at once
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    keys.tab_to(page.locator("aside.summary .go .btn.primary"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert watch.my_turn()["settings"]["fast"]
    play_to_the_end(keys, "keyboard")
    expect(page.locator("#dock.over")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("main.end table")).to_be_visible()
    check_end_page(watch)
    # The points open their events by keyboard too.
    first = page.locator("main.end tbody td button").first
    keys.tab_to(first)
    page.keyboard.press("Enter")
    expect(page.locator("main.end tr.details .event").first).to_be_visible()


def test_a_whole_game_with_all_expansions(opened: Opener) -> None:
    """The person chooses at random, so that whatever an expansion may ask is asked."""
    watch = opened("/")
    page = watch.page
    mouse = Mouse(watch)
    page.evaluate("localStorage.setItem('losetas.settings', JSON.stringify({ fastBots: true }))")
    page.reload()
    mouse.press(page.locator("section[aria-labelledby=h-expansions] .buttons button").last)
    mouse.press(page.locator("aside.summary .go .btn.primary"))
    page.wait_for_url("**/t/*")
    table = watch.my_turn()
    assert len(table["expansions"]) == 9
    play_to_the_end(mouse, "all nine")
    mouse.press(page.locator("#dock .btn.primary"))
    expect(page.locator("main.end table")).to_be_visible()
    check_end_page(watch)


def test_bots_play_all_expansions_among_themselves(opened: Opener) -> None:
    watch = opened("/")
    seats = [{"kind": "bot", "name": name, "bot": "projected"} for name in ("Ana", "Bruno", "Carla")]
    wish = {"ruleset": "carcassonne/2014+all", "seats": seats, "settings": {"fast": True}}
    made = watch.page.request.post("/api/tables", data=wish).json()
    watch.page.goto(made["links"]["page"])
    watch.until(lambda table: table["over"], "the end of the game", patience=120)
    watch.page.locator("#dock .btn.primary").click()
    expect(watch.page.locator("main.end table")).to_be_visible()
    check_end_page(watch)
