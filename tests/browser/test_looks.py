"""A table at the first decision: readable and accessible in every language, by day and by night, on every screen."""

from __future__ import annotations

import pytest

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme
from tests.browser.playing import Player
from tests.server.running import Running


@pytest.mark.parametrize(
    ("lang", "theme", "size"),
    [
        ("en", "light", "desktop"),
        ("fr", "dark", "tablet"),
        ("en", "light", "phone"),
        ("de", "dark", "narrow"),
    ],
)
def test_a_table_looks_good(person: People, site: Running, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    page.locator(".quick .btn.primary").click()
    page.wait_for_url("**/tables/*")
    player = Player(page, site)
    player.wait_for_position(player.next_decision().position)
    looks_good(page, "first")
