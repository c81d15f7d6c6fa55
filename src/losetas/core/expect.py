"""The expect words that every game has: scores, points, whose decision, what is legal, what a seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from losetas.core.game import CHANCE, SEATS, State
from losetas.core.notation import (
    ExpectWord,
    Token,
    Word,
    missing,
    one_of,
    read_assignments,
    read_int,
    read_seat,
    read_token,
    seat_values,
)
from losetas.core.playback import parse, placed_code
from losetas.core.scenario import is_rule_id
from losetas.core.scoring import ScoreEvent

if TYPE_CHECKING:
    from losetas.core.scene import Scene

FRAME_REASONS: Final = frozenset({"not-your-turn", "wrong-step", "game-over", "no-module"})


def compare(expected: dict[int, int], got: dict[int, int]) -> str | None:
    """None when every expected number is met, else the seats' numbers as text."""
    if all(got[seat] == number for seat, number in expected.items()):
        return None
    return " ".join(f"{SEATS[seat]}={got[seat]}" for seat in sorted(expected))


def canonical_code(state: State, word: Word) -> str:
    """The code of the tile that a word names (letters A to X are read as well)."""
    action = parse(state, Token(word, "~" + word.text, "draw"))
    return state.token(action)[1:]


def _score(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    expected = seat_values(words, scene.game.players, verb)
    return compare(expected, dict(enumerate(scene.state.scores)))


def _need(verb: Word, words: list[Word], least: int, most: int, form: str) -> None:
    if len(words) < least:
        raise missing(words[-1] if words else verb, form)
    if len(words) > most:
        raise words[most].error("the end of the line")


def _scored(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 3, 5, "SEAT KIND POINTS or SEAT KIND none")
    seat = read_seat(words[0], scene.game.players)
    kind = one_of(words[1], scene.words.kinds, "a kind of points")
    points = [event.points for event in scene.events() if event.seat == seat and event.kind == kind]
    got = ", ".join(map(str, points)) or "none"
    if words[2].text == "none":
        return None if not points else got
    wanted = read_int(words[2], "points or none")
    count = points.count(wanted)
    if len(words) == 3:
        return None if count else got
    if len(words) != 5 or words[4].text != "times":
        raise words[3].error("N times, or the end of the line")
    return None if count == read_int(words[3]) else f"{got} ({count} times)"


def _terms(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 3, 99, "SEAT KIND RULE=POINTS")
    seat = read_seat(words[0], scene.game.players)
    kind = one_of(words[1], scene.words.kinds, "a kind of points")
    wanted = {key: read_int(value) for _, key, value in read_assignments(words[2:], "RULE=POINTS")}
    by_rule = all(is_rule_id(key) for key in wanted)
    found = [_term_sums(event, by_rule) for event in scene.events() if event.seat == seat and event.kind == kind]
    if wanted in found:
        return None
    return "; ".join(" ".join(f"{key}={value}" for key, value in sums.items()) for sums in found) or "none"


def _term_sums(event: ScoreEvent, by_rule: bool) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for term in event.terms:
        sums[term.rule if by_rule else term.code] += term.points
    return {key: value for key, value in sums.items() if value}


def _next(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 2, 3, "SEAT STEP [TILE]")
    state = scene.state
    expected = [SEATS[read_seat(words[0], scene.game.players)], one_of(words[1], scene.words.steps, "a step")]
    if state.is_over:
        return "the end of the game"
    seat = state.seat if state.to_move == CHANCE else state.to_move
    got = [SEATS[seat], "place" if state.to_move == CHANCE else state.step]
    if len(words) == 3:
        expected.append(canonical_code(state, words[2]))
        got.append((scene.words.hand(state) if scene.words.hand else None) or "no tile in hand")
    return None if got == expected else " ".join(got)


def _over(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 0, 1, "yes or no")
    wanted = not words or one_of(words[0], ("yes", "no"), "yes or no") == "yes"
    return None if wanted == scene.state.is_over else ("over" if scene.state.is_over else "not over")


def _winner(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 1, scene.game.players, "seats")
    wanted = {read_seat(word, scene.game.players) for word in words}
    winners = {seat for seat, share in enumerate(scene.state.returns()) if share}
    if wanted == winners:
        return None
    return " ".join(SEATS[seat] for seat in sorted(winners)) or "no winner yet"


def situation(state: State, token: Token) -> State:
    """The state in which a token is judged: where a placement is asked for and nothing is drawn, its tile is drawn."""
    if state.to_move != CHANCE or token.shape != "place":
        return state
    code = placed_code(state, token)
    twin = state.copy()
    draw = parse(twin, Token(token.word, "~" + code, "draw"))
    if twin.reason(draw) is None:
        twin.apply(draw)
    return twin


def reason_of(state: State, token: Token) -> str | None:
    """Why a token is illegal now, None when it is legal."""
    judged = situation(state, token)
    if token.seat is not None and judged.to_move != token.seat and not judged.is_over:
        return "not-your-turn"
    return judged.reason(parse(judged, token))


def _illegal(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 2, 2, "TOKEN REASON")
    expected = one_of(words[1], FRAME_REASONS | scene.words.reasons, "a reason")
    reason = reason_of(scene.state, read_token(words[0]))
    if reason == expected:
        return None
    return f"{words[0].text} is legal" if reason is None else reason


def _legal(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 1, 10_000, "includes, excludes, exactly or count")
    mode = one_of(words[0], ("includes", "excludes", "exactly", "count"), "one of")
    if mode == "count":
        _need(words[0], words[1:], 1, 1, "a number")
        number = len(scene.state.legal_actions())
        return None if number == read_int(words[1]) else str(number)
    tokens = [read_token(word) for word in words[1:]]
    if mode == "exactly":
        return _exactly(scene.state, tokens)
    _need(words[0], words[1:], 1, 10_000, "tokens")
    wrong = [token.text for token in tokens if (reason_of(scene.state, token) is None) != (mode == "includes")]
    if not wrong:
        return None
    return f"{' '.join(wrong)} {'illegal' if mode == 'includes' else 'legal'}"


def _exactly(state: State, tokens: list[Token]) -> str | None:
    legal = {state.token(action) for action in state.legal_actions()}
    wanted = {state.token(parse(state, token)) for token in tokens}
    if legal == wanted:
        return None
    return " ".join(sorted(legal)) or "nothing legal"


def _view(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 3, 3, "SEAT hides|shows TOKEN")
    seat = read_seat(words[0], scene.game.players)
    mode = one_of(words[1], ("hides", "shows"), "one of")
    shown = words[2].text in set(_texts(msgspec.to_builtins(scene.state.view(seat))))
    return None if shown == (mode == "shows") else f"{words[2].text} {'shown' if shown else 'hidden'}"


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)


def _same(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    _need(verb, words, 2, 2, "view SEAT")
    one_of(words[0], ("view",), "one of")
    seat = read_seat(words[1], scene.game.players)
    if scene.previous is None:
        raise verb.error("a scenario before this one to compare with", found="the first of the file")
    here, there = (msgspec.json.encode(state.view(seat)) for state in (scene.state, scene.previous))
    return None if here == there else "a different view"


EXPECT: Final[dict[str, ExpectWord]] = {
    "score": _score,
    "scored": _scored,
    "terms": _terms,
    "next": _next,
    "over": _over,
    "winner": _winner,
    "illegal": _illegal,
    "legal": _legal,
    "view": _view,
    "same": _same,
}
