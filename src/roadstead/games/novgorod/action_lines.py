"""What a player of Novgorod did in one action, in one line."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import Codebook
from roadstead.engine.words import ActionLine, Happening, Message
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.deck import NONE, ORDER_DISCOUNT, SPEED, NovgorodDeck

ROUTE: Final = ("sail", "sail-fast", "placeholder", "placeholder-fast", "stop")
PURCHASES: Final = ("kontor", "order", "cheap", "ship")
INCOMES: Final = ("income", "extra-income")
FILINGS: Final = ("left", "under")
WITHIN: Final = ("at", "make-in", "recipe", "use", "give", "from")
"""What only says how the thing that was begun is done."""
GETS: Final = (messages.INCOME, messages.EXTRA_INCOME)
WEIGHT_OF_GAIN: Final = 10
WEIGHT_OF_END: Final = 100

GAINS: Final[dict[str, str]] = {
    messages.BONUS: messages.DOES_GAIN_BONUS,
    messages.MERCHANT_SEALS: messages.DOES_GAIN_MERCHANT,
    messages.MERCHANT_PAYS: messages.DOES_GET_MERCHANT,
}
PARTS: Final[dict[str, str]] = {
    messages.SWAPS: messages.DOES_SWAP,
    messages.USES_FOR_CAREER: messages.DOES_USE,
    messages.FEES: messages.DOES_PAY_FEES,
    messages.LOST_FROM_HOLD: messages.DOES_LOSE,
    messages.DID_COUNTER: messages.DOES_COUNTER,
    messages.DID_COUNTER_VEILED: messages.DOES_COUNTER_VEILED,
    messages.DID_DRAW: messages.DOES_DRAW,
    messages.DID_LEFT: messages.DOES_LEFT,
    messages.DID_UNDER: messages.DOES_UNDER,
    messages.CAREER_SEALS: messages.DOES_GAIN_CAREER,
    messages.PRIVILEGE_SEAL: messages.DOES_GAIN_PRIVILEGE,
}
"""Messages of the player that become a part as they are, without their seat; gains come before all others."""
OTHERS: Final[dict[str, str]] = {
    messages.DID_OPEN: messages.OTHER_OPEN,
    messages.MERCHANT_MOVES: messages.OTHER_MERCHANT,
    messages.BONUS_DROPS: messages.OTHER_BONUS_DROPS,
    messages.BONUS_GONE: messages.OTHER_BONUS_GONE,
    messages.VARIETY: messages.OTHER_VARIETY,
    messages.LAST_ROUND: messages.OTHER_LAST_ROUND,
    messages.STOPPED: messages.OTHER_STOPPED,
    messages.GAME_OVER: messages.OTHER_GAME_OVER,
    messages.RED_X: messages.OTHER_RED_X,
}
"""Messages about the table that become a part as they are."""
WEIGHTS: Final[dict[str, int]] = {
    messages.FOR_SEALS: WEIGHT_OF_GAIN,
    messages.ROW_DONE: WEIGHT_OF_GAIN,
    messages.RISES: WEIGHT_OF_GAIN,
    messages.SPECIAL_DONE: WEIGHT_OF_GAIN,
    messages.BONUS: WEIGHT_OF_GAIN,
    messages.DID_KONTOR: WEIGHT_OF_GAIN,
    messages.DID_ORDER: WEIGHT_OF_GAIN,
    messages.DID_ORDER_STACK: WEIGHT_OF_GAIN,
    messages.DID_CHEAP: WEIGHT_OF_GAIN,
    messages.DID_CHEAP_STACK: WEIGHT_OF_GAIN,
    messages.DID_SHIP: WEIGHT_OF_GAIN,
    messages.DID_PIRATE: WEIGHT_OF_GAIN,
    messages.LAST_ROUND: WEIGHT_OF_END,
    messages.GAME_OVER: WEIGHT_OF_END,
}
PRIVILEGES_USED: Final[dict[str, int]] = {
    messages.DID_SAIL_FAST: SPEED,
    messages.DID_PLACEHOLDER_FAST: SPEED,
    messages.DID_SPECIAL_CHEAP: ORDER_DISCOUNT,
    messages.DID_CHEAP: ORDER_DISCOUNT,
    messages.DID_CHEAP_STACK: ORDER_DISCOUNT,
}


def joins(codebook: Codebook, before: Happening, event: Happening) -> bool:
    """Whether a decision goes on with the action of the decision before it."""
    if before.who != event.who:
        return False
    last, verb = codebook.parts(before.code)[0], codebook.parts(event.code)[0]
    if verb in WITHIN or verb in FILINGS:
        return True
    if verb in ROUTE:
        return last in ROUTE or last == "pass"  # the pirate was left where it is
    if verb in INCOMES:
        return last in INCOMES
    if verb == "end":
        return last in INCOMES or not any(message.key in closing(last) for message in event.told)
    if verb == "pass":
        return last in PURCHASES or last == "pass"
    return False


def closing(last: str) -> tuple[str, ...]:
    """What makes the end of the phase an action of its own: income; after the pirate also fees, which are not his."""
    return (*GETS, messages.FEES) if last == "pirate" else GETS


def action_line(deck: NovgorodDeck, codebook: Codebook, events: list[Happening]) -> ActionLine | None:
    """One line for an action; None for the set-up, and for an action whose result is still open."""
    deed = Deed(deck, events[0].who)
    for event in events:
        verb, words = codebook.parts(event.code)
        if verb == "fulfil":
            deed.row = words[1]
        for message in event.told:
            deed.hear(message)
    head = deed.head()
    if head is None:
        return None
    return ActionLine(deed.who, head, (*deed.ways(head), *deed.others), deed.weight)


class Deed:
    """Sums up what was told of an action."""

    def __init__(self, deck: NovgorodDeck, who: int) -> None:
        self.deck = deck
        self.who = who
        self.weight = 0
        self.gains: list[Message] = []
        self.parts: list[Message] = []
        self.others: list[Message] = []
        self.made: list[Message] = []
        self.cities: list[int] = []
        self.fees: dict[int, int] = {}
        self.placeholders = 0
        self.stays = False
        self.privilege = NONE
        self.row = NONE
        self.target: Message | None = None
        """What luxury goods and ducats were spent for: a row, a career level, a special order."""
        self.for_seals = False
        self.deal: Message | None = None
        """A purchase or a move of the pirate, without its price."""
        self.price = 0
        self.speed = 0
        self.stored = NONE
        self.income = 0
        self.extra_income = 0
        self.income_from = 0
        self.passes = False

    # -- listening -------------------------------------------------------------------------------------

    def hear(self, message: Message) -> None:
        key, args = message.key, message.args
        if key in OTHERS:
            self.others.append(Message(OTHERS[key], args))
        elif not args or args[0] != self.who:
            return
        elif key == messages.FOR_SEALS:
            self.for_seals = True
            self.gains.insert(0, Message(messages.DOES_GAIN_BOTH, args[1:]))
        elif key in GAINS:
            self.gains.append(Message(GAINS[key], args[1:]))
        elif key in PARTS:
            self.parts.append(Message(PARTS[key], args[1:]))
        elif not (self.hear_route(key, args) or self.hear_purchase(key, args)):
            self.hear_evaluation(key, args)
        self.weight = max(self.weight, WEIGHTS.get(key, 0))
        if key in PRIVILEGES_USED:
            self.privilege = self.deck.privilege_order.index(PRIVILEGES_USED[key])

    def hear_route(self, key: str, args: tuple[int, ...]) -> bool:
        if key in (messages.DID_SAIL, messages.DID_SAIL_FAST):
            self.cities.append(args[1])
        elif key == messages.FEE_DUE:
            self.fees[args[1]] = args[2]
        elif key in (messages.DID_PLACEHOLDER, messages.DID_PLACEHOLDER_FAST):
            self.placeholders |= 1 << self.cities[-1] if self.cities else 0
        elif key == messages.STAYS:
            self.stays = True
        else:
            return False
        return True

    def hear_purchase(self, key: str, args: tuple[int, ...]) -> bool:
        if key == messages.PAYS:
            self.price = args[1]
        elif key == messages.SPEED_NOW:
            self.deal = Message(messages.DOES_BUY_SHIP, args[1:])
        elif key == messages.DID_KONTOR:
            self.deal = Message(messages.DOES_BUY_KONTOR, args[1:])
        elif key in (messages.DID_ORDER, messages.DID_CHEAP):
            self.deal = Message(messages.DOES_BUY_ORDER, args[1:])
        elif key in (messages.DID_ORDER_STACK, messages.DID_CHEAP_STACK):
            self.deal = Message(messages.DOES_BUY_STACK)
        elif key == messages.DID_PIRATE:
            self.deal = Message(messages.DOES_PIRATE, args[1:])
        elif key == messages.DID_PASS:
            self.passes = True
        else:
            return False
        return True

    def hear_evaluation(self, key: str, args: tuple[int, ...]) -> None:
        if key == messages.MAKES:
            self.made.append(Message(messages.DOES_MAKE, args[1:]))
        elif key == messages.ROW_DONE and self.row != NONE:
            self.target = Message(messages.DOES_FULFIL[self.row], (args[1],))
            self.gains.insert(0, Message(messages.DOES_GAIN_SEALS, (args[2],)))
        elif key == messages.RISES:
            self.target = Message(messages.DOES_RISE, (args[1],))
            self.parts.append(Message(messages.DOES_GIVE_UP, (args[2],)))
        elif key == messages.SPECIAL_DONE:
            self.target = Message(messages.DOES_SPECIAL, (args[1], args[2]))
            self.gains.insert(0, Message(messages.DOES_GAIN_SEALS, (args[3],)))
        elif key == messages.INCOME:
            self.income += args[2]
            self.income_from |= 1 << args[1]
        elif key == messages.EXTRA_INCOME:
            self.extra_income += args[1]
        elif key == messages.DID_STORE:
            self.stored = self.deck.good_of[args[1]]

    # -- telling ---------------------------------------------------------------------------------------

    def head(self) -> Message | None:
        if self.cities:
            stops = [number for city in self.cities for number in (city, self.fees.get(city, 0))]
            return Message(messages.DOES_SAIL[len(self.cities) - 1], tuple(stops))
        if self.target is not None:
            return self.target
        if self.for_seals:
            return self.made[0]
        if self.deal is not None:
            # the introductory rounds are paid at their end: each choice is told by itself
            bought = self.price or self.deal.key == messages.DOES_PIRATE
            return Message(self.deal.key, (*self.deal.args, self.price)) if bought else None
        if self.income or self.stored != NONE:
            return self.takings()
        if self.extra_income:
            return Message(messages.DOES_EXTRA_INCOME, (self.extra_income,))
        if self.stays:
            return Message(messages.DOES_STAY)
        for part in self.parts:
            if part.key == messages.DOES_PAY_FEES:
                return part
        return Message(messages.DOES_PASS) if self.passes else None

    def takings(self) -> Message:
        income = (self.income, self.income_from)
        if self.stored == NONE:
            return Message(messages.DOES_INCOME, income)
        if self.income:
            return Message(messages.DOES_STORE_AND_INCOME, (self.stored, *income))
        return Message(messages.DOES_STORE, (self.stored,))

    def ways(self, head: Message) -> list[Message]:
        """The parts of the player: what was gained, how it was done, what followed."""
        parts = self.gains[:]
        if self.extra_income and head.key != messages.DOES_EXTRA_INCOME:
            parts.append(Message(messages.DOES_EXTRA_INCOME, (self.extra_income,)))
        if self.placeholders:
            parts.append(Message(messages.DOES_PLACEHOLDERS, (self.placeholders,)))
        parts += [made for made in self.made if made != head]
        if self.target is not None and self.price:
            parts.append(Message(messages.DOES_PAY, (self.price,)))
        if self.privilege != NONE:
            parts.append(Message(messages.DOES_PRIVILEGE, (self.privilege,)))
        return parts + [part for part in self.parts if part != head]
