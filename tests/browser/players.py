"""Two ways of playing at the table: by mouse (or finger) alone and by keyboard alone.

Both are told a token that the server lists and do what a person would do to play it.
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.watching import PATIENCE, Json, Watch

TURNS_OF_PICTURE = re.compile(r"/(\d)\.svg")
PRIMARY = "#dock .actions .btn.primary"
UNCOVERED = """(cell) => {
    const box = cell.querySelector(".hit").getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return seen !== null && seen.closest("#board") !== null;
}"""


def rotation(table: Json, token: str) -> tuple[Json, Json]:
    """The cell and the rotation of a placement that a table lists."""
    found = [(at, way) for at in table["choices"]["placements"] for way in at["rotations"] if way["token"] == token]
    assert found, f"{token} is not listed"
    return found[0]


def figure_options(table: Json) -> list[str]:
    """The tokens of the follower step in the order of their numbers."""
    return [option["token"] for option in [*table["choices"]["claims"], *table["choices"]["recalls"]]]


class Player(ABC):
    """Someone at the page."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.page: Page = watch.page

    def play(self, token: str) -> Json:
        """Play a token that the table lists now; what the server answers."""
        table = self.watch.table
        choices = table["choices"]
        seq = table["seq"]
        if choices["placements"]:
            self.place(table, token)
        elif choices["options"]:
            self.decide(table, token)
        else:
            self.stand(table, token)
        return self.watch.after(seq)

    def chosen_turns(self) -> int:
        """How the tile in hand lies, as its picture shows."""
        source = self.page.locator("#dock img.hand-tile").last.get_attribute("src") or ""
        found = TURNS_OF_PICTURE.search(source)
        assert found, source
        return int(found[1])

    def turn_until(self, turns: int, ways: int, step: Callable[[], None]) -> None:
        """Step through the legal rotations until the tile lies as wanted."""
        for _ in range(ways):
            before = self.chosen_turns()
            if before == turns:
                return
            step()
            end = time.monotonic() + PATIENCE
            while self.chosen_turns() == before and time.monotonic() < end:
                self.page.wait_for_timeout(10)
        assert self.chosen_turns() == turns

    def cell(self, at: Json) -> Locator:
        """The mark of a legal cell."""
        return self.page.locator(f'.legal [data-cell="{at["x"]},{at["y"]}"]')

    @abstractmethod
    def place(self, table: Json, token: str) -> None:
        """Lay the tile in hand."""

    @abstractmethod
    def stand(self, table: Json, token: str) -> None:
        """Put a figure, take one back, or neither (-)."""

    @abstractmethod
    def decide(self, table: Json, token: str) -> None:
        """Take a decision that an expansion asks for."""

    @abstractmethod
    def undo(self) -> Any:
        """Take the last step back."""


class Mouse(Player):
    """Points and clicks; with `touch` it taps."""

    def __init__(self, watch: Watch, *, touch: bool = False) -> None:
        super().__init__(watch)
        self.touch = touch

    def point(self, cell: Locator) -> None:
        """Click or tap on the middle of a cell of the board."""
        box = cell.locator(".hit").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, target: Locator) -> None:
        """Click or tap on the middle of something that nothing covers."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def place(self, table: Json, token: str) -> None:
        at, way = rotation(table, token)
        cell = self.cell(at)
        expect(cell).to_be_attached()
        self._choose(cell)
        self.turn_until(way["turns"], len(at["rotations"]), lambda: self.point(cell))
        self.press(self.page.locator(PRIMARY))

    def _choose(self, cell: Locator) -> None:
        """Point at a cell; once more if the board moved under the hand."""
        for patience in (2000, 2000, None):
            self._uncover(cell)
            self.point(cell)
            try:
                expect(cell).to_have_attribute("aria-pressed", "true", timeout=patience)
            except AssertionError:
                if patience is None:
                    raise
            else:
                return

    def _uncover(self, cell: Locator) -> None:
        """Fit the board if the cell lies under a panel, and drag it if that is not enough."""
        if cell.evaluate(UNCOVERED):
            return
        self.press(self.page.locator("nav.tools button").first)
        self.page.wait_for_timeout(50)
        if cell.evaluate(UNCOVERED) or self.touch:
            return
        box = cell.locator(".hit").bounding_box()
        size = self.page.viewport_size
        assert box is not None
        assert size is not None
        self.page.mouse.move(size["width"] / 2, size["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(size["width"] - box["x"], size["height"] - box["y"], steps=5)
        self.page.mouse.up()

    def stand(self, table: Json, token: str) -> None:
        card = self.page.locator(f'#dock [data-token="{token}"]')
        self.press(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        self.press(self.page.locator(PRIMARY))

    def decide(self, table: Json, token: str) -> None:
        button = self.page.locator(f'#dock [data-token="{token}"]')
        expect(button).to_be_visible()
        picks = button.get_attribute("aria-pressed") is not None
        self.press(button)
        if picks:
            self.press(self.page.locator(PRIMARY))

    def undo(self) -> None:
        self.press(self.page.locator("#dock .actions .btn:not(.primary)").last)


class Keys(Player):
    """Types."""

    def tab_to(self, target: Locator, limit: int = 120) -> None:
        """Press Tab until something has the focus."""
        for _ in range(limit):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def place(self, table: Json, token: str) -> None:
        at, way = rotation(table, token)
        cell = self.cell(at)
        expect(cell).to_be_attached()
        for _ in range(2 * len(table["choices"]["placements"])):
            if cell.get_attribute("aria-pressed") == "true":
                break
            self.page.keyboard.press("n")
        expect(cell).to_have_attribute("aria-pressed", "true")
        self.turn_until(way["turns"], len(at["rotations"]), lambda: self.page.keyboard.press("r"))
        self.page.keyboard.press("Enter")

    def stand(self, table: Json, token: str) -> None:
        options = figure_options(table)
        card = self.page.locator(f'#dock [data-token="{token}"]')
        expect(card).to_be_attached()
        if token not in options:  # nobody
            self.page.keyboard.press("0")
        elif options.index(token) < 9:
            self.page.keyboard.press(str(options.index(token) + 1))
        else:
            self.tab_to(card)
            self.page.keyboard.press("Space")
        expect(card).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Enter")

    def decide(self, table: Json, token: str) -> None:
        button = self.page.locator(f'#dock [data-token="{token}"]')
        expect(button).to_be_visible()
        picks = button.get_attribute("aria-pressed") is not None
        self.tab_to(button)
        self.page.keyboard.press("Space")
        if picks:
            expect(button).to_have_attribute("aria-pressed", "true")
            self.page.keyboard.press("Enter")

    def undo(self) -> None:
        self.page.keyboard.press("u")
