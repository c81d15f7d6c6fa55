"""A table over its socket: playing, undoing, stale and crafted messages, two devices."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.helpers import Json, act, any_choice, first_placement, hello, new_table

from losetas.server.socket import PATIENCE


def place(socket: Any, table: Json) -> Json:
    after = act(socket, table, first_placement(table))
    assert (after["type"], after["step"]) == ("table", "follower")
    return after


def test_a_turn_is_a_placement_and_a_figure(client: TestClient) -> None:
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        assert (table["step"], table["to_move"], table["turn"], table["mine"]) == ("place", 0, 1, True)
        assert table["hand"] is not None
        assert table["tiles_left"] == 70  # 72 tiles less the start tile and the one in hand
        after = place(socket, table)
        assert after["hand"] is None
        assert len(after["tiles"]) == 2
        claim = after["choices"]["claims"][0]
        done = act(socket, after, claim["token"])
        assert (done["step"], done["to_move"], done["turn"]) == ("place", 1, 2)
        assert [turn["seat"] for turn in done["log"]] == [0]
        assert done["log"][0]["claim"]["site"] == claim["site"]


def test_the_snapshot_after_an_undo_is_the_one_before(client: TestClient) -> None:
    """W09, W10: same tile in hand, same everything; only the number of the log row goes on."""
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        for _ in range(12):
            if table["step"] == "place":
                options = [r for p in table["choices"]["placements"] for r in p["rotations"] if not r["ends_turn"]]
                for rotation in options[:3]:
                    after = act(socket, table, rotation["token"])
                    assert after["undo"]["can"]
                    socket.send_json({"type": "undo", "seq": after["seq"]})
                    back = socket.receive_json()
                    assert {**back, "seq": 0} == {**table, "seq": 0}
                    table = back
            table = act(socket, table, any_choice(table))
            assert table["type"] == "table"


def test_undo_stops_at_the_draw(client: TestClient) -> None:
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        assert table["undo"] == {"can": False, "reason": "nothing-to-undo"}
        table = place(socket, table)
        table = act(socket, table, "-")
        assert table["undo"] == {"can": False, "reason": "drawn"}
        socket.send_json({"type": "undo", "seq": table["seq"]})
        refused = socket.receive_json()
        assert (refused["type"], refused["reason"], refused["where"]) == ("refused", "cannot-undo", "drawn")
        socket.send_json({"type": "hello"})
        assert socket.receive_json() == table


def test_a_double_click_counts_once(client: TestClient) -> None:
    """W01: the second message names a log row that is no longer the last."""
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        message = {"type": "act", "seq": table["seq"], "token": first_placement(table)}
        socket.send_json(message)
        socket.send_json(message)
        answers = [socket.receive_json() for _ in range(3)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert [answer["reason"] for answer in refused] == ["stale"]
        tables = [answer for answer in answers if answer["type"] == "table"]
        assert {answer["seq"] for answer in tables} == {table["seq"] + 1}
        assert len(tables[-1]["tiles"]) == 2


def test_two_tabs_see_the_same_and_an_old_one_is_refused(client: TestClient) -> None:
    """W02"""
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as one, client.websocket_connect(f"/ws/{key}") as two:
        table, old = hello(one), hello(two)
        after = place(one, table)
        assert two.receive_json() == after
        refused = act(two, old, first_placement(old))
        assert (refused["type"], refused["reason"]) == ("refused", "stale")
        assert two.receive_json() == after


def test_a_socket_that_dies_between_tile_and_figure_finds_the_figure_step(client: TestClient) -> None:
    """W03, W22"""
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        after = place(socket, hello(socket))
    with client.websocket_connect(f"/ws/{key}") as socket:
        assert hello(socket) == after


def test_nothing_new_is_answered_shortly(client: TestClient) -> None:
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        socket.send_json({"type": "hello", "since": table["seq"]})
        assert socket.receive_json() == {"type": "pong", "seq": table["seq"]}
        socket.send_json({"type": "ping"})
        assert socket.receive_json() == {"type": "pong", "seq": table["seq"]}


CRAFTED: list[tuple[str, str]] = [
    ('{"type":"act","seq":SEQ,"token":"OTHER@1,0N"}', "wrong-tile"),
    ('{"type":"act","seq":SEQ,"token":"HAND@1000000000,0N"}', "not-notation"),
    ('{"type":"act","seq":SEQ,"token":"HAND@60,60N"}', "no-neighbour"),
    ('{"type":"act","seq":SEQ,"token":"HAND@0,0N"}', "cell-taken"),
    ('{"type":"act","seq":SEQ,"token":"HAND@1,07"}', "not-notation"),
    ('{"type":"act","seq":SEQ,"token":"HAND@1,0"}', "not-notation"),
    ('{"type":"act","seq":SEQ,"token":"c.N"}', "wrong-step"),
    ('{"type":"act","seq":SEQ,"token":"m"}', "wrong-step"),
    ('{"type":"act","seq":SEQ,"token":"-A@0,0"}', "wrong-step"),
    ('{"type":"act","seq":SEQ,"token":"-"}', "wrong-step"),
    ('{"type":"act","seq":SEQ,"token":"~HAND"}', "wrong-step"),
    ('{"type":"act","seq":SEQ,"token":""}', "not-notation"),
    ('{"type":"act","seq":SEQ,"token":"end"}', "not-notation"),
    ('{"type":"act","seq":SEQ,"token":"\\u0000\\uffff"}', "not-notation"),
    ('{"type":"act","seq":0,"token":"-"}', "stale"),
    ('{"type":"act","seq":"SEQ","token":"-"}', "bad-message"),
    ('{"type":"act","seq":SEQ}', "bad-message"),
    ('{"type":"act","seq":SEQ,"token":7}', "bad-message"),
    ('{"type":"act","seq":SEQ,"token":"-","seat":1}', "bad-message"),
    ('{"type":"act","seq":99999999999999999999,"token":"-"}', "stale"),
    ('{"type":"undo","seq":SEQ}', "cannot-undo"),
    ('{"type":"cheat"}', "bad-message"),
    ("{}", "bad-message"),
    ("[]", "bad-message"),
    ("null", "bad-message"),
    ("", "bad-message"),
    ("not json", "bad-message"),
    ("{" * 2000, "bad-message"),
]


@pytest.mark.parametrize(("crafted", "reason"), CRAFTED)
def test_a_crafted_message_changes_nothing_and_is_told_why(client: TestClient, crafted: str, reason: str) -> None:
    """W13"""
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        other = next(entry["code"] for entry in table["bag"] if entry["code"] != table["hand"])
        text = crafted.replace("SEQ", str(table["seq"])).replace("HAND", table["hand"]).replace("OTHER", other)
        socket.send_text(text)
        refused = socket.receive_json()
        assert (refused["type"], refused["reason"]) == ("refused", reason), refused
        if reason == "stale":
            assert socket.receive_json() == table
        socket.send_json({"type": "hello"})
        assert socket.receive_json() == table


def test_a_figure_where_none_can_stand_is_refused(client: TestClient) -> None:
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = place(socket, hello(socket))
        offered = {claim["token"] for claim in table["choices"]["claims"]}
        for token in {"c.NL", "Ac.N", "Ar.E", "Af.NL", "m", "Am", "Ag", "z", "r.Q", "f.N", "-A@0,0"} - offered:
            refused = act(socket, table, token)
            assert refused["type"] == "refused", token
            assert refused["reason"] != "bad-message"
        socket.send_json({"type": "hello"})
        assert socket.receive_json() == table


def test_a_message_too_large_ends_the_socket_only(client: TestClient) -> None:
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        socket.send_text(json.dumps({"type": "act", "seq": table["seq"], "token": "x" * 10_000_000}))
        assert socket.receive_json()["reason"] == "too-large"
        assert socket.receive()["type"] == "websocket.close"
    with client.websocket_connect(f"/ws/{key}") as socket:
        assert hello(socket) == table


def test_a_flood_is_slowed_and_then_cut(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("losetas.server.socket.BURST", 60)
    monkeypatch.setattr("losetas.server.socket.RATE", 0)  # a slow machine gives nothing back meanwhile
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        for _ in range(200):
            socket.send_json({"type": "ping"})
        kinds = []
        while (message := socket.receive())["type"] == "websocket.send":
            kinds.append(json.loads(message["text"])["type"])
        assert message["type"] == "websocket.close"
        assert kinds == ["pong"] * 60 + ["refused"] * (PATIENCE + 1)


def test_another_guest_watches_but_does_not_play(visitor: Callable[[], TestClient]) -> None:
    owner, guest = visitor(), visitor()
    key = new_table(owner)
    with owner.websocket_connect(f"/ws/{key}") as mine, guest.websocket_connect(f"/ws/{key}") as other:
        table, seen = hello(mine), hello(other)
        assert (table["mine"], seen["mine"]) == (True, False)
        assert seen["choices"]["placements"] == []
        refused = act(other, seen, first_placement(table))
        assert (refused["type"], refused["reason"]) == ("refused", "not-your-seat")
        other.send_json({"type": "settings", "fast": True})
        assert other.receive_json()["reason"] == "not-owner"
        after = place(mine, table)
        watched = other.receive_json()
        assert len(watched["tiles"]) == 1, "a placement that can be taken back is not shown to others"
        act(mine, after, "-")
        assert len(other.receive_json()["tiles"]) == 2
    assert guest.get("/api/tables").json()["tables"] == []
    assert [entry["table"] for entry in owner.get("/api/tables").json()["tables"]] == [key]


def test_a_seat_out_of_turn_is_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's device does not move for the bot, which thinks for long here."""
    monkeypatch.setattr("losetas.server.hall.BOT_DELAY", 3600)
    key = new_table(client, {"kind": "bot", "name": "B", "bot": "random"}, {"kind": "person", "name": "Ana"})
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        assert (table["to_move"], table["mine"], table["choices"]["placements"]) == (0, False, [])
        refused = act(socket, table, f"{table['hand']}@9,9N")
        assert (refused["type"], refused["reason"], refused["found"]) == ("refused", "not-your-seat", "A")


def test_settings_change_in_play(client: TestClient) -> None:
    key = new_table(client)
    with client.websocket_connect(f"/ws/{key}") as socket:
        assert hello(socket)["settings"]["fast"] is False
        socket.send_json({"type": "settings", "fast": True})
        assert socket.receive_json()["settings"]["fast"] is True


def test_there_is_no_such_table(client: TestClient) -> None:
    with client.websocket_connect("/ws/nowhere") as socket:
        message = socket.receive()
        assert (message["type"], message["code"]) == ("websocket.close", 4404)
    for part in ("record", "art"):
        answer = client.get(f"/api/tables/nowhere/{part}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "table-missing")
