"""Alhambra positions in notation, printed from a state; `reading.py` reads them.

    alhambra | A:tower8NES@1,0 | A=0 B=0 | 3 B action | * | b7 y1 | hands=A:b1,b2 display=b3,b4 ... flow=1,6,...

board: the palaces. bag: the tiles left, `*` for all that lie nowhere else. out: discarded money. slices: everything
else, hands and hidden cards included (a position is what the engine knows, a view what a seat may know):

hands, reserve   SEAT:CODE,CODE;SEAT:...      display, dirk, aside   CODE,...       market   y:TILE,...
supply           `*` or the cards unseen      piles   size/joining cards/scoring bits of each pile left
stones           seats whose stone is awake   secrets   SEAT:TILE, `!` behind an open one, `?` behind one seen before
tops, stacks     the open annexes; those hidden, `*` for all that lie nowhere else
waits, gifts     waiting decisions (0 gap, 1 reveal, 2 on a step, then the seat, `:` and what the step has noted unless
                 0); tiles still to be placed, and whose
steps            TRIGGERS,NEXT: what has happened since the steps of modules ran last, and which of them comes next
slots            the ints that modules remember, up to the last that is not 0
flow             where in the turn the game stands, as the kernel keeps it (`FLOW`)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from losetas.alhambra.holdings import FINAL, OVER, STEPS
from losetas.alhambra.setup import full_count
from losetas.alhambra.status import tiles_in_use
from losetas.alhambra.tables import SCORE1
from losetas.core.game import SEATS
from losetas.core.position import NOTHING, join_fields

if TYPE_CHECKING:
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState

WHOLE: Final = "*"
FLOW: Final = {
    "phase": OVER,
    "stage": STEPS,
    "back": FINAL,
    "placer": 5,
    "givable": 1,
    "dealing": 6,
    "owed": 54,
    "after": FINAL,
    "due": 3,
    "rounds": 7,
    "asked": 1,
    "gap": 1,
    "fresh": 1,
    "ending": 1,
    "stopping": 1,
    "last": 5,
    "shown": 1,
    "shuffles": 999,
}
"""The ints of the kernel that say where in the turn the game stands, each with the most that it can be."""
SPACES: Final = "ygbo"
KEYS: Final = (
    *("hands", "display", "market", "reserve", "dirk", "aside", "supply", "piles", "stones", "secrets", "tops"),
    *("stacks", "waits", "gifts", "steps", "slots", "flow"),
)


def write_position(state: AlhambraState) -> str:
    """The position in one line; read and written again it is the same bytes."""
    kernel, cards, players = state.kernel, state.program.cards, range(state.game.players)
    board = [f"{SEATS[seat]}:{tile.code}@{cell}" for seat in players for cell, tile in state.palace(seat)]
    seat = state.seat if state.to_move < 0 else state.to_move
    texts = dict(zip(KEYS, _slices(state), strict=True))
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
    yield ",".join(f"{SPACES[i]}:{name[tile]}" for i, tile in enumerate(kernel.market_list()) if tile >= 0)
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
    yield (WHOLE if rest(state, annex=True) == Counter(hidden) else ",".join(hidden)) if hidden else ""
    waiting = kernel.waiting_list()
    waits = zip(waiting[::3], waiting[1::3], waiting[2::3], strict=True)
    yield ",".join(f"{about}{SEATS[seat]}" + (f":{arg}" if arg else "") for about, seat, arg in waits)
    gifts = kernel.gift_list()
    yield ",".join(f"{SEATS[seat]}:{name[tile]}" for tile, seat in zip(gifts[::2], gifts[1::2], strict=True))
    yield f"{kernel.trigger},{kernel.current}" if kernel.trigger or kernel.current else ""
    slots = [kernel.slot_of(index) for index in range(program.slots)]
    used = max((index + 1 for index, value in enumerate(slots) if value), default=0)
    yield ",".join(map(str, slots[:used]))
    yield ",".join(map(str, flow_of(kernel)))


def flow_of(kernel: Kernel) -> list[int]:
    """The values of `FLOW`."""
    return [getattr(kernel, name) for name in FLOW]


def _by_seat(lists: Iterable[tuple[int, list[str]]]) -> str:
    return ";".join(f"{SEATS[seat]}:{','.join(codes)}" for seat, codes in lists if codes)


def _secrets(state: AlhambraState) -> Iterator[str]:
    flat = state.kernel.secret_list()
    for number, (holder, opened, known) in enumerate(zip(flat[::3], flat[1::3], flat[2::3], strict=True)):
        if holder >= 0:
            yield f"{SEATS[holder]}:{state.program.secrets[number].tile}{'!' if opened else '?' if known else ''}"


def rest(state: AlhambraState, *, annex: bool) -> Counter[str]:
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
    return WHOLE if +bag == rest(state, annex=False) else " ".join(bag.elements())


def cards_left(state: AlhambraState) -> Counter[int]:
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
    whole = +unseen == +cards_left(state)
    return WHOLE if whole else ",".join(state.program.cards[card] for card in unseen.elements())
