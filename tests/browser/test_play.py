"""Whole games against bots by mouse and by keyboard alone, and parts of games by dragging and by touch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.looking import looks_good
from tests.browser.people import People
from tests.browser.playing import DraggingHand, FingerHand, Hand, Keys, Player
from tests.server.running import Running


def sit_down(page: Page, hand: Hand) -> None:
    """Quick play, against one easy bot."""
    quick = page.get_by_role("complementary", name="Quick play")
    expect(page.locator("[data-part=poster]")).to_have_count(4)
    hand.press(quick.get_by_role("group", name="Bots at the table").get_by_role("button", name="1"))
    hand.press(quick.get_by_role("button", name="Play now"))
    page.wait_for_url("**/tables/*")
    expect(page.locator("[data-part=table] [data-state~=legal]").first).to_be_visible()


def is_over(page: Page) -> None:
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_game_by_mouse(person: People, site: Running) -> None:
    page = person(confirm=True)
    sit_down(page, Hand(page))
    assert Player(page, site).play_to_the_end() > 10
    is_over(page)
    looks_good(page, "over")


def test_a_game_by_keyboard_alone(person: People, site: Running) -> None:
    page = person("Ann", confirm=True)
    keys = Keys(page)
    sit_down(page, keys)
    assert Player(page, site, keys).play_to_the_end() > 10
    is_over(page)


def test_by_dragging(person: People, site: Running) -> None:
    page = person("Ann")
    hand = DraggingHand(page)
    sit_down(page, Hand(page))
    assert Player(page, site, hand).play(16) == 16
    assert hand.drags > 5


def test_by_finger_on_a_phone(person: People, site: Running) -> None:
    page = person("Ann", size="phone", confirm=True)
    hand = FingerHand(page)
    sit_down(page, hand)
    assert Player(page, site, hand).play(12) == 12
    looks_good(page, "played")


def test_the_first_table_is_light(page: Page) -> None:
    """From the home page to the first board less than 220 kB are transferred."""
    page.add_init_script(
        """new MutationObserver((_, watching) => {
          if (!document.querySelector('[data-part=board]')) return;
          window.drawn = performance.now();
          watching.disconnect();
        }).observe(document, { childList: true, subtree: true });"""
    )
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-part=board]")).to_be_visible()
    sizes: dict[str, int] = page.evaluate(
        """Object.fromEntries(
          [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .filter((each) => each.startTime < window.drawn && !each.name.includes('/api/'))
            .map((each) => [each.name, each.encodedBodySize]),
        )"""
    )
    assert len(sizes) > 5
    assert sum(sizes.values()) < 220_000, sizes
