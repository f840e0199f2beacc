"""Lets Python import the compiled modules in build/compiled, if they match the sources."""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGES: Final = ("engine", "games", "bots")
GROUP: Final = "roadstead"
SHARED_LIBRARY: Final = GROUP + "__mypyc"  # mypyc's name for the shared code of a group of modules
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the ABI and the platform

PACKAGE: Final = Path(__file__).parent
COMPILED: Final = PACKAGE.parent.parent / "build" / "compiled"


def sources(package: Path = PACKAGE) -> list[Path]:
    """All Python files of the compiled packages, sorted."""
    return sorted(path for name in PACKAGES for path in (package / name).rglob("*.py") if path.is_file())


def fingerprint(package: Path = PACKAGE) -> str:
    """A hash of those files, their names, and the version of Python they are compiled for."""
    digest = blake2b(f"{sys.version}\0{SUFFIX}".encode(), digest_size=20)
    for path in sources(package):
        content = path.read_bytes()
        digest.update(f"\0{path.relative_to(package).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def matches_sources() -> bool:
    """Whether build/compiled was built from the current sources."""
    try:
        return (COMPILED / "stamp").read_bytes().split()[:1] == [fingerprint().encode()]
    except OSError:
        return False


def activate() -> bool:
    """Use the compiled modules if they match the sources; returns whether they are in use."""
    if os.environ.get("ROADSTEAD_PURE", "0") not in ("", "0") or not matches_sources():
        return False
    sys.meta_path.insert(0, CompiledFinder())
    return True


class CompiledFinder:
    """Finds our modules in build/compiled; those missing there are imported as usual."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != SHARED_LIBRARY and not fullname.startswith(f"{GROUP}."):
            return None
        file = COMPILED.joinpath(*fullname.split(".")).with_suffix(SUFFIX)
        return spec_from_file_location(fullname, file) if file.is_file() else None
