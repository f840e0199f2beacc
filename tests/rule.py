"""The marker that names the numbered rules a test holds to: `@rule("HAR-607", "HAR-E05")`."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
