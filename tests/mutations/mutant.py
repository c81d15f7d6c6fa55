"""Carries out the scenarios that name given rules, on the sources that PYTHONPATH leads to, and prints which fail.

    python mutant.py FOLDER IDS FILE...     IDS with commas; FOLDER is where the package has to come from

A program of its own, because a process has loaded one state of the sources and keeps it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import losetas
from losetas.core.scenario import Scenario, read_scenario_file
from losetas.core.scene import run_scenarios

RULE = re.compile(r"\b(?:[A-Z]{3}-R?|C-|B-|U)\d+\b")


def rules_of(scenario: Scenario) -> set[str]:
    """The rules and rulings that its heading names."""
    return set(RULE.findall(scenario.name))


def failing(scenario: Scenario, before: Scenario | None) -> str:
    """What goes wrong in a scenario, after the one that it compares itself with; empty when nothing does."""
    same = any(line.words and line.words[0].text == "same" for line in scenario.lines)
    try:
        outcome = run_scenarios([before, scenario] if same and before else [scenario])[-1]
    except Exception as error:  # a rule that is broken may break anything
        return f"{type(error).__name__}: {error}"
    return "; ".join(str(failure) for failure in outcome.failures)


def main(folder: str, ids: str, *files: str) -> None:
    """Print rule ids and what fails in the scenarios that name them, as JSON."""
    assert Path(losetas.__file__).is_relative_to(folder), losetas.__file__
    wanted = set(ids.split(","))
    found: dict[str, dict[str, str]] = {}
    for file in files:
        scenarios = read_scenario_file(Path(file))
        for i, scenario in enumerate(scenarios):
            named = rules_of(scenario) & wanted
            if named:
                wrong = failing(scenario, scenarios[i - 1] if i else None)
                for rule in named:
                    found.setdefault(rule, {})[scenario.name] = wrong
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
