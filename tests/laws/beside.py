"""Runs the referee beside a State and compares everything after every ply."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests.referee import Referee

from losetas.carcassonne.state import CarcassonneState
from losetas.core.game import CHANCE, Game, State

DEFAULTS = {"farms": "3rd", "tiny_city": "4"}


def referee_for(game: Game) -> Referee:
    """A referee that plays the rules of a game."""
    rules = game.ruleset
    kinds = cast("CarcassonneState", game.new_state()).game.kinds
    abbots = 1 if rules.edition == "2014" and rules.options.get("abbot", "yes") == "yes" else 0
    options = {key: rules.options.get(key, default) for key, default in DEFAULTS.items()}
    return Referee(kinds, game.players, abbots=abbots, **options)


class Beside:
    """The `watch` of `check_game`: follows the moves and compares legal sets, scores, supplies and discards."""

    def __init__(self, game: Game) -> None:
        self.referee = referee_for(game)
        self.seen = 0
        self.plies = 0

    def __call__(self, watched: State) -> None:
        """Follow the newest move and compare."""
        state = cast("CarcassonneState", watched)
        move = state.history[-1]
        assert len(state.history) == self.seen + 1
        self.seen += 1
        self._follow(state, move.token)
        self.plies += 1
        self._compare(state)

    def _follow(self, state: CarcassonneState, token: str) -> None:
        referee = self.referee
        if token.startswith("~"):
            if state.step != "place":
                assert not referee.placements(token[1:]), f"{token} has a place"
            return
        if "@" in token and not token.startswith("-"):
            referee.place(token)
            claims = referee.claims()
            if state.step == "follower":
                assert {state.token(a) for a in state.legal_actions()} == claims | {"-"}
            else:
                assert not claims
                referee.claim("-")
        else:
            referee.claim(token)

    def _compare(self, state: CarcassonneState) -> None:
        referee = self.referee
        if state.is_over:
            assert list(state.scores) == referee.final_scores()
            return
        if state.step == "place":
            assert state.hand is not None
            expected = referee.placements(state.hand.code)
            tokens = {f"{state.hand.code}@{x},{y}{'NESW'[turns]}" for x, y, turns in expected}
            assert {state.token(action) for action in state.legal_actions()} == tokens
        if state.step == "follower":
            return
        assert list(state.scores) == referee.scores
        assert list(state.stopped_scores()) == referee.final_scores()
        assert [state.supply(seat)["follower"] for seat in range(referee.players)] == referee.supply
        assert [state.supply(seat).get("abbot", 0) for seat in range(referee.players)] == referee.abbots
        if state.to_move != CHANCE:
            assert state.to_move == referee.seat


def figures_in_the_game(state: State) -> object:
    """Per seat and piece, how many figures exist: those on the table and those in the supply."""
    board = cast("CarcassonneState", state)
    on_table = Counter((figure.seat, figure.piece) for figure in board.figures())
    return tuple(
        (seat, piece, left + on_table[seat, piece])
        for seat in range(board.game.players)
        for piece, left in sorted(board.supply(seat).items())
    )


def tiles_in_the_game(state: State) -> object:
    """How many tiles of each kind exist: on the table, in hand, in the bag, out of the game or lying aside.

    A reserved tile that is seen nowhere lies aside.
    """
    board = cast("CarcassonneState", state)
    tiles = Counter(placed.kind.code for placed in board.tiles()) + Counter(board.discards) + Counter(board.bag)
    if board.hand is not None:
        tiles[board.hand.code] += 1
    return tuple(sorted((tiles | Counter(board.game.program.reserved)).items()))


def conserved(state: State) -> tuple[object, object]:
    """What no move of Carcassonne changes."""
    return figures_in_the_game(state), tiles_in_the_game(state)
