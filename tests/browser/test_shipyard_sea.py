"""Shipyard at sea: canals, fitting, a whole cruise by finger, a train unloaded, the contracts revealed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme
from tests.browser.playing import FingerHand, Player, middle
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
