"""The messages of an action in one line: fragments, those of `does-…` without their subject."""

from __future__ import annotations

from typing import Final

from roadstead.games.bremerhaven.messages import KEYS


def of_anybody(name: str, *arguments: str) -> tuple[str, str]:
    """A fragment for whoever acts, and the same with its subject for somebody else."""
    return (
        KEYS.declare(f"does-{name}", *arguments),
        KEYS.declare_with_subject(f"other-{name}", "seat", *arguments),
    )


PRICES: Final = ("barrel:number", "container:number", "crate:number", "passenger:number")

# what players decide
DOES_BID: Final = KEYS.declare("does-bid", "value:number", "space")
DOES_BID_VEILED: Final = KEYS.declare("does-bid-veiled", "space")
DOES_BOLLARD: Final = KEYS.declare("does-bollard", "wall:number")
DOES_CLEAR: Final = KEYS.declare("does-clear", "column:number", "row:number")
DOES_BUILD: Final = KEYS.declare("does-build", "building")
DOES_DECLINE: Final = KEYS.declare("does-decline")
DOES_SET_PRICES: Final = KEYS.declare("does-set-prices", *PRICES)
DOES_KEEP: Final = KEYS.declare("does-keep")
DOES_SWAP: Final = KEYS.declare("does-swap", "upper:rank", "lower:rank")
DOES_NAME: Final = KEYS.declare("does-name", "good")
DOES_ADD_TIME: Final = KEYS.declare("does-add-time")
DOES_KEEP_TIME: Final = KEYS.declare("does-keep-time")
DOES_LOAD: Final = KEYS.declare("does-load", "contract:symbol*", "dock:number")
DOES_TAKE: Final = KEYS.declare("does-take", "good")
DOES_FINISH: Final = KEYS.declare("does-finish")
DOES_WORK: Final = KEYS.declare("does-work")
DOES_PRODUCE: Final = KEYS.declare("does-produce", "goods:good*")
DOES_UNLOAD: Final = KEYS.declare("does-unload", "goods:good*")
DOES_PACK: Final = KEYS.declare("does-pack", "count:number", "crates:number")
DOES_UNPACK: Final = KEYS.declare("does-unpack", "count:number", "crates:number")
DOES_DELIVER: Final = KEYS.declare("does-deliver", "goods:good*", "dock:number")
DOES_EARN_INTEREST: Final = KEYS.declare("does-earn-interest", "money:number")
DOES_DEPOSIT: Final = KEYS.declare("does-deposit", "money:number")

# what comes to somebody
NO_PERMIT: Final = of_anybody("without-permit")
GROW: Final = of_anybody("grow", "value:number")
INCOME: Final = of_anybody("earn-income", "rank", "money:number")
WIN_SHIP: Final = of_anybody("win-ship", "ship")
DOCK: Final = of_anybody("dock", "ship", "dock:number")
NO_DOCK: Final = of_anybody("no-dock", "ship")
WIN_CONTRACT: Final = of_anybody("win-contract", "contract:symbol*")
REFUSE: Final = of_anybody("refuse", "contract:symbol*")
RISE: Final = of_anybody("rise", "count:number")
SHIP_SAILS: Final = of_anybody("ship-sails", "ship", "count:number")
COMPLETE: Final = of_anybody("complete", "contract:symbol*", "money:number", "prestige:number")
FAIL: Final = of_anybody("fail", "contract:symbol*", "money:number", "paid:number", "prestige:number")
GET: Final = of_anybody("get", "money:number")
PAY: Final = of_anybody("pay", "money:number")
LOSE_PRESTIGE: Final = of_anybody("lose-prestige")
LOSE_GOOD: Final = of_anybody("lose-good", "good")

# what comes to all
OTHER_REVEALED: Final = KEYS.declare_with_subject("other-revealed")
SEATS: Final = ("first", "second", "third", "fourth")
OTHER_BIDS: Final = [
    KEYS.declare_with_subject(
        f"other-bids-{count}",
        "space",
        *(word for seat in SEATS[:count] for word in (f"{seat}:seat", f"{seat}-sum:number")),
    )
    for count in range(2, 5)
]
"""The bids on a space, by the number of bidders, from two on."""
OTHER_BIDS_AND_DUMMY: Final = KEYS.declare_with_subject(
    "other-bids-and-dummy", "space", "seat", "seat-sum:number", "sum:number"
)
OTHER_INCOMES: Final = [
    KEYS.declare_with_subject(
        f"other-incomes-{count}",
        *(word for seat in SEATS[:count] for word in (f"{seat}:seat", f"{seat}-money:number")),
    )
    for count in range(2, 5)
]
"""The income of all players in rank order, from two players on."""
OTHER_PARKS: Final = KEYS.declare_with_subject("other-parks", "seat", "money:number")
OTHER_WINS_BUILDING: Final = KEYS.declare_with_subject("other-wins-building", "seat", "building")
OTHER_BUILDING_LOST: Final = KEYS.declare_with_subject("other-building-lost", "building")
OTHER_DUMMY_BIDS: Final = KEYS.declare_with_subject("other-dummy-bids", "space")
OTHER_DUMMY_GROWS: Final = KEYS.declare_with_subject("other-dummy-grows")
OTHER_DUMMY_CAPTAIN: Final = KEYS.declare_with_subject("other-dummy-captain")
OTHER_SHIP_LOST: Final = KEYS.declare_with_subject("other-ship-lost", "ship")
OTHER_CONTRACT_LOST: Final = KEYS.declare_with_subject("other-contract-lost", "contract:symbol*")
OTHER_PRICES: Final = KEYS.declare_with_subject("other-prices", *PRICES)
OTHER_NEWS: Final = KEYS.declare_with_subject("other-news", "newspaper")
OTHER_GAINS_PRESTIGE: Final = KEYS.declare_with_subject("other-gains-prestige", "seat")
OTHER_SWEPT: Final = KEYS.declare_with_subject("other-swept")
OTHER_TIME: Final = KEYS.declare_with_subject("other-time", "target", "count:number")
OTHER_ANNOUNCED: Final = KEYS.declare_with_subject("other-announced", "newspaper")
OTHER_ROUND: Final = KEYS.declare_with_subject("other-round", "round:number", "left:number")
OTHER_LAST_ROUND: Final = KEYS.declare_with_subject("other-last-round", "round:number")
OTHER_END: Final = KEYS.declare_with_subject("other-end")
OTHER_GRADE: Final = KEYS.declare_with_subject("other-grade", "grade", "points:number")
