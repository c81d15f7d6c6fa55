"""The frame of the notation: words with their place in the file, shapes of tokens, and the vocabulary games register.

Nothing here knows a game. A game and each of its expansions hand over a `Words`: setup words, expect words and the
slices they add to a position; tokens are shaped here and understood by `State.parse`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from losetas.core.errors import NotationError

if TYPE_CHECKING:
    from losetas.core.chance import Deals
    from losetas.core.game import Game, State
    from losetas.core.scene import Scene

SEATS: Final = "ABCDEF"
END: Final = "end"
_WORD: Final = re.compile(r"\S+")
_TOKEN_CHARACTERS: Final = re.compile(r"[A-Za-z0-9@,^.:+*$=<>!~-]+")
_SEAT_PREFIX: Final = re.compile(r"([A-F]):(?=.)")
_CODE: Final = r"[A-Z][A-Za-z0-9]*\+?[a-z]*"
_CELL: Final = r"-?\d{1,4},-?\d{1,4}"
_SITE: Final = r"[A-Z]?[a-z](?:\.[NESW][LR]?)?"
_SHAPES: Final = {
    "place": re.compile(rf"({_CODE})(\^?)@({_CELL})([NESW])"),
    "recall": re.compile(rf"-([A-Z])@({_CELL})"),
    "decision": re.compile(r"([a-z]):(\S+)"),
    "draw": re.compile(r"~(\S+)"),
    "discard": re.compile(rf"x({_CODE})"),
    "site": re.compile(_SITE),
    "none": re.compile(r"-"),
    END: re.compile(END),
}


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text and where it stands, so that every complaint can name the place."""

    text: str
    line: int = 1
    column: int = 1
    source: str = "<text>"

    def error(self, expected: str, *, found: str | None = None, at: int = 0) -> NotationError:
        """The error of this word, `at` letters in: `expected` there, `found` instead (left out: the word itself)."""
        what = repr(self.text) if found is None else found
        return NotationError(expected, what, source=self.source, line=self.line, column=self.column + at)

    def move(self, error: NotationError) -> NotationError:
        """An error raised about the bare text of this word, moved to where the word stands."""
        return NotationError(
            error.expected, error.found, source=self.source, line=self.line, column=self.column + error.column - 1
        )

    def part(self, start: int, stop: int | None = None) -> Word:
        """A piece of the word with its own column."""
        return Word(self.text[start:stop], self.line, self.column + start, self.source)


@dataclass(frozen=True, slots=True)
class Token:
    """A token with its shape (`other` when only the game can tell) and the seat written before it, if any."""

    word: Word
    text: str
    shape: str
    seat: int | None = None

    @property
    def code(self) -> str:
        """The tile code of a place, draw or discard token, without its decoration."""
        found = _SHAPES[self.shape].fullmatch(self.text)
        return found[1] if found else self.text


SetupWord = Callable[["Scene", Word, list[Word]], None]
"""Carries out a setup line: the scene, the word itself, its arguments. Raises NotationError on a bad argument."""

ExpectWord = Callable[["Scene", Word, list[Word]], "str | None"]
"""Compares an expect line with the state: None when it holds, else what was got instead."""


@dataclass(frozen=True)
class Slice:
    """A named part that an expansion adds to positions: `write` gives its text ('' = left out), `read` restores it."""

    write: Callable[[State], str]
    read: Callable[[State, Word], None]


@dataclass
class Words:
    """What a game or an expansion adds to the notation.

    `kinds` are the words for what scores, `steps` for what is decided, `reasons` why something is illegal: a word
    outside them is a misspelling, not a failed expectation. `hand` tells the code of the tile in hand; `free` prepares
    a state so that a seat may play a token although it is not its turn and the tile is not in the bag. Decisions of
    the steps in `windows` stay open at the end of a play line; `;` declines them. `dealer` makes what deals in
    scenarios that have no seed. A setup word named like a line of the frame (`draws`) takes it over.
    """

    setup: dict[str, SetupWord] = field(default_factory=dict)
    expect: dict[str, ExpectWord] = field(default_factory=dict)
    slices: dict[str, Slice] = field(default_factory=dict)
    kinds: frozenset[str] = frozenset()
    steps: frozenset[str] = frozenset()
    reasons: frozenset[str] = frozenset()
    hand: Callable[[State], str | None] | None = None
    free: Callable[[State, Token], None] | None = None
    windows: frozenset[str] = frozenset()
    dealer: Callable[[Game], Deals] | None = None

    def add(self, other: Words) -> None:
        """Take the words of an expansion in; a word that exists already is an error of the expansion."""
        for mine, theirs in ((self.setup, other.setup), (self.expect, other.expect), (self.slices, other.slices)):
            twice = sorted(set(mine) & set(theirs))
            if twice:
                raise ValueError(f"the notation word {twice[0]!r} is registered twice")
            mine.update(theirs)  # type: ignore[arg-type]  # the pairs above have one type each
        self.kinds |= other.kinds
        self.steps |= other.steps
        self.windows |= other.windows
        self.reasons |= other.reasons


def split_words(text: str, line: int = 1, source: str = "<text>", column: int = 1) -> list[Word]:
    """Split one line into words; `#` at its start or after a space begins a comment."""
    words = []
    for found in _WORD.finditer(text):
        if found[0].startswith("#"):
            break
        words.append(Word(found[0], line, column + found.start(), source))
    return words


def read_token(word: Word) -> Token:
    """Shape a token.

    Raises:
        NotationError: a character or a form that no token of any game has.

    >>> read_token(Word("B:FFFRm@-1,0S")).shape
    'place'
    """
    good = _TOKEN_CHARACTERS.match(word.text)
    if good is None or good.end() < len(word.text):
        at = good.end() if good else 0
        raise word.error("a token", found=repr(word.text[at]), at=at)
    prefix = _SEAT_PREFIX.match(word.text)
    body = word.part(prefix.end()) if prefix else word
    seat = SEATS.index(prefix[1]) if prefix else None
    for shape, pattern in _SHAPES.items():
        if pattern.fullmatch(body.text):
            return Token(word, body.text, shape, seat)
    if "@" in body.text:
        raise _bad_place(body)
    return Token(word, body.text, "other", seat)


def _bad_place(body: Word) -> NotationError:
    """Say where a token with an @ stops being a placement."""
    code, _, rest = body.text.partition("@")
    after = len(code) + 1
    if not re.fullmatch(rf"{_CODE}\^?", code):
        return body.error("a tile code such as CFFF or CRFR^ before '@'", found=repr(code))
    cell = re.match(_CELL, rest)
    if cell is None:
        return body.error("a cell x,y after '@'", found=repr(rest), at=after)
    tail = rest[cell.end() :]
    found = repr(tail) if tail else "nothing"
    return body.error("one side N, E, S or W after the cell", found=found, at=after + cell.end())


def read_assignments(words: Iterable[Word], what: str = "A=3") -> Iterator[tuple[Word, str, Word]]:
    """Read words of the form KEY=VALUE; gives the word, the key and the value as a word of its own."""
    for word in words:
        key, equals, _ = word.text.partition("=")
        if not equals or not key:
            raise word.error(what)
        yield word, key, word.part(len(key) + 1)


def read_seat(word: Word, players: int) -> int:
    """Read a seat letter of a game with `players` seats."""
    letters = SEATS[:players]
    if len(word.text) != 1 or word.text not in letters:
        raise word.error(f"a seat {letters[0]} to {letters[-1]}")
    return letters.index(word.text)


def read_int(word: Word, expected: str = "a whole number") -> int:
    """Read a whole number, with a sign or without."""
    if not re.fullmatch(r"[+-]?\d{1,6}", word.text):
        raise word.error(expected, found=repr(word.text) if word.text else "nothing")
    return int(word.text)


def seat_values(words: list[Word], players: int, after: Word) -> dict[int, int]:
    """Read `A=3 B=0` as seat to number; `after` is the word before them, for the error when there are none."""
    values = {}
    for word, key, value in read_assignments(words):
        values[read_seat(word.part(0, len(key)), players)] = read_int(value)
    if not values:
        raise missing(after, "SEAT=NUMBER such as A=3")
    return values


def missing(after: Word, expected: str) -> NotationError:
    """The error of a line that stops too early, behind `after`."""
    return after.error(f"{expected} after {after.text!r}", found="the end of the line", at=len(after.text))


def one_of(word: Word, known: Iterable[str], what: str) -> str:
    """The word's text when it is one of `known`; NotationError lists them otherwise."""
    names = sorted(known)
    if word.text not in names:
        raise word.error(f"{what}: {', '.join(names)}")
    return word.text
