"""Indistinguishability (ALB-66): exchange what is hidden between two seats, and a third sees and may do the same."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from tests.alhambra.playing import asked, play

import losetas
from losetas.alhambra.holdings import ASK, DRAW, HANDS
from losetas.alhambra.setup import alhambra
from losetas.alhambra.state import AlhambraState
from losetas.alhambra.tables import SCORE1
from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.errors import IllegalAction
from losetas.core.game import CHANCE, SEATS
from losetas.core.record import record_of
from losetas.core.replay import replay
from losetas.core.scenario import read_scenarios
from losetas.core.scene import Scene

GAMES = 200 if losetas.kernel_is_compiled("alhambra") else 40


def seen(state: AlhambraState, seat: int) -> tuple[bytes, list[int]]:
    """What a seat sees, and what it may do when it is asked."""
    legal = [action.code for action in state.legal_actions()] if state.to_move == seat else []
    return msgspec.json.encode(state.view(seat)), legal


def exchange(state: AlhambraState, one: int, other: int, rng: random.Random) -> None:
    """Exchange as many cards as both have, the same number of hidden secret cards, and some of the box."""
    kernel = state.kernel
    hands = [[card for card in range(SCORE1) for _ in range(kernel.held(seat, card))] for seat in (one, other)]
    count = rng.randint(1, min(map(len, hands))) if all(hands) else 0
    moved = [rng.sample(hand, count) for hand in hands]
    for seat, gone, come in ((one, moved[0], moved[1]), (other, moved[1], moved[0])):
        change = Counter(come)
        change.subtract(gone)
        for card, number in change.items():
            kernel.edit_hand(seat, card, kernel.held(seat, card) + number)
    flat = kernel.secret_list()
    cards = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
    hidden = [i for i, (holder, opened, _) in enumerate(cards) if holder in (one, other) and not opened]
    holders = [cards[i][0] for i in hidden]
    rng.shuffle(holders)
    box = [i for i, (holder, _, known) in enumerate(cards) if not known and holder in (-1, one)]
    for i, holder in zip(hidden, holders, strict=True):
        kernel.edit_secret(i, holder, 0, cards[i][2])
    kinds = [kernel.holder_of(i) for i in box if not kernel.is_open(i)]
    rng.shuffle(kinds)
    for i, holder in zip([i for i in box if not kernel.is_open(i)], kinds, strict=True):
        kernel.edit_secret(i, holder, 0, 0)
    state.edited()


def retold(state: AlhambraState, viewer: int, rng: random.Random, *, money: bool = True) -> AlhambraState:
    """The same moves after another deal, of which the viewer has seen nothing.

    Secret cards are dealt anew. Of money two seats exchange cards of one value that they were dealt and hold still:
    so everybody is dealt as many cards as before (ALB-5), and the same seat begins (ALB-7).
    """
    tokens = [move.token for move in state.determinize(viewer, rng).history]
    for one, other in exchangeable(state, viewer) if money else ():
        changed = list(tokens)
        changed[one], changed[other] = changed[other], changed[one]
        if (twin := replayed(state, changed)) is not None:
            return twin
    twin = replayed(state, tokens)
    assert twin is not None
    return twin


def replayed(state: AlhambraState, tokens: list[str]) -> AlhambraState | None:
    """A game from its first move on; None when a card that is gone was paid with."""
    twin = alhambra(state.game.new_state())
    for token in tokens:
        try:
            twin.apply(twin.parse(token))
        except IllegalAction:
            return None
    return twin


def exchangeable(state: AlhambraState, viewer: int) -> list[tuple[int, int]]:
    """The places in the history of two cards of one value, dealt to two others who hold them still."""
    dealt: list[tuple[int, int, str]] = []
    start = alhambra(state.game.new_state())
    for place, move in enumerate(state.history):
        if start.kernel.stage != HANDS:
            break
        if start.kernel.dealing != viewer and move.token[1:] in state.hand(start.kernel.dealing):
            dealt.append((place, start.kernel.dealing, move.token[1:]))
        start.apply(start.parse(move.token))
    return [
        (place, later)
        for place, seat, card in dealt
        for later, other, another in dealt
        if place < later and seat != other and card != another and card[1:] == another[1:]
    ]


def compare(seed: int) -> bool:
    """One game to a random ply, hidden things exchanged, a third seat asked: whether it was its turn to answer.

    Then on through the windows of others.
    """
    rng = random.Random(seed)
    players = rng.choice((3, 4, 5))
    state = asked("alhambra+all", players, f"hidden-{seed}", rng.randrange(60, 400))
    viewer = state.to_move if seed % 4 else rng.randrange(players)
    one, other = rng.sample([seat for seat in range(players) if seat != viewer], 2)
    twin = state.copy()
    exchange(twin, one, other, rng)
    for changed in (twin, retold(state, viewer, rng)):
        assert seen(changed, viewer) == seen(state, viewer)
        assert msgspec.json.encode(changed.view(None)) == msgspec.json.encode(state.view(None))
    answers = state.to_move == viewer
    while state.kernel.phase == ASK and state.to_move != viewer:
        for here in (state, twin):
            here.apply(next(a for a in here.legal_actions() if here.token(a).endswith("-")))
        if state.kernel.phase != DRAW:
            assert seen(twin, viewer) == seen(state, viewer)
    return answers


@pytest.mark.parametrize("batch", range(4))
def test_indistinguishable(batch: int) -> None:
    answered = [compare(seed) for seed in range(batch * GAMES // 4, (batch + 1) * GAMES // 4)]
    assert sum(answered) > len(answered) * 0.7  # the lists of choices were compared, too


@pytest.mark.deep
@pytest.mark.timeout(7200)
def test_indistinguishable_deep() -> None:
    assert sum(compare(seed) for seed in range(1000, 2000)) > 700


def test_a_deal_retold_is_another_one() -> None:
    """What is compared does differ: in most games both hands and secret cards."""
    hands = secrets = 0
    for seed in range(20):
        state = asked("alhambra+all", 4, f"retold-{seed}", 60 + 4 * seed)
        twin = retold(state, state.to_move, random.Random(seed))
        hands += any(twin.hand(seat) != state.hand(seat) for seat in range(4))
        secrets += twin.kernel.secret_list() != state.kernel.secret_list()
    assert hands > 10
    assert secrets > 15


def test_prompts_go_to_every_seat_with_an_active_stone_or_a_hidden_card() -> None:
    """Whether or not it can use it: the windows of a game are those that public counts foretell."""
    for seed in range(5):
        state = alhambra(registry.make("alhambra+bonus+vizier", 4).new_state())
        dealer, rng = Dealer(f"prompts-{seed}"), random.Random(seed)
        advance(state, dealer)
        while not state.is_over:
            if state.step == "vizier":
                assert state.kernel.stone_of(state.to_move)
                assert "v-" in {state.token(action) for action in state.legal_actions()}
            if state.step == "reveal":
                assert state.view(None).seats[state.to_move].hidden > 0
            if state.kernel.phase == ASK:
                asked = state.kernel.waiting_list()[1::3]
                assert len(set(asked)) == len(asked)
            state.apply(rng.choice(state.legal_actions()))
            advance(state, dealer)


def test_determinize_keeps_what_was_seen_and_deals_the_rest_anew() -> None:
    """ALB-66: hands and cards once revealed stay; cards never revealed go round among the others and the box."""
    rng = random.Random(1)
    state = play("alhambra+all", 3, "determinize", 200)
    hands = [state.hand(seat) for seat in range(3)]
    before = state.kernel.secret_list()
    own = [before[i : i + 3] for i in range(0, len(before), 3) if before[i] == 0]
    others = set()
    for _ in range(60):
        guess = state.determinize(0, rng)
        assert [guess.hand(seat) for seat in range(3)] == hands
        flat = guess.kernel.secret_list()
        assert [flat[i : i + 3] for i in range(0, len(flat), 3) if flat[i] == 0] == own
        assert sorted(flat[::3]) == sorted(before[::3])
        known = [i for i in range(0, len(before), 3) if before[i + 2]]
        assert all(flat[i : i + 3] == before[i : i + 3] for i in known)
        others.add(tuple(flat[::3]))
        assert msgspec.json.encode(guess.view(0)) == msgspec.json.encode(state.view(0))
    assert len(others) > 20


def test_the_moves_of_a_guess_deal_what_everybody_holds_in_it() -> None:
    """ALB-66: the deal of the others is told as guessed, the own cards and those once revealed as they were dealt."""
    state = play("alhambra+bonus", 3, "moves", 120)
    true = state.kernel.secret_list()
    for seat in range(3):
        for number in range(20):
            guess = state.determinize(seat, random.Random(number))
            dealt = {move.token for move in guess.history if "!" in move.token and move.seat == CHANCE}
            held = enumerate(guess.kernel.secret_list()[::3])
            cards = [(holder, card.tile) for (_, holder), card in zip(held, state.program.secrets, strict=True)]
            assert dealt == {f"~{SEATS[holder]}!{tile}" for holder, tile in cards if holder >= 0}
            kept = [i for i in range(0, len(true), 3) if true[i] == seat or true[i + 2]]
            assert all(guess.kernel.holder_of(i // 3) == true[i] for i in kept)
            assert len(guess.history) == len(state.history)
            assert replay(record_of(guess)).position() == guess.position()


def test_a_card_once_revealed_stays_with_its_holder_when_others_guess() -> None:
    """BON-7, ALB-66: it went back into the hand, but everybody saw it; the card beside it may be anybody's."""
    text = """## x
rules  alhambra+bonus players=3
market y:garden9E g:seraglio8S b:pavilion7E o:tower9NE
display b1 b2 b3 b4
built A garden10o@1,0
bonus A garden10o tower11o
bonus B pavilion8o
play   !garden10o 1,0>R
expect bonus A garden10o tower11o
"""
    [scenario] = read_scenarios(text)
    scene = Scene(scenario, registry.make(scenario.ruleset_text(), scenario.players))
    assert not scene.run()
    state = alhambra(scene.state)
    shown = [card.tile for card in state.program.secrets]
    rng = random.Random(3)
    guesses = [state.determinize(1, rng) for _ in range(40)]
    assert {guess.kernel.holder_of(shown.index("garden10o")) for guess in guesses} == {0}
    assert {guess.kernel.holder_of(shown.index("pavilion8o")) for guess in guesses} == {1}
    assert {guess.kernel.holder_of(shown.index("tower11o")) for guess in guesses} == {-1, 0}


def test_the_probability_of_a_scoring_card_is_one_in_the_cards_of_its_pile() -> None:
    for seed in range(10):
        state = alhambra(registry.make("alhambra+exchange", 3).new_state())
        dealer = Dealer(f"chance-{seed}")
        while not state.kernel.rounds & 1:
            if state.to_move != CHANCE:
                state.apply(next(a for a in state.legal_actions() if state.token(a)[0] == "+"))
                continue
            if state.kernel.rounds == 0 and state.kernel.pile_list()[2] == 1:
                size = state.kernel.pile_list()[0]
                chances = {state.token(action): chance for action, chance in state.outcomes()}
                assert chances["~score1"] * size == 1
            state.apply(dealer.outcome(state))


def test_nothing_of_the_deal_is_in_a_view_after_the_first_action() -> None:
    state = alhambra(registry.make("alhambra+all", 3).new_state())
    advance(state, Dealer("deal"))
    assert all(seat.hand is not None for seat in state.view(None).seats)
    assert all(seat.secrets is None for seat in state.view(None).seats)
    state.apply(next(a for a in state.legal_actions() if state.token(a)[0] == "+"))
    assert all(seat.hand is None for seat in state.view(None).seats)
    assert [seat.hand is not None for seat in state.view(1).seats] == [False, True, False]
