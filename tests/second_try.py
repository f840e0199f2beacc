"""A pytest plugin: a browser test that fails is run once more, and named as flaky if it passes then.

A flaky test is a defect, of the test or of the program; the summary shows where its first try failed.
"""

import re

import pytest
from _pytest.runner import runtestprotocol

FOLDER = "tests/browser/"
PROPERTY = "first try"
PLACE = re.compile(r"> |\S+:\d+: ")
"""What the lines of a traceback begin with that say where it failed; those with "E " say why."""
SHOWN_LINES = 10
"""Playwright's reasons describe the whole page; the first lines are telling."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    if not item.nodeid.startswith(FOLDER):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        reports.append(tear_down_all(item))
        item.user_properties.append((PROPERTY, first_failure(reports)))
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def tear_down_all(item: pytest.Item) -> pytest.TestReport:
    """End also what other tests would have shared, so that the second try meets nothing of the first."""
    setup_state = item.session._setupstate
    call = pytest.CallInfo.from_call(lambda: setup_state.teardown_exact(None), when="teardown")
    return pytest.TestReport.from_item_and_call(item, call)


def first_failure(reports: list[pytest.TestReport]) -> str:
    """Where and why it failed, in short."""
    lines: list[str] = []
    for report in reports:
        if report.failed:
            text = report.longreprtext.splitlines()
            places = [line for line in text if PLACE.match(line)]
            reasons = [line for line in text if line.startswith("E ")] or text
            lines += [f"in {report.when}:", *places[-SHOWN_LINES:], *reasons[:SHOWN_LINES]]
    return "\n".join(lines)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    failed = {report.nodeid for key in ("failed", "error") for report in terminalreporter.getreports(key)}
    flaky = {
        report.nodeid: str(text)
        for reports in terminalreporter.stats.values()
        for report in reports
        if isinstance(report, pytest.TestReport) and report.nodeid not in failed
        for name, text in report.user_properties
        if name == PROPERTY
    }
    if not flaky:
        return
    terminalreporter.section(f"{len(flaky)} flaky: failed first, then not", yellow=True)
    for nodeid, text in flaky.items():
        terminalreporter.line(f"FLAKY {nodeid}", yellow=True)
        terminalreporter.line(text)
