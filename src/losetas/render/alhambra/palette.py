"""The colours of Alhambra: six kinds of building, four currencies, brick and sand. There is one look."""

from __future__ import annotations

from dataclasses import dataclass

from losetas.render.errors import RenderError
from losetas.render.geometry import SIDES


@dataclass(frozen=True)
class KindColours:
    """A kind of building: its floor, the pattern on it, and the main, lit and dark tone of what stands there."""

    floor: str
    tint: str
    main: str
    lit: str
    dark: str


@dataclass(frozen=True)
class CurrencyColours:
    """A currency: the letter of its cards, and its main, lit and dark tone."""

    letter: str
    main: str
    lit: str
    dark: str


KINDS = {
    "pavilion": KindColours("#bcd7ee", "#9cc4e6", "#2f78bd", "#7db4e4", "#1d4f85"),
    "seraglio": KindColours("#f3bfb0", "#e8a391", "#c8352b", "#ec7a63", "#8c1f1d"),
    "arcades": KindColours("#dfc196", "#cda877", "#9a632f", "#c99457", "#653c18"),
    "chambers": KindColours("#f1f0ec", "#d8d5cd", "#bcb8ae", "#ffffff", "#77736a"),
    "garden": KindColours("#bfdf94", "#a0cd72", "#4c9a3b", "#8bc760", "#2b6a2b"),
    "tower": KindColours("#d7bfe4", "#c1a0d4", "#7c469c", "#b183cc", "#4d2668"),
}
CURRENCIES = {
    "denar": CurrencyColours("b", "#2f78bd", "#9ac6ee", "#1b4a7c"),
    "florin": CurrencyColours("y", "#eebf26", "#fff0a0", "#8f6b06"),
    "ducat": CurrencyColours("o", "#e27a22", "#ffc07a", "#9a4a0c"),
    "dirham": CurrencyColours("g", "#3f9142", "#a5d89a", "#24602a"),
}

INK = "#3b2a1e"
CREAM = "#fffaf0"
GOLD = "#f3c64a"
WALL, WALL_LIT, WALL_DARK = "#8a4f38", "#c98a66", "#4c261a"
SAND, SAND_DARK = "#f1e3c4", "#d9c39a"
WATER, WATER_LIT, WATER_DARK = "#63c0dd", "#e8fbff", "#5d8d99"
NIGHT, NIGHT_LIT = "#2c4a63", "#4d7392"  # the backs, which no floor resembles
TABLE = "#cbb189"


def kind_colours(kind: str) -> KindColours:
    """The colours of a kind of building.

    Raises RenderError for a kind that is not one of `KINDS`.
    """
    if kind not in KINDS:
        raise RenderError(f"no kind of building {kind!r}: expected one of {', '.join(KINDS)}")
    return KINDS[kind]


def currency_colours(currency: str) -> CurrencyColours:
    """The colours of a currency.

    Raises RenderError for a currency that is not one of `CURRENCIES`.
    """
    if currency not in CURRENCIES:
        raise RenderError(f"no currency {currency!r}: expected one of {', '.join(CURRENCIES)}")
    return CURRENCIES[currency]


def check_walls(walls: str) -> str:
    """The walls themselves, when they are sides of a tile and none stands twice.

    Raises RenderError otherwise.
    """
    if len(set(walls)) < len(walls) or not set(walls) <= set(SIDES):
        raise RenderError(f"no walls {walls!r}: expected some of N, E, S, W, each once")
    return walls


def check_between(what: str, value: int, low: int, high: int) -> int:
    """The value itself, when it lies between the two, both included.

    Raises RenderError otherwise.
    """
    if not low <= value <= high:
        raise RenderError(f"no {what} {value}: expected {low} to {high}")
    return value
