"""Tile kinds and pieces of a game, and names of segments."""

from __future__ import annotations

from losetas.carcassonne import zones
from losetas.carcassonne.game import CarcassonneFamily, CarcassonneGame
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tiles import TileKind
from losetas.core import registry
from losetas.core.game import Game, State


def shown_games() -> list[str]:
    """The games that can be played over this server."""
    return [name for name in registry.games() if isinstance(registry.family(name), CarcassonneFamily)]


def carcassonne(game: Game) -> CarcassonneGame:
    """The game, which must be Carcassonne."""
    if not isinstance(game, CarcassonneGame):
        raise TypeError(f"the server cannot show {game.name}")
    return game


def carcassonne_state(state: State) -> CarcassonneState:
    """The state, which must be one of Carcassonne."""
    if not isinstance(state, CarcassonneState):
        raise TypeError(f"the server cannot show {state.game.name}")
    return state


def tile_kinds(game: Game) -> tuple[TileKind, ...]:
    """The kinds of the ruleset, in the order of its data."""
    return tuple(carcassonne(game).kinds)


def pieces_of(game: Game) -> dict[str, int]:
    """Kinds of figures and how many of each a seat has."""
    return {piece.key: piece.count for piece in carcassonne(game).program.pieces}


def site_of(game: Game, kind: TileKind, turns: int, index: int) -> str:
    """The site of a segment as its tile lies: `c.N`."""
    program = carcassonne(game).program
    feature = program.features[program.feature_index[kind.segments[index].kind]]
    return zones.site_of(feature, kind, turns, index)


def lies_down(game: Game, kind: str) -> bool:
    """Whether figures lie on this kind of feature: on those that are scored at the end only."""
    program = carcassonne(game).program
    return program.features[program.feature_index[kind]].completion == "never"


def explanation(game: Game, what: str, expansion: str = "") -> str:
    """The id of the rule behind something the table shows, of one expansion or of the first that has one; or empty."""
    members = carcassonne(game).program.members
    told = (pair for member in members if expansion in ("", member.key) for pair in member.explains)
    return next((rule for about, rule in told if about == what), "")


def tiles_left(state: State) -> int:
    """How many tiles are still to be drawn."""
    return sum(carcassonne_state(state).bag.values())
