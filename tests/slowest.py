"""A pytest plugin: after a run of many files the summary names the slowest."""

from collections import defaultdict

import pytest

SHOWN = 10


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Seconds by file: set-up, call and teardown of all its tests, whichever worker ran them."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid.partition("::")[0]] += report.duration
    if len(seconds) > SHOWN:
        terminalreporter.section(f"{SHOWN} slowest of {len(seconds)} files")
        for file, spent in sorted(seconds.items(), key=lambda item: -item[1])[:SHOWN]:
            terminalreporter.line(f"{spent:7.1f} s  {file}")
