"""The dealer does what docs/notation.md says, written a second time here from that page alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count, islice

from losetas.core import registry
from losetas.core.chance import Dealer
from losetas.core.scenario import read_scenarios
from losetas.core.scene import run_scenarios


def words(seed: str, pool: str) -> Iterator[int]:
    """Step 2: 32-bit big-endian words of SHA-256 blocks."""
    for block in count():
        digest = hashlib.sha256(f"losetas-1:{seed}:{pool}:{block}".encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")


def order(codes: list[str], seed: str, pool: str) -> list[str]:
    """Steps 3 and 4: unbiased numbers, Fisher-Yates from the end over the sorted codes."""
    stream = words(seed, pool)
    dealt = sorted(codes)
    for last in reversed(range(1, len(dealt))):
        size = last + 1
        number = next(word for word in stream if word < 2**32 // size * size)
        dealt[last], dealt[number % size] = dealt[number % size], dealt[last]
    return dealt


def test_commitment() -> None:
    """SHA-256 of the UTF-8 text `losetas-1:ñ`, step 1."""
    assert Dealer("ñ").commitment == "sha256:" + hashlib.sha256(b"losetas-1:\xc3\xb1").hexdigest()


def test_the_bag_is_dealt_in_the_order_described() -> None:
    for seed in ("a", "ñ", "0123456789"):
        state = registry.make("carcassonne/classic").new_state()
        codes = [code for code, number in state.bag.items() for _ in range(number)]  # type: ignore[attr-defined]
        assert len(codes) == 71
        expected = order(codes, seed, "bag")
        dealer = Dealer(seed)
        drawn = []
        for _ in range(12):
            drawn.append(state.token(dealer.outcome(state))[1:])
            state.apply(dealer.outcome(state))
            while state.step != "draw":
                state.apply(state.legal_actions()[0])
        assert drawn == list(islice(expected, 12))


def test_a_scenario_with_a_seed_is_dealt_by_it() -> None:
    state = registry.make("carcassonne/classic").new_state()
    codes = [code for code, number in state.bag.items() for _ in range(number)]  # type: ignore[attr-defined]
    text = f"## t\nrules carcassonne/classic players=2 seed=abc\nexpect next A place {order(codes, 'abc', 'bag')[0]}\n"
    [outcome] = run_scenarios(read_scenarios(text))
    assert outcome.passed
