"""What a player of Bremerhaven did in one action, in one line, and what it brought to all."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import Codebook
from roadstead.engine.words import HEAVIEST, ActionLine, Happening, Message, tally
from roadstead.games.bremerhaven import action_messages as says
from roadstead.games.bremerhaven import messages
from roadstead.games.bremerhaven.deck import GOODS, PARKING

WEIGHT_OF_GAIN: Final = 10
NOBODY: Final = -1
PERMIT_VERBS: Final = ("bollard", "clear", "build")
HARBOUR_VERBS: Final = ("produce", "deposit", "unload", "deliver", "direct", "pack", "unpack")
TIMED_VERBS: Final = ("dock", "name", "load")
"""After these the Signal Tower may add a time marker."""

DEEDS: Final[dict[str, str]] = {
    messages.DID_BOLLARD: says.DOES_BOLLARD,
    messages.DID_CLEAR: says.DOES_CLEAR,
    messages.DID_BUILD: says.DOES_BUILD,
    messages.DID_DECLINE: says.DOES_DECLINE,
    messages.DID_KEEP: says.DOES_KEEP,
    messages.DID_SWAP: says.DOES_SWAP,
    messages.DID_NAME: says.DOES_NAME,
    messages.DID_LOAD: says.DOES_LOAD,
    messages.DID_TAKE: says.DOES_TAKE,
    messages.DID_BID: says.DOES_BID,
    messages.DID_BID_VEILED: says.DOES_BID_VEILED,
}
"""What only the one who acts can do."""
DEEDS_OF_ANYBODY: Final[dict[str, tuple[str, str]]] = {
    messages.GROWS: says.GROW,
    messages.DID_DOCK: says.DOCK,
    messages.DID_REFUSE: says.REFUSE,
    messages.DID_LOSE: says.LOSE_GOOD,
    messages.NO_PERMIT: says.NO_PERMIT,
}
"""What is done by choice, or by itself where there is none."""
FOR_ANYBODY: Final[dict[str, tuple[str, str]]] = {
    messages.WINS_SHIP: says.WIN_SHIP,
    messages.NO_DOCK: says.NO_DOCK,
    messages.WINS_CONTRACT: says.WIN_CONTRACT,
    messages.PRESTIGE_IS: says.RISE,
    messages.SHIP_SAILS: says.SHIP_SAILS,
    messages.LOSES_PRESTIGE: says.LOSE_PRESTIGE,
}
FOR_ALL: Final[dict[str, str]] = {
    messages.PARKS: says.OTHER_PARKS,
    messages.WINS_BUILDING: says.OTHER_WINS_BUILDING,
    messages.GAINS_PRESTIGE: says.OTHER_GAINS_PRESTIGE,
    messages.BUILDING_LOST: says.OTHER_BUILDING_LOST,
    messages.DID_DUMMY: says.OTHER_DUMMY_BIDS,
    messages.DUMMY_GROWS: says.OTHER_DUMMY_GROWS,
    messages.DUMMY_CAPTAIN: says.OTHER_DUMMY_CAPTAIN,
    messages.SHIP_LOST: says.OTHER_SHIP_LOST,
    messages.CONTRACT_LOST: says.OTHER_CONTRACT_LOST,
    messages.PRICES_ARE: says.OTHER_PRICES,
    messages.SWEPT: says.OTHER_SWEPT,
    messages.TIME_CHANGES: says.OTHER_TIME,
    messages.DID_NEWS: says.OTHER_ANNOUNCED,
    messages.GRADE_IS: says.OTHER_GRADE,
}
TAKEN_UP: Final[dict[str, tuple[str, str]]] = {
    messages.DID_DOCK: says.WIN_SHIP,
    messages.DID_REFUSE: says.WIN_CONTRACT,
}
"""What is done with something just won: then the win itself needs no words."""
GAINS: Final = (
    messages.WINS_BUILDING,
    messages.DID_BUILD,
    messages.PRESTIGE_IS,
    messages.COMPLETES,
    messages.GAINS_PRESTIGE,
)


def joins(codebook: Codebook, before: Happening, event: Happening) -> bool:
    """The permits of a player, a ship or a contract with its markers, and a harbour phase are one action each."""
    if event.who != before.who or any(message.key == messages.INCOME for message in before.told):
        return False  # income comes between the Town board and everything after it
    earlier, verb = codebook.parts(before.code)[0], codebook.parts(event.code)[0]
    if verb == "time":
        return earlier in TIMED_VERBS
    if verb == "name":
        return earlier == "dock"
    if verb == "done":
        return earlier == "done" or earlier in PERMIT_VERBS or earlier in HARBOUR_VERBS
    if verb in PERMIT_VERBS:
        return earlier in PERMIT_VERBS
    return verb in HARBOUR_VERBS and (earlier == "done" or earlier in HARBOUR_VERBS)


def action_line(codebook: Codebook, events: list[Happening]) -> ActionLine | None:
    """An action with all that came of it; the set-up is told event by event."""
    verb = codebook.parts(events[0].code)[0]
    if events[0].who < 0 or verb == "start":
        return None
    return Action(events[0].who, events).line()


class Section:
    """What was told of a part of the round, for whom; the parts of `who` come first and do not name them."""

    def __init__(self, who: int, heading: list[Message]) -> None:
        self.who = who
        self.heading = heading
        self.own: list[Message] = []
        self.others: list[Message] = []
        self.all: list[Message] = []
        self.got: dict[int, int] = {}
        self.paid: dict[int, int] = {}

    def add(self, keys: tuple[str, str], seat: int, *args: int) -> None:
        parts = self.own if seat == self.who else self.others
        parts.append(self.of_seat(keys, seat, *args))

    def add_for_all(self, message: Message) -> None:
        """After the parts of players; where everybody is named, in the order in which it happened."""
        (self.others if self.who == NOBODY else self.all).append(message)

    def drop(self, keys: tuple[str, str], seat: int, *args: int) -> None:
        """Take back what has become part of something else."""
        parts = self.own if seat == self.who else self.others
        message = self.of_seat(keys, seat, *args)
        if message in parts:
            parts.remove(message)

    def of_seat(self, keys: tuple[str, str], seat: int, *args: int) -> Message:
        return Message(keys[0], args) if seat == self.who else Message(keys[1], (seat, *args))

    def money(self) -> tuple[list[Message], list[Message]]:
        """What the one who acts got and paid, and what the others did."""
        own: list[Message] = []
        others: list[Message] = []
        for keys, sums in ((says.GET, self.got), (says.PAY, self.paid)):
            for seat in sorted(sums):
                (own if seat == self.who else others).append(self.of_seat(keys, seat, sums[seat]))
        return own, others

    def add_incomes(self, incomes: list[Message]) -> None:
        """All in one part, in rank order; in a solo game there is only one, with its rank."""
        if len(incomes) == 1:
            self.add(says.INCOME, *incomes[0].args)
        elif incomes:
            paid = [number for income in incomes for number in (income.args[0], income.args[2])]
            self.add_for_all(Message(says.OTHER_INCOMES[len(incomes) - 2], tuple(paid)))

    def parts(self) -> list[Message]:
        own, others = self.money()
        return [*self.heading, *own, *self.own, *self.others, *others, *self.all]


class Work:
    """A harbour phase: how much was produced, unloaded, converted and delivered."""

    def __init__(self) -> None:
        self.done = False
        self.produced = [0] * len(GOODS)
        self.unloaded = [0] * len(GOODS)
        self.delivered: dict[int, list[int]] = {}
        self.packed = 0
        self.unpacked = 0
        self.interest = 0
        self.deposited = 0

    def hear(self, message: Message) -> bool:
        key, args = message.key, message.args
        if key == messages.PRODUCES:
            self.produced[args[1]] += 1
        elif key == messages.DID_UNLOAD:
            self.unloaded[args[1]] += 1
        elif key == messages.DID_DELIVER:
            self.deliver(args[1], args[2])
        elif key == messages.DID_DIRECT:
            self.deliver(args[1], args[3])
        elif key == messages.DID_PACK:
            self.packed += 1
        elif key == messages.DID_UNPACK:
            self.unpacked += 1
        elif key == messages.INTEREST:
            self.interest += args[1]
        elif key == messages.DID_DEPOSIT:
            self.deposited += args[1]
        elif key != messages.DID_PRODUCE:
            return False
        self.done = True
        return True

    def deliver(self, good: int, dock: int) -> None:
        self.delivered.setdefault(dock, [0] * len(GOODS))[good] += 1

    def parts(self) -> list[Message]:
        found: list[Message] = []
        if any(self.produced):
            found.append(Message(says.DOES_PRODUCE, (tally(self.produced),)))
        if any(self.unloaded):
            found.append(Message(says.DOES_UNLOAD, (tally(self.unloaded),)))
        if self.packed:
            found.append(Message(says.DOES_PACK, (self.packed, 2 * self.packed)))
        if self.unpacked:
            found.append(Message(says.DOES_UNPACK, (self.unpacked, 2 * self.unpacked)))
        for dock in sorted(self.delivered):
            found.append(Message(says.DOES_DELIVER, (tally(self.delivered[dock]), dock)))
        if self.interest:
            found.append(Message(says.DOES_EARN_INTEREST, (self.interest,)))
        if self.deposited:
            found.append(Message(says.DOES_DEPOSIT, (self.deposited,)))
        return found


class Settlement:
    """A contract that is settled: its sale, and its reward or penalty."""

    def __init__(self, seat: int, contract: int, money: int) -> None:
        self.seat = seat
        self.contract = contract
        self.money = money
        self.paid = 0
        self.prestige = 0
        self.completed = False

    def hear(self, message: Message) -> bool:
        """Whether a message belongs to this settlement."""
        key, args = message.key, message.args
        if not args or args[0] != self.seat:
            return False
        if key == messages.COMPLETES:
            self.completed = True
        elif key == messages.GETS_MONEY:
            self.money += args[1]
        elif key == messages.PAYS_MONEY:
            self.paid += args[1]
        elif key in (messages.GAINS_PRESTIGE, messages.LOSES_PRESTIGE):
            self.prestige = 1
        else:
            return key == messages.FAILS
        return True

    def tell(self, section: Section) -> None:
        if self.completed:
            section.add(says.COMPLETE, self.seat, self.contract, self.money, self.prestige)
        else:
            section.add(says.FAIL, self.seat, self.contract, self.money, self.paid, self.prestige)


class Action:
    """Sums up what was told of an action."""

    def __init__(self, who: int, events: list[Happening]) -> None:
        self.who = who
        self.deeds: list[Message] = []
        self.work = Work()
        self.bids: dict[int, list[tuple[int, int]]] = {}
        self.dummy_bids: dict[int, int] = {}
        self.section = Section(who, [])
        self.sections = [self.section]
        self.settlement: Settlement | None = None
        self.revealing = self.section
        self.incomes: list[Message] = []
        self.sets_prices = False
        self.keeps_time = False
        self.step = 0
        self.left = 0
        self.weight = 0
        for event in events:
            for message in event.told:
                self.hear(message)
        self.end_settlement()
        self.revealing.heading += self.revealed()
        self.revealing.add_incomes(self.incomes)

    def line(self) -> ActionLine:
        if self.work.done:
            head, deeds = Message(says.DOES_WORK), self.work.parts() + self.deeds
        elif self.deeds:
            head, deeds = self.deeds[0], self.deeds[1:]
        else:
            head, deeds = Message(says.DOES_KEEP_TIME if self.keeps_time else says.DOES_FINISH), []
        told = [part for section in self.sections for part in section.parts()]
        return ActionLine(self.who, head, (*deeds, *told), self.weight)

    def hear(self, message: Message) -> None:
        key, args = message.key, message.args
        if key in GAINS:
            self.weight = max(self.weight, WEIGHT_OF_GAIN)
        if self.settlement is not None and self.settlement.hear(message):
            return
        self.end_settlement()
        if key in DEEDS:
            self.deeds.append(Message(DEEDS[key], args[1:]))
        elif key in DEEDS_OF_ANYBODY:
            self.hear_deed(message)
        elif key in FOR_ANYBODY:
            self.section.add(FOR_ANYBODY[key], *args)
        elif key == messages.DID_CHOOSE:
            self.sets_prices = True
        elif key == messages.PRICES_ARE and self.sets_prices:
            self.sets_prices = False
            self.deeds.append(Message(says.DOES_SET_PRICES, args))
        elif key in FOR_ALL:
            self.section.add_for_all(Message(FOR_ALL[key], args))
        elif key == messages.DID_TIME:
            self.deeds += [Message(says.DOES_ADD_TIME)] if args[1] else []
            self.keeps_time = not args[1]
        elif key == messages.SELLS:
            self.settlement = Settlement(*args)
        elif key in (messages.GETS_MONEY, messages.PAYS_MONEY):
            sums = self.section.got if key == messages.GETS_MONEY else self.section.paid
            sums[args[0]] = sums.get(args[0], 0) + args[1]
        elif not self.work.hear(message):
            self.hear_of_round(message)

    def hear_deed(self, message: Message) -> None:
        """An action begins with what was decided; what comes of it by itself follows."""
        keys, (seat, *args) = DEEDS_OF_ANYBODY[message.key], message.args
        if message.key in TAKEN_UP:
            self.section.drop(TAKEN_UP[message.key], seat, args[0])
        if seat == self.section.who and not self.deeds and not self.work.done:
            self.deeds.append(Message(keys[0], tuple(args)))
        else:
            self.section.add(keys, seat, *args)

    def hear_of_round(self, message: Message) -> None:
        """What concerns all: the reveal, incomes, the event, the ship token and the rounds."""
        key, args = message.key, message.args
        if key == messages.REVEALED:
            self.begin([])
            self.revealing = self.section
        elif key == messages.BID_IS:
            self.bids.setdefault(args[1], []).append((args[0], args[2]))
        elif key == messages.DUMMY_BID_IS:
            self.dummy_bids[args[0]] = args[1]
        elif key == messages.INCOME:
            self.incomes.append(message)
        elif key == messages.NEWS_IS:
            self.begin([Message(says.OTHER_NEWS, args)])
        elif key == messages.TOKEN:
            self.step, self.left = args
            self.begin([] if self.left else [Message(says.OTHER_END)])
            self.weight = self.weight if self.left else HEAVIEST
        elif key == messages.DID_PROGRESS:
            self.step = args[0]
        elif key == messages.ROUND:
            self.hear_round(args[0])

    def hear_round(self, number: int) -> None:
        if self.left > self.step:
            self.section.add_for_all(Message(says.OTHER_ROUND, (number, self.left)))
            return
        self.section.add_for_all(Message(says.OTHER_LAST_ROUND, (number,)))
        self.weight = HEAVIEST

    def begin(self, heading: list[Message]) -> None:
        """What comes now comes to all, so that everybody is named."""
        self.section = Section(NOBODY, heading)
        self.sections.append(self.section)

    def end_settlement(self) -> None:
        if self.settlement is not None:
            self.settlement.tell(self.section)
            self.settlement = None

    def revealed(self) -> list[Message]:
        """Where bids met, the highest first; who is alone on a space has no rival there, so the details will do."""
        if not self.bids and not self.dummy_bids:
            return []
        contested = [space for space in sorted(self.bids) if space != PARKING and self.bidders(space) > 1]
        return [Message(says.OTHER_REVEALED), *map(self.bids_on, contested)]

    def bidders(self, space: int) -> int:
        return len(self.bids[space]) + (space in self.dummy_bids)

    def bids_on(self, space: int) -> Message:
        bids = sorted(self.bids.get(space, []), key=lambda bid: -bid[1])
        numbers = [number for bid in bids for number in bid]
        if space not in self.dummy_bids:
            return Message(says.OTHER_BIDS[len(bids) - 2], (space, *numbers))
        return Message(says.OTHER_BIDS_AND_DUMMY, (space, *numbers, self.dummy_bids[space]))
