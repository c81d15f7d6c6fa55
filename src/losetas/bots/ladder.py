"""The levels of a game by name."""

from __future__ import annotations

from typing import Final

from losetas.bots import alhambra, general
from losetas.bots.bot import Bot, BotError, Ladder

_OWN: Final[dict[str, Ladder]] = {"alhambra": alhambra.LADDER}  # games that are valued in their own way


def _ladder(game: str) -> Ladder:
    return _OWN.get(game, general.LADDER)


def levels(game: str) -> tuple[str, ...]:
    """The names of the levels of a game, the weakest first.

    >>> levels("carcassonne")
    ('random', 'greedy', 'projected')
    >>> levels("alhambra")
    ('random', 'greedy', 'planner')
    """
    return tuple(_ladder(game).levels)


def default(game: str) -> str:
    """The level that plays where none is asked for, the strongest.

    >>> default("alhambra")
    'planner'
    """
    return levels(game)[-1]


def knows(level: str, game: str) -> bool:
    """Whether a game has, or once had, a level.

    >>> knows("planner", "carcassonne"), knows("projected", "alhambra")
    (False, True)
    """
    ladder = _ladder(game)
    return level in ladder.levels or level in ladder.former


def make(text: str, game: str) -> Bot:
    """The bot of a level, `LEVEL` or `LEVEL@BUDGET` with the nodes it may use for each decision.

    A level that a game once had plays as the one that has replaced it, so that old tables go on.

    Parameters:
        text: the level.
        game: the name of the game it is to play.

    Raises:
        BotError: the game has no such level, or the budget is no whole number above zero.

    >>> make("projected@300", "carcassonne").budget
    300
    """
    ladder = _ladder(game)
    word, at, nodes = text.partition("@")
    level = ladder.levels.get(ladder.former.get(word, word))
    if level is None:
        raise BotError(f"bot {text!r}: expected for {game} {', '.join(ladder.levels)}, found {word!r}")
    if at and not (nodes.isdecimal() and int(nodes) > 0):
        raise BotError(f"bot {text!r}: expected a whole number of nodes above 0 behind the @, found {nodes!r}")
    return level.make(text, int(nodes) if at else level.nodes)
