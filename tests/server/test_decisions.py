"""What the table shows of the expansions' decisions; every position is one of the expansions' scenarios."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.helpers import Json
from tests.server.test_present import effects, snapshot

from losetas.core import registry, rulebook
from losetas.core.chance import advance
from losetas.core.game import CHANCE
from losetas.server.course import Course
from losetas.server.present.history import History
from losetas.server.present.kinds import carcassonne

GAUDI = "carcassonne/classic+gaudi"
NINE = "carcassonne/2014+alcazar+argueso+gaudi+horta+italica+mezquita+plaza+serranos+toledum"


def cover(tokens: str, token: str) -> list[Json]:
    found: list[Json] = effects(snapshot(tokens, ruleset=GAUDI, hand=token.partition("^")[0]), token)
    return found


def one(found: list[Json], code: str) -> Json:
    (effect,) = (effect for effect in found if effect["code"] == code)
    return effect


def rotation(table: Json, token: str) -> Json:
    rotations = (r for place in table["choices"]["placements"] for r in place["rotations"])
    return next(r for r in rotations if r["token"] == token)


# -- covers ----------------------------------------------------------------------------------------------------------


def test_complete_before_and_after_is_not_scored_again() -> None:
    tokens = "CFFF@0,-1S c.S GAU1@0,1N -"
    effect = one(cover(tokens, "CRFR^@0,-1S"), "stays")
    assert (effect["kind"], effect["tiles"], effect["points"], effect["rule"]) == ("city", 2, 0, "GAU-7")
    table = snapshot(tokens, ruleset=GAUDI, hand="CRFR")
    assert "city" not in rotation(table, "CRFR^@0,-1S")["free"]
    assert "road" in rotation(table, "CRFR^@0,-1S")["free"]


def test_a_cover_that_closes_a_city_pays_its_owner() -> None:
    # B's knight on 0,-2: start, CFCF+, CFCF, CFFF = 4 tiles * 2 + 1 shield * 2
    effect = one(cover("CFCF+@0,-1N - CFCF@0,-2N c.N CFCF+@0,-3N - GAU1@0,1N -", "CFFF^@0,-3S"), "completes")
    assert (effect["kind"], effect["tiles"], effect["points"], effect["seats"]) == ("city", 4, 10, [1])


def test_a_road_cut_in_two() -> None:
    effect = one(cover("FRFR@-1,0N r.E FRFR@1,0N - GAU1@0,1N -", "FRRR^@0,0S"), "splits")
    assert (effect["kind"], effect["parts"], effect["seats"]) == ("road", 2, [0])


def test_a_complete_road_opened_again() -> None:
    # monastery end, start, and the new straight: 3 tiles, nobody on them
    effect = one(cover("FFFRm@1,0N r.W FFFRm@-1,0S - GAU1@1,1N -", "FRFR^@1,0N"), "reopens")
    assert (effect["kind"], effect["tiles"], effect["seats"], effect["rule"]) == ("road", 3, [], "GAU-7")


def test_a_complete_city_joined_to_one_that_is_held() -> None:
    # start, the cover and B's CFCF: 3 tiles
    found = cover("CFCFs@0,-1N c.S CFCF@0,-2N c.N GAU1@0,1N - FFFFm@1,1N -", "CFCF+^@0,-1N")
    effect = one(found, "joins")
    assert (effect["kind"], effect["tiles"], effect["seats"]) == ("city", 3, [1])
    assert not [e for e in found if e["code"] == "reopens"]


def test_why_covering_is_on_and_what_cannot_be_covered() -> None:
    table = snapshot("FRFR@1,0N r.E GAU1@0,1N -", ruleset=GAUDI, hand="CFFF")
    view = table["choices"]["cover"]
    assert (view["kind"], [spot[:2] for spot in view["because"]], view["rule"]) == ("house", [(0, 1)], "GAU-4")
    why = {(entry["x"], entry["y"]): (entry["reason"], entry["seats"], entry["rule"]) for entry in view["refused"]}
    assert why[1, 0] == ("follower-on-tile", [0], "GAU-5")
    assert why[0, 1] == ("not-coverable", [], "")
    assert snapshot("FRFR@1,0N r.E", ruleset=GAUDI, hand="CFFF")["choices"]["cover"] is None


def test_a_field_counts_all_its_tiles() -> None:
    table = snapshot("FRFR@1,0N f.NL FRFR@-1,0N -", hand="FRFR")
    # the field north of the road lies on -1,0, the start tile and 1,0; with the new tile 4
    effect = next(e for e in effects(table, "FRFR@2,0N") if e["kind"] == "field")
    assert (effect["code"], effect["tiles"]) == ("extends", 4)


# -- steps -----------------------------------------------------------------------------------------------------------


def test_markers_on_the_plaza_and_in_front_of_seats() -> None:
    table = snapshot("CFFF@0,-1S c.S", ruleset="carcassonne/classic+plaza")
    options = table["choices"]["options"]
    assert [(o["token"], o["marker"], o["spots"]) for o in options] == [("t:A", 0, []), ("t:B", 1, []), ("t:*", -1, [])]
    assert (table["choices"]["none"], table["choices"]["rule"]) == (None, "PLZ-8")
    assert sorted(figure["seat"] for figure in table["loose"]) == [-1, 0, 1]
    done = snapshot("CFFF@0,-1S c.S t:*", ruleset="carcassonne/classic+plaza")
    assert [seat["markers"] for seat in done["seats"]] == [[-1], []]
    assert sorted(figure["seat"] for figure in done["loose"]) == [0, 1]
    (made,) = done["log"][0]["decisions"]
    assert (made["key"], made["arg"], made["seat"]) == ("t", "*", 0)


def test_which_zone_pays_a_marker() -> None:
    # B holds the marker of A, whose tile closes a road of 3 and a city of 2 (4 points)
    tokens = "FFFFm@0,3N - CFFF@0,-1S - t:A FFFRm@1,0N r.W FFFFm@1,3N - CFFF@-1,-1S c.S FFFFm@2,3N - CRRR@-1,0N -"
    table = snapshot(tokens, ruleset="carcassonne/classic+plaza")
    assert (table["to_move"], table["turn_of"], table["choices"]["rule"]) == (1, 0, "PLZ-18")
    cards = {o["kind"]: (o["points"], o["tiles"], o["seats"], o["marker"]) for o in table["choices"]["options"]}
    assert cards == {"road": (3, 3, [0], 0), "city": (4, 2, [0], 0)}


# -- buildings on two tiles, zones that are scored together ----------------------------------------------------------


def test_the_other_half_is_shown_and_then_forced() -> None:
    ruleset = "carcassonne/classic+argueso"
    table = snapshot("", ruleset=ruleset, hand="ARG1")
    # its road to the west goes on that of the start tile; the castle joins on its east side
    twin = rotation(table, "ARG1@1,0N")["twin"]
    assert (twin["code"], twin["x"], twin["y"], twin["turns"], twin["seat"]) == ("ARG2", 2, 0, 0, 1)
    after = snapshot("ARG1@1,0N -", ruleset=ruleset)
    forced = after["choices"]["forced"]
    assert (after["hand"], forced["x"], forced["y"], forced["rule"]) == ("ARG2", 2, 0, "ARG-3")


def test_the_arms_of_a_crossroads() -> None:
    # TOL beside the start tile's road: its west arm is the crossroads and the start tile, and A's
    table = snapshot("TOL@1,0N r.W", ruleset="carcassonne/classic+toledum", hand="FRFR")
    (group,) = table["groups"]
    arms = {table["zones"][arm]["name"]: length for arm, length in zip(group["arms"], group["lengths"], strict=True)}
    assert sorted(arms.values()) == [1, 1, 1, 2]
    (deciding,) = group["deciding"]
    assert table["zones"][deciding]["owners"] == [0]
    assert table["zones"][group["zone"]]["kind"] == "network"


# -- rules behind points ---------------------------------------------------------------------------------------------


def _every_rule() -> set[str]:
    return {r.id for e in registry.expansions("carcassonne").values() for r in rulebook.rulebook_of(e).rules}


@pytest.mark.parametrize("seed", range(3))
def test_every_explained_point_leads_to_a_rule(seed: int) -> None:
    game = registry.make(NINE, 3)
    course, rng = Course(game, str(seed)), random.Random(seed)
    state: Any = course.state
    while not state.is_over:
        if state.to_move == CHANCE:
            advance(state, course.dealer)
            continue
        actions = state.legal_actions()
        state.apply(rng.choice([a for a in actions if state.token(a) != "-"] or actions))
    rules = _every_rule()
    history = History(state)
    cited = {term.rule for event in history.events for term in event.terms}
    cited |= {event.rule for event in history.events}
    assert cited
    assert cited <= rules
    told = {rule for member in carcassonne(game).program.members for _, rule in member.explains}
    assert told <= rules
