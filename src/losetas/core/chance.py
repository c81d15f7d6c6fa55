"""The Dealer: the only source of chance, kept apart from State, and verifiable byte by byte."""

from __future__ import annotations

import hashlib
import random
from typing import Protocol

from losetas.core.action import Action
from losetas.core.errors import LosetasError
from losetas.core.game import CHANCE, State


class Stream:
    """Unbiased integers from SHA-256 in counter mode.

    Block number i (from 0) is SHA-256 of the UTF-8 text `losetas-1:SEED:NAME:i`. Each block gives eight 32-bit
    big-endian words in order. `below(n)` takes words until one is smaller than the largest multiple of n that
    fits in 32 bits and returns it modulo n.
    """

    def __init__(self, seed: str, name: str) -> None:
        self._prefix = f"losetas-1:{seed}:{name}:"
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32-bit word."""
        if not self._words:
            digest = hashlib.sha256(f"{self._prefix}{self._block}".encode()).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A uniform integer 0 <= k < n."""
        limit = (1 << 32) - (1 << 32) % n
        while (word := self.word()) >= limit:
            pass
        return word % n


def shuffle(codes: list[str], seed: str, name: str) -> list[str]:
    """Fisher-Yates over the sorted codes: for i = n-1 down to 1 swap i with below(i + 1); dealt from index 0 on."""
    order = sorted(codes)
    stream = Stream(seed, name)
    for i in range(len(order) - 1, 0, -1):
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


class Deals(Protocol):
    """Whatever resolves chance nodes: a Dealer, or the script of a scenario."""

    def outcome(self, state: State) -> Action:
        """The outcome of the chance node that `state` stands at."""


class Dealer:
    """Deals every pool of a game in the order that `seed` fixes.

    A pool (the bag of tiles; a pile of money after each reshuffle) is shuffled when it is first seen, under its own
    name, and then dealt in order. `commitment` can be published before the game, the seed after it.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._orders: dict[str, list[str]] = {}

    @property
    def commitment(self) -> str:
        """SHA-256 of the UTF-8 text `losetas-1:SEED`, as `sha256:HEX`."""
        return "sha256:" + hashlib.sha256(f"losetas-1:{self.seed}".encode()).hexdigest()

    def outcome(self, state: State) -> Action:
        """The outcome of the chance node that `state` stands at; dealing it again gives the same one."""
        code = self._first(*state.pool())
        while (pool := state.next_pool(code)) is not None:
            code = self._first(*pool)
        return state.draw_action(code)

    def _first(self, name: str, left: list[str]) -> str:
        """The first code of what is left of a pool."""
        order = self._orders.get(name)
        if order is None:
            order = self._orders[name] = shuffle(left, self.seed, name)
        rest = order[len(order) - len(left) :]
        if sorted(rest) != left:
            raise LosetasError(f"the pool {name} holds other tiles than this dealer has left to deal")
        return rest[0]

    def copy(self) -> Dealer:
        """An independent dealer with the same seed and pools."""
        twin = Dealer(self.seed)
        twin._orders = {name: list(order) for name, order in self._orders.items()}
        return twin


def sample(state: State, rng: random.Random) -> Action:
    """An outcome of the chance node that `state` stands at, at random by its probability."""
    code = rng.choice(state.pool()[1])
    while (pool := state.next_pool(code)) is not None:
        code = rng.choice(pool[1])
    return state.draw_action(code)


def advance(state: State, dealer: Deals) -> None:
    """Deal until a seat must decide or the game is over."""
    while state.to_move == CHANCE:
        state.apply(dealer.outcome(state))
