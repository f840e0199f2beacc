"""Measures another commit and this checkout in turn, with the same code, and compares them."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.measuring import ROOT, Json, MeasurementError

HERE = "here"
KEPT_BUILDS = ("compiled", "mypyc")
HIGHER_IS_BETTER = ("decisions/s",)

METHOD = """\
Each line is measured {repeats} times in both, in turn; shown is the best. All are CPU times, so that other work on the
machine weighs less. The ratio says how many times as fast this checkout is: above 1 it is faster than {commit}."""

Figures = dict[str, float]
Measure = Callable[[str, Path], Json]
"""Measures the subject of this name with the sources of a checkout."""


class Side(NamedTuple):
    """One of the two checkouts that are compared."""

    name: str
    checkout: Path


class UnknownCommit(Exception):
    """There is no such commit, or no repository to find it in; the text is git's message."""


@dataclass
class Comparison:
    """The best figures by side and name, and why others are missing."""

    commit: str
    best: dict[str, dict[str, Figures]] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)

    def add(self, side: str, name: str, run: Json) -> None:
        kept = self.best.setdefault(name, {}).setdefault(side, {})
        for what, value in figures(run).items():
            better = max if what in HIGHER_IS_BETTER else min
            kept[what] = better(value, kept.get(what, value))

    def lines(self) -> Iterator[tuple[str, str, float, float, float]]:
        """Name, figure, its value there and here, and how many times as fast it is here."""
        for name, sides in self.best.items():
            if name in self.failures:
                continue
            for what, there in sides[self.commit].items():
                here = sides[HERE][what]
                ratio = here / there if what in HIGHER_IS_BETTER else there / here
                yield name, what, there, here, ratio


def figures(run: Json) -> Figures:
    """The figures of a measurement that are based on CPU time."""
    if "server_cpu_ms_per_move" in run:
        return {"CPU ms/move": run["server_cpu_ms_per_move"]}
    found = {"decisions/s": run["decisions"] / run["cpu"], "clone µs": run["clone_seconds"] * 1e6}
    if "legal_mean_seconds" in run:
        found["legal mean µs"] = run["legal_mean_seconds"] * 1e6
    return found


def in_turn(names: list[str], sides: list[Side], repeats: int) -> Iterator[tuple[str, Side]]:
    """The order of measurements: each name on both sides in a row, neither side always first."""
    for number in range(repeats):
        for name in names:
            for side in sides if number % 2 == 0 else reversed(sides):
                yield name, side


def compare(console: Console, revision: str, names: list[str], repeats: int, measure: Measure) -> Comparison:
    with worktree(revision) as there:
        if not all(name.endswith("-interpreted") for name in names):
            compile_in(there.checkout)
        comparison = Comparison(there.name)
        turns = list(in_turn(names, [there, Side(HERE, ROOT)], repeats))
        for number, (name, side) in enumerate(turns, 1):
            if name in comparison.failures:
                continue
            with console.status(f"{number} of {len(turns)}: {name}, {side.name}"):
                try:
                    comparison.add(side.name, name, measure(name, side.checkout))
                except MeasurementError as error:
                    comparison.failures[name] = f"{side.name}: {error}"
    return comparison


def show(console: Console, comparison: Comparison, repeats: int) -> None:
    table = Table("", "", title=f"{comparison.commit} and this checkout", title_justify="left")
    for heading in (comparison.commit, HERE, "ratio"):
        table.add_column(heading, justify="right")
    for name, what, there, here, ratio in comparison.lines():
        table.add_row(name, what, f"{there:,.2f}", f"{here:,.2f}", f"{ratio:.2f}")
    if table.row_count:
        console.print(table)
    for name, reason in comparison.failures.items():
        console.print(f"[red]{name} cannot be compared;[/red] {escape(reason)}", highlight=False)
    console.print(METHOD.format(repeats=repeats, commit=comparison.commit), highlight=False)


# -- the other checkout ----------------------------------------------------------------------------


@contextmanager
def worktree(revision: str) -> Iterator[Side]:
    """A temporary checkout of another commit."""
    commit = git("rev-parse", "--verify", "--short", f"{revision}^{{commit}}")
    with tempfile.TemporaryDirectory(prefix="roadstead-") as folder:
        other = Path(folder, commit)
        git("worktree", "add", "--quiet", "--detach", str(other), commit)
        try:
            yield Side(commit, other)
        finally:
            git("worktree", "remove", "--force", str(other))


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise UnknownCommit(done.stderr.strip())
    return done.stdout.strip()


def compile_in(other: Path) -> None:
    """Compile the other commit with its own tool, reusing the build of unchanged files."""
    for name in KEPT_BUILDS:
        if (ROOT / "build" / name).is_dir():
            shutil.copytree(ROOT / "build" / name, other / "build" / name)
    subprocess.run([sys.executable, "tools/compile.py"], cwd=other)
