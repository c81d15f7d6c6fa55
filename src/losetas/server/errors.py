"""What the server refuses, with a code a client has a text for."""

from __future__ import annotations

from losetas.core.errors import LosetasError
from losetas.core.faults import ExpansionError


class Refusal(LosetasError):
    """A request or message that changes nothing: why, where, what was expected and what was found."""

    def __init__(
        self, reason: str, *, where: str = "", expected: str = "", found: str = "", detail: str = "", status: int = 400
    ) -> None:
        super().__init__(detail or f"{reason} {where}".strip())
        self.reason = reason
        self.where = where
        self.expected = expected
        self.found = found
        self.detail = detail
        self.status = status


class Faulty(Refusal):
    """An expansion does not do what it should: nothing has changed, and goes on once it is mended."""

    def __init__(self, error: ExpansionError) -> None:
        super().__init__("faulty-expansion", where=error.hook, found=error.expansion, detail=error.brief, status=409)


class StoreError(LosetasError):
    """A database that cannot be used: which, and why."""


class SequenceTaken(LosetasError):
    """Somebody else has written the next row of the log; read it and decide again."""
