"""How things are touched and chosen: given back, confirmed, explained, and answered by what one touches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import People
from tests.browser.playing import middle
from tests.browser.test_table import BOT, ME, VISIT, Seat, my_turn, seat_down, thing


def chips(page: Page, *names: str) -> None:
    expect(page.locator(".chs .ch")).to_have_text([re.compile(name) for name in names])


def on_the_move(page: Page) -> Seat:
    """A table where I hold 2 fish and 1 wood and am to move."""
    seat = Seat(page, seat_down(page, ME, BOT))
    my_turn(page)
    seat.play(prefer="stock 2-fish+wood")
    expect(page.locator(".prompt h1")).to_contain_text("Where")
    my_turn(page)
    return seat


def test_what_is_chosen_can_be_given_back(person: People) -> None:
    page = person("Ann")
    seat_down(page, ME, BOT)
    my_turn(page)
    fish, wood = thing(page, "supply:fish"), thing(page, "supply:wood")
    fish.click()
    fish.click()
    chips(page, "fish × 2")
    page.locator('[data-chip="supply:fish"]').click()
    chips(page, "^fish")
    wood.click()
    chips(page, "fish", "wood")
    looks_good(page, "touching-chips")
    page.keyboard.press("Backspace")
    chips(page, "fish")
    page.locator(".sheet").click(position={"x": 4, "y": 300})  # beside everything
    chips(page)
    fish.click()
    wood.click()
    page.get_by_role("button", name="Clear", exact=True).click()
    chips(page)
    fish.click()
    page.keyboard.press("Escape")
    chips(page)


def test_traps_are_marked_and_what_cannot_be_taken_back_is_asked_once(person: People) -> None:
    page = person("Ann", confirm=True)
    seat = on_the_move(page)
    title, log = page.locator(".prompt h1"), page.locator("#panel-log")
    home = thing(page, "home:1")
    expect(home.locator(".traps")).to_contain_text("toll")
    home.hover()
    expect(page.locator(".tip .means-line.toll")).to_contain_text("toll")
    last = [choice for choice in seat.position()["options"] if choice.get("final")]
    first, other = (thing(page, choice["targets"][-1]) for choice in last[:2])
    first.click()
    expect(page.locator(".prompt")).to_contain_text("cannot be taken back")
    other.click()  # a change of mind
    expect(page.locator(".chs .ch")).to_have_count(1)
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(thing(page, "pawn:0").locator(".traps")).to_have_count(0)
    looks_good(page, "touching-confirm")
    other.click()
    expect(title).to_contain_text("Where")
    other.click()
    page.keyboard.press("Enter")
    expect(log).to_contain_text(VISIT)
    my_turn(page)
    page.mouse.move(1, 1)
    other.hover()  # I have to leave it
    expect(page.locator(".tip .why")).to_contain_text("HAR-203")
    page.mouse.move(1, 1)
    expect(page.locator(".tip")).to_have_count(0)
    other.click(force=True)  # aria-disabled, but one can ask it
    looks_good(page, "touching-why-not")
    page.locator(".tip .why button").click()
    expect(page.locator(".rule.on")).to_contain_text("HAR-203")


def test_what_one_touches_answers_which_comes_first(person: People) -> None:
    page = person("Ann")
    on_the_move(page)
    thing(page, "home:1").click()
    expect(page.locator(".prompt h1")).to_contain_text("toll")
    expect(page.locator(".p-choices [data-move]")).to_have_count(2)  # the question can be answered, too
    thing(page, "goods:0:wood").click()
    expect(page.locator("#panel-log")).to_contain_text(re.compile("Ann visits .* toll.* wood"))


def test_a_resting_mouse_opens_no_tip(person: People) -> None:
    page = person("Ann")
    on_the_move(page)
    tip = page.locator(".tip")
    thing(page, "home:1").hover()
    expect(tip).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".t-words")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("w")  # the board comes back below the mouse
    expect(thing(page, "home:1")).to_be_visible()
    page.wait_for_timeout(600)  # longer than a tip takes to open
    expect(tip).to_have_count(0)
    x, y = middle(thing(page, "home:1"))
    page.mouse.move(x + 3, y)
    expect(tip).to_be_visible()
