"""Tables of Alhambra over the socket: restarts, taking back, two devices at one seat, long games."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.helpers import act, any_choice, app_over, bot, hello, new_table, offered, person, until_pong

from losetas.core.registry import make
from losetas.server.course import Course
from losetas.server.store import LogRow

ALL = "alhambra+all"
SEATS = (person("Ana"), person("Bruno"), person("Carmen"))


def test_a_restarted_server_has_the_same_table_and_plays_on(database: Path) -> None:
    with TestClient(app_over(database)) as client:
        key = new_table(client, *SEATS, ruleset=ALL)
        with client.websocket_connect(f"/ws/{key}") as socket:
            table = hello(socket)
            for _ in range(70):
                table = act(socket, table, any_choice(table))
                assert table["type"] == "palace"
    with TestClient(app_over(database)) as client, client.websocket_connect(f"/ws/{key}") as socket:
        again = hello(socket)
        assert again == table
        assert act(socket, again, any_choice(again))["seq"] > table["seq"]


def test_what_is_taken_back_leaves_no_trace(client: TestClient, database: Path) -> None:
    key, undone, rng = new_table(client, *SEATS, ruleset=ALL), 0, random.Random(3)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        for _ in range(120):
            after = act(socket, table, rng.choice(offered(table)))
            if after["undo"]["can"]:
                socket.send_json({"type": "undo", "seq": after["seq"]})
                back = socket.receive_json()
                assert {**back, "seq": 0} == {**table, "seq": 0}
                undone += 1
                after = act(socket, back, any_choice(back))
            table = after
    assert undone > 3
    with TestClient(app_over(database)) as again, again.websocket_connect(f"/ws/{key}") as socket:
        assert hello(socket) == table


def test_of_two_devices_at_one_seat_one_is_first(client: TestClient) -> None:
    key = new_table(client, *SEATS, ruleset=ALL)
    with client.websocket_connect(f"/ws/{key}") as one, client.websocket_connect(f"/ws/{key}") as other:
        table = hello(one)
        assert hello(other) == table
        for _ in range(8):
            takes = [take["token"] for take in table["choices"]["takes"]]
            first, second = (takes[0], takes[-1]) if takes else (any_choice(table), any_choice(table))
            one.send_json({"type": "act", "seq": table["seq"], "token": first})
            other.send_json({"type": "act", "seq": table["seq"], "token": second})
            refused = [message["reason"] for message in (*until_pong(one), *until_pong(other)) if "reason" in message]
            assert refused == ["stale"]
            before, table = table, hello(one)
            assert hello(other) == table
            plies = [act["token"] for turn in table["log"] for act in turn["acts"]]
            assert len(plies) == 1 + sum(len(turn["acts"]) for turn in before["log"])
            assert plies[-1] in (first, second)


def test_a_long_game_is_opened_quickly() -> None:
    course, rng, rows = Course(make(ALL, 6), "long"), random.Random(1), list[LogRow]()
    rows += course.deal()
    while not course.state.is_over:
        rows += course.ply(course.state.token(rng.choice(course.state.legal_actions())))
    assert sum(row.kind == "ply" for row in rows) > 200
    begun = time.process_time()
    again = Course(make(ALL, 6), "long")
    for row in rows:
        again.replay(row)
    spent = time.process_time() - begun
    assert again.state.position() == course.state.position()
    assert spent / len(rows) < 0.01  # a few milliseconds a row even when the kernel is interpreted


def test_a_bot_that_begins_waits_while_the_starting_hands_are_read(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ALB-6: with the time of any other ply the hands would be gone before the page is there."""
    monkeypatch.setattr("losetas.server.hall.READING_DELAY", 3600)
    key = new_table(client, bot("Bruno"), bot("Carmen"), ruleset=ALL)
    with client.websocket_connect(f"/ws/{key}") as socket:
        time.sleep(0.3)  # a bot that does not wait has played by then
        table = hello(socket)
        assert (table["turn"], table["log"]) == (1, [])
        assert table["began"]["seat"] == table["to_move"]
        assert all(seat["opened"] for seat in table["seats"])


def test_a_bot_that_begins_plays_after_that(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("losetas.server.hall.BOT_DELAY", 3600)
    key = new_table(client, bot("Bruno"), bot("Carmen"), ruleset="alhambra")
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        while not table["log"]:
            table = socket.receive_json()
        assert not any(seat["opened"] for seat in table["seats"])
