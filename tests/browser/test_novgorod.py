"""Novgorod's board: its states, what a touch ends or tries out, two at one screen, and two side by side."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme
from tests.browser.playing import Advice, Player
from tests.browser.positions import engine_digest
from tests.browser.test_table import FRIEND, GOLDEN, ME, Seat, forked, join, my_turn, seat_down, thing
from tests.luck import SOAK
from tests.server.running import Running

STATES = {
    "side": ("v2-everything-3", 294, 0),
    "introduction": ("v2-normal-4", 452, 1),
    "pirate": ("v2-back-front-4", 22, 2),
    "pirate-back": ("v2-everything-3", 46, 1),
    "route": ("v2-first-game-4", 99, 3),
    "evaluation": ("v2-normal-2", 24, 0),
    "everything": ("v2-everything-first-game-4", 49, 2),
    "recipe": ("v2-special-orders-4", 25, 2),
    "store": ("v2-normal-4", 59, 2),
    "order": ("v2-everything-first-game-4", 33, 0),
    "purchase": ("v2-normal-4", 53, 3),
}
"""States of the board: a record, how many events before its end, and who sits there."""
FEW: list[tuple[str, Lang, Theme, Size]] = [
    ("introduction", "en", "light", "desktop"),
    ("pirate", "fr", "light", "narrow"),
    ("route", "de", "dark", "phone"),
    ("evaluation", "de", "light", "phone"),
    ("everything", "fr", "light", "desktop"),
    ("everything", "de", "dark", "tablet"),
    ("purchase", "de", "dark", "desktop"),
]
EVERY = [
    (state, lang, theme, size)
    for state in STATES
    for lang, theme in (("en", "light"), ("de", "dark"), ("fr", "light"))
    for size in ("desktop", "tablet", "phone", "narrow")
]
BOARD = "[data-part=novgorod]"
FIRST_GAME = {"game": "novgorod", "options": {"first_game": "on"}}
HIDDEN = "An order face down"


@pytest.mark.parametrize(("state", "lang", "theme", "size"), EVERY if SOAK else FEW)
def test_a_state_looks_good(person: People, state: str, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    at(page, state)
    looks_good(page, f"novgorod-{state}")


def at(page: Page, state: str) -> None:
    """Go to a state where I decide."""
    record, events, seat = STATES[state]
    forked(page, f"novgorod/{record}", events, seat)
    expect(page.locator(BOARD)).to_be_visible()
    my_turn(page)


def phase(page: Page) -> Locator:
    return page.get_by_role("list", name="The phases of the turn").locator("[aria-current=step]")


def test_the_sum_ends_the_phase(person: People) -> None:
    """What is sure to come is told, and touching it goes on to the next phase."""
    page = person("Ann")
    at(page, "evaluation")
    outlook = page.get_by_role("table", name="The turn as it stands")
    expect(outlook.first).to_contain_text(re.compile(r"income\s*\+15"))
    ends = thing(page, "outlook:0")
    expect(ends).to_contain_text(re.compile(r"then\s*41\s*34"))
    expect(ends).to_contain_text("on to: Purchase")
    ends.click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("Do you want to store another good")
    expect(phase(page)).to_contain_text("Evaluate")
    thing(page, "outlook:0").click()
    expect(phase(page)).to_contain_text("Route")  # nothing is left to be bought; the bot had its turn
    expect(thing(page, "purse:0")).to_contain_text("41 ducats")


def test_both_rows_of_an_order_are_one_touch(person: People) -> None:
    page = person("Ann")
    at(page, "evaluation")
    both = page.locator("[data-target^='both:']")
    expect(both).to_have_count(1)
    expect(page.locator("[data-part=answers]")).not_to_contain_text("both rows")  # the board has it
    outlook = page.get_by_role("table", name="The turn as it stands").first
    expect(outlook).to_contain_text(re.compile(r"you have\s*26\s*32"))
    both.click()
    expect(outlook).to_contain_text(re.compile(r"you have\s*26\s*37"))


def test_a_route_is_tried_out_before_it_is_sailed(person: People) -> None:
    """Each card that is laid tells what it can do; all of them are taken back at once."""
    page = person("Ann")
    at(page, "route")
    route = page.get_by_role("list", name="Route", exact=True)
    cards = route.get_by_role("group")
    onwards = page.get_by_role("list", name="How it could go on")
    thing(page, "city:london").click()
    expect(cards).to_have_count(1)
    expect(onwards).to_contain_text("to spare")
    expect(route.locator("ul li").first).to_be_visible()  # what the card could do
    expect(page.get_by_role("table", name="port fees").first).to_contain_text("income")
    page.locator("[data-target^='city:'][data-state~=legal]").first.click()
    expect(cards).to_have_count(2)
    page.get_by_role("button", name="Restart turn").click()
    expect(cards).to_have_count(0)


def test_a_whole_turn_is_planned_before_the_ship_sails(person: People) -> None:
    page = person("Ann")
    at(page, "route")
    cards = page.get_by_role("list", name="Route", exact=True).get_by_role("group")
    title = page.locator("[data-part=prompt] h1")
    position = page.locator("[data-part=table]").get_attribute("data-position")
    page.get_by_role("button", name="Plan: try moves out first").click()
    thing(page, "city:london").click()
    expect(title).to_have_text("Plan: 1 move tried")
    thing(page, "city:bergen").click()
    expect(title).to_have_text("Plan: 2 moves tried")
    expect(cards).to_have_count(2)
    thing(page, "outlook:3").click()
    expect(title).to_have_text("Plan: 3 moves tried")
    expect(phase(page)).to_contain_text("Evaluate")
    looks_good(page, "novgorod-plan")
    expect(page.locator("[data-part=table]")).to_have_attribute("data-position", position or "")
    page.get_by_role("button", name="Play 3 moves").click()
    expect(page.locator("[data-part=prompt]")).to_have_attribute("data-mode", "mine")
    expect(phase(page)).to_contain_text("Evaluate")
    page.get_by_role("button", name="Undo all 3 moves").click()
    expect(cards).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_part_of_the_score_tells_where_it_came_from(person: People, size: Size) -> None:
    page = person("Ann", size=size)
    at(page, "route")
    career = page.get_by_role("button", name="career 16").locator("visible=true")
    career.click()
    expect(page.get_by_role("tooltip")).to_contain_text("2 turns with level 1: 2")
    expect(page.get_by_role("tooltip")).to_contain_text("7 turns with level 2: 14")


def test_the_same_order_can_be_had_with_the_privilege(person: People) -> None:
    page = person("Ann")
    forked(page, "novgorod/v2-everything-first-game-4", 314, 0)
    my_turn(page)
    order = page.locator("[data-target^='order:'][data-state~=legal]").first
    name = (order.get_attribute("data-target") or "").partition(":")[2]
    purse = thing(page, "purse:0")
    money = int(purse.inner_text().split()[0])
    page.locator(f"[data-part=board] [data-move='cheap {name}']").click()
    expect(purse).to_contain_text(f"{money - 3} ducats")


@pytest.mark.parametrize("state", [*STATES] if SOAK else ["everything"])
def test_twice_as_large_no_text_is_cut(person: People, state: str) -> None:
    """A desktop's page at 200 %: half as many px."""
    page = person("Ann", lang="de")
    page.set_viewport_size({"width": 720, "height": 450})
    at(page, state)
    looks_good(page, f"novgorod-{state}-200")
    glowing = page.locator(f"{BOARD} [data-state~=legal]").first
    glowing.scroll_into_view_if_needed()
    glowing.click(trial=True)  # the prompt covers nothing


def test_a_game_is_replayed_and_played_on_from(person: People) -> None:
    """The result, a turn of it on the board with where the seals came from, and a game of one's own from there."""
    page = person("Ann")
    text = (GOLDEN / "novgorod/v2-everything-3.txt").read_text(encoding="utf-8")
    table = page.context.request.post("/api/tables/records", data={"record": text}).json()
    last = page.context.request.get(f"/api/tables/{table['id']}/replay/0").json()["last"]
    page.goto(f"/tables/{table['id']}")
    expect(page.locator("[data-part=result]")).to_contain_text("red X")
    page.goto(f"/tables/{table['id']}?at={last - 60}")
    expect(page.locator(BOARD)).to_be_visible()
    looks_good(page, "novgorod-replay")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(f"/tables/(?!{table['id']})"))
    my_turn(page)
    expect(page.locator(BOARD)).to_be_visible()


def test_counters_are_turned_over_at_the_end(person: People) -> None:
    page = person("Ann")
    text = (GOLDEN / "novgorod/v2-everything-3.txt").read_text(encoding="utf-8")
    table = page.context.request.post("/api/tables/records", data={"record": text}).json()
    last = page.context.request.get(f"/api/tables/{table['id']}/replay/0").json()["last"]
    page.goto(f"/tables/{table['id']}?at={last - 1}")
    counters = page.get_by_role("img", name="A fulfilled special order, face down")
    expect(counters).to_have_count(2)
    page.goto(f"/tables/{table['id']}?at={last}")
    expect(page.get_by_role("img", name="The order of a special order, turned over")).to_have_count(2)
    expect(counters).to_have_count(0)


class AtOneScreen(Player):
    """Two people pass the screen. While its curtain is down the page holds nothing of the table."""

    curtains = 0

    def state(self) -> dict[str, Any]:
        lift = self.page.get_by_role("button", name=re.compile("^I am "))
        if lift.count():
            self.curtains += 1
            assert not self.page.locator("[data-part=table]").count()
            assert "data-target" not in self.page.content()
            lift.click()
        return super().state()

    def decide(self, advice: Advice) -> None:
        """Before that, look whether the page knows more than the one who sits there."""
        self.wait_for_position(advice.position)
        self.seat = advice.seat
        digest = self.page.locator("[data-part=table]").get_attribute("data-digest")
        seen = engine_digest(self.site, self.table, self.seat, advice.position)
        assert digest == self.site.inside(seen), "the page shows what another one may see"
        super().decide(advice)


def test_two_at_one_screen(person: People, site: Running) -> None:
    """Through the introduction and the first turns; in the soak the whole game."""
    page = person("Ann")
    seat_down(page, *({**ME, "name": name} for name in ("Ann", "Bo")), game="novgorod", options={})
    player = AtOneScreen(page, site)
    if SOAK:
        player.play_to_the_end()
    else:
        assert player.play(16) == 16
    assert player.curtains > 5


def test_side_by_side_with_a_broken_connection_and_a_watcher(person: People) -> None:
    """Each sees the own order from the stack, the others and the watcher its back."""
    person.expect("WebSocket connection", "ERR_INTERNET_DISCONNECTED")
    ann, bo, cy = person("Ann"), person("Bo"), person("Cy", size="phone")
    table = seat_down(ann, ME, FRIEND, **FIRST_GAME)
    seats = [Seat(ann, table), join(bo, table)]
    cy.goto(f"/tables/{table['id']}?invite={table['invite']}")
    backs = [page.get_by_role("img", name=HIDDEN) for page in (ann, bo, cy)]
    for page, count in zip(backs, (1, 1, 1), strict=True):  # a watcher sits behind who is to move
        expect(page).to_have_count(count)
    due = next(seat for seat in seats if seat.position().get("options"))
    other = seats[1 - due.seat]
    other.page.context.set_offline(True)
    expect(other.page.locator("[data-bar=notice]")).to_contain_text("You are offline")
    before = other.page.locator(BOARD).bounding_box()
    due.play(prefer="order stack")
    expect(due.page.get_by_role("group", name=re.compile("^Order: "))).to_have_count(2)
    other.page.context.set_offline(False)
    expect(other.page.get_by_role("img", name=HIDDEN)).to_have_count(2)
    after = other.page.locator(BOARD).bounding_box()
    assert before
    assert after
    assert before["width"] == after["width"]
