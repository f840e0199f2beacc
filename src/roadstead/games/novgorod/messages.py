"""The messages of Novgorod: prompts, choices, events and the story, each key with its arguments.

A `ware` is a good or a luxury good.
"""

from typing import Final

from roadstead.engine.words import Keys

KEYS: Final = Keys()

# what happens by itself
STARTS: Final = KEYS.declare("starts", "seat")
BONUS_IN_PLAY: Final = KEYS.declare("bonus-in-play", "one:bonus", "other:bonus")
THEY_STAND: Final = KEYS.declare("merchant-and-pirate-at", "merchant:city", "pirate:city")
PAYS_START: Final = KEYS.declare("pays-start", "seat", "price:number", "money:number")
ROUND: Final = KEYS.declare_opening("round", "count:number")
TURN: Final = KEYS.declare_opening("turn-of", "seat")
PROGRESS: Final = KEYS.declare("progress", "count:number")
PROGRESS_LAST: Final = KEYS.declare("progress-last", "count:number")
PAYS: Final = KEYS.declare("pays", "seat", "price:number")
SWAPS: Final = KEYS.declare("swaps", "seat", "city")
STAYS: Final = KEYS.declare("stays", "seat")
FEE_DUE: Final = KEYS.declare("fee-due", "seat", "city", "fee:number")
SPEED_NOW: Final = KEYS.declare("speed-now", "seat", "speed:number")
INCOME: Final = KEYS.declare("gets-income", "seat", "city", "money:number")
EXTRA_INCOME: Final = KEYS.declare("gets-extra-income", "seat", "money:number")
MERCHANT_PAYS: Final = KEYS.declare("merchant-pays", "seat", "money:number")
MERCHANT_SEALS: Final = KEYS.declare("merchant-seals", "seat", "seals:number")
MERCHANT_MOVES: Final = KEYS.declare("merchant-moves", "city")
MAKES: Final = KEYS.declare("makes", "seat", "luxury:ware", "city", "goods:ware+")
FOR_SEALS: Final = KEYS.declare("for-seals", "seat", "seals:number", "money:number")
ROW_DONE: Final = KEYS.declare("row-done", "seat", "wares:ware+", "seals:number")
USES_FOR_CAREER: Final = KEYS.declare("uses-for-career", "seat", "goods:ware+")
RISES: Final = KEYS.declare("rises", "seat", "level:number", "privilege")
SPECIAL_DONE: Final = KEYS.declare("special-done", "seat", "position:number", "wares:ware+", "seals:number")
LOST_FROM_HOLD: Final = KEYS.declare("lost-from-hold", "seat", "good:ware")
FEES: Final = KEYS.declare("pays-fees", "seat", "money:number")
CAREER_SEALS: Final = KEYS.declare("career-seals", "seat", "seals:number")
PRIVILEGE_SEAL: Final = KEYS.declare("privilege-seal", "seat", "seals:number")
BONUS: Final = KEYS.declare("gains-bonus", "seat", "bonus", "seals:number")
BONUS_DROPS: Final = KEYS.declare("bonus-drops", "bonus", "seals:number")
BONUS_GONE: Final = KEYS.declare("bonus-gone", "bonus")
LAST_ROUND: Final = KEYS.declare("last-round")
STOPPED: Final = KEYS.declare("stopped", "count:number")
VARIETY: Final = KEYS.declare("variety", "seat", "kinds:number", "seals:number")
COUNTER_SHOWN: Final = KEYS.declare("counter-shown", "seat", "upper:ware+", "lower:ware+")
ENDING_YOUR_TURN: Final = KEYS.declare("ending-your-turn")
ENDING_ONE_MORE: Final = KEYS.declare("ending-one-more")
ENDING_ROUND: Final = KEYS.declare("ending-round")
ENDING_AFTER: Final = KEYS.declare("ending-after", "after:number")
ENDING_REACHED: Final = KEYS.declare("ending-reached", "seat", "seals:number", "after:number")
ENDING_REACHED_BOTH: Final = KEYS.declare(
    "ending-reached-both", "seats:seat+", "seals:number", "after:number"
)
GAME_OVER: Final = KEYS.declare("game-over")
MEANS_END: Final = KEYS.declare("means-end")
RED_X: Final = KEYS.declare("red-x", "seat")
MEANS_RED_X: Final = KEYS.declare("means-red-x", "seat")
MEANS_PRIVILEGE_SEAL: Final = KEYS.declare("means-privilege-seal", "seat", "seals:number")

# what a seat is asked, by kind of decision
KEPT: Final = ("fees:number", "missing:number")
"""The port fees of the route, and how much of them is not at hand: what would leave them unpaid is not offered."""
ASK_SIDE: Final = KEYS.declare("ask-side", "career")
ASK_PICK: Final = KEYS.declare("ask-pick", "kontors:number", "orders:number")
ASK_PIRATE: Final = [
    KEYS.declare("ask-pirate", "city", "price:number"),
    KEYS.declare("ask-pirate-at-end", "city", "price:number"),
]
ASK_PIRATE_PRIVILEGE: Final = [
    KEYS.declare("ask-pirate-privilege", "city"),
    KEYS.declare("ask-pirate-privilege-at-end", "city"),
]
"""At the start of the turn, and at its end."""
ASK_FIRST_CITY: Final = KEYS.declare("ask-first-city", "cards:number")
ASK_NEXT_CITY: Final = KEYS.declare("ask-next-city", "cards:number", *KEPT)
ASK_ROUTE_FULL: Final = KEYS.declare("ask-route-full", *KEPT)
ASK_EVALUATE: Final = KEYS.declare("ask-evaluate", *KEPT)
ASK_MAKE_AT: Final = KEYS.declare("ask-make-at", "luxury:ware", *KEPT)
ASK_MAKE_ANY_AT: Final = KEYS.declare("ask-make-any-at", "count:number", *KEPT)
ASK_MAKE_IN: Final = KEYS.declare("ask-make-in", "count:number", *KEPT)
ASK_RECIPE: Final = KEYS.declare("ask-recipe", "luxury:ware", "city", *KEPT)
ASK_SOURCE: Final = KEYS.declare("ask-source", "good:ware", *KEPT)
ASK_KIND: Final = KEYS.declare("ask-kind", "count:number", *KEPT)
ASK_GIVE: Final = KEYS.declare("ask-give", "count:number", *KEPT)
ASK_FILE: Final = KEYS.declare("ask-file", "upper:ware+", "lower:ware+")
ASK_STORE: Final = KEYS.declare("ask-store", *KEPT)
ASK_STORE_LOSING: Final = KEYS.declare("ask-store-losing", "good:ware", *KEPT)
ASK_STORE_INSTEAD: Final = KEYS.declare("ask-store-instead", "good:ware", *KEPT)
ASK_PURCHASE: Final = KEYS.declare("ask-purchase", "money:number")
ASK_CHEAP_ORDER: Final = KEYS.declare("ask-cheap-order", "money:number")
NOT_ASKED: Final = KEYS.declare("not-asked")

# choices
FORGONE: Final = "forgone:number"
"""Seals at the end of the turn that the use of a privilege gives up."""
SKIPPED: Final = "skipped:number"
"""Special orders above that can no longer be fulfilled this turn."""
SIDE: Final = [KEYS.declare("side-front"), KEYS.declare("side-back")]
KONTOR: Final = KEYS.declare("buy-kontor", "city", "price:number", "income:number", "good:ware")
ORDER: Final = KEYS.declare("buy-order", "upper:ware+", "lower:ware+", "price:number")
ORDER_STACK: Final = KEYS.declare("buy-order-stack", "price:number")
CHEAP: Final = KEYS.declare("buy-cheap", "upper:ware+", "lower:ware+", "price:number", FORGONE)
CHEAP_STACK: Final = KEYS.declare("buy-cheap-stack", "price:number", FORGONE)
SHIP: Final = KEYS.declare("buy-ship", "speed:number", "price:number")
PASS_PURCHASE: Final = KEYS.declare("pass-purchase")
PASS_PIRATE: Final = KEYS.declare("pass-pirate")
PIRATE: Final = KEYS.declare("move-pirate", "city", "price:number")
PIRATE_PRIVILEGE: Final = KEYS.declare("move-pirate-privilege", "city", FORGONE)
SAIL_OWN: Final = KEYS.declare("sail-own", "city", "good:ware")
SAIL_SWAP: Final = KEYS.declare("sail-swap", "city", "good:ware")
SAIL_BASE: Final = KEYS.declare("sail-base", "city", "good:ware", "fee:number")
SAIL_OWN_FAST: Final = KEYS.declare("sail-own-fast", "city", "good:ware", FORGONE)
SAIL_SWAP_FAST: Final = KEYS.declare("sail-swap-fast", "city", "good:ware", FORGONE)
SAIL_BASE_FAST: Final = KEYS.declare("sail-base-fast", "city", "good:ware", "fee:number", FORGONE)
PLACEHOLDER: Final = KEYS.declare("lay-placeholder", "city")
PLACEHOLDER_FAST: Final = KEYS.declare("lay-placeholder-fast", "city", FORGONE)
STOP: Final = KEYS.declare("stop-route")
STAY: Final = KEYS.declare("stay")
MAKE: Final = KEYS.declare("make-for-seals", "luxury:ware", "city", "seals:number")
MAKE_BETWEEN: Final = KEYS.declare(
    "make-for-seals-between", "luxury:ware", "city", "least:number", "top:number"
)
UPPER: Final = KEYS.declare("fulfil-upper", "upper:ware+", "lower:ware+", "seals:number")
LOWER: Final = KEYS.declare("fulfil-lower", "upper:ware+", "lower:ware+", "seals:number")
LOWER_AFTER: Final = KEYS.declare("fulfil-lower-after", "upper:ware+", "lower:ware+", "seals:number")
RISE: Final = KEYS.declare(
    "rise",
    "level:number",
    "goods:number",
    "luxuries:number",
    "ducats:number",
    "seals:number",
    "privilege",
)
SPECIAL: Final = KEYS.declare(
    "fulfil-special",
    "position:number",
    "wares:ware+",
    "price:number",
    "seals:number",
    "inputs:number",
    SKIPPED,
)
SPECIAL_CHEAP: Final = KEYS.declare(
    "fulfil-special-cheap",
    "position:number",
    "wares:ware+",
    "price:number",
    "seals:number",
    "inputs:number",
    SKIPPED,
    FORGONE,
)
TAKE_INCOME: Final = KEYS.declare("take-income", "city", "money:number", "good:ware")
TAKE_EXTRA_INCOME: Final = KEYS.declare("take-extra-income", "money:number", FORGONE)
END: Final = KEYS.declare("end-evaluation", "money:number")
END_PAYING: Final = KEYS.declare("end-evaluation-paying", "fees:number", "money:number")
AT: Final = KEYS.declare("make-at", "city", "luxury:ware")
MAKE_IN: Final = [
    KEYS.declare("make-in-two", "luxury:ware", "city", "luxury2:ware", "city2:city"),
    KEYS.declare(
        "make-in-three", "luxury:ware", "city", "luxury2:ware", "city2:city", "luxury3:ware", "city3:city"
    ),
]
"""From left to right."""
RECIPE: Final = KEYS.declare("use-recipe", "goods:ware+")
RECIPE_FOR_SEALS: Final = KEYS.declare("use-recipe-for-seals", "goods:ware+", "seals:number")
USE: Final = KEYS.declare("use-good", "good:ware")
GIVE: Final = KEYS.declare("give-goods", "goods:ware+")
FROM: Final = [KEYS.declare("from-hold"), KEYS.declare("from-route")]
LEFT: Final = KEYS.declare("lay-left")
UNDER: Final = KEYS.declare("lay-under")
STORE: Final = KEYS.declare("store", "good:ware", "income:number")
STORE_NOTHING: Final = KEYS.declare("store-nothing")

# events: what was done
DID_MANUFACTORY: Final = KEYS.declare("did-manufactory", "city", "manufactory")
DID_BONUS: Final = KEYS.declare("did-bonus", "bonus")
DID_CAREER: Final = KEYS.declare("did-career", "seat", "career")
DID_DRAW: Final = KEYS.declare("did-draw", "seat", "upper:ware+", "lower:ware+")
DID_DRAW_VEILED: Final = KEYS.declare("did-draw-veiled", "seat")
DID_COUNTER: Final = KEYS.declare("did-counter", "seat", "upper:ware+", "lower:ware+")
DID_COUNTER_VEILED: Final = KEYS.declare("did-counter-veiled", "seat")
DID_OPEN: Final = KEYS.declare("did-open", "upper:ware+", "lower:ware+")
DID_COLUMN: Final = KEYS.declare("did-column", "wares:ware+")
DID_MERCHANT: Final = KEYS.declare("did-merchant-at", "city")
DID_PIRATE_AT: Final = KEYS.declare("did-pirate-at", "city")
DID_SIDE: Final = [KEYS.declare("did-side-front", "seat"), KEYS.declare("did-side-back", "seat")]
DID_KONTOR: Final = KEYS.declare("did-kontor", "seat", "city")
DID_ORDER: Final = KEYS.declare("did-order", "seat", "upper:ware+", "lower:ware+")
DID_ORDER_STACK: Final = KEYS.declare("did-order-stack", "seat")
DID_CHEAP: Final = KEYS.declare("did-cheap", "seat", "upper:ware+", "lower:ware+")
DID_CHEAP_STACK: Final = KEYS.declare("did-cheap-stack", "seat")
DID_SHIP: Final = KEYS.declare("did-ship", "seat")
DID_PASS: Final = KEYS.declare("did-pass", "seat")
DID_PIRATE: Final = KEYS.declare("did-pirate", "seat", "city")
DID_SAIL: Final = KEYS.declare("did-sail", "seat", "city")
DID_SAIL_FAST: Final = KEYS.declare("did-sail-fast", "seat", "city")
DID_PLACEHOLDER: Final = KEYS.declare("did-placeholder", "seat")
DID_PLACEHOLDER_FAST: Final = KEYS.declare("did-placeholder-fast", "seat")
DID_STOP: Final = KEYS.declare("did-stop", "seat")
DID_MAKE: Final = KEYS.declare("did-make", "seat", "city")
DID_FULFIL: Final = KEYS.declare("did-fulfil", "seat", "upper:ware+", "lower:ware+", "wares:ware+")
DID_RISE: Final = KEYS.declare("did-rise", "seat")
DID_SPECIAL: Final = KEYS.declare("did-special", "seat", "position:number")
DID_SPECIAL_CHEAP: Final = KEYS.declare("did-special-cheap", "seat", "position:number")
DID_INCOME: Final = KEYS.declare("did-income", "seat", "city")
DID_EXTRA_INCOME: Final = KEYS.declare("did-extra-income", "seat")
DID_END: Final = KEYS.declare("did-end", "seat")
DID_AT: Final = KEYS.declare("did-at", "seat", "city")
DID_MAKE_IN: Final = KEYS.declare("did-make-in", "seat", "cities:city+")
DID_RECIPE: Final = KEYS.declare("did-recipe", "seat", "goods:ware+")
DID_FROM: Final = [KEYS.declare("did-from-hold", "seat"), KEYS.declare("did-from-route", "seat")]
DID_LEFT: Final = KEYS.declare("did-left", "seat")
DID_UNDER: Final = KEYS.declare("did-under", "seat")
DID_STORE: Final = KEYS.declare("did-store", "seat", "city")
DID_STORE_NOTHING: Final = KEYS.declare("did-store-nothing", "seat")

# an action in one line: fragments without their subject
DOES_SAIL: Final = [
    KEYS.declare(
        f"does-sail-{count}",
        *(argument for at in range(1, count + 1) for argument in (f"city{at}:city", f"fee{at}:number")),
    )
    for count in range(1, 9)
]
"""By the number of cities, in their order, each with its port fee."""
DOES_STAY: Final = KEYS.declare("does-stay")
DOES_PLACEHOLDERS: Final = KEYS.declare("does-placeholders", "cities:city+")
DOES_SWAP: Final = KEYS.declare("does-swap", "city")
DOES_PRIVILEGE: Final = KEYS.declare("does-privilege", "privilege")
DOES_PIRATE: Final = KEYS.declare("does-pirate", "city", "price:number")
DOES_MAKE: Final = KEYS.declare("does-make", "luxury:ware", "city", "goods:ware+")
DOES_FULFIL: Final = [
    KEYS.declare("does-fulfil-upper", "wares:ware+"),
    KEYS.declare("does-fulfil-lower", "wares:ware+"),
]
DOES_RISE: Final = KEYS.declare("does-rise", "level:number")
DOES_SPECIAL: Final = KEYS.declare("does-special", "position:number", "wares:ware+")
DOES_GAIN_SEALS: Final = KEYS.declare("does-gain-seals", "seals:number")
DOES_GAIN_BOTH: Final = KEYS.declare("does-gain-both", "seals:number", "money:number")
DOES_GAIN_BONUS: Final = KEYS.declare("does-gain-bonus", "bonus", "seals:number")
DOES_GAIN_CAREER: Final = KEYS.declare("does-gain-career", "seals:number")
DOES_GAIN_PRIVILEGE: Final = KEYS.declare("does-gain-privilege", "seals:number")
DOES_GET_MERCHANT: Final = KEYS.declare("does-get-merchant", "money:number")
DOES_GAIN_MERCHANT: Final = KEYS.declare("does-gain-merchant", "seals:number")
DOES_USE: Final = KEYS.declare("does-use", "goods:ware+")
DOES_PAY: Final = KEYS.declare("does-pay", "price:number")
DOES_PAY_FEES: Final = KEYS.declare("does-pay-fees", "fees:number")
DOES_GIVE_UP: Final = KEYS.declare("does-give-up", "privilege")
DOES_COUNTER: Final = KEYS.declare("does-counter", "upper:ware+", "lower:ware+")
DOES_COUNTER_VEILED: Final = KEYS.declare("does-counter-veiled")
DOES_LEFT: Final = KEYS.declare("does-left")
DOES_UNDER: Final = KEYS.declare("does-under")
DOES_STORE: Final = KEYS.declare("does-store", "good:ware")
DOES_STORE_AND_INCOME: Final = KEYS.declare(
    "does-store-and-income", "good:ware", "money:number", "cities:city+"
)
DOES_INCOME: Final = KEYS.declare("does-income", "money:number", "cities:city+")
DOES_EXTRA_INCOME: Final = KEYS.declare("does-extra-income", "money:number")
DOES_LOSE: Final = KEYS.declare("does-lose", "good:ware")
DOES_BUY_KONTOR: Final = KEYS.declare("does-buy-kontor", "city", "price:number")
DOES_BUY_SHIP: Final = KEYS.declare("does-buy-ship", "speed:number", "price:number")
DOES_BUY_ORDER: Final = KEYS.declare("does-buy-order", "upper:ware+", "lower:ware+", "price:number")
DOES_BUY_STACK: Final = KEYS.declare("does-buy-order-stack", "price:number")
DOES_DRAW: Final = KEYS.declare("does-draw", "upper:ware+", "lower:ware+")
DOES_PASS: Final = KEYS.declare("does-pass")
OTHER_OPEN: Final = KEYS.declare_with_subject("other-open", "upper:ware+", "lower:ware+")
OTHER_MERCHANT: Final = KEYS.declare_with_subject("other-merchant", "city")
OTHER_BONUS_DROPS: Final = KEYS.declare_with_subject("other-bonus-drops", "bonus", "seals:number")
OTHER_BONUS_GONE: Final = KEYS.declare_with_subject("other-bonus-gone", "bonus")
OTHER_VARIETY: Final = KEYS.declare_with_subject("other-variety", "seat", "kinds:number", "seals:number")
OTHER_LAST_ROUND: Final = KEYS.declare_with_subject("other-last-round")
OTHER_STOPPED: Final = KEYS.declare_with_subject("other-stopped", "count:number")
OTHER_GAME_OVER: Final = KEYS.declare_with_subject("other-game-over")
OTHER_RED_X: Final = KEYS.declare_with_subject("other-red-x", "seat")

# what cards say
CARD_ORDER: Final = KEYS.declare("card-order", "upper:ware+", "lower:ware+")
CARD_PART: Final = KEYS.declare(
    "card-part", "part:number", "wares:ware+", "price:number", "seals:number", "inputs:number"
)
CARD_RECIPE: Final = KEYS.declare("card-recipe", "goods:ware+", "luxury:ware", "seals:number")
CARD_LEVEL: Final = KEYS.declare(
    "card-level", "level:number", "requirement", "privilege", "seals:number", "side"
)
CARD_LEVEL_X: Final = KEYS.declare("card-level-x", "level:number", "requirement", "privilege", "side")
CARD_TOP: Final = KEYS.declare("card-top", "seals:number", "side")
CARD_BONUS: Final = [
    KEYS.declare("card-own-kontors", "threshold:number"),
    KEYS.declare("card-route-cities", "threshold:number"),
    KEYS.declare("card-luxury-inputs", "threshold:number"),
    KEYS.declare("card-orders-under-ship", "threshold:number"),
    KEYS.declare("card-career-seals", "threshold:number"),
    KEYS.declare("card-variety"),
]
"""In the order of deck.CONDITIONS."""
CARD_PRIVILEGE: Final = [
    KEYS.declare("card-speed", "amount:number"),
    KEYS.declare("card-extra-income", "amount:number"),
    KEYS.declare("card-order-discount", "amount:number"),
    KEYS.declare("card-seal", "amount:number"),
]
"""In the order of deck.PRIVILEGES."""
CARD_SHIP: Final = KEYS.declare("card-ship", "speed:number", "price:number")
CARD_SHIP_LAST: Final = KEYS.declare("card-ship-last", "speed:number")
CARD_MERCHANT: Final = [
    KEYS.declare("card-merchant-front", "ducats:number", "seals:number"),
    KEYS.declare("card-merchant-back", "ducats:number", "seals:number"),
]
CARD_PIRATE: Final = [
    KEYS.declare("card-pirate-front", "cards:number", "most:number", "second:number", "fewer:number"),
    KEYS.declare("card-pirate-back"),
]

# the table in words: the turn
TABLE_SETUP: Final = KEYS.declare("table-setup", "phase")
TABLE_TURN: Final = KEYS.declare("table-turn", "round:number", "seat", "phase")
TABLE_OWN_TURN: Final = KEYS.declare("table-own-turn", "round:number", "phase")
TABLE_OVER: Final = KEYS.declare("table-over", "round:number")
TABLE_WINNER: Final = KEYS.declare("table-winner", "seat", "seals:number")
TABLE_NO_WINNER: Final = KEYS.declare("table-no-winner")
TABLE_LOST: Final = KEYS.declare("table-lost", "seats:seat+")
TABLE_ASKED: Final = KEYS.declare("table-asked", "seats:seat+")
TABLE_FIRST: Final = KEYS.declare("table-first", "seat")
TABLE_LAST_ROUND: Final = KEYS.declare("table-last-round")
TABLE_END: Final = KEYS.declare("table-end", "seals:number")
TABLE_STOP: Final = KEYS.declare("table-stop", "round:number")
TABLE_PICKING: Final = KEYS.declare("table-picking", "kontors:number", "price:number")
# the route
TABLE_ROUTE: Final = KEYS.declare("table-route", "seat", "count:number", "limit:number")
TABLE_OWN_ROUTE: Final = KEYS.declare("table-own-route", "count:number", "limit:number")
COLUMN_PLACE: Final = KEYS.declare("column-place")
COLUMN_CARD: Final = KEYS.declare("column-card")
COLUMN_GOOD: Final = KEYS.declare("column-good")
COLUMN_INCOME: Final = KEYS.declare("column-income")
COLUMN_MANUFACTORY: Final = KEYS.declare("column-manufactory")
CELL_KONTOR: Final = KEYS.declare("cell-kontor", "city")
CELL_BASE_KONTOR: Final = KEYS.declare("cell-base-kontor", "city")
CELL_PLACEHOLDER: Final = KEYS.declare("cell-placeholder", "city")
CELL_GOOD: Final = KEYS.declare("cell-good", "good:ware")
CELL_GOOD_USED: Final = KEYS.declare("cell-good-used", "good:ware")
CELL_GOOD_COVERED: Final = KEYS.declare("cell-good-covered", "good:ware")
CELL_INCOME: Final = KEYS.declare("cell-income", "ducats:number")
CELL_DUCATS: Final = KEYS.declare("cell-ducats", "ducats:number")
CELL_FEE: Final = KEYS.declare("cell-fee", "fee:number")
CELL_MANUFACTORY: Final = KEYS.declare("cell-manufactory", "manufactory")
CELL_MAKES: Final = KEYS.declare("cell-makes", "luxury:ware", "goods:ware+")
CELL_MANUFACTORY_USED: Final = KEYS.declare("cell-manufactory-used", "manufactory")
CELL_MANUFACTORY_BLOCKED: Final = KEYS.declare("cell-manufactory-blocked", "manufactory")
TABLE_ROUTE_BEGINS: Final = KEYS.declare("table-route-begins")
TABLE_ROUTE_NEXT: Final = KEYS.declare("table-route-next", "city", "cities:city+")
TABLE_ROUTE_ENDS: Final = KEYS.declare("table-route-ends", "city")
TABLE_ROUTE_FULL: Final = KEYS.declare("table-route-full")
TABLE_IN_HAND: Final = KEYS.declare("table-in-hand", "count:number")
TABLE_FEES: Final = KEYS.declare("table-fees", "fees:number", "missing:number")
TABLE_CARGO: Final = KEYS.declare("table-cargo", "good:ware")
TABLE_CARGO_SWAPPED: Final = KEYS.declare("table-cargo-swapped", "good:ware")
TABLE_CARGO_USED: Final = KEYS.declare("table-cargo-used", "good:ware")
# the cities
TABLE_CITIES: Final = KEYS.declare("table-cities")
COLUMN_CITY: Final = KEYS.declare("column-city")
COLUMN_NEIGHBOURS: Final = KEYS.declare("column-neighbours")
COLUMN_OWNERS: Final = KEYS.declare("column-owners")
COLUMN_OWN_INCOME: Final = KEYS.declare("column-own-income")
COLUMN_FOR_SALE: Final = KEYS.declare("column-for-sale")
COLUMN_TOP_PRICE: Final = KEYS.declare("column-top-price")
COLUMN_TOP_INCOME: Final = KEYS.declare("column-top-income")
COLUMN_FEE: Final = KEYS.declare("column-fee")
CELL_CITY: Final = [
    KEYS.declare("cell-city", "city"),
    KEYS.declare("cell-city-merchant", "city"),
    KEYS.declare("cell-city-pirate", "city"),
    KEYS.declare("cell-city-both", "city"),
]
"""By who stands there: 1 for the merchant, 2 for the pirate."""
CELL_CITIES: Final = KEYS.declare("cell-cities", "cities:city+")
TABLE_MANUFACTORIES: Final = KEYS.declare("table-manufactories")
TABLE_REACH: Final = KEYS.declare("table-reach")
TABLE_MANUFACTORY: Final = KEYS.declare("table-manufactory", "city", "manufactory", "effect:manufactory~")
TABLE_MERCHANT: Final = [
    KEYS.declare("table-merchant-front", "city", "ducats:number"),
    KEYS.declare("table-merchant-back", "city", "seals:number"),
]
TABLE_FIGURES: Final = KEYS.declare("table-figures")
TABLE_MERCHANT_MOVES: Final = KEYS.declare("table-merchant-moves", "city")
TABLE_PIRATE_FRONT: Final = KEYS.declare("table-pirate-front", "city", "cards:number")
TABLE_PIRATE_PRICE: Final = KEYS.declare("table-pirate-price", "seat", "price:number")
TABLE_PIRATE_BACK: Final = KEYS.declare("table-pirate-back", "city")
# orders and bonus cards
TABLE_ORDERS: Final = KEYS.declare("table-orders", "price:number")
COLUMN_UPPER: Final = KEYS.declare("column-upper")
COLUMN_LOWER: Final = KEYS.declare("column-lower")
CELL_WARES: Final = KEYS.declare("cell-wares", "wares:ware+")
TABLE_STACK: Final = KEYS.declare("table-stack", "count:number")
TABLE_SPECIALS: Final = KEYS.declare("table-specials")
COLUMN_POSITION: Final = KEYS.declare("column-position")
COLUMN_WANTED: Final = KEYS.declare("column-wanted")
COLUMN_PRICE: Final = KEYS.declare("column-price")
COLUMN_SEALS: Final = KEYS.declare("column-seals")
COLUMN_MISSING: Final = KEYS.declare("column-missing")
CELL_WANTED: Final = KEYS.declare("cell-wanted", "wares:ware+", "inputs:number")
CELL_FULFILLED: Final = KEYS.declare("cell-fulfilled")
CELL_LAPSED: Final = KEYS.declare("cell-lapsed")
TABLE_SKIPPING: Final = KEYS.declare("table-skipping", "ducats:number")
TABLE_DISCOUNT: Final = KEYS.declare("table-discount", "ducats:number")
TABLE_BONUS: Final = KEYS.declare("table-bonus")
TABLE_BONUS_HIGH: Final = KEYS.declare(
    "table-bonus-high", "bonus", "effect:bonus~", "high:number", "low:number"
)
TABLE_BONUS_LOW: Final = KEYS.declare("table-bonus-low", "bonus", "effect:bonus~", "low:number")
TABLE_BONUS_GONE: Final = KEYS.declare("table-bonus-gone", "bonus")
TABLE_BONUS_WON: Final = KEYS.declare("table-bonus-won", "bonus", "seats:seat+")
TABLE_VARIETY: Final = KEYS.declare("table-variety", "bonus")
TABLE_VARIETY_STEP: Final = KEYS.declare("table-variety-step", "kinds:number", "seals:number")
# a player
TABLE_OWN: Final = KEYS.declare("table-own", "seat", "ducats:number", "seals:number", "speed:number")
TABLE_TRADER: Final = KEYS.declare("table-trader", "seat", "ducats:number", "seals:number", "speed:number")
TABLE_MONEY: Final = KEYS.declare("table-money", "ducats:number")
TABLE_MONEY_OPEN: Final = KEYS.declare("table-money-open", "ducats:number", "income:number")
TABLE_TO_PAY: Final = KEYS.declare("table-to-pay", "ducats:number", "price:number")
TABLE_SHIP: Final = KEYS.declare("table-ship", "speed:number", "next:number", "price:number")
TABLE_SHIP_LAST: Final = KEYS.declare("table-ship-last", "speed:number")
TABLE_KONTORS: Final = KEYS.declare("table-kontors", "cities:city+")
TABLE_NO_KONTORS: Final = KEYS.declare("table-no-kontors")
TABLE_HOLD: Final = KEYS.declare("table-hold", "good:ware", "city")
TABLE_HOLD_EMPTY: Final = KEYS.declare("table-hold-empty")
TABLE_OWN_ORDERS: Final = KEYS.declare("table-own-orders", "count:number", "limit:number")
COLUMN_WHERE: Final = KEYS.declare("column-where")
CELL_IN_HAND: Final = KEYS.declare("cell-in-hand")
CELL_LEFT: Final = KEYS.declare("cell-left")
CELL_BEGUN: Final = KEYS.declare("cell-begun")
CELL_DONE: Final = KEYS.declare("cell-done")
CELL_MISSING: Final = KEYS.declare("cell-missing", "wares:ware+", "missing:ware+")
CELL_WITHIN_REACH: Final = KEYS.declare("cell-within-reach", "wares:ware+")
TABLE_ROW_SEALS: Final = KEYS.declare("table-row-seals", "row:number", "both:number")
TABLE_LEFT: Final = KEYS.declare("table-left", "count:number")
TABLE_UNDER: Final = KEYS.declare("table-under", "count:number")
TABLE_UNDER_KINDS: Final = KEYS.declare("table-under-kinds", "count:number", "kinds:number", "more:number")
"""`more`: 1 if hidden counters may add to the kinds."""
TABLE_HIDDEN_ORDERS: Final = KEYS.declare("table-hidden-orders", "count:number")
TABLE_KNOWN_ORDER: Final = KEYS.declare("table-known-order", "upper:ware+", "lower:ware+")
TABLE_LEFT_ORDER: Final = KEYS.declare("table-left-order", "lower:ware+")
TABLE_BEGUN_ORDER: Final = KEYS.declare("table-begun-order", "lower:ware+")
# a career
TABLE_CAREER_CARD: Final = KEYS.declare("table-career-card", "career")
TABLE_SIDES: Final = [KEYS.declare("table-side-front"), KEYS.declare("table-side-back")]
TABLE_OWN_CAREER: Final = KEYS.declare("table-own-career", "level:number", "top:number")
TABLE_CAREER_DEALT: Final = KEYS.declare("table-career-dealt", "career")
TABLE_CAREER: Final = KEYS.declare("table-career", "level:number", "top:number", "seals:number")
TABLE_CAREER_X: Final = KEYS.declare("table-career-x", "level:number", "top:number")
TABLE_RED_X: Final = KEYS.declare("table-red-x")
TABLE_FIELD: Final = KEYS.declare("table-field", "seals:number")
TABLE_LEVEL: Final = KEYS.declare(
    "table-level", "level:number", "requirement", "seals:number", "red-x:number", "privilege"
)
TABLE_NEXT_LEVEL: Final = KEYS.declare("table-next-level", "requirement")
TABLE_COMPLETE: Final = KEYS.declare("table-complete")
TABLE_ORDER_DISCOUNT: Final = KEYS.declare("table-order-discount", "privilege", "amount:number")
TABLE_PRIVILEGE: Final = KEYS.declare("table-privilege", "privilege", "effect:privilege~")
TABLE_PRIVILEGE_COVERED: Final = KEYS.declare("table-privilege-covered", "privilege")
TABLE_PRIVILEGE_FREE: Final = KEYS.declare("table-privilege-free")
TABLE_PRIVILEGE_USED: Final = KEYS.declare("table-privilege-used")
TABLE_PRIVILEGES: Final = KEYS.declare("table-privileges", "privileges:privilege+")

# why a thing cannot be chosen: anywhere
WHY_PRICE: Final = KEYS.declare("why-price", "price:number", "ducats:number")
WHY_FEES: Final = KEYS.declare("why-fees", "fees:number", "ducats:number")
WHY_ROUTE_FEES: Final = KEYS.declare("why-route-fees", "fees:number", "have:number", "short:number")
WHY_PRIVILEGE_USED: Final = KEYS.declare("why-privilege-used")
WHY_PRIVILEGE_COVERED: Final = KEYS.declare("why-privilege-covered")
WHY_PRIVILEGE_PHASE: Final = KEYS.declare("why-privilege-phase", "phase:number")
WHY_PRIVILEGE_SEAL: Final = KEYS.declare("why-privilege-seal")
# introductory rounds and purchases
WHY_OWN_KONTOR: Final = KEYS.declare("why-own-kontor", "city")
WHY_KONTORS_CHOSEN: Final = KEYS.declare("why-kontors-chosen", "count:number")
WHY_TOO_DEAR: Final = KEYS.declare("why-too-dear", "price:number", "ducats:number")
WHY_ORDER_CHOSEN: Final = KEYS.declare("why-order-chosen")
WHY_OWN_ORDER: Final = KEYS.declare("why-own-order")
WHY_BOUGHT: Final = KEYS.declare("why-bought")
WHY_ENOUGH_ORDERS: Final = KEYS.declare("why-enough-orders", "limit:number")
WHY_STACK_EMPTY: Final = KEYS.declare("why-stack-empty")
WHY_TOP_SPEED: Final = KEYS.declare("why-top-speed", "speed:number")
# the pirate
WHY_PIRATE_THERE: Final = KEYS.declare("why-pirate-there", "city")
WHY_PIRATE_MOVED: Final = KEYS.declare("why-pirate-moved")
WHY_PIRATE_LATER: Final = KEYS.declare("why-pirate-later")
# the route
WHY_IN_ROUTE: Final = KEYS.declare("why-in-route", "city")
WHY_IGNORED: Final = KEYS.declare("why-ignored", "city")
WHY_NO_LINK: Final = KEYS.declare("why-no-link", "last:city", "city")
WHY_NO_KONTOR: Final = KEYS.declare("why-no-kontor")
WHY_FULL_BY_PIRATE: Final = KEYS.declare("why-full-by-pirate", "city", "limit:number")
WHY_NO_CITY: Final = KEYS.declare("why-no-city")
WHY_PLACEHOLDER_THERE: Final = KEYS.declare("why-placeholder-there", "city")
WHY_ROOM: Final = KEYS.declare("why-room", "count:number")
# phase 2
WHY_ROUTE_LAID: Final = KEYS.declare("why-route-laid")
WHY_NOT_IN_ROUTE: Final = KEYS.declare("why-not-in-route", "city")
WHY_MADE: Final = KEYS.declare("why-made", "city")
WHY_NO_PLACE: Final = KEYS.declare("why-no-place", "city")
WHY_OTHER_LUXURY: Final = KEYS.declare("why-other-luxury", "city", "luxury:ware", "wanted:ware")
WHY_INPUTS: Final = KEYS.declare("why-inputs", "luxury:ware", "count:number")
WHY_LACKS: Final = KEYS.declare("why-lacks", "luxury:ware", "city", "goods:ware+")
WHY_RIGHT_OF: Final = KEYS.declare("why-right-of", "city", "goods:ware+")
WHY_NO_MAKER: Final = KEYS.declare("why-no-maker", "luxury:ware")
WHY_ORDERS_LATER: Final = KEYS.declare("why-orders-later")
WHY_ROW_DONE: Final = KEYS.declare("why-row-done")
WHY_ROW_LACKS: Final = KEYS.declare("why-row-lacks", "goods:ware+")
WHY_ROWS_LACK: Final = KEYS.declare("why-rows-lack", "upper:ware+", "lower:ware+")
WHY_COMPLETE: Final = KEYS.declare("why-complete")
WHY_FEW_GOODS: Final = KEYS.declare("why-few-goods", "count:number", "held:number")
WHY_FEW_LUXURIES: Final = KEYS.declare("why-few-luxuries", "count:number", "held:number")
WHY_AT_ONCE: Final = KEYS.declare("why-at-once", "fees:number")
WHY_SPECIAL_DONE: Final = KEYS.declare("why-special-done")
WHY_SPECIAL_LAPSED: Final = KEYS.declare("why-special-lapsed")
WHY_DISCOUNT_LATER: Final = KEYS.declare("why-discount-later")
WHY_BASE_INCOME: Final = KEYS.declare("why-base-income")
WHY_BASE_STORE: Final = KEYS.declare("why-base-store")
WHY_USED: Final = KEYS.declare("why-used", "good:ware")
WHY_COVERED: Final = KEYS.declare("why-covered", "good:ware")
WHY_NO_INCOME: Final = KEYS.declare("why-no-income")
WHY_NOT_IN_RECIPE: Final = KEYS.declare("why-not-in-recipe", "good:ware", "city")
WHY_RECIPE_LACKS: Final = KEYS.declare("why-recipe-lacks", "good:ware", "goods:ware+")
WHY_REST: Final = KEYS.declare("why-rest", "fees:number")
WHY_OTHER_GOOD: Final = KEYS.declare("why-other-good", "good:ware")
WHY_OTHER_ORDER: Final = KEYS.declare("why-other-order", "upper:ware+", "lower:ware+")

# what a choice brings about, as far as neither its words nor the story say it
THEN_PAY: Final = KEYS.declare("then-pay", "price:number")
THEN_FEE: Final = KEYS.declare("then-fee", "fee:number")
THEN_NO_PRIVILEGE: Final = KEYS.declare("then-no-privilege")
THEN_NO_SEAL: Final = KEYS.declare("then-no-seal", "seals:number")
THEN_SHORTER: Final = KEYS.declare("then-shorter", "limit:number")
THEN_USE_OR_LOSE: Final = KEYS.declare("then-use-or-lose", "good:ware")
THEN_NO_KONTOR: Final = KEYS.declare("then-no-kontor")
THEN_ROUTE_ENDS: Final = KEYS.declare("then-route-ends")
THEN_PHASE_ENDS: Final = KEYS.declare("then-phase-ends")
THEN_UPPER_LAPSES: Final = KEYS.declare("then-upper-lapses", "upper:ware+")
THEN_LOWER_LAPSES: Final = KEYS.declare("then-lower-lapses", "lower:ware+")
THEN_SKIPS: Final = KEYS.declare("then-skips", "count:number")
THEN_COVERS: Final = KEYS.declare("then-covers", "privilege")
THEN_COMPLETE: Final = KEYS.declare("then-complete")
THEN_LOSES_GOOD: Final = KEYS.declare("then-loses-good", "good:ware", "city")

# lines of moves
LINE_BOTH_ROWS: Final = KEYS.declare("line-both-rows", "upper:ware+", "lower:ware+", "seals:number")
LINE_END: Final = KEYS.declare("line-end", "orders:number", "income:number", "fees:number")

# why a hint advises a choice
HINT_RED_X: Final = KEYS.declare("hint-red-x")
HINT_CAREER: Final = KEYS.declare("hint-career", "count:number")
HINT_HOLD: Final = KEYS.declare("hint-hold")
HINT_SPEED: Final = KEYS.declare("hint-speed")
HINT_LUXURIES: Final = KEYS.declare("hint-luxuries", "count:number")
HINT_FULFIL: Final = KEYS.declare("hint-fulfil", "count:number")
HINT_SPECIALS: Final = KEYS.declare("hint-specials", "count:number")
HINT_BONUS: Final = KEYS.declare("hint-bonus", "count:number")
HINT_MERCHANT: Final = KEYS.declare("hint-merchant", "count:number")
HINT_PRIVILEGE: Final = KEYS.declare("hint-privilege", "count:number")
HINT_EARNS: Final = KEYS.declare("hint-earns", "count:number")
HINT_MORE_DUCATS: Final = KEYS.declare("hint-more-ducats", "count:number", "rival:number")
HINT_SPEND: Final = KEYS.declare("hint-spend", "count:number")
HINT_BUYS_KONTOR: Final = KEYS.declare("hint-buys-kontor", "city")
HINT_BUYS_SPEED: Final = KEYS.declare("hint-buys-speed", "speed:number")
HINT_BUYS_ORDER: Final = KEYS.declare("hint-buys-order")
HINT_STORES: Final = KEYS.declare("hint-stores", "good:ware")
HINT_STORE_WANTED: Final = KEYS.declare("hint-store-wanted", "good:ware")
HINT_FEE: Final = KEYS.declare("hint-fee", "city", "count:number")
HINT_NEXT_TO: Final = KEYS.declare("hint-next-to", "city", "cities:city+")
HINT_GOOD_WANTED: Final = KEYS.declare("hint-good-wanted", "city", "good:ware")
HINT_CHEAP: Final = KEYS.declare("hint-cheap", "city", "count:number")
HINT_ORDER_NEAR: Final = KEYS.declare("hint-order-near", "wares:ware+")
HINT_ORDER_LUXURY: Final = KEYS.declare("hint-order-luxury", "wares:ware+")
HINT_ORDER_ROW: Final = KEYS.declare("hint-order-row", "cities:city+")
HINT_ORDER_SECRET: Final = KEYS.declare("hint-order-secret")
HINT_SIDE_SOON: Final = KEYS.declare("hint-side-soon", "count:number")
HINT_SIDE_TOP: Final = KEYS.declare("hint-side-top", "count:number")
HINT_NEXT_SPEED: Final = KEYS.declare("hint-next-speed", "speed:number", "count:number")
HINT_NEXT_LEVEL: Final = KEYS.declare("hint-next-level", "count:number")
HINT_LAST_ROUND: Final = KEYS.declare("hint-last-round")
HINT_KEEPS: Final = KEYS.declare("hint-keeps", "count:number")
HINT_REST: Final = KEYS.declare("hint-rest")
HINT_OPEN: Final = KEYS.declare("hint-open", "count:number")
HINT_FEES: Final = KEYS.declare("hint-fees", "count:number")
HINT_BOTH: Final = KEYS.declare("hint-both", "city")
HINT_VISITS: Final = KEYS.declare("hint-visits", "cities:city+")
HINT_PIRATE_FREE: Final = KEYS.declare("hint-pirate-free", "city")
HINT_PIRATE_HINDERS: Final = KEYS.declare("hint-pirate-hinders", "city", "seats:seat+")
HINT_PIRATE_NEUTRAL: Final = KEYS.declare("hint-pirate-neutral", "city")
HINT_PIRATE_AWAY: Final = KEYS.declare("hint-pirate-away", "city")
HINT_LOWER: Final = KEYS.declare("hint-lower", "wares:ware+")
HINT_UNDER: Final = KEYS.declare("hint-under")
HINT_SPARES: Final = KEYS.declare("hint-spares", "wares:ware+")
HINT_ORDER_TWO: Final = KEYS.declare("hint-order-two", "wares:ware+")
HINT_BECOMES: Final = KEYS.declare("hint-becomes", "good:ware", "luxury:ware")

# what stands on a thing before it is chosen
KEYS.shorten(PAYS, THEN_PAY, THEN_FEE, THEN_NO_SEAL, THEN_LOSES_GOOD, LOST_FROM_HOLD)
