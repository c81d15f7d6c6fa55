"""Finds games and expansions: built-in folders, entry points, folders of one's own; and makes games by name."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import os
import pkgutil
import re
import sys
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from types import ModuleType

import losetas
from losetas.core.errors import RulesetError
from losetas.core.expansion import Expansion, Option
from losetas.core.game import Game
from losetas.core.ruleset import Ruleset, compile_ruleset, declared_options, split_ruleset

_KEY = re.compile(r"[a-z][a-z0-9_]*")


class Family(ABC):
    """A kind of game: its editions, where its expansions live, and how a ruleset becomes a Game.

    A package `losetas.NAME` is a game when its module `game` has an attribute `FAMILY`.
    """

    name: str
    editions: tuple[str, ...]
    seats: tuple[int, int]
    expansions_package: str

    @abstractmethod
    def build(self, ruleset: Ruleset, players: int) -> Game:
        """Make the game."""


FOLDERS = "LOSETAS_EXPANSIONS"
"""The environment variable that names folders of expansions beside the built-in ones (and reaches other processes)."""

_extra: dict[str, dict[str, Expansion]] = {}


@cache
def families() -> dict[str, Family]:
    """Every game that is installed, by name."""
    found: dict[str, Family] = {}
    for module in pkgutil.iter_modules(losetas.__path__):
        if module.ispkg and importlib.util.find_spec(f"losetas.{module.name}.game"):
            family = getattr(importlib.import_module(f"losetas.{module.name}.game"), "FAMILY", None)
            if isinstance(family, Family):
                found[family.name] = family
    for point in importlib.metadata.entry_points(group="losetas.games"):
        family = point.load()
        found[family.name] = family
    return found


def games() -> list[str]:
    """The names of the games that can be made."""
    return sorted(families())


def family(name: str) -> Family:
    """The family of a game; RulesetError when there is none of that name."""
    if name not in families():
        raise RulesetError(f"there is no game {name!r}: expected {' or '.join(games())}")
    return families()[name]


def _expansion_of(module: ModuleType) -> Expansion | None:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Expansion) and value.__module__ == module.__name__:
            return value()
    return None


@cache
def _built_in(name: str) -> dict[str, Expansion]:
    package = importlib.import_module(family(name).expansions_package)
    found: dict[str, Expansion] = {}
    for module in pkgutil.iter_modules(package.__path__):
        expansion = _expansion_of(importlib.import_module(f"{package.__name__}.{module.name}"))
        if expansion is not None:
            found[expansion.key] = expansion
    for point in importlib.metadata.entry_points(group=f"losetas.{name}"):
        expansion = point.load()()
        found[expansion.key] = expansion
    return found


def expansions(name: str) -> dict[str, Expansion]:
    """Every expansion of a game by key, the base game first."""
    named = [expansion for expansion in _named(os.environ.get(FOLDERS, "")) if expansion.game == name]
    merged = {**_built_in(name), **{expansion.key: expansion for expansion in named}, **_extra.get(name, {})}
    return dict(sorted(merged.items(), key=lambda item: (not item[1].provides_base, item[0])))


@cache
def _named(folders: str) -> tuple[Expansion, ...]:
    return tuple(_expansion_in(Path(folder)) for folder in folders.split(os.pathsep) if folder)


def load_folder(path: Path) -> Expansion:
    """Make the expansion in a folder outside the package available under its key."""
    expansion = _expansion_in(path)
    _extra.setdefault(expansion.game, {})[expansion.key] = expansion
    return expansion


def _expansion_in(path: Path) -> Expansion:
    """The expansion that a folder defines; RulesetError when there is none."""
    name = f"losetas_folder_{path.resolve().name}"
    spec = importlib.util.spec_from_file_location(name, path / "__init__.py", submodule_search_locations=[str(path)])
    if spec is None or spec.loader is None or not (path / "__init__.py").is_file():
        raise RulesetError(f"{path}: expected a folder with an __init__.py that defines an Expansion")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    expansion = _expansion_of(module)
    if expansion is None:
        raise RulesetError(f"{path / '__init__.py'}: expected a class derived from Expansion, found none")
    if not _KEY.fullmatch(expansion.key):
        expected = "a key of small letters, digits or _, a letter first"
        raise RulesetError(f"{path / '__init__.py'}: expected {expected}, found {expansion.key!r}")
    return expansion


def forget_folder(expansion: Expansion) -> None:
    """Take an expansion that `load_folder` brought out again."""
    _extra.get(expansion.game, {}).pop(expansion.key, None)


def ruleset(text: str) -> Ruleset:
    """The ruleset with this text, every part checked; RulesetError says what, where and what was expected.

    >>> str(ruleset("carcassonne/2014(farms=3rd)"))
    'carcassonne/2014'
    """
    parts = split_ruleset(text)
    kind = family(parts.game)
    return compile_ruleset(parts, kind.editions, expansions(parts.game))


def options(name: str, edition: str, keys: tuple[str, ...] = ()) -> list[Option]:
    """The house rules of an edition with these expansions."""
    members = [e for e in expansions(name).values() if e.provides_base or e.key in keys]
    return list(declared_options(members, edition).values())


def make(text: str, players: int = 2) -> Game:
    """Make a game from a ruleset's text.

    >>> make("carcassonne/2014", players=3).players
    3
    """
    rules = ruleset(text)
    kind = family(rules.game)
    low, high = kind.seats
    if not low <= players <= high:
        raise RulesetError(f"{rules.game} is played by {low} to {high}: expected that many players, found {players}")
    return kind.build(rules, players)
