"""One line per action in Harbour: what a visit brought, to whom and from whom."""

import pytest

from roadstead.engine.words import Happening
from roadstead.text.voice import StrictVoice
from tests.rules.harbour.position import RULES, Position, harbour

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]


def line_of(position: Position, *moves: str, language: str = "en") -> str:
    """Plays the moves of one action and tells it."""
    story = position.state.story
    assert story is not None
    events: list[Happening] = []
    for move in moves:
        who, code = position.actor, RULES.codebook.code(move)
        position.play(move)
        told = [line.message for line in story.drain()]
        done = RULES.words.event(who, code)
        assert done is not None
        events.append(Happening(who, code, (done, *told)))
    line = RULES.words.action(events)
    assert line is not None
    return StrictVoice(RULES, language, PLAYERS).say_action(line).replace("\u00a0", " ")


def test_a_visit_tells_what_became_of_the_goods() -> None:
    assert line_of(harbour(goods="1 fish"), "go sushi-shop") == (
        "Ann visits Sushi Shop: turns 1 fish into 1 livestock, 1 wood and 1 stone."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann visits Rumour Mill: gains 1 fish; mirrors the market."),
        ("de", "Ann besucht: Gerüchteküche – erhält 1 Fisch; spiegelt den Markt."),
        ("fr", "Ann visite : Moulin à rumeurs – reçoit 1 poisson ; inverse le marché."),
    ],
)
def test_a_market_that_was_mirrored_is_told(language: str, line: str) -> None:
    position = harbour(centre="rumour-mill pub")
    assert line_of(position, "go rumour-mill", "gain fish", language=language) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann visits Tax Office: gains 1 wood; gets 1 fish from Ben."),
        ("de", "Ann besucht: Finanzamt – erhält 1 Holz; bekommt 1 Fisch von Ben."),
        ("fr", "Ann visite : Bureau des impôts – reçoit 1 bois ; reçoit 1 poisson de Ben."),
    ],
)
def test_a_good_that_is_given_is_told_once(language: str, line: str) -> None:
    """It was told as gained and as given, as if there were two."""
    position = harbour(goods={1: "1 fish 1 wood"}, centre="tax-office pub")
    assert line_of(position, "go tax-office", "give fish", "gain wood", language=language) == line


def test_everybody_gives_something() -> None:
    position = harbour(4, goods={1: "1 fish 1 wood", 2: "2 stone 1 fish"}, centre="tax-office pub")
    assert line_of(position, "go tax-office", "give fish", "give stone") == (
        "Ann visits Tax Office: gets 1 fish from Ben; gets 1 stone from Chloé."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "turns 1 fish into 1 livestock, 1 wood and 1 stone; pays Ben a toll of 1 livestock."),
        ("de", "macht aus 1 Fisch: 1 Vieh, 1 Holz und 1 Stein; zahlt Ben 1 Vieh Gebühr."),
        (
            "fr",
            "échange 1 poisson contre 1 tête de bétail, 1 bois et 1 pierre ; paie 1 tête de bétail de péage à Ben.",
        ),
    ],
)
def test_a_toll_and_its_owner(language: str, line: str) -> None:
    position = harbour(goods="1 fish", owned={1: "sushi-shop"})
    told = line_of(position, "go sushi-shop", "toll after", "pay livestock", language=language)
    assert told.endswith(line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann visits Privateer Ship: takes 1 livestock from Ben."),
        ("de", "Ann besucht: Kaperschiff – nimmt Ben 1 Vieh weg."),
        ("fr", "Ann visite : Navire corsaire – prend 1 tête de bétail à Ben."),
    ],
)
def test_a_good_that_is_taken_is_told_with_its_owner(language: str, line: str) -> None:
    position = harbour(goods={1: "1 livestock 1 wood"}, centre="privateer-ship pub")
    assert line_of(position, "go privateer-ship", "begin take", "pick livestock", language=language) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann visits Quarry: gains 1 stone; turns 2 livestock into 2 fish for 1 wood."),
        ("de", "Ann besucht: Steinbruch – erhält 1 Stein; macht aus 2 Vieh für 1 Holz: 2 Fisch."),
        (
            "fr",
            "Ann visite : Carrière – reçoit 1 pierre ; "
            "convertit 2 têtes de bétail en 2 poissons contre 1 bois.",
        ),
    ],
)
def test_an_alchemist_converts(language: str, line: str) -> None:
    position = harbour(goods="2 livestock 1 wood", boards="alchemist").play("pass")
    assert line_of(position, "go quarry", "convert wood livestock fish", language=language) == line


def test_a_part_that_cannot_be_done_is_named() -> None:
    """A gain was followed by "without effect", as if there had been none."""
    position = harbour(goods="2 wood", centre="seaside-crane pub")
    assert line_of(position, "go seaside-crane") == (
        "Ann visits Seaside Crane: gains 1 fish; cannot buy a building."
    )
    assert line_of(harbour(), "go sushi-shop") == "Ann visits Sushi Shop: without effect."


def test_goods_kept_from_a_shipment_are_told() -> None:
    position = harbour(goods="5 wood 4 stone", owned="feed-mill", centre="lighthouse pub abbey")
    moves = ("go home-0", "trade", "keep wood 1", "buy lighthouse")
    assert line_of(position, *moves) == (
        "Ann goes home: ships wood and stone for $9; keeps 1 wood; buys Lighthouse."
    )
