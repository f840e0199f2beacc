"""Formats messages in a language: Fluent texts, with names for players, cards and the things of a game."""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from roadstead.engine.cards import Card
from roadstead.engine.game import Game, Rules
from roadstead.engine.words import ActionLine, Message, untally
from roadstead.refusal import Refused

Argument: TypeAlias = str | int | float


class TextError(LookupError):
    """A text is missing, or one of its arguments."""


def read_resource(package: str, name: str) -> str | None:
    """The text of a file beside a package's modules, or None if there is no such file."""
    file = files(package).joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else None


def common_source(language: str) -> str:
    """The texts that belong to no game; those about refusals are shared with the page."""
    parts = [read_resource("roadstead.text", f"{folder}{language}.ftl") for folder in ("", "refused/")]
    return "\n".join(part for part in parts if part)


def game_source(game: Game, name: str) -> str | None:
    """A file of the folder `text` in a game's package."""
    return read_resource(package_of(game), f"text/{name}")


def game_texts(game: Game, language: str) -> str:
    """All Fluent texts of a game: messages, what its cards do, and the table in words."""
    parts = [game_source(game, f"{stem}{language}.ftl") for stem in ("", "labels.", "table.")]
    return "\n".join(part for part in parts if part)


def package_of(game: Game) -> str:
    """The package a game lives in."""
    module = type(game).__module__
    return sys.modules[module].__package__ or module


@cache
def bundle_for(language: str, game: str) -> FluentBundle:
    """The common texts and a game's own, in one language."""
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(FluentResource(common_source(language)))
    texts.add_resource(FluentResource(game))
    return texts


class Phrases:
    """The common texts in one language: labels and prompts that no game owns."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language = language
        self.bundle = bundle_for(language, game)

    def ui(self, key: str, **args: Argument) -> str:
        return self.format(key, args)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def refusal_text(self, refused: Refused) -> str:
        """Why something was refused; a newer server may have reasons that we have no text for."""
        known = self.has(f"refused-{refused.reason}")
        return self.ui(f"refused-{refused.reason}", text=refused.text) if known else refused.text

    def join(self, parts: list[str], either: bool = False) -> str:
        """Parts as a sentence lists them: "a", "a and b", "a, b and c"; of which one counts "a or b"."""
        if len(parts) < 2:
            return parts[0] if parts else self.ui("nothing")
        list_ = parts[0]
        for part in parts[1:-1]:
            list_ = self.ui("list-comma", list=list_, next=part)
        return self.ui("list-or" if either else "list-and", list=list_, last=parts[-1])

    def format(self, key: str, args: dict[str, Argument]) -> str:
        if not self.bundle.has_message(key):
            return self.broken_text(key, args, "there is no such text")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return self.broken_text(key, args, "the text is empty")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            return self.broken_text(key, args, "; ".join(str(error) for error in errors))
        return str(text)

    def broken_text(self, key: str, args: dict[str, Argument], reason: str) -> str:
        """What is shown instead of a broken text; never an exception."""
        words = [key, *(f"{name}={value}" for name, value in args.items())]
        return f"[{' '.join(words)}]"


class Voice(Phrases):
    """Formats the messages of one game for the players of one table.

    A text gets each declared argument by its name: `$who` is a player's name, `$n` a number, `$building` a card's
    name, `$good` the text `good` with `$id`, a tally or a set a joined list. It may select on `$who-id`
    (the seat), `$good-id` (the id) and `$goods-n` (how many in a tally or set).
    """

    def __init__(self, rules: Rules, language: str, players: list[str]) -> None:
        super().__init__(language, game_texts(rules.game, language))
        self.rules = rules
        self.players = players
        self.cards: dict[tuple[str, str], Card] = {(card.kind, card.id): card for card in rules.cards.cards}

    def say(self, message: Message) -> str:
        declared = self.rules.words.keys.declared.get(message.key)
        if declared is None:
            return self.broken_text(message.key, {}, "no such message is declared")
        if len(declared) != len(message.args):
            return self.broken_text(
                message.key, {}, f"{len(declared)} arguments are declared, {len(message.args)} given"
            )
        args: dict[str, Argument] = {}
        for (name, kind), value in zip(declared, message.args, strict=True):
            self.add_argument(args, name, kind, value)
        return self.format(message.key, args)

    def add_argument(self, args: dict[str, Argument], name: str, kind: str, value: int) -> None:
        """Add one argument in all its forms."""
        if kind == "number":
            args[name] = value
        elif kind == "seat":
            args[name] = self.player(value)
            args[f"{name}-id"] = value
        elif kind.endswith("~"):
            args[name] = self.effects_of(kind[:-1], value)
        elif kind.endswith("*"):
            counts = untally(value)
            args[name] = self.tally(kind[:-1], counts)
            args[f"{name}-n"] = sum(counts)
        elif kind.endswith("+"):
            places = members(value)
            each = [self.member(kind[:-1], place) for place in places]
            args[name] = self.join(each)
            args[f"{name}-or"] = self.join(each, either=True)
            args[f"{name}-n"] = len(places)
        else:
            args[name] = self.thing(kind, value)
            args[f"{name}-id"] = self.id_of(kind, value)

    def say_action(self, line: ActionLine) -> str:
        """ "Mira visits Sushi Shop: 1 fish becomes livestock, wood and stone."."""
        who, head = self.player(line.who), self.say(line.head)
        with_subject = self.rules.words.keys.with_subject
        own = [self.say(part) for part in line.parts if part.key not in with_subject]
        others = [self.say(part) for part in line.parts if part.key in with_subject]
        mark = self.ui("action-parts-mark")
        did = (
            self.ui("action-with-parts", who=who, head=head, parts=mark.join(own))
            if own
            else self.ui("action", who=who, head=head)
        )
        return f"{did} {self.begin_sentence(mark.join(others))}." if others else did

    def begin_sentence(self, text: str) -> str:
        """With a capital letter, but for a player's name, which stays as it is."""
        named = any(name and text.startswith(name) for name in self.players)
        return text if named else text[:1].upper() + text[1:]

    def say_turn(self, lines: list[ActionLine]) -> str:
        """What a player did in a turn: "Inge: sails Riga and Danzig; makes provisions; buys the Visby kontor."."""
        deeds = self.rules.words.keys.deeds
        told = [
            self.say(message)
            for line in lines
            for message in (line.head, *(part for part in line.parts if part.key in deeds))
        ]
        heads = self.ui("action-parts-mark").join(told)
        return self.ui("turn-in-one-line", who=self.player(lines[0].who), heads=heads)

    def player(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else self.ui("chance")

    def tally(self, domain: str, counts: list[int]) -> str:
        """ "2 fish and 1 wood"."""
        parts = [
            self.format(f"{domain}-count", {"id": self.id_of(domain, place), "n": count})
            for place, count in enumerate(counts)
            if count
        ]
        return self.join(parts)

    def member(self, kind: str, place: int) -> str:
        """The name of a member of a set: a player or a thing."""
        return self.player(place) if kind == "seat" else self.thing(kind, place)

    def effects_of(self, kind: str, place: int) -> str:
        """What a card does, in sentences."""
        from roadstead.text.effects import effects  # it formats with a Voice itself

        return " ".join(effects(self.cards[kind, self.id_of(kind, place)], self))

    def thing(self, kind: str, place: int) -> str:
        """The name of the thing at this place of its domain."""
        return self.name_of(kind, self.id_of(kind, place))

    def name_of(self, kind: str, identity: str) -> str:
        """The name of the card or thing with this id."""
        card = self.cards.get((kind, identity))
        if card is not None:
            return card.name(self.language)
        return self.format(kind, {"id": identity})

    def id_of(self, kind: str, place: int) -> str:
        ids = self.rules.words.domains.get(kind)
        if ids is None:
            ids = [card.id for card in self.rules.cards.names(kind)]
        if 0 <= place < len(ids):
            return ids[place]
        return self.broken_text(kind, {"place": place}, "there is no such thing")

    def label(self, family: str, name: str) -> str:
        """The text `family-name` of the game, for what it names by words; the plain name where it has no text."""
        key = f"{family}-{name.replace('_', '-')}"
        return self.format(key, {}) if self.has(key) else name.replace("_", " ").replace("-", " ")


class StrictPhrases(Phrases):
    """For tests: a broken text is an error."""

    def broken_text(self, key: str, args: dict[str, Argument], reason: str) -> str:
        raise TextError(f"{self.language}: {key}: {reason}")


class StrictVoice(Voice):
    """For tests: a broken text is an error."""

    def broken_text(self, key: str, args: dict[str, Argument], reason: str) -> str:
        raise TextError(f"{self.language}: {key}: {reason}")


def members(bits: int) -> list[int]:
    """The places of a set packed one bit each."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]
