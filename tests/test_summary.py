"""What a test run says at its end: which browser tests were flaky, and which files are slow."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BROWSER_TESTS = """
from collections import Counter
import pytest

tries = Counter()
met = []

def first(name):
    tries[name] += 1
    return tries[name] == 1

@pytest.fixture(scope="module")
def site():
    tries["site"] += 1
    yield tries["site"]
    assert not first("leaving"), "the server does not stop"

@pytest.fixture(scope="class")
def table(site):
    tries["table"] += 1
    return site, tries["table"]

class TestTable:
    def test_flaky_call(self, table, tmp_path):
        met.append((*table, tmp_path))
        assert not first("call"), "the window does not open"

def test_fixtures_were_set_up_afresh():
    assert [place[:2] for place in met] == [(1, 1), (2, 2)]
    assert met[0][2] != met[1][2]

@pytest.fixture
def badly_begun():
    assert not first("set-up"), "the server does not start"

@pytest.fixture
def badly_ended():
    yield
    assert not first("teardown"), "the console shows an error"

def test_flaky_set_up(badly_begun):
    pass

def test_flaky_teardown(badly_ended):
    pass

def test_really_broken():
    assert first("broken") and False, "the page is empty"
"""
OTHER_TESTS = """
tries = []

def test_elsewhere():
    tries.append(1)
    assert len(tries) == 2
"""
SLOW_TEST = """
from time import sleep
import pytest

@pytest.fixture
def slow():
    sleep(0.4)
    yield
    sleep(0.4)

def test_slow(slow):
    sleep(0.4)
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """A run in two workers, with the plugins of this project: browser tests, and many other files."""
    folder = tmp_path_factory.mktemp("project")
    files = {"browser/test_toy.py": BROWSER_TESTS, "test_other.py": OTHER_TESTS, "test_slow.py": SLOW_TEST}
    files |= {f"test_{number}.py": "def test_nothing(): ..." for number in range(10)}
    for name, text in files.items():
        (folder / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "tests" / name).write_text(text)
    command = "-m pytest -q -n 2 --dist loadfile -p tests.second_try -p tests.slowest"
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, *command.split()],
        cwd=folder,
        env=env | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )


def section(run: subprocess.CompletedProcess[str], title: str) -> str:
    """What stands under a title of the summary."""
    parts = re.split(r"^=+ (.*) =+$", run.stdout, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))[title]


def test_a_browser_test_that_fails_once_is_named_as_flaky_with_its_failure(
    run: subprocess.CompletedProcess[str],
) -> None:
    told = section(run, "3 flaky: failed first, then not")
    assert re.findall("FLAKY tests/browser/test_toy.py::(.*)", told) == [
        "TestTable::test_flaky_call",
        "test_flaky_set_up",
        "test_flaky_teardown",
    ]
    assert re.findall("in (setup|call|teardown):", told) == ["call", "teardown", "setup", "teardown"]
    assert re.findall("E .*Error: (.*)", told) == [
        "the window does not open",
        "the server does not stop",
        "the server does not start",
        "the console shows an error",
    ]


def test_what_fails_twice_or_is_no_browser_test_fails(run: subprocess.CompletedProcess[str]) -> None:
    told = section(run, "short test summary info")
    assert set(re.findall("(?:FAILED|ERROR) (.*) - ", told)) == {
        "tests/browser/test_toy.py::test_really_broken",
        "tests/test_other.py::test_elsewhere",
    }
    assert "2 failed, 15 passed" in told
    assert run.returncode == 1


def test_the_ten_slowest_files_are_named_with_all_their_time(run: subprocess.CompletedProcess[str]) -> None:
    told = section(run, "10 slowest of 13 files")
    seconds = {file: float(spent) for spent, file in re.findall(r"([\d.]+) s  (.*)", told)}
    assert len(seconds) == 10
    assert list(seconds.values()) == sorted(seconds.values(), reverse=True)
    assert seconds["tests/test_slow.py"] >= 1.2
