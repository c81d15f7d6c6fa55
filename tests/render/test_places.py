"""Where things are on a tile: seats, corners with towers, regions; all of it turning with the tile."""

from __future__ import annotations

from itertools import combinations
from math import dist, pi

import pytest
from tests.render.shapes import rings, signed_area

from losetas import render
from losetas.carcassonne.tiles import TileKind


def _covered(d: str) -> float:
    """The area of path data made of lines: holes run the other way round and count less."""
    return abs(sum(signed_area(ring) for ring in rings(d)))


def test_every_segment_has_a_seat_of_its_own_on_the_tile(all_kinds: list[TileKind]) -> None:
    """Seats lie inside the tile and can be told apart by a finger: at least 7 of its 100 units from one another."""
    for kind in all_kinds:
        for turns in range(4):
            seats = render.seats(kind, turns)
            assert sorted(seats) == list(range(len(kind.segments)))
            assert all(max(abs(x), abs(y)) <= 46.5 for x, y in seats.values())
            for (i, a), (j, b) in combinations(seats.items(), 2):
                assert dist(a, b) >= 6.9, (kind.code, i, j)


def test_seats_turn_with_the_tile(all_kinds: list[TileKind]) -> None:
    """A quarter turn clockwise takes x, y to -y, x (y runs south)."""
    for kind in all_kinds:
        upright, turned = render.seats(kind, 0), render.seats(kind, 1)
        assert turned == {i: (-y, x) for i, (x, y) in upright.items()}


def test_towers_stand_where_walls_end(by_letter: dict[str, TileKind]) -> None:
    """One city side: its two corners; a corner city of two sides: the ends of its diagonal; four sides: none."""
    assert set(render.corners(by_letter["E"], 0)) == {(-50, -50), (50, -50)}
    assert set(render.corners(by_letter["E"], 1)) == {(50, -50), (50, 50)}
    assert set(render.corners(by_letter["N"], 0)) == {(-50, -50), (50, 50)}
    assert render.corners(by_letter["C"], 0) == []
    assert render.corners(by_letter["U"], 2) == []


def test_regions_cover_the_tile_once(by_letter: dict[str, TileKind]) -> None:
    """City, roads and fields of D share the 10,000 units of the tile but for the wall and the rim of the road.

    The wall is about 110 long and 3 of its width lie outside the city; 100 of road lose nothing or little at its rim.
    """
    for letter in "DEJNRU":
        total = sum(_covered(d) for d in render.regions(by_letter[letter], 0).values())
        assert 9_400 < total < 10_100, letter


def test_every_segment_has_a_region_round_its_seat(all_kinds: list[TileKind]) -> None:
    """Every region starts as a path, and none reaches beyond the tile by more than the edge of a road."""
    for kind in all_kinds:
        for turns in range(4):
            regions = render.regions(kind, turns)
            assert sorted(regions) == list(range(len(kind.segments)))
            for index, d in regions.items():
                assert d.startswith("M")
                assert d.endswith("Z")
                if "a" not in d and kind.segments[index].kind != "road":
                    assert all(max(abs(x), abs(y)) <= 50 for ring in rings(d) for x, y in ring)


def test_regions_keep_their_size_when_turned(all_kinds: list[TileKind]) -> None:
    """Turning changes no area (beyond rounding to a tenth)."""
    for kind in all_kinds:
        upright, turned = render.regions(kind, 0), render.regions(kind, 3)
        for index, d in upright.items():
            if "a" not in d:
                assert _covered(turned[index]) == pytest.approx(_covered(d), rel=0.01, abs=20)


def test_the_field_round_a_monastery_has_a_hole(by_letter: dict[str, TileKind]) -> None:
    """B is a field with a yard of radius 23 in the middle: two rings that run against each other."""
    kind = by_letter["B"]
    field = next(i for i, s in enumerate(kind.segments) if s.kind == "field")
    outer, hole = sorted((signed_area(ring) for ring in rings(render.regions(kind, 0)[field])), key=abs, reverse=True)
    assert abs(outer) == pytest.approx(10_000, rel=0.001)
    assert outer * hole < 0
    assert abs(hole) == pytest.approx(pi * 23**2, rel=0.05)


def test_two_fields_of_a_tile_lie_on_either_side_of_the_road(by_letter: dict[str, TileKind]) -> None:
    """U is halved by its road, which wanders by 6 at most: each field has 39 to 51 of 100 units."""
    kind = by_letter["U"]
    fields = [i for i, s in enumerate(kind.segments) if s.kind == "field"]
    assert len(fields) == 2
    for index in fields:
        assert 3_900 < _covered(render.regions(kind, 0)[index]) < 5_100


def test_plans_are_made_once(by_letter: dict[str, TileKind]) -> None:
    """Asking again gives the same object."""
    assert render.plan(by_letter["K"]) is render.plan(by_letter["K"])
