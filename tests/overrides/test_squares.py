"""Overrides of Alhambra's tiles: squares as printed, and what cannot be, refused with file, tile and reason."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from losetas.alhambra.components import Tile
from losetas.alhambra.game import AlhambraGame
from losetas.cli import main
from losetas.core import overrides, registry
from losetas.core.chance import Dealer, advance
from losetas.core.errors import DataError
from losetas.core.laws import check_game
from losetas.core.record import read_record, record_of
from losetas.core.replay import verify
from losetas.server.catalog import catalog
from losetas.server.palace.art import palace_art
from losetas.server.protocol import PalaceArt

Write = Callable[[str], Path]
ALL = "alhambra+bonus+exchange+squares+vizier"
PRINTED = """
[[tile]]
code = "qtowerN"
walls = "NS"

[[tile]]
code = "qtowerW"
count = 2

[[tile]]
code = "qtowerS"
count = 0

[[tile]]
code = "tower8NES"
walls = "NEW"
"""


def game(players: int = 3) -> AlhambraGame:
    made = registry.make(ALL, players)
    assert isinstance(made, AlhambraGame)
    return made


def tiles() -> dict[str, Tile]:
    return {tile.printed: tile for tile in game().program.tiles}


def test_walls_and_counts_are_replaced_and_the_rest_stays(write: Write) -> None:
    before, plain = tiles(), registry.ruleset(ALL).fingerprint
    assert before["qtowerN"].source == "proposed"
    write(PRINTED)
    after = tiles()
    assert (after["qtowerN"].code, after["qtowerN"].walls, after["qtowerN"].source) == ("qtowerNS", "NS", "own")
    assert (after["qtowerW"].count, after["qtowerS"].count) == (2, 0)
    assert after["qtowerW"].source == "proposed"  # how many there are says nothing about its walls
    assert after["tower8NES"].code == "tower8NEW"
    untouched = set(before) - {"qtowerN", "qtowerW", "qtowerS", "tower8NES"}
    assert all(after[code] == before[code] for code in untouched)
    assert registry.ruleset(ALL).fingerprint != plain


def test_a_source_of_ones_own_is_kept(write: Write) -> None:
    write('[[tile]]\ncode = "qtowerN"\nwalls = "NS"\nsource = "proposed"\n')
    assert tiles()["qtowerN"].source == "proposed"


def test_notation_has_the_new_walls_and_games_obey_the_laws(write: Write) -> None:
    write(PRINTED)
    program = game().program
    assert program.tiles[program.tile("qtowerSN")].printed == "qtowerN"
    with pytest.raises(Exception, match="tower8NES"):
        program.tile("tower8NES")
    for seed in range(2):
        check_game(game(), f"squares-{seed}", every=40, most=3)


def test_a_square_that_is_there_twice_comes_twice(write: Write) -> None:
    """The stack of towers has five squares: the deal opens and hides NS, W, W and two others."""
    write(PRINTED)
    pools: Counter[str] = Counter()
    state, dealer = game().new_state(), Dealer("stacks")
    while state.step == "draw":
        codes = state.pool()[1]
        pools |= Counter(code for code in codes if code.startswith("qtower"))
        state.apply(dealer.outcome(state))
    assert (pools["qtowerW"], pools["qtowerS"], pools["qtowerNS"], pools["qtowerN"]) == (2, 0, 1, 0)


def test_a_record_carries_the_fingerprint_and_verifies_only_with_the_folder(write: Write) -> None:
    folder = write(PRINTED)
    state, dealer, rng = registry.make("alhambra+squares", 2).new_state(), Dealer("record"), random.Random(1)
    advance(state, dealer)
    for _ in range(40):
        state.apply(rng.choice(state.legal_actions()))
        advance(state, dealer)
    text = record_of(state, {}).text()
    assert registry.ruleset("alhambra+squares").fingerprint in text
    assert verify(read_record(text)).rules
    overrides.use_folder(None)
    assert registry.ruleset("alhambra+squares").fingerprint not in text
    overrides.use_folder(folder)


def test_the_command_line_and_the_server_take_it(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = write(PRINTED)
    overrides.use_folder(None)
    monkeypatch.setenv(overrides.VARIABLE, "")  # the option sets it: put back afterwards
    scenario = tmp_path / "top.scn"
    scenario.write_text(f"## COB-1 the open square\nrules {ALL} players=2\ndraws tower NS W *\nexpect top tower=NS\n")
    assert main(["check", str(scenario), "--tiles", str(folder)]) == 0, capsys.readouterr()
    assert (
        main(["sim", "--rules", "alhambra+squares", "--bots", "random,random", "--games", "2", "--tiles", str(folder)])
        == 0
    )
    palace_art.cache_clear()
    catalog.cache_clear()
    try:
        art = msgspec.json.decode(palace_art(ALL, 2), type=PalaceArt)
        marked = {tile.code: tile.provisional for tile in art.tiles}
        assert marked["qtowerNS"] is False
        assert marked["qtowerW"] is True
    finally:
        palace_art.cache_clear()
        catalog.cache_clear()


WRONG = {
    "unknown code": ('code = "qtowrN"\nwalls = "E"', "qtowrN: expected a tile such as"),
    "unknown type": ('code = "qtowerN"\ntype = "castle"', "expected a type out of pavilion"),
    "unknown key": ('code = "qtowerN"\nwall = "E"', "no key 'wall'"),
    "walls in another order": ('code = "qtowerN"\nwalls = "WN"', "expected walls out of N, E, S, W in that order"),
    "walls that are none": ('code = "qtowerN"\nwalls = 3', "expected walls out of"),
    "a square without walls": ('code = "qtowerN"\nwalls = ""', "at least one wall (COB-7)"),
    "four walls": ('code = "qtowerN"\nwalls = "NESW"', "at most 3 walls"),
    "four walls of a building": ('code = "tower8NES"\nwalls = "NESW"', "at most 3 walls"),
    "a price of a square": ('code = "qtowerN"\nprice = 5', "expected no price"),
    "a price too high": ('code = "tower8NES"\nprice = 14', "expected a price from 1 to 13"),
    "a price of nothing": ('code = "tower8NES"\nprice = 0', "expected a price from 1 to 13"),
    "a price in words": ('code = "tower8NES"\nprice = "8"', "expected a price from 1 to 13"),
    "a negative count": ('code = "qtowerN"\ncount = -1', "expected a count"),
    "half a tile": ('code = "qtowerN"\ncount = 0.5', "expected a count"),
    "one too many": ('code = "qtowerN"\ncount = 2', "expected 5 tiles of the type tower in all, found 6"),
    "one of another type": ('code = "qtowerN"\ntype = "pavilion"', "of the type"),
    "a code that is taken": ('code = "qtowerN"\nwalls = "S"', "which qtowerS is too"),
    "a tile that a card shows": ('code = "garden10o"\nwalls = "S"', "a card shows it"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_is_refused(write: Write, name: str) -> None:
    text, reason = WRONG[name]
    write(f"[[tile]]\n{text}\n")
    with pytest.raises(DataError) as caught:
        game()
    said = str(caught.value)
    assert "mine.toml: tile " in said
    assert text.split('"')[1] in said
    assert reason in said


def test_tiles_of_the_other_game_are_left_alone(write: Write) -> None:
    write('[[tile]]\ncode = "FRFR"\ncount = { classic = 3 }\n')
    assert game().program.tiles == list(tiles().values())


def test_a_server_does_not_start_with_what_cannot_be(
    write: Write, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = write('[[tile]]\ncode = "qtowerN"\nwalls = "NESW"\n')
    overrides.use_folder(None)
    monkeypatch.setenv(overrides.VARIABLE, "")
    catalog.cache_clear()
    try:
        command = [
            "play",
            "--no-browser",
            "--port",
            "0",
            "--db",
            str(tmp_path / "games.sqlite"),
            "--tiles",
            str(folder),
        ]
        assert main(command) != 0
        assert "qtowerN" in capsys.readouterr().err
    finally:
        catalog.cache_clear()
