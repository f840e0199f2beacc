"""The compiled modules are used while they fit their sources, and only then."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOYS = {
    "engine/__init__.py": "",
    "engine/boat.py": """
from dataclasses import dataclass
from mypy_extensions import mypyc_attr

@dataclass(frozen=True)
class Cargo:
    good: str
    amount: int

@mypyc_attr(allow_interpreted_subclasses=True)
class Boat:
    def __init__(self, cargo: Cargo) -> None:
        self.cargo = cargo

    def toll(self) -> int:
        return 0

    def worth(self) -> int:
        return self.cargo.amount - self.toll()
""",
    "games/__init__.py": "",
    "games/toy/__init__.py": "from roadstead.games.toy.rules import Barge\n",
    "games/toy/rules.py": """
from roadstead.engine.boat import Boat

class Barge(Boat):
    def toll(self) -> int:
        return 2
""",
    "games/toy/loose.py": '''"""A module left out."""
# interpreted: it shows that this is possible
from roadstead.engine.boat import Boat

class Raft(Boat):
    def toll(self) -> int:
        return 1
''',
}

LOOK = """
import roadstead
from roadstead.engine.boat import Boat, Cargo
from roadstead.games.toy import Barge
from roadstead.games.toy.loose import Raft
import sys
suffixes = [sys.modules[kind.__module__].__file__.rpartition(".")[2] for kind in (Boat, Barge, Raft)]
print(roadstead.compiled, *suffixes, *[kind(Cargo("fish", 5)).worth() for kind in (Boat, Barge, Raft)])
"""

COMPILED = "True so so py 5 3 4\n"
INTERPRETED = "False py py py 5 3 4\n"


class Harbour:
    """A small project of its own, with the real loader and the real compiler tool."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "roadstead"
        self.compiled = root / "build" / "compiled"
        for name in ("src/roadstead/__init__.py", "src/roadstead/_compiled.py", "tools/compile.py"):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        for name, text in TOYS.items():
            (self.package / name).parent.mkdir(parents=True, exist_ok=True)
            (self.package / name).write_text(text)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {name: value for name, value in os.environ.items() if name != "ROADSTEAD_PURE"}
        env = {**inherited, "PYTHONPATH": str(self.root / "src"), "ROADSTEAD_OPT": "0", **environment}
        return subprocess.run(
            [sys.executable, *command], cwd=self.root, env=env, capture_output=True, text=True
        )

    def compile(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("tools/compile.py", **environment)

    def look(self, **environment: str) -> str:
        return self.run("-c", LOOK, **environment).stdout


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").is_file()


@pytest.fixture
def harbour(tmp_path: Path) -> Harbour:
    return Harbour(tmp_path)


@pytest.fixture
def broken(harbour: Harbour) -> Harbour:
    """Its compiled module fits by its stamp, but whoever loads it fails."""
    module = harbour.compiled / "roadstead" / "engine" / f"boat{sysconfig.get_config_var('EXT_SUFFIX')}"
    module.parent.mkdir(parents=True)
    module.write_text("not a library")
    shown = harbour.run("-c", "from roadstead import _compiled; print(_compiled.fingerprint())")
    (harbour.compiled / "stamp").write_text(shown.stdout)
    return harbour


@pytest.fixture(scope="module")
def one_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not has_compiler():
        pytest.skip("no C compiler or no Python headers")
    harbour = Harbour(tmp_path_factory.mktemp("built"))
    made = harbour.compile()
    assert made.returncode == 0, made.stdout + made.stderr
    assert made.stdout.startswith("Compiling 2 modules with mypyc ")
    return harbour.root / "build"


@pytest.fixture
def built(one_build: Path, harbour: Harbour) -> Harbour:
    shutil.copytree(one_build, harbour.root / "build")
    return harbour


def change(source: Path) -> None:
    source.parent.mkdir(exist_ok=True)
    with source.open("a") as text:
        text.write("# changed\n")


def test_what_fits_is_loaded(broken: Harbour) -> None:
    assert "ImportError" in broken.run("-c", LOOK).stderr


def test_pure_ignores_what_fits(broken: Harbour) -> None:
    assert broken.look(ROADSTEAD_PURE="1") == INTERPRETED


@pytest.mark.parametrize("name", ["engine/boat.py", "games/toy/__init__.py", "bots/new.py"])
def test_a_changed_source_makes_it_stale(broken: Harbour, name: str) -> None:
    change(broken.package / name)
    assert broken.look() == INTERPRETED


@pytest.mark.parametrize("stamp", ["", "0123456789", "\0\xff"])
def test_a_stamp_that_does_not_fit_is_ignored(broken: Harbour, stamp: str) -> None:
    (broken.compiled / "stamp").write_text(stamp, encoding="latin-1")
    assert broken.look() == INTERPRETED


def test_without_a_compiler_it_says_so_once(harbour: Harbour) -> None:
    first = harbour.compile(CC="no-such-compiler")
    assert first.returncode == 0
    assert "Everything works interpreted" in first.stdout
    assert harbour.compile(CC="no-such-compiler").stdout == ""
    assert harbour.look() == INTERPRETED


def test_compiled_and_interpreted_modules_work_together(built: Harbour) -> None:
    assert built.look() == COMPILED
    assert built.look(ROADSTEAD_PURE="1") == INTERPRETED


def test_nothing_compiled_lies_beside_the_sources(built: Harbour) -> None:
    assert {path.suffix for path in built.package.rglob("*.*") if path.is_file()} <= {".py", ".pyc"}


def test_what_fits_is_not_compiled_again(built: Harbour) -> None:
    again = built.compile()
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


def test_a_build_follows_its_sources(built: Harbour) -> None:
    boat = built.package / "engine/boat.py"
    boat.write_text(boat.read_text().replace("self.cargo.amount - ", "10 * self.cargo.amount - "))
    assert built.look() == "False py py py 50 48 49\n"
    made = built.compile()
    assert made.returncode == 0, made.stdout + made.stderr
    assert built.look() == "True so so py 50 48 49\n"


def test_a_failed_build_says_why_and_leaves_nothing_that_fits(built: Harbour) -> None:
    wrong = built.package / "engine/wrong.py"
    wrong.write_text('def count() -> int:\n    return "three"\n')
    failed = built.compile()
    assert failed.returncode == 1
    assert "src/roadstead/engine/wrong.py:2: error" in failed.stderr
    assert built.look() == INTERPRETED
    wrong.unlink()
    assert built.look() == COMPILED
