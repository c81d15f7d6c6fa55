"""Lets `make deep` go on where it stopped: a pytest plugin (`-p tests.deep`).

Deep tests that passed are noted, by what the code was like, and left out the next time; when the hours of
LOSETAS_DEEP_HOURS are over those that have not begun wait for the next run. `make clean` forgets all.
"""

from __future__ import annotations

import hashlib
import os
import time
from pathlib import Path

import pytest

UNTIL = "LOSETAS_DEEP_UNTIL"  # reaches the workers
TESTED = ("src/losetas/core", "src/losetas/carcassonne", "src/losetas/alhambra", "tests")


def fingerprint(root: Path) -> str:
    """Changes with the code of the games and with the tests."""
    digest = hashlib.sha256()
    for folder in TESTED:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".pxd", ".toml", ".scn") and path.name != "art.py":
                digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Deep:
    """What is done, and until when to begin more."""

    def __init__(self, config: pytest.Config) -> None:
        assert config.cache is not None
        self.file = Path(config.cache.mkdir("deep")) / f"{fingerprint(config.rootpath)}.txt"
        self.done = set(self.file.read_text(encoding="utf-8").splitlines()) if self.file.is_file() else set()
        self.writes = not hasattr(config, "workerinput")
        if self.writes:
            os.environ[UNTIL] = str(time.time() + 3600 * float(os.environ.get("LOSETAS_DEEP_HOURS", "1")))
        self.left_out = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what has passed."""
        kept = [item for item in items if item.nodeid not in self.done]
        self.left_out = len(items) - len(kept)
        if self.left_out:
            config.hook.pytest_deselected(items=[item for item in items if item.nodeid in self.done])
            items[:] = kept

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Begin nothing when the time is over."""
        if time.time() > float(os.environ[UNTIL]):
            pytest.skip("the hours are over: the next run goes on here")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what has passed."""
        if self.writes and report.when == "call" and report.passed:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(report.nodeid + "\n")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Nothing left to do is fine."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.done:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how far it is."""
        terminalreporter.write_line(f"deep: {len(self.done)} tests had passed before this run, noted in {self.file}")


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin's state."""
    config.pluginmanager.register(Deep(config), "losetas-deep")
