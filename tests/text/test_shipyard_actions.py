"""One line per action of Shipyard, in every language: built positions, and whole games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from roadstead.engine.actions import split_actions
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import CHANCE
from roadstead.engine.record import read_record
from roadstead.engine.table import Table, replay
from roadstead.engine.words import HEAVIEST, ActionLine, Happening, Message
from roadstead.games import rules_of
from roadstead.games.shipyard import GAME, messages
from roadstead.text.voice import StrictVoice
from tests.rules.shipyard.position import RULES, Position, doing, shipyard
from tests.text.test_shipyard_texts import PLAYERS, TABLES, assert_reads_well, decisions, new_table

FIRST_RULES = GAME.rules(version=1)
RECORDS = Path(__file__).parents[1] / "golden" / "shipyard"
START_GUILDERS = 6
UNFINISHED = {"does-bonus", "does-final", "does-launch"}
"""Heads of actions that are not over; no whole game has them."""
RARE = {"does-skip"}
"""What the games played here need not tell, as the turns of others that leave no choice."""


def table_at(p: Position) -> Table:
    """A table that goes on from a position."""
    rules = p.state.shipyard
    table = Table(rules, p.state.seats, p.state.settings, PLAYERS[: p.state.seats], "1", "lines")
    table.state = p.state
    assert p.state.story is not None
    p.state.story.drain()
    return table


def play(table: Table, *moves: str) -> Table:
    """Moves of whoever is to act, as '1: give b01' or by the first who is."""
    for move in moves:
        name, _, text = move.rpartition(": ")
        seat = int(name) if name else table.state.actors()[0]
        code = table.rules.codebook.code(text)
        assert code in table.legal(seat), [table.rules.codebook.notation(one) for one in table.legal(seat)]
        table.append(seat, code, -1)
        while table.state.actors()[:1] == [CHANCE]:
            table.append(CHANCE, table.state.draw(Random(1)), -1)
    return table


def happenings(table: Table, viewer: int | None) -> list[Happening]:
    return [table.happening(at, viewer) for at in range(len(table.log))]


def action_lines(table: Table, viewer: int | None) -> list[ActionLine | None]:
    words = table.rules.words
    events = happenings(table, viewer)
    return [words.action([events[at] for at in places]) for places in split_actions(words, events)]


def said(table: Table, language: str = "en", viewer: int | None = None) -> list[str]:
    voice = StrictVoice(table.rules, language, PLAYERS)
    found = action_lines(table, viewer)
    return [voice.say_action(line) if line is not None else "-" for line in found]


def voice(language: str) -> StrictVoice:
    return StrictVoice(RULES, language, PLAYERS)


def told_of(p: Position, *moves: str, language: str = "en", viewer: int | None = None) -> list[str]:
    return said(play(table_at(p), *moves), language, viewer)


# -- the turn -----------------------------------------------------------------------------------------------


def a_turn(guilders: int = 6) -> Position:
    return shipyard(3, guilders=guilders, ring="crane", market={"canal": "c08 c02"})


def test_a_chosen_action_is_one_line_with_its_income() -> None:
    p = a_turn(guilders=0)
    assert told_of(p, "choose rent-canal", "canal c08", "edge N") == [
        "Ann rents canal 8: the ship figure begins on the north edge; gets 2 guilders of income."
    ]


def test_a_bonus_action_before_the_chosen_one_parts_choice_and_action() -> None:
    moves = ("choose rent-canal", "bonus manufacture-equipment", "manufacture 1", "canal c08", "edge W")
    assert told_of(a_turn(guilders=9), *moves) == [
        "Ann chooses Rent Canal: gets 2 guilders of income.",
        "Ann makes a cannon for 1 guilder: as a bonus action for 6 guilders.",
        "Ann rents canal 8: the ship figure begins on the west edge.",
    ]
    assert told_of(a_turn(guilders=9), *moves, language="de") == [
        "Ann wählt „Kanal mieten“ – erhält 2 Gulden Einkommen.",
        "Ann stellt eine Kanone für 1 Gulden her – als Bonusaktion für 6 Gulden.",
        "Ann mietet Kanal 8 – die Schiffsfigur beginnt am Westrand.",
    ]
    assert told_of(a_turn(guilders=9), *moves, language="fr") == [
        "Ann choisit «\u00a0Louer un canal\u00a0» – reçoit 2 florins de revenu.",
        "Ann fabrique un canon pour 1 florin – en action bonus pour 6 florins.",
        "Ann loue le canal 8 – place son bateau sur le bord ouest.",
    ]


def test_a_turn_in_one_line_tells_the_action_that_left_no_choice() -> None:
    """Only the canal of the first row is free of charge."""
    moves = ("choose rent-canal", "bonus recruit-crew", "edge N")
    table = play(table_at(a_turn(guilders=4)), *moves)
    lines = [line for line in action_lines(table, 0) if line is not None]
    assert voice("en").say_turn(lines) == "Ann: chooses Rent Canal; recruits a soldier; rents canal 8."


def test_a_bonus_action_after_the_chosen_one_is_a_line_of_its_own() -> None:
    moves = ("choose rent-canal", "main", "canal c08", "edge N", "bonus recruit-crew", "recruit 0")
    assert told_of(a_turn(), *moves)[1:] == ["Ann recruits a soldier: as a bonus action for 6 guilders."]


def test_what_was_begun_is_told_while_it_goes_on() -> None:
    assert told_of(a_turn(), "choose rent-canal", "bonus recruit-crew") == [
        "Ann chooses Rent Canal: gets 2 guilders of income.",
        "Ann takes Recruit Crew as a bonus action for 6 guilders.",
    ]
    assert told_of(shipyard(3, phase="final"), "final manufacture-equipment") == [
        "Ann takes Manufacture Equipment as the final action."
    ]


def test_a_skipped_action_is_told() -> None:
    p = shipyard(3, guilders=6, main="hire")
    p.state.employee_left = [0] * len(p.state.employee_left)
    p.state.reconsider()
    assert told_of(p, "bonus manufacture-equipment") == [
        "Ann makes a smokestack: as a bonus action for 6 guilders; cannot perform Hire Employee."
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You pay 1 guilder"), ("de", "Du zahlst 1 Gulden"), ("fr", "Vous payez 1 florin")],
)
def test_what_a_choice_brings_is_told_to_you(language: str, told: str) -> None:
    table = table_at(doing("rent-canal", guilders=6, market={"canal": "c08 c02"}))
    foreseen = table.foresee(0, table.rules.codebook.code("canal c02"))
    assert [voice(language).say(each.message) for each in foreseen.consequences] == [told]
    others = Message(messages.PAYS, (1, 1))
    assert table.rules.words.foretell(others, 0) == others


# -- the actions --------------------------------------------------------------------------------------------

BUILDING = ("build sb06", "place 1", "build sm101", "place 4", "stop")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "Ann builds 1 bow and 1 middle for 1 guilder: "
            "bow with 1 cabin in place 1; middle with 1 mast and 1 cabin in place 4.",
        ),
        (
            "de",
            "Ann baut 1 Bug und 1 Mittelteil für 1 Gulden – "
            "Bug mit 1 Kajüte auf Platz 1; Mittelteil mit 1 Mast und 1 Kajüte auf Platz 4.",
        ),
        (
            "fr",
            "Ann construit 1 proue et 1 milieu pour 1 florin – "
            "proue avec 1 cabine à la place 1\u00a0; milieu avec 1 mât et 1 cabine à la place 4.",
        ),
    ],
)
def test_cards_columns_and_cost_of_building(language: str, line: str) -> None:
    p = doing("build", guilders=3, market={"bow": "sb01 sb06", "middle-a": "sm101"})
    assert told_of(p, *BUILDING, language=language) == [line]


def test_cards_are_told_from_left_to_right() -> None:
    p = doing("build", guilders=0, market={"bow": "sb06", "middle-a": "sm101"})
    assert told_of(p, "build sm101", "place 4", "build sb06", "place 1", "stop") == [
        "Ann builds 1 bow and 1 middle: "
        "bow with 1 cabin in place 1; middle with 1 mast and 1 cabin in place 4."
    ]


def test_a_single_card_is_the_head() -> None:
    p = doing("build", guilders=3, market={"bow": "sb01 sb06"})
    assert told_of(p, "build sb06", "place 1", "stop") == [
        "Ann builds a bow with 1 cabin in place 1 for 1 guilder."
    ]


def test_a_card_that_is_not_placed_yet_has_no_column() -> None:
    p = doing("build", guilders=3, market={"bow": "sb01 sb06"})
    assert told_of(p, "build sb06") == ["Ann builds a bow with 1 cabin for 1 guilder."]


def test_what_lacks_its_beginning_is_told_event_by_event() -> None:
    """News that begins after a card was bought: the place of a card alone would not be told."""
    p = doing("build", guilders=3, market={"bow": "sb01 sb06", "middle-a": "sm101"})
    table = play(table_at(p), *BUILDING)
    _, *events = [event for event in happenings(table, None) if event.who != CHANCE]
    assert table.rules.words.action(events) is None
    assert table.rules.words.action(events[1:]) is not None


def test_a_train_with_its_loads_and_price() -> None:
    p = doing("purchase", guilders=2, market={"train": "t05 t11"})
    assert told_of(p, "train t11") == ["Ann buys a train with 3 steel for 1 guilder."]


def test_a_canal_is_told_with_its_place() -> None:
    p = doing("rent", guilders=2, canals="c01", market={"canal": "c08 c02"})
    assert told_of(p, "canal c02", "cell c01 E", "turn 1") == [
        "Ann rents canal 2 for 1 guilder: lays it east of canal 1."
    ]


def test_pieces_that_employees_add() -> None:
    p = doing("manufacture", guilders=2, ring="crane", employees="engineer-crane")
    assert told_of(p, "manufacture 1") == ["Ann makes a cannon for 1 guilder: takes a crane as well."]


def test_an_employee_with_the_price() -> None:
    p = doing("hire", guilders=3, staff=0, spaces={"helmsman": 2})
    assert told_of(p, "hire helmsman", language="de") == ["Ann stellt ein: Steuermann für 1 Gulden."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann trades 3 coal for a smokestack plus 4 guilders"),
        ("de", "Ann tauscht 3 Kohle gegen einen Schornstein sowie 4 Gulden"),
        ("fr", "Ann échange un train (3× charbon) contre une cheminée, plus 4 florins"),
    ],
)
def test_an_exchange_with_pieces_and_guilders(language: str, line: str) -> None:
    p = doing("exchange", guilders=0, trains="t05", setting=0)
    assert told_of(p, "trade smokestack+sell+sell", language=language) == [f"{line}."]


def test_loads_that_are_all_sold_or_all_bartered() -> None:
    p = doing("exchange", guilders=0, trains="t01", setting=0)
    assert told_of(p.copy(), "trade sell", "trade sell", "trade sell") == [
        "Ann sells 1 coal, 1 steel and 1 grain for 6 guilders."
    ]
    assert told_of(p.copy(), "trade propeller", "trade sail", "trade captain") == [
        "Ann barters 1 coal, 1 steel and 1 grain for a propeller, a sail and a captain."
    ]


def test_an_exchange_of_version_1_is_the_same_line() -> None:
    p = doing("exchange", guilders=0, trains="t11", rules=FIRST_RULES)
    assert told_of(p, "barter soldier", "barter sail", "sell") == [
        "Ann trades 3 steel for a soldier and a sail plus 2 guilders."
    ]


def test_the_price_setting_is_told_with_the_exchange() -> None:
    p = shipyard(3, guilders=6, trains="t05 t11", main="exchange", setting=2)
    assert told_of(p, "main", "exchange t05", "trade sell+sell+sell", "end") == [
        "Ann sells 3 coal for 9 guilders: at the prices of setting 3."
    ]


def test_a_subsidy() -> None:
    p = shipyard(4, guilders=6, main="receive")
    assert told_of(p, "main", "end", language="fr") == ["Ann reçoit 2 florins de subvention."]


# -- ships --------------------------------------------------------------------------------------------------


def cruise() -> Position:
    """c03 from the north: lantern at 2, riband at 4, lantern at 6; the ship has two lanterns."""
    store = "captain sail:2 smokestack propeller"
    yard = "BMMMMS... sb22 sm208 sm125 sm203 sm105 ss14"
    return shipyard(3, phase="cruises", yard=yard, store=store, canals="c03")


FIT = ("sail 1", "fit sails 2", "fit smokestacks 1", "fit propellers 1")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "Ann sails a ship of 6 cards at speed 6 for 15 points: 7 points for the ship itself; "
            "4 points from the lantern official; 4 points for the Blue Riband; "
            "fitted with 2 sails, 1 smokestack, 1 propeller and 1 captain.",
        ),
        (
            "de",
            "Ann lässt ein Schiff aus 6 Karten mit Geschwindigkeit 6 fahren und erhält 15 Punkte – "
            "7 Punkte für das Schiff selbst; 4 Punkte vom Laterneninspektor; 4 Punkte für das Blaue Band; "
            "ausgestattet: 2 Segel, 1 Schornstein, 1 Schraube und 1 Kapitän.",
        ),
        (
            "fr",
            "Ann lance un navire de 6 cartes à la vitesse 6 et marque 15 points – "
            "7 points pour le navire lui-même\u00a0; 4 points de l'inspecteur des lanternes\u00a0; "
            "4 points pour le Ruban bleu\u00a0; équipé de 2 voiles, 1 cheminée, 1 hélice et 1 capitaine.",
        ),
    ],
)
def test_a_cruise_is_one_line(language: str, line: str) -> None:
    assert told_of(cruise(), *FIT, language=language) == [line]


def test_used_canals_and_those_cut_off_are_told() -> None:
    canals = "c17 c01@c17:S c18@c17:E c02@c18:N c03@c01:W"
    p = shipyard(3, phase="cruises", yard="BMS......", store="captain", canals=canals, figure="c17 E C")
    assert told_of(p, "sail 1") == [
        "Ann sails a ship of 3 cards at speed 1 for 2 points: fitted with 1 captain; 1 canal used; 2 canals cut off."
    ]


def test_a_ship_that_is_fitted_out_is_launched() -> None:
    assert told_of(cruise(), "sail 1") == ["Ann launches a ship."]


def test_a_scrapped_ship_is_told_with_the_reason() -> None:
    could = shipyard(3, phase="cruises", yard="BMS......", store="captain", canals="c01")
    assert told_of(could, "scrap 1") == ["Ann scraps a ship of 3 cards."]
    for store, reason in (("", "a captain"), ("captain", "a canal to sail")):
        p = doing("build", guilders=0, store=store, yard="BM.......", market={"stern": "ss01"})
        assert told_of(p, "build ss01", "place 3", "stop") == [
            "Ann builds a stern with 1 propeller mount and 1 cabin in place 3: "
            f"scraps a ship of 3 cards for want of {reason}."
        ]


# -- contracts and the end ----------------------------------------------------------------------------------


def giving_up() -> Position:
    """Ann's turn completes a lap, and everybody gives up a blue and a green contract."""
    contracts = {0: "b01 b02 b03 g01 g02 g03"}
    return doing("manufacture", guilders=1, lead=22, first=0, contracts=contracts, laps=0)


def test_contracts_given_up_are_veiled_for_the_others() -> None:
    table = play(table_at(giving_up()), "manufacture 0", "0: give b01", "0: give g02")
    assert (
        said(table)
        == said(table, viewer=1)
        == [
            "Ann makes a smokestack: lap 1 of the action cards is complete.",
            "Ann gives up 2 contracts.",
        ]
    )
    assert [said(table, language, viewer=0)[1] for language in LANGUAGES] == [
        'Ann gives up 2 contracts: "Businessman and crane"; "Ships of 5 cards".',
        "Ann gibt 2 Aufträge ab – „Kaufmann und Kran“; „Schiffe aus 5 Karten“.",
        "Ann renonce à 2 contrats – «\u00a0Négociant et grue\u00a0»\u00a0; «\u00a0Navires de 5 cartes\u00a0».",
    ]


def test_seats_that_give_up_contracts_side_by_side_have_a_line_each() -> None:
    table = play(table_at(giving_up()), "manufacture 0")
    for seat in (0, 1, 0, 1):
        table.append(seat, table.legal(seat)[0], -1)
    assert said(table)[1:] == ["Ann gives up 2 contracts.", "Ben gives up 2 contracts."]


def test_the_last_card_of_a_kind_announces_the_end() -> None:
    p = doing("build", guilders=3, market={"bow": "sb06"}, decks={"bow": 1})
    (line,) = action_lines(play(table_at(p), "build sb06", "place 1", "stop"), None)
    assert line is not None
    assert line.weight == HEAVIEST
    assert voice("en").say_action(line) == (
        "Ann builds a bow with 1 cabin in place 1: the last bow is turned up, so this round is the last one."
    )


def test_final_action_last_chance_and_the_end() -> None:
    p = shipyard(
        2,
        phase="final",
        first=0,
        guilders={0: 0, 1: 0},
        yard="BM.......",
        market={"stern": "ss01"},
        contracts={0: "b01 g01", 1: "b02 g02"},
        employees={1: "trader-coal-1"},
    )
    sales = ["trade sell"] * 3
    table = play(table_at(p), "final exchange-commodities", *sales, "pass", "finish ss01 3")
    assert said(table) == [
        "Ann sells 1 coal, 1 steel and 1 grain for 6 guilders: "
        "as the final action; at the prices of setting 1.",
        "Ben passes.",
        "Ann completes a ship, taking a stern with 1 propeller mount and 1 cabin in place 3: "
        "scraps a ship of 3 cards for want of a captain; the game is over. "
        "Ann scores no points for contracts and traders; Ben scores 1 point for contracts and traders.",
    ]
    assert [line.weight for line in action_lines(table, None) if line is not None] == [0, 0, HEAVIEST]


def test_the_turn_of_the_next_player_without_a_choice_is_told() -> None:
    """Nobody is left to hire, and Ben has neither train nor guilders: his turn leaves no choice."""
    figures = {0: "manufacture recruit", 1: "purchase rent"}
    p = doing(
        "build", 2, guilders={0: 0, 1: 0}, trains={0: "t01", 1: ""}, figures=figures, market={"bow": "sb06"}
    )
    p.state.employee_left = [0] * len(p.state.employee_left)
    assert told_of(p, "build sb06", "place 1", "stop") == [
        "Ann builds a bow with 1 cabin in place 1. "
        "Ben has to choose Manufacture Equipment; Ben takes a smokestack."
    ]


# -- whole games --------------------------------------------------------------------------------------------


@cache
def games() -> list[Table]:
    """The golden games, of both versions, and games in which ships sail."""
    found: list[Table] = []
    for path in sorted(RECORDS.glob("*.txt")):
        record = read_record(path.read_text(encoding="utf-8"))
        found.append(replay(rules_of(record.edition()), record))
    for seats, options in TABLES:
        for haste in (False, True):
            found.append(new_table(seats, options, 3))
            for _ in decisions(found[-1], 3, haste):
                pass
    return found


def told(viewer_of: int | None = None) -> list[ActionLine]:
    """All lines of all games as a viewer sees them; every action has one."""
    found: list[ActionLine] = []
    for table in games():
        setup, *lines = action_lines(table, viewer_of)
        assert setup is None
        found += [line for line in lines if line is not None]
        assert None not in lines
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_whole_games_is_one_line(language: str) -> None:
    for viewer in (None, 0):
        for line in told(viewer):
            text = voice(language).say_action(line)
            assert_reads_well(text, language, line.head.key)


def test_whole_games_tell_nearly_everything() -> None:
    keys = {message.key for line in told(0) for message in (line.head, *line.parts)}
    unsaid = {key for key in RULES.words.keys.declared if key.startswith("does-")} - keys
    assert unsaid <= UNFINISHED | RARE
    assert messages.OTHER_SCORES in keys


def test_contracts_of_others_are_never_named_in_a_line() -> None:
    named: Counter[int] = Counter()
    for line in told(0):
        for message in (line.head, *line.parts):
            kinds = [kind for _, kind in RULES.words.keys.declared[message.key]]
            if any(kind.startswith("contract") for kind in kinds):
                named[line.who] += 1
    assert set(named) == {0}
    assert not any(part.key == messages.DOES_GIVE for line in told() for part in line.parts)


def test_any_part_of_an_action_can_be_told() -> None:
    """News may begin in the middle of an action."""
    for table in games():
        words = table.rules.words
        for event in happenings(table, 0):
            line = words.action([event])
            if line is not None:
                voice("en").say_action(line)


@pytest.mark.parametrize("at", range(len(TABLES) * 2))
def test_the_lines_tell_all_points_and_guilders(at: int) -> None:
    """Points of ships and cruises, of contracts and traders, and all that was paid and earned."""
    table = games()[-1 - at]
    seats = table.seats
    sailed, scored, guilders = [0] * seats, [0] * seats, [START_GUILDERS] * seats
    for line in action_lines(table, None)[1:]:
        assert line is not None
        for message in (line.head, *line.parts):
            key, args = message.key, message.args
            names = [name for name, _ in RULES.words.keys.declared[key]]
            if key == messages.DOES_SAIL:
                sailed[line.who] += args[2]
            elif key == messages.OTHER_SCORES:
                scored[args[0]] += args[1]
            seat = args[0] if key.startswith("other-") else line.who
            if "guilders" in names:
                guilders[seat] += args[names.index("guilders")]
            if "price" in names:
                guilders[seat] -= args[names.index("price")]
    parts = [dict(score.parts) for score in table.state.scores()]
    assert sailed == [part["ships"] + part["cruises"] for part in parts]
    assert scored == [part["blue-contract"] + part["green-contract"] + part["traders"] for part in parts]
    assert guilders == [score.ties[0][1] for score in table.state.scores()]
