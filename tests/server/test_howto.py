"""How to play over HTTP: the explanation in the language asked for, and every picture in every look."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from losetas.cli.new_expansion import write_scaffold
from losetas.core import registry

MEMBERS = [
    ("carcassonne", key)
    for key in ("base", "alcazar", "argueso", "gaudi", "horta", "italica", "mezquita", "plaza", "serranos", "toledum")
] + [("alhambra", key) for key in ("base", "bonus", "exchange", "squares", "vizier")]


def told(client: TestClient, game: str, key: str, lang: str = "es") -> list[Any]:
    answer = client.get(f"/api/howto/{game}/{key}?lang={lang}")
    assert answer.status_code == 200
    return [item for section in answer.json()["sections"] for item in section["items"]]


@pytest.mark.parametrize(("game", "key"), MEMBERS)
def test_every_picture_is_there_in_every_look(client: TestClient, game: str, key: str) -> None:
    looks = [
        edition["look"]
        for entry in client.get("/api/catalog").json()["games"]
        if entry["key"] == game
        for edition in entry["editions"]
    ]
    pictures = [picture for item in told(client, game, key) for picture in item["pictures"]]
    assert pictures
    for picture in pictures:
        for look in looks:
            answer = client.get(picture.replace("{look}", look))
            assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml"), picture
            ElementTree.fromstring(answer.text)  # noqa: S314 our own


def test_it_comes_in_the_language_asked_for(client: TestClient) -> None:
    spanish, english, catalan = (told(client, "alhambra", "base", lang) for lang in ("es", "en", "ca"))
    assert [item["rules"] for item in spanish] == [item["rules"] for item in english]
    assert {item["lang"] for item in catalan} == {"ca"}
    assert spanish[0]["text"] != english[0]["text"] != catalan[0]["text"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/api/howto/chess/base", "rules-missing"),
        ("/api/howto/carcassonne/nothing", "rules-missing"),
        ("/api/howto/carcassonne/base?lang=xx", "bad-language"),
        ("/art/howto/carcassonne/base/2014/nothing.svg", "not-found"),
        ("/art/howto/carcassonne/base/cubist/place.svg", "not-found"),
        ("/art/howto/carcassonne/nothing/2014/place.svg", "rules-missing"),
        ("/art/howto/alhambra/base/2014/palace A.svg", "not-found"),
    ],
)
def test_what_is_not_there_is_said(client: TestClient, path: str, reason: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (400, 404)
    assert answer.json()["reason"] == reason


def test_an_explanation_that_cannot_be_read_is_said(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_scaffold("mill", tmp_path)
    (folder / "howto.md").write_text("## mill\n- MILL-1\nes: solo español\n", encoding="utf-8")
    monkeypatch.setenv(registry.FOLDERS, str(folder))
    answer = client.get("/api/howto/carcassonne/mill")
    assert (answer.status_code, answer.json()["reason"]) == (404, "rules-missing")
    assert "howto.md:2:1: expected a line 'en: ...'" in answer.json()["detail"]
    assert told(client, "carcassonne", "base")


def test_a_picture_lights_its_zone_and_marks_where_a_tile_fits(client: TestClient) -> None:
    lit = client.get("/art/howto/carcassonne/base/2014/road r.W@1,0.svg").text
    place = client.get("/art/howto/carcassonne/base/2014/place.svg").text
    assert lit.count("#ffe98a") == 3  # a glow on each of the three tiles of the road
    # CFFF beside CRFR and FRRR: the city goes on in the north, field meets field in the south and in the east
    assert place.count('stroke-dasharray="7 6"') == 3
