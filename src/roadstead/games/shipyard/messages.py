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
TURN: Final = KEYS.declare_opening("turn-of", "seat")
PROGRESS: Final = KEYS.declare("progress", "count:number")
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
SAILS: Final = KEYS.declare("sails", "seat", "speed:number", "points:number", "cards:number")
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
ENDING_YOUR_TURN: Final = KEYS.declare("ending-your-turn")
ENDING_ONE_MORE: Final = KEYS.declare("ending-one-more")
ENDING_ROUND: Final = KEYS.declare("ending-round")
ENDING_AFTER: Final = KEYS.declare("ending-after", "after:number")
ENDING_YOUR_ACTION: Final = KEYS.declare("ending-your-action")
ENDING_ACTIONS: Final = KEYS.declare("ending-actions")
ENDING_THEN_CHANCES: Final = KEYS.declare("ending-then-chances")
ENDING_CHANCES: Final = KEYS.declare("ending-chances")
ENDING_THEN_POINTS: Final = KEYS.declare("ending-then-points")
GAME_OVER: Final = KEYS.declare("game-over")
MEANS_END: Final = KEYS.declare("means-end")

# what a seat is asked, by kind of decision
ASK_CHOOSE: Final = KEYS.declare("ask-choose")
ASK_OPENING: Final = KEYS.declare("ask-opening")
ASK_OPENING_TWO: Final = KEYS.declare("ask-opening-two", "figures:number")
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
ASK_GIVE_UP: Final = KEYS.declare("ask-give-up", "colour", "left:number")
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

# the table in words: the turn
TABLE_SETUP: Final = KEYS.declare("table-setup")
TABLE_OPENING: Final = KEYS.declare("table-opening")
TABLE_LAP: Final = KEYS.declare("table-lap", "lap:number", "laps:number", "left:number")
TABLE_GIVING: Final = KEYS.declare("table-giving")
TABLE_LAST_ROUND: Final = KEYS.declare("table-last-round", "left:number")
TABLE_FINAL: Final = KEYS.declare("table-final")
TABLE_LAST: Final = KEYS.declare("table-last")
TABLE_OVER: Final = KEYS.declare("table-over")
TABLE_BEST: Final = KEYS.declare("table-best", "seats:seat+", "points:number")
TABLE_ASKED: Final = KEYS.declare("table-asked", "seats:seat+")
TABLE_CHOSEN: Final = KEYS.declare("table-chosen", "seat", "action", "done:number")
TABLE_BONUS: Final = KEYS.declare("table-bonus", "price:number", "guilders:number")
TABLE_TURNS_LEFT: Final = KEYS.declare("table-turns-left", "count:number", "now:number")
TABLE_GIVE_UP: Final = KEYS.declare("table-give-up", "count:number")
TABLE_BUILT: Final = KEYS.declare("table-built", "seat", "count:number", "left:number")
TABLE_CARD: Final = KEYS.declare("table-card", "seat", "kind", "features:feature*")
TABLE_LOADS: Final = KEYS.declare("table-loads", "seat", "loads:commodity*")
# the action track
TABLE_TRACK: Final = KEYS.declare("table-track")
COLUMN_ACTION: Final = KEYS.declare("column-action")
COLUMN_AHEAD: Final = KEYS.declare("column-ahead")
COLUMN_FIGURES: Final = KEYS.declare("column-figures")
COLUMN_INCOME: Final = KEYS.declare("column-income")
CELL_ACTION: Final = KEYS.declare("cell-action", "action")
CELL_LEAD: Final = KEYS.declare("cell-lead")
CELL_FIGURES: Final = KEYS.declare("cell-figures", "seat", "count:number")
CELL_GUILDERS: Final = KEYS.declare("cell-guilders", "guilders:number")
# the markets
TABLE_SHIP_CARDS: Final = KEYS.declare(
    "table-ship-cards", "bows:number", "middles:number", "first:number", "sterns:number"
)
COLUMN_PLACE: Final = KEYS.declare("column-place")
COLUMN_ROW: Final = KEYS.declare("column-row")
COLUMN_PRICE: Final = KEYS.declare("column-price")
COLUMN_SHIP_CARD: Final = KEYS.declare("column-ship-card")
CELL_PLACE: Final = KEYS.declare("cell-place", "column:number", "row:number")
CELL_SHELF: Final = KEYS.declare("cell-shelf", "shelf:number", "row:number")
CELL_PRICE: Final = KEYS.declare("cell-price", "price:number")
CELL_SHIP_CARD: Final = KEYS.declare("cell-ship-card", "kind", "features:feature*")
TABLE_STAND_IN: Final = KEYS.declare("table-stand-in", "kind")
TABLE_ROOM: Final = KEYS.declare("table-room", "kind", "columns:place+", "ends:place+")
TABLE_NO_ROOM: Final = KEYS.declare("table-no-room", "kind")
TABLE_TRAINS: Final = KEYS.declare("table-trains", "count:number", "used:number")
COLUMN_LOADS: Final = KEYS.declare("column-loads")
COLUMN_SALE: Final = KEYS.declare("column-sale", "setting:number")
CELL_LOADS: Final = KEYS.declare("cell-loads", "loads:commodity*")
TABLE_CANALS: Final = KEYS.declare("table-canals", "count:number", "used:number")
COLUMN_CANAL: Final = KEYS.declare("column-canal")
COLUMN_SITE: Final = KEYS.declare("column-site", "site")
CELL_CANAL: Final = KEYS.declare("cell-canal", "canal")
CELL_SITE: Final = KEYS.declare("cell-site", "sight", "sites:site+")
CELL_SITE_CANAL: Final = KEYS.declare("cell-site-canal", "sight", "sites:site+", "canal")
# the markers
TABLE_RING: Final = KEYS.declare("table-ring")
TABLE_CIRCLE: Final = KEYS.declare("table-circle")
COLUMN_PIECE: Final = KEYS.declare("column-piece")
COLUMN_OWN_PRICE: Final = KEYS.declare("column-own-price")
COLUMN_STORE: Final = KEYS.declare("column-store")
COLUMN_AS_WELL: Final = KEYS.declare("column-as-well")
CELL_PIECE: Final = KEYS.declare("cell-piece", "piece")
CELL_PIECES: Final = KEYS.declare("cell-pieces", "pieces:piece*")
TABLE_EXCHANGE: Final = KEYS.declare("table-exchange", "setting:number", "now:number")
TABLE_SETTINGS: Final = KEYS.declare("table-settings", "count:number")
COLUMN_COMMODITY: Final = KEYS.declare("column-commodity")
COLUMN_SETTING: Final = KEYS.declare("column-setting", "setting:number")
COLUMN_BARTER: Final = KEYS.declare("column-barter")
CELL_COMMODITY: Final = KEYS.declare("cell-commodity", "commodity")
CELL_BARTER: Final = KEYS.declare("cell-barter", "pieces:a-piece+")
TABLE_EMPLOYEES: Final = KEYS.declare("table-employees")
COLUMN_EMPLOYEE: Final = KEYS.declare("column-employee")
COLUMN_STEPS: Final = KEYS.declare("column-steps")
COLUMN_LEFT: Final = KEYS.declare("column-left")
COLUMN_DOES: Final = KEYS.declare("column-does")
CELL_EMPLOYEE: Final = KEYS.declare("cell-employee", "employee")
CELL_YOURS: Final = KEYS.declare("cell-yours")
CELL_AFTER: Final = KEYS.declare("cell-after", "employee", "price:number")
CELL_DOES: Final = KEYS.declare("cell-does", "effect:employee~")
CELL_DOES_SCORING: Final = KEYS.declare("cell-does-scoring", "effect:employee~", "points:number")
# a canal that is laid, and a cruise
TABLE_CELLS: Final = KEYS.declare("table-cells", "seat", "canal")
COLUMN_CELL: Final = KEYS.declare("column-cell")
COLUMN_REACH: Final = KEYS.declare("column-reach")
CELL_BESIDE: Final = KEYS.declare("cell-beside", "canal", "way")
CELL_REACHED: Final = KEYS.declare("cell-reached", "reached:number")
TABLE_TURNS: Final = KEYS.declare("table-turns", "seat", "canal")
TABLE_BESIDE: Final = KEYS.declare("table-beside", "canal", "way")
COLUMN_TURN: Final = KEYS.declare("column-turn")
CELL_TURN: Final = KEYS.declare("cell-turn", "turns:number")
TABLE_EDGES: Final = KEYS.declare("table-edges", "seat", "canal")
COLUMN_EDGE: Final = KEYS.declare("column-edge")
COLUMN_LEADS: Final = KEYS.declare("column-leads")
CELL_EDGE: Final = KEYS.declare("cell-edge", "site")
TABLE_FITTING: Final = KEYS.declare("table-fitting", "seat", "cards:number")
TABLE_CRUISE: Final = KEYS.declare("table-cruise", "seat", "cards:number", "speed:number", "points:number")
TABLE_SHIP: Final = KEYS.declare("table-ship", "features:feature*")
TABLE_BUILDERS: Final = KEYS.declare("table-builders", "elements:element*")
TABLE_SHIP_WORTH: Final = KEYS.declare("table-ship-worth", "pieces:piece*", "points:number")
TABLE_SPEED: Final = KEYS.declare("table-speed", "speed:number", "reach:number")
TABLE_SAILED: Final = KEYS.declare("table-sailed", "sailed:number", "left:number")
TABLE_SO_FAR: Final = KEYS.declare("table-so-far", "points:number", "riband:number")
TABLE_PAYS: Final = KEYS.declare(
    "table-pays",
    "military:number",
    "commerce:number",
    "lanterns:number",
    "lifeboats:number",
    "lifebuoys:number",
)
COLUMN_FITTING: Final = KEYS.declare("column-fitting")
COLUMN_LEFT_OVER: Final = KEYS.declare("column-left-over")
COLUMN_ABOARD: Final = KEYS.declare("column-aboard")
CELL_FITTING: Final = KEYS.declare("cell-fitting", "fitting")
CELL_FITTING_NOW: Final = KEYS.declare("cell-fitting-now", "fitting")
COLUMN_SPACE: Final = KEYS.declare("column-space")
COLUMN_ICON: Final = KEYS.declare("column-icon")
COLUMN_BRINGS: Final = KEYS.declare("column-brings")
COLUMN_CANALS_GO: Final = KEYS.declare("column-canals-go")
CELL_SPACE: Final = KEYS.declare("cell-space", "canal", "site")
CELL_ICON: Final = KEYS.declare("cell-icon", "icon")
CELL_POINTS: Final = KEYS.declare("cell-points", "points:number")
CELL_RIBAND: Final = KEYS.declare("cell-riband", "points:number")
CELL_USED: Final = KEYS.declare("cell-used", "canal", "count:number")
# a player
TABLE_OWN_YARD: Final = KEYS.declare("table-own-yard", "seat", "guilders:number", "points:number")
TABLE_YARD: Final = KEYS.declare("table-yard", "seat", "guilders:number", "points:number")
TABLE_LATER: Final = KEYS.declare("table-later", "contracts:number", "traders:number")
TABLE_LATER_TRADERS: Final = KEYS.declare("table-later-traders", "traders:number")
TABLE_SCORE: Final = KEYS.declare(
    "table-score",
    "ships:number",
    "cruises:number",
    "blue:number",
    "green:number",
    "traders:number",
)
TABLE_PLACE: Final = KEYS.declare("table-place", "column:number", "kind", "features:feature*")
TABLE_PLACE_FREE: Final = KEYS.declare("table-place-free", "column:number", "kinds:kind+", "completing:kind+")
TABLE_EMPTY_PLACES: Final = KEYS.declare("table-empty-places", "columns:place+")
TABLE_YARD_EMPTY: Final = KEYS.declare("table-yard-empty")
TABLE_COMPLETE: Final = KEYS.declare(
    "table-complete", "first:number", "last:number", "cards:number", "features:feature*"
)
TABLE_STORE: Final = KEYS.declare("table-store", "pieces:piece*")
TABLE_TRAIN: Final = KEYS.declare("table-train", "loads:commodity*", "setting:number", "guilders:number")
TABLE_OTHERS_TRAIN: Final = KEYS.declare("table-others-train", "loads:commodity*")
TABLE_EMPLOYEE: Final = KEYS.declare("table-employee", "employee", "effect:employee~")
TABLE_STAFF: Final = KEYS.declare("table-staff", "employees:employee+")
TABLE_SAILED_SHIP: Final = KEYS.declare(
    "table-sailed-ship", "cards:number", "pieces:piece*", "features:feature*"
)
TABLE_CONTRACT: Final = KEYS.declare(
    "table-contract", "colour", "contract", "points:number", "effect:contract~"
)
TABLE_CONTRACTS_HELD: Final = KEYS.declare("table-contracts-held", "count:number")
TABLE_SCORED: Final = KEYS.declare("table-scored", "colour", "contract", "points:number", "effect:contract~")
TABLE_GIVEN: Final = KEYS.declare("table-given", "colour", "contract")
TABLE_WATERWAY: Final = KEYS.declare("table-waterway", "seat", "count:number", "used:number")
TABLE_OWN_WATERWAY: Final = KEYS.declare("table-own-waterway", "seat", "count:number", "used:number")
COLUMN_CANAL_AT: Final = KEYS.declare("column-canal-at")
TABLE_FIGURE_SIDE: Final = KEYS.declare("table-figure-side", "seat", "canal", "site", "way")
TABLE_FIGURE: Final = KEYS.declare("table-figure", "seat", "canal", "site", "came:site")
TABLE_REACH: Final = KEYS.declare("table-reach", "reach:number")
TABLE_REACH_MORE: Final = KEYS.declare("table-reach-more", "reach:number")

# why a thing cannot be chosen
TOO_DEAR: Final = KEYS.declare("too-dear", "price:number", "guilders:number")
HAS_FIGURE: Final = KEYS.declare("has-figure", "owner:seat")
IS_LEAD: Final = KEYS.declare("is-lead")
NOT_TWICE: Final = KEYS.declare("not-twice")
NO_ROOM_AT_ALL: Final = KEYS.declare("no-room-at-all")
NO_TRAINS: Final = KEYS.declare("no-trains")
NO_CANALS: Final = KEYS.declare("no-canals")
NOBODY_TO_HIRE: Final = KEYS.declare("nobody-to-hire")
STAFF_TOO_DEAR: Final = KEYS.declare("staff-too-dear", "price:number", "guilders:number")
HAS_NO_TRAIN: Final = KEYS.declare("has-no-train")
NO_ROOM: Final = KEYS.declare("no-room", "kind")
COMPLETES_NOTHING: Final = KEYS.declare("completes-nothing")
HAS_THIS_ONE: Final = KEYS.declare("has-this-one")
NEEDS_FIRST: Final = KEYS.declare("needs-first", "employee")
YARD_OF_OTHER: Final = KEYS.declare("yard-of-other", "owner:seat")
TRAIN_OF_OTHER: Final = KEYS.declare("train-of-other", "owner:seat")
SAME_LOADS: Final = KEYS.declare("same-loads")
NOT_EMPTY: Final = KEYS.declare("not-empty", "column:number")
NOTHING_COMPLETES: Final = KEYS.declare("nothing-completes", "guilders:number")
OUT_OF_ROOM: Final = KEYS.declare("out-of-room", "kind", "first:number", "last:number")
NO_MIDDLE: Final = KEYS.declare("no-middle", "kind")
WRONG_BARTER: Final = KEYS.declare("wrong-barter", "commodity", "pieces:a-piece+")
ALONG_THE_LINE: Final = KEYS.declare("along-the-line")
BARTERED: Final = KEYS.declare("bartered", "piece")
FITTED_BEFORE: Final = KEYS.declare("fitted-before", "fitting")
FITTED_LATER: Final = KEYS.declare("fitted-later", "fitting")
NO_OPEN_SIDE: Final = KEYS.declare("no-open-side")
FIGURE_HERE: Final = KEYS.declare("figure-here")
CAME_FROM: Final = KEYS.declare("came-from")
TOO_SHORT: Final = KEYS.declare("too-short", "moves:number", "left:number")
NOT_NEXT: Final = KEYS.declare("not-next")
NOT_THIS_COLOUR: Final = KEYS.declare("not-this-colour", "colour")

# what a choice brings about; the first ones for whoever is asked
YOU_PAY: Final = KEYS.declare("you-pay", "seat", "guilders:number")
YOUR_INCOME: Final = KEYS.declare("your-income", "seat", "guilders:number")
YOUR_SUBSIDY: Final = KEYS.declare("your-subsidy", "seat", "guilders:number")
YOU_TAKE: Final = KEYS.declare("you-take", "seat", "piece", "price:number")
YOU_TAKE_AS_WELL: Final = KEYS.declare("you-take-as-well", "seat", "piece", "employee", "count:number")
YOU_SELL: Final = KEYS.declare("you-sell", "seat", "commodity", "guilders:number")
YOU_BARTER: Final = KEYS.declare("you-barter", "seat", "commodity", "piece")
YOUR_SHIP_SAILS: Final = KEYS.declare(
    "your-ship-sails", "seat", "speed:number", "points:number", "cards:number"
)
YOUR_RIBAND: Final = KEYS.declare("your-riband", "seat", "spaces:number")
YOUR_OFFICIAL: Final = KEYS.declare("your-official", "seat", "icon", "points:number")
YOU_SCRAP: Final = KEYS.declare("you-scrap", "seat", "cards:number")
YOUR_CANAL_USED: Final = KEYS.declare("your-canal-used", "seat", "canal")
YOUR_CUT_OFF: Final = KEYS.declare("your-cut-off", "seat", "count:number")
YOU_CANNOT: Final = KEYS.declare("you-cannot", "seat", "action")
COSTS: Final = KEYS.declare("costs", "guilders:number")
MAY_COMPLETE: Final = KEYS.declare("may-complete")
COMPLETES: Final = KEYS.declare("completes", "cards:number")
LACKS_CAPTAIN: Final = KEYS.declare("lacks-captain")
LACKS_CANAL: Final = KEYS.declare("lacks-canal")
LAST_CAPTAIN: Final = KEYS.declare("last-captain", "ships:number")
ENDS_EARLY: Final = KEYS.declare("ends-early", "kind")

# lines of moves
SHORTCUT_SELL: Final = KEYS.declare("shortcut-sell", "guilders:number")
SHORTCUT_FIT: Final = KEYS.declare(
    "shortcut-fit", "pieces:piece*", "speed:number", "ship:number", "points:number"
)
SHORTCUT_FIT_NO_MORE: Final = KEYS.declare(
    "shortcut-fit-no-more", "pieces:piece*", "speed:number", "points:number"
)
SHORTCUT_SAIL: Final = KEYS.declare("shortcut-sail", "points:number")

# an action in one line: fragments without their subject
DOES_CHOOSE: Final = KEYS.declare("does-choose", "action")
DOES_BONUS: Final = KEYS.declare("does-bonus", "action", "price:number")
DOES_FINAL: Final = KEYS.declare("does-final", "action")
DOES_AS_BONUS: Final = KEYS.declare("does-as-bonus", "price:number")
DOES_AS_FINAL: Final = KEYS.declare("does-as-final")
DOES_INCOME: Final = KEYS.declare("does-income", "guilders:number")
DOES_SKIP: Final = KEYS.declare("does-skip", "action")
DOES_BUILD: Final = KEYS.declare("does-build", "kinds:kind*", "price:number")
DOES_BUILD_ONE: Final = KEYS.declare(
    "does-build-one", "kind", "features:feature*", "column:number", "price:number"
)
DOES_PLACE: Final = KEYS.declare("does-place", "kind", "features:feature*", "column:number")
DOES_TRAIN: Final = KEYS.declare("does-train", "loads:commodity*", "price:number")
DOES_RENT: Final = KEYS.declare("does-rent", "canal", "price:number")
DOES_BEGIN_AT: Final = KEYS.declare("does-begin-at", "way")
DOES_LAY: Final = KEYS.declare("does-lay", "canal", "way")
DOES_TAKE: Final = KEYS.declare("does-take", "piece", "price:number")
DOES_TAKE_TOO: Final = KEYS.declare("does-take-too", "piece", "count:number")
DOES_HIRE: Final = KEYS.declare("does-hire", "employee", "price:number")
DOES_EXCHANGE: Final = KEYS.declare("does-exchange", "loads:commodity*", "pieces:a-piece+", "guilders:number")
DOES_SUBSIDY: Final = KEYS.declare("does-subsidy", "guilders:number")
DOES_SCRAP: Final = KEYS.declare("does-scrap", "cards:number", "reason:number")
DOES_LAUNCH: Final = KEYS.declare("does-launch")
DOES_SAIL: Final = KEYS.declare("does-sail", "cards:number", "speed:number", "points:number")
DOES_SCORE_SHIP: Final = KEYS.declare("does-score-ship", "points:number")
DOES_PLEASE: Final = KEYS.declare("does-please", "icon", "points:number")
DOES_WIN_RIBAND: Final = KEYS.declare("does-win-riband", "points:number")
DOES_CARRY: Final = KEYS.declare("does-carry", "pieces:piece*")
DOES_USE_CANALS: Final = KEYS.declare("does-use-canals", "count:number")
DOES_LOSE_CANALS: Final = KEYS.declare("does-lose-canals", "count:number")
DOES_FINISH: Final = KEYS.declare("does-finish", "kind", "features:feature*", "column:number", "price:number")
DOES_PASS: Final = KEYS.declare("does-pass")
DOES_GIVE_UP: Final = KEYS.declare("does-give-up", "count:number")
DOES_GIVE: Final = KEYS.declare("does-give", "contract")
DOES_SETTING: Final = KEYS.declare("does-setting", "setting:number")
DOES_RENEW_TRAINS: Final = KEYS.declare("does-renew-trains")
DOES_RENEW_CANALS: Final = KEYS.declare("does-renew-canals")
DOES_END_EARLY: Final = KEYS.declare("does-end-early", "kind")
DOES_LAP: Final = KEYS.declare("does-lap", "lap:number")
DOES_LAST_ACTIONS: Final = KEYS.declare("does-last-actions")
DOES_END: Final = KEYS.declare("does-end")
OTHER_CHOOSES: Final = KEYS.declare_with_subject("other-chooses", "seat", "action")
OTHER_INCOME: Final = KEYS.declare_with_subject("other-income", "seat", "guilders:number")
OTHER_SUBSIDY: Final = KEYS.declare_with_subject("other-subsidy", "seat", "guilders:number")
OTHER_TAKES: Final = KEYS.declare_with_subject("other-takes", "seat", "piece", "price:number")
OTHER_BUILDS: Final = KEYS.declare_with_subject("other-builds", "seat", "kind", "features:feature*")
OTHER_BUYS: Final = KEYS.declare_with_subject("other-buys", "seat", "loads:commodity*")
OTHER_RENTS: Final = KEYS.declare_with_subject("other-rents", "seat", "canal")
OTHER_HIRES: Final = KEYS.declare_with_subject("other-hires", "seat", "employee")
OTHER_SCORES: Final = KEYS.declare_with_subject("other-scores", "seat", "points:number")
KEYS.mark_deeds(
    *(DOES_BUILD, DOES_BUILD_ONE, DOES_TRAIN, DOES_RENT, DOES_TAKE, DOES_HIRE, DOES_EXCHANGE, DOES_SUBSIDY),
    *(DOES_SCRAP, DOES_LAUNCH, DOES_SAIL, DOES_FINISH),
)

# why a hint advises a choice
HINT_POINTS: Final = KEYS.declare("hint-points", "count:number")
HINT_GUILDERS: Final = KEYS.declare("hint-guilders", "count:number")
HINT_COMPLETE: Final = KEYS.declare("hint-complete")
HINT_CANAL: Final = KEYS.declare("hint-canal")
HINT_EMPLOYEE: Final = KEYS.declare("hint-employee", "effect:employee~")
HINT_CONTRACTS: Final = KEYS.declare("hint-contracts", "count:number")
HINT_MORE_GUILDERS: Final = KEYS.declare("hint-more-guilders", "count:number", "rival:number")
HINT_FOR_BONUS: Final = KEYS.declare("hint-for-bonus")
HINT_LOADS: Final = KEYS.declare("hint-loads", "count:number")
HINT_BARTER: Final = KEYS.declare("hint-barter", "commodity", "pieces:a-piece+")
HINT_MISSING: Final = KEYS.declare("hint-missing", "count:number")
HINT_WALK: Final = KEYS.declare("hint-walk", "count:number")
HINT_GETS: Final = KEYS.declare("hint-gets", "pieces:a-piece+")
HINT_FITS: Final = KEYS.declare("hint-fits", "pieces:a-piece+")
HINT_CARRIES: Final = KEYS.declare("hint-carries", "pieces:a-piece+")
HINT_CAPTAIN: Final = KEYS.declare("hint-captain")
HINT_COUNTS: Final = KEYS.declare("hint-counts", "element")
HINT_PIECE_POINTS: Final = KEYS.declare("hint-piece-points", "piece", "count:number")
HINT_SPEED_PIECE: Final = KEYS.declare("hint-speed-piece", "piece")
HINT_FEATURE: Final = KEYS.declare("hint-feature", "feature")
HINT_KIND: Final = KEYS.declare("hint-kind", "kind")
HINT_JOINS: Final = KEYS.declare("hint-joins")
HINT_FREE: Final = KEYS.declare("hint-free", "count:number")
HINT_REST: Final = KEYS.declare("hint-rest")
HINT_GIVE_FAR: Final = KEYS.declare("hint-give-far", "count:number")
HINT_CRUISE: Final = KEYS.declare("hint-cruise")
HINT_CARDS: Final = KEYS.declare("hint-cards", "count:number")

# what stands on a thing before it is chosen
KEYS.shorten(YOU_PAY, COSTS, LACKS_CAPTAIN, LACKS_CANAL, YOUR_CUT_OFF)
