"""Random games under the laws: all sixteen combinations of modules, two to six players."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from tests.alhambra.playing import COMBINATIONS, conserved, play

import losetas
from losetas.alhambra.setup import alhambra
from losetas.core import registry
from losetas.core.laws import check_game
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay, verify

COMPILED = losetas.kernel_is_compiled("alhambra")
HOUSE_RULES = (
    "alhambra(game_end=supply)",
    "alhambra(vizier_own_turn=yes)+vizier",
    "alhambra(vizier_last_gap=no)+vizier",
    "alhambra(exchange_cards_per_purchase=any)+exchange",
    "alhambra(exchange_cards_per_purchase=any,game_end=supply,vizier_last_gap=no,vizier_own_turn=yes)+all",
)


@pytest.mark.parametrize("rules", COMBINATIONS)
def test_laws(rules: str) -> None:
    """A game for each number of players; interpreted for one."""
    number = COMBINATIONS.index(rules)
    for players in range(2, 7) if COMPILED else (2 + number % 5,):
        game = registry.make(rules, players)
        state = check_game(game, f"laws-{players}", every=61, most=2, conserved=conserved)
        assert alhambra(state).kernel.rounds >= 4


@pytest.mark.parametrize("rules", HOUSE_RULES)
def test_laws_of_house_rules(rules: str) -> None:
    for players in (2, 4):
        check_game(registry.make(rules, players), "house", every=53, most=3, conserved=conserved)


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize(("rules", "players"), [("alhambra", 2), ("alhambra+all", 3)])
def test_every_ply_of_one_game(rules: str, players: int) -> None:
    check_game(registry.make(rules, players), "every-ply", every=3, most=6, conserved=conserved)


@pytest.mark.parametrize("players", [2, 3])
def test_in_a_dealt_game_the_seats_take_turns(players: int) -> None:
    """ALB-11: a turn is one seat's, the next its neighbour's; money is taken once in it, rounds or not."""
    for seed in range(4):
        state = play("alhambra", players, f"turns-{seed}")
        seats: dict[int, set[int]] = {}
        takes: Counter[int] = Counter()
        for move in state.history:
            if move.seat >= 0 and not re.match(r"[a-z]+\d+[a-zA-Z]+>", move.token):  # placing may be another's
                seats.setdefault(move.turn, set()).add(move.seat)
                takes[move.turn] += move.token.startswith("+")
        order = [seat for _, [seat] in sorted((turn, list(found)) for turn, found in seats.items())]
        assert all(after == (before + 1) % players for before, after in pairwise(order))
        assert max(takes.values()) == 1


@pytest.mark.parametrize("rules", COMBINATIONS)
def test_records_and_positions_round_trip(rules: str) -> None:
    """A whole game and one that is ended somewhere: played again it is the same, and the seed deals its draws."""
    number = COMBINATIONS.index(rules)
    players = 2 + number % 5
    for plies in (10**9, 40 + 23 * number):
        seed = f"record-{rules}"
        state = play(rules, players, seed, plies)
        position = state.position()
        assert state.game.read_position(position).position() == position
        state.finish()
        assert state.is_over
        text = record_of(state, {"Seed": seed}).text()
        record = read_record(text)
        again = replay(record)
        assert again.position() == state.position()
        assert again.scores == state.scores
        assert record_of(again, {"Seed": seed}).text() == text
        assert (verify(record).draws or 0) > 20


@pytest.mark.parametrize("rules", ["alhambra", "alhambra+all"])
def test_positions_on_the_way_go_on_like_the_game(rules: str) -> None:
    """A position read anywhere has the same choices and the same outcomes as the state it was written from."""
    for plies in range(3, 300, 19):
        state = play(rules, 3, "way", plies)
        if state.is_over:
            break
        again = state.game.read_position(state.position())
        assert again.legal_actions() == state.legal_actions()
        assert again.outcomes() == state.outcomes()
        assert again.view(1) == state.view(1)
        assert again.stopped_scores() == state.stopped_scores()


@pytest.mark.deep
@pytest.mark.parametrize("rules", COMBINATIONS)
@pytest.mark.timeout(7200)
def test_laws_deep(rules: str) -> None:
    for players in range(2, 7):
        game = registry.make(rules, players)
        for seed in range(100):
            check_game(game, f"deep-{seed}", every=41, most=3, conserved=conserved)
