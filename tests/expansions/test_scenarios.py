"""The scenarios of each of Carcassonne's expansions pass, every rule has one, and the texts are whole."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.rulebook import rulebook_of
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

EXPANSIONS = {key: one for key, one in registry.expansions("carcassonne").items() if key != "base"}
SCENARIOS = {key: read_scenario_file(one.folder / "scenarios.scn") for key, one in EXPANSIONS.items()}
INTERACTIONS = sorted((Path(__file__).parent.parent / "scenarios").glob("interactions_*.scn"))


@pytest.mark.parametrize("scenario", [*chain(*SCENARIOS.values())], ids=lambda s: s.name)
def test_scenario(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


@pytest.mark.parametrize("key", EXPANSIONS)
def test_every_rule_has_a_scenario_of_its_own(key: str) -> None:
    shown = {rule_id for scenario in SCENARIOS[key] for rule_id in scenario.ids}
    rules = rulebook_of(EXPANSIONS[key]).rules
    assert {rule.id for rule in rules if not rule.status} <= shown


@pytest.mark.parametrize("key", EXPANSIONS)
def test_every_rule_is_one_sentence_in_three_languages(key: str) -> None:
    for rule in rulebook_of(EXPANSIONS[key]).rules:
        for language in ("es", "en", "ca"):
            text = rule.texts[language]
            assert text.endswith(".")
            assert ". " not in text


@pytest.mark.parametrize("key", EXPANSIONS)
def test_the_texts_have_the_same_names_in_all_languages(key: str) -> None:
    names = []
    for language in ("es", "en", "ca"):
        lines = (EXPANSIONS[key].folder / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        names.append([line.split(" = ")[0] for line in lines if line and not line.startswith((" ", "#"))])
    assert names[0] == names[1] == names[2]


def test_the_situations_have_scenarios() -> None:
    """Those of the catalogue that are about several expansions at once."""
    shown = {i for scenario in chain(*SCENARIOS.values(), *map(read_scenario_file, INTERACTIONS)) for i in scenario.ids}
    assert {"U12", "U13", "U14", "U15", "U16", "U19"} <= shown


def test_there_are_nine() -> None:
    assert len(EXPANSIONS) == 9
