"""Tables of Alhambra: what a snapshot shows and hides, choices, the log, pictures."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.server.helpers import act, app_over, bot, hello, new_table, person

from losetas.alhambra.setup import alhambra
from losetas.alhambra.tables import MONEY, SCORE1
from losetas.core.registry import make
from losetas.server.course import Course
from losetas.server.palace import palace_art, present_palace
from losetas.server.present import Viewer
from losetas.server.protocol import PalaceArt, PalaceTable, SeatSpec, TableSettings
from losetas.server.store import Summary, TableRow

ALL = "alhambra+vizier+exchange+bonus+squares"
RULESETS = ("alhambra", ALL)
STAMP = "2026-01-01T00:00:00Z"


def row_of(ruleset: str, players: int) -> TableRow:
    return TableRow(
        id="table",
        owner="guest",
        ruleset=ruleset,
        fingerprint="",
        seed="",
        settings=TableSettings(),
        seats=tuple(
            SeatSpec(kind="person", name=name)
            for name in ("Ana", "Bruno", "Carmen", "Diego", "Elena", "Francesc")[:players]
        ),
        created=STAMP,
        changed=STAMP,
        summary=Summary(),
    )


def dealt(ruleset: str, players: int, seed: str = "palace") -> Course:
    course = Course(make(ruleset, players), seed)
    course.deal()
    return course


def shown(course: Course, ruleset: str, players: int, seats: frozenset[int] | None = None) -> PalaceTable:
    everybody = frozenset(range(players))
    return present_palace(row_of(ruleset, players), course, Viewer(everybody if seats is None else seats, owner=True))


def tokens(table: PalaceTable) -> set[str]:
    choices = table.choices
    groups = (
        choices.takes,
        choices.buys,
        choices.cells,
        choices.puts,
        choices.annexes,
        choices.reveals,
        choices.plain,
    )
    return {choice.token for group in groups for choice in group}


@pytest.mark.parametrize(("ruleset", "players"), [("alhambra", 2), (ALL, 2), (ALL, 4)])
def test_every_choice_is_offered_all_game_long(ruleset: str, players: int) -> None:
    course, rng = dealt(ruleset, players), random.Random(1)
    kinds: set[str] = set()
    while not course.state.is_over and len(course.state.history) < 260:
        table = shown(course, ruleset, players)
        legal = {course.state.token(action) for action in course.state.legal_actions()}
        offered = tokens(table)
        assert offered == legal
        assert not {(no.tile, no.x, no.y) for no in table.choices.refused} & {
            (cell.tile, cell.x, cell.y) for cell in table.choices.cells
        }
        assert all(no.reason for no in table.choices.refused)
        course.ply(rng.choice(sorted(offered)))
    kinds = {act.key for turn in shown(course, ruleset, players).log for act in turn.acts}
    assert {"take", "buy", "lay"} <= kinds
    assert "" not in kinds


def test_a_hoard_of_money_makes_no_endless_message() -> None:
    """With all cards in hand there are thousands of ways to pay: for each space those that waste least are listed."""
    rules = "alhambra(exchange_cards_per_purchase=any)+exchange"
    course = dealt(rules, 2, "hoard")
    state = alhambra(course.state)
    for card in range(SCORE1):
        state.kernel.edit_hand(state.to_move, card, 2 if card < MONEY else 1)
    state.edited()
    legal = [state.token(action) for action in state.legal_actions()]
    table = shown(course, rules, 2)
    buys = table.choices.buys
    assert len(legal) > 1200
    assert {buy.token for buy in buys} <= set(legal)
    assert len(msgspec.json.encode(table)) < 200_000
    for space, here in enumerate(table.market):
        listed = [buy for buy in buys if buy.space == space]
        assert 0 < len(listed) <= 250
        assert here.exact
        assert any(buy.exact for buy in listed)
        ways = sum(token.startswith(f"${'ygbo'[space]}:") for token in legal)
        assert any(more.space == space for more in table.choices.more) == (ways > len(listed))
    # whatever is left out can still be paid with, its cards picked in any order
    assert table.choices.more
    rng, listed_tokens = random.Random(0), {buy.token for buy in buys}
    for more in table.choices.more:
        left_out = [token for token in legal if token.startswith(more.stem) and token not in listed_tokens]
        assert left_out
        assert more.tile == table.market[more.space].tile
        for token in left_out:
            cards = token.removeprefix(more.stem).split("+")
            rng.shuffle(cards)
            assert state.token(state.parse(more.stem + "+".join(cards))) == token


def test_a_joining_card_spent_for_nothing_is_told_apart() -> None:
    # AMB-30: the currencies of the money say whether the joining card was needed
    course, rng = dealt(ALL, 2, "joins"), random.Random(3)
    letters = {"denar": "b", "florin": "y", "ducat": "o", "dirham": "g"}
    told = set()
    while not course.state.is_over:
        table = shown(course, ALL, 2)
        for buy in table.choices.buys:
            joins, money = [c for c in buy.cards if c[0] == "X"], [c[0] for c in buy.cards if c[0] != "X"]
            asked = letters[table.market[buy.space].currency]
            assert buy.pointless == (bool(joins) and set(money) == {asked})
            told.add((bool(joins), buy.pointless))
        takes = [take.token for take in table.choices.takes]
        course.ply(rng.choice(takes if takes and rng.random() < 0.8 else sorted(tokens(table))))
    assert told == {(False, False), (True, False), (True, True)}


@pytest.mark.parametrize(("ruleset", "players", "seed"), [("alhambra", 2, 1), (ALL, 3, 2), (ALL, 6, 3)])
def test_previews_come_true(ruleset: str, players: int, seed: int) -> None:
    """Wall and counts of every choice on a palace are those of the seat once the choice has been made."""
    course, rng = dealt(ruleset, players, f"previews-{seed}"), random.Random(seed)
    checked: Counter[str] = Counter()
    while not course.state.is_over:
        table = shown(course, ruleset, players)
        seat = course.state.to_move
        before = table.seats[seat].counts
        cells = table.choices.cells
        for cell in rng.sample(cells, min(len(cells), 2)):
            later = course.fork()
            later.ply(cell.token)
            after = shown(later, ruleset, players).seats[seat]
            assert after.wall == cell.wall == len(after.segments)
            assert after.counts == {**before, **cell.counts}
            checked[cell.key] += 1
        buys = [buy.token for buy in table.choices.buys]
        lays = [cell.token for cell in cells if cell.key == "lay"]
        wanted = lays or buys or [take.token for take in table.choices.takes]
        course.ply(rng.choice(wanted if wanted and rng.random() < 0.85 else sorted(tokens(table))))
    assert set(checked) == {"lay", "build", "swap", "remove"}
    assert sum(checked.values()) > 100


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_hand_is_shown_to_its_seat_alone(ruleset: str) -> None:
    course, rng = dealt(ruleset, 3), random.Random(3)
    for _ in range(60):
        to_move = course.state.to_move
        for seat in range(3):
            table = shown(course, ruleset, 3, frozenset({seat}))
            assert table.viewer == seat
            assert len(table.hand) == table.seats[seat].cards
            assert len(table.secrets) == table.seats[seat].hidden
            assert bool(tokens(table)) == (seat == to_move)
        together = shown(course, ruleset, 3)
        assert (together.viewer, together.shared) == (to_move, True)
        alone = shown(course, ruleset, 3, frozenset())
        assert (alone.viewer, alone.hand, alone.secrets) == (None, [], [])
        two = frozenset({0, 1, 2} - {to_move})
        assert shown(course, ruleset, 3, two).viewer is None  # neither of them decides: nobody's hand
        course.ply(rng.choice(sorted(tokens(together))))


def test_the_log_holds_no_draw() -> None:
    course, rng = dealt(ALL, 2), random.Random(4)
    for _ in range(40):
        course.ply(rng.choice(sorted(tokens(shown(course, ALL, 2)))))
    table = shown(course, ALL, 2)
    assert not [act.token for turn in table.log for act in turn.acts if act.token.startswith("~")]


def test_a_finished_game_adds_up() -> None:
    course, rng = dealt("alhambra", 2, "whole"), random.Random(5)
    while not course.state.is_over:
        table = shown(course, "alhambra", 2)
        buys = [buy.token for buy in table.choices.buys]
        lays = [cell.token for cell in table.choices.cells if cell.key == "lay"]
        takes = [take.token for take in table.choices.takes]
        course.ply(rng.choice(buys or lays or takes or sorted(tokens(table))))
    table = shown(course, "alhambra", 2)
    assert table.over
    assert table.result is not None
    assert table.coming == 0
    for seat in (0, 1):
        assert sum(event.points for event in table.events if event.seat == seat) == table.seats[seat].score
        assert sum(row.points[seat] for row in table.result.rows) == table.result.totals[seat]
    assert {event.phase for event in table.events} == {"round1", "round2", "round3"}


def test_another_seat_cannot_take_a_decision_back() -> None:
    course, rng = dealt(ALL, 3, "windows"), random.Random(6)
    for _ in range(120):
        before = course.state.to_move
        course.ply(rng.choice(sorted(tokens(shown(course, ALL, 3)))))
        if course.state.to_move != before:
            assert course.undo_reason


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(app_over(tmp_path / "games.sqlite")) as client:
        yield client


def test_a_table_is_played_over_the_socket(client: TestClient) -> None:
    key = new_table(
        client, person("Ana"), bot("Bruno", "planner"), ruleset="alhambra+exchange+bonus+squares", fast=True
    )
    assert client.get(f"/api/tables/{key}/game").json() == {"game": "alhambra"}
    art = client.get(f"/api/tables/{key}/palace").json()
    assert len([tile for tile in art["tiles"] if not tile["annex"]]) == 54
    assert len([tile for tile in art["tiles"] if tile["annex"]]) > 0
    with client.websocket_connect(f"/ws/{key}") as socket:
        table = hello(socket)
        assert table["type"] == "palace"
        while not table["mine"]:
            table = socket.receive_json()
        take = table["choices"]["takes"][0]["token"]
        after = act(socket, table, take)  # or what the bot has made of it meanwhile
        before = sum(len(turn["acts"]) for turn in table["log"])
        acts = [made for turn in after["log"] for made in turn["acts"]]
        assert (acts[before]["seat"], acts[before]["key"], acts[before]["token"]) == (0, "take", take)


def test_pictures_have_names(client: TestClient) -> None:
    for name in ("tower8NES", "garden10o", "b5", "Xby", "stone-0-awake", "coin-denar", "kind-tower", "wall", "dirk"):
        answer = client.get(f"/art/alhambra/{name}.svg")
        assert answer.status_code == 200, name
        assert answer.headers["content-type"].startswith("image/svg+xml")
    assert client.get("/art/alhambra/nothing.svg").status_code == 404
    assert client.get("/art/cover/alhambra/2003.svg").status_code == 200


def test_a_table_of_another_game_has_no_palace(client: TestClient) -> None:
    key = new_table(client)
    assert client.get(f"/api/tables/{key}/game").json() == {"game": "carcassonne"}
    assert client.get(f"/api/tables/{key}/palace").status_code == 404


def test_a_table_says_where_its_pictures_are(client: TestClient) -> None:
    wish = {"ruleset": "alhambra", "seats": [person("Ana"), person("Bruno")], "settings": {}}
    made = client.post("/api/tables", json=wish).json()
    assert client.get(made["links"]["art"]).json()["tiles"]
    assert client.get(f"/api/tables/{made['table']}/art").status_code == 404


def test_the_record_of_a_running_game_would_show_the_hands(client: TestClient) -> None:
    key = new_table(client, person("Ana"), bot("Bruno", "random"), ruleset="alhambra", fast=True)
    answer = client.get(f"/api/tables/{key}/record")
    assert (answer.status_code, answer.json()["reason"]) == (403, "not-over")


def palace_art_of(ruleset: str, players: int) -> PalaceArt:
    return msgspec.json.decode(palace_art(ruleset, players), type=PalaceArt)


def played_out(players: int, seed: str, number: int) -> tuple[Course, PalaceTable]:
    """A whole game, in which whoever can buys and builds."""
    course, rng = dealt(ALL, players, seed), random.Random(number)
    while not course.state.is_over:
        choices = shown(course, ALL, players).choices
        buys = [buy.token for buy in choices.buys]
        lays = [cell.token for cell in choices.cells if cell.key == "lay"]
        takes = [take.token for take in choices.takes]
        course.ply(rng.choice(buys or lays or takes or sorted(tokens(shown(course, ALL, players)))))
    return course, shown(course, ALL, players)


@pytest.mark.parametrize(("players", "seed"), [(2, "two"), (3, "three"), (6, "six")])
def test_a_round_can_be_opened_again_with_the_palaces_of_its_time(players: int, seed: str) -> None:
    _, table = played_out(players, seed, 7)
    assert [one.round for one in table.rounds] == sorted({int(event.phase[-1]) for event in table.events})
    types = {tile.code: tile.type for tile in palace_art_of(ALL, players).tiles if not tile.annex}
    for one in table.rounds:
        for event in table.events:
            if event.phase != f"round{one.round}" or event.seat < 0 or event.kind == "wall":
                continue
            buildings = next(term.count for term in event.terms if term.code == "buildings")
            built = [tile for tile in one.palaces[event.seat] if types.get(tile.code) == event.kind]
            assert len(built) == buildings  # ALB-45
    # the last round counts what lies there at the end
    assert [len(palace) for palace in table.rounds[-1].palaces] == [len(seat.palace) for seat in table.seats]


@pytest.mark.parametrize(("players", "seed"), [(2, "two"), (3, "three"), (6, "six")])
def test_the_final_distribution_goes_to_the_largest_sum(players: int, seed: str) -> None:
    course, table = played_out(players, seed, 8)
    assert table.gifts
    for gift in table.gifts:
        best = max(gift.sums)
        alone = best > 0 and gift.sums.count(best) == 1
        assert gift.seat == (gift.sums.index(best) if alone else None)  # ALB-56, ALB-57
        if gift.seat is not None:  # it went to a palace or a reserve (ALB-58)
            seat = table.seats[gift.seat]
            assert gift.tile in [*seat.reserve, *(tile.code for tile in seat.palace)]
    # nobody has spent money since: the sums are those of the hands
    letters = {"denar": "b", "florin": "y", "ducat": "o", "dirham": "g"}
    for gift in table.gifts:
        hands = [alhambra(course.state).view(seat).seats[seat].hand or () for seat in range(players)]
        money = [[int(card[1:]) for card in hand if card[0] == letters[gift.currency]] for hand in hands]
        assert gift.sums == [sum(values) for values in money]


def test_there_is_no_distribution_before_the_end() -> None:
    course, rng = dealt(ALL, 3), random.Random(9)
    for _ in range(60):
        course.ply(rng.choice(sorted(tokens(shown(course, ALL, 3)))))
        assert shown(course, ALL, 3).gifts == []


def test_what_the_coming_round_would_bring_comes_true() -> None:
    course, rng = dealt(ALL, 3, "worth"), random.Random(10)
    before: PalaceTable | None = None
    while before is None or not course.state.is_over:
        before = shown(course, ALL, 3)
        course.ply(rng.choice([take.token for take in before.choices.takes] or sorted(tokens(before))))
        after = shown(course, ALL, 3)
        if after.rounds and not before.rounds:
            break
    # nothing was built in the ply that ended the turn: money was taken, or a window declined
    for seat in before.seats:
        found = {event.kind: event.points for event in after.events if event.seat == seat.seat}
        assert found == seat.worth


def test_the_log_says_where() -> None:
    _, table = played_out(2, "two", 7)
    acts = [made for turn in table.log for made in turn.acts]
    for made in acts:
        assert (made.cell is not None) == (made.key in {"lay", "build", "swap", "remove"})
    last = {(made.seat, made.cell.x, made.cell.y): made.tile for made in acts if made.cell and made.key != "remove"}
    for seat in table.seats:
        for tile in seat.palace:
            assert last[seat.seat, tile.x, tile.y] == tile.code


@pytest.mark.parametrize(("players", "seed"), [(2, "two"), (3, "three")])
def test_the_log_tells_what_was_given(players: int, seed: str) -> None:
    _, table = played_out(players, seed, 8)
    acts = [act for turn in table.log for act in turn.acts]
    given = [gift for gift in table.gifts if gift.seat is not None]
    assert [(act.seat, act.tile, act.other) for act in acts if act.key == "gift"] == [
        (gift.seat, gift.tile, gift.currency) for gift in given
    ]
    for gift in given:  # received first, placed then (ALB-58)
        told = [act.key for act in acts if act.tile == gift.tile and act.seat == gift.seat]
        assert told[:1] == ["gift"]
        assert told[1] in {"lay", "store"}
    deals = [len(act.cards) for act in acts if act.key == "deal"]
    if players > 2:
        assert deals == []
        return
    # Dirk: six at first, six after round 1, a third of the supply after round 2, and what he is given (ALB-62, ALB-64)
    assert deals[0] == 6
    received = [act.tile for act in acts if act.key == "give"]
    drawn = [tile for act in acts if act.key == "deal" for tile in act.cards]
    assert len(table.neutral) == 6 + len(drawn) + len(received)
    assert not Counter([*drawn, *received]) - Counter(table.neutral)


def test_the_log_tells_of_a_card_that_goes_back() -> None:
    for number in range(30):
        course, rng = dealt(ALL, 2, f"back-{number}"), random.Random(number)
        while not course.state.is_over and course.state.turn < 100:
            state = alhambra(course.state)
            legal = {state.token(action) for action in state.legal_actions()}
            seat = state.to_move
            revealed = state.view(None).seats[seat].open
            # a tile leaves by itself, or for another one that takes its cell
            leaving = {f"{x},{y}": tile.code for (x, y), tile in state.palace(seat) if tile.code in revealed}
            outs = sorted(token for token in legal for cell in leaving if token.startswith((f"{cell}>R", f"{cell}<>")))
            if outs:
                course.ply(outs[0])
                table = shown(course, ALL, 2)
                told = [act for turn in table.log for act in turn.acts if act.back]
                out = leaving[outs[0].partition(">")[0].rstrip("<")]
                assert [(act.token, act.back) for act in told] == [(outs[0], out)]  # BON-7
                assert out not in table.seats[seat].revealed
                return
            wished = [token for token in legal if token[0] in "!$" and token != "!-"]  # noqa: S105 a move, no secret
            placed = [token for token in legal if state.step == "place" and token[-1].isdigit()]
            taken = [token for token in legal if token[0] == "+"]
            course.ply(rng.choice(sorted(wished or placed or taken or legal)))
    raise AssertionError("no revealed card went back in thirty games")
