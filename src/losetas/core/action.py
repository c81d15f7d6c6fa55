"""Actions (what a seat wants) and moves (what happened)."""

from __future__ import annotations

from functools import total_ordering
from typing import ClassVar

import msgspec

from losetas.core.scoring import ScoreEvent

PHASES = ("draw", "place", "claim", "decide")
_SHIFT = 28
_WIDE = _SHIFT + 2
_LOW = (1 << _SHIFT) - 1


@total_ordering
class Action:
    """An intent, interned by a packed int: the same code is always the same object.

    Two bits name the phase, those below and above them belong to the game. Text comes from `State.token`.

    >>> Action.of(Action.pack("place", 12)) is Action.of(Action.pack("place", 12))
    True
    """

    __slots__ = ("code",)
    _known: ClassVar[dict[int, Action]] = {}
    code: int

    def __init__(self, code: int) -> None:
        self.code = code

    @classmethod
    def of(cls, code: int) -> Action:
        """The action with this packed code."""
        found = cls._known.get(code)
        if found is None:
            found = cls._known[code] = cls(code)
        return found

    @staticmethod
    def pack(phase: str, payload: int) -> int:
        """Pack a phase and a game's own payload; what a payload has beyond 28 bits goes above the phase.

        >>> Action.of(Action.pack("decide", 5 << 40)).payload == 5 << 40
        True
        """
        return (payload >> _SHIFT) << _WIDE | PHASES.index(phase) << _SHIFT | payload & _LOW

    @property
    def phase(self) -> str:
        """One of draw, place, claim, decide."""
        return PHASES[(self.code >> _SHIFT) & 3]

    @property
    def payload(self) -> int:
        """The game's own part of the code."""
        return (self.code >> _WIDE) << _SHIFT | self.code & _LOW

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.code == self.code

    def __lt__(self, other: Action) -> bool:
        return self.code < other.code

    def __hash__(self) -> int:
        return self.code

    def __repr__(self) -> str:
        return f"Action({self.phase}, {self.payload})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return (Action.of, (self.code,))


class Move(msgspec.Struct, frozen=True):
    """An action that was played: by whom, in notation, with the points it brought.

    `seat` is the deciding seat or CHANCE; `code` the packed action; `discards` the tiles that left the game by it.
    """

    seat: int
    token: str
    code: int
    turn: int
    events: tuple[ScoreEvent, ...] = ()
    discards: tuple[str, ...] = ()
