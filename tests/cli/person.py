"""A person at a real terminal: reads the output, types lines."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import roadstead

TIMEOUT_SECONDS = 120.0


class Person:
    """Runs `roadstead` in a terminal of its own. `shown` is the whole output, without colours."""

    def __init__(self, folder: Path, *arguments: str, columns: int = 80) -> None:
        self.ours, theirs = pty.openpty()
        environment = {
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm",
            "COLUMNS": str(columns),
            "LINES": "40",
            "XDG_DATA_HOME": str(folder / "data"),
            "PYTHONPATH": str(Path(roadstead.__file__).parents[1]),
        }
        environment.pop("ROADSTEAD_TOKEN", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "roadstead", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            cwd=folder,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""
        self.read = 0

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def sees(self, pattern: str) -> str:
        """Wait until this is shown after the last match; returns the match."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while True:
            found = re.compile(pattern).search(self.shown, self.read)
            if found:
                self.read = found.end()
                return found.group()
            if not self.reads_more(until - time.monotonic()):
                raise AssertionError(f"{pattern!r} is not shown:\n{self.shown[self.read :]}")

    def reads_more(self, timeout_seconds: float) -> bool:
        if timeout_seconds <= 0 or not select.select([self.ours], [], [], timeout_seconds)[0]:
            return False
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False
        text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", data.decode("utf-8", "replace"))
        self.shown += text.replace("\r\n", "\n")
        return bool(data)

    def types(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def ends(self) -> int:
        """Wait until the program ends; returns its exit code."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while self.reads_more(until - time.monotonic()):
            pass
        return self.process.wait(TIMEOUT_SECONDS)
