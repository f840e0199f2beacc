"""Looks at a page as a demanding person would: screenshots to keep, accessibility, and that all text can be read."""

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


def screens(page: Page, name: str) -> Path:
    """Keep a screenshot; its file says the language, the theme and the width, too."""
    lang, theme = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]")
    width = page.viewport_size["width"] if page.viewport_size else 0
    file = SCREENS / f"{name}-{lang}-{theme}-{width}.png"
    page.screenshot(path=file, animations="disabled")
    return file


@cache
def axe_source() -> str:
    return AXE.read_text("utf-8")


def axe(page: Page) -> None:
    """No rule of axe-core is violated."""
    # by the debugger: the page's own policy lets no other script in, and shall not be switched off for this
    debugger = page.context.new_cdp_session(page)
    debugger.send("Runtime.evaluate", {"expression": axe_source()})
    debugger.detach()
    found: list[dict[str, Any]] = page.evaluate(FOUND_BY_AXE)
    told = [f"{each['rule']}: {each['help']}\n    " + "\n    ".join(each["at"]) for each in found]
    assert not told, "\n".join(told)


def unclipped(page: Page) -> None:
    """All text can be read: nothing is cut off, nothing ends in an ellipsis, the page does not scroll sideways."""
    problems: list[str] = page.evaluate(CLIPPED)
    assert not problems, "\n".join(problems)


def looks_good(page: Page, name: str) -> None:
    """A screenshot, axe and no clipped text."""
    screens(page, name)
    axe(page)
    unclipped(page)
