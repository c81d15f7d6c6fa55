"""A tile of its own, cheaper towers, dearer gardens, and points for what happened: folds, counts and events."""

from collections.abc import Sequence

import msgspec

from losetas.alhambra.components import BuildingType, Tile
from losetas.alhambra.hooks import AlhambraModule
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.palace import HOME
from losetas.core.notation import Words
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import ScoreEvent, Term

EXACT, PRIZE = 0, 1  # exact purchases of the turn; whether the prize is there to be had


def award(kernel: Kernel, seat: int, points: int, rule: str) -> None:
    kernel.give(seat, points)
    if kernel.sink is not None:
        terms = (Term("grove", points, 1, rule),)
        kernel.sink.append(ScoreEvent(seat, "grove", points, "", (), (), terms, "bonus", rule))


class Grove(AlhambraModule):
    key = "grove"

    slots = 2

    def adapt_tile(self, tile: Tile, rules: Ruleset) -> Tile:
        return msgspec.structs.replace(tile, price=tile.price - 1) if tile.type == "tower" and tile.price else tile

    def adapt_type(self, kind: BuildingType, rules: Ruleset) -> BuildingType:
        if kind.key != "garden":
            return kind
        return msgspec.structs.replace(kind, rounds=((7,), *kind.rounds[1:]))

    def set_up(self, kernel: Kernel) -> None:
        self.remember(kernel, 1, PRIZE)

    def bought(self, kernel: Kernel, seat: int, tile: int, exact: int) -> None:
        if seat == kernel.seat:
            self.remember(kernel, self.recall(kernel, EXACT) + exact, EXACT)

    def turn_ended(self, kernel: Kernel) -> None:
        if self.recall(kernel, EXACT) >= 2:
            award(kernel, kernel.seat, 2, "GROVE-5")
        self.remember(kernel, 0, EXACT)

    def laid(self, kernel: Kernel, seat: int, tile: int, pos: int) -> None:
        if kernel.program.tiles[tile].code == "garden2o" and self.recall(kernel, PRIZE):
            award(kernel, seat, 1, "GROVE-6")
            self.remember(kernel, 0, PRIZE)

    def lifted(self, kernel: Kernel, seat: int, tile: int, pos: int) -> None:
        if kernel.program.tiles[tile].code == "garden2o":
            self.remember(kernel, 1, PRIZE)

    def scored(self, kernel: Kernel, number: int) -> None:
        if number == 1:
            self.remember(kernel, 0, PRIZE)

    def count_bonus(self, kernel: Kernel, seat: int, kind_type: int) -> Sequence[Term]:
        if kernel.program.types[kind_type].key != "garden":
            return ()
        near = [kernel.kind_at(seat, HOME + step) for step in kernel.T.delta]
        many = sum(kernel.T.ttype[tile] == kind_type and not kernel.T.annex[tile] for tile in near if tile >= 0)
        return [Term("grove", many, 0, "GROVE-4")] if many else ()

    def words(self) -> Words:
        return Words(kinds=frozenset({"grove"}))
