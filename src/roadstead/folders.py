"""The folder for a user's data on this system."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "roadstead"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "roadstead"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "roadstead"
