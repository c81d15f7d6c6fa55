"""How games and expansions are played: the short explanation for those who never did, with its pictures."""

from __future__ import annotations

from functools import cache
from urllib.parse import quote

from losetas.carcassonne.notation import segment_at
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tokens import place_parts
from losetas.core import howto, registry
from losetas.core.errors import LosetasError
from losetas.core.expansion import Expansion
from losetas.core.game import SEATS, State
from losetas.core.notation import Word
from losetas.render import LOOKS
from losetas.render.table import land_svg, palaces_svg
from losetas.server import artwork, palace
from losetas.server.catalog import FALLBACKS, LANGUAGES
from losetas.server.errors import Refusal
from losetas.server.games import shown_games
from losetas.server.palace.kinds import alhambra_state
from losetas.server.protocol import Howto, HowtoItem, HowtoSection

PX = 90
"""Width of a tile in pictures of positions; the page shrinks them to its own width."""


@cache
def explanation(game: str, expansion: str, lang: str) -> Howto:
    """How an expansion is played in a language, or text by text in the one it falls back to; raises Refusal."""
    member = _member(game, expansion)
    if lang not in LANGUAGES:
        raise Refusal("bad-language", where="lang", expected=" | ".join(LANGUAGES), found=lang)
    sections = [
        HowtoSection(
            *_said(section.texts, lang),
            items=[
                HowtoItem(
                    item.kind,
                    *_said(item.texts, lang),
                    rules=list(item.rules),
                    when={key: list(values) for key, values in item.when.items()},
                    pictures=_pictures(member, item),
                )
                for item in section.items
            ],
        )
        for section in howto.howto_of(member)
    ]
    return Howto(game=game, expansion=expansion, lang=lang, sections=sections)


def _member(game: str, expansion: str) -> Expansion:
    """An expansion that can be played; raises Refusal, which tells the fault of one that was left out."""
    if game not in shown_games() or expansion not in registry.expansions(game):
        faults = registry.faults(game) if game in shown_games() else []
        detail = next((str(fault) for fault in faults if fault.key == expansion), "")
        raise Refusal("rules-missing", where="expansion", found=f"{game}/{expansion}", detail=detail, status=404)
    return registry.expansions(game)[expansion]


def _said(texts: dict[str, str], lang: str) -> tuple[str, str]:
    """The text in the first language that has it, and that language."""
    return next(((texts[said], said) for said in FALLBACKS[lang] if said in texts), ("", lang))


def _pictures(member: Expansion, item: howto.Item) -> list[str]:
    """The addresses of what an item shows, with a place for the look."""
    if item.kind == "scene":
        return [f"/art/howto/{member.game}/{member.key}/{{look}}/{quote(' '.join(item.shows))}.svg"]
    address = palace.picture_address() if palace.is_palace(member.game) else artwork.tile_address("{look}")
    address = address.replace("{code}", "{name}").replace("{turns}", "0")
    return [address.replace("{name}", quote(name)) for name in item.shows]


@cache
def scene_picture(game: str, expansion: str, look: str, shows: str) -> str:
    """The picture of a scene, as `howto.md` names it, in a look of its game; raises Refusal when there is none."""
    member = _member(game, expansion)
    shown = {" ".join(item.shows) for section in howto.howto_of(member) for item in section.items}
    looks = registry.family(game).editions if palace.is_palace(game) else tuple(LOOKS)
    if shows not in shown or look not in looks:
        raise Refusal("not-found", where="name", found=f"{look}/{shows}", status=404)
    name, *marks = shows.split()
    try:
        return _draw(howto.shown_state(howto.scenes_of(member)[name]), look, marks)
    except (LosetasError, KeyError) as error:
        raise Refusal("not-found", where="name", found=shows, detail=str(error), status=404) from error


def _draw(state: State, look: str, marks: list[str]) -> str:
    """Carcassonne with the zones of some sites lit and the legal cells of a tile in hand; palaces of some seats."""
    if not isinstance(state, CarcassonneState):
        return palaces_svg(alhambra_state(state), [SEATS.index(seat) for seat in marks or ["A"]], PX)
    lit = [found for mark in marks if (found := segment_at(state, Word(mark))) is not None]
    legal = state.legal_actions() if state.step == "place" else []
    return land_svg(
        state,
        look,
        highlight=[(cell.x, cell.y, index) for at in lit for cell, index in state.zone(*at).segments],
        legal={state.board.cell(place_parts(action)[1]) for action in legal},
        px=PX,
    )
