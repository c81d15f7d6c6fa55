"""Reads the files that commands take: a record, a position in one line or as a block, or `-` for standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from losetas.core.errors import NotationError
from losetas.core.game import State
from losetas.core.position import read_position
from losetas.core.record import Record, read_record
from losetas.core.replay import replay
from losetas.core.scenario import read_text

STANDARD_INPUT = "-"


def text_of(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    return sys.stdin.read() if name == STANDARD_INPUT else read_text(Path(name))


def is_record(text: str) -> bool:
    """Whether a text is meant as a record: its first line that says anything is a tag."""
    return text.lstrip().startswith("[")


def record_file(name: str) -> Record:
    """Read a record; NotationError says where it is none."""
    return read_record(text_of(name), name)


def state_file(name: str) -> State:
    """The state of a position or at the end of a record.

    Raises:
        NotationError: the text is neither.
        RecordError: the record says something that the game does not.
    """
    text = text_of(name)
    if is_record(text):
        return replay(read_record(text, name))
    if text.lstrip().startswith("#"):
        raise NotationError("a position or a record (`losetas check` runs scenarios)", "a scenario", source=name)
    if not text.strip():
        raise NotationError("a position or a record", "an empty file", source=name)
    return read_position(text, name)
