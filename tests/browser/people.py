"""People with a browser each: how they have set it, and that nothing goes wrong in it unseen."""

from __future__ import annotations

import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

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
BY_TOUCH = ("tablet", "phone", "narrow")
NOBODY_YET = ("/api/me", "401")
"""A newcomer's page asks who they are; a browser writes the refusal to its console, whatever the page does."""


@dataclass
class People:
    """Lets people come to a server, and sees to it in the end that their pages had no trouble."""

    browser: Browser
    url: str
    contexts: list[BrowserContext] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
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
        """Somebody opens the page; without a name, somebody who has never been here. More settings by their names."""
        width, height = SIZES[size]
        kept = {"language": lang, "theme": theme, "motion": motion, **settings}
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
        """What a console may say in this test, by words in it: a refusal that the test is about."""
        self.expected += words

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(f"page: {error.stack or error}"))
        page.on("request", self.follow)

    def hear(self, message: ConsoleMessage) -> None:
        told = f"{message.text} ({message.location.get('url', '')})"
        newcomer = all(word in told for word in NOBODY_YET)
        if message.type in ("error", "warning") and not newcomer:
            self.troubles.append(f"console: {told}")

    def follow(self, request: Request) -> None:
        live = self.url.replace("http:", "ws:")
        if not request.url.startswith((f"{self.url}/", f"{live}/", "data:", "blob:")):
            self.troubles.append(f"asks another host: {request.url}")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        troubles = [each for each in self.troubles if not any(word in each for word in self.expected)]
        assert not troubles, "\n".join(dict.fromkeys(troubles))


def aside(scenario: Coroutine[Any, Any, T]) -> T:
    """Run what needs an event loop of its own, such as a client of the server: this thread has Playwright's."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(go, scenario).result()
