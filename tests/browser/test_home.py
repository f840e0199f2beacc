"""Everything around a game: home page, new table, waiting room, account, settings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect
from sqlalchemy import update as sql_update

from roadstead.protocol import VERSION, VERSION_HEADER
from roadstead.server import network, schema
from roadstead.server.network import Listening
from tests.browser.conftest import new_site
from tests.browser.looking import looks_good, unclipped
from tests.browser.measuring import WATCH, shifts, transferred
from tests.browser.people import Lang, People, Size, Theme, looks
from tests.luck import SOAK
from tests.server.running import Running

GOLDEN = Path(__file__).parents[1] / "golden" / "harbour"
REFUSED = ("status of 4", "net::ERR")
"""What browsers always log when a request is refused or not answered."""
LOOKS = looks(
    ("en", "light", "desktop"),
    ("de", "dark", "tablet"),
    ("fr", "light", "phone"),
    ("en", "dark", "narrow"),
    ("fr", "dark", "desktop"),
)
ME, FRIEND, ANYONE, BOT = {"who": "me"}, {"who": "friend"}, {"who": "anyone"}, {"who": "bot"}
in_many_looks = pytest.mark.parametrize(("lang", "theme", "size"), LOOKS)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own, because these tests look at the tables that everybody sees."""
    with new_site(tmp_path_factory.mktemp("home")) as site:
        yield site


@pytest.fixture(scope="module")
def listed(browser: Browser, site: Running) -> None:
    """Tomasz has opened a few tables for everybody."""
    context = browser.new_context(base_url=site.url)
    context.request.post("/api/guests", data={"name": "Tomasz"})
    for chairs, more in (
        ([ME, ANYONE, ANYONE], {"clock": 120}),
        ([ME, ANYONE, BOT], {"pace": "days", "clock": 86400}),
        ([ME, BOT], {}),
    ):
        context.request.post("/api/tables", data={"game": "harbour", "chairs": chairs, "open": True, **more})
    context.close()


def opened(page: Page, chairs: list[dict[str, str]], **more: object) -> dict[str, Any]:
    """A table that the person of a page opens over HTTP."""
    answer = page.request.post("/api/tables", data={"game": "harbour", "chairs": chairs, **more})
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def invited(table: dict[str, Any]) -> str:
    return f"/tables/{table['id']}?invite={table['invite']}"


def table_of(page: Page) -> dict[str, Any]:
    table_id = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.request.get(f"/api/tables/{table_id}").json()
    return found


def seats(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table_of(page)["seats"]
    return found


# -- the first page ------------------------------------------------------------------------------------------


@in_many_looks
@pytest.mark.usefixtures("listed")
def test_home_looks_good(person: People, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Mirela", lang, theme, size)
    opened(page, [ME, BOT, BOT], options={"start_seat": "0"})
    opened(page, [ME, FRIEND], pace="days")
    page.goto("/")
    expect(page.locator("[data-part=poster]")).to_have_count(4)
    expect(page.locator("[data-part=my-table]")).to_have_count(2)
    expect(page.locator("[data-part=my-table]").first).to_have_attribute("data-state", "due")
    looks_good(page, "home")


DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@contextmanager
def late(page: Page, word: str) -> Iterator[None]:
    """What has this word in its address is answered only afterwards."""
    held: list[Route] = []
    waits = True
    page.route(lambda url: word in url, lambda route: held.append(route) if waits else route.continue_())
    yield
    waits = False
    for route in held:
        route.continue_()
    assert held, word


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("de", "phone"), ("fr", "narrow")])
@pytest.mark.usefixtures("listed")
def test_home_does_not_shift_while_it_loads(person: People, lang: Lang, size: Size) -> None:
    """Whatever comes last pushes nothing away."""
    page = person("Mirela", lang, size=size)
    opened(page, [ME, BOT, BOT])
    opened(page, [ME, FRIEND])
    page.add_init_script(WATCH)
    for last in ("tables?show=mine", "tables?show=open", "games?"):
        with late(page, ".woff2"):
            with late(page, last), page.expect_request(re.compile(re.escape(last))):
                page.goto("/", wait_until="commit")
                expect(page.get_by_role("heading", level=1)).to_be_visible()
                page.evaluate(DRAWN)
            expect(page.locator("[data-part=poster]")).to_have_count(4)
            expect(page.locator("[data-part=my-table]")).to_have_count(2)
            page.evaluate(DRAWN)
        page.evaluate("document.fonts.ready")
        page.evaluate(DRAWN)
        assert sum(value for value, _ in shifts(page)) < 0.1, (last, shifts(page))


def test_home_is_light_and_loads_nothing_of_a_board(page: Page) -> None:
    """Less than 130 kB are transferred: it does not grow with the boards."""
    page.goto("/", wait_until="networkidle")
    sizes = transferred(page, api=False)
    assert len(sizes) > 3
    assert sum(sizes.values()) < 130_000, sizes
    assert not [name for name in sizes if re.search("/(harbour|bremerhaven|novgorod|shipyard|icons)-", name)]


def test_a_newcomer_is_in_a_game_with_one_button(person: People) -> None:
    page = person(size="phone")
    expect(page.locator("[data-part=poster]")).to_have_count(4)
    looks_good(page, "newcomer")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-part=board]")).to_be_visible()


def test_quick_play_knows_what_was_chosen_last_time(page: Page) -> None:
    bots, level = (
        page.get_by_role("group", name="Bots at the table"),
        page.get_by_role("group", name="Strength"),
    )
    bots.get_by_role("button", name="3").click()
    level.get_by_role("button", name="aimless").click()
    page.reload()
    expect(bots.get_by_role("button", name="3")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play Harbour against bots").click()
    expect(page.locator("[data-part=player]")).to_have_count(4)
    assert [seat["bot"] for seat in seats(page)[1:]] == ["random"] * 3


def test_quick_play_offers_the_short_or_first_game(page: Page) -> None:
    game = page.get_by_role("group", name="Game", exact=True)
    game.get_by_role("button", name="Novgorod").click()
    page.get_by_role("switch", name="First game").check()
    game.get_by_role("button", name="Bremerhaven").click()
    page.get_by_role("button", name="Short game").click()
    looks_good(page, "quick-short")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-part=bremerhaven]")).to_be_visible()
    assert table_of(page)["options"]["mode"] == "short"
    page.goto("/")
    page.get_by_role("button", name="Play Novgorod against bots").click()
    expect(page.locator("[data-part=novgorod]")).to_be_visible()
    assert table_of(page)["options"]["first_game"] == "on"


@pytest.mark.usefixtures("listed")
def test_open_tables_can_be_filtered(person: People) -> None:
    page = person("Ann")
    lines = page.locator("[data-part=open-tables] li").filter(has_text="Tomasz")
    expect(lines).to_have_count(3)
    page.get_by_label("Free seat").check()
    expect(lines).to_have_count(2)
    page.get_by_role("combobox", name="Pace").select_option("days")
    expect(lines).to_have_count(1)
    page.get_by_role("link", name="Join Tomasz's table of Harbour").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-part=board]")).to_be_visible()


# -- records ------------------------------------------------------------------------------------------


def test_a_broken_record_shows_its_line_and_a_good_one_opens(person: People) -> None:
    person.expect(*REFUSED)
    page = person("Ann", "de")
    record = (GOLDEN / "first-game-2.txt").read_text("utf-8")
    lines = record.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    broken = "\n".join([*lines[:at], "0 fly away", *lines[at + 1 :]])
    upload = page.locator("input[type=file]")
    upload.set_input_files({"name": "partie.txt", "mimeType": "text/plain", "buffer": broken.encode()})
    told = page.get_by_role("alert")
    expect(told).to_contain_text("partie.txt lässt sich nicht lesen")
    expect(told).to_contain_text(f"In Zeile {at + 1} steht:")
    expect(told.locator("pre")).to_have_text("0 fly away")
    looks_good(page, "record-broken")
    upload.set_input_files({"name": "partie.txt", "mimeType": "text/plain", "buffer": record.encode()})
    expect(page).to_have_url(re.compile(r"/tables/\w+$"))
    expect(page.get_by_role("heading", name="Ada gewinnt")).to_be_visible()


# -- opening a table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS if SOAK else LOOKS[1:4])
def test_options_are_in_words(person: People, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size, at="/new?game=harbour")
    told = page.request.get(f"/api/games/harbour?lang={lang}").json()["options"]
    for option in told:
        expect(page.locator("[data-part=options]")).to_contain_text(option["title"])
        expect(page.locator("[data-part=options]")).to_contain_text(option["help"])
    looks_good(page, "open-a-table")
    page.locator("[data-part=options]").get_by_role("button", name=re.compile(r"HAR-\d")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text(told[0]["rule"])


def test_a_table_with_every_kind_of_seat(person: People) -> None:
    page = person("Ann", at="/new?game=harbour")
    seat = [page.get_by_role("combobox", name=re.compile("seat", re.I)).nth(at) for at in range(4)]
    expect(seat[0]).to_have_value("me")
    expect(seat[3]).to_have_value("closed")
    seat[1].select_option("friend")
    seat[2].select_option("anyone")
    seat[3].select_option("screen")
    page.get_by_placeholder("Name at this screen").fill("Ben")
    page.get_by_role("button", name="Characters", exact=True).click()
    page.get_by_role("switch", name="Bonus point cards").check()
    page.get_by_role("combobox", name="Clock").select_option("120")
    page.get_by_role("button", name="Everybody").click()
    expect(page.locator("[data-part=summary]")).to_have_text(
        "Harbour for 4: you, Ben, a friend with the link, and anyone who likes. With Boards: Characters and Bonus"
        " point cards. Live, 2 minutes a move. Everybody can find it. It begins as soon as all seats are taken."
    )
    page.reload()
    expect(page.get_by_placeholder("Name at this screen")).to_have_value("Ben")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for 2 more players")).to_be_visible()
    assert [(each["kind"], each["name"]) for each in seats(page)] == [
        ("person", "Ann"),
        ("friend", ""),
        ("anyone", ""),
        ("person", "Ben"),
    ]
    looks_good(page, "waiting-room")
    page.get_by_role("button", name="Start with bots").click()
    expect(page.locator("[data-part=room]")).to_have_count(0)  # a table or already a curtain
    assert [each["kind"] for each in seats(page)] == ["person", "bot", "bot", "person"]


def test_a_table_without_free_seats_begins_at_once(person: People) -> None:
    page = person("Ann", at="/new?game=harbour&with=screen")
    page.get_by_role("combobox", name="Seat 2").select_option("bot-greedy")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-part=board]")).to_be_visible()


def test_the_page_says_why_the_button_rests(person: People) -> None:
    person.expect(*REFUSED)
    page = person("Ann", at="/new?game=harbour")
    button = page.locator("[type=submit]")
    why = page.locator("#ct-rest")
    for _ in range(3):
        page.get_by_role("combobox", name=re.compile("^Seat")).first.select_option("closed")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(why).to_have_text("Nobody sits here yet. Harbour is for 1 to 4.")
    page.get_by_role("combobox", name=re.compile("seat", re.I)).first.select_option("me")
    page.get_by_role("textbox", name="Turn limit").fill("0")
    expect(why).to_have_text("Correct “Turn limit” first.")
    page.get_by_role("textbox", name="Turn limit").fill("90")
    page.get_by_role("switch", name="Promo characters").check()
    button.click()
    row = page.locator("[data-part=options] li").filter(has_text="Promo characters")
    expect(row.get_by_role("alert")).to_contain_text("This does not go with the other choices.")
    expect(why).to_have_text("Correct what is marked first.")
    page.get_by_role("switch", name="Promo characters").uncheck()
    deck = files("roadstead.games.harbour").joinpath("cards.toml").read_text("utf-8")
    wrong = deck.replace("cost = 9", "cost = 99", 1)
    page.locator("input[type=file]").set_input_files(
        {"name": "my-harbour.toml", "mimeType": "text/plain", "buffer": wrong.encode()}
    )
    button.click()
    fault = page.locator("[data-part=deck-error]")
    expect(fault).to_contain_text("buildings 'abbey'")
    expect(fault.locator("code")).to_have_text("cost")
    expect(fault.locator("pre")).to_have_text("cost = 99")
    expect(why).to_have_text("Correct or remove the deck first.")
    looks_good(page, "open-a-table-wrong")
    page.get_by_role("button", name="Play with the built-in deck").click()
    button.click()
    expect(page.locator("[data-part=table]")).to_be_visible()


# -- the waiting room ------------------------------------------------------------------------------------------


def test_a_friend_comes_by_link_on_a_phone(person: People) -> None:
    host = person("Ann")
    host.get_by_role("button", name="Invite a friend").click()
    link = host.get_by_role("group", name="Invite link").locator("code").inner_text()
    friend = person(size="phone", lang="de", at=link)
    expect(friend.get_by_role("heading", name="Ann lädt dich zu Harbour ein")).to_be_visible()
    expect(
        friend.get_by_role("banner").get_by_role("link", name="Roadstead").locator("b")
    ).to_be_hidden()  # names of games and tables need its room
    friend.get_by_role("textbox", name="Dein Name").fill("Jörg")
    looks_good(friend, "invited")
    friend.reload()
    expect(friend.get_by_role("textbox", name="Dein Name")).to_have_value("Jörg")
    friend.get_by_role("button", name="Platz nehmen").click()
    expect(friend.locator("[data-part=board]")).to_be_visible()
    expect(host.locator("[data-part=board]")).to_be_visible()
    expect(host.locator("[data-part=player]").filter(has_text="Jörg")).to_be_visible()


def test_a_link_of_this_machine_alone_comes_with_the_command_that_opens_it(
    person: People, site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = "roadstead serve --host 0.0.0.0"
    monkeypatch.setattr(site.server.settings, "listening", Listening("127.0.0.1", 8620, command))
    host = person("Ann", "de", size="phone")
    host.goto(f"/tables/{opened(host, [ME, FRIEND])['id']}")
    expect(host.locator("[data-part=warning]")).to_contain_text("Dieser Link gilt nur auf diesem Rechner")
    expect(host.get_by_role("group", name="Befehl").locator("code")).to_have_text(command)
    expect(host.get_by_role("img", name="QR-Code")).to_have_count(0)  # it would lead nowhere
    looks_good(host, "waiting-here-only")


def test_an_invitation_names_the_addresses_in_the_network(
    person: People, site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = ["192.168.7.7", "10.8.0.3"]
    monkeypatch.setattr(site.server.settings, "listening", Listening("0.0.0.0", 8620))
    monkeypatch.setattr(network, "network_hosts", lambda family: found)
    host = person("Ann")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.goto(f"/tables/{opened(host, [ME, FRIEND])['id']}")
    link = host.get_by_role("group", name="Invite link")
    expect(link.locator("code")).to_have_text(
        re.compile(r"^http://192\.168\.7\.7:8620/tables/\w+\?invite=[\w-]+$")
    )
    code = host.get_by_role("img", name="QR code of the invite link")
    drawn = code.inner_html()
    looks_good(host, "waiting-code")
    host.get_by_role("group", name="Address in the network").get_by_role("button", name="10.8.0.3").click()
    link.get_by_role("button").click()
    expect(link.get_by_role("button")).to_contain_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()").startswith("http://10.8.0.3:8620/tables/")
    assert code.inner_html() != drawn
    found.clear()
    host.reload()
    expect(host.locator("[data-part=warning]")).to_contain_text("in no network at present")


SHARE_SHEET = """(() => {
  window.shared = [];
  navigator.share = async (what) => {
    window.shared.push(what);
    if (window.shared.length > 1) throw new DOMException('Share canceled', 'AbortError');
  };
})()"""
"""The browser's own sheet, which headless Chromium lacks: it sends the first time and is closed later."""


def test_an_invitation_is_sent_by_the_share_sheet_where_there_is_one(person: People) -> None:
    host = person("Ann", size="phone")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.goto(f"/tables/{opened(host, [ME, FRIEND])['id']}")
    invitation = host.get_by_role("group", name="Invite link")
    link = invitation.locator("code").inner_text()
    share = host.get_by_role("button", name="Share", exact=True)
    expect(share).to_have_count(0)  # without a sheet the link is copied
    invitation.get_by_role("button").tap()
    expect(invitation.get_by_role("button")).to_contain_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == link

    host.add_init_script(SHARE_SHEET)
    host.reload()
    share.tap()
    sent = {"title": "Roadstead", "text": "Play Harbour with me", "url": link}
    assert host.evaluate("window.shared") == [sent]
    looks_good(host, "waiting-share")
    before = host.locator("main").inner_text()
    share.tap()
    host.wait_for_function("window.shared.length === 2")
    host.evaluate(DRAWN)
    assert host.locator("main").inner_text() == before  # who closes the sheet is told nothing

    host.get_by_role("button", name="Start with bots").tap()
    host.get_by_role("button", name="This table").tap()
    menu = host.locator("[data-part=popup]")
    menu.get_by_role("button", name="Share", exact=True).tap()
    host.wait_for_function("window.shared.length === 3")
    assert host.evaluate("window.shared[2].url") == menu.locator("code").inner_text() == link
    expect(host.get_by_role("alert")).to_have_count(0)


def test_the_host_names_the_table(person: People) -> None:
    host = person("Ann")
    table = opened(host, [ME, FRIEND], start=False)
    host.goto(f"/tables/{table['id']}")
    host.get_by_role("button", name="Change the name").click()
    box = host.get_by_role("textbox", name="Name of the table")
    expect(box).to_have_value(table["name"])
    box.fill("Not this")
    box.press("Escape")
    expect(host.get_by_role("button", name="Change the name")).to_be_focused()
    expect(host.locator("[data-part=table-name]")).to_contain_text(table["name"])
    host.get_by_role("button", name="Change the name").click()
    box.fill("Friday evening")
    looks_good(host, "waiting-name")
    box.press("Enter")
    expect(host.locator("[data-part=table-name]")).to_contain_text("Friday evening")
    expect(host.locator("[data-part=title]")).to_have_text("Friday evening")
    guest = person("Ben", at=invited(table))
    expect(guest.locator("[data-part=table-name]")).to_contain_text("Friday evening")
    expect(guest.get_by_role("button", name="Change the name")).to_have_count(0)


def test_a_full_table_offers_to_watch(person: People) -> None:
    person.expect(*REFUSED)
    host = person("Ann")
    table = opened(host, [ME, FRIEND], start=False)
    quick, late = person("Ben", at=invited(table)), person("Cleo", at=invited(table))
    expect(late.get_by_role("button", name="Sit down")).to_be_visible()
    quick.request.post(f"/api/tables/{table['id']}/join", data={"invite": table["invite"]})
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(late.get_by_role("link", name="Open your own table")).to_be_visible()
    looks_good(late, "table-full")
    host.goto(f"/tables/{table['id']}")
    host.get_by_role("button", name="Start", exact=True).click()
    expect(late.locator("[data-part=board]")).to_be_visible()
    told = late.get_by_role("status").filter(has_text="All seats are taken.")
    expect(told).to_be_visible()
    late.wait_for_function("""() => {
        const box = (part) => document.querySelector(part).getBoundingClientRect();
        return box("[data-bar=notice]").bottom <= box("[data-part=board]").top;
    }""")  # it covers nothing of the board
    looks_good(late, "table-full-watching")
    late.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(quick.locator("[data-part=board]")).to_be_visible()


def test_a_chosen_seat_and_up_again(person: People) -> None:
    host = person("Ann")
    table = opened(host, [ME, FRIEND, FRIEND])
    page = person("Ben", at=invited(table))
    page.get_by_role("button", name="Sit down at seat 3").click()
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").nth(2)).to_contain_text("Ben")
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Sit down at seat 2").click()
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)).to_contain_text("Ben")
    host.goto(f"/tables/{table['id']}")
    host.get_by_role("button", name="Stand up").click()
    expect(host.get_by_role("list", name="Seats").get_by_role("listitem").first).not_to_contain_text("Ann")


def test_the_focus_goes_to_the_heading_where_the_touched_button_is_gone(person: People) -> None:
    host = person("Ann")
    page = person(at=invited(opened(host, [ME, FRIEND, FRIEND])))
    heading = page.get_by_role("heading", level=1)
    page.get_by_role("textbox", name="Your name").fill("Ben")
    page.get_by_role("button", name="Sit down", exact=True).press("Enter")
    expect(heading).to_have_text("Waiting for one more player")
    expect(heading).to_be_focused()
    page.get_by_role("button", name="Stand up").press("Enter")
    expect(heading).to_contain_text("Ann invites you")
    expect(heading).to_be_focused()


def test_a_table_that_is_gone_or_was_closed(person: People) -> None:
    person.expect(*REFUSED)
    host = person("Ann")
    table = opened(host, [ME, FRIEND])
    page = person("Ben", "fr", "dark", at=invited(table))
    expect(page.locator("[data-part=room]")).to_be_visible()
    host.goto(f"/tables/{table['id']}")
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(host).to_have_url(re.compile(r"/$"))
    expect(page.get_by_role("heading", name="Cette table a été fermée")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Cette table n'existe pas")).to_be_visible()
    looks_good(page, "table-gone")


def test_a_table_whose_rules_the_server_does_not_have(person: People, site: Running) -> None:
    person.expect(*REFUSED)
    page = person("Ann")
    table = opened(page, [ME, BOT], options={"start_seat": "0"})
    page.goto(f"/tables/{table['id']}")
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    this = schema.game_table.c.id == table["id"]
    site.write(sql_update(schema.game_table).where(this).values(rules=99))
    site.inside(thrown_out(site, table["id"]))
    title = page.get_by_role("heading", name="This server does not have this game's rules")
    expect(title).to_be_visible()
    expect(
        page.get_by_text("begun with rules or cards (version 99) that are not installed here")
    ).to_be_visible()
    page.reload()
    expect(title).to_be_visible()
    looks_good(page, "unknown-rules")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert "rules 99\n" in download.value.path().read_text("utf-8")
    page.goto("/")
    expect(page.locator("[data-part=my-table]")).to_have_count(1)


async def thrown_out(site: Running, table_id: str) -> None:
    """All who are connected to a table lose their connection, and it is read again."""
    live_table = site.server.tables.in_memory.pop(table_id)
    for reader in list(live_table.readers):
        reader.drop()


def test_a_page_that_is_older_than_the_server_asks_to_be_reloaded(person: People) -> None:
    def update(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, VERSION_HEADER: str(VERSION + 1)})

    page = person("Ann")
    page.route("**/api/**", update)
    page.reload()
    expect(page.get_by_role("heading", name="This page is older than the server")).to_be_visible()
    looks_good(page, "other-version")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("heading", name="This page is older than the server")).to_have_count(0)


def test_the_server_is_down_and_comes_back(person: People) -> None:
    person.expect(*REFUSED)
    host = person("Ann")
    table = opened(host, [ME, FRIEND])
    page = person(at=invited(table))
    page.get_by_role("textbox", name="Your name").fill("Ben")
    page.route("**/api/**", lambda route: route.abort())
    down = page.get_by_role("status").filter(has_text="The server does not answer. Nothing is lost")
    expect(down).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer. Try again in a moment.")
    page.reload()
    expect(page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    looks_good(page, "server-down")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ben")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.context.set_offline(True)
    expect(page.locator("main")).to_contain_text("You are offline.")  # without a request that fails
    page.context.set_offline(False)
    expect(page.locator("main")).not_to_contain_text("You are offline.")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-part=board]")).to_be_visible()


# -- my person, my settings ------------------------------------------------------------------------------------------


def test_a_key_on_a_second_device(person: People) -> None:
    person.expect(*REFUSED)
    first = person("Ann")
    opened(first, [ME, BOT])
    first.get_by_role("button", name="You are Ann").click()
    first.get_by_label("Your name").fill("Anna")
    first.get_by_role("button", name="Take this name").click()
    expect(first.get_by_role("heading", name="Anna", include_hidden=True)).to_be_attached()
    first.get_by_role("button", name="Make a key").click()
    key = first.get_by_role("group", name="Key").locator("code").inner_text()
    looks_good(first, "person")
    second = person(size="phone")
    second.get_by_role("button", name="Your name and key").click()
    second.get_by_label("Key", exact=True).fill("wrong")
    second.get_by_role("button", name="Go on with it").click()
    expect(second.get_by_role("alert")).to_contain_text("Nobody has this key")
    second.get_by_label("Key", exact=True).fill(key)
    second.get_by_role("button", name="Go on with it").click()
    expect(second.get_by_role("status").filter(has_text="You are Anna now.")).to_be_visible()
    second.keyboard.press("Escape")
    expect(second.locator("[data-part=my-table]")).to_have_count(1)
    second.get_by_role("button", name="You are Anna").click()
    [copied] = second.context.cookies()
    second.get_by_role("button", name="Sign out everywhere else").click()
    expect(second.get_by_role("status").filter(has_text="signed out everywhere else")).to_be_visible()
    stolen = {"cookie": f"{copied['name']}={copied['value']}"}
    assert httpx.get(urljoin(second.url, "/api/me"), headers=stolen).status_code == 401
    first.reload()
    expect(first.get_by_role("button", name="Your name and key")).to_be_visible()
    second.get_by_role("button", name="Delete me").click()
    looks_good(second, "person-delete")
    second.get_by_role("button", name="Delete me for good").click()
    expect(second.get_by_role("heading", name="Welcome")).to_be_visible()
    expect(second.locator("[data-part=my-table]")).to_have_count(0)


def test_settings_hold_at_once_and_are_kept(person: People) -> None:
    page = person("Ann")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Colour-blind").click()
    sheet.get_by_role("button", name="125%").click()
    sheet.get_by_role("button", name="Night").click()
    sheet.get_by_role("group", name="Sound").get_by_role("button", name="Always").click()
    sheet.get_by_role("button", name="Deutsch").click()
    expect(sheet.get_by_role("heading", name="Einstellungen")).to_be_visible()
    looks_good(page, "settings")
    root = page.locator("html")
    for at in ("/", "/new"):
        page.goto(at)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        expect(root).to_have_attribute("data-palette", "clear")
        expect(root).to_have_attribute("data-theme", "dark")
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
        unclipped(page)


def test_one_sheet_leads_to_the_next_and_keys_stay_with_it(person: People) -> None:
    page = person("Ann")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Go on elsewhere").click()
    expect(page.get_by_role("heading", name="Leave no trace")).to_be_visible()
    page.wait_for_timeout(300)  # the sheet before has been closed by now
    expect(page.get_by_role("heading", name="Leave no trace")).to_be_visible()
    page.keyboard.press("Escape")
    table = opened(page, [ME, BOT], options={"start_seat": "0"})
    page.goto(f"/tables/{table['id']}")
    expect(page.locator("[data-state~=legal]").first).to_be_visible()
    page.keyboard.press("l")
    key = page.locator("[data-part=choices] kbd").first.inner_text().lower()
    position = page.locator("[data-part=table]").get_attribute("data-position")
    page.get_by_role("button", name="You are Ann").click()
    page.get_by_role("button", name="Make a key").focus()
    page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-part=table]")).to_have_attribute("data-position", position or "")
    page.get_by_role("button", name="This table").click()
    expect(page.locator("[data-part=popup]")).to_contain_text("Your seat stays yours.")


def test_a_table_is_opened_by_keyboard_alone(person: People) -> None:
    page = person("Ann")
    link = page.get_by_role("link", name="Open a table").first
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Open a table")).to_be_focused()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[type=submit]')"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
