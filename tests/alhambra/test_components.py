"""The box: 54 buildings with 80 wall segments, the money, the cards of the modules, the table of points."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

from losetas.alhambra.components import Tile
from losetas.alhambra.game import AlhambraGame
from losetas.alhambra.tables import FOUNTAIN
from losetas.core import registry
from losetas.core.errors import RulesetError
from losetas.core.expansion import Expansion


def game(rules: str = "alhambra+all", players: int = 3) -> AlhambraGame:
    made = registry.make(rules, players)
    assert isinstance(made, AlhambraGame)
    return made


def buildings() -> list[Tile]:
    return [tile for tile in game().program.tiles if not tile.annex]


def test_fifty_four_buildings_by_type() -> None:
    counts = Counter(tile.type for tile in buildings())
    assert counts == {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}


def test_prices_run_without_gaps_from_the_cheapest_to_the_dearest() -> None:
    ranges = {
        "pavilion": (2, 8),
        "seraglio": (3, 9),
        "arcades": (4, 10),
        "chambers": (5, 11),
        "garden": (6, 12),
        "tower": (7, 13),
    }
    for kind, (low, high) in ranges.items():
        assert {tile.price for tile in buildings() if tile.type == kind} == set(range(low, high + 1))


def test_eighty_wall_segments_twenty_on_each_side() -> None:
    sides = Counter(side for tile in buildings() for side in tile.walls)
    assert sides == dict.fromkeys("NESW", 20)


def test_ten_sixteen_twenty_eight_tiles_with_none_one_two_three_walls() -> None:
    assert Counter(len(tile.walls) for tile in buildings()) == {0: 10, 1: 16, 2: 20, 3: 8}
    twos = {tile.walls for tile in buildings() if len(tile.walls) == 2}
    assert twos == {"NE", "ES", "SW", "NW"}
    threes = Counter(tile.walls for tile in buildings() if len(tile.walls) == 3)
    assert threes == {"NEW": 2, "NES": 2, "ESW": 2, "NSW": 2}


def test_the_ten_without_walls() -> None:
    found = sorted(tile.code for tile in buildings() if not tile.walls)
    expected = ["pavilion8o", "seraglio9o", "arcades9o", "arcades10o", "chambers10o", "chambers11o"]
    assert found == sorted([*expected, "garden10o", "garden11o", "tower11o", "tower12o"])
    assert sorted(card.tile for card in game().program.secrets) == found


def test_type_price_and_walls_name_a_tile_but_type_and_price_do_not() -> None:
    assert len({tile.code for tile in buildings()}) == 54
    assert [tile.walls for tile in buildings() if (tile.type, tile.price) == ("garden", 10)] == ["N", "W", ""]


def test_case_16_arcades_8_have_their_walls_in_the_north_and_in_the_east() -> None:
    assert {tile.walls for tile in buildings() if (tile.type, tile.price) == ("arcades", 8)} == {"N", "E"}


def test_the_same_as_the_facts_beside_the_repository(shared: Path) -> None:
    facts = json.loads((shared / "data" / "alhambra_components.json").read_text("utf-8"))
    codes = {f"{t['type']}{t['price']}{''.join(t['walls']) or 'o'}" for t in facts["buildings"]["items"]}
    assert codes == {tile.code for tile in buildings()}
    squares = Counter(f"q{t['type']}{''.join(t['walls'])}" for t in facts["squares"]["items_proposed"])
    assert squares == {tile.code: tile.count for tile in game().program.tiles if tile.annex}
    table = facts["scoring_table"]["table"]
    for kind in game().program.types:
        assert [list(row) for row in kind.rounds] == [table[kind.key][f"round{n}"] for n in (1, 2, 3)]


def test_table_of_points() -> None:
    first = {kind.key: kind.rounds[0][0] for kind in game().program.types}
    assert first == {"pavilion": 1, "seraglio": 2, "arcades": 3, "chambers": 4, "garden": 5, "tower": 6}
    for kind in game().program.types:
        low = kind.rounds[0][0]  # every later place of the table repeats it: 7 more for a second, 15 for a third round
        assert kind.rounds == ((low,), (low + 7, low), (low + 15, low + 7, low))


def test_money_108_cards_540_in_all_72_with_two_players() -> None:
    for players, copies in ((2, 2), (3, 3), (6, 3)):
        kernel = game("alhambra", players).kernel(0)
        cards = [kernel.unseen_of(card) for card in range(36)]
        assert cards == [copies] * 36
        assert sum(count * (card % 9 + 1) for card, count in enumerate(cards)) == copies * 180


def test_each_space_takes_its_currency() -> None:
    program = game().program
    assert "".join(program.currencies[i].letter for i in program.tables.currency) == "ygbo"


def test_six_joining_cards_each_pair_once() -> None:
    assert [card.code for card in game().program.joinings] == ["Xby", "Xbo", "Xbg", "Xyo", "Xyg", "Xog"]


def test_twenty_four_squares_marked_as_provisional() -> None:
    program = game().program
    squares = [tile for tile in program.tiles if tile.annex]
    counts = Counter({kind: sum(t.count for t in squares if t.type == kind) for kind in program.type_index})
    assert counts == {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
    assert all(tile.walls and tile.source == "proposed" for tile in squares)


def test_numbers_are_the_same_in_every_ruleset() -> None:
    assert [tile.code for tile in game("alhambra").program.tiles] == [tile.code for tile in game().program.tiles]
    assert game("alhambra").program.cards == game().program.cards
    assert len(game().program.tiles) <= FOUNTAIN


@pytest.mark.parametrize("text", ["alhambra", "alhambra/2003", "alhambra/2003+vizier+exchange+bonus+squares"])
def test_ruleset_texts(text: str) -> None:
    rules = registry.ruleset(text)
    assert registry.ruleset(str(rules)) == rules
    assert rules.expansions in ((), ("bonus", "exchange", "squares", "vizier"))


def test_all_is_the_four_modules() -> None:
    assert registry.ruleset("alhambra+all").expansions == ("bonus", "exchange", "squares", "vizier")


def test_a_folder_of_ones_own_replaces_the_squares(tmp_path: Path) -> None:
    """The wall sides are provisional: somebody who has read the printed tiles puts a folder in their place."""
    folder = tmp_path / "squares"
    original = registry.expansions("alhambra")["squares"].folder
    shutil.copytree(original, folder)
    data = (original / "tiles.toml").read_text("utf-8").replace('source = "proposed"', 'source = "published"')
    (folder / "tiles.toml").write_text(data.replace('walls = "NE"', 'walls = "NEW"', 1), "utf-8")
    loaded: Expansion = registry.load_folder(folder)
    try:
        tiles = [tile.code for tile in game().program.tiles]
        assert "qpavilionNEW" in tiles
        assert "qpavilionNE" not in tiles
    finally:
        registry.forget_folder(loaded)


def test_a_bad_wall_is_named_with_its_file_and_tile(tmp_path: Path) -> None:
    folder = tmp_path / "squares"
    original = registry.expansions("alhambra")["squares"].folder
    shutil.copytree(original, folder)
    data = (original / "tiles.toml").read_text("utf-8")
    (folder / "tiles.toml").write_text(data.replace('walls = "NE"', 'walls = "EN"', 1), "utf-8")
    loaded = registry.load_folder(folder)
    try:
        with pytest.raises(RulesetError, match=r"tiles\.toml: tile qpavilionEN: expected walls .* found 'EN'"):
            registry.make("alhambra+squares")
        assert "qpavilionNE" in [tile.code for tile in game().program.tiles]  # the built-in one goes on
    finally:
        registry.forget_folder(loaded)
