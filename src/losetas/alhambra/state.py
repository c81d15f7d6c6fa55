"""A game of Alhambra, one ply at a time: the kernel's turn loop with actions, events and notation around it."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import TYPE_CHECKING

from losetas.alhambra.chances import draw_code, draw_text, draws_of, next_pool_of, outcomes_of, pool_of, read_draw
from losetas.alhambra.components import Tile
from losetas.alhambra.guess import holders_for, retell
from losetas.alhambra.holdings import (
    ACT,
    ASK,
    DRAW,
    FIRST_STEP,
    GAPNO,
    GAPS,
    LAY,
    OPENNO,
    OVER,
    PLACE,
    REFILL,
    STEP,
    STORE,
)
from losetas.alhambra.kernel import Kernel
from losetas.alhambra.layout import palace_of, wall_of
from losetas.alhambra.legality import reason_of
from losetas.alhambra.scoring import Notes, events_of
from losetas.alhambra.tables import MONEY, SCORE1
from losetas.alhambra.verbs import Verb
from losetas.alhambra.view import AlhambraView, view_of
from losetas.alhambra.walls import Segment
from losetas.core.action import Action, Move
from losetas.core.engine import EngineState
from losetas.core.errors import IllegalAction, NotationError
from losetas.core.faults import ExpansionError
from losetas.core.game import CHANCE, Status
from losetas.core.grid import Cell
from losetas.core.scoring import ScoreEvent

if TYPE_CHECKING:
    from losetas.alhambra.game import AlhambraGame

_PHASES = {DRAW: "draw", ACT: "action", PLACE: "place", OVER: "over"}


class AlhambraState(EngineState[Kernel]):
    """A position of Alhambra and how it came about.

    >>> from losetas.core.registry import make
    >>> state = make("alhambra", players=2).new_state()
    >>> state.step, state.pool()[0], len(state.outcomes())
    ('draw', 'money', 36)
    """

    game: AlhambraGame

    def __init__(self, game: AlhambraGame, kernel: Kernel) -> None:
        self.game = game
        self.program = game.program
        self.kernel = kernel
        self._moves: list[Move] = []
        self._stack: list[tuple[Kernel, Action, int]] = []
        self._legal: dict[Action, int] | None = None

    # The contract.

    @property
    def step(self) -> str:
        """draw, action, place, a window or a step of a module, or over."""
        if self.kernel.phase == ASK:
            waiting = self.kernel.decision_step()
            if waiting >= FIRST_STEP:
                return self.program.step(waiting).key
            return self.program.verbs[GAPNO if waiting == GAPS else OPENNO].step
        return _PHASES[self.kernel.phase]

    def stopped_scores(self) -> tuple[int, ...]:
        """The scores if the game stopped now: tiles of the distribution on the reserve, no more cards revealed."""
        self.kernel.sink = None
        try:
            self.kernel.final()
        except ExpansionError as error:
            raise error.locate(self)  # noqa: B904
        return tuple(self.kernel.final_list())

    def round_events(self, number: int) -> tuple[ScoreEvent, ...]:
        """The events of a round, from 0, if it were played now. Changes nothing."""
        notes: Notes = []
        self.kernel.sink = notes
        self.kernel.rate(number)
        self.kernel.sink = None
        return events_of(self.program, self.kernel, notes)

    @property
    def history(self) -> list[Move]:
        """Every move so far, the deal included."""
        return list(self._moves)

    @property
    def events(self) -> tuple[ScoreEvent, ...]:
        """The points of the last move."""
        return self._moves[-1].events if self._moves else ()

    def choices(self) -> dict[Action, int]:
        """Every legal action with the kernel's code for it."""
        if self._legal is None:
            if self.kernel.phase == DRAW:
                self._legal = {_draw(code): code for code in sorted(draws_of(self.kernel))}
            else:
                found = [(self._action(code), code) for code in self.kernel.choice_list()]
                self._legal = dict(sorted(found, key=_by_code))
        return self._legal

    def _action(self, code: int) -> Action:
        """The action of a kernel's choice; where cards are involved it depends on where they lie in its lists."""
        found = self.game.plain.get(code)
        if found is None:
            kind = code & 15
            verb = self.program.verbs[kind]
            found = _pack(kind, verb.detail(self, code >> 4))
            if not verb.listed:
                self.game.plain[code] = found
        return found

    def legal_actions(self) -> list[Action]:
        """Every legal action, sorted; at a chance node every outcome."""
        return list(self.choices())

    def apply(self, action: Action) -> None:
        """Play a legal action; IllegalAction (with its reason code) leaves everything as it was."""
        code = self.choices().get(action)
        if code is None:
            raise IllegalAction(self.reason(action) or "wrong-step", self.token(action))
        kernel = self.kernel
        seat, turn, token = kernel.decider(), kernel.turn, self.token(action)
        notes: Notes = []
        kernel.sink = notes
        try:
            if kernel.phase == DRAW:
                kernel.draw(code)
            else:
                kernel.play(code)
        except ExpansionError as error:
            raise error.locate(self, token, seat, turn)  # noqa: B904 the same error, which now says where
        self._remember(seat, token, action.code, turn, notes)

    def _remember(self, seat: int, token: str, code: int, turn: int, notes: Notes) -> None:
        self.kernel.sink = None
        self._legal = None
        events = events_of(self.program, self.kernel, notes) if notes else ()
        self._moves.append(Move(seat, token, code, turn, events))

    def push(self, action: Action) -> None:
        """Play an action that `pop` can take back."""
        saved = self.game.borrow()
        self.kernel.copy_into(saved)
        try:
            self.apply(action)
        except IllegalAction:
            self.game.give_back(saved)
            raise
        self._stack.append((saved, action, len(self._moves) - 1))

    def pop(self) -> Action:
        """Take back the last pushed action and return it."""
        saved, action, count = self._stack.pop()
        del self._moves[count:]
        self.game.give_back(self.kernel)
        self.kernel = saved
        self._legal = None
        return action

    def copy(self) -> AlhambraState:
        """An independent state with the same position and history."""
        kernel = self.game.borrow()
        self.kernel.copy_into(kernel)
        twin = AlhambraState(self.game, kernel)
        twin._moves = self._moves.copy()
        return twin

    def outcomes(self) -> list[tuple[Action, Fraction]]:
        """Every card or tile that can come and how likely it is."""
        if self.to_move != CHANCE:
            return []
        return [(_draw(code), chance) for code, chance in sorted(outcomes_of(self.kernel))]

    def pool(self) -> tuple[str, list[str]]:
        """What is drawn from: all money at the deal, a pile, the tiles, the secret cards, a stack."""
        return pool_of(self)

    def next_pool(self, code: str) -> tuple[str, list[str]] | None:
        """The pool that tells which card it is, when a pile has told of what sort."""
        return next_pool_of(self, code)

    def draw_action(self, code: str) -> Action:
        """The draw of a card or a tile."""
        return _draw(draw_code(self, code))

    def view(self, seat: int | None) -> AlhambraView:
        """What a seat may know (ALB-66)."""
        return view_of(self, seat)

    def determinize(self, seat: int, rng: random.Random) -> AlhambraState:
        """A copy in which the secret cards that were never revealed are dealt anew among the others and the box.

        Hands, discards and cards once revealed stay: they were seen. The order of supplies is not in a state. The
        history tells of the new deal, and leads to the new position.
        """
        twin = self.copy()
        holders = holders_for(self, seat, rng)
        if holders:
            for number, holder in holders.items():
                twin.kernel.edit_secret(number, holder, 0, 0)
            retell(twin, twin._moves, holders)
            twin.edited()
        return twin

    def token(self, action: Action) -> str:
        """An action in notation."""
        if action.phase == "draw":
            return draw_text(self, action.payload)
        verb, detail = self._verb(action)
        return verb.text(self, detail)

    def _verb(self, action: Action) -> tuple[Verb, int]:
        return self.program.verbs[action.payload & 15], action.payload >> 4

    def parse(self, token: str) -> Action:
        """The action that a token means here."""
        if token.startswith("~"):
            return _draw(read_draw(self, token[1:]))
        for kind, verb in self.program.verbs.items():
            detail = verb.read(self, token)
            if detail is not None:
                return _pack(kind, detail)
        raise NotationError("a token such as +b1, $b:tower8NES=b8 or >1,0", token, source=token)

    def reason(self, action: Action) -> str | None:
        """Why an action is illegal, None when it is legal."""
        return None if action in self.choices() else reason_of(self, action)

    def silence(self) -> Action | None:
        """In a window or a step that may be declined, declining; None elsewhere.

        A tile that came outside of its owner's turn, by a gap (VIZ-6) or the distribution (ALB-58), goes to the
        reserve, which is always allowed (ALB-28).
        """
        kernel = self.kernel
        if kernel.phase != ASK and (kernel.phase != PLACE or kernel.back == REFILL):
            return None
        wanted = (GAPNO, OPENNO, STORE)
        declining = (action for action, code in self.choices().items() if code & 15 in wanted or code == STEP)
        return next(declining, None)

    def objection(self, action: Action) -> str | None:
        """The reason of a module against an action that the rules of the game allow, None when there is none."""
        kernel = self.kernel
        for code in kernel.barred_list():
            if self._action(code) is action:
                return self.program.objection(kernel, kernel.decider(), code & 15, code >> 4)
        return None

    def stop(self) -> None:
        """The token `end`: what is asked is declined, then come the distribution, its placements, reveals, round 3."""
        while self.kernel.decision_step() == GAPS and (silence := self.silence()) is not None:
            self.apply(silence)
        if self.is_over:
            return
        turn = self.kernel.turn
        notes: Notes = []
        self.kernel.sink = notes
        try:
            self.kernel.stop()
        except ExpansionError as error:
            raise error.locate(self, "end", CHANCE, turn)  # noqa: B904
        self._remember(CHANCE, "end", -1, turn, notes)

    def finish(self) -> None:
        """End the game at once: tiles that wait go to the reserve, nobody reveals anything."""
        self.stop()
        while not self.is_over:
            wanted = (STORE, GAPNO, OPENNO)
            self.apply(next(a for a, code in self.choices().items() if code & 15 in wanted))

    def position(self) -> str:
        """The position in one line of notation."""
        from losetas.alhambra.position import write_position

        return write_position(self)

    def status(self) -> Status:
        """Flags that say why the position is impossible."""
        from losetas.alhambra.status import status_of

        return status_of(self)

    def edited(self) -> None:
        """The kernel has been edited: list the choices anew."""
        self.kernel.relist()
        self._legal = None

    # The table in the words of the rules.

    def plays_card(self, card: int) -> bool:
        """Whether a card is in the game."""
        return card < MONEY or card >= SCORE1 or bool(self.program.tables.join[card - MONEY])

    def plays_tile(self, tile: int) -> bool:
        """Whether a tile is in the game."""
        return self.program.plays(self.program.tiles[tile].module)

    def palace(self, seat: int) -> list[tuple[Cell, Tile]]:
        """The tiles of a palace by cell, the fountain left out."""
        return palace_of(self.program, self.kernel, seat)

    def reserve(self, seat: int) -> list[str]:
        """The tiles of a reserve."""
        return [self.program.tiles[tile].code for tile in self.kernel.reserve_list(seat)]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand, in the order in which money is printed."""
        return [self.program.cards[card] for card in range(SCORE1) for _ in range(self.kernel.held(seat, card))]

    def count(self, seat: int, kind: int) -> int:
        """What a seat counts of a type of building (INT-2)."""
        return self.kernel.counted(seat, kind)

    def wall_length(self, seat: int) -> int:
        """The length of the longest outer wall of a seat."""
        return self.kernel.wall(seat)

    def wall_segments(self, seat: int) -> tuple[Segment, ...]:
        """The segments of that wall."""
        return wall_of(self.program, self.kernel, seat)


def _draw(code: int) -> Action:
    """The action of a draw."""
    return Action.of(Action.pack("draw", code))


def _by_code(choice: tuple[Action, int]) -> int:
    return choice[0].code


def _pack(kind: int, detail: int) -> Action:
    """The action of a kind of choice and its detail."""
    phase = "place" if LAY <= kind < LAY + 3 else "decide"
    return Action.of(Action.pack(phase, detail << 4 | kind))
