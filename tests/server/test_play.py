"""The server as a process: found a port, killed, restarted, and errors said in one line."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import Json, any_choice, bot, person
from websockets.sync.client import ClientConnection, connect

COMMAND = [sys.executable, "-m", "losetas.cli", "play", "--no-browser"]


@contextmanager
def serving(database: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address."""
    command = [*COMMAND, "--db", str(database), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Losetas: http://127.0.0.1:"), line + (
                process.stderr.read() if process.stderr else ""
            )
            yield process, line.split()[1].rstrip("/")
        finally:
            process.kill()


def post(url: str, body: object) -> Json:
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})  # noqa: S310 our own server
    with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
        found: Json = json.load(answer)
        return found


def ask(connection: ClientConnection, message: Json) -> Json:
    connection.send(json.dumps(message))
    answer: Json = json.loads(connection.recv(timeout=20))
    return answer


@pytest.mark.parametrize("rules", ["carcassonne/2014", "alhambra+all"])
def test_a_killed_server_loses_nothing(database: Path, rules: str) -> None:
    """W05: kill -9 in the middle of a turn; the table comes back and the game goes on."""
    with serving(database) as (process, address):
        wish = {"ruleset": rules, "seats": [person("Ana"), person("Eva")]}
        key = post(f"{address}/api/tables", wish)["table"]
        with connect(address.replace("http", "ws") + f"/ws/{key}") as connection:
            table = ask(connection, {"type": "hello"})
            for _ in range(9):
                table = ask(connection, {"type": "act", "seq": table["seq"], "token": any_choice(table)})
            os.kill(process.pid, signal.SIGKILL)
            process.wait(timeout=20)
    with serving(database) as (_, address), connect(address.replace("http", "ws") + f"/ws/{key}") as connection:
        assert ask(connection, {"type": "hello"}) == table
        after = ask(connection, {"type": "act", "seq": table["seq"], "token": any_choice(table)})
        assert after["seq"] > table["seq"]


def test_a_bot_that_was_thinking_when_the_server_was_killed_plays_on(database: Path) -> None:
    wish = {"ruleset": "carcassonne/2014", "seats": [bot("Bruno"), person("Ana")]}
    with serving(database) as (process, address):
        key = post(f"{address}/api/tables", wish)["table"]
        os.kill(process.pid, signal.SIGKILL)
        process.wait(timeout=20)
    with serving(database) as (_, address), connect(address.replace("http", "ws") + f"/ws/{key}") as connection:
        table: dict[str, Any] = ask(connection, {"type": "hello"})
        while not table["mine"]:
            table = json.loads(connection.recv(timeout=20))
        assert table["log"][0]["seat"] == 0


def test_a_frame_of_ten_megabytes_ends_the_socket_only(database: Path) -> None:
    wish = {"ruleset": "carcassonne/2014", "seats": [person("Ana"), person("Eva")]}
    with serving(database) as (_, address):
        key = post(f"{address}/api/tables", wish)["table"]
        with connect(address.replace("http", "ws") + f"/ws/{key}", max_size=None) as connection:
            connection.send("x" * 10_000_000)
            with pytest.raises(Exception, match="1009"):
                connection.recv(timeout=20)
        with connect(address.replace("http", "ws") + f"/ws/{key}") as connection:
            assert ask(connection, {"type": "hello"})["table"] == key


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)


def test_a_port_in_use_is_said_and_another_is_found_when_none_is_named(database: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        answer = run("--db", str(database), "--port", str(port))
        assert answer.returncode == 2
        assert f"127.0.0.1, port {port}: cannot listen there: " in answer.stderr
        assert "Traceback" not in answer.stderr
    with serving(database) as (_, first), serving(database) as (_, second):
        assert first != second


def test_a_file_that_is_no_database_is_said_and_left_alone(database: Path) -> None:
    database.write_text("a shopping list", encoding="utf-8")
    answer = run("--db", str(database), "--port", "0")
    assert answer.returncode == 2
    assert f"{database}: expected an SQLite database" in answer.stderr
    assert "Traceback" not in answer.stderr
    assert database.read_text(encoding="utf-8") == "a shopping list"


@pytest.mark.parametrize("port", ["70000", "-1"])
def test_a_port_that_cannot_be_is_said(database: Path, port: str) -> None:
    answer = run("--db", str(database), f"--port={port}")
    assert answer.returncode == 2
    assert "expected a number from 0 to 65535" in answer.stderr


def test_ctrl_c_stops_it_quietly(database: Path) -> None:
    with serving(database) as (process, _):
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
