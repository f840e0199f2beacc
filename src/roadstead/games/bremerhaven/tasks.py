"""The kinds of tasks: the whole flow of a game of Bremerhaven at a glance, with the decision point of each."""

from typing import Final

# set-up: setup.py
DEAL_SHIP: Final = 0
DEAL_CONTRACT: Final = 1
DEAL_TOP: Final = 2
DEAL_PRICE: Final = 3
DEAL_PROGRESS: Final = 4
DEAL_CHIT: Final = 5
TAKE_RANKS: Final = 6
FIRST_CONTRACT: Final = 7
FIRST_BUILDING: Final = 8
START_GOOD: Final = 9  # D-START-GOOD
BEGIN_ROUND: Final = 10
# bidding: bidding.py
BID: Final = 11  # D-BID
DUMMY_BID: Final = 12
DUMMY_CARD: Final = 13
REVEAL: Final = 14
# town: town.py
PARKING_LOT: Final = 15
NEW_BUILDING: Final = 16
PERMITS: Final = 17
PERMIT: Final = 18  # D-PERMIT
GROWTH: Final = 19
GROW: Final = 20  # D-GROW
PRICE: Final = 21
CHOOSE_PRICE: Final = 22  # D-PRICE
CAREER: Final = 23
LADDER: Final = 24  # D-CAREER
INCOME: Final = 25
# sea and land: boards.py
SEA: Final = 26
DOCK: Final = 27  # D-DOCK
WILD: Final = 28  # D-WILD
SHIP_TIME: Final = 29  # D-TIME
LAND: Final = 30
LOAD: Final = 31  # D-LOAD
CONTRACT_TIME: Final = 32  # D-TIME
# the harbour phase: harbour.py
HARBOURS: Final = 33
PRODUCE: Final = 34  # D-PRODUCE
DEPOSIT: Final = 35  # D-DEPOSIT
WORK: Final = 36  # D-HARBOUR
DUE: Final = 37
# clean-up: cleanup.py
EVENT: Final = 38
GAIN_GOOD: Final = 39  # D-EVENT
LOSE_GOOD: Final = 40  # D-EVENT
FREE_BOLLARD: Final = 41  # D-EVENT
UPGRADE: Final = 42  # D-EVENT
PROGRESS: Final = 43
NEWS: Final = 44
REFILL: Final = 45
RETURN_CARDS: Final = 46
FINISH: Final = 47
