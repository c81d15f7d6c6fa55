"""A folder that cannot be played is named and left out; the plain games and every sound expansion are played."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from tests.faults.folders import CODE, GAMES, fault_of, folder, loaded, read_faults

from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.errors import RulesetError
from losetas.core.faults import ExpansionError

FAULTS = read_faults("left_out.toml")


def some_plies(rules: str) -> None:
    """A game begins, and goes on."""
    state, dealer, rng = registry.make(rules, 3).new_state(), Dealer("sound"), random.Random(1)
    for _ in range(12):
        advance(state, dealer)
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("what", FAULTS)
def test_a_faulty_folder_is_left_out(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = FAULTS[what]
    key, said = wrong.key, wrong.said
    faulty = wrong.write(tmp_path)
    other = next(name for name in GAMES if name != key)
    sound = folder(tmp_path, other)
    monkeypatch.setenv(registry.FOLDERS, os.pathsep.join([str(faulty), str(sound)]))
    fault = fault_of(key)
    assert str(faulty) in str(fault)
    with pytest.raises(ExpansionError, match=said) as raised:
        registry.make(f"{GAMES[key]}+{key}", 3)
    assert str(faulty) in str(raised.value)
    assert raised.value.expansion == key
    assert key not in registry.expansions(GAMES[key])
    assert not registry.faults(GAMES[other])
    for rules in ("alhambra", "carcassonne/2014", f"{GAMES[other]}+{other}", f"{GAMES[key]}+all"):
        some_plies(rules)
        assert key not in registry.ruleset(rules).expansions


@pytest.mark.parametrize("key", GAMES)
def test_the_expansions_of_the_guide_are_sound(key: str, tmp_path: Path) -> None:
    """What the faults are made from has none."""
    with loaded(folder(tmp_path, key)):
        assert not registry.faults(GAMES[key])
        some_plies(f"{GAMES[key]}+{key}")


def test_what_comes_with_losetas_is_sound() -> None:
    assert not registry.faults()


def test_of_two_folders_with_one_key_the_first_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = folder(tmp_path / "a", "orchard"), folder(tmp_path / "b", "orchard")
    monkeypatch.setenv(registry.FOLDERS, os.pathsep.join([str(first), str(second)]))
    assert f"expected a key of its own, found 'orchard', which {first} has" in str(fault_of("orchard"))
    assert registry.expansions("alhambra")["orchard"].folder == first
    some_plies("alhambra+orchard")


def test_two_folders_that_cannot_stand_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles of Alhambra have numbers in every game: a code that is taken would break games without the folder too."""
    folders = []
    for key in ("one", "other"):
        path = folder(tmp_path / key, "orchard", CODE, 'key = "orchard"', f'key = "{key}"').rename(tmp_path / key / "f")
        (path / "tiles.toml").write_text('[[tile]]\ntype = "garden"\nprice = 2\nwalls = "N"\n', encoding="utf-8")
        text = (path / "rules.md").read_text("utf-8").replace("ORCHARD", key.upper())
        (path / "rules.md").write_text(text, encoding="utf-8")
        text = (path / CODE).read_text("utf-8").replace('"ORCHARD', f'"{key.upper()}')
        (path / CODE).write_text(text, encoding="utf-8")
        folders.append(str(path))
    monkeypatch.setenv(registry.FOLDERS, os.pathsep.join(folders))
    [fault, nameless] = sorted(registry.faults("alhambra"), key=lambda fault: fault.nameless)
    assert (fault.key, nameless.key) == ("other", "one")
    assert "expected each tile once, found garden2N twice" in fault.what
    some_plies("alhambra")
    some_plies("alhambra+one")


def test_a_folder_without_texts_can_be_played_and_not_shown(tmp_path: Path) -> None:
    path = folder(tmp_path, "orchard", "text/en.ftl", "expansion-orchard = ", "expansion-meadow = ")
    with loaded(path):
        fault = fault_of("orchard")
        assert fault.nameless
        assert "expected its name in a text, expansion-orchard = ..., found none in en.ftl" in fault.what
        some_plies("alhambra+orchard")


def test_a_mended_folder_is_played_again(tmp_path: Path) -> None:
    with loaded(folder(tmp_path, "orchard", CODE, 'prefix = "f"', 'prefix = "fr"')), pytest.raises(RulesetError):
        registry.make("alhambra+orchard")
    with loaded(folder(tmp_path, "orchard")):
        some_plies("alhambra+orchard")
