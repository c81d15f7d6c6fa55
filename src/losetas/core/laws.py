"""The laws every game and expansion keeps, as a conformance kit: play random games under them.

    from losetas.core.laws import check_game
    check_game(make("carcassonne/classic", players=3), seed="1")

A broken law raises `LawBroken`, which names the law, the seed and the move, so that the game can be played again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from fractions import Fraction

import msgspec

from losetas.core.action import Action
from losetas.core.chance import Dealer
from losetas.core.errors import IllegalAction, LosetasError
from losetas.core.faults import ExpansionError
from losetas.core.game import CHANCE, Game, State
from losetas.core.notation import END
from losetas.core.scoring import ScoreEvent

Watch = Callable[[State], None]
"""Called after every ply of a checked game: a place to run a referee beside it."""

Choose = Callable[[list[Action], State, random.Random], Action]
"""Picks the action to play: by default each is equally likely."""

Conserved = Callable[[State], Hashable]
"""Reads from a state what no move may change: figures on the table and in the supplies, money in the whole game."""


class LawBroken(LosetasError):
    """A law does not hold: which one and where."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def demand(holds: bool, law: str, detail: str | Callable[[], str] = "") -> None:
    """Raise LawBroken unless the law holds; a detail that costs something to write is given as a function."""
    if not holds:
        raise LawBroken(law, detail if isinstance(detail, str) else detail())


def fingerprint(state: State) -> tuple[Hashable, ...]:
    """Everything a state shows, as one value: equal states have equal fingerprints."""
    return (
        state.to_move,
        state.step,
        state.turn,
        state.scores,
        state.stopped_scores(),
        state.returns(),
        state.position(),
        tuple(action.code for action in state.legal_actions()),
        tuple(state.outcomes()),
        state.events,
        tuple(state.history),
        msgspec.json.encode(state.view(None)),
        *(msgspec.json.encode(state.view(seat)) for seat in range(state.game.players)),
    )


def check_legal_list(state: State) -> None:
    """The legal actions are sorted, unique, never empty while somebody decides, and each says that it is legal."""
    actions = state.legal_actions()
    demand(actions == sorted(set(actions)), "legal actions are sorted and unique", state.position)
    demand(bool(actions) or state.is_over, "there is a legal action until the end", state.position)
    demand(not (state.is_over and actions), "nothing is legal after the end", state.position)
    for action in actions:
        demand(state.reason(action) is None, "a legal action has no reason against it", state.token(action))


def check_silence(state: State) -> None:
    """What saying nothing means is a legal action, and that of a seat: chance and the end are never silent."""
    silence = state.silence()
    if silence is not None:
        demand(state.to_move >= 0, "only a seat can be silent", state.position)
        demand(silence in state.legal_actions(), "what silence means is legal", lambda: state.token(silence))


def check_tokens(state: State) -> None:
    """Printing an action and reading it again gives the same action; no two actions print alike."""
    tokens: dict[str, Action] = {}
    for action in state.legal_actions():
        token = state.token(action)
        demand(state.parse(token) is action, "a token reads back as its action", token)
        demand(token not in tokens, "two actions have two tokens", token)
        tokens[token] = action


def check_outcomes(state: State) -> None:
    """A chance node has outcomes, each with a positive probability, that sum to 1; other nodes have none."""
    outcomes = state.outcomes()
    if state.to_move != CHANCE:
        demand(not outcomes, "only chance nodes have outcomes", state.position)
        return
    total = sum((p for _, p in outcomes), Fraction(0))
    demand(total == 1, "the probabilities of a chance node sum to 1", str(total))
    demand(all(p > 0 for _, p in outcomes), "every outcome is possible", state.position)
    same = [action for action, _ in outcomes] == state.legal_actions()
    demand(same, "at a chance node the legal actions are the outcomes", state.position)


def check_copy(state: State) -> None:
    """A copy shows the same, and playing on it leaves the original alone."""
    before = fingerprint(state)
    twin = state.copy()
    demand(fingerprint(twin) == before, "a copy shows the same", state.position)
    for action in twin.legal_actions()[:1]:
        twin.apply(action)
    demand(fingerprint(state) == before, "playing on a copy leaves the original alone", state.position)


def check_undo(state: State, rng: random.Random, most: int = 0) -> None:
    """Every action that is pushed and popped leaves no trace; pushing twice and popping twice neither.

    With `most` only that many actions, drawn by `rng`, are tried.
    """
    before = fingerprint(state)
    actions = state.legal_actions()
    if most and len(actions) > most:
        actions = rng.sample(actions, most)
    for action in actions:
        token = state.token(action)
        state.push(action)
        onward = state.legal_actions()
        if onward:
            state.push(rng.choice(onward))
            state.pop()
        demand(state.pop() is action, "pop returns the action that was pushed", token)
        demand(fingerprint(state) == before, "an action taken back leaves no trace", token)


def check_refusal(state: State, foreign: list[Action]) -> None:
    """Actions of other positions that are illegal here are refused with a reason, and nothing changes."""
    legal = set(state.legal_actions())
    before = fingerprint(state)
    for action in foreign:
        if action in legal:
            continue
        reason = state.reason(action)
        demand(reason is not None, "an illegal action has a reason against it", str(action))
        try:
            state.apply(action)
        except IllegalAction as error:
            demand(error.reason == reason, "the refusal gives the same reason", f"{error.reason}, {reason}")
        else:
            raise LawBroken("an illegal action is refused", str(action))
        demand(fingerprint(state) == before, "a refused action changes nothing", str(action))


def check_stopped(state: State) -> None:
    """`stopped_scores` says what the scores are if the game is ended now; ending a copy leaves the state alone."""
    if state.is_over:
        demand(state.stopped_scores() == state.scores, "after the end the stopped scores are the scores")
        demand(sum(state.returns()) == 1, "the shares of the win sum to 1", str(state.returns()))
        return
    demand(not any(state.returns()), "nobody has won before the end", str(state.returns()))
    said = state.stopped_scores()
    twin = state.copy()
    before = twin.scores
    moves = len(twin.history)
    twin.finish()
    demand(twin.is_over, "finish ends the game", state.position)
    demand(twin.scores == said, "stopped scores are the scores after finish", f"{said}, {twin.scores}")
    events = tuple(event for move in twin.history[moves:] for event in move.events)
    check_events(events, before, twin.scores, "final")


def check_events(events: tuple[ScoreEvent, ...], before: tuple[int, ...], after: tuple[int, ...], where: str) -> None:
    """The events of a move explain the change of the scores; the terms of an event add up and cite their rules."""
    change = [new - old for old, new in zip(before, after, strict=True)]
    for event in events:
        if event.seat >= 0:  # a share of the points that nobody plays for has a negative seat
            change[event.seat] -= event.points
        terms = sum(term.points for term in event.terms)
        demand(terms == event.points, "the terms of an event add up", f"{where}: {event}")
        demand(all(term.rule for term in event.terms), "every term cites a rule", f"{where}: {event}")
        demand(bool(event.rule), "every event cites a rule", f"{where}: {event}")
    demand(not any(change), "events explain every point", f"{where}: unexplained {change}, {events}")


def check_determinize(state: State, rng: random.Random) -> None:
    """What a seat sees does not change when everything hidden from it is filled in anew, and no guess gives it away.

    The moves of a guess lead to its position, so they tell of nothing that is not so in it; and a guess made of a guess
    is the same as one made of the state by the same random numbers, so neither depends on what the seat cannot know.
    The first is looked at for one seat, another at every move.
    """
    traced = len(state.history) % state.game.players
    for seat in range(state.game.players):
        guess = state.determinize(seat, rng)
        same = msgspec.json.encode(guess.view(seat)) == msgspec.json.encode(state.view(seat))
        demand(same, "a determinized state looks the same to its seat", state.position)
        if state.to_move == seat:
            demand(guess.legal_actions() == state.legal_actions(), "and has the same legal actions", state.position)
        seed = rng.random()
        ours, theirs = (here.determinize(seat, random.Random(seed)) for here in (state, guess))
        same = ours.position() == theirs.position() and ours.history == theirs.history
        demand(same, "a guess depends on nothing that its seat cannot know", state.position)
        if seat == traced:
            demand(_retraced(guess) == guess.position(), "the moves of a guess lead to its position", guess.position)


def _retraced(state: State) -> str:
    """The position to which the moves of a state lead."""
    twin = state.game.new_state()
    for move in state.history:
        if move.token == END:
            twin.stop()
            continue
        try:
            twin.apply(twin.parse(move.token))
        except IllegalAction as error:
            return f"none, for {error}"
    return twin.position()


def check_position(state: State, rng: random.Random, foreign: list[Action], most: int) -> None:
    """All laws that look at one position."""
    check_legal_list(state)
    check_silence(state)
    check_outcomes(state)
    check_tokens(state)
    check_copy(state)
    check_undo(state, rng, most)
    check_refusal(state, foreign)
    check_stopped(state)
    check_determinize(state, rng)
    demand(not state.status(), "play leads to possible positions", state.position)


def check_game(
    game: Game,
    seed: str,
    *,
    every: int = 9,
    most: int = 12,
    conserved: Conserved | None = None,
    watch: Watch | None = None,
    choose: Choose | None = None,
) -> State:
    """Play one random game under all laws and return its end.

    The cheap laws are checked at every ply, those of `check_position` at every `every`-th and at the end, there with
    at most `most` actions pushed and popped (0 = all). The same seed plays the same game.

    Raises:
        LawBroken: the law, with seed and number of the move.
        ExpansionError: a hook that does not answer as it should.
    """
    rng = random.Random(seed)
    dealer = Dealer(seed)
    state = game.new_state()
    kept = conserved(state) if conserved else None
    offset = rng.randrange(every)
    foreign: list[Action] = []
    try:
        while not state.is_over:
            if len(state.history) % every == offset:
                check_position(state, rng, foreign, most)
                foreign = [*rng.sample(foreign, min(len(foreign), most)), *_sample(state.legal_actions(), rng, most)]
            _ply(state, dealer, rng, choose)
            demand(conserved is None or conserved(state) == kept, "what must not change has not", str(kept))
            if watch is not None:
                watch(state)
        check_position(state, rng, foreign, most)
    except ExpansionError as error:
        raise error.locate(state)  # noqa: B904 the same error, which now says where
    except LawBroken as error:
        raise LawBroken(error.law, f"{game.name}, seed {seed}, after move {len(state.history)}: {error}") from error
    return state


def _ply(state: State, dealer: Dealer, rng: random.Random, choose: Choose | None) -> None:
    """Play one random ply, or what the dealer deals, and account for its points."""
    before = state.scores
    moves = state.history
    if state.to_move == CHANCE:
        action = dealer.outcome(state)
    else:
        actions = state.legal_actions()
        action = choose(actions, state, rng) if choose else rng.choice(actions)
    token = state.token(action)
    state.apply(action)
    history = state.history
    demand(history[:-1] == moves, "a ply adds one move to the history", token)
    demand(history[-1].code == action.code, "the history tells what was played", token)
    demand(history[-1].events == state.events, "the history tells the events", token)
    check_events(state.events, before, state.scores, token)


def _sample(actions: list[Action], rng: random.Random, most: int) -> list[Action]:
    return rng.sample(actions, min(len(actions), most))
