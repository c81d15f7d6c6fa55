"""Inns, cathedrals and big followers beside expansions that change the same points (a toy stands in for them)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

HERE = Path(__file__).parent


@pytest.fixture(autouse=True, scope="module")
def _inns() -> Iterator[None]:
    loaded = registry.load_folder(HERE.parent / "toys" / "inns")
    yield
    registry.forget_folder(loaded)


@pytest.mark.parametrize("scenario", read_scenario_file(HERE / "with_inns.scn"), ids=lambda s: s.name)
def test_with_inns(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))
