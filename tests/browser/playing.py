"""Plays a game on the page to its end, by what is on the page alone; which option to take, a bot advises.

The driver knows no game: it touches the things an option names, as a person would, and picks from what the page then
offers. So it works for every board, with any deal, and finds a thing that no board shows.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from roadstead.bots.bot import Bot, Budget, Question
from roadstead.bots.registry import make
from roadstead.engine.game import Rules
from tests.server.running import Running

PATIENCE = 60.0
"""Seconds until something must have happened on the page."""
NODES = 60
"""How much the adviser thinks: enough to come to an end."""
STATE = """() => {
  const table = document.querySelector('main.table');
  const amount = document.querySelector('.stepper output b');
  const moves = (where) => [...document.querySelectorAll(`${where} [data-move]`)].map((each) => each.dataset.move);
  return {
    position: Number(table?.dataset.position ?? -1),
    busy: !table || table.classList.contains('sending') || !document.querySelector('.prompt:not(.wait)'),
    chosen: document.querySelectorAll('.target.selected').length,
    amount: amount ? Number(amount.textContent) : null,
    menu: moves('.menu'),
    prompt: moves('.p-opts'),
  };
}"""
SKIP = "document.querySelector('.prompt.wait .p-opts .btn:not(.primary)')?.click()"
"""At once, for it may be gone the next moment."""
KEYS = """(where) => Object.fromEntries(
  [...document.querySelectorAll(`${where} [data-move]`)].flatMap((each) => {
    const key = each.querySelector('kbd')?.textContent.toLowerCase();
    return key ? [[each.dataset.move, key]] : [];
  }),
)"""
"""The keys shown beside the choices of a list or menu, by move."""
TABS = """(wanted) => {
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }),
  );
  return stops.indexOf(wanted) - stops.indexOf(document.activeElement);
}"""


@dataclass(frozen=True)
class Advice:
    """What there is to do at a table: a move, and the things it touches; nothing to play when the game is over."""

    position: int
    move: str = ""
    targets: tuple[str, ...] = ()


class Hand:
    """Touches things with the mouse."""

    skips = True
    """Whether it skips what bots do, instead of looking on."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        """Near a corner: in the middle of a thing another may stand."""
        box = what.bounding_box()
        assert box is not None, f"{what} is not to be seen"
        what.click(position={"x": min(12, box["width"] / 2), "y": min(12, box["height"] / 2)})
        self.page.mouse.move(1, 1)  # a mouse that rests on a thing brings up its words, over others

    def touch(self, things: list[Locator]) -> int:
        """Touch the next of these things, or several at once; returns how many."""
        self.press(things[0])
        return 1

    def choose(self, move: str) -> bool:
        """Take an option without touching things, if that is a way of this hand."""
        return False

    def pick(self, move: str) -> None:
        """Take one of the options of the menu."""
        self.press(self.page.locator(f".menu [data-move={json.dumps(move)}]"))


class DraggingHand(Hand):
    """Drags one thing to another where an option touches two."""

    drags = 0

    def touch(self, things: list[Locator]) -> int:
        if len(things) < 2:
            return super().touch(things)
        mouse = self.page.mouse
        (x, y), (to_x, to_y) = (middle(thing) for thing in things[:2])
        mouse.move(x, y)
        mouse.down()
        mouse.move((x + to_x) / 2, (y + to_y) / 2)
        mouse.move(to_x, to_y)
        mouse.up()
        mouse.move(1, 1)
        self.drags += 1
        return 2


class Keys(Hand):
    """Uses the keyboard alone: the keys shown in the list of choices, or Tab to reach a thing and Enter to touch it."""

    skips = False
    decisions = 0

    def choose(self, move: str) -> bool:
        self.decisions += 1
        if self.decisions % 3 == 0:
            return False
        self.page.keyboard.press("l")
        key = self.key_of(move, ".olist")
        if key:
            self.page.keyboard.press(key)
        self.page.keyboard.press("l")
        return bool(key)

    def key_of(self, move: str, where: str) -> str:
        keys: dict[str, str] = self.page.evaluate(KEYS, where)
        return keys.get(move, "")

    def press(self, what: Locator) -> None:
        wanted = what.element_handle()
        for _ in range(20):
            steps: int = self.page.evaluate(TABS, wanted)
            if not steps:
                break
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        else:
            raise AssertionError(f"the keyboard does not reach {what}")
        self.page.keyboard.press("Enter")

    def pick(self, move: str) -> None:
        key = self.key_of(move, ".menu")
        if key:
            self.page.keyboard.press(key)
        else:
            super().pick(move)


class FingerHand(Hand):
    """Taps."""

    def press(self, what: Locator) -> None:
        box = what.bounding_box()
        assert box is not None, f"{what} is not to be seen"
        what.tap(position={"x": min(12, box["width"] / 2), "y": min(12, box["height"] / 2)})


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Player:
    """Somebody at a table that their page shows."""

    def __init__(self, page: Page, site: Running, hand: Hand | None = None) -> None:
        self.page = page
        self.site = site
        self.hand = hand or Hand(page)
        self.table = page.url.partition("/tables/")[2].partition("?")[0].partition("/")[0]
        assert self.table, f"{page.url} is no table"

    def play_to_the_end(self) -> int:
        """Play until the page shows the result; returns how many decisions that took."""
        decisions = self.play()
        self.page.locator("main.eg").wait_for()
        return decisions

    def play(self, most: int = 10_000) -> int:
        """Play so many decisions, or to the end; returns how many there were."""
        decisions = 0
        advice = self.next_decision()
        while advice.move and decisions < most:
            self.decide(advice)
            decisions += 1
            advice = self.next_decision(after=advice.position)
        return decisions

    def next_decision(self, after: int = -1) -> Advice:
        """Wait until it is my turn, or the game is over; my last move may be on its way still."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            advice = self.site.inside(advised(self.site, self.table))
            if advice is not None and advice.position > after:
                return advice
            self.page.wait_for_timeout(30)
        raise AssertionError("the bots did not move")

    def decide(self, advice: Advice) -> None:
        """Do on the page what was advised, and see it happen."""
        state = self.wait_for_position(advice.position)
        if state["chosen"]:
            self.page.keyboard.press("Escape")
        chosen = self.hand.choose(advice.move)
        touched = () if chosen else advice.targets
        things = [self.thing(target, advice) for target in touched if is_thing(target)]
        if not things and not chosen:
            self.press_option(advice)
        while things:
            things = things[self.hand.touch(things) :]
            if self.answer(advice, last=not things):
                break
        assert is_played(self.state(), advice), (
            f"{advice.move} was not played; the page offers {self.state()}"
        )

    def answer(self, advice: Advice, last: bool) -> bool:
        """A touch may bring a menu, a stepper or a button; returns whether the move is played."""
        state = self.state()
        if is_played(state, advice):
            return True
        if state["menu"]:
            self.hand.pick(advice.move)
        elif state["amount"] is not None:
            self.step_to(advice)
        elif last:
            self.press_option(advice)
        else:
            return False
        return True

    def step_to(self, advice: Advice) -> None:
        amount = next(
            int(target.partition(":")[2]) for target in advice.targets if target.startswith("amount:")
        )
        buttons = self.page.locator(".stepper .st-r button")
        while (now := self.state()["amount"]) != amount:
            self.hand.press(buttons.first if now > amount else buttons.last)
        self.hand.press(self.page.locator(".stepper .btn"))

    def press_option(self, advice: Advice) -> None:
        """An option that is a button of the prompt; where there are too many, it is in the list of all."""
        if advice.move in self.state()["prompt"]:
            self.hand.press(self.page.locator(f".p-opts [data-move={json.dumps(advice.move)}]"))
            return
        self.page.keyboard.press("l")
        self.hand.press(self.page.locator(f".olist [data-move={json.dumps(advice.move)}]"))
        self.page.keyboard.press("l")

    def thing(self, target: str, advice: Advice) -> Locator:
        found = self.page.locator(f"[data-target={json.dumps(target)}]:not(.ghost)")
        assert found.count(), f"{advice.move} touches {target}, which is not on the board"
        return found.first

    def wait_for_position(self, position: int) -> dict[str, Any]:
        """Until the page shows it and lets me decide; what bots did is shown before, or skipped."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = self.state()
            if state["position"] == position and not state["busy"]:
                return state
            if self.hand.skips:
                self.page.evaluate(SKIP)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"the page does not show position {position}: {self.state()}")

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state


async def advised(site: Running, table_id: str) -> Advice | None:
    """What a person at this table should do now; nothing while it is for the others to decide."""
    live_table = await site.server.tables.get(table_id)
    async with live_table.lock:
        match = live_table.match
        if match is None:
            return None
        table = match.table
        if match.over():
            return Advice(table.revision)
        seats = [seat for seat in match.due() if match.owners[seat] and not match.bot_of(seat)]
        if not seats:
            return None
        seat = seats[0]
        question = Question(table.state, seat, Random(table.revision), Budget(nodes=NODES))
        code = adviser(table.rules).decide(question)
        targets = table.rules.words.targets(table.view(seat), code)
        return Advice(table.revision, table.rules.codebook.notation(code), tuple(targets))


@cache
def adviser(rules: Rules) -> Bot:
    return make("greedy", rules)


def is_played(state: dict[str, Any], advice: Advice) -> bool:
    return bool(state["busy"]) or state["position"] != advice.position


def is_thing(target: str) -> bool:
    return not target.startswith(("button:", "amount:"))
