"""The invariants of the specification, from SHY-I01 on, that can be checked in a single position."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import kind_of, task
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.building import complete_ships, has_room
from roadstead.games.shipyard.canals import SITES
from roadstead.games.shipyard.cruise import allowance, features_of
from roadstead.games.shipyard.deck import (
    BLUE,
    BOW,
    BUSINESSMAN,
    CABIN,
    CANAL_COLUMN,
    CANALS,
    CANNON,
    CAPTAIN,
    COLUMNS,
    CONTRACTS,
    CRANE,
    EMPLOYEES,
    GREEN,
    KINDS,
    MIDDLE,
    MOUNTS,
    NONE,
    OFFICER,
    PIECES,
    PROPELLER,
    ROWS,
    SAIL,
    SHIP_CARDS,
    SHORTEST,
    SMOKESTACK,
    SOLDIER,
    STERN,
    TRAIN_COLUMN,
    TRAINS,
    YARD,
)
from roadstead.games.shipyard.setup import start_position
from roadstead.games.shipyard.state import FINAL, OFF_TRACK, OPENING, PLAY, ShipyardState

OPENINGS: Final = [2, 1, 1]
"""A seat's opening turns, by number of players less two (SHY-202, SHY-205); as many cards carry its figures later."""


def check(s: ShipyardState) -> None:
    check_ship_cards(s)
    check_trains_and_canals(s)
    check_employees(s)
    check_contracts(s)
    check_markets(s)
    check_track(s)
    for seat in range(s.seats):
        check_seat(s, seat)
        check_yard(s, seat)
        for ship in s.fleet[seat]:
            check_ship(s, seat, ship)
        check_waterway(s, seat)
    assert s.riband <= s.sailed <= s.speed, "a cruise is longer than its speed"  # SHY-I13


# -- cards --------------------------------------------------------------------------------------------------


def face_up(s: ShipyardState, column: int) -> list[int]:
    return [card for card in s.market[column] if card != NONE]


def check_ship_cards(s: ShipyardState) -> None:
    ships = s.bows.cards() + s.middles.cards() + s.sterns.cards() + s.lost
    for column in range(TRAIN_COLUMN):
        ships += face_up(s, column)
    bought = [*s.yard, s.card]
    for fleet in s.fleet:
        for ship in fleet:
            bought += ship[len(PIECES) :]
    ships += [card for card in bought if 0 <= card < SHIP_CARDS]
    assert sorted(ships) == list(range(SHIP_CARDS)), "a ship card is missing or there twice"  # SHY-I01
    if s.turn and not s.early and s.stage < FINAL:
        # SHY-I18
        assert min(len(s.bows), len(s.middles), len(s.sterns)), "a deck is empty, but the end has not come"


def check_trains_and_canals(s: ShipyardState) -> None:
    """SHY-I02."""
    trains = s.trains.cards() + s.used_trains + face_up(s, TRAIN_COLUMN)
    canals = s.canals.cards() + s.discards + face_up(s, CANAL_COLUMN)
    if s.canal != NONE:
        canals.append(s.canal)
    for seat in range(s.seats):
        trains += s.wagons[seat]
        canals += s.used[seat] + s.ways[seat].canals
    assert sorted(trains) == list(range(TRAINS)), "a train is missing or there twice"
    assert sorted(canals) == list(range(CANALS)), "a canal is missing or there twice"


def check_employees(s: ShipyardState) -> None:
    for employee in range(EMPLOYEES):
        owned = sum(hired >> employee & 1 for hired in s.hired)
        copies = s.deck.copies[s.seats - 2] if s.employee_at[employee] != NONE else 0
        # SHY-I02, SHY-I10
        assert s.employee_left[employee] + owned == copies, "an employee is missing or there too often"
    for seat in range(s.seats):
        for card in s.employees(seat):
            if card.requires != NONE:
                assert s.hired[seat] >> card.requires & 1, "a level-2 trader has no level-1 trader"  # SHY-I10


def check_contracts(s: ShipyardState) -> None:
    """SHY-I03."""
    contracts = s.contract_decks[BLUE].cards() + s.contract_decks[GREEN].cards()
    for seat in range(s.seats):
        contracts += s.contracts[seat] + s.given[seat]
    assert sorted(contracts) == list(range(CONTRACTS)), "a contract is missing or there twice"
    if s.turn and not any(is_asked(s, seat, tasks.GIVE_UP) for seat in range(s.seats)):
        held = {len(s.contracts_of(seat, colour)) for seat in range(s.seats) for colour in (BLUE, GREEN)}
        assert len(held) == 1, "contracts of the colours or of the players differ in number"


def is_asked(s: ShipyardState, seat: int, kind: int) -> bool:
    return any(kind_of(due) == kind for due in s.pending[seat])


def check_markets(s: ShipyardState) -> None:
    """SHY-I11."""
    waiting = has_to_refill(s)
    for column in range(len(COLUMNS)):
        cards = s.market[column]
        assert len(cards) <= ROWS, "a column is too long"
        if not waiting:
            assert NONE not in cards, "a column has a gap below a card"
            assert len(cards) == ROWS or not len(s.pile(column)), (
                "a column is short though its deck has cards"
            )


def has_to_refill(s: ShipyardState) -> bool:
    """Whether cards may have been bought that are not yet replaced (SHY-524): the set-up or an action is under way."""
    for due in reversed(s.agenda):
        if kind_of(due) in (tasks.REFILL, tasks.TURN_UP):
            return True
        if kind_of(due) in (tasks.NEXT_STEP, tasks.CRUISES):
            return False
    return False


# -- the action track ---------------------------------------------------------------------------------------


def check_track(s: ShipyardState) -> None:
    if s.stage == OPENING:
        check_start_spaces(s)
    for action in range(len(s.position)):
        if action not in s.actions:
            assert s.position[action] == OFF_TRACK, "an action card that is not in play lies on the track"
    marked = [action for marks in s.marks for action in marks]
    assert len(set(marked)) == len(marked), "an action card carries figures of two players"  # SHY-I06
    if not s.turn:
        return
    places = sorted(s.position[action] for action in s.actions)
    assert len(set(places)) == len(places), "two action cards lie on one space"  # SHY-I05
    assert places[-1] == s.lead, "the lead is not the foremost card"
    assert places[0] >= s.lead - (s.deck.spaces - 2), "the space ahead of the lead is taken"  # SHY-I05
    under_way = s.lap_done and task(tasks.END_TURN, s.user) in s.agenda
    # SHY-I07
    assert s.laps + under_way == s.lead // s.deck.spaces, "the countdown does not go with the lead"
    if s.stage != OPENING:
        openings = s.seats * OPENINGS[s.seats - 2]
        assert s.lead == s.turn - openings, "the lead has not moved once in each full turn"  # SHY-I07


def check_start_spaces(s: ShipyardState) -> None:
    """SHY-111: the marked spaces and those between them, until the first card moves."""
    loose = [start_position(s, space) for space in s.deck.random_spaces]
    for action in s.actions:
        marked = s.deck.start_space[action]
        if marked != NONE:
            assert s.position[action] == start_position(s, marked), (
                "an action card is not on its marked space"
            )
        else:
            dealt = s.position[action] != OFF_TRACK or s.turn
            assert not dealt or s.position[action] in loose, "an action card lies on the space of another one"


# -- the players --------------------------------------------------------------------------------------------


def check_seat(s: ShipyardState, seat: int) -> None:
    assert s.guilders[seat] >= 0, f"seat {seat} has {s.guilders[seat]} guilders"  # SHY-I04
    assert min(s.store[len(PIECES) * seat : len(PIECES) * (seat + 1)]) >= 0, "a store owes a piece"
    if s.stage == PLAY:
        in_hand = seat == s.user and s.main == NONE
        # SHY-I06, SHY-I16
        assert len(s.marks[seat]) == OPENINGS[s.seats - 2] - in_hand, "a figure is missing or there twice"


def check_yard(s: ShipyardState, seat: int) -> None:
    """SHY-I08."""
    yard = s.yard[YARD * seat : YARD * (seat + 1)]
    kinds = [s.deck.kind[card] if card != NONE else NONE for card in yard]
    for column, kind in enumerate(kinds):
        assert kind == NONE or has_room(kind, column), f"a {KINDS[kind]} has no room"
        assert kind != BOW or kinds[column + 1] != STERN, "a stern lies right of a bow"
    if not has_to_sail(s, seat):
        assert NONE in yard, "a yard is full between turns"
        assert not complete_ships(s, seat), "a complete ship lies in a yard between turns"


def has_to_sail(s: ShipyardState, seat: int) -> bool:
    """Whether complete ships of a seat wait for their cruises: from its action until the end of step 5."""
    has_acted = s.main != NONE or s.stage >= FINAL
    return has_acted and task(tasks.CRUISES, seat) in s.agenda


def check_ship(s: ShipyardState, seat: int, ship: list[int]) -> None:
    """SHY-I09. Employees stay, so that nobody has fewer builders than when the ship sailed."""
    cards = ship[len(PIECES) :]
    assert SHORTEST <= len(cards) <= YARD, "a ship has a wrong number of cards"
    kinds = [s.deck.kind[card] for card in cards]
    assert kinds == [BOW] + [MIDDLE] * (len(cards) - 2) + [STERN], "a ship is not bow, middles and stern"
    assert ship[CAPTAIN] >= 1, "a ship has no captain"
    features = features_of(s, cards)
    masts = sum(max(0, ship[piece] - allowance(s, seat, piece)) for piece in (SAIL, SMOKESTACK))
    assert masts <= features[MOUNTS[SAIL]], "a ship has too few masts"
    for piece in (PROPELLER, CRANE, CANNON):
        room = features[MOUNTS[piece]] + allowance(s, seat, piece)
        assert ship[piece] <= room, f"a ship has no mount for a {PIECES[piece]}"
    crew = max(0, ship[CAPTAIN] - 1 - allowance(s, seat, OFFICER))
    for piece in (BUSINESSMAN, SOLDIER):
        crew += max(0, ship[piece] - allowance(s, seat, piece))
    assert crew <= features[CABIN], "a ship has too few cabins"


def check_waterway(s: ShipyardState, seat: int) -> None:
    way = s.ways[seat]
    if way.canals:
        assert way.space // len(SITES) in way.canals, "the ship figure stands on no canal"  # SHY-I12
        everything = (1 << len(way.canals)) - 1
        assert way.connected_canals(way.here()) == everything, "a canal is cut off"  # SHY-I12
    # SHY-I17
    assert s.used_count[seat] >= len(s.used[seat]), "more canals lie used than were counted"
