"""Every oracle game on our engine: legal placements, follower places, points, figures left, discards and the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.oracle.games import FILES, Letter, OracleGame, Turn, load

import losetas
from losetas.carcassonne.state import CarcassonneState
from losetas.core import registry
from losetas.core.game import CHANCE

STRIDE = 1 if losetas.kernel_is_compiled() else 10


@pytest.mark.parametrize("file", FILES)
def test_the_engine_agrees_with_the_oracle(oracle: Path, letters: dict[str, Letter], file: str) -> None:
    games = list(load(oracle, file, letters))
    assert len(games) >= 20
    for game in games[::STRIDE]:
        play(game)


def play(game: OracleGame) -> None:
    """Play one oracle game and compare everything."""
    state = registry.make(game.ruleset, game.players).new_state()
    assert isinstance(state, CarcassonneState)
    for index, turn in enumerate(game.turns):
        where = f"{game.name} turn {index} ({turn.code})"
        draw(state, turn.code)
        assert state.to_move == turn.player, where
        compare_placements(state, turn, where)
        x, y, turns = turn.at
        state.apply(state.parse(f"{turn.code}@{x},{y}{'NESW'[turns]}"))
        compare_claims(state, turn, where)
        if state.step == "follower":
            state.apply(state.parse(turn.chosen))
        last = index == len(game.turns) - 1
        discard(state, turn.discarded, last=last, where=where)
        if not last:
            assert state.scores == turn.points, where
        if not last:
            assert tuple(state.supply(seat)["follower"] for seat in range(game.players)) == turn.followers, where
            assert tuple(state.supply(seat).get("abbot", 0) for seat in range(game.players)) == turn.abbots, where
    compare_end(state, game)


def draw(state: CarcassonneState, code: str) -> None:
    """Deal one tile."""
    assert state.to_move == CHANCE
    state.apply(state.draw_action(code))


def compare_placements(state: CarcassonneState, turn: Turn, where: str) -> None:
    """Every rotation that the oracle lists reads as a legal action, and there are no others."""
    actions = state.legal_actions()
    expected = {state.parse(f"{turn.code}@{x},{y}{'NESW'[turns]}") for x, y, turns in turn.placements}
    assert set(actions) == expected, where
    assert len(actions) == len(expected), where


def compare_claims(state: CarcassonneState, turn: Turn, where: str) -> None:
    """The follower places offered are the oracle's, and none; without any, the step is skipped."""
    if not turn.sites:
        assert state.step != "follower", where
        return
    assert {state.token(action) for action in state.legal_actions()} == turn.sites | {"-"}, where


def discard(state: CarcassonneState, codes: tuple[str, ...], *, last: bool, where: str) -> None:
    """Draw what the oracle set aside before the next turn; each leaves the game by itself."""
    for code in codes[len(state.discards) :]:
        draw(state, code)
    assert tuple(state.discards) == codes, where
    assert state.is_over == last, where


def compare_end(state: CarcassonneState, game: OracleGame) -> None:
    """Final scores, and what each feature paid in the final scoring."""
    assert state.scores == game.final, game.name
    events = [event for event in state.events if event.phase == "final" and event.points]
    got = sorted((event.seat, event.kind, event.points) for event in events)
    assert tuple(got) == game.final_events, game.name
