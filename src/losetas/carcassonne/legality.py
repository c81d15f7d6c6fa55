"""Why an action is illegal: the first reason that applies, as the notation orders them."""

from __future__ import annotations

from losetas.carcassonne.kernel import RECALL
from losetas.carcassonne.program import Program
from losetas.carcassonne.tokens import FAR, NO_PIECE, NO_SEGMENT, STEP_SHIFT, place_parts
from losetas.carcassonne.zones import BoardView
from losetas.core.action import Action

FOLLOWER = 0
_STEPS = {1: "place", 2: "claim", 3: "decide", 0: "draw"}


def reason_of(board: BoardView, action: Action) -> str | None:
    """The reason code of an action that is not among the legal ones, None when it is legal."""
    kernel = board.kernel
    if kernel.decider() == -2:
        return "game-over"
    if _STEPS[kernel.phase] != action.phase:
        return "wrong-step"
    if action.phase == "draw":
        return None if kernel.bag_of(action.payload) > 0 else "not-in-bag"
    if action.phase == "place":
        return _placement(board, action)
    if action.phase == "claim":
        return None if kernel.is_choice(action.payload) else _claim(board, action.payload)
    index, choice = action.payload >> STEP_SHIFT, action.payload & ((1 << STEP_SHIFT) - 1)
    if index != kernel.decision_step():
        return "wrong-step"
    if kernel.is_choice(choice):
        return None
    return board.program.steps[index].reason(board, kernel.decider(), choice)


def _placement(board: BoardView, action: Action) -> str | None:
    kernel, program = board.kernel, board.program
    kind, pos, turns, over = place_parts(action)
    if kind != kernel.hand:
        return "wrong-tile"
    if kernel.is_choice(action.payload & ((1 << 17) - 1)):
        return None
    if over:
        why = _cover(board, kind, pos)
        if why is not None:
            return why
    elif pos != FAR and kernel.tile_of(pos) >= 0:
        return "cell-taken"
    elif pos == FAR or not kernel.has_neighbour(pos):
        return "no-neighbour"
    if not over and kernel.nforce > 0 and pos != kernel.forced_pos():
        return "not-at-twin"
    if kernel.nforce == 0 and program.tables.twin[kind] >= 0 and not kernel.twin_fits(kind, pos, turns):
        return "pair-does-not-fit"
    if kind_asks(program, kind):
        return program.placement_reason(kernel, kind, pos, turns, over) or "edge-mismatch"
    return "edge-mismatch"


def kind_asks(program: Program, kind: int) -> bool:
    """Whether the owner of a tile filters its placements."""
    return bool(program.kinds[kind].properties.get("watch_place"))


def _cover(board: BoardView, kind: int, pos: int) -> str | None:
    kernel, program = board.kernel, board.program
    if not program.tables.covers or kernel.cover_on() == 0 or kernel.nforce > 0:
        return "creative-off"
    if program.kinds[kind].properties.get("never_on_top"):
        return "never-on-top"
    if pos == FAR or kernel.tile_of(pos) < 0:
        return "nothing-to-cover"
    return {0: None, 1: "not-coverable", 2: "follower-on-tile"}[kernel.coverable(pos)]


def _claim(board: BoardView, payload: int) -> str:
    kernel, program = board.kernel, board.program
    if payload >= RECALL:
        return "no-abbot-there"
    segment, piece = (payload - 1) >> 2, (payload - 1) & 3
    tile = kernel.tile_of(kernel.at_pos)
    parts = program.kinds[tile >> 2].segments
    if segment == NO_SEGMENT or segment >= len(parts):
        return "no-such-segment"
    part = parts[segment]
    if not part.claimable:
        return "not-claimable"
    if piece == FOLLOWER and part.kind not in program.pieces[piece].stands_on:
        return "needs-abbot"
    if piece == NO_PIECE or piece >= len(program.pieces):
        return "no-follower-left"
    if part.kind not in program.pieces[piece].stands_on:
        return "abbot-not-here"
    root = kernel.root_of(kernel.at_pos, segment)
    if any(kernel.heads_of(root, seat) for seat in range(kernel.players)):
        return "occupied"
    if kernel.left_of(kernel.seat, piece) == 0:
        return "no-follower-left"
    return "complete"
