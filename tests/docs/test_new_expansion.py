"""The scaffold of a new expansion plays, is covered by its own scenarios, and refuses names clearly."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.laws.beside import conserved

from losetas.cli import main
from losetas.cli.new_expansion import write_scaffold
from losetas.core import registry
from losetas.core.errors import LosetasError
from losetas.core.laws import check_game

TEXTS = {"text/es.ftl", "text/en.ftl", "text/ca.ftl"}
FILES = {"__init__.py", "tiles.toml", "rules.md", "howto.md", "howto.scn", "scenarios.scn"} | TEXTS


@pytest.fixture(autouse=True)
def _folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the commands put into the environment is taken back."""
    monkeypatch.setenv(registry.FOLDERS, "")


def test_the_scaffold_passes_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-expansion", "old_mill2", "--folder", str(tmp_path)]) == 0
    folder = tmp_path / "old_mill2"
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == FILES
    assert f"losetas check {folder / 'scenarios.scn'} --expansion {folder}" in capsys.readouterr().out
    named = ["--expansion", str(folder)]
    assert main(["check", str(folder / "scenarios.scn"), *named]) == 0
    capsys.readouterr()
    assert main(["rules", "coverage", *named]) == 0
    assert "missing:  0" in capsys.readouterr().out
    assert main(["rules", "show", "old_mill2", "--language", "es"]) == 0  # the environment names it still
    assert "OLDMILL-2" in capsys.readouterr().out
    for rules in ("carcassonne/2014+old_mill2", "carcassonne/classic+all"):
        state = check_game(registry.make(rules, 3), "scaffold", every=97, most=2, conserved=conserved)
        assert "old_mill2" in str(state.game.ruleset)


def test_the_scaffold_of_a_module_of_alhambra_passes_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-expansion", "well", "--game", "alhambra", "--folder", str(tmp_path)]) == 0
    folder = tmp_path / "well"
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")} == FILES - {"tiles.toml"}
    named = ["--expansion", str(folder)]
    assert main(["check", str(folder / "scenarios.scn"), *named]) == 0
    capsys.readouterr()
    assert main(["rules", "coverage", *named]) == 0
    assert "missing:  0" in capsys.readouterr().out
    state = check_game(registry.make("alhambra+all", 3), "scaffold", every=97, most=2)
    assert "well" in str(state.game.ruleset)


def test_the_same_folder_twice_is_the_same_expansion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_scaffold("twice", tmp_path)
    monkeypatch.setenv(registry.FOLDERS, str(folder))
    assert registry.expansions("carcassonne")["twice"] is registry.expansions("carcassonne")["twice"]
    monkeypatch.setenv(registry.FOLDERS, "")
    assert "twice" not in registry.expansions("carcassonne")


WRONG = {
    "Mill": "'Mill' cannot name an expansion: expected 2 to 24 small letters",
    "m1": "'m1' cannot name an expansion",
    "1mill": "'1mill' cannot name an expansion",
    "wind-mill": "'wind-mill' cannot name an expansion",
    "": "'' cannot name an expansion",
    "all": "'all' means something else already",
    "class": "'class' means something else already",
    "bas": "'bas' would call its rules BAS-1 as base does",
}


@pytest.mark.parametrize("key", WRONG)
def test_keys_that_cannot_be(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-expansion", key, "--folder", str(tmp_path)]) == 2
    assert WRONG[key] in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_keys_that_are_taken(tmp_path: Path) -> None:
    for key, known in registry.expansions("carcassonne").items():
        with pytest.raises(LosetasError, match="already"):
            write_scaffold(key, tmp_path)
        assert known.folder.is_dir()
    write_scaffold("mill", tmp_path)
    before = (tmp_path / "mill" / "rules.md").read_text(encoding="utf-8")
    with pytest.raises(LosetasError, match="mill exists already: expected a new name"):
        write_scaffold("mill", tmp_path)
    assert (tmp_path / "mill" / "rules.md").read_text(encoding="utf-8") == before


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-expansion", "mill", "--folder", str(tmp_path / "absent")]) == 2
    assert "absent: expected a folder to write into, found none" in capsys.readouterr().err
    assert main(["check", "x.scn", "--expansion", str(tmp_path)]) == 2
    assert "expected a folder with an __init__.py that defines an Expansion" in capsys.readouterr().err
