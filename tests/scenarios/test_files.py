"""Every scenario file of this folder passes, and so does every one beside the repository, unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

HERE = Path(__file__).parent
SCENARIOS = [scenario for file in sorted(HERE.glob("*.scn")) for scenario in read_scenario_file(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: f"{Path(s.source).stem}:{s.line}")
def test_scenario(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


def test_the_scenarios_beside_the_repository(shared: Path) -> None:
    files = [file for game in registry.games() for file in sorted((shared / "scenarios" / game).glob("*.scn"))]
    assert len(files) >= 18
    outcomes = run_scenarios(scenario for file in files for scenario in read_scenario_file(file))
    assert not [str(failure) for outcome in outcomes for failure in outcome.failures]
