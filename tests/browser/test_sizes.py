"""The drawn boards in every size: nothing overlaps, no text leaves its card, every target can be seen and touched."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.looking import screens, unclipped
from tests.browser.people import Lang, People, Theme
from tests.browser.test_table import GOLDEN, forked
from tests.luck import SOAK

FITTING = Path(__file__).with_name("fitting.js").read_text("utf-8")
PHONES = [(360, 740), (390, 844)]
LARGER = [(768, 1024), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)]
STATES = {
    "harbour-opposite": ("harbour/characters-2", 20, 1),
    "harbour-last-turn": ("harbour/wharfs-2", 5, 1),
    "harbour-three": ("harbour/characters-3-bonus", 105, 2),
    "harbour-four": ("harbour/everything-4", 48, 2),
    "harbour-solo": ("harbour/solo-won", 30, 0),
    "bremerhaven-bidding": ("bremerhaven/v2-long-3", 357, 2),
    "bremerhaven-permit": ("bremerhaven/v2-long-4", 419, 1),
    "bremerhaven-prices": ("bremerhaven/v2-long-2", 226, 1),
    "bremerhaven-work": ("bremerhaven/v2-long-3", 425, 0),
    "bremerhaven-solo": ("bremerhaven/v2-solo-deckhand", 274, 0),
}
"""States of the boards: a record, how many events before its end, and who sits there."""
TONGUES: list[tuple[Lang, Theme]] = [("en", "light"), ("de", "dark"), ("fr", "light")]
FEW = [
    ("harbour-four", "de", "dark", (390, 844)),
    ("harbour-four", "en", "light", (1440, 900)),
    ("harbour-opposite", "fr", "light", (1920, 1080)),
]
EVERY = [
    (state, lang, theme, size) for state in STATES for lang, theme in TONGUES for size in PHONES + LARGER
]


@pytest.mark.parametrize(("state", "lang", "theme", "size"), EVERY if SOAK else FEW)
def test_the_board_fits(person: People, state: str, lang: Lang, theme: Theme, size: tuple[int, int]) -> None:
    page = person("Ann", lang=lang, theme=theme, size="phone" if size in PHONES else "desktop")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    record, at, seat = STATES[state]
    forked(page, record, at, seat)
    game = record.partition("/")[0]
    expect(page.locator(f"[data-part=board] [data-part={game}]")).to_be_visible()
    screens(page, state)
    unclipped(page)
    assert page.evaluate(FITTING) == []


WHOLE = "(inside) => inside.scrollHeight <= inside.clientHeight + 1"


def test_ones_own_quay_stays_in_sight_at_the_end_of_a_game_of_four(person: People) -> None:
    """With characters, five buildings in a rival's quay and the bar that tells of the last turn."""
    page = person("Ann")
    forked(page, "harbour/everything-4", 14, 0)
    expect(page.locator("[data-bar=end]")).to_be_visible()
    inside = page.locator("[data-part=scroller]").element_handle()
    page.wait_for_function(WHOLE, arg=inside)


LETTERS = """() => Math.min(...[...document.querySelectorAll('[data-part=centre] svg text')].map(
  (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a,
))"""
"""How large the smallest letters on the cards of the centre are on the screen."""


SMALLEST = """() => [...document.querySelectorAll('[data-part=harbour] [data-part=place] svg text')]
  .map((text) => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.textContent])
  .reduce((one, other) => (other[0] < one[0] ? other : one))"""
"""How large the smallest letters of the cards are on the screen, and what they say."""


def test_no_card_is_too_small_to_read_in_a_late_replay_of_four(person: People) -> None:
    """The most that one table can show beside the list of moves; in German its head has two lines."""
    page = person("Ann", lang="de")
    record = (GOLDEN / "harbour" / "everything-4.txt").read_text("utf-8")
    table = page.request.post("/api/tables/records", data={"record": record}).json()["id"]
    page.goto(f"/tables/{table}?at=60")
    expect(page.locator("[data-part=rivals] [data-part=area]")).to_have_count(4)
    page.keyboard.press("End")
    expect(page.locator("[data-part=rivals] [data-part=place]").nth(14)).to_be_visible()
    inside = page.locator("[data-part=scroller]").element_handle()
    page.wait_for_function(WHOLE, arg=inside)
    size, said = page.evaluate(SMALLEST)
    assert size >= 9, said


def test_low_windows_larger_letters_and_very_large_screens(person: People) -> None:
    page = person("Ann", lang="de")
    page.set_viewport_size({"width": 1280, "height": 800})
    record, at, seat = STATES["harbour-opposite"]
    forked(page, record, at, seat)
    expect(page.locator("[data-part=harbour]")).to_be_visible()
    assert page.evaluate(LETTERS) >= 11  # the page scrolls there, so that height is no reason
    assert page.evaluate(FITTING) == []

    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate("document.documentElement.style.setProperty('--zoom', '1.25')")  # as the settings do
    inside = page.locator("[data-part=scroller]").element_handle()
    page.wait_for_function(WHOLE, arg=inside)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")

    page.set_viewport_size({"width": 3840, "height": 2160})
    page.goto("/")
    broad = page.locator("main").evaluate("(main) => main.getBoundingClientRect().width")
    assert broad > 0.8 * 3840
