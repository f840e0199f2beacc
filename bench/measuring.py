"""Runs measurements one after the other, each in its own process."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
EXTRA_SECONDS = 120  # how long a measurement may take beyond its nominal time

Json = dict[str, Any]


class MeasurementError(Exception):
    """A measurement gave no result; says why."""


def measure_play(suite: str, name: str, seed: int, seconds: float, checkout: Path = ROOT) -> Json:
    """Measure random play of one subject; one of ours runs the sources of `checkout`."""
    command = ["-m", suite, name, f"--seed={seed}", f"--seconds={seconds}"]
    return last_line(command, EXTRA_SECONDS + 10 * seconds, checkout, pure=name.endswith("-interpreted"))


def measure_server(name: str, tables: int, seconds: float, checkout: Path = ROOT) -> Json:
    """Measure a server that runs the sources of `checkout`."""
    command = [
        "-m",
        "bench.server",
        name.removeprefix("server-"),
        f"--tables={tables}",
        f"--seconds={seconds}",
    ]
    return last_line(command, EXTRA_SECONDS + 4 * seconds, checkout)


def last_line(command: list[str], limit: float, checkout: Path, pure: bool = False) -> Json:
    """The JSON that a Python command prints last. It runs here, but imports the checkout's `roadstead`."""
    env = os.environ | {
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "PYTHONPATH": str(checkout / "src"),
        "ROADSTEAD_PURE": "1" if pure else "",
    }
    try:
        child = subprocess.run(
            [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, timeout=limit
        )
    except subprocess.TimeoutExpired:
        raise MeasurementError(f"no result after {limit:.0f} s") from None
    if child.returncode:
        said = child.stderr.strip().splitlines()
        raise MeasurementError(said[-1] if said else f"ended with status {child.returncode}")
    result: Json = json.loads(child.stdout.splitlines()[-1])
    return result
