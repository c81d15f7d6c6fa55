"""The scenarios of plaza and toledum, of their interactions, and beside inns and big followers (a toy)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from losetas.core import registry
from losetas.core.rulebook import rulebook_of
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

HERE = Path(__file__).parent
KEYS = ("plaza", "toledum")
FOLDERS = {key: registry.expansions("carcassonne")[key].folder for key in KEYS}
FILES = [
    *(folder / "scenarios.scn" for folder in FOLDERS.values()),
    HERE.parent / "scenarios" / "interactions_c.scn",
    HERE / "with_inns_c.scn",
]
SCENARIOS = [scenario for path in FILES for scenario in read_scenario_file(path)]
SITUATIONS = ("U12", "U13", "U14", "U15", "U16", "U19")


@pytest.fixture(autouse=True, scope="module")
def _inns() -> Iterator[None]:
    loaded = registry.load_folder(HERE.parent / "toys" / "inns")
    yield
    registry.forget_folder(loaded)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda s: s.name)
def test_scenario(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_a_scenario_of_its_own(key: str) -> None:
    shown = {rule_id for s in read_scenario_file(FOLDERS[key] / "scenarios.scn") for rule_id in s.ids}
    rules = rulebook_of(registry.expansions("carcassonne")[key]).rules
    assert {rule.id for rule in rules if not rule.status} <= shown


def test_the_situations_have_scenarios() -> None:
    assert set(SITUATIONS) <= {rule_id for scenario in SCENARIOS for rule_id in scenario.ids}


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
