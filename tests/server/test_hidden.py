"""What is hidden stays hidden over the server: in snapshots, refusals and what a stranger can fetch."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.alhambra.test_hidden import exchange, retold
from tests.server.helpers import hello, new_table, offered, person

from losetas.alhambra.setup import alhambra
from losetas.core.registry import make
from losetas.server.course import Course
from losetas.server.errors import Refusal
from losetas.server.games import show_table
from losetas.server.live import summary_of
from losetas.server.palace.gifts import distribution_of
from losetas.server.present import Viewer
from losetas.server.protocol import PalaceTable, SeatSpec, TableSettings
from losetas.server.store import Summary, TableRow

GAMES, DEEP_GAMES = 24, 400
ALL = "alhambra+all"
STAMP = "2026-01-01T00:00:00Z"


def row_of(ruleset: str, players: int) -> TableRow:
    seats = tuple(SeatSpec(kind="person", name=f"P{seat}") for seat in range(players))
    return TableRow("table", "guest", ruleset, "", "", TableSettings(), seats, STAMP, STAMP, Summary())


def played(seed: int, players: int, plies: int) -> Course:
    """A random game up to a ply that cannot be taken back, so that the table is what everybody may see."""
    course, rng = Course(make(ALL, players), f"hidden-{seed}"), random.Random(seed)
    course.deal()
    while not course.state.is_over and (plies > 0 or course.committed is not course.state):
        course.ply(course.state.token(rng.choice(course.state.legal_actions())))
        plies -= 1
    return course


def shown(row: TableRow, course: Course, seats: frozenset[int]) -> bytes:
    return msgspec.json.encode(show_table(row, course, Viewer(seats, owner=bool(seats))))


def refusal(course: Course, token: str) -> tuple[str, ...] | None:
    """All that a refusal says; None when the token is legal."""
    try:
        course.fork().ply(token)
    except Refusal as error:
        return (error.reason, error.where, error.expected, error.found, error.detail, str(error.status))
    return None


def distributed(course: Course) -> bool:
    """Whether the sums of money were compared that the final distribution goes by (ALB-56)."""
    return bool(distribution_of(alhambra(course.state)).gifts)


def compare(seed: int) -> bool:
    """One game to a random ply, hidden things exchanged between two seats: whether the third was to answer."""
    rng = random.Random(seed)
    players = rng.choice((4, 5, 6))
    course = played(seed, players, rng.randrange(40, 300))
    if course.state.is_over or alhambra(course.state).kernel.shown:
        return False
    row, twin, again = row_of(ALL, players), course.fork(), course.fork()
    viewer = course.state.to_move if seed % 3 else rng.randrange(players)
    friend, one, other = rng.sample([seat for seat in range(players) if seat != viewer], 3)
    exchange(alhambra(twin.state), one, other, rng)
    for seats in (frozenset({viewer}), frozenset({viewer, friend}), frozenset[int]()):
        assert shown(row, twin, seats) == shown(row, course, seats)
    # Played from another deal, so that what is told of the history could differ. What has been compared is public.
    again.state = retold(alhambra(course.state), viewer, rng, money=not distributed(course))
    for seats in (frozenset({viewer}), frozenset[int]()):
        assert shown(row, again, seats) == shown(row, course, seats)
    assert summary_of(twin.state) == summary_of(course.state)
    if course.state.to_move == viewer:
        program = alhambra(course.state).program
        tokens = [f"!{card.tile}" for card in program.secrets]
        tokens += [f"+{card}" for card in program.cards]
        tokens += [
            f"${currency.letter}:{tile.code}={card}"
            for currency in program.currencies
            for tile in program.tiles[:9]
            for card in program.cards[::5]
        ]
        for token in tokens:
            assert refusal(twin, token) == refusal(again, token) == refusal(course, token)
    return course.state.to_move == viewer


def test_others_see_the_same_whoever_holds_what() -> None:
    """ALB-66, byte by byte: a third seat, a device with two persons and a stranger."""
    assert sum(compare(seed) for seed in range(GAMES)) > GAMES // 2


@pytest.mark.deep
@pytest.mark.timeout(7200)
def test_others_see_the_same_whoever_holds_what_deep() -> None:
    assert sum(compare(seed) for seed in range(1000, 1000 + DEEP_GAMES)) > DEEP_GAMES // 2


def test_the_comparison_can_fail() -> None:
    """The seat that the cards were taken from sees another hand."""
    course = played(3, 4, 60)
    twin, row, differ = course.fork(), row_of(ALL, 4), 0
    exchange(alhambra(twin.state), 0, 1, random.Random(1))
    for seat in (0, 1):
        differ += shown(row, twin, frozenset({seat})) != shown(row, course, frozenset({seat}))
    assert differ == 2


def test_a_stranger_is_told_nothing_of_hands_draws_or_seed(visitor: Callable[[], TestClient]) -> None:
    owner, stranger = visitor(), visitor()
    key = new_table(owner, person("Ana"), person("Bruno"), person("Carmen"), ruleset=ALL)
    rng = random.Random(5)
    with owner.websocket_connect(f"/ws/{key}") as mine, stranger.websocket_connect(f"/ws/{key}") as other:
        table, seen = hello(mine), hello(other)
        for _ in range(60):
            asked = {"type": "act", "seq": seen["seq"], "token": rng.choice(offered(table))}
            other.send_json(asked)
            refused = other.receive_json()
            assert (refused["type"], refused["reason"], refused["detail"]) == ("refused", "not-your-seat", "")
            mine.send_json(asked)
            table, seen = mine.receive_json(), other.receive_json()
            assert (table["type"], seen["type"]) == ("palace", "palace")
            assert (seen["viewer"], seen["hand"], seen["secrets"], seen["seed"]) == (None, [], [], None)
            assert not any(seen["choices"].values())
            assert '"~' not in json.dumps(seen)
            assert all(not (space["missing"] or space["affordable"] or space["exact"]) for space in seen["market"])
    assert stranger.get(f"/api/tables/{key}/record").status_code == 403
    assert owner.get(f"/api/tables/{key}/record").status_code == 403
    assert stranger.get("/api/tables").json() == {"tables": []}


def opened(table: PalaceTable) -> list[list[str] | None]:
    return [seat.opened for seat in table.seats]


def looked(course: Course, players: int, seats: frozenset[int]) -> PalaceTable:
    table = show_table(row_of(ALL, players), course, Viewer(seats, owner=bool(seats)))
    assert isinstance(table, PalaceTable)
    return table


@pytest.mark.parametrize("players", [2, 4, 6])
def test_starting_hands_lie_open_to_everybody_until_the_first_action(players: int) -> None:
    """ALB-6, for one seat, a shared device and a stranger; secret cards stay hidden."""
    course = Course(make(ALL, players), "open hands")
    course.deal()
    state = alhambra(course.state)
    first = state.to_move
    other = (first + 1) % players
    hands = [state.hand(seat) for seat in range(players)]
    everybody = (frozenset({first}), frozenset({other}), frozenset(range(players)), frozenset[int]())
    for seats in everybody:
        assert opened(looked(course, players, seats)) == hands
    for seats in (frozenset({other}), frozenset[int]()):
        secrets = set(looked(course, players, seats).secrets)
        assert not secrets & {
            card.tile for number, card in enumerate(state.program.secrets) if state.kernel.holder_of(number) == first
        }
    taken = next(token for action in state.legal_actions() if (token := state.token(action)).startswith("+"))
    course.ply(taken)
    for seats in everybody:
        assert opened(looked(course, players, seats)) == [None] * players


def beginning(prefix: str) -> tuple[Course, str]:
    """A game just dealt, and a token that begins with the prefix."""
    for seed in range(100):
        course = Course(make(ALL, 3), f"beginning-{seed}")
        course.deal()
        tokens = [course.state.token(action) for action in course.state.legal_actions()]
        if found := [token for token in tokens if token.startswith(prefix)]:
            return course, found[0]
    raise AssertionError(prefix)


def test_the_first_action_taken_back_opens_the_hands_again() -> None:
    """ALB-6: then none has been made. Others see a ply, and so the hands gone, once it cannot be taken back."""
    course, purchase = beginning("$")
    state = alhambra(course.state)
    mine, stranger = frozenset({state.to_move}), frozenset[int]()
    hands = [state.hand(seat) for seat in range(3)]
    course.ply(purchase)
    assert opened(looked(course, 3, mine)) == [None] * 3
    assert opened(looked(course, 3, stranger)) == hands
    course.undo()
    assert opened(looked(course, 3, mine)) == hands
    course.ply(purchase)
    while course.committed is not course.state:
        course.ply(course.state.token(course.state.legal_actions()[-1]))
    for seats in (mine, stranger):
        assert opened(looked(course, 3, seats)) == [None] * 3
