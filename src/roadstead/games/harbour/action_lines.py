"""What a player of Harbour did in one action, in one line."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import Codebook
from roadstead.engine.words import HEAVIEST, ActionLine, Happening, Message, tally, untally
from roadstead.games.harbour import messages
from roadstead.games.harbour.deck import GOODS, HOME
from roadstead.games.harbour.gains import only, tally_of

BEGINNINGS: Final = ("board", "place", "stock", "go")
"""The verbs that begin an action; all others go on with one."""
WEIGHT_OF_PURCHASE: Final = 10

PARTS: Final[dict[str, str]] = {
    messages.DID_SWAP: messages.DOES_SWAP,
    messages.DID_COPY: messages.DOES_COPY,
    messages.DID_BUY: messages.DOES_BUY,
    messages.LOST_TO_LIMIT: messages.DOES_LOSE,
    messages.LAST_TURNS: messages.DOES_END,
}
"""Messages of the visitor that become a part as they are, without their seat."""


NOT_DONE: Final[dict[str, str]] = {
    messages.CANNOT: messages.DOES_NOTHING,
    messages.NO_PURCHASE: messages.DOES_NOT_BUY,
}


def joins(codebook: Codebook, before: Happening, event: Happening) -> bool:
    return codebook.parts(event.code)[0] not in BEGINNINGS


def action_line(codebook: Codebook, events: list[Happening]) -> ActionLine | None:
    """The visit of a building with all that came of it; choices of the set-up are told by themselves."""
    verb, words = codebook.parts(events[0].code)
    return Visit(events[0].who, words[0], events).line() if verb == "go" else None


class Visit:
    """Sums up what was told of a visit."""

    def __init__(self, who: int, place: int, events: list[Happening]) -> None:
        self.who = who
        self.place = place
        self.parts: list[Message] = []
        self.weight = 0
        self.shipped = 0
        self.toll_to = 0
        self.spent = [0] * len(GOODS)
        self.gained: dict[int, list[int]] = {}
        self.told_later = False
        """The goods of the next choice are told as gains, not by the choice itself."""
        told = [message for event in events for message in event.told]
        for at, message in enumerate(told):
            self.hear(message, told[at - 1].key if at else "")

    def line(self) -> ActionLine:
        parts = (*self.own_goods(), *self.parts, *self.goods_of_others())
        return ActionLine(self.who, self.head(), parts, self.weight)

    def head(self) -> Message:
        if self.place < HOME:
            return Message(messages.DOES_VISIT, (self.place,))
        if self.place == HOME + self.who:
            return Message(messages.DOES_GO_HOME)
        return Message(messages.DOES_VISIT_HOME, (self.place - HOME,))

    def hear(self, message: Message, before: str) -> None:
        key, args = message.key, message.args
        if key == messages.GAINS:
            self.gain(args[0], untally(args[1]))
        elif key == messages.DID_GAIN:
            if not self.told_later:
                self.gain(args[0], untally(args[1]))
            self.told_later = False
        elif key == messages.EXTRA:
            self.gain(args[0], [args[2] if good == args[1] else 0 for good in range(len(GOODS))])
        elif key in (messages.EXCHANGES, messages.DID_SPEND):
            self.spend(untally(args[1]))
            self.told_later = before == messages.DID_PICK
        elif key == messages.OWES:
            self.toll_to = args[1]
        elif key == messages.DID_PAY:
            self.parts.append(Message(messages.DOES_PAY, (self.toll_to, tally_of(args[1], 1))))
        elif key == messages.DID_SHIP:
            self.shipped = args[1]
        elif key == messages.EARNS:
            shipped = Message(messages.DOES_SHIP, (self.shipped, args[1]))
            self.parts.append(shipped if self.shipped else Message(messages.DOES_HAVE, (args[1],)))
        elif key == messages.DID_GIVE:
            self.hear_gift(args[0], args[1])
        elif key == messages.ROBBED:
            self.parts.append(Message(messages.DOES_TAKE_FROM, (args[1], tally_of(args[2], 1))))
        elif key == messages.DID_CONVERT:
            amounts = (tally_of(args[1], 1), tally_of(args[2], 2), tally_of(args[3], 2))
            self.parts.append(Message(messages.DOES_CONVERT, amounts))
        elif key == messages.DID_KEEP and args[2]:
            self.parts.append(Message(messages.DOES_KEEP, (tally_of(args[1], args[2]),)))
        elif key == messages.MARKET_IS and not self.shipped and before != messages.DID_SWAP:
            self.parts.append(Message(messages.DOES_MIRROR))
        elif key in NOT_DONE:
            self.parts.append(Message(NOT_DONE[key]))
        elif key in PARTS and args[0] == self.who:
            self.parts.append(Message(PARTS[key], args[1:]))
            self.weigh(key)

    def hear_gift(self, giver: int, good: int) -> None:
        """The good given is told as gained, too, so it is taken out of the gains: it would be counted twice."""
        self.parts.append(Message(messages.DOES_GET_FROM, (giver, tally_of(good, 1))))
        self.gain(self.who, only(good, -1))

    def weigh(self, key: str) -> None:
        if key == messages.LAST_TURNS:
            self.weight = HEAVIEST
        elif key == messages.DID_BUY:
            self.weight += WEIGHT_OF_PURCHASE

    def gain(self, seat: int, goods: list[int]) -> None:
        held = self.gained.setdefault(seat, [0] * len(GOODS))
        for good, count in enumerate(goods):
            held[good] += count

    def spend(self, goods: list[int]) -> None:
        for good, count in enumerate(goods):
            self.spent[good] += count

    def own_goods(self) -> list[Message]:
        spent, gained = tally(self.spent), tally(self.gained.get(self.who, []))
        if spent and gained:
            return [Message(messages.DOES_TURN_INTO, (spent, gained))]
        if gained:
            return [Message(messages.DOES_GAIN, (gained,))]
        return [Message(messages.DOES_SPEND, (spent,))] if spent else []

    def goods_of_others(self) -> list[Message]:
        others = [seat for seat in sorted(self.gained) if seat != self.who]
        return [Message(messages.OTHER_GAINS, (seat, tally(self.gained[seat]))) for seat in others]
