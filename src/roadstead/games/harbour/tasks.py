"""The kinds of tasks: the whole flow of a game of Harbour at a glance, with the decision point of each."""

from typing import Final

# set-up: setup.py
DEAL_CENTRE: Final = 0  # HAR-D01
DEAL_MARKET: Final = 1  # HAR-D02
DEAL_FIRST: Final = 2  # HAR-D03
DEAL_BOARD: Final = 3  # HAR-D03
DEAL_BONUS: Final = 4  # HAR-D03
CHOOSE_BOARD: Final = 5  # HAR-D04
NOBLES: Final = 6
LOOK: Final = 7  # HAR-D05
PLACE: Final = 8  # HAR-D05
STOCK: Final = 9  # HAR-D06
# the turn: turn.py
BEGIN_TURN: Final = 10
ALCHEMY: Final = 11  # HAR-D10
GO: Final = 12  # HAR-D11
TOLL_MOMENT: Final = 13  # HAR-D12
PAY_TOLL: Final = 14  # HAR-D12
BEGGARS: Final = 15
END_TURN: Final = 16
FINISH: Final = 17  # HAR-D40
# actions: actions.py
ACT: Final = 18
HOME_CHOICE: Final = 19  # HAR-D13
PART_ORDER: Final = 20  # HAR-D14
PART: Final = 21
STORE: Final = 22  # HAR-D15
DOUBLE: Final = 23  # HAR-D15
SWAP: Final = 24  # HAR-D15
SALVAGE: Final = 25  # HAR-D15
SALVAGE_INTO: Final = 26  # HAR-D15
CANAL: Final = 27  # HAR-D15
CANAL_INTO: Final = 28  # HAR-D15
COPY: Final = 29  # HAR-D15
ROB: Final = 30  # HAR-D15
ROB_TYPE: Final = 31  # HAR-D15
GIVE: Final = 32  # HAR-D32
# buying: buying.py
WHETHER_TO_BUY: Final = 33  # HAR-D19
CRIER: Final = 34  # HAR-D20
TRADERS: Final = 35  # HAR-D21
SHIP: Final = 36  # HAR-D22
KEEP: Final = 37  # HAR-D23
ADJUST: Final = 38
BUY: Final = 39  # HAR-D24, HAR-D25
REFILL: Final = 40  # HAR-D26
# gains: gains.py
RECEIVE: Final = 41
GAIN_CHOICE: Final = 42  # HAR-D15, HAR-D27, HAR-D30, HAR-D31, HAR-D33, HAR-D34
SCAVENGE: Final = 43
SCAVENGE_TYPE: Final = 44  # HAR-D35
