"""The kinds of tasks: the whole flow of a game of Bremerhaven at a glance, with the decision point of each."""

from typing import Final

# set-up: setup.py
DEAL_SHIP: Final = 0  # BRE-D00
DEAL_CONTRACT: Final = 1  # BRE-D00
DEAL_TOP: Final = 2  # BRE-D00
DEAL_PRICE: Final = 3  # BRE-D00
DEAL_PROGRESS: Final = 4  # BRE-D00, BRE-D18
DEAL_CHIT: Final = 5  # BRE-D00
TAKE_RANKS: Final = 6
FIRST_CONTRACT: Final = 7  # BRE-D00
FIRST_BUILDING: Final = 8  # BRE-D00, BRE-D01
START_GOODS: Final = 9  # BRE-D02
BEGIN_ROUND: Final = 10
# bidding: bidding.py
BID: Final = 11  # BRE-D03
DUMMY_BID: Final = 12  # BRE-D04
DUMMY_CARD: Final = 13  # BRE-D04
REVEAL: Final = 14
# town: town.py
PARKING_LOT: Final = 15
NEW_BUILDING: Final = 16
PERMITS: Final = 17
PERMIT: Final = 18  # BRE-D05
GROWTH: Final = 19
GROW: Final = 20  # BRE-D06
PRICE: Final = 21
CHOOSE_PRICE: Final = 22  # BRE-D07
CAREER: Final = 23
LADDER: Final = 24  # BRE-D08
INCOME: Final = 25
# sea and land: boards.py
SEA: Final = 26
DOCK: Final = 27  # BRE-D09
WILD: Final = 28  # BRE-D10
SHIP_TIME: Final = 29  # BRE-D11
LAND: Final = 30
LOAD: Final = 31  # BRE-D12
CONTRACT_TIME: Final = 32  # BRE-D11
# the harbour phase: harbour.py
HARBOURS: Final = 33
PRODUCE: Final = 34  # BRE-D13
DEPOSIT: Final = 35  # BRE-D14
WORK: Final = 36  # BRE-D15
DUE: Final = 37  # BRE-D16
# clean-up: cleanup.py
EVENT: Final = 38
GAIN_GOOD: Final = 39  # BRE-D17
LOSE_GOOD: Final = 40  # BRE-D17
FREE_BOLLARD: Final = 41  # BRE-D17
UPGRADE: Final = 42  # BRE-D17
PROGRESS: Final = 43  # BRE-D18
NEWS: Final = 44  # BRE-D18
REFILL: Final = 45  # BRE-D18
RETURN_CARDS: Final = 46
FINISH: Final = 47
