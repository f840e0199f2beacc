"""The messages of Shipyard: prompts, choices, events and the story, each key with its arguments.

A `part` is what a ship card shows: a feature; `ship-cards` are told by kind and features, as they have no names.
"""

from typing import Final

from roadstead.engine.words import Keys

KEYS: Final = Keys()

# the set-up, in a few lines
DEALT: Final = KEYS.declare("contracts-dealt", "blue:number", "green:number")
LAID_OUT: Final = KEYS.declare("market-laid-out", "cards:number", "trains:number", "canals:number")
PLACED: Final = KEYS.declare("all-placed", "employees:number")

# what happens by itself
STARTS: Final = KEYS.declare("starts", "seat")
TURN: Final = KEYS.declare("turn-of", "seat")
ADVANCES: Final = KEYS.declare("advances", "seat", "action")
INCOME: Final = KEYS.declare("gets-income", "seat", "guilders:number")
CANNOT: Final = KEYS.declare("cannot", "seat", "action")
SUBSIDY: Final = KEYS.declare("gets-subsidy", "seat", "guilders:number")
SETTING: Final = KEYS.declare("price-setting", "setting:number")
PAYS: Final = KEYS.declare("pays", "seat", "guilders:number")
TAKES: Final = KEYS.declare("takes", "seat", "piece", "price:number")
TAKES_AS_WELL: Final = KEYS.declare("takes-as-well", "seat", "piece", "employee", "count:number")
SELLS: Final = KEYS.declare("sells", "seat", "commodity", "guilders:number")
BARTERS: Final = KEYS.declare("barters", "seat", "commodity", "piece")
NO_CAPTAIN: Final = KEYS.declare("no-captain", "seat")
NO_CANAL: Final = KEYS.declare("no-canal", "seat")
WARN_NO_CAPTAIN: Final = KEYS.declare("warn-no-captain", "seat")
WARN_NO_CANAL: Final = KEYS.declare("warn-no-canal", "seat")
SCRAPPED: Final = KEYS.declare("scrapped", "seat", "cards:number")
SAILS: Final = KEYS.declare("sails", "seat", "speed:number", "points:number")
CANAL_USED: Final = KEYS.declare("canal-used", "seat", "canal")
CUT_OFF: Final = KEYS.declare("cut-off", "seat", "count:number")
RIBAND: Final = KEYS.declare("reaches-riband", "seat", "spaces:number")
OFFICIAL: Final = KEYS.declare("official-pays", "seat", "icon", "points:number")
ARRIVES: Final = KEYS.declare("arrives", "seat", "points:number")
NEW_TRAINS: Final = KEYS.declare("new-trains")
NEW_CANALS: Final = KEYS.declare("new-canals")
EARLY_END: Final = KEYS.declare("early-end", "kind")
LAP: Final = KEYS.declare("lap-done", "lap:number")
LAST_ACTIONS: Final = KEYS.declare("last-actions")
CONTRACT: Final = KEYS.declare("contract-scores", "seat", "contract", "points:number")
TRADERS: Final = KEYS.declare("traders-score", "seat", "points:number")
GAME_OVER: Final = KEYS.declare("game-over")

# what a seat is asked, by kind of decision
ASK_CHOOSE: Final = KEYS.declare("ask-choose")
ASK_NEXT_STEP: Final = KEYS.declare("ask-next-step", "action", "guilders:number")
ASK_AFTER_ACTION: Final = KEYS.declare("ask-after-action", "guilders:number")
ASK_BUILD: Final = KEYS.declare("ask-build", "count:number", "guilders:number")
ASK_PLACE: Final = KEYS.declare("ask-place", "kind", "features:feature*")
ASK_TRAIN: Final = KEYS.declare("ask-train")
ASK_CANAL: Final = KEYS.declare("ask-canal")
ASK_CELL: Final = KEYS.declare("ask-cell", "canal")
ASK_TURN: Final = KEYS.declare("ask-turn", "canal")
ASK_EDGE: Final = KEYS.declare("ask-edge", "canal")
ASK_MANUFACTURE: Final = KEYS.declare("ask-manufacture", "guilders:number")
ASK_RECRUIT: Final = KEYS.declare("ask-recruit", "guilders:number")
ASK_HIRE: Final = KEYS.declare("ask-hire", "guilders:number")
ASK_EXCHANGE: Final = KEYS.declare("ask-exchange")
ASK_LOAD: Final = KEYS.declare("ask-load", "commodity", "count:number")
ASK_LAUNCH: Final = KEYS.declare("ask-launch")
ASK_FIT: Final = KEYS.declare("ask-fit", "fitting", "speed:number", "reach:number")
ASK_FIT_REST: Final = KEYS.declare("ask-fit-rest", "fitting", "speed:number")
ASK_MOVE: Final = KEYS.declare("ask-move", "left:number")
ASK_GIVE_UP: Final = KEYS.declare("ask-give-up", "colour")
ASK_FINAL_ACTION: Final = KEYS.declare("ask-final-action")
ASK_LAST_CHANCE: Final = KEYS.declare("ask-last-chance")
NOT_ASKED: Final = KEYS.declare("not-asked")

# choices
CHOOSE: Final = KEYS.declare("choose-action", "action", "guilders:number")
MAIN: Final = KEYS.declare("main-action", "action")
BONUS: Final = KEYS.declare("bonus-action", "action", "price:number")
END: Final = KEYS.declare("end-actions")
FINAL: Final = KEYS.declare("final-action", "action")
PASS_FINAL: Final = KEYS.declare("pass-final")
PASS_LAST: Final = KEYS.declare("pass-last")
BUILD: Final = KEYS.declare(
    "build-card", "kind", "shown:shown*", "price:number", "shelf:number", "row:number"
)
BUILD_STAND_IN: Final = KEYS.declare("build-stand-in", "kind")
PLACE: Final = KEYS.declare("place-card", "column:number")
STOP: Final = KEYS.declare("stop-building")
TRAIN: Final = KEYS.declare("buy-train", "loads:commodity*", "price:number", "row:number")
CANAL: Final = KEYS.declare("buy-canal", "canal", "icons:icon*", "price:number")
EDGE: Final = KEYS.declare("start-at-edge", "way")
CELL: Final = KEYS.declare("lay-beside", "canal", "way", "reached:number")
TURNED: Final = KEYS.declare("lay-turned", "turns:number", "reached:number")
MANUFACTURE: Final = KEYS.declare("manufacture-piece", "piece", "price:number")
RECRUIT: Final = KEYS.declare("recruit-piece", "piece", "price:number")
HIRE: Final = KEYS.declare("hire-employee", "employee", "price:number")
EXCHANGE: Final = KEYS.declare("exchange-train", "loads:commodity*")
BARTER: Final = KEYS.declare("barter-for", "piece")
SELL: Final = KEYS.declare("sell-load", "guilders:number")
TRADE: Final = KEYS.declare("trade-loads", "pieces:a-piece+", "sold:number", "guilders:number")
SELL_ALL: Final = KEYS.declare("sell-loads", "sold:number", "guilders:number")
SAIL: Final = KEYS.declare("launch-ship", "cards:number", "column:number")
SCRAP: Final = KEYS.declare("scrap-ship", "cards:number", "column:number")
FIT: Final = KEYS.declare("fit-number", "fitting", "count:number")
FIT_MAST: Final = KEYS.declare("fit-mast", "fitting", "count:number", "speed:number", "left:number")
FIT_SPEED: Final = KEYS.declare("fit-speed", "fitting", "count:number", "speed:number")
FIT_CABIN: Final = KEYS.declare("fit-cabin", "fitting", "count:number", "left:number")
MOVE: Final = KEYS.declare("move-to", "canal", "site")
MOVE_ICON: Final = KEYS.declare("move-to-icon", "canal", "site", "icon", "points:number")
GIVE: Final = KEYS.declare("give-contract", "contract", "points:number")
FINISH: Final = KEYS.declare(
    "finish-ship", "kind", "shown:shown*", "price:number", "shelf:number", "row:number", "column:number"
)
FINISH_STAND_IN: Final = KEYS.declare("finish-ship-stand-in", "kind", "column:number")

# events: what was done
DID_FIRST: Final = KEYS.declare("did-first", "seat")
DID_CONTRACT: Final = KEYS.declare("did-contract", "seat", "contract")
DID_CONTRACT_VEILED: Final = KEYS.declare("did-contract-veiled", "seat")
DID_TRACK: Final = KEYS.declare("did-track", "action")
DID_SHIP_CARD: Final = KEYS.declare("did-ship-card", "kind", "features:feature*")
DID_TRAIN_UP: Final = KEYS.declare("did-train-up", "loads:commodity*")
DID_CANAL_UP: Final = KEYS.declare("did-canal-up", "canal")
DID_RING: Final = KEYS.declare("did-ring-at", "piece")
DID_CIRCLE: Final = KEYS.declare("did-circle-at", "piece")
DID_STAFF: Final = KEYS.declare("did-staff-at", "space:number")
DID_EMPLOYEE: Final = KEYS.declare("did-employee", "space:number", "employee")
DID_CHOOSE: Final = KEYS.declare("did-choose", "seat", "action")
DID_BONUS: Final = KEYS.declare("did-bonus", "seat", "action", "price:number")
DID_FINAL: Final = KEYS.declare("did-final", "seat", "action")
DID_PASS: Final = KEYS.declare("did-pass", "seat")
DID_BUILD: Final = KEYS.declare("did-build", "seat", "kind", "features:feature*")
DID_PLACE: Final = KEYS.declare("did-place", "seat", "column:number")
DID_TRAIN: Final = KEYS.declare("did-train", "seat", "loads:commodity*")
DID_CANAL: Final = KEYS.declare("did-canal", "seat", "canal")
DID_EDGE: Final = KEYS.declare("did-edge", "seat", "way")
DID_CELL: Final = KEYS.declare("did-cell", "seat", "canal", "way")
DID_TURN: Final = KEYS.declare("did-turn", "seat", "turns:number")
DID_HIRE: Final = KEYS.declare("did-hire", "seat", "employee")
DID_EXCHANGE: Final = KEYS.declare("did-exchange", "seat", "loads:commodity*")
DID_SAIL: Final = KEYS.declare("did-sail", "seat")
DID_FIT: Final = KEYS.declare("did-fit", "seat", "fitting", "count:number")
DID_MOVE: Final = KEYS.declare("did-move", "seat", "canal", "site")
DID_GIVE: Final = KEYS.declare("did-give", "seat", "contract")
DID_GIVE_VEILED: Final = KEYS.declare("did-give-veiled", "seat")
DID_FINISH: Final = KEYS.declare("did-finish", "seat", "kind", "features:feature*", "column:number")

# what cards say
CARD_EMPLOYEE: Final = [
    KEYS.declare("card-engineer", "piece", "count:number"),
    KEYS.declare("card-recruiter", "piece", "count:number"),
    KEYS.declare("card-trader", "commodity", "guilders:number", "level:number"),
    KEYS.declare("card-builder", "element", "count:number"),
    KEYS.declare("card-helmsman", "count:number"),
    KEYS.declare("card-rigger", "count:number"),
    KEYS.declare("card-free-steps", "steps:number", "actions:action+"),
]
"""In the order of deck.EMPLOYEE_EFFECTS."""
CARD_CONTRACT: Final = [
    KEYS.declare("card-pair-same-ship", "points:number", "one:element", "other:element"),
    KEYS.declare("card-beyond-first", "points:number", "one:element"),
    KEYS.declare("card-ship-with-all", "points:number", "needs:need+"),
    KEYS.declare("card-pairs-per-ship", "points:number", "one:element"),
    KEYS.declare("card-per-piece", "points:number", "one:element"),
    KEYS.declare("card-distinct-elements", "needs:element+"),
    KEYS.declare("card-per-used-canal", "points:number"),
    KEYS.declare("card-feature-table", "feature"),
    KEYS.declare("card-size-table", "least:number", "most:number"),
    KEYS.declare("card-cards-table"),
    KEYS.declare("card-employee-count", "points:number", "first:number", "after:number"),
    KEYS.declare("card-employees-of-colour", "points:number", "colours:staff-colour+"),
    KEYS.declare("card-ship-count-table"),
    KEYS.declare("card-employee-types"),
]
"""In the order of deck.SCORINGS."""
