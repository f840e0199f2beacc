"""Compiles engine, games and bots with mypyc into build/compiled, unless that is up to date.

Compiles every module of these packages except `__init__.py` and those that say `# interpreted: <reason>`
in their first lines. ROADSTEAD_OPT sets the C compiler's optimisation level, ROADSTEAD_PURE=1 skips all.
"""

import contextlib
import fcntl
import io
import os
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from roadstead import _compiled  # noqa: E402

BUILD = ROOT / "build"
SKIPPED = BUILD / "interpreted"  # the reason why nothing was compiled, so that it is printed only once
OPT = os.environ.get("ROADSTEAD_OPT", "1")  # "3" gains 3 % and takes twice as long to compile
JOBS = os.cpu_count() or 1


def main() -> None:
    if os.environ.get("ROADSTEAD_PURE", "0") not in ("", "0") or up_to_date():
        return
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compile.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not up_to_date() and not skip(what_is_missing()):
            compile_all()


def up_to_date() -> bool:
    return _compiled.matches_sources() and (_compiled.COMPILED / "stamp").read_text().split()[1:] == [OPT]


def what_is_missing() -> str:
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the Python headers are missing (Debian: python3-dev)"
    return ""


def skip(reason: str) -> bool:
    if not reason:
        SKIPPED.unlink(missing_ok=True)
    elif not SKIPPED.is_file() or SKIPPED.read_text() != reason:
        print(f"Not compiled: {reason}. Everything works interpreted, only slower.")
        SKIPPED.write_text(reason)
    return bool(reason)


def compile_all() -> None:
    began = time.monotonic()
    work = BUILD / "mypyc" / f"{_compiled.SUFFIX.strip('.')}-mypy{version('mypy')}-O{OPT}"
    package = snapshot(work / "src")
    modules = [path for path in _compiled.sources(package) if compiles(path)]
    if not modules:
        return
    print(f"Compiling {len(modules)} modules with mypyc ", end="", flush=True)
    os.chdir(work)
    build(translate([str(path.relative_to(work)) for path in modules]), "lib")
    publish(work / "lib", f"{_compiled.fingerprint(package)} {OPT}\n")
    print(f" {time.monotonic() - began:.0f} s")


def snapshot(target: Path) -> Path:
    """A copy of the sources, so that edits during the compilation do not matter."""
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", ".#*")  # an editor's lock file is a broken link
    return Path(shutil.copytree(_compiled.PACKAGE, target / "roadstead", ignore=ignored))


def compiles(path: Path) -> bool:
    head = path.read_text(encoding="utf-8").splitlines()[:5]
    return path.name != "__init__.py" and not any(line.startswith("# interpreted:") for line in head)


def translate(paths: list[str]) -> list[Any]:
    """Translate Python to C; the output of mypyc is shown only if it fails."""
    os.environ["MYPYPATH"] = "src"
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            from mypyc.build import mypycify

            return mypycify(
                options + paths,
                opt_level=OPT,
                debug_level="0",
                multi_file=True,
                group_name=_compiled.GROUP,
                target_dir="c",
            )
    except SystemExit as stop:
        fail(f"{said.getvalue()}{stop.code if isinstance(stop.code, str) else ''}")


def build(extensions: list[Any], target: str) -> None:
    """Compile C to shared libraries, on all cores, and only what has changed."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    class BuildChanged(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            plain_compile = self.compiler.compile
            headers = b"".join(path.read_bytes() for path in sorted(Path("c").rglob("*.h")))

            def compile_one(source: str, options: dict[str, Any]) -> str:
                key = blake2b(repr(options).encode() + headers + Path(source).read_bytes()).hexdigest()
                kept = Path("objects", source).with_suffix(".key")
                if not kept.is_file() or kept.read_text() != key:
                    kept.unlink(missing_ok=True)
                    plain_compile([source], **options)
                    kept.write_text(key)
                print(".", end="", flush=True)
                return str(kept.with_suffix(".o"))

            def compile_many(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(JOBS) as pool:
                    return list(pool.map(compile_one, sources, [options] * len(sources)))

            self.compiler.compile = compile_many
            super().build_extensions()

    shutil.rmtree(target, ignore_errors=True)
    command = BuildChanged(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = target, "objects", JOBS
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError) as error:
        fail(str(error))


def publish(made: Path, stamp: str) -> None:
    """Replace the previous build by the new one; the stamp is written last."""
    old = BUILD / "compiled.old"
    shutil.rmtree(old, ignore_errors=True)
    if _compiled.COMPILED.exists():
        _compiled.COMPILED.rename(old)
    made.rename(_compiled.COMPILED)
    (_compiled.COMPILED / "stamp").write_text(stamp)
    shutil.rmtree(old, ignore_errors=True)


def fail(message: str) -> NoReturn:
    sys.exit(f"\n{message.strip()}\nNot compiled. ROADSTEAD_PURE=1 runs everything interpreted meanwhile.")


if __name__ == "__main__":
    main()
