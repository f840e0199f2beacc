"""Checks the texts: every language has the declared keys, no others, and uses the same arguments."""

from __future__ import annotations

import ast
from pathlib import Path

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import Rules
from roadstead.engine.words import Keys
from roadstead.text.variables import Text, arguments_of, texts_in
from roadstead.text.voice import common_source, game_texts

Declared = dict[str, set[str]]
"""Keys with the arguments their texts may use."""

FAMILIES = (
    "score-",
    "tie-",
    "verdict-",
    "kind-",
    "field-",
    "known-",
    "mode-",
    "option-",
    "screen-",
    "game-",
    "thing-",
)
"""Prefixes of texts that are looked up by a name: points, ties, verdicts, cards, options, screens, targets."""
PARTS = "part-"
"""The prefix of texts that only other texts include."""
SHARED: Declared = {key: {name for name, _ in arguments} for key, arguments in Keys().declared.items()}
"""Messages that every game has; their texts are common."""
FORMS = ("-id", "-n", "-or")
"""Suffixes of further forms of an argument."""


def proofread_game(rules: Rules) -> list[str]:
    """What is wrong with the texts of a game; empty if nothing is."""
    texts = {language: texts_in(game_texts(rules.game, language)) for language in LANGUAGES}
    declared: Declared = {}
    for key, arguments in rules.words.keys.declared.items():
        if key not in SHARED:
            declared[key] = {name for name, _ in arguments}
    problems = compare(texts, declared, (*FAMILIES, PARTS, *domain_keys(rules)))
    for language in LANGUAGES:
        clashes = texts[language].keys() & texts_in(common_source(language)).keys()
        problems += [f"{language}: '{key}' is a common text too" for key in sorted(clashes)]
        problems += proofread_domains(rules, language, texts[language])
    return problems


def domain_keys(rules: Rules) -> tuple[str, ...]:
    return tuple(key for domain in rules.words.domains for key in (domain, f"{domain}-count"))


def proofread_domains(rules: Rules, language: str, texts: dict[str, Text]) -> list[str]:
    """Every id of a domain that has a text must be a variant of it."""
    problems: list[str] = []
    for domain, ids in rules.words.domains.items():
        cards = {card.id for card in rules.cards.names(domain)}
        unnamed = set(ids) - cards
        if unnamed and domain not in texts:
            problems.append(f"{language}: there is no text '{domain}' for {', '.join(sorted(unnamed))}")
        for key in (domain, f"{domain}-count"):
            chosen = texts.get(key, Text()).variants.get("id", set())
            if chosen and chosen != unnamed:
                wrong = ", ".join(sorted(chosen ^ unnamed))
                problems.append(f"{language}: '{key}' lacks or does not need {wrong}")
    return problems


def proofread_common(declared: Declared, families: tuple[str, ...]) -> list[str]:
    """What is wrong with the common texts, given the keys and arguments the code uses."""
    texts = {language: texts_in(common_source(language)) for language in LANGUAGES}
    return compare(texts, {**declared, **SHARED}, families)


def compare(texts: dict[str, dict[str, Text]], declared: Declared, families: tuple[str, ...]) -> list[str]:
    """Keys that are missing or stale, arguments that are not declared or not the same in all languages.

    A key that begins with a word of `families` need not be declared, but must be there in all languages.
    """
    problems: list[str] = []
    keys = set(declared)
    for spoken in texts.values():
        keys |= {key for key in spoken if key.startswith(families)}
    for language, spoken in texts.items():
        problems += [f"{language}: there is no text '{key}'" for key in sorted(keys - spoken.keys())]
        problems += [f"{language}: nobody declares '{key}'" for key in sorted(spoken.keys() - keys)]
        for key in sorted(declared.keys() & spoken.keys()):
            extra = {base_argument(name, declared[key]) for name in arguments_of(key, spoken)} - declared[key]
            problems += [f"{language}: '{key}' has no argument ${name}" for name in sorted(extra)]
    first, *others = texts
    for key in sorted(keys):
        used = {base_argument(name, declared.get(key, set())) for name in arguments_of(key, texts[first])}
        for language in others:
            here = {
                base_argument(name, declared.get(key, set())) for name in arguments_of(key, texts[language])
            }
            if key in texts[first] and key in texts[language] and here != used:
                wrong = ", ".join(f"${name}" for name in sorted(here ^ used))
                problems.append(f"{language}: '{key}' does not use the arguments of {first}: {wrong}")
    return problems


def base_argument(name: str, declared: set[str]) -> str:
    """The argument that a form belongs to: `good-id` is a form of `good`."""
    for form in FORMS:
        if (
            name not in declared
            and name.endswith(form)
            and (not declared or name.removesuffix(form) in declared)
        ):
            return name.removesuffix(form)
    return name


def texts_used(package: Path) -> tuple[Declared, tuple[str, ...]]:
    """The common texts that the code of a package asks for by `ui(...)` or `say(...)`, with their arguments.

    Of a formatted key (`ui(f"bot-{name}")`) only the prefix is known.
    """
    used: Declared = {}
    families: list[str] = []
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and asks_for_text(node):
                note_use(node, used, families)
    return used, tuple(families)


def asks_for_text(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in ("ui", "say") and bool(call.args)


def note_use(call: ast.Call, used: Declared, families: list[str]) -> None:
    key = call.args[0]
    for one in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            arguments = {keyword.arg for keyword in call.keywords if keyword.arg}
            used.setdefault(one.value, set()).update(arguments)
        elif isinstance(one, ast.JoinedStr) and isinstance(one.values[0], ast.Constant):
            families.append(str(one.values[0].value))
