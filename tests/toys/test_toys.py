"""The engine carries what expansions will need: toy expansions, each a folder, none known to the engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

HERE = Path(__file__).parent
TOYS = sorted(path.parent.name for path in HERE.glob("*/__init__.py"))
SCENARIOS = [scenario for toy in TOYS for scenario in read_scenario_file(HERE / toy / "scenarios.scn")]


@pytest.fixture(autouse=True, scope="module")
def _toys() -> Iterator[None]:
    loaded = [registry.load_folder(HERE / toy) for toy in TOYS]
    yield
    for expansion in loaded:
        registry.forget_folder(expansion)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_toy(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))
