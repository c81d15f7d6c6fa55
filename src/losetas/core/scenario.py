"""Reads scenario files (`.scn`): blocks of a heading, a `rules` line, and lines that set up, play and expect.

Reading needs no game: words and tokens are checked for form only, so that a file for an expansion that is not
installed can still be read. `losetas.core.scene` carries the blocks out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from losetas.core.errors import NotationError, RulesetError
from losetas.core.notation import Word, read_int, read_token, split_words
from losetas.core.ruleset import split_ruleset

_RULE_ID: Final = re.compile(r"[A-Z]+-[A-Z]?\d+|U\d+")
_OPTION: Final = re.compile(r"[a-z][a-z0-9_]*=[a-z0-9_]+")
_VERB: Final = re.compile(r"[a-z][a-z-]*")


def is_rule_id(text: str) -> bool:
    """Whether a word is a rule id or a ruling: BAS-12, GAU-R7, C-4, U29."""
    return _RULE_ID.fullmatch(text) is not None


@dataclass(frozen=True)
class Line:
    """A line of a scenario: its first word and the rest."""

    verb: Word
    words: tuple[Word, ...]


@dataclass
class Scenario:
    """A block of a scenario file.

    `ids` are the rule ids its heading begins with; `options` the house rules written on the `rules` line.
    """

    source: str
    line: int
    ids: tuple[str, ...]
    title: str
    ruleset: Word = field(default_factory=lambda: Word(""))
    players: int = 0
    seed: str | None = None
    start: bool = True
    free: bool = False
    options: dict[str, Word] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The heading: ids and title."""
        return " ".join((*self.ids, self.title)).strip()

    def ruleset_text(self) -> str:
        """The ruleset with the house rules of the `rules` line put into its bracket."""
        text = self.ruleset.text
        if not self.options:
            return text
        extra = ",".join(f"{key}={value.text}" for key, value in self.options.items())
        head, plus, rest = text.partition("+")
        head = f"{head[:-1]},{extra})" if head.endswith(")") else f"{head}({extra})"
        return head + plus + rest


def read_scenarios(text: str, source: str = "<text>") -> list[Scenario]:
    """Read a scenario file.

    Raises:
        NotationError: a line that is none, with the place and what was expected.

    >>> [block] = read_scenarios("## BAS-4 alone\\nrules carcassonne/classic players=2\\nexpect next A place\\n")
    >>> block.ids, block.players, block.lines[0].verb.text
    (('BAS-4',), 2, 'expect')
    """
    blocks: list[Scenario] = []
    for number, content in enumerate(text.splitlines(), start=1):
        if content.startswith("## "):
            blocks.append(_heading(content, number, source))
            continue
        words = split_words(content, number, source)
        if not words:
            continue
        if not blocks:
            raise words[0].error("a heading that begins with '## '")
        _line(blocks[-1], words)
    for block in blocks:
        if not block.players:
            expected = "a line 'rules RULESET players=N'"
            raise NotationError(expected, "none in this block", source=source, line=block.line)
    return blocks


def read_scenario_file(path: Path) -> list[Scenario]:
    """Read a scenario file from disk; bytes that are no UTF-8 are a NotationError as well."""
    return read_scenarios(read_text(path), str(path))


def read_text(path: Path) -> str:
    """Read a UTF-8 text file; NotationError names the line and column of the first byte that is none."""
    raw = path.read_bytes()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        found = f"byte {raw[error.start]:#04x}"
        raise NotationError("UTF-8 text", found, source=str(path), line=line, column=column) from None


def _heading(content: str, number: int, source: str) -> Scenario:
    words = content[3:].split()
    ids: list[str] = []
    while words and is_rule_id(words[0]):
        ids.append(words.pop(0))
    return Scenario(source, number, tuple(ids), " ".join(words))


def _line(block: Scenario, words: list[Word]) -> None:
    verb, rest = words[0], words[1:]
    if verb.text == "rules":
        if block.players:
            raise verb.error("one rules line in a block")
        _rules(block, verb, rest)
        return
    if not block.players:
        raise verb.error("the line 'rules RULESET players=N' first")
    if not _VERB.fullmatch(verb.text):
        raise verb.error("a word that begins a line (play, draws, expect, ...)")
    if verb.text == "play":
        for word in rest:
            if word.text not in (";", "..."):
                read_token(word)
        for word in rest[:-1]:
            if word.text == "...":
                raise word.error("'...' at the end of the line only")
    elif verb.text == "expect" and not rest:
        raise verb.error("a word after expect", found="the end of the line")
    block.lines.append(Line(verb, tuple(rest)))


def _rules(block: Scenario, verb: Word, words: list[Word]) -> None:
    if not words:
        raise verb.error("a ruleset after rules", found="the end of the line")
    block.ruleset = words[0]
    try:
        split_ruleset(words[0].text)
    except RulesetError as error:
        raise words[0].error(f"a ruleset ({error})") from None
    for word in words[1:]:
        _rules_option(block, word)
    if not block.players:
        raise words[-1].error("players=N on the rules line", found="the end of the line", at=len(words[-1].text))


def _rules_option(block: Scenario, word: Word) -> None:
    key, _, value = word.text.partition("=")
    if word.text == "free":
        block.free = True
    elif key == "players":
        block.players = read_int(word.part(8), "a number of players")
        if block.players < 1:
            raise word.part(8).error("a number of players from 1")
    elif key == "seed" and value:
        block.seed = value
    elif key == "start":
        if value != "none":
            raise word.error("start=none")
        block.start = False
    elif _OPTION.fullmatch(word.text):
        block.options[key] = word.part(len(key) + 1)
    else:
        raise word.error("players=N, seed=S, start=none, free or HOUSE_RULE=VALUE")
