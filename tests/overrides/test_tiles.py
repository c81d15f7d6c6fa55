"""A folder of tile data replaces segments, counts, names; what cannot be a tile is refused with file, tile, reason."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.tiles import TileKind
from losetas.core import overrides, registry
from losetas.core.errors import DataError

Write = Callable[[str], Path]


def tile(code: str) -> TileKind:
    game = registry.make("carcassonne/classic")
    assert isinstance(game, CarcassonneGame)
    return game.kinds[game.kind_index[code]]


def test_counts_and_names_are_replaced_and_the_rest_stays(write: Write) -> None:
    plain = registry.ruleset("carcassonne/classic").fingerprint
    before = tile("FRFR")
    write('[[tile]]\ncode = "FRFR"\ncount = { classic = 3 }\nname = { en = "Mine" }\n')
    after = tile("FRFR")
    assert after.counts == {"classic": 3}
    assert after.names == {"en": "Mine"}
    assert after.segments == before.segments
    assert registry.ruleset("carcassonne/classic").fingerprint != plain


def test_the_environment_names_the_folder(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write('[[tile]]\ncode = "RRRR"\ncount = { classic = 5 }\n')
    overrides.use_folder(None)
    monkeypatch.setenv(overrides.VARIABLE, str(folder))
    state = registry.make("carcassonne/classic").new_state()
    assert len(state.pool()[1]) == 71 + 4  # the set has one crossing, the override four more


WRONG = {
    "a half-edge in two fields": (
        '{ kind = "road", at = "E W" }, { kind = "field", at = "NL NR EL WR" }, '
        '{ kind = "field", at = "NL ER SL SR WL" }',
        "NL belongs to two segments",
    ),
    "crossing fields": (
        '{ kind = "road", at = "E W" }, { kind = "field", at = "NL NR ER WL" }, { kind = "field", at = "SL SR EL WR" }',
        "cross",
    ),
    "an edge without a segment": (
        '{ kind = "road", at = "E" }, { kind = "field", at = "NL NR EL ER SL SR WL WR" }',
        "edge W is road",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_a_tile_is_refused(write: Write, name: str) -> None:
    segments, reason = WRONG[name]
    write(f'[[tile]]\ncode = "FRFR"\nsegments = [{segments}]\n')
    with pytest.raises(DataError) as caught:
        tile("FRFR")
    assert "mine.toml" in str(caught.value)
    assert "FRFR" in str(caught.value)
    assert reason in str(caught.value)


def test_a_file_that_is_none_is_refused(write: Write) -> None:
    write("tile = 3")
    with pytest.raises(DataError, match=r"mine\.toml: expected entries \[\[tile\]\]"):
        tile("FRFR")


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    overrides.use_folder(tmp_path / "none")
    try:
        with pytest.raises(DataError, match="expected a folder"):
            tile("FRFR")
    finally:
        overrides.use_folder(None)


def test_a_folder_without_data_is_refused(tmp_path: Path) -> None:
    overrides.use_folder(tmp_path)
    try:
        with pytest.raises(DataError, match="found none in it"):
            tile("FRFR")
    finally:
        overrides.use_folder(None)
