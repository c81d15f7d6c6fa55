"""How a crossroads and its four arms are scored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from losetas.carcassonne.features import Mark, Scorer
from losetas.carcassonne.zones import BoardView
from losetas.core.grid import SIDES
from losetas.core.scoring import FigureMark, ScoreEvent, Term

if TYPE_CHECKING:
    from losetas.carcassonne.kernel import Kernel
    from losetas.carcassonne.program import Program

NETWORK = "network"
CONNECTED = ("monastery", "city")
DELTA = (-128, 1, 128, -1)
MASK = 16383


@dataclass(frozen=True)
class Look:
    """A tile as it lies: the segment in the middle of each side, the sides of each segment, what roads run into.

    `network` is the segment of a crossroads, -1 on other tiles, `roads` its arms.
    """

    across: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    meets: tuple[tuple[int, ...], ...]
    kinds: tuple[str, ...]
    network: int
    roads: tuple[int, ...]


@dataclass(frozen=True)
class Walk:
    """What lies along the arms: the road segments, and the roots of monasteries and cities they run into."""

    places: frozenset[tuple[int, int]]
    met: dict[str, set[int]]


class Crossroads(NamedTuple):
    """A crossroads on the table: its node, the roots of its arms, its position and the segments of the arms there."""

    node: int
    arms: list[int]
    pos: int
    roads: tuple[int, ...]


NOWHERE = Crossroads(-1, [], 0, ())


class Network(Scorer):
    """Scores a crossroads with its arms (TOL-3, TOL-6 to TOL-14). One for each compiled ruleset: it keeps tile looks.

    Everywhere `node` may be the node of the crossroads or the root of one of its arms.
    """

    def __init__(self, empty_longest: bool) -> None:
        self._empty_longest = empty_longest
        self._looks: dict[int, Look] = {}
        self._hint = 0  # where a crossroads lay when last asked: saves the search, and is checked every time

    def centre(self, kernel: Kernel, node: int) -> Crossroads:
        """The crossroads that `node` belongs to."""
        found = self._crossroads(kernel, self._hint)
        if found is not None and (node == found.node or node in found.arms):
            return found
        for pos, tile, _ in kernel.lay_list():
            found = self._crossroads(kernel, pos) if self._look(kernel.program, tile).network >= 0 else None
            if found is not None and (node == found.node or node in found.arms):
                self._hint = pos
                return found
        return NOWHERE

    def _crossroads(self, kernel: Kernel, pos: int) -> Crossroads | None:
        tile = kernel.tile_of(pos)
        look = self._look(kernel.program, tile) if tile >= 0 else None
        if look is None or look.network < 0:
            return None
        arms = [kernel.root_of(pos, segment) for segment in look.roads]
        return Crossroads(kernel.node_of(pos, look.network), list(dict.fromkeys(arms)), pos, look.roads)

    def held(self, kernel: Kernel, node: int) -> int:
        """TOL-6: an arm is complete when all are, as the network.

        Asked often where tiles are covered, so the crossroads of the hint is looked at without building anything.
        """
        pos = self._hint
        look = self._looks.get(kernel.tile_of(pos))
        if look is not None and look.network >= 0:
            centre = kernel.node_of(pos, look.network)
            mine, result = node == centre, centre
            for segment in look.roads:
                arm = kernel.root_of(pos, segment)
                mine = mine or arm == node
                if kernel.opens_of(arm):
                    result = -1
            if mine:
                return result
        found = self.centre(kernel, node)
        return found.node if all(kernel.opens_of(arm) == 0 for arm in found.arms) else -1

    def owners(self, kernel: Kernel, node: int) -> tuple[int, ...]:
        """TOL-7, TOL-8, TOL-9: who leads on most of the longest arms; arms that nobody holds do not count (TOL-R2).

        With `toledum_longest=any` they do, and the network may be nobody's.
        """
        leads = [0] * kernel.players
        for arm in self.deciding(kernel, node):
            power = [kernel.power_of(arm, seat) for seat in range(kernel.players)]
            if best := max(power):
                for seat, strength in enumerate(power):
                    leads[seat] += strength == best
        most = max(leads)
        return tuple(seat for seat, count in enumerate(leads) if count and count == most)

    def deciding(self, kernel: Kernel, node: int) -> tuple[int, ...]:
        """TOL-7, TOL-R2: the longest of the arms that count."""
        arms = self.centre(kernel, node).arms
        counted = [
            arm for arm in arms if self._empty_longest or any(kernel.heads_of(arm, s) for s in range(kernel.players))
        ]
        longest = max((kernel.tiles_of(arm) for arm in counted), default=0)
        return tuple(arm for arm in counted if kernel.tiles_of(arm) == longest)

    def tiles(self, kernel: Kernel, node: int) -> int:
        """TOL-10: every tile of the four arms and the crossroads once."""
        return len({pos for pos, _ in self._walk(kernel, self.centre(kernel, node)).places})

    def terms(self, kernel: Kernel, node: int, complete: bool) -> tuple[Term, ...]:
        """TOL-10 to TOL-14: what the network pays, complete or as it stands at the end."""
        found = self.centre(kernel, node)
        arms, walk = found.arms, self._walk(kernel, found)
        tiles = len({pos for pos, _ in walk.places})
        marks = _marks(kernel, arms)
        if not complete:
            for mark in marks:
                if mark.zero:
                    return (Term(mark.key, tiles, 0, mark.terms.get("zero_road", mark.terms.get("zero", ""))),)
            return (Term("tiles", tiles, 1, "TOL-13"),)
        followers = sum(kernel.heads_of(arm, seat) for arm in arms for seat in range(kernel.players))
        return (
            Term("tiles", tiles, 1, "TOL-10"),
            *(Term(mark.key, tiles, mark.tile, mark.terms.get("road", "")) for mark in _once(marks)),
            Term("network-followers", followers, 2, "TOL-11"),
            *(Term(f"network-{kind}", len(met), 3, "TOL-12") for kind, met in walk.met.items() if met),
        )

    def complete(self, kernel: Kernel, node: int) -> None:
        """TOL-10, TOL-11, TOL-12 for each of the owners."""
        self._score(kernel, node, True)

    def leave(self, kernel: Kernel, node: int) -> None:
        """TOL-R11: the followers of all arms go home."""
        for arm in self.centre(kernel, node).arms:
            kernel.home(arm)

    def final(self, kernel: Kernel, node: int) -> None:
        """TOL-13, TOL-14; a network completed in an unfinished turn counts as what it is about to pay."""
        self._score(kernel, node, False)

    def _score(self, kernel: Kernel, node: int, now: bool) -> None:
        owners = self.owners(kernel, node)
        if not owners:
            return
        terms = self.terms(kernel, node, now or self.held(kernel, node) >= 0)
        points = sum(term.points for term in terms)
        for seat in owners:
            if now:
                kernel.award(node, seat, points)
            else:
                kernel.award_final(seat, points)
        if kernel.sink is not None:
            kernel.sink += self._events(kernel, node, owners, terms, "complete" if now else "final")

    def _events(
        self, kernel: Kernel, node: int, owners: tuple[int, ...], terms: tuple[Term, ...], phase: str
    ) -> list[ScoreEvent]:
        board = BoardView(kernel.program, kernel)
        places = self._walk(kernel, self.centre(kernel, node)).places
        found = sorted((board.cell(pos).y, board.cell(pos).x, segment) for pos, segment in places)
        figures = tuple(
            FigureMark(f.cell.x, f.cell.y, f.site, f.seat, f.piece)
            for f in board.figures()
            if (board.pos(f.cell), f.segment) in places
        )
        return [
            ScoreEvent(
                seat=seat,
                kind=NETWORK,
                points=sum(term.points for term in terms),
                zone=board.name(places),
                cells=tuple(dict.fromkeys(board.cell(kernel.at(x, y)) for y, x, _ in found)),
                segments=tuple((x, y, segment) for y, x, segment in found),
                terms=terms,
                phase=phase,
                rule=terms[0].rule,
                winners=owners,
                figures=figures,
            )
            for seat in owners
        ]

    def _walk(self, kernel: Kernel, crossroads: Crossroads) -> Walk:
        """Follow the arms from the crossroads; TOL-12 counts a city or monastery once, gate or Alcázar alike."""
        met: dict[str, set[int]] = {kind: set() for kind in CONNECTED}
        waiting = [(crossroads.pos, segment) for segment in crossroads.roads]
        seen = set(waiting)
        while waiting:
            pos, segment = waiting.pop()
            look = self._looks[kernel.tile_of(pos)]
            for other in look.meets[segment]:
                if look.kinds[other] in met:
                    met[look.kinds[other]].add(kernel.root_of(pos, other))
            for side in look.sides[segment]:
                near = (pos + DELTA[side]) & MASK
                tile = kernel.tile_of(near)
                if tile < 0:
                    continue
                there = self._looks.get(tile) or self._look(kernel.program, tile)
                other = there.across[side ^ 2]
                kind = there.kinds[other] if other >= 0 else ""
                if kind in met:
                    met[kind].add(kernel.root_of(near, other))
                elif kind == "road" and (near, other) not in seen:
                    seen.add((near, other))
                    waiting.append((near, other))
        return Walk(frozenset(seen), met)

    def _look(self, program: Program, tile: int) -> Look:
        look = self._looks.get(tile)
        if look is None:
            parts = program.kinds[tile >> 2].segments
            at = [[a for a in part.turned(tile & 3) if len(a) == 1] for part in parts]
            kinds = tuple(part.kind for part in parts)
            look = Look(
                across=tuple(next((i for i, sides in enumerate(at) if side in sides), -1) for side in SIDES),
                sides=tuple(tuple(SIDES.index(side) for side in sides) for sides in at),
                meets=tuple(part.meets for part in parts),
                kinds=kinds,
                network=kinds.index(NETWORK) if NETWORK in kinds else -1,
                roads=tuple(i for i, kind in enumerate(kinds) if kind == "road"),
            )
            self._looks[tile] = look
        return look


def _marks(kernel: Kernel, arms: Iterable[int]) -> list[Mark]:
    """The marks on any of the arms."""
    flags = [kernel.flag_of(arm) for arm in arms]
    return [m for i, m in enumerate(kernel.program.marks) if any((flag >> (4 * i)) & 15 for flag in flags)]


def _once(marks: Iterable[Mark]) -> list[Mark]:
    """The marks that add points per tile, one of each group (TOL-R7)."""
    return list({mark.group or mark.key: mark for mark in reversed(list(marks)) if mark.tile}.values())[::-1]
