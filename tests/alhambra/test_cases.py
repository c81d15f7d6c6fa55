"""The 38 worked cases: those that a scenario can say are in cases.scn, three are properties."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.alhambra.playing import play

import losetas
from losetas.alhambra.game import AlhambraGame
from losetas.alhambra.holdings import DRAW, REFILL
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


def test_case_30_a_round_uses_the_palaces_after_placing() -> None:
    """ALB-15: in every game, the moves of a turn come as act, place, money, market, round, window."""
    rank = {"act": 0, "place": 1, "money": 2, "market": 3, "reveal": 4, "dirk": 5, "window": 6}
    for seed in range(6):
        state = play("alhambra+bonus+vizier", 2 + seed % 3, f"case-30-{seed}")
        turns: dict[int, list[str]] = {}
        for move in state.history:
            turns.setdefault(move.turn, []).append(move.token)
        for tokens in turns.values():
            stages = [rank[kind] for token in tokens if (kind := sort_of(token, tokens)) is not None]
            gap = stages.index(6) if 6 in stages else len(stages)
            assert stages[:gap] == sorted(stages[:gap]), tokens


def sort_of(token: str, tokens: list[str]) -> str | None:
    """What part of the turn a move belongs to; None for the deal, reveals of one's own turn and Dirk's draws."""
    if "~score1" in tokens or "~score2" in tokens or any(t.startswith("v$") for t in tokens):
        return None  # Dirk draws, or the market is filled a second time
    if re.match(r"~[byogX]\d?", token) and "!" not in token:
        return None if any("!" in t and t[0] == "~" for t in tokens) else "money"
    if token.startswith("~"):
        return None if any("!" in t and t[0] == "~" for t in tokens) else "market"
    if token in ("!-", "v-"):
        return {"!-": "reveal", "v-": "window"}[token]
    if token.startswith("!"):
        return None
    return "place" if re.match(r"[a-z]+\d*\w*>", token) else "act"
