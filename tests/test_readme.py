"""The README's example runs as it stands, and its pictures are there and small."""

import re
from pathlib import Path

import pytest

from tools.pictures import MOST_KILOBYTES, PICTURES

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[[")


def test_the_pictures_are_there_and_small() -> None:
    named = set(re.findall(r"docs/pictures/[a-z]+\.webp", README.read_text("utf-8")))
    assert named == {f"docs/pictures/{each.name}.webp" for each in PICTURES}
    assert sum((README.parent / each).stat().st_size for each in named) < 1000 * MOST_KILOBYTES
