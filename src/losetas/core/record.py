"""Records: a game as text, in the manner of PGN. Tag pairs, numbered turns, comments, variations, glyphs, results.

`read_record` reads text without knowing the game, `Record.text` prints it, `record_of` writes a state's history and
`replay` plays a record; what a record says (results, `[Result]`) is compared with what the game does.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, Literal

from losetas.core.action import Move
from losetas.core.errors import NotationError
from losetas.core.game import CHANCE, SEATS, State
from losetas.core.notation import Word, read_token

ItemKind = Literal["token", "comment", "variation", "glyph", "result", "open"]
_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)[ \t]+"((?:[^"\\\n]|\\["\\])*)"\]')
_SPACE: Final = re.compile(r"\s+")
_NUMBER: Final = re.compile(r"(\d{1,5})\.(?!\.)")
_WORD: Final = re.compile(r"[^\s{}()]+")
_GLYPH: Final = re.compile(r"\$\d{1,3}")
_RESULT: Final = re.compile(r"=([A-F][+-]\d{1,5}(?:,[A-F][+-]\d{1,5})*)")


@dataclass(frozen=True)
class Item:
    """A piece of a turn: a token, a comment (its braces left off), a variation (likewise), a glyph, a result, `...`."""

    kind: ItemKind
    word: Word

    @property
    def text(self) -> str:
        """The item as it is printed."""
        if self.kind == "comment":
            return "{" + self.word.text + "}"
        return "(" + self.word.text + ")" if self.kind == "variation" else self.word.text


@dataclass
class Turn:
    """A numbered turn of a record."""

    number: int
    word: Word
    items: list[Item] = field(default_factory=list)

    def tokens(self) -> list[Word]:
        """The tokens to play, in order."""
        return [item.word for item in self.items if item.kind == "token"]


@dataclass
class Record:
    """A game as it is written down: tags in order, a preface of comments, the turns."""

    tags: dict[str, str] = field(default_factory=dict)
    preface: list[Item] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    source: str = "<text>"

    @property
    def players(self) -> int:
        """How many seats have a tag of their own."""
        return sum(letter in self.tags for letter in SEATS)

    def text(self) -> str:
        """The record as text; read and printed again it is the same."""
        lines = [f'[{name} "{_escape(value)}"]' for name, value in self.tags.items()]
        lines.append("")
        if self.preface:
            lines.append(" ".join(item.text for item in self.preface))
        lines += [" ".join((f"{turn.number}.", *(item.text for item in turn.items))) for turn in self.turns]
        return "\n".join(lines) + "\n"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


class _Reader:
    """Walks over the text of a record, always knowing line and column."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.at = 0

    def word(self, start: int, text: str) -> Word:
        before = self.text.rfind("\n", 0, start) + 1
        return Word(text, self.text.count("\n", 0, start) + 1, start - before + 1, self.source)

    def skip(self) -> bool:
        """Skip space; whether anything is left."""
        found = _SPACE.match(self.text, self.at)
        if found:
            self.at = found.end()
        return self.at < len(self.text)

    def fail(self, expected: str) -> NotationError:
        rest = self.text[self.at : self.at + 20].split("\n")[0]
        return self.word(self.at, rest).error(expected, found=repr(rest) if rest else "the end of the line")

    def tags(self) -> dict[str, str]:
        tags: dict[str, str] = {}
        while self.skip() and self.text[self.at] == "[":
            found = _TAG.match(self.text, self.at)
            if found is None:
                raise self.fail('a tag such as [Game "carcassonne/2014"]')
            if found[1] in tags:
                raise self.fail(f"the tag {found[1]} once")
            tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
            self.at = found.end()
        return tags

    def items(self) -> Iterator[Item | Turn]:
        while self.skip():
            start = self.at
            mark = self.text[start]
            if mark == "{":
                yield Item("comment", self.word(start, self._braces()))
            elif mark == "(":
                yield Item("variation", self.word(start, self._brackets()))
            elif number := _NUMBER.match(self.text, start):
                self.at = number.end()
                yield Turn(int(number[1]), self.word(start, number[0]))
            else:
                yield self._plain(start)

    def _plain(self, start: int) -> Item:
        found = _WORD.match(self.text, start)
        if found is None:
            raise self.fail("a token, a comment in {} or a variation in ()")
        self.at = found.end()
        word = self.word(start, found[0])
        if word.text == "...":
            return Item("open", word)
        if _GLYPH.fullmatch(word.text):
            return Item("glyph", word)
        if word.text.startswith("="):
            if not _RESULT.fullmatch(word.text):
                raise word.error("a result such as =A+4,B-1")
            return Item("result", word)
        read_token(word)
        return Item("token", word)

    def _braces(self) -> str:
        end = self.text.find("}", self.at)
        if end < 0:
            raise self.fail("a comment that is closed by '}'")
        inner = self.text[self.at + 1 : end]
        self.at = end + 1
        return " ".join(inner.split())

    def _brackets(self) -> str:
        """Read a variation: brackets nest, comments inside may hold any bracket."""
        start, depth, place = self.at, 0, self.at
        while place < len(self.text):
            mark = self.text[place]
            if mark == "{":
                place = self.text.find("}", place)
                if place < 0:
                    break
            depth += (mark == "(") - (mark == ")")
            place += 1
            if depth == 0:
                self.at = place
                return " ".join(self.text[start + 1 : place - 1].split())
        raise self.fail("a variation that is closed by ')'")


def read_record(text: str, source: str = "<text>") -> Record:
    """Read a record without playing it.

    Raises:
        NotationError: text that is no record, with the place and what was expected there.

    >>> record = read_record('[Game "carcassonne/2014"]\\n[A "Ana"]\\n[B "Ben"]\\n\\n1. CFFF@0,-1S c.S =A+4\\n')
    >>> record.players, [word.text for word in record.turns[0].tokens()]
    (2, ['CFFF@0,-1S', 'c.S'])
    """
    reader = _Reader(text, source)
    record = Record(reader.tags(), source=source)
    for name in ("Game", "A"):
        if name not in record.tags:
            raise reader.word(0, "").error(f"a tag [{name} ...]", found="none")
    for before, letter in pairwise(SEATS):
        if letter in record.tags and before not in record.tags:
            raise reader.word(0, "").error(f"a tag [{before} ...] before [{letter} ...]", found="none")
    for item in reader.items():
        if isinstance(item, Turn):
            record.turns.append(item)
        elif record.turns:
            record.turns[-1].items.append(item)
        elif item.kind == "comment":
            record.preface.append(item)
        else:
            raise item.word.error("a turn number such as 1.")
    for turn in record.turns:
        for item in turn.items[:-1]:
            if item.kind == "open" and turn is not record.turns[-1]:
                raise item.word.error("'...' in the last turn only")
    return record


def turn_points(moves: list[Move]) -> dict[int, int]:
    """The points that the moves brought, by seat; seats without any are left out."""
    points: Counter[int] = Counter()
    for move in moves:
        for event in move.events:
            if event.seat >= 0:
                points[event.seat] += event.points
    return {seat: points[seat] for seat in sorted(points) if points[seat]}


def result_text(points: Mapping[int, int]) -> str:
    """Points as a result: `=A+4,B-1`."""
    return "=" + ",".join(f"{SEATS[seat]}{number:+d}" for seat, number in points.items())


def record_of(state: State, tags: Mapping[str, str] | None = None) -> Record:
    """Write down how a state came about.

    `tags` are added to the game, its fingerprint and, once it is over, its result; seat tags left out become "?".
    """
    given = dict(tags or {})
    all_tags = {"Game": state.game.name, "Rules": state.game.ruleset.fingerprint}
    for letter in SEATS[: state.game.players]:
        all_tags[letter] = given.pop(letter, "?")
    all_tags.update(given)
    if state.is_over:
        all_tags["Result"] = final_text(state)
    record = Record(all_tags)
    last = state.history[-1] if state.history else None
    for number, moves in _by_turn(state.history).items():
        is_open = last is not None and moves[-1] is last and state.to_move != CHANCE and state.turn == number
        record.turns.append(_turn_of(number, moves, is_open=is_open and not state.is_over))
    return record


def _by_turn(moves: list[Move]) -> dict[int, list[Move]]:
    turns: dict[int, list[Move]] = {}
    for move in moves:
        turns.setdefault(move.turn, []).append(move)
    return turns


def unfinished(state: State, token: str = "", seat: int = CHANCE, turn: int = 0) -> str:
    """How a state came about that may be broken, with the move that broke it: text to replay, without points."""
    moves = state.played()
    if token:
        moves.append(Move(seat, token, -1, turn))
    tags = {"Game": state.game.name, **dict.fromkeys(SEATS[: state.game.players], "?")}
    record = Record(tags)
    turns = _by_turn(moves)
    for number, played in turns.items():
        record.turns.append(_turn_of(number, played, is_open=number == max(turns)))
    return record.text()


def final_text(state: State) -> str:
    """The scores as the `[Result]` tag has them: `A=87 B=92`."""
    return " ".join(f"{SEATS[seat]}={points}" for seat, points in enumerate(state.scores))


def _implied(moves: list[Move], index: int) -> bool:
    """Whether the draw at `index` is implied by the placement of its tile."""
    return index + 1 < len(moves) and read_token(Word(moves[index + 1].token)).shape == "place"


def _turn_of(number: int, moves: list[Move], *, is_open: bool) -> Turn:
    """Write a turn: a draw is implied by the placement that follows it, a declined last decision by the next turn."""
    words: list[str] = []
    owner = next((move.seat for move in moves if move.seat >= 0), CHANCE)
    for index, move in enumerate(moves):
        if move.seat >= 0:
            prefix = "" if move.seat == owner else f"{SEATS[move.seat]}:"
            words.append(prefix + move.token)
        elif move.discards and move.token.startswith("~"):
            words.append("x" + move.token[1:])
        elif not move.token.startswith("~") or not _implied(moves, index):
            words.append(move.token)
    while not is_open and len(words) > 1 and words[-1].endswith("-"):
        words.pop()
    turn = Turn(number, Word(f"{number}."))
    turn.items = [Item("token", Word(word)) for word in words]
    if is_open and owner != CHANCE:
        turn.items.append(Item("open", Word("...")))
    points = turn_points(moves)
    if points:
        turn.items.append(Item("result", Word(result_text(points))))
    return turn
