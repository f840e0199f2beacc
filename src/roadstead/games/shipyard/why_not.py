"""Why a thing of Shipyard cannot be chosen in the decision due. Asked only of things that no legal choice touches."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Due
from roadstead.engine.words import Message, WhyNot
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.building import has_room
from roadstead.games.shipyard.canal_words import waterway_of
from roadstead.games.shipyard.canals import PORT, SIDES, SITES, Waterway
from roadstead.games.shipyard.codes import FITTINGS
from roadstead.games.shipyard.deck import (
    ACTIONS,
    BUILD,
    CANAL,
    CANAL_COLUMN,
    EXCHANGE,
    HIRE,
    KINDS,
    MANUFACTURE,
    NONE,
    PIECES,
    RECRUIT,
    SHORTEST,
    TRAIN,
    TRAIN_COLUMN,
    YARD,
    ShipyardDeck,
)
from roadstead.games.shipyard.market_words import (
    completes,
    hire_price,
    may_lie,
    own_employees,
    sector_price,
    set_of,
)
from roadstead.games.shipyard.state import OPENING
from roadstead.games.shipyard.view import BuilderView, ShipyardView

TOUCHES: Final[dict[int, tuple[str, ...]]] = {
    tasks.CHOOSE: ("action",),
    tasks.NEXT_STEP: ("action",),
    tasks.FINAL_ACTION: ("action",),
    tasks.BUILD: ("card", "stand-in"),
    tasks.PLACE: ("yard",),
    tasks.LAST_CHANCE: ("card", "stand-in", "yard"),
    tasks.BUY_TRAIN: ("train",),
    tasks.BUY_CANAL: ("canal",),
    tasks.EDGE: ("space",),
    tasks.CELL: ("cell",),
    tasks.TURN: ("turn",),
    tasks.MANUFACTURE: ("ring",),
    tasks.RECRUIT: ("circle",),
    tasks.HIRE: ("employee",),
    tasks.EXCHANGE: ("wagon",),
    tasks.LOAD: ("piece",),
    tasks.LOADS: ("trade", "piece"),
    tasks.LAUNCH: ("ship",),
    tasks.FIT: ("fitting",),
    tasks.MOVE: ("space",),
    tasks.GIVE_UP: ("contract",),
}
RULE_OF_COLUMN: Final = ["SHY-501", "SHY-501", "SHY-501", "SHY-501", "SHY-521", "SHY-531"]


class Asked:
    """The decision due, for the one who is asked."""

    def __init__(self, v: ShipyardView, deck: ShipyardDeck, own: BuilderView, kind: int, arg: int) -> None:
        self.v = v
        self.deck = deck
        self.own = own
        self.kind = kind
        self.arg = arg


def why_not_thing(
    v: ShipyardView, deck: ShipyardDeck, along_the_lines: list[int], due: Due, kind: str, name: str
) -> WhyNot | None:
    a = Asked(v, deck, v.builders[due.seat], due.kind, due.arg)
    if kind == "action":
        return why_not_action(a, ACTIONS.index(name))
    if kind == "stand-in":
        return why_not_ship_card(a, KINDS.index(name), 0)
    if kind in ("card", "train", "canal"):
        return why_not_bought(a, kind, name)
    if kind in ("yard", "wagon"):
        owner, _, place = name.partition(":")
        return why_not_owned(a, kind, int(owner), place)
    if kind in ("ring", "circle"):
        return why_not_sector(a, kind, int(name))
    if kind == "employee":
        return why_not_employee(a, place_of(deck, "employee", name))
    if kind == "trade":
        # of the loads that are due, and so closed only by what another commodity went for
        return WhyNot(
            Message(messages.BARTERED, (PIECES.index(name.rpartition(":")[2].partition("+")[0]),)), "SHY-574"
        )
    if kind == "piece":
        return why_not_piece(a, along_the_lines, PIECES.index(name))
    if kind == "fitting":
        return why_not_fitting(a, FITTINGS.index(name))
    if kind == "space":
        return why_not_space(a, name)
    if kind == "contract":
        return WhyNot(Message(messages.NOT_THIS_COLOUR, (a.arg,)), "SHY-D13")
    return None


def place_of(deck: ShipyardDeck, kind: str, name: str) -> int:
    return next(at for at, card in enumerate(deck.names(kind)) if card.id == name)


def too_dear(price: int, guilders: int, rule: str) -> WhyNot:
    return WhyNot(Message(messages.TOO_DEAR, (price, guilders)), rule)


# -- actions ------------------------------------------------------------------------------------------------


def why_not_action(a: Asked, action: int) -> WhyNot | None:
    guilders = a.own.guilders
    if a.kind == tasks.FINAL_ACTION:
        return why_unable(a.v, a.deck, action, guilders)
    if a.kind == tasks.CHOOSE:
        rule = "SHY-202" if a.v.stage == OPENING else "SHY-306"
        for builder in a.v.builders:
            if action in builder.marks:
                return WhyNot(Message(messages.HAS_FIGURE, (builder.seat,)), rule)
        if a.v.stage != OPENING and a.v.positions[action] == a.v.lead:
            return WhyNot(Message(messages.IS_LEAD), rule)
        return why_unable(a.v, a.deck, action, guilders + a.v.incomes[action])
    if action == a.v.main:
        return WhyNot(Message(messages.NOT_TWICE), "SHY-403")
    return why_unable(a.v, a.deck, action, guilders - a.deck.bonus_cost)  # SHY-408


def why_unable(v: ShipyardView, deck: ShipyardDeck, action: int, guilders: int) -> WhyNot | None:
    """SHY-306, SHY-406: why the viewer could not perform an action with so many guilders; None if it is possible."""
    own = v.builders[v.seat or 0]
    if action == BUILD:  # SHY-110: row 1 is free
        kinds = {deck.kind[card] for column in v.market[:TRAIN_COLUMN] for card in column if card != NONE}
        kinds |= {deck.kind[card] for card in v.stand_ins}
        if not any(may_lie(deck, own.yard, kind, column) for kind in kinds for column in range(YARD)):
            return WhyNot(Message(messages.NO_ROOM_AT_ALL), "SHY-511")
    if action == TRAIN and not v.market[TRAIN_COLUMN]:
        return WhyNot(Message(messages.NO_TRAINS), "SHY-R25")
    if action == CANAL and not v.market[CANAL_COLUMN]:
        return WhyNot(Message(messages.NO_CANALS), "SHY-R25")
    if action == HIRE:
        waiting = [card for card in range(len(deck.employees)) if v.employee_left[card]]
        prices = [hire_price(v, deck, card) for card in waiting if may_hire(deck, own, card)]
        if not prices:
            return WhyNot(Message(messages.NOBODY_TO_HIRE), "SHY-566")
        dear = min(prices) > guilders
        return WhyNot(Message(messages.STAFF_TOO_DEAR, (min(prices), guilders)), "SHY-566") if dear else None
    if action == EXCHANGE and not own.trains:
        return WhyNot(Message(messages.HAS_NO_TRAIN), "SHY-571")
    return None


def may_hire(deck: ShipyardDeck, own: BuilderView, employee: int) -> bool:
    """SHY-563, SHY-564."""
    requires = deck.employees[employee].requires
    return employee not in own.employees and (requires == NONE or requires in own.employees)


# -- what is bought -----------------------------------------------------------------------------------------


def why_not_bought(a: Asked, kind: str, name: str) -> WhyNot:
    """A card of the markets."""
    card = place_of(a.deck, "ship-card" if kind == "card" else kind, name)
    columns = {"card": range(TRAIN_COLUMN), "train": (TRAIN_COLUMN,), "canal": (CANAL_COLUMN,)}[kind]
    column = next(column for column in columns if card in a.v.market[column])
    price = a.deck.row_prices[a.v.market[column].index(card)]
    if kind != "card":
        return too_dear(price, a.own.guilders, RULE_OF_COLUMN[column])
    return why_not_ship_card(a, a.deck.kind[card], price)


def why_not_ship_card(a: Asked, kind: int, price: int) -> WhyNot:
    places = [column for column in range(YARD) if may_lie(a.deck, a.own.yard, kind, column)]
    if a.kind == tasks.LAST_CHANCE and not any(
        completes(a.deck, a.own.yard, kind, column) for column in places
    ):
        return WhyNot(Message(messages.COMPLETES_NOTHING), "SHY-908")
    if not places:
        return WhyNot(Message(messages.NO_ROOM, (kind,)), "SHY-508")
    return too_dear(price, a.own.guilders, "SHY-501")


def why_not_sector(a: Asked, kind: str, sector: int) -> WhyNot:
    own = own_employees(a.v, a.deck)
    if kind == "ring":
        extra = (sector - a.v.ring - 1) % len(a.deck.ring)
        price = sector_price(own, MANUFACTURE, extra, a.deck.ring_cost)
        return too_dear(price, a.own.guilders, "SHY-541")
    extra = (sector - a.v.circle - 1) % len(a.deck.circle)
    return too_dear(sector_price(own, RECRUIT, extra, a.deck.circle_cost), a.own.guilders, "SHY-551")


def why_not_employee(a: Asked, employee: int) -> WhyNot:
    if employee in a.own.employees:
        return WhyNot(Message(messages.HAS_THIS_ONE), "SHY-563")
    requires = a.deck.employees[employee].requires
    if requires != NONE and requires not in a.own.employees:
        return WhyNot(Message(messages.NEEDS_FIRST, (requires,)), "SHY-564")
    return too_dear(hire_price(a.v, a.deck, employee), a.own.guilders, "SHY-561")


# -- what is owned ------------------------------------------------------------------------------------------


def why_not_owned(a: Asked, kind: str, owner: int, place: str) -> WhyNot:
    if owner != a.own.seat:
        if kind == "yard":
            return WhyNot(Message(messages.YARD_OF_OTHER, (owner,)), "SHY-502")
        return WhyNot(Message(messages.TRAIN_OF_OTHER, (owner,)), "SHY-572")
    if kind == "wagon":
        return WhyNot(Message(messages.SAME_LOADS), "SHY-D09")
    return why_not_place(a, int(place) - 1)


def why_not_place(a: Asked, column: int) -> WhyNot:
    """SHY-508, for the card that is being placed; in a last chance for any card (SHY-908)."""
    if a.own.yard[column] != NONE:
        return WhyNot(Message(messages.NOT_EMPTY, (column + 1,)), "SHY-502")
    if a.kind == tasks.LAST_CHANCE:
        return WhyNot(Message(messages.NOTHING_COMPLETES, (a.own.guilders,)), "SHY-908")
    kind = a.deck.kind[a.v.card]
    if not has_room(kind, column):
        return WhyNot(Message(messages.OUT_OF_ROOM, (kind, kind + 1, YARD - SHORTEST + kind + 1)), "SHY-508")
    return WhyNot(Message(messages.NO_MIDDLE, (kind,)), "SHY-508")


# -- exchange, cruises, contracts ---------------------------------------------------------------------------


def why_not_piece(a: Asked, along_the_lines: list[int], piece: int) -> WhyNot:
    """In a line of its own commodity a piece is closed only if another load went for it, or, until version 2, because
    equal loads go along the line."""
    line = list(dict.fromkeys(a.deck.barter[a.arg]))
    if piece not in line:
        offered = set_of([along_the_lines.index(other) for other in line])
        return WhyNot(Message(messages.WRONG_BARTER, (a.arg, offered)), "SHY-573")
    if a.kind == tasks.LOAD:
        return WhyNot(Message(messages.ALONG_THE_LINE), "SHY-574")
    return WhyNot(Message(messages.BARTERED, (piece,)), "SHY-574")


def why_not_fitting(a: Asked, fitting: int) -> WhyNot:
    key = messages.FITTED_BEFORE if fitting < a.arg else messages.FITTED_LATER
    return WhyNot(Message(key, (a.arg,)), "SHY-D11")


def why_not_space(a: Asked, name: str) -> WhyNot:
    if a.kind == tasks.EDGE:
        return WhyNot(Message(messages.NO_OPEN_SIDE), "SHY-532")
    canal, _, site = name.partition(":")
    space = len(SITES) * place_of(a.deck, "canal", canal) + SITES.index(site)
    way = waterway_of(a.v, a.deck, a.own.seat)
    here = way.here()
    if space == way.space:
        return WhyNot(Message(messages.FIGURE_HERE), "SHY-611")
    if space == came_from(way):
        return WhyNot(Message(messages.CAME_FROM), "SHY-611")
    left = a.v.cruise.speed - a.v.cruise.sailed
    for there, to, back, gone in way.steps(here, way.space % len(SITES), way.came, 0):
        if len(SITES) * way.canals[there] + to == space:
            moves = 1 + way.longest_from(there, to, back, gone, left - 1)
            return WhyNot(Message(messages.TOO_SHORT, (moves, left)), "SHY-611")
    return WhyNot(Message(messages.NOT_NEXT), "SHY-611")


def came_from(way: Waterway) -> int:
    """The space to which the ship figure may not go back (SHY-611, SHY-R13), or NONE."""
    if way.came < PORT:
        return len(SITES) * way.canals[way.here()] + way.came
    side = way.came - PORT
    there = way.joined_canal(way.here(), side)
    return len(SITES) * way.canals[there] + (side + 2) % SIDES if there != NONE else NONE
