"""The scenarios of the modules pass; every rule has one; those beside the repository pass unchanged."""

from __future__ import annotations

import gc
import re
import weakref
from pathlib import Path

import pytest

import losetas
from losetas.core import registry
from losetas.core.game import SEATS
from losetas.core.notation import Word
from losetas.core.rulebook import Rule, rulebook_of
from losetas.core.scenario import Line, Scenario, read_scenario_file, read_scenarios
from losetas.core.scene import Scene, run_scenarios

MODULES = list(registry.expansions("alhambra").values())
FILES = [module.folder / "scenarios.scn" for module in MODULES]
RULES = [rule for module in MODULES for rule in rulebook_of(module).rules]
SOURCES = Path(losetas.__file__).parent / "alhambra"
COUNTS = {"ALB": 66, "VIZ": 13, "CAM": 12, "BON": 10, "COB": 11, "INT": 6}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_scenarios_of_a_module(path: Path) -> None:
    outcomes = run_scenarios(read_scenario_file(path))
    assert not [str(failure) for outcome in outcomes for failure in outcome.failures]


def test_a_scenario_that_is_over_keeps_nothing() -> None:
    """Else each keeps a kernel, and the file of a designer with hundreds of them the memory of the machine."""
    scenario = read_scenario_file(FILES[0])[0]
    scene = Scene(scenario, registry.make(scenario.ruleset_text(), scenario.players))
    scene.run()
    gone = weakref.ref(scene.game)
    del scene
    gc.collect()
    assert gone() is None


def test_every_rule_has_a_scenario_and_every_scenario_a_rule() -> None:
    shown = {rule_id for path in FILES for scenario in read_scenario_file(path) for rule_id in scenario.ids}
    assert {rule.id for rule in RULES if not rule.status} <= shown
    assert shown <= {rule.id for rule in RULES}


def test_every_id_of_the_specification_is_there() -> None:
    expected = {f"{prefix}-{number}" for prefix, count in COUNTS.items() for number in range(1, count + 1)}
    assert {rule.id for rule in RULES} == expected


def test_every_rule_and_every_ruling_is_cited_in_the_code() -> None:
    """Where it is implemented; `ALB-44 to ALB-48` cites all five."""
    files = [path for path in SOURCES.rglob("*") if path.suffix == ".py" or path.name == "tiles.toml"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    cited = set(re.findall(r"\b[A-Z]{3}-\d+\b", text))
    for first, last in re.findall(r"\b([A-Z]{3}-\d+) to ([A-Z]{3}-\d+)\b", text):
        if (numbers := range(int(first[4:]), int(last[4:]))) and len(numbers) < 8:  # not the whole of a module
            cited |= {f"{first[:3]}-{number}" for number in numbers}
    rulings = {f"AMB-{number}" for number in range(1, 52)}
    assert {rule.id for rule in RULES if not rule.status} | rulings <= cited


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_is_one_sentence_in_three_languages(rule: Rule) -> None:
    for language in ("es", "en", "ca"):
        text = rule.texts[language]
        assert text.endswith(".")
        assert ". " not in text


def test_the_scenarios_beside_the_repository(shared: Path) -> None:
    files = sorted((shared / "scenarios" / "alhambra").glob("*.scn"))
    assert len(files) >= 6
    for file in files:
        outcomes = run_scenarios(read_scenario_file(file))
        assert not [str(failure) for outcome in outcomes for failure in outcome.failures]


def failures(text: str) -> list[str]:
    """What differs in a scenario of three players."""
    return [str(failure) for outcome in run_scenarios(read_scenarios(text)) for failure in outcome.failures]


def test_a_scenario_that_expects_the_wrong_thing_fails() -> None:
    head = (
        "## x\nrules alhambra players=3\nhand A b7 b3\nmarket b:garden10o\ndisplay y1 y2 y3 y4\nbuilt A tower11N@1,0\n"
    )
    wrong = {
        "wall A=2": "A=1",
        "count A tower=2": "tower=1",
        "hand A b7": "b3 b7",
        "reserve A tower12o": "-",
        "built A tower11S@1,0": "tower11N@1,0",
        "market b:garden11o": "b:garden10o",
        "display y1 y2 y3": "y1 y2 y3 y4",
        "supply tiles=3": "tiles=52",
        "rounds 1": "0",
        "legal count buy 2": "1",
        "legal exactly buy $b:garden10o=b7": "$b:garden10o=b3+b7",
        "legal exactly wake v+": "no wake",
        "view A hides b7": "b7 shown",
        "illegal 1,0>R hole": "1,0>R is legal",
    }
    for line, got in wrong.items():
        [failure] = failures(head + f"expect {line}\n")
        assert failure.endswith(f"got {got}"), failure


@pytest.mark.parametrize("combination", range(16))
def test_base_scenarios_pass_with_every_combination_of_modules(combination: int) -> None:
    """INT-1: base behaviour is unchanged where a module is off, and what it adds changes nothing that the base says.

    Left out are the forced pass and scenarios that count the cards of the deal or look for a module's absence. Stones
    sleep, so that nobody is asked between two turns.
    """
    keys = [module.key for module in MODULES if not module.provides_base]
    extra = "".join(f"+{key}" for i, key in enumerate(keys) if combination >> i & 1)
    base = next(module for module in MODULES if module.provides_base)
    kept: list[Scenario] = []
    for scenario in read_scenario_file(base.folder / "scenarios.scn"):
        words = [word.text for line in scenario.lines for word in line.words]
        verbs = {line.verb.text for line in scenario.lines}
        passes = any(line.verb.text == "play" and line.words[0].text == "-" for line in scenario.lines)
        if passes or "no-module" in words or "not-forced" in words or "deal" in verbs:
            continue
        if any(line.words and line.words[0].text == "same" for line in scenario.lines):
            continue
        scenario.ruleset = Word(f"alhambra{extra}")
        if "vizier" in extra:
            asleep = tuple(Word(f"{letter}=off") for letter in SEATS[: scenario.players])
            scenario.lines.insert(0, Line(Word("vizier"), asleep))
        kept.append(scenario)
    assert len(kept) > 45
    assert not [str(f) for outcome in run_scenarios(kept) for f in outcome.failures]
