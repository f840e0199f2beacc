"""The kinds of tasks: the whole flow of a game of Novgorod at a glance, with the decision point of each."""

from typing import Final

# set-up, chance in the order of NOV-D00: setup.py
DEAL_MANUFACTORY: Final = 0  # NOV-202
DEAL_ORDER: Final = 1  # NOV-205
OPEN_ORDER: Final = 2  # NOV-205, NOV-307, NOV-522
DEAL_BONUS: Final = 3  # NOV-207
DEAL_CAREER: Final = 4  # NOV-209
DEAL_MERCHANT: Final = 5  # NOV-811
DEAL_PIRATE: Final = 6  # NOV-811
DEAL_SPECIAL: Final = 7  # NOV-851
TAKE_PLACES: Final = 8  # NOV-211
CHOOSE_SIDE: Final = 9  # NOV-D01
# introductory rounds: setup.py
PICK: Final = 10  # NOV-D02
PAY: Final = 11  # NOV-306
# the turn: turn.py
BEGIN_TURN: Final = 12  # NOV-402
PIRATE: Final = 13  # NOV-D03, NOV-D10
END_TURN: Final = 14  # NOV-601, NOV-602, NOV-603
END_ROUND: Final = 15  # NOV-618
# phase 1: route.py
ROUTE: Final = 16  # NOV-D04
# phase 2: evaluation.py
EVALUATE: Final = 17  # NOV-D05
MAKE_AT: Final = 18  # NOV-D06
RECIPE: Final = 19  # NOV-D06
SOURCE: Final = 20  # NOV-D06
KIND: Final = 21  # NOV-D06
PROCEED: Final = 22
COUNTER: Final = 23  # NOV-857
FILE_ORDER: Final = 24  # NOV-D07
STORE: Final = 25  # NOV-D08
CLOSE: Final = 26  # NOV-493
# phase 3: purchase.py
PURCHASE: Final = 27  # NOV-D09
# the end: scoring.py
FINISH: Final = 28  # NOV-702
# since version 2: evaluation.py
MAKE_IN_CITIES: Final = 29  # NOV-D06
GIVE: Final = 30  # NOV-D06, in place of KIND
