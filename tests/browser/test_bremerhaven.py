"""Bremerhaven's board: its states, secret bids, the reveal, two at one screen, and two side by side."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme
from tests.browser.playing import Advice, Player, middle
from tests.browser.positions import engine_digest
from tests.browser.test_table import FRIEND, GOLDEN, ME, Seat, forked, join, my_turn, seat_down, thing
from tests.luck import SOAK
from tests.server.running import Running

STATES = {
    "bidding": ("v2-long-3", 357, 2),
    "permit": ("v2-long-4", 419, 1),
    "prices": ("v2-long-2", 226, 1),
    "work": ("v2-long-3", 425, 0),
    "solo": ("v2-solo-deckhand", 274, 0),
}
"""States of the board: a record, how many events before its end, and who sits there."""
FEW: list[tuple[str, Lang, Theme, Size]] = [
    ("bidding", "de", "dark", "phone"),
    ("bidding", "fr", "light", "desktop"),
    ("permit", "fr", "dark", "tablet"),
    ("prices", "de", "light", "narrow"),
    ("work", "en", "light", "desktop"),
    ("solo", "de", "light", "desktop"),
]
EVERY = [
    (state, lang, theme, size)
    for state in STATES
    for lang, theme in (("en", "light"), ("de", "dark"), ("fr", "light"))
    for size in ("desktop", "tablet", "phone", "narrow")
]
SHORT = {"game": "bremerhaven", "options": {"mode": "short"}}
BOTS = [{"who": "bot", "bot": "random"}] * 3
BOARD = "[data-part=bremerhaven]"


def state_of(page: Page, state: str) -> Locator:
    return page.locator(f"{BOARD}[data-state={state}]")


@pytest.mark.parametrize(("state", "lang", "theme", "size"), EVERY if SOAK else FEW)
def test_a_state_looks_good(person: People, state: str, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    record, at, seat = STATES[state]
    forked(page, f"bremerhaven/{record}", at, seat)
    expect(page.locator(BOARD)).to_be_visible()
    my_turn(page)
    looks_good(page, f"bremerhaven-{state}")


@pytest.mark.parametrize("first", ["card", "space"])
def test_a_bid_is_made_in_either_order_and_its_value_is_secret(person: People, first: str) -> None:
    page, friend = person("Ann"), person("Bo")
    table = seat_down(page, ME, FRIEND, game="bremerhaven", options={"mode": "long"})
    seat = join(friend, table)
    if not seat.position().get("options"):  # Ann is Captain
        Seat(page, table).play(prefer="bid 1 building")
    my_turn(friend)
    both = [thing(friend, "card:3"), thing(friend, "space:parking")]
    if first == "space":
        both.reverse()
    both[0].click()
    expect(friend.locator("[data-part=prompt]")).to_contain_text("Go on choosing")
    both[1].click()
    expect(friend.get_by_role("img", name="Influence 3, laid on 1.0")).to_be_visible()
    there = page.get_by_role("group", name=re.compile("^1.0 Parking lot"))
    expect(there).to_have_attribute("aria-label", re.compile("Bo: 1 card"))
    expect(there.locator("[data-bids]")).to_have_text("")  # its value is nobody else's business
    own = friend.get_by_role("group", name=re.compile("^1.0 Parking lot"))
    expect(own.locator("[data-bids]")).to_contain_text("3")


def test_the_reveal_is_watched_and_can_be_ended(person: People, site: Running) -> None:
    page = person("Ann", motion="full", pace="slow")
    seat_down(page, ME, BOTS[0], **SHORT)
    player = Player(page, site)
    walk = page.locator("[data-part=walk]")
    advice = player.next_decision()
    for _ in range(6):
        player.decide(advice)
        advice = player.next_decision(after=advice.decided)
    expect(state_of(page, "reveal")).to_be_visible()
    expect(page.locator("[data-bids=open]")).to_have_count(10)
    expect(walk).to_contain_text(" of 10")
    page.get_by_role("button", name="The next space").click()
    expect(page.locator("[data-outcome]").first).to_be_visible()
    walk.get_by_role("button", name="Go on").click()
    expect(state_of(page, "harbour")).to_be_visible()
    page.get_by_role("button", name="Look at the boards").click()
    expect(state_of(page, "boards")).to_be_visible()
    expect(page.locator("[data-bids=open]")).to_have_count(10)
    page.get_by_role("button", name="Back to the harbour").click()
    expect(state_of(page, "harbour")).to_be_visible()
    page.get_by_role("button", name="Reveal again").click()
    expect(state_of(page, "reveal")).to_be_visible()
    page.get_by_role("button", name="The next space").press("ArrowRight")
    expect(page.get_by_role("list", name="Your bids").get_by_role("listitem").first).to_be_visible()
    walk.get_by_role("button", name="Go on").click()
    expect(state_of(page, "harbour")).to_be_visible()


def test_another_harbour_is_one_touch_away(person: People) -> None:
    page = person("Ann")
    forked(page, f"bremerhaven/{STATES['work'][0]}", *STATES["work"][1:])
    harbour = page.locator("[data-part=harbour]")
    expect(harbour).to_have_attribute("data-seat", "0")
    page.locator("[data-part=rival][data-seat='2']").click()
    expect(harbour).to_have_attribute("data-seat", "2")
    page.get_by_role("button", name="Back to mine").click()
    expect(harbour).to_have_attribute("data-seat", "0")


def test_a_good_goes_from_its_ship_to_a_contract_in_one_gesture(person: People) -> None:
    page = person("Ann")
    forked(page, f"bremerhaven/{STATES['work'][0]}", *STATES["work"][1:])
    tonight = page.get_by_role("table", name="Tonight")
    contract = page.get_by_role("group", name=re.compile("^Loading dock 1"))
    finish = page.locator("[data-part=answers] [data-line]").first
    finish.hover()  # what it would do is told, and shown, before it is done
    expect(page.get_by_role("list", name="All in one go")).to_contain_text("from storage to loading dock 1")
    expect(contract).to_have_attribute("aria-label", re.compile("2 of 2 delivered"))
    page.mouse.move(1, 1)
    expect(contract).to_have_attribute("aria-label", re.compile("1 of 2 delivered"))
    expect(tonight).to_be_visible()
    thing(page, "dock:0:2").drag_to(thing(page, "load:0:1"))
    expect(contract).to_have_attribute("aria-label", re.compile("2 of 2 delivered"))
    ship = page.get_by_role("group", name=re.compile("^Dock 2"))
    expect(ship).to_have_attribute("aria-label", re.compile("2 barrels"))
    page.get_by_role("button", name="Undo all 2 moves").click()
    expect(contract).to_have_attribute("aria-label", re.compile("1 of 2 delivered"))
    expect(ship).to_have_attribute("aria-label", re.compile("3 barrels"))
    (x, y), (to_x, to_y) = middle(thing(page, "dock:0:2")), middle(thing(page, "cell:0:c3r3"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, y)  # only then the storage takes it
    page.mouse.move(to_x, to_y)
    expect(page.locator("[data-part=prompt]")).to_contain_text("Unload a barrel from dock 2")
    page.mouse.up()
    expect(ship).to_have_attribute("aria-label", re.compile("2 barrels"))


def test_moves_are_planned_on_a_preview_before_any_is_played(person: People) -> None:
    page = person("Ann")
    forked(page, f"bremerhaven/{STATES['work'][0]}", *STATES["work"][1:])
    ship = page.get_by_role("group", name=re.compile("^Dock 2"))
    contract = page.get_by_role("group", name=re.compile("^Loading dock 1"))
    title = page.locator("[data-part=prompt] h1")
    my_turn(page)
    position = page.locator("[data-part=table]").get_attribute("data-position")
    plan = page.get_by_role("button", name="Plan: try moves out first")
    plan.click()
    thing(page, "dock:0:2").click()
    expect(title).to_have_text("Plan: 1 move tried")
    expect(ship).to_have_attribute("aria-label", re.compile("2 barrels"))
    thing(page, "stored:0:barrel").drag_to(thing(page, "load:0:1"))
    expect(title).to_have_text("Plan: 2 moves tried")
    expect(contract).to_have_attribute("aria-label", re.compile("2 of 2 delivered"))
    looks_good(page, "bremerhaven-plan")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(contract).to_have_attribute("aria-label", re.compile("1 of 2 delivered"))
    expect(page.locator("[data-part=table]")).to_have_attribute("data-position", position or "")
    page.get_by_role("button", name="Drop it").click()
    page.mouse.move(1, 1)  # a button that shows what it would do lies there now
    expect(ship).to_have_attribute("aria-label", re.compile("3 barrels"))
    plan.click()
    thing(page, "dock:0:2").click()
    expect(title).to_have_text("Plan: 1 move tried")
    thing(page, "dock:0:2").click()
    page.get_by_role("button", name="Play 2 moves").click()
    page.get_by_role("button", name="Undo all 2 moves").click()
    page.mouse.move(1, 1)
    expect(ship).to_have_attribute("aria-label", re.compile("3 barrels"))


def test_a_permit_tells_its_price_and_what_it_would_change(person: People) -> None:
    page = person("Ann")
    forked(page, "bremerhaven/v2-long-4-reveal", at=419, seat=1)
    permit, changes = (page.get_by_role("table", name=name) for name in ("This permit", "What it changes"))
    expect(permit).to_contain_text(re.compile("Further permit: the best bid *5"))
    before = page.locator("[data-part=harbour]").bounding_box()
    thing(page, "wall:1:1").hover()
    expect(permit).to_contain_text(re.compile("bollard *3.*You pay *8.*Your money *8.*0", re.DOTALL))
    expect(changes).to_contain_text(re.compile("Berth of dock 1 *1.*2"))
    expect(page.get_by_role("heading", name="Then, with 0 left")).to_be_visible()
    assert page.locator("[data-part=harbour]").bounding_box() == before, "the harbour jumps"
    looks_good(page, "bremerhaven-permit-foreseen")
    page.mouse.move(1, 1)
    expect(page.get_by_role("heading", name="With 8 money")).to_be_visible()


def reveal_again(page: Page) -> Locator:
    """Go through the whole reveal; gives the spaces."""
    page.get_by_role("button", name="Reveal again").click()
    expect(state_of(page, "reveal")).to_be_visible()
    step = page.get_by_role("button", name="The next space")
    spaces = page.locator("[data-target^='space:']")
    for _ in range(spaces.count() - 1):
        step.press("ArrowRight")
    return spaces


def test_the_reveal_shows_what_lay_there_also_after_coming_back(person: People) -> None:
    page = person("Ann")
    forked(page, f"bremerhaven/{STATES['work'][0]}", *STATES["work"][1:])
    my_turn(page)
    expect(page.locator(BOARD)).to_have_attribute("data-state", "harbour")
    expect(reveal_again(page)).to_have_count(12)
    expect(page.locator(BOARD)).not_to_contain_text("nothing here")


REVEALED = {
    "dummy": (
        "v2-solo-beachcomber",
        250,
        ["the card is discarded", "the next price card comes"],
    ),
    "captain": ("v2-solo-beachcomber", 221, ["it is Captain then"]),
    "contract": ("v2-long-2", 254, ["but all your loading docks are taken"]),
    "ship": ("v2-solo-deckhand", 183, ["but it fits no free dock now"]),
    "exchange": ("v2-long-2", 198, ["you decide by your Commodity Exchange"]),
}
"""What the reveal says besides who wins, after a record's last bid of a round."""


@pytest.mark.parametrize("case", REVEALED)
def test_the_reveal_tells_what_comes_of_a_win(person: People, case: str) -> None:
    """BRE-956, BRE-959, BRE-960: the dummy's wins; BRE-504, BRE-404: no place; BRE-342: the Exchange."""
    page = person("Ann")
    record, at, told = REVEALED[case]
    forked(page, f"bremerhaven/{record}", at, seat=0)
    expect(page.locator(BOARD)).to_be_visible()
    reveal_again(page)
    for words in told:
        expect(page.locator(BOARD)).to_contain_text(words)


SIGNS = {
    "refuse": ("v2-long-3-reveal", 369, 0, "button:refuse", "refuse"),
    "ladder": ("v2-long-3", 187, 0, "button:keep", "keep"),
    "influence": ("v2-solo-deckhand", 63, 0, "button:decline", "decline"),
    "contract-time": ("v2-long-3", 65, 1, "button:time", "time 0"),
    "ship-time": ("v2-long-3", 109, 1, "button:time", "time 0"),
    "deposit": ("v2-long-3", 218, 2, "amount:3", "deposit 3"),
}


@pytest.mark.parametrize("case", SIGNS)
def test_what_leaves_a_thing_as_it_is_stands_on_it(person: People, case: str) -> None:
    page = person("Ann", size="phone" if case == "deposit" else "desktop")
    record, at, seat, target, move = SIGNS[case]
    forked(page, f"bremerhaven/{record}", at, seat)
    my_turn(page)
    if case == "influence":  # BRE-723
        expect(page.locator(BOARD)).to_contain_text("the lowest card leaves the game")
    expect(page.locator("[data-part=stepper]")).to_have_count(0)
    shown = page.locator("[data-part=table]")
    before = shown.get_attribute("data-position") or ""
    thing(page, target).click()
    expect(shown).not_to_have_attribute("data-position", before)
    table = page.url.partition("/tables/")[2].partition("?")[0]
    events = Seat(page, {"id": table}, seat).position()["events"]
    assert events[int(before)]["move"] == move


def test_a_solo_game_ends_with_its_grade_as_a_picture(person: People) -> None:
    page = person("Ann")
    record = (GOLDEN / "bremerhaven/v2-solo-deckhand.txt").read_text(encoding="utf-8")
    table = page.context.request.post("/api/tables/records", data={"record": record}).json()
    page.goto(f"/tables/{table['id']}")
    grades = page.locator("[data-part=grades]")
    expect(grades.get_by_role("listitem").filter(has=page.get_by_role("img"))).to_have_count(5)
    expect(grades.locator("[aria-current=true]")).to_contain_text("Deckhand")
    expect(page.locator("[data-part=outcome]").get_by_role("img", name="Deckhand")).to_be_visible()
    expect(grades).to_contain_text("What was missing for Helmsman 156 points")
    expect(grades).to_contain_text(re.compile("18 more money makes *756"))
    field = grades.get_by_role("img", name="66 money × 9 prestige = 594 points")
    expect(field.locator("rect[fill^='url']")).to_have_count(2)
    expect(grades).to_contain_text("from here on Helmsman, 750 points")
    money, prestige = (grades.get_by_role("table", name=name) for name in ("money", "prestige"))
    expect(money).to_contain_text(re.compile("start *\\+6.*money at the end *66", re.DOTALL))
    expect(prestige).to_contain_text(re.compile("ships in your docks.*prestige at the end *9", re.DOTALL))
    looks_good(page, "bremerhaven-solo-end")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("What counts is the score")  # BRE-965


def test_a_game_is_replayed_and_played_on_from(person: People, site: Running) -> None:
    page = person("Ann")
    record = (GOLDEN / "bremerhaven/v2-long-3.txt").read_text(encoding="utf-8")
    table = page.context.request.post("/api/tables/records", data={"record": record}).json()
    last = page.context.request.get(f"/api/tables/{table['id']}/replay/0").json()["last"]
    page.goto(f"/tables/{table['id']}?at={last - STATES['work'][1]}")
    harbour = page.locator("[data-part=harbour]")
    expect(harbour).to_be_visible()
    expect(page.locator("[data-state~=legal]")).to_have_count(0)
    page.locator("[data-part=rival]").first.click()
    expect(harbour).to_have_attribute("data-seat", "1")
    page.get_by_role("button", name="Reveal again").click()
    expect(state_of(page, "reveal")).to_be_visible()
    expect(page.locator(BOARD)).not_to_contain_text("nothing here")
    page.locator("[data-part=walk]").get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(f"/tables/(?!{table['id']})"))
    my_turn(page)
    assert Player(page, site, thorough=True).play(3) == 3


@pytest.mark.parametrize("state", STATES if SOAK else ["work"])
def test_twice_as_large_no_text_is_cut(person: People, state: str) -> None:
    """A desktop's page at 200 %: half as many px."""
    page = person("Ann", lang="de")
    page.set_viewport_size({"width": 720, "height": 450})
    record, at, seat = STATES[state]
    forked(page, f"bremerhaven/{record}", at, seat)
    my_turn(page)
    looks_good(page, f"bremerhaven-{state}-200")
    page.locator(BOARD).scroll_into_view_if_needed()
    glowing = page.locator("[data-part=harbour] [data-state~=legal], [data-target^=space]").first
    glowing.scroll_into_view_if_needed()
    glowing.click(trial=True)  # the prompt covers nothing


def test_decks_are_looked_through(person: People) -> None:
    page = person("Ann")
    record, *place = STATES["work"]
    forked(page, f"bremerhaven/{record}", *place)
    deck = page.locator("[data-part=deck]")
    page.get_by_role("button", name=re.compile("Buildings left")).click()
    expect(deck).to_contain_text("Lighthouse")
    page.get_by_role("button", name=re.compile("Contracts left")).click()
    expect(deck).to_contain_text("barrel + ")
    looks_good(page, "bremerhaven-deck")
    deck.get_by_role("button", name="Close").click()
    expect(deck).to_have_count(0)


class AtOneScreen(Player):
    """Two people pass the screen. While its curtain is down the page holds nothing of what only one of them knows."""

    curtains = 0

    def state(self) -> dict[str, Any]:
        lift = self.page.get_by_role("button", name=re.compile("^I am "))
        if lift.count():
            self.look_behind()
            lift.click()
        return super().state()

    def look_behind(self) -> None:
        self.curtains += 1
        assert not self.page.locator("[data-part=table]").count()
        assert not re.search(r"bids \d", self.page.content())

    def decide(self, advice: Advice) -> None:
        """Before that, look whether the page knows more than the one who sits there."""
        self.wait_for_position(advice.position)
        self.seat = advice.seat
        for seat in range(len(NAMES)):
            faces = self.page.locator(f"[data-bids=down] [data-seat='{seat}']").all_inner_texts()
            assert seat == self.seat or not any(each.strip() for each in faces)
        told = re.findall(r"(\w+) bids \d", self.page.content())
        revealed = (
            self.page.locator("[data-bids=open]").count()
            or self.page.locator(f"{BOARD}[data-state=harbour]").count()
        )
        assert revealed or set(told) <= {NAMES[self.seat]}
        digest = self.page.locator("[data-part=table]").get_attribute("data-digest")
        seen = engine_digest(self.site, self.table, self.seat, advice.position)
        assert digest == self.site.inside(seen), "the page shows what another one may see"
        super().decide(advice)


NAMES = ["Ann", "Bo"]


def test_two_at_one_screen_bid_in_secret(person: People, site: Running) -> None:
    """Through the first bidding; in the soak the whole game."""
    page = person("Ann")
    chairs = [{**ME, "name": name} for name in NAMES]
    seat_down(page, *chairs, game="bremerhaven", options={"mode": "short"})
    player = AtOneScreen(page, site)
    if SOAK:
        player.play_to_the_end()
    else:
        assert player.play(14) == 14
    assert player.curtains > 8


def take_turns(players: list[Player]) -> None:
    """Who is due at one of these pages makes a decision there; all who are, one after the other."""
    for player in players:
        advice = player.next_decision()
        if advice.seat == player.seat:
            player.decide(advice)


def test_side_by_side_with_a_broken_connection_and_a_watcher(person: People, site: Running) -> None:
    person.expect("WebSocket connection")
    ann, bo, cy = person("Ann"), person("Bo"), person("Cy", size="phone")
    table = seat_down(ann, ME, FRIEND, **SHORT)
    seats = [Seat(ann, table), join(bo, table)]
    cy.goto(f"/tables/{table['id']}?invite={table['invite']}")
    players = [Player(page, site) for page in (ann, bo)]
    for seat, player in enumerate(players):
        player.seat = seat

    def both(what: str) -> bool:
        return all((seat.position().get("prompt") or {}).get("key") == what for seat in seats)

    faces = cy.locator("[data-bids=down] [data-seat]")
    expect(cy.locator(BOARD)).to_be_visible()
    while not both("ask-work"):
        take_turns(players)
        if faces.count():
            assert not "".join(faces.all_inner_texts()).strip(), "the watcher sees the value of a bid"
    rivals = [page.locator("[data-part=rival]") for page in (ann, bo)]
    for rival in rivals:
        expect(rival).to_contain_text("working")
    harbour = ann.locator("[data-part=harbour]")
    before = harbour.bounding_box()
    ann.context.set_offline(True)
    expect(ann.locator("[data-bar=notice]")).to_contain_text("You are offline")
    seats[1].play(prefer="done")
    expect(rivals[1]).to_contain_text("working")
    ann.context.set_offline(False)
    expect(rivals[0]).not_to_contain_text("working")
    assert harbour.bounding_box() == before
    ann.locator("[data-part=answers] [data-move=done]").click()
    for page in (ann, bo, cy):
        expect(page.get_by_role("banner")).to_contain_text("Round 2")
