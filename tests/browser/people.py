"""People with a browser context each: their settings, and a check that their pages logged no errors."""

from __future__ import annotations

import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Literal, TypeAlias, TypeVar, get_args

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tests.luck import SOAK
from tests.server.running import go

T = TypeVar("T")
Lang = Literal["en", "de", "fr"]
Theme = Literal["light", "dark"]
Size = Literal["desktop", "tablet", "phone", "narrow"]

SIZES: dict[Size, tuple[int, int]] = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "narrow": (360, 740),
}
Look: TypeAlias = tuple[Lang, Theme, Size]
EVERY_LOOK: list[Look] = list(product(get_args(Lang), get_args(Theme), get_args(Size)))


def looks(*few: Look) -> list[Look]:
    """In which looks something is looked at: a few that have each language, theme and size once; in the soak all."""
    return EVERY_LOOK if SOAK else list(few)


BY_TOUCH = ("tablet", "phone", "narrow")
NOBODY_YET = ("/api/me", "401")
"""The page of a newcomer asks who they are; browsers always log that refusal."""


@dataclass
class People:
    """Opens pages for people, and asserts at the end that none of them had an error."""

    browser: Browser
    url: str
    contexts: list[BrowserContext] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def __call__(
        self,
        name: str = "",
        lang: Lang = "en",
        theme: Theme = "light",
        size: Size = "desktop",
        motion: Literal["calm", "full"] = "calm",
        at: str = "/",
        **settings: object,
    ) -> Page:
        """Open the page as a guest, or without a name as a newcomer. Further settings are passed by name.

        Nobody is asked to confirm a move unless the test wants it (`confirm=True`, the default of the page).
        """
        width, height = SIZES[size]
        pace = "once" if motion == "calm" else "normal"
        common = {"language": lang, "theme": theme, "motion": motion, "pace": pace}
        kept = {**common, "confirm": False, **settings}
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            has_touch=size in BY_TOUCH,
            is_mobile=size in ("phone", "narrow"),
            locale=lang,
            color_scheme=theme,
            reduced_motion="reduce" if motion == "calm" else "no-preference",
            storage_state={
                "cookies": [],
                "origins": [
                    {
                        "origin": self.url,
                        "localStorage": [{"name": "roadstead-settings", "value": json.dumps(kept)}],
                    }
                ],
            },
        )
        context.set_default_timeout(60_000)
        self.contexts.append(context)
        if name:
            assert context.request.post("/api/guests", data={"name": name}).ok
        context.on("page", self.watch)
        page = context.new_page()
        page.goto(at)
        return page

    def expect(self, *words: str) -> None:
        """Allow console messages that contain one of these words, such as a refusal under test."""
        self.expected += words

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.problems.append(f"page: {error.stack or error}"))
        page.on("request", self.follow)

    def hear(self, message: ConsoleMessage) -> None:
        logged = f"{message.text} ({message.location.get('url', '')})"
        newcomer = all(word in logged for word in NOBODY_YET)
        if message.type in ("error", "warning") and not newcomer:
            self.problems.append(f"console: {logged}")

    def follow(self, request: Request) -> None:
        live = self.url.replace("http:", "ws:")
        if not request.url.startswith((f"{self.url}/", f"{live}/", "data:", "blob:")):
            self.problems.append(f"asks another host: {request.url}")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        problems = [each for each in self.problems if not any(word in each for word in self.expected)]
        assert not problems, "\n".join(dict.fromkeys(problems))


def aside(scenario: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in another thread, because Playwright occupies the event loop of this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(go, scenario).result()
