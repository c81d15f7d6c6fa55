"""The scenarios of the base game pass; every rule has one; those beside the repository can be read and pass too."""

from __future__ import annotations

from pathlib import Path

import pytest

import losetas.carcassonne.expansions.base as base
from losetas.core.rulebook import read_rulebook_file
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

FOLDER = Path(base.__file__).parent
SCENARIOS = read_scenario_file(FOLDER / "scenarios.scn")
RULES = read_rulebook_file(FOLDER / "rules.md").rules


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_base_scenario(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


def test_every_rule_has_a_scenario_and_every_scenario_a_rule() -> None:
    shown = {rule_id for scenario in SCENARIOS for rule_id in scenario.ids}
    assert shown == {rule.id for rule in RULES if not rule.status}
    assert {f"BAS-{n}" for n in range(1, 36)} <= {rule.id for rule in RULES}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_is_one_sentence_in_three_languages(rule: object) -> None:
    for language in ("es", "en", "ca"):
        text = rule.texts[language]  # type: ignore[attr-defined]  # a Rule
        assert text.endswith(".")
        assert ". " not in text
        assert "\n" not in text


def test_the_scenarios_beside_the_repository(shared: Path) -> None:
    outcomes = run_scenarios(read_scenario_file(shared / "scenarios" / "carcassonne" / "base.scn"))
    assert len(outcomes) == 4
    assert not [str(failure) for outcome in outcomes for failure in outcome.failures]


def test_the_scenarios_of_expansions_can_be_read(shared: Path) -> None:
    files = sorted((shared / "scenarios" / "carcassonne").glob("*.scn"))
    assert len(files) >= 12
    for file in files:
        assert read_scenario_file(file)
