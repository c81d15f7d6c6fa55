"""Every scenario file of this folder passes, and so does every one beside the repository, unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

HERE = Path(__file__).parent


def looks_back(scenario: Scenario) -> bool:
    """Whether it compares a view with that of the scenario before."""
    return any(line.words and line.words[0].text == "same" for line in scenario.lines)


def runs(file: Path) -> list[list[Scenario]]:
    """Each scenario of a file, after the one before where it looks back."""
    scenarios = read_scenario_file(file)
    return [
        scenarios[i - 1 : i + 1] if i and looks_back(scenario) else [scenario] for i, scenario in enumerate(scenarios)
    ]


RUNS = [run for file in sorted(HERE.glob("*.scn")) for run in runs(file)]


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{Path(run[-1].source).stem}:{run[-1].line}")
def test_scenario(run: list[Scenario]) -> None:
    outcome = run_scenarios(run)[-1]
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


def test_the_scenarios_beside_the_repository(shared: Path) -> None:
    files = [file for game in registry.games() for file in sorted((shared / "scenarios" / game).glob("*.scn"))]
    assert len(files) >= 18
    outcomes = run_scenarios(scenario for file in files for scenario in read_scenario_file(file))
    assert not [str(failure) for outcome in outcomes for failure in outcome.failures]
