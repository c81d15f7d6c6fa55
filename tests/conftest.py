"""What every test may use, and the rule that nothing is skipped where everything is required."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("certain", derandomize=True, database=None)
settings.load_profile("certain")

ROOT = Path(__file__).resolve().parent.parent
REQUIRE_ALL = os.environ.get("LOSETAS_REQUIRE_ALL", "") not in ("", "0")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The material beside the repository (`../shared`: oracle games, cases, scenarios)."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("../shared is not there: its oracle games, cases and scenarios cannot be compared")
    return folder


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for browser tests: LOSETAS_CHROMIUM, /usr/bin/chromium, or one on PATH."""
    named = os.environ.get("LOSETAS_CHROMIUM")
    if named and not shutil.which(named):
        pytest.fail(f"LOSETAS_CHROMIUM={named}: there is no such program")
    names = [named, "/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome"]
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("no Chromium found: set LOSETAS_CHROMIUM, or install one (Debian: apt install chromium)")
    return found


@pytest.fixture(scope="session")
def chromium_arguments() -> list[str]:
    """Switches that keep Chromium quiet, offline and able to run as root in a container."""
    return [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-dev-shm-usage",
    ]


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if REQUIRE_ALL and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"skipped, but LOSETAS_REQUIRE_ALL is set: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn a skip into a failure where everything is required."""
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for a module that skips as a whole."""
    report = yield
    _refuse_skip(report)
    return report
