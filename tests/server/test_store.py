"""The database: what it refuses to open, the optimistic lock, and that migrations make what the code expects."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from losetas.server.auth import Guests, load_secret
from losetas.server.database import alembic_config, metadata
from losetas.server.errors import SequenceTaken, StoreError
from losetas.server.protocol import SeatSpec, TableSettings
from losetas.server.store import LogRow, Store, Summary, TableRow

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def row(key: str = "t1") -> TableRow:
    seats = (SeatSpec(kind="person", name="Ana"), SeatSpec(kind="bot", name="Bruno", bot="random"))
    stamp = "2026-11-30T10:00:00Z"
    return TableRow(
        id=key,
        owner="guest",
        ruleset="carcassonne/2014",
        fingerprint="f",
        seed="s",
        settings=TableSettings(fast=True),
        seats=seats,
        created=stamp,
        changed=stamp,
        summary=Summary(scores=(0, 0), to_move=0),
    )


def test_what_is_stored_is_read_back(database: Path) -> None:
    async def work() -> None:
        store = await Store.open(database)
        await store.add_table(row(), [LogRow(1, "draw", -1, "~FFFF")])
        await store.append("t1", [LogRow(2, "ply", 0, "x"), LogRow(3, "undo", 0, "")], Summary((3, 4), 1, 2, 70))
        assert await store.read_log("t1", 1) == [LogRow(2, "ply", 0, "x"), LogRow(3, "undo", 0, "")]
        found = await store.table("t1")
        assert found is not None
        assert (found.seats, found.settings, found.summary) == (row().seats, row().settings, Summary((3, 4), 1, 2, 70))
        assert [table.id for table in await store.unfinished()] == ["t1"]
        await store.append("t1", [LogRow(4, "ply", 0, "x")], Summary((3, 4), None, 2, 0, over=True))
        assert await store.unfinished() == []
        await store.close()

    run(work())


def test_of_two_writers_of_a_row_one_is_told(database: Path) -> None:
    async def work() -> None:
        store = await Store.open(database)
        await store.add_table(row(), [])
        await store.append("t1", [LogRow(1, "ply", 0, "first")], Summary((1, 0)))
        with pytest.raises(SequenceTaken):
            await store.append("t1", [LogRow(1, "ply", 0, "second"), LogRow(2, "draw", -1, "~")], Summary((9, 9)))
        assert await store.read_log("t1") == [LogRow(1, "ply", 0, "first")]
        found = await store.table("t1")
        assert found is not None
        assert found.summary.scores == (1, 0)
        await store.close()

    run(work())


@pytest.mark.parametrize("content", [b"Not a database, but a shopping list.", b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_file_that_is_no_database_is_refused_and_left_alone(database: Path, content: bytes) -> None:
    database.write_bytes(content)
    with pytest.raises(StoreError, match=r"games\.sqlite"):
        run(Store.open(database))
    assert database.read_bytes() == content
    assert sorted(path.name for path in database.parent.iterdir()) == ["games.sqlite"]


def test_the_database_of_something_else_is_refused_and_left_alone(database: Path) -> None:
    with sqlite3.connect(database) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(StoreError, match="recipes"):
        run(Store.open(database))
    with sqlite3.connect(database) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    other.close()


def test_a_database_of_a_newer_version_is_refused(database: Path) -> None:
    async def make() -> None:
        await (await Store.open(database)).close()

    run(make())
    with sqlite3.connect(database) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    with pytest.raises(StoreError, match="newer Losetas"):
        run(Store.open(database))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="found a folder"):
        run(Store.open(tmp_path))


def test_an_address_without_a_driver_is_refused() -> None:
    with pytest.raises(StoreError, match="nosuchdb"):
        run(Store.open("nosuchdb://localhost/games"))


def test_migrations_make_exactly_what_the_code_expects_and_can_be_undone(database: Path) -> None:
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config = alembic_config(connection)
        command.upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        command.downgrade(config, "base")
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
    engine.dispose()


def test_the_secret_is_made_once_and_private(tmp_path: Path) -> None:
    path = tmp_path / "games.secret"
    secret = load_secret(path)
    assert load_secret(path) == secret
    assert path.stat().st_mode & 0o077 == 0
    path.write_text("short", encoding="ascii")
    with pytest.raises(StoreError, match="expected a secret"):
        load_secret(path)


def test_a_forged_cookie_is_nobody() -> None:
    guests, others = Guests("a" * 32), Guests("b" * 32)
    guest = guests.new()
    assert guests.read(guests.cookie(guest)) == guest
    assert guests.read(others.cookie(guest)) is None
    assert guests.read("nonsense") is None
    assert guests.read(None) is None
