"""What a table says when an expansion fails: nothing is lost, other tables go on, and so does this one when it can."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.faults.folders import CODE, fault_of, folder, loaded
from tests.server.helpers import act, any_choice, app_over, bot, hello, new_table, person

from losetas.core import registry
from losetas.server import catalog

SLOTS = "    slots = 1"
TURN = f"{SLOTS}\n\n    def turn_ended(self, kernel):\n        raise ValueError('no fruit')\n"
SAID = "Orchard.turn_ended(): raised ValueError: no fruit (__init__.py, line "
HELD = "    def words("
HOLDS = "    def holdings(self, kernel, seat):\n        return seat\n\n    def words("
PEOPLE = (person("Ana"), person("Bruno"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def ended(client: TestClient, key: str) -> dict[str, Any]:
    """Play at a table of two persons until a turn has ended or something is refused; the last answer."""
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        turn = table["turn"]
        while table["type"] != "refused" and table["turn"] == turn:
            takes = table["choices"].get("takes")  # money ends a turn, and nothing is built that an orchard asks about
            table = act(socket, table, takes[0]["token"] if takes else any_choice(table))
        return table


def seen(client: TestClient, key: str) -> dict[str, Any]:
    """The table as it is found."""
    with client.websocket_connect(f"/ws/{key}") as socket:
        return hello(socket)


def test_a_hook_that_fails_is_told_and_nothing_is_lost(database: Path, tmp_path: Path) -> None:
    with (
        loaded(folder(tmp_path / "a", "orchard", CODE, SLOTS, TURN)),
        TestClient(app_over(database)) as client,
    ):
        key = new_table(client, *PEOPLE, ruleset="alhambra+orchard")
        other = new_table(client, *PEOPLE, ruleset="alhambra")
        refused = ended(client, key)
        assert (refused["reason"], refused["found"], refused["where"]) == (
            *("faulty-expansion", "orchard"),
            "Orchard.turn_ended()",
        )
        assert SAID in refused["detail"]
        assert "Traceback" not in refused["detail"]
        before = seen(client, key)
        assert (before["seq"], before["mine"], before["over"]) == (refused["seq"], True, False)
        assert ended(client, other)["type"] == "palace"
        assert ended(client, key)["reason"] == "faulty-expansion"
    with loaded(folder(tmp_path / "b", "orchard")), TestClient(app_over(database)) as client:
        after = seen(client, key)
        assert (after["seq"], after["turn"], after["hand"]) == (before["seq"], before["turn"], before["hand"])
        assert ended(client, key)["type"] == "palace"


def test_a_bot_that_meets_the_fault_tells_the_table(database: Path, tmp_path: Path) -> None:
    """Bots alone, so that it is certain who begins."""
    with (
        loaded(folder(tmp_path, "orchard", CODE, SLOTS, TURN)),
        TestClient(app_over(database)) as client,
    ):
        key = new_table(client, bot("Uno"), bot("Dos"), ruleset="alhambra+orchard", fast=True)
        with client.websocket_connect(f"/ws/{key}") as socket:
            socket.send_json({"type": "hello"})
            message = socket.receive_json()
            assert message["type"] == "palace"  # whoever comes sees the table first, then why it stands still
            while message["type"] != "refused":
                message = socket.receive_json()
            assert message["reason"] == "faulty-expansion"
            assert SAID in message["detail"]
        assert ended(client, new_table(client, *PEOPLE))["type"] == "table"


def test_what_cannot_be_shown_is_told(database: Path, tmp_path: Path) -> None:
    """A snapshot that fails leaves the game as it is, and the socket open."""
    with TestClient(app_over(database)) as client, loaded(folder(tmp_path / "a", "mill", CODE, HELD, HOLDS)):
        key = new_table(client, *PEOPLE, ruleset="carcassonne/2014+mill")
        with client.websocket_connect(f"/ws/{key}") as socket:
            for _ in range(2):
                socket.send_json({"type": "hello"})
                message = socket.receive_json()
                assert (message["type"], message["reason"]) == ("refused", "faulty-expansion")
                assert "Mill.holdings(seat=0): expected a list of str, found 0" in message["detail"]
    with loaded(folder(tmp_path / "b", "mill")), TestClient(app_over(database)) as client:
        assert ended(client, key)["type"] == "table"


def test_a_table_whose_expansion_is_gone_waits_for_it(
    database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with loaded(folder(tmp_path / "a", "orchard")), TestClient(app_over(database)) as client:
        key = new_table(client, *PEOPLE, ruleset="alhambra+orchard", window_seconds=30)
        other = new_table(client, *PEOPLE)
        assert ended(client, key)["type"] == "palace"
    with (
        loaded(folder(tmp_path / "b", "orchard", CODE, 'prefix = "f"', 'prefix = "fr"')),
        caplog.at_level(logging.ERROR),
        TestClient(app_over(database)) as client,
    ):
        assert f"table {key} cannot be opened: expansion orchard" in caplog.text
        answer = client.get(f"/api/tables/{key}/game")
        assert (answer.status_code, answer.json()["reason"]) == (409, "faulty-expansion")
        assert "Fruit.prefix: expected one small letter, found 'fr'" in answer.json()["detail"]
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect(f"/ws/{key}") as socket:
            socket.receive_json()
        assert (closed.value.code, closed.value.reason) == (4409, "faulty-expansion")
        assert {entry["table"] for entry in client.get("/api/tables").json()["tables"]} == {key, other}
        assert ended(client, other)["type"] == "table"
        wish = {"ruleset": "alhambra+orchard", "seats": list(PEOPLE), "settings": {}}
        answer = client.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (409, "faulty-expansion")
    with loaded(folder(tmp_path / "c", "orchard")), TestClient(app_over(database)) as client:
        assert ended(client, key)["type"] == "palace"


def test_the_page_names_what_it_does_not_offer(tmp_path: Path) -> None:
    shown: Callable[[str], Any] = catalog._game
    assert not shown("alhambra").faulty
    with loaded(folder(tmp_path / "a", "orchard", CODE, 'prefix = "f"', 'prefix = "fr"')):
        [entry] = shown("alhambra").faulty
        assert (entry.key, entry.message) == ("orchard", str(fault_of("orchard")))
        assert "orchard" not in {one.key for one in shown("alhambra").expansions}
        assert not shown("carcassonne").faulty
    with loaded(folder(tmp_path / "b", "orchard")):
        assert "orchard" in {one.key for one in shown("alhambra").expansions}


def test_a_table_of_what_has_no_name_is_refused(database: Path, tmp_path: Path) -> None:
    path = folder(tmp_path, "orchard", "text/en.ftl", "expansion-orchard = ", "expansion-meadow = ")
    with loaded(path), TestClient(app_over(database)) as client:
        wish = {"ruleset": "alhambra+orchard", "seats": list(PEOPLE), "settings": {}}
        answer = client.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (409, "faulty-expansion")
        assert "expected its name in a text" in answer.json()["detail"]
        assert "orchard" in registry.expansions("alhambra")
        assert "orchard" not in {one.key for one in catalog._game("alhambra").expansions}
