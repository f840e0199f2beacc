"""The figures that the board shows and the words tell, from a position: phases, spaces with their bids, harbours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from roadstead.engine.game import Due, arg_of, kind_of
from roadstead.games.bremerhaven import settings, tasks
from roadstead.games.bremerhaven.bidding import bid_of, highest_bid
from roadstead.games.bremerhaven.deck import (
    BUILDING,
    CAREER,
    CELLS,
    CONTRACT_BONUS,
    CRATE,
    EXCHANGE,
    EXTRA_SPACES,
    GOODS,
    INFLUENCE,
    LAND,
    MONEY,
    MOST_UPGRADES,
    NOTHING,
    PARKING,
    PERMIT,
    PRESTIGE,
    PRESTIGE_PER_SHIP,
    PRICES,
    SEA,
    SPECIAL_STORAGE,
    WAIVE_PENALTIES,
    WILD,
    WIN_TIES,
)
from roadstead.games.bremerhaven.harbour import accepts_good
from roadstead.games.bremerhaven.state import (
    CELL,
    COUNT,
    DELIVERED,
    DOCKS,
    LOADS,
    NONE,
    STORED,
    TYPE,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.town import can_build

PHASES: Final = [
    "bidding",
    "permits",
    "influence",
    "prices",
    "career",
    "sea",
    "land",
    "harbour",
    "event",
    "dealing",
]
PHASE_OF: Final[dict[int, int]] = {
    tasks.BID: 0,
    tasks.PERMIT: 1,
    tasks.GROW: 2,
    tasks.CHOOSE_PRICE: 3,
    tasks.LADDER: 4,
    tasks.DOCK: 5,
    tasks.WILD: 5,
    tasks.SHIP_TIME: 5,
    tasks.LOAD: 6,
    tasks.CONTRACT_TIME: 6,
    tasks.PRODUCE: 7,
    tasks.DEPOSIT: 7,
    tasks.WORK: 7,
    tasks.GAIN_GOOD: 8,
    tasks.LOSE_GOOD: 8,
    tasks.FREE_BOLLARD: 8,
    tasks.UPGRADE: 8,
}
"""The phase of a round that each decision belongs to."""
EVENT: Final = 8
DEALING: Final = 9

HIDDEN: Final = 0
"""The outcome of a space before the reveal."""
NOBODY: Final = 1
"""Without bids."""
EVERYBODY: Final = 2
"""All bidders act; on some spaces for what they are short of the highest bid (BRE-207, BRE-208)."""
WON: Final = 3
TIED: Final = 4
"""Won by one of several highest bidders."""
OPEN: Final = 5
"""Several highest bidders; the career ladder may still change (BRE-005)."""

SPACE_OF: Final[dict[int, int]] = {
    tasks.PARKING_LOT: PARKING,
    tasks.NEW_BUILDING: BUILDING,
    tasks.PERMITS: PERMIT,
    tasks.PERMIT: PERMIT,
    tasks.GROWTH: INFLUENCE,
    tasks.GROW: INFLUENCE,
    tasks.PRICE: PRICES,
    tasks.CHOOSE_PRICE: PRICES,
    tasks.CAREER: CAREER,
    tasks.LADDER: CAREER,
    tasks.SEA: SEA,
    tasks.DOCK: SEA,
    tasks.LAND: LAND,
    tasks.LOAD: LAND,
}
"""The space that a task settles; for ships and contracts the first one."""


def phase_of(due: Sequence[Due]) -> int:
    return PHASE_OF.get(due[0].kind, DEALING) if due else DEALING


def set_of(places: Sequence[int]) -> int:
    """One bit for each place, as messages want it."""
    found = 0
    for at in places:
        found |= 1 << at
    return found


def rounds_of(s: BremerhavenState) -> int:
    """BRE-906: how many rounds the game has; 0 in a long one, where the newspapers decide."""
    room = s.deck.track_end - s.deck.track_start[s.bidders]
    return 0 if s.is_long() else -(-room // s.deck.short_step)


def evening_comes(s: BremerhavenState) -> bool:
    """Whether 4.3 and 4.4 of this round are still to come."""
    return any(kind_of(due) in (tasks.HARBOURS, tasks.DUE) for due in s.agenda)


def last_evening(s: BremerhavenState) -> int:
    """BRE-651: the last round whose time markers are gone; a card with so many more leaves so many rounds later."""
    return s.turn - int(evening_comes(s))


# -- the spaces and their bids --------------------------------------------------------------------------------


def spaces_in_use(bidders: int) -> list[int]:
    """BRE-202: in the order of resolution."""
    return [*range(SEA + bidders), *range(LAND, LAND + bidders)]


def number_of(space: int) -> str:
    """The number of a space in the rulebook (BRE-002)."""
    if space < SEA:
        return f"1.{space}"
    return f"2.{space - SEA + 1}" if space < LAND else f"3.{space - LAND + 1}"


def spaces_to_come(s: BremerhavenState) -> set[int]:
    """The spaces of this round that are not settled yet, the one being settled among them."""
    left = list(s.agenda)
    for stack in s.pending:
        left += stack
    found: set[int] = set()
    for due in left:
        space = SPACE_OF.get(kind_of(due), NONE)
        if space != NONE:
            found.add(space + arg_of(due) if space >= SEA else space)
    return found | asked_about(s, found)


def asked_about(s: BremerhavenState, left: set[int]) -> set[int]:
    """The space of a ship or contract whose goods or time are asked for: the one before those that are left."""
    kinds = {kind_of(due) for stack in s.pending for due in stack}
    found: set[int] = set()
    if kinds & {tasks.WILD, tasks.SHIP_TIME}:
        found.add(min([space for space in left if SEA <= space < LAND] or [SEA + len(s.sea)]) - 1)
    if tasks.CONTRACT_TIME in kinds:
        found.add(min([space for space in left if space >= LAND] or [LAND + len(s.land)]) - 1)
    return found


def by_tie(s: BremerhavenState, space: int) -> list[int]:
    """All bidders, the one who wins a tie on a space first (BRE-206, BRE-980).

    In the town the ladder of the reveal counts, also when it has changed since (BRE-005).
    """
    early = space < SEA or s.settings[settings.TIES] == settings.AT_THE_REVEAL  # BRE-R03
    ladder = s.old_ladder if early and s.revealed else s.ladder
    pilots = [bidder for bidder in ladder if space >= SEA and has_pilots(s, bidder)]
    return [*pilots, *(bidder for bidder in ladder if bidder not in pilots)]


def has_pilots(s: BremerhavenState, bidder: int) -> bool:
    return bidder < s.seats and s.built(bidder, WIN_TIES) != NONE  # BRE-964


def highest_bidders(s: BremerhavenState, space: int) -> list[int]:
    """After the reveal: who has bid most, the one who wins the tie first."""
    best = highest_bid(s, space)
    return [bidder for bidder in by_tie(s, space) if best and bid_of(s, bidder, space) == best]


def outcome_of(s: BremerhavenState, space: int) -> int:
    """What has come of the bids on a space."""
    if not s.revealed:
        return HIDDEN
    best = highest_bidders(s, space)
    if not best:
        return NOBODY
    if space in (PARKING, PERMIT, INFLUENCE):
        return EVERYBODY
    if len(best) == 1:
        return WON
    return OPEN if ladder_may_change(s) and space >= SEA and not has_pilots(s, best[0]) else TIED


def winner_of(s: BremerhavenState, space: int) -> int:
    """Who acts alone on a space as things stand, or NONE; on 1.4 without bids whoever has an Exchange (BRE-342)."""
    outcome = outcome_of(s, space)
    if outcome >= WON:
        return highest_bidders(s, space)[0]
    if outcome == NOBODY and space == PRICES:
        return next((seat for seat in range(s.seats) if s.built(seat, EXCHANGE) != NONE), NONE)
    return NONE


def ladder_may_change(s: BremerhavenState) -> bool:
    """Before 1.5, if anybody has bid there and ties follow the ladder of the moment (BRE-R03)."""
    return (
        s.settings[settings.TIES] != settings.AT_THE_REVEAL
        and bool(highest_bid(s, CAREER))
        and CAREER in spaces_to_come(s)
    )


def costs_of(s: BremerhavenState, space: int) -> list[int]:
    """BRE-207: what each bidder pays for a first permit, or for a card of the reserve; NONE: may not act at all."""
    if not s.revealed or space not in (PERMIT, INFLUENCE):
        return []
    best = highest_bid(s, space)
    found: list[int] = []
    for bidder in range(s.bidders):
        bid = bid_of(s, bidder, space)
        if bidder >= s.seats:  # the dummy builds nothing and pays nothing
            found.append(0 if bid and space == INFLUENCE else NONE)  # BRE-957, BRE-958
            continue
        reserve = space == PERMIT or s.upgrades[bidder] < MOST_UPGRADES  # BRE-332
        found.append(best - bid if bid and reserve else NONE)
    return found


def parked_of(s: BremerhavenState, space: int) -> list[int]:
    """BRE-301: the money that each bidder gets for the cards on the parking lot."""
    if space != PARKING:
        return []
    return [s.bid_spaces[bidder].count(PARKING) * s.deck.money_per_card for bidder in range(s.bidders)]


def papers_left(s: BremerhavenState, space: int) -> int:
    """BRE-955: how many newspapers still name the space for the dummy; 0 in other games."""
    if s.seats > 1:
        return 0
    return sum(1 for paper in s.papers if s.deck.dummy_space[paper] == space)


# -- a harbour --------------------------------------------------------------------------------------------------


def berths_of(s: BremerhavenState, seat: int) -> list[int]:
    """BRE-403: the size of each dock, the smaller number of bollards on its two walls."""
    h = s.harbours[seat]
    return [min(h[WALL + dock], h[WALL + dock + 1]) for dock in range(3)]


def prestige_of(s: BremerhavenState, seat: int, ship: int) -> int:
    """BRE-641, BRE-983: what a ship counts for in a harbour."""
    return s.deck.ship_prestige[ship] + s.amount_of(seat, PRESTIGE_PER_SHIP)


def places_of(s: BremerhavenState, seat: int) -> int:
    """BRE-613: the storage places, those that buildings offer for any good among them."""
    h = s.harbours[seat]
    return h[CELL : CELL + CELLS].count(NONE) + s.amount_of(seat, EXTRA_SPACES)


def site_of(s: BremerhavenState, seat: int) -> int:
    """BRE-325: the space on which the next building will stand; NONE if there is no empty one."""
    return s.harbours[seat].index(NONE, CELL, CELL + CELLS) - CELL if can_build(s, seat) else NONE


def goods_on_cells(s: BremerhavenState, seat: int) -> list[list[int]]:
    """BRE-612, BRE-975: a good place for each stored good; the rules know none (BRE-613).

    Buildings with room for a type take theirs first. Each type has the free spaces from its own quarter on, so that
    what lies there rarely moves when another type comes or goes.
    """
    h = s.harbours[seat]
    left = h[STORED : STORED + len(GOODS)]
    found: list[list[int]] = [[] for _ in range(CELLS)]
    open_cells: list[int] = []
    extra: list[int] = []
    for cell in range(CELLS):
        building = h[CELL + cell]
        if building == NONE:
            open_cells.append(cell)
        elif building >= 0:
            ability = s.deck.ability[building]
            if ability.kind == EXTRA_SPACES:
                extra += [cell] * ability.amount
            elif ability.kind == SPECIAL_STORAGE:
                there = min(ability.amount, left[ability.good])
                found[cell] = [ability.good] * there
                left[ability.good] -= there
    places = open_cells + extra
    free = [True] * len(places)
    for good in range(len(GOODS)):
        at = good * len(places) // len(GOODS)
        while left[good] > 0:
            while not free[at]:
                at = (at + 1) % len(places)
            free[at] = False
            there = min(2 if good == CRATE else 1, left[good])
            found[places[at]] += [good] * there
            left[good] -= there
    return found


# -- contracts --------------------------------------------------------------------------------------------------


def missing(need: Sequence[int], there: Sequence[int]) -> list[int]:
    """BRE-632: the symbols that these goods leave unfilled; what exceeds its own type fills those of any type."""
    left = [max(0, need[good] - there[good]) for good in range(len(GOODS))]
    spare = sum(max(0, there[good] - need[good]) for good in range(len(GOODS)))
    return [*left, max(0, need[WILD] - spare)]


def filled(need: Sequence[int], there: Sequence[int]) -> list[tuple[int, int]]:
    """Each symbol of a contract in the order of the types, any type last, with the good that fills it or NONE."""
    found: list[tuple[int, int]] = []
    spare: list[int] = []
    for good in range(len(GOODS)):
        found += [(good, good if number < there[good] else NONE) for number in range(need[good])]
        spare += [good] * max(0, there[good] - need[good])
    found += [(WILD, spare[number] if number < len(spare) else NONE) for number in range(need[WILD])]
    return found


def sale_range(symbols: Sequence[int], prices: Sequence[int]) -> tuple[int, int]:
    """BRE-653: what goods sell for at least and at most; those of any type for the lowest price up to the highest."""
    sale = sum(symbols[good] * prices[good] for good in range(len(GOODS)))
    return (sale + symbols[WILD] * min(prices), sale + symbols[WILD] * max(prices))


def prices_of(s: BremerhavenState) -> list[int]:
    """The prices of now; 0 before the first card is turned up."""
    return s.deck.price[s.prices.top[0]] if s.prices.top else [0] * len(GOODS)


def delivered_to(s: BremerhavenState, seat: int, load: int) -> list[int]:
    at = LOADS[load]
    return s.harbours[seat][at + DELIVERED : at + DELIVERED + len(GOODS)]


def lacking(s: BremerhavenState, seat: int, load: int) -> list[int]:
    """The symbols of a contract that are still open."""
    return missing(s.deck.need[s.harbours[seat][LOADS[load]]], delivered_to(s, seat, load))


def sale_of(s: BremerhavenState, seat: int, load: int) -> int:
    """BRE-653: what the goods delivered sell for at the prices of now."""
    return sale_range([*delivered_to(s, seat, load), 0], prices_of(s))[0]


def money_for_reward(s: BremerhavenState, seat: int | None, contract: int) -> int:
    """BRE-654, BRE-978: the reward in money and what buildings add to it."""
    reward = s.deck.reward[contract] if s.deck.reward_kind[contract] == MONEY else 0
    return reward if seat is None else reward + s.amount_of(seat, CONTRACT_BONUS)


def money_when_complete(
    s: BremerhavenState, seat: int | None, contract: int, there: Sequence[int] = (0, 0, 0, 0)
) -> tuple[int, int]:
    """What a contract brings once it is complete, at least and at most, at the prices of now.

    Seat: whose buildings add to it, if anybody's. There: the goods delivered already.
    """
    symbols = [*there, 0]
    for symbol, count in enumerate(missing(s.deck.need[contract], there)):
        symbols[symbol] += count
    least, most = sale_range(symbols, prices_of(s))
    reward = money_for_reward(s, seat, contract)
    return (least + reward, most + reward)


def penalty_of(s: BremerhavenState, seat: int, contract: int) -> tuple[int, int]:
    """BRE-654, BRE-979: its kind and amount; nothing for those who are insured."""
    if s.built(seat, WAIVE_PENALTIES) != NONE:
        return (NOTHING, 0)
    return (s.deck.penalty_kind[contract], s.deck.penalty[contract])


def whereabouts(s: BremerhavenState, seat: int, contract: int) -> list[tuple[int, int]]:
    """Each symbol of a contract, with where a seat has a good for it: 0 nowhere, 1 in storage, 2 on a ship."""
    h = s.harbours[seat]
    stored = h[STORED : STORED + len(GOODS)]
    all_goods = stored[:]
    for at in DOCKS:
        if h[at] != NONE and h[at + TYPE] != WILD:
            all_goods[h[at + TYPE]] += h[at + COUNT]
    need = s.deck.need[contract]
    near, far = missing(need, stored), missing(need, all_goods)
    found: list[tuple[int, int]] = []
    for symbol in range(WILD + 1):
        for number in range(need[symbol]):
            in_storage = number < need[symbol] - near[symbol]
            aboard = number < need[symbol] - far[symbol]
            found.append((symbol, 1 if in_storage else 2 if aboard else 0))
    return found


@dataclass(frozen=True)
class UseView:
    """A good that one has, stored or aboard, and a contract within reach that takes it."""

    good: int
    load: int
    money: int
    """Its price, and the reward in money if it makes the contract complete."""
    prestige: int
    completes: bool


def uses_of(s: BremerhavenState, seat: int) -> list[UseView]:
    """What each good in storage or aboard could still do, if it is delivered first (BRE-611, BRE-632)."""
    h = s.harbours[seat]
    found: list[UseView] = []
    for good in range(len(GOODS)):
        if not h[STORED + good] and not any(
            h[at] != NONE and h[at + TYPE] == good and h[at + COUNT] for at in DOCKS
        ):
            continue
        for load in range(len(LOADS)):
            if accepts_good(s, seat, load, good):
                contract = h[LOADS[load]]
                completes = sum(lacking(s, seat, load)) == 1
                reward = money_for_reward(s, seat, contract) if completes else 0
                prestige = int(completes and s.deck.reward_kind[contract] == PRESTIGE)
                found.append(UseView(good, load, prices_of(s)[good] + reward, prestige, completes))
    return found


# -- the grade of a solo game -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class GradeView:
    """The grade that the score of a solo game makes (BRE-963), and what is missing for the next one."""

    grade: int
    next: int
    """-1 for the best grade; then all that is missing is 0."""
    at: int
    """The points it takes."""
    points: int
    """So many more."""
    money: int
    """So much more money would do, with the same prestige; -1: none would."""
    with_money: int
    """The score with it."""
    prestige: int
    """So much more prestige would do, with the same money; -1: none would."""
    with_prestige: int


def grade_of(grade_from: Sequence[int], money: int, prestige: int) -> GradeView:
    points = money * prestige
    grade = max(at for at, least in enumerate(grade_from) if points >= least)
    if grade + 1 == len(grade_from):
        return GradeView(grade, NONE, 0, 0, 0, points, 0, points)
    at = grade_from[grade + 1]
    more_money = -(-at // prestige) - money if prestige else NONE
    more_prestige = -(-at // money) - prestige if money else NONE
    return GradeView(
        grade=grade,
        next=grade + 1,
        at=at,
        points=at - points,
        money=more_money,
        with_money=(money + more_money) * prestige,
        prestige=more_prestige,
        with_prestige=money * (prestige + more_prestige),
    )
