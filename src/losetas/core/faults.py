"""What is wrong with an expansion: which folder, which hook, what was found there and what was expected."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from losetas.core.errors import LosetasError, RulesetError
from losetas.core.expansion import Expansion

if TYPE_CHECKING:
    from losetas.core.game import State

MOST_SHOWN: Final = 120
"""How much of a value is shown before it is cut."""


@dataclass(frozen=True)
class Fault:
    """An expansion that cannot be played, left out so that everything else can.

    `key` is what rulesets would call it: its folder's name where it never came to say. `game` is empty when that is
    not known either. `shadowed` means that another expansion goes by the key and is meant by it, `nameless` that it
    can be played, but has no texts and so cannot be shown to anybody who plays.
    """

    key: str
    game: str
    folder: Path
    what: str
    shadowed: bool = False
    nameless: bool = False

    def __str__(self) -> str:
        return f"expansion {self.key} ({self.folder}): {self.what}"

    def error(self) -> ExpansionError:
        """The error for whoever asks for it by name."""
        return ExpansionError(self.key, self.folder, self.what)


class ExpansionError(RulesetError):
    """An expansion does not keep its contract: `expansion` and `folder`, the `hook`, `what` was found and expected.

    `play` says in which game it happened and `record` is that game so far, with the move that failed, as text that
    `losetas replay` reads; both are empty until `locate` is called, and where there is no game yet.
    """

    def __init__(self, key: str, folder: Path, what: str, hook: str = "") -> None:
        super().__init__(key, folder, what, hook)  # all of it, so that it comes whole out of another process
        self.expansion = key
        self.folder = folder
        self.hook = hook
        self.what = what
        self.play = ""
        self.record = ""

    @property
    def brief(self) -> str:
        """The fault in one line, without the game in which it happened."""
        where = f"{self.hook}: " if self.hook else ""
        return f"expansion {self.expansion} ({self.folder}): {where}{self.what}"

    def __str__(self) -> str:
        play = f"\n  in {self.play}" if self.play else ""
        record = f"\n  the game so far (in a file, for `losetas replay`):\n\n{self.record}" if self.record else ""
        return f"{self.brief}{play}{record}".rstrip()

    def locate(self, state: State, token: str = "", seat: int = -1, turn: int = 0) -> ExpansionError:
        """Say in which game it happened, unless that is known: that of `state`, when `seat` played `token`."""
        if not self.play:
            from losetas.core.record import unfinished

            doing = f", playing {token}" if token else ""
            self.play = f"{state.game.name}, {state.game.players} players, turn {turn or state.turn}{doing}"
            self.record = unfinished(state, token, seat, turn)
        return self

    def locate_in(self, play: str) -> ExpansionError:
        """Say where it happened, for games that are written down already."""
        self.play, self.record = play, ""
        return self


def raised(error: BaseException, folder: Path) -> str:
    """What a piece of an expansion raised, with the place in its folder."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    place = next(
        (
            f" ({Path(frame.filename).name}, line {frame.lineno})"
            for frame in reversed(traceback.extract_tb(error.__traceback__))
            if Path(frame.filename).is_relative_to(folder)
        ),
        "",
    )
    if isinstance(error, SyntaxError):
        place = f" ({Path(error.filename or '?').name}, line {error.lineno})"
        said = f"{type(error).__name__}: {error.msg}"
    return f"raised {said}{place}"


def told(error: BaseException, expansion: Expansion) -> str:
    """What is wrong, from an error of any kind: those of Losetas explain themselves."""
    if isinstance(error, ExpansionError) and error.expansion == expansion.key:
        return f"{error.hook}: {error.what}" if error.hook else error.what
    return str(error) if isinstance(error, LosetasError) else raised(error, expansion.folder)


def shown(value: object) -> str:
    """A value as a message shows it: its repr, cut when it is long."""
    try:
        text = repr(value)
    except Exception as error:
        text = f"a {type(value).__name__} whose repr raises {type(error).__name__}"
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def listed(names: Sequence[str]) -> str:
    """Names that may be used instead, for a message; not all of them when they are many."""
    few = sorted(names)
    return ", ".join(few[:12]) + (", ..." if len(few) > 12 else "") or "none"
