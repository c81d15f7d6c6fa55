"""Alhambra positions in notation: printed from a state and read into one.

    alhambra | A:tower8NES@1,0 | A=0 B=0 | 3 B action | * | b7 y1 | hands=A:b1,b2 display=b3,b4 ... flow=1,6,...

board: the palaces. bag: the tiles left, `*` for all that lie nowhere else. out: discarded money. slices: everything
else, hands and hidden cards included (a position is what the engine knows, a view what a seat may know):

hands, reserve   SEAT:CODE,CODE;SEAT:...      display, dirk, aside   CODE,...       market   y:TILE,...
supply           `*` or the cards unseen      piles   size/joining cards/scoring bits of each pile left
stones           seats whose stone is awake   secrets   SEAT:TILE, `!` behind an open one, `?` behind one seen before
tops, stacks     the open annexes; those hidden, `*` for all that lie nowhere else
waits, gifts     waiting decisions (0 gap, 1 reveal, and the seat); tiles still to be placed, and whose
flow             where in the turn the game stands, as the kernel keeps it (`Holdings.number_list`)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import (
    ACT,
    ASK,
    DRAW,
    FINAL,
    GAP,
    MARKET,
    OVER,
    PLACE,
    PLACING,
    REFILL,
    ROUND,
    TOP,
    TURN,
)
from losetas.alhambra.setup import full_count, palace_flaw, read_card, read_tile
from losetas.alhambra.status import tiles_in_use
from losetas.alhambra.tables import MONEY, SCORE1
from losetas.alhambra.verbs import FAR, read_cell
from losetas.core.game import CHANCE, SEATS
from losetas.core.notation import Word, one_of, read_assignments, read_int, read_seat, split_words
from losetas.core.position import NOTHING, join_fields, split_fields

if TYPE_CHECKING:
    from losetas.alhambra.game import AlhambraGame
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState

WHOLE: Final = "*"
_SPACES: Final = "ygbo"
_KEYS: Final = (
    *("hands", "display", "market", "reserve", "dirk", "aside", "supply", "piles", "stones", "secrets", "tops"),
    *("stacks", "waits", "gifts", "flow"),
)
_PLACED: Final = re.compile(r"([A-F]):([a-z]\w*)@(-?\d{1,3},-?\d{1,3})")
_PILE: Final = re.compile(r"(\d+)/(\d+)/([0-3])")


def write_position(state: AlhambraState) -> str:
    """The position in one line; read and written again it is the same bytes."""
    kernel, cards, players = state.kernel, state.program.cards, range(state.game.players)
    board = [f"{SEATS[seat]}:{tile.code}@{cell}" for seat in players for cell, tile in state.palace(seat)]
    seat = state.seat if state.to_move < 0 else state.to_move
    texts = dict(zip(_KEYS, _slices(state), strict=True))
    return join_fields(
        {
            "ruleset": state.game.name,
            "board": " ".join(board),
            "seats": " ".join(f"{SEATS[seat]}={points}" for seat, points in enumerate(state.scores)),
            "turn": f"{state.turn} {SEATS[seat]} {state.step} {SEATS[state.seat]}",
            "bag": _bag(state),
            "out": " ".join(cards[card] for card in range(SCORE1) for _ in range(kernel.discarded(card))),
            "slices": " ".join(f"{key}={text}" for key, text in texts.items() if text),
        }
    )


def _slices(state: AlhambraState) -> Iterator[str]:
    """The texts of the slices, in the order of their keys."""
    kernel, program, players = state.kernel, state.program, range(state.game.players)
    name = [tile.code for tile in program.tiles]
    yield _by_seat((seat, state.hand(seat)) for seat in players)
    yield ",".join(program.cards[card] for card in kernel.display_list())
    yield ",".join(f"{_SPACES[i]}:{name[tile]}" for i, tile in enumerate(kernel.market_list()) if tile >= 0)
    yield _by_seat((seat, state.reserve(seat)) for seat in players)
    yield ",".join(name[tile] for tile in kernel.neutral_list())
    yield ",".join(name[tile] for tile in kernel.aside_list())
    yield _supply(state)
    piles = kernel.pile_list()
    yield ",".join(f"{size}/{joins}/{bits}" for size, joins, bits in zip(*(piles[i::3] for i in range(3)), strict=True))
    yield ("".join(SEATS[seat] for seat in players if kernel.stone_of(seat)) or NOTHING) if kernel.T.stones else ""
    yield ",".join(_secrets(state))
    tops = [(i, kernel.top_of(i)) for i in range(len(program.types))]
    yield ",".join(name[top] for _, top in tops if top >= 0)
    hidden = [name[tile] for tile in range(kernel.T.tiles) for _ in range(kernel.under_of(tile))]
    yield (WHOLE if _rest(state, annex=True) == Counter(hidden) else ",".join(hidden)) if hidden else ""
    waiting = kernel.waiting_list()
    yield ",".join(f"{about}{SEATS[seat]}" for about, seat in zip(waiting[::2], waiting[1::2], strict=True))
    gifts = kernel.gift_list()
    yield ",".join(f"{SEATS[seat]}:{name[tile]}" for tile, seat in zip(gifts[::2], gifts[1::2], strict=True))
    yield ",".join(map(str, kernel.number_list()))


def _by_seat(lists: Iterable[tuple[int, list[str]]]) -> str:
    return ";".join(f"{SEATS[seat]}:{','.join(codes)}" for seat, codes in lists if codes)


def _secrets(state: AlhambraState) -> Iterator[str]:
    flat = state.kernel.secret_list()
    for number, (holder, opened, known) in enumerate(zip(flat[::3], flat[1::3], flat[2::3], strict=True)):
        if holder >= 0:
            yield f"{SEATS[holder]}:{state.program.secrets[number].tile}{'!' if opened else '?' if known else ''}"


def _rest(state: AlhambraState, *, annex: bool) -> Counter[str]:
    """The buildings, or the annexes, of the game that lie neither with a seat, nor open, nor with Dirk."""
    kernel = state.kernel
    used = tiles_in_use(state)
    found: Counter[str] = Counter()
    for tile, kind in enumerate(state.program.tiles):
        if kind.annex == annex:
            supply = kernel.bag_of(tile) + kernel.under_of(tile)
            found[kind.code] = kernel.T.count[tile] + kernel.T.acount[tile] - used[tile] + supply
    return +found


def _bag(state: AlhambraState) -> str:
    bag = Counter({tile.code: state.kernel.bag_of(i) for i, tile in enumerate(state.program.tiles)})
    return WHOLE if +bag == _rest(state, annex=False) else " ".join(bag.elements())


def _cards_left(state: AlhambraState) -> Counter[int]:
    """The cards that are neither in a hand, nor open, nor discarded."""
    kernel = state.kernel
    open_cards = Counter(kernel.display_list())
    found: Counter[int] = Counter()
    for card in range(SCORE1):
        held = sum(kernel.held(seat, card) for seat in range(state.game.players))
        found[card] = full_count(kernel, card) - held - open_cards[card] - kernel.discarded(card)
    return found


def _supply(state: AlhambraState) -> str:
    unseen = Counter({card: state.kernel.unseen_of(card) for card in range(SCORE1)})
    whole = +unseen == +_cards_left(state)
    return WHOLE if whole else ",".join(state.program.cards[card] for card in unseen.elements())


# Reading.


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
        raise fields["board"].error("a position that can have come about", found=str(state.status()))
    return state


def _words(field: Word) -> list[Word]:
    return [] if field.text == NOTHING else split_words(field.text, field.line, field.source, field.column)


def _read_slices(field: Word) -> dict[str, Word]:
    found: dict[str, Word] = {}
    for word in _words(field):
        for whole, key, value in read_assignments([word], "KEY=VALUE"):
            found[one_of(whole.part(0, len(key)), _KEYS, "a slice of this game")] = value
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
        space = one_of(piece.part(0, 1), _SPACES, "a space")
        state.kernel.edit_market(_SPACES.index(space), read_tile(state.program, piece.part(2)))


def _read_reserve(state: AlhambraState, word: Word) -> None:
    for seat, piece in _seat_lists(state, word):
        state.kernel.edit_reserve(seat, read_tile(state.program, piece))


def _read_dirk(state: AlhambraState, word: Word) -> None:
    for piece in _split(word, ","):
        state.kernel.give_neutral(read_tile(state.program, piece))


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
        tile = read_tile(state.program, piece)
        if not state.kernel.T.annex[tile]:
            raise piece.error("an annex")
        state.kernel.edit_top(state.kernel.T.ttype[tile], tile)


def _read_waits(state: AlhambraState, word: Word) -> None:
    for piece in _split(word, ","):
        about = int(one_of(piece.part(0, 1), "01", "0 or 1"))
        state.kernel.edit_ask(about, read_seat(piece.part(1), state.game.players))


def _read_gifts(state: AlhambraState, word: Word) -> None:
    for piece in _split(word, ","):
        seat = read_seat(piece.part(0, 1), state.game.players)
        state.kernel.edit_gift(read_tile(state.program, piece.part(2)), seat)


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
    tiles = _rest(state, annex=False) if bag.text == WHOLE else _codes(state, _words(bag))
    annexes: Counter[str] = Counter()
    if hidden is not None:
        annexes = _rest(state, annex=True) if hidden.text == WHOLE else _codes(state, _split(hidden, ","))
    for number, kind in enumerate(program.tiles):
        (kernel.edit_under if kind.annex else kernel.edit_bag)(number, (annexes if kind.annex else tiles)[kind.code])
    supply = slices.get("supply")
    if supply is not None:
        cards = _cards_left(state)
        if supply.text != WHOLE:
            cards = Counter(read_card(program, piece) for piece in _split(supply, ","))
        for card in range(SCORE1):
            kernel.edit_unseen(card, max(cards[card], 0))
    _read_piles(state, slices.get("piles", fields["slices"]))


def _codes(state: AlhambraState, words: Iterable[Word]) -> Counter[str]:
    return Counter(state.program.tiles[read_tile(state.program, word)].code for word in words)


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
    kernel.edit_turn(read_seat(words[3], players), read_int(words[0]))
    now = kernel.number_list()
    pieces = list(_split(flow, ","))
    if len(pieces) != len(now):
        raise flow.error(f"{len(now)} numbers")
    tops = (OVER, FINAL, FINAL, players - 1, 1, 6, 54, FINAL, 3, 7, 1, 1, 1, 1, 1, players - 1, 1, 999)
    for which, (piece, top) in enumerate(zip(pieces, tops, strict=True)):
        value = read_int(piece)
        if not 0 <= value <= top:
            raise piece.error(f"a number from 0 to {top}")
        kernel.edit_number(which, value)
    _check_flow(state, words, flow)
    state.edited()


def _check_flow(state: AlhambraState, words: list[Word], flow: Word) -> None:
    """Refuse numbers that the kernel cannot go on from."""
    kernel = state.kernel
    numbers = kernel.number_list()
    if not _possible(kernel, numbers[0], numbers[1]):
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
        return stage in (ROUND, GAP, FINAL) and waiting > 0
    if phase == PLACE:
        return stage == PLACING and aside > 0
    return (phase == ACT and stage == TURN) or (phase == OVER and stage == FINAL)
