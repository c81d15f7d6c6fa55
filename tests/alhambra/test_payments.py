"""Every way to pay, against trying all sets of cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.alhambra import referee

from losetas.alhambra.actions import payment_cards
from losetas.alhambra.game import AlhambraGame
from losetas.core import registry
from losetas.core.errors import NotationError

ONE = "alhambra+exchange"
ANY = "alhambra(exchange_cards_per_purchase=any)+exchange"


def ways(
    rules: str, hand: Counter[str], joining: list[str], space: str, price: int, exact: bool
) -> list[tuple[str, ...]]:
    """The kernel's payments as sorted names of cards."""
    game = registry.make(rules, 3)
    assert isinstance(game, AlhambraGame)
    kernel = game.kernel()
    kernel.edit_table()
    for card, count in hand.items():
        kernel.edit_hand(0, game.program.card(card), count)
    for letters in joining:
        kernel.edit_hand(0, game.program.card(f"X{letters}"), 1)
    kernel.payments(0, "byog".index(space), price, int(exact))
    found = [payment_cards(kernel.payment(i)) for i in range(kernel.npay)]
    return [tuple(sorted(game.program.cards[card] for card in cards)) for cards in found]


@pytest.mark.parametrize("rules", [ONE, ANY])
def test_against_all_sets(rules: str) -> None:
    rng = random.Random(rules)
    pairs = ["by", "bo", "bg", "yo", "yg", "og"]
    for _ in range(120):
        colours = rng.sample("byog", 2) if rng.random() < 0.7 else list("byog")
        size = rng.randrange(1, 9)
        hand = Counter(f"{rng.choice(colours)}{rng.randrange(1, 10)}" for _ in range(size))
        hand = Counter({card: min(count, 3) for card, count in hand.items()})
        joining = rng.sample(pairs, rng.randrange(0, 4))
        space, price = rng.choice("byog"), rng.randrange(2, 14)
        found = ways(rules, hand, joining, space, price, exact=False)
        expected = referee.payments(dict(hand), space, price, joining, 1 if rules == ONE else 6)
        assert len(found) == len(set(found))
        assert set(found) == expected, (hand, joining, space, price)
        exact = ways(rules, hand, joining, space, price, exact=True)
        assert set(exact) == {cards for cards in expected if sum(int(c[1]) for c in cards if c[0] != "X") == price}


def test_equal_cards_are_one_choice() -> None:
    assert ways(ONE, Counter({"b5": 3}), [], "b", 10, exact=False) == [("b5", "b5")]


def test_the_largest_hand_of_one_currency_has_few_ways() -> None:
    """A price of 13 with all 27 cards of a currency: the list stays small because no card may be too many."""
    hand = Counter({f"b{value}": 3 for value in range(1, 10)})
    found = ways("alhambra", hand, [], "b", 13, exact=False)
    assert 0 < len(found) < 200
    assert all(sum(int(card[1]) for card in cards) <= 13 + 8 for cards in found)


def test_a_card_used_more_often_than_it_exists_is_no_card_in_hand() -> None:
    game = registry.make("alhambra", 3)
    state = game.new_state(start=False)
    action = state.parse("+b1+b1+b1+b1+b1")
    assert state.token(action) == "+b1+b1+b1+b1+b1"
    assert state.reason(action) == "not-in-display"
    with pytest.raises(NotationError, match="expected a card such as b7 or Xby, found b0"):
        state.parse("+b0")
