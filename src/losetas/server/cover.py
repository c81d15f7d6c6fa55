"""The picture on a game's card: a small board of an edition, laid by the rules, always the same."""

from __future__ import annotations

from functools import cache

from losetas import render
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.chance import Dealer, advance
from losetas.core.grid import Cell
from losetas.server.errors import Refusal
from losetas.server.present.history import CLAIM, PLACE
from losetas.server.present.kinds import carcassonne_state, shown_games

SEED = "cover"
WIDTH, HEIGHT = 6, 3
LEFT, TOP = -3, -1
TURNS = 60
FIGURES = 5  # more of them would hide the land


@cache
def cover_picture(game: str, edition: str) -> str:
    """The picture of an edition; raises Refusal when there is none of that name."""
    if game not in shown_games() or edition not in registry.family(game).editions:
        raise Refusal("not-found", where="edition", found=f"{game}/{edition}", status=404)
    state = carcassonne_state(registry.make(f"{game}/{edition}", 3).new_state())
    dealer = Dealer(SEED)
    for _ in range(TURNS):
        advance(state, dealer)
        actions = {action: state.token(action) for action in state.legal_actions()}
        if state.step == "place":
            state.apply(_placement(actions, {tile.cell for tile in state.tiles()}))
        else:
            state.apply(_claim(actions, len(state.figures())))
    tiles = [tile for tile in state.tiles() if _inside(tile.cell)]
    figures = [f for f in state.figures() if _inside(f.cell)]
    return render.board_svg(
        [(tile.kind, tile.cell.x, tile.cell.y, tile.turns) for tile in tiles],
        edition,
        followers=[(f.cell.x, f.cell.y, f.segment, f.seat, f.piece) for f in figures],
        px=60,
    )


def _inside(cell: Cell) -> bool:
    return LEFT <= cell.x < LEFT + WIDTH and TOP <= cell.y < TOP + HEIGHT


def _placement(actions: dict[Action, str], laid: set[Cell]) -> Action:
    """The placement that fills the picture best, or one as far out of it as can be."""

    def rank(action: Action) -> tuple[bool, int, int]:
        match = PLACE.fullmatch(actions[action])
        if match is None:
            return (False, 0, 0)
        cell = Cell(int(match["x"]), int(match["y"]))
        beside = sum(near in laid for near in cell.ring())
        return (_inside(cell), beside if _inside(cell) else abs(cell.y), action.code)

    return max(actions, key=rank)


def _claim(actions: dict[Action, str], standing: int) -> Action:
    claims = [action for action, token in actions.items() if CLAIM.fullmatch(token)]
    return claims[0] if claims and standing < FIGURES else next(a for a, token in actions.items() if token == "-")  # noqa: S105
