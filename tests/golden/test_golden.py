"""Golden playthroughs replay to the results that the other engine found, and none is missing; opening perft."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden.from_oracle import CHOSEN, FOLDER, chosen, name

from losetas.core import registry
from losetas.core.errors import RecordError
from losetas.core.perft import divide, perft
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay

NAMES = [name(file, number) for file, number in CHOSEN]


def test_none_is_missing_and_none_is_unlisted() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.rec")) == sorted(NAMES)


@pytest.mark.parametrize("filename", NAMES)
def test_golden_playthrough(filename: str) -> None:
    """Replaying compares every stated result and the final scores."""
    text = (FOLDER / filename).read_text("utf-8")
    state = replay(read_record(text, filename))
    assert state.is_over
    printed = record_of(state).text()
    assert printed.split("\n\n", 1)[1] == text.split("\n\n", 1)[1]


@pytest.mark.parametrize("filename", NAMES[:1])
def test_a_wrong_result_is_noticed(filename: str) -> None:
    text = (FOLDER / filename).read_text("utf-8")
    first, result = next((line, word) for line in text.splitlines() for word in line.split() if word.startswith("=A+"))
    wrong = text.replace(first, first.replace(result, f"=A+{int(result.split('+')[1].split(',')[0]) + 1}"), 1)
    with pytest.raises(RecordError, match="as stated"):
        replay(read_record(wrong, filename))


def test_the_files_say_what_the_oracle_said(shared: Path) -> None:
    for filename, text in chosen(shared / "oracle"):
        assert (FOLDER / filename).read_text("utf-8") == text, filename


def test_opening_perft() -> None:
    """24 kinds to draw, 102 placements beside the start tile, 484 with the follower choices (case R57)."""
    state = registry.make("carcassonne/classic").new_state()
    before = state.position()
    assert [perft(state, depth) for depth in (1, 2, 3)] == [24, 102, 484]
    parts = divide(state, 3)
    assert len(parts) == 24
    assert sum(count for _, count in parts) == 484
    assert dict(parts)["~CRRR"] == 56
    assert state.position() == before
