"""Whether a position can have come about: flags for what is impossible in it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from losetas.core.game import Status
from losetas.core.grid import SIDES

if TYPE_CHECKING:
    from losetas.carcassonne.state import CarcassonneState


def status_of(state: CarcassonneState) -> Status:
    """All that is wrong with a position; Status.OK when nothing is."""
    status = Status.OK
    tops = {placed.cell: placed for placed in state.tiles() if not placed.covered}
    edition = state.game.ruleset.edition
    used = Counter(placed.kind.code for placed in state.tiles()) + Counter(state.discards) + Counter(state.bag)
    if state.hand:
        used[state.hand.code] += 1
    if any(used[kind.code] > kind.counts[edition] for kind in state.game.kinds):
        status |= Status.TILE_USED_TOO_OFTEN
    for placed in tops.values():
        number = state.game.kind_index[placed.kind.code]
        if not state.kernel.edges_fit(number, state.board.pos(placed.cell), _look(state, number, placed.turns)):
            status |= Status.EDGES_MISMATCH
    if len(tops) > 1 and any(not any(cell.step(side) in tops for side in SIDES) for cell in tops):
        status |= Status.NOT_CONNECTED
    if any(count < 0 for seat in range(state.game.players) for count in state.supply(seat).values()):
        status |= Status.TOO_MANY_FOLLOWERS
    if state.step in ("draw", "place") and any(
        zone.complete and zone.strength for zone in state.zones() if not _stays(state, zone.kind)
    ):
        status |= Status.ZONE_CLAIMED_COMPLETE
    return status


def _look(state: CarcassonneState, kind: int, turns: int) -> int:
    looks = state.game.program.looks[kind]
    return looks[turns]


def _stays(state: CarcassonneState, kind: str) -> bool:
    """Whether figures may stand in complete features of a kind: where a scorer decides who leaves."""
    return state.game.program.features[state.game.program.feature_index[kind]].scorer is not None
