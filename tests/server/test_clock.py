"""The clock of windows: silence is a pass when the time is over, and nothing else is."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.clocks import TestClock
from tests.server.helpers import Json, act, app_over, bot, hello, new_table, person, until_pong

from losetas.alhambra.setup import alhambra
from losetas.core.registry import make
from losetas.server.course import Course

SECONDS = 20
STONES = "alhambra+vizier"  # every stone is awake at first, so the first gap asks everybody but who has just played


@pytest.fixture
def clock() -> TestClock:
    return TestClock()


@pytest.fixture
def client(database: Path, clock: TestClock) -> Iterator[TestClient]:
    with TestClient(app_over(database, clock=clock)) as client:
        yield client


def wait(client: TestClient, clock: TestClock, seconds: float) -> None:
    assert client.portal is not None
    client.portal.call(clock.advance, seconds)


def take(socket: WebSocketTestSession, table: Json) -> Json:
    """The seat to move takes money, which ends its turn."""
    return act(socket, table, table["choices"]["takes"][0]["token"])


def still(socket: WebSocketTestSession) -> int:
    """The number of the last row, asked for."""
    [pong] = until_pong(socket)
    return int(pong["seq"])


def test_silence_is_a_pass_when_the_time_is_over(client: TestClient, clock: TestClock, database: Path) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        assert (table["step"], table["clock"]) == ("action", None)
        asked = take(socket, table)
        one, other = table["to_move"], 1 - table["to_move"]  # who begins is a matter of the deal
        assert (asked["step"], asked["to_move"]) == ("vizier", other)
        assert asked["clock"] == {"seconds": 20, "left": 20_000}
        wait(client, clock, 19.5)
        assert still(socket) == asked["seq"]
        assert hello(socket)["clock"] == {"seconds": 20, "left": 500}
        wait(client, clock, 0.5)
        passed = socket.receive_json()
        assert (passed["step"], passed["to_move"], passed["clock"]) == ("action", other, None)
        assert [(a["key"], a["seat"], a["clock"]) for a in passed["log"][0]["acts"]] == [
            ("take", one, False),
            ("gap-no", other, True),
        ]
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT kind, seat, token FROM log WHERE kind != 'draw' ORDER BY seq").fetchall()
    connection.close()
    assert [row[:2] for row in rows] == [("ply", one), ("clock", other)]
    assert rows[1][2] == "v-"
    with TestClient(app_over(database)) as again, again.websocket_connect(f"/ws/{key}") as socket:
        assert hello(socket) == passed


def test_the_time_runs_whether_or_not_anybody_looks(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
    wait(client, clock, SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        while table["seq"] == asked["seq"]:
            table = socket.receive_json()
        assert table["log"][0]["acts"][-1]["clock"]


def test_who_answers_in_time_has_answered(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
        wait(client, clock, SECONDS - 1)
        answered = act(socket, asked, "v-")
        assert (answered["step"], answered["clock"]) == ("action", None)
        assert not answered["log"][0]["acts"][-1]["clock"]
        wait(client, clock, 1000)
        assert still(socket) == answered["seq"]
        assert clock.sleeping == []


def test_every_question_has_the_whole_time(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, person("Ana"), person("Bruno"), person("Carmen"), ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        first = take(socket, table)
        wait(client, clock, SECONDS - 1)
        second = act(socket, first, "v-")
        assert [t["to_move"] for t in (first, second)] == [(table["to_move"] + 1) % 3, (table["to_move"] + 2) % 3]
        assert second["clock"] == {"seconds": 20, "left": 20_000}
        wait(client, clock, SECONDS - 1)
        assert still(socket) == second["seq"]
        wait(client, clock, 1)
        assert socket.receive_json()["step"] == "action"


def test_an_answer_that_comes_too_late_is_stale(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
        wait(client, clock, SECONDS)
        passed = socket.receive_json()
        refused = act(socket, asked, "v-")
        assert (refused["type"], refused["reason"]) == ("refused", "stale")
        assert socket.receive_json() == passed


def test_of_an_answer_and_the_clock_at_the_same_moment_the_answer_comes_first(
    client: TestClient, clock: TestClock
) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
        while not clock.sleeping:
            wait(client, clock, 0)
        clock.pass_by(SECONDS)
        answered = act(socket, asked, "v-")
        wait(client, clock, 0)
        assert still(socket) == answered["seq"]
        assert [(a["key"], a["clock"]) for a in answered["log"][0]["acts"]] == [("take", False), ("gap-no", False)]


def test_of_an_answer_and_the_clock_at_the_same_moment_the_clock_comes_first(
    client: TestClient, clock: TestClock
) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
        wait(client, clock, SECONDS)
        passed = socket.receive_json()
        socket.send_json({"type": "act", "seq": asked["seq"], "token": "v-"})
        assert [m.get("reason", m["type"]) for m in until_pong(socket)] == ["stale", "palace", "pong"]
        assert [(a["key"], a["clock"]) for a in passed["log"][0]["acts"]] == [("take", False), ("gap-no", True)]


def test_without_a_clock_a_window_waits(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, ruleset=STONES)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
        assert (asked["step"], asked["clock"]) == ("vizier", None)
        wait(client, clock, 100_000)
        assert still(socket) == asked["seq"]


def test_a_turn_of_ones_own_and_a_bot_have_no_clock(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, person("Ana"), bot("Bruno"), ruleset=STONES, fast=True, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        while (table["step"], table["to_move"]) != ("action", 0):  # the bot may begin, and a gap follow
            table = act(socket, table, "v-") if table["to_move"] == 0 else socket.receive_json()
        wait(client, clock, 1000)
        assert still(socket) == table["seq"]
        for _ in range(30):
            mine = table["to_move"] == 0
            assert (table["clock"] is not None) == (mine and table["step"] == "vizier")
            if mine and table["step"] == "action" and table["choices"]["takes"]:
                table = take(socket, table)
            elif mine and table["step"] == "place":
                table = act(socket, table, table["choices"]["puts"][0]["token"])
            elif mine:
                wait(client, clock, SECONDS)
                table = socket.receive_json()
            else:
                table = socket.receive_json()


def test_after_a_restart_a_window_has_the_whole_time_again(database: Path, clock: TestClock) -> None:
    with TestClient(app_over(database, clock=clock)) as client:
        key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
        with client.websocket_connect(f"/ws/{key}") as socket:
            asked = take(socket, hello(socket))
        wait(client, clock, SECONDS - 1)
    assert clock.sleeping == []  # what waited is gone with the server
    later = TestClock()
    with TestClient(app_over(database, clock=later)) as client:
        with client.websocket_connect(f"/ws/{key}") as socket:
            table = hello(socket)
            assert (table["seq"], table["clock"]) == (asked["seq"], {"seconds": 20, "left": 20_000})
        wait(client, later, SECONDS)
        with client.websocket_connect(f"/ws/{key}") as socket:
            table = hello(socket)
            while table["seq"] == asked["seq"]:
                table = socket.receive_json()
            assert table["log"][0]["acts"][-1]["clock"]


@pytest.mark.parametrize("seconds", [-1, 601, "20", 2.5])
def test_a_time_that_is_none_is_refused(client: TestClient, seconds: object) -> None:
    wish = {"ruleset": STONES, "seats": [person("Ana"), person("Bruno")], "settings": {"window_seconds": seconds}}
    answer = client.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-json")


def test_faster_bots_leave_the_clock_as_it_is(client: TestClient) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        hello(socket)
        socket.send_json({"type": "settings", "fast": True})
        assert socket.receive_json()["settings"] == {"fast": True, "tiles_left": True, "window_seconds": SECONDS}


def test_the_time_is_changed_during_a_game(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, ruleset=STONES)
    with client.websocket_connect(f"/ws/{key}") as socket:
        asked = take(socket, hello(socket))
        assert asked["clock"] is None
        wait(client, clock, 1000)
        socket.send_json({"type": "settings", "window_seconds": 30})  # who is asked has the whole time from now on
        timed = socket.receive_json()
        assert timed["settings"] == {"fast": False, "tiles_left": True, "window_seconds": 30}
        assert (timed["seq"], timed["clock"]) == (asked["seq"], {"seconds": 30, "left": 30_000})
        wait(client, clock, 25)
        socket.send_json({"type": "settings", "window_seconds": 10})
        assert socket.receive_json()["clock"] == {"seconds": 10, "left": 10_000}
        wait(client, clock, 9)
        socket.send_json({"type": "settings", "fast": True})  # another setting leaves it alone
        assert socket.receive_json()["clock"] == {"seconds": 10, "left": 1000}
        wait(client, clock, 1)
        passed = socket.receive_json()
        assert (last_act(passed)["key"], last_act(passed)["clock"]) == ("gap-no", True)
        asked = take(socket, passed)
        assert asked["clock"] == {"seconds": 10, "left": 10_000}
        socket.send_json({"type": "settings", "window_seconds": 0})
        assert socket.receive_json()["clock"] is None
        wait(client, clock, 1000)
        assert still(socket) == asked["seq"]
    with client.websocket_connect(f"/ws/{key}") as socket:
        assert hello(socket)["settings"]["window_seconds"] == 0


@pytest.mark.parametrize("seconds", [-1, 601, "20"])
def test_a_time_that_is_none_is_not_set(client: TestClient, seconds: object) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        hello(socket)
        socket.send_json({"type": "settings", "window_seconds": seconds})
        refused = socket.receive_json()
        assert (refused["type"], refused["reason"]) == ("refused", "bad-message")
        assert hello(socket)["settings"]["window_seconds"] == SECONDS


def test_a_purchase_taken_back_gains_no_time(client: TestClient, clock: TestClock) -> None:
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table, rng = hello(socket), random.Random(1)
        while not (table["step"] == "vizier" and table["choices"]["buys"]):  # until somebody can pay exactly in a gap
            table = act(socket, table, "v-") if table["step"] == "vizier" else _collect(socket, table, rng)
        token = table["choices"]["buys"][0]["token"]
        wait(client, clock, SECONDS - 5)
        placing = act(socket, table, token)
        assert (placing["step"], placing["clock"]) == ("place", {"seconds": SECONDS, "left": 20_000})
        wait(client, clock, 8)
        asked = undo(socket, placing)
        assert asked["clock"] == {"seconds": SECONDS, "left": 5000}
        wait(client, clock, 3)
        placing = act(socket, asked, token)
        assert placing["clock"] == {"seconds": SECONDS, "left": 12_000}  # 20 less the 8 it had before
        asked = undo(socket, placing)
        assert asked["clock"] == {"seconds": SECONDS, "left": 2000}
        wait(client, clock, 2)
        passed = last_act(socket.receive_json())
        assert (passed["key"], passed["clock"]) == ("gap-no", True)


def test_a_purchase_that_nobody_places_goes_to_the_reserve(client: TestClient, clock: TestClock) -> None:
    """The others wait for the placing too (VIZ-6): the same time again, and then the reserve (ALB-28)."""
    key = new_table(client, ruleset=STONES, window_seconds=SECONDS)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table, rng = hello(socket), random.Random(1)
        while not (table["step"] == "vizier" and table["choices"]["buys"]):
            table = act(socket, table, "v-") if table["step"] == "vizier" else _collect(socket, table, rng)
        buy, seat = table["choices"]["buys"][0], table["to_move"]
        placing = act(socket, table, buy["token"])
        wait(client, clock, SECONDS - 1)
        assert still(socket) == placing["seq"]
        wait(client, clock, 1)
        after = socket.receive_json()
        told = last_act(after)
        assert (told["key"], told["tile"], told["seat"], told["clock"]) == ("store", buy["tile"], seat, True)
        assert buy["tile"] in after["seats"][seat]["reserve"]
        assert (after["step"], after["clock"]) == ("action", None)  # nobody else has a vizier awake: the next turn


def test_only_what_comes_outside_of_a_turn_is_put_on_the_reserve_in_silence() -> None:
    placed: Counter[str] = Counter()
    for seed in range(12):
        course, rng = Course(make("alhambra+vizier", 3), f"silence-{seed}"), random.Random(seed)
        course.deal()
        bought: dict[str, str] = {}
        while not course.state.is_over:
            state = alhambra(course.state)
            tokens = [state.token(action) for action in state.legal_actions()]
            if state.step == "place":
                aside, silence = state.view(None).aside, state.silence()
                way = bought.get(aside[0], "given")  # what was not bought is from the distribution (ALB-56)
                placed[way] += 1
                if way == "turn":
                    assert silence is None
                else:
                    assert silence is not None
                    assert state.token(silence) in {f"{tile}>R" for tile in aside}
            token = rng.choice([text for text in tokens if "$" in text] or tokens)
            if "$" in token:
                bought[token.partition(":")[2].partition("=")[0]] = "gap" if token[0] == "v" else "turn"
            course.ply(token)
    assert min(placed[way] for way in ("gap", "turn", "given")) > 0


def undo(socket: WebSocketTestSession, table: Json) -> Json:
    socket.send_json({"type": "undo", "seq": table["seq"]})
    answer: Json = socket.receive_json()
    return answer


def last_act(table: Json) -> Json:
    made: Json = table["log"][-1]["acts"][-1] if table["log"][-1]["acts"] else table["log"][-2]["acts"][-1]
    return made


def _collect(socket: WebSocketTestSession, table: Json, rng: random.Random) -> Json:
    takes, puts = table["choices"]["takes"], table["choices"]["puts"]
    return act(socket, table, rng.choice(puts or takes)["token"])


def test_the_catalog_says_where_a_clock_makes_sense(client: TestClient) -> None:
    games = client.get("/api/catalog").json()["games"]
    windows = {entry["key"] for game in games for entry in game["expansions"] if entry["windows"]}
    assert windows == {"vizier", "bonus", "plaza", "italica"}
