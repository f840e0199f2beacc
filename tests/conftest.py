"""What all tests share: how much random play they do."""

import os

from hypothesis import settings

settings.register_profile("quick", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if os.environ.get("ROADSTEAD_SOAK") else "quick")
