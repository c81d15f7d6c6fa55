"""What Carcassonne adds to the notation: setup and expect words, and what the fields of a position hold.

    carcassonne/2014 | CRFR@0,0N CFFF@0,-1S(A c.S) | A=4 B=0 | 2 B place FRFR | * | - | -

board: every tile in the order in which it was laid, covered ones included (`^` marks a tile on top), with who stands
on it where. turn: its number, the seat, the step and the tile in hand. bag: `*` for the set less board, hand and
out, else every code.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, cast

import msgspec

from losetas.core.expect import canonical_code, compare
from losetas.core.game import SEATS, State
from losetas.core.grid import Cell
from losetas.core.notation import ExpectWord, Token, Word, Words, missing, one_of, read_seat, seat_values
from losetas.core.playback import placed_code

if TYPE_CHECKING:
    from losetas.carcassonne.game import CarcassonneGame
    from losetas.carcassonne.state import CarcassonneState
    from losetas.core.scene import Scene

REASONS: Final = frozenset(
    [
        "wrong-tile",
        "not-in-bag",
        "cell-taken",
        "no-neighbour",
        "edge-mismatch",
        "nothing-to-cover",
        "never-on-top",
        "not-coverable",
        "follower-on-tile",
        "creative-off",
        "not-at-twin",
        "pair-does-not-fit",
        "no-such-segment",
        "not-claimable",
        "needs-abbot",
        "abbot-not-here",
        "occupied",
        "complete",
        "no-follower-left",
        "no-abbot-there",
        "not-an-option",
    ]
)
_SITE_AT: Final = re.compile(r"([a-z](?:\.[NESW][LR]?)?)@(-?\d{1,3}),(-?\d{1,3})")


def words(game: CarcassonneGame) -> Words:
    """The vocabulary of a ruleset: that of the game and of every expansion in it."""
    program = game.program
    found = Words(
        setup={"bag": _bag},
        expect={"complete": _complete, "owners": _owners, "removed": _removed, "view": _view},
        kinds=frozenset(kind.key for kind in program.features)
        | {piece.recall_event for piece in program.pieces if piece.recall_event},
        steps=frozenset({"place", "follower"} | {step.key for step in program.steps}),
        reasons=REASONS,
        hand=_hand,
        free=_free,
    )
    for piece in program.pieces:
        found.expect[f"{piece.key}s"] = _supply_word(piece.key)
    for member in program.members:
        found.add(member.words())
    return found


MOST_TILES: Final = 128  # on the table, in the bag and out of the game: what the kernel's arrays are sure to hold
MOST_RINGS: Final = 60
FARTHEST: Final = 60


def check_tile(state: CarcassonneState, code: str, cell: Cell, word: Word) -> None:
    """Refuse a tile that is entered outside play when the kernel could not hold it; a real game stays far below.

    Raises:
        NotationError: a cell that is too far away, too many tiles, or too many with a ring (monasteries, gardens).
    """
    if max(abs(cell.x), abs(cell.y)) > FARTHEST:
        raise word.error(f"a cell at most {FARTHEST} from 0,0")
    if state.kernel.nlay >= MOST_TILES:
        raise word.error(f"at most {MOST_TILES} tiles")
    rings = state.game.program.tables.ring
    numbers = [state.game.kind_index[code], *(tile >> 2 for _, tile, _ in state.kernel.lay_list())]
    if sum(rings[number] >= 0 for number in numbers) > MOST_RINGS:
        raise word.error(f"at most {MOST_RINGS} tiles with a monastery or the like")


def check_bag(state: CarcassonneState, count: int, word: Word) -> None:
    """Refuse a bag that the kernel could not hold beside what is on the table and out of the game."""
    most = MOST_TILES - len(state.discards)
    if count > most:
        raise word.error(f"at most {most} tiles in the bag", found=str(count))


def _carcassonne(state: State) -> CarcassonneState:
    return cast("CarcassonneState", state)


def _hand(state: State) -> str | None:
    hand = _carcassonne(state).hand
    return hand.code if hand else None


def _free(state: State, token: Token) -> None:
    """Give the turn to the seat that is named and put the tile into its hand, whatever the bag holds."""
    if token.shape == "place":
        board = _carcassonne(state)
        code = placed_code(state, token)
        check_tile(board, code, _cell_of(token), token.word)
        if not board.tiles():
            board.kernel.touch(board.board.pos(_cell_of(token)))  # the first tile needs no neighbour
        board.edit_turn(state.seat if token.seat is None else token.seat)
        board.edit_draw(code)


def _cell_of(token: Token) -> Cell:
    x, y = token.text.partition("@")[2][:-1].split(",")
    return Cell(int(x), int(y))


def _bag(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    codes = Counter(canonical_code(scene.state, word) for word in arguments)
    check_bag(_carcassonne(scene.state), codes.total(), verb)
    _carcassonne(scene.state).edit_bag(codes)


def _supply_word(piece: str) -> ExpectWord:
    def check(scene: Scene, verb: Word, arguments: list[Word]) -> str | None:
        expected = seat_values(arguments, scene.game.players, verb)
        state = _carcassonne(scene.state)
        return compare(expected, {seat: state.supply(seat)[piece] for seat in range(scene.game.players)})

    return check


def segment_at(state: CarcassonneState, word: Word) -> tuple[Cell, int] | None:
    """The cell and segment that `c.N@3,1` names; any location of the segment will do. None when it is not there.

    Raises:
        NotationError: the word does not have that form.
    """
    found = _SITE_AT.fullmatch(word.text)
    if found is None:
        raise word.error("SITE@x,y such as c.N@3,1")
    cell = Cell(int(found[2]), int(found[3]))
    tile = state.board.tile_number(cell)
    segment = None if tile < 0 else state.board.segment_of(tile, found[1])
    return None if segment is None else (cell, segment)


def _complete(scene: Scene, verb: Word, arguments: list[Word]) -> str | None:
    if len(arguments) != 2:
        raise missing(arguments[-1] if arguments else verb, "SITE@x,y and yes or no")
    expected = one_of(arguments[1], ("yes", "no"), "one of")
    state = _carcassonne(scene.state)
    place = segment_at(state, arguments[0])
    if place is None:
        return f"no {arguments[0].text}"
    got = "yes" if state.zone(*place).complete else "no"
    return None if got == expected else got


def _owners(scene: Scene, verb: Word, arguments: list[Word]) -> str | None:
    if len(arguments) < 2:
        raise missing(arguments[-1] if arguments else verb, "SITE@x,y and seats, or -")
    none = arguments[1].text == "-"
    expected = set() if none else {read_seat(word, scene.game.players) for word in arguments[1:]}
    state = _carcassonne(scene.state)
    place = segment_at(state, arguments[0])
    if place is None:
        return f"no {arguments[0].text}"
    got = set(state.zone(*place).owners)
    return None if got == expected else " ".join(SEATS[seat] for seat in sorted(got)) or "-"


def _removed(scene: Scene, verb: Word, arguments: list[Word]) -> str | None:
    none = len(arguments) == 1 and arguments[0].text == "-"
    expected = Counter() if none else Counter(canonical_code(scene.state, word) for word in arguments)
    got = _carcassonne(scene.state).discards
    return None if Counter(got) == expected else " ".join(got) or "-"


def _view(scene: Scene, verb: Word, arguments: list[Word]) -> str | None:
    """A tile code is shown when it lies on the table, has left the game or is in hand: not when it waits in the bag."""
    if len(arguments) != 3:
        raise missing(arguments[-1] if arguments else verb, "SEAT hides|shows TILE")
    seat = read_seat(arguments[0], scene.game.players)
    mode = one_of(arguments[1], ("hides", "shows"), "one of")
    seen = msgspec.to_builtins(_carcassonne(scene.state).view(seat))
    codes = {tile["code"] for tile in seen["tiles"]} | set(seen["discards"]) | {seen["hand"]}
    shown = canonical_code(scene.state, arguments[2]) in codes
    return None if shown == (mode == "shows") else f"{arguments[2].text} {'shown' if shown else 'hidden'}"
