"""What there is to think about at a decision: the choices of the kernel, ways to pay that are as good left out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from losetas.alhambra.chances import draws_of
from losetas.alhambra.holdings import ACT, BUY, DRAW, GAPBUY, OPEN, REFILL, REMOVE, SWAP, TOP

if TYPE_CHECKING:
    from losetas.alhambra.game import AlhambraGame
    from losetas.alhambra.kernel import Kernel

KIND = 15
PURCHASES = (BUY, GAPBUY)


class Payment(NamedTuple):
    """A way to buy the tile of a space: the kernel's choice, the cards by currency, joining cards, coins too many."""

    code: int
    space: int
    cards: list[int]
    joining: int
    over: int


@contextmanager
def after(game: AlhambraGame, kernel: Kernel, code: int) -> Iterator[Kernel]:
    """The position after a choice; where it turns up an annex nobody can know which, and any will do."""
    spare = game.borrow()
    kernel.copy_into(spare)
    try:
        spare.play(code)
        if spare.phase == DRAW and spare.stage == TOP:
            spare.draw(draws_of(spare)[0])
        yield spare
    finally:
        game.give_back(spare)


@contextmanager
def closed(game: AlhambraGame, kernel: Kernel) -> Iterator[Kernel]:
    """The position once nothing more is bought this turn: what was set aside is to be placed."""
    if kernel.phase != ACT or not kernel.naside:
        yield kernel
        return
    spare = game.borrow()
    kernel.copy_into(spare)
    try:
        spare.placing(kernel.seat, REFILL)
        spare.go()
        yield spare
    finally:
        game.give_back(spare)


def others(kernel: Kernel) -> list[int]:
    """What is neither a purchase nor a reveal; behind a purchase no tile leaves the palace unless it must."""
    found = [code for code in kernel.choice_list() if code & KIND not in (BUY, GAPBUY, OPEN)]
    if not kernel.naside:
        return found
    return [code for code in found if code & KIND not in (REMOVE, SWAP)] or found


def payments(game: AlhambraGame, kernel: Kernel) -> list[Payment]:
    """Every way to buy something now."""
    tiles, found = game.program.tiles, []
    market = kernel.market_list()
    for code in kernel.choice_list():
        if code & KIND in PURCHASES:
            space = code >> 4 & 3
            *cards, joining = kernel.payment(code >> 6)
            over = sum(map(sum_of, cards)) - tiles[market[space]].price
            found.append(Payment(code, space, cards, joining, over))
    return found


def sum_of(cards: int) -> int:
    """The sum of packed cards."""
    total = 0
    value = 1
    while cards:
        total += (cards & 3) * value
        cards >>= 2
        value += 1
    return total
