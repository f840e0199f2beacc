"""What the versions of the rules do differently: tables go on by the version they were begun with."""

from importlib.resources import files
from pathlib import Path

import pytest

from roadstead.engine.codes import UNKNOWN, NotationError
from roadstead.engine.game import State, digest_of
from roadstead.engine.record import read_record
from roadstead.games import rules_of
from roadstead.games.novgorod.state import SOURCES
from tests.rule import rule
from tests.rules.novgorod.position import CITY_IDS, GAME, Position, novgorod, own_deck

GOLDEN = Path(__file__).parents[2] / "golden" / "novgorod"


def two_of_three(version: int) -> Position:
    """Two different goods of fish, grain and wool are asked for."""
    rules = own_deck("goods3: different_goods = 3 -> different_goods = 2", version=version)
    return (
        novgorod(kontors="bergen london riga", hold="riga", career="1 front 0", rules=rules)
        .sail("bergen london")
        .play("rise")
    )


def two_luxury_goods(version: int) -> Position:
    """Jewellery can be made in Visby and in Danzig, provisions in Lübeck between them."""
    return (
        novgorod(
            kontors="visby luebeck danzig",
            speed=4,
            career="2 back 0",
            manufactories={
                "visby": "jewellery-glass",
                "luebeck": "provisions-salt",
                "danzig": "jewellery-amber",
            },
            bonus="eight-kontors variety",
            version=version,
        )
        .sail("visby luebeck danzig")
        .play("rise")
    )


# -- different goods


@rule("NOV-D06")
@pytest.mark.parametrize(
    ("given", "left"), [("fish+grain", "wool"), ("fish+wool", "grain"), ("grain+wool", "fish")]
)
def test_no_good_is_given_because_of_the_order_of_goods(given: str, left: str) -> None:
    p = two_of_three(version=2)
    assert p.choices("give") == ["fish+grain", "fish+wool", "grain+wool"]
    p.play(f"give {given}")
    assert (p.level(), p.goods + p.cargo) == (1, [left])


def test_in_version_1_goods_are_given_one_by_one_in_the_goods_order() -> None:
    p = two_of_three(version=1)
    assert p.legal() == ["use fish", "use grain"]
    assert two_of_three(version=1).play("use fish").legal() == ["use grain", "use wool"]
    p.play("use grain")
    assert (p.level(), p.goods, p.cargo) == (1, ["fish"], []), "wool is the only one after grain"


def test_in_version_1_kinds_come_later_than_those_before() -> None:
    route = "novgorod visby luebeck danzig"
    p = novgorod(kontors=route, speed=4, bonus="eight-kontors variety", version=1).sail(route).play("rise")
    assert p.legal() == ["use fur", "use glass"], "two more kinds must come later in the list"
    p.play("use fur")
    assert p.legal() == ["use glass", "use salt"]
    p.play("use salt")
    assert (p.level(), p.goods) == (1, ["glass"]), "amber is the only one after salt"


# -- two luxury goods


@rule("NOV-D06")
def test_any_two_cities_that_make_different_luxury_goods_can_be_chosen() -> None:
    assert two_luxury_goods(version=2).legal() == ["make-in visby+luebeck", "make-in danzig+luebeck"]


def test_in_version_1_the_second_manufactory_of_the_career_lies_further_right() -> None:
    p = two_luxury_goods(version=1)
    assert p.legal() == ["at visby", "at luebeck"], "Danzig is the last: nothing lies right of it"
    p.play("at luebeck")
    assert p.told("makes")[-1][2] == CITY_IDS.index("luebeck")
    assert p.legal() == ["recipe amber", "recipe glass+amber"], "then Danzig, not back to Visby"


@rule("NOV-D06")
@pytest.mark.parametrize("version", [1, 2])
def test_a_single_luxury_good_asks_for_its_city(version: int) -> None:
    rules = own_deck("lux2: different_luxuries = 2 -> different_luxuries = 1", version=version)
    p = novgorod(
        kontors="visby luebeck",
        career="2 back 0",
        manufactories={"visby": "jewellery-glass", "luebeck": "provisions-salt"},
        bonus="eight-kontors variety",
        rules=rules,
    ).sail("visby luebeck")
    p.play("rise")
    assert p.legal() == ["at visby", "at luebeck"]
    assert p.play("at luebeck").goods == ["glass"]


@rule("NOV-D06")
def test_three_luxury_goods_are_one_choice_too() -> None:
    rules = own_deck("lux2: different_luxuries = 2 -> different_luxuries = 3")
    route = "danzig luebeck visby novgorod"
    p = novgorod(
        kontors=route,
        speed=4,
        career="2 back 0",
        manufactories={
            "danzig": "jewellery-amber",
            "luebeck": "provisions-salt",
            "visby": "jewellery-glass",
            "novgorod": "clothing-fur",
        },
        bonus="eight-kontors variety",
        rules=rules,
    ).sail(route)
    p.play("rise")
    assert p.legal() == ["make-in visby+novgorod+luebeck", "make-in novgorod+danzig+luebeck"]
    key, args = p.words("make-in novgorod+danzig+luebeck")
    assert (key, args[1::2]) == (
        "make-in-three",
        tuple(CITY_IDS.index(city) for city in ("danzig", "luebeck", "novgorod")),
    )
    assert p.play("make-in novgorod+danzig+luebeck").goods == ["glass"]


# -- packed positions


def test_packed_positions_of_version_1_stay() -> None:
    """Forks of running games are stored packed, for good. The number was taken before there was a version 2.

    What is packed last, where seals came from, was added later.
    """
    told = 0
    for path in sorted(GOLDEN.glob("*.txt")):
        record = read_record(path.read_text(encoding="utf-8"))
        if record.rules > 1:
            continue
        rules = rules_of(record.edition())
        state = rules.start(record.seats, rules.game.settings(record.seats, record.options))
        for entry in record.events:
            state.play(entry.who, rules.codebook.code(entry.notation))
            told = (31 * told + digest_of(packed_earlier(state))) % (1 << 61)
    assert told == 1113674551721211724


def packed_earlier(state: State) -> list[int]:
    """As positions were packed before it was noted where seals came from."""
    return state.pack()[: -SOURCES * state.seats]


def test_a_deck_that_version_2_refuses_for_its_long_ids_plays_on_by_version_1() -> None:
    """Moves of version 2 name several cities, and a notation has at most 100 letters."""
    text = files("roadstead.games.novgorod").joinpath("cards.toml").read_text("utf-8")
    text = text.replace('"visby"', f'"visby-{50 * "y"}"').replace('"riga"', f'"riga-{50 * "a"}"')
    with pytest.raises(NotationError, match="make-in visby"):
        GAME.rules(text)
    assert GAME.rules(text, version=1).codebook.find(f"at visby-{50 * 'y'}") != UNKNOWN
