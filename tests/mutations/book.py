"""The mutations of a game: read from its folder of TOML files, carried out in a copy of the package."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from tests.mutations import mutant

from losetas.core import registry
from losetas.core.rulebook import rulebook_of
from losetas.core.scenario import read_scenario_file

HERE: Final = Path(__file__).parent
SOURCES: Final = HERE.parent.parent / "src" / "losetas"
BUILT: Final = shutil.ignore_patterns("*.so", "*.pyd", "*.json", "__pycache__")

Mutation = dict[str, Any]


def name(mutation: Mutation) -> str:
    """The name of a mutation: its rules and what it does."""
    return f"{' '.join(mutation['ids'])} {mutation['breaks']}"


def edits(mutation: Mutation) -> list[dict[str, str]]:
    """The edits that a mutation consists of."""
    return [mutation, *mutation.get("edit", ())]


class Book:
    """Every rule of a game broken once, and the scenario files that ought to notice."""

    def __init__(self, game: str, *more: Path, toy: Path | None = None) -> None:
        """`more` are scenario files beside those of the expansions, `toy` the folder of an expansion with one more."""
        self.parts = (game, "core")
        self.toys = "" if toy is None else str(toy)
        tables = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((HERE / game).glob("*.toml"))]
        self.mutations: list[Mutation] = [mutation for table in tables for mutation in table["mutation"]]
        self.unbroken = {rule: why for table in tables for rule, why in table.get("unbroken", {}).items()}
        expansions = list(registry.expansions(game).values())
        folders = [expansion.folder for expansion in expansions] + ([toy] if toy else [])
        self.files = [folder / "scenarios.scn" for folder in folders] + list(more)
        self.rules = {rule.id for one in expansions for rule in rulebook_of(one).rules if not rule.status}

    @property
    def broken(self) -> set[str]:
        """The rules and rulings that a mutation breaks."""
        return {rule for mutation in self.mutations for rule in mutation["ids"]}

    @property
    def named(self) -> set[str]:
        """The rules and rulings that a scenario names."""
        return {rule for path in self.files for one in read_scenario_file(path) for rule in mutant.rules_of(one)}

    @cached_property
    def sources(self) -> dict[Path, str]:
        """The sources that rules are implemented in, by path below the package."""
        files = [path for part in self.parts for path in sorted((SOURCES / part).rglob("*"))]
        return {
            path.relative_to(SOURCES): path.read_text(encoding="utf-8")
            for path in files
            if path.suffix in (".py", ".toml")
        }

    def place(self, edit: dict[str, str]) -> tuple[Path, int]:
        """The file and the place of the text that an edit replaces; it has to be there exactly once."""
        old, function = edit["old"], edit.get("within")
        found = [
            (path, match.start())
            for path, text in self.sources.items()
            if old in text
            for begin, end in (_spans(text, function) if function else [(0, len(text))])
            for match in re.finditer(re.escape(old), text[:end])
            if match.start() >= begin
        ]
        where = f" within {function}" if function else ""
        if len(found) != 1:
            raise LookupError(f"expected once{where}, found {len(found)} times: {old!r}")
        return found[0]

    def misplaced(self) -> list[str]:
        """The edits whose text is not there exactly once."""
        wrong = []
        for mutation in self.mutations:
            for edit in edits(mutation):
                try:
                    self.place(edit)
                except LookupError as error:
                    wrong.append(f"{name(mutation)}: {error}")
        return wrong

    def mutate(self, folder: Path, mutation: Mutation) -> None:
        """Carry out the edits of a mutation in a copy of the package, from the last to the first in each file."""
        placed = [(*self.place(edit), edit) for edit in edits(mutation)]
        for path, start, edit in sorted(placed, key=lambda item: item[1], reverse=True):
            text = (folder / path).read_text(encoding="utf-8")
            assert text.startswith(edit["old"], start)
            changed = text[:start] + edit["new"] + text[start + len(edit["old"]) :]
            (folder / path).write_text(changed, encoding="utf-8")
            if path.suffix == ".py":
                compile(changed, str(path), "exec")

    def red(self, folder: Path, mutation: Mutation) -> dict[str, dict[str, str]]:
        """What fails under a mutation: for each of its rules the scenarios that name it, and what is wrong there."""
        copy = folder / "losetas"
        copy.mkdir()
        for source in SOURCES.glob("*.py"):
            shutil.copy(source, copy)
        for part in self.parts:
            shutil.copytree(SOURCES / part, copy / part, ignore=BUILT)
        self.mutate(copy, mutation)
        script = [sys.executable, "-B", mutant.__file__, str(folder), ",".join(mutation["ids"]), *map(str, self.files)]
        kept = {**os.environ, "PYTHONPATH": str(folder), "LOSETAS_KERNEL": "interpreted"}
        environment = {**kept, registry.FOLDERS: self.toys}
        done = subprocess.run(
            script, env=environment, cwd=folder, capture_output=True, text=True, timeout=120, check=False
        )
        shutil.rmtree(copy)
        assert done.returncode == 0, done.stderr
        found: dict[str, dict[str, str]] = json.loads(done.stdout)
        return found

    def check(self, folder: Path, mutation: Mutation) -> None:
        """A scenario of each of its rules goes red."""
        found = self.red(folder, mutation)
        for rule in mutation["ids"]:
            assert any(found.get(rule, {}).values()), f"{rule} is not missed by {sorted(found.get(rule, {}))}"


def _spans(text: str, function: str) -> list[tuple[int, int]]:
    """Where a text lies between the `def` of a function of this name and whatever is indented no deeper."""
    found = []
    for match in re.finditer(rf"^( *)def {re.escape(function)}\(", text, re.MULTILINE):
        after = re.compile(rf"^ {{0,{len(match[1])}}}(?=[^\s)])", re.MULTILINE).search(text, match.end())
        found.append((match.start(), after.start() if after else len(text)))
    return found
