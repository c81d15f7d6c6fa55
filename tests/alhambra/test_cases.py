"""The 38 worked cases: those that a scenario can say are in cases.scn, three are properties."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import losetas
from losetas.alhambra.game import AlhambraGame
from losetas.alhambra.holdings import DRAW, FINAL, GIFTS, REFILL
from losetas.alhambra.setup import alhambra
from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.game import CHANCE
from losetas.core.scenario import Scenario, read_scenario_file, read_scenarios
from losetas.core.scene import Scene, run_scenarios
from losetas.server.course import Course
from losetas.server.errors import Refusal

SCENARIOS = read_scenario_file(Path(__file__).parent / "cases.scn")
PROPERTIES = {26, 29, 30}
SCORE1, SCORE2 = 42, 43


def number(scenario: Scenario) -> int:
    found = re.match(r"case (\d+)", scenario.title)
    assert found, scenario.title
    return int(found[1])


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.title)
def test_case(scenario: Scenario) -> None:
    [outcome] = run_scenarios([scenario])
    assert not [str(failure) for failure in outcome.failures]


def test_no_case_is_missing() -> None:
    assert {number(scenario) for scenario in SCENARIOS} | PROPERTIES == set(range(1, 39))


def drawn(game: AlhambraGame, seed: int) -> list[int]:
    """The cards drawn from the piles in a game in which everybody takes the first open card."""
    kernel = game.kernel(seed)
    cards = []
    while not kernel.shuffles:
        if kernel.phase == DRAW:
            code = kernel.random_draw()
            if kernel.stage == REFILL:
                cards.append(code)
            kernel.draw(code)
        else:
            kernel.play(kernel.choice_list()[0])
        if kernel.supply() == 0:
            break
    return cards


@pytest.mark.parametrize("players", [2, 4, 6])
def test_case_26_the_scoring_cards_lie_in_piles_two_and_four(players: int) -> None:
    """A random place inside the pile, never a count of cards that players could time (1,000 seeds in all)."""
    game = registry.make("alhambra", players)
    assert isinstance(game, AlhambraGame)
    places: list[tuple[int, int]] = []
    for seed in range(334 if losetas.kernel_is_compiled("alhambra") else 20):
        start = game.kernel(seed)
        while start.stage < REFILL and start.phase == DRAW:
            start.draw(start.random_draw())
        sizes = start.pile_list()[::3]
        cards = drawn(game, seed)
        first, second = cards.index(SCORE1), cards.index(SCORE2)
        assert sizes[0] <= first < sizes[0] + sizes[1]
        assert sum(sizes[:3]) <= second < sum(sizes[:4])
        assert max(sizes) - min(sizes) <= 2  # by one, and one more where a scoring card is mixed in
        places.append((first - sizes[0], second - sum(sizes[:3])))
    assert len({place for place, _ in places}) > 5
    assert len({place for _, place in places}) > 5


def test_case_26_with_a_dealer() -> None:
    for seed in range(12):
        state = alhambra(registry.make("alhambra", 3).new_state())
        dealer = Dealer(f"case-26-{seed}")
        advance(state, dealer)
        sizes = state.kernel.pile_list()[::3]
        begun = len(state.history)
        while state.kernel.supply():
            state.apply(next(a for a in state.legal_actions() if state.token(a)[0] == "+"))
            advance(state, dealer)
        tokens = [
            m.token for m in state.history[begun:] if m.seat == CHANCE and re.match(r"~([byog]\d|score)", m.token)
        ]
        assert sizes[0] <= tokens.index("~score1") < sum(sizes[:2])
        assert sum(sizes[:3]) <= tokens.index("~score2") < sum(sizes[:4])


def test_case_29_undo_stops_at_a_square_taken_and_at_the_refill_after_the_vizier() -> None:
    """Either reveals something; what a seat does before it can be taken back."""
    text = """## x
rules  alhambra+vizier+squares players=3
hand A y9
hand B b9
market y:garden9E g:seraglio8S b:chambers9W o:tower9NE
display b1 b2 b3 b4
"""
    [scenario] = read_scenarios(text)
    scene = Scene(scenario, registry.make(scenario.ruleset_text(), scenario.players))
    assert not scene.run()
    course = Course(scene.game, "case-29")
    course.state = scene.state
    square = alhambra(scene.state).kernel.top_of(5)
    course.ply("$y:garden9E=y9")
    course.undo()
    course.ply("$y:garden9E=y9")
    [_, opened] = course.ply("q:tower")
    assert opened.token.startswith("~qtower")
    refused(course)
    course.ply("garden9E>1,0")
    course.undo()
    course.ply("garden9E>1,0")
    course.ply(f"{alhambra(scene.state).program.tiles[square].code}>R")
    refused(course)
    course.ply("v$b:chambers9W=b9")
    course.undo()
    course.ply("v$b:chambers9W=b9")
    [_, filled] = course.ply("chambers9W>R")
    assert filled.token.startswith("~")
    refused(course)


def refused(course: Course) -> None:
    """Nothing can be taken back, because something was revealed."""
    assert course.undo_reason == "drawn"
    with pytest.raises(Refusal, match="cannot-undo"):
        course.undo()


GAMES = 16
PARTS = ("action", "place", "money", "market", "reveal", "round", "dirk", "vizier")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_case_30_a_round_uses_the_palaces_after_placing(players: int) -> None:
    """ALB-15, ALB-42, ALB-62: actions, placing, money, market, reveals, the round, Dirk's tiles, the vizier."""
    rounds: list[str] = []
    seen: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        for parts in turns_of(f"case-30-{seed}", players):
            before = parts[: parts.index("vizier")] if "vizier" in parts else parts
            assert before == sorted(before, key=PARTS.index)
            assert not {"money", "reveal", "round", "dirk"} & set(parts[len(before) :])
            rounds += [part for part in parts if part == "round"]
            seen |= {(one, "round") for one in parts[: parts.index("round")]} if "round" in parts else set()
            seen |= {("round", one) for one in parts[parts.index("round") :]} if "round" in parts else set()
    assert len(rounds) == 2 * GAMES  # two in each game; the third one comes with its end
    assert {
        ("place", "round"),
        ("money", "round"),
        ("market", "round"),
        ("reveal", "round"),
        ("round", "vizier"),
    } <= seen
    assert (("round", "dirk") in seen) == (players == 2)


def turns_of(seed: str, players: int) -> list[list[str]]:
    """The parts of all turns of a game in which who can buys and builds, up to the distribution."""
    state = alhambra(registry.make("alhambra+all", players).new_state())
    dealer, rng = Dealer(seed), random.Random(seed)
    advance(state, dealer)
    turns: dict[int, list[str]] = {}
    while not state.is_over:
        step, turn = state.step, state.turn
        final = state.kernel.stage in (GIFTS, FINAL) or state.kernel.back == GIFTS
        tokens = [state.token(action) for action in state.legal_actions()] if state.to_move != CHANCE else []
        likes = [text for text in tokens if "$" in text or (step == "place" and text[-1].isdigit())]
        state.apply(state.parse(rng.choice(likes or tokens)) if tokens else dealer.outcome(state))
        if final:
            break
        parts, move = turns.setdefault(turn, []), state.history[-1]
        if move.seat != CHANCE:
            parts.append(step)
        elif not move.token.startswith("~q"):  # the next square lies open at once (COB-2)
            drawn = "money" if re.fullmatch(r"~([byog]\d|X..|score\d)", move.token) else "market"
            parts.append("dirk" if "round" in parts and "vizier" not in parts else drawn)
        parts += ["round"] * any(event.phase in ("round1", "round2") for event in move.events)
    return list(turns.values())
