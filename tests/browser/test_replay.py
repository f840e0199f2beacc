"""Replay, forks and results in a real browser."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from roadstead.client import Client
from roadstead.protocol import TableInfo
from tests.browser.looking import axe, looks_good, screens, unclipped
from tests.browser.people import Lang, People, Size, Theme, aside, looks
from tests.server.running import PATIENCE, Running

GOLDEN = Path(__file__).parents[1] / "golden"


@dataclass(frozen=True)
class Played:
    """Games of one person, and the key that signs a browser in as them."""

    key: str
    finished: str
    running: str
    ended: str
    resigned: str
    events: int


async def over(client: Client, table: TableInfo) -> str:
    """Wait for bots to finish a game."""
    for _ in range(int(PATIENCE * 20)):
        if (await client.table(table.id)).status in ("finished", "ended"):
            return table.id
        await asyncio.sleep(0.05)
    raise AssertionError("the bots do not come to an end")


async def some_moves(client: Client, table: TableInfo, count: int) -> None:
    """Make this many moves, and wait for the next turn."""
    async with client.live(table.id, 0) as live:
        for left in range(count, -1, -1):
            while not live.choices:
                await live.news(PATIENCE)
            if left:
                await live.play(live.choices[left % len(live.choices)].move)


async def play_games(url: str) -> Played:
    async with await Client.guest(url, "Mirela") as client:
        tables = [await client.create("harbour", bots=["greedy"] * 2, open=True) for _ in range(4)]
        finished, running, ended, resigned = tables
        async with client.live(finished.id, 0) as live:
            await live.take_over(0)
        async with client.live(resigned.id, 0) as live:
            await live.resign()
        await some_moves(client, running, 8)
        await some_moves(client, ended, 3)
        async with client.live(ended.id, 0) as live:
            await live.vote_end()
        await over(client, resigned)
        events = (await client.replay(await over(client, finished), 0)).last
        return Played(await client.new_key(), finished.id, running.id, ended.id, resigned.id, events)


@pytest.fixture(scope="module")
def played(site: Running) -> Played:
    site.deal_as("played")
    return aside(play_games(site.url))


def as_player(page: Page, played: Played, at: str) -> Page:
    """The page of the person who played, opened somewhere."""
    assert page.context.request.post("/api/sessions", data={"key": played.key}).ok
    page.goto(at)
    return page


def stands_at(page: Page, at: int, last: int) -> None:
    expect(page.locator("[data-part=now] small")).to_have_text(f"{at} of {last}")
    expect(page.get_by_role("slider")).to_have_value(str(at))
    expect(page.locator("[aria-busy=false]")).to_be_visible()


def turn_1(page: Page, table: str) -> int:
    """After how many events the set-up is over."""
    return int(page.request.get(f"/api/tables/{table}/replay/0").json()["turns"][0])


# -- going through a game -------------------------------------------------------------------------------------


def test_steps_by_buttons(page: Page, played: Played) -> None:
    last = played.events
    page.goto(f"/tables/{played.finished}?at=40")
    stands_at(page, 40, last)
    for button, at in (("Next event", 41), ("Previous event", 40), ("To the start", 0), ("To the end", last)):
        page.get_by_role("button", name=button, exact=True).click()
        stands_at(page, at, last)
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator("[data-part=now] b").first).to_have_text("Turn 1")
    page.get_by_role("button", name="Next turn").click()
    now = page.locator("[data-part=now]")
    expect(now).to_contain_text("Next: Turn 2")
    expect(now.locator("b").first).to_have_text("Turn 1")  # what is told beside it happened there
    page.get_by_role("button", name="Next event").click()
    expect(now.locator("b").first).to_have_text("Turn 2")
    page.get_by_role("button", name="Previous turn").click()
    expect(now).to_contain_text("Next: Turn 2")
    page.get_by_role("button", name="Previous turn").click()
    expect(page.locator("[data-part=now] b").first).to_have_text("Turn 1")
    page.get_by_role("button", name="Previous turn").click()
    stands_at(page, 0, last)


@pytest.mark.parametrize(
    ("record", "unit"),
    [
        ("harbour/characters-2", "turn"),
        ("bremerhaven/v2-long-3", "round"),
        ("novgorod/v2-normal-3", "turn"),
        ("shipyard/v2-first-game-2", "turn"),
    ],
)
def test_a_replay_begins_at_turn_1_and_counts_as_the_game_does(page: Page, record: str, unit: str) -> None:
    """It began with the first decision, and those of the set-up came before turn 1."""
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.txt")
    page.get_by_role("link", name="Replay", exact=True).click()
    now = page.locator("[data-part=now]")
    expect(now.locator("b").first).to_have_text(re.compile("^(Turn|Round) 1$"))
    expect(now).to_contain_text("The set-up is over.")
    table = page.url.split("/tables/")[1].split("?")[0]
    expect(page.get_by_role("slider")).to_have_value(str(turn_1(page, table)))
    page.get_by_role("button", name="Previous event").click()
    expect(now.locator("b").first).to_have_text("Set-up")
    expect(page.get_by_role("button", name=f"Next {unit}", exact=True)).to_be_visible()
    expect(page.locator("[data-part=graph] svg text").get_by_text(unit, exact=True)).to_be_visible()


def test_steps_by_keys_and_plays_by_itself(page: Page, played: Played) -> None:
    last = played.events
    page.goto(f"/tables/{played.finished}?at=40")
    stands_at(page, 40, last)
    for key, at in (("ArrowRight", 41), ("ArrowLeft", 40), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(page, at, last)
    page.keyboard.press("PageDown")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-part=now]")).to_contain_text("Next: Turn 2")
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value(re.compile("[3-9]"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_slider_and_the_moves_lead_to_positions(page: Page, played: Played) -> None:
    last = played.events
    page.goto(f"/tables/{played.finished}?at=0")
    stands_at(page, 0, last)
    page.get_by_role("slider").fill("60")
    stands_at(page, 60, last)
    now = page.get_by_role("list", name="Moves").locator("[aria-current=step]")
    assert int(now.locator("[data-part=number]").inner_text()) >= 60  # the action may go on
    expect(now).to_be_in_viewport()
    line = page.locator("[data-part=moves] a:has([data-part=number])").nth(20)
    at = line.locator("[data-part=number]").inner_text()
    line.click()
    stands_at(page, int(at), last)
    expect(line).to_have_attribute("aria-current", "step")
    page.wait_for_url(f"**/tables/*?at={at}")
    page.go_back()
    expect(page.locator("[data-part=poster]").first).to_be_visible()


def test_the_moves_have_a_line_per_action_that_unfolds(page: Page, played: Played) -> None:
    page.goto(f"/tables/{played.finished}?at={played.events}")
    stands_at(page, played.events, played.events)
    moves = page.get_by_role("list", name="Moves")
    told = page.request.get(f"/api/tables/{played.finished}/replay/{played.events}?since=0").json()
    assert told["actions"]
    for action in told["actions"]:
        expect(moves.locator(f"[data-line=a{action['at']}]")).to_have_count(1)
    action = next(each for each in told["actions"] if each["last"] - each["at"] >= 2)
    line = moves.locator(f"[data-line=a{action['at']}]")
    line.get_by_role("link").click()
    stands_at(page, action["last"] + 1, played.events)
    more = line.get_by_role("button", expanded=False)
    more.focus()
    page.keyboard.press("Space")  # it opens the line, and does not start the replay
    expect(line.get_by_role("button", expanded=True)).to_be_focused()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    steps = line.get_by_role("list").get_by_role("link")
    expect(steps.last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    stands_at(page, action["at"] + 1, played.events)
    now = moves.locator("[aria-current=step]")
    expect(now).to_have_count(1)
    expect(now).to_have_attribute("href", re.compile(rf"\?at={action['at'] + 1}\b"))
    expect(line.get_by_role("list").locator("[aria-current=step]")).to_have_count(1)
    axe(page)
    screens(page, "replay-unfolded")


def test_what_happened_is_said_in_the_language_set_at_once(page: Page, played: Played) -> None:
    page.goto(f"/tables/{played.finished}?at=9")
    said = page.locator("[data-part=now] > span")
    expect(said).to_contain_text("starts with")
    before = page.url
    page.get_by_label("Language").select_option("de")
    expect(page.locator("[data-part=now] small")).to_have_text(f"9 von {played.events}")
    expect(said).not_to_contain_text("starts with")
    page.get_by_label("Sprache").select_option("fr")
    expect(page.locator("[data-part=now] small")).to_have_text(f"9 sur {played.events}")
    assert page.url == before


def test_a_link_opens_the_position_as_the_seat_saw_it(person: People, played: Played) -> None:
    page = person("Ann", at=f"/tables/{played.finished}?at=70&seat=2")
    stands_at(page, 70, played.events)
    seen = page.locator("[data-part=eyes] [aria-pressed=true]")
    expect(seen).to_have_text(re.compile("^Piet"))
    expect(page.get_by_role("region", name="Your quay")).to_be_visible()
    seen_by_all = page.get_by_role("button", name="Public")
    seen_by_all.click()
    expect(seen_by_all).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name="Your quay")).to_be_hidden()
    page.locator("[data-part=eyes] button").nth(1).click()
    page.wait_for_url("**?at=70&seat=1")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this position").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_a_link_past_the_end_leads_to_the_end(page: Page, person: People, played: Played) -> None:
    person.expect("replay/99999")
    page.goto(f"/tables/{played.finished}?at=99999")
    stands_at(page, played.events, played.events)


def test_nothing_can_be_chosen_in_a_replay(page: Page, played: Played) -> None:
    as_player(page, played, f"/tables/{played.running}?at=20")
    expect(page.locator("[data-part=board] [data-target]").first).to_be_visible()
    expect(page.locator("[data-part=board] [data-state~=legal]")).to_have_count(0)


def test_a_replay_shrinks_the_board_as_a_whole(person: People) -> None:
    """The own cards gave way alone, while tracks and rivals kept their size."""
    page = person("Ann")
    page.locator("input[type=file]").set_input_files(GOLDEN / "harbour" / "wharfs-2.txt")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.locator("[data-part=eyes] button").first.click()
    page.keyboard.press("End")
    cards = [
        page.get_by_role("region", name="Your quay").locator("[data-part=place]").first,
        page.locator("[data-part=rivals] [data-part=place]").first,
    ]
    expect(cards[0]).to_be_visible()
    sheet = page.locator("[data-part=scroller]").element_handle()
    page.wait_for_function("(sheet) => sheet.scrollHeight <= sheet.clientHeight + 1", arg=sheet)
    own, rival = (card.evaluate("(card) => card.getBoundingClientRect().width") for card in cards)
    assert own == rival  # they sit opposite each other

    record = (GOLDEN / "harbour" / "everything-4.txt").read_text("utf-8")
    table = page.request.post("/api/tables/records", data={"record": record}).json()["id"]
    page.goto(f"/tables/{table}?at=60")
    for _ in range(2):  # four areas that nobody sits at, with few buildings and with all
        expect(page.locator("[data-part=rivals] [data-part=area]")).to_have_count(4)
        sheet = page.locator("[data-part=scroller]").element_handle()
        page.wait_for_function("(sheet) => sheet.scrollHeight <= sheet.clientHeight + 1", arg=sheet)
        page.keyboard.press("End")


# -- a game that runs -----------------------------------------------------------------------------------------


def test_a_running_game_is_seen_with_ones_own_eyes_and_goes_on(
    person: People, site: Running, played: Played
) -> None:
    page = as_player(person("Ann"), played, f"/tables/{played.running}?at=5")
    expect(page.locator("[data-part=eyes] [aria-pressed=true]")).to_have_text(re.compile("^Mirela"))
    expect(page.locator("[data-part=eyes] button").nth(1)).to_be_disabled()
    expect(page.locator("[data-part=summary] p")).to_have_text("You see what Mirela saw.")

    async def one_more() -> None:
        async with await Client.with_key(site.url, played.key) as client:
            await some_moves(client, await client.table(played.running), 1)

    aside(one_more())
    expect(page.locator("[data-part=news]")).to_contain_text("The game has gone on")
    page.get_by_role("button", name="Show the newest").click()
    expect(page.locator("[data-part=news]")).to_be_hidden()
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator("[data-part=prompt]")).to_be_visible()


def test_somebody_else_sees_a_running_game_as_the_public(person: People, played: Played) -> None:
    person.expect("replay/5", "live?")
    page = person("Ann", at=f"/tables/{played.running}?at=5&seat=0")
    expect(page.locator("[data-part=eyes] [aria-pressed=true]")).to_have_text("Public")
    expect(page.locator("[data-part=summary] p")).to_have_text("You see what everybody may see.")
    expect(page.locator("[data-part=stage] [data-part=board]")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_position(person: People, played: Played) -> None:
    page = as_player(person("Ann"), played, f"/tables/{played.running}")
    line = page.locator("[data-part=log] a:has([data-part=number])").nth(8)
    number = line.locator("[data-part=number]").inner_text()
    line.click()
    page.wait_for_url(f"**?at={number}*")
    expect(page.locator("[data-part=now] small")).to_have_text(re.compile(f"^{number} of "))
    expect(page.locator("[data-part=moves] a[aria-current=step]")).to_have_attribute(
        "href", re.compile(rf"\?at={number}\b")
    )


# -- playing on -----------------------------------------------------------------------------------------------


def test_playing_on_from_a_game_that_is_over(page: Page, played: Played) -> None:
    page.goto(f"/tables/{played.finished}?at=50")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("It has a new seed")
    dialog.get_by_role("button", name="Piet").click()
    dialog.get_by_role("button", name="aimless").click()
    axe(page)
    screens(page, "fork")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator("[data-part=origin]")).to_contain_text("From another table")
    expect(page.locator("[data-part=player]").nth(2)).to_contain_text("Ann")
    page.locator("[data-part=origin] a").click()
    expect(page.locator("[data-part=outcome] h1")).to_be_visible()


def test_playing_on_from_a_running_game_is_dealt_anew(person: People, played: Played) -> None:
    page = as_player(person("Ann"), played, f"/tables/{played.running}?at=20")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("all that you could not know at this point is dealt anew")
    expect(dialog.get_by_role("group", name="Your seat")).to_have_count(0)
    axe(page)
    screens(page, "fork-running")
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator("[data-part=origin]")).to_contain_text("what you could not know is dealt anew.")
    looks_good(page, "sandbox")
    sandbox = page.url.rpartition("/")[2].partition("?")[0]
    page.goto("/")
    expect(page.locator(f"[data-part=my-table][href*='{sandbox}'] [data-part=tag]")).to_have_text("Sandbox")
    expect(page.locator(f"[data-part=my-table][href*='{played.running}'] [data-part=tag]")).to_have_count(0)
    looks_good(page, "sandbox-in-a-list")


# -- records --------------------------------------------------------------------------------------------------


def test_a_record_comes_back_as_the_same_game(page: Page, played: Played) -> None:
    page.goto(f"/tables/{played.finished}?at=30")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = download.value.path()
    assert file.read_text("utf-8").startswith("roadstead record 1\n")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": file.read_bytes()}
    )
    expect(page.locator("[data-part=outcome] h1")).to_be_visible()
    expect(page.locator("[data-part=proof]")).to_contain_text("dealt elsewhere")
    page.get_by_role("link", name="Replay").click()
    stands_at(page, turn_1(page, played.finished), played.events)
    page.keyboard.press("End")
    stands_at(page, played.events, played.events)
    uploaded = page.url.split("/tables/")[1].split("?")[0]
    for at in (0, 30, played.events):
        digests = {
            page.request.get(f"/api/tables/{table}/replay/{at}?seat=1").json()["digest"]
            for table in (uploaded, played.finished)
        }
        assert len(digests) == 1


# -- the end --------------------------------------------------------------------------------------------------


def test_the_result_comes_by_itself(person: People, site: Running) -> None:
    async def sit_down() -> tuple[str, str]:
        async with await Client.guest(site.url, "Mirela") as client:
            return (await client.create("harbour", bots=["greedy"])).id, await client.new_key()

    async def finish(table: str, key: str) -> None:
        async with await Client.with_key(site.url, key) as client:
            await client.send("POST", f"/api/tables/{table}/take-over", {"seat": 0, "bot": "greedy"})
            await over(client, await client.table(table))

    table, key = aside(sit_down())
    page = person("Ann")
    assert page.context.request.post("/api/sessions", data={"key": key}).ok
    page.goto(f"/tables/{table}")
    expect(page.locator("[data-part=prompt]")).to_be_visible()
    aside(finish(table, key))
    expect(page.locator("[data-part=outcome] h1")).to_be_focused()
    expect(page.locator("[data-part=proof]").get_by_role("status")).to_contain_text("what it noted itself")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("[data-part=prompt] h1")).to_have_text("The game is over")
    page.get_by_role("button", name="Result").click()
    expect(page.locator("[data-part=ranking] li")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator("[data-part=prompt]")).to_be_visible()


def test_the_result_explains_itself(person: People, played: Played) -> None:
    page = as_player(person("Ann"), played, f"/tables/{played.finished}")
    expect(page.locator("[data-part=outcome] h1")).to_have_text(
        re.compile(r" wins(?: by .+ points?| the tie)?$")
    )
    expect(page.locator("[data-part=ranking] [data-part=rank]")).to_have_text(["1", "2", "3"])
    expect(
        page.locator("[data-part=ranking]").get_by_role("img", name=re.compile(r"^buildings \d+"))
    ).to_have_count(3)
    expect(page.locator("[data-part=scores] tbody tr").last).to_contain_text("Total")
    expect(page.get_by_role("img", name=re.compile("Points after each turn"))).to_be_visible()
    page.get_by_role("button", name="As a table").click()
    totals = page.locator("[data-part=graph] tbody tr").last.locator("td").all_inner_texts()
    seats = page.locator("[data-part=graph] thead th").all_inner_texts()[1:]
    shown = dict(
        zip(
            page.locator("[data-part=scores] thead th").all_inner_texts()[1:],
            page.locator("[data-part=total] td").all_inner_texts(),
            strict=True,
        )
    )
    assert dict(zip(seats, totals, strict=True)) == shown
    expect(page.locator("[data-part=proof]").get_by_role("status")).to_contain_text("They fit.")
    expect(page.locator("[data-part=proof] code")).to_have_text(
        re.compile(r"^roadstead verify 'http://.*/tables/\w+'$")
    )
    expect(page.locator("[data-part=proof]")).to_contain_text("It does not prove that the host did not look.")
    page.get_by_role("button", name="Play on from a turn").click()
    page.get_by_role("dialog").get_by_label("From").select_option(index=3)
    page.get_by_role("dialog").get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator("[data-part=origin]")).to_be_visible()


def test_a_result_that_comes_before_the_events_counts_turns_from_the_start(
    page: Page, played: Played
) -> None:
    page.route_web_socket("**/live*", lambda socket: None)  # it is never answered
    page.goto(f"/tables/{played.finished}")
    expect(page.locator("[data-part=graph] text").first).to_be_visible()
    numbers = [
        text
        for text in page.locator("[data-part=graph] svg text").all_text_contents()
        if text.strip("-−").isdigit()
    ]
    assert numbers
    assert all(int(text) >= 0 for text in numbers)


def test_a_result_waits_for_its_scores(page: Page, played: Played) -> None:
    held: list[Route] = []
    page.route("**/api/tables/*/scores*", lambda route: held.append(route))
    with page.expect_response("**/replay/*"):
        as_player(page, played, f"/tables/{played.finished}")
    expect(page.locator("[data-part=result]")).to_have_count(1)
    assert not page.get_by_text("without a result").count()
    held[0].continue_()
    expect(page.locator("[data-part=result] h1")).to_contain_text("win")


def test_a_game_ended_by_vote_and_one_resigned_are_told_so(person: People, played: Played) -> None:
    page = as_player(person("Ann"), played, f"/tables/{played.ended}")
    expect(page.locator("[data-part=outcome] h1")).to_have_text("The game has ended without a result")
    expect(page.locator("[data-part=outcome]")).to_contain_text("The players agreed to end it.")
    looks_good(page, "result-ended")
    page.goto(f"/tables/{played.resigned}")
    expect(page.locator("[data-part=outcome]")).to_contain_text("Mirela resigned and is ranked last.")
    expect(page.locator("[data-part=ranking] li").last).to_contain_text("resigned")
    looks_good(page, "result-resigned")


@pytest.mark.parametrize(
    ("record", "lang", "remarks"),
    [
        ("first-game-3", "de", ["Ben: Wessen Karrierekarte am Ende noch ein rotes X zeigt"]),
        ("round-stop-2", "fr", ["La partie a été arrêtée", "Ben\xa0: Qui montre encore un X rouge"]),
    ],
)
def test_novgorods_result_counts_seals_and_explains_a_red_x(
    person: People, record: str, lang: Lang, remarks: list[str]
) -> None:
    page = person("Ann", lang, size="phone" if lang == "de" else "desktop")
    page.locator("input[type=file]").set_input_files(GOLDEN / "novgorod" / f"{record}.txt")
    for remark in remarks:
        expect(page.locator("[data-part=outcome] p").filter(has_text=remark)).to_be_visible()
    word = {"de": "Siegel", "fr": "sceaux"}[lang]
    expect(page.locator("[data-part=points] small").first).to_have_text(word)
    expect(page.locator("[data-part=graph] h2")).to_contain_text(re.compile(word, re.IGNORECASE))
    expect(page.locator("[data-part=result]")).not_to_contain_text(re.compile(r"\b(Punkte?|points?|SP|PV)\b"))
    looks_good(page, "result-novgorod")
    page.get_by_role("button", name="NOV-703").click()
    expect(page.get_by_role("dialog")).to_contain_text("NOV-703")


# -- looks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    looks(
        ("en", "light", "desktop"),
        ("de", "dark", "desktop"),
        ("fr", "light", "tablet"),
        ("de", "light", "narrow"),
        ("fr", "dark", "phone"),
    ),
)
def test_replay_and_result_look_good(
    person: People, played: Played, lang: Lang, theme: Theme, size: Size
) -> None:
    page = as_player(person("Ann", lang, theme, size), played, f"/tables/{played.finished}?at=66")
    expect(page.locator("[data-part=board] [data-target]").first).to_be_visible()
    expect(page.locator("[data-part=summary] h1")).not_to_be_empty()
    looks_good(page, "replay")
    if size in ("phone", "narrow"):
        tabs = page.locator("[data-part=tabs] button")
        tabs.nth(1).click()
        expect(page.locator("[data-part=moves] [aria-current=step]")).to_be_in_viewport()
        screens(page, "replay-moves")
        unclipped(page)
        tabs.nth(2).click()
        expect(page.locator("[data-part=graph]")).to_be_visible()
        screens(page, "replay-score")
        unclipped(page)
        axe(page)
    page.goto(f"/tables/{played.finished}")
    expect(page.locator("[data-part=proof] [data-state=fits]")).to_be_visible()
    expect(page.locator("[data-part=graph]")).to_be_visible()
    looks_good(page, "result")
    page.mouse.wheel(0, 900)
    unclipped(page)
