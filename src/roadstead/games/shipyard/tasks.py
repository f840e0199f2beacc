"""The kinds of tasks: the whole flow of a game of Shipyard at a glance, with the decision point of each."""

from typing import Final

# set-up: setup.py
DEAL_START: Final = 0  # SHY-D00: SHY-101
DEAL_CONTRACT: Final = 1  # SHY-D00: SHY-106
DEAL_ACTION: Final = 2  # SHY-D00: SHY-111
TURN_UP: Final = 3  # SHY-D00: SHY-108, SHY-109, SHY-510
DEAL_RING: Final = 4  # SHY-D00: SHY-114
DEAL_CIRCLE: Final = 5  # SHY-D00: SHY-114
DEAL_STAFF: Final = 6  # SHY-D00: SHY-116
DEAL_EMPLOYEE: Final = 7  # SHY-D00: SHY-117
BEGIN: Final = 8
# the turn: turn.py
BEGIN_TURN: Final = 9
CHOOSE: Final = 10  # SHY-D01
NEXT_STEP: Final = 11  # SHY-D02
ACT: Final = 12
REFILL: Final = 13
END_TURN: Final = 14
GIVE_UP: Final = 15  # SHY-D13
# actions: building.py, actions.py
BUILD: Final = 16  # SHY-D03
PLACE: Final = 17  # SHY-D03
BUY_TRAIN: Final = 18  # SHY-D04
BUY_CANAL: Final = 19  # SHY-D05
CELL: Final = 20  # SHY-D05
TURN: Final = 21  # SHY-D05
EDGE: Final = 22  # SHY-D05
MANUFACTURE: Final = 23  # SHY-D06
RECRUIT: Final = 24  # SHY-D07
HIRE: Final = 25  # SHY-D08
EXCHANGE: Final = 26  # SHY-D09
LOAD: Final = 27  # until version 2
# cruises: cruise.py
CRUISES: Final = 28
LAUNCH: Final = 29  # SHY-D10
FIT: Final = 30  # SHY-D11
SAIL: Final = 31
MOVE: Final = 32  # SHY-D12
ARRIVE: Final = 33
# the end: scoring.py
ENDING: Final = 34
FINAL_ACTION: Final = 35  # SHY-D14
LAST_CHANCE: Final = 36  # SHY-D15
FINISH: Final = 37
LAST_TURN: Final = 38
# later ones, at the end: packed positions name kinds by their numbers
LOADS: Final = 39  # SHY-D09
