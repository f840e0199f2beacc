"""What Novgorod tells a player before a choice: what is kept for fees, what a privilege costs, which thing is meant."""

import re

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.words import Message
from roadstead.text.voice import StrictVoice
from tests.rules.novgorod.position import COLUMN, RULES, Position, goods, novgorod

DUCATS = {"en": "(more )?ducats", "de": "Dukaten", "fr": "ducats"}
PRICES = ("price", "fee", "fees", "money", "income", "ducats", "most", "second", "fewer")
AMOUNTS = {"use-recipe-for-seals": "seals", "card-extra-income": "amount", "card-order-discount": "amount"}
PLAYERS = ["Ann", "Ben"]


def voice(language: str = "en") -> StrictVoice:
    return StrictVoice(RULES, language, PLAYERS)


def prompt(p: Position) -> str:
    return voice().say(RULES.words.prompt(p.view(p.actor), p.actor))


def describe_choice(p: Position, move: str) -> str:
    return voice().say(RULES.words.choice(p.view(p.actor), p.codebook.code(move)))


def targets(p: Position, move: str) -> list[str]:
    return RULES.words.targets(p.view(p.actor), p.codebook.code(move))


# -- port fees


def owing(ducats: int) -> Position:
    """The position of NOV-E31: Visby costs 3, Novgorod brings 4."""
    return novgorod(
        kontors="novgorod bergen",
        ducats=ducats,
        career="1 front 1",
        privilege_used=True,
        manufactories={"visby": "clothing-fur"},
    )


def test_what_is_kept_for_port_fees_is_told_while_goods_can_be_used() -> None:
    p = owing(5).sail("visby novgorod")
    assert prompt(p) == "Port fees: 3 ducats. What do you want to do with your route?"
    p.play("end")
    assert prompt(p) == "Port fees: 3 ducats. Which good do you want to store in your hold?"


def test_fees_that_are_not_at_hand_are_told_as_such() -> None:
    p = owing(1).play("sail visby")
    kept = "Port fees: 3 ducats; 2 ducats still to earn. "
    assert prompt(p).startswith(kept)
    assert not p.can("stop")
    p.play("sail novgorod")
    assert prompt(p) == f"{kept}What do you want to do with your route?"


def test_without_fees_nothing_is_kept() -> None:
    p = novgorod(kontors="luebeck visby").sail("luebeck visby")
    assert prompt(p) == "What do you want to do with your route?"


def test_every_choice_that_may_lack_something_for_the_fees_says_so() -> None:
    keys = RULES.words.keys.declared
    asked = {
        key for key, arguments in keys.items() if ("fees", "number") in arguments and key.startswith("ask")
    }
    assert asked == {
        "ask-next-city",
        "ask-route-full",
        "ask-evaluate",
        "ask-make-at",
        "ask-make-any-at",
        "ask-make-in",
        "ask-recipe",
        "ask-source",
        "ask-kind",
        "ask-give",
        "ask-store",
        "ask-store-losing",
        "ask-store-instead",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_amount_of_money_is_said_in_ducats(language: str) -> None:
    said = voice(language)
    for key, arguments in RULES.words.keys.declared.items():
        amounts = [name for name, _ in arguments if name in (*PRICES, AMOUNTS.get(key))]
        values = {name: 31 + place for place, (name, _) in enumerate(arguments)}
        if key.startswith("card-merchant"):
            values["seals"] = 0  # only then these cards pay ducats
        args = tuple(values[name] if kind == "number" else 1 for name, kind in arguments)
        text = said.say(Message(key, args))
        for name in amounts:
            assert re.search(f"{values[name]} {DUCATS[language]}", text), (key, name, text)


# -- privileges


def test_a_privilege_tells_which_seal_it_forgoes() -> None:
    p = novgorod(kontors="luebeck visby novgorod", career="1 front 0").play("sail luebeck", "sail visby")
    assert describe_choice(p, "sail-fast novgorod") == (
        "Sail to Novgorod with the speed privilege (instead of 1 seal at the end of your turn): your kontor, fur"
    )
    assert describe_choice(p, "placeholder-fast").endswith(
        "privilege (instead of 1 seal at the end of your turn)"
    )
    p.play("stop")
    assert "instead of 1 seal" in describe_choice(p, "extra-income")


def test_a_seal_that_is_covered_is_not_forgone() -> None:
    p = novgorod(kontors="luebeck visby novgorod", career="1 front 3").play("sail luebeck", "sail visby")
    assert (
        describe_choice(p, "sail-fast novgorod")
        == "Sail to Novgorod with the speed privilege: your kontor, fur"
    )


# -- careers and special orders


def career_step() -> Position:
    """Two goods and two luxury goods, to be made in any two of Lübeck, Visby and Novgorod."""
    route = "luebeck visby novgorod riga"
    return novgorod(
        kontors=f"{route} danzig",
        hold="danzig",
        speed=4,
        career="1 front 3",
        manufactories={
            "luebeck": "provisions-salt",
            "visby": "jewellery-glass",
            "novgorod": "clothing-fur",
        },
        bonus="eight-kontors variety",
    ).sail(route)


def test_the_cities_of_a_career_step_are_told_from_left_to_right() -> None:
    p = career_step().play("rise")
    assert prompt(p) == "Where do you want to make 2 different luxury goods?"
    move = "make-in visby+luebeck"
    assert describe_choice(p, move) == "Make provisions in Lübeck and jewellery in Visby"
    assert targets(p, move) == ["workshop:visby", "workshop:luebeck"]


def test_the_goods_of_a_career_step_are_asked_for_at_once() -> None:
    p = career_step().play("rise", "make-in visby+luebeck", "recipe glass")
    assert prompt(p) == "Which 2 different goods do you want to use up?"
    assert describe_choice(p, "give fur+amber") == "Use up fur and amber"
    assert targets(p, "give fur+amber") == ["good:fur", "good:amber"]


def test_a_special_order_tells_which_lapse_above_it() -> None:
    """NOV-862: those above can no longer be fulfilled this turn, if they could until now."""
    p = novgorod(kontors="bergen visby novgorod", speed=3, column=COLUMN).sail("bergen visby novgorod")
    words = p.state.novgorod.words
    special = [p.codebook.code(f"special {position}") for position in range(1, 5)]
    assert [words.choice(p.view(0), code).args[5] for code in special] == [0, 1, 2, 3]
    p.state.done = 0b0010
    assert [words.choice(p.view(0), code).args[5] for code in special[2:]] == [0, 1]


# -- targets


def test_filing_touches_the_order_that_is_meant() -> None:
    p = novgorod(kontors="riga novgorod visby luebeck", speed=5, hand="order-13 order-14", career="1 front 2")
    p.sail("riga novgorod visby luebeck").play("fulfil order-13 upper", "fulfil order-14 upper", "end")
    assert targets(p, "left") == ["order:order-13", "left:0"]
    p.play("left")
    assert targets(p, "under") == ["order:order-14", "under:0"]


def test_no_two_kinds_of_things_share_a_prefix() -> None:
    p = novgorod(kontors="luebeck visby novgorod", speed=4).play("sail luebeck")
    assert targets(p, "placeholder") == ["step:1"]
    p.play("placeholder", "sail visby", "stop")
    assert targets(p, "income luebeck") == ["route:luebeck", "purse:0"]


# -- the story


def test_the_goods_of_a_career_step_are_told_at_once() -> None:
    p = novgorod(
        kontors="luebeck visby novgorod riga", speed=4, career="1 front 0", bonus="eight-kontors variety"
    ).sail("luebeck visby novgorod riga")
    p.story()
    p.play("rise", "give glass+salt+grain")
    ((seat, used),) = p.told("uses-for-career")
    assert (seat, goods(used)) == (0, ["glass", "salt", "grain"])
    assert (
        voice().say(Message("uses-for-career", (seat, used)))
        == "Ann uses up glass, salt and grain for the career."
    )
    assert RULES.words.event(0, p.codebook.code("give glass+salt+grain")) is None, "each good is told once"


@pytest.mark.parametrize(
    ("language", "one", "either"),
    [
        (
            "en",
            "Make jewellery in Visby for 1 seal and 1 ducat",
            "Make jewellery in Visby for 1 to 3 seals and as many ducats",
        ),
        ("de", "In Visby Schmuck für 1 Siegel und 1 Dukat herstellen", "für 1 bis 3 Siegel und ebenso viele"),
        (
            "fr",
            "Fabriquer à Visby, pour 1 sceau et 1 ducat : bijoux",
            "pour 1 à 3 sceaux et autant de ducats",
        ),
    ],
)
def test_a_manufactory_tells_what_it_brings_before_the_recipe_is_asked_for(
    language: str, one: str, either: str
) -> None:
    def told(route: str) -> str:
        p = novgorod(kontors=route, speed=4, manufactories={"visby": "jewellery-glass"}).sail(route)
        said = voice(language).say(RULES.words.choice(p.view(0), p.codebook.code("make visby")))
        return said.replace("\u00a0", " ")

    assert told("luebeck visby") == one
    assert either in told("danzig luebeck visby")
