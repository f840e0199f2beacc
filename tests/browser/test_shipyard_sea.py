"""Shipyard at sea: canals, fitting, a whole cruise by finger, a train unloaded, the contracts revealed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from roadstead.engine.game import CHANCE, View
from roadstead.engine.table import Table
from roadstead.games import load
from roadstead.games.shipyard.view import ShipyardView
from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme
from tests.browser.playing import FingerHand, Player, middle
from tests.browser.positions import unreached
from tests.browser.test_table import forked, my_turn, thing
from tests.luck import SOAK
from tests.server.running import Running

STATES = {
    "canal-cell": ("v2-start-seat-4", 118, 0),
    "canal-turn": ("v2-start-seat-4", 117, 0),
    "canal-edge": ("v2-start-seat-4", 421, 2),
    "fitting": ("v2-normal-3", 100, 0),
    "cruise": ("v2-start-seat-4", 108, 0),
    "exchange-train": ("v2-start-seat-4", 190, 1),
    "exchange": ("v2-first-game-3", 142, 2),
}
"""States at sea: a record, how many events before its end, and who sits there."""
FEW: list[tuple[str, Lang, Theme, Size]] = [
    ("canal-cell", "de", "dark", "phone"),
    ("canal-turn", "fr", "light", "desktop"),
    ("fitting", "de", "light", "narrow"),
    ("fitting", "fr", "dark", "desktop"),
    ("cruise", "en", "light", "tablet"),
    ("exchange", "fr", "dark", "phone"),
]
EVERY = [
    (state, lang, theme, size)
    for state in STATES
    for lang, theme in (("en", "light"), ("de", "dark"), ("fr", "light"))
    for size in ("desktop", "tablet", "phone", "narrow")
]
BOARD = "[data-part=shipyard]"


def at_sea(page: Page, state: str) -> None:
    record, at, seat = STATES[state]
    forked(page, f"shipyard/{record}", at, seat)
    expect(page.locator(BOARD)).to_be_visible()
    my_turn(page)


def button(page: Page, words: str | re.Pattern[str]) -> Locator:
    return page.locator("[data-part=answers]").get_by_role("button", name=words)


@pytest.mark.parametrize(("state", "lang", "theme", "size"), EVERY if SOAK else FEW)
def test_a_state_looks_good(person: People, state: str, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    at_sea(page, state)
    looks_good(page, f"shipyard-{state}")


def test_a_canal_is_laid_where_and_as_one_likes(person: People) -> None:
    """A cell is touched, the best turn lies ready, the handle and the keys turn on, and undo takes it all back."""
    page = person("Ann")
    at_sea(page, "canal-cell")
    cell = page.locator("[data-target^='cell:'][data-state~=legal]", has_text="15+")
    expect(cell).to_have_count(1)
    cell.click()
    turns = page.locator("[data-target^='turn:']")
    expect(turns).to_have_count(4)
    chosen = page.locator("[data-target^='turn:'][data-state~=selected]")
    expect(chosen).to_have_count(1)
    first = chosen.get_attribute("data-target")
    page.keyboard.press("t")
    expect(chosen).not_to_have_attribute("data-target", first or "")
    page.keyboard.press("Shift+R")
    expect(chosen).to_have_attribute("data-target", first or "")
    page.get_by_role("button", name="Turn by a quarter").click()
    expect(chosen).not_to_have_attribute("data-target", first or "")
    page.locator("[data-part=answers] [data-move^=turn]").click()
    expect(turns).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(turns).to_have_count(4)


def test_a_canal_is_dragged_onto_the_plane_and_turned_by_its_handle(person: People) -> None:
    page = person("Ann")
    forked(page, "shipyard/v2-start-seat-4", 119, 0)
    my_turn(page)
    mouse = page.mouse
    mouse.move(*middle(page.locator("[data-target^='canal:'][data-state~=legal]").first))
    mouse.down()
    mouse.move(*middle(page.locator("[data-part=canals]")), steps=4)
    cell = page.locator("[data-target^='cell:'][data-state~=legal]").last
    expect(cell).to_be_visible()
    mouse.move(*middle(cell), steps=4)
    mouse.up()
    chosen = page.locator("[data-target^='turn:'][data-state~=selected]")
    expect(chosen).to_have_count(1)
    turns = turned(page)
    (x, y), (at_x, at_y) = middle(page.locator("[data-turns]")), middle(handle(page))
    mouse.move(at_x, at_y)
    mouse.down()
    mouse.move(x - (at_y - y), y + (at_x - x), steps=6)
    mouse.up()
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", str(turns + 1))
    handle(page).click()
    expect(page.locator("[data-turns]")).to_have_attribute("data-turns", str(turns + 2))


def handle(page: Page) -> Locator:
    return page.get_by_role("button", name="Turn by a quarter")


def turned(page: Page) -> int:
    return int(page.locator("[data-turns]").get_attribute("data-turns") or 0)


def nine_canals() -> tuple[str, int, int]:
    """A game in which somebody lays a tenth canal: its record, the events before that, and the seat."""
    game = load("shipyard")
    rules = game.rules()
    table = Table(rules, 2, game.settings(2, {}), seed="8", table="canals")
    luck, found = Random(8), None
    while not table.over():
        seat = table.state.actors()[0]
        if seat == CHANCE:
            table.deal()
            continue
        legal = table.legal(seat)
        moves = [rules.codebook.notation(code) for code in legal]
        if len(canals_of(table.view(seat), seat)) == 9 and moves[0].startswith("cell "):
            found = found or (len(table.log), seat)
        wanted = [code for code, move in zip(legal, moves, strict=True) if move.startswith(CANALS_FIRST)]
        table.play(seat, luck.choice(wanted or legal))
    assert found, "nobody lays so many canals"
    return table.record().text(), *found


def canals_of(view: View, seat: int) -> Sequence[object]:
    assert isinstance(view, ShipyardView)
    return view.builders[seat].canals


CANALS_FIRST = ("choose rent-canal", "bonus rent-canal", "canal ", "cell ", "turn ")
FREE_SPOT = """(plane, [byX, byY]) => {
  const { left, top, width, height } = plane.getBoundingClientRect();
  for (let x = 0.08; x < 1; x += 0.04)
    for (let y = 0.08; y < 1; y += 0.04) {
      const spot = [left + x * width, top + y * height];
      const near = [-24, 0, 24].flatMap((dx) => [-24, 0, 24].map((dy) => [spot[0] + dx, spot[1] + dy]));
      const on = near.map((each) => document.elementFromPoint(...each));
      const [toX, toY] = [spot[0] + byX - left, spot[1] + byY - top];
      const isIn = toX > 0 && toX < width && toY > 0 && toY < height;
      if (isIn && on.every((each) => plane.contains(each) && !each.closest('button'))) return spot;
    }
}"""
"""Where the plane is taken hold of, beside what can be touched, so that the finger stays on it."""


class Fingers:
    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def move(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 8) -> None:
        """Each from one spot to another, all at once."""
        for step in range(steps + 1):
            points = [
                {"x": x + (to_x - x) * step / steps, "y": y + (to_y - y) * step / steps, "id": i}
                for i, ((x, y), (to_x, to_y)) in enumerate(ways)
            ]
            kind = "touchMove" if step else "touchStart"
            self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_among_ten_canals_every_cell_is_reached_on_a_phone(person: People) -> None:
    """All of it is shown, or moved by a finger and zoomed by two."""
    page = person("Ann", size="phone")
    record, at, seat = nine_canals()
    sent = page.request.post("/api/tables/records", data={"record": record}).json()
    fork = page.request.post(f"/api/tables/{sent['id']}/fork", data={"at": at, "seat": seat}).json()
    page.goto(f"/tables/{fork['id']}")
    my_turn(page)
    looks_good(page, "shipyard-ten-canals")
    page.get_by_role("button", name="Show all").tap()
    cells = page.locator("[data-target^='cell:'][data-state~=legal]")
    assert cells.count() > 8
    targets = cells.evaluate_all("all => all.map((each) => each.dataset.target)")
    assert unreached(page, targets) == []
    fingers = Fingers(page)
    plane = page.locator("[data-scale]")
    x, y = middle(plane)
    scale = plane.get_attribute("data-scale")
    fingers.move(((x - 30, y), (x - 110, y)), ((x + 30, y), (x + 110, y)))
    assert float(plane.get_attribute("data-scale") or 0) > 2 * float(scale or 0)
    for cell in (cells.first, cells.last):
        bring_into(page, cell, plane, fingers)


def test_two_fingers_turn_a_canal(person: People) -> None:
    page = person("Ann", size="phone")
    at_sea(page, "canal-turn")
    expect(page.locator("[data-target^='turn:'][data-state~=selected]")).to_have_count(1)
    turns = turned(page)
    x, y = middle(page.locator("[data-scale]"))
    Fingers(page).move(((x, y - 60), (x + 60, y)), ((x, y + 60), (x - 60, y)))
    expect(page.locator("[data-turns]")).not_to_have_attribute("data-turns", str(turns))


def bring_into(page: Page, thing: Locator, plane: Locator, fingers: Fingers) -> None:
    """Move the plane by a finger until a thing lies near its middle, or as near as the plane goes."""
    box = plane.bounding_box()
    assert box
    for _ in range(10):
        x, y = centre(plane)
        to_x, to_y = centre(thing)
        if abs(x - to_x) < 0.4 * box["width"] and abs(y - to_y) < 0.4 * box["height"]:
            return
        by_x, by_y = (max(-120, min(120, by)) for by in (x - to_x, y - to_y))
        from_x, from_y = plane.evaluate(FREE_SPOT, [by_x, by_y])
        fingers.move(((from_x, from_y), (from_x + by_x, from_y + by_y)))
    raise AssertionError(f"the cell at {centre(thing)} is not brought into {box}")


def centre(thing: Locator) -> tuple[float, float]:
    """Without scrolling."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_ship_is_fitted_by_touching_and_dragging(person: People) -> None:
    page = person("Ann")
    at_sea(page, "fitting")
    total = page.locator("[data-part=fit-total]")
    expect(total).to_have_text("7")
    thing(page, "store:crane").click()
    thing(page, "slot:crane:0").click()
    expect(total).to_have_text("10")
    expect(button(page, "Cast off: 10 points")).to_be_visible()
    thing(page, "slot:crane:0").click()  # taken off again
    expect(total).to_have_text("7")
    mouse = page.mouse
    mouse.move(*middle(thing(page, "store:businessman")))
    mouse.down()
    mouse.move(*middle(thing(page, "slot:cabin:0")), steps=4)
    mouse.up()
    expect(total).not_to_have_text("7")
    best = page.locator("[data-part=fit-best]")
    points = re.sub(r"\D", "", best.inner_text())
    best.click()
    expect(total).to_have_text(points)
    button(page, re.compile("^Cast off")).click()
    expect(page.locator("[data-part=fitting]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Undo all")).click()
    expect(total).to_have_text(points)  # as it was tried


def test_a_whole_cruise_by_finger_on_a_phone(person: People, site: Running) -> None:
    page = person("Ann", size="phone")
    at_sea(page, "cruise")
    player = Player(page, site, hand=FingerHand(page), thorough=True)
    advice = player.next_decision()
    spaces = 0
    while advice.move.startswith("move "):
        player.decide(advice)
        spaces += 1
        advice = player.next_decision(after=advice.decided)
    assert spaces
    my_turn(page)
    expect(page.locator("[data-part=cruise]")).to_have_count(0)
    page.get_by_role("button", name="Show the last cruise again").tap()
    walk = page.locator("[data-part=cruise][data-again=true]")
    expect(walk).to_be_visible()
    page.get_by_role("button", name="Next space").tap()
    expect(walk).to_have_attribute("data-sailed", "1")
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator("[data-part=cruise]")).to_have_count(0)


def test_all_loads_of_a_commodity_are_one_touch(person: People) -> None:
    page = person("Ann")
    at_sea(page, "exchange")
    thing(page, "trade:coal:smokestack").click()
    steel = page.locator("[data-target^='trade:steel:'][data-state~=legal]")
    expect(steel).to_have_count(4)
    thing(page, "trade:steel:sell").click()
    expect(page.locator("[data-target^='trade:grain:'][data-state~=legal]")).to_have_count(4)


def test_contracts_are_revealed_one_by_one_before_the_result(person: People, site: Running) -> None:
    page = person("Ann", motion="full", pace="quick")
    forked(page, "shipyard/v2-normal-2", 3, 0)
    my_turn(page)
    Player(page, site).play()
    ending = page.locator("[data-part=ending]")
    expect(ending).to_have_attribute("data-told", "0")
    expect(page.locator("[data-part=result]")).to_have_count(0)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(ending).to_have_attribute("data-told", "1")
    page.get_by_role("button", name="Show all").click()
    page.locator("[data-part=result]").wait_for()
