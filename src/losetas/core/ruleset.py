"""Rulesets: an edition, expansions and house rules, written `carcassonne/classic(farms=devir)+plaza`."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping

import msgspec

from losetas.core import overrides
from losetas.core.errors import RulesetError
from losetas.core.expansion import Expansion, Option

_NAME = re.compile(r"[a-z0-9_]+")
ALL = "all"


class Ruleset:
    """One way to play a game: immutable, comparable, printed canonically.

    `options` holds every house rule that applies, defaults included.
    """

    def __init__(
        self,
        game: str,
        edition: str,
        expansions: tuple[Expansion, ...],
        options: Mapping[str, str],
        single_edition: bool,
    ) -> None:
        self.game = game
        self.edition = edition
        self.members = expansions
        self.options = dict(options)
        self._single_edition = single_edition

    @property
    def expansions(self) -> tuple[str, ...]:
        """The keys of the expansions beyond the base game, in order."""
        return tuple(member.key for member in self.members if not member.provides_base)

    def option(self, key: str) -> str:
        """The value of a house rule; a KeyError means that it does not apply here."""
        return self.options[key]

    def declared(self) -> dict[str, Option]:
        """The house rules that this ruleset has, by key."""
        return declared_options(self.members, self.edition)

    @property
    def fingerprint(self) -> str:
        """Twelve hex digits that change when the ruleset, the tiles of a member or the overrides change."""
        digest = hashlib.sha256(repr((str(self), sorted(self.options.items()))).encode())
        for member in self.members:
            tiles = member.folder / "tiles.toml"
            digest.update(member.key.encode())
            if tiles.is_file():
                digest.update(tiles.read_bytes())
        digest.update(overrides.digest())
        return digest.hexdigest()[:12]

    def __str__(self) -> str:
        changed = {k: o for k, o in self.declared().items() if self.options[k] != o.default}
        bracket = ",".join(f"{key}={self.options[key]}" for key in sorted(changed))
        head = self.game if self._single_edition and not bracket else f"{self.game}/{self.edition}"
        return head + (f"({bracket})" if bracket else "") + "".join(f"+{key}" for key in self.expansions)

    def __repr__(self) -> str:
        return f"Ruleset({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))


class RulesetText:
    """The parts of a ruleset's text, before anything is known to exist."""

    def __init__(self, game: str, edition: str | None, expansions: list[str], options: dict[str, str]) -> None:
        self.game = game
        self.edition = edition
        self.expansions = expansions
        self.options = options


def split_ruleset(text: str) -> RulesetText:
    """Take a ruleset's text apart.

    >>> parts = split_ruleset("carcassonne/classic(farms=devir)+plaza(tiny_city=2)")
    >>> parts.edition, parts.expansions, parts.options
    ('classic', ['plaza'], {'farms': 'devir', 'tiny_city': '2'})
    """
    reader = _Reader(text.strip())
    game = reader.name("the name of a game")
    edition = reader.name("an edition") if reader.skip("/") else None
    reader.bracket()
    expansions: list[str] = []
    while reader.skip("+"):
        expansions.append(reader.name("the name of an expansion"))
        reader.bracket()
    reader.end()
    return RulesetText(game, edition, expansions, reader.options)


class _Reader:
    """Walks over the text of a ruleset and collects its house rules."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.options: dict[str, str] = {}

    def skip(self, mark: str) -> bool:
        """Go past a mark; False when it is not there."""
        there = self.text.startswith(mark, self.place)
        self.place += len(mark) * there
        return there

    def wrong(self, expected: str) -> RulesetError:
        rest = self.text[self.place :] or "the end"
        return RulesetError(f"ruleset {self.text!r}, column {self.place + 1}: expected {expected}, found {rest!r}")

    def name(self, what: str) -> str:
        found = _NAME.match(self.text, self.place)
        if found is None:
            raise self.wrong(what)
        self.place = found.end()
        return found.group()

    def bracket(self) -> None:
        """House rules in a bracket, if there is one."""
        if not self.skip("("):
            return
        while True:
            key = self.name("the name of a house rule")
            if not self.skip("="):
                raise self.wrong(f"'=' after {key}")
            if key in self.options:
                raise RulesetError(f"ruleset {self.text!r}: house rule {key} is given twice")
            self.options[key] = self.name(f"a value of {key}")
            if self.skip(")"):
                return
            if not self.skip(","):
                raise self.wrong("',' or ')'")

    def end(self) -> None:
        if self.place != len(self.text):
            raise self.wrong("'+' or the end")


def declared_options(members: Iterable[Expansion], edition: str) -> dict[str, Option]:
    """The house rules that these expansions declare for an edition, by key.

    Several may declare one key, each naming the values it knows: the values are put together between the common first
    and last, the rules follow one another.
    """
    found: dict[str, Option] = {}
    keys = _names(members)
    for member in members:
        for option in member.option_list():
            if option.editions and edition not in option.editions:
                continue
            if not set(option.needs) <= keys:
                continue
            found[option.key] = _merged(found[option.key], option) if option.key in found else option
    return found


def _names(members: Iterable[Expansion]) -> set[str]:
    return {name for member in members for name in (member.key, *member.themes)}


def _merged(one: Option, other: Option) -> Option:
    inner = [
        value for value in (*one.values[1:-1], *other.values[1:-1]) if value not in (one.values[0], one.values[-1])
    ]
    values = tuple(dict.fromkeys((one.values[0], *inner, one.values[-1], *other.values)))
    rules = tuple(dict.fromkeys((*one.rules, *other.rules)))
    return msgspec.structs.replace(one, values=values, rules=rules)


def compile_ruleset(parts: RulesetText, editions: tuple[str, ...], known: Mapping[str, Expansion]) -> Ruleset:
    """Check the parts against what exists: edition, order, conflicts, house rules; RulesetError says what is wrong."""
    edition = parts.edition or editions[0]
    if edition not in editions:
        raise RulesetError(f"{parts.game} has no edition {edition!r}: expected {' or '.join(editions)}")
    wanted = _wanted(parts, known)
    members = [member for member in known.values() if member.provides_base or member.key in wanted]
    members.sort(key=lambda member: (not member.provides_base, member.key))
    keys = _names(members)
    for member in members:
        if member.editions and edition not in member.editions:
            raise RulesetError(f"expansion {member.key} does not exist in edition {edition}")
        clash = [other for other in member.conflicts if other in keys]
        if clash:
            raise RulesetError(f"expansion {member.key} cannot be combined with {clash[0]}")
        missing = [other for other in member.requires if other not in keys]
        if missing:
            raise RulesetError(f"expansion {member.key} needs {missing[0]}")
    declared = declared_options(members, edition)
    options = {key: option.default for key, option in declared.items()}
    for key, value in parts.options.items():
        if key not in declared:
            raise RulesetError(
                f"house rule {key!r} does not exist here: expected one of {', '.join(sorted(declared)) or 'none'}"
            )
        if value not in declared[key].values:
            raise RulesetError(f"house rule {key}: expected {' or '.join(declared[key].values)}, found {value!r}")
        options[key] = value
    return Ruleset(parts.game, edition, tuple(members), options, len(editions) == 1)


def _wanted(parts: RulesetText, known: Mapping[str, Expansion]) -> set[str]:
    wanted: set[str] = set()
    extra = [key for key, member in known.items() if not member.provides_base]
    for key in parts.expansions:
        if key == ALL:
            wanted |= {k for k in extra if not set(known[k].conflicts) & set(extra)}
        elif key in extra:
            wanted.add(key)
        else:
            raise RulesetError(
                f"{parts.game} has no expansion {key!r}: expected one of {', '.join(sorted(extra)) or 'none yet'}"
            )
    return wanted
