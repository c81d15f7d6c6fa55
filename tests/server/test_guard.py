"""Who may talk to the server, how much and how fast, and what every answer carries."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.helpers import app_over, hello, new_table, person

from losetas.server import guard
from losetas.server.limits import MAX_BODY, Buckets


def test_every_answer_carries_the_security_headers(client: TestClient) -> None:
    for path in ("/", "/api/catalog", "/api/nothing", "/art/2014/CFFF/0.svg"):
        headers = client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    policy = client.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy


def test_a_name_this_server_does_not_have_is_refused(database: Path) -> None:
    """A page elsewhere whose name was made to point here (DNS rebinding) gets nothing."""
    with TestClient(app_over(database, hosts=frozenset())) as client:
        answer = client.get("/api/catalog", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-host")
        for host in ("localhost:8770", "127.0.0.1:8770", "[::1]:8770"):
            assert client.get("/api/catalog", headers={"host": host}).status_code == 200


def test_a_page_of_another_site_can_neither_write_nor_watch(client: TestClient) -> None:
    evil = {"origin": "http://evil.example"}
    answer = client.post("/api/tables", json={}, headers=evil)
    assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")
    table = new_table(client)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{table}", headers=evil):
        pass
    with client.websocket_connect(f"/ws/{table}", headers={"origin": "http://testserver"}) as socket:
        assert hello(socket)["table"] == table


@pytest.mark.parametrize("host", ["[", "[::1", "a]b"])
def test_a_host_that_is_none_is_refused(client: TestClient, host: str) -> None:
    answer = client.get("/api/catalog", headers={"host": host})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-host")
    assert "content-security-policy" in answer.headers


def test_an_origin_that_is_none_is_refused(client: TestClient) -> None:
    answer = client.post("/api/tables", json={}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/x" + "b" * 5000])
def test_a_path_that_no_file_can_have_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_body_too_large_is_refused_whether_it_says_so_or_not(client: TestClient) -> None:
    big = b"x" * (10 * 1024 * 1024)
    answer = client.post("/api/tables", content=big, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")

    def chunks() -> object:
        for _ in range(20):
            yield b"x" * (MAX_BODY // 10)

    answer = client.post("/api/tables", content=chunks(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    assert client.get("/api/tables").json() == {"tables": []}


def test_writing_too_fast_is_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "take", lambda self, key: False)
    answer = client.post("/api/tables", json={})
    assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
    assert client.get("/api/tables").status_code == 200


def test_buckets_are_per_visitor() -> None:
    buckets = Buckets(rate=0.0, burst=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")


def test_the_guest_cookie_is_signed_and_closed_to_scripts(visitor: Callable[[], TestClient]) -> None:
    client = visitor()
    answer = client.post("/api/tables", json={"ruleset": "carcassonne/2014", "seats": [person("Ana"), person("Eva")]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_fault_of_ours_is_a_problem_without_insides(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr("losetas.server.catalog.catalog", broken)
    answer = client.get("/api/catalog")
    assert (answer.status_code, answer.json()["reason"]) == (500, "server-error")
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    ("host", "expected"), [("localhost", True), ("127.0.0.9", True), ("::1", True), ("10.0.0.1", False)]
)
def test_loopback(host: str, expected: bool) -> None:
    assert guard.is_loopback(host) is expected
