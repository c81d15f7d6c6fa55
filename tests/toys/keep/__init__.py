"""A building on two tiles: the second half is forced on the next turn; the ring of ten pays the area majority."""

import dataclasses
from collections.abc import Sequence

from losetas.carcassonne.features import FeatureKind, Piece, Scorer
from losetas.carcassonne.hooks import CarcassonneExpansion
from losetas.carcassonne.kernel import Kernel
from losetas.core.grid import Cell
from losetas.core.ruleset import Ruleset
from losetas.core.scoring import ScoreEvent, Term


class AreaMajority(Scorer):
    """12 points to whoever has most figures on the twelve tiles."""

    def cells(self, kernel: Kernel, node: int) -> set[int]:
        halves = [pos for pos, tr, _ in kernel.lay_list() if kernel.find(kernel.node_of(pos, 0)) == node]
        return {(pos + step) & 16383 for pos in halves for step in (-129, -128, -127, -1, 0, 1, 127, 128, 129)}

    def winners(self, kernel: Kernel, cells: set[int]) -> list[int]:
        heads = [0] * kernel.players
        for figure in kernel.figure_list():
            if figure >> 9 in cells:
                heads[(figure >> 2) & 7] += 1
        return [seat for seat, count in enumerate(heads) if count and count == max(heads)]

    def _event(self, kernel: Kernel, seat: int, points: int, phase: str) -> None:
        if kernel.sink is not None:
            term = Term("keep", points, 1, "KEP-1")
            kernel.sink.append(ScoreEvent(seat, "keep", points, "k", (Cell(0, 0),), (), (term,), phase, "KEP-1"))

    def complete(self, kernel: Kernel, node: int) -> None:
        cells = self.cells(kernel, node)
        for seat in self.winners(kernel, cells):
            kernel.award(node, seat, len(cells))
            self._event(kernel, seat, len(cells), "complete")

    def leave(self, kernel: Kernel, node: int) -> None:
        kernel.home(node)

    def final(self, kernel: Kernel, node: int) -> None:
        cells = self.cells(kernel, node)
        present = [pos for pos in cells if kernel.tile_of(pos) >= 0]
        if kernel.opens_of(node):
            for seat in self.winners(kernel, cells):
                kernel.award_final(seat, len(present))
                self._event(kernel, seat, len(present), "final")


class Keep(CarcassonneExpansion):
    key = "keep"

    def feature_kinds(self, rules: Ruleset) -> Sequence[FeatureKind]:
        return [FeatureKind("keep", "k", "ring", "lord", coverable="never", scorer=AreaMajority())]

    def reserved(self, rules: Ruleset) -> Sequence[str]:
        return ["KEP2"]

    def laid(self, kernel: Kernel, kind: int, pos: int) -> None:
        side = kernel.T.delta[(1 + (kernel.tile_of(pos) & 3)) % 4]
        kernel.force(kind + 1, (pos + side) & 16383)

    def placement_reason(self, kernel: Kernel, kind: int, pos: int, turns: int, over: int) -> str | None:
        beyond = (pos + kernel.T.delta[(1 + turns) % 4]) & 16383
        if over or kernel.tile_of(beyond) >= 0 or not kernel.edges_fit(kind + 1, beyond, turns):
            return "pair-does-not-fit"
        return None

    def adapt_piece(self, piece: Piece, rules: Ruleset) -> Piece:
        if piece.key != "follower":
            return piece
        return dataclasses.replace(piece, stands_on=piece.stands_on | {"keep"})
