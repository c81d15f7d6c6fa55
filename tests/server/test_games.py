"""Whole games over the server: bots, the end, records, what must not leak, and coming back after a restart."""

from __future__ import annotations

import itertools
import json
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.helpers import Json, act, any_choice, app_over, bot, certain, hello, new_table, person

from losetas.core.record import read_record
from losetas.core.replay import verify


def stored_seed(database: Path) -> str:
    with sqlite3.connect(database) as connection:
        (seed,) = connection.execute("SELECT seed FROM tables").fetchone()
    connection.close()
    return str(seed)


def play_out(client: TestClient, key: str) -> list[Json]:
    """Play to the end, always the first choice; every table seen."""
    seen = []
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        seen.append(table)
        while not table["over"]:
            if table["mine"]:
                socket.send_json({"type": "act", "seq": table["seq"], "token": any_choice(table)})
            table = socket.receive_json()
            assert table["type"] == "table", table
            seen.append(table)
    return seen


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Json], str, str]:
    """The tables of a whole game between a person and a bot, its record and its seed."""
    database = tmp_path_factory.mktemp("game") / "games.sqlite"
    with pytest.MonkeyPatch.context() as patch, TestClient(app_over(database)) as client:
        certain(patch)
        key = new_table(client, person("Ana"), bot("Bruno"), fast=True)
        seed = stored_seed(database)
        running = client.get(f"/api/tables/{key}/record").text
        assert seed not in running
        assert "[Commit " in running
        seen = play_out(client, key)
        record = client.get(f"/api/tables/{key}/record")
        assert "attachment" in record.headers["content-disposition"]
        assert client.get("/api/tables").json()["tables"] == []
    return seen, record.text, seed


def test_the_game_ends_with_every_point_in_the_table(finished: tuple[list[Json], str, str]) -> None:
    last = finished[0][-1]
    result = last["result"]
    assert (last["over"], last["to_move"], last["step"]) == (True, None, "over")
    assert result["totals"] == [seat["score"] for seat in last["seats"]]
    for seat in range(2):
        assert sum(row["points"][seat] for row in result["rows"]) == result["totals"][seat]
    events = {event["id"]: event for turn in last["log"] for event in turn["events"]}
    events |= {event["id"]: event for event in last["bonus"]}
    for row in result["rows"]:
        for seat in range(2):
            mine = [events[index] for index in row["events"][seat]]
            assert sum(event["points"] for event in mine) == row["points"][seat]
            assert {event["kind"] for event in mine} <= {row["kind"]}


def test_every_event_explains_itself(finished: tuple[list[Json], str, str]) -> None:
    last = finished[0][-1]
    events = [event for turn in last["log"] for event in turn["events"]] + last["bonus"]
    assert events
    for event in events:
        assert sum(term["points"] for term in event["terms"]) == event["points"]
        assert all(term["points"] == term["count"] * term["each"] for term in event["terms"])
        assert all(term["rule"] for term in event["terms"])
        assert event["spots"], event
        assert event["cells"], event
        if event["kind"] != "field":
            assert sum(value for _, _, value in event["values"]) == event["points"], event


def test_scores_are_the_points_seen_so_far(finished: tuple[list[Json], str, str]) -> None:
    for table in finished[0]:
        points = [0, 0]
        for event in [event for turn in table["log"] for event in turn["events"]] + table["bonus"]:
            if event["seat"] >= 0:
                points[event["seat"]] += event["points"]
        assert points == [seat["score"] for seat in table["seats"]]


def test_the_turns_of_the_log_are_the_tiles_on_the_board(finished: tuple[list[Json], str, str]) -> None:
    last = finished[0][-1]
    laid = [(turn["code"], turn["x"], turn["y"], turn["turns"]) for turn in last["log"] if turn["code"]]
    assert laid == [(tile["code"], tile["x"], tile["y"], tile["turns"]) for tile in last["tiles"][1:]]
    assert len(laid) + len(last["discards"]) == 71
    assert [code for turn in last["log"] for code in turn["discards"]] == last["discards"]


def test_what_a_placement_was_said_to_complete_it_completes(finished: tuple[list[Json], str, str]) -> None:
    """The effect shown before a placement that ends the turn equals the points that fall."""
    checked = 0
    tables = finished[0]
    for before, after in itertools.pairwise(tables):
        if not before["mine"] or before["step"] != "place" or after["step"] == "follower":
            continue
        token = after["log"][before["turn"] - 1]["tokens"][0]
        rotations = [r for p in before["choices"]["placements"] for r in p["rotations"]]
        effects = next(r["effects"] for r in rotations if r["token"] == token)
        said = sum(e["points"] for e in effects if e["code"] == "completes" for seat in e["seats"] if seat == 0)
        fell = sum(e["points"] for e in after["log"][before["turn"] - 1]["events"] if e["seat"] == 0)
        assert said == fell
        checked += 1
    assert checked


def test_what_a_claim_was_said_to_pay_it_pays(finished: tuple[list[Json], str, str]) -> None:
    checked = 0
    tables = finished[0]
    for before, after in itertools.pairwise(tables):
        if not before["mine"] or before["step"] != "follower":
            continue
        token = any_choice(before)
        card = next((c for c in before["choices"]["claims"] if c["token"] == token), None)
        if card is None or not card["completes"]:
            continue
        events = [event for event in after["log"][before["turn"] - 1]["events"] if event["seat"] == 0]
        paid = [event["points"] for event in events if event["kind"] == card["kind"]]
        assert card["points"] in paid
        checked += 1
    assert checked


def test_the_record_verifies(finished: tuple[list[Json], str, str]) -> None:
    seen, text, seed = finished
    verified = verify(read_record(text))
    assert (verified.rules, verified.result, verified.commitment) == (True, True, True)
    assert f'[Seed "{seed}"]' in text
    assert list(verified.state.scores) == [seat["score"] for seat in seen[-1]["seats"]]


def test_no_message_of_a_running_game_tells_what_comes(finished: tuple[list[Json], str, str]) -> None:
    """W11: the seed is told at the end only, and the bag is told as counts in the order of the data."""
    seen, _, seed = finished
    order = [entry["code"] for entry in seen[0]["bag"]]
    for table in seen[:-1]:
        assert seed not in json.dumps(table)
        assert table["seed"] is None
        assert [entry["code"] for entry in table["bag"]] == order
        assert sum(entry["left"] for entry in table["bag"]) == table["tiles_left"]
    assert seen[-1]["seed"] == seed
    assert len({table["commitment"] for table in seen}) == 1


def test_the_protocol_speaks_no_language(finished: tuple[list[Json], str, str]) -> None:
    """W16: outside names there is no word with a space, accent or capital letter beyond codes."""

    def strings(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        if isinstance(value, dict):
            return [text for key, part in value.items() if key != "name" for text in strings(part)]
        return [text for part in value for text in strings(part)] if isinstance(value, list) else []

    for table in (finished[0][0], finished[0][-1]):
        assert all(" " not in text and text.isascii() for text in strings(table))


def test_a_restarted_server_has_the_same_table(database: Path) -> None:
    """W05, W06"""
    with TestClient(app_over(database)) as client:
        key = new_table(client)
        with client.websocket_connect(f"/ws/{key}") as socket:
            table = hello(socket)
            for _ in range(15):
                table = act(socket, table, any_choice(table))
    with TestClient(app_over(database)) as client:
        listed = client.get("/api/tables").json()["tables"]
        assert [(entry["table"], entry["turn"]) for entry in listed] == [(key, table["turn"])]
        assert [seat["score"] for seat in listed[0]["seats"]] == [seat["score"] for seat in table["seats"]]
        with client.websocket_connect(f"/ws/{key}") as socket:
            assert hello(socket) == table


def test_two_servers_on_one_database_do_not_play_over_each_other(database: Path) -> None:
    """Each thinks itself up to date; the log takes the first row of a number and the other server reads it."""
    with TestClient(app_over(database)) as one, TestClient(app_over(database)) as two:
        key = new_table(one)
        with one.websocket_connect(f"/ws/{key}") as first, two.websocket_connect(f"/ws/{key}") as second:
            table = hello(first)
            assert hello(second) == table
            token = any_choice(table)
            after = act(first, table, token)
            refused = act(second, table, token)
            assert (refused["type"], refused["reason"]) == ("refused", "stale")
            assert second.receive_json() == after
            assert act(second, after, any_choice(after))["type"] == "table"


def test_a_bot_goes_on_after_a_restart(database: Path) -> None:
    with TestClient(app_over(database)) as client:
        key = new_table(client, bot("Bruno"), person("Ana"))
    with TestClient(app_over(database)) as client, client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        while not table["mine"]:
            table = socket.receive_json()
        assert table["log"][0]["seat"] == 0


def test_a_log_that_was_tampered_with_is_not_played_on(database: Path) -> None:
    with TestClient(app_over(database)) as client:
        key = new_table(client)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log SET token = '~WRONG' WHERE seq = 1")
    connection.close()
    with TestClient(app_over(database)) as client:
        answer = client.get(f"/api/tables/{key}/record")
        assert (answer.status_code, answer.json()["reason"]) == (409, "table-unreadable")


def test_bots_play_among_themselves_to_the_end(database: Path) -> None:
    with TestClient(app_over(database)) as client:
        key = new_table(client, bot("A"), bot("B"), bot("C"), ruleset="carcassonne/classic", fast=True)
        last = play_out(client, key)[-1]
        assert len(last["result"]["totals"]) == 3
        verify(read_record(client.get(f"/api/tables/{key}/record").text))
