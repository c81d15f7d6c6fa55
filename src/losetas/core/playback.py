"""Plays tokens on a state: draws implied by placements, optional decisions declined by later tokens, seat prefixes.

Scenarios, records and the command line all play text through a `Playback`.
"""

from __future__ import annotations

from collections import deque

from losetas.core.action import Action
from losetas.core.chance import Deals
from losetas.core.errors import IllegalAction, NotationError
from losetas.core.game import CHANCE, State
from losetas.core.notation import END, Token, Word, read_token


class PlayError(IllegalAction):
    """A token that cannot be played, with the place where it is written."""

    def __init__(self, word: Word, reason: str) -> None:
        super().__init__(reason, f"{word.source}:{word.line}:{word.column}: {word.text}")
        self.word = word


class Playback:
    """Drives one state by tokens.

    `draws` are the next draws of the bag; without them the tile that is placed is the draw, or, with a `dealer`,
    what the dealer deals. `free` lifts turn order and bag.
    """

    def __init__(self, state: State, *, free: bool = False, dealer: Deals | None = None) -> None:
        self.state = state
        self.draws: deque[Word] = deque()
        self._free = state.game.words().free if free else None
        self.dealer = dealer
        self._turn: int | None = None
        self._placed = False
        self._may_end_turn = False

    def resume(self) -> None:
        """Begin a new line of tokens: its first token may go on with an open turn or, declining, begin the next."""
        if self._turn is not None and self.state.turn != self._turn:
            self._turn = None
        self._may_end_turn = True

    def deal(self) -> None:
        """Carry out the draws that are known already: the queue, or the dealer."""
        while self.state.to_move == CHANCE and self.draws:
            self._draw(self.draws.popleft())
        while self.state.to_move == CHANCE and self.dealer is not None:
            self.state.apply(self.dealer.outcome(self.state))

    def play(self, word: Word) -> None:
        """Play one token; on an error nothing has been played but declines and draws before it.

        Raises:
            NotationError: the word is no token.
            PlayError: the token cannot be played now.
        """
        token = read_token(word)
        if token.shape == END:
            self.state.stop()
        elif token.shape in ("draw", "discard"):
            self._chance(token)
        elif not self._says_none_again(token):
            self._begin(token)
            self._act(token)
            self._may_end_turn = False
        self._placed = token.shape == "place"

    def close(self, *, keep: frozenset[str] = frozenset()) -> bool:
        """End the turn being written: decline what is optional, give answers without a choice; False when one is left.

        Decisions of the steps in `keep` are left open.
        """
        while self._turn is not None and self.state.turn == self._turn and not self.state.is_over:
            self.deal()
            if self.state.turn != self._turn:
                break
            implied = None if self.state.step in keep else decline_of(self.state) or only_answer(self.state)
            if implied is None:
                return False
            self.state.apply(implied)
        self._turn = None
        return True

    def _says_none_again(self, token: Token) -> bool:
        """Whether `-` follows a placement after which nothing could be claimed: the step was skipped, so it is true."""
        return token.shape == "none" and self._placed and self.state.step != "follower"

    def _begin(self, token: Token) -> None:
        if self._turn is None:
            if self._free is not None:
                self._free(self.state, token)
            self._turn = self.state.turn
        elif self.state.turn != self._turn:
            raise PlayError(token.word, "wrong-step")

    def _act(self, token: Token) -> None:
        """Apply a token, declining optional decisions that come before it in the same turn."""
        first_reason = None
        while True:
            self._draw_for(token)
            action = parse(self.state, token)
            reason = self._reason(token, action)
            if reason is None:
                self.state.apply(action)
                return
            first_reason = first_reason or reason
            decline = decline_of(self.state) if reason in ("wrong-step", "not-your-turn") else None
            if decline is None:
                raise PlayError(token.word, first_reason)
            self.state.apply(decline)
            if self.state.turn != self._turn:
                if not self._may_end_turn:
                    raise PlayError(token.word, first_reason)
                self._turn = None
                self._begin(token)

    def _reason(self, token: Token, action: Action) -> str | None:
        if token.seat is not None and self.state.to_move != token.seat and not self.state.is_over:
            return "not-your-turn"
        return self.state.reason(action)

    def _draw_for(self, token: Token) -> None:
        self.deal()
        if self.state.to_move == CHANCE and token.shape == "place":
            self._draw(token.word, placed_code(self.state, token))

    def _chance(self, token: Token) -> None:
        """Play a draw that is written out, or a discard: the draw of a tile that turns out to fit nowhere."""
        if self._turn is not None and self.state.turn != self._turn:
            raise PlayError(token.word, "wrong-step")
        self._draw(token.word, token.code)
        if token.shape == "discard" and not self.state.history[-1].discards:
            raise token.word.error("a tile that fits nowhere", found=f"{token.code}, which can be placed")

    def _draw(self, word: Word, code: str | None = None) -> None:
        action = parse(self.state, Token(word, "~" + (word.text if code is None else code), "draw"))
        reason = self.state.reason(action)
        if reason is not None:
            raise PlayError(word, reason)
        self.state.apply(action)


def parse(state: State, token: Token) -> Action:
    """The action of a token; an error of the game's parser is moved to where the token stands."""
    try:
        return state.parse(token.text)
    except NotationError as error:
        raise token.word.part(max(0, len(token.word.text) - len(token.text))).move(error) from None


def placed_code(state: State, token: Token) -> str:
    """The canonical code of the tile that a place token lays."""
    return read_token(Word(state.token(parse(state, token)))).code


def only_answer(state: State) -> Action | None:
    """The one answer to a registered decision that leaves no choice, which need not be written; None elsewhere."""
    actions = state.legal_actions() if state.to_move >= 0 else []
    if len(actions) != 1 or read_token(Word(state.token(actions[0]))).shape != "decision":
        return None
    return actions[0]


def decline_of(state: State) -> Action | None:
    """The legal action that declines the decision to be made (its token ends in `-`); None when it is compulsory.

    A lone `-` declines nothing: it is the pass of a seat that can do nothing else, and has to be written.
    """
    if state.to_move < 0:
        return None
    actions = state.legal_actions()
    if len(actions) == 1 and state.token(actions[0]) == "-":
        return None
    for action in actions:
        if state.token(action).endswith("-"):
            return action
    return None
