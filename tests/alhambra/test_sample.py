"""An outcome at random by its probability, also where two pools decide."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction

from losetas.alhambra.setup import alhambra
from losetas.core import registry
from losetas.core.chance import Dealer, sample
from losetas.core.game import CHANCE


def test_samples_come_as_often_as_their_probability_says() -> None:
    """At a pile with a scoring and two joining cards: 3,000 samples against the exact probabilities, by sort."""
    state = alhambra(registry.make("alhambra+exchange", 3).new_state())
    dealer = Dealer("sample")
    while state.to_move != CHANCE or state.kernel.stage < 6 or state.kernel.pile_list()[1:3] != [2, 1]:
        if state.to_move == CHANCE:
            state.apply(dealer.outcome(state))
        else:
            state.apply(next(a for a in state.legal_actions() if state.token(a)[0] == "+"))
    exact: dict[str, Fraction] = defaultdict(Fraction)
    for action, chance in state.outcomes():
        exact[state.token(action)[1]] += chance
    rng = random.Random(3)
    found = Counter(state.token(sample(state, rng))[1] for _ in range(3000))
    assert set(found) == set(exact)
    for sort, chance in exact.items():
        assert abs(found[sort] / 3000 - chance) < 0.04
