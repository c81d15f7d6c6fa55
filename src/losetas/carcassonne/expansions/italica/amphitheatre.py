"""What happens in the amphitheatre: figures gather, the majority is paid and may send one of its own out again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from losetas.carcassonne.board import MASK
from losetas.carcassonne.features import Scorer
from losetas.carcassonne.hooks import COMPLETED, DECLINED, LAID, WATCHED, Shown, Step
from losetas.carcassonne.landmark import RING_STEPS, figure_marks, strengths, strongest
from losetas.carcassonne.zones import BoardView
from losetas.core.grid import Cell
from losetas.core.scoring import ScoreEvent, Term

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel

KIND = "amphitheatre"
TILE = "ITA"
NO_SEGMENT, NO_PIECE, FAR = 15, 3, MASK
_PLACE = re.compile(r"([A-Z]?)([a-z](?:\.[NESW][LR]?)?)@(-?\d{1,3}),(-?\d{1,3})")


class Ground:
    """Where the amphitheatre lies: its position and segment, the eight positions around it."""

    def __init__(self, pos: int, segment: int) -> None:
        self.pos = pos
        self.segment = segment
        self.ring = frozenset((pos + step) & MASK for step in RING_STEPS)
        self.spot = pos * 16 + segment

    def inside(self, figure: int) -> bool:
        """Whether a figure stands in the amphitheatre itself."""
        return figure >> 5 == self.spot


class Amphitheatre(Scorer):
    """Who counts and what it pays. One for each compiled ruleset.

    `moves` says whether figures walk in or are counted where they stand, `own` whether a winner is paid for its own
    figures only (house rules `italica_gather`, `italica_points`).
    """

    def __init__(self, moves: bool, own: bool) -> None:
        self.moves = moves
        self.own = own
        self._tile = (-1, 0)  # kind number and segment
        self._hint = Ground(0, 0)  # where it lay when last asked: saves the search, and is checked every time

    def find(self, kernel: Kernel) -> Ground | None:
        """The amphitheatre, None when it is not on the table or something lies on it."""
        if self._tile[0] < 0:
            number = kernel.program.kind_index[TILE]
            parts = kernel.program.kinds[number].segments
            self._tile = number, next(index for index, part in enumerate(parts) if part.kind == KIND)
        number, segment = self._tile
        ground = self._hint
        if kernel.tile_of(ground.pos) >> 2 != number:
            pos = next((pos for pos, tile, _ in kernel.lay_list() if tile >> 2 == number), None)
            if pos is None or kernel.tile_of(pos) >> 2 != number:
                return None
            ground = self._hint = Ground(pos, segment)
        return ground

    def counted(self, kernel: Kernel, ground: Ground) -> list[int]:
        """The figures inside; when they do not move also those around it."""
        return [f for f in kernel.figure_list() if ground.inside(f) or (not self.moves and f >> 9 in ground.ring)]

    def pay(self, kernel: Kernel, ground: Ground, phase: str) -> list[tuple[int, int]]:
        """(seat, points) of those who are to be paid (C-2 to C-4); says so in the kernel's sink."""
        counted = self.counted(kernel, ground)
        seats = strongest(strengths(kernel, counted)) if counted else ()
        each, rule = (2, "ITA-6") if phase == "complete" else (1, "ITA-9")
        paid = []
        for seat in seats:
            own = self.own and phase == "complete"
            number = sum((figure >> 2) & 7 == seat for figure in counted) if own else len(counted)
            paid.append((seat, number * each))
            if kernel.sink is not None:
                term = Term("gathered", number, each, rule)
                kernel.sink.append(self._event(kernel, ground, seat, term, phase, seats, counted))
        return paid

    def _event(
        self,
        kernel: Kernel,
        ground: Ground,
        seat: int,
        term: Term,
        phase: str,
        seats: tuple[int, ...],
        counted: list[int],
    ) -> ScoreEvent:
        board = BoardView(kernel.program, kernel)
        cell = board.cell(ground.pos)
        around = () if self.moves else tuple(near for near in cell.ring() if board.tile_number(near) >= 0)
        return ScoreEvent(
            seat=seat,
            kind=KIND,
            points=term.points,
            zone=board.name([(ground.pos, ground.segment)]),
            cells=(cell, *around),
            segments=((cell.x, cell.y, ground.segment),),
            terms=(term,),
            phase=phase,
            rule=term.rule,
            winners=seats,
            figures=figure_marks(board, counted),
        )

    def final(self, kernel: Kernel, node: int) -> None:
        """ITA-9: one point a figure, own or not, for the majority, when it was never surrounded.

        In play the step pays, after the others went home.
        """
        ground = None if kernel.opens_of(node) == 0 else self.find(kernel)
        if ground is not None:
            for seat, points in self.pay(kernel, ground, "final"):
                kernel.award_final(seat, points)

    def owners(self, kernel: Kernel, node: int) -> tuple[int, ...]:
        """Who has the majority now."""
        ground = self.find(kernel)
        return () if ground is None else strongest(strengths(kernel, self.counted(kernel, ground)))

    def terms(self, kernel: Kernel, node: int, complete: bool) -> tuple[Term, ...]:
        """What the figures that count now are worth."""
        ground = self.find(kernel)
        number = 0 if ground is None else len(self.counted(kernel, ground))
        return (Term("gathered", number, 2, "ITA-6") if complete else Term("gathered", number, 1, "ITA-9"),)


class Winner(Step):
    """Gathering after the scoring of a turn; once it is surrounded, points and the winners' choices (C-1, step 7)."""

    key = "winner"
    prefix = "p"
    triggers = COMPLETED | LAID | WATCHED

    def __init__(self, amphitheatre: Amphitheatre) -> None:
        self.amphitheatre = amphitheatre

    def enter(self, kernel: Kernel) -> None:
        """ITA-4, ITA-5: everybody around the amphitheatre walks in. ITA-6: surrounded, it pays."""
        ground = self.amphitheatre.find(kernel)
        if ground is None:
            return
        root = kernel.root_of(ground.pos, ground.segment)
        complete = kernel.opens_of(root) == 0
        if complete and root not in kernel.done_list():
            return
        if self.amphitheatre.moves:
            for index, figure in enumerate(kernel.figure_list()):
                if figure >> 9 in ground.ring:
                    kernel.move_figure(index, ground.pos, ground.segment)
        if complete:
            self._surrounded(kernel, ground, root)

    def _surrounded(self, kernel: Kernel, ground: Ground, root: int) -> None:
        paid = self.amphitheatre.pay(kernel, ground, "complete")
        for seat, points in paid:
            kernel.award(root, seat, points)
        for seat in sorted((seat for seat, _ in paid), key=lambda seat: (seat - kernel.seat) % kernel.players):
            kernel.ask(self.index, seat, 0)

    def choices(self, kernel: Kernel, seat: int, arg: int) -> list[int]:
        """ITA-7: an incomplete free zone with a piece around the amphitheatre, for one of the own figures inside."""
        ground = self.amphitheatre.find(kernel)
        if ground is None:
            return [DECLINED]
        own = {f & 3 for f in kernel.figure_list() if ground.inside(f) and (f >> 2) & 7 == seat}
        kinds, pieces = kernel.program.kinds, kernel.program.pieces
        found = [DECLINED]
        for pos in ground.ring:
            for segment, part in enumerate(kinds[kernel.tile_of(pos) >> 2].segments):
                standing = [piece for piece in own if part.kind in pieces[piece].stands_on]
                if standing and part.claimable and _free(kernel, pos, segment):
                    found += [pack(pos, segment, piece) for piece in standing]
        return found

    def play(self, kernel: Kernel, seat: int, arg: int, choice: int) -> None:
        """Place the figure; after the last winner ITA-8: whoever is left goes home."""
        ground = self.amphitheatre.find(kernel)
        if ground is None:
            return
        if choice != DECLINED:
            pos, segment, piece = unpack(choice)
            for index, figure in enumerate(kernel.figure_list()):
                if ground.inside(figure) and figure & 31 == seat * 4 + piece:
                    kernel.move_figure(index, pos, segment)
                    break
        if kernel.npend == 0:
            kernel.home(kernel.root_of(ground.pos, ground.segment))

    def text(self, board: BoardView, choice: int) -> str:
        """`-`, or piece, site and cell: `r.W@2,1`."""
        if choice == DECLINED:
            return "-"
        pos, segment, piece = unpack(choice)
        tile = board.kernel.tile_of(pos)
        if tile < 0 or segment >= len(board.program.kinds[tile >> 2].segments) or piece >= len(board.program.pieces):
            return "?"
        return f"{board.program.pieces[piece].letter}{board.site(tile, segment)}@{board.cell(pos)}"

    def read(self, board: BoardView, text: str) -> int | None:
        """The choice that a text means; places that are nowhere are read too, so that a reason can be given."""
        if text == "-":
            return DECLINED
        found = _PLACE.fullmatch(text)
        if found is None or found[2][0] not in {feature.letter for feature in board.program.features}:
            return None
        cell = Cell(int(found[3]), int(found[4]))
        tile = board.tile_number(cell)
        if tile < 0:
            return pack(FAR, NO_SEGMENT, NO_PIECE)
        segment = board.segment_of(tile, found[2])
        letters = [piece.letter for piece in board.program.pieces]
        piece = letters.index(found[1]) if found[1] in letters else NO_PIECE
        return pack(board.pos(cell), NO_SEGMENT if segment is None else segment, piece)

    def reason(self, board: BoardView, seat: int, choice: int) -> str:
        """not-adjacent, then what speaks against the site."""
        kernel, program = board.kernel, board.program
        pos, segment, piece = unpack(choice)
        ground = self.amphitheatre.find(kernel)
        if ground is None or pos not in ground.ring:
            return "not-adjacent"
        parts = program.kinds[kernel.tile_of(pos) >> 2].segments
        if segment >= len(parts):
            return "no-such-segment"
        if not parts[segment].claimable:
            return "not-claimable"
        if piece >= len(program.pieces):
            return "no-follower-left"
        if parts[segment].kind not in program.pieces[piece].stands_on:
            return "abbot-not-here" if program.pieces[piece].recall else "needs-abbot"
        root = kernel.root_of(pos, segment)
        if any(kernel.heads_of(root, other) for other in range(kernel.players)):
            return "occupied"
        return "complete" if kernel.complete_now(root) else "no-follower-left"

    def shown(self, board: BoardView, seat: int, choice: int) -> Shown:
        """The segment and the figure that would stand there."""
        if choice == DECLINED:
            return Shown()
        pos, segment, piece = unpack(choice)
        return Shown(((pos, segment),), board.program.pieces[piece].key)


def _free(kernel: Kernel, pos: int, segment: int) -> bool:
    root = kernel.root_of(pos, segment)
    return not kernel.complete_now(root) and not any(kernel.heads_of(root, seat) for seat in range(kernel.players))


def pack(pos: int, segment: int, piece: int) -> int:
    """The choice of a segment for a piece."""
    return 1 + ((pos * 16 + segment) * 4 + piece)


def unpack(choice: int) -> tuple[int, int, int]:
    """(position, segment, piece) of a choice."""
    return (choice - 1) >> 6, ((choice - 1) >> 2) & 15, (choice - 1) & 3
