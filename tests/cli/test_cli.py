"""The command line: exit codes, what is printed, clear errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from losetas.alhambra.scoring import NEUTRAL
from losetas.cli import COMMANDS, main
from losetas.cli.replay import explain
from losetas.core import registry
from losetas.core.chance import Dealer, advance
from losetas.core.record import record_of
from losetas.core.scenario import read_scenarios
from losetas.core.scene import Scene
from losetas.core.scoring import ScoreEvent, Term

GOOD = "## BAS-12 city\nrules carcassonne/classic players=2\nplay CFFF@0,-1S c.S\nexpect score A=4 B=0\n"


def write(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.fixture(scope="module")
def record() -> str:
    """A game that ends after four turns: the city of the first turn pays 4."""
    dealer = Dealer("four")
    state = registry.make("carcassonne/classic", 2).new_state()
    for _ in range(4):
        advance(state, dealer)
        state.apply(state.legal_actions()[0])
        if state.step == "follower":
            state.apply(state.legal_actions()[-1])
    state.finish()
    return record_of(state, {"A": "Ana", "B": "Ben", "Commit": dealer.commitment, "Seed": dealer.seed}).text()


def test_check_tells_three_outcomes_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(tmp_path, "good.scn", GOOD)
    bad = write(tmp_path, "bad.scn", GOOD.replace("A=4", "A=5"))
    ugly = write(tmp_path, "ugly.scn", GOOD.replace("c.S", "c;S"))
    assert main(["check", good]) == 0
    assert capsys.readouterr().out == f"{good}: all as expected\n"
    assert main(["check", good, bad]) == 1
    assert f"{bad}:4:8: expected score A=5 B=0, got A=4 B=0  [BAS-12 city]" in capsys.readouterr().out
    assert main(["check", ugly, bad, good]) == 2
    shown = capsys.readouterr()
    assert shown.err == f"{ugly}:3:18: expected a token, found ';'\n"
    assert "1 of 1 scenarios differ" in shown.out


def test_check_reads_what_is_neither(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", write(tmp_path, "empty.scn", "\n")]) == 2
    assert "expected a scenario" in capsys.readouterr().err
    assert main(["check", str(tmp_path / "absent.scn")]) == 2
    assert "absent.scn: No such file or directory" in capsys.readouterr().err


def test_check_takes_records(tmp_path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", write(tmp_path, "game.txt", record)]) == 0
    start = record.index('[Result "')
    wrong = record[:start] + '[Result "A=99 B=0"]' + record[record.index("]", start) + 1 :]
    assert main(["check", write(tmp_path, "wrong.txt", wrong)]) == 1
    assert "expected the result 'A=99 B=0' that is stated" in capsys.readouterr().out


def test_perft_of_the_opening(capsys: pytest.CaptureFixture[str]) -> None:
    """24 kinds to draw, 102 placements, 484 with followers (design, section 3)."""
    assert main(["perft", "carcassonne/classic"]) == 0
    assert capsys.readouterr().out == "1  24\n2  102\n3  484\n"
    assert main(["perft", "--depth", "2", "--divide"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["1  24", "2  102"]
    assert len(lines) == 26
    assert sum(int(line.split()[1]) for line in lines[2:]) == 102


def test_replay_explains_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = '[Game "carcassonne/classic"]\n[A "Ana"]\n[B "Ben"]\n\n1. CFFF@0,-1S c.S =A+4 {well}\n2. FFFFm@0,1N m\n'
    assert main(["replay", write(tmp_path, "game.txt", text)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "carcassonne/classic: A Ana, B Ben"
    assert shown[1] == "  1. A CFFF@0,-1S c.S"
    assert shown[2].strip() == "A +4 city c.S@0,-1: tiles 2 x 2 (BAS-12)"
    assert shown[3].strip() == "{well}"
    assert shown[4] == "  2. B FFFFm@0,1N m"
    assert shown[5] == "So far: A 4  B 0"


def test_verify(tmp_path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", write(tmp_path, "game.txt", record)]) == 0
    assert "draws       all 4 are what the seed deals" in capsys.readouterr().out
    assert main(["verify", write(tmp_path, "lie.txt", record.replace('[Seed "four"]', '[Seed "five"]'))]) == 1
    assert "[Seed] commits to" in capsys.readouterr().err
    assert main(["verify", write(tmp_path, "no.txt", "1. x")]) == 2


def test_render_draws_positions_and_records(tmp_path: Path, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = "carcassonne/2014 | CRFR@0,0N CFFF@0,-1S(A f.NL) | A=0 B=0 | 2 B draw | * | - | -"
    position = write(tmp_path, "position.txt", line)
    assert main(["render", position]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    assert main(["render", position, "--text"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("position\n#     0\n# -1  CFFF@S A:f.NL\n# 0   CRFR@N\nruleset")
    assert main(["render", write(tmp_path, "block.txt", shown), "--text"]) == 0
    assert capsys.readouterr().out == shown
    out = tmp_path / "game.svg"
    assert main(["render", write(tmp_path, "game.txt", record), "-o", str(out), "--look", "classic"]) == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert main(["render", position, "-o", str(tmp_path / "x.gif")]) == 2
    assert "expected a name that ends in .svg or .png, found" in capsys.readouterr().err


@pytest.fixture
def palaces(tmp_path: Path) -> str:
    """The file of a position of Alhambra: A has laid a pavilion east of the fountain, B a garden south of it."""
    text = "## two palaces\nrules alhambra players=2\nmarket -\nbuilt A pavilion7E@1,0\nbuilt B garden10o@0,1\n"
    [scenario] = read_scenarios(text)
    scene = Scene(scenario, registry.make("alhambra", players=2))
    assert not scene.run()
    return write(tmp_path, "palaces.txt", scene.state.position())


def test_render_draws_the_palaces_of_alhambra(tmp_path: Path, palaces: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", palaces, "--text"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(
        "position\n# A  0         1\n# 0  fountain  pavilion7E\n# B  0\n# 0  fountain\n# 1  garden10o\n"
    )
    assert main(["render", write(tmp_path, "block.txt", shown), "--text"]) == 0
    assert capsys.readouterr().out == shown
    assert main(["render", palaces, "--px", "50"]) == 0
    both = capsys.readouterr().out
    # two columns, an empty one and a column, two rows, and a margin of 40 hundredths of a tile on every side
    assert 'viewBox="-90 -90 480 280" width="240" height="140"' in both
    assert main(["render", palaces, "--seat", "B", "--px", "50"]) == 0
    assert 'viewBox="-90 -90 180 280" width="90" height="140"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seat", "C"], "--seat: expected one of A, B, found 'C'"),
        (["--look", "2014"], "alhambra is drawn without --look and --coordinates"),
        (["--coordinates"], "alhambra is drawn without --look and --coordinates"),
    ],
)
def test_render_refuses_what_a_palace_has_not(
    palaces: str, arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", palaces, *arguments]) == 2
    assert expected in capsys.readouterr().err


def test_render_refuses_a_seat_of_carcassonne(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = write(tmp_path, "p.txt", "carcassonne/2014 | CRFR@0,0N | A=0 B=0 | 1 A draw | * | - | -")
    assert main(["render", position, "--seat", "A"]) == 2
    assert "carcassonne/2014 is drawn without --seat" in capsys.readouterr().err


def test_points_of_dirk_are_printed_as_his() -> None:
    event = ScoreEvent(NEUTRAL, "tower", 21, "tower", (), (), (Term("place1", 1, 21, "ALB-44"),), "round3", "ALB-63")
    shown = explain(event, registry.make("alhambra", players=2))
    assert shown == "Dirk +21 tower [round3]: place1 1 x 21 (ALB-44)"


def test_render_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py", reason="PNG needs the extra images (resvg-py)")
    out = tmp_path / "x.png"
    position = write(tmp_path, "p.txt", "carcassonne/2014 | CRFR@0,0N | A=0 B=0 | 1 A draw | * | - | -")
    assert main(["render", position, "-o", str(out), "--px", "40"]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_rules_coverage_has_no_gap(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "coverage", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["ids", "missing", "derived", "deferred"]
    assert found["ids"] >= 35  # BAS-1 to BAS-35 at least
    assert found["missing"] == []


def test_rules_coverage_lists_ids_it_does_not_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = write(tmp_path, "more.scn", GOOD.replace("BAS-12", "BAS-12 ZZZ-9 ZZZ-R1 C-4 U29"))
    assert main(["rules", "coverage", "--scenarios", more]) in (0, 1)
    assert capsys.readouterr().out.splitlines()[-1].split() == ["unknown:", "1", "ZZZ-9"]


def test_rules_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "BAS-12", "--language", "es"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("BAS-12")
    assert "ciudad" in shown
    assert main(["rules", "show", "BAS-999"]) == 2
    assert "found 'BAS-999'" in capsys.readouterr().err
    assert main(["rules", "show", "alb-16", "VIZIER"]) == 0
    shown = capsys.readouterr().out
    assert "ALB-16" in shown
    assert "ALB-17" not in shown
    assert "VIZ-13" in shown


def test_every_command_describes_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in COMMANDS)


def test_an_unknown_command_or_ruleset_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["dance"])
    assert caught.value.code == 2
    assert main(["perft", "chess/2014"]) == 2
    assert "losetas perft: there is no game 'chess'" in capsys.readouterr().err


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def absent(name: str) -> object:
        raise ModuleNotFoundError("No module named 'fastapi'", name="fastapi")

    monkeypatch.setattr("importlib.import_module", absent)
    assert main(["play"]) == 2
    assert "fastapi is not installed: pip install 'losetas[server]'" in capsys.readouterr().err
