"""Plays a game on the page using only what the page shows; a bot picks the choices.

The driver knows no game: it touches the targets of a choice, as a person would, and picks from what the page then
offers. So it works for every board and deal, and fails if a board does not show a target.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Locator, Page

from roadstead.bots.bot import Bot, Budget, Question
from roadstead.bots.registry import make
from roadstead.engine.game import Rules, State
from roadstead.server.match import Match
from tests.server.running import Running

Where: TypeAlias = Literal["board", "button", "stepper", "menu", "list"]
"""Where a decision is taken: all of its things are touched, or something else must be pressed or read."""
TIMEOUT_SECONDS = 60.0
"""Seconds until something must have happened on the page."""
MOST_PIECES = 80
"""How often a store and its places are touched at most."""
NODES = 60
"""The adviser's budget: enough to finish a game."""
STATE = """() => {
  const table = document.querySelector('[data-part=table]');
  const amount = document.querySelector('[data-part=stepper] output b');
  const moves = (where) => [...document.querySelectorAll(`${where} [data-move]`)].map((each) => each.dataset.move);
  return {
    position: Number(table?.dataset.position ?? -1),
    busy:
      table?.dataset.state === 'sending' ||
      !document.querySelector('[data-part=prompt][data-state=asking]') ||
      !!document.querySelector('[data-part=board] [data-state=loading]'),
    chosen: document.querySelectorAll('[data-state~=selected]').length,
    amount: amount ? Number(amount.textContent) : null,
    menu: moves('[data-part=menu]'),
    prompt: moves('[data-part=answers]'),
  };
}"""
SKIP = "document.querySelector('[data-part=skip]')?.click()"
"""In one script, because the button may disappear between two calls."""
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
  const at = document.activeElement;
  const before = (each) => each === at || each.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
  return stops.indexOf(wanted) - (at === document.body ? -1 : stops.findLastIndex(before));
}"""

MISSING = """(targets) => targets.filter(
  (target) => !document.querySelector(`[data-target=${JSON.stringify(target)}][data-state~=legal]`),
)"""
"""The targets that no element of the page lets one touch."""
STORE = "[data-part=fitting] [data-target^='store:']"
SLOTS = "[data-part=fitting] [data-target^='slot:'][data-state~=legal]"


@dataclass(frozen=True)
class Advice:
    """The advised move and its targets; empty when the game is over."""

    position: int
    decided: int
    """How many decisions people have made; bots may act meanwhile, so the position alone does not tell."""
    move: str = ""
    targets: tuple[str, ...] = ()
    all_targets: tuple[str, ...] = ()
    """The things that any choice touches."""
    seat: int = -1
    """Whom it is for."""
    answers: tuple[str, ...] = ()
    """A thing that does what the move's button does."""


class Hand:
    """Touches things with the mouse."""

    skips = True
    """Whether it skips the moves of bots instead of watching them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        """Click near a corner, because another piece may cover the middle."""
        box = what.bounding_box()
        assert box is not None, f"{what} is not to be seen"
        what.click(position={"x": min(12, box["width"] / 2), "y": min(12, box["height"] / 2)})
        self.page.mouse.move(1, 1)  # otherwise the tooltip would cover other things

    def touch(self, things: list[Locator]) -> int:
        """Touch the next of these things, or several at once; returns how many."""
        self.press(things[0])
        return 1

    def choose(self, move: str) -> bool:
        """Play a choice without touching things, if this hand can."""
        return False

    def pick(self, move: str) -> None:
        """Pick a choice from the menu."""
        self.press(self.page.locator(f"[data-part=menu] [data-move={json.dumps(move)}]"))


class DraggingHand(Hand):
    """Drags one thing to another if a choice has two targets."""

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
    """Uses the keyboard alone: Enter plays the choice whose key was pressed, or touches the thing that Tab reached."""

    skips = False
    decisions = 0

    def choose(self, move: str) -> bool:
        self.decisions += 1
        if self.decisions % 3 == 0:
            return False
        self.page.keyboard.press("l")
        chosen = self.play_by_key(move, "[data-part=choices]")
        self.page.keyboard.press("l")
        return chosen

    def play_by_key(self, move: str, where: str) -> bool:
        """Select the choice by the key shown beside it, and play it; False if it has none."""
        keys: dict[str, str] = self.page.evaluate(KEYS, where)
        if move not in keys:
            return False
        self.page.keyboard.press(keys[move])
        self.page.keyboard.press("Enter")
        return True

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
        if not self.play_by_key(move, "[data-part=menu]"):
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
    """A player whose page shows a table."""

    def __init__(
        self,
        page: Page,
        site: Running,
        hand: Hand | None = None,
        thorough: bool = False,
        bot: str = "greedy",
    ) -> None:
        self.page = page
        self.site = site
        self.thorough = thorough
        """Whether the board must show the targets of all choices, not only of the advised one."""
        self.hand = hand or Hand(page)
        self.bot = bot
        """Who advises."""
        self.seat: int | None = None
        """Who sits at the page, where there are several who take turns there."""
        self.table = page.url.partition("/tables/")[2].partition("?")[0].partition("/")[0]
        assert self.table, f"{page.url} is no table"

        self.where: Where = "board"
        """Where the decision that is made just now is taken."""
        self.taken: Counter[tuple[str, Where]] = Counter()
        """How many decisions were taken, by verb and by where."""

    def share_on_the_board(self) -> float:
        """How large a part of the decisions was taken by touching things on the board."""
        touched = sum(count for (_, where), count in self.taken.items() if where == "board")
        return touched / self.taken.total()

    def told(self) -> str:
        """The decisions by verb and by where they were taken, the frequent ones first."""
        return ", ".join(f"{verb} ({where}) {count}" for (verb, where), count in self.taken.most_common())

    def play_to_the_end(self) -> int:
        """Play until the page shows the result; returns how many decisions that took."""
        decisions = self.play()
        self.page.locator("[data-part=result]").wait_for()
        return decisions

    def play(self, most: int = 10_000) -> int:
        """Play at most this many decisions; returns how many there were."""
        decisions = 0
        advice = self.next_decision()
        while advice.move and decisions < most:
            self.decide(advice)
            decisions += 1
            advice = self.next_decision(after=advice.decided)
        return decisions

    def next_decision(self, after: int = -1) -> Advice:
        """Wait until it is my turn or the game is over; my last move may still be pending."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < until:
            advice = self.site.inside(advised(self.site, self.table, self.bot, self.seat, after))
            if advice is not None:
                return advice
            self.page.wait_for_timeout(30)
        raise AssertionError("the bots did not move")

    def decide(self, advice: Advice) -> None:
        """Play the advised move on the page and check that it was played."""
        state = self.wait_for_position(advice.position)
        if state["chosen"]:
            self.page.keyboard.press("Escape")
        if self.thorough:
            missing: list[str] = self.page.evaluate(MISSING, list(advice.all_targets))
            assert not missing, f"the board does not show {missing}"
        chosen = self.hand.choose(advice.move)
        if not chosen and self.page.locator(STORE).count():
            return self.try_out(advice)
        touched = () if chosen else advice.targets
        if advice.answers and not chosen and not self.page.evaluate(MISSING, list(advice.answers)):
            touched = advice.answers
        things = [
            self.thing(target, advice) for target in touched if is_thing(target) or self.lies_there(target)
        ]
        self.where = "list" if chosen else "board" if things else "button"
        if not things and not chosen:
            self.answer(advice, last=True)
        while things:
            things = things[self.hand.touch(things) :]
            if self.answer(advice, last=not things):
                break
        self.confirm(advice)
        assert self.is_played(advice), f"{advice.move} was not played; the page offers {self.state()}"
        self.taken[advice.move.partition(" ")[0], self.where] += 1

    def try_out(self, advice: Advice) -> None:
        """Where all is tried before any of it is sent: put each piece of a store where it fits, then play the whole."""
        for _ in range(MOST_PIECES):
            slots = self.page.locator(SLOTS)
            if self.page.locator(f"{STORE}[data-state~=selected]").count():
                self.hand.press(slots.first)  # a piece is in hand
            elif self.page.locator(f"{STORE}[data-state~=legal]").count():
                self.hand.press(self.page.locator(f"{STORE}[data-state~=legal]").first)
            else:
                break
        while not self.is_played(advice):
            self.hand.press(self.page.locator("[data-part=answers] [data-move]").first)
        while (decided := self.site.inside(decisions(self.site, self.table))) == advice.decided:
            self.page.wait_for_timeout(30)
        self.taken[advice.move.partition(" ")[0], "board"] += decided - advice.decided

    def answer(self, advice: Advice, last: bool) -> bool:
        """Use the menu, stepper or button that a touch may open; returns whether the move is played."""
        if self.is_played(advice):
            return True
        state = self.state()
        if state["menu"]:
            self.where = "menu"
            self.hand.pick(advice.move)
        elif state["amount"] is not None:
            self.step_to(advice)
        elif last:
            self.press_choice(advice)
        else:
            return False
        return True

    def is_played(self, advice: Advice) -> bool:
        """Whether the move is on its way or has arrived."""
        return (
            bool(self.state()["busy"]) or self.site.inside(decisions(self.site, self.table)) > advice.decided
        )

    def confirm(self, advice: Advice) -> None:
        """Press the button that the page still wants: what cannot be taken back is asked about once."""
        if advice.move in self.state()["prompt"] and not self.is_played(advice):
            self.hand.press(self.page.locator(f"[data-part=answers] [data-move={json.dumps(advice.move)}]"))

    def step_to(self, advice: Advice) -> None:
        self.where = "stepper"
        amount = next(
            int(target.partition(":")[2]) for target in advice.targets if target.startswith("amount:")
        )
        buttons = self.page.locator("[data-part=stepper] button:not([data-move])")
        while (now := self.state()["amount"]) != amount:
            self.hand.press(buttons.first if now > amount else buttons.last)
        self.hand.press(self.page.locator("[data-part=stepper] [data-move]"))

    def press_choice(self, advice: Advice) -> None:
        """Press the button of the prompt, or if there are too many, the one in the list of choices."""
        if advice.move in self.state()["prompt"]:
            self.hand.press(self.page.locator(f"[data-part=answers] [data-move={json.dumps(advice.move)}]"))
            return
        self.where = "list"
        self.page.keyboard.press("l")
        self.hand.press(self.page.locator(f"[data-part=choices] [data-move={json.dumps(advice.move)}]"))
        self.page.keyboard.press("l")

    def thing(self, target: str, advice: Advice) -> Locator:
        found = self.page.locator(f"[data-target={json.dumps(target)}]")
        assert found.count(), f"{advice.move} touches {target}, which is not on the board"
        return found.first

    def lies_there(self, target: str) -> bool:
        """Whether the board has a place for an amount."""
        return bool(self.page.locator(f"[data-target={json.dumps(target)}]").count())

    def wait_for_position(self, position: int) -> dict[str, Any]:
        """Wait until the page shows this position or a later one and I may decide; bots are watched or skipped."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < until:
            state = self.state()
            if state["position"] >= position and not state["busy"]:
                return state
            if self.hand.skips:
                self.page.evaluate(SKIP)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"the page does not show position {position}: {self.state()}")

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(STATE)
        return state


async def advised(site: Running, table_id: str, bot: str, sitting: int | None, after: int) -> Advice | None:
    """The advice for the person to move, the one who sits there before others.

    None while others have to decide, or while people have not made more decisions than `after`.
    """
    live_table = await site.server.tables.get(table_id)
    async with live_table.lock:
        match = live_table.match
        if match is None:
            return None
        table = match.table
        decided = decided_by_people(match)
        if decided <= after:
            return None  # a bot is asked only once what was decided has arrived
        if match.over():
            return Advice(table.revision, decided)
        seats = [seat for seat in match.due() if match.owners[seat] and not match.bot_of(seat)]
        if not seats:
            return None
        seat = sitting if sitting in seats else seats[0]
        question = Question(table.state, seat, Random(table.revision), Budget(nodes=NODES))
        code = adviser(bot, table.rules).decide(question)
        view = table.view(seat)
        touched = {each: table.rules.words.targets(view, each) for each in table.legal(seat)}
        things = {target for targets in touched.values() for target in targets if is_thing(target)}
        notation = table.rules.codebook.notation(code)
        answers = tuple(answered(table.state, seat, code))
        return Advice(table.revision, decided, notation, tuple(touched[code]), tuple(things), seat, answers)


def answered(state: State, seat: int, code: int) -> list[str]:
    """A thing whose touch means this choice, as its button does, and nothing in what follows it."""
    words = state.rules.words
    things = words.answers(state.view(seat), code)
    after = state.clone()
    after.play(seat, code)
    view = after.view(seat)
    next_targets = {target for each in after.legal(seat) for target in words.targets(view, each)}
    return [thing for thing in things if thing not in next_targets][:1]


@cache
def adviser(bot: str, rules: Rules) -> Bot:
    return make(bot, rules)


async def decisions(site: Running, table_id: str) -> int:
    live_table = await site.server.tables.get(table_id)
    async with live_table.lock:
        assert live_table.match is not None, "the game has not started"
        return decided_by_people(live_table.match)


def decided_by_people(match: Match) -> int:
    return sum(event.who >= 0 and bool(match.owners[event.who]) for event in match.table.log)


def is_thing(target: str) -> bool:
    return not target.startswith(("button:", "amount:"))
