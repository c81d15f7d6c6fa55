"""The snippets of the README do what they say, and what it points to is there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
PROGRAMS = [text for language, text in BLOCKS if language == "python"]
SCENARIOS = [text for language, text in BLOCKS if language == "scn"]


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run this Python with the package in reach, in an empty folder."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_there_are_three_snippets() -> None:
    assert len(PROGRAMS) + len(SCENARIOS) == 3


@pytest.mark.parametrize("program", PROGRAMS, ids=["random_game", "legal_and_why_not"])
def test_program_runs_and_prints(program: str, tmp_path: Path) -> None:
    done = run(["-c", program], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.strip()


def test_second_program_says_what_the_rules_say(tmp_path: Path) -> None:
    kinds, tokens, reason = run(["-c", PROGRAMS[1]], tmp_path).stdout.splitlines()
    # the base game has 24 kinds of tile; CRFR, the start tile's kind, has three more in the bag
    assert kinds == "24 kinds can be drawn; their odds sum to 1"
    # a monastery with a road: its road to the start tile's east or west, or a field side to the start tile's south
    assert {"FFFRm@1,0N", "FFFRm@-1,0S"} <= set(re.findall(r"'([^']+)'", tokens))
    assert reason == "no-neighbour"


def test_scenario_passes(tmp_path: Path) -> None:
    (tmp_path / "question.scn").write_text(SCENARIOS[0], "utf-8")
    done = run(["-m", "losetas.cli", "check", "question.scn"], tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_scenario_fails_when_a_number_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "question.scn").write_text(SCENARIOS[0].replace("A=3", "A=4"), "utf-8")
    done = run(["-m", "losetas.cli", "check", "question.scn"], tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr


@pytest.mark.parametrize("name", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README))))
def test_what_it_points_to_is_there(name: str) -> None:
    assert (ROOT / name).exists()


def test_every_command_of_the_table_exists(tmp_path: Path) -> None:
    table = re.findall(r"^\| (`losetas .*?) \|", README, flags=re.MULTILINE)
    words = {word for row in table for word in re.findall(r"`losetas ([\w-]+)", row)}
    assert words == {"play", "check", "replay", "verify", "render", "perft", "sim", "bench", "rules", "new-expansion"}
    for word in words:
        done = run(["-m", "losetas.cli", word, "--help"], tmp_path)
        assert done.returncode == 0, f"losetas {word} --help: {done.stderr}"
