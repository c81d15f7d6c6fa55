"""Random games of Alhambra for tests: with a dealer, to a given ply, and what must not change in them."""

from __future__ import annotations

import random
from collections.abc import Hashable
from itertools import product

from losetas.alhambra.setup import alhambra
from losetas.alhambra.state import AlhambraState
from losetas.alhambra.status import cards_in_use, tiles_in_use
from losetas.core import registry
from losetas.core.chance import Dealer
from losetas.core.game import CHANCE, State

KEYS = ("bonus", "exchange", "squares", "vizier")
COMBINATIONS = [
    "alhambra" + "".join(f"+{k}" for k, on in zip(KEYS, picks, strict=True) if on)
    for picks in product((0, 1), repeat=4)
]
MONEY = 36


def play(rules: str, players: int, seed: str, plies: int = 10**9) -> AlhambraState:
    """A random game, to its end or so many moves."""
    state = alhambra(registry.make(rules, players).new_state())
    dealer, rng = Dealer(seed), random.Random(seed)
    while not state.is_over and len(state.history) < plies:
        state.apply(dealer.outcome(state) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return state


def asked(rules: str, players: int, seed: str, plies: int) -> AlhambraState:
    """A random game in which a seat is asked: after so many moves, or half as many when it is over by then.

    The first action has been taken, so that hands are hidden (ALB-6).
    """
    state = play(rules, players, seed, plies)
    while state.to_move == CHANCE or (state.kernel.shown and not state.is_over):
        plies += 1
        state = play(rules, players, seed, plies)
    return asked(rules, players, seed, plies // 2) if state.is_over else state


def conserved(state: State) -> Hashable:
    """Tiles and money of the whole game."""
    here = alhambra(state)
    cards = cards_in_use(here)
    return (tuple(sorted(tiles_in_use(here).items())), tuple(cards[card] for card in range(MONEY)))
