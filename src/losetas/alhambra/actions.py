"""The choices of the base game in notation: money, buying, redesigns, placing, the forced pass."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from losetas.alhambra.decisions import Decide
from losetas.alhambra.holdings import BUILD, BUY, GIVE, LAY, PASS, REMOVE, STORE, SWAP, TAKE
from losetas.alhambra.palace import HOME
from losetas.alhambra.tables import MONEY
from losetas.alhambra.verbs import (
    NO_TILE,
    Verb,
    cards_text,
    cell_text,
    pack_cards,
    read_cards,
    read_cell,
    unpack_cards,
)
from losetas.core.errors import NotationError

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

_BUY: Final = re.compile(r"\$([byog]):([a-z]\w*)=(\S+)")
_PLACE: Final = re.compile(r"([a-z]\w*)?>(\S+)")
_BUILD: Final = re.compile(r"R:([a-z]\w*)>(\S+)")
_REMOVE: Final = re.compile(r"(-?\d+,-?\d+)>R")
_SWAP: Final = re.compile(r"(-?\d+,-?\d+)<>R:([a-z]\w*)")


class Pass(Verb):
    """The forced pass of a seat that can do nothing (AMB-12)."""

    key = "pass"
    kind = PASS

    def text(self, state: AlhambraState, detail: int) -> str:
        """Always `-`."""
        return "-"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """Only `-`."""
        return 0 if text == "-" else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """There is something to do."""
        return "not-forced"


class Take(Verb):
    """Open money cards into the hand (ALB-16)."""

    key = "take"
    listed = True
    kind = TAKE

    def detail(self, state: AlhambraState, choice: int) -> int:
        """The cards behind the bits of the display."""
        return pack_cards(card for i, card in enumerate(state.kernel.display_list()) if choice >> i & 1)

    def text(self, state: AlhambraState, detail: int) -> str:
        """`+b1+y3`."""
        return "+" + cards_text(state, unpack_cards(detail))

    def read(self, state: AlhambraState, text: str) -> int | None:
        """Cards, each behind a `+`."""
        return pack_cards(read_cards(state, text[1:])) if text[:1] == "+" else None

    def needs(self, state: AlhambraState, detail: int) -> bool:
        """Whether the cards are in the game."""
        return all(state.plays_card(card) for card in unpack_cards(detail))

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Not open, too much money, or with a card that is taken alone (CAM-4, AMB-31, AMB-44)."""
        cards = unpack_cards(detail)
        if Counter(cards) - Counter(state.kernel.display_list()):
            return "not-in-display"
        if sum(card % 9 + 1 for card in cards if card < MONEY) > 5:
            return "sum-above-five"
        return state.program.codes["joining_alone"]


class Buy(Verb):
    """A tile of the market for money (ALB-22)."""

    key = "buy"
    listed = True
    kind = BUY
    sign = ""

    def detail(self, state: AlhambraState, choice: int) -> int:
        """The cards of the payment, the tile and its space."""
        space = choice & 3
        cards = payment_cards(state.kernel.payment(choice >> 2))
        return pack_cards(cards) << 9 | state.kernel.market_list()[space] << 2 | space

    def text(self, state: AlhambraState, detail: int) -> str:
        """`$b:tower8NES=b3+b5`."""
        program = state.program
        letter = program.currencies[program.tables.currency[detail & 3]].letter
        tile = program.tiles[detail >> 2 & 127].code
        return f"{self.sign}${letter}:{tile}={cards_text(state, unpack_cards(detail >> 9))}"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """The letter of the space, the tile, the cards."""
        if not text.startswith(f"{self.sign}$"):
            return None
        found = _BUY.fullmatch(text[len(self.sign) :])
        if found is None:
            raise NotationError(f"{self.sign}$b:TILE=b3+b5", text, source=text)
        program = state.program
        letters = [program.currencies[program.tables.currency[space]].letter for space in range(4)]
        cards = pack_cards(read_cards(state, found[3]))
        return cards << 9 | program.tile(found[2]) << 2 | letters.index(found[1])

    def needs(self, state: AlhambraState, detail: int) -> bool:
        """Whether the cards are in the game."""
        return all(state.plays_card(card) for card in unpack_cards(detail >> 9))

    def reason(self, state: AlhambraState, detail: int) -> str:
        """The first thing wrong with a purchase."""
        kernel, tables = state.kernel, state.program.tables
        space, tile = detail & 3, detail >> 2 & 127
        cards = unpack_cards(detail >> 9)
        if kernel.market_list()[space] != tile:
            return "not-in-market"
        if any(count > kernel.held(state.to_move, card) for card, count in Counter(cards).items()):
            return "not-in-hand"
        joins = [tables.join[card - MONEY] for card in cards if card >= MONEY]
        own = 1 << tables.currency[space]
        if len(joins) > tables.joinmost:
            return state.program.codes["joining_limit"]
        if not all(bits & own for bits in joins):
            return state.program.codes["joining_currency"]
        return self._money_reason([card for card in cards if card < MONEY], joins, own, tables.price[tile])

    def _money_reason(self, money: list[int], joins: list[int], own: int, price: int) -> str:
        allowed = own
        for bits in joins:
            allowed |= bits
        if any(not allowed >> card // 9 & 1 for card in money):
            return "wrong-currency"
        values = [card % 9 + 1 for card in money]
        if sum(values) < price:
            return "too-little"
        used = {1 << card // 9 for card in money}
        idle = len(joins) > 1 and any(bits ^ own not in used for bits in joins)
        return "wasteful-payment" if sum(values) - min(values) >= price or idle else "not-exact"


def payment_cards(payment: list[int]) -> list[int]:
    """The cards of a kernel payment."""
    cards = [
        currency * 9 + i
        for currency, bits in enumerate(payment[:4])
        for i in range(9)
        for _ in range(bits >> 2 * i & 3)
    ]
    return cards + [MONEY + i for i in range(6) if payment[4] >> i & 1]


def cell_reason(state: AlhambraState, seat: int, tile: int, pos: int) -> str:
    """Why a tile may not go to a cell of a palace (ALB-30 to ALB-34)."""
    kernel, tables = state.kernel, state.program.tables
    if kernel.kind_at(seat, pos) >= 0:
        return "occupied"
    demand = kernel.demand_at(seat, pos)
    if not demand & 15:
        return "no-shared-side"
    if not tables.match[demand] >> tables.walls[tile] & 1:
        return "wall-mismatch"
    return "hole" if tables.spot[demand] else "unreachable"


class _Placing(Verb):
    """What may become of a tile that was set aside."""

    key = "place"
    form = ""

    def read_tile(self, state: AlhambraState, text: str) -> tuple[int, str] | None:
        """The tile before the `>` (left out when only one waits) and what stands behind it."""
        found = _PLACE.fullmatch(text)
        if found is None:
            return None
        if found[1]:
            return state.program.tile(found[1]), found[2]
        waiting = set(state.kernel.aside_list())
        if len(waiting) > 1:
            raise NotationError("the tile before '>', because several wait", text, source=text)
        return (waiting.pop() if waiting else NO_TILE), found[2]

    def needs(self, state: AlhambraState, detail: int) -> bool:
        """Whether the tile is in the game."""
        return detail & 127 == NO_TILE or state.plays_tile(detail & 127)

    def name(self, state: AlhambraState, detail: int) -> str:
        """The tile in notation."""
        return "" if detail & 127 == NO_TILE else state.program.tiles[detail & 127].code

    def is_aside(self, state: AlhambraState, detail: int) -> bool:
        """Whether the tile waits to be placed."""
        return detail & 127 in state.kernel.aside_list()


class Lay(_Placing):
    """A tile that was set aside is built (ALB-26)."""

    kind = LAY

    def text(self, state: AlhambraState, detail: int) -> str:
        """`tower8NES>1,0`."""
        return f"{self.name(state, detail)}>{cell_text(detail >> 7)}"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """A cell behind the `>`."""
        found = self.read_tile(state, text)
        if found is None or found[1] in ("R", "D", "Dirk"):
            return None
        return found[0] | read_cell(found[1]) << 7

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Not set aside, or the reason of the cell."""
        if not self.is_aside(state, detail):
            return "not-set-aside"
        return cell_reason(state, state.to_move, detail & 127, detail >> 7)


class Store(_Placing):
    """A tile that was set aside goes on the reserve (ALB-28)."""

    kind = STORE

    def text(self, state: AlhambraState, detail: int) -> str:
        """`tower8NES>R`."""
        return f"{self.name(state, detail)}>R"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """`R` behind the `>`."""
        found = self.read_tile(state, text)
        return found[0] if found and found[1] == "R" else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Only a tile that waits can be stored."""
        return "not-set-aside"


class Give(_Placing):
    """A bought tile goes to Dirk (ALB-64)."""

    kind = GIVE

    def text(self, state: AlhambraState, detail: int) -> str:
        """`tower8NES>Dirk`."""
        return f"{self.name(state, detail)}>Dirk"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """`Dirk`, or `D` for short, behind the `>`."""
        found = self.read_tile(state, text)
        return found[0] if found and found[1] in ("D", "Dirk") else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Nobody to give to, or not bought (AMB-15)."""
        if not self.is_aside(state, detail):
            return "not-set-aside"
        return "no-dirk" if state.game.players != 2 else "not-bought"


class Build(Verb):
    """Redesign: a tile of the reserve is built (ALB-36)."""

    key = "build"
    kind = BUILD

    def text(self, state: AlhambraState, detail: int) -> str:
        """`R:tower8NES>1,0`."""
        return f"R:{state.program.tiles[detail & 127].code}>{cell_text(detail >> 7)}"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """The tile and its cell."""
        found = _BUILD.fullmatch(text)
        return state.program.tile(found[1]) | read_cell(found[2]) << 7 if found else None

    def needs(self, state: AlhambraState, detail: int) -> bool:
        """Whether the tile is in the game."""
        return state.plays_tile(detail & 127)

    def reason(self, state: AlhambraState, detail: int) -> str:
        """Not on the reserve, or the reason of the cell."""
        if detail & 127 not in state.kernel.reserve_list(state.to_move):
            return "not-in-reserve"
        return cell_reason(state, state.to_move, detail & 127, detail >> 7)


class Remove(Verb):
    """Redesign: a tile goes from the palace to the reserve (ALB-36)."""

    key = "remove"
    kind = REMOVE

    def text(self, state: AlhambraState, detail: int) -> str:
        """`1,0>R`."""
        return f"{cell_text(detail)}>R"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """The cell."""
        found = _REMOVE.fullmatch(text)
        return read_cell(found[1]) if found else None

    def reason(self, state: AlhambraState, detail: int) -> str:
        """No tile, the fountain (ALB-2), or what would be left is no palace (ALB-38)."""
        if state.kernel.kind_at(state.to_move, detail) < 0:
            return "no-tile"
        if detail == HOME:
            return "fountain"
        return "unreachable" if state.kernel.cuts_off(state.to_move, detail) else "hole"


class Swap(Verb):
    """Redesign: a tile of the reserve takes the cell of one of the palace (ALB-39)."""

    key = "swap"
    kind = SWAP

    def text(self, state: AlhambraState, detail: int) -> str:
        """`1,0<>R:tower8NES`."""
        return f"{cell_text(detail >> 7)}<>R:{state.program.tiles[detail & 127].code}"

    def read(self, state: AlhambraState, text: str) -> int | None:
        """The cell and the tile."""
        found = _SWAP.fullmatch(text)
        return state.program.tile(found[2]) | read_cell(found[1]) << 7 if found else None

    def needs(self, state: AlhambraState, detail: int) -> bool:
        """Whether the tile is in the game."""
        return state.plays_tile(detail & 127)

    def reason(self, state: AlhambraState, detail: int) -> str:
        """No tile, the fountain, not on the reserve, or walls that do not match (ALB-E3)."""
        if state.kernel.kind_at(state.to_move, detail >> 7) < 0:
            return "no-tile"
        if detail >> 7 == HOME:
            return "fountain"
        if detail & 127 not in state.kernel.reserve_list(state.to_move):
            return "not-in-reserve"
        return "wall-mismatch"


def base_verbs() -> list[Verb]:
    """The verbs of the base game, and the one of all steps of modules."""
    return [Pass(), Take(), Buy(), Build(), Remove(), Swap(), Lay(), Store(), Give(), Decide()]
