"""The course of a game: the state a log leads to, and the rows a decision adds to it. No input, no output."""

from __future__ import annotations

from losetas.core.chance import Dealer
from losetas.core.errors import IllegalAction, NotationError, RecordError
from losetas.core.game import CHANCE, Game, State
from losetas.server.errors import Refusal
from losetas.server.store import LogRow, RowKind


class Course:
    """A state driven by log rows.

    A ply is open until chance moves, another seat is to decide, the turn passes or the game ends; open plies can be
    taken back exactly, because the states before them are kept. What the clock has played is settled, with all that
    was open before it. A course that others may look at is never changed: `fork` it first.

    `timed` are the places in the history of what the clock played.
    """

    def __init__(self, game: Game, seed: str) -> None:
        self.state = game.new_state()
        self.dealer = Dealer(seed)
        self.seq = 0
        self.timed: frozenset[int] = frozenset()
        self._before: list[State] = []

    def fork(self) -> Course:
        """An independent course that stands at the same place."""
        twin = object.__new__(Course)
        twin.state = self.state.copy()
        twin.dealer = self.dealer.copy()
        twin.seq = self.seq
        twin.timed = self.timed
        twin._before = list(self._before)
        return twin

    @property
    def committed(self) -> State:
        """The state without the plies that can still be taken back: all that other seats may see."""
        return self._before[0] if self._before else self.state

    @property
    def question(self) -> int:
        """The place in the history of the answer that is awaited: one that was taken back is awaited there again."""
        return len(self.state.history)

    @property
    def undo_reason(self) -> str:
        """Why nothing can be taken back; empty when it can."""
        if self.state.is_over:
            return "game-over"
        if self._before:
            return ""
        history = self.state.history
        if all(move.seat == CHANCE for move in history):
            return "nothing-to-undo"
        if history[-1].seat == CHANCE:
            return "drawn"
        return "clock" if len(history) - 1 in self.timed else "passed"

    def replay(self, row: LogRow) -> None:
        """Carry out a row read from the store; raises RecordError when it cannot have been written by this game."""
        if row.seq != self.seq + 1:
            raise RecordError(f"log row {row.seq}: expected number {self.seq + 1}")
        try:
            if row.kind == "draw":
                self._replay_draw(row)
            elif row.kind == "undo":
                self._take_back()
            else:
                self._play(row.token, clock=row.kind == "clock")
        except (IllegalAction, NotationError, Refusal) as error:
            raise RecordError(f"log row {row.seq} ({row.kind} {row.token}): {error}") from error
        self.seq = row.seq

    def _replay_draw(self, row: LogRow) -> None:
        dealt = self.state.token(self.dealer.outcome(self.state))
        if dealt != row.token:
            raise RecordError(f"log row {row.seq}: expected the dealer's {dealt}, found {row.token}")
        self._draw()

    def ply(self, token: str) -> list[LogRow]:
        """Play a token of the seat to move and all draws that follow; raises Refusal, unchanged, when it is illegal."""
        seat = self.state.to_move
        self._play(token)
        return [self._row("ply", seat, token), *self.deal()]

    def fall_silent(self) -> list[LogRow]:
        """Play what silence means, as the clock does; raises Refusal, unchanged, where it means nothing."""
        silence = self.state.silence()
        if silence is None:
            raise Refusal("wrong-step", where=self.state.step, status=409)
        seat, token = self.state.to_move, self.state.token(silence)
        self._play(token, clock=True)
        return [self._row("clock", seat, token), *self.deal()]

    def undo(self) -> list[LogRow]:
        """Take the last open ply back; raises Refusal when there is none."""
        seat = self.state.to_move
        self._take_back()
        return [self._row("undo", seat, "")]

    def deal(self) -> list[LogRow]:
        """Let the dealer deal until a seat must decide or the game is over."""
        rows = []
        while self.state.to_move == CHANCE:
            token = self._draw()
            rows.append(self._row("draw", CHANCE, token))
        return rows

    def _row(self, kind: RowKind, seat: int, token: str) -> LogRow:
        self.seq += 1
        return LogRow(self.seq, kind, seat, token)

    def _draw(self) -> str:
        action = self.dealer.outcome(self.state)
        token = self.state.token(action)
        self.state.apply(action)
        self._before.clear()
        return token

    def _play(self, token: str, *, clock: bool = False) -> None:
        state = self.state
        if state.is_over:
            raise Refusal("game-over", status=409)
        try:
            action = state.parse(token)
        except NotationError as error:
            where = f"column {error.column}"
            raise Refusal("not-notation", where=where, expected=error.expected, found=error.found) from error
        reason = state.reason(action)
        if reason is not None:
            raise Refusal(reason, where=state.step, found=state.token(action), status=409)
        before = state.copy()
        state.apply(action)
        passed = state.is_over or state.to_move != before.to_move or state.turn != before.turn
        if clock:
            self.timed |= {len(before.history)}
        if clock or passed:
            self._before.clear()
        else:
            self._before.append(before)

    def _take_back(self) -> None:
        if self.undo_reason:
            raise Refusal("cannot-undo", where=self.undo_reason, status=409)
        self.state = self._before.pop()
