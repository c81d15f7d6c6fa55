"""HTTP: what can be played, and the rules."""

from __future__ import annotations

from losetas.server.protocol.base import Struct, Texts


class EditionEntry(Struct):
    """An edition of a game and the look its tiles are drawn in."""

    key: str
    names: Texts
    look: str
    tile: str
    """Address of a tile's picture in this look, as `Art.tile`."""
    cover: str
    """Address of a picture of a small board."""


class ExpansionEntry(Struct):
    """What a new-game card says about an expansion."""

    key: str
    names: Texts
    summary: Texts
    author: str
    year: int | None
    source: str
    tiles: int
    contents: Texts
    """What it brings in words, where it is not only tiles."""
    sample: list[str]
    """Tile codes to picture it with."""
    editions: list[str]
    conflicts: list[str]
    requires: list[str]
    windows: bool
    """Whether it offers seats decisions that they may decline, so that a clock has something to run for."""
    proposed: bool
    """Whether some layout is a proposal of the project."""


class OptionEntry(Struct):
    """A house rule: its values, the first being the default."""

    key: str
    values: list[str]
    editions: list[str]
    rules: list[str]
    expansion: str | None


class BotEntry(Struct):
    """A level of bot; the client names it."""

    key: str
    default: bool


class FaultyEntry(Struct):
    """An expansion that is not offered, and for whoever makes it the reason."""

    key: str
    message: str


class GameEntry(Struct):
    """A game of the catalog."""

    key: str
    names: Texts
    base: str
    """Key of the expansion that holds the basic rules, for the rules endpoint."""
    players: tuple[int, int]
    counts_tiles: bool
    """Whether a table of it can show how many tiles are left of each kind."""
    first_begins: bool
    """Whether the first seat begins; else the game says who does, and nobody can choose."""
    editions: list[EditionEntry]
    expansions: list[ExpansionEntry]
    faulty: list[FaultyEntry]
    options: list[OptionEntry]
    bots: list[BotEntry]
    """The levels of its bots, the weakest first."""


class Catalog(Struct):
    """GET /api/catalog: what can be played and with what."""

    protocol: int
    version: str
    languages: list[str]
    games: list[GameEntry]
    texts: dict[str, Texts]
    """Per game and language one Fluent resource with the texts that its expansions bring (options, kinds, terms)."""


class RuleEntry(Struct):
    """One rule in the language asked for, or in the one it falls back to."""

    id: str
    text: str
    lang: str
    tag: str
    """The part of the game it belongs to: U set-up, P placement, M follower, S scoring, F final; or empty."""
    status: str
    """`derived`, `deferred` or empty."""


class Rules(Struct):
    """GET /api/rules/{game}/{expansion}?lang=es"""

    game: str
    expansion: str
    lang: str
    title: str
    intro: list[str]
    rules: list[RuleEntry]


class HowtoItem(Struct):
    """A statement or a picture of an explanation, with the rules behind it."""

    kind: str
    """`say`, or a picture: `scene` (a position) or `row` (tiles or cards side by side)."""
    text: str
    lang: str
    rules: list[str]
    when: dict[str, list[str]]
    """The edition, the number of players or house rules that it is about; empty: always."""
    pictures: list[str]
    """Addresses, with a place for the `{look}` of an edition."""


class HowtoSection(Struct):
    """A part of an explanation; without a title it is headed by the name of the expansion."""

    title: str
    lang: str
    items: list[HowtoItem]


class Howto(Struct):
    """GET /api/howto/{game}/{expansion}?lang=es: how it is played, for those who never did."""

    game: str
    expansion: str
    lang: str
    sections: list[HowtoSection]
