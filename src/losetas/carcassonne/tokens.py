"""Actions of Carcassonne as packed ints and as notation tokens."""

from __future__ import annotations

import re
from typing import Final

from losetas.carcassonne.kernel import RECALL
from losetas.carcassonne.program import Program
from losetas.carcassonne.zones import BoardView
from losetas.core.action import Action
from losetas.core.errors import NotationError
from losetas.core.grid import SIDES, Cell

NO_SEGMENT: Final = 15
NO_PIECE: Final = 3
FAR: Final = 16383  # the position of cells beyond the torus: no tile can lie there
STEP_SHIFT: Final = 24

_PLACE: Final = re.compile(r"([A-Z][A-Za-z0-9]*\+?[a-z]*)(\^?)@(-?\d{1,9}),(-?\d{1,9})([NESW])")
_DRAW: Final = re.compile(r"~([A-Z][A-Za-z0-9]*\+?[a-z]*)")
_RECALL: Final = re.compile(r"-([A-Z])@(-?\d{1,9}),(-?\d{1,9})")
_SITE: Final = re.compile(r"([A-Z]?)([a-z](?:\.[NESW][LR]?)?)")
_DECIDE: Final = re.compile(r"([a-z]+):(.+)")


def pack_place(kind: int, code: int) -> int:
    """The action code of a kernel placement of a tile kind."""
    return Action.pack("place", kind << 17 | code)


def place_parts(action: Action) -> tuple[int, int, int, int]:
    """(tile kind, position, turns, over) of a placement."""
    payload = action.payload
    return payload >> 17, (payload >> 3) & 16383, (payload >> 1) & 3, payload & 1


def kind_of(program: Program, word: str) -> tuple[int, int] | None:
    """(kind number, turns to add) of a tile code or rulebook letter; None when the ruleset has no such tile."""
    if word in program.kind_index:
        return program.kind_index[word], 0
    letter, garden = word[:1], word[1:]
    if garden not in ("", "g"):
        return None
    for number, kind in enumerate(program.kinds):
        if kind.letter == letter and kind.code.endswith("g") == bool(garden) and not kind.named:
            return number, kind.letter_turns
    return None


def first_look(program: Program, kind: int, turns: int) -> int:
    """The first of N E S W in which a tile looks as it does when turned by `turns`."""
    return program.looks[kind][turns]


def token_of(board: BoardView, action: Action) -> str:
    """An action in notation."""
    program = board.program
    if action.phase == "draw":
        return "~" + program.kinds[action.payload].code
    if action.phase == "place":
        kind, pos, turns, over = place_parts(action)
        return f"{program.kinds[kind].code}{'^' * over}@{board.cell(pos)}{SIDES[first_look(program, kind, turns)]}"
    if action.phase == "claim":
        return _claim_token(board, action.payload)
    step = program.steps[action.payload >> STEP_SHIFT]
    return f"{step.prefix}:{step.text(board, action.payload & ((1 << STEP_SHIFT) - 1))}"


def _claim_token(board: BoardView, payload: int) -> str:
    if payload == 0:
        return "-"
    if payload >= RECALL:
        letter = next(piece.letter for piece in board.program.pieces if piece.recall)
        return f"-{letter}@{board.cell(payload - RECALL)}"
    segment, piece = (payload - 1) >> 2, (payload - 1) & 3
    tile = board.kernel.tile_of(board.kernel.at_pos) if board.kernel.at_pos >= 0 else -1
    parts = board.program.kinds[tile >> 2].segments if tile >= 0 else ()
    if segment >= len(parts) or piece >= len(board.program.pieces):
        return "?"
    return board.program.pieces[piece].letter + board.site(tile, segment)


def parse_token(board: BoardView, text: str) -> Action:
    """The action that a token means here; NotationError when it is no token of this ruleset."""
    program = board.program
    if text == "-":
        return Action.of(Action.pack("claim", 0))
    if found := _PLACE.fullmatch(text):
        kind, shift = _known_kind(program, found[1], text)
        pos = _pos(board, int(found[3]), int(found[4]))
        turns = first_look(program, kind, (SIDES.index(found[5]) + shift) % 4)
        return Action.of(pack_place(kind, pos * 8 + turns * 2 + len(found[2])))
    if found := _DRAW.fullmatch(text):
        return Action.of(Action.pack("draw", _known_kind(program, found[1], text)[0]))
    if found := _RECALL.fullmatch(text):
        if found[1] not in {piece.letter for piece in program.pieces}:
            raise NotationError("a piece that can be called back", found[1], source=text)
        return Action.of(Action.pack("claim", RECALL + _pos(board, int(found[2]), int(found[3]))))
    if found := _SITE.fullmatch(text):
        return _parse_site(board, found[1], found[2], text)
    if found := _DECIDE.fullmatch(text):
        for step in program.steps:
            if step.prefix == found[1]:
                choice = step.read(board, found[2])
                if choice is not None:
                    return Action.of(Action.pack("decide", step.index << STEP_SHIFT | choice))
    raise NotationError("a token such as CFFF@0,-1S, c.N or -", text, source=text)


def _known_kind(program: Program, word: str, text: str) -> tuple[int, int]:
    found = kind_of(program, word)
    if found is None:
        raise NotationError(f"a tile of {program.ruleset}", word, source=text)
    return found


def _pos(board: BoardView, x: int, y: int) -> int:
    cell = Cell(x, y)
    pos = board.pos(cell)
    return FAR if pos < 0 or board.cell(pos) != cell else pos


def _parse_site(board: BoardView, letter: str, site: str, text: str) -> Action:
    program = board.program
    piece = next((index for index, piece in enumerate(program.pieces) if piece.letter == letter), NO_PIECE)
    if piece == NO_PIECE and letter not in ("", "A", "B"):
        raise NotationError("a piece letter or none", letter, source=text)
    if site[0] not in {feature.letter for feature in program.features}:
        known = ", ".join(sorted(feature.letter for feature in program.features))
        raise NotationError(f"a site letter ({known})", site[0], source=text)
    tile = board.kernel.tile_of(board.kernel.at_pos) if board.kernel.at_pos >= 0 else -1
    segment = None if tile < 0 else board.segment_of(tile, site)
    return Action.of(Action.pack("claim", 1 + (NO_SEGMENT if segment is None else segment) * 4 + piece))
