"""What a player of Shipyard did in one action, in one line."""

from __future__ import annotations

from typing import Final

from roadstead.engine.codes import Codebook
from roadstead.engine.words import HEAVIEST, ActionLine, Happening, Message, tally
from roadstead.games.shipyard import messages
from roadstead.games.shipyard.cruise import PIECE_OF
from roadstead.games.shipyard.deck import CAPTAIN, COMMODITIES, ICONS, KINDS, NONE, PIECES

STARTS: Final = ("choose", "main", "bonus", "final")
"""After these an action is performed."""
PERFORMS: Final = ("build", "train", "canal", "manufacture", "recruit", "hire", "exchange")
"""The first decision of an action, and of Build Ships each card. It begins a line where no start was asked for."""
GOES_ON: Final = (
    *("main", "place", "stop", "edge", "cell", "turn", "trade", "barter", "sell"),
    *("fit", "move", "end"),
)
"""Verbs that never begin anything: `main` is only asked for together with a bonus action, right after the choice."""
WEIGHT_OF_SHIP: Final = 10
WEIGHT_OF_LAP: Final = 20

BEGUN: Final[dict[str, str]] = {
    messages.DID_CHOOSE: messages.DOES_CHOOSE,
    messages.DID_BONUS: messages.DOES_BONUS,
    messages.DID_FINAL: messages.DOES_FINAL,
}
"""The head as long as nothing was done."""
BOUGHT: Final[dict[str, str]] = {
    messages.DID_TRAIN: messages.DOES_TRAIN,
    messages.DID_CANAL: messages.DOES_RENT,
    messages.DID_HIRE: messages.DOES_HIRE,
    messages.DID_FINISH: messages.DOES_FINISH,
}
"""Deeds whose price is told after them."""
DONE: Final[dict[str, str]] = {
    messages.TAKES: messages.DOES_TAKE,
    messages.SUBSIDY: messages.DOES_SUBSIDY,
    messages.DID_PASS: messages.DOES_PASS,
}
"""Deeds told as they are, without their seat."""
DETAILS: Final[dict[str, str]] = {
    messages.DID_EDGE: messages.DOES_BEGIN_AT,
    messages.DID_CELL: messages.DOES_LAY,
}
"""Parts of a deed, without their seat."""
OF_CRUISE: Final = (
    messages.DID_FIT,
    messages.SAILS,
    messages.DID_MOVE,
    messages.CANAL_USED,
    messages.CUT_OFF,
    messages.RIBAND,
    messages.OFFICIAL,
    messages.ARRIVES,
)
STORY: Final[dict[str, str]] = {
    messages.SETTING: messages.DOES_SETTING,
    messages.NEW_TRAINS: messages.DOES_RENEW_TRAINS,
    messages.NEW_CANALS: messages.DOES_RENEW_CANALS,
    messages.EARLY_END: messages.DOES_END_EARLY,
    messages.LAP: messages.DOES_LAP,
    messages.LAST_ACTIONS: messages.DOES_LAST_ACTIONS,
    messages.GAME_OVER: messages.DOES_END,
}
"""What happens to the whole table."""
OTHERS: Final[dict[str, str]] = {
    messages.DID_CHOOSE: messages.OTHER_CHOOSES,
    messages.INCOME: messages.OTHER_INCOME,
    messages.SUBSIDY: messages.OTHER_SUBSIDY,
    messages.TAKES: messages.OTHER_TAKES,
    messages.DID_BUILD: messages.OTHER_BUILDS,
    messages.DID_TRAIN: messages.OTHER_BUYS,
    messages.DID_CANAL: messages.OTHER_RENTS,
    messages.DID_HIRE: messages.OTHER_HIRES,
}
"""How the next player's turn begins if it leaves no choice."""
REASONS: Final[dict[str, int]] = {messages.NO_CAPTAIN: 1, messages.NO_CANAL: 2}
"""Why a ship had to be scrapped; 0 for one that could sail."""


def joins(codebook: Codebook, before: Happening, event: Happening) -> bool:
    last, verb = codebook.parts(before.code)[0], codebook.parts(event.code)[0]
    if before.who != event.who:
        return False
    if verb in PERFORMS:
        return last in STARTS or (verb == "build" and last in ("build", "place"))
    return verb in GOES_ON or verb == last == "give"


def action_line(along_the_lines: list[int], events: list[Happening]) -> ActionLine | None:
    """Also of a part of an action, if it can be told by itself."""
    return Account(along_the_lines, events).line() if events[0].who >= 0 else None


class Deed:
    """Something done in an action: its head, and what belongs to it."""

    def __init__(self, key: str, args: tuple[int, ...], priced: bool = False) -> None:
        self.key = key
        self.args = args
        self.priced = priced
        self.price = 0
        self.details: list[Message] = []

    def told(self) -> list[Message]:
        args = (*self.args, self.price) if self.priced else self.args
        return [Message(self.key, args), *self.details]


class Building(Deed):
    """Ship cards, each as kind, features and column; column 0 for a card that is not placed yet."""

    def __init__(self) -> None:
        super().__init__(messages.DOES_BUILD, (), priced=True)
        self.cards: list[tuple[int, ...]] = []

    def told(self) -> list[Message]:
        if len(self.cards) == 1:
            return [Message(messages.DOES_BUILD_ONE, (*self.cards[0], self.price))]
        kinds = [0] * len(KINDS)
        for card in self.cards:
            kinds[card[0]] += 1
        in_order = sorted(self.cards, key=lambda card: card[2])
        placed = [Message(messages.DOES_PLACE, card) for card in in_order if card[2]]
        return [Message(messages.DOES_BUILD, (tally(kinds), self.price)), *placed]


class Exchange(Deed):
    """The loads of a train, and what was taken for them."""

    def __init__(self, along_the_lines: list[int]) -> None:
        super().__init__(messages.DOES_EXCHANGE, ())
        self.along_the_lines = along_the_lines
        self.loads = [0] * len(COMMODITIES)
        self.pieces = 0
        self.guilders = 0

    def barter(self, commodity: int, piece: int) -> None:
        self.loads[commodity] += 1
        self.pieces |= 1 << self.along_the_lines.index(piece)

    def sell(self, commodity: int, guilders: int) -> None:
        self.loads[commodity] += 1
        self.guilders += guilders

    def told(self) -> list[Message]:
        return [Message(self.key, (tally(self.loads), self.pieces, self.guilders))]


class Cruise(Deed):
    """A ship from its launch on; its points are those it has so far."""

    def __init__(self) -> None:
        super().__init__(messages.DOES_LAUNCH, ())
        self.cards = 0
        self.speed = 0
        self.ship = 0
        self.riband = 0
        self.officials = [0] * len(ICONS)
        self.pieces = [0] * len(PIECES)
        self.pieces[CAPTAIN] = 1
        self.used = 0
        self.lost = 0

    def hear(self, key: str, args: tuple[int, ...]) -> None:
        if key == messages.DID_FIT:
            piece = PIECE_OF[args[1]]
            if piece != NONE:
                self.pieces[piece] += args[2]
        elif key == messages.SAILS:
            self.speed, self.ship, self.cards = args[1], args[2], args[3]
        elif key == messages.CANAL_USED:
            self.used += 1
        elif key == messages.CUT_OFF:
            self.lost += args[1]
        elif key == messages.RIBAND:
            self.riband = args[1]  # SHY-613: the last one counts
        elif key == messages.OFFICIAL:
            self.officials[args[1]] += args[2]

    def told(self) -> list[Message]:
        if not self.cards:
            return [Message(self.key)]
        points = self.ship + self.riband + sum(self.officials)
        found = [Message(messages.DOES_SAIL, (self.cards, self.speed, points))]
        if points > self.ship:
            found.append(Message(messages.DOES_SCORE_SHIP, (self.ship,)))
        for icon, paid in enumerate(self.officials):
            if paid:
                found.append(Message(messages.DOES_PLEASE, (icon, paid)))
        if self.riband:
            found.append(Message(messages.DOES_WIN_RIBAND, (self.riband,)))
        found.append(Message(messages.DOES_CARRY, (tally(self.pieces),)))
        if self.used:
            found.append(Message(messages.DOES_USE_CANALS, (self.used,)))
        if self.lost:
            found.append(Message(messages.DOES_LOSE_CANALS, (self.lost,)))
        return found


class Account:
    """Sums up what was told of an action."""

    def __init__(self, along_the_lines: list[int], events: list[Happening]) -> None:
        self.along_the_lines = along_the_lines
        self.who = events[0].who
        self.begun: Message | None = None
        self.deeds: list[Deed] = []
        self.details: list[Message] = []
        self.story: list[Message] = []
        self.given_up = 0
        self.contracts: list[Message] = []
        """Those given up, as far as they were seen."""
        self.scores: dict[int, int] = {}
        self.reason = 0
        self.torn = False
        """Whether the beginning of a deed is missing."""
        self.weight = 0
        for event in events:
            for message in event.told:
                self.hear(message.key, message.args)

    # -- hearing -----------------------------------------------------------------------------------------

    def hear(self, key: str, args: tuple[int, ...]) -> None:
        if key in STORY:
            self.story.append(Message(STORY[key], args))
            self.weigh(key)
        elif key in (messages.CONTRACT, messages.TRADERS):
            self.scores[args[0]] = self.scores.get(args[0], 0) + args[-1]
        elif args and args[0] == self.who:
            self.hear_own(key, args)
        elif key in OTHERS:
            self.story.append(Message(OTHERS[key], args))

    def weigh(self, key: str) -> None:
        if key in (messages.EARLY_END, messages.LAST_ACTIONS, messages.GAME_OVER):
            self.weight = HEAVIEST
        elif key == messages.LAP:
            self.weight = max(self.weight, WEIGHT_OF_LAP)

    def hear_own(self, key: str, args: tuple[int, ...]) -> None:
        if key in BEGUN:
            self.begun = Message(BEGUN[key], args[1:])
        elif key == messages.INCOME:
            self.details.append(Message(messages.DOES_INCOME, args[1:]))
        elif key == messages.CANNOT:
            self.details.append(Message(messages.DOES_SKIP, args[1:]))
        elif key == messages.DID_GIVE:
            self.given_up += 1
            self.contracts.append(Message(messages.DOES_GIVE, args[1:]))
        elif key == messages.DID_GIVE_VEILED:
            self.given_up += 1
        else:
            self.hear_deed(key, args)

    def hear_deed(self, key: str, args: tuple[int, ...]) -> None:
        if key in BOUGHT:
            self.deeds.append(Deed(BOUGHT[key], args[1:], priced=True))
        elif key in DONE:
            self.deeds.append(Deed(DONE[key], args[1:]))
        elif key == messages.DID_BUILD:
            self.building().cards.append((args[1], args[2], 0))
        elif key in (messages.BARTERS, messages.SELLS):
            self.hear_load(key, args)
        elif key in REASONS:
            self.reason = REASONS[key]
        elif key == messages.SCRAPPED:
            self.deeds.append(Deed(messages.DOES_SCRAP, (args[1], self.reason)))
            self.reason = 0
            self.weight = max(self.weight, WEIGHT_OF_SHIP)
        elif key == messages.DID_SAIL:
            self.deeds.append(Cruise())
            self.weight = max(self.weight, WEIGHT_OF_SHIP)
        elif self.deeds:
            self.hear_more(key, args, self.deeds[-1])
        elif key in DETAILS or key in OF_CRUISE or key in (messages.DID_PLACE, messages.PAYS):
            self.torn = True

    def hear_more(self, key: str, args: tuple[int, ...], deed: Deed) -> None:
        """What goes on with the last deed."""
        if key == messages.PAYS:
            deed.price += args[1]
        elif key == messages.TAKES_AS_WELL:
            deed.details.append(Message(messages.DOES_TAKE_TOO, (args[1], args[3])))
        elif key in DETAILS:
            deed.details.append(Message(DETAILS[key], args[1:]))
        elif key == messages.DID_PLACE and isinstance(deed, Building):
            kind, features, _ = deed.cards[-1]
            deed.cards[-1] = (kind, features, args[1])
        elif isinstance(deed, Cruise):
            deed.hear(key, args)

    def building(self) -> Building:
        deed = self.deeds[-1] if self.deeds else None
        if not isinstance(deed, Building):
            deed = Building()
            self.deeds.append(deed)
        return deed

    def hear_load(self, key: str, args: tuple[int, ...]) -> None:
        deed = self.deeds[-1] if self.deeds else None
        if not isinstance(deed, Exchange):
            deed = Exchange(self.along_the_lines)
            self.deeds.append(deed)
        if key == messages.SELLS:
            deed.sell(args[1], args[2])
        else:
            deed.barter(args[1], args[2])

    # -- telling -----------------------------------------------------------------------------------------

    def line(self) -> ActionLine | None:
        told = self.own()
        if self.torn or not told:
            return None
        scores = [Message(messages.OTHER_SCORES, (seat, self.scores[seat])) for seat in self.scores]
        return ActionLine(self.who, told[0], (*told[1:], *self.story, *scores), self.weight)

    def own(self) -> list[Message]:
        """The first deed, how it came about, and further deeds, which left no choice."""
        if self.given_up:
            return [Message(messages.DOES_GIVE_UP, (self.given_up,)), *self.contracts]
        if not self.deeds:
            return [self.begun, *self.details] if self.begun is not None else []
        head, *details = self.deeds[0].told()
        told = [head, *self.kind_of_action(), *details, *self.details]
        for deed in self.deeds[1:]:
            told += deed.told()
        return told

    def kind_of_action(self) -> list[Message]:
        if self.begun is not None and self.begun.key == messages.DOES_BONUS:
            return [Message(messages.DOES_AS_BONUS, self.begun.args[1:])]
        if self.begun is not None and self.begun.key == messages.DOES_FINAL:
            return [Message(messages.DOES_AS_FINAL)]
        return []
