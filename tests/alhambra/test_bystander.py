"""Whole lists of what is legal and whole rounds of points, against somebody who only reads the position."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.alhambra.bystander import Bystander

from losetas.alhambra.setup import alhambra
from losetas.alhambra.state import AlhambraState
from losetas.core import registry
from losetas.core.chance import Dealer
from losetas.core.game import CHANCE

ALL = "alhambra/2003(exchange_cards_per_purchase={},vizier_own_turn={})+bonus+exchange+squares+vizier"
GAMES = [
    ("alhambra", 2, "bystander-1"),
    ("alhambra+squares", 4, "bystander-2"),
    (ALL.format("one", "no"), 2, "bystander-3"),
    (ALL.format("one", "yes"), 3, "bystander-4"),
    (ALL.format("any", "no"), 3, "bystander-5"),
    (ALL.format("any", "no"), 6, "bystander-6"),
]
LONG = 14  # cards in a hand: the bystander tries every set of them


def weight(token: str) -> float:
    """How likely a move is drawn: more purchases and building than chance alone would bring."""
    if "$" in token:
        return 9
    if token[0] in "!q" or (">" in token and token[-1] not in "Rk" and "<" not in token):
        return 5
    return 3 if token[0] == "+" else 0.5


def tokens(state: AlhambraState) -> list[str]:
    """The legal tokens, without the seat."""
    found = [state.token(action) for action in state.legal_actions()]
    return [token[2:] if token[1:2] == ":" and token[0].isupper() and token[0] != "R" else token for token in found]


@pytest.mark.parametrize(("rules", "players", "seed"), GAMES)
def test_what_is_legal_and_what_is_paid(rules: str, players: int, seed: str) -> None:
    state = alhambra(registry.make(rules, players).new_state())
    dealer, rng = Dealer(seed), random.Random(seed)
    lists, rounds = 0, 0
    while not state.is_over and len(state.history) < 2_000:
        if state.to_move == CHANCE:
            state.apply(dealer.outcome(state))
        else:
            found = tokens(state)
            if rng.random() < 0.2 and len(state.hand(state.to_move)) <= LONG:
                expected = Bystander(state.position()).legal(6 if "=any" in rules else 1)
                reveals = {token for token in found if token[0] == "!"} if state.step == "place" else set()
                assert len(found) == len(set(found))
                assert set(found) - reveals == expected, state.position()
                lists += 1
            state.apply(rng.choices(state.legal_actions(), [weight(token) for token in found])[0])
        if state.events:
            paid: Counter[tuple[int, str]] = Counter()
            for event in state.events:
                paid[event.seat, event.kind] += event.points
            number = int(state.events[0].phase.removeprefix("round"))
            assert +paid == Bystander(state.position()).points(number), state.position()
            rounds += 1
    assert state.is_over
    assert lists >= 15
    assert rounds == 3
