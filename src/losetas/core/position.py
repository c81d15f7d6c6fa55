"""Positions as named fields: one line, or a block that draws the board as a grid.

    ruleset | board | seats | turn | bag | out | slices

The frame splits and joins; what the fields hold is the game's business (`Game.read_position`, `State.position`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from losetas.core import registry
from losetas.core.errors import RulesetError
from losetas.core.game import State
from losetas.core.notation import Word

FIELDS: Final = ("ruleset", "board", "seats", "turn", "bag", "out", "slices")
NOTHING: Final = "-"


def join_fields(fields: Mapping[str, str]) -> str:
    """The fields as one line; an empty field is written `-`."""
    return " | ".join(fields[name] or NOTHING for name in FIELDS)


def split_fields(text: str, source: str = "<position>") -> dict[str, Word]:
    """The fields of a position in one line, each with its place.

    Raises:
        NotationError: there are not seven fields.

    >>> split_fields("carcassonne/classic | CRFR@0,0N | A=0 B=0 | 1 A draw | * | - | -")["turn"].text
    '1 A draw'
    """
    line = Word(text.rstrip("\n"), 1, 1, source)
    fields: dict[str, Word] = {}
    start = 0
    for index, piece in enumerate(line.text.split("|")):
        if index >= len(FIELDS):
            raise line.error("the end of the position after seven fields", found=repr(piece.strip()), at=start)
        stripped = piece.strip()
        at = start + len(piece) - len(piece.lstrip())
        word = line.part(at, at + len(stripped))
        if not stripped:
            raise line.error(f"the field {FIELDS[index]} ({NOTHING} when empty)", found="nothing", at=start)
        fields[FIELDS[index]] = word
        start += len(piece) + 1
    if len(fields) < len(FIELDS):
        missing = FIELDS[len(fields)]
        raise line.error(f"the field {missing} after '|'", found="the end", at=len(line.text))
    return fields


def read_position(text: str, source: str = "<position>") -> State:
    """Read a position, in one line or as a block, of whatever game it names.

    Raises:
        NotationError: text that is no position, with the place and what was expected there.
    """
    line = one_line(text, source)
    fields = split_fields(line, source)
    ruleset, seats = fields["ruleset"], fields["seats"]
    try:
        game = registry.make(ruleset.text, len(seats.text.split()))
    except RulesetError as error:
        raise ruleset.error(f"a ruleset that is available ({error})") from None
    return game.read_position(line)


def block(line: str, grid: str) -> str:
    """The block form of a position: a drawing of the board as a comment, then each field on a line of its own."""
    fields = split_fields(line)
    drawing = [f"# {row}".rstrip() for row in grid.splitlines()]
    return "\n".join(["position", *drawing, *(f"{name:8} {word.text}" for name, word in fields.items())]) + "\n"


def one_line(text: str, source: str = "<position>") -> str:
    """A position in one line, from either form; comment lines are left out."""
    rows = [
        Word(row.strip(), number, len(row) - len(row.lstrip()) + 1, source)
        for number, row in enumerate(text.splitlines(), start=1)
        if row.strip() and not row.lstrip().startswith("#")
    ]
    if not rows or rows[0].text != "position":
        return rows[0].text if rows else ""
    values: list[str] = []
    for name, row in zip(FIELDS, rows[1:], strict=False):
        key, _, value = row.text.partition(" ")
        if key != name:
            raise row.error(f"the field {name}")
        values.append(value.strip())
    if len(values) < len(FIELDS):
        raise rows[-1].error(f"the field {FIELDS[len(values)]} below", found="the end")
    if len(rows) > len(FIELDS) + 1:
        raise rows[len(FIELDS) + 1].error("the end of the position")
    return " | ".join(values)
