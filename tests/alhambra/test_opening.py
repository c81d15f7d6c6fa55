"""Who begins, and what decided it (ALB-7, AMB-4)."""

from __future__ import annotations

import pytest

from losetas.alhambra.opening import Opening, opening_of
from losetas.alhambra.setup import alhambra
from losetas.alhambra.state import AlhambraState
from losetas.core.chance import Dealer, advance
from losetas.core.registry import make

DEALS = {
    # A 9+9+2 = 20 in three cards; B 9+9+1+8 = 27 in four; C 5+5+5+4+1 = 20 in five
    "fewest cards": ("b9 b9 b2 y9 y9 y1 y8 o5 o5 o5 o4 o1", Opening(0, "cards")),
    # A 5+5+5+5 = 20 in four; B 9+9+9 = 27 in three; C 5+5+9+1 = 20 in four: the sum of B is the largest
    "cards before the sum": ("b5 y5 o5 g5 b9 y9 o9 b5 y5 o9 g1", Opening(1, "cards")),
    # all in three cards: A 9+9+4 = 22, B 9+9+3 = 21, C 9+8+3 = 20
    "smallest sum": ("b9 b9 b4 y9 y9 y3 o9 o8 o3", Opening(2, "sum")),
    # all in three cards: A 9+9+4 = 22, B 9+9+3 = 21, C 9+8+4 = 21
    "earliest seat": ("b9 b9 b4 y9 y9 y3 o9 o8 o4", Opening(1, "seat")),
    # A 5+5+5+5 = 20 in four, B 9+9+2 = 20 and C 9+8+3 = 20 in three: the equal sum of A does not tie
    "earliest of the fewest": ("b5 y5 o5 g5 b9 y9 o2 g9 b8 y3", Opening(1, "seat")),
    # A 9+9+4 = 22 and C 9+8+5 = 22 in three, B 5+5+5+5 = 20 in four: its smaller sum does not count
    "a tie of two": ("b9 b9 b4 y5 o5 g5 b5 o9 o8 o5", Opening(0, "seat")),
}


def dealt(hands: str) -> AlhambraState:
    """A game whose hands are given; the rest of the set-up is chance."""
    state = alhambra(make("alhambra+all", 3).new_state())
    for card in hands.split():
        state.apply(state.draw_action(card))
    advance(state, Dealer("the rest"))
    return state


@pytest.mark.parametrize("deal", DEALS)
def test_the_deal_decides(deal: str) -> None:
    hands, expected = DEALS[deal]
    state = dealt(hands)
    assert state.to_move == expected.seat
    assert opening_of(state) == expected


def test_it_is_remembered_whatever_the_hands_become() -> None:
    hands, expected = DEALS["fewest cards"]
    state, dealer = dealt(hands), Dealer("on")
    for _ in range(12):
        state.apply(state.legal_actions()[0])
        advance(state, dealer)
        assert opening_of(state) == expected


def test_nothing_is_said_before_the_deal_is_over() -> None:
    state = alhambra(make("alhambra", 3).new_state())
    assert opening_of(state) is None
    state.apply(state.draw_action("b9"))
    assert opening_of(state) is None
    position = dealt(DEALS["fewest cards"][0]).position()
    assert opening_of(alhambra(make("alhambra+all", 3).read_position(position))) is None
