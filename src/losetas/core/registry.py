"""Finds games and expansions: built-in folders, entry points, folders of one's own; and makes games by name."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import os
import pkgutil
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import losetas
from losetas.core.admission import expansion_in, expansion_of, flaw_in_data, flaw_in_texts, flaw_of, game_of
from losetas.core.errors import RulesetError
from losetas.core.expansion import Expansion, Option
from losetas.core.faults import ExpansionError, Fault, raised
from losetas.core.game import Game
from losetas.core.ruleset import Ruleset, RulesetText, compile_ruleset, declared_options, split_ruleset


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
_trying: dict[str, dict[str, Expansion]] = {}  # while an expansion is tried out, what there is of its game


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


@dataclass(frozen=True)
class _Shelf:
    """The expansions of a game that can be played, by key, and the faults of those that cannot."""

    sound: dict[str, Expansion]
    faults: tuple[Fault, ...]


@cache
def _built_in(name: str) -> _Shelf:
    """What comes with Losetas; a folder among it may be somebody's own, and faulty."""
    package = importlib.import_module(family(name).expansions_package)
    found: dict[str, Expansion] = {}
    faults: list[Fault] = []
    for module in pkgutil.iter_modules(package.__path__):
        folder = Path(package.__path__[0]) / module.name
        try:
            expansion = expansion_of(importlib.import_module(f"{package.__name__}.{module.name}"))
        except (Exception, SystemExit) as error:
            faults.append(Fault(module.name, name, folder, f"cannot be imported: {raised(error, folder)}"))
            continue
        if expansion is not None:
            flaw = flaw_in_data(expansion)
            if flaw:
                faults.append(Fault(expansion.key, name, folder, flaw))
            else:
                found[expansion.key] = expansion
    return _Shelf(found, tuple(faults))


@cache
def _installed(name: str) -> tuple[Expansion | Fault, ...]:
    """What packages of others bring by entry points."""
    found: list[Expansion | Fault] = []
    for point in importlib.metadata.entry_points(group=f"losetas.{name}"):
        try:
            found.append(point.load()())
        except (Exception, SystemExit) as error:
            folder = Path(point.value)
            found.append(Fault(point.name, name, folder, f"cannot be imported: {raised(error, folder)}"))
    return tuple(found)


@cache
def _named(folders: str) -> tuple[Expansion | Fault, ...]:
    """What lies in the folders of the environment variable."""
    found: list[Expansion | Fault] = []
    for folder in (Path(folder) for folder in folders.split(os.pathsep) if folder):
        try:
            found.append(expansion_in(folder))
        except RulesetError as error:
            what = error.what if isinstance(error, ExpansionError) else str(error)
            found.append(Fault(folder.resolve().name, game_of(folder, games()), folder, what))
    return tuple(found)


def expansions(name: str) -> dict[str, Expansion]:
    """Every expansion of a game that can be played, by key, the base game first."""
    return _trying[name] if name in _trying else _shelf(name).sound


def faults(name: str = "") -> list[Fault]:
    """The expansions of a game, or of all, that cannot be played: everything else can."""
    found = [fault for game in ([name] if name else games()) for fault in _shelf(game).faults]
    return list(dict.fromkeys(found))


def _shelf(name: str) -> _Shelf:
    return _admitted(name, os.environ.get(FOLDERS, ""), tuple(_extra.get(name, {}).values()))


@lru_cache(maxsize=64)
def _admitted(name: str, folders: str, extra: tuple[Expansion, ...]) -> _Shelf:
    """Try out what does not come with Losetas, one after the other, each beside those that were found sound."""
    built_in = _built_in(name)
    sound, faults = dict(built_in.sound), list(built_in.faults)
    strangers: dict[str, Expansion] = {}
    for candidate in (*_installed(name), *_named(folders), *extra):
        if isinstance(candidate, Fault):
            if candidate.game in ("", name):
                faults.append(candidate)
            continue
        if candidate.game != name:
            continue
        twin = strangers.get(candidate.key)
        if twin is not None and candidate not in extra:
            what = f"expected a key of its own, found {candidate.key!r}, which {twin.folder} has"
            faults.append(Fault(candidate.key, name, candidate.folder, what, shadowed=True))
            continue
        known = _in_order({**sound, candidate.key: candidate})
        flaw = _tried(name, candidate, known)
        if flaw:
            faults.append(Fault(candidate.key, name, candidate.folder, flaw))
            continue
        sound, strangers = known, {**strangers, candidate.key: candidate}
        unshown = flaw_in_texts(candidate)
        if unshown:
            faults.append(Fault(candidate.key, name, candidate.folder, unshown, nameless=True))
    return _Shelf(_in_order(sound), tuple(faults))


def _tried(name: str, candidate: Expansion, known: dict[str, Expansion]) -> str:
    """What is wrong with an expansion, tried out in games that know the others."""
    kind = family(name)

    def build(parts: RulesetText) -> Game:
        return kind.build(compile_ruleset(parts, kind.editions, known), kind.seats[0])

    _trying[name] = known
    try:
        return flaw_of(candidate, known, kind.editions, build)
    finally:
        del _trying[name]


def _in_order(known: dict[str, Expansion]) -> dict[str, Expansion]:
    return dict(sorted(known.items(), key=lambda item: (not item[1].provides_base, item[0])))


def load_folder(path: Path) -> Expansion:
    """Make the expansion in a folder outside the package available under its key.

    Raises:
        RulesetError: there is none in it; one that is faulty says so when a ruleset names it.
    """
    expansion = expansion_in(path)
    _extra.setdefault(expansion.game, {})[expansion.key] = expansion
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
    known = expansions(parts.game)
    for fault in faults(parts.game):
        if fault.key in parts.expansions and not (fault.shadowed or fault.nameless):
            raise fault.error()
    return compile_ruleset(parts, kind.editions, known)


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
