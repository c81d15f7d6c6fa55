"""Tokens, positions and records over random games: what is printed is read as the same thing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.errors import NotationError, RecordError
from losetas.core.game import CHANCE, State
from losetas.core.notation import Word, read_token
from losetas.core.position import block, one_line, read_position
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay, verify

RULESETS = ("carcassonne/classic", "carcassonne/2014", "carcassonne/2014(abbot=no,farms=2nd)")


def play(ruleset: str, players: int, seed: int, plies: int) -> tuple[State, Dealer]:
    """A random game up to a number of decisions."""
    rng = random.Random(seed)
    dealer = Dealer(str(seed))
    state = registry.make(ruleset, players).new_state()
    for _ in range(plies):
        advance(state, dealer)
        if state.is_over:
            break
        state.apply(rng.choice(state.legal_actions()))
    return state, dealer


GAMES = {
    "ruleset": st.sampled_from(RULESETS),
    "players": st.integers(2, 5),
    "seed": st.integers(0, 10_000),
    "plies": st.integers(0, 160),
}


@settings(max_examples=12, deadline=None)
@given(**GAMES)
def test_tokens_are_read_as_the_action_they_print(ruleset: str, players: int, seed: int, plies: int) -> None:
    state, _ = play(ruleset, players, seed, plies)
    actions = [action for action, _ in state.outcomes()] if state.to_move == CHANCE else state.legal_actions()
    for action in [] if state.is_over else actions:
        token = state.token(action)
        assert state.parse(token) == action
        assert read_token(Word(token)).text == token


@settings(max_examples=12, deadline=None)
@given(**GAMES)
def test_positions_are_the_same_bytes_again(ruleset: str, players: int, seed: int, plies: int) -> None:
    state, _ = play(ruleset, players, seed, plies)
    text = state.position()
    again = read_position(text)
    assert again.position() == text
    assert read_position(block(text, "grid")).position() == text
    assert one_line(block(text, "grid")) == text
    assert again.scores == state.scores
    if not state.is_over:
        assert (again.to_move, again.step, again.turn) == (state.to_move, state.step, state.turn)
        assert [again.token(a) for a in again.legal_actions()] == [state.token(a) for a in state.legal_actions()]
        assert again.stopped_scores() == state.stopped_scores()
        for action in state.legal_actions()[:6]:
            for one in (again, state):
                one.push(action)
            assert (again.scores, again.position()) == (state.scores, state.position())
            again.pop(), state.pop()


@settings(max_examples=10, deadline=None)
@given(**GAMES)
def test_records_are_the_same_text_again(ruleset: str, players: int, seed: int, plies: int) -> None:
    state, dealer = play(ruleset, players, seed, plies)
    text = record_of(state, {"A": "Ana", "Commit": dealer.commitment, "Seed": dealer.seed}).text()
    again = replay(read_record(text))
    assert again.position() == state.position()
    assert [(move.seat, move.token) for move in again.history] == [(m.seat, m.token) for m in state.history]
    assert record_of(again, {"A": "Ana", "Commit": dealer.commitment, "Seed": dealer.seed}).text() == text
    verified = verify(read_record(text))
    assert verified.commitment
    assert verified.draws == sum(move.seat == CHANCE for move in state.history)


@settings(max_examples=10, deadline=None)
@given(**GAMES)
def test_a_record_that_stops_anywhere_is_the_same_text_again(ruleset: str, players: int, seed: int, plies: int) -> None:
    """`end` ends the game at once, also where a follower could still be placed."""
    state, _ = play(ruleset, players, seed, plies)
    state.stop()
    text = record_of(state, {}).text()
    again = replay(read_record(text))
    assert (again.scores, record_of(again, {}).text()) == (state.scores, text)


@pytest.fixture(scope="module")
def whole() -> str:
    """A whole random game as a record."""
    state, dealer = play("carcassonne/2014", 2, 7, 400)
    assert state.is_over
    return record_of(state, {"Commit": dealer.commitment, "Seed": dealer.seed}).text()


def test_a_wrong_final_result_is_refused(whole: str) -> None:
    line = next(line for line in whole.splitlines() if line.startswith("[Result"))
    wrong = whole.replace(line, '[Result "A=1 B=2"]')
    with pytest.raises(RecordError, match=r"expected the result 'A=1 B=2' that is stated, got 'A=\d+ B=\d+'"):
        replay(read_record(wrong, "game.txt"))


def test_a_wrong_result_of_a_turn_is_refused_with_its_place(whole: str) -> None:
    lines = whole.splitlines()
    number = next(i for i, line in enumerate(lines) if " =" in line)
    lines[number] = lines[number].rpartition("=")[0] + "=A+99"
    with pytest.raises(RecordError, match=rf"game\.txt:{number + 1}:\d+: expected =A\+99 as stated, got "):
        replay(read_record("\n".join(lines), "game.txt"))


def test_a_turn_that_is_missing_is_refused(whole: str) -> None:
    lines = [line for line in whole.splitlines() if not line.startswith("3. ")]
    with pytest.raises(RecordError, match=r"expected turn 4, got turn 3"):
        replay(read_record("\n".join(lines)))


def test_another_seed_does_not_verify(whole: str) -> None:
    wrong = whole.replace('[Seed "7"]', '[Seed "8"]')
    with pytest.raises(RecordError, match=r"\[Seed\] commits to sha256:[0-9a-f]{64}, not to \[Commit\]"):
        verify(read_record(wrong))
    uncommitted = "\n".join(line for line in wrong.splitlines() if not line.startswith("[Commit"))
    with pytest.raises(RecordError, match="which the seed deals"):
        verify(read_record(uncommitted))


def test_another_fingerprint_does_not_verify(whole: str) -> None:
    line = next(line for line in whole.splitlines() if line.startswith("[Rules"))
    with pytest.raises(RecordError, match="expected \\[Rules 'ffff'\\] as stated"):
        verify(read_record(whole.replace(line, '[Rules "ffff"]')))


def test_comments_variations_and_glyphs_stay_where_they_are(whole: str) -> None:
    lines = whole.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("2. "))
    lines[number] += " {why} $2 (CFFF@9,9N {no} (deeper))"
    text = "\n".join(lines) + "\n"
    record = read_record(text)
    replay(record)
    assert record.text() == text


SMALL = "carcassonne/classic | CRFR@0,0N CFFF@0,-1S(A f.NL) | A=0 B=0 | 2 B place FRFR | * | - | -"
BAD_POSITIONS = [
    ("carcassonne/classic |", "carcassonne/1999 |", 1, "a ruleset that is available"),
    ("CFFF@0,-1S", "CFFF@0,-1N", 33, "a tile whose edges go on those around 0,-1"),
    ("CFFF@0,-1S", "ZZZ@0,-1S", 33, ""),
    ("CFFF@0,-1S", "CFFF@0,0S", 33, "'^' on a tile that lies on another"),
    ("(A f.NL)", "(A r.N)", 46, "a segment of the tile at 0,-1"),
    ("(A f.NL)", "(D f.NL)", 44, "a seat A to B"),
    ("CFFF@0,-1S", "CFFF@61,-1S", 33, "a cell at most 60 from 0,0"),
    ("(A f.NL)", "(A f.NL;A f.NL,f.NL,f.NL,f.NL,f.NL,f.NL,f.NL)", 83, "no more figures of A than it has"),
    ("| - | -", "| " + "CFFF " * 129 + "| -", 85, "at most 128 tiles"),
    ("*", "CFFF " * 129, 81, "at most 128 tiles in the bag"),
    ("A=0 B=0", "A=x B=0", 56, "a whole number"),
    ("2 B place FRFR", "2 B place", 64, "a tile in hand at the step place"),
    ("2 B place FRFR", "2 B dance", 68, "a step"),
    ("*", "QQQ", 81, ""),
]


@pytest.mark.parametrize(("old", "new", "column", "expected"), BAD_POSITIONS)
def test_a_bad_position_names_the_place(old: str, new: str, column: int, expected: str) -> None:
    assert read_position(SMALL).position() == SMALL
    with pytest.raises(NotationError) as caught:
        read_position(SMALL.replace(old, new, 1))
    assert caught.value.column == column
    assert caught.value.expected.startswith(expected)


def test_a_position_of_too_many_tiles_is_refused() -> None:
    """128 tiles are what a table may hold: the start tile and 128 more are one too many."""
    row = " ".join(f"FRFR@{number % 60},{number // 60}N" for number in range(1, 140))
    text = SMALL.replace("CFFF@0,-1S(A f.NL)", row)
    with pytest.raises(NotationError, match="expected at most 128 tiles, found 'FRFR@8,2N'") as caught:
        read_position(text)
    assert caught.value.column == text.index("FRFR@8,2N") + 1


def test_the_bag_of_a_position_is_what_is_left() -> None:
    """72 tiles of the set, less two on the table and one in hand."""
    state = read_position(SMALL)
    assert sum(state.bag.values()) == 69  # type: ignore[attr-defined]
    few = read_position(SMALL.replace("*", "CCCC+ CRFR CRFR"))
    assert few.bag == {"CCCC+": 1, "CRFR": 2}  # type: ignore[attr-defined]
    assert few.position() == SMALL.replace("*", "CCCC+ CRFR CRFR")


TOYS = Path(__file__).parent.parent / "toys"


@pytest.mark.parametrize("toy", ["cross", "inns", "keep", "prize", "tower", "wild"])
def test_positions_of_games_with_expansions(toy: str) -> None:
    """Covered tiles, forced tiles, reserved numbers: all of it is in the position, up to the steps of expansions."""
    expansion = registry.load_folder(TOYS / toy)
    try:
        rng = random.Random(1)
        dealer = Dealer("1")
        state = registry.make(f"carcassonne/classic+{toy}", 3).new_state()
        while not state.is_over:
            advance(state, dealer)
            if state.step in ("place", "follower") and rng.random() < 0.1:
                again = read_position(state.position())
                assert again.position() == state.position()
                assert list(map(again.token, again.legal_actions())) == list(map(state.token, state.legal_actions()))
            if not state.is_over:
                state.apply(rng.choice(state.legal_actions()))
    finally:
        registry.forget_folder(expansion)
