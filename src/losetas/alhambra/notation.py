"""What Alhambra adds to the notation: setup and expect words. Modules register theirs from their folders.

Setup: `deal CARD...` (the first cards of the deal, in order; `...` behind them stops it there), or `hand SEAT CARD...`,
`start SEAT`, `display CARD...`, `market y:TILE ...`, `built SEAT TILE@x,y ...`, `reserve SEAT TILE...`, `dirk TILE...`,
`discards CARD...`, `score SEAT=POINTS`; `draws money|tiles|TYPE ...` in either case.
"""

from __future__ import annotations

import re
from collections import deque
from typing import TYPE_CHECKING, Final

from losetas.alhambra.expects import EXPECT_WORDS, spaces
from losetas.alhambra.scoring import WALL
from losetas.alhambra.setup import (
    ALL_THE_REST,
    Script,
    alhambra,
    limit,
    read_building,
    read_card,
    read_tile,
    script_of,
    seat_and_rest,
    setup_of,
)
from losetas.alhambra.verbs import read_cell
from losetas.core.errors import NotationError
from losetas.core.game import State
from losetas.core.notation import Token, Word, Words, missing, one_of, seat_values

if TYPE_CHECKING:
    from losetas.alhambra.game import AlhambraGame
    from losetas.alhambra.state import AlhambraState
    from losetas.core.scene import Scene

REASONS: Final = frozenset(
    {
        *("not-in-supply", "not-in-display", "sum-above-five", "not-in-market", "not-in-hand", "wrong-currency"),
        *("too-little", "wasteful-payment", "not-exact", "not-set-aside", "no-dirk", "not-bought", "not-forced"),
        *("no-tile", "fountain", "not-in-reserve"),
        *("occupied", "no-shared-side", "wall-mismatch", "unreachable", "hole"),
    }
)
STOP: Final = "..."
_BUILT: Final = re.compile(r"([a-z]\w*)@(-?\d+,-?\d+)")


def words(game: AlhambraGame) -> Words:
    """The vocabulary of a ruleset: that of the game and of every module in it."""
    program = game.program
    found = Words(
        setup={
            "deal": _deal,
            "hand": _hand,
            "start": _start,
            "display": _display,
            "market": _market,
            "built": _built,
            "reserve": _reserve,
            "dirk": _dirk,
            "discards": _discards,
            "score": _score,
            "draws": _draws,
        },
        expect=dict(EXPECT_WORDS),
        kinds=frozenset({kind.key for kind in program.types} | {WALL} | program.paying),
        steps=frozenset({"action", "place"} | {step.key for step in program.steps}),
        reasons=REASONS,
        free=_free,
        dealer=lambda _: Script(),
    )
    for member in program.members:
        found.add(member.words())
    return found


def _free(state: State, token: Token) -> None:
    """Give the turn to the seat that is named, when a turn begins."""
    if token.seat is not None and state.step == "action":
        alhambra(state).kernel.edit_turn(token.seat, state.turn)
        alhambra(state).edited()


# Setup lines.


def _deal(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    setup = setup_of(scene)
    if setup.laid or setup.begun():
        raise verb.error("deal before all other lines, and none that lays the table out beside it")
    stops = bool(arguments) and arguments[-1].text == STOP
    cards = arguments[:-1] if stops else arguments
    for word in cards:
        read_card(alhambra(scene.state).program, word)
    script = script_of(scene, verb)
    script.queues["money"] = deque(cards)
    if stops:
        for _ in cards:
            scene.state.apply(script.outcome(scene.state))
        scene.playback.dealer = None


def _hand(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    seat, cards = seat_and_rest(arguments, scene.game.players, verb)
    setup = setup_of(scene)
    setup.hands.setdefault(seat, []).extend(read_card(alhambra(scene.state).program, word) for word in cards)
    setup.apply(verb)


def _start(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    setup = setup_of(scene)
    setup.start, _ = seat_and_rest(arguments, scene.game.players, verb)
    setup.apply(verb)


def _display(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    setup = setup_of(scene)
    setup.display = [read_card(alhambra(scene.state).program, word) for word in arguments if word.text != "-"]
    if len(setup.display) > 4:
        raise arguments[4].error("at most four open cards")
    setup.apply(verb)


def _market(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    setup = setup_of(scene)
    named = [] if [word.text for word in arguments] == ["-"] else arguments
    for space, tile in spaces(alhambra(scene.state), named).items():
        setup.market.pop(space, None)
        if tile >= 0:
            setup.market[space] = tile
    setup.apply(verb)


def _built(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    seat, tiles = seat_and_rest(arguments, scene.game.players, verb)
    setup = setup_of(scene)
    setup.built += [(seat, *_tile_at(alhambra(scene.state), word)) for word in tiles]
    setup.apply(verb)


def _tile_at(state: AlhambraState, word: Word) -> tuple[int, int]:
    """`tower8NES@1,0` as tile and cell."""
    found = _BUILT.fullmatch(word.text)
    if found is None:
        raise word.error("TILE@x,y such as tower8NES@1,0")
    return read_tile(state.program, word.part(0, len(found[1]))), read_cell(found[2])


def _reserve(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    seat, tiles = seat_and_rest(arguments, scene.game.players, verb)
    setup = setup_of(scene)
    setup.reserve += [(seat, read_tile(alhambra(scene.state).program, word)) for word in tiles]
    setup.apply(verb)


def _dirk(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    if scene.game.players != 2:
        raise verb.error("Dirk with two players only (ALB-62)")
    setup = setup_of(scene)
    setup.neutral += [read_building(alhambra(scene.state).program, word) for word in arguments]
    setup.apply(verb)


def _discards(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    setup = setup_of(scene)
    setup.discards += [read_card(alhambra(scene.state).program, word) for word in arguments]
    setup.apply(verb)


def _score(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    setup = setup_of(scene)
    setup.scores |= seat_values(arguments, scene.game.players, verb)
    setup.apply(verb)


def _draws(scene: Scene, verb: Word, arguments: list[Word]) -> None:
    """`draws money CARD... [*]`, `draws tiles TILE... [*]`, `draws TYPE WALLS... [*]`."""
    state = alhambra(scene.state)
    if not arguments:
        raise missing(verb, "money, tiles or a type of building")
    stacks = state.program.type_index if state.program.tables.stacks else {}
    source = one_of(arguments[0], ("money", "tiles", *stacks), "one of")
    drawn = arguments[1:]
    for word in drawn[:-1]:
        if word.text == ALL_THE_REST:
            raise word.error("'*' at the end of the line only")
    setup = setup_of(scene)
    setup.draws[source] = drawn
    if source != "tiles":
        scene.playback.deal()
    _check_drawn(state, source, drawn)
    limit(scene, source, drawn)


def _check_drawn(state: AlhambraState, source: str, drawn: list[Word]) -> None:
    """Complain about words that are no cards or tiles where they stand."""
    for word in drawn:
        if word.text in (ALL_THE_REST, *(state.program.cards[-2:] if source == "money" else ())):
            continue
        try:
            if source == "money":
                state.program.card(word.text)
            else:
                state.program.tile(word.text if source == "tiles" else f"q{source}{word.text}")
        except NotationError as error:
            stack = source not in ("money", "tiles")
            raise word.error(f"the walls of an annex ({source})" if stack else error.expected) from None
