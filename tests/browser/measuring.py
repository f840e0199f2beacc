"""What a page costs: what it transfers, how far it shifts while it loads, what moves, and the work of each frame."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.looking import run_script

WATCH = """
window.shifts = [];
window.moved = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.data)]);
}).observe({ type: 'layout-shift', buffered: true });
"""
"""To be run before a page is: notes how far things shift that nobody touched."""
TRANSFERRED = """() => Object.fromEntries(
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((each) => [each.name, each.encodedBodySize]),
)"""
NOTE_MOTION = """
window.moved = [];
for (const [of, name] of [[Element.prototype, 'animate']]) {
  const before = of[name];
  of[name] = function (frames, ...more) {
    window.moved.push(...[frames].flat().flatMap((frame) => Object.keys(frame)));
    console.timeStamp('moves');
    return before.call(this, frames, ...more);
  };
}
for (const name of ['transitionrun', 'animationstart'])
  document.addEventListener(name, ({ target, propertyName, animationName }) => {
    if (propertyName) window.moved.push(propertyName);
    for (const { effect } of target.getAnimations())
      if (animationName) window.moved.push(...effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  });
"""
"""To be run in a page: notes by which properties things are moved from now on."""
CALM = {"transform", "translate", "rotate", "scale", "opacity", "offset-distance", "offsetDistance"}
"""What the compositor moves by itself."""
PAINTED = {"zIndex", "easing", "composite", "offset", "computedOffset", "visibility"}
"""What comes along and moves nothing."""
COLOURS = ("color", "shadow", "background", "fill", "stroke", "outline", "filter")
WORK = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "EventDispatch", "TimerFire", "FireAnimationFrame"}
LAYOUT = {"Layout", "UpdateLayoutTree", "RecalculateStyles"}


def transferred(page: Page, api: bool = True) -> dict[str, int]:
    """Everything that was transferred for this page and how many bytes of it; with what the server told, or without."""
    sizes: dict[str, int] = page.evaluate(TRANSFERRED)
    return {name: size for name, size in sizes.items() if api or "/api/" not in name}


def shifts(page: Page) -> list[tuple[float, list[str]]]:
    """How far things shifted, and which ones (see `WATCH`)."""
    found: list[tuple[float, list[str]]] = page.evaluate("window.shifts")
    return found


def note_motion(page: Page) -> None:
    run_script(page, NOTE_MOTION)


def moved_by(page: Page) -> set[str]:
    """The properties by which things were moved since `note_motion`, but those that lay nothing out anew."""
    found: list[str] = page.evaluate("window.moved")
    return {
        name
        for name in found
        if name not in CALM | PAINTED and not any(each in name.lower() for each in COLOURS)
    }


class Trace:
    """What the browser itself notes of its work, between `with` and its end."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []

    def __enter__(self) -> Trace:
        browser = self.page.context.browser
        assert browser is not None
        browser.start_tracing(page=self.page, categories=["devtools.timeline", "devtools.timeline.frame"])
        return self

    def __exit__(self, *_: object) -> None:
        browser = self.page.context.browser
        assert browser is not None
        self.events = json.loads(browser.stop_tracing())["traceEvents"]

    def frames_that_move(self) -> list[float]:
        """The milliseconds of script and layout in each frame of the animations that began: time of the processor."""
        marks = [event for event in self.events if event["name"] == "TimeStamp" and said(event) == "moves"]
        if not marks:
            return []
        thread = marks[0]["pid"], marks[0]["tid"]
        own = sorted(
            (event for event in self.events if (event["pid"], event["tid"]) == thread),
            key=lambda each: each["ts"],
        )
        begins = [event["ts"] for event in own if event["name"] == "BeginMainThreadFrame"]
        work: dict[int, float] = {}
        end = 0
        for event in own:
            if event["name"] not in WORK | LAYOUT or event["ts"] < end:
                continue
            end = event["ts"] + event.get("dur", 0)
            frame = sum(begin <= event["ts"] for begin in begins)
            work[frame] = work.get(frame, 0) + event.get("tdur", event.get("dur", 0)) / 1000
        first = {sum(begin <= mark["ts"] for begin in begins) for mark in marks}
        last = max(first) + 20
        return [work.get(frame, 0) for frame in range(min(first) + 1, last) if frame not in first]


def said(event: dict[str, Any]) -> str:
    data: dict[str, Any] = event.get("args", {}).get("data", {})
    return str(data.get("message", data.get("name", "")))
