"""The laws see what they are for: an engine broken on purpose is caught, and the message says how to see it again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

import pytest
from tests.laws.beside import Beside, conserved

from losetas.alhambra.guess import retell
from losetas.alhambra.state import AlhambraState
from losetas.carcassonne.state import CarcassonneState
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.laws import LawBroken, check_events, check_game
from losetas.core.scoring import ScoreEvent, Term

Method = Callable[..., object]


def backwards(original: Method) -> Method:
    """Legal actions in the wrong order."""
    return lambda state: list(reversed(original(state)))  # type: ignore[call-overload]


def doubled(original: Method) -> Method:
    """Every legal action twice."""
    return lambda state: sorted([*original(state), *original(state)])  # type: ignore[misc]


def itself(original: Method) -> Method:
    """A copy that is no copy."""
    return lambda state: state


def forgetful(original: Method) -> Method:
    """An undo that leaves a point behind."""

    def pop(state: CarcassonneState) -> object:
        action = original(state)
        state.kernel.edit_score(0, state.scores[0] + 1)
        return action

    return pop


def generous(original: Method) -> Method:
    """A point that nothing explains."""

    def apply(state: CarcassonneState, action: Action) -> None:
        original(state, action)
        if action.phase == "claim":
            state.kernel.edit_score(0, state.scores[0] + 1)

    return apply


def hopeful(original: Method) -> Method:
    """Stopped scores that are not those of the final scoring."""
    return lambda state: tuple(points + 1 for points in original(state))  # type: ignore[attr-defined]


def lenient(original: Method) -> Method:
    """Everything is legal."""
    return lambda state, action: None


BROKEN = (
    ("legal_actions", backwards, "sorted"),
    ("legal_actions", doubled, "sorted"),
    ("copy", itself, "copy"),
    ("pop", forgetful, "trace"),
    ("apply", generous, "explain"),
    ("stopped_scores", hopeful, "stopped scores"),
    ("reason", lenient, "illegal"),
)


@pytest.mark.parametrize(("method", "breaks", "law"), BROKEN, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_broken_engine_is_caught(
    monkeypatch: pytest.MonkeyPatch, method: str, breaks: Callable[[Method], Method], law: str
) -> None:
    monkeypatch.setattr(CarcassonneState, method, breaks(getattr(CarcassonneState, method)))
    with pytest.raises(LawBroken, match=rf"{law}.*carcassonne/2014, seed broken, after move \d+"):
        check_game(registry.make("carcassonne/2014"), "broken", every=5, conserved=conserved)


def test_a_lost_follower_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    supply = CarcassonneState.supply

    def lossy(state: CarcassonneState, seat: int) -> dict[str, int]:
        left = supply(state, seat)
        return {**left, "follower": min(6, left["follower"])}

    monkeypatch.setattr(CarcassonneState, "supply", lossy)
    with pytest.raises(LawBroken, match="what must not change"):
        check_game(registry.make("carcassonne/classic"), "broken", conserved=conserved)


def telltale(original: Method) -> Method:
    """A guess with the moves of the true game."""

    def determinize(state: AlhambraState, seat: int, rng: random.Random) -> AlhambraState:
        guess = cast("AlhambraState", original(state, seat, rng))
        guess._moves = state.history
        return guess

    return determinize


def reluctant(original: Method) -> Method:
    """A guess in which two cards at the most have changed hands."""

    def determinize(state: AlhambraState, seat: int, rng: random.Random) -> AlhambraState:
        guess = state.copy()
        flat = state.kernel.secret_list()
        unseen = [i // 3 for i in range(0, len(flat), 3) if flat[i] != seat and not flat[i + 2]]
        one, other = rng.sample(unseen, 2)
        for number, holder in ((one, flat[3 * other]), (other, flat[3 * one])):
            guess.kernel.edit_secret(number, holder, 0, 0)
        retell(guess, guess._moves, {number: guess.kernel.holder_of(number) for number in unseen})
        guess.edited()
        return guess

    return determinize


@pytest.mark.parametrize(("breaks", "law"), [(telltale, "moves of a guess lead"), (reluctant, "depends on nothing")])
def test_a_guess_that_gives_something_away_is_caught(
    monkeypatch: pytest.MonkeyPatch, breaks: Callable[[Method], Method], law: str
) -> None:
    monkeypatch.setattr(AlhambraState, "determinize", breaks(AlhambraState.determinize))
    with pytest.raises(LawBroken, match=law):
        check_game(registry.make("alhambra+bonus", 3), "broken", every=40)


def test_a_missing_placement_is_caught_by_the_referee(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = CarcassonneState.legal_actions
    monkeypatch.setattr(
        CarcassonneState, "legal_actions", lambda state: legal(state)[1:] if len(legal(state)) > 1 else legal(state)
    )
    game = registry.make("carcassonne/classic")
    with pytest.raises((AssertionError, LawBroken)):
        check_game(game, "broken", every=10**6, watch=Beside(game))


def event(points: int, *terms: Term) -> ScoreEvent:
    """An event of seat 0."""
    return ScoreEvent(0, "city", points, "c.N@0,0", (), (), terms, "complete", "BAS-12")


def test_events_have_to_add_up() -> None:
    check_events((event(6, Term("tiles", 3, 2, "BAS-12")),), (0, 0), (6, 0), "test")
    with pytest.raises(LawBroken, match="terms of an event add up"):
        check_events((event(7, Term("tiles", 3, 2, "BAS-12")),), (0, 0), (7, 0), "test")
    with pytest.raises(LawBroken, match="events explain every point"):
        check_events((event(6, Term("tiles", 3, 2, "BAS-12")),), (0, 0), (6, 1), "test")
    with pytest.raises(LawBroken, match="cites a rule"):
        check_events((event(6, Term("tiles", 3, 2, "")),), (0, 0), (6, 0), "test")
