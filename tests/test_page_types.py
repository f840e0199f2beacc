"""The page's types of messages and views are those of the server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_page_knows_the_types_of_the_server() -> None:
    tool = ROOT / "tools" / "page_types.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
