"""Whether an expansion can be played: it is tried out, alone on its game, before anything else has to do with it."""

from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Final

from losetas.core import overrides
from losetas.core.chance import Dealer, advance
from losetas.core.contract import is_list, is_whole
from losetas.core.errors import DataError, RulesetError
from losetas.core.expansion import Expansion, Option
from losetas.core.expect import FRAME_REASONS
from losetas.core.faults import ExpansionError, listed, raised, shown, told
from losetas.core.game import Game
from losetas.core.guard import Guard
from losetas.core.rulebook import rulebook_of
from losetas.core.ruleset import RulesetText

KEY: Final = re.compile(r"[a-z][a-z0-9_]*")
_TUPLES: Final = ("themes", "conflicts", "requires", "editions")
_TEXTS: Final = ("author", "publisher")

Build = Callable[[RulesetText], Game]
"""Makes a game of a ruleset's parts, the expansion that is tried out among what there is."""


def expansion_of(module: ModuleType) -> Expansion | None:
    """The expansion that a module defines, None when it defines none."""
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, Expansion) and value.__module__ == module.__name__:
            return value()
    return None


def expansion_in(path: Path) -> Expansion:
    """The expansion that a folder defines.

    Raises:
        RulesetError: there is none, or none that a ruleset could name.
        ExpansionError: the folder cannot be imported.
    """
    whole = path.resolve()
    name = f"losetas_folder_{whole.name}_{hashlib.sha256(str(whole).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path / "__init__.py", submodule_search_locations=[str(path)])
    if spec is None or spec.loader is None or not (path / "__init__.py").is_file():
        raise RulesetError(f"{path}: expected a folder with an __init__.py that defines an Expansion")
    module = importlib.util.module_from_spec(spec)
    for known in [known for known in sys.modules if known == name or known.startswith(f"{name}.")]:
        del sys.modules[known]  # as it was before it was mended
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
        expansion = expansion_of(module)
    except (Exception, SystemExit) as error:
        raise ExpansionError(path.resolve().name, path, f"cannot be imported: {raised(error, path)}") from error
    if expansion is None:
        raise RulesetError(f"{path / '__init__.py'}: expected a class derived from Expansion, found none")
    if not isinstance(expansion.key, str) or not KEY.fullmatch(expansion.key):
        expected = "a key of small letters, digits or _, a letter first"
        raise RulesetError(f"{path / '__init__.py'}: expected {expected}, found {expansion.key!r}")
    return expansion


def game_of(path: Path, games: Iterable[str]) -> str:
    """The game that a folder which cannot be imported was meant for, by what its source names; empty when unclear."""
    text = ""
    with suppress(OSError):
        text = (path / "__init__.py").read_text(encoding="utf-8", errors="replace")
    named = [game for game in games if f"losetas.{game}" in text]
    return named[0] if len(named) == 1 else ""


def flaw_of(expansion: Expansion, known: Mapping[str, Expansion], editions: tuple[str, ...], build: Build) -> str:
    """What is wrong with an expansion beside those that are `known`; empty when nothing is.

    It is guarded from here on. What it needs other expansions for is tried out with them, where they are there.
    """
    others = {key: other for key, other in known.items() if key != expansion.key}
    wrong = _attributes(expansion, editions)
    if wrong:
        return wrong
    try:
        with overrides.set_aside():
            guard = _guarded(expansion, others)
            _try_out(expansion, guard, others, editions, build)
    except Exception as error:  # whatever a folder of somebody's may raise
        return told(error, expansion)
    return ""


def flaw_in_data(expansion: Expansion) -> str:
    """What is wrong with the data files of an expansion that comes with Losetas; empty when nothing is."""
    try:
        with overrides.set_aside():
            expansion.read_data_files()
    except Exception as error:  # a folder among the built-in ones may be somebody's own
        return told(error, expansion)
    return ""


def _attributes(expansion: Expansion, editions: tuple[str, ...]) -> str:
    for name in _TUPLES:
        if not is_list(getattr(expansion, name), str):
            return f"{name}: expected a tuple of words, found {shown(getattr(expansion, name))}"
    for name in _TEXTS:
        if not isinstance(getattr(expansion, name), str):
            return f"{name}: expected text, found {shown(getattr(expansion, name))}"
    if not is_whole(expansion.year):
        return f"year: expected a number, found {shown(expansion.year)}"
    unknown = sorted(set(expansion.editions) - set(editions))
    if unknown:
        return f"editions: expected {' or '.join(editions)}, found {unknown[0]!r}"
    if not is_list(expansion.options, Option):
        return f"options: expected a tuple of Option, found {shown(expansion.options)}"
    for option in expansion.options:
        if not is_list(option.values, str) or len(option.values) < 2:
            return f"options: {option.key}: expected two values or more, found {shown(option.values)}"
        if not is_list(option.rules, str):
            return f"options: {option.key}: expected a tuple of rule ids, found {shown(option.rules)}"
    return ""


def flaw_in_texts(expansion: Expansion) -> str:
    """What keeps an expansion from being shown though it can be played; empty when nothing does.

    Without a name nobody could choose it. One language is enough, the others fall back to it.
    """
    files = sorted((expansion.folder / "text").glob("*.ftl"))
    for path in files:
        try:
            if f"expansion-{expansion.key} =" in path.read_text(encoding="utf-8"):
                return ""
        except UnicodeDecodeError:
            return f"{path}: expected UTF-8 text"
    where = ", ".join(path.name for path in files) or "text/*.ftl, of which there is none"
    return f"expected its name in a text, expansion-{expansion.key} = ..., found none in {where}"


def _guarded(expansion: Expansion, others: Mapping[str, Expansion]) -> Guard:
    """Read its rules, and set the guard; raises LosetasError when an id is taken or one that it cites is not there."""
    from losetas.core.howto import howto_of  # which asks the registry, and so comes after this module

    howto_of(expansion)
    own = [rule.id for rule in rulebook_of(expansion).rules]
    owners = {rule.id: key for key, other in others.items() for rule in rulebook_of(other).rules}
    for rule in own:
        if rule in owners:
            raise RulesetError(f"rules.md: expected rule ids of its own, found {rule}, which {owners[rule]} has")
    ids = frozenset(owners) | frozenset(own)
    for what, rule in expansion.cites():
        if rule not in ids:
            raise RulesetError(f"{what}: expected the id of a rule in a rules.md (here {listed(own)}), found {rule!r}")
    guard = Guard(expansion, lambda: ids)
    base = next(cls for cls in type(expansion).__mro__ if "contract" in vars(cls))
    guard.watch(expansion, base, expansion.contract, passes=DataError)
    return guard


def _try_out(
    expansion: Expansion, guard: Guard, others: Mapping[str, Expansion], editions: tuple[str, ...], build: Build
) -> None:
    """Set a table in every edition, up to the first decision.

    Where something that it needs is not there nothing can be tried: the ruleset refuses that itself.
    """
    words = expansion.words()
    guard.own_reasons = frozenset(words.reasons)
    expansion.read_data_files()
    needed = _needed(expansion, others)
    if needed is None:
        return
    for edition in expansion.editions or editions:
        parts = RulesetText(expansion.game, edition, [*needed, expansion.key], {})
        game = build(parts)
        found = game.words()
        guard.reasons = (guard.reasons or FRAME_REASONS) | found.reasons
        guard.kinds = (guard.kinds or frozenset()) | found.kinds
        advance(game.new_state(), Dealer(expansion.key))


def _needed(expansion: Expansion, others: Mapping[str, Expansion]) -> list[str] | None:
    """The keys of expansions that bring what one requires, None when one is missing."""
    needed = []
    for name in expansion.requires:
        found = next((key for key, other in others.items() if name in (key, *other.themes)), None)
        if found is None:
            return None
        needed.append(found)
    return needed
