"""Each of the nine expansions reaches its special decision, which is then taken by mouse and by keyboard.

The games up to there are random ones of the server's own rules, stored in its database; see `stored`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.players import Keys, Mouse, Player
from tests.browser.stored import Game, Sought, keep, play_until
from tests.browser.watching import Json

from losetas.carcassonne.state import CarcassonneState

pytestmark = pytest.mark.browser

PLAYERS = {"mouse": Mouse, "keyboard": Keys}


def in_hand(*codes: str) -> Sought:
    """A tile to lay that is one of these, with a follower left to put on it."""

    def sought(state: CarcassonneState) -> bool:
        if state.step != "place" or state.hand is None or state.hand.code not in codes:
            return False
        return state.supply(state.to_move)["follower"] > 1

    return sought


def may_cover(state: CarcassonneState) -> bool:
    """A tile to lay that may go on top of another."""
    return state.step == "place" and any("^" in state.token(action) for action in state.legal_actions())


def deciding(step: str) -> Sought:
    """A step that an expansion registers, with more than one way to go."""
    return lambda state: state.step == step and len(state.legal_actions()) > 1


def placements(table: Json) -> list[Json]:
    """All rotations that a table lists."""
    return [way for at in table["choices"]["placements"] for way in at["rotations"]]


def claims(table: Json, *kinds: str) -> list[Json]:
    """The claims that a table lists, of some kinds."""
    return [claim for claim in table["choices"]["claims"] if claim["kind"] in kinds]


def lay_where(player: Player, wanted: Callable[[Json], bool]) -> Json:
    """Lay the tile in hand in the first way after which something holds, taking back those where it does not."""
    table = player.watch.table
    for way in [way for way in placements(table) if not way["ends_turn"]][:6]:
        after = player.play(way["token"])
        if wanted(after):
            return after
        seq = after["seq"]
        player.undo()
        player.watch.after(seq)
    raise AssertionError("no way of laying the tile leads to what is wanted")


def stand_on(player: Player, table: Json, kind: str) -> Json:
    """Put a figure on a segment of the tile just laid, and see it stand there."""
    claim = claims(table, kind)[0]
    seat, last = table["to_move"], table["last"]
    after = player.play(claim["token"])
    if not claim["completes"]:
        standing = [(f["x"], f["y"], f["segment"], f["seat"], f["kind"]) for f in after["figures"]]
        assert (last["x"], last["y"], claim["segment"], seat, kind) in standing
    return after


def serranos(player: Player) -> None:
    """SER-3, SER-4: the towers are laid, and the follower may go to their city or road, not on the towers."""
    table = lay_where(player, lambda table: bool(claims(table, "city")))
    assert {claim["kind"] for claim in table["choices"]["claims"]} <= {"city", "road", "field"}
    stand_on(player, table, "city")


def gaudi(player: Player) -> None:
    """GAU-4: a tile is laid on top of another."""
    table = player.watch.table
    at = next(at for at in table["choices"]["placements"] if at["top"])
    assert any((tile["x"], tile["y"]) == (at["x"], at["y"]) for tile in table["tiles"])
    after = player.play(at["rotations"][0]["token"])
    here = [tile["covered"] for tile in after["tiles"] if (tile["x"], tile["y"]) == (at["x"], at["y"])]
    assert here == [True] * (len(here) - 1) + [False]
    assert len(here) > 1


def plaza(player: Player) -> None:
    """PLZ-7, PLZ-8: whoever completed something takes a marker of their choice."""
    table = player.watch.table
    options = table["choices"]["options"]
    chosen = options[-1]["token"]
    after = player.play(chosen)
    assert chosen in [token for turn in after["log"] for token in turn["tokens"]]


def bonus(player: Player) -> None:
    """PLZ-18: of several zones that can pay a marker its holder chooses one."""
    options = player.watch.table["choices"]["options"]
    assert len(options) > 1
    chosen = options[-1]["token"]
    seat, before = player.watch.table["to_move"], player.watch.table["seats"]
    after = player.play(chosen)
    assert after["seats"][seat]["score"] > before[seat]["score"]


def architect(player: Player) -> None:
    """GAU-16: a follower goes to the house as an architect."""
    table = lay_where(player, lambda table: bool(claims(table, "house")))
    stand_on(player, table, "house")


def halves(kind: str) -> Callable[[Player], None]:
    """ARG-2 to ARG-5, MEZ-2 to MEZ-5: one half, and beside it by the next seat, who does not draw, the other."""

    def decide(player: Player) -> None:
        table = lay_where(player, lambda table: bool(claims(table, kind)))
        first, seat = table["last"], table["to_move"]
        table = stand_on(player, table, kind)
        assert table["to_move"] != seat
        table = player.play(placements(table)[0]["token"])
        second = table["last"]
        assert abs(first["x"] - second["x"]) + abs(first["y"] - second["y"]) == 1
        if table["choices"]["none"]:
            assert not claims(table, kind)  # somebody is in the building
            player.play("-")

    return decide


def alcazar(player: Player) -> None:
    """ALC-5: the tile that is all city is laid, and a knight put on it."""
    table = lay_where(player, lambda table: bool(claims(table, "city")))
    stand_on(player, table, "city")


def italica(player: Player) -> None:
    """ITA-7: the winner puts a figure from the amphitheatre on a zone beside it."""
    table = player.watch.table
    seat = table["to_move"]
    chosen = next(option for option in table["choices"]["options"] if option["arg"] != "-")
    after = player.play(chosen["token"])
    assert chosen["token"] in [token for turn in after["log"] for token in turn["tokens"]]
    assert len([f for f in after["figures"] if f["seat"] == seat]) > 0


def horta(player: Player) -> None:
    """HOR-2: on this tile a follower can go to the road only."""
    table = lay_where(player, lambda table: bool(claims(table, "road")))
    assert {claim["kind"] for claim in table["choices"]["claims"]} == {"road"}
    stand_on(player, table, "road")


def toledum(player: Player) -> None:
    """TOL-4, TOL-5: four roads leave the crossroads, and each is claimed apart."""
    table = lay_where(player, lambda table: len(claims(table, "road")) > 1)
    roads = claims(table, "road")
    assert len({claim["segment"] for claim in roads}) == len(roads)
    stand_on(player, table, "road")


@dataclass(frozen=True)
class Special:
    """What an expansion is watched for and what is done then."""

    sought: Sought
    decide: Callable[[Player], None]
    players: int = 2


SPECIALS: dict[str, Special] = {
    "serranos": Special(in_hand("SER"), serranos),
    "gaudi": Special(may_cover, gaudi),
    "gaudi architect": Special(in_hand("GAU1", "GAU2"), architect),
    "plaza": Special(deciding("marker"), plaza),
    "plaza bonus": Special(deciding("bonus"), bonus, players=4),
    "argueso": Special(in_hand("ARG1"), halves("castle")),
    "alcazar": Special(in_hand("ALC"), alcazar),
    "mezquita": Special(in_hand("MEZ1"), halves("mosque")),
    "italica": Special(deciding("winner"), italica),
    "horta": Special(in_hand("HOR"), horta),
    "toledum": Special(in_hand("TOL"), toledum),
}


@cache
def reached(key: str) -> Game:
    """A game that stands before the decision of an expansion."""
    special = SPECIALS[key]
    return play_until(f"carcassonne/2014+{key.split()[0]}", special.sought, players=special.players)


@pytest.mark.parametrize("way", PLAYERS)
@pytest.mark.parametrize("key", SPECIALS)
def test_the_special_decision_of_an_expansion(opened: Opener, server: Server, key: str, way: str) -> None:
    table = keep(server.database, reached(key))
    watch = opened(f"/t/{table}")
    assert watch.my_turn()["expansions"] == key.split()[:1]
    expect(watch.page.locator("#dock h2")).to_be_visible()
    SPECIALS[key].decide(PLAYERS[way](watch))
