"""Somebody who sees a position of Alhambra as text and says from the rules what is legal and what a round pays."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

from tests.alhambra import referee

from losetas.alhambra.holdings import GIFTS
from losetas.core.game import SEATS
from losetas.core.grid import SIDES, Cell

TABLE = {  # ALB-44: by round, first place first
    "pavilion": ((1,), (8, 1), (16, 8, 1)),
    "seraglio": ((2,), (9, 2), (17, 9, 2)),
    "arcades": ((3,), (10, 3), (18, 10, 3)),
    "chambers": ((4,), (11, 4), (19, 11, 4)),
    "garden": ((5,), (12, 5), (20, 12, 5)),
    "tower": ((6,), (13, 6), (21, 13, 6)),
}
DIRK = -3
MOST_SQUARES = 3  # COB-3
_TILE = re.compile(r"(q?)([a-z]+?)(\d*)([NESW]*)o?")


def parts(code: str) -> tuple[bool, str, int, str]:
    """Whether a tile is a square, its type, price and walls."""
    found = _TILE.fullmatch(code)
    assert found is not None, code
    kind = found[2].removesuffix("o") if found[2] not in TABLE else found[2]
    return bool(found[1]), kind, int(found[3] or 0), found[4]


def money(cards: list[str]) -> str:
    """Cards in the order in which they are printed: b y o g, value, exchange cards last."""
    return "+".join(
        sorted(cards, key=lambda card: (card[0] == "X", ["byog".index(c) for c in card if c in "byog"], card))
    )


class Bystander:
    """A position, read from its text."""

    def __init__(self, position: str) -> None:
        fields = [field.strip() for field in position.split("|")]
        self.modules = set(re.findall(r"\+(\w+)", fields[0]))
        self.players = len(fields[2].split())
        self.seat, self.step = SEATS.index(fields[3].split()[1]), fields[3].split()[2]
        self.slices = dict(word.split("=", 1) for word in fields[6].split())
        self.tiles: list[dict[Cell, str]] = [{} for _ in range(self.players)]
        for word in fields[1].split() if fields[1] != "-" else []:
            seat, code, x, y = re.split("[:@,]", word)
            self.tiles[SEATS.index(seat)][Cell(int(x), int(y))] = code
        self.secrets = [(SEATS.index(word[0]), word[2:].rstrip("?!"), "!" in word) for word in self.listed("secrets")]

    def listed(self, key: str) -> list[str]:
        """The pieces of a slice."""
        return self.slices[key].split(",") if key in self.slices else []

    def of_seat(self, key: str, seat: int) -> list[str]:
        """What a seat has in a slice by seats."""
        groups = self.slices.get(key, "").split(";")
        return next((group[2:].split(",") for group in groups if group[:2] == f"{SEATS[seat]}:"), [])

    def palace(self, seat: int) -> dict[Cell, str]:
        """The walls of a palace by cell."""
        return {Cell(0, 0): "", **{cell: parts(code)[3] for cell, code in self.tiles[seat].items()}}

    def legal(self, most_exchange: int) -> set[str]:
        """Every legal token."""
        found = {"action": self._actions, "place": self._places, "vizier": self._gap, "reveal": self._window}[self.step]
        return set(found(most_exchange))

    def _actions(self, most: int) -> Iterator[str]:
        found = {*self._takes(), *self._purchases(most, exact=False), *self._redesigns()}
        owned = [*self.tiles[self.seat].values(), *self.of_seat("reserve", self.seat), *self.listed("aside")]
        if sum(parts(code)[0] for code in owned) < MOST_SQUARES:
            found |= {f"q:{parts(code)[1]}" for code in self.listed("tops")}
        if "vizier" in self.modules and SEATS[self.seat] not in self.slices["stones"]:
            found.add("v+")
        yield from found or {"-"}  # AMB-12
        yield from self._reveals()

    def _takes(self) -> Iterator[str]:
        """ALB-16, CAM-4."""
        cards = Counter(card for card in self.listed("display") if card[0] != "X")
        for counts in product(*(range(count + 1) for count in cards.values())):
            picked = [card for card, count in zip(cards, counts, strict=True) for _ in range(count)]
            if len(picked) == 1 or (picked and sum(int(card[1]) for card in picked) <= 5):
                yield "+" + money(picked)
        yield from (f"+{card}" for card in self.listed("display") if card[0] == "X")

    def _purchases(self, most: int, *, exact: bool) -> Iterator[str]:
        """ALB-22, AMB-2, CAM-6 to CAM-9, AMB-29, VIZ-3."""
        hand = self.of_seat("hands", self.seat)
        joining = [card[1:] for card in hand if card[0] == "X"]
        for space, code in (word.split(":") for word in self.listed("market")):
            price = parts(code)[2]
            coins = Counter(card for card in hand if card[0] != "X")
            for cards in referee.payments(coins, space, price, joining, most):
                if not exact or sum(int(card[1]) for card in cards if card[0] != "X") == price:
                    yield f"${space}:{code}={money(list(cards))}"

    def _redesigns(self) -> Iterator[str]:
        """ALB-36 to ALB-39."""
        palace = self.palace(self.seat)
        for code in set(self.of_seat("reserve", self.seat)):
            yield from (f"R:{code}>{cell}" for cell in self._cells(code))
            for cell in self.tiles[self.seat]:
                if referee.may_swap(palace, cell, parts(code)[3]):
                    yield f"{cell}<>R:{code}"
        yield from (f"{cell}>R" for cell in self.tiles[self.seat] if referee.may_remove(palace, cell))

    def _cells(self, code: str) -> set[Cell]:
        """ALB-30 to ALB-33."""
        palace = self.palace(self.seat)
        edge = {cell.step(side) for cell in palace for side in SIDES}
        return {cell for cell in edge if referee.may_build(palace, cell, parts(code)[3])}

    def _places(self, _most: int) -> Iterator[str]:
        """ALB-26, ALB-64; a square and a tile of the distribution are not bought (AMB-36, AMB-15)."""
        for code in set(self.listed("aside")):
            yield f"{code}>R"
            yield from (f"{code}>{cell}" for cell in self._cells(code))
            if self.players == 2 and not parts(code)[0] and not self.final:
                yield f"{code}>Dirk"

    @property
    def final(self) -> bool:
        """Whether the tiles that are placed come from the distribution."""
        return self.listed("flow")[2] == str(GIFTS)

    def _gap(self, most: int) -> Iterator[str]:
        yield "v-"
        yield from (f"v{token}" for token in self._purchases(most, exact=True))

    def _window(self, _most: int) -> Iterator[str]:
        yield "!-"
        yield from self._reveals()

    def _reveals(self) -> Iterator[str]:
        """BON-3."""
        built = set(self.tiles[self.seat].values())
        yield from (
            f"!{code}" for seat, code, shown in self.secrets if seat == self.seat and not shown and code in built
        )

    def points(self, number: int) -> Counter[tuple[int, str]]:
        """What a round pays, by seat and kind (ALB-43 to ALB-49)."""
        found: Counter[tuple[int, str]] = Counter()
        for kind, rounds in TABLE.items():
            counts = {seat: self.count(seat, kind) for seat in range(self.players)}
            if self.players == 2:
                counts[DIRK] = sum(parts(code)[1] == kind for code in self.listed("dirk"))
            places = [*rounds[number - 1], *[0] * len(counts)]
            for seat, count in counts.items():
                better = sum(other > count for other in counts.values())
                sharers = sum(other == count for other in counts.values())
                if count:
                    found[seat, kind] = sum(places[better : better + sharers]) // sharers
        for seat in range(self.players):
            found[seat, "wall"] = referee.wall_length(self.palace(seat))
        return +found

    def count(self, seat: int, kind: int | str) -> int:
        """INT-2: buildings, revealed cards, and what the squares see beside them (COB-6)."""
        tiles = self.tiles[seat]
        buildings = {cell for cell, code in tiles.items() if parts(code)[:2] == (False, kind)}
        cards = sum(owner == seat and shown and parts(code)[1] == kind for owner, code, shown in self.secrets)
        seen = sum(
            cell.step(side) in buildings
            for cell, code in tiles.items()
            if parts(code)[:2] == (True, kind)
            for side in SIDES
            if side not in parts(code)[3]
        )
        return len(buildings) + cards + seen
