"""Shows, for the numbered rules of each game, which have a test and which are named by the code that enforces them.

Rules stand in src/roadstead/games/<game>/text/rules.en.md, as lines that begin with `- **HAR-201**`.

- Tests name them with `@rule("HAR-201")`; the tests are read, not run. tests/rules/<game>/no_digital_effect.toml lists
  the rules that no program can break: `HAR-102 = "stickers on wooden markers"`.
- Code and card data of the game name them in comments, docstrings and option declarations, each in full, so that
  `grep -rn HAR-201 src tests` finds everything. tests/rules/<game>/not_in_code.toml lists the rules that no single line
  enforces, with the reason. Examples (HAR-E01) illustrate other rules and need no line of their own.
"""

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"\b[A-Z]{3}-[A-Z]?\d{2,4}\b")
ABBREVIATION = re.compile(r"\b[A-Z]{3}-[A-Z]?\d{2,4}(?:(?:, | and | or )[A-Z]?\d{2,4}\b| to )")
"""`HAR-501, 505` and `HAR-201 to HAR-203` hide rules from grep."""


@dataclass
class Coverage:
    """The numbered rules of one game: which are held by a test, and which are named in the code."""

    game: str
    rules: list[str]
    tested: set[str]
    without_effect: set[str]
    cited: set[str]
    not_in_code: set[str]

    @property
    def untested(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tested | self.without_effect]

    @property
    def enforceable(self) -> list[str]:
        return [rule for rule in self.rules if not is_example(rule) and rule not in self.without_effect]

    @property
    def uncited(self) -> list[str]:
        return [rule for rule in self.enforceable if rule not in self.cited | self.not_in_code]

    @property
    def listed_but_cited(self) -> list[str]:
        return sorted(self.not_in_code & self.cited)

    @property
    def summary(self) -> str:
        total, missing = len(self.rules), len(self.untested)
        exempt = len(self.without_effect - self.tested)
        covered = 100 * (total - missing) // total if total else 0
        return (
            f"{self.game}: {total} rules, {total - missing - exempt} with a test, "
            f"{exempt} without digital effect, {missing} without a test: {covered} % covered"
        )

    @property
    def citations(self) -> str:
        enforceable = self.enforceable
        in_code = sum(rule in self.cited for rule in enforceable)
        return (
            f"  {len(enforceable)} to enforce, {in_code} named in code, "
            f"{len(enforceable) - in_code - len(self.uncited)} not in code with a reason, {len(self.uncited)} missing"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Show which numbered rules have a test and a line of code.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    root: Path = parser.parse_args().root
    named = rules_named_by_tests(root / "tests")
    covers = [coverage(text, root, set(named)) for text in rule_texts(root)]
    if not covers:
        print("No game has a rules text yet.")
    for cover in covers:
        print(cover.summary)
        print_rules("no test", cover.untested)
        print(cover.citations)
        print_rules("not named in code", cover.uncited)
        print_rules("in not_in_code.toml although the code names it", cover.listed_but_cited)
    known = {rule for cover in covers for rule in cover.rules}
    for cover in covers:
        named.update(dict.fromkeys(cover.without_effect, f"no_digital_effect.toml of {cover.game}"))
        named.update(dict.fromkeys(cover.not_in_code, f"not_in_code.toml of {cover.game}"))
    faults = [f"{named[rule]}: there is no rule {rule}" for rule in sorted(set(named) - known)]
    for cover in covers:
        faults.extend(citation_faults(root, cover))
    for fault in faults:
        print(fault)
    incomplete = any(cover.untested or cover.uncited or cover.listed_but_cited for cover in covers)
    return 1 if faults or incomplete else 0


def print_rules(title: str, rules: list[str]) -> None:
    if rules:
        print(fill(f"{title}: " + ", ".join(rules), 100, initial_indent="  ", subsequent_indent="  "))


def is_example(rule: str) -> bool:
    return rule.partition("-")[2].startswith("E")


def rule_texts(root: Path) -> list[Path]:
    return sorted((root / "src/roadstead/games").glob("*/text/rules.en.md"))


def coverage(text: Path, root: Path, tested: set[str]) -> Coverage:
    game = text.parent.parent.name
    rules = RULE.findall(text.read_text(encoding="utf-8"))
    folder = root / "tests" / "rules" / game
    cited = {
        rule
        for path in sources(root, game)
        if not any(path.match(pattern) for pattern in SPEAKING)
        for rule in CITATION.findall(path.read_text("utf-8"))
    }
    return Coverage(
        game,
        rules,
        tested & set(rules),
        reasons(folder / "no_digital_effect.toml"),
        cited,
        reasons(folder / "not_in_code.toml"),
    )


SPEAKING = ("*why_not*.py", "*_words.py", "consequences.py", "shortcuts.py", "action_lines.py")
"""Files that speak of rules and enforce none: naming a rule there does not count."""


def reasons(file: Path) -> set[str]:
    return set(tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else set()


def sources(root: Path, game: str) -> Iterable[Path]:
    folder = root / "src/roadstead/games" / game
    return [*sorted(folder.rglob("*.py")), *sorted(folder.glob("cards.toml"))]


def citation_faults(root: Path, cover: Coverage) -> Iterable[str]:
    """Rules that do not exist, and citations that grep cannot find."""
    prefix = cover.rules[0].partition("-")[0] if cover.rules else ""
    for path in sources(root, cover.game):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            place = f"{path.relative_to(root)}:{number}"
            for rule in CITATION.findall(line):
                if rule.startswith(f"{prefix}-") and rule not in cover.rules:
                    yield f"{place}: there is no rule {rule}"
            for shortened in ABBREVIATION.findall(line):
                yield f"{place}: '{shortened.strip()}' hides rules; name each by itself"


def rules_named_by_tests(tests: Path) -> dict[str, str]:
    """Each rule id in a call of `rule(...)`, and the place that names it first."""
    named: dict[str, str] = {}
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "pytest.mark.rule"):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        named.setdefault(argument.value, f"{path.relative_to(tests.parent)}:{node.lineno}")
    return named


if __name__ == "__main__":
    sys.exit(main())
