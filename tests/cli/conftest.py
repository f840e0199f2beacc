"""Runs commands as a person would: arguments, typed lines and the output."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from roadstead.cli.app import run
from tests.luck import luck


@dataclass(frozen=True)
class Answer:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Roadstead = Callable[..., Answer]

FIRST = "first"
"""Typed to choose the first choice, whatever its label is."""


class Typist(io.TextIOBase):
    """Types these lines; reads the label of the first choice from the output."""

    def __init__(self, typed: str, look: Callable[[], str]) -> None:
        self.lines = io.StringIO(typed)
        self.look = look

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = self.lines.readline(size)
        return line.replace(FIRST, self.first_label()) if line == f"{FIRST}\n" else line

    def first_label(self) -> str:
        """The first of a list, the last of a grid; 1 where no choice stands."""
        asked = self.look().rsplit("\n\n", 1)[-1]
        labels = re.findall(r"^ *(\d+|[a-z]{1,2})  \S", asked, re.MULTILINE)
        labels += re.findall(r" ([a-z]\d)\.\n> $", asked)
        return str(labels[0]) if labels else "1"


@pytest.fixture
def roadstead(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Roadstead:
    """Runs `roadstead` with these arguments in an empty folder, in English; `typed` are the lines of stdin."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("secrets.token_hex", luck(request.node.name))
    for name in ("ROADSTEAD_DEBUG", "ROADSTEAD_TOKEN"):
        monkeypatch.delenv(name, raising=False)

    def answer(*arguments: str, typed: str = "") -> Answer:
        shown: list[str] = []
        errors: list[str] = []

        def look() -> str:
            out, err = capsys.readouterr()
            shown.append(out)
            errors.append(err)
            return "".join(shown[-2:])

        monkeypatch.setattr("sys.stdin", Typist(typed, look))
        capsys.readouterr()
        code = run(list(arguments))
        look()
        return Answer(code, "".join(shown), "".join(errors))

    return answer
