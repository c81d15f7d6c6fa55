"""The two looks, each a palette and a hand, and the portable random numbers that keep every picture the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from losetas.render.errors import RenderError

T = TypeVar("T")
Tones = tuple[str, str]  # lit, shaded


@dataclass(frozen=True)
class Look:
    """Everything in which one look differs from another: colours, width of the line, unsteadiness of the hand."""

    name: str
    key: str  # begins every id, so that two looks can share a page
    ink: str
    line: float
    shake: float
    grain: bool
    table: Tones
    field: str
    field_lit: str
    field_dark: str
    tuft: str
    road: str
    road_edge: str
    track: str
    verge: str
    ground: str
    ground_dark: str
    plaza: str
    stone: str
    stone_lit: str
    stone_dark: str
    roofs: tuple[Tones, ...]
    brick: Tones
    plaster: str
    plaster_dark: str
    leaf: str
    leaf_lit: str
    leaf_dark: str
    trunk: str
    wheat: str
    wheat_dark: str
    water: str
    water_lit: str
    blue: str
    gold: str
    red: str
    white: str
    flowers: tuple[str, str, str]
    shadow: str


# City ground and field differ in lightness and not only in hue (classic darker, 2014 lighter), because to a
# deuteranope the hues are one.
CLASSIC = Look(
    name="classic",
    key="c",
    ink="#4a3522",
    line=0.8,
    shake=0.35,
    grain=True,
    table=("#6f4d33", "#5c3f29"),
    field="#c6c083",
    field_lit="#d5cd98",
    field_dark="#adab6c",
    tuft="#787f49",
    road="#f8efd8",
    road_edge="#6b5334",
    track="#cdb78c",
    verge="#98995f",
    ground="#bd8f58",
    ground_dark="#a2753f",
    plaza="#e6cd98",
    stone="#cbb48c",
    stone_lit="#e9d9b6",
    stone_dark="#8d7452",
    roofs=(("#b4573a", "#8d3f2a"), ("#c06a42", "#96492d"), ("#a04a36", "#7b3426"), ("#84796a", "#5f564a")),
    brick=("#b07a49", "#7f5431"),
    plaster="#efe0c0",
    plaster_dark="#cdb68d",
    leaf="#76814a",
    leaf_lit="#98a064",
    leaf_dark="#565f35",
    trunk="#5d432a",
    wheat="#cfbb74",
    wheat_dark="#a18948",
    water="#7fa3a0",
    water_lit="#b4cbc0",
    blue="#2f5580",
    gold="#e0b548",
    red="#9c3327",
    white="#f4ead2",
    flowers=("#b5523d", "#d9b24c", "#efe0c0"),
    shadow="#3a2a18",
)

MODERN = Look(
    name="2014",
    key="m",
    ink="#54402c",
    line=0.5,
    shake=0.0,
    grain=False,
    table=("#33636a", "#285259"),
    field="#93c653",
    field_lit="#acd870",
    field_dark="#7db444",
    tuft="#5f9636",
    road="#fff8e6",
    road_edge="#a07d4d",
    track="#e6d3a6",
    verge="#7fae48",
    ground="#f5d6a3",
    ground_dark="#dcb06c",
    plaza="#fff6e2",
    stone="#d9d0c0",
    stone_lit="#f6f0e2",
    stone_dark="#9a8d80",
    roofs=(("#ea6239", "#c24525"), ("#f3803f", "#cf5d28"), ("#d94b34", "#b03322"), ("#f09a4d", "#cc7430")),
    brick=("#f09a4d", "#cc7430"),
    plaster="#fff3dc",
    plaster_dark="#e5cda3",
    leaf="#4c9a41",
    leaf_lit="#74bd55",
    leaf_dark="#357a36",
    trunk="#7a5330",
    wheat="#dcd56a",
    wheat_dark="#b9ab3f",
    water="#4fb0d8",
    water_lit="#a8e0f2",
    blue="#1d62b5",
    gold="#ffce3d",
    red="#d8392b",
    white="#fffaf0",
    flowers=("#ff6f61", "#ffd84d", "#ffffff"),
    shadow="#2d3a18",
)

LOOKS = {look.name: look for look in (CLASSIC, MODERN)}


def get_look(name: str) -> Look:
    """The look of that name.

    Raises RenderError for a name that is not one of `LOOKS`.
    """
    try:
        return LOOKS[name]
    except KeyError:
        raise RenderError(f"no look {name!r}: expected one of {', '.join(LOOKS)}") from None


class Rng:
    """Mulberry32 seeded by FNV-1a of a text: the same numbers on every machine and in any language."""

    def __init__(self, text: str) -> None:
        seed = 2166136261
        for char in text:
            seed = ((seed ^ ord(char)) * 16777619) & 0xFFFFFFFF
        self._state = seed

    def __call__(self, low: float = 0.0, high: float = 1.0) -> float:
        """The next number of [low, high)."""
        self._state = a = (self._state + 0x6D2B79F5) & 0xFFFFFFFF
        t = ((a ^ (a >> 15)) * (a | 1)) & 0xFFFFFFFF
        t = (t ^ (t + (((t ^ (t >> 7)) * (t | 61)) & 0xFFFFFFFF))) & 0xFFFFFFFF
        return low + (high - low) * ((t ^ (t >> 14)) / 4294967296)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as another."""
        return items[int(self() * len(items))]
