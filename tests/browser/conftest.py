"""Fixtures: a real server with the built page, a real browser, and people who open the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from roadstead.server.context import Settings
from tests.browser.people import People
from tests.server.running import FREELY, Running, running

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]

expect.set_options(
    timeout=60_000
)  # generous for slow machines; `expect` returns as soon as the condition holds


# Playwright keeps an event loop in this thread while it runs; tests elsewhere need the thread to be without one
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, shared by all tests of this folder in a worker."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        pytest.fail(f"the browser tests need Chromium; on Debian: apt install {CHROMIUMS[0]}", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def new_site(folder: Path) -> Iterator[Running]:
    """A running server with the built page and without rate limits."""
    if not files("roadstead").joinpath("web", "index.html").is_file():
        pytest.fail("the page has not been built; run: make page", pytrace=False)
    with running(Settings(str(folder / "roadstead.db"), rates=FREELY)) as site:
        yield site


# a file whose tests look at what everybody sees, such as the list of open tables, has a `site` of its own
@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is shared by all tests of this folder in a worker: each has people and tables of its own."""
    with new_site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def person(browser: Browser, site: Running, request: pytest.FixtureRequest) -> Iterator[People]:
    """Opens pages, each with a browser context of its own: `person("Ann", lang="de", theme="dark", size="phone")`."""
    site.deal_as(request.node.name)
    people = People(browser, site.url)
    yield people
    people.leave()


@pytest.fixture
def page(person: People) -> Page:
    """The page of one person: English, light theme, desktop."""
    return person("Ann")
