"""Every numbered rule of every game has a test, and the tool that says so can be trusted."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def rule_coverage(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "rule_coverage.py"), *args]
    return subprocess.run(command, capture_output=True, text=True)


def project(root: Path, tests: str, exempt: str = "") -> str:
    """A game with three rules, these tests and these exemptions; gives the options that look at it."""
    text = root / "src/roadstead/games/toy/text/rules.en.md"
    text.parent.mkdir(parents=True)
    text.write_text("# Toy\n- **TOY-101** One.\n- **TOY-E05** Two, see TOY-999.\n- **TOY-R01** Three.\n")
    folder = root / "tests/rules/toy"
    folder.mkdir(parents=True)
    (folder / "test_toy.py").write_text(tests)
    (folder / "no_digital_effect.toml").write_text(exempt)
    return f"--root={root}"


def test_every_rule_of_every_game_has_a_test() -> None:
    report = rule_coverage()
    assert report.returncode == 0, report.stdout + report.stderr


def test_a_rule_without_a_test_is_shown(tmp_path: Path) -> None:
    report = rule_coverage(project(tmp_path, '@rule("TOY-101")\ndef test_one(): ...\n'))
    assert report.returncode == 1
    assert (
        "toy: 3 rules, 1 with a test, 0 without digital effect, 2 without a test: 33 % covered"
        in report.stdout
    )
    assert "no test: TOY-E05, TOY-R01" in report.stdout


def test_a_rule_without_digital_effect_needs_no_test(tmp_path: Path) -> None:
    tests = '@pytest.mark.rule("TOY-101", "TOY-R01")\ndef test_both(): ...\n'
    report = rule_coverage(project(tmp_path, tests, 'TOY-E05 = "wood"\n'))
    assert report.returncode == 0
    assert report.stdout == (
        "toy: 3 rules, 2 with a test, 1 without digital effect, 0 without a test: 100 % covered\n"
    )


def test_a_rule_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    tests = 'pytestmark = rule("TOY-101", "TOY-R01",\n  "TOY-E05", "TOY-999")\n'
    report = rule_coverage(project(tmp_path, tests))
    assert report.returncode == 1
    assert "tests/rules/toy/test_toy.py:1: there is no rule TOY-999" in report.stdout
