"""Two ways of playing Alhambra at the page, by keyboard alone and by mouse alone, and what is to be played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter

from playwright.sync_api import Locator, Page, Position, expect
from tests.browser.watching import Json, Watch

Choice = tuple[str, Json]

OFTEN = {"buy": 8, "lay": 8, "take": 8}  # the rest as rarely as that, or the game would never end
EDGE: Position = {"x": 8, "y": 30}  # of a card in the hand, the next one lies over the rest of it


def press(watch: Watch, *keys: str) -> None:
    for key in keys:
        watch.page.keyboard.press(key)


def plain_keys(table: Json) -> set[str]:
    """The choices without an object: declining, waking, passing."""
    return {one["key"] for one in table["choices"]["plain"]}


def offers_nothing(table: Json) -> bool:
    """A window that the page declines by itself."""
    choices, plain = table["choices"], plain_keys(table)
    return ("gap-no" in plain and not choices["buys"]) or ("open-no" in plain and not choices["reveals"])


def least_played(table: Json, done: Counter[str]) -> Choice:
    """A choice of the kind that has come up least, so that every kind does."""
    choices, plain = table["choices"], plain_keys(table)
    found: list[Choice] = [("reveal", one) for one in choices["reveals"]]
    if table["step"] == "place":
        tile = table["aside"][0]
        found += [("lay", cell) for cell in choices["cells"] if cell["tile"] == tile]
        found += [(put["to"], put) for put in choices["puts"] if put["tile"] == tile]
    else:
        found += [("vizier" if "gap-no" in plain else "buy", buy) for buy in choices["buys"] if not buy["pointless"]]
        found += [(cell["key"], cell) for cell in choices["cells"]]
        found += [("annex", one) for one in choices["annexes"]]
        found += [("take", take) for take in choices["takes"]]
        found += [(key, {}) for key in ("wake", "pass") if key in plain]
    return min(found, key=lambda choice: done[choice[0]] / OFTEN.get(choice[0], 1))


def redesigns(table: Json, tile: str) -> list[Json]:
    """Where a tile of the reserve can go, in reading order."""
    cells = [cell for cell in table["choices"]["cells"] if cell["tile"] == tile and cell["key"] in ("build", "swap")]
    return sorted(cells, key=lambda cell: (cell["y"], cell["x"]))


class PalacePlayer(ABC):
    """Someone at the page of a table of Alhambra, in the first seat."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.page: Page = watch.page

    def play(self, table: Json, choice: Choice) -> None:
        """Do what a person would do for it."""
        kind, one = choice
        ways = {"vizier": self.buy, "build": self.redesign, "swap": self.redesign}
        ways.get(kind, getattr(self, kind, None) or self.confirm)(table, one)

    def cell(self, at: Json) -> Locator:
        """A cell of the palace."""
        return self.page.locator(f'#palace [data-cell="{at["x"]},{at["y"]}"]')

    @abstractmethod
    def close(self) -> None:
        """Close the count of a round, which opens by itself."""

    @abstractmethod
    def buy(self, table: Json, buy: Json) -> None: ...

    @abstractmethod
    def take(self, table: Json, take: Json) -> None: ...

    @abstractmethod
    def lay(self, table: Json, cell: Json) -> None: ...

    @abstractmethod
    def reserve(self, table: Json, put: Json) -> None: ...

    @abstractmethod
    def neutral(self, table: Json, put: Json) -> None: ...

    @abstractmethod
    def redesign(self, table: Json, cell: Json) -> None: ...

    @abstractmethod
    def remove(self, table: Json, cell: Json) -> None: ...

    @abstractmethod
    def annex(self, table: Json, one: Json) -> None: ...

    @abstractmethod
    def reveal(self, table: Json, one: Json) -> None: ...

    @abstractmethod
    def wake(self, table: Json, one: Json) -> None: ...

    @abstractmethod
    def confirm(self, table: Json, one: Json) -> None: ...


class PalaceKeys(PalacePlayer):
    """The tile first, then the way of paying."""

    def close(self) -> None:
        press(self.watch, "Escape")  # without waiting: the next key belongs to the table

    def buy(self, table: Json, buy: Json) -> None:
        press(self.watch, str(buy["space"] + 1))
        for _ in table["choices"]["buys"]:
            if self.raised() == sorted(buy["cards"]):
                break
            press(self.watch, "o")
        press(self.watch, "Enter")

    def raised(self) -> list[str]:
        """The cards that stand out in the hand."""
        return sorted(self.page.locator(".hand .on").evaluate_all("all => all.map(one => one.dataset.card)"))

    def take(self, table: Json, take: Json) -> None:
        places = list(range(len(table["display"])))
        for card in take["cards"]:
            place = next(place for place in places if table["display"][place] == card)
            places.remove(place)
            press(self.watch, str(5 + place))
        press(self.watch, "Enter")

    def lay(self, table: Json, cell: Json) -> None:
        cells = [other for other in table["choices"]["cells"] if other["tile"] == cell["tile"]]
        self.step_to(sorted(cells, key=lambda one: (one["y"], one["x"])), cell)

    def step_to(self, ordered: list[Json], cell: Json) -> None:
        """N from legal cell to legal cell."""
        press(self.watch, *["n"] * (1 + ordered.index(cell)), "Enter")

    def reserve(self, table: Json, put: Json) -> None:
        press(self.watch, "b")

    def neutral(self, table: Json, put: Json) -> None:
        press(self.watch, "k")

    def redesign(self, table: Json, cell: Json) -> None:
        reserve = list(dict.fromkeys(table["seats"][0]["reserve"]))
        press(self.watch, "r", str(1 + reserve.index(cell["tile"])))
        self.step_to(redesigns(table, cell["tile"]), cell)

    def remove(self, table: Json, cell: Json) -> None:
        press(self.watch, "t", "ArrowDown")  # into the palace, to its fountain
        self.arrows_to(cell)
        press(self.watch, "Enter")
        expect(self.cell(cell)).to_have_attribute("aria-pressed", "true")
        press(self.watch, "Enter")

    def arrows_to(self, cell: Json) -> None:
        """Try the arrows from cell to cell until one is reached: first those that lead nearer."""
        seen: set[str] = set()
        for _ in range(200):
            here = self.page.evaluate("document.activeElement.dataset.cell")
            if here == f"{cell['x']},{cell['y']}":
                return
            x, y = (int(part) for part in here.split(","))
            ways = {"Right": cell["x"] - x, "Left": x - cell["x"], "Down": cell["y"] - y, "Up": y - cell["y"]}
            fresh = [way for way in ways if f"{here}{way}" not in seen] or list(ways)
            way = max(fresh, key=lambda one: ways[one])
            seen.add(f"{here}{way}")
            press(self.watch, f"Arrow{way}")
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no way by arrows to {cell}")

    def annex(self, table: Json, one: Json) -> None:
        press(self.watch, "s", str(1 + table["choices"]["annexes"].index(one)), "Enter")

    def reveal(self, table: Json, one: Json) -> None:
        card = self.page.locator(f'.secrets [data-card="{one["tile"]}"]')
        if table["step"] == "reveal":
            press(self.watch, str(1 + table["choices"]["reveals"].index(one)))
        else:
            press(self.watch, "x")
            for _ in table["secrets"]:
                if card.evaluate("card => card === document.activeElement"):
                    break
                press(self.watch, "ArrowRight")
            press(self.watch, "Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        press(self.watch, "Enter")

    def wake(self, table: Json, one: Json) -> None:
        press(self.watch, "v", "Enter")

    def confirm(self, table: Json, one: Json) -> None:
        press(self.watch, "Enter")


class PalaceMouse(PalacePlayer):
    """The money first, then the tile."""

    def close(self) -> None:
        self.page.locator("dialog[open] .head button").click()

    def button(self, key: str) -> Locator:
        """A button of the dock, by the key it names."""
        return self.page.locator(f"#dock .buttons .btn:has(kbd:text-is('{key}'))")

    def confirm(self, table: Json, one: Json) -> None:
        self.page.locator("#dock .btn.primary").click()

    def buy(self, table: Json, buy: Json) -> None:
        places = list(range(len(table["hand"])))
        for card in buy["cards"]:
            place = next(place for place in places if table["hand"][place] == card)
            places.remove(place)
            self.page.locator(".hand button").nth(place).click(position=EDGE)
        self.page.locator(".market li").nth(buy["space"]).locator("button").click()
        expect(self.page.locator(".hand .on")).to_have_count(len(buy["cards"]))  # not another way of paying
        self.confirm(table, buy)

    def take(self, table: Json, take: Json) -> None:
        places = list(range(len(table["display"])))
        for card in take["cards"]:
            place = next(place for place in places if table["display"][place] == card)
            places.remove(place)
            self.page.locator(".money button").nth(place).click()
        self.confirm(table, take)

    def lay(self, table: Json, cell: Json) -> None:
        self.cell(cell).click()
        self.confirm(table, cell)

    def reserve(self, table: Json, put: Json) -> None:
        self.button("0").click()

    def neutral(self, table: Json, put: Json) -> None:
        self.button("K").click()

    def redesign(self, table: Json, cell: Json) -> None:
        self.button("R").click()
        reserve = list(dict.fromkeys(table["seats"][0]["reserve"]))
        self.page.locator(".tray button").nth(reserve.index(cell["tile"])).click()
        self.lay(table, cell)

    def remove(self, table: Json, cell: Json) -> None:
        self.lay(table, cell)

    def annex(self, table: Json, one: Json) -> None:
        self.button("S").click()
        self.page.locator(".tray button").nth(table["choices"]["annexes"].index(one)).click()
        self.confirm(table, one)

    def reveal(self, table: Json, one: Json) -> None:
        self.page.locator(f'.secrets [data-card="{one["tile"]}"]').click()
        self.confirm(table, one)

    def wake(self, table: Json, one: Json) -> None:
        self.button("V").click()
        self.confirm(table, one)
