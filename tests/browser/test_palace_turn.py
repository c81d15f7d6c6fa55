"""The turn at Alhambra's table: zoom, why a tile does not fit, money first, redesigns, the list, passing alone."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Opener
from tests.browser.machine import Server
from tests.browser.palace_players import EDGE, offers_nothing, press
from tests.browser.stored import Game, keep, play_until
from tests.browser.test_devices import PHONE, TOO_WIDE
from tests.browser.watching import Json, Watch

from losetas import bots
from losetas.alhambra.state import AlhambraState
from losetas.core import registry
from losetas.server.course import Course
from losetas.server.palace.choices import choices_of
from losetas.server.palace.kinds import alhambra_state

pytestmark = pytest.mark.browser

ALL = "alhambra+vizier+exchange+bonus+squares"
PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "name": "Bruno", "bot": "greedy"}


def buys_and_redesigns(state: AlhambraState) -> bool:
    """Something can be bought, and a tile of the reserve can be built and swapped."""
    tokens = [state.token(action) for action in state.legal_actions()]
    kinds = [
        any("$" in one for one in tokens),
        any(one.startswith("R:") for one in tokens),
        any("<>" in one for one in tokens),
    ]
    return state.step == "action" and all(kinds)


def fits_somewhere(state: AlhambraState) -> bool:
    """A tile waits that fits on some cells beside a palace of four tiles and more, and not on others."""
    cells = [action for action in state.legal_actions() if ">" in state.token(action) and "," in state.token(action)]
    return state.step == "place" and len(list(state.palace(state.to_move))) >= 4 and 1 <= len(cells) <= 4


def would_take_back(state: AlhambraState) -> bool:
    """A tile whose bonus card lies open can leave its palace, whose owner holds three squares."""
    seat = state.to_move
    tokens = {state.token(action) for action in state.legal_actions()}
    shown = state.view(None).seats[seat].open
    leaving = any(tile.code in shown and f"{x},{y}>R" in tokens for (x, y), tile in state.palace(seat))
    return state.step == "action" and leaving and not any(one.startswith("q:") for one in tokens)


def squares_lie_open(state: AlhambraState) -> bool:
    """Several squares can be taken."""
    tokens = [state.token(action) for action in state.legal_actions()]
    return state.step == "action" and sum(one.startswith("q:") for one in tokens) > 1


def offers_the_most(state: AlhambraState) -> bool:
    """All six squares can be taken, a tile redesigned and the vizier woken."""
    tokens = [state.token(action) for action in state.legal_actions()]
    kinds = [any(one.startswith("R:") for one in tokens), "v+" in tokens]
    return state.step == "action" and all(kinds) and sum(one.startswith("q:") for one in tokens) == 6


def unlisted(state: AlhambraState) -> list[str]:
    """Purchases with an exchange card that there is no room to list: of several hundred, what wastes most."""
    legal = [state.token(action) for action in state.legal_actions()]
    if state.step != "action" or len(legal) < 300:
        return []
    choices = choices_of(state)
    listed = {buy.token for buy in choices.buys}
    stems = tuple(more.stem for more in choices.more)
    return [token for token in legal if stems and token.startswith(stems) and token not in listed and "X" in token]


def hoarding(state: AlhambraState, rng: random.Random) -> str:
    """Take money, cards of little value first, and nothing else while there is any."""
    legal = [state.token(action) for action in state.legal_actions()]
    return min((token for token in legal if token[0] == "+"), key=len, default=None) or rng.choice(legal)


@cache
def taking() -> Game:
    return play_until(ALL, squares_lie_open)


@cache
def all_stacks() -> Game:
    """All six squares can be taken, a tile redesigned and the vizier woken: as many buttons as there can be."""
    return play_until(ALL, offers_the_most)


@cache
def acting() -> Game:
    return play_until(ALL, buys_and_redesigns)


@cache
def placing() -> Game:
    return play_until("alhambra", fits_somewhere)


def long_payment(state: AlhambraState) -> bool:
    """A palace of six rows and more, whose owner can pay with four cards of two currencies and the card that joins."""
    if state.step != "action":
        return False
    rows = [0, *(cell.y for cell, _ in state.palace(state.to_move))]
    tokens = [state.token(action) for action in state.legal_actions()]
    return max(rows) - min(rows) >= 6 and any("$" in one and "X" in one and one.count("+") >= 4 for one in tokens)


@cache
def tall() -> Game:
    level = bots.make("greedy", "alhambra")
    return play_until(ALL, long_payment, chosen=lambda state, rng: str(state.token(level.choose(state, rng))))


def unlisted_at(game: Game) -> list[str]:
    course = Course(registry.make(game.ruleset, game.players), game.seed)
    for row in game.log:
        course.replay(row)
    return unlisted(alhambra_state(course.state))


UNDER_PANELS = """() => [...document.querySelectorAll("#palace [data-cell]")].filter((cell) => {
    const box = cell.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !cell.contains(seen);
}).map((cell) => cell.dataset.cell)"""


def sat(watch: Watch) -> Json:
    """The seat that decides has taken the device; the table."""
    table = watch.until(lambda _: True, "a table")
    watch.page.locator(".curtain button").click()
    expect(watch.page.locator('#palace [data-cell="0,0"]')).to_be_visible()
    return table


def fountain(watch: Watch) -> dict[str, float]:
    """Where the fountain is drawn."""
    watch.page.wait_for_timeout(60)
    box = watch.page.locator('#palace [data-cell="0,0"]').bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def test_a_palace_is_zoomed_and_moved(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, acting())}")
    page = watch.page
    sat(watch)
    fitted = fountain(watch)
    press(watch, "+")
    larger = fountain(watch)
    assert larger["width"] == pytest.approx(fitted["width"] * 1.25, abs=1)
    press(watch, "Shift+ArrowRight")
    assert fountain(watch)["x"] == pytest.approx(larger["x"] - 80, abs=1)
    press(watch, "f")
    assert fountain(watch) == pytest.approx(fitted, abs=1)
    # the wheel leaves what is under the pointer where it is
    x, y = fitted["x"] + fitted["width"] / 2, fitted["y"] + fitted["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -240)
    turned = fountain(watch)
    assert turned["width"] > fitted["width"] * 1.1
    assert (turned["x"] + turned["width"] / 2, turned["y"] + turned["height"] / 2) == pytest.approx((x, y), abs=1)
    # less than four pixels are a click, more are a drag and no click
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    dragged = fountain(watch)
    assert (dragged["x"] - turned["x"], dragged["y"] - turned["y"]) == pytest.approx((60, 30), abs=1)
    page.locator(".tools button").first.click()
    assert fountain(watch) == pytest.approx(fitted, abs=1)
    press(watch, "g")
    expect(page.locator('#palace [data-cell="0,0"] .at')).to_have_text("0,0")


@pytest.mark.parametrize("pause", [0, 100], ids=["at once", "in a while"])
def test_the_second_square_by_keys(opened: Opener, server: Server, pause: int) -> None:
    """The focus goes with the digit, so that Enter confirms what was chosen and not what had the focus before."""
    watch = opened(f"/t/{keep(server.database, taking())}")
    table = sat(watch)
    second = table["choices"]["annexes"][1]["tile"]
    for key in ("s", "2", "Enter"):
        press(watch, key)
        watch.page.wait_for_timeout(pause)
    assert second in watch.after(table["seq"])["aside"]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1200, 800), (390, 844), (360, 740)], ids=str)
def test_every_stack_is_in_sight_in_the_dock(opened: Opener, server: Server, size: tuple[int, int]) -> None:
    watch = opened(f"/t/{keep(server.database, all_stacks())}", viewport={"width": size[0], "height": size[1]})
    table = sat(watch)
    press(watch, "s")
    expect(watch.page.locator(".tray button")).to_have_count(len(table["choices"]["annexes"]))
    for asked in ("", "6"):  # before one is chosen and after it, when there is more to read
        press(watch, *asked)
        expect(watch.page.locator('.tray [aria-pressed="true"]')).to_have_count(len(asked))
        for part in ("#dock", ".tray"):
            left_out = watch.page.locator(part).evaluate(
                "part => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight]"
            )
            assert left_out == [0, 0], part


def test_a_cell_says_which_rule_forbids_it(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, placing())}")
    page = watch.page
    table = sat(watch)
    tile = table["aside"][0]
    no = next(one for one in table["choices"]["refused"] if one["tile"] == tile and one["reason"] == "wall-mismatch")
    cell = page.locator(f'#palace [data-cell="{no["x"]},{no["y"]}"]')
    expect(cell).to_have_accessible_name(
        f"Casilla {no['x']}, {no['y']}. No cabe: las murallas no coinciden.".replace("-", "−")
    )
    cell.hover()
    expect(page.locator(".bubble")).to_have_text("No cabe: las murallas no coinciden. ALB-31")
    cell.click()
    page.mouse.move(5, 400)
    page.locator(".bubble button").click()  # it was asked for, so it stays
    expect(page.locator(".rules li.wanted .id")).to_have_text("ALB-31")
    press(watch, "Escape", "Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    # every legal cell tells the wall that it would make
    walls = {f"{one['x']},{one['y']}": one["wall"] for one in table["choices"]["cells"] if one["tile"] == tile}
    before = table["seats"][table["to_move"]]["wall"]
    for at, wall in walls.items():
        tag = page.locator(f'#palace [data-cell="{at}"] .tagged').first
        expect(tag).to_have_text(str(wall) if wall == before else f"{before}→{wall}")


def test_money_first(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, acting())}")
    page = watch.page
    table = sat(watch)
    buy = next(one for one in table["choices"]["buys"] if not one["pointless"])
    places: list[int] = []
    for card in buy["cards"]:
        places.append(next(i for i, held in enumerate(table["hand"]) if held == card and i not in places))
        page.locator(".hand button").nth(places[-1]).click(position=EDGE)
    space = page.locator(".market li").nth(buy["space"]).locator("button")
    expect(space.locator(".paid")).to_have_text("Exacto" if buy["exact"] else "La compran")
    space.click()
    expect(page.locator(".hand .on")).to_have_count(len(buy["cards"]))
    primary = page.locator("#dock .btn.primary")
    expect(primary).to_have_attribute("aria-disabled", "false")
    page.locator(".hand button").nth(places[0]).click(position=EDGE)  # one card less is too little, and said to be
    expect(primary).to_have_attribute("aria-disabled", "true")
    press(watch, "u", "u")
    expect(page.locator(".hand .on")).to_have_count(0)


def test_a_way_of_paying_that_is_not_listed_is_paid_money_first(opened: Opener, server: Server) -> None:
    """The dock says that there are more ways, and whatever is left out is bought with its cards picked by hand."""
    game = play_until("alhambra+exchange", lambda state: bool(unlisted(state)), chosen=hoarding)
    watch = opened(f"/t/{keep(server.database, game)}")
    page = watch.page
    table = sat(watch)
    more = table["choices"]["more"][0]
    page.keyboard.press(str(more["space"] + 1))
    expect(page.locator("#dock .words")).to_contain_text("Hay más maneras de pagar de las que se ofrecen")
    press(watch, "u")
    token = next(one for one in unlisted_at(game) if one.startswith(more["stem"]))
    places: list[int] = []
    for card in token.removeprefix(more["stem"]).split("+"):
        places.append(next(i for i, held in enumerate(table["hand"]) if held == card and i not in places))
        page.locator(".hand button").nth(places[-1]).press("Space")
    space = page.locator(".market li").nth(more["space"]).locator("button")
    expect(space).to_have_class(re.compile(r"\bmatch\b"))
    space.click()
    expect(page.locator(".hand .on")).to_have_count(len(places))
    page.locator("#dock .btn.primary").click()
    acts = [act for turn in watch.after(table["seq"])["log"] for act in turn["acts"]]
    assert [act["token"] for act in acts if act["key"] == "buy"] == [token]


def test_a_tile_that_cannot_be_paid_is_named_and_no_more(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, acting())}")
    page = watch.page
    table = sat(watch)
    heading = page.locator("#dock h2")
    for space, here in enumerate(table["market"]):
        if not here["tile"]:
            continue
        press(watch, str(space + 1))
        expect(page.locator(".market .chosen")).to_have_count(1)
        says = heading.inner_text().startswith("Compras ")
        assert says == any(buy["space"] == space and not buy["pointless"] for buy in table["choices"]["buys"])
        press(watch, "u")
        expect(page.locator(".market .chosen")).to_have_count(0)


def test_the_time_of_windows_is_changed_from_the_menu(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, acting())}")
    page = watch.page
    sat(watch)
    page.locator("header.bar button").first.click()
    page.get_by_role("button", name="Ajustes").click()
    assert page.locator(".sheet input[name=window-seconds]:checked").get_attribute("value") == "0"
    page.locator(".sheet input[name=window-seconds][value='30']").check(force=True)
    after = watch.until(lambda one: one["settings"]["window_seconds"] == 30, "another time")
    assert after["settings"]["fast"] is True  # the rest stays as it was
    assert [fault["id"] for fault in Axe().run(page).response["violations"]] == []


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (390, 844), (360, 740)], ids=str)
def test_a_long_payment_hides_nothing_of_the_palace(opened: Opener, server: Server, size: tuple[int, int]) -> None:
    watch = opened(f"/t/{keep(server.database, tall())}", viewport={"width": size[0], "height": size[1]})
    page = watch.page
    table = sat(watch)
    buys = [buy for buy in table["choices"]["buys"] if not buy["pointless"] and "X" in buy["token"]]
    longest = max(buys, key=lambda buy: len(buy["cards"]))
    press(watch, str(longest["space"] + 1))
    raised = page.locator(".hand .on")
    for _ in table["choices"]["buys"]:
        cards = raised.evaluate_all("all => all.map(one => one.dataset.card)")
        if sorted(cards) == sorted(longest["cards"]):
            break
        press(watch, "o")
    expect(page.locator("#dock h2")).to_contain_text("Compras")
    page.wait_for_timeout(100)
    hidden = page.evaluate(UNDER_PANELS)
    assert hidden == []


def test_what_can_be_redesigned_is_laid_out(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, acting())}", **PHONE)
    page = watch.page
    table = sat(watch)
    page.locator("#dock .buttons .btn").filter(has_text="Reorganizar").tap()
    reserve = list(dict.fromkeys(table["seats"][table["to_move"]]["reserve"]))
    expect(page.locator(".tray button")).to_have_count(len(reserve))
    cells = table["choices"]["cells"]
    swapped = next(cell for cell in cells if cell["key"] == "swap")
    page.locator(".tray button").nth(reserve.index(swapped["tile"])).tap()
    mine = [cell for cell in cells if cell["tile"] == swapped["tile"] and cell["key"] in ("build", "swap")]
    expect(page.locator("#palace .swap")).to_have_count(sum(cell["key"] == "swap" for cell in mine))
    expect(page.locator("#palace .legal")).to_have_count(sum(cell["key"] == "build" for cell in mine))
    assert page.locator("#palace .legal, #palace .swap").first.evaluate("cell => cell.offsetWidth") >= 44
    assert page.evaluate(TOO_WIDE) == []
    assert [fault["id"] for fault in Axe().run(page).response["violations"]] == []


def test_what_a_revealed_card_and_a_fourth_square_stand_for_is_said(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, play_until(ALL, would_take_back, games=2000))}")
    page = watch.page
    table = sat(watch)
    seat = table["seats"][table["to_move"]]
    expect(page.get_by_role("group", name="Cobertizos")).to_contain_text("Ya tienes tres")  # COB-3
    leaving = next(
        cell for cell in table["choices"]["cells"] if cell["key"] == "remove" and cell["tile"] in seat["revealed"]
    )
    page.locator("#dock .buttons .btn").filter(has_text="Reorganizar").click()
    page.locator(f'#palace [data-cell="{leaving["x"]},{leaving["y"]}"]').click()
    expect(page.locator("#dock .warn")).to_have_text(
        "Su carta de bonificación vuelve a tu mano y deja de contar. BON-7"
    )
    press(watch, "Enter")
    after = watch.after(table["seq"])["seats"][seat["seat"]]
    assert (after["hidden"], len(after["revealed"])) == (seat["hidden"] + 1, len(seat["revealed"]) - 1)


def test_the_palace_as_a_list(opened: Opener, server: Server) -> None:
    watch = opened(f"/t/{keep(server.database, placing())}")
    page = watch.page
    table = sat(watch)
    page.locator("header.bar button").first.click()
    page.get_by_role("button", name="Alhambra como lista").click()
    rows = page.locator(".sheet tbody tr")
    expect(rows).to_have_count(1 + len(table["seats"][table["to_move"]]["palace"]))
    expect(rows.filter(has=page.get_by_role("rowheader", name="Fuente"))).to_contain_text("0,0")
    assert [fault["id"] for fault in Axe().run(page).response["violations"]] == []
    press(watch, "Escape", "t", "ArrowDown", "i")  # to the palace, and what lies there is read out
    expect(page.locator("[role=status]").last).not_to_be_empty()


def passes(table: Json) -> int:
    """How often the first seat has not used its vizier."""
    return sum(act["seat"] == 0 and act["key"] == "gap-no" for turn in table["log"] for act in turn["acts"])


def nothing_to_buy(state: AlhambraState) -> bool:
    """A window in which the vizier of the first seat has nothing to buy; most of them are so."""
    tokens = [state.token(action) for action in state.legal_actions()]
    return (state.step, state.to_move, tokens) == ("vizier", 0, ["v-"])


def test_a_window_that_offers_nothing_is_passed_alone(opened: Opener, server: Server) -> None:
    watch = opened("/")
    page = watch.page
    page.evaluate("localStorage.setItem('losetas.settings', JSON.stringify({ declineAlone: 'off' }))")
    page.goto(f"/t/{keep(server.database, play_until('alhambra+vizier', nothing_to_buy), (PERSON, BOT))}")
    table = watch.my_turn()
    assert offers_nothing(table)
    expect(page.locator("#dock h2")).to_have_text("¿Compra tu visir?")
    page.wait_for_timeout(300)
    assert watch.table["seq"] == table["seq"]  # it waits for the person
    before = passes(table)
    page.locator("header.bar button").first.click()
    page.get_by_role("button", name="Ajustes").click()
    page.locator(".sheet label").filter(has_text="Pasar sola la ventana del visir").click()
    after = watch.until(lambda one: passes(one) == before + 1, "a pass made alone")
    assert after["seq"] > table["seq"]
