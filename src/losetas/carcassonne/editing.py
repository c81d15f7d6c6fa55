"""Positions of Carcassonne put together by hand, for scenarios and notation: the rules of play are not asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.zones import BoardView
from losetas.core.action import Action
from losetas.core.engine import EngineState
from losetas.core.grid import Cell

if TYPE_CHECKING:
    from losetas.carcassonne.game import CarcassonneGame


class Editing(EngineState[Kernel]):
    """A state whose table can be changed outside of play."""

    game: CarcassonneGame
    board: BoardView
    _legal: list[Action] | None

    def edit_put(self, code: str, cell: Cell, turns: int) -> None:
        """Lay a tile on an empty cell, or on top of one."""
        kernel, pos = self.kernel, self.board.pos(cell)
        tr = self.game.kind_index[code] * 4 + turns
        if kernel.tile_of(pos) >= 0:
            kernel.cover(pos, tr)
            kernel.note(pos, tr, -1)
        else:
            kernel.put(pos, tr)
        kernel.edit_last(pos)
        self._edited()

    def edit_fits(self, code: str, cell: Cell, turns: int) -> bool:
        """Whether the edges of a tile go with the neighbours of a cell."""
        return bool(self.kernel.edges_fit(self.game.kind_index[code], self.board.pos(cell), turns))

    def edit_stand(self, seat: int, piece: str, cell: Cell, segment: int) -> None:
        """Put a figure from a supply on a segment."""
        number = self.game.program.piece_index[piece]
        self.kernel.put_figure(self.board.pos(cell), segment, seat, number)
        self._edited()

    def edit_turn(self, seat: int, number: int | None = None) -> None:
        """Let a seat be about to draw."""
        self.kernel.edit_turn(seat, self.kernel.turn if number is None else number)
        self._edited()

    def edit_bag(self, counts: Mapping[str, int]) -> None:
        """Replace all that is left to draw; a game that waits for a draw and has none ends."""
        for number, kind in enumerate(self.game.kinds):
            self.kernel.edit_bag(number, counts.get(kind.code, 0))
        self._edited()

    def edit_draw(self, code: str) -> None:
        """Put a tile into the hand of the seat whose turn it is; the bag stays as it is."""
        self.kernel.edit_hand(self.game.kind_index[code])
        self._edited()

    def edit_scores(self, scores: Sequence[int]) -> None:
        """Set the scores."""
        for seat, points in enumerate(scores):
            self.kernel.edit_score(seat, points)
        self._edited()

    def edit_discards(self, codes: Sequence[str]) -> None:
        """Add tiles to those that have left the game."""
        for code in codes:
            self.kernel.edit_discard(self.game.kind_index[code])
        self._edited()

    def edit_step(self, step: str, last: Cell | None) -> None:
        """Stand at the follower step of the tile that was laid last."""
        if step == "follower" and last is not None:
            self.kernel.edit_claim(self.board.pos(last))
        self._edited()

    def _edited(self) -> None:
        self._legal = None
