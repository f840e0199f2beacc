"""The first page: readable and accessible in every language, by day and by night, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.looking import looks_good
from tests.browser.people import Lang, People, Size, Theme


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_home_looks_good(person: People, lang: Lang, theme: Theme, size: Size) -> None:
    page = person("Ann", lang, theme, size)
    expect(page.locator(".poster")).to_have_count(4)
    looks_good(page, "home")


def test_a_newcomer_is_welcome(person: People) -> None:
    page = person()
    expect(page.locator(".poster")).to_have_count(4)
    expect(page.locator("h1")).to_be_visible()
