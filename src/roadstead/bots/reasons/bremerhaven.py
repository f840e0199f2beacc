"""Reasons for choices in Bremerhaven: what a bid may win, and what is gained in the town and in the harbour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from roadstead.bots.reason import LEAST, Case, Reason, Way
from roadstead.bots.values.bremerhaven import Outlook, own_bid
from roadstead.engine.words import Message, tally
from roadstead.games.bremerhaven import deck, messages, tasks
from roadstead.games.bremerhaven.boards import fitting_docks
from roadstead.games.bremerhaven.deck import CELLS, CRATE, GOODS, WILD
from roadstead.games.bremerhaven.harbour import accepts_good, can_produce, harbour_value, interest_on
from roadstead.games.bremerhaven.state import (
    BALANCE,
    CASH,
    CELL,
    COUNT,
    COVERED,
    DELIVERED,
    DOCKS,
    LOADS,
    NONE,
    PRODUCED,
    STORED,
    TIME,
    TRACK,
    TYPE,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.town import next_card

PRESTIGE: Final = 4.0
"""What a step of prestige counts for, in money."""


def reasons(case: Case) -> list[Reason]:
    was, s, seat = cast(BremerhavenState, case.before), cast(BremerhavenState, case.way.after), case.seat
    if (
        was.turn and not was.revealed
    ):  # what the reveal brings depends on hidden bids, which are only imagined
        spaces = s.bid_spaces[seat][len(was.bid_spaces[seat]) :]
        return bid_reasons(was, s, seat, spaces[0]) if spaces else []
    kind = next(due.kind for due in was.dues() if due.seat == seat)
    found = [*harbour_gains(case, kind), *more_money(case)]
    if kind in OF_KIND:
        found += OF_KIND[kind](was, s, seat)
    idle = s.harbours[seat][CELL:] == was.harbours[seat][CELL:]
    if case.is_better() and idle and kind in (tasks.PERMIT, tasks.GROW, tasks.UPGRADE, tasks.WORK):
        found.append(tells_of(messages.HINT_REST))
    return found


def tells_of(key: str, *args: int, weight: float = LEAST) -> Reason:
    return Reason(Message(key, args), weight)


def one_of(good: int, count: int = 1) -> int:
    """So many of a good as an argument of a message."""
    counts = [0] * len(GOODS)
    counts[good] = count
    return tally(counts)


# -- bidding


def bid_reasons(was: BremerhavenState, s: BremerhavenState, seat: int, space: int) -> list[Reason]:
    """What winning the space is good for, and what speaks for this card."""
    value = s.bid_values[seat][-1]
    total = own_bid(s, seat, space)
    found = space_reasons(Outlook(was, seat), space)
    if space == deck.PARKING:
        return found if value > min(was.hands[seat]) else [*found, tells_of(messages.HINT_BID_WEAKEST)]
    others = [other for other in range(s.bidders) if other != seat and space in s.bid_spaces[other]]
    most = max(
        [sum(sorted(s.hand_of(other))[-s.bid_spaces[other].count(space) :]) for other in others], default=0
    )
    if not others:
        found.append(tells_of(messages.HINT_BID_FIRST, weight=0.1))
    elif total > most:
        found.append(tells_of(messages.HINT_BID_SURE, total, weight=0.3))
    if space in was.bid_spaces[seat]:
        found.append(tells_of(messages.HINT_BID_TOGETHER, total, weight=0.15))
    highest = max(was.hands[seat])
    if value < highest:
        found.append(tells_of(messages.HINT_BID_KEEPS, highest, weight=0.12))
    elif len(was.hands[seat]) > 1:
        found.append(tells_of(messages.HINT_BID_STRONGEST, weight=0.2))
    if value == min(was.hands[seat]) < highest:
        found.append(tells_of(messages.HINT_BID_WEAKEST, weight=0.2))
    if space in (deck.PERMIT, deck.INFLUENCE):
        found.append(tells_of(messages.HINT_BID_DIFFERENCE, weight=0.15))
    return found


def space_reasons(outlook: Outlook, space: int) -> list[Reason]:
    """What winning a space is good for; nothing where nothing certain can be said."""
    s, seat = outlook.s, outlook.seat
    if space == deck.PARKING:
        return [tells_of(messages.HINT_PARKING, weight=1.0)]
    if deck.SEA <= space < deck.SEA + s.bidders:
        return ship_reasons(outlook, s.sea[space - deck.SEA])
    if deck.LAND <= space < deck.LAND + s.bidders:
        return contract_reasons(outlook, s.land[space - deck.LAND])
    if space == deck.BUILDING:
        return building_reasons(s, seat, s.buildings.top[0])
    if space == deck.PERMIT:
        if s.gained[seat]:
            return [tells_of(messages.HINT_PERMIT, weight=1.0)]
        return [tells_of(messages.HINT_PERMIT_WALL, weight=1.0)] if outlook.h[CASH] else []
    if space == deck.INFLUENCE:
        return [tells_of(messages.HINT_INFLUENCE, weight=1.0)] if next_card(s, seat) else []
    if space == deck.CAREER:
        return [tells_of(messages.HINT_CAREER if s.rank(seat) else messages.HINT_CAPTAIN, weight=1.0)]
    count = delivered(s, seat)
    if count:
        return [tells_of(messages.HINT_PRICES_SALE, count, weight=1.0)]
    return [tells_of(messages.HINT_PRICES_PLAN, weight=1.0)]


def ship_reasons(outlook: Outlook, ship: int) -> list[Reason]:
    s, seat = outlook.s, outlook.seat
    if not fitting_docks(s, seat, ship):
        return []
    found: list[Reason] = []
    risen = harbour_value(s, seat) + s.deck.ship_prestige[ship] - best_prestige(s, seat)
    if risen > 0:
        found.append(tells_of(messages.HINT_SHIP_RISE, risen, weight=1.0))
    good, count = s.deck.cargo[ship], s.deck.cargo_count[ship]
    if good == WILD:
        good = outlook.wanted.index(max(outlook.wanted))
    useful = min(count, outlook.wanted[good])
    if useful:
        found.append(tells_of(messages.HINT_SHIP_GOODS, one_of(good, useful), weight=0.9))
    elif s.deck.cargo[ship] != WILD and s.can_store(seat, good):
        room = s.spare_spaces(seat) * (2 if good == CRATE else 1)
        fitting = max(1, min(count, room))
        found.append(tells_of(messages.HINT_SHIP_STORE, one_of(good, fitting), weight=0.25))
    if s.prices.top and s.deck.cargo[ship] != WILD:
        worth = count * s.deck.price[s.top_price()][good]
        found.append(tells_of(messages.HINT_SHIP_WORTH, one_of(good, count), worth, weight=2 * LEAST))
    return found


def contract_reasons(outlook: Outlook, contract: int) -> list[Reason]:
    cards = outlook.s.deck
    need = cards.need[contract]
    spare = sum(max(0, outlook.free[good] - need[good]) for good in range(4))
    found: list[Reason] = []
    if spare >= need[4] and all(outlook.free[good] >= need[good] for good in range(4)):
        found.append(tells_of(messages.HINT_CONTRACT_GOODS, weight=1.0))
    elif cards.delivery_time[contract] > 1:
        found.append(tells_of(messages.HINT_CONTRACT_TIME, weight=0.8))
    if cards.reward_kind[contract] == deck.MONEY:
        found.append(tells_of(messages.HINT_REWARD, cards.reward[contract], weight=0.5))
    elif cards.reward_kind[contract] == deck.PRESTIGE:
        found.append(tells_of(messages.HINT_REWARD_PRESTIGE, weight=0.6))
    return found


def building_reasons(s: BremerhavenState, seat: int, building: int) -> list[Reason]:
    found = value_reasons(s, building)
    risen = harbour_value(s, seat) + s.deck.building_prestige[building] - best_prestige(s, seat)
    if risen > 0:
        found.append(tells_of(messages.HINT_NEW_PRESTIGE, risen, weight=1.0))
    if s.deck.ability[building].kind != deck.NO_ABILITY:
        found.append(tells_of(messages.HINT_ABILITY, building, weight=0.7))
    return found


def value_reasons(s: BremerhavenState, building: int) -> list[Reason]:
    """Prestige rises only with a harbour value that is above it."""
    prestige = s.deck.building_prestige[building]
    return [tells_of(messages.HINT_VALUE, prestige, weight=2 * LEAST)] if prestige else []


# -- what a choice brings by the end of the phase


def harbour_gains(case: Case, kind: int) -> list[Reason]:
    """Prestige, and goods delivered; what comes anyway is no reason."""
    was, seat = cast(BremerhavenState, case.before), case.seat
    prestige, count = prestige_of(case.way, seat), most_delivered(case.way, seat) - delivered(was, seat)
    others = [prestige_of(case.rival, seat)] if case.rival is not None else []
    found: list[Reason] = []
    if all(other < prestige for other in others):
        risen = prestige - best_prestige(was, seat)
        found.append(tells_of(messages.HINT_PRESTIGE, risen, weight=PRESTIGE * risen))
    fewer = case.rival is None or most_delivered(case.rival, seat) < most_delivered(case.way, seat)
    if fewer or kind == tasks.WORK:  # what any other choice allows, too, is said only where nothing else is
        found.append(tells_of(messages.HINT_DELIVERS, count, weight=count * (1.2 if fewer else 0.1)))
    return found


def prestige_of(way: Way, seat: int) -> int:
    return best_prestige(cast(BremerhavenState, way.end), seat)


def most_delivered(way: Way, seat: int) -> int:
    """The most goods that lie in the loading docks on the way; they leave when contracts are settled."""
    return max(delivered(cast(BremerhavenState, then), seat) for then in way.path)


def more_money(case: Case) -> list[Reason]:
    """What is not spent, unlike with the choice it is compared with."""
    if case.rival is None:
        return []
    saved = spent(case, case.rival) - spent(case, case.way)
    return [tells_of(messages.HINT_MORE_MONEY, saved, int(case.rank > 0), weight=0.2 * saved)]


def spent(case: Case, way: Way) -> int:
    earlier, now = (cast(BremerhavenState, s).harbours[case.seat] for s in (case.before, way.after))
    return max(0, earlier[CASH] + earlier[BALANCE] - now[CASH] - now[BALANCE])


def best_prestige(s: BremerhavenState, seat: int) -> int:
    return max(s.harbours[seat][TRACK], harbour_value(s, seat))


def delivered(s: BremerhavenState, seat: int) -> int:
    h = s.harbours[seat]
    return sum(sum(h[at + DELIVERED : at + DELIVERED + 4]) for at in LOADS if h[at] != NONE)


# -- the town


def permit_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    """A bollard, a cleared space or a building."""
    h, earlier = s.harbours[seat], was.harbours[seat]
    for wall in range(4):
        if h[WALL + wall] > earlier[WALL + wall]:
            larger = [dock for dock in range(3) if berth(h, dock) > berth(earlier, dock)]
            if larger:
                return [tells_of(messages.HINT_BERTH, dock + 1, weight=0.5) for dock in larger]
            return [tells_of(messages.HINT_BERTH_HALF, wall + 1)]
    for cell in range(CELLS):
        if h[CELL + cell] == NONE and earlier[CELL + cell] == COVERED:
            if cell < len(LOADS):
                return [tells_of(messages.HINT_CLEAR_LOAD, cell + 1, weight=0.5)]
            return [tells_of(messages.HINT_CLEAR)]
    found: list[Reason] = []
    for building in was.gained[seat]:
        if building not in s.gained[seat]:
            found += value_reasons(s, building)
            if s.deck.ability[building].kind != deck.NO_ABILITY:
                found.append(tells_of(messages.HINT_ABILITY, building, weight=PRESTIGE))
    return found


def berth(h: list[int], dock: int) -> int:
    return min(h[WALL + dock], h[WALL + dock + 1])


def growth_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    if s.grown[seat] + s.upgrades[seat] == was.grown[seat] + was.upgrades[seat]:
        return []
    lowest = was.deck.influence[was.upgrades[seat] + was.grown[seat]]
    return [tells_of(messages.HINT_GROW, next_card(was, seat), lowest, weight=0.5)]


def price_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    """Of what is delivered and stored only where no other price card would make it worth more."""
    h = s.harbours[seat]
    delivered = [sum(h[at + DELIVERED + good] for at in LOADS if h[at] != NONE) for good in range(4)]
    held = [delivered[good] + h[STORED + good] for good in range(4)]
    paid, worth = (worth_of(goods, s.deck.price[s.top_price()]) for goods in (delivered, held))
    found = [tells_of(messages.HINT_PRICES_DELIVERED, paid, weight=0.5 * paid)]
    if worth == max(worth_of(held, prices) for prices in s.deck.price):
        found.append(tells_of(messages.HINT_PRICES_PAY, worth, weight=float(worth)))
    wanted = Outlook(was, seat).wanted
    asked = worth_of(wanted, s.deck.price[s.top_price()])
    if asked == max(worth_of(wanted, prices) for prices in s.deck.price):
        found.append(tells_of(messages.HINT_PRICES_WANTED, asked, weight=0.5 * asked))
    return found


def worth_of(goods: list[int], prices: list[int]) -> int:
    return sum(goods[good] * prices[good] for good in range(4))


def ladder_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    rank = s.rank(seat)
    if rank < was.rank(seat):
        return [tells_of(messages.HINT_RANK, rank, s.deck.income[rank], weight=1.0)]
    if rank > was.rank(seat):
        return []
    found = [tells_of(messages.HINT_RANK_STAYS, rank, weight=0.1)]
    for other in range(s.seats):
        if s.rank(other) > was.rank(other):
            found.append(tells_of(messages.HINT_RANK_RIVAL, other, weight=0.2))
    return found


# -- ships and contracts


def dock_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    h, earlier = s.harbours[seat], was.harbours[seat]
    for dock, at in enumerate(DOCKS):
        if h[at] != earlier[at]:
            free = [berth(h, other) for other in range(3) if h[DOCKS[other]] == NONE]
            if free and max(free) > berth(h, dock):
                return [tells_of(messages.HINT_DOCK_SMALL, weight=0.1)]
    if len({berth(earlier, dock) for dock, at in enumerate(DOCKS) if earlier[at] == NONE}) == 1:
        return [tells_of(messages.HINT_DOCKS_ALIKE)]
    return []


def wild_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    h, earlier = s.harbours[seat], was.harbours[seat]
    for at in DOCKS:
        if h[at + TYPE] != earlier[at + TYPE]:
            return good_reasons(was, seat, h[at + TYPE])
    return []


def good_reasons(was: BremerhavenState, seat: int, good: int) -> list[Reason]:
    """What speaks for having one more of a good."""
    found = wanted_reasons(was, seat, good)
    if was.prices.top:
        price = was.deck.price[was.top_price()][good]
        found.append(tells_of(messages.HINT_PRICE, good, price, weight=LEAST * price))
    if good == CRATE:
        found.append(tells_of(messages.HINT_CRATES))
    return found


def wanted_reasons(was: BremerhavenState, seat: int, good: int) -> list[Reason]:
    short = Outlook(was, seat).wanted[good]
    return [tells_of(messages.HINT_WANTED, one_of(good, short), weight=0.8)] if short else []


def time_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    longer = any(s.harbours[seat][at + TIME] > was.harbours[seat][at + TIME] for at in DOCKS + LOADS)
    return [tells_of(messages.HINT_TIME if longer else messages.HINT_LESS_TIME)]


def load_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    h, earlier = s.harbours[seat], was.harbours[seat]
    empty = [load for load, at in enumerate(LOADS) if earlier[at] == NONE]
    closed = [load for load in empty if earlier[CELL + load] == COVERED]
    for load, at in enumerate(LOADS):
        if h[at] != earlier[at]:
            if len(closed) in (0, len(empty)):
                return [tells_of(messages.HINT_LOADS_ALIKE)]
            if load in closed:
                return [tells_of(messages.HINT_LOAD_CLOSED)]
            return [tells_of(messages.HINT_LOAD_OPEN, load + 1, weight=0.5)]
    return [tells_of(messages.HINT_REFUSE)]


# -- the harbour


def produce_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    used = s.harbours[seat][PRODUCED] & ~was.harbours[seat][PRODUCED]
    if not used:
        return unproduced(was, seat)
    building = used.bit_length() - 1
    ability = s.deck.ability[building]
    found = [tells_of(messages.HINT_ABILITY, building, weight=0.3)]
    if ability.kind == deck.PRODUCE_GOOD:
        found += good_reasons(was, seat, ability.good)
    return found


def unproduced(was: BremerhavenState, seat: int) -> list[Reason]:
    """What speaks against using the production buildings that are left."""
    h = was.harbours[seat]
    found: list[Reason] = []
    for at in range(CELL, CELL + CELLS):
        if h[at] >= 0 and not h[PRODUCED] >> h[at] & 1 and can_produce(was, seat, h[at]):
            ability = was.deck.ability[h[at]]
            if ability.kind == deck.BANK and not interest_on(was, seat, h[at]):
                found.append(tells_of(messages.HINT_NO_INTEREST))
            elif ability.kind == deck.PRODUCE_GOOD:
                found.append(tells_of(messages.HINT_ROOM, ability.good))
    return found


def deposit_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    h = s.harbours[seat]
    if h[BALANCE] == was.harbours[seat][BALANCE]:
        return [tells_of(messages.HINT_CASH, h[CASH])]
    per = was.deck.ability[was.built(seat, deck.BANK)].interest_per
    found = [tells_of(messages.HINT_INTEREST, per, weight=2 * LEAST)]
    return [*found, tells_of(messages.HINT_CASH, h[CASH])] if h[CASH] else found


def work_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    h, earlier = s.harbours[seat], was.harbours[seat]
    for load, at in enumerate(LOADS):
        if h[at] == earlier[at] != NONE and h[at + DELIVERED : at + 6] != earlier[at + DELIVERED : at + 6]:
            return delivery_reasons(was, s, seat, load)
    for at in DOCKS:
        if h[at] == earlier[at] != NONE and h[at + COUNT] < earlier[at + COUNT]:
            return unloading_reasons(was, seat, at)
    for good in range(4):
        if h[STORED + good] > earlier[STORED + good]:
            return [
                *wanted_reasons(was, seat, good),
                tells_of(messages.HINT_FOR_LATER, good, weight=LEAST / 10),
            ]
    found: list[Reason] = []
    stored = [good for good in range(4) if earlier[STORED + good]]
    if stored:
        if not any(accepts_good(was, seat, load, good) for load in range(4) for good in stored):
            found.append(tells_of(messages.HINT_NOTHING_LEFT, weight=2 * LEAST))
        count = sum(earlier[STORED : STORED + 4])
        found.append(tells_of(messages.HINT_KEEPS_GOODS, count, weight=3 * LEAST))
    return found


def delivery_reasons(was: BremerhavenState, s: BremerhavenState, seat: int, load: int) -> list[Reason]:
    h, earlier, at = s.harbours[seat], was.harbours[seat], LOADS[load]
    good = next(good for good in range(4) if h[at + DELIVERED + good] > earlier[at + DELIVERED + good])
    missing = sum(s.deck.need[h[at]]) - sum(h[at + DELIVERED : at + DELIVERED + 4])
    price = s.deck.price[s.top_price()][good]
    found = [tells_of(messages.HINT_PRICE, good, price, weight=LEAST * price)]
    if missing:
        return [*found, tells_of(messages.HINT_STILL_MISSING, load + 1, missing, weight=0.8)]
    return [*found, tells_of(messages.HINT_COMPLETES, load + 1, weight=PRESTIGE)]


def unloading_reasons(was: BremerhavenState, seat: int, at: int) -> list[Reason]:
    h = was.harbours[seat]
    found = [tells_of(messages.HINT_SAFE, h[at + TYPE]), *wanted_reasons(was, seat, h[at + TYPE])]
    if h[at + TIME] <= 1:
        found.append(tells_of(messages.HINT_LEAVES, h[at], weight=0.9))
    return found


# -- set-up and events


def start_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    h = s.harbours[seat]
    need = Outlook(was, seat).wanted
    fitting = [min(need[good], h[STORED + good] - was.harbours[seat][STORED + good]) for good in range(4)]
    kinds = sum(1 for good in range(4) if h[STORED + good])
    found = [tells_of(messages.HINT_START_MIX, kinds) if kinds > 1 else tells_of(messages.HINT_START_SAME)]
    return [*found, tells_of(messages.HINT_START, tally(fitting), weight=1.0)] if sum(fitting) else found


def taking_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    for good in range(4):
        if s.harbours[seat][STORED + good] > was.harbours[seat][STORED + good]:
            return good_reasons(was, seat, good)
    return []


def losing_reasons(was: BremerhavenState, s: BremerhavenState, seat: int) -> list[Reason]:
    outlook = Outlook(s, seat)
    for good in range(4):
        if s.harbours[seat][STORED + good] < was.harbours[seat][STORED + good]:
            if not outlook.wanted[good]:
                return [tells_of(messages.HINT_UNWANTED, good, weight=0.5)]
            return [tells_of(messages.HINT_PRICE, good, was.deck.price[was.top_price()][good])]
    return []


OF_KIND: Final[dict[int, Callable[[BremerhavenState, BremerhavenState, int], list[Reason]]]] = {
    tasks.START_GOODS: start_reasons,
    tasks.PERMIT: permit_reasons,
    tasks.FREE_BOLLARD: permit_reasons,
    tasks.GROW: growth_reasons,
    tasks.UPGRADE: growth_reasons,
    tasks.CHOOSE_PRICE: price_reasons,
    tasks.LADDER: ladder_reasons,
    tasks.DOCK: dock_reasons,
    tasks.WILD: wild_reasons,
    tasks.SHIP_TIME: time_reasons,
    tasks.CONTRACT_TIME: time_reasons,
    tasks.LOAD: load_reasons,
    tasks.PRODUCE: produce_reasons,
    tasks.DEPOSIT: deposit_reasons,
    tasks.WORK: work_reasons,
    tasks.GAIN_GOOD: taking_reasons,
    tasks.LOSE_GOOD: losing_reasons,
}
"""By kind of decision: the positions before and after it, and the seat."""
