"""What all tests share: how much random play they do, and that long files come first."""

import pytest
from hypothesis import settings

from tests.luck import SOAK

pytest_plugins = ["tests.second_try", "tests.slowest"]

settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if SOAK else "quick")

LONG = (
    "tests/browser/",
    "tests/server/",
    "tests/test_games",
    "tests/test_differential",
    "tests/bots/",
    "tests/cli/",
)
"""What takes long for the number of its tests; begun last, it would keep one core busy and the other idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
