"""A running table, as players and watchers see it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from roadstead.server import connections
from tests.browser.looking import axe, looks_good, screens
from tests.browser.people import Lang, People, Size, Theme, looks
from tests.server.running import Running

BOT = {"who": "bot", "bot": "greedy"}
ME = {"who": "me"}
FRIEND = {"who": "friend"}
FIRST = {"start_seat": "0"}
VISIT = re.compile(r"Ann (visits|goes home)")
"""What the log says of a move of Ann."""
GOLDEN = Path(__file__).parent.parent / "golden"


class Seat:
    """Plays a seat over HTTP, beside its page."""

    def __init__(self, page: Page, table: dict[str, Any], seat: int = 0) -> None:
        self.page = page
        self.table = table
        self.seat = seat
        self.path = f"/api/tables/{table['id']}"

    def position(self) -> dict[str, Any]:
        answer = self.page.context.request.get(f"{self.path}/position", params={"seat": self.seat})
        position: dict[str, Any] = answer.json()
        return position

    def post(self, what: str, **body: object) -> None:
        answer = self.page.context.request.post(f"{self.path}/{what}", data={"seat": self.seat, **body})
        assert answer.ok, answer.text()

    def play(self, times: int = 1, prefer: str = "") -> None:
        for _ in range(times):
            now = self.position()
            choices = now.get("options", [])
            if not choices:
                return
            liked = [choice for choice in choices if choice["move"].startswith(prefer)]
            self.post("moves", move=(liked or choices)[0]["move"], position=now["position"])

    def undo(self) -> None:
        self.post("undo", position=self.position()["position"])


def seat_down(page: Page, *chairs: dict[str, str], **more: object) -> dict[str, Any]:
    """Make a table and go there."""
    asked = {"game": "harbour", "chairs": list(chairs), "options": FIRST, "start": True, **more}
    answer = page.context.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    page.goto(f"/tables/{table['id']}")
    return table


def join(page: Page, table: dict[str, Any]) -> Seat:
    """A friend sits down by the link and goes there."""
    invite = table["invite"]
    assert page.context.request.post(f"/api/tables/{table['id']}/join", data={"invite": invite}).ok
    page.goto(f"/tables/{table['id']}?invite={invite}")
    return Seat(page, table, 1)


def my_turn(page: Page) -> None:
    expect(page.locator("[data-part=prompt][data-state=asking]")).to_be_visible()
    expect(page.locator("[data-state~=legal]").first).to_be_visible()


def thing(page: Page, target: str) -> Locator:
    return page.locator(f'[data-target="{target}"]').first


def say(page: Page, text: str) -> None:
    page.locator("#tab-talk").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def started(page: Page, *chairs: dict[str, str], **more: object) -> tuple[dict[str, Any], Seat]:
    """A table where I have chosen my first goods and am to move."""
    table = seat_down(page, *chairs, **more)
    my_turn(page)
    seat = Seat(page, table)
    seat.play()
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("Where")
    my_turn(page)
    return table, seat


def test_two_play_and_a_third_looks_on(person: People) -> None:
    ann, bo, cy = person("Ann"), person("Bo"), person("Cy", size="phone")
    table = seat_down(ann, ME, FRIEND, options={**FIRST, "bonus_cards": "on"})
    join(bo, table)
    my_turn(ann)
    ann_seat = Seat(ann, table)
    cy.goto(f"/tables/{table['id']}?invite={table['invite']}")
    expect(cy.locator("[data-part=prompt]")).to_contain_text("Ann")

    ann_seat.play()
    my_turn(bo)
    thing(bo, "supply:fish").click()
    thing(bo, "supply:fish").click()
    thing(bo, "supply:wood").click()
    line = "Bo starts with 2 fish and 1 wood"
    for page in (ann, bo):
        expect(page.locator("#panel-log")).to_contain_text(line)
    cy.get_by_role("button", name="Log and talk").click()
    expect(cy.locator("#panel-log")).to_contain_text(line)

    say(ann, "Hello <b>Bo</b>")
    expect(bo.locator("#tab-talk [data-part=unread]")).to_contain_text("1")
    bo.locator("#tab-talk").click()
    expect(bo.locator("[data-part=message]")).to_contain_text("Hello <b>Bo</b>")
    expect(bo.locator("[data-part=unread]")).to_have_count(0)
    say(cy, "Bo will win")
    expect(cy.locator("[data-part=message]").last).to_contain_text("Bo will win")
    expect(bo.locator("[data-part=message]")).to_have_count(1)  # players do not hear watchers
    screens(bo, "table-talk")


def test_several_players_at_one_screen(person: People) -> None:
    page = person("Ann")
    chairs = ({"who": "me", "name": "Ann"}, {"who": "me", "name": "Inge"}, BOT)
    table = seat_down(page, *chairs, options={**FIRST, "boards": "characters", "bonus_cards": "on"})
    expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to Ann")
    assert page.locator("[data-part=board]").count() == 0
    looks_good(page, "table-curtain")
    page.get_by_role("button", name="I am Ann").click()

    my_turn(page)
    mine = Seat(page, table, 0).position()["view"]["quays"][0]
    names = page.locator("[data-part=tray] [data-target]").all_inner_texts()
    assert len(names) == 2
    kept, dropped = (name.split(".")[0] for name in names)
    assert mine["bonus"] >= 0
    page.locator("[data-part=tray] [data-target]").first.click()

    expect(page.get_by_role("dialog")).to_contain_text("Pass the screen to Inge")
    page.wait_for_timeout(400)
    behind = page.content()
    assert dropped not in behind, "what Ann did not keep is still in the page"
    assert kept in behind  # everybody may know
    page.get_by_role("button", name="Back to Ann").click()  # she may want to take it back
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Pass the screen to Inge").click()
    page.get_by_role("button", name="I am Inge").click()
    my_turn(page)
    assert dropped not in page.content()
    expect(page.get_by_role("region", name="Your quay")).to_be_visible()


def test_no_curtain_where_nothing_is_secret(person: People) -> None:
    page = person("Ann")
    chairs = ({"who": "me", "name": "Ann"}, {"who": "me", "name": "Inge"})
    table = seat_down(page, *chairs, options=FIRST)
    my_turn(page)
    assert Seat(page, table, 0).position()["secrets"] is False
    Seat(page, table, 0).play()
    back = page.get_by_role("button", name="Back to Ann")
    expect(back).to_be_visible()
    my_turn(page)
    expect(page.locator("[data-part=prompt]")).to_contain_text("Inge:")
    looks_good(page, "table-no-curtain")
    back.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Pass the screen to Inge").click()
    my_turn(page)
    Seat(page, table, 1).play()
    expect(page.get_by_role("button", name="Back to Inge")).to_be_visible()


def test_the_focus_goes_on_at_the_heading(person: People) -> None:
    page = person("Ann")
    seat_down(page, ME, BOT)
    my_turn(page)
    levels = "[...document.querySelectorAll('h1, h2, h3, h4')].map((each) => Number(each.tagName[1]))"
    page.keyboard.press("w")
    expect(page.locator("[data-part=words] [data-state~=legal]").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("[data-part=rules] h4").first).to_be_attached()
    found = page.evaluate(levels)
    assert found[0] == 1
    assert all(deeper <= level + 1 for level, deeper in pairwise(found))
    page.keyboard.press("r")
    gone = page.locator("[data-part=prompt] [data-chip]")
    page.locator("[data-part=words] [data-state~=legal]").first.press("Enter")
    gone.first.press("Enter")
    expect(gone).to_have_count(0)
    expect(page.locator("[data-part=prompt] h1")).to_be_focused()
    page.get_by_role("link", name="Roadstead").click()
    expect(page.locator("main h1")).to_be_focused()
    page.go_back()
    expect(page.locator("[data-part=prompt] h1")).to_be_visible()


def test_the_focus_stays_where_one_undoes(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    title, undo = page.locator("[data-part=prompt] h1"), page.get_by_role("button", name="Undo", exact=True)
    thing(page, "home:0").press("Enter")
    expect(title).to_contain_text("goods")
    undo.press("Enter")
    expect(title).to_contain_text("Where")
    expect(undo).to_be_focused()  # the first goods may be taken back, too
    redo = page.get_by_role("button", name="Redo", exact=True)
    redo.press("Enter")
    expect(title).to_contain_text("goods")
    expect(redo).to_be_disabled()
    expect(title).to_be_focused()
    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    page.locator("[data-part=box]").get_by_role("button", name="Close").press("Enter")
    expect(title).to_be_focused()


def test_a_lost_connection_loses_nothing(person: People, site: Running) -> None:
    person.expect("WebSocket connection")
    page = person("Ann")
    _, seat = started(page, ME, BOT)
    building = thing(page, seat.position()["options"][0]["targets"][-1])
    while not page.evaluate(
        "performance.getEntriesByType('resource').some((each) => /TalkPanel/.test(each.name))"
    ):
        page.wait_for_timeout(50)  # parts that are fetched early need some time
    page.context.set_offline(True)
    expect(page.locator("[data-bar=notice]")).to_contain_text("You are offline")
    page.locator("#tab-talk").click()
    page.get_by_label("Say something").fill("Still there")
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=message][data-state=waiting]")).to_contain_text(
        "Waits for the connection"
    )
    building.click()
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("waits to be sent")
    expect(page.locator("[data-state~=pending]").first).to_be_visible()
    screens(page, "table-offline")
    page.get_by_role("button", name="Change", exact=True).click()
    my_turn(page)
    building.click()
    before = len(seat.position()["events"])
    page.context.set_offline(False)
    expect(page.locator("[data-bar=notice]")).to_have_count(0)
    expect(page.locator("[data-part=message]", has_text="Still there").locator("time")).to_be_visible()
    expect(page.locator("[data-state~=pending]")).to_have_count(0)
    page.locator("#tab-log").click()
    expect(page.locator("#panel-log")).to_contain_text(VISIT)
    assert len(seat.position()["events"]) > before


def test_take_back_alone_play_again_and_begin_the_turn_anew(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    title = page.locator("[data-part=prompt] h1")
    home = thing(page, "home:0")
    home.click()
    expect(title).to_contain_text("goods")
    page.keyboard.press("u")
    expect(title).to_contain_text("Where")
    page.get_by_role("button", name="Redo").click()
    expect(title).to_contain_text("goods")
    page.get_by_role("button", name="Restart turn").click()
    expect(title).to_contain_text("Where")


def test_take_back_by_consent(person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = seat_down(ann, ME, FRIEND)
    other = join(bo, table)
    my_turn(ann)
    mine = Seat(ann, table)
    mine.play()
    my_turn(bo)
    other.play()
    my_turn(ann)
    bo.get_by_role("button", name="Undo").click()
    expect(ann.locator("[data-part=prompt]")).to_contain_text("Bo asks to take back a move")
    bo.get_by_role("button", name="Leave it as it is").click()
    my_turn(ann)
    for agree in (False, True):
        bo.get_by_role("button", name="Undo").click()
        expect(bo.locator("[data-part=prompt]")).to_contain_text("You ask to take back a move")
        expect(ann.locator("[data-part=prompt]")).to_contain_text("Bo asks to take back a move")
        expect(ann.locator("[data-line][data-state=going]")).to_have_count(1)
        if agree:
            looks_good(ann, "table-consent")
        ann.get_by_role("button", name="Agree" if agree else "Decline").click()
        expect(ann.locator("[data-line][data-state=going]")).to_have_count(0)
        expect(ann.locator("#panel-log", has_text="Bo starts with")).to_have_count(0 if agree else 1)
    my_turn(bo)


def test_a_move_that_comes_too_late(person: People) -> None:
    page = person("Ann")
    held: list[str | bytes] = []
    holding: list[bool] = []
    lines: list[WebSocketRoute] = []

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(server.send)
        server.on_message(lambda message: held.append(message) if holding else line.send(message))

    page.route_web_socket(re.compile("/live"), slow)
    _, seat = started(page, ME, BOT)
    holding.append(True)
    seat.play()  # as if in another tab
    building = page.locator("[data-part=centre] [data-state~=legal]").last
    building.click()
    expect(page.locator("[data-state~=pending]").first).to_be_visible()
    page.wait_for_timeout(200)
    holding.clear()
    for message in held:
        lines[-1].send(message)
    expect(page.get_by_role("alert")).to_contain_text("came too late")
    expect(page.locator("#panel-log")).to_contain_text(VISIT)
    expect(page.locator("[data-state~=pending]")).to_have_count(0)
    screens(page, "table-refused")


def test_rules_open_at_the_rule_of_a_card_by_mouse(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    page.locator("[data-part=centre] [data-target]").first.hover()
    tip = page.get_by_role("tooltip")
    link = tip.get_by_role("button", name="Rule HAR-").first
    rule = link.inner_text()
    link.hover()
    page.wait_for_timeout(500)
    expect(tip).to_be_visible()  # it stays while the pointer is over it
    link.click()
    expect(page.locator("[data-part=rules] [data-state=current]")).to_contain_text(rule)
    expect(page.locator("[data-part=rules] [data-state=current]")).to_be_in_viewport()
    expect(page.get_by_role("region", name="Your quay")).to_be_visible()  # nothing is covered
    looks_good(page, "table-rules")
    page.get_by_label("Search the rules").fill("shipped")
    expect(page.locator("[data-part=rules] mark").first).to_be_visible()
    expect(page.locator("[data-part=rules] [data-state=current]")).to_have_count(0)
    page.get_by_role("button", name="All of the rules").click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=drawer]")).to_have_count(0)


def test_rules_by_keyboard(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    card = page.locator("[data-part=centre] [data-target]").first
    rule = card.get_attribute("data-rule") or ""
    assert rule.startswith("HAR-")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset?.rule ?? ''") == rule:
            break
    expect(page.get_by_role("tooltip")).to_contain_text(rule)
    page.keyboard.press("?")
    expect(page.locator("[data-part=rules] [data-state=current]")).to_contain_text(rule)


def test_a_closed_menu_returns_the_focus_to_what_opened_it(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    button = page.get_by_role("button", name="This table")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=popup]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=popup]")).to_be_focused()
    page.locator("[data-part=prompt] h1").focus()  # whoever has gone elsewhere stays there
    button.click()
    expect(page.locator("[data-part=popup]")).to_have_count(0)


def test_a_bot_plays_for_me_and_hands_back(person: People) -> None:
    page, bo = person("Ann"), person("Bo")
    table = seat_down(page, ME, FRIEND)
    join(bo, table)  # Bo does not move, so the game waits
    my_turn(page)
    page.get_by_role("button", name="This table").click()
    looks_good(page, "table-menu")
    page.get_by_role("button", name="Let a bot play for me").click()
    my_turn(bo)
    expect(page.locator("[data-part=prompt] h1")).to_have_text(re.compile("A bot plays for you"))
    page.get_by_role("button", name="I am back").click()
    expect(page.locator("[data-part=prompt] h1")).not_to_contain_text("A bot plays for you")


def test_a_bot_plays_for_who_is_gone(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "GRACE_SECONDS", 0)
    ann, bo = person("Ann"), person("Bo")
    table = seat_down(ann, ME, FRIEND)
    join(bo, table)
    my_turn(ann)
    Seat(ann, table).play()
    my_turn(bo)
    link = bo.url
    bo.goto("about:blank")
    expect(ann.locator("[data-part=player][data-state=away]")).to_have_count(1)
    ann.reload()  # a fresh page does not know when Bo left, and may ask
    expect(ann.locator("[data-part=prompt] h1")).to_contain_text("Bo is away")
    ann.get_by_role("button", name="Let a bot play").click()
    expect(ann.locator("[data-part=player]").nth(1)).to_contain_text("a bot plays")
    my_turn(ann)
    bo.goto(link)
    expect(bo.locator("[data-part=board]")).to_be_visible()
    expect(ann.locator("[data-part=player]").nth(1)).not_to_contain_text("a bot plays")


def test_another_language_in_the_middle_of_a_game(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    expect(page.locator("#panel-log")).to_contain_text("starts with")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("#panel-log")).to_contain_text("beginnt mit")
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("Wohin")
    page.keyboard.press("r")
    expect(page.locator("[data-part=rules]")).to_contain_text("Zwei bis vier")
    page.get_by_label("Sprache").select_option("fr")
    expect(page.locator("[data-part=rules]")).to_contain_text("joueurs")


def test_a_hint_can_be_taken(person: People) -> None:
    page = person("Ann")
    started(page, ME, BOT)
    page.keyboard.press("h")
    expect(page.locator("[data-part=hints] li")).to_have_count(3)
    expect(page.locator("[data-part=hints] [data-part=reason]").first).to_have_text(
        re.compile(r"^[A-Z].+\.$")
    )
    expect(page.locator("[data-part=board] [data-part=mark]")).to_have_count(3)
    axe(page)
    screens(page, "table-hint")
    page.locator("[data-part=hints] button").first.click()
    expect(page.locator("[data-part=hints]")).to_have_count(0)
    expect(page.locator("#panel-log")).to_contain_text(VISIT)


TAB = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  navigator.setAppBadge = async () => { window.badge = true; };
  navigator.clearAppBadge = async () => { window.badge = false; };
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_my_turn_marks_a_tab_in_the_background(person: People) -> None:
    page = person("Ann")
    seat_down(page, ME, BOT)
    my_turn(page)
    expect(page).to_have_title(re.compile("^● "))
    page.evaluate(TAB, "hidden")
    page.wait_for_function("window.badge === true")
    page.evaluate(TAB, "visible")
    page.wait_for_function("window.badge === false")


def test_what_happened_since_i_looked(person: People) -> None:
    ann, bo, cy = person("Ann"), person("Bo"), person("Cy")
    table = seat_down(ann, ME, FRIEND, FRIEND)
    other = join(bo, table)
    join(cy, table)
    my_turn(ann)
    Seat(ann, table).play()
    my_turn(bo)
    ann.goto("about:blank")
    other.play()
    ann.goto(f"/tables/{table['id']}")
    box = ann.locator("[data-part=box]", has_text="Since your last turn")
    expect(box).to_contain_text("Bo starts with")
    expect(box).not_to_contain_text("Cy")
    Seat(cy, table, 2).play()
    expect(box).to_contain_text("Cy starts with")
    expect(box).to_contain_text("Bo starts with")
    expect(box.get_by_role("link")).to_have_attribute("href", re.compile(r"\?at=\d+"))
    looks_good(ann, "table-recap")
    ann.get_by_role("button", name="Got it").click()
    expect(box).to_have_count(0)
    ann.reload()
    my_turn(ann)
    expect(box).to_have_count(0)


def test_long_names_stay_in_their_places(person: People) -> None:
    """A name of one long word, of a person and of a table, is broken or cut where its place ends."""
    wide = "W" * 24
    ann, bo = person(wide), person("Bo", size="phone")
    table = seat_down(ann, ME, FRIEND)
    assert ann.request.patch(f"/api/tables/{table['id']}", data={"name": wide}).ok
    join(bo, table)
    my_turn(ann)
    bo.goto("about:blank")
    Seat(ann, table).play()
    bo.goto(f"/tables/{table['id']}")
    line = bo.locator("[data-part=box]", has=bo.get_by_role("button", name="Got it")).get_by_text(wide).first
    expect(line).to_be_visible()
    assert right_of(line) <= right_of(bo.locator("[data-part=box]", has_text="starts with"))
    title = bo.locator("[data-part=title]")
    assert right_of(title) <= left_of(bo.get_by_role("banner").get_by_role("navigation"))
    bo.goto("/")
    game = bo.get_by_role("link", name=wide)
    assert right_of(game.get_by_text(wide).last) <= right_of(game)


def left_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["x"]


def right_of(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"]


def test_the_wish_to_end_the_game(person: People) -> None:
    ann, bo = person("Ann"), person("Bo")
    table = seat_down(ann, ME, FRIEND)
    join(bo, table)
    my_turn(ann)
    ann.get_by_role("button", name="This table").click()
    ann.get_by_role("button", name="Ask to end the game").click()
    ann.get_by_role("button", name="I want to end it").click()
    expect(ann.locator("[data-part=vote]")).to_contain_text("Still missing: Bo")
    bo.locator("[data-part=vote]").get_by_role("button", name="End it").click()
    expect(bo.locator("[data-part=prompt]")).to_contain_text("without a result")


def forked(page: Page, name: str, at: int, seat: int) -> None:
    """Go on with a finished game of the records, `at` events before its end, against bots."""
    asking = page.context.request
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    table = asking.post("/api/tables/records", data={"record": record}).json()
    last = asking.get(f"/api/tables/{table['id']}/replay/0").json()["last"]
    fork = asking.post(f"/api/tables/{table['id']}/fork", data={"at": last - at, "seat": seat}).json()
    page.goto(f"/tables/{fork['id']}")


def test_the_last_turn_and_what_the_others_did(person: People) -> None:
    page = person("Ann", size="phone")
    forked(page, "harbour/wharfs-2", at=5, seat=1)
    bar = page.locator("[data-bar=end]")
    expect(bar).to_contain_text("Your last turn")
    expect(bar).to_contain_text("has bought a fourth building. After this turn the game is over.")
    expect(page).to_have_title("● Your last turn · Roadstead")
    expect(page.locator("[data-part=prompt] [data-part=ending]")).to_have_text("Your last turn")
    expect(page.locator("[data-part=area] [data-part=ending]")).to_have_text("4 of 4")
    expect(page.locator("[data-part=area]", has_text="ends it")).to_have_count(0)
    expect(page.locator("[data-part=box]")).to_have_count(0)  # who has just forked a game missed nothing
    turn = page.locator("[data-part=turns] [data-part=turn][data-state=ending]")
    expect(turn).to_contain_text("that is the fourth building: 1 more turn")
    looks_good(page, "table-last-turn")
    turn.get_by_role("button").tap()
    turn.locator("[data-part=steps] button").first.tap()
    expect(page.locator("[data-part=board] [data-part=mark]")).to_have_count(1)
    page.get_by_role("button", name="Log and talk").tap()
    log = page.locator("#panel-log")
    expect(log).to_be_visible()
    page.wait_for_function("""() => {
        const log = document.querySelector('#panel-log');
        const rest = log.scrollHeight - log.scrollTop - log.clientHeight;
        return log.scrollTop > 0 && rest < 2;
    }""")
    page.get_by_role("list", name="Log").get_by_role("button", expanded=False).last.tap()
    expect(log.get_by_role("list").get_by_role("listitem").first).to_be_visible()
    axe(page)


def test_nothing_ends_it_any_more_once_somebody_has_all_buildings(person: People) -> None:
    page = person("Ann")
    forked(page, "harbour/first-game-4", at=17, seat=3)  # the fourth building is bought, the turn is not over
    expect(page.locator("[data-part=prompt]")).to_contain_text("Which two market markers")
    expect(page.locator("[data-part=area]")).to_have_count(4)
    expect(page.locator("[data-part=area]", has_text="ends it")).to_have_count(0)


def test_moves_of_bots_are_shown_at_the_pace_of_my_choice(person: People) -> None:
    page = person("Ann", pace="slow")
    table = seat_down(page, ME, BOT, BOT, options={"start_seat": "1"})
    my_turn(page)
    expect(page.locator("[data-part=box]")).to_have_count(0)  # who has just come missed nothing
    Seat(page, table).play()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.get_by_role("banner").get_by_text("Harbour").click()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    box = page.locator("[data-part=turns]")
    expect(box.locator("[data-part=turn]")).to_have_count(2)
    box.get_by_role("button", name="Show again").click()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-part=prompt] h1")).to_be_focused()
    box.get_by_role("button", name="Show again").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    box.get_by_role("button", name="At once").click()
    my_turn(page)
    Seat(page, table).play()
    expect(box.locator("[data-part=turn]")).to_have_count(2)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)


PRESS_WHILE_TOLD = """() => {
    const prompt = document.querySelector('[data-part=prompt]');
    window.told = [];
    new MutationObserver(async () => {
        if (prompt.dataset.mode !== 'telling') return;
        window.told.push(prompt.querySelector('h1').textContent.trim());
        const { dataset } = document.documentElement;
        if (dataset.pressed) return;
        dataset.pressed = 'nothing glows';
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        for (let i = 0; i < 20; i++) await Promise.resolve();
        const glowing = document.querySelector('[data-state~=legal]');
        if (!glowing) return;
        dataset.pressed = glowing.dataset.target;
        glowing.click();
    }).observe(prompt, { attributes: true, attributeFilter: ['data-mode'] });
}"""
"""Whenever something is told, note it; the first time press beside, and end the press on what glows then."""


def test_what_follows_from_my_move_is_told_and_can_be_skipped(person: People) -> None:
    page = person("Ann", pace="slow")
    table = seat_down(page, ME, game="bremerhaven", options={})
    prompt = page.locator("[data-part=prompt]")
    expect(prompt).to_have_attribute("data-mode", "mine")
    page.evaluate(PRESS_WHILE_TOLD)
    Seat(page, table).play(prefer="start 3-barrel")
    expect(page.locator("html")).to_have_attribute("data-pressed", re.compile(":"))
    assert page.evaluate("window.told")[0] == "Ann starts with 3 barrels."
    expect(prompt).to_have_attribute("data-mode", "mine")
    expect(page.locator("[data-state~=selected]")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    looks(
        ("fr", "dark", "desktop"),
        ("de", "light", "tablet"),
        ("de", "dark", "phone"),
        ("fr", "light", "narrow"),
    ),
)
def test_the_table_looks_good(person: People, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    table = seat_down(page, ME, BOT, BOT)
    my_turn(page)
    Seat(page, table).play()
    expect(page.locator("[data-state~=legal] [data-part=face]").first).to_be_visible()
    my_turn(page)
    expect(page.locator("[data-part=place] [data-state~=legal]").first).to_be_visible()
    looks_good(page, "table")


def test_the_key_of_a_choice_selects_it_and_enter_plays_it(person: People) -> None:
    page = person("Ann")
    seat_down(page, ME, BOT)
    my_turn(page)
    expect(page.locator("[data-part=rivals] [data-part=slot]")).to_have_count(4)
    position = page.locator("[data-part=table]").get_attribute("data-position") or ""
    page.keyboard.press("a")  # a key that is not shown does nothing
    page.keyboard.press("l")
    expect(page.locator("[data-part=choices] button").nth(1)).to_have_text(
        re.compile(r"2 fish and 1 livestock\s*B")
    )
    page.keyboard.press("2")
    expect(page.locator("[data-part=table]")).to_have_attribute("data-position", position)
    page.keyboard.press("b")
    expect(page.locator("[data-part=choices] button").nth(1)).to_be_focused()
    expect(page.locator("[data-part=table]")).to_have_attribute("data-position", position)
    page.keyboard.press("Enter")
    expect(page.locator("#panel-log")).to_contain_text("Ann starts with 2 fish and 1 livestock")
