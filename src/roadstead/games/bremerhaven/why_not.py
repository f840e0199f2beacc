"""Why a thing of Bremerhaven cannot be chosen now. Asked only of things that no legal choice touches."""

from __future__ import annotations

from typing import Final, NamedTuple

from roadstead.engine.game import Due
from roadstead.engine.words import Message, WhyNot, tally
from roadstead.games.bremerhaven import messages, tasks
from roadstead.games.bremerhaven.deck import (
    BANK,
    BERTH_REDUCTION,
    COLUMNS,
    DIRECT_DELIVERY,
    GOODS,
    PRODUCE_GOOD,
    PRODUCE_MONEY,
    WILD,
    BremerhavenDeck,
)
from roadstead.games.bremerhaven.harbour_words import (
    BOLLARDS,
    amount_of,
    has_built,
    takes_good,
)
from roadstead.games.bremerhaven.state import NONE
from roadstead.games.bremerhaven.view import BremerhavenView, PlayerHarbourView


class Question(NamedTuple):
    """The kinds of things that may answer a decision; where they lie in a harbour, the rule that it is one's own."""

    touches: tuple[str, ...]
    own: str = ""


PLACES: Final = ("wall", "cell", "dock", "load", "stored", "convert")
"""Things of one harbour, with its seat in their names."""
QUESTIONS: Final[dict[int, Question]] = {
    tasks.START_GOODS: Question(("supply",)),
    tasks.BID: Question(("card", "space")),
    tasks.PERMIT: Question(("wall", "cell", "building"), own="BRE-325"),
    tasks.GROW: Question(("card",)),
    tasks.CHOOSE_PRICE: Question(("price",)),
    tasks.LADDER: Question(("rank",)),
    tasks.DOCK: Question(("dock",), own="BRE-403"),
    tasks.WILD: Question(("supply",)),
    tasks.SHIP_TIME: Question(("dock",), own="BRE-984"),
    tasks.LOAD: Question(("load",), own="BRE-503"),
    tasks.CONTRACT_TIME: Question(("load",), own="BRE-984"),
    tasks.PRODUCE: Question(("building",), own="BRE-621"),
    tasks.WORK: Question(("dock", "stored", "load", "convert"), own="BRE-601"),
    tasks.GAIN_GOOD: Question(("supply",)),
    tasks.LOSE_GOOD: Question(("stored",), own="BRE-993"),
    tasks.FREE_BOLLARD: Question(("wall",), own="BRE-995"),
    tasks.UPGRADE: Question(("card",)),
}
TOUCHES: Final = {kind: question.touches for kind, question in QUESTIONS.items()}


def why_not_thing(v: BremerhavenView, deck: BremerhavenDeck, due: Due, kind: str, name: str) -> WhyNot | None:
    mine = v.harbours[due.seat]
    if kind == "card":
        return why_not_card(v, due, int(name))
    if kind == "supply":
        return why_not_supply(deck, mine, due.kind, GOODS.index(name))
    if kind == "building":
        building = next(at for at, card in enumerate(deck.names("building")) if card.id == name)
        return why_not_building(v, deck, due.kind, building)
    owner, _, place = name.partition(":")
    if kind in PLACES and int(owner) != due.seat:
        return WhyNot(Message(messages.HARBOUR_OF, (int(owner),)), QUESTIONS[due.kind].own)
    if kind == "wall":
        return why_not_wall(mine, due.kind, int(place) - 1)
    if kind == "cell":
        column, _, row = place.removeprefix("c").partition("r")
        cost = mine.cover_costs[(int(row) - 1) * COLUMNS + int(column) - 1]
        return too_expensive(mine, cost, "BRE-324")
    if due.kind in (tasks.SHIP_TIME, tasks.CONTRACT_TIME):
        return WhyNot(Message(messages.MARKER_ELSEWHERE), "BRE-984")
    if kind == "dock":
        ship = v.sea[due.arg] if due.kind == tasks.DOCK else NONE
        return why_not_dock(deck, mine, ship, int(place) - 1)
    if kind == "load":
        return why_not_load(deck, mine, due.kind, int(place) - 1)
    if kind == "stored":
        return why_not_stored(deck, mine, due.kind, GOODS.index(place))
    if kind == "convert":
        return WhyNot(Message(messages.NOT_CONVERTIBLE, (mine.conversion_price,)), "BRE-634")
    return None


def why_not_card(v: BremerhavenView, due: Due, value: int) -> WhyNot:
    bids = v.bids[due.seat]
    if due.kind != tasks.BID:
        return WhyNot(Message(messages.LOWEST_OF_RESERVE, (bids.next_card,)), "BRE-331")
    laid = 0
    for at, space in enumerate(bids.spaces):
        if bids.values[at] == value:
            laid |= 1 << space
    if laid:
        return WhyNot(Message(messages.ALREADY_LAID, (value, laid)), "BRE-204")
    return WhyNot(Message(messages.STILL_IN_RESERVE, (value,)), "BRE-331")


def why_not_supply(deck: BremerhavenDeck, mine: PlayerHarbourView, asked: int, good: int) -> WhyNot:
    if asked != tasks.START_GOODS:
        return WhyNot(Message(messages.NO_ROOM, (good,)), "BRE-993")
    if deck.need[mine.loads[0].contract][good]:
        return WhyNot(Message(messages.CONTRACT_WANTS, (good,)), "BRE-905")
    return WhyNot(Message(messages.IN_GOODS_ORDER), "BRE-D02")  # until version 2: good by good


# -- what can be built ----------------------------------------------------------------------------------------


def why_not_wall(mine: PlayerHarbourView, asked: int, wall: int) -> WhyNot:
    if mine.walls[wall] == BOLLARDS:
        rule = "BRE-323" if asked == tasks.PERMIT else "BRE-995"
        return WhyNot(Message(messages.WALL_FULL, (wall + 1, BOLLARDS)), rule)
    return too_expensive(mine, mine.bollard_costs[wall], "BRE-323")


def too_expensive(mine: PlayerHarbourView, cost: int, rule: str) -> WhyNot:
    total = mine.permit_price + cost
    return WhyNot(Message(messages.TOO_EXPENSIVE, (total, mine.permit_price, mine.cash)), rule)


def why_not_building(v: BremerhavenView, deck: BremerhavenDeck, asked: int, building: int) -> WhyNot:
    owner = next(other for other in v.harbours if building in other.gained or building in other.cells)
    if owner.seat != v.seat:
        return WhyNot(Message(messages.BUILDING_OF, (building, owner.seat)), QUESTIONS[asked].own)
    if asked == tasks.PRODUCE:
        return why_not_produce(deck, owner, building)
    if building in owner.cells:
        return WhyNot(Message(messages.ALREADY_BUILT, (building,)), "BRE-326")
    key = messages.GOODS_IN_THE_WAY if NONE in owner.cells else messages.NO_OPEN_SPACE
    return WhyNot(Message(key), "BRE-325")


def why_not_produce(deck: BremerhavenDeck, mine: PlayerHarbourView, building: int) -> WhyNot:
    ability = deck.ability[building]
    if building in mine.gained:
        return WhyNot(Message(messages.NOT_BUILT, (building,)), "BRE-311")
    if ability.kind not in (PRODUCE_GOOD, PRODUCE_MONEY, BANK):
        return WhyNot(Message(messages.PRODUCES_NOTHING, (building,)), "BRE-621")
    if building in mine.produced:
        return WhyNot(Message(messages.ALREADY_USED, (building,)), "BRE-621")
    if ability.kind == PRODUCE_GOOD:
        return WhyNot(Message(messages.NO_ROOM, (ability.good,)), "BRE-621")
    return WhyNot(Message(messages.BANK_RESTS, (mine.balance, ability.interest_per)), "BRE-973")


# -- docks, loading docks and storage ---------------------------------------------------------------------------


def why_not_dock(deck: BremerhavenDeck, mine: PlayerHarbourView, ship: int, at: int) -> WhyNot:
    """`ship`: the one to be placed; NONE when it is goods that are moved."""
    dock = mine.docks[at]
    if ship != NONE:
        if dock.ship != NONE:
            return WhyNot(Message(messages.DOCK_TAKEN, (dock.ship, dock.time)), "BRE-406")
        needed = deck.berth[ship] - amount_of(deck, mine, BERTH_REDUCTION)
        return WhyNot(Message(messages.BERTH_TOO_SMALL, (mine.berths[at], ship, needed)), "BRE-403")
    if dock.ship == NONE:
        return WhyNot(Message(messages.NO_SHIP_THERE), "BRE-631")
    if not dock.count:
        return WhyNot(Message(messages.NOTHING_ABOARD, (dock.ship,)), "BRE-631")
    if has_built(deck, mine, DIRECT_DELIVERY):
        return WhyNot(Message(messages.NO_ROOM_AND_NOT_NEEDED, (dock.good,)), "BRE-976")
    return WhyNot(Message(messages.NO_ROOM, (dock.good,)), "BRE-631")


def why_not_load(deck: BremerhavenDeck, mine: PlayerHarbourView, asked: int, at: int) -> WhyNot:
    load = mine.loads[at]
    if asked == tasks.LOAD:
        return WhyNot(Message(messages.LOAD_TAKEN, (load.time,)), "BRE-503")
    if load.contract == NONE:
        return WhyNot(Message(messages.NO_CONTRACT_THERE), "BRE-632")
    if load.closed:
        return WhyNot(Message(messages.TABLE_LOAD_CLOSED, (at + 1,)), "BRE-611")
    left = list(load.lacking)
    if not sum(left):
        return WhyNot(Message(messages.ALL_DELIVERED, (load.time,)), "BRE-655")
    if any(dock.ship != NONE and dock.count and (left[dock.good] or left[WILD]) for dock in mine.docks):
        return WhyNot(Message(messages.UNLOAD_FIRST, (tally(left),)), "BRE-633")
    return WhyNot(Message(messages.NOT_STORED, (tally(left),)), "BRE-632")


def why_not_stored(deck: BremerhavenDeck, mine: PlayerHarbourView, asked: int, good: int) -> WhyNot:
    if not mine.stored[good]:
        rule = "BRE-993" if asked == tasks.LOSE_GOOD else "BRE-632"
        return WhyNot(Message(messages.NONE_STORED, (good,)), rule)
    for at, load in enumerate(mine.loads):
        if takes_good(load, good):
            return WhyNot(Message(messages.NEEDED_OUT_OF_REACH, (good, at + 1)), "BRE-611")
    return WhyNot(Message(messages.NOT_NEEDED, (good,)), "BRE-632")
