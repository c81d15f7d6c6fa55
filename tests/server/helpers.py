"""What the server's tests have in common."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession

from losetas.server.app import make_app
from losetas.server.clock import Clock
from losetas.server.store import Store

Json = dict[str, Any]
SECRET = "0123456789abcdef" * 4


def certain(patch: pytest.MonkeyPatch) -> None:
    """Leave nothing to luck: the deal is always the same, no message comes too fast, and no bot waits."""
    patch.setattr("losetas.server.hall.secrets.token_hex", lambda size: "7a" * size)
    patch.setattr("losetas.server.socket.BURST", 10_000)
    patch.setattr("losetas.server.hall.BOT_DELAY", 0)
    patch.setattr("losetas.server.hall.READING_DELAY", 0)


async def opened(path: Path) -> Store:
    """An open store whose connections do not belong to this event loop any more."""
    store = await Store.open(path)
    await store.close()
    return store


def app_over(
    path: Path,
    *,
    local: bool = True,
    hosts: frozenset[str] | None = frozenset({"testserver"}),
    clock: Clock | None = None,
) -> FastAPI:
    return make_app(asyncio.run(opened(path)), SECRET, local=local, hosts=hosts, clock=clock)


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def bot(name: str, level: str = "random") -> Json:
    return {"kind": "bot", "name": name, "bot": level}


def new_table(client: TestClient, *seats: Json, ruleset: str = "carcassonne/2014", **settings: int) -> str:
    """Make a table; two persons when no seats are given."""
    wish = {"ruleset": ruleset, "seats": list(seats) or [person("Ana"), person("Bruno")], "settings": settings}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def hello(socket: WebSocketTestSession) -> Json:
    """The table, as the first message asks for it; a bot that plays meanwhile may have had it sent before, too."""
    socket.send_json({"type": "hello"})
    table = until_pong(socket)[-2]
    assert table["type"] in ("table", "palace")
    return table


def until_pong(socket: WebSocketTestSession) -> list[Json]:
    """All that was answered up to now."""
    socket.send_json({"type": "ping"})
    found: list[Json] = [socket.receive_json()]
    while found[-1]["type"] != "pong":
        found.append(socket.receive_json())
    return found


def act(socket: WebSocketTestSession, table: Json, token: str) -> Json:
    """Play a token; whatever the server answers first, where all are persons and nothing is on its way."""
    socket.send_json({"type": "act", "seq": table["seq"], "token": token})
    answer: Json = socket.receive_json()
    return answer


def first_placement(table: Json, *, keeps_turn: bool = True) -> str:
    """The token of a placement after which a figure can be put."""
    rotations = (r for place in table["choices"]["placements"] for r in place["rotations"])
    return next(str(r["token"]) for r in rotations if r["ends_turn"] is not keeps_turn)


def offered(table: Json) -> list[str]:
    """Every token that a table of Alhambra offers with something to show; not the refusal of a module's question."""
    lists = [group for group in table["choices"].values() if isinstance(group, list)]
    return [choice["token"] for group in lists for choice in group if isinstance(choice, dict) and "token" in choice]


def any_choice(table: Json) -> str:
    """Some token that is legal now: what completes something if anything does, a figure rather than none.

    In Alhambra what builds, else what buys, else money.
    """
    choices = table["choices"]
    if table["type"] == "palace":
        groups = ("cells", "puts", "buys", "takes", "annexes", "reveals", "plain")
        return str(next(choices[group][0]["token"] for group in groups if choices[group]))
    claims = sorted(choices["claims"], key=lambda claim: not claim["completes"])
    for cards in (claims, choices["recalls"], choices["options"]):
        if cards:
            return str(cards[0]["token"])
    if choices["none"]:
        return str(choices["none"])
    rotations = [r for place in choices["placements"] for r in place["rotations"]]
    closing = [r for r in rotations if any(effect["code"] == "completes" for effect in r["effects"])]
    return str((closing or rotations[len(rotations) // 2 :])[0]["token"])
