"""The scenarios of argueso, mezquita and italica, and of their interactions; those beside the repository too."""

from __future__ import annotations

from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.rulebook import rulebook_of
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

KEYS = ("argueso", "mezquita", "italica")
FOLDERS = {key: registry.expansions("carcassonne")[key].folder for key in KEYS}
INTERACTIONS = Path(__file__).parent.parent / "scenarios" / "interactions_b.scn"
FILES = [*(folder / "scenarios.scn" for folder in FOLDERS.values()), INTERACTIONS]
SCENARIOS = [scenario for path in FILES for scenario in read_scenario_file(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_scenario(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_a_scenario_of_its_own(key: str) -> None:
    shown = {rule_id for s in read_scenario_file(FOLDERS[key] / "scenarios.scn") for rule_id in s.ids}
    rules = rulebook_of(registry.expansions("carcassonne")[key]).rules
    assert {rule.id for rule in rules if not rule.status} <= shown


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_is_one_sentence_in_three_languages(key: str) -> None:
    for rule in rulebook_of(registry.expansions("carcassonne")[key]).rules:
        for language in ("es", "en", "ca"):
            text = rule.texts[language]
            assert text.endswith(".")
            assert ". " not in text


@pytest.mark.parametrize("key", KEYS)
def test_the_scenarios_beside_the_repository(key: str, shared: Path) -> None:
    outcomes = run_scenarios(read_scenario_file(shared / "scenarios" / "carcassonne" / f"{key}.scn"))
    assert outcomes
    assert not [str(failure) for outcome in outcomes for failure in outcome.failures]


@pytest.mark.parametrize("key", KEYS)
def test_the_texts_have_the_same_names_in_all_languages(key: str) -> None:
    names = []
    for language in ("es", "en", "ca"):
        lines = (FOLDERS[key] / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        names.append([line.split(" = ")[0] for line in lines if line and not line.startswith((" ", "#"))])
    assert names[0] == names[1] == names[2]
