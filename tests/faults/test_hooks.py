"""A hook that raises, or answers what it may not, is named with what it answered and the game in which it did."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.faults.folders import CODE, GAMES, folder, loaded, read_faults

from losetas import bots
from losetas.core import registry
from losetas.core.errors import NotationError
from losetas.core.faults import ExpansionError
from losetas.core.game import Game
from losetas.core.laws import check_game
from losetas.core.record import read_record
from losetas.core.replay import replay
from losetas.core.scenario import read_scenarios
from losetas.core.scene import run_scenarios
from losetas.sim.match import play_game

FAULTS = read_faults("hooks.toml")


def faulty(what: str, where: Path) -> tuple[Path, str, str]:
    """The folder of a fault, the ruleset, and the pattern of what is said about it."""
    wrong = FAULTS[what]
    path = wrong.write(where)
    rules = "alhambra+orchard" if wrong.key == "orchard" else "carcassonne/2014+mill"
    return path, rules, rf"expansion {wrong.key} \(.*{wrong.key}\): {wrong.hook}.*: {wrong.said}"


def failing(rules: str) -> ExpansionError:
    """The first fault in games of three that choose at random."""
    game = registry.make(rules, 3)
    players = [bots.make("random", game.ruleset.game)] * 3
    for deal in range(40):
        try:
            play_game(game, players, f"faults-{deal}", f"faults-{deal}")
        except ExpansionError as error:
            return error
    raise AssertionError("nothing failed")


def replayed(record: str) -> None:
    """Play a record and write down what could be played next: a token that cannot be written is in no record."""
    state = replay(read_record(record))
    for action in state.legal_actions():
        state.token(action)


def lawful(game: Game) -> None:
    """Games under the laws."""
    for seed in range(40):
        check_game(game, f"faults-{seed}", every=200, most=1)


@pytest.mark.parametrize("what", FAULTS)
def test_a_hook_that_fails_is_named(what: str, tmp_path: Path) -> None:
    path, rules, said = faulty(what, tmp_path)
    with loaded(path):
        error = failing(rules)
        with pytest.raises(ExpansionError, match=said):
            raise error
        assert str(path) in error.brief
        assert error.play.startswith(f"{registry.ruleset(rules)}, 3 players, turn ")
        with pytest.raises(ExpansionError) as again:
            replayed(error.record)
        assert again.value.brief == error.brief


@pytest.mark.parametrize("what", ["bonus of no rule", "no choices", "text that is not read", "bonus of a zone"])
def test_the_laws_name_it_too(what: str, tmp_path: Path) -> None:
    path, rules, said = faulty(what, tmp_path)
    with loaded(path):
        game = registry.make(rules, 3)
        with pytest.raises(ExpansionError, match=said) as raised:
            lawful(game)
        assert "the game so far" in str(raised.value)


@pytest.mark.parametrize("key", GAMES)
def test_the_guard_changes_no_game(key: str, tmp_path: Path) -> None:
    """What is sound is played as it would be without a guard: the same deals, the same choices, the same points."""
    path = folder(tmp_path, key)
    rules = f"{GAMES[key]}+{key}"
    with loaded(path) as expansion:
        game = registry.make(rules, 3)
        guarded = [name for name in expansion.contract if name in vars(expansion)]
        assert len(guarded) >= 4
        players = [bots.make("random", GAMES[key])] * 3
        results = [play_game(game, players, f"same-{deal}", "1") for deal in range(3)]
        for name in guarded:
            delattr(expansion, name)
        registry._admitted.cache_clear()
        assert results == [play_game(game, players, f"same-{deal}", "1") for deal in range(3)]


def test_a_word_that_is_misused_is_no_fault(tmp_path: Path) -> None:
    """Words of notation say with a NotationError what they expect: it comes through the guard as it is."""
    code = "        return Words(kinds="
    check = (
        "        def fruits(scene, verb, words):\n            raise verb.error('a number of fruits')\n\n"
        "        return Words(expect={'fruits': fruits}, kinds="
    )
    with loaded(folder(tmp_path, "orchard", CODE, code, check)):
        asked = read_scenarios("## ORC-1 fruits\nrules alhambra+orchard players=2\nexpect fruits\n")
        with pytest.raises(NotationError, match="expected a number of fruits, found 'fruits'"):
            run_scenarios(asked)
