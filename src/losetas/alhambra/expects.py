"""What a scenario of Alhambra may expect: palaces, hands, market, supplies, rounds, what is legal, who sees what."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from losetas.alhambra.scoring import DIRK, NEUTRAL
from losetas.alhambra.setup import alhambra, read_building, read_card, read_tile, same_list, seat_and_rest
from losetas.alhambra.tables import SCORE1
from losetas.core.errors import NotationError
from losetas.core.expect import EXPECT, compare
from losetas.core.notation import (
    ExpectWord,
    Word,
    missing,
    one_of,
    read_assignments,
    read_int,
    read_seat,
    read_token,
    seat_values,
)
from losetas.core.playback import parse
from losetas.core.scenario import is_rule_id
from losetas.core.scoring import ScoreEvent

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState
    from losetas.alhambra.view import AlhambraView
    from losetas.core.scene import Scene

SPACES: Final = "ygbo"


def spaces(state: AlhambraState, arguments: list[Word]) -> dict[int, int]:
    """`y:TILE` and `y:-` as space to tile, -1 for an empty one."""
    found: dict[int, int] = {}
    for word in arguments:
        letter, colon, _ = word.text.partition(":")
        if not colon or len(letter) != 1 or letter not in SPACES:
            raise word.error("a space and its tile such as y:tower8NES, or y:-")
        rest = word.part(2)
        if SPACES.index(letter) in found:
            raise word.error("each space once")
        found[SPACES.index(letter)] = -1 if rest.text == "-" else read_building(state.program, rest)
    return found


def _wall(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    expected = seat_values(words, scene.game.players, verb)
    state = alhambra(scene.state)
    return compare(expected, {seat: state.wall_length(seat) for seat in range(scene.game.players)})


def _count(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    if len(words) < 2:
        raise missing(words[0] if words else verb, "SEAT TYPE=NUMBER")
    who, state = words[0], alhambra(scene.state)
    types = state.program.type_index
    wrong = []
    for word, key, value in read_assignments(words[1:], "tower=3"):
        kind = types[one_of(word.part(0, len(key)), types, "a type of building")]
        if who.text == DIRK:
            got = sum(state.program.tables.ttype[tile] == kind for tile in state.kernel.neutral_list())
        else:
            got = state.count(read_seat(who, scene.game.players), kind)
        if got != read_int(value):
            wrong.append(f"{key}={got}")
    return " ".join(wrong) or None


def _hand(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    seat, rest = seat_and_rest(words, scene.game.players, verb)
    state = alhambra(scene.state)
    wanted = [state.program.cards[read_card(state.program, word)] for word in rest if word.text != "-"]
    return same_list(wanted, state.hand(seat))


def _tiles(state: AlhambraState, words: list[Word]) -> list[str]:
    return [state.program.tiles[read_tile(state.program, word)].code for word in words if word.text != "-"]


def _reserve(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    seat, rest = seat_and_rest(words, scene.game.players, verb)
    state = alhambra(scene.state)
    return same_list(_tiles(state, rest), state.reserve(seat))


def _built(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    seat, rest = seat_and_rest(words, scene.game.players, verb)
    state = alhambra(scene.state)
    wanted = []
    for word in rest:
        code, at, cell = word.text.partition("@")
        if word.text == "-":
            continue
        if not at:
            raise word.error("TILE@x,y such as tower8NES@1,0")
        wanted.append(f"{state.program.tiles[read_tile(state.program, word.part(0, len(code)))].code}@{cell}")
    return same_list(wanted, [f"{tile.code}@{cell}" for cell, tile in state.palace(seat)])


def _market(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    state = alhambra(scene.state)
    got = state.kernel.market_list()
    named = [word for word in words if word.text != "-"]
    expected = spaces(state, named) if named else dict.fromkeys(range(4), -1)
    if all(got[space] == tile for space, tile in expected.items()):
        return None
    return " ".join(
        f"{SPACES[space]}:{state.program.tiles[got[space]].code if got[space] >= 0 else '-'}" for space in expected
    )


def _display(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    state = alhambra(scene.state)
    wanted = [state.program.cards[read_card(state.program, word)] for word in words if word.text != "-"]
    return same_list(wanted, [state.program.cards[card] for card in state.kernel.display_list()])


def _supply(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    kernel = alhambra(scene.state).kernel
    got = {"tiles": kernel.nbag, "money": kernel.supply(), "discards": kernel.ndiscard}
    wrong = []
    for word, key, value in read_assignments(words, "tiles=3, money=3 or discards=3"):
        name = one_of(word.part(0, len(key)), got, "one of")
        if got[name] != read_int(value):
            wrong.append(f"{name}={got[name]}")
    return " ".join(wrong) or None


def _piles(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    """Each pile of money that is left: its cards, `+2X` for joining ones among them, `+score1` for a scoring card."""
    state = alhambra(scene.state)
    flat = state.kernel.pile_list()
    got = []
    for size, joins, bits in zip(flat[::3], flat[1::3], flat[2::3], strict=True):
        scoring = [state.program.cards[SCORE1 + number] for number in range(2) if bits >> number & 1]
        got.append("+".join([str(size), *([f"{joins}X"] if joins else []), *scoring]))
    return None if got == [word.text for word in words] else " ".join(got)


def _dirk(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    state = alhambra(scene.state)
    return same_list(_tiles(state, words), [state.program.tiles[tile].code for tile in state.kernel.neutral_list()])


def _rounds(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    if len(words) != 1:
        raise missing(verb, "a number of rounds")
    got = alhambra(scene.state).kernel.rounds.bit_count()
    return None if got == read_int(words[0]) else str(got)


def _last_round(scene: Scene, who: Word, kind: Word) -> list[ScoreEvent]:
    """The events of a seat, or of Dirk, for a kind in the last round."""
    seat = NEUTRAL if who.text == DIRK else read_seat(who, scene.game.players)
    kind_name = one_of(kind, scene.words.kinds, "a kind of points")
    events = scene.events()
    last = events[-1].phase if events else ""
    return [event for event in events if event.phase == last and (event.seat, event.kind) == (seat, kind_name)]


def _scored(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    """Points of the last round; `none` and 0 are the same, somebody without a share has no event."""
    if len(words) != 3:
        raise missing(words[-1] if words else verb, "SEAT KIND POINTS or SEAT KIND none")
    got = sum(event.points for event in _last_round(scene, words[0], words[1]))
    wanted = 0 if words[2].text == "none" else read_int(words[2], "points or none")
    return None if got == wanted else str(got)


def _terms(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    """What a count is made of; by rule id as everywhere else."""
    if len(words) < 3:
        raise missing(words[-1] if words else verb, "SEAT TYPE buildings=3")
    pairs = [(key, value) for _, key, value in read_assignments(words[2:], "buildings=3")]
    if all(is_rule_id(key) for key, _ in pairs):
        return EXPECT["terms"](scene, verb, words)
    events = _last_round(scene, words[0], words[1])
    codes = alhambra(scene.state).program.codes
    sharing = {"pot", "sharers"}  # lines that are worth nothing by themselves and count nothing either
    parts = {"buildings", codes.get("extra", ""), codes.get("annex", "")} - {""}
    parts |= {term.code for event in events for term in event.terms if not term.each} - sharing
    got: Counter[str] = Counter()
    for event in events:
        got.update({term.code: term.count for term in event.terms if term.code in parts})
    got["count"] = sum(got[part] for part in parts)
    wrong = [
        f"{key}={got[key]}"
        for key, value in pairs
        if got[one_of(Word(key, value.line, value.column, value.source), parts | {"count"}, "one of")]
        != read_int(value)
    ]
    return " ".join(wrong) or None


def _legal(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    """As everywhere, and `exactly` and `count` may name a kind of choice."""
    state = alhambra(scene.state)
    keys = {verb.key for verb in state.program.verbs.values()}
    if len(words) < 2 or words[0].text not in ("exactly", "count") or words[1].text not in keys:
        return EXPECT["legal"](scene, verb, words)
    key = words[1].text
    choices = [] if state.to_move < 0 else state.legal_actions()
    legal = {state.token(action) for action in choices if state.program.verbs[action.payload & 15].key == key}
    if words[0].text == "count":
        if len(words) != 3:
            raise missing(words[1], "a number")
        return None if len(legal) == read_int(words[2]) else str(len(legal))
    wanted = {state.token(parse(state, read_token(word))) for word in words[2:]}
    return None if legal == wanted else " ".join(sorted(legal)) or f"no {key}"


def _view(scene: Scene, verb: Word, words: list[Word]) -> str | None:
    """A money card is seen in a hand or in the display, a secret card (or the tile it shows) in a hand or revealed."""
    if len(words) != 3:
        raise missing(words[-1] if words else verb, "SEAT hides|shows TOKEN")
    seat = read_seat(words[0], scene.game.players)
    mode = one_of(words[1], ("hides", "shows"), "one of")
    state = alhambra(scene.state)
    shown = words[2].text.lstrip("!") in _seen(state, state.view(seat), words[2])
    return None if shown == (mode == "shows") else f"{words[2].text} {'shown' if shown else 'hidden'}"


def _seen(state: AlhambraState, view: AlhambraView, word: Word) -> set[str]:
    """What a view shows of the sort of thing that a word names."""
    program = state.program
    text = word.text.lstrip("!")
    try:
        program.card(text)
    except NotationError:
        read_tile(program, word.part(len(word.text) - len(text)))
    else:
        return {*view.display, *(card for seat in view.seats for card in seat.hand or ())}
    secret = {code for seat in view.seats for code in (*seat.open, *(seat.secrets or ()))}
    if program.tables.secrets and text in {card.tile for card in program.secrets}:
        return secret
    public = {*view.aside, *view.neutral, *(tile for tile in (*view.market, *view.tops.values()) if tile)}
    return public | {code for seat in view.seats for code in (*seat.reserve, *(tile.code for tile in seat.palace))}


EXPECT_WORDS: Final[dict[str, ExpectWord]] = {
    "wall": _wall,
    "count": _count,
    "hand": _hand,
    "reserve": _reserve,
    "built": _built,
    "market": _market,
    "display": _display,
    "supply": _supply,
    "piles": _piles,
    "dirk": _dirk,
    "rounds": _rounds,
    "scored": _scored,
    "terms": _terms,
    "legal": _legal,
    "view": _view,
}
