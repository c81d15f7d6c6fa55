"""Carries out a page of the documentation: writes its files, runs its commands and its programs, in order.

A fence is ```` ```LANGUAGE FILE ```` (the file is written), ```` ```console ```` (`$ losetas ...` is run, the lines
below it must be printed, in this order), or ```` ```python ```` without a file (it is run).
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block, and the line where it begins."""

    language: str
    file: str
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [Block(f[1], f[2] or "", f[3], text.count("\n", 0, f.start()) + 1) for f in FENCE.finditer(text)]


def carry_out(page: Path, folder: Path) -> int:
    """Carry out a page in a folder and return how many commands and programs were run."""
    ran = 0
    for block in blocks(page):
        place = f"{page.name}:{block.line}"
        if block.file:
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            for command in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                call, _, printed = command.partition("\n")
                _command(call, printed.splitlines(), folder, place)
                ran += 1
        elif block.language == "python":
            done = subprocess.run([sys.executable, "-c", block.text], cwd=folder, capture_output=True, text=True)
            assert done.returncode == 0, f"{place}:\n{done.stderr}"
            ran += 1
    return ran


def _command(call: str, lines: list[str], folder: Path, place: str) -> None:
    name, *words = call.split()
    assert name == "losetas", f"{place}: {call}"
    done = subprocess.run([sys.executable, "-m", "losetas.cli", *words], cwd=folder, capture_output=True, text=True)
    shown = (done.stdout + done.stderr).replace(f"{folder}/", "")
    said = [line for line in lines if ": left out: " not in line]
    failed = any(line.startswith(f"{name} ") or ": expected an expansion" in line for line in said)
    assert (done.returncode != 0) == failed, f"{place}: {call}\n{shown}"
    rest = iter(shown.splitlines())
    for line in lines:
        assert any(got.startswith(line) for got in rest), f"{place}: {call}\nexpected {line!r}, got\n{shown}"
