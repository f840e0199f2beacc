"""Runs commands as a person would: arguments, typed lines, and what comes back."""

import io
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
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(list(arguments))
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return answer
