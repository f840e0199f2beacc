"""Says which numbered rules of each game have a test.

Rules stand in src/roadstead/games/<game>/text/rules.en.md, as lines that begin with `- **HAR-201**`. Tests name them
with `@rule("HAR-201")`; the tests are read, not run. tests/rules/<game>/no_digital_effect.toml names those that have
no test because nothing in a program can break them: `HAR-102 = "stickers on wooden markers"`.
"""

import argparse
import ast
import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+)\*\*", re.MULTILINE)


@dataclass
class Coverage:
    """The numbered rules of one game, and which of them are held by a test or need none."""

    game: str
    rules: list[str]
    tested: set[str]
    without_effect: set[str]

    @property
    def uncovered(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tested | self.without_effect]

    @property
    def summary(self) -> str:
        total, missing = len(self.rules), len(self.uncovered)
        exempt = len(self.without_effect - self.tested)
        covered = 100 * (total - missing) // total if total else 0
        return (
            f"{self.game}: {total} rules, {total - missing - exempt} with a test, "
            f"{exempt} without digital effect, {missing} without a test: {covered} % covered"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Show which numbered rules have a test.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    root: Path = parser.parse_args().root
    named = rules_named_by_tests(root / "tests")
    covers = [coverage(text, root, set(named)) for text in rule_texts(root)]
    if not covers:
        print("No game has a rules text yet.")
    for cover in covers:
        print(cover.summary)
        if cover.uncovered:
            print(
                fill(
                    "no test: " + ", ".join(cover.uncovered), 100, initial_indent="  ", subsequent_indent="  "
                )
            )
    known = {rule for cover in covers for rule in cover.rules}
    for cover in covers:
        named.update(dict.fromkeys(cover.without_effect, f"no_digital_effect.toml of {cover.game}"))
    unknown = sorted(set(named) - known)
    for rule in unknown:
        print(f"{named[rule]}: there is no rule {rule}")
    return 1 if unknown or any(cover.uncovered for cover in covers) else 0


def rule_texts(root: Path) -> list[Path]:
    return sorted((root / "src/roadstead/games").glob("*/text/rules.en.md"))


def coverage(text: Path, root: Path, tested: set[str]) -> Coverage:
    game = text.parent.parent.name
    rules = RULE.findall(text.read_text(encoding="utf-8"))
    exempt = root / "tests" / "rules" / game / "no_digital_effect.toml"
    reasons = tomllib.loads(exempt.read_text(encoding="utf-8")) if exempt.is_file() else {}
    return Coverage(game, rules, tested & set(rules), set(reasons))


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
