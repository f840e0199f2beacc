"""Every part of the bench runs, with the smallest numbers; what they say is not looked at here."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roadstead
from bench.against import Comparison, Side, in_turn
from bench.ours import OURS
from bench.peers import PEERS
from bench.timing import measure
from roadstead._compiled import matches_sources

ROOT = Path(__file__).resolve().parent.parent
SMALLEST = "--seconds=0.001 --repeats=1 --server-seconds=0.01"
LIMITED = 40  # live connections that a server usually allows a person
MODES = ("compiled", "driven") if roadstead.compiled else ("interpreted",)


def bench(root: Path, arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the bench of a checkout as `make bench` does."""
    command = [sys.executable, "-m", "bench.run", *SMALLEST.split(), *arguments.split()]
    env = {name: value for name, value in os.environ.items() if name != "ROADSTEAD_PURE"}
    env["PYTHONPATH"] = str(root / "src")
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("name", [name for name in OURS if name.endswith(MODES)])
def test_our_games_can_be_measured(name: str) -> None:
    found = measure(OURS[name](), seed=1, seconds=0.001)
    assert found["games"]
    assert found["clone_seconds"]


@pytest.mark.parametrize("name", PEERS)
def test_peers_can_be_measured(name: str) -> None:
    try:
        peer = PEERS[name]()
    except ImportError as missing:
        pytest.skip(f"only `make bench` installs the peers: {missing}")
    assert measure(peer, seed=1, seconds=0.001)["games"]


def test_all_modes_and_a_server_with_many_connections_are_measured_and_shown(tmp_path: Path) -> None:
    report = tmp_path / "bench.json"
    tables = LIMITED // 2 + 1
    run = bench(ROOT, f"--only=harbour --only=server --tables={tables} --out={report}")
    found = json.loads(report.read_text())
    not_compiled = [] if matches_sources() else ["harbour-compiled", "harbour-driven"]
    assert list(found["failures"]) == not_compiled, run.stdout + run.stderr
    assert run.returncode == (1 if not_compiled else 0)
    assert "harbour-interpreted" in found["results"]
    assert [server["sockets"] for server in found["servers"].values()] == [2 * tables] * 2
    assert all(server["refused"] == 0 < server["moves"] for server in found["servers"].values())
    for name in (*found["results"], *found["servers"]):
        assert name in run.stdout


def test_what_nothing_is_called_is_refused() -> None:
    run = bench(ROOT, "--only=chess")
    assert run.returncode == 2
    assert "nothing has chess in its name" in run.stdout


# -- against another commit -----------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with a commit in which Novgorod does not load; the checkout has mended it."""
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    ignored = shutil.ignore_patterns("__pycache__", "web")
    for folder in ("bench", "src/roadstead"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    rules = tmp_path / "src/roadstead/games/novgorod/__init__.py"
    good = rules.read_text()
    rules.write_text("raise ImportError('the harbour is frozen')\n")
    for command in ("init -q", "add .", "commit -q -m winter", "tag winter"):
        identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        subprocess.run(["git", *identity, *command.split()], cwd=tmp_path, check=True)
    rules.write_text(good)
    return tmp_path


def test_two_checkouts_are_measured_in_turn_and_shown_side_by_side(repository: Path) -> None:
    run = bench(
        repository, "--against=winter --repeats=2 --only=harbour-interpreted --only=novgorod-interpreted"
    )
    found = json.loads((repository / "build/bench.json").read_text())
    commit = found["commit"]
    assert set(found["best"]["harbour-interpreted"]) == {commit, "here"}
    assert [*found["best"]["harbour-interpreted"]["here"]] == ["decisions/s", "clone µs", "legal mean µs"]
    assert f"{commit} and this checkout" in run.stdout
    assert (
        f"novgorod-interpreted cannot be compared; {commit}: ImportError: the harbour is frozen" in run.stdout
    )
    assert run.returncode == 1
    assert len(worktrees(repository)) == 1


def test_a_commit_that_is_not_there_is_refused(repository: Path) -> None:
    run = bench(repository, "--against=summer --only=harbour-interpreted")
    assert run.returncode == 2
    assert "summer is no commit to compare with" in run.stdout


def test_each_is_measured_on_both_sides_before_the_next_and_neither_side_is_always_first() -> None:
    there, here = Side("abc", Path("there")), Side("here", Path("here"))
    turns = in_turn(["harbour", "server"], [there, here], 3)
    assert [(name, side.name) for name, side in turns] == [
        *[("harbour", "abc"), ("harbour", "here"), ("server", "abc"), ("server", "here")],
        *[("harbour", "here"), ("harbour", "abc"), ("server", "here"), ("server", "abc")],
        *[("harbour", "abc"), ("harbour", "here"), ("server", "abc"), ("server", "here")],
    ]


def test_the_best_of_each_side_counts_and_above_one_is_faster_here() -> None:
    comparison = Comparison("abc")
    for side, decisions, clone in (
        ("abc", 100, 4e-6),
        ("abc", 80, 5e-6),
        ("here", 150, 8e-6),
        ("here", 200, 9e-6),
    ):
        comparison.add(side, "harbour", {"decisions": decisions, "cpu": 1.0, "clone_seconds": clone})
    assert list(comparison.lines()) == [
        ("harbour", "decisions/s", 100, 200, 2.0),
        ("harbour", "clone µs", 4e-6 * 1e6, 8e-6 * 1e6, 0.5),
    ]


def worktrees(repository: Path) -> list[str]:
    command = ["git", "worktree", "list"]
    return subprocess.run(command, cwd=repository, capture_output=True, text=True).stdout.splitlines()
