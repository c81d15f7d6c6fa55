"""Every pair of expansions and all of them at once: random games under the laws, and playouts beside State."""

from __future__ import annotations

import random
from itertools import combinations
from typing import cast

import pytest
from tests.laws.beside import conserved
from tests.laws.test_playout import compare

import losetas
from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.state import CarcassonneState
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.game import Game, State
from losetas.core.grid import Cell
from losetas.core.laws import check_game
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay

COMPILED = losetas.kernel_is_compiled()
KEYS = sorted(key for key, member in registry.expansions("carcassonne").items() if not member.provides_base)
PAIRS = ["+".join(pair) for pair in combinations(KEYS, 2)]
EDITIONS = ("2014", "classic")


def game_of(expansions: str, number: int) -> Game:
    """The game for the random game of a number: both editions, two to six players."""
    return registry.make(f"carcassonne/{EDITIONS[number % 2]}+{expansions}", 2 + number % 5)


def closely(actions: list[Action], state: State, rng: random.Random) -> Action:
    """Random play on a compact board with many figures: more is surrounded, covered and contested than by chance."""
    if state.step == "place":
        few = rng.sample(actions, min(len(actions), 12))
        cells = {placed.cell for placed in cast("CarcassonneState", state).tiles()}
        near = [sum(c in cells for c in _cell(state.token(action)).ring()) + 3 * rng.random() for action in few]
        return few[near.index(max(near))]
    claims = [action for action in actions if not state.token(action).startswith("-")]
    return rng.choice(claims if claims and rng.random() < 0.6 else actions)


def _cell(token: str) -> Cell:
    x, y = token.partition("@")[2][:-1].split(",")
    return Cell(int(x), int(y))


def lawful(expansions: str, prefix: str, numbers: range) -> None:
    """Random games: points, figures, tiles and history at every ply, all laws at a position or two and at the end.

    Half of them are played closely together.
    """
    for number in numbers:
        game, choose = game_of(expansions, number), closely if number % 4 > 1 else None
        state = check_game(game, f"{prefix}-{number}", every=97, most=2, conserved=conserved, choose=choose)
        if number % 10 == 0:
            same_record(state)


def same_record(state: State) -> None:
    """The record of a game plays it again."""
    text = record_of(state).text()
    again = replay(read_record(text))
    assert again.position() == state.position()
    assert again.scores == state.scores
    assert record_of(again).text() == text


def test_there_are_36_pairs_at_least() -> None:
    """The nine expansions that were there first: 9 * 8 / 2."""
    assert len(PAIRS) >= 36


@pytest.mark.parametrize("pair", PAIRS)
def test_laws_of_a_pair(pair: str) -> None:
    """20 games compiled, 3 interpreted."""
    lawful(pair, "pair", range(20 if COMPILED else 3))


@pytest.mark.parametrize("batch", range(10))
def test_laws_of_all_at_once(batch: int) -> None:
    """200 games compiled, 10 interpreted."""
    size = 20 if COMPILED else 1
    lawful("all", "all", range(batch * size, batch * size + size))


@pytest.mark.parametrize("expansions", [*PAIRS, "all"])
def test_playout_and_state_play_the_same_seeds_to_the_same_ends(expansions: str) -> None:
    """The kernel's own games, ply by ply on a State: decisions, scores, supplies, discards, slots."""
    games = (3 if expansions != "all" else 20) if COMPILED else 1
    for seed in range(games):
        compare(cast("CarcassonneGame", game_of(expansions, seed)), seed)


@pytest.mark.deep
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("expansions", [*PAIRS, "all"])
def test_laws_deep(expansions: str, batch: int) -> None:
    """1,000 games of each pair and of all at once, and as many playouts."""
    numbers = range(batch * 100, batch * 100 + 100)
    lawful(expansions, "deep", numbers)
    for seed in numbers:
        compare(cast("CarcassonneGame", game_of(expansions, seed)), seed)
