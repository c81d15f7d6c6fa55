"""A server in this process, with a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.helpers import app_over, certain


@pytest.fixture(autouse=True)
def _certain(monkeypatch: pytest.MonkeyPatch) -> None:
    certain(monkeypatch)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    """Sits at the server's own machine."""
    with TestClient(app_over(database)) as client:
        yield client


@pytest.fixture
def visitor(database: Path) -> Iterator[Callable[[], TestClient]]:
    """Makes visitors with a cookie jar each, to a server that others reach too."""
    with TestClient(app_over(database, local=False, hosts=None)) as first:

        def make() -> TestClient:
            other = TestClient(first.app)
            other.portal = first.portal  # the same event loop
            return other

        yield make
