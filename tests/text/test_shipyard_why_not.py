"""Shipyard: why a thing cannot be chosen, and what a choice brings about; the reasons are true."""

from collections.abc import Iterator

import pytest

from roadstead.engine.words import WhyNot
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.actions import can_perform
from roadstead.games.shipyard.state import ShipyardState
from roadstead.games.shipyard.view import ShipyardView
from roadstead.games.shipyard.why_not import why_unable
from roadstead.text.voice import StrictVoice
from tests.rules.shipyard.position import Position, doing, own_deck, shipyard
from tests.rules.shipyard.test_rulings_1 import stuck
from tests.text.test_shipyard_texts import PLAYERS, WORDS, decisions, new_table


def why_not(position: Position, thing: str, seat: int = 0) -> tuple[str, str]:
    """The sentence and the rule."""
    rules = position.state.shipyard
    view = position.view(seat)
    assert any(thing in line.things for section in rules.words.table(view) for line in section.lines), thing
    targets = [rules.words.targets(view, code) for code in position.state.legal(seat)]
    assert not any(thing in touched for touched in targets), f"{thing} can be chosen"
    found = rules.words.why_not(view, thing)
    assert found is not None
    return StrictVoice(rules, "en", PLAYERS).say(found.message), found.rule


def means(position: Position, move: str, seat: int = 0) -> list[tuple[str, str]]:
    """What a move is known to bring about, without what the story tells."""
    rules = position.state.shipyard
    voice = StrictVoice(rules, "en", PLAYERS)
    found = rules.words.consequences(position.view(seat), rules.codebook.code(move))
    return [(consequence.kind, voice.say(consequence.message)) for consequence in found]


# -- actions -----------------------------------------------------------------------------------------------


def test_a_card_with_a_figure_and_the_lead_cannot_be_chosen() -> None:
    position = shipyard(3, figures={1: "exchange"}, trains="")
    lead = next(iter(position.track))
    assert why_not(position, f"action:{lead}") == ("The lead cannot be chosen.", "SHY-306")
    assert why_not(position, "action:exchange-commodities") == ("Ben has a figure there.", "SHY-306")
    opening = shipyard(3, phase="opening", seat=1, figures={0: "build"})
    assert why_not(opening, "action:build-ships", 1) == ("Ann has a figure there.", "SHY-202")


def test_an_action_that_cannot_be_performed() -> None:
    figures = {0: "recruit", 1: "manufacture", 2: "purchase"}
    broke = shipyard(3, figures=figures, guilders=0, trains="", staff=0, spaces=dict.fromkeys(FIRST, 1))
    assert why_not(broke, "action:exchange-commodities") == ("You have no train.", "SHY-571")
    assert why_not(broke, "action:hire-employee") == (
        "The cheapest employee whom you may take costs 1 guilder, and you would have none.",
        "SHY-566",
    )
    full = shipyard(3, figures=figures).fill_yard()
    assert why_not(full, "action:build-ships") == (
        "Your yard has no place for any ship card on offer.",
        "SHY-511",
    )


FIRST = ("engineer-crane", "engineer-sail", "recruiter-captain")


def test_markets_without_a_train_or_a_canal() -> None:
    figures = {0: "recruit", 1: "manufacture", 2: "exchange"}
    position = shipyard(3, figures=figures)
    position.state.market[4:] = [[], []]
    position.state.reconsider()
    assert why_not(position, "action:purchase-commodities") == ("No train lies face up.", "SHY-R25")
    assert why_not(position, "action:rent-canal") == ("No canal lies face up.", "SHY-R25")


def test_a_bonus_action_costs_six_guilders_and_is_another_one() -> None:
    position = shipyard(3, main="recruit", guilders=7, trains="")
    assert why_not(position, "action:exchange-commodities") == ("You have no train.", "SHY-571")
    position.play("main").play("recruit 0")
    assert why_not(position, "action:recruit-crew")[1] == "SHY-403"


# -- what is bought ----------------------------------------------------------------------------------------


def test_what_is_too_dear_says_its_price() -> None:
    build = doing("build", guilders=1, market={"bow": "sb01 sb06 sb03 sb04"})
    assert why_not(build, "card:sb04") == ("It costs 2 guilders, you have 1.", "SHY-501")
    make = doing("manufacture", guilders=2, ring="cannon")
    assert why_not(make, "ring:0") == ("It costs 3 guilders, you have 2.", "SHY-541")


def test_a_kind_without_a_place() -> None:
    position = doing("build", guilders=9, yard="BBBBBBB..")
    for card in position.market("bow"):
        assert why_not(position, f"card:{card}") == ("Your yard has no place for a bow.", "SHY-508")


def test_employees_that_may_not_be_taken() -> None:
    position = doing("hire", guilders=3, staff=0, spaces={"helmsman": 7}, employees="foreman")
    assert why_not(position, "employee:foreman") == ("You have one already.", "SHY-563")
    assert why_not(position, "employee:trader-coal-2") == ("You need Trader (coal 1) first.", "SHY-564")
    poor = doing("hire", guilders=3, staff=0, spaces={"helmsman": 7})
    assert why_not(poor, "employee:helmsman") == ("It costs 6 guilders, you have 3.", "SHY-561")


# -- places ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "yard", "place", "told"),
    [
        ("sb01", "B........", 1, "A card lies in place 1."),
        ("sb01", ".........", 8, "A bow may only lie in places 1 to 7."),
        ("ss01", ".........", 2, "A stern may only lie in places 3 to 9."),
        ("sb01", ".....S...", 5, "A stern lies directly to the right: there would be no room for a middle."),
        ("ss01", "..B......", 4, "A bow lies directly to the left: there would be no room for a middle."),
    ],
)
def test_where_a_card_may_not_lie(card: str, yard: str, place: int, told: str) -> None:
    column = "bow" if card.startswith("sb") else "stern"
    position = doing("build", guilders=9, yard=yard, market={column: card}).play(f"build {card}")
    assert why_not(position, f"yard:0:{place}")[0] == told


def test_in_a_last_chance_only_what_completes_a_ship() -> None:
    position = shipyard(
        3, phase="last", first=0, yard="BM.......", guilders=1, market={"stern": "ss01 ss02 ss03 ss04"}
    )
    assert why_not(position, "card:ss04") == ("It costs 2 guilders, you have 1.", "SHY-501")
    bow = position.market("bow")[0]
    assert why_not(position, f"card:{bow}") == ("It does not complete a ship of yours.", "SHY-908")
    assert why_not(position, "yard:0:7") == (
        "No card for at most 1 guilder completes a ship here.",
        "SHY-908",
    )


# -- exchange, cruises, contracts --------------------------------------------------------------------------


def test_trains_and_loads() -> None:
    position = doing("exchange", trains={0: "t01 t02 t05", 1: "t06"}, setting=0)
    assert why_not(position, "wagon:0:t02")[1] == "SHY-D09"
    assert why_not(position, "wagon:1:t06") == ("That is Ben's train.", "SHY-572")
    position.play("exchange t01")
    assert why_not(position, "piece:sail") == (
        "A load of coal can be bartered for one of these: a propeller or a smokestack.",
        "SHY-573",
    )


def test_a_piece_is_bartered_for_once() -> None:
    rules = own_deck('coal: barter = ["propeller", "smokestack"] -> barter = ["propeller", "sail"]')
    position = doing("exchange", trains="t01", setting=0, rules=rules).play("trade sail")
    assert why_not(position, "trade:steel:sail") == (
        "You have bartered a load for a sail already.",
        "SHY-574",
    )
    assert why_not(position, "piece:sail") == ("You have bartered a load for a sail already.", "SHY-574")


def test_fittings_come_in_order() -> None:
    position = shipyard(
        3,
        phase="cruises",
        yard="BMS...... sb24 sm101 ss12",
        store="captain:3 sail:2 soldier",
        canals="c01 c02@c01:E",
    ).play("sail 1")
    assert why_not(position, "fitting:cranes") == ("That comes later; now asked: sails.", "SHY-D11")
    position.play("fit sails 0")
    assert why_not(position, "fitting:sails")[0].startswith("That is settled; now asked: ")


def test_spaces_of_a_cruise() -> None:
    """Over the south the crossing ends, to the east another canal follows."""
    position = shipyard(
        3,
        phase="cruises",
        yard="BMS...... sb01 sm101 ss12",
        store="captain sail",
        canals="c17 c18@c17:E c19@c17:N",
        figure="c17 C W",
    )
    position.play("sail 1").fit(sails=1)
    assert position.asked == tasks.MOVE
    assert why_not(position, "space:c17:C") == ("The ship figure is there.", "SHY-611")
    assert why_not(position, "space:c17:W") == ("The ship figure came from there.", "SHY-611")
    assert why_not(position, "space:c18:C") == ("It is not next to the ship figure.", "SHY-611")
    assert why_not(position, "space:c17:S") == (
        "That way only 1 of the 2 moves left could be made.",
        "SHY-611",
    )


def test_the_figure_may_not_go_back_over_the_side_it_came_from() -> None:
    """SHY-R13: not even onto a canal that was laid there later."""
    position = shipyard(
        3,
        phase="cruises",
        yard="BMS......",
        store="captain",
        canals="c01 c18@c01:E",
        figure="c01 E",
    )
    position.play("sail 1")
    assert position.choices("move") == ["c01 NE", "c01 SE"]
    assert why_not(position, "space:c18:W") == ("The ship figure came from there.", "SHY-611")
    assert why_not(position, "space:c18:C") == ("It is not next to the ship figure.", "SHY-611")


def test_contracts_of_the_other_colour() -> None:
    position = shipyard(3, lead=22, seat=1, contracts={1: "b08 g01"})
    while not any(due.kind == tasks.GIVE_UP for due in position.state.dues()):
        position.quiet()
    assert why_not(position, "contract:g01", 1) == ("Now a blue contract is given up.", "SHY-D13")


# -- consequences ------------------------------------------------------------------------------------------


def test_a_bonus_action_may_leave_too_little_for_the_action_chosen() -> None:
    spaces = dict.fromkeys(FIRST, 1)
    position = shipyard(3, main="hire", guilders=6, staff=0, spaces=spaces)
    dear = ("loss", "The cheapest employee whom you may take costs 1 guilder, and you would have none.")
    assert means(position, "bonus rent-canal") == [("cost", "Costs 6 guilders"), dear]
    assert means(position, "bonus exchange-commodities") == [("cost", "Costs 6 guilders")]
    rich = shipyard(3, main="hire", guilders=7, staff=0, spaces=spaces)
    assert means(rich, "bonus rent-canal") == [("cost", "Costs 6 guilders")]


def test_an_action_that_must_be_skipped() -> None:
    """To choose it has no effect; a bonus action before it has one, so what is lost is told as a loss."""
    skipped = "You cannot perform Exchange Commodities and skip it"
    assert means(stuck(), "choose exchange-commodities") == [("nothing", skipped)]
    assert means(shipyard(3, trains="t01"), "choose exchange-commodities") == []
    bonus = shipyard(3, main="exchange", guilders=6, trains="")
    assert means(bonus, "end") == [("loss", skipped)]
    assert messages.CANNOT not in WORDS.outcomes, "the story may tell it after any bonus action"


@pytest.mark.parametrize(
    ("store", "canals", "told"),
    [
        ("captain", "c01", []),
        ("", "c01", ["You have too few captains: a ship without one is scrapped"]),
        ("captain", "", ["You have no canal to sail: the ship would be scrapped"]),
    ],
)
def test_a_ship_that_is_completed(store: str, canals: str, told: list[str]) -> None:
    position = doing(
        "build", guilders=9, yard="BM.M.....", store=store, canals=canals, market={"stern": "ss01"}
    )
    position.play("build ss01")
    assert means(position, "place 3") == [
        ("gain", "Completes a ship of 3 cards, which leaves the yard this turn"),
        *(("loss", text) for text in told),
    ]
    assert means(position, "place 5") == []


def test_one_captain_for_two_ships() -> None:
    """SHY-E45."""
    position = shipyard(3, phase="cruises", yard="BMSBMS...", store="captain", canals="c01")
    assert means(position, "sail 1") == [("excludes", "Then you have no captain for the other ship")]
    two = shipyard(3, phase="cruises", yard="BMSBMS...", store="captain:2", canals="c01")
    assert means(two, "sail 1") == means(two, "scrap 1") == []


def test_the_last_card_of_a_deck_ends_the_game_early() -> None:
    position = doing("build", guilders=9, decks={"bow": 2}, market={"bow": "sb01 sb02"})
    assert means(position, "build sb01") == []
    position.play("build sb01", "place 1")
    end = [("ends", "The last bow is turned up: this round will be the last")]
    assert means(position, "build sb02") == end
    position.play("build sb02", "place 2", "stop").deal()
    assert position.early


def test_a_dearer_sector_costs_guilders() -> None:
    position = doing("manufacture", guilders=3, ring="cannon")
    assert means(position, "manufacture 0") == []
    assert means(position, "manufacture 2") == [("cost", "Costs 2 guilders")]


# -- over whole games --------------------------------------------------------------------------------------


def closed(state: ShipyardState, seat: int) -> Iterator[tuple[str, WhyNot]]:
    view = state.view(seat)
    due = view.due_of(seat)
    assert due is not None
    open_ones = targets_of(state, seat)
    for section in WORDS.table(view):
        for line in section.lines:
            for thing in line.things:
                if thing.partition(":")[0] in WORDS.touches[due.kind] and thing not in open_ones:
                    found = WORDS.why_not(view, thing)
                    assert found is not None
                    yield thing, found


def targets_of(state: ShipyardState, seat: int) -> set[str]:
    view = state.view(seat)
    return {target for code in state.legal(seat) for target in WORDS.targets(view, code)}


@pytest.mark.parametrize(("seats", "haste"), [(2, False), (3, True), (4, False)])
def test_with_the_price_in_hand_a_thing_can_be_chosen(seats: int, haste: bool) -> None:
    """And with one guilder less it cannot: the prices and purses told are the true ones."""
    table = new_table(seats, {}, 3)
    seen: set[str] = set()
    for seat, _ in decisions(table, 3, haste):
        state = table.state
        assert isinstance(state, ShipyardState)
        for thing, reason in closed(state, seat):
            if reason.message.key != "too-dear" or (thing.startswith("employee:") and thing in seen):
                continue
            price, guilders = reason.message.args
            assert guilders == state.guilders[seat]
            richer = state.clone()
            for purse, expected in ((price - 1, False), (price, True)):
                richer.guilders[seat] = purse
                richer.reconsider()
                assert (thing in targets_of(richer, seat)) == expected, (thing, price)
            seen.add(thing)
    assert {thing.partition(":")[0] for thing in seen} >= {"card", "employee"}


@pytest.mark.parametrize(("seats", "haste"), [(3, False), (4, False)])
def test_the_words_know_which_actions_are_possible(seats: int, haste: bool) -> None:
    """As the rules do, for any number of guilders."""
    table = new_table(seats, {}, 5)
    unable = 0
    for seat, _ in decisions(table, 5, haste):
        state, view = table.state, table.view(seat)
        assert isinstance(state, ShipyardState)
        assert isinstance(view, ShipyardView)
        if state.dues()[0].kind not in (tasks.CHOOSE, tasks.NEXT_STEP, tasks.FINAL_ACTION):
            continue
        for action in state.actions:
            for guilders in range(4):
                able = can_perform(state, seat, action, guilders)
                assert (why_unable(view, state.deck, action, guilders) is None) == able
                unable += not able
    assert unable


def test_a_card_tells_whether_it_can_complete_a_ship() -> None:
    position = doing("build", guilders=9, yard="BM.......", market={"bow": "sb01", "stern": "ss01"})
    assert means(position, "build ss01") == [("gain", "Can complete a ship of yours")]
    assert means(position, "build sb01") == []
