"""Every rule is broken once, and a scenario that names it goes red: mutations.toml says how."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.alhambra import mutant

from losetas.core import registry
from losetas.core.rulebook import rulebook_of
from losetas.core.scenario import read_scenario_file

ROOT: Final = Path(__file__).parent.parent.parent
SOURCES: Final = ROOT / "src" / "losetas"
PARTS: Final = ("alhambra", "core")
BUILT: Final = shutil.ignore_patterns("*.so", "*.pyd", "*.json", "__pycache__")
DATA: Final = tomllib.loads((Path(__file__).parent / "mutations.toml").read_text(encoding="utf-8"))
MUTATIONS: Final[list[dict[str, Any]]] = DATA["mutation"]
UNBROKEN: Final[dict[str, str]] = DATA["unbroken"]
MODULES: Final = list(registry.expansions("alhambra").values())
FILES: Final = [module.folder / "scenarios.scn" for module in MODULES]
RULINGS: Final = 51
SAMPLE: Final = MUTATIONS[::60]


def name(mutation: dict[str, Any]) -> str:
    """The name of a mutation: its rules and what it does."""
    return f"{' '.join(mutation['ids'])} {mutation['breaks']}"


@cache
def sources() -> dict[Path, str]:
    """The sources that rules are implemented in, by path below the package."""
    files = [path for part in PARTS for path in sorted((SOURCES / part).rglob("*")) if path.suffix in (".py", ".toml")]
    return {path.relative_to(SOURCES): path.read_text(encoding="utf-8") for path in files}


def spans(text: str, function: str) -> list[tuple[int, int]]:
    """Where a text lies between the `def` of a function of this name and whatever is indented no deeper."""
    found = []
    for match in re.finditer(rf"^( *)def {re.escape(function)}\(", text, re.MULTILINE):
        after = re.compile(rf"^ {{0,{len(match[1])}}}(?=[^\s)])", re.MULTILINE).search(text, match.end())
        found.append((match.start(), after.start() if after else len(text)))
    return found


def place(edit: dict[str, str]) -> tuple[Path, int]:
    """The file and the place of the text that an edit replaces; it has to be there exactly once."""
    old, function = edit["old"], edit.get("within")
    found = [
        (path, match.start())
        for path, text in sources().items()
        if old in text
        for begin, end in (spans(text, function) if function else [(0, len(text))])
        for match in re.finditer(re.escape(old), text[:end])
        if match.start() >= begin
    ]
    where = f" within {function}" if function else ""
    if len(found) != 1:
        raise LookupError(f"mutations.toml: expected once{where}, found {len(found)} times: {old!r}")
    return found[0]


def mutate(folder: Path, mutation: dict[str, Any]) -> None:
    """Carry out the edits of a mutation in a copy of the package, from the last to the first in each file."""
    edits = [(*place(edit), edit) for edit in (mutation, *mutation.get("edit", ()))]
    for path, start, edit in sorted(edits, key=lambda item: item[1], reverse=True):
        text = (folder / path).read_text(encoding="utf-8")
        assert text.startswith(edit["old"], start)
        changed = text[:start] + edit["new"] + text[start + len(edit["old"]) :]
        (folder / path).write_text(changed, encoding="utf-8")
        if path.suffix == ".py":
            compile(changed, str(path), "exec")


def red(folder: Path, mutation: dict[str, Any]) -> dict[str, dict[str, str]]:
    """What fails under a mutation: for each of its rules the scenarios that name it, and what is wrong there."""
    copy = folder / "losetas"
    copy.mkdir()
    for source in SOURCES.glob("*.py"):
        shutil.copy(source, copy)
    for part in PARTS:
        shutil.copytree(SOURCES / part, copy / part, ignore=BUILT)
    mutate(copy, mutation)
    script = [
        sys.executable,
        "-B",
        str(Path(mutant.__file__)),
        str(folder),
        ",".join(mutation["ids"]),
        *map(str, FILES),
    ]
    environment = {**os.environ, "PYTHONPATH": str(folder), "LOSETAS_KERNEL": "interpreted"}
    done = subprocess.run(script, env=environment, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    shutil.rmtree(copy)
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def check(folder: Path, mutation: dict[str, Any]) -> None:
    """A scenario of each of its rules goes red."""
    found = red(folder, mutation)
    for rule in mutation["ids"]:
        assert any(found.get(rule, {}).values()), f"{rule} is not missed by {sorted(found.get(rule, {}))}"


def test_every_text_that_is_replaced_is_there_once() -> None:
    """When code changes its text the mutation has to be told; that it moved to another file does not matter."""
    wrong = []
    for mutation in MUTATIONS:
        for edit in (mutation, *mutation.get("edit", ())):
            assert edit["old"] != edit["new"]
            try:
                place(edit)
            except LookupError as error:
                wrong.append(f"{name(mutation)}: {error}")
    assert not wrong, "\n".join(wrong)


def test_every_rule_and_every_ruling_is_broken() -> None:
    rules = {rule.id for module in MODULES for rule in rulebook_of(module).rules if not rule.status}
    rulings = {f"AMB-{number}" for number in range(1, RULINGS + 1)}
    broken = {rule for mutation in MUTATIONS for rule in mutation["ids"]}
    assert broken == (rules | rulings) - UNBROKEN.keys()
    assert rulings >= UNBROKEN.keys()


def test_every_ruling_is_named_by_a_scenario() -> None:
    named = {rule for path in FILES for scenario in read_scenario_file(path) for rule in mutant.rules_of(scenario)}
    assert {f"AMB-{number}" for number in range(1, RULINGS + 1)} - UNBROKEN.keys() <= named


@pytest.mark.parametrize("mutation", SAMPLE, ids=name)
def test_a_scenario_misses_the_rule(mutation: dict[str, Any], tmp_path: Path) -> None:
    check(tmp_path, mutation)


@pytest.mark.deep
@pytest.mark.parametrize("mutation", MUTATIONS, ids=name)
def test_a_scenario_misses_every_rule(mutation: dict[str, Any], tmp_path: Path) -> None:
    check(tmp_path, mutation)
