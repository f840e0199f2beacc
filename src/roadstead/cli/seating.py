"""Who sits at the table: from the command line, or by asking."""

from __future__ import annotations

from dataclasses import dataclass

from roadstead.bots.registry import BOT_NAMES, NAMES
from roadstead.cli.errors import WrongUse
from roadstead.cli.loading import split_names
from roadstead.cli.terminal import Terminal
from roadstead.engine.game import Game
from roadstead.games import load
from roadstead.text.voice import Phrases, game_texts

OPPONENTS = 2
LEVEL = "greedy"
NOBODY = ("none", "0", "-")
FIRST_GAME = "first_game"


@dataclass(frozen=True)
class Seating:
    """The names by seat, the bots by seat, and the chosen settings of the game."""

    names: list[str]
    bots: dict[int, str]
    settings: dict[str, str]


def parse_people(text: str, proposed: str) -> list[str]:
    """ "Ann,Ben" as two names; "2" as two unnamed people."""
    if not text.strip().isdecimal():
        return split_names(text) or [proposed]
    count = int(text)
    if count == 0:
        raise WrongUse("somebody must play; bots alone play with: roadstead simulate")
    return [proposed] if count == 1 else [f"{proposed} {number}" for number in range(1, count + 1)]


def assign_seats(game: Game, people: list[str], bots: list[str] | None, settings: dict[str, str]) -> Seating:
    """The people first, then the bots; one person without named bots gets some."""
    if len(set(people)) != len(people):
        raise WrongUse("two players have the same name")
    for name in people:
        if bot_in_name(name):
            raise WrongUse(f"'{name}' is the name of a bot; name it with --bots {bot_in_name(name)}")
    if bots is None:
        bots = [LEVEL] * min(OPPONENTS, max(game.seats) - 1) if len(people) == 1 else []
    elif len(bots) == 1 and bots[0] in NOBODY:
        bots = []
    for name in bots:
        if name not in NAMES:
            raise WrongUse(f"there is no bot '{name}'; bots: {', '.join(NAMES)}")
    free = [name for name in BOT_NAMES if name not in people]
    named = [f"{free[at]} ({name})" for at, name in enumerate(bots[: len(free)])]
    return Seating(people + named, {len(people) + at: name for at, name in enumerate(bots)}, settings)


def bot_in_name(player: str) -> str:
    """The bot in a player's name: "Mira (greedy)" is greedy; empty for a person."""
    _, bracket, rest = player.rpartition(" (")
    return rest[:-1] if bracket and rest.endswith(")") and rest[:-1] in NAMES else ""


def spoken_name(player: str) -> str:
    """What a player is called at the table: "Mira (greedy)" is just Mira."""
    return player.removesuffix(f" ({bot_in_name(player)})")


def ask_for_seats(game: Game, settings: dict[str, str], phrases: Phrases, terminal: Terminal) -> Seating:
    """Ask a person who plays; Enter takes what is proposed."""
    terminal.show(phrases.ui("welcome", game=game.name.capitalize()), style="bold")
    terminal.show(phrases.ui("welcome-enter"))
    proposed = phrases.ui("default-name")
    name = terminal.ask(phrases.ui("ask-name", proposed=proposed) + " ") or proposed
    while bot_in_name(name):
        name = terminal.ask(phrases.ui("ask-name", proposed=proposed) + " ") or proposed
    count = ask_for_opponents(game, phrases, terminal)
    bots = [ask_for_level(phrases, terminal)] * count if count else []
    chosen = dict(settings)
    if count and not chosen:
        chosen = ask_for_option(game, phrases, terminal)
    return assign_seats(game, [name], bots or ["none"], chosen)


def ask_for_option(game: Game, phrases: Phrases, terminal: Terminal) -> dict[str, str]:
    """The one option that matters most: whether it is a first game, else the first one if that is a choice."""
    if any(option.name == FIRST_GAME for option in game.options):
        return {FIRST_GAME: "on"} if ask_yes(phrases.ui("ask-first-game"), phrases, terminal) else {}
    if not game.options or game.options[0].kind != "choice":
        return {}
    option = game.options[0]
    key = f"option-{option.name}".replace("_", "-")
    terminal.show(phrases.format(f"{key}-help", {}))
    descriptions = [phrases.format(f"{key}-{word}".replace("_", "-"), {}) for word in option.choices]
    question = phrases.ui("ask-option", option=phrases.format(key, {}), proposed=option.default + 1)
    at = ask_for_one(list(option.choices), descriptions, question, phrases, terminal)
    return {option.name: option.choices[at]}


def ask_for_game(names: tuple[str, ...], proposed: str, language: str, terminal: Terminal) -> str:
    """One of the games, by its number or name."""
    descriptions: list[str] = []
    for name in names:
        texts = Phrases(language, game_texts(load(name), language))
        descriptions.append(f"{texts.format('game-name', {})}: {texts.format('game-summary', {})}")
    phrases = Phrases(language)
    at = names.index(proposed)
    question = phrases.ui("ask-game", proposed=at + 1)
    return names[ask_for_one(list(names), descriptions, question, phrases, terminal, at)]


def ask_for_one(
    names: list[str],
    descriptions: list[str],
    question: str,
    phrases: Phrases,
    terminal: Terminal,
    proposed: int = 0,
) -> int:
    """The index of one of several, chosen by number or name; Enter takes the proposed one."""
    for number, text in enumerate(descriptions, 1):
        terminal.show(f"  {number}  {text}")
    while True:
        text = terminal.ask(f"{question} ").lower()
        if not text:
            return proposed
        if text in names:
            return names.index(text)
        if text.isdecimal() and 1 <= int(text) <= len(names):
            return int(text) - 1
        terminal.show(phrases.ui("number-between", low=1, high=len(names)))


def ask_for_opponents(game: Game, phrases: Phrases, terminal: Terminal) -> int:
    low, high = min(game.seats) - 1, max(game.seats) - 1
    proposed = min(OPPONENTS, high)
    while True:
        text = terminal.ask(phrases.ui("ask-opponents", low=low, high=high, proposed=proposed) + " ")
        if not text:
            return proposed
        if text.isdecimal() and int(text) + 1 in game.seats:
            return int(text)
        terminal.show(phrases.ui("number-between", low=low, high=high))


def ask_for_level(phrases: Phrases, terminal: Terminal) -> str:
    """One of the bots, by number or name."""
    names = list(reversed(NAMES))
    descriptions = [f"{name}: {phrases.ui(f'bot-{name}')}" for name in names]
    return names[ask_for_one(names, descriptions, phrases.ui("ask-level", proposed=1), phrases, terminal)]


def ask_yes(question: str, phrases: Phrases, terminal: Terminal, default: bool = True) -> bool:
    """A question with yes or no; Enter means `default`, anything but a yes means no."""
    text = terminal.ask(f"{question} ").lower()
    return text in split_words(phrases.ui("yes-words")) if text else default


def split_words(list_: str) -> list[str]:
    return [word.strip() for word in list_.split(",")]
