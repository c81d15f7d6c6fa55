"""How every game and expansion is played is told: in three languages, by rules that exist, with pictures that hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from losetas.cli import main
from losetas.cli.new_expansion import write_scaffold
from losetas.core import howto, registry
from losetas.core.errors import NotationError
from losetas.core.expansion import Expansion

MEMBERS = {f"{game}/{key}": member for game in registry.games() for key, member in registry.expansions(game).items()}
LANGUAGES = {"es", "en", "ca"}
MOST_WORDS = 460  # of the game itself: two minutes, at 230 a minute


@pytest.fixture(autouse=True)
def _folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the commands put into the environment is taken back."""
    monkeypatch.setenv(registry.FOLDERS, "")


def items_of(member: Expansion) -> list[howto.Item]:
    return [item for section in howto.howto_of(member) for item in section.items]


def test_there_are_the_games_with_all_their_expansions() -> None:
    assert len(MEMBERS) >= 15  # Carcassonne and nine, Alhambra and four


@pytest.mark.parametrize("name", MEMBERS)
def test_every_member_says_how_it_is_played(name: str) -> None:
    member = MEMBERS[name]
    assert list(howto.problems(member)) == []
    items = items_of(member)
    assert any(item.kind == "say" for item in items)
    assert any(item.kind != "say" for item in items)
    assert all(set(item.texts) == LANGUAGES for item in items)
    assert all(len(set(item.texts.values())) == len(LANGUAGES) for item in items)
    titled = [section.texts for section in howto.howto_of(member) if section.texts or member.provides_base]
    assert all(set(texts) == LANGUAGES for texts in titled)


@pytest.mark.parametrize("name", MEMBERS)
def test_what_it_depends_on_can_be_chosen(name: str) -> None:
    member = MEMBERS[name]
    family = registry.family(member.game)
    known = {"edition": set(family.editions), "players": {str(n) for n in range(family.seats[0], family.seats[1] + 1)}}
    for edition in family.editions:
        for option in registry.options(member.game, edition, tuple(registry.expansions(member.game))):
            known.setdefault(option.key, set()).update(option.values)
    for item in items_of(member):
        assert {key for key, values in item.when.items() if not set(values) <= known.get(key, set())} == set()


@pytest.mark.parametrize("name", MEMBERS)
def test_a_house_rule_that_is_spoken_of_is_so_in_each_of_its_values(name: str) -> None:
    """Whoever says how it is with `farms=3rd` has to say how it is otherwise, unless then nothing is to be said."""
    silent = {
        "abbot",
        "tiny_city",
        "alcazar_sides",
        "horta_city_bonus",
    }  # with the other value there is nothing to tell
    spoken: dict[str, set[str]] = {}
    for item in items_of(MEMBERS[name]):
        if item.kind == "say":
            for key, values in item.when.items():
                spoken.setdefault(key, set()).update(values)
    options = {option.key: set(option.values) for option in MEMBERS[name].options}
    assert {key for key in spoken if key in options and key not in silent and spoken[key] != options[key]} == set()


@pytest.mark.parametrize("game", registry.games())
def test_it_is_read_in_two_minutes(game: str) -> None:
    base = registry.expansions(game)["base"]
    usual = {option.key: option.default for option in base.options}
    usual |= {"edition": registry.family(game).editions[0], "players": "2"}
    told = [item for item in items_of(base) if all(usual.get(key) in values for key, values in item.when.items())]
    assert sum(len(item.texts["es"].split()) for item in told) <= MOST_WORDS


WRONG = {
    "- BAS-3\n": "expected '## section' (each once)",
    "## one\n- BAS-3 [2014]\nes: a\nen: b\n": "expected '## section'",
    "## one\n- \nes: a\nen: b\n": "expected '## section'",
    "## one\n## one\n": "2:1: expected '## section' (each once)",
    "## one\n- BAS-3\nes: a\n": "2:1: expected a line 'en: ...'",
    "## one\nes: a\n- BAS-3\nes: a\nen: b\n": "1:1: expected a line 'en: ...'",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_read_is_said(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        howto.read_howto(text)
    assert WRONG[text] in str(caught.value)


def edited(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


MISSING = {
    "nothing at all": ("howto.md", "", "expected sentences that say how mill is played, found none"),
    "a rule": ("howto.md", ("- MILL-1", "- MILL-9"), "howto.md:2: expected a rule of the game, found MILL-9"),
    "a picture": ("howto.md", ("scene road", "scene lane"), "expected a scenario of howto.scn, found lane"),
    "what the picture shows": ("howto.scn", ("@1,0 yes", "@1,0 no"), "expected complete r.E@1,0 no, got yes"),
}


@pytest.mark.parametrize("what", MISSING)
def test_check_says_what_is_missing(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write_scaffold("mill", tmp_path)
    command = ["check", str(folder / "scenarios.scn"), "--expansion", str(folder)]
    assert main(command) == 0
    name, change, said = MISSING[what]
    if isinstance(change, str):
        (folder / name).unlink()
    else:
        edited(folder, name, *change)
    capsys.readouterr()
    assert main(command) == 1
    assert said in capsys.readouterr().out
