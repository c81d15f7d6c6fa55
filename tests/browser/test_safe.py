"""Nothing is lost: a page loaded again and a server killed in the middle of a turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.players import Mouse
from tests.browser.stored import keep, play_until
from tests.browser.watching import Json

from losetas.carcassonne.state import CarcassonneState

pytestmark = pytest.mark.browser


def a_few_turns(state: CarcassonneState) -> bool:
    return state.step == "place" and state.turn >= 6


def lay_one(mouse: Mouse) -> Json:
    """Lay the tile in hand so that a figure can be put on it."""
    placements = mouse.watch.table["choices"]["placements"]
    way = next(way for at in placements for way in at["rotations"] if not way["ends_turn"])
    return mouse.play(way["token"])


def test_a_reload_in_the_middle_of_a_turn(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, play_until('carcassonne/2014', a_few_turns))}")
    watch.my_turn()
    mouse = Mouse(watch)
    before = lay_one(mouse)
    assert before["step"] == "follower"
    assert watch.reload() == before
    expect(watch.page.locator("#dock .option").first).to_be_visible()
    mouse.undo()
    assert watch.after(before["seq"])["step"] == "place"
    taken_back = watch.table
    assert watch.reload() == taken_back


def test_a_killed_server_in_the_middle_of_a_turn(opened: Opener, own_server: Server) -> None:
    table = keep(own_server.database, play_until("carcassonne/2014+all", a_few_turns))
    watch = opened(f"/t/{table}", at=own_server)
    watch.line_may_break = True
    watch.my_turn()
    mouse = Mouse(watch)
    before = lay_one(mouse)
    own_server.kill()
    own_server.start()
    assert watch.reload() == before
    # Killed again, and this time the page stays as it is: it finds the server again by itself and goes on.
    own_server.kill()
    expect(watch.page.locator("section.line")).to_be_visible()
    own_server.start()
    expect(watch.page.locator('#dock [data-token="-"]')).to_be_visible()
    after = mouse.play("-")
    assert after["turn"] > before["turn"]
    assert watch.reload() == after


def test_a_killed_server_while_a_bot_is_to_move(opened: Opener, own_server: Server) -> None:
    watch = opened("/", at=own_server)
    watch.line_may_break = True
    wish = {
        "ruleset": "carcassonne/2014",
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bruno", "bot": "random"}],
        "settings": {},
    }
    table = watch.page.request.post("/api/tables", data=wish).json()["table"]
    watch.page.goto(f"/t/{table}")
    watch.my_turn()
    mouse = Mouse(watch)
    placed = lay_one(mouse)
    left = mouse.play("-")
    own_server.kill()
    assert [turn["seat"] for turn in left["log"]] in ([0], [0, 1])  # a slow page sees the bot's turn, too
    own_server.start()
    watch.reload()
    found = watch.my_turn()
    assert found["turn"] == placed["turn"] + 2
    assert found["log"][0] == left["log"][0]
