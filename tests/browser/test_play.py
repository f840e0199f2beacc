"""Whole games on every drawn board, by mouse and by keyboard alone, and parts of games by dragging and by touch."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import looks_good
from tests.browser.measuring import WATCH, Trace, moved_by, note_motion, shifts, transferred
from tests.browser.people import People
from tests.browser.playing import DraggingHand, FingerHand, Hand, Keys, Player
from tests.browser.test_table import ME, my_turn, seat_down
from tests.luck import SOAK
from tests.server.running import Running


@dataclass(frozen=True)
class Deal:
    """A way to play a game whose board is drawn."""

    game: str
    name: str = ""
    bots: int = 1
    options: dict[str, str] = field(default_factory=dict)
    touched: float = 0.9
    """How large a part of a game's decisions is at least taken by touching things on the board."""
    keys: int = 20
    """How many decisions are made by keyboard alone, if not all."""
    drags: int = 6
    """How many of the first 16 decisions are at least made by dragging; none where a drag makes several at once."""

    def __str__(self) -> str:
        return "-".join(filter(None, (self.game, self.name)))

    def sit_down(self, page: Page, hand: Hand) -> None:
        """Harbour by quick play on the home page, the others at a table of their own."""
        if self.game == "harbour":
            quick_play(page, hand)
        else:
            bots = [{"who": "bot", "bot": "random"}] * self.bots
            seat_down(page, ME, *bots, game=self.game, options=self.options)
            my_turn(page)


HARBOUR = Deal("harbour", touched=0.7)  # what comes first is asked by buttons
SHORT = Deal("bremerhaven", "short", options={"mode": "short"})
EVERYTHING = {
    "merchant_and_pirate": "on",
    "special_orders": "on",
    "merchant_side": "back",
    "pirate_side": "back",
    "cities": "random",
}
FIRST_GAME = Deal("novgorod", "first-game", options={"first_game": "on"}, drags=2)  # a city is one touch
EMPLOYEES = Deal("shipyard", "first-game", options={"first_game": "on"}, drags=0)
BOARDS = (HARBOUR, SHORT, FIRST_GAME, EMPLOYEES)
LONG = (
    Deal("bremerhaven", "solo", bots=0),
    Deal("novgorod", "normal"),
    Deal("shipyard", "normal-2"),
    Deal("shipyard", "normal-3", 2),
    Deal("shipyard", "normal-4", 3),
    Deal("novgorod", "everything-4", 3, EVERYTHING),
    Deal("bremerhaven", "short-4", 3, {"mode": "short"}),
    Deal("bremerhaven", "long-3", 2, {"mode": "long"}),
    Deal("bremerhaven", "long-4", 3, {"mode": "long"}),
)


def quick_play(page: Page, hand: Hand) -> None:
    """Against one easy bot."""
    quick = page.get_by_role("complementary", name="Quick play")
    expect(page.locator("[data-part=poster]")).to_have_count(4)
    hand.press(quick.get_by_role("group", name="Bots at the table").get_by_role("button", name="1"))
    hand.press(quick.get_by_role("button", name="Play now"))
    page.wait_for_url("**/tables/*")
    expect(page.locator("[data-part=table] [data-state~=legal]").first).to_be_visible()


def is_over(page: Page) -> None:
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize("deal", (*BOARDS, *LONG) if SOAK else BOARDS, ids=str)
def test_a_game_by_mouse(person: People, site: Running, deal: Deal) -> None:
    page = person("" if deal == HARBOUR else "Ann", confirm=True)
    deal.sit_down(page, Hand(page))
    player = Player(page, site, thorough=True)
    assert player.play_to_the_end() > 10
    is_over(page)
    looks_good(page, f"over-{deal}")
    assert player.share_on_the_board() >= deal.touched, player.told()


@pytest.mark.parametrize("deal", BOARDS, ids=str)
def test_a_game_by_keyboard_alone(person: People, site: Running, deal: Deal) -> None:
    page = person("Ann", confirm=True)
    keys = Keys(page)
    deal.sit_down(page, keys)
    player = Player(page, site, keys)
    if deal != HARBOUR and not SOAK:  # a whole one takes minutes
        assert player.play(deal.keys) == deal.keys
        return
    assert player.play_to_the_end() > 10
    is_over(page)


@pytest.mark.parametrize("deal", [deal for deal in BOARDS if deal.drags], ids=str)
def test_by_dragging(person: People, site: Running, deal: Deal) -> None:
    page = person("Ann")
    hand = DraggingHand(page)
    deal.sit_down(page, Hand(page))
    assert Player(page, site, hand, thorough=True).play(16) == 16
    assert hand.drags >= deal.drags


@pytest.mark.parametrize("deal", BOARDS, ids=str)
def test_by_finger_on_a_phone(person: People, site: Running, deal: Deal) -> None:
    page = person("Ann", size="phone", confirm=True)
    hand = FingerHand(page)
    deal.sit_down(page, hand)
    assert Player(page, site, hand, thorough=True).play(16) == 16
    looks_good(page, f"played-{deal}")


@pytest.mark.parametrize(
    ("game", "least"),
    [("Harbour", 224_000), ("Bremerhaven", 280_000), ("Novgorod", 280_000), ("Shipyard", 280_000)],
)
def test_the_first_table_is_light_and_does_not_shift(page: Page, game: str, least: int) -> None:
    """What is transferred from the home page to the first board, besides the game itself; with it less than 300 kB."""
    page.add_init_script(WATCH)
    page.goto("/")
    page.get_by_role("button", name=f"Play {game} against bots").click()
    expect(page.locator(f"[data-part=board] [data-part={game.lower()}]")).to_be_visible()
    my_turn(page)
    parts = transferred(page, api=False)
    assert len(parts) > 5
    assert sum(parts.values()) < least, parts
    assert sum(transferred(page).values()) < 300_000
    page.evaluate("document.fonts.ready")
    assert sum(value for value, _ in shifts(page)) < 0.1, shifts(page)


@pytest.mark.parametrize("deal", BOARDS, ids=str)
def test_moves_lay_nothing_out_anew(person: People, site: Running, deal: Deal) -> None:
    """Only what the compositor moves by itself moves; in the soak the browser's trace is asked what a frame costs."""
    page = person("Ann", motion="full")
    deal.sit_down(page, Hand(page))
    note_motion(page)
    player = Player(page, site)
    with Trace(page) as trace:
        player.play(8)
        page.wait_for_timeout(500)  # the last animation ends
    assert not moved_by(page)
    frames = trace.frames_that_move()
    assert frames, "nothing moved"
    if SOAK:
        assert max(frames) < 8, sorted(frames)
