"""Shipyard's board: its states, what ends a decision on it, others' yards, secret contracts, and two at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme
from tests.browser.playing import Player, middle
from tests.browser.test_table import FRIEND, GOLDEN, ME, forked, join, my_turn, seat_down, thing
from tests.luck import SOAK
from tests.server.running import Running

STATES = {
    "choose": ("v2-normal-3", 197, 0),
    "choose-2": ("v2-normal-2", 147, 1),
    "bonus": ("v2-normal-4", 244, 0),
    "build": ("v2-normal-3", 225, 1),
    "place": ("v2-normal-4", 286, 1),
    "stop": ("v2-normal-3", 47, 0),
    "hire": ("v2-normal-4", 213, 2),
    "manufacture": ("v2-normal-3", 135, 1),
    "give": ("v2-normal-4", 225, 2),
    "canal": ("v2-normal-4", 237, 3),
    "cell": ("v2-normal-4", 184, 2),
    "turn": ("v2-normal-4", 183, 2),
    "exchange": ("v2-normal-4", 170, 2),
    "trade": ("v2-normal-4", 246, 0),
    "launch": ("v2-first-game-2", 99, 0),
    "fit": ("v2-normal-3", 98, 0),
    "move": ("v2-first-game-2", 97, 0),
    "last-chance": ("v2-normal-2", 2, 1),
}
"""Decisions: a record, how many events before its end, and who sits there."""
FEW: list[tuple[str, Lang, Theme, Size]] = [
    ("choose", "de", "dark", "phone"),
    ("choose-2", "fr", "light", "desktop"),
    ("place", "de", "light", "narrow"),
    ("turn", "fr", "dark", "tablet"),
    ("trade", "de", "light", "desktop"),
    ("fit", "fr", "light", "phone"),
    ("move", "de", "dark", "desktop"),
]
EVERY = [
    (state, lang, theme, size)
    for state in STATES
    for lang, theme in (("en", "light"), ("de", "dark"), ("fr", "light"))
    for size in ("desktop", "tablet", "phone", "narrow")
]
BOARD = "[data-part=shipyard]"


def at(page: Page, state: str) -> None:
    record, before, seat = STATES[state]
    forked(page, f"shipyard/{record}", before, seat)
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.locator("[data-part=prompt][data-state=asking]")).to_be_visible()


@pytest.mark.parametrize(("state", "lang", "theme", "size"), EVERY if SOAK else FEW)
def test_a_state_looks_good(person: People, state: str, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    at(page, state)
    looks_good(page, f"shipyard-{state}")


def prompt(page: Page) -> Locator:
    return page.locator("[data-part=prompt] h1")


def test_an_action_tells_its_income_before_it_is_chosen(person: People) -> None:
    page = person("Ann")
    at(page, "choose")
    forecast = page.get_by_role("table", name="You may choose")
    open_cards = page.locator("[data-target^='action:'][data-state~=legal]")
    expect(forecast.get_by_role("row")).to_have_count(open_cards.count())
    open_cards.first.hover()
    expect(page.get_by_role("table", name="Income")).to_contain_text("Your guilders")
    closed = page.locator("[data-target^='action:'][aria-disabled=true] [data-closed=lead]")
    expect(closed).to_contain_text("lead")


def test_a_card_is_laid_and_the_plate_takes_no_more(person: People) -> None:
    page = person("Ann")
    at(page, "place")
    laid = page.locator(f"{BOARD} [data-target^='yard:1:'] svg")
    free = page.locator("[data-target^='yard:1:'] [data-part=slot]")
    before = free.count()
    page.locator("[data-target^='yard:1:'][data-state~=legal]").first.click()
    expect(free).to_have_count(before - 1)
    assert laid.count()


def test_a_plate_on_the_board_ends_the_building(person: People) -> None:
    page = person("Ann")
    at(page, "stop")
    expect(prompt(page)).to_contain_text("Which ship card")
    thing(page, "done:0").click()
    expect(prompt(page)).not_to_contain_text("Which ship card")


def test_a_ship_goes_to_sea_by_a_touch(person: People) -> None:
    page = person("Ann")
    at(page, "launch")
    sea = page.locator("[data-target^='sea:0:'][data-state~=legal]").first
    sea.click()
    expect(page.locator(f"{BOARD}[data-state=fitting], {BOARD}[data-state=cruise]")).to_be_visible()


def test_a_ship_card_is_dragged_to_its_place(person: People) -> None:
    page = person("Ann")
    forked(page, "shipyard/v2-normal-3", 341, 1)
    my_turn(page)
    mouse = page.mouse
    card = page.locator("[data-target^='card:'][data-state~=legal]").first
    piece = card.get_attribute("data-piece")
    mouse.move(*middle(card))
    mouse.down()
    place = page.locator("[data-target^='yard:1:'][data-state~=legal]")
    mouse.move(1, 1)
    expect(place.first).to_be_visible()
    mouse.move(*middle(place.first), steps=4)
    mouse.up()
    expect(page.locator(f"[data-moves=card][data-piece='{piece}']")).to_be_visible()


def test_another_yard_is_one_touch_away_and_its_contracts_stay_secret(person: People) -> None:
    page = person("Ann")
    at(page, "give")
    mine = page.locator("[data-target^='contract:']")
    count = mine.count()
    assert count
    page.get_by_role("group", name="Whose yard").get_by_role("button").first.click()
    expect(page.get_by_role("heading", name=re.compile("^Yard of "))).to_be_visible()
    expect(mine).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile(r"contracts? face down"))).to_be_visible()
    page.get_by_role("group", name="Whose yard").get_by_role("button").nth(2).click()
    expect(mine).to_have_count(count)


class AtOneScreen(Player):
    """Two people pass the screen; while its curtain is down, nobody's contracts are in the page."""

    curtains = 0

    def state(self) -> dict[str, object]:
        lift = self.page.get_by_role("button", name=re.compile("^I am "))
        if lift.count():
            self.curtains += 1
            assert not self.page.locator("[data-part=table]").count()
            assert not self.page.locator("[data-target^='contract:']").count()
            lift.click()
        return super().state()


def test_two_at_one_screen_keep_their_contracts_secret(person: People, site: Running) -> None:
    page = person("Ann")
    seat_down(page, {**ME, "name": "Ann"}, {**ME, "name": "Bo"}, game="shipyard")
    player = AtOneScreen(page, site)
    held: dict[int, set[str]] = {}
    advice = player.next_decision()
    while len(held) < 2 or player.curtains < 3:
        player.seat = advice.seat
        player.wait_for_position(advice.position)
        seen = page.locator("[data-target^='contract:']").evaluate_all(
            "all => all.map((each) => each.dataset.target)"
        )
        assert held.setdefault(advice.seat, set(seen)) == set(seen)
        player.decide(advice)
        advice = player.next_decision(after=advice.decided)
    assert held[0].isdisjoint(held[1])


def test_two_browsers_and_a_watcher_see_only_what_is_theirs(person: People, site: Running) -> None:
    ann, bo, cy = person("Ann"), person("Bo", lang="de"), person("Cy", size="phone")
    table = seat_down(ann, ME, FRIEND, game="shipyard", options={})
    join(bo, table)
    cy.goto(f"/tables/{table['id']}?invite={table['invite']}")
    players = [Player(page, site) for page in (ann, bo)]
    for seat, player in enumerate(players):
        player.seat = seat
    advice = players[0].next_decision()
    for _ in range(8):
        players[advice.seat].decide(advice)
        advice = players[0].next_decision(after=advice.decided)
    held = [contracts(page) for page in (ann, bo)]
    assert all(held)
    assert held[0].isdisjoint(held[1])
    assert not contracts(cy)
    for page, hidden in ((ann, held[1]), (bo, held[0]), (cy, held[0] | held[1])):
        expect(page.locator(f"[data-part=table][data-position='{advice.position}']")).to_be_attached()
        told = page.content()
        assert not [each for each in hidden if f'"{each}"' in told]


def contracts(page: Page) -> set[str]:
    expect(page.locator(BOARD)).to_be_visible()
    return set(
        page.locator("[data-target^='contract:']").evaluate_all(
            "all => all.map((each) => each.dataset.target)"
        )
    )


def test_a_game_is_replayed_and_played_on_from(person: People, site: Running) -> None:
    page = person("Ann")
    record = (GOLDEN / "shipyard/v2-normal-3.txt").read_text(encoding="utf-8")
    table = page.context.request.post("/api/tables/records", data={"record": record}).json()
    last = page.context.request.get(f"/api/tables/{table['id']}/replay/0").json()["last"]
    page.goto(f"/tables/{table['id']}?at={last - STATES['fit'][1]}")
    expect(page.locator(f"{BOARD}[data-state=fitting]")).to_be_visible()
    expect(page.locator("[data-state~=legal]")).to_have_count(0)
    page.goto(f"/tables/{table['id']}?at={last - STATES['choose'][1]}")
    expect(page.locator(f"{BOARD}[data-state=track]")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(f"/tables/(?!{table['id']})"))
    my_turn(page)
    assert Player(page, site, thorough=True).play(3) == 3
