"""What an expansion is: one folder with rules, tiles, scenarios and texts, described by one small class."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, TypeVar

import msgspec

from losetas.core.notation import Words

if TYPE_CHECKING:
    from losetas.core.contract import Contract


class Option(msgspec.Struct, frozen=True):
    """A house rule: its key, its values (the first is the default) and the rule ids it changes."""

    key: str
    values: tuple[str, ...]
    rules: tuple[str, ...]
    editions: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    expansion: str = ""

    @property
    def default(self) -> str:
        """The value that is played when nothing is said."""
        return self.values[0]


class Expansion:
    """Base class of every expansion, the base game included. Class attributes describe it.

    `key` names it in rulesets; `provides_base` marks the one that every ruleset of its game contains; `conflicts` and
    `requires` name other expansions or their `themes`: what an expansion brings beside its key (`river`).
    `editions` limits it (empty = all). `windows` says that seats are offered decisions which they may decline, so that
    a clock has something to run for. Texts live in the folder (`text/es.ftl`, `rules.md`), never in code.
    """

    game: str = ""
    key: str = ""
    provides_base: bool = False
    themes: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    windows: bool = False
    author: str = ""
    year: int = 0
    publisher: str = ""
    contract: ClassVar[Contract] = MappingProxyType({})
    """What its hooks have to answer, for expansions that do not come with Losetas; a game's base class says it."""

    @property
    def folder(self) -> Path:
        """The folder that holds everything of the expansion."""
        return Path(inspect.getfile(type(self))).parent

    def option_list(self) -> tuple[Option, ...]:
        """Its house rules, each knowing which expansion it belongs to."""
        return tuple(msgspec.structs.replace(option, expansion=self.key) for option in self.options)

    def cites(self) -> Iterator[tuple[str, str]]:
        """The rule ids that its attributes cite, each with what cites it."""
        yield from ((f"house rule {option.key}", rule) for option in self.options for rule in option.rules)

    def words(self) -> Words:
        """The words it adds to the notation."""
        return Words()

    def read_data_files(self) -> None:
        """Read what its data files say; raises DataError when they cannot be read."""


ExpansionT = TypeVar("ExpansionT", bound=Expansion)


def overriding(members: Iterable[ExpansionT], base: type[ExpansionT], hook: str) -> list[ExpansionT]:
    """The members that say something at a hook: only these are called."""
    neutral = getattr(base, hook)
    return [member for member in members if getattr(type(member), hook) is not neutral]
