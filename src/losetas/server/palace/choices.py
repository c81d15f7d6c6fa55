"""What the seat to move can do in Alhambra, and what each choice would bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from losetas.alhambra.decisions import chosen, step_of
from losetas.alhambra.holdings import (
    BUILD,
    BUY,
    FETCH,
    GAPBUY,
    GAPNO,
    LAY,
    OPEN,
    OPENNO,
    PASS,
    REMOVE,
    STEP,
    STORE,
    SWAP,
    TAKE,
    WAKE,
)
from losetas.alhambra.layout import cell_at
from losetas.alhambra.scoring import BONUS
from losetas.alhambra.state import AlhambraState
from losetas.alhambra.tables import MONEY
from losetas.alhambra.verbs import unpack_cards
from losetas.core.action import Action
from losetas.core.grid import SIDES, Cell
from losetas.core.steps import DECLINED
from losetas.server.protocol import (
    BuyView,
    LayView,
    MarketSpace,
    MoreView,
    NoCell,
    PalaceChoices,
    PalaceOption,
    PickView,
    PlainView,
    PutView,
    TakeView,
)

_PLAIN: Final[dict[int, Literal["pass", "wake", "gap-no", "open-no"]]] = {
    PASS: "pass",
    WAKE: "wake",
    GAPNO: "gap-no",
    OPENNO: "open-no",
}
_CELLS: Final[dict[int, Literal["lay", "build", "swap", "remove"]]] = {
    LAY: "lay",
    BUILD: "build",
    SWAP: "swap",
    REMOVE: "remove",
}

MOST_BUYS: Final = 250  # for each space of the market


def no_choices() -> PalaceChoices:
    """What a visitor sees who does not decide."""
    return PalaceChoices(
        takes=[],
        buys=[],
        more=[],
        cells=[],
        puts=[],
        refused=[],
        annexes=[],
        reveals=[],
        plain=[],
        asks="",
        options=[],
        none=None,
    )


def choices_of(state: AlhambraState) -> PalaceChoices:
    """Everything the seat to move may do. `state` is played on and left as it was."""
    found = no_choices()
    actions = state.legal_actions()
    before = _Standing(state, state.to_move)
    for action in actions:
        _add(found, state, action, before)
    _leave_out_waste(found)
    found.refused = _refused(state, found.cells)
    return found


def _leave_out_waste(found: PalaceChoices) -> None:
    """Keep the purchases of a hoard that waste least, so that a table stays a message of some 200 kB."""
    rank = {buy.token: (buy.pointless, buy.paid, len(buy.cards)) for buy in found.buys}
    here = [[buy for buy in found.buys if buy.space == space] for space in sorted({buy.space for buy in found.buys})]
    kept = {buy.token for some in here for buy in sorted(some, key=lambda buy: rank[buy.token])[:MOST_BUYS]}
    full = [some[0] for some in here if len(some) > MOST_BUYS]
    found.more = [MoreView(space=buy.space, tile=buy.tile, stem=buy.token.partition("=")[0] + "=") for buy in full]
    found.buys = [buy for buy in found.buys if buy.token in kept]


def _add(found: PalaceChoices, state: AlhambraState, action: Action, before: _Standing) -> None:
    program, token = state.program, state.token(action)
    kind, detail = action.payload & 15, action.payload >> 4
    if kind in _PLAIN:
        found.plain.append(PlainView(token=token, key=_PLAIN[kind]))
    elif kind == TAKE:
        found.takes.append(TakeView(token=token, cards=_names(state, unpack_cards(detail))))
    elif kind in (BUY, GAPBUY):
        found.buys.append(_buy(state, token, detail))
    elif kind in _CELLS:
        found.cells.append(_cell(state, action, token, before))
    elif kind == FETCH:
        found.annexes.append(PickView(token=token, tile=program.tiles[state.kernel.top_of(detail)].code))
    elif kind == OPEN:
        found.reveals.append(PickView(token=token, tile=program.secrets[detail].tile))
    elif kind == STEP:
        found.asks = step_of(state, detail).prefix
        if chosen(detail) == DECLINED:
            found.none = token
        else:
            found.options.append(_option(state, action, token, detail))
    else:
        to: Literal["reserve", "neutral"] = "reserve" if kind == STORE else "neutral"
        found.puts.append(PutView(token=token, tile=program.tiles[detail & 127].code, to=to))


def _option(state: AlhambraState, action: Action, token: str, detail: int) -> PalaceOption:
    seat = state.to_move
    shown = step_of(state, detail).shown(state, seat, chosen(detail))
    state.push(action)
    try:
        points = sum(event.points for event in state.events if event.seat == seat and event.phase == BONUS)
    finally:
        state.pop()
    return PalaceOption(
        token=token,
        arg=token.partition(":")[2],
        seats=sorted(shown.seats),
        spots=[(owner, cell.x, cell.y) for owner, pos in shown.places for cell in [cell_at(pos)]],
        points=points,
    )


def _names(state: AlhambraState, cards: Iterable[int]) -> list[str]:
    return [state.program.cards[card] for card in cards]


def _buy(state: AlhambraState, token: str, detail: int) -> BuyView:
    tables, space, tile = state.program.tables, detail & 3, detail >> 2 & 127
    cards = unpack_cards(detail >> 9)
    money = [card for card in cards if card < MONEY]
    paid = sum(card % 9 + 1 for card in money)
    return BuyView(
        token=token,
        space=space,
        tile=state.program.tiles[tile].code,
        cards=_names(state, cards),
        paid=paid,
        exact=paid == tables.price[tile],
        pointless=len(money) < len(cards) and all(card // 9 == tables.currency[space] for card in money),
    )


class _Standing:
    """Wall and counts of a seat."""

    def __init__(self, state: AlhambraState, seat: int) -> None:
        self.seat = seat
        self.counts = {kind.key: state.count(seat, i) for i, kind in enumerate(state.program.types)}
        self.wall = state.wall_length(seat)


def _cell(state: AlhambraState, action: Action, token: str, before: _Standing) -> LayView:
    kind, detail = action.payload & 15, action.payload >> 4
    pos = detail if kind == REMOVE else detail >> 7
    tile = state.kernel.kind_at(before.seat, pos) if kind == REMOVE else detail & 127
    state.push(action)
    try:
        after = _Standing(state, before.seat)
    finally:
        state.pop()
    return LayView(
        token=token,
        key=_CELLS[kind],
        tile=state.program.tiles[tile].code,
        x=pos % 128 - 64,
        y=pos // 128 - 64,
        wall=after.wall,
        counts={key: count for key, count in after.counts.items() if count != before.counts[key]},
    )


def _refused(state: AlhambraState, cells: list[LayView]) -> list[NoCell]:
    """Where a tile that could be moved cannot go, or come from, and why."""
    seat, step = state.to_move, state.step
    built = {Cell(0, 0): "", **{cell: tile.code for cell, tile in state.palace(seat)}}
    beside = sorted({cell.step(side) for cell in built for side in SIDES} - set(built))
    tries: list[tuple[str, Cell, str]] = []
    if step == "place":
        waiting = [state.program.tiles[tile].code for tile in state.kernel.aside_list()]
        tries = [(tile, cell, f"{tile}>{cell.x},{cell.y}") for tile in dict.fromkeys(waiting) for cell in beside]
    elif step == "action":
        reserve = dict.fromkeys(state.reserve(seat))
        tries = [(tile, cell, f"R:{tile}>{cell.x},{cell.y}") for tile in reserve for cell in beside]
        tries += [(tile, cell, f"{cell.x},{cell.y}<>R:{tile}") for tile in reserve for cell in built]
        tries += [(code, cell, f"{cell.x},{cell.y}>R") for cell, code in built.items() if code]
    legal = {view.token for view in cells}
    return [
        NoCell(tile=tile, x=cell.x, y=cell.y, reason=state.reason(state.parse(token)) or "")
        for tile, cell, token in tries
        if token not in legal
    ]


def market_of(state: AlhambraState, seat: int | None, buys: list[BuyView] | None) -> list[MarketSpace]:
    """The spaces of the market, with what the hand of a seat can do there.

    Parameters:
        seat: whose hand is shown; None when none is.
        buys: the purchases of that seat when it can buy now; otherwise its money alone decides.
    """
    program = state.program
    found = []
    for space, tile in enumerate(state.kernel.market_list()):
        view = MarketSpace(
            currency=program.currencies[program.tables.currency[space]].key,
            tile=program.tiles[tile].code if tile >= 0 else None,
            missing=0,
            affordable=False,
            exact=False,
        )
        found.append(view)
        if tile < 0 or seat is None:
            continue
        sums = _sums(state, seat, program.tables.currency[space])
        price = program.tables.price[tile]
        view.missing = max(0, price - max(sums))
        view.affordable, view.exact = view.missing == 0, price in sums
        if buys is not None:
            here = [buy for buy in buys if buy.space == space]
            view.affordable, view.exact = bool(here), any(buy.exact for buy in here)
            view.missing = 0 if here else view.missing
    return found


def _sums(state: AlhambraState, seat: int, currency: int) -> set[int]:
    """All sums that the money of a currency makes."""
    sums = {0}
    for value in range(1, 10):
        for _ in range(state.kernel.held(seat, currency * 9 + value - 1)):
            sums |= {total + value for total in sums}
    return sums
