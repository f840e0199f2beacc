"""Visual checks of a page: screenshots, accessibility, and that no text is cut off."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
CLIPPED = Path(__file__).with_name("clipped.js").read_text("utf-8")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

FOUND_BY_AXE = """async () => {
  const found = await window.axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((each) => ({
    rule: each.id,
    help: each.help,
    at: each.nodes.slice(0, 5).map((node) => node.html.slice(0, 160) + ' | ' + (node.failureSummary ?? '')),
  }));
}"""

AT_REST = """() => new Promise((done) => {
  let [before, frames] = [-1, 0];
  const look = () => {
    frames = scrollY === before ? frames + 1 : 0;
    before = scrollY;
    if (frames < 3) requestAnimationFrame(look);
    else done();
  };
  look();
})"""


def screens(page: Page, name: str) -> Path:
    """Save a screenshot; its name contains language, theme and width."""
    # a page that still scrolls is captured from where it was: everything would be shifted
    page.evaluate(AT_REST)
    lang, theme = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")
    width = page.viewport_size["width"] if page.viewport_size else 0
    file = SCREENS / f"{name}-{lang}-{theme}-{width}.png"
    page.screenshot(path=file, animations="disabled")
    return file


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def run_script(page: Page, source: str) -> None:
    """Run a script of our own in the page."""
    # through the debugger, because the page's content security policy forbids foreign scripts and must stay on
    debugger = page.context.new_cdp_session(page)
    debugger.send("Runtime.evaluate", {"expression": source})
    debugger.detach()


def axe(page: Page) -> None:
    """No rule of axe-core is violated."""
    run_script(page, axe_source())
    found: list[dict[str, Any]] = page.evaluate(FOUND_BY_AXE)
    problems = [f"{each['rule']}: {each['help']}\n    " + "\n    ".join(each["at"]) for each in found]
    assert not problems, "\n".join(problems)


def unclipped(page: Page) -> None:
    """No text is cut off or ends in an ellipsis, and the page does not scroll sideways."""
    problems: list[str] = page.evaluate(CLIPPED)
    assert not problems, "\n".join(problems)


def looks_good(page: Page, name: str) -> None:
    """A screenshot, axe and no clipped text."""
    screens(page, name)
    axe(page)
    unclipped(page)
