"""A game of Carcassonne, one ply at a time: the kernel's turn loop with actions, events and notation around it."""

from __future__ import annotations

import random
from bisect import bisect_left
from fractions import Fraction
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from losetas.carcassonne.board import CLAIM, DRAW, OVER, PLACE, STEP
from losetas.carcassonne.editing import Editing
from losetas.carcassonne.hooks import DECLINED
from losetas.carcassonne.kernel import Kernel
from losetas.carcassonne.legality import reason_of
from losetas.carcassonne.scoring import Explainer
from losetas.carcassonne.tiles import TileKind
from losetas.carcassonne.tokens import STEP_SHIFT, pack_place, parse_token, token_of
from losetas.carcassonne.view import CarcassonneView, view_of
from losetas.carcassonne.zones import BoardView, Figure, Placed, Zone
from losetas.core.action import Action, Move
from losetas.core.errors import IllegalAction
from losetas.core.faults import ExpansionError
from losetas.core.game import CHANCE, Status
from losetas.core.grid import Cell
from losetas.core.scoring import ScoreEvent

if TYPE_CHECKING:
    from losetas.carcassonne.game import CarcassonneGame

_DRAW = Action.pack("draw", 0)
_CLAIM = Action.pack("claim", 0)
_CODE = attrgetter("code")
_STEP_WORDS = {DRAW: "draw", PLACE: "place", CLAIM: "follower", OVER: "over"}


class _Entry:
    """A move of the history; its events are built when somebody asks for them."""

    __slots__ = ("code", "discards", "move", "notes", "seat", "token", "turn")

    def __init__(
        self, seat: int, token: str, code: int, turn: int, discards: tuple[str, ...], notes: list[Any]
    ) -> None:
        self.seat = seat
        self.token = token
        self.code = code
        self.turn = turn
        self.discards = discards
        self.notes = notes
        self.move: Move | None = None

    def built(self, state: CarcassonneState) -> Move:
        """The move with its events."""
        if self.move is None:
            events = Explainer(state.board).events(self.notes) if self.notes else ()
            self.move = Move(self.seat, self.token, self.code, self.turn, events, self.discards)
        return self.move


class CarcassonneState(Editing):
    """A position of Carcassonne and how it came about.

    >>> from losetas.core.registry import make
    >>> state = make("carcassonne/classic").new_state()
    >>> for token in ("~CFFF", "CFFF@0,-1S", "c.S"):
    ...     state.apply(state.parse(token))
    >>> state.scores, state.events[0].zone, [term.points for term in state.events[0].terms]
    ((4, 0), 'c.S@0,-1', [4])
    """

    game: CarcassonneGame

    def __init__(self, game: CarcassonneGame, kernel: Kernel) -> None:
        self.game = game
        self._entries: list[_Entry] = []
        self._stack: list[tuple[Kernel, Action, int, list[Action] | None]] = []
        self._use(kernel)

    def _use(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.board = BoardView(self.game.program, kernel)
        self._legal = None

    # The contract.

    @property
    def step(self) -> str:
        """draw, place, follower, a registered step, or over."""
        if self.kernel.phase == STEP:
            return self.game.program.steps[self.kernel.decision_step()].key
        return _STEP_WORDS[self.kernel.phase]

    def stopped_scores(self) -> tuple[int, ...]:
        """The scores if the game stopped now."""
        kernel = self.kernel
        if kernel.phase == OVER:
            return self.scores
        kernel.sink = None
        try:
            kernel.final()
        except ExpansionError as error:
            raise error.locate(self)  # noqa: B904
        return tuple(kernel.final_list())

    @property
    def history(self) -> list[Move]:
        """Every move so far, draws included."""
        return [entry.built(self) for entry in self._entries]

    def played(self) -> list[Move]:
        """The moves so far without their points, which hooks explain."""
        return [Move(e.seat, e.token, e.code, e.turn, (), e.discards) for e in self._entries]

    @property
    def events(self) -> tuple[ScoreEvent, ...]:
        """The points of the last move."""
        return self._entries[-1].built(self).events if self._entries else ()

    def legal_actions(self) -> list[Action]:
        """Every legal action, sorted; at a chance node every draw."""
        if self._legal is None:
            kernel, of = self.kernel, Action.of
            phase = kernel.phase
            if phase == PLACE:
                base = pack_place(kernel.hand, 0)
                known = Action._known
                self._legal = [known.get(base | code) or of(base | code) for code in sorted(kernel.choice_list())]
            elif phase == CLAIM:
                self._legal = [of(_CLAIM | code) for code in sorted(kernel.choice_list())]
            elif phase == STEP:
                base = Action.pack("decide", kernel.decision_step() << STEP_SHIFT)
                self._legal = [of(base | code) for code in sorted(kernel.choice_list())]
            elif phase == DRAW:
                self._legal = [of(_DRAW | kind) for kind in range(len(self.game.kinds)) if kernel.bag_of(kind)]
            else:
                self._legal = []
        return list(self._legal)

    def apply(self, action: Action) -> None:
        """Play a legal action; IllegalAction (with its reason code) leaves everything as it was."""
        why = self._quick_reason(action)
        if why is not None:
            raise IllegalAction(why, self._say(action))
        kernel = self.kernel
        phase, payload = kernel.phase, action.payload
        seat, turn = kernel.decider(), kernel.turn
        token = token_of(self.board, action)
        discarded = kernel.ndisc
        if phase == PLACE and payload & 1:
            self._build_all()
        notes: list[Any] = []
        kernel.sink = notes
        try:
            if phase == DRAW:
                kernel.draw(payload)
            elif phase == PLACE:
                kernel.play(payload & 131071)
            elif phase == CLAIM:
                kernel.play(payload)
            else:
                kernel.play(payload & ((1 << STEP_SHIFT) - 1))
        except ExpansionError as error:
            raise error.locate(self, token, seat, turn)  # noqa: B904 the same error, which now says where
        kernel.sink = None
        self._legal = None
        self._remember(_Entry(seat, token, action.code, turn, self._discards_since(discarded), notes))

    def _quick_reason(self, action: Action) -> str | None:
        """None when the action is legal, found without working out why it would not be."""
        legal = self._legal
        if legal is not None:
            place = bisect_left(legal, action.code, key=_CODE)
            if place < len(legal) and legal[place].code == action.code:
                return None
        return reason_of(self.board, action)

    def _say(self, action: Action) -> str:
        return token_of(self.board, action)

    def _discards_since(self, count: int) -> tuple[str, ...]:
        if self.kernel.ndisc == count:
            return ()
        return tuple(self.game.kinds[kind].code for kind in self.kernel.discard_list()[count:])

    def _remember(self, entry: _Entry) -> None:
        """Keep a move. What later moves can change (rings, recalls, covered tiles) is explained at once."""
        self._entries.append(entry)
        if entry.notes and (self.game.program.changing or not all(self._lasts(note) for note in entry.notes)):
            entry.built(self)

    def _lasts(self, note: Any) -> bool:
        if isinstance(note, ScoreEvent) or note[0] == "recall":
            return False
        feature = self.game.program.features[self.kernel.kind_of(note[1])]
        return self.kernel.phase == OVER or feature.completion == "ends"

    def _build_all(self) -> None:
        for entry in self._entries:
            entry.built(self)

    def push(self, action: Action) -> None:
        """Play an action that `pop` can take back."""
        saved = self.game.borrow()
        self.kernel.copy_into(saved)
        legal = self._legal
        try:
            self.apply(action)
        except IllegalAction:
            self.game.give_back(saved)
            raise
        self._stack.append((saved, action, len(self._entries) - 1, legal))

    def pop(self) -> Action:
        """Take back the last pushed action and return it."""
        saved, action, count, legal = self._stack.pop()
        del self._entries[count:]
        self.game.give_back(self.kernel)
        self._use(saved)
        self._legal = legal
        return action

    def copy(self) -> CarcassonneState:
        """An independent state with the same position and history."""
        kernel = self.game.borrow()
        self.kernel.copy_into(kernel)
        twin = CarcassonneState(self.game, kernel)
        twin._entries = self._entries.copy()
        return twin

    def outcomes(self) -> list[tuple[Action, Fraction]]:
        """Every tile that can be drawn and how likely it is."""
        if self.to_move != CHANCE:
            return []
        bag, total = self.kernel.bag_of, self.kernel.nbag
        return [(action, Fraction(bag(action.payload), total)) for action in self.legal_actions()]

    def pool(self) -> tuple[str, list[str]]:
        """The bag and the codes in it, sorted."""
        codes: list[str] = []
        bag = self.kernel.bag_of
        for code, number in self.game.sorted_kinds:
            codes += [code] * bag(number)
        return "bag", codes

    def draw_action(self, code: str) -> Action:
        """The draw of a tile."""
        return Action.of(Action.pack("draw", self.game.kind_index[code]))

    def view(self, seat: int | None) -> CarcassonneView:
        """What a seat may know: the same for everyone."""
        return view_of(self)

    def determinize(self, seat: int, rng: random.Random) -> CarcassonneState:
        """A copy: nothing in a state is hidden, the order of the bag is not in it."""
        return self.copy()

    def token(self, action: Action) -> str:
        """An action in notation, as it would be written now."""
        return token_of(self.board, action)

    def parse(self, token: str) -> Action:
        """The action that a token means here."""
        return parse_token(self.board, token)

    def reason(self, action: Action) -> str | None:
        """Why an action is illegal, None when it is legal."""
        return reason_of(self.board, action)

    def silence(self) -> Action | None:
        """In a registered step that may be declined, declining; None elsewhere."""
        if self.kernel.phase != STEP or DECLINED not in self.kernel.choice_list():
            return None
        return Action.of(Action.pack("decide", self.kernel.decision_step() << STEP_SHIFT | DECLINED))

    def finish(self) -> None:
        """End the game at once and run the final scoring."""
        if self.is_over:
            return
        notes: list[Any] = []
        turn = self.kernel.turn
        self.kernel.sink = notes
        try:
            self.kernel.finish()
        except ExpansionError as error:
            raise error.locate(self, "end", CHANCE, turn)  # noqa: B904
        self.kernel.sink = None
        self._legal = None
        self._remember(_Entry(CHANCE, "end", -1, turn, (), notes))

    def position(self) -> str:
        """The position in one line of notation."""
        from losetas.carcassonne.position import write_position

        return write_position(self)

    def status(self) -> Status:
        """Flags that say why the position is impossible."""
        from losetas.carcassonne.status import status_of

        return status_of(self)

    # The table in the words of the rules.

    @property
    def hand(self) -> TileKind | None:
        """The tile in hand, None when there is none."""
        return self.game.kinds[self.kernel.hand] if self.kernel.hand >= 0 else None

    @property
    def bag(self) -> dict[str, int]:
        """How many of each tile are left to draw."""
        counts = {kind.code: self.kernel.bag_of(number) for number, kind in enumerate(self.game.kinds)}
        return {code: count for code, count in counts.items() if count}

    @property
    def discards(self) -> list[str]:
        """The tiles that have left the game, in order."""
        return [self.game.kinds[kind].code for kind in self.kernel.discard_list()]

    @property
    def last(self) -> Cell | None:
        """The cell of the tile that was laid last in play."""
        return self.board.cell(self.kernel.at_pos) if self.kernel.at_pos >= 0 else None

    def supply(self, seat: int) -> dict[str, int]:
        """The figures a seat has left, by piece."""
        return {piece.key: self.kernel.left_of(seat, number) for number, piece in enumerate(self.game.program.pieces)}

    def tiles(self) -> list[Placed]:
        """Every tile on the table in the order it was laid."""
        return self.board.tiles()

    def tile_at(self, cell: Cell) -> Placed | None:
        """The tile on top at a cell."""
        return self.board.tile_at(cell)

    def figures(self) -> list[Figure]:
        """Every figure on the table."""
        return self.board.figures()

    def site(self, kind: TileKind, turns: int, segment: int) -> str:
        """The site of a segment of a tile turned by `turns`."""
        return self.board.site(self.game.kind_index[kind.code] * 4 + turns, segment)

    def zone(self, cell: Cell, segment: int) -> Zone:
        """The zone of a segment of the tile at a cell; KeyError when there is no such segment."""
        found = self.board.zone(cell, segment)
        if found is None:
            raise KeyError(f"no segment {segment} at {cell}")
        return found

    def zones(self) -> list[Zone]:
        """Every zone on the table."""
        return self.board.zones()
