"""The commands say what fails and end with the code of bad input, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.faults.folders import CODE, folder

from losetas.cli import main
from losetas.core import registry

NO_CHOICE = ("orchard", CODE, "return [0, 1]", "return []")
NO_SYNTAX = ("mill", CODE, "class Sack", "clas Sack")
SAID = "expected at least one choice of a seat that was asked ([0] to decline), found none"


@pytest.fixture(autouse=True)
def _folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the commands put into the environment is taken back."""
    monkeypatch.setenv(registry.FOLDERS, "")


def test_check_names_the_hook_and_goes_on_with_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, sound = folder(tmp_path, *NO_CHOICE), folder(tmp_path, "mill")
    files = [str(path / "scenarios.scn"), str(sound / "scenarios.scn")]
    assert main(["check", *files, "--expansion", str(path), "--expansion", str(sound)]) == 2
    out, err = capsys.readouterr()
    line = next(line for line in out.splitlines() if "got expansion" in line)
    assert line.startswith(f"{path}/scenarios.scn:25:1: expected an expansion that keeps its contract, got expansion")
    assert f"({path}): Fruit.choices(seat=1, arg=0): {SAID}  [ORCHARD-3 the next player may take a fruit]" in line
    assert f"{path}/scenarios.scn: 1 of 4 scenarios differ" in out
    assert f"{sound}/scenarios.scn: all as expected" in out
    assert not err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_tells_the_game_and_replay_shows_it_again(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder(tmp_path, *NO_CHOICE)
    named = ["--expansion", str(path)]
    bots = ["--bots", "random,random", "--games", "4", "--jobs", jobs]
    assert main(["sim", "--rules", "alhambra+orchard", *bots, *named]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"losetas sim: expansion orchard ({path}): Fruit.choices(seat=")
    assert SAID in err
    assert "\n  in alhambra+orchard, 2 players, turn " in err
    record = tmp_path / "game.txt"
    record.write_text(err[err.index("[Game ") :], encoding="utf-8")
    for command in ("replay", "check", "verify"):
        assert main([command, str(record), *named]) == 2
        err = capsys.readouterr().err
        assert f"expansion orchard ({path}): Fruit.choices(seat=" in err
        assert f"\n  in {record}, turn " in err


def test_a_folder_that_is_left_out_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder(tmp_path, *NO_SYNTAX)
    left = f"expansion mill ({path}): cannot be imported: raised SyntaxError: invalid syntax (__init__.py, line 24)\n"
    named = ["--expansion", str(path)]
    bots = ["--bots", "random,random", "--games", "2"]
    assert main(["sim", "--rules", "carcassonne/2014", *bots, *named]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("carcassonne/2014, 2 players, seed 1: 2 games")
    assert err == f"losetas sim: left out: {left}"
    assert main(["sim", "--rules", "carcassonne/2014+mill", *bots]) == 2  # the environment names it still
    asked = "losetas sim: expansion mill is asked for and left out, see above\n"
    assert capsys.readouterr().err == f"losetas sim: left out: {left}{asked}"
    for command in (["rules", "show", "BAS-1"], ["rules", "coverage"]):
        assert main(command) == 0
        assert capsys.readouterr().err == f"losetas rules: left out: {left}"
    assert main(["rules", "coverage", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["faulty"] == ["mill"]
    assert main(["rules", "show", "mill"]) == 2
    assert "expansion mill is asked for and left out" in capsys.readouterr().err
    assert main(["check", str(path / "scenarios.scn")]) == 2
    out, err = capsys.readouterr()
    assert err == f"losetas check: left out: {left}"
    assert "7 of 7 scenarios differ" in out
    assert left.strip() in out
