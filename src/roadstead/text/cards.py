"""Says what a card does, from its fields as they stand in the card file."""

from __future__ import annotations

from roadstead.engine.cards import Card
from roadstead.text.variables import arguments_of, texts_in
from roadstead.text.voice import Argument, Voice, game_texts


class CardText:
    """A field `cost` is said by the game's text `field-cost` with `$value`. A table with a `kind` is an effect, said
    by `effect-<kind>` with its fields as arguments, 0 where it does not have them; a table with a `mode` and `parts`
    joins effects by `mode-<mode>` with `$first` and `$second`.
    """

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.texts = texts_in(game_texts(voice.rules.game, voice.language))

    def facts(self, card: Card) -> list[str]:
        """The plain fields: "cost 9", "top hat"."""
        said = [self.fact(name, value) for name, value in card.fields.items() if not isinstance(value, dict)]
        return [fact for fact in said if fact]

    def effects(self, card: Card) -> list[str]:
        """The fields that do something, a sentence each."""
        said = [self.effect(value) for value in card.fields.values() if isinstance(value, dict)]
        return [text[:1].upper() + text[1:] for text in said]

    def fact(self, name: str, value: object) -> str:
        if value is False:
            return ""
        key = f"field-{name.replace('_', '-')}"
        plain = self.plain(value)
        if self.voice.has(key):
            return self.voice.format(key, {"value": plain})
        label = name.replace("_", " ")
        return label if value is True else f"{label} {plain}"

    def plain(self, value: object) -> Argument:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            if all(isinstance(entry, list) for entry in value):
                return ", ".join("→".join(str(number) for number in entry) for entry in value)
            return self.voice.join([str(self.plain(entry)) for entry in value])
        return self.word(str(value))

    def word(self, word: str) -> str:
        domain = self.domain_of([word])
        return self.voice.name_of(domain, word) if domain else word

    def effect(self, table: dict[str, object]) -> str:
        parts = table.get("parts")
        if isinstance(parts, list):
            said = [self.effect(part) for part in parts]
            if len(said) == 1:
                return said[0]
            return self.voice.format(f"mode-{hyphened(table['mode'])}", {"first": said[0], "second": said[1]})
        key = f"effect-{hyphened(table['kind'])}"
        args: dict[str, Argument] = dict.fromkeys(arguments_of(key, self.texts), 0)
        for name, value in table.items():
            self.argue(args, hyphened(name), value)
        return self.voice.format(key, args)

    def argue(self, args: dict[str, Argument], name: str, value: object) -> None:
        if isinstance(value, dict):
            domain = self.domain_of(list(value))
            counts = [int(value.get(word, 0)) for word in self.voice.rules.words.domains.get(domain, [])]
            args[name] = self.voice.tally(domain, counts)
            args[f"{name}-n"] = sum(counts)
            return
        args[name] = self.plain(value)
        if isinstance(value, str):
            args[f"{name}-id"] = value

    def domain_of(self, words: list[str]) -> str:
        """The domain of the game that holds all these words; empty where none does."""
        for domain, ids in self.voice.rules.words.domains.items():
            if all(word in ids for word in words):
                return domain
        return ""


def hyphened(name: object) -> str:
    return str(name).replace("_", "-")
