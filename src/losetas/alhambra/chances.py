"""What chance decides: the outcomes with their probabilities, the pools a dealer deals from, draws in notation.

Draw codes: a card by its number, a tile from 64 on, a secret card 256 + seat * 32 + number.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import HANDS, OPENING, REFILL, SECRET, SECRETS, STACKS, TILE, TOP
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.tables import MONEY, SCORE1
from losetas.core.errors import NotationError
from losetas.core.game import SEATS

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

_OF_MONEY: Final = "money"
_OF_JOINING: Final = "joining"


def draws_of(kernel: Kernel) -> list[int]:
    """The draw codes that can come."""
    if kernel.stage not in (HANDS, OPENING, REFILL):
        return [code for code, _ in outcomes_of(kernel)]
    size, joining, scoring = kernel.pile_list()[:3]
    first = 0 if size > joining + scoring.bit_count() else MONEY
    last = SCORE1 if joining else MONEY
    found = [card for card in range(first, last) if kernel.unseen_of(card)]
    return found + [SCORE1 + number for number in range(2) if scoring >> number & 1]


def outcomes_of(kernel: Kernel) -> list[tuple[int, Fraction]]:
    """The draw codes that can come, each with its probability."""
    stage = kernel.stage
    if stage in (HANDS, OPENING, REFILL):
        return _card_outcomes(kernel)
    if stage == SECRETS:
        free = _in_the_box(kernel)
        return [(SECRET + kernel.dealing * 32 + number, Fraction(1, len(free))) for number in free]
    if stage in (STACKS, TOP):
        total = kernel.hidden_in_stack(kernel.dealing)
        return [(TILE + tile, Fraction(count, total)) for tile, count in _stack(kernel)]
    return [
        (TILE + tile, Fraction(count, kernel.nbag))
        for tile in range(kernel.T.tiles)
        if (count := kernel.bag_of(tile)) > 0
    ]


def _in_the_box(kernel: Kernel) -> list[int]:
    return [number for number in range(kernel.T.secrets) if kernel.holder_of(number) < 0]


def _stack(kernel: Kernel) -> list[tuple[int, int]]:
    """The annexes hidden in the stack that is drawn from, with their counts."""
    kinds = [tile for tile in range(kernel.T.tiles) if kernel.T.ttype[tile] == kernel.dealing]
    return [(tile, count) for tile in kinds if (count := kernel.under_of(tile)) > 0]


def _card_outcomes(kernel: Kernel) -> list[tuple[int, Fraction]]:
    """What the pile may give: its own cards by sort, then which of the cards that no pile has shown yet (ALB-66)."""
    size, joining, scoring = kernel.pile_list()[:3]
    money = size - joining - scoring.bit_count()
    found: list[tuple[int, Fraction]] = []
    for card in range(SCORE1):
        count = kernel.unseen_of(card)
        here, pool = (money, kernel.nmoney) if card < MONEY else (joining, kernel.njoin)
        if count and here:
            found.append((card, Fraction(here, size) * Fraction(count, pool)))
    found += [(SCORE1 + number, Fraction(1, size)) for number in range(2) if scoring >> number & 1]
    return found


def pool_of(state: AlhambraState) -> tuple[str, list[str]]:
    """The pool that decides first at a chance node."""
    kernel, program = state.kernel, state.program
    stage = kernel.stage
    if stage in (HANDS, OPENING):
        return _OF_MONEY, _unseen(state, 0, MONEY)
    if stage == REFILL:
        if kernel.shuffles:
            return f"money-{kernel.shuffles + 1}", _unseen(state, 0, SCORE1)
        size, joining, scoring = kernel.pile_list()[:3]
        cards = [program.cards[SCORE1 + number] for number in range(2) if scoring >> number & 1]
        cards += [_OF_JOINING] * joining + [_OF_MONEY] * (size - joining - len(cards))
        return f"pile-{kernel.pile + 1}", sorted(cards)
    if stage == SECRETS:
        return "secrets", sorted(program.secrets[number].tile for number in _in_the_box(kernel))
    if stage in (STACKS, TOP):
        codes = [program.tiles[tile].code for tile, count in _stack(kernel) for _ in range(count)]
        return f"stack-{program.types[kernel.dealing].key}", sorted(codes)
    return "tiles", sorted(tile.code for i, tile in enumerate(program.tiles) for _ in range(kernel.bag_of(i)))


def next_pool_of(state: AlhambraState, code: str) -> tuple[str, list[str]] | None:
    """The pool of all piles that tells which card it is, when a pile has told of what sort."""
    if code == _OF_MONEY:
        return _OF_MONEY, _unseen(state, 0, MONEY)
    return (_OF_JOINING, _unseen(state, MONEY, SCORE1)) if code == _OF_JOINING else None


def _unseen(state: AlhambraState, first: int, last: int) -> list[str]:
    cards = state.program.cards
    return sorted(cards[card] for card in range(first, last) for _ in range(state.kernel.unseen_of(card)))


def draw_code(state: AlhambraState, code: str) -> int:
    """The draw code of a card or a tile at this chance node."""
    kernel, program = state.kernel, state.program
    if code in program.card_index:
        return program.card_index[code]
    tile = program.tile(code)
    if kernel.stage == SECRETS:
        shown = [card.tile for card in program.secrets]
        return SECRET + kernel.dealing * 32 + shown.index(program.tiles[tile].code)
    return TILE + tile


def draw_text(state: AlhambraState, code: int) -> str:
    """A draw in notation: `~b7`, `~score1`, `~tower8NES`, `~A!garden10o`."""
    program = state.program
    if code >= SECRET:
        seat, number = divmod(code - SECRET, 32)
        return f"~{SEATS[seat]}!{program.secrets[number].tile}"
    return "~" + (program.tiles[code - TILE].code if code >= TILE else program.cards[code])


def read_draw(state: AlhambraState, text: str) -> int:
    """The draw code of a draw without its `~`; a secret card may leave out the seat it goes to."""
    program = state.program
    seat, mark, shown = text.rpartition("!")
    if mark:
        number = state.kernel.dealing if not seat else SEATS.find(seat)
        tiles = [card.tile for card in program.secrets]
        if number < 0 or len(seat) > 1 or program.tiles[program.tile(shown)].code not in tiles:
            raise NotationError("a secret card such as A!garden10o", text, source=text)
        return SECRET + number * 32 + tiles.index(program.tiles[program.tile(shown)].code)
    if text in program.card_index or text[:1] == "X":
        return program.card_index[text] if text in program.card_index else program.card(text)
    return TILE + program.tile(text)
