"""The board in words: whole games of every game on it, and the switch between board and words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.looking import AT_REST, looks_good, screens
from tests.browser.measuring import transferred
from tests.browser.people import People, Size
from tests.browser.playing import FingerHand, Player
from tests.browser.test_table import forked
from tests.luck import SOAK
from tests.server.running import Running

GOLDEN = Path(__file__).parents[1] / "golden"
WHOLE_GAMES = {
    "novgorod": {"first_game": "yes", "round_stop": "3"},
    "shipyard": {"first_game": "yes"},
}
"""The shortest game of each that the options allow."""
HEIGHT = "(element) => element.getBoundingClientRect().height"
BACKGROUND = "(element) => getComputedStyle(element).backgroundColor"


def sit_down(page: Page, game: str, options: dict[str, str] | None = None) -> str:
    """Against one easy bot; returns the address."""
    chairs = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    answer = page.request.post("/api/tables", data={"game": game, "chairs": chairs, "options": options or {}})
    assert answer.ok, answer.text()
    address = f"/tables/{answer.json()['id']}"
    page.goto(address)
    return address


@pytest.mark.parametrize("game", WHOLE_GAMES if SOAK else ["novgorod"])
def test_a_whole_game_in_words(person: People, site: Running, game: str) -> None:
    page = person("Ann", view="words")
    address = sit_down(page, game, WHOLE_GAMES[game])
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    looks_good(page, f"words-{game}")
    assert Player(page, site, thorough=True).play_to_the_end() > 10
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    looks_good(page, f"words-{game}-result")
    page.goto(f"{address}?at=40")
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    looks_good(page, f"words-{game}-replay")


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_in_words_on_a_phone(person: People, site: Running, game: str) -> None:
    page = person("Ann", size="phone", lang="de", theme="dark", view="words")
    sit_down(page, game)
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    assert Player(page, site, FingerHand(page), thorough=True).play(6) == 6
    looks_good(page, f"words-{game}")


def test_what_comes_next_is_in_sight_and_one_touch_plays_what_it_names(person: People) -> None:
    page = person("Ann", size="phone", view="words")
    sit_down(page, "bremerhaven")
    space = page.locator("[data-target='space:parking']")
    cards = page.locator("[data-target^='card:'][data-state~=legal]")
    for left in (4, 3, 2, 1):
        space.tap()
        expect(cards.first).to_be_in_viewport()
        cards.first.tap()
        expect(page.locator("[data-part=prompt] h1")).to_contain_text(f"({left} card")
    expect(space.locator("[data-part=face]")).to_have_text("Bid 5 on Parking lot")
    space.tap()
    expect(page.locator("[data-part=prompt] h1")).not_to_contain_text("(1 card left)")


def test_a_hint_comes_into_sight_on_a_phone(person: People) -> None:
    page = person("Ann", size="phone", motion="full", view="words")
    sit_down(page, "novgorod", {"first_game": "yes"})
    page.locator("[data-target='stack:orders']").scroll_into_view_if_needed()
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator("[data-part=hints] li")).to_have_count(3)
    expect(page.locator("[data-part=box] h2")).to_be_in_viewport()


def test_each_hint_says_something_and_has_its_colour_on_the_board(person: People) -> None:
    """After a rival's move the numbers had the rival's colour; most lesser hints said nothing."""
    page = person("Ann", view="words")
    sit_down(page, "bremerhaven")
    page.locator("[data-target='space:parking']").click()
    page.locator("[data-target='card:1']").click()
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("(4 cards left)")
    page.get_by_role("button", name="Hint").click()
    hints = page.locator("[data-part=hints] li")
    expect(hints).to_have_count(3)
    for hint in hints.all():
        expect(hint.locator("[data-part=reason]")).to_have_text(re.compile(r"^[A-Z].+\.$"))
    colour = hints.first.get_by_text("1", exact=True).evaluate(BACKGROUND)
    assert page.locator("[data-part=words] [data-part=mark]").first.evaluate(BACKGROUND) == colour


def test_a_long_consequence_is_not_squeezed_beside_what_is_chosen(person: People) -> None:
    page = person("Ann", view="words")
    sit_down(page, "bremerhaven", {"mode": "long"})
    page.locator("[data-target='space:parking']").click()
    expect(page.locator("[data-part=chip]")).to_be_visible()
    text = page.locator("[data-part=explanation] > p")
    text.evaluate("(line) => (line.textContent = 'With an equal bid you win against all others. '.repeat(4))")
    widths = [
        each.evaluate("(box) => box.getBoundingClientRect().width")
        for each in (text, page.locator("[data-part=explanation]"))
    ]
    assert widths[0] > 0.9 * widths[1]


def test_a_screenshot_waits_until_the_page_rests(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(
        """() => {
          document.body.style.height = '9000px';
          const scroll = () => { scrollBy(0, 40); if (scrollY < 2000) requestAnimationFrame(scroll); };
          scroll();
        }"""
    )
    screens(page, "at-rest")
    assert page.evaluate("scrollY") == 2000


def test_a_line_of_moves_is_undone_at_once(person: People, site: Running) -> None:
    page = person("Ann", confirm=True, view="words")
    sit_down(page, "bremerhaven", {"mode": "short"})
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    player = Player(page, site)
    harbour = "What do you want to do in your harbour?"
    lines = page.locator("[data-part=answers] [data-line]")
    advice = player.next_decision()
    while page.locator("[data-part=prompt] h1").inner_text() != harbour or lines.count() < 2:
        player.decide(advice)
        advice = player.next_decision(after=advice.decided)
        player.wait_for_position(advice.position)
    working, finishing = (
        lines.filter(has_not_text="then finish work").first,
        lines.filter(has_text="then finish work"),
    )
    moves = str(working.get_attribute("data-line")).split(", ")
    before = page.locator("[data-part=words]").inner_text()
    working.click()
    page.get_by_role("button", name=f"Undo all {len(moves)} moves of it").click()
    expect(working).to_be_enabled()
    assert page.locator("[data-part=words]").inner_text() == before
    finishing.click()
    expect(finishing).to_have_count(0)
    assert player.next_decision(after=advice.decided + 1).decided > advice.decided + 1


def test_any_table_can_be_read_in_words(person: People, site: Running) -> None:
    page = person("Ann")
    sit_down(page, "harbour")
    expect(page.locator("[data-part=board]")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator("[data-part=board]")).to_have_count(0)
    market = page.get_by_role("region", name="Market")
    expect(market.get_by_role("table").get_by_role("rowheader").first).to_be_visible()
    player = Player(page, site, thorough=True)
    assert player.play(8) == 8
    looks_good(page, "words-harbour")
    advice = player.next_decision()
    player.wait_for_position(advice.position)
    while not (
        locked := page.get_by_role("button", name=re.compile("^Why not")).and_(
            page.locator("[data-target^=building]")
        )
    ).count():
        player.decide(advice)
        advice = player.next_decision(after=advice.decided)
        player.wait_for_position(advice.position)
    locked.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tooltip")).to_contain_text("HAR-")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("button", name="Words", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Board", exact=True).click()
    expect(page.locator("[data-part=board]")).to_be_visible()


def test_a_replay_is_read_in_words(person: People, site: Running) -> None:
    page = person("Ann", size="phone", lang="fr")
    address = sit_down(page, "harbour")
    expect(page.locator("[data-part=board]")).to_be_visible()
    assert Player(page, site, FingerHand(page)).play(4) == 4
    page.goto(f"{address}?at=12")
    expect(page.locator("[data-part=board]")).to_be_visible()
    page.get_by_role("button", name="Mots", exact=True).tap()
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    looks_good(page, "words-harbour-replay")


def test_a_replay_in_words_is_not_shrunk(person: People) -> None:
    """It is far longer than the window: as small as would fit, nobody could read it."""
    page = person("Ann", view="words")
    page.locator("input[type=file]").set_input_files(GOLDEN / "bremerhaven" / "short-2.txt")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    title = page.locator("[data-part=words] h2").first
    for key in ("End", "PageUp", "Home"):
        page.keyboard.press(key)
        page.evaluate(AT_REST)
        assert title.evaluate("(title) => title.getBoundingClientRect().height") > 18


def test_headings_are_reached_by_keys(person: People) -> None:
    page = person("Ann", view="words")
    sit_down(page, "novgorod")
    headings = page.locator("[data-part=words] h2")
    expect(headings.first).to_be_visible()
    page.keyboard.press("]")
    expect(headings.first).to_be_focused()
    page.keyboard.press("]")
    expect(headings.nth(1)).to_be_focused()
    page.keyboard.press("[")
    expect(headings.first).to_be_focused()
    links(page).last.click()
    expect(headings.last).to_be_focused()
    expect(headings.last).to_be_in_viewport()


def links(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Sections of the table").get_by_role("link")


def is_uncovered(thing: Locator) -> bool:
    thing.page.evaluate(AT_REST)
    found: bool = thing.evaluate(
        """(thing) => {
          const { left, top } = thing.getBoundingClientRect();
          return thing.contains(document.elementFromPoint(left + 9, top + 9));
        }"""
    )
    return found


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_a_link_leads_to_a_heading_that_nothing_covers(person: People, size: Size) -> None:
    page = person("Ann", size=size, view="words")
    sit_down(page, "shipyard")
    expect(
        page.locator("[data-part=words] [data-state~=legal]").first
    ).to_be_visible()  # what is asked first may scroll the page
    for at in (3, 2):
        links(page).nth(at).click()
        assert is_uncovered(page.locator("[data-part=words] h2").nth(at))


def test_a_tall_prompt_leaves_the_links_in_sight_and_nothing_moves_while_one_chooses(person: People) -> None:
    page = person("Ann", view="words")
    forked(page, "bremerhaven/short-2", at=168, seat=0)
    prompt, heading = page.locator("[data-part=prompt]"), page.locator("[data-part=words] h2")
    expect(prompt.locator("[data-line]").first).to_be_visible()
    assert prompt.evaluate(HEIGHT) > 150
    assert is_uncovered(links(page).first)
    links(page).nth(3).click()
    assert is_uncovered(heading.nth(3))
    page.locator("[data-part=scroller]").evaluate("(scroller) => (scroller.scrollTop = 0)")
    assert is_uncovered(heading.first)
    prompt.evaluate("(prompt) => (prompt.style.minHeight = '300px')")  # as by chips and a long consequence
    assert is_uncovered(heading.first)
    place = heading.first.bounding_box()
    prompt.evaluate("(prompt) => (prompt.style.minHeight = '')")
    expect(prompt).to_have_css("min-height", "auto")
    page.evaluate(AT_REST)
    assert heading.first.bounding_box() == place


def test_the_end_in_sight_does_not_cover_the_links_on_a_phone(person: People) -> None:
    page = person("Ann", size="phone", view="words")
    forked(page, "harbour/wharfs-2", at=5, seat=1)
    expect(page.locator("[data-bar=end]")).to_be_visible()
    expect(links(page).first).to_be_visible()
    page.mouse.wheel(0, 900)
    page.wait_for_function("scrollY > 300")
    assert is_uncovered(links(page).first)
    looks_good(page, "words-last-turn")


def test_goods_and_pieces_have_icons_that_come_with_their_table(person: People) -> None:
    page = person("Ann", view="words")
    loaded = "performance.getEntriesByType('resource').filter(({ name }) => /icons/.test(name)).length"
    page.goto("/")
    expect(page.locator("[data-part=poster]").first).to_be_visible()
    assert page.evaluate(loaded) == 0
    for game in ("bremerhaven", "novgorod", "shipyard"):
        sit_down(page, game)
        tokens = page.locator("[data-part=words] [data-part=spelled] [data-part=token] use")
        expect(tokens.first).to_be_attached()
        missing = tokens.evaluate_all(
            "all => all.map((each) => each.getAttribute('href')).filter((id) => !document.querySelector(id))"
        )
        assert missing == [], game
        assert page.locator("[data-part=words] [data-part=spelled]").first.evaluate(
            "each => each.parentElement.innerText.trim()"
        ), game
        if game == "novgorod":  # a bracket stays on the line of the icon that it opens
            expect(
                page.locator("[data-part=words] td [data-part=spelled]", has_text=re.compile(r"^\(")).first
            ).to_be_attached()


def test_a_game_in_words_from_home_is_light(person: People) -> None:
    """From the home page to the first table in words less than 300 kB are transferred."""
    page = person("Ann", view="words")
    page.goto("/")
    page.get_by_role("button", name="Play Shipyard against bots").click()
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    sizes = transferred(page)
    assert any("/texts" in name for name in sizes)
    assert sum(sizes.values()) < 300_000, sizes


def test_a_question_about_another_section_starts_at_its_heading(person: People) -> None:
    page = person("Ann", size="phone", view="words")
    sit_down(page, "shipyard", {"first_game": "yes"})
    rent = page.locator("[data-target='action:rent-canal'][data-state~=legal]")
    expect(rent).to_be_visible()
    rent.click()
    expect(page.locator("[data-part=prompt] h1")).to_contain_text("first")
    page.evaluate(AT_REST)
    rent.evaluate("(thing) => thing.scrollIntoView({ block: 'start' })")
    rent.click()
    first = page.locator("[data-part=words] [data-state~=legal]").first
    expect(first).to_have_attribute("data-target", re.compile("^canal:"))
    page.evaluate(AT_REST)
    expect(first).to_be_in_viewport()
    assert is_uncovered(page.locator("#words-title-canals"))


def test_on_a_phone_a_turn_starts_with_what_the_others_did(person: People, site: Running) -> None:
    page = person("Ann", size="phone", view="words")
    sit_down(page, "novgorod", {"first_game": "yes"})
    expect(page.locator("[data-part=words] section").first).to_be_visible()
    player = Player(page, site, FingerHand(page))
    title = page.locator("[data-part=words] h2").first
    advice = player.next_decision()
    while not title.inner_text().startswith("Round 2"):
        player.decide(advice)
        advice = player.next_decision(after=advice.decided)
        player.wait_for_position(advice.position)
    page.evaluate(AT_REST)
    expect(page.locator("[data-part=turns]")).to_be_in_viewport(ratio=1)
