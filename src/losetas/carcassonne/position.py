"""Carcassonne positions in notation: printed from a state, read into one, drawn as a grid."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Final, cast

from losetas.carcassonne.notation import MOST_TILES, check_bag, check_tile, segment_at
from losetas.core.errors import NotationError
from losetas.core.game import CHANCE, SEATS, State
from losetas.core.grid import SIDES, Cell
from losetas.core.notation import Slice, Word, one_of, read_assignments, read_int, read_seat, read_token, split_words
from losetas.core.position import NOTHING, join_fields, split_fields

if TYPE_CHECKING:
    from losetas.carcassonne.game import CarcassonneGame
    from losetas.carcassonne.state import CarcassonneState
    from losetas.carcassonne.zones import Figure, Placed

WHOLE_BAG: Final = "*"
WAITING: Final = "waiting"
_PLACED: Final = re.compile(r"(\S+?@-?\d+,-?\d+[NESW])(?:\(([^()]*)\))?")
_SITE: Final = re.compile(r"([A-Z]?)([a-z](?:\.[NESW][LR]?)?)")


def write_position(state: CarcassonneState) -> str:
    """The position in one line; read and written again it is the same bytes."""
    fields = {
        "ruleset": state.game.name,
        "board": _write_board(state),
        "seats": " ".join(f"{SEATS[seat]}={points}" for seat, points in enumerate(state.scores)),
        "turn": _write_turn(state),
        "bag": _write_bag(state),
        "out": " ".join(state.discards),
        "slices": " ".join(f"{key}={text}" for key, part in _slices(state) if (text := part.write(state))),
    }
    return join_fields(fields)


def _write_board(state: CarcassonneState) -> str:
    seen: set[Cell] = set()
    standing_at: dict[Cell, list[Figure]] = {}
    for figure in state.figures():
        standing_at.setdefault(figure.cell, []).append(figure)
    words = []
    for placed in state.tiles():
        top = "^" if placed.cell in seen else ""
        seen.add(placed.cell)
        standing = "" if placed.covered else _write_figures(state, standing_at.get(placed.cell, []))
        words.append(f"{placed.kind.code}{top}@{placed.cell}{SIDES[placed.turns]}{standing}")
    return " ".join(words)


def _write_figures(state: CarcassonneState, figures: list[Figure]) -> str:
    letters = {piece.key: piece.letter for piece in state.game.program.pieces}
    here = sorted(figures, key=lambda figure: (figure.seat, figure.segment, figure.piece))
    groups = []
    for seat, own in groupby(here, key=lambda figure: figure.seat):
        sites = ",".join(letters[figure.piece] + figure.site for figure in own)
        groups.append(f"{SEATS[seat]} {sites}")
    return f"({';'.join(groups)})" if groups else ""


def _write_turn(state: CarcassonneState) -> str:
    seat = state.seat if state.to_move == CHANCE or state.is_over else state.to_move
    hand = f" {state.hand.code}" if state.hand and state.step == "place" else ""
    return f"{state.turn} {SEATS[seat]} {state.step}{hand}"


def _rest_of_set(state: CarcassonneState) -> Counter[str]:
    """The tiles of the set that are neither on the table, nor out, nor in hand, nor set aside."""
    edition = state.game.ruleset.edition
    rest = Counter({kind.code: kind.counts[edition] for kind in state.game.program.kinds})
    used = Counter(placed.kind.code for placed in state.tiles()) + Counter(state.discards)
    if state.hand and state.step == "place":
        used[state.hand.code] += 1
    aside = Counter(state.game.program.reserved) - used
    rest.subtract(used)
    rest.subtract(aside)
    return rest


def _write_bag(state: CarcassonneState) -> str:
    bag = {code: count for code, count in state.bag.items() if count}
    if bag == {code: count for code, count in _rest_of_set(state).items() if count}:
        return WHOLE_BAG
    return " ".join(code for code in sorted(bag) for _ in range(bag[code]))


def read_position(game: CarcassonneGame, text: str) -> CarcassonneState:
    """Read a position of this ruleset from one line.

    Raises:
        NotationError: a field that cannot be read, with its column and what was expected there.
    """
    fields = split_fields(text)
    if fields["ruleset"].text != game.name:
        raise fields["ruleset"].error(f"the ruleset {game.name}")
    state = game.new_state(start=False)
    _read_board(state, fields["board"])
    out = _words(fields["out"])
    if len(out) > MOST_TILES:
        raise fields["out"].error(f"at most {MOST_TILES} tiles")
    state.edit_discards([_code(state, word) for word in out])
    waiting = _read_slices(state, fields["slices"])
    _read_turn(state, fields["turn"], waiting)
    _read_bag(state, fields)
    _read_seats(state, fields["seats"])
    return state


def _read_bag(state: CarcassonneState, fields: Mapping[str, Word]) -> None:
    bag = fields["bag"]
    if bag.text == WHOLE_BAG:
        counts = _rest_of_set(state)
    else:
        counts = Counter(_code(state, word) for word in _words(bag))
    wrong = next((code for code, count in counts.items() if count < 0), None)
    if wrong is not None:
        raise bag.error(f"the bag spelt out, since more {wrong} are used than the set has")
    if state.step == "draw" and not any(counts.values()):
        raise fields["turn"].error("the step over, since the bag is empty")
    check_bag(state, counts.total(), bag)
    state.edit_bag(counts)


def _read_seats(state: CarcassonneState, field: Word) -> None:
    players = state.game.players
    seats = _words(field)
    scores = {
        read_seat(word.part(0, len(key)), players): read_int(value) for word, key, value in read_assignments(seats)
    }
    if list(scores) != list(range(players)):
        raise field.error(f"the points of {players} seats in order")
    state.edit_scores([scores[seat] for seat in range(players)])


def _words(field: Word) -> list[Word]:
    return [] if field.text == NOTHING else split_words(field.text, field.line, field.source, field.column)


def _code(state: CarcassonneState, word: Word) -> str:
    try:
        return state.token(state.parse("~" + word.text))[1:]
    except NotationError as error:
        raise word.error(error.expected) from None


def _read_board(state: CarcassonneState, field: Word) -> None:
    place = 0
    text = "" if field.text == NOTHING else field.text
    seen: set[Cell] = set()
    while place < len(text):
        found = _PLACED.match(text, place)
        if found is None:
            raise field.error("a tile such as CFFF@0,-1S(A c.S)", found=repr(text[place : place + 20]), at=place)
        _read_placed(state, field.part(place, place + len(found[1])), seen)
        if found[2] is not None:
            cell = _cell(found[1])
            _read_figures(state, cell, field.part(found.start(2), found.end(2)))
        place = found.end()
        if place < len(text) and text[place] != " ":
            raise field.error("a space between tiles", found=repr(text[place]), at=place)
        place += 1


def _cell(token: str) -> Cell:
    x, y = token.partition("@")[2][:-1].split(",")
    return Cell(int(x), int(y))


def _read_placed(state: CarcassonneState, word: Word, seen: set[Cell]) -> None:
    token = read_token(word)
    try:
        canonical = state.token(state.parse(token.text))
    except NotationError as error:
        raise word.move(error) from None
    cell = _cell(token.text)
    if (cell in seen) != ("^" in canonical):
        raise word.error("'^' on a tile that lies on another, and only there")
    seen.add(cell)
    kind = state.game.kinds[state.game.kind_index[read_token(Word(canonical)).code]]
    check_tile(state, kind.code, cell, word)
    if not state.edit_fits(kind.code, cell, SIDES.index(canonical[-1])):
        raise word.error(f"a tile whose edges go on those around {cell}")
    state.edit_put(kind.code, cell, SIDES.index(canonical[-1]))


def _read_figures(state: CarcassonneState, cell: Cell, field: Word) -> None:
    pieces = {piece.letter: piece.key for piece in state.game.program.pieces}
    place = 0
    for group in field.text.split(";"):
        name, _, sites = group.partition(" ")
        seat = read_seat(field.part(place, place + len(name)), state.game.players)
        at = place + len(name) + 1
        for site in sites.split(","):
            word = field.part(at, at + len(site))
            found = _SITE.fullmatch(site)
            if found is None or found[1] not in pieces:
                raise word.error("a site such as c.N", found=repr(site))
            spot = segment_at(state, Word(f"{found[2]}@{cell}", word.line, word.column, word.source))
            if spot is None:
                raise word.error(f"a segment of the tile at {cell}")
            if not _may_stand(state, pieces[found[1]], *spot):
                raise word.error("a segment where such a figure may stand")
            if not state.supply(seat)[pieces[found[1]]]:
                raise word.error(f"no more figures of {SEATS[seat]} than it has")
            state.edit_stand(seat, pieces[found[1]], *spot)
            at += len(site) + 1
        place += len(group) + 1


def _may_stand(state: CarcassonneState, piece: str, cell: Cell, segment: int) -> bool:
    kind = state.game.kinds[state.board.tile_number(cell) >> 2]
    stands_on = next(one.stands_on for one in state.game.program.pieces if one.key == piece)
    key = kind.segments[segment].kind
    feature = next(one for one in state.game.program.features if one.key == key)
    return key in stands_on or feature.gathers


def _slices(state: CarcassonneState) -> list[tuple[str, Slice]]:
    """The slices of the game (what steps have reserved, forced tiles) and of its expansions, by key."""
    own = {
        "forced": Slice(_write_forced, _read_forced),
        "slots": Slice(_write_slots, _read_slots),
        WAITING: Slice(_write_waiting, _read_slots),  # read by _read_waiting, when it is somebody's turn
    }
    return sorted((own | state.game.words().slices).items())


def _write_slots(state: State) -> str:
    """The ints that steps have reserved, up to the last that is not 0."""
    board = cast("CarcassonneState", state)
    values = [board.kernel.slot_of(index) for index in range(board.game.program.slots)]
    while values and not values[-1]:
        values.pop()
    return ",".join(map(str, values))


def _read_slots(state: State, word: Word) -> None:
    board = cast("CarcassonneState", state)
    values = word.text.split(",")
    if len(values) > board.game.program.slots or not all(re.fullmatch(r"-?\d{1,9}", value) for value in values):
        raise word.error(f"at most {board.game.program.slots} whole numbers with commas between them")
    for index, value in enumerate(values):
        board.kernel.edit_slot(index, int(value))


def _write_forced(state: State) -> str:
    """The tiles of the next turns that are not drawn: `CODE@x,y`, in order."""
    board = cast("CarcassonneState", state)
    kernel = board.kernel
    pairs = [(kernel.forcekind[index], kernel.forcepos[index]) for index in range(kernel.nforce)]
    return ";".join(f"{board.game.kinds[kind].code}@{board.board.cell(pos)}" for kind, pos in pairs)


def _read_forced(state: State, word: Word) -> None:
    board = cast("CarcassonneState", state)
    place = 0
    for piece in word.text.split(";"):
        found = re.fullmatch(r"(\w+)@(-?\d{1,2}),(-?\d{1,2})", piece)
        if found is None or found[1] not in board.game.kind_index:
            raise word.part(place, place + len(piece)).error("a forced tile such as CODE@2,0")
        board.kernel.force(board.game.kind_index[found[1]], board.kernel.at(int(found[2]), int(found[3])))
        place += len(piece) + 1


def _read_slices(state: CarcassonneState, field: Word) -> Word | None:
    """Read the slices but that of the waiting decisions, which can be read only when it is somebody's turn."""
    slices = dict(_slices(state))
    waiting = None
    for word in _words(field):
        for whole, key, value in read_assignments([word], "KEY=VALUE"):
            one_of(whole.part(0, len(key)), slices, "a slice of this ruleset")
            if key == WAITING:
                waiting = value
            else:
                slices[key].read(state, value)
    return waiting


def _write_waiting(state: State) -> str:
    """What the steps of the turn go on from: SEAT;STAGE;TRIGGERS;decisions;completed zones;what they paid."""
    board = cast("CarcassonneState", state)
    kernel, steps = board.kernel, board.game.program.steps
    if board.step not in {step.key for step in steps}:
        return ""
    by_root = board.board.segments_by_root()
    asked = [(kernel.pstep[i], kernel.pseat[i], kernel.parg[i]) for i in range(kernel.npend)]
    return ";".join(
        (
            f"{SEATS[board.seat]};{kernel.stage};{kernel.trigger}",
            "+".join(f"{steps[step].key}:{SEATS[seat]}:{arg}" for step, seat, arg in asked),
            "+".join(board.board.name(by_root[root]) for root in kernel.done_list()),
            "+".join(f"{board.board.name(by_root[r])}:{SEATS[s]}:{points}" for r, s, points in kernel.award_list()),
        )
    )


def _read_waiting(state: CarcassonneState, number: int, word: Word) -> None:
    parts = word.text.split(";")
    found = re.fullmatch(r"([A-F]);(\d{1,2});(\d{1,3})", ";".join(parts[:3]))
    if found is None or len(parts) != 6:
        raise word.error("SEAT;STAGE;TRIGGERS;decisions;completed zones;points")
    steps = {step.key: step.index for step in state.game.program.steps}
    state.edit_turn(read_seat(Word(found[1], word.line, word.column, word.source), state.game.players), number)
    for text in filter(None, parts[3].split("+")):
        step, _, rest = text.partition(":")
        seat, _, arg = rest.partition(":")
        if step not in steps or seat not in SEATS[: state.game.players] or not re.fullmatch(r"-?\d{1,9}", arg):
            raise word.error("decisions such as STEP:A:0", found=repr(text))
        state.kernel.ask(steps[step], SEATS.index(seat), int(arg))
    for text in filter(None, parts[4].split("+")):
        state.kernel.edit_done(_root(state, word, text))
    for text in filter(None, parts[5].split("+")):
        zone, _, rest = text.partition(":")
        seat, _, points = rest.partition(":")
        if seat not in SEATS[: state.game.players] or not re.fullmatch(r"\d{1,4}", points):
            raise word.error("points such as c.N@3,1:A:8", found=repr(text))
        state.kernel.edit_award(_root(state, word, zone), SEATS.index(seat), int(points))
    state.kernel.edit_waiting(int(found[2]), int(found[3]))


def _root(state: CarcassonneState, word: Word, zone: str) -> int:
    spot = segment_at(state, Word(zone, word.line, word.column, word.source))
    if spot is None:
        raise word.error("zones on the board", found=zone)
    return state.kernel.root_of(state.board.pos(spot[0]), spot[1])


def _read_turn(state: CarcassonneState, field: Word, waiting: Word | None) -> None:
    words = _words(field)
    if len(words) not in (3, 4):
        raise field.error("turn, seat, step and the tile in hand, such as '2 B place FRFR'")
    number = read_int(words[0], "the number of the turn")
    seat = read_seat(words[1], state.game.players)
    asked = [one.key for one in state.game.program.steps]
    step = one_of(words[2], ("draw", "place", "follower", "over", *asked), "a step")
    if (step in asked) != (waiting is not None):
        raise field.error("a slice waiting=... at the step of a decision, and only there")
    if (step == "place") != (len(words) == 4):
        raise field.error("a tile in hand at the step place, and only there")
    if step == "over":
        state.edit_bag({})  # a turn that begins with an empty bag is the end
    state.edit_turn(seat, number)
    if step == "place":
        state.edit_draw(_code(state, words[3]))
    elif step == "follower":
        tiles = state.tiles()
        if not tiles:
            raise words[2].error("a tile on the board before the step follower")
        state.edit_step(step, tiles[-1].cell)
    elif waiting is not None:
        _read_waiting(state, number, waiting)


def grid(state: CarcassonneState) -> str:
    """A drawing of the board: one tile a cell, code and orientation, with the seats that stand on it."""
    tops = {placed.cell: placed for placed in state.tiles() if not placed.covered}
    if not tops:
        return ""
    columns = range(min(cell.x for cell in tops), max(cell.x for cell in tops) + 1)
    rows = range(min(cell.y for cell in tops), max(cell.y for cell in tops) + 1)
    table = [["", *(str(x) for x in columns)]]
    table += [[str(y), *(_drawn(state, tops.get(Cell(x, y))) for x in columns)] for y in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table)


def _drawn(state: CarcassonneState, placed: Placed | None) -> str:
    if placed is None:
        return "."
    standing: list[Figure] = [figure for figure in state.figures() if figure.cell == placed.cell]
    return f"{placed.kind.code}@{SIDES[placed.turns]}" + "".join(f" {SEATS[f.seat]}:{f.site}" for f in standing)
