"""Reads the `howto.md` of an expansion: how it is played, in a few sentences and pictures, each citing its rules.

    ## turn
    es: Tu turno
    en: Your turn

    - BAS-3 BAS-4
    es: Roba una loseta y colócala junto a otra.
    en: Draw a tile and lay it beside another.

    scene start r.E@0,0: BAS-2
    es: La loseta inicial.
    en: The start tile.

    row FRFR CFFF: BAS-5 [edition=2014]
    es: ...

A `## name` begins a section; its sentences are the title, and a section without one is headed by the expansion's name.
`-` is a statement. `scene NAME` is a picture of how a scenario of `howto.scn` ends, the one whose heading is NAME, with
the zones of the sites behind it lit. `row` is tiles or cards side by side. What follows are the rules behind it, and
in brackets when it applies: the edition, the number of players or a house rule; `a|b` is one or the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from losetas.core import registry
from losetas.core.errors import LosetasError, NotationError
from losetas.core.expansion import Expansion
from losetas.core.game import State
from losetas.core.rulebook import rulebook_of
from losetas.core.scenario import Scenario, read_scenario_file, read_text
from losetas.core.scene import Scene, run_scenarios

FILE: Final = "howto.md"
SCENES: Final = "howto.scn"
NEEDED: Final = ("es", "en")
"""Languages that every text has; in others the reader gets one of these."""

_SECTION: Final = re.compile(r"## ([a-z][a-z0-9_-]*)")
_ITEM: Final = re.compile(
    r"(?:-|(scene) ([a-z][a-z0-9_-]*(?: \S+)*):|(row) (\S+(?: \S+)*):)"
    r"((?: [A-Z]+-[A-Z]?\d+)+)(?: \[([a-z_]+=[a-z0-9_|]+(?: [a-z_]+=[a-z0-9_|]+)*)\])?"
)
_TEXT: Final = re.compile(r"([a-z]{2}): (.+)")


@dataclass
class Item:
    """A statement (`say`) or a picture (`scene`, `row`): what it shows, the rules behind it, and when it applies."""

    kind: str
    shows: tuple[str, ...]
    rules: tuple[str, ...]
    when: dict[str, tuple[str, ...]]
    line: int
    texts: dict[str, str] = field(default_factory=dict)


@dataclass
class Section:
    """A part of the explanation; without texts its title is the name of the expansion."""

    key: str
    line: int
    texts: dict[str, str] = field(default_factory=dict)
    items: list[Item] = field(default_factory=list)


def read_howto(text: str, source: str = FILE) -> list[Section]:
    """Read a `howto.md`.

    Raises:
        NotationError: a line that is none of the format, a repeated section, or a text that lacks a language.

    >>> [section] = read_howto("## goal\\n- BAS-31\\nes: Gana quien suma más.\\nen: Most points win.\\n")
    >>> section.items[0].kind, section.items[0].rules
    ('say', ('BAS-31',))
    """
    sections: list[Section] = []
    for number, line in enumerate(text.splitlines(), start=1):
        heading, item, said = _SECTION.fullmatch(line), _ITEM.fullmatch(line), _TEXT.fullmatch(line)
        if heading and all(section.key != heading[1] for section in sections):
            sections.append(Section(heading[1], number))
        elif item and sections:
            sections[-1].items.append(_item(item, number))
        elif said and sections:
            texts = sections[-1].items[-1].texts if sections[-1].items else sections[-1].texts
            texts[said[1]] = said[2].strip()
        elif line.strip():
            expected = (
                "'## section' (each once), '- RULE ...', 'scene NAME: RULE ...', 'row CODE ...: RULE ...', 'es: ...'"
            )
            raise NotationError(expected, repr(line), source=source, line=number)
    for section in sections:
        _check_texts(section, source)
    return sections


def _item(found: re.Match[str], line: int) -> Item:
    when = dict(condition.split("=") for condition in (found[6] or "").split())
    return Item(
        kind=found[1] or found[3] or "say",
        shows=tuple((found[2] or found[4] or "").split()),
        rules=tuple(found[5].split()),
        when={key: tuple(values.split("|")) for key, values in when.items()},
        line=line,
    )


def _check_texts(section: Section, source: str) -> None:
    titles = [(section.line, section.texts)] if section.texts else []
    for line, texts in (*titles, *((item.line, item.texts) for item in section.items)):
        missing = [language for language in NEEDED if language not in texts]
        if missing:
            raise NotationError(f"a line '{missing[0]}: ...'", "none", source=source, line=line)


def howto_of(expansion: Expansion) -> list[Section]:
    """How an expansion is played; empty when its folder does not say."""
    path = expansion.folder / FILE
    return read_howto(read_text(path), str(path)) if path.is_file() else []


def scenes_of(expansion: Expansion) -> dict[str, Scenario]:
    """The scenarios that its pictures show, by name."""
    path = expansion.folder / SCENES
    return {scenario.name: scenario for scenario in read_scenario_file(path)} if path.is_file() else {}


def shown_state(scenario: Scenario) -> State:
    """The position that a scenario ends with.

    Raises:
        LosetasError: it cannot be played, or something in it is not as it expects.
    """
    scene = Scene(scenario, registry.make(scenario.ruleset_text(), scenario.players))
    failures = scene.run()
    if failures:
        raise LosetasError(str(failures[0]))
    return scene.state


def problems(expansion: Expansion) -> Iterator[str]:
    """What is missing in the explanation of an expansion.

    Raises:
        NotationError: a file that cannot be read.
    """
    path = expansion.folder / FILE
    items = [item for section in howto_of(expansion) for item in section.items]
    if not items:
        yield f"{path}: expected sentences that say how {expansion.key} is played, found none"
    members = registry.expansions(expansion.game).values()
    known = {rule.id for member in members for rule in rulebook_of(member).rules}
    scenes = scenes_of(expansion)
    for item in items:
        for rule in item.rules:
            if rule not in known:
                yield f"{path}:{item.line}: expected a rule of the game, found {rule}"
        if item.kind == "scene" and item.shows[0] not in scenes:
            yield f"{path}:{item.line}: expected a scenario of {SCENES}, found {item.shows[0]}"
    for outcome in run_scenarios(scenes.values()):
        yield from map(str, outcome.failures)
