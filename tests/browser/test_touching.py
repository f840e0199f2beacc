"""How things are touched and chosen: given back, confirmed, explained, and answered by what one touches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size
from tests.browser.playing import middle
from tests.browser.test_table import BOT, FRIEND, ME, VISIT, Seat, forked, join, my_turn, seat_down, thing


def chips(page: Page, *names: str) -> None:
    expect(page.locator("[data-part=chip]")).to_have_text([re.compile(name) for name in names])


def on_the_move(page: Page) -> Seat:
    """A table where I hold 2 fish and 1 wood and am to move."""
    seat = Seat(page, seat_down(page, ME, BOT))
    my_turn(page)
    seat.play(prefer="stock 2-fish+wood")
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("Where")
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
    page.locator("[data-part=board]").click(position={"x": 4, "y": 300})  # beside everything
    chips(page)
    fish.click()
    wood.click()
    page.get_by_role("button", name="Clear", exact=True).click()
    chips(page)
    fish.click()
    page.keyboard.press("Escape")
    chips(page)


def test_traps_are_marked_and_what_cannot_be_taken_back_is_asked_once(person: People) -> None:
    page, friend = person("Ann", confirm=True), person("Bo")
    table = seat_down(page, ME, FRIEND)
    bo, seat = join(friend, table), Seat(page, table)
    my_turn(page)
    seat.play(prefer="stock 2-fish+wood")
    bo.play()
    title, log = page.locator("[data-part=prompt] h1"), page.locator("#panel-log")
    expect(title).to_contain_text("Where")
    my_turn(page)
    home = thing(page, "home:1")
    expect(home.locator("[data-tag=toll]")).to_have_text("toll")
    home.hover()
    expect(page.locator("[data-means=toll]")).to_contain_text("toll")
    last = [choice for choice in seat.position()["options"] if choice.get("final")]
    first, other = (thing(page, choice["targets"][-1]) for choice in last[:2])
    first.click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("you need the others to agree")
    other.click()  # a change of mind
    expect(page.locator("[data-part=chip]")).to_have_count(1)
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(thing(page, "pawn:0").locator("[data-tag]")).to_have_count(0)
    looks_good(page, "touching-confirm")
    other.click()
    expect(title).to_contain_text("Where")
    other.click()
    page.keyboard.press("Enter")
    expect(log).to_contain_text(VISIT)
    while not seat.position().get("options"):
        bo.play()
    my_turn(page)
    page.mouse.move(1, 1)
    other.hover()  # I have to leave it
    expect(page.locator("[data-part=why-not]")).to_contain_text("HAR-203")
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    other.click(force=True)  # aria-disabled, but one can ask it
    looks_good(page, "touching-why-not")
    page.locator("[data-part=why-not] button").click()
    expect(page.locator("[data-part=rules] [data-state=current]")).to_contain_text("HAR-203")


def test_nothing_is_asked_where_all_others_are_bots_as_they_agree_to_go_back(person: People) -> None:
    page = person("Ann", confirm=True)
    seat = on_the_move(page)
    last = next(choice for choice in seat.position()["options"] if choice.get("final"))
    thing(page, last["targets"][-1]).click()
    expect(page.locator("#panel-log")).to_contain_text(VISIT)
    my_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#panel-log", has_text=VISIT)).to_have_count(0)


OVERLAPS = """() => [...document.querySelectorAll('[data-target]')].flatMap((target) => {
  const drawn = [...target.querySelectorAll('[data-part=face] :is(use, text)')];
  const icons = drawn.map((each) => each.getBoundingClientRect());
  const shown = icons.filter(({ height }) => height <= 30); // the larger ones are pictures behind it
  return [...target.querySelectorAll('[data-tag]')].flatMap((tag) => {
    const box = tag.getBoundingClientRect();
    const covers = shown.some(({ left, right, top, bottom }) =>
      Math.min(right, box.right) - Math.max(left, box.left) > 3 &&
      Math.min(bottom, box.bottom) - Math.max(top, box.top) > 3);
    tag.style.pointerEvents = 'auto';
    tag.scrollIntoView({ block: 'center' });
    const { left, top, height } = tag.getBoundingClientRect();
    const above = document.elementFromPoint(left + 12, top + height - 4);
    const covered = !tag.contains(above) && !above?.closest('[data-piece^=pawn]');
    return [covers && 'covers the card', covered && 'is covered'].filter(Boolean)
      .map((fault) => `${target.dataset.target}: ${tag.textContent} ${fault}`);
  });
})"""


@pytest.mark.parametrize(
    ("size", "lang", "ships", "lost"),
    [
        ("desktop", "en", "ships fish and stone", "$1 lost"),
        ("narrow", "de", "verschifft Fisch und Stein", "1\N{NO-BREAK SPACE}$ verfällt"),
    ],
)
def test_what_a_thing_costs_and_loses_stands_on_it(
    person: People, size: Size, lang: Lang, ships: str, lost: str
) -> None:
    page = person("Ann", size=size, lang=lang)
    forked(page, "harbour/everything-4", at=48, seat=2)
    expect(thing(page, "building:architectural-society").locator("[data-tag]")).to_have_text([ships])
    expect(page.locator("[data-tag=nothing]").first).to_be_visible()
    assert page.evaluate(OVERLAPS) == []
    forked(page, "harbour/wharfs-3", at=129, seat=2)
    # the price stands on the card itself
    expect(thing(page, "building:masoners-hall").locator("[data-tag]")).to_have_text([lost])
    assert page.evaluate(OVERLAPS) == []
    looks_good(page, "touching-cost")


def test_a_ship_without_a_captain_is_told_in_words(person: People) -> None:
    page = person("Ann", view="words")
    forked(page, "shipyard/v2-normal-2-bonus", at=4, seat=1)
    expect(thing(page, "yard:1:2")).to_contain_text("no captain")


def test_what_a_choice_costs_stands_on_it_in_words(person: People) -> None:
    page = person("Ann", view="words")
    forked(page, "novgorod/v2-normal-3", at=309, seat=0)
    expect(thing(page, "privilege:order-discount").locator("[data-tag]")).to_have_text(["−1 seal"])
    bergen = thing(page, "kontor:bergen")
    expect(bergen.locator("[data-part=face]")).to_have_text(
        "Take the kontor in Bergen (4 ducats)"
    )  # the row tells the rest
    expect(bergen).to_have_accessible_name(re.compile("fish, income 2 ducats"))
    orders = page.locator("[data-target^='order:']")
    expect(orders.first).to_be_visible()
    expect(orders.filter(has_text=re.compile(r"Take an order.*\(6 ducats\)"))).to_have_count(
        4
    )  # what a touch plays
    expect(orders.locator("[data-tag=cost]")).to_have_count(0)  # they name their price


def test_what_a_button_gives_up_stands_on_it(person: People) -> None:
    page = person("Ann")
    forked(page, "bremerhaven/v2-long-3", at=421, seat=1)
    finishing = page.locator("[data-part=answers] [data-move=done]")
    expect(finishing.locator("[data-tag=loss]")).to_have_text(re.compile("1 passenger.* lost"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_comes_along_is_marked_and_not_played_by_the_touch(person: People, size: Size) -> None:
    """Wood can be shipped only together with fish and livestock."""
    page = person("Ann", size=size)
    forked(page, "harbour/characters-3-bonus", at=105, seat=2)
    wood, fish = thing(page, "market:wood"), thing(page, "market:fish")
    wood.click()
    expect(fish.locator("[data-tag=along]")).to_be_visible()
    expect(wood.locator("[data-tag=along]")).to_have_count(0)
    expect(page.locator("[data-chip]")).to_have_count(1)  # what comes along has no x
    chips(page, "wood", "fish.*comes along", "livestock.*comes along")
    expect(page.locator("[data-part=purse]")).to_contain_text(re.compile("fish.*livestock.*wood", re.DOTALL))
    whole = page.locator("[data-part=answers] [data-move]")
    expect(whole).to_contain_text("Ship fish, livestock and wood")
    looks_good(page, "touching-along")
    wood.click()
    chips(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_would_change_is_told_in_words(person: People, size: Size) -> None:
    page = person("Ann", size=size, view="words")
    forked(page, "harbour/characters-3-bonus", at=105, seat=2)
    ahead = page.locator("[data-part=prompt]").get_by_role("list")
    thing(page, "market:fish").click()
    livestock = thing(page, "market:livestock")
    livestock.scroll_into_view_if_needed()
    _, y = middle(livestock)
    livestock.click()
    expect(page.locator("[data-part=answers] [data-move]")).to_contain_text("Ship fish and livestock")
    expect(ahead).to_contain_text("fish")
    assert abs(middle(livestock)[1] - y) < 4, "the board jumps at a touch"
    prompt_end, ahead_end = (
        page.locator(each).evaluate("(box) => box.getBoundingClientRect().bottom")
        for each in ("[data-part=prompt]", "[data-part=ahead]")
    )
    assert prompt_end - ahead_end >= 8
    looks_good(page, "words-ahead")
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(ahead).to_have_count(0)


def test_what_one_touches_answers_which_comes_first(person: People) -> None:
    page = person("Ann")
    on_the_move(page)
    thing(page, "home:1").click()
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("toll")
    answers = page.locator("[data-part=answers] [data-move]")
    expect(answers).to_have_count(2)  # the question can be answered, too
    thing(page, "goods:0:wood").click()
    expect(page.locator("#panel-log")).to_contain_text(re.compile("Ann visits .* toll.* wood"))


def test_a_resting_mouse_opens_no_tip(person: People) -> None:
    page = person("Ann")
    on_the_move(page)
    tip = page.get_by_role("tooltip")
    thing(page, "home:1").hover()
    expect(tip).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("[data-part=words]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("w")  # the board comes back below the mouse
    expect(thing(page, "home:1")).to_be_visible()
    page.wait_for_timeout(600)  # longer than a tip takes to open
    expect(tip).to_have_count(0)
    x, y = middle(thing(page, "home:1"))
    page.mouse.move(x + 3, y)
    expect(tip).to_be_visible()


def test_what_glows_out_of_sight_is_announced_and_brought_into_sight(person: People) -> None:
    page = person("Ann", size="phone")
    on_the_move(page)
    page.evaluate("scrollTo(0, 0)")
    below = page.locator("[data-part=out-of-sight][data-side=below]")
    expect(below).to_have_text("2 more below")
    looks_good(page, "touching-more-below")
    while below.count():
        below.click()
        page.wait_for_timeout(200)
    expect(thing(page, "home:1")).to_be_in_viewport()
