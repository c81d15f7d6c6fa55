"""Plays records and verifies them: results, fingerprint, commitment, and that the dealer dealt exactly these draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from losetas.core import registry
from losetas.core.action import Action, Move
from losetas.core.chance import Dealer
from losetas.core.errors import IllegalAction, LosetasError, RecordError, RulesetError
from losetas.core.faults import ExpansionError
from losetas.core.game import CHANCE, State
from losetas.core.notation import END, Word
from losetas.core.playback import Playback, PlayError
from losetas.core.record import Record, Turn, final_text, result_text, turn_points


@dataclass(frozen=True)
class Played:
    """A turn of a record as it was played: the moves it made, draws included, and the state after it."""

    turn: Turn
    moves: tuple[Move, ...]
    state: State


def _wrong(word: Word, expected: str, got: str) -> RecordError:
    return RecordError(f"{word.source}:{word.line}:{word.column}: expected {expected}, got {got}")


def replay_turns(record: Record) -> Iterator[Played]:
    """Play a record turn by turn.

    Raises:
        NotationError: a token that is none in this game.
        RecordError: a move that is illegal, or a stated result that the game does not have.
        ExpansionError: an expansion that cannot be played, or a hook that does not answer as it should.
    """
    state = _new_state(record)
    playback = Playback(state)
    for index, turn in enumerate(record.turns):
        done = len(state.history)
        if turn.number != state.turn or state.is_over:
            found = "the end of the game" if state.is_over else f"turn {state.turn}"
            raise _wrong(turn.word, f"turn {turn.number}", found)
        try:
            _play_turn(playback, turn, last=index == len(record.turns) - 1)
        except ExpansionError as error:
            raise error.locate_in(f"{record.source}, turn {turn.number}")  # noqa: B904
        except PlayError as error:
            raise _wrong(error.word, "a legal move", f"{error.word.text}: {error.reason}") from None
        moves = tuple(state.history[done:])
        _check_results(turn, moves)
        yield Played(turn, moves, state)
    stated = record.tags.get("Result")
    if stated is not None and not state.is_over:
        raise RecordError(f"{record.source}: [Result {stated!r}] is stated, but the moves do not end the game")
    if stated is not None and stated.split() != final_text(state).split():
        raise RecordError(f"{record.source}: expected the result {stated!r} that is stated, got {final_text(state)!r}")


def replay(record: Record) -> State:
    """The state that a record leads to; raises as `replay_turns` does."""
    state = None
    for played in replay_turns(record):
        state = played.state
    return state if state is not None else _new_state(record)


def _new_state(record: Record) -> State:
    try:
        game = registry.make(record.tags["Game"], record.players)
    except ExpansionError as error:
        raise error.locate_in(record.source)  # noqa: B904
    except RulesetError as error:
        raise RecordError(f"{record.source}: [Game {record.tags['Game']!r}] is not available: {error}") from None
    return game.new_state()


def _play_turn(playback: Playback, turn: Turn, *, last: bool) -> None:
    is_open = any(item.kind == "open" for item in turn.items)
    for word in turn.tokens():
        playback.play(word)
    if not is_open and not playback.close() and not last:
        raise PlayError(turn.word, f"compulsory decision left out ({playback.state.step})")


def _check_results(turn: Turn, moves: tuple[Move, ...]) -> None:
    got = result_text(turn_points(list(moves)))
    for item in turn.items:
        if item.kind == "result" and sorted(item.word.text[1:].split(",")) != sorted(got[1:].split(",")):
            raise _wrong(item.word, f"{item.word.text} as stated", got if got != "=" else "no points")


@dataclass(frozen=True)
class Verified:
    """What verifying a record established; a check that the record gives no ground for is None."""

    state: State
    rules: bool | None
    result: bool | None
    commitment: bool | None
    draws: int | None


def verify(record: Record) -> Verified:
    """Replay a record and check all that it claims.

    Raises:
        NotationError: it cannot be read in this game.
        RecordError: a claim that is wrong: move, result, fingerprint, commitment, or a draw the seed did not deal.
    """
    state = replay(record)
    rules = record.tags.get("Rules")
    if rules is not None and rules != state.game.ruleset.fingerprint:
        fingerprint = state.game.ruleset.fingerprint
        raise RecordError(f"{record.source}: expected [Rules {rules!r}] as stated, got {fingerprint!r} here")
    seed, commit = record.tags.get("Seed"), record.tags.get("Commit")
    committed = None
    if seed is not None and commit is not None:
        committed = Dealer(seed).commitment == commit
        if not committed:
            raise RecordError(f"{record.source}: [Seed] commits to {Dealer(seed).commitment}, not to [Commit]")
    draws = None if seed is None else _check_draws(record, state, Dealer(seed))
    result = True if "Result" in record.tags else None
    return Verified(state, None if rules is None else True, result, committed, draws)


def _check_draws(record: Record, state: State, dealer: Dealer) -> int:
    """Play the moves again with the dealer beside them; the number of draws it dealt."""
    twin = state.game.new_state()
    count = 0
    for move in state.history:
        if move.seat == CHANCE and twin.to_move == CHANCE and move.token.startswith("~"):
            dealt = twin.token(_dealt(record, dealer, twin))
            count += 1
            if dealt != move.token:
                what = f"expected {dealt[1:]}, which the seed deals, got {move.token[1:]}"
                raise RecordError(f"{record.source}: turn {move.turn}: {what}")
        elif move.token == END:
            twin.stop()
            continue
        try:
            twin.apply(twin.parse(move.token))
        except IllegalAction as error:
            raise RecordError(f"{record.source}: turn {move.turn}: {move.token}: {error.reason}") from None
    return count


def _dealt(record: Record, dealer: Dealer, state: State) -> Action:
    try:
        return dealer.outcome(state)
    except LosetasError as error:
        raise RecordError(f"{record.source}: turn {state.turn}: {error}") from None
