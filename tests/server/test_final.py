"""What a reader is told of choices before making them: which are final, and what harm they do."""

from typing import cast

import pytest

from roadstead.engine.table import Table
from roadstead.games import load
from roadstead.games.shipyard.view import ShipyardView
from roadstead.server.match import Match
from roadstead.server.presenter import Presenter, Wishes
from tests.rules.shipyard.position import RULES as SHIPYARD
from tests.rules.shipyard.position import shipyard
from tests.rules.shipyard.test_6_cruise import FAST, LONG, row


def sight_of(table: Table, bots: list[str]) -> Presenter:
    owners = ["" if bot else f"person {seat}" for seat, bot in enumerate(bots)]
    return Presenter("final", Match(table, owners, bots, 0), ["Ann", "Ben", "Cleo"][: table.seats])


@pytest.mark.parametrize(("other", "final"), [("", False), ("random", True)])
def test_a_bid_against_a_bot_is_final_and_against_a_person_is_not(other: str, final: bool) -> None:
    rules = load("bremerhaven").rules()
    table = Table(rules, 2, rules.game.settings(2, {"mode": "short"}), seed="1", table="bids")
    table.deal_all()
    seat = table.state.actors()[0]
    while table.rules.words.prompt(table.view(seat), seat).key != "ask-bid":
        table.play(seat, table.legal(seat)[0])
        table.deal_all()
        seat = table.state.actors()[0]
    bots = [other, other]
    bots[seat] = ""
    told = sight_of(table, bots).present_position(seat, 0, Wishes("en"))
    assert {choice.final for choice in told.options} == {final}


@pytest.mark.parametrize(
    ("language", "warning"),
    [
        ("en", "A finished ship is scrapped: no captain"),
        ("de", "Ein fertiges Schiff wird abgewrackt: kein Kapitän"),
        ("fr", "Un navire achevé sera démoli\xa0: pas de capitaine"),
    ],
)
def test_scrapping_a_finished_ship_is_told_before_and_final_and_can_be_previewed(
    language: str, warning: str
) -> None:
    position = shipyard(main="receive-subsidy", yard=row(FAST), canals=LONG, store="sail:3", guilders=20)
    position.play("main")
    table = Table(SHIPYARD, 3, position.state.settings, start=position.state)
    told = sight_of(table, ["", "", ""]).present_position(0, 0, Wishes(language))
    warned = {choice.move: [said.text for said in choice.warnings] for choice in told.options}
    assert warned.pop("end") == [warning]
    assert not any(warned.values())
    assert next(choice for choice in told.options if choice.move == "end").final
    assert told.options[-1].move == "end"
    after = cast(ShipyardView, table.preview(0, [table.rules.codebook.code("end")]))
    assert (len(table.view(0).builders[0].ships), after.builders[0].ships) == (1, ())  # type: ignore[attr-defined]
