"""The figures that the board shows and the words tell, from a position: phases, spaces with their bids, harbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roadstead.engine.game import Due, arg_of, kind_of
from roadstead.games.bremerhaven import settings, tasks
from roadstead.games.bremerhaven.bidding import bid_of, highest_bid
from roadstead.games.bremerhaven.deck import (
    BUILDING,
    CAREER,
    INFLUENCE,
    LAND,
    MOST_UPGRADES,
    PARKING,
    PERMIT,
    PRICES,
    SEA,
    WIN_TIES,
)
from roadstead.games.bremerhaven.state import NONE, WALL, BremerhavenState

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
