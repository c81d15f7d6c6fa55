"""Reads Alhambra positions, whose fields `position.py` explains: what cannot be is refused, nothing is dropped."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import (
    ACT,
    ASK,
    DRAW,
    FINAL,
    FIRST_STEP,
    GAP,
    MARKET,
    OVER,
    PLACE,
    PLACING,
    REFILL,
    ROUND,
    STEPS,
    TOP,
    TURN,
)
from losetas.alhambra.position import FLOW, KEYS, SPACES, WHOLE, cards_left, rest, write_position
from losetas.alhambra.setup import palace_flaw, read_annex, read_building, read_card, read_tile
from losetas.alhambra.tables import MONEY, SCORE1
from losetas.alhambra.verbs import FAR, read_cell
from losetas.core.game import CHANCE, SEATS
from losetas.core.notation import Word, one_of, read_assignments, read_int, read_seat, split_words
from losetas.core.position import NOTHING, split_fields

if TYPE_CHECKING:
    from losetas.alhambra.game import AlhambraGame
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.program import Program
    from losetas.alhambra.state import AlhambraState

_PLACED: Final = re.compile(r"([A-F]):([a-z]\w*)@(-?\d{1,3},-?\d{1,3})")
_WAIT: Final = re.compile(r"(\d{1,2})([A-F])(?::(-?\d{1,9}))?")
_SLOT: Final = re.compile(r"-?\d{1,9}")
_PILE: Final = re.compile(r"(\d+)/(\d+)/([0-3])")


def read_position(game: AlhambraGame, text: str) -> AlhambraState:
    """Read a position of this ruleset from one line.

    Raises:
        NotationError: a field that cannot be read, with its column and what was expected there.
    """
    fields = split_fields(text)
    if fields["ruleset"].text != game.name:
        raise fields["ruleset"].error(f"the ruleset {game.name}")
    state = game.new_state(start=False)
    kernel = state.kernel
    slices = _read_slices(fields["slices"])
    _read_seats(state, fields)
    for name, word in slices.items():
        if name in _READERS:
            _READERS[name](state, word)
    for card, count in Counter(read_card(game.program, word) for word in _words(fields["out"])).items():
        kernel.edit_discard(card, count)
    _read_supplies(state, fields, slices)
    _read_flow(state, fields["turn"], slices.get("flow", fields["slices"]))
    if state.status():
        raise fields["board"].error("a position that can have come about", found=_flaws(state))
    _check_kept(state, fields, slices)
    return state


def _flaws(state: AlhambraState) -> str:
    return ", ".join((flag.name or "").lower().replace("_", " ") for flag in state.status())


def _check_kept(state: AlhambraState, fields: dict[str, Word], slices: dict[str, Word]) -> None:
    """Refuse what found no place, such as a second top of a stack: printed, it would be gone."""
    printed = split_fields(write_position(state))
    again = _read_slices(printed["slices"])
    for key, word in {"bag": fields["bag"], "out": fields["out"], **slices}.items():
        kept = (printed if key in printed else again).get(key)
        text = kept.text if kept else NOTHING
        if text != WHOLE and _pieces(key, text) != _pieces(key, word.text):
            raise word.error(f"what has a place in this game: {text}")


def _pieces(key: str, text: str) -> Counter[str]:
    """What a field lists, in whatever order."""
    if key == "stones":
        return Counter(text)
    if key in ("hands", "reserve"):
        return Counter(group[:2] + piece for group in text.split(";") for piece in group[2:].split(","))
    return Counter(text.replace(" ", ",").split(","))


def _words(field: Word) -> list[Word]:
    return [] if field.text == NOTHING else split_words(field.text, field.line, field.source, field.column)


def _read_slices(field: Word) -> dict[str, Word]:
    found: dict[str, Word] = {}
    for word in _words(field):
        for whole, key, value in read_assignments([word], "KEY=VALUE"):
            found[one_of(whole.part(0, len(key)), KEYS, "a slice of this game")] = value
    return found


def _split(word: Word, mark: str) -> Iterator[Word]:
    """The pieces of a word, each with its place."""
    at = 0
    for piece in word.text.split(mark):
        yield word.part(at, at + len(piece))
        at += len(piece) + len(mark)


def _read_seats(state: AlhambraState, fields: dict[str, Word]) -> None:
    """Palaces and points."""
    kernel, players = state.kernel, state.game.players
    points = _words(fields["seats"])
    if len(points) != players:
        raise fields["seats"].error(f"points of {players} seats")
    for word, key, value in read_assignments(points):
        kernel.edit_score(read_seat(word.part(0, len(key)), players), read_int(value))
    for word in _words(fields["board"]):
        found = _PLACED.fullmatch(word.text)
        if found is None:
            raise word.error("a tile in a palace such as A:tower8NES@1,0")
        seat = read_seat(word.part(0, 1), players)
        pos = read_cell(found[3])
        if pos == FAR or kernel.kind_at(seat, pos) >= 0:
            raise word.error("an empty cell that a palace can reach")
        kernel.edit_build(seat, pos, read_tile(state.program, word.part(2, 2 + len(found[2]))))
    for seat in range(players):
        flaw = palace_flaw(kernel, seat)
        if flaw:
            raise fields["board"].error("palaces that obey the building rules", found=f"{flaw} of {SEATS[seat]}")


def _seat_lists(state: AlhambraState, word: Word) -> Iterator[tuple[int, Word]]:
    """`A:x,y;B:z` as pairs of a seat and a word."""
    for group in _split(word, ";"):
        seat = read_seat(group.part(0, 1), state.game.players)
        if group.text[1:2] != ":":
            raise group.error("SEAT:CODE,CODE")
        for piece in _split(group.part(2), ","):
            yield seat, piece


def _read_hands(state: AlhambraState, word: Word) -> None:
    held = Counter((seat, read_card(state.program, piece)) for seat, piece in _seat_lists(state, word))
    for (seat, card), count in held.items():
        state.kernel.edit_hand(seat, card, count)


def _read_display(state: AlhambraState, word: Word) -> None:
    pieces = list(_split(word, ","))
    if len(pieces) > 4:
        raise word.error("at most four open cards")
    for piece in pieces:
        state.kernel.edit_display(read_card(state.program, piece))


def _read_market(state: AlhambraState, word: Word) -> None:
    for piece in _split(word, ","):
        space = one_of(piece.part(0, 1), SPACES, "a space")
        state.kernel.edit_market(SPACES.index(space), read_building(state.program, piece.part(2)))


def _read_reserve(state: AlhambraState, word: Word) -> None:
    for seat, piece in _seat_lists(state, word):
        state.kernel.edit_reserve(seat, read_tile(state.program, piece))


def _read_dirk(state: AlhambraState, word: Word) -> None:
    if state.game.players != 2:
        raise word.error("Dirk with two players only (ALB-62)")
    for piece in _split(word, ","):
        state.kernel.give_neutral(read_building(state.program, piece))


def _read_stones(state: AlhambraState, word: Word) -> None:
    letters = [] if word.text == NOTHING else [word.part(i, i + 1) for i in range(len(word.text))]
    awake = {read_seat(letter, state.game.players) for letter in letters}
    for seat in range(state.game.players):
        state.kernel.edit_stone(seat, int(seat in awake))


def _read_secrets(state: AlhambraState, word: Word) -> None:
    shown = [card.tile for card in state.program.secrets[: state.kernel.T.secrets]]
    for piece in _split(word, ","):
        seat = read_seat(piece.part(0, 1), state.game.players)
        tile = one_of(piece.part(2, 2 + len(piece.text[2:].rstrip("!?"))), shown, "the tile of a secret card")
        mark = piece.text[-1]
        if mark == "!" and state.kernel.home[state.kernel.T.secrettile[shown.index(tile)]] != seat + 1:
            raise piece.error("an open card whose tile is built")
        state.kernel.edit_secret(shown.index(tile), seat, int(mark == "!"), int(mark in "!?"))


def _read_tops(state: AlhambraState, word: Word) -> None:
    for piece in _split(word, ","):
        tile = read_annex(state.program, piece)
        state.kernel.edit_top(state.kernel.T.ttype[tile], tile)


def _read_waits(state: AlhambraState, word: Word) -> None:
    most = FIRST_STEP + len(state.program.steps)
    for piece in _split(word, ","):
        found = _WAIT.fullmatch(piece.text)
        if found is None or int(found[1]) >= most:
            raise piece.error(f"a number below {most} and a seat, such as 0A")
        seat = read_seat(piece.part(found.start(2), found.end(2)), state.game.players)
        state.kernel.ask(int(found[1]), seat, int(found[3] or 0))


def _read_gifts(state: AlhambraState, word: Word) -> None:
    for piece in _split(word, ","):
        seat = read_seat(piece.part(0, 1), state.game.players)
        state.kernel.edit_gift(read_building(state.program, piece.part(2)), seat)


def _read_steps(state: AlhambraState, word: Word) -> None:
    pieces = [read_int(piece) for piece in _split(word, ",")]
    if len(pieces) != 2 or not 0 <= pieces[1] <= len(state.program.steps):
        raise word.error("the bits of what has happened, and the number of a step")
    state.kernel.edit_steps(pieces[0] & state.program.tables.triggers, pieces[1])


def _read_slots(state: AlhambraState, word: Word) -> None:
    values = word.text.split(",")
    if len(values) > state.program.slots or not all(_SLOT.fullmatch(value) for value in values):
        raise word.error(f"at most {state.program.slots} whole numbers with commas between them")
    for index, value in enumerate(values):
        state.kernel.edit_slot(index, int(value))


_READERS: Final = {
    "hands": _read_hands,
    "display": _read_display,
    "market": _read_market,
    "reserve": _read_reserve,
    "dirk": _read_dirk,
    "stones": _read_stones,
    "secrets": _read_secrets,
    "tops": _read_tops,
    "waits": _read_waits,
    "gifts": _read_gifts,
    "steps": _read_steps,
    "slots": _read_slots,
}


def _read_supplies(state: AlhambraState, fields: dict[str, Word], slices: dict[str, Word]) -> None:
    """Tiles set aside (by the seat that places them), then what is left in the supplies."""
    kernel, program = state.kernel, state.program
    if not state.kernel.T.stones and "stones" in slices:
        raise slices["stones"].error("no stones in this ruleset")
    flow = slices.get("flow")
    if flow is None:
        raise fields["slices"].error("the slice flow=...")
    numbers = [read_int(piece) for piece in _split(flow, ",")]
    placer = numbers[3] if len(numbers) > 3 else 0
    for piece in _split(slices["aside"], ",") if "aside" in slices else ():
        kernel.edit_aside(min(max(placer, 0), state.game.players - 1), read_tile(program, piece))
    bag, hidden = fields["bag"], slices.get("stacks")
    tiles = rest(state, annex=False) if bag.text == WHOLE else _codes(state, _words(bag), read_building)
    annexes: Counter[str] = Counter()
    if hidden is not None:
        annexes = rest(state, annex=True) if hidden.text == WHOLE else _codes(state, _split(hidden, ","), read_annex)
    for number, kind in enumerate(program.tiles):
        (kernel.edit_under if kind.annex else kernel.edit_bag)(number, (annexes if kind.annex else tiles)[kind.code])
    supply = slices.get("supply")
    if supply is not None:
        cards = cards_left(state)
        if supply.text != WHOLE:
            cards = Counter(read_card(program, piece) for piece in _split(supply, ","))
        for card in range(SCORE1):
            kernel.edit_unseen(card, max(cards[card], 0))
    _read_piles(state, slices.get("piles", fields["slices"]))


def _codes(state: AlhambraState, words: Iterable[Word], read: Callable[[Program, Word], int]) -> Counter[str]:
    return Counter(state.program.tiles[read(state.program, word)].code for word in words)


def _read_piles(state: AlhambraState, field: Word) -> None:
    kernel = state.kernel
    pieces = list(_split(field, ","))
    totals = [0, 0]
    for number, piece in enumerate(pieces):
        found = _PILE.fullmatch(piece.text)
        if found is None or number > 4:
            raise piece.error("at most five piles such as 21/0/0")
        size, joins, bits = int(found[1]), int(found[2]), int(found[3])
        kernel.edit_pile(number, size, joins, bits)
        totals = [totals[0] + size - joins - bits.bit_count(), totals[1] + joins]
    money = sum(kernel.unseen_of(card) for card in range(MONEY))
    joins = sum(kernel.unseen_of(card) for card in range(MONEY, SCORE1))
    if totals != [money, joins]:
        raise field.error(f"piles that hold {money} money cards and {joins} joining ones")


def _read_flow(state: AlhambraState, turn: Word, flow: Word) -> None:
    kernel, players = state.kernel, state.game.players
    words = _words(turn)
    if len(words) != 4:
        raise turn.error("NUMBER SEAT STEP SEAT")
    number = read_int(words[0])
    if number < 0:
        raise words[0].error("the number of a turn")
    kernel.edit_turn(read_seat(words[3], players), number)
    pieces = list(_split(flow, ","))
    if len(pieces) != len(FLOW):
        raise flow.error(f"{len(FLOW)} numbers")
    for piece, (name, most) in zip(pieces, FLOW.items(), strict=True):
        value = read_int(piece)
        top = players - 1 if name in ("placer", "last") else most
        if not 0 <= value <= top:
            raise piece.error(f"a number from 0 to {top}")
        setattr(kernel, name, value)
    _check_flow(state, words, flow)
    state.edited()


def _check_flow(state: AlhambraState, words: list[Word], flow: Word) -> None:
    """Refuse numbers that the kernel cannot go on from."""
    kernel = state.kernel
    if not _possible(kernel, kernel.phase, kernel.stage):
        raise flow.error("a phase and a stage that go together with what waits")
    seat = state.seat if state.to_move < 0 else state.to_move
    if words[1].text != SEATS[seat] or words[2].text != state.step:
        raise words[1].error(f"{SEATS[seat]} {state.step}")
    if state.to_move == CHANCE and not state.outcomes():
        raise flow.error("a chance node with something left to draw")


def _possible(kernel: Kernel, phase: int, stage: int) -> bool:
    waiting, aside = len(kernel.waiting_list()), len(kernel.aside_list())
    if phase == DRAW:
        return stage < TURN or stage in (TOP, REFILL, MARKET)
    if phase == ASK:
        steps = kernel.decision_step() >= FIRST_STEP
        return waiting > 0 and (stage == STEPS if steps else stage in (ROUND, GAP, FINAL))
    if phase == PLACE:
        return stage == PLACING and aside > 0
    return (phase == ACT and stage == TURN) or (phase == OVER and stage == FINAL)
