"""The choices of Alhambra in notation: each verb prints and reads its tokens and says why a choice is illegal.

A verb belongs to a kind of choice of the kernel. Its detail, an int, says everything about the choice and nothing
about where it lies in the kernel's list: cards are packed six bits each, sorted, the kind of the card plus one.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from losetas.core.errors import NotationError

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

NO_TILE: Final = 127
FAR: Final = 0  # a cell beyond the palace's square: no tile can ever lie there
_CELL: Final = re.compile(r"(-?\d{1,4}),(-?\d{1,4})")


class Verb(ABC):
    """A kind of choice: `key` is the word for it in `legal count KEY`, `kind` the kernel's number, `prefix` its letter.

    A verb that declines names the `step` of its decision, `expect next A STEP`; it is a window that every seat gets.
    `listed` marks a verb whose choices point into lists of the position, so that `detail` has to look there.
    """

    key: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    step: ClassVar[str] = ""
    listed: ClassVar[bool] = False
    kind: ClassVar[int] = 0
    module: str = ""

    def detail(self, state: AlhambraState, choice: int) -> int:
        """The detail of a choice of the kernel (given without its kind)."""
        return choice

    @abstractmethod
    def text(self, state: AlhambraState, detail: int) -> str:
        """A choice in notation."""

    @abstractmethod
    def read(self, state: AlhambraState, text: str) -> int | None:
        """The detail that a token means, None when the token is none of this verb.

        Raises:
            NotationError: the token is one of this verb but cannot be read.
        """

    @abstractmethod
    def reason(self, state: AlhambraState, detail: int) -> str:
        """The reason code why a choice of this kind is not among the legal ones."""

    def needs(self, state: AlhambraState, detail: int) -> bool:
        """Whether all cards and tiles of a choice are in the game."""
        return True


def pack_cards(cards: Iterable[int]) -> int:
    """Cards as one int, whatever their order."""
    packed = 0
    for card in sorted(cards, reverse=True):
        packed = packed << 6 | (card + 1)
    return packed


def unpack_cards(packed: int) -> list[int]:
    """The cards of `pack_cards`, sorted."""
    cards = []
    while packed:
        cards.append((packed & 63) - 1)
        packed >>= 6
    return cards


def read_cards(state: AlhambraState, text: str) -> list[int]:
    """Cards joined by `+`."""
    return [state.program.card(word) for word in text.split("+")]


def cards_text(state: AlhambraState, cards: Iterable[int]) -> str:
    """Cards joined by `+`, in the order in which money is printed."""
    return "+".join(state.program.cards[card] for card in sorted(cards))


def read_cell(text: str) -> int:
    """The cell `x,y`; far away when no palace reaches so far."""
    found = _CELL.fullmatch(text)
    if found is None:
        raise NotationError("a cell x,y", text, source=text)
    x, y = int(found[1]), int(found[2])
    return (y + 64) * 128 + x + 64 if abs(x) < 62 and abs(y) < 62 else FAR


def cell_text(pos: int) -> str:
    """A cell as `x,y`."""
    return f"{pos % 128 - 64},{pos // 128 - 64}"
