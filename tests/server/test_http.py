"""Catalog, rules, art, new tables and the client's files."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient
from tests.server.helpers import SECRET, bot, new_table, opened, person

from losetas.core import registry
from losetas.server.app import make_app


def test_the_catalog_names_what_can_be_played(client: TestClient) -> None:
    catalog = client.get("/api/catalog").json()
    game = next(entry for entry in catalog["games"] if entry["key"] == "carcassonne")
    assert [edition["key"] for edition in game["editions"]] == ["2014", "classic"]
    assert game["players"] == [2, 6]
    options = {option["key"]: option for option in game["options"]}
    assert options["farms"]["values"][0] == "3rd"
    assert options["abbot"]["editions"] == ["2014"]
    assert all(option["rules"] for option in game["options"])
    for entry, default in (("carcassonne", "projected"), ("alhambra", "planner")):
        levels = next(game for game in catalog["games"] if game["key"] == entry)["bots"]
        assert [level["key"] for level in levels if level["default"]] == [default]
    # BAS-36: the first seat; ALB-7: whoever has the fewest cards
    assert {entry["key"]: entry["first_begins"] for entry in catalog["games"]} == {
        "carcassonne": True,
        "alhambra": False,
    }
    assert {entry["key"] for entry in game["expansions"]} == set(registry.expansions("carcassonne")) - {game["base"]}


def test_rules_come_in_the_language_asked_for(client: TestClient) -> None:
    spanish = client.get("/api/rules/carcassonne/base?lang=es").json()
    english = client.get("/api/rules/carcassonne/base?lang=en").json()
    assert [rule["id"] for rule in spanish["rules"]] == [rule["id"] for rule in english["rules"]]
    assert all(rule["lang"] == "es" for rule in spanish["rules"])
    assert spanish["rules"][0]["text"] != english["rules"][0]["text"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/rules/carcassonne/nothing", "rules-missing"),
        ("/api/rules/chess/base", "rules-missing"),
        ("/api/rules/carcassonne/base?lang=xx", "bad-language"),
        ("/api/nothing", "not-found"),
        ("/art/2014/NOPE/0.svg", "not-found"),
        ("/art/2014/CFFF/7.svg", "not-found"),
        ("/art/2014/CFFF/x.svg", "not-found"),
        ("/art/cubist/CFFF/0.svg", "not-found"),
        ("/art/figure/dragon/0/standing.svg", "not-found"),
        ("/art/figure/follower/9/standing.svg", "not-found"),
        ("/art/figure/follower/0/dancing.svg", "not-found"),
        ("/art/chip/99.svg", "not-found"),
        ("/art/cover/carcassonne/1850.svg", "not-found"),
        ("/art/cover/chess/2014.svg", "not-found"),
        ("/art/cubist/tower.svg", "not-found"),
        ("/assets/nothing.js", "not-found"),
    ],
)
def test_what_is_not_there_is_said(client: TestClient, path: str, reason: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["reason"] == reason


def test_a_wrong_method_is_said(client: TestClient) -> None:
    answer = client.delete("/api/tables")
    assert (answer.status_code, answer.json()["reason"]) == (405, "not-found")
    assert client.head("/api/catalog").status_code == 200


def wish(**change: Any) -> dict[str, Any]:
    return {"ruleset": "carcassonne/2014", "seats": [person("Ana"), bot("Bruno")], **change}


@pytest.mark.parametrize(
    ("body", "reason", "where"),
    [
        (wish(ruleset="chess"), "bad-ruleset", "ruleset"),
        (wish(ruleset="carcassonne/2014(farms=4th)"), "bad-ruleset", "ruleset"),
        (wish(ruleset="carcassonne/2014+atlantis"), "bad-ruleset", "ruleset"),
        (wish(ruleset="carcassonne/2014("), "bad-ruleset", "ruleset"),
        (wish(seats=[]), "bad-ruleset", "ruleset"),
        (wish(seats=[person("Ana")]), "bad-ruleset", "ruleset"),
        (wish(seats=[person("Ana")] * 7), "bad-seats", "seats"),
        (wish(seats=[person("Ana"), person(" ")]), "bad-seats", "seats[1].name"),
        (wish(seats=[person("x" * 41), person("Ana")]), "bad-seats", "seats[0].name"),
        (wish(seats=[person("Ana"), bot("B", "deep blue")]), "unknown-bot", "seats[1].bot"),
        (wish(seats=[person("Ana"), {"kind": "bot", "name": "B"}]), "unknown-bot", "seats[1].bot"),
        (wish(seats=[{**person("Ana"), "bot": "random"}, person("B")]), "bad-seats", "seats[0].bot"),
        (wish(seats=[person("Ana"), {"kind": "cat", "name": "B"}]), "bad-json", "$.seats[1].kind"),
        (wish(seed="42"), "bad-json", ""),
        ({"ruleset": "carcassonne/2014"}, "bad-json", ""),
        ([], "bad-json", ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_none_is_made(
    client: TestClient, body: object, reason: str, where: str
) -> None:
    answer = client.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    problem = answer.json()
    assert (problem["reason"], problem["where"]) == (reason, where), problem
    assert client.get("/api/tables").json() == {"tables": []}


def test_a_form_of_another_site_cannot_make_a_table(client: TestClient) -> None:
    answer = client.post("/api/tables", content="{}", headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["reason"]) == (415, "bad-json")


def test_art_has_everything_for_every_kind(client: TestClient) -> None:
    key = new_table(client)
    art = client.get(f"/api/tables/{key}/art").json()
    codes = {kind["code"] for kind in art["kinds"]}
    assert len(codes) == 32  # 24 shapes and the eight with a garden
    for kind in art["kinds"]:
        assert len(kind["turns"]) == 4
        for turns in kind["turns"]:
            assert len(turns["seats"]) == len(turns["regions"]) == len(kind["segments"])
            assert all(-50 <= x <= 50 and -50 <= y <= 50 for x, y in turns["seats"])
            assert all(path.startswith("M") for path in turns["regions"])
        assert all(len(segment["sites"]) == 4 for segment in kind["segments"])
    assert {piece["piece"] for piece in art["pieces"]} == {"follower", "abbot"}
    paths = [
        art["tile"].replace("{code}", quote("CCCC+", safe="")).replace("{turns}", "3"),
        art["tower"],
        *art["chips"],
    ]
    paths += [address for piece in art["pieces"] for address in piece["standing"] + piece["lying"]]
    for path in paths:
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in answer.headers["cache-control"]
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")  # noqa: S314 our own picture
        again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_every_edition_has_a_cover(client: TestClient) -> None:
    game = next(entry for entry in client.get("/api/catalog").json()["games"] if entry["key"] == "carcassonne")
    covers = [client.get(edition["cover"]) for edition in game["editions"]]
    assert [cover.status_code for cover in covers] == [200, 200]
    assert covers[0].content != covers[1].content
    for edition in game["editions"]:
        assert client.get(edition["tile"].replace("{code}", "CFFF").replace("{turns}", "0")).status_code == 200


def test_an_old_address_of_a_picture_is_not_kept_for_ever(client: TestClient) -> None:
    assert "immutable" not in client.get("/art/2014/CFFF/0.svg?v=old").headers["cache-control"]


@pytest.fixture
def built(database: Path, tmp_path: Path) -> TestClient:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Losetas</title>", encoding="utf-8")
    (static / "assets" / "app-1.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "outside.txt").write_text("private", encoding="utf-8")
    app = make_app(asyncio.run(opened(database)), SECRET, hosts=frozenset({"testserver"}), static=static)
    return TestClient(app)


def test_the_client_is_served_at_its_own_addresses(built: TestClient) -> None:
    for path in ("/", "/t/AbC-_123", "/rules"):
        answer = built.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
    assert "losetas_guest" in built.cookies
    script = built.get("/assets/app-1.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/../../outside.txt", "//outside.txt"]
)
def test_nothing_outside_the_client_is_served(built: TestClient, path: str) -> None:
    assert "private" not in built.get(path).text


def test_without_a_client_the_page_says_how_to_build_it(database: Path, tmp_path: Path) -> None:
    app = make_app(asyncio.run(opened(database)), SECRET, hosts=frozenset({"testserver"}), static=tmp_path / "none")
    answer = TestClient(app).get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
