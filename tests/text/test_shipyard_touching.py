"""What is touched instead of a button at Shipyard's table."""

from __future__ import annotations

from tests.rules.shipyard.position import Position, shipyard


def answers(p: Position, move: str, seat: int | None = 0) -> list[str]:
    rules = p.state.shipyard
    return rules.words.answers(p.state.view(seat), rules.codebook.code(move))


def test_a_plate_ends_what_is_going_on() -> None:
    p = shipyard(3, guilders=6, main="receive")
    assert answers(p, "end") == answers(p, "stop") == answers(p, "pass") == ["done:0"]
    assert answers(p, "bonus build-ships") == []
    assert answers(p, "end", None) == []


def test_a_complete_ship_goes_out_to_sea_or_to_the_breakers() -> None:
    p = shipyard(3, phase="cruises", yard="..BMS....", store="captain", canals="c01")
    assert answers(p, "sail 3") == ["sea:0:3"]
    assert answers(p, "scrap 3") == ["breakers:0:3"]
