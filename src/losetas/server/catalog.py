"""What can be played: games, editions, expansions, house rules, bots, and the texts that expansions bring."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import version

from losetas import bots, render
from losetas.alhambra.hooks import AlhambraModule
from losetas.carcassonne.tiles import read_tiles
from losetas.core import registry, rulebook
from losetas.core.expansion import Expansion
from losetas.server import artwork, palace
from losetas.server.errors import Refusal
from losetas.server.games import shown_games
from losetas.server.protocol import (
    PROTOCOL,
    BotEntry,
    Catalog,
    EditionEntry,
    ExpansionEntry,
    FaultyEntry,
    GameEntry,
    OptionEntry,
    RuleEntry,
    Rules,
    Texts,
)

LANGUAGES = ("es", "en", "ca")
FALLBACKS = {"es": ("es", "en"), "en": ("en", "es"), "ca": ("ca", "es", "en")}
_MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) *= *(.+)$", re.MULTILINE)


@cache
def catalog() -> Catalog:
    """All that the page for a new game shows."""
    games = shown_games()
    return Catalog(
        protocol=PROTOCOL,
        version=version("losetas"),
        languages=list(LANGUAGES),
        games=[_game(game) for game in games],
        texts={g: {lang: "\n".join(_texts(e, lang) for e in _members(g)) for lang in LANGUAGES} for g in games},
    )


def check_games() -> None:
    """Read all that can be played before anybody asks for it; raises DataError for overrides that cannot be.

    What is faulty is left out, and said on the page.
    """
    catalog()
    for game in shown_games():
        registry.make(game, registry.family(game).seats[0])


def _members(game: str) -> list[Expansion]:
    """The expansions that a page can show: those with a name."""
    nameless = {fault.key for fault in registry.faults(game) if fault.nameless}
    return [member for key, member in registry.expansions(game).items() if key not in nameless]


def _texts(expansion: Expansion, lang: str) -> str:
    path = expansion.folder / "text" / f"{lang}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _named(game: str, key: str) -> Texts:
    """A one-line text of the game's expansions in every language that has it."""
    found: Texts = {}
    for expansion in _members(game):
        for lang in LANGUAGES:
            messages = dict(_MESSAGE.findall(_texts(expansion, lang)))
            if key in messages:
                found[lang] = messages[key]
    return found


def _game(game: str) -> GameEntry:
    family = registry.family(game)
    members = _members(game)
    return GameEntry(
        key=game,
        names=_named(game, f"game-{game}"),
        base=next(member.key for member in members if member.provides_base),
        players=family.seats,
        counts_tiles=not palace.is_palace(game),
        first_begins=not palace.is_palace(game),
        editions=[_edition(game, edition) for edition in family.editions],
        expansions=[_expansion(game, member) for member in members if not member.provides_base],
        faulty=[FaultyEntry(key=fault.key, message=str(fault)) for fault in registry.faults(game)],
        options=_options(game, family.editions),
        bots=[BotEntry(key=key, default=key == bots.default(game)) for key in bots.levels(game)],
    )


def _edition(game: str, edition: str) -> EditionEntry:
    if palace.is_palace(game):
        return EditionEntry(
            key=edition,
            names=_named(game, f"edition-{edition}"),
            look=edition,
            tile=palace.picture_address().replace("{name}", "{code}"),
            cover=f"/art/cover/{game}/{edition}.svg?v={palace.stamp()}",
        )
    look = edition if edition in render.LOOKS else next(iter(render.LOOKS))
    return EditionEntry(
        key=edition,
        names=_named(game, f"edition-{edition}"),
        look=look,
        tile=artwork.tile_address(look),
        cover=f"/art/cover/{game}/{edition}.svg?v={artwork.stamp()}",
    )


def _expansion(game: str, member: Expansion) -> ExpansionEntry:
    tiles, sample, proposed = _contents(member)
    return ExpansionEntry(
        key=member.key,
        names=_named(game, f"expansion-{member.key}"),
        summary=_named(game, f"expansion-{member.key}-summary"),
        author=member.author,
        year=member.year or None,
        source=member.publisher,
        tiles=tiles,
        contents=_named(game, f"expansion-{member.key}-contents"),
        sample=sample,
        editions=list(member.editions),
        conflicts=list(member.conflicts),
        requires=list(member.requires),
        windows=member.windows,
        proposed=proposed,
    )


def _contents(member: Expansion) -> tuple[int, list[str], bool]:
    """How many tiles an expansion brings, names of pictures of them, whether some are a proposal."""
    if isinstance(member, AlhambraModule):
        tiles = member.tiles()
        proposed = any(tile.source == "proposed" for tile in tiles)
        return sum(tile.count for tile in tiles), list(palace.sample(member)), proposed
    path = member.folder / "tiles.toml"
    kinds = read_tiles(path, member.key) if path.is_file() else []
    count = sum(max(kind.counts.values(), default=0) for kind in kinds)
    return count, [kind.code for kind in kinds], any(kind.source == "proposed" for kind in kinds)


def _options(game: str, editions: tuple[str, ...]) -> list[OptionEntry]:
    keys = tuple(member.key for member in _members(game))
    found: dict[str, OptionEntry] = {}
    for edition in editions:
        for option in registry.options(game, edition, keys):
            if option.key in found:
                found[option.key].editions.append(edition)
                continue
            base = registry.expansions(game)[option.expansion].provides_base
            found[option.key] = OptionEntry(
                key=option.key,
                values=list(option.values),
                editions=[edition],
                rules=list(option.rules),
                expansion=None if base else option.expansion,
            )
    return list(found.values())


def rules(game: str, expansion: str, lang: str) -> Rules:
    """The rules of an expansion in a language, or rule by rule in the one it falls back to; raises Refusal."""
    if game not in shown_games() or expansion not in registry.expansions(game):
        raise Refusal("rules-missing", where="expansion", found=f"{game}/{expansion}", status=404)
    if lang not in LANGUAGES:
        raise Refusal("bad-language", where="lang", expected=" | ".join(LANGUAGES), found=lang)
    book = rulebook.rulebook_of(registry.expansions(game)[expansion])
    order = FALLBACKS[lang]
    intro = next((book.intro[language] for language in order if language in book.intro), "")
    return Rules(
        game=game,
        expansion=expansion,
        lang=lang,
        title=book.title,
        intro=intro.splitlines(),
        rules=[
            RuleEntry(id=rule.id, text=text, lang=said, tag=rule.tag, status=rule.status)
            for rule in book.rules
            for text, said in [rule.text(order)]
        ],
    )
