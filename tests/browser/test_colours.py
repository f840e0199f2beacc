"""Colours that the browser or the system decides: forced ones, and high contrast."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.looking import looks_good, screens
from tests.browser.people import People, Theme
from tests.browser.test_table import BOT, FIRST, ME, my_turn, seat_down, thing

OPTIONS = {"harbour": FIRST, "bremerhaven": {"mode": "long"}}

OUTLINE = """(of) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(of);
  return [outlineStyle, parseFloat(outlineWidth), outlineColor];
}"""


def outline(of: Locator) -> tuple[str, float, str]:
    style, width, colour = of.evaluate(OUTLINE)
    return style, width, colour


@pytest.mark.parametrize(
    ("game", "touched", "other"),
    [("harbour", "supply:fish", "supply:wood"), ("bremerhaven", "card:4", "space:parking")],
)
def test_what_glows_has_an_outline_where_colours_are_forced(
    person: People, game: str, touched: str, other: str
) -> None:
    page = person("Ann")
    page.emulate_media(forced_colors="active")
    seat_down(page, ME, BOT, game=game, options=OPTIONS[game])
    my_turn(page)
    first, second = thing(page, touched), thing(page, other)
    style, width, legal = outline(second)
    assert style == "solid"
    assert width >= 2
    first.click()
    page.mouse.move(1, 1)
    page.locator("h1").first.focus()
    expect(first).to_have_attribute("aria-pressed", "true")
    style, width, selected = outline(first)
    assert style == "solid"
    assert width >= 4
    assert selected != legal
    title = page.locator("h1").first.bounding_box()
    clear = page.get_by_role("button", name="Clear", exact=True).bounding_box()
    assert title is not None
    assert clear is not None
    assert title["y"] + title["height"] < clear["y"]
    if game == "bremerhaven":
        cover, free = thing(page, "cell:0:c4r1"), page.get_by_text("free", exact=True).first
        assert outline(cover.locator("[data-part=face] > *"))[0] == "double"
        assert outline(free.locator(".."))[0] == "dotted"
    screens(page, f"colours-forced-{game}")


def test_buttons_and_switches_show_their_state_where_colours_are_forced(person: People) -> None:
    page = person("Ann")
    page.emulate_media(forced_colors="active")
    assert outline(page.get_by_role("button", name="Play now"))[0] == "solid"
    page.get_by_role("button", name="Settings").click()
    motion = page.get_by_role("group", name="Motion").get_by_role("button")
    expect(motion).to_have_count(2)
    assert [outline(each)[0] for each in motion.all()] == ["none", "solid"]
    switch = page.get_by_role("switch", name="Ask before")
    switch.scroll_into_view_if_needed()
    fill = "(of) => getComputedStyle(of).backgroundColor"
    off = switch.evaluate(fill)
    switch.click()
    assert switch.evaluate(fill) != off
    screens(page, "colours-forced-settings")


@pytest.mark.parametrize("game", ["harbour", "bremerhaven"])
def test_high_contrast_gives_lines_and_ink_more(person: People, game: str) -> None:
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        page = person("Ann", theme=theme)
        line = "() => getComputedStyle(document.documentElement).getPropertyValue('--line')"
        before = page.evaluate(line)
        page.emulate_media(contrast="more")
        assert page.evaluate(line) != before
        seat_down(page, ME, BOT, game=game, options=OPTIONS[game])
        my_turn(page)
        looks_good(page, f"colours-contrast-{game}")
