"""La Plaza de España de Sevilla: markers of every colour that pay what the zones of that colour's player pay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from losetas.carcassonne.board import OVER
from losetas.carcassonne.expansions.plaza.steps import (
    KIND,
    NAMES,
    NUMBERS,
    Bonus,
    Marker,
    available,
    held_by,
    owner_of,
)
from losetas.carcassonne.features import Piece
from losetas.carcassonne.hooks import CarcassonneExpansion, Step
from losetas.core.game import SEATS
from losetas.core.notation import Word, Words, missing, read_assignments, read_seat
from losetas.core.ruleset import Ruleset

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.carcassonne.program import Program
    from losetas.carcassonne.state import CarcassonneState
    from losetas.core.scene import Scene


class Plaza(CarcassonneExpansion):
    """Two tiles south of the start tile and one marker of each colour and a neutral one (PLZ-1 to PLZ-21)."""

    key = "plaza"
    publisher = "Carcassonne Spain"
    conflicts = ("river",)
    windows = True
    explains = (("bonus", "PLZ-18"), ("marker", "PLZ-8"))

    def start_tiles(self, rules: Ruleset) -> Sequence[tuple[str, int, int, int]]:
        """PLZ-1: a block of three with the start tile."""
        return (("PLZ1", 0, 1, 0), ("PLZ2", 0, 2, 0))

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        """PLZ-2, PLZ-4: one common follower of each seat is its marker."""
        return piece if piece.letter else replace(piece, count=piece.count - 1)

    def steps(self, rules: Ruleset, program: Program) -> Sequence[Step]:
        """The payments, then the taking (PLZ-20)."""
        first_slot = program.reserve(2)
        return Bonus(first_slot), Marker(first_slot)

    def words(self) -> Words:
        """`expect held A=* B=A C=-` and the reasons why a marker cannot be taken."""
        return Words(
            expect={"held": _held},
            kinds=frozenset({KIND}),
            reasons=frozenset({"marker-compulsory", "same-marker", "not-on-plaza"}),
        )

    def holdings(self, kernel: Kernel, seat: int) -> Sequence[str]:
        """The marker in front of a seat; PLZ-21: none once the game is over."""
        marker = held_by(_markers(kernel), seat)
        return (NAMES[marker],) if marker else ()

    def table_figures(self, kernel: Kernel) -> Sequence[tuple[int, int]]:
        """The markers on the plaza as (position, seat), the neutral one with seat -1."""
        if kernel.phase == OVER:
            return ()
        there = available(_markers(kernel), 0, kernel.players)
        return [(kernel.at(0, 1 + index % 2), owner_of(marker)) for index, marker in enumerate(there)]


def _markers(kernel: Kernel) -> int:
    step = next(step for step in kernel.program.steps if isinstance(step, Marker))
    return 0 if kernel.phase == OVER else kernel.slot_of(step.held)


def _held(scene: Scene, verb: Word, arguments: list[Word]) -> str | None:
    """Compares who holds which marker."""
    kernel = cast("CarcassonneState", scene.state).kernel
    expected = {}
    for word, key, value in read_assignments(arguments, "SEAT=MARKER such as A=*"):
        seat = read_seat(word.part(0, len(key)), scene.game.players)
        if value.text not in NUMBERS:
            raise value.error("a seat letter, * or -")
        expected[seat] = value.text
    if not expected:
        raise missing(verb, "SEAT=MARKER such as A=*")
    got = {seat: NAMES[held_by(_markers(kernel), seat)] for seat in expected}
    return None if got == expected else " ".join(f"{SEATS[seat]}={marker}" for seat, marker in sorted(got.items()))
