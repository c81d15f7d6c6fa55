"""The database: its tables, opening it, and telling a usable file from any other."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    inspect,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.engine.url import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from losetas.server.errors import StoreError

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("fingerprint", String(64), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_unfinished", "over", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(64), nullable=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("token", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

SQLITE_MAGIC = b"SQLite format 3\x00"
MIGRATIONS = Path(__file__).parent / "migrations"


def database_url(where: str | Path) -> URL:
    """The address of a database: a URL as it stands, anything else is the path of an SQLite file."""
    text = str(where)
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser().resolve()))
    try:
        return make_url(text)
    except ArgumentError as error:
        raise StoreError(f"{text}: expected the path of a file or an address like sqlite+aiosqlite:///FILE") from error


def sqlite_file(url: URL) -> Path | None:
    """The file of an SQLite address; None for another database or one in memory."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def check_file(path: Path) -> None:
    """Refuse, before anything is opened or written, what is not an SQLite database or a place for a new one."""
    if path.is_dir():
        raise StoreError(f"{path}: expected a file for the database, found a folder")
    if not path.exists():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{path.parent}: cannot make the folder of the database: {error.strerror}") from error
        return
    try:
        with path.open("rb") as file:
            head = file.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise StoreError(f"{path}: cannot read the database: {error.strerror}") from error
    if head and head != SQLITE_MAGIC:
        raise StoreError(f"{path}: expected an SQLite database, found another kind of file; it is left as it was")


def make_engine(url: URL) -> AsyncEngine:
    """An engine whose SQLite connections write ahead, wait for each other and keep what was committed."""
    try:
        engine = create_async_engine(url)
    except (ArgumentError, ImportError) as error:
        raise StoreError(f"{url.render_as_string()}: no driver for this database: {error}") from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    # FULL, because a move that was answered must survive a power cut, and a turn can wait for one flush
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the newest layout; StoreError, unchanged, when it belongs to something else."""
    name = engine.url.render_as_string()
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, name)
    except DatabaseError as error:
        raise StoreError(f"{name}: the database cannot be used: {error.orig}") from error


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration for migrations over an open connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, name: str) -> None:
    found = set(inspect(connection).get_table_names())
    if found and "alembic_version" not in found:
        raise StoreError(f"{name}: expected a database of Losetas, found one of something else: {min(found)}")
    config = alembic_config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found:
        rows = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
        strange = [row for row in rows if row not in known]
        if strange:
            raise StoreError(f"{name}: made by a newer Losetas (layout {strange[0]}): update before using it")
    command.upgrade(config, "head")
