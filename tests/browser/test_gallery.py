"""The gallery: every part of the boards in every state, looked at and touched. It is no part of the page."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page

import hatch_build
from tests.browser.looking import looks_good
from tests.luck import SOAK

GALLERY = Path(hatch_build.ROOT) / "build" / "gallery"
PARTS = ("bids", "reveals", "tracks", "ships", "maps", "small")
WIDTHS = (360, 390, 768, 1024, 1440, 1920, 2560, 3840) if SOAK else (390, 1440)
BY_TOUCH = 1024
"""Screens up to this width are touched."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def build() -> None:
    """Build the gallery, unless it is up to date."""
    mark = hatch_build.digest(hatch_build.sources())
    stamp = GALLERY / hatch_build.STAMP
    if hatch_build.has_stamp(stamp, mark):
        return
    vite = hatch_build.MODULES / "vite" / "bin" / "vite.js"
    hatch_build.run("vite build", "node", vite, "build", "--config", "vite.gallery.config.ts")
    stamp.write_text(mark, "utf-8")


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of the built gallery."""
    build()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(GALLERY)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/gallery.html"
    server.shutdown()
    server.server_close()


Opener = Callable[..., Page]


@pytest.fixture
def look(browser: Browser, gallery: str) -> Iterator[Opener]:
    """Opens a part of the gallery; nothing may be logged there."""
    contexts = []
    problems: list[str] = []

    def open_part(
        part: str, width: int = 1440, theme: str = "light", motion: str = "calm", touch: bool = False
    ) -> Page:
        touched = touch or width <= BY_TOUCH
        context = browser.new_context(
            viewport={"width": width, "height": 900},
            has_touch=touched,
            is_mobile=touched and width < 768,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "calm" else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(f"{gallery}?part={part}&theme={theme}&motion={motion}")
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    yield open_part
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


def whole(page: Page) -> None:
    """Make the window as high as the page, so that a picture shows all of it."""
    size = page.viewport_size
    assert size is not None
    high = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": size["width"], "height": high})


@pytest.mark.parametrize(("part", "theme", "width"), list(product(PARTS, ("light", "dark"), WIDTHS)))
def test_every_part_looks_good(look: Opener, part: str, theme: str, width: int) -> None:
    page = look(part, width, theme)
    whole(page)
    looks_good(page, f"gallery-{part}")


@pytest.mark.parametrize("part", PARTS)
def test_touched_things_are_as_large_as_a_finger(look: Opener, part: str) -> None:
    page = look(part, 390)
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button')].flatMap((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 39.5 || height < 39.5 ? [`${button.ariaLabel ?? button.innerText} ${width} ${height}`] : [];
        })"""
    )
    assert not small


def case(page: Page, title: str) -> Locator:
    return page.get_by_role("figure").filter(has_text=title)
