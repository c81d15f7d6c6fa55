"""Tokens, positions and setup lines of Alhambra: what is read in more than one way, and what is refused where."""

from __future__ import annotations

import random
import re

import pytest
from tests.alhambra.playing import play

from losetas.alhambra.setup import alhambra
from losetas.alhambra.state import AlhambraState
from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.errors import IllegalAction, NotationError
from losetas.core.game import CHANCE, Status
from losetas.core.perft import perft
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay
from losetas.core.scenario import read_scenarios
from losetas.core.scene import Scene, run_scenarios


def scene(text: str, rules: str = "alhambra+all", players: int = 3) -> Scene:
    """A scenario that has been carried out."""
    [scenario] = read_scenarios(f"## x\nrules {rules} players={players}\n{text}\n", "x.scn")
    made = Scene(scenario, registry.make(scenario.ruleset_text(), players))
    assert not made.run()
    return made


def state_of(text: str, rules: str = "alhambra+all", players: int = 3) -> AlhambraState:
    return alhambra(scene(text, rules, players).state)


@pytest.mark.parametrize(
    ("token", "printed"),
    [
        ("+y3+b1", "+b1+y3"),
        ("+Xgo", "+Xog"),
        ("$o:garden10o=g4+Xgo+o6", "$o:garden10o=o6+g4+Xog"),
        ("R:tower8SEN>1,0", "R:tower8NES>1,0"),
        ("1,0<>R:garden10o", "1,0<>R:garden10o"),
        ("-3,12>R", "-3,12>R"),
        ("v$b:chambers9W=b9", "v$b:chambers9W=b9"),
        ("q:tower", "q:tower"),
        ("!garden10o", "!garden10o"),
        ("garden10o>D", "garden10o>Dirk"),
        ("garden10o>R", "garden10o>R"),
        ("~score2", "~score2"),
        ("~B!garden10o", "~B!garden10o"),
        ("~qtowerN", "~qtowerN"),
    ],
)
def test_tokens_are_printed_in_one_way(token: str, printed: str) -> None:
    state = state_of("market -\ndisplay b1 b2 b3 b4")
    action = state.parse(token)
    assert state.token(action) == printed
    assert state.parse(printed) is action


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("+b10", "a card such as b7 or Xby"),
        ("+Xbb", "a card such as b7 or Xby"),
        ("+score1", "a card such as b7 or Xby"),
        ("$r:garden10o=b1", "b:TILE=b3"),
        ("$b:garden10o", "b:TILE=b3"),
        ("$b:garden99o=b1", "a tile such as"),
        ("q:castle", "a type of building"),
        ("R:tower8NES>x", "a cell x,y"),
        ("tower8NES>1", "a cell x,y"),
        ("hello", "a token such as"),
        ("~tower8NESW", "a tile such as"),
        ("~A!tower8NES", "a secret card such as"),
    ],
)
def test_tokens_that_are_none(token: str, expected: str) -> None:
    state = state_of("market -\ndisplay b1 b2 b3 b4")
    with pytest.raises(NotationError, match=f"expected .*{expected}"):
        state.parse(token)


def test_a_refused_action_changes_nothing() -> None:
    state = state_of("hand A b9\nmarket b:garden10o\ndisplay b1 b2 b3 b4")
    before = state.position()
    for token, reason in (
        ("+b3+b4", "sum-above-five"),
        ("$b:garden10o=b9", "too-little"),
        ("garden10o>1,0", "wrong-step"),
        ("v-", "wrong-step"),
        ("~b1", "wrong-step"),
        ("5,5>R", "no-tile"),
    ):
        with pytest.raises(IllegalAction) as error:
            state.apply(state.parse(token))
        assert error.value.reason == reason
        assert state.position() == before
    assert not state.history


def test_nothing_is_legal_after_the_end() -> None:
    state = state_of("market -\ndisplay b1 b2 b3 b4\nplay end ;")
    assert state.is_over
    assert state.reason(state.parse("+b1")) == "game-over"
    assert state.legal_actions() == []


def test_nothing_is_legal_in_the_position_of_a_game_that_is_over() -> None:
    state = play("alhambra", 3, "over")
    again = state.game.read_position(state.position())
    assert again.is_over
    assert again.legal_actions() == []


def test_a_record_that_stops_in_a_window_is_printed_again_as_it_was() -> None:
    """`end` ends the game at once: who has still to decide in that turn is not asked to decline first."""
    stopped = 0
    for number in range(3):
        state = play("alhambra+bonus+vizier", 3, f"window-{number}", 80)
        rng, dealer = random.Random(number), Dealer(f"window-{number}")
        while not state.is_over and state.step != "reveal":
            state.apply(dealer.outcome(state) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        stopped += state.step == "reveal"
        state.finish()
        text = record_of(state, {}).text()
        again = replay(read_record(text))
        assert (again.scores, record_of(again, {}).text()) == (state.scores, text)
    assert stopped


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hand D b1", "x.scn:3:6: expected a seat A to C"),
        ("hand A b1 b1 b1 b1", "x.scn:3:1: expected no more b1 than there are, found 4"),
        ("hand A Xbb", "x.scn:3:8: expected a card such as b7 or Xby"),
        ("display b1 b2 b3 b4 b5", "x.scn:3:21: expected at most four open cards"),
        ("market r:garden10o", "x.scn:3:8: expected a space and its tile"),
        ("market b:garden99o", "x.scn:3:10: expected a tile such as"),
        ("market b:qtowerN", "x.scn:3:10: expected a building, no annex"),
        ("market b:garden10o b:garden11o", "x.scn:3:20: expected each space once"),
        ("draws tower E", r"x.scn:3:13: expected the walls of an annex \(tower\)"),
        ("built A tower8NES", "x.scn:3:9: expected TILE@x,y"),
        (
            "built A tower8NES@2,0",
            r"x.scn:3:1: expected a palace that obeys the building rules \(unreachable\), found that of A",
        ),
        ("built A tower10W@1,0", r"building rules \(wall-mismatch\)"),
        ("built A tower12o@1,0 tower12o@2,0", "expected no more tower12o than there are, found 2"),
        ("built A tower12o@0,0", "expected an empty cell that a palace can reach, found tower12o"),
        ("reserve A qtowerN qtowerS qgardenN qgardenS", "expected no more annexes than a seat may own, found 4"),
        ("dirk tower12o", "x.scn:3:1: expected Dirk with two players only"),
        ("draws stones b1", "x.scn:3:7: expected one of: arcades"),
        ("draws money b1 * b2", "x.scn:3:16: expected '\\*' at the end of the line only"),
        ("draws money score1 score1", "x.scn:3:20: expected what is left in the supply"),
        ("vizier A=awake", "expected one of: off, on"),
        ("open A garden10o", "expected an open card whose tile is built before"),
        ("bonus A tower8NES", "x.scn:3:9: expected the tile of a bonus card"),
        ("expect top castle=N", "expected a type of building"),
        ("expect supply coins=3", "expected one of: discards, money, tiles"),
        ("expect terms A tower price=3", "expected at least|expected one of"),
        ("display b1 b2\nplay +b1 ;\nhand A b1", "x.scn:5:1: expected setup lines before the first move"),
    ],
)
def test_setup_and_expect_lines_that_cannot_be_read(line: str, expected: str) -> None:
    [scenario] = read_scenarios(f"## x\nrules alhambra+all players=3\n{line}\n", "x.scn")
    with pytest.raises(NotationError, match=expected):
        run_scenarios([scenario])


def test_a_ring_that_closes_a_hole_cannot_be_set_up() -> None:
    ring = "pavilion8o@1,0 seraglio9o@2,0 arcades9o@0,1 arcades10o@0,2 chambers10o@1,2 chambers11o@2,2 garden10o@2,1"
    [scenario] = read_scenarios(f"## x\nrules alhambra players=3\nbuilt A {ring}\n")
    with pytest.raises(NotationError, match="hole"):
        run_scenarios([scenario])


def test_seed_and_written_draws_do_not_go_together() -> None:
    [scenario] = read_scenarios("## x\nrules alhambra players=3 seed=1\ndraws money b1 *\n")
    with pytest.raises(NotationError, match="no seed= beside draws"):
        run_scenarios([scenario])


def test_free_lets_any_seat_act() -> None:
    text = (
        "## x\nrules alhambra players=3 free\nmarket -\ndisplay b1 b2 b3 b4\nplay C:+b1 ; A:+b2 ;\nexpect hand C b1\n"
    )
    [outcome] = run_scenarios(read_scenarios(text))
    assert outcome.passed, outcome.failures


def test_positions_that_cannot_be_read() -> None:
    state = play("alhambra+all", 3, "position", 120)
    position = state.position()
    game = state.game
    assert game.read_position(position).position() == position
    for old, new, expected in (
        ("alhambra+bonus", "alhambra+vizier", "expected the ruleset"),
        ("flow=", "flaw=", "a slice of this game"),
        (" A=", " Z=", "expected a seat|expected points"),
        ("display=", "display=b1,b1,b1,b1,", "at most four open cards"),
    ):
        assert old in position
        with pytest.raises(NotationError, match=expected):
            game.read_position(position.replace(old, new, 1))
    with pytest.raises(NotationError, match=r"expected \w draw|what waits"):
        game.read_position(position[: position.index("flow=")] + "flow=" + ",".join(["0"] * 18))
    with pytest.raises(NotationError, match="the slice flow"):
        game.read_position(position[: position.index("flow=")].rstrip())


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("market=y:tower13E", "market=y:qtowerN", "a building, no annex"),
        ("bag", "tower12o qtowerN", "a building, no annex"),
        ("stacks=*", "stacks=qtowerN,tower12o", "an annex, no building"),
        ("stones=ABC", "stones=ABCC", "what has a place in this game: ABC"),
        ("tops=", "tops=qpavilionES,", "what has a place in this game"),
        ("A:tower12o", "A:tower12o,A:tower12o", "what has a place in this game"),
        (" display=", " dirk=tower8NES display=", "Dirk with two players only"),
        (" display=", " reserve=A:tower13E display=", "come about, found tile used too often"),
        ("| 1 A action", "| -1 A action", "the number of a turn"),
    ],
)
def test_positions_that_cannot_be_lose_nothing_unsaid(old: str, new: str, expected: str) -> None:
    state = state_of("market y:tower13E\ndisplay b1 b2 b3 b4\nbonus A tower12o\nbonus B tower11o\nbonus C garden10o")
    position = state.position()
    if old == "bag":
        fields = position.split(" | ")
        changed = " | ".join([*fields[:4], new, *fields[5:]])
    else:
        assert old in position
        changed = position.replace(old, new, 1)
    with pytest.raises(NotationError, match=re.escape(expected)):
        state.game.read_position(changed)


def test_positions_are_read_in_whatever_order_they_list() -> None:
    state = state_of("hand A b1 b2 y3\nmarket y:tower13E g:tower12o\ndisplay b1 b2 b3 b4\nreserve B tower11o tower11N")
    position = state.position()
    for old, new in (
        ("hands=A:b1,b2,y3", "hands=A:y3;A:b2,b1"),
        ("market=y:tower13E,g:tower12o", "market=g:tower12o,y:tower13E"),
        ("stones=ABC", "stones=CAB"),
        ("reserve=B:tower11N,tower11o", "reserve=B:tower11o,tower11N"),
    ):
        assert old in position
        assert state.game.read_position(position.replace(old, new)).position() == position


def test_status_says_what_is_wrong() -> None:
    state = state_of("market -\ndisplay b1 b2 b3 b4\nbuilt A tower12o@1,0")
    assert state.status() == Status.OK
    tile = state.program.tile_index
    twin = state.copy()
    twin.kernel.edit_build(0, (0 + 64) * 128 + 66, tile["tower12o"])
    assert twin.status() == Status.TILE_USED_TOO_OFTEN
    twin = state.copy()
    twin.kernel.edit_build(0, (0 + 64) * 128 + 66, tile["tower10W"])
    assert Status.EDGES_MISMATCH in twin.status()
    twin = state.copy()
    twin.kernel.edit_build(0, (0 + 64) * 128 + 70, tile["tower11o"])
    assert Status.NOT_CONNECTED in twin.status()
    twin = state.copy()
    twin.kernel.edit_hand(0, 0, 4)
    assert twin.status() == Status.CARD_USED_TOO_OFTEN


def test_perft_of_the_deal() -> None:
    """All 36 kinds can come three times over; with two copies of each the third cannot repeat a pair: 36^3 - 36."""
    state = registry.make("alhambra", 3).new_state()
    assert [perft(state, depth) for depth in (1, 2, 3)] == [36, 36**2, 36**3]
    assert perft(registry.make("alhambra", 2).new_state(), 3) == 36**3 - 36


def test_perft_of_a_small_table() -> None:
    """A may take b1, y2 or both, or buy with b9 + b1: exactly, and then take in three ways. One card refills none here.

    Depth 1: three takes and one purchase. Depth 2: after a take the supply is empty and the market cannot be filled, so
    the game ends: with A's hand b9 b1 (b1 twice, or y2 besides) the tile goes to A, who lays it on one of four cells or
    stores it, 5 each: 3 x 5. After the purchase: three takes. 18 in all.
    """
    text = "hand A b9 b1\nmarket b:garden10o\ndisplay b1 y2\ndraws money\ndraws tiles"
    state = state_of(text, "alhambra")
    assert {state.token(action) for action in state.legal_actions()} == {
        "+b1",
        "+y2",
        "+b1+y2",
        "$b:garden10o=b1+b9",
    }
    assert perft(state, 1) == 4
    assert perft(state, 2) == 18


def test_a_stopped_game_is_scored_as_it_stands() -> None:
    state = state_of("hand A b9 b1\nmarket b:garden10o\ndisplay b1 y2\nbuilt A tower13E@1,0\nbuilt B pavilion8o@1,0")
    assert state.stopped_scores() == (22, 16, 0)  # tower 21 and wall 1; pavilion 16; the gift would lie on the reserve
    state.finish()
    assert state.scores == (22, 16, 0)
    assert state.reserve(0) == ["garden10o"]


def test_the_dealer_deals_the_same_game_twice() -> None:
    games = []
    for _ in range(2):
        state = registry.make("alhambra+all", 4).new_state()
        advance(state, Dealer("same"))
        games.append(state.position())
    assert games[0] == games[1]
