"""The named errors of Losetas: what is wrong, where, and what was expected."""

from __future__ import annotations


class LosetasError(Exception):
    """Any error that Losetas raises on purpose."""


class IllegalAction(LosetasError):
    """An action that the rules do not allow now; the state is unchanged.

    `reason` is a code of the notation (section REASON of docs/notation.md), `detail` says what was tried.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{detail}: {reason}" if detail else reason)
        self.reason = reason
        self.detail = detail


class NotationError(LosetasError):
    """Text that cannot be read, with the place and what was expected there."""

    def __init__(self, expected: str, found: str, *, source: str = "<text>", line: int = 1, column: int = 1) -> None:
        super().__init__(f"{source}:{line}:{column}: expected {expected}, found {found}")
        self.expected = expected
        self.found = found
        self.source = source
        self.line = line
        self.column = column


class RulesetError(LosetasError):
    """A ruleset that does not exist or cannot be combined."""


class RecordError(LosetasError):
    """A record that says something the game does not."""


class DataError(LosetasError):
    """A data file of tiles or rules that is malformed: file, entry and reason."""
