"""Which games are Alhambra, and the types behind the general ones."""

from __future__ import annotations

from losetas.alhambra.game import AlhambraFamily, AlhambraGame
from losetas.alhambra.state import AlhambraState
from losetas.core import registry
from losetas.core.game import Game, State


def palace_games() -> list[str]:
    """The games of this family."""
    return [name for name in registry.games() if is_palace(name)]


def is_palace(game: str) -> bool:
    """Whether a game, by its key, is of this family."""
    return isinstance(registry.family(game), AlhambraFamily)


def alhambra_game(game: Game) -> AlhambraGame:
    """The game, which must be Alhambra."""
    if not isinstance(game, AlhambraGame):
        raise TypeError(f"no palaces in {game.name}")
    return game


def alhambra_state(state: State) -> AlhambraState:
    """The state, which must be one of Alhambra."""
    if not isinstance(state, AlhambraState):
        raise TypeError(f"no palaces in {state.game.name}")
    return state


def lies_open(state: State) -> bool:
    """Whether the starting hands lie open (ALB-6)."""
    return bool(alhambra_state(state).kernel.shown)


def tiles_left(state: State) -> int:
    """How many buildings are still to be drawn."""
    return int(alhambra_state(state).kernel.nbag)
