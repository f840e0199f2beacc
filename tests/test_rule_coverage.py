"""Every numbered rule has a test and a line of code that names it, and the tool that says so can be trusted."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def rule_coverage(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "rule_coverage.py"), *args]
    return subprocess.run(command, capture_output=True, text=True)


ALL_TESTED = 'pytestmark = rule("TOY-101", "TOY-E05", "TOY-R01")\n'


def project(root: Path, tests: str, exempt: str = "", code: str = "# TOY-101\n# TOY-R01\n") -> str:
    """A game with three rules, these tests, exemptions and code; gives the options that look at it."""
    text = root / "src/roadstead/games/toy/text/rules.en.md"
    text.parent.mkdir(parents=True)
    text.write_text("# Toy\n- **TOY-101** One.\n- **TOY-E05** Two, see TOY-999.\n- **TOY-R01** Three.\n")
    (text.parent.parent / "rules.py").write_text(code)
    folder = root / "tests/rules/toy"
    folder.mkdir(parents=True)
    (folder / "test_toy.py").write_text(tests)
    (folder / "no_digital_effect.toml").write_text(exempt)
    return f"--root={root}"


def test_every_rule_of_every_game_has_a_test_and_is_named_in_code() -> None:
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
        "  2 to enforce, 2 named in code, 0 not in code with a reason, 0 missing\n"
    )


def test_a_rule_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    tests = 'pytestmark = rule("TOY-101", "TOY-R01",\n  "TOY-E05", "TOY-999")\n'
    report = rule_coverage(project(tmp_path, tests))
    assert report.returncode == 1
    assert "tests/rules/toy/test_toy.py:1: there is no rule TOY-999" in report.stdout


def test_a_rule_that_no_code_names_is_shown_unless_it_is_an_example(tmp_path: Path) -> None:
    report = rule_coverage(project(tmp_path, ALL_TESTED, code='"""TOY-101."""\n'))
    assert report.returncode == 1
    assert "2 to enforce, 1 named in code, 0 not in code with a reason, 1 missing" in report.stdout
    assert "not named in code: TOY-R01\n" in report.stdout


def test_a_rule_may_be_enforced_by_no_single_line_for_a_reason(tmp_path: Path) -> None:
    options = project(tmp_path, ALL_TESTED, code="# TOY-101\n")
    listed = tmp_path / "tests/rules/toy/not_in_code.toml"
    listed.write_text('TOY-R01 = "how the whole is read"\n')
    report = rule_coverage(options)
    assert report.returncode == 0, report.stdout
    assert "1 not in code with a reason, 0 missing" in report.stdout

    listed.write_text(
        'TOY-R01 = "how the whole is read"\nTOY-101 = "cited all the same"\nTOY-7 = "unknown"\n'
    )
    report = rule_coverage(options)
    assert report.returncode == 1
    assert "in not_in_code.toml although the code names it: TOY-101\n" in report.stdout
    assert "not_in_code.toml of toy: there is no rule TOY-7\n" in report.stdout


def test_a_citation_names_a_rule_that_exists_and_names_it_in_full(tmp_path: Path) -> None:
    code = "# TOY-101, R01\n# TOY-101 to TOY-R01\n# TOY-102\n"
    report = rule_coverage(project(tmp_path, ALL_TESTED, code=code))
    assert report.returncode == 1
    file = "src/roadstead/games/toy/rules.py"
    assert f"{file}:1: 'TOY-101, R01' hides rules; name each by itself" in report.stdout
    assert f"{file}:2: 'TOY-101 to' hides rules; name each by itself" in report.stdout
    assert f"{file}:3: there is no rule TOY-102" in report.stdout
