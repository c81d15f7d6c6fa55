"""Reads the `rules.md` of an expansion: one block per rule id, one sentence per language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from losetas.core.errors import NotationError
from losetas.core.expansion import Expansion
from losetas.core.scenario import read_text

_HEADING: Final = re.compile(r"## ([A-Z]+-[A-Z]?\d+)(?: \[([A-Z])\])?")
_FIELD: Final = re.compile(r"([a-z]{2}|status): (.+)")
STATUSES: Final = ("derived", "deferred")


@dataclass
class Rule:
    """A rule: its id, the part of a game it belongs to (U P M S F, '' when none) and its sentence by language."""

    id: str
    tag: str
    texts: dict[str, str] = field(default_factory=dict)
    status: str = ""

    def text(self, languages: Sequence[str] = ("es", "en")) -> tuple[str, str]:
        """The sentence in the first of `languages` that has one, and that language; Spanish, then any, after them."""
        for language in (*languages, "es", *self.texts):
            if language in self.texts:
                return self.texts[language], language
        return "", ""


@dataclass
class Rulebook:
    """The rules of an expansion, in order, with title and introduction."""

    title: str = ""
    intro: dict[str, str] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)


def read_rulebook(text: str, source: str = "rules.md") -> Rulebook:
    """Read a `rules.md`.

    Raises:
        NotationError: a line that is none of the format, a repeated id, or a rule without a sentence in Spanish
            or English.

    >>> book = read_rulebook("# T\\n\\n## BAS-1 [U]\\nes: Uno.\\nen: One.\\n")
    >>> book.rules[0].id, book.rules[0].text(["en"])
    ('BAS-1', ('One.', 'en'))
    """
    book = Rulebook()
    places: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        heading = _HEADING.fullmatch(line)
        if heading:
            if heading[1] in places:
                raise _fail(source, number, f"each id once (line {places[heading[1]]} has it too)", line)
            places[heading[1]] = number
            book.rules.append(Rule(heading[1], heading[2] or ""))
        elif line.startswith("# ") and not book.title:
            book.title = line[2:].strip()
        elif line.strip():
            _field(book, line, number, source)
    for rule in book.rules:
        if not {"es", "en"} <= set(rule.texts):
            found = f"{rule.id} with {sorted(rule.texts)}"
            raise _fail(source, places[rule.id], "a sentence 'es: ...' and one 'en: ...'", found)
    return book


def _field(book: Rulebook, line: str, number: int, source: str) -> None:
    found = _FIELD.fullmatch(line)
    if found is None:
        expected = "'## ID [TAG]', 'LANGUAGE: sentence', 'status: derived' or 'status: deferred'"
        raise _fail(source, number, expected, line)
    key, value = found[1], found[2].strip()
    if key == "status":
        if not book.rules or value not in STATUSES:
            raise _fail(source, number, "status: derived or status: deferred, below a rule", line)
        book.rules[-1].status = value
        return
    texts = book.rules[-1].texts if book.rules else book.intro
    texts[key] = f"{texts[key]}\n{value}" if key in texts else value


def _fail(source: str, line: int, expected: str, found: str) -> NotationError:
    return NotationError(expected, repr(found), source=source, line=line)


def rulebook_of(expansion: Expansion) -> Rulebook:
    """The rules of an expansion; empty when its folder has no `rules.md`."""
    path = expansion.folder / "rules.md"
    return read_rulebook_file(path) if path.is_file() else Rulebook()


def read_rulebook_file(path: Path) -> Rulebook:
    """Read a `rules.md` from disk."""
    return read_rulebook(read_text(path), str(path))
