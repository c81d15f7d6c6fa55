"""The referee of the property tests against the other engine: what the rest is measured by is measured first."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.oracle.games import FILES, Letter, load
from tests.referee import Referee

from losetas.core import registry


@pytest.mark.parametrize("file", FILES)
def test_the_referee_agrees_with_the_oracle(oracle: Path, letters: dict[str, Letter], file: str) -> None:
    for number, game in enumerate(load(oracle, file, letters)):
        if number % 10:
            continue
        kinds = registry.make(game.ruleset).kinds  # type: ignore[attr-defined]  # a CarcassonneGame
        referee = Referee(kinds, game.players, abbots=1 if "2014" in game.ruleset else 0)
        for index, turn in enumerate(game.turns):
            where = f"{game.name} turn {index}"
            assert referee.seat == turn.player, where
            assert referee.placements(turn.code, alike=True) == turn.placements, where
            x, y, turns = turn.at
            referee.place(f"{turn.code}@{x},{y}{'NESW'[turns]}")
            assert referee.claims() == turn.sites, where
            referee.claim(turn.chosen)
            if index < len(game.turns) - 1:
                assert tuple(referee.scores) == turn.points, where
                assert tuple(referee.supply) == turn.followers, where
                assert tuple(referee.abbots) == turn.abbots, where
        assert tuple(referee.final_scores()) == game.final, game.name
