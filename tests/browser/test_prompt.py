"""The prompt: it grows and shrinks with what it says, and nothing else moves because of it."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.looking import AT_REST
from tests.browser.people import People, Size
from tests.browser.playing import FingerHand, Hand, Player
from tests.browser.test_table import BOT, ME, forked, my_turn, seat_down, thing
from tests.server.running import Running

SEEN = """() => {
  const board = document.getElementById('board').getBoundingClientRect();
  const scrolls = innerWidth <= 1180;
  return {
    prompt: document.querySelector('[data-part=prompt]').innerText,
    board: [board.left, board.top + scrollY, board.width, scrolls ? 0 : board.height].map(Math.round),
  };
}"""
"""The prompt, and where in the page the board is; a page that scrolls may end where it likes."""
COVERED = """() => {
  const prompt = document.querySelector('[data-part=prompt]').getBoundingClientRect();
  const targets = [...document.querySelectorAll('[data-part=board] [data-target]')];
  return targets.filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return height && top < prompt.bottom && bottom > prompt.top;
  }).map((each) => each.dataset.target);
}"""
"""The things on the board that the prompt lies over."""


class Seen(NamedTuple):
    turn: int
    prompt: str
    board: tuple[int, ...]


class Surveyor:
    """Notes where the board is whenever a hand is about to touch something, and so after each earlier touch."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = 0
        self.seen: list[Seen] = []

    def look(self) -> None:
        found = self.page.evaluate(SEEN)
        self.seen.append(Seen(self.turn, found["prompt"], tuple(found["board"])))


class MeasuringHand(Hand):
    surveyor: Surveyor

    def press(self, what: Locator) -> None:
        self.surveyor.look()
        super().press(what)


class MeasuringFinger(FingerHand):
    surveyor: Surveyor

    def press(self, what: Locator) -> None:
        self.surveyor.look()
        super().press(what)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_board_stays_where_it_is_through_a_whole_turn(person: People, site: Running, size: Size) -> None:
    page = person("Ann", lang="de", size=size, confirm=True)
    seat_down(page, ME, BOT)
    my_turn(page)
    hand = MeasuringHand(page) if size == "desktop" else MeasuringFinger(page)
    surveyor = hand.surveyor = Surveyor(page)
    player = Player(page, site, hand)
    for _ in range(12):
        surveyor.turn = turns_of_others(site, player.table)
        player.play(1)
    turns = {turn: list(seen) for turn, seen in groupby(surveyor.seen, lambda each: each.turn)}
    assert max(len(seen) for seen in turns.values()) > 3
    for seen in turns.values():
        assert len({each.board for each in seen}) == 1, "\n".join(map(str, seen))


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
def test_a_tall_prompt_covers_nothing_of_the_board(person: People, size: Size) -> None:
    """The board makes way once, and stays there when the prompt shrinks again."""
    page = person("Ann", lang="fr", size=size)
    forked(page, "novgorod/v2-first-game-4", at=99, seat=3)
    my_turn(page)
    thing(page, "city:london").click()
    thing(page, "city:bergen").click()
    thing(page, "privilege:speed").click()
    board, prompt = page.locator("[data-part=board]"), page.locator("[data-part=prompt]")
    for height in ("", "260px", ""):  # as with long names and several buttons
        prompt.evaluate("(prompt, height) => (prompt.style.minHeight = height)", height)
        page.evaluate("scrollTo(0, innerWidth < 641 ? document.documentElement.scrollHeight : 0)")
        page.evaluate(AT_REST)
        assert page.evaluate(COVERED) == []
        if height:
            place = board.bounding_box()
    assert board.bounding_box() == place or size == "phone"


def turns_of_others(site: Running, table: str) -> int:
    """How many moves others have made: it changes with the turn, and not within one of mine."""
    return site.inside(count_moves(site, table))


async def count_moves(site: Running, table: str) -> int:
    live_table = await site.server.tables.get(table)
    async with live_table.lock:
        assert live_table.match is not None, "the game has not started"
        return sum(event.who > 0 for event in live_table.match.table.log)
