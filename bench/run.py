"""Measures our games and their peers in one run, shows them side by side and writes build/bench.json.

With --against it measures our own parts alone, here and in another commit in turn.
"""

import argparse
import json
import os
import platform
import sys
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean, median

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench import against
from bench.measuring import ROOT, Json, MeasurementError, measure_play, measure_server
from bench.ours import OURS
from bench.peers import PEERS

SERVERS = ("server-sqlite", "server-postgresql")
YARDSTICK = "catanatron"
DOMINOES = "openspiel-python-block-dominoes"

METHOD = """\
{repeats} rounds; in each, every line is measured once, in a process of its own, one after the other, one thread.
A measurement plays whole random games, set-up included, for {seconds:g} s of CPU time after a warm-up. Shown are
medians over the rounds, for decisions/s also the lowest and the highest; ratios are computed within a round.
Only decisions of players count, not chance. Catanatron also asks if there is a single choice, we hardly ever do:
"choice" is the share of decisions with two or more choices. Clone: positions all along random
games. Legal: making the list of legal codes in greedy games; the worst is that of all rounds. In "native" and
"compiled" the loop is compiled too; in all others it is Python. CPU times are less sensitive to other work
on the machine than wall times, but not immune. Server: it and its clients share the machine; two sockets per
table, a random move at each table every two seconds; a round trip lasts from sending a move to the answer that it is
stored."""


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    seconds: float
    """CPU time of one run of random play."""
    repeats: int
    tables: int
    """At the server."""
    server_seconds: float


FULL = Size(3.0, 3, 500, 60.0)
QUICK = Size(0.3, 3, 40, 6.0)
AGAINST = Size(1.0, 5, 100, 10.0)


def main() -> int:
    args = arguments()
    console = Console(width=None if sys.stdout.isatty() else 160)
    known = [*OURS, *SERVERS] if args.against else [*PEERS, *OURS, *SERVERS]
    chosen = [name for name in known if not args.only or any(part in name for part in args.only)]
    if not chosen:
        console.print(f"nothing has {' or '.join(args.only)} in its name; there are: {', '.join(known)}")
        return 2
    size = size_of(args)
    try:
        report = (
            compare(console, args.against, chosen, size) if args.against else survey(console, chosen, size)
        )
    except against.UnknownCommit as unknown:
        console.print(
            f"{args.against} is no commit to compare with: {unknown}", highlight=False, markup=False
        )
        return 2
    write(args.out, report)
    return 1 if report["failures"] else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument(
        "--against", metavar="COMMIT", help="measure this commit and the present checkout in turn"
    )
    parser.add_argument("--quick", action="store_true", help="short runs, to see that all of it works")
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="what has NAME in its name; repeatable"
    )
    parser.add_argument("--seconds", type=float, help="CPU time of one run of random play")
    parser.add_argument("--repeats", type=int, help="rounds")
    parser.add_argument("--tables", type=int, help="tables at the server")
    parser.add_argument("--server-seconds", type=float, help="how long they play")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json", help="where the JSON goes")
    return parser.parse_args()


def size_of(args: argparse.Namespace) -> Size:
    """The default size of such a run, with the values given on the command line."""
    usual = QUICK if args.quick else AGAINST if args.against else FULL
    wanted = {name: getattr(args, name) for name in asdict(usual)}
    return replace(usual, **{name: value for name, value in wanted.items() if value is not None})


def measure(name: str, seed: int, size: Size, checkout: Path = ROOT) -> Json:
    if name in SERVERS:
        return measure_server(name, size.tables, size.server_seconds, checkout)
    return measure_play("bench.ours" if name in OURS else "bench.peers", name, seed, size.seconds, checkout)


def compare(console: Console, revision: str, names: list[str], size: Size) -> Json:
    """Measure this checkout and another commit in turn."""

    def measure_in(name: str, checkout: Path) -> Json:
        return measure(name, 1, size, checkout)

    comparison = against.compare(console, revision, names, size.repeats, measure_in)
    against.show(console, comparison, size.repeats)
    return asdict(comparison) | {"size": asdict(size)}


def survey(console: Console, names: list[str], size: Size) -> Json:
    """Measure everything chosen, in rounds."""
    machine = describe_machine()
    failures: dict[str, str] = {}
    rounds: dict[str, list[Json]] = {name: [] for name in names if name not in SERVERS}
    servers: dict[str, Json] = {}
    for seed in range(1, size.repeats + 1):
        for name in [name for name in rounds if name not in failures]:
            with console.status(f"round {seed} of {size.repeats}: {name}"):
                try:
                    rounds[name].append(measure(name, seed, size))
                except MeasurementError as error:
                    failures[name] = str(error)
    for name in SERVERS:
        if name in names:
            with console.status(f"{name}: {size.server_seconds:g} s of play"):
                try:
                    servers[name] = measure(name, 1, size)
                except MeasurementError as error:
                    failures[name] = str(error)
    machine["load_after"] = load()
    results = summaries({name: runs for name, runs in rounds.items() if name not in failures})
    show(console, results, servers, failures)
    console.print(machine_lines(machine, results), highlight=False)
    console.print(METHOD.format(seconds=size.seconds, repeats=size.repeats), highlight=False)
    return {
        "size": asdict(size),
        "machine": machine,
        "results": results,
        "servers": servers,
        "failures": failures,
    }


def write(file: Path, report: Json) -> None:
    report = {"when": datetime.now(UTC).isoformat(timespec="seconds")} | report
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


# -- the machine -----------------------------------------------------------------------------------


def describe_machine() -> Json:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load_before": load(),
    }


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown processor"


def load() -> float | None:
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


# -- summing up ------------------------------------------------------------------------------------


def summaries(rounds: dict[str, list[Json]]) -> dict[str, Json]:
    return {name: summary(name, rounds) for name in rounds}


def summary(name: str, rounds: dict[str, list[Json]]) -> Json:
    runs = rounds[name]
    speeds = [speed(run) for run in runs]
    legal_worst = values(runs, "legal_worst_seconds")
    return {
        "mode": runs[0].get("mode", "peer"),
        "seats": runs[0].get("seats"),
        "decisions_per_second": median(speeds),
        "decisions_per_second_lowest": min(speeds),
        "decisions_per_second_highest": max(speeds),
        "times_catanatron": ratio(runs, rounds.get(YARDSTICK)),
        "times_dominoes": ratio(runs, rounds.get(DOMINOES)),
        "games_per_second": median(run["games"] / run["cpu"] for run in runs),
        "decisions_per_game": sum(run["decisions"] for run in runs) / sum(run["games"] for run in runs),
        "share_with_choice": fmean(run["share_with_choice"] for run in runs),
        "mean_options": fmean(run["mean_options"] for run in runs),
        "clone_microseconds": scaled_median(values(runs, "clone_seconds"), 1e6),
        "legal_mean_microseconds": scaled_median(values(runs, "legal_mean_seconds"), 1e6),
        "legal_worst_milliseconds": max(legal_worst) * 1e3 if legal_worst else None,
        "share_of_core": sum(run["cpu"] for run in runs) / sum(run["wall"] for run in runs),
        "versions": runs[0]["versions"],
        "rounds": runs,
    }


def speed(run: Json) -> float:
    return float(run["decisions"] / run["cpu"])


def ratio(runs: list[Json], others: list[Json] | None) -> float | None:
    if not others:
        return None
    return median(speed(run) / speed(other) for run, other in zip(runs, others, strict=True))


def values(runs: list[Json], key: str) -> list[float]:
    return [run[key] for run in runs if run.get(key) is not None]


def scaled_median(numbers: list[float], scale: float) -> float | None:
    return median(numbers) * scale if numbers else None


# -- showing ---------------------------------------------------------------------------------------

COLUMNS = (
    (f"× {YARDSTICK}", "times_catanatron", ",.2f"),
    ("games/s", "games_per_second", ",.1f"),
    ("decisions/game", "decisions_per_game", ",.1f"),
    ("choice", "share_with_choice", ".0%"),
    ("clone µs", "clone_microseconds", ",.2f"),
    ("legal mean µs", "legal_mean_microseconds", ",.2f"),
    ("legal worst ms", "legal_worst_milliseconds", ",.3f"),
)

SERVER_COLUMNS = (
    ("moves/s", "moves_per_second", ",.1f"),
    ("wanted", "wanted_per_second", ",.1f"),
    ("refused", "refused", ",d"),
    ("median ms", "p50_ms", ",.1f"),
    ("p99 ms", "p99_ms", ",.1f"),
    ("worst ms", "worst_ms", ",.1f"),
    ("CPU ms/move", "server_cpu_ms_per_move", ",.2f"),
    ("kB/table", "kilobytes_per_table_at_end", ",.0f"),
)
ROUND_TRIP_MS = 100

# Mode, description, figure, minimum, maximum.
TARGETS = (
    ("compiled", f"at least 10 × {YARDSTICK}", "times_catanatron", 10.0, None),
    ("compiled", "above 134,000 decisions/s", "decisions_per_second", 134_000.0, None),
    ("compiled", "clone under 5 µs", "clone_microseconds", None, 5.0),
    ("compiled", "legal at worst under 5 ms", "legal_worst_milliseconds", None, 5.0),
    ("interpreted", f"faster than {DOMINOES}", "times_dominoes", 1.0, None),
)


def show(
    console: Console, results: dict[str, Json], servers: dict[str, Json], failures: dict[str, str]
) -> None:
    if results:
        console.print(speed_table(results))
    if servers:
        console.print(server_table(servers))
    targets = targets_table(results)
    for name, result in servers.items():
        met = result["p99_ms"] < ROUND_TRIP_MS
        words = f"99 % of round trips under {ROUND_TRIP_MS} ms"
        targets.add_row(
            name, words, format_value(result["p99_ms"], ",.1f"), "[green]met" if met else "[red]missed"
        )
    if targets.row_count:
        console.print(targets)
    for name, reason in failures.items():
        console.print(f"[red]{name} was not measured:[/red] {escape(reason)}", highlight=False)


def speed_table(results: dict[str, Json]) -> Table:
    table = Table(title="Random play, one core", title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in ("decisions/s", "lowest–highest", *[heading for heading, _, _ in COLUMNS]):
        table.add_column(heading, justify="right")
    for name, result in results.items():
        lowest, highest = result["decisions_per_second_lowest"], result["decisions_per_second_highest"]
        table.add_row(
            name,
            format_value(result["decisions_per_second"], ",.0f"),
            f"{lowest:,.0f}–{highest:,.0f}",
            *[format_value(result[key], form) for _, key, form in COLUMNS],
        )
    return table


def server_table(servers: dict[str, Json]) -> Table:
    first = next(iter(servers.values()))
    title = (
        f"Server and clients: {first['tables']} tables, {first['sockets']} sockets, {first['seconds']:.0f} s"
    )
    table = Table(title=title, title_justify="left")
    table.add_column("", no_wrap=True)
    for heading, _, _ in SERVER_COLUMNS:
        table.add_column(heading, justify="right")
    for name, result in servers.items():
        table.add_row(name, *[format_value(result[key], form) for _, key, form in SERVER_COLUMNS])
    return table


def targets_table(results: dict[str, Json]) -> Table:
    table = Table("", "target", title="Targets", title_justify="left")
    table.add_column("measured", justify="right")
    table.add_column("")
    for name, result in results.items():
        for mode, words, key, least, most in TARGETS:
            value = result[key]
            if result["mode"] != mode or value is None:
                continue
            met = (least is None or value >= least) and (most is None or value <= most)
            table.add_row(name, words, format_value(value, ",.2f"), "[green]met" if met else "[red]missed")
    return table


def format_value(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def machine_lines(machine: Json, results: dict[str, Json]) -> str:
    versions: dict[str, str] = {}
    for result in results.values():
        versions |= result["versions"]
    lines = [
        f"{machine['cpu']}, {machine['cores']} cores, {machine['system']}, {machine['python']}",
        ", ".join(f"{package} {version}" for package, version in sorted(versions.items())),
        f"Load {machine['load_before']} before, {machine['load_after']} after (this run is 1 of it).",
    ]
    shares = [result["share_of_core"] for result in results.values()]
    if shares and min(shares) < 0.95:
        lines.append(f"The machine was busy: one measurement had only {min(shares):.0%} of a core.")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
