"""Walls, holes and footpaths: the fast ways of the kernel against the slow ones, on 16,000 random palaces."""

from __future__ import annotations

import random

import pytest
from tests.alhambra import referee

from losetas.alhambra.game import AlhambraGame
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.palace import HOME
from losetas.alhambra.walls import longest_wall
from losetas.core import registry
from losetas.core.grid import Cell

POSITIONS = 16_000
PATTERNS = ["".join(side for i, side in enumerate("NESW") if bits >> i & 1) for bits in range(16)]


def cell_of(pos: int) -> Cell:
    return Cell(pos % 128 - 64, pos // 128 - 64)


def pos_of(cell: Cell) -> int:
    return (cell.y + 64) * 128 + cell.x + 64


class Walk:
    """A palace that is built and pulled down at random, in the kernel and beside it."""

    def __init__(self, seed: int) -> None:
        game = registry.make("alhambra+squares", 2)
        assert isinstance(game, AlhambraGame)
        self.kernel: Kernel = game.kernel()
        self.kernel.edit_table()
        self.tiles = game.program.tiles
        self.rng = random.Random(seed)
        self.palace: referee.Walls = {Cell(0, 0): ""}
        self.kinds: dict[Cell, int] = {}
        self.free = list(range(len(self.tiles)))

    def build(self) -> None:
        """Build a random free tile on a random cell where it may go, if there is one."""
        spots = self.kernel.spot_list(0)
        tile = self.rng.choice(self.free)
        bits = self.tiles[tile].wall_bits
        cells = [pos for pos, fit in zip(spots[::2], spots[1::2], strict=True) if fit >> bits & 1]
        if cells:
            pos = self.rng.choice(cells)
            self.kernel.put(0, pos, tile)
            self.palace[cell_of(pos)] = self.tiles[tile].walls
            self.kinds[cell_of(pos)] = tile
            self.free.remove(tile)

    def remove(self) -> None:
        """Take a random tile out that may leave, if there is one."""
        loose = self.kernel.loose_list(0)
        if loose:
            pos = self.rng.choice(loose)
            assert self.kernel.lift(0, pos) == self.kinds[cell_of(pos)]
            del self.palace[cell_of(pos)]
            self.free.append(self.kinds.pop(cell_of(pos)))

    def swap(self) -> None:
        """Exchange a random tile for a free one that matches, if there is one."""
        if not self.kinds:
            return
        cell = self.rng.choice(sorted(self.kinds))
        demand = self.kernel.demand_at(0, pos_of(cell))
        fitting = [tile for tile in self.free if self.kernel.T.match[demand] >> self.tiles[tile].wall_bits & 1]
        if fitting:
            tile = self.rng.choice(fitting)
            assert referee.may_swap(self.palace, cell, self.tiles[tile].walls)
            self.kernel.swap(0, pos_of(cell), tile)
            self.free.append(self.kinds[cell])
            self.free.remove(tile)
            self.palace[cell] = self.tiles[tile].walls
            self.kinds[cell] = tile

    def step(self) -> None:
        """One change; palaces grow to some thirty tiles and shrink again."""
        growing = len(self.kinds) < self.rng.randrange(2, 34)
        self.rng.choices((self.build, self.remove, self.swap), (6, 1, 1) if growing else (1, 6, 1))[0]()

    def check(self) -> None:
        """Compare wall, one placement, one removal and one exchange."""
        kernel, rng = self.kernel, self.rng
        assert kernel.wall(0) == referee.wall_length(self.palace)
        around = sorted({place for cell in self.palace for place in cell.ring()} - self.palace.keys())
        cell, walls = rng.choice(around), rng.choice(PATTERNS)
        spots = kernel.spot_list(0)
        fits = dict(zip(spots[::2], spots[1::2], strict=True)).get(pos_of(cell), 0)
        bits = sum(1 << "NESW".index(side) for side in walls)
        assert bool(fits >> bits & 1) == referee.may_build(self.palace, cell, walls), (cell, walls, self.palace)
        if self.kinds:
            cell = rng.choice(sorted(self.kinds))
            loose = kernel.loose_list(0)
            assert (pos_of(cell) in loose) == referee.may_remove(self.palace, cell), (cell, self.palace)
            fit = bool(kernel.T.match[kernel.demand_at(0, pos_of(cell))] >> bits & 1)
            assert fit == referee.may_swap(self.palace, cell, walls), (cell, walls, self.palace)


@pytest.mark.parametrize("seed", range(8))
def test_fast_against_slow(seed: int) -> None:
    walk = Walk(seed)
    for _ in range(POSITIONS // 8):
        walk.step()
        walk.check()


def test_every_cell_and_pattern_of_some_palaces() -> None:
    for seed in range(6):
        walk = Walk(100 + seed)
        for _ in range(30 + 10 * seed):
            walk.step()
        spots = walk.kernel.spot_list(0)
        fast = {
            (cell_of(pos), bits)
            for pos, fit in zip(spots[::2], spots[1::2], strict=True)
            for bits in range(16)
            if fit >> bits & 1
        }
        around = {place for cell in walk.palace for place in cell.ring()} - walk.palace.keys()
        slow = {
            (cell, sum(1 << "NESW".index(side) for side in walls))
            for cell in around
            for walls in PATTERNS
            if referee.may_build(walk.palace, cell, walls)
        }
        assert fast == slow
        loose = {cell_of(pos) for pos in walk.kernel.loose_list(0)}
        assert loose == {cell for cell in walk.kinds if referee.may_remove(walk.palace, cell)}


def test_the_segments_shown_are_as_many_as_the_points() -> None:
    walk = Walk(7)
    for _ in range(300):
        walk.step()
        assert len(longest_wall(walk.palace)) == walk.kernel.wall(0)


def test_nothing_is_left_of_a_palace_that_is_pulled_down() -> None:
    walk = Walk(8)
    for _ in range(60):
        walk.build()
    while walk.kinds:
        walk.remove()
    assert walk.kernel.tile_list(0) == []
    assert sorted(walk.kernel.spot_list(0)[::2]) == sorted(HOME + step for step in (-128, -1, 1, 128))
    assert [walk.kernel.built_of(0, kind) for kind in range(6)] == [0] * 6
