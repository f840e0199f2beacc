"""The messages of Bremerhaven: prompts, choices, events, card texts and targets, made only from views and codes."""

from __future__ import annotations

from typing import Final, cast

from roadstead.engine.game import Due, View
from roadstead.engine.words import (
    FIRST,
    LAST,
    ActionLine,
    Consequence,
    Ending,
    Happening,
    Keys,
    Message,
    Shortcut,
    TableSection,
    WhyNot,
    Words,
    tally,
)
from roadstead.games.bremerhaven import deck, messages, tasks
from roadstead.games.bremerhaven.action_lines import action_line, joins
from roadstead.games.bremerhaven.codes import UNKNOWN_VALUE, VALUES, BremerhavenCodes
from roadstead.games.bremerhaven.consequences import FORETOLD, OUTCOMES, SAYS, consequences_of
from roadstead.games.bremerhaven.deck import (
    COLUMNS,
    CONTAINER,
    COUNTED,
    CRATE,
    GOODS,
    MONEY,
    NOTHING,
    SPACES,
    TARGETS,
    WAIVE_PENALTIES,
    BremerhavenDeck,
    Effect,
)
from roadstead.games.bremerhaven.ending import ending_of
from roadstead.games.bremerhaven.figures import PHASES
from roadstead.games.bremerhaven.shortcuts import shortcuts_of
from roadstead.games.bremerhaven.state import COVERED, DOCK, NONE
from roadstead.games.bremerhaven.table_words import table_of
from roadstead.games.bremerhaven.view import BremerhavenView, PlayerHarbourView
from roadstead.games.bremerhaven.why_not import TOUCHES, why_not_thing

PLAIN_PROMPTS: Final[dict[int, str]] = {
    tasks.CHOOSE_PRICE: messages.ASK_PRICE,
    tasks.LADDER: messages.ASK_LADDER,
    tasks.PRODUCE: messages.ASK_PRODUCE,
    tasks.WORK: messages.ASK_WORK,
    tasks.GAIN_GOOD: messages.ASK_GAIN_GOOD,
    tasks.LOSE_GOOD: messages.ASK_LOSE_GOOD,
    tasks.FREE_BOLLARD: messages.ASK_FREE_BOLLARD,
}
PLACES: Final = ["1", "2", "3", "4"]
"""The numbers of docks and loading docks."""


class BremerhavenWords(Words):
    def __init__(self, cards: BremerhavenDeck, codes: BremerhavenCodes) -> None:
        self.deck = cards
        self.codes = codes
        self.codebook = codes.book
        self.starts = codes.starts
        self.keys: Keys = messages.KEYS
        self.touches = TOUCHES
        self.outcomes = OUTCOMES
        self.foretold = FORETOLD
        self.says = SAYS
        self.domains = {
            "good": GOODS,
            "symbol": [*GOODS, "wild"],
            "ship": [card.id for card in cards.names("ship")],
            "building": [card.id for card in cards.names("building")],
            "newspaper": [card.id for card in cards.names("newspaper")],
            "rank": [card.id for card in cards.names("rank")],
            "space": [card.id for card in cards.names("space")],
            "grade": [card.id for card in cards.names("grade")],
            "counted": COUNTED,
            "target": TARGETS,
            "play": deck.PLAYS,
            "phase": PHASES,
            "place": PLACES,
            "value": VALUES,
        }

    # -- prompts ---------------------------------------------------------------------------------------

    def prompt(self, view: View, seat: int) -> Message:
        v = cast(BremerhavenView, view)
        due = v.due_of(seat)
        if due is None:
            return Message(messages.NOT_ASKED)
        kind, arg = due.kind, due.arg
        mine = v.harbours[seat]
        if kind in PLAIN_PROMPTS:
            return Message(PLAIN_PROMPTS[kind])
        if kind == tasks.START_GOODS:
            return Message(messages.ASK_START_GOODS, (arg,))
        if kind == tasks.BID:
            return Message(messages.ASK_BID, (deck.HAND - len(v.bids[seat].spaces),))
        if kind == tasks.PERMIT:
            key = messages.ASK_FURTHER_PERMIT if mine.permits else messages.ASK_PERMIT
            return Message(key, (mine.permit_price,))
        if kind == tasks.GROW:
            return Message(messages.ASK_GROW, (mine.growth_price, v.bids[seat].next_card))
        if kind == tasks.DOCK:
            return Message(messages.ASK_DOCK, (v.sea[arg],))
        if kind == tasks.WILD:
            return Message(messages.ASK_WILD, (mine.docks[(arg - DOCK) // 4].count,))
        if kind == tasks.SHIP_TIME:
            return Message(messages.ASK_TIME, (mine.docks[(arg - DOCK) // 4].time,))
        if kind == tasks.CONTRACT_TIME:
            return Message(messages.ASK_TIME, (mine.loads[load_at(arg)].time,))
        if kind == tasks.LOAD:
            contract = v.land[arg]
            return Message(messages.ASK_LOAD, (self.symbols(contract), self.deck.delivery_time[contract]))
        if kind == tasks.DEPOSIT:
            return Message(messages.ASK_DEPOSIT, (mine.balance,))
        return Message(messages.ASK_UPGRADE, (arg, v.bids[seat].next_card))

    def symbols(self, contract: int) -> int:
        return tally(self.deck.need[contract])

    def progress(self, view: View) -> Message | None:
        round = cast(BremerhavenView, view).round
        return Message(messages.PROGRESS, (round,)) if round else None

    def ending(self, view: View) -> Ending | None:
        return ending_of(cast(BremerhavenView, view))

    # -- choices ---------------------------------------------------------------------------------------

    def choice(self, view: View, code: int) -> Message:
        v = cast(BremerhavenView, view)
        verb, words = self.codebook.parts(code)
        seat = v.seat if v.seat is not None else 0
        mine = v.harbours[seat]
        due = v.due_of(seat)
        kind, arg = (due.kind, due.arg) if due is not None else (-1, 0)
        at = words[0] if words else 0
        if verb == "start":
            return Message(messages.START, (tally(self.starts[at]),))
        if verb == "bid":
            return self.bid(v, at + 1, words[1])
        if verb == "done":
            return Message(self.end(kind, mine))
        if verb == "bollard":
            if kind == tasks.FREE_BOLLARD:
                return Message(messages.FREE_BOLLARD, (at + 1,))
            return Message(messages.BOLLARD, (at + 1, mine.permit_price + mine.bollard_costs[at]))
        if verb == "clear":
            cost = mine.permit_price + mine.cover_costs[at]
            return Message(messages.CLEAR, (at % COLUMNS + 1, at // COLUMNS + 1, cost))
        if verb == "build":
            return Message(messages.BUILD, (at, mine.permit_price))
        if verb == "grow":
            return Message(messages.GROW, (arg if kind == tasks.UPGRADE else mine.growth_price,))
        if verb == "choose":
            return (
                Message(messages.KEEP_PRICES)
                if at == v.price
                else Message(messages.CHOOSE, tuple(self.deck.price[at]))
            )
        if verb == "keep":
            return Message(messages.KEEP_LADDER)
        if verb == "swap":
            return Message(messages.SWAP, (at, at + 1))
        if verb == "time":
            return Message(messages.TIME_MORE if at else messages.TIME_PRINTED)
        if verb == "refuse":
            return self.refusal(mine, v.land[arg])
        if verb == "load":
            return Message(messages.LOAD_CLOSED if mine.cells[at] == COVERED else messages.LOAD, (at + 1,))
        if verb == "dock":
            return Message(messages.DOCK, (at + 1,))
        if verb == "unload":
            return Message(messages.UNLOAD, (mine.docks[at].good, at + 1))
        if verb == "deliver":
            return Message(messages.DELIVER, (at, words[1] + 1))
        if verb == "direct":
            return Message(messages.DIRECT, (mine.docks[at].good, at + 1, words[1] + 1))
        if verb in ("pack", "unpack"):
            return Message(messages.PACK if verb == "pack" else messages.UNPACK, (mine.conversion_price,))
        return Message(PLAIN_OPTIONS[verb], words)

    def rank(self, view: View, code: int) -> int:
        verb, words = self.codebook.parts(code)
        if verb == "choose" and words[0] == cast(BremerhavenView, view).price:
            return FIRST
        return LAST if verb in GIVING_UP else 0

    def end(self, kind: int, mine: PlayerHarbourView) -> str:
        if kind == tasks.PERMIT:
            return messages.STOP_FURTHER_PERMITS if mine.permits else messages.STOP_PERMITS
        return messages.STOP_PRODUCING if kind == tasks.PRODUCE else messages.DONE

    def bid(self, v: BremerhavenView, value: int, space: int) -> Message:
        if deck.SEA <= space < deck.SEA + len(v.sea) and v.sea[space - deck.SEA] != NONE:
            return Message(messages.BID_SHIP, (value, space, v.sea[space - deck.SEA]))
        if deck.LAND <= space < deck.LAND + len(v.land) and v.land[space - deck.LAND] != NONE:
            return Message(messages.BID_CONTRACT, (value, space, self.symbols(v.land[space - deck.LAND])))
        if space == deck.BUILDING and v.building != NONE:
            return Message(messages.BID_BUILDING, (value, space, v.building))
        return Message(messages.BID, (value, space))

    def refusal(self, mine: PlayerHarbourView, contract: int) -> Message:
        kind = self.deck.penalty_kind[contract]
        waived = any(cell >= 0 and self.deck.ability[cell].kind == WAIVE_PENALTIES for cell in mine.cells)
        if kind == NOTHING or waived:
            return Message(messages.REFUSE)
        if kind == MONEY:
            return Message(messages.REFUSE_PAYING, (self.deck.penalty[contract],))
        return Message(messages.REFUSE_LOSING)

    # -- events ----------------------------------------------------------------------------------------

    def event(self, who: int, code: int) -> Message | None:
        verb, words = self.codebook.parts(code)
        at = words[0] if words else 0
        if verb in TOLD_BY_RULES:
            return None
        if verb in ("contract", "first-contract"):
            return Message(CHANCES[verb], (self.symbols(at),))
        if verb == "price":
            return Message(messages.DID_PRICE)
        if verb in ("progress", "dummy-card"):
            return Message(CHANCES[verb], (at + 1,))
        if verb in CHANCES:
            return Message(CHANCES[verb], (at,))
        if verb == "start":
            return Message(messages.DID_START, (who, tally(self.starts[at])))
        if verb == "bid":
            if at == UNKNOWN_VALUE:
                return Message(messages.DID_BID_VEILED, (who, words[1]))
            return Message(messages.DID_BID, (who, at + 1, words[1]))
        if verb == "clear":
            return Message(messages.DID_CLEAR, (who, at % COLUMNS + 1, at // COLUMNS + 1))
        if verb == "swap":
            return Message(messages.DID_SWAP, (who, at, at + 1))
        if verb == "choose":
            return Message(messages.DID_CHOOSE, (who,))
        if verb == "deliver":
            return Message(messages.DID_DELIVER, (who, at, words[1] + 1))
        if verb == "bollard":
            return Message(messages.DID_BOLLARD, (who, at + 1))
        return Message(DEEDS[verb], (who, *words))

    def forced(self, who: int, code: int) -> Message | None:
        verb, _ = self.codebook.parts(code)
        return None if verb in ("done", "decline", "deposit") else self.event(who, code)

    # -- targets ---------------------------------------------------------------------------------------

    def targets(self, view: View, code: int) -> list[str]:
        verb, words = self.codebook.parts(code)
        seat = view.seat if view.seat is not None else 0
        at = words[0] if words else 0
        if verb == "bid":
            return [f"card:{at + 1}", f"space:{SPACES[words[1]]}"]
        if verb == "start":
            return [f"supply:{GOODS[good]}" for good in range(4) for _ in range(self.starts[at][good])]
        if verb in ("take", "name"):
            return [f"supply:{GOODS[at]}"]
        if verb == "lose":
            return [f"stored:{seat}:{GOODS[at]}"]
        if verb == "bollard":
            return [f"wall:{seat}:{at + 1}"]
        if verb == "clear":
            return [f"cell:{seat}:c{at % COLUMNS + 1}r{at // COLUMNS + 1}"]
        if verb in ("build", "produce"):
            return [f"building:{self.domains['building'][at]}"]
        if verb == "choose":
            return [f"price:{self.deck.names('price')[at].id}"]
        if verb == "swap":
            return [f"rank:{at}", f"rank:{at + 1}"]
        if verb in ("dock", "unload"):
            return [f"dock:{seat}:{at + 1}"]
        if verb == "load":
            return [f"load:{seat}:{at + 1}"]
        if verb == "deliver":
            return [f"stored:{seat}:{GOODS[at]}", f"load:{seat}:{words[1] + 1}"]
        if verb == "direct":
            return [f"dock:{seat}:{at + 1}", f"load:{seat}:{words[1] + 1}"]
        if verb in ("pack", "unpack"):
            return [f"stored:{seat}:{GOODS[CRATE if verb == 'pack' else CONTAINER]}", f"convert:{seat}"]
        if verb == "grow":
            return [f"card:{cast(BremerhavenView, view).bids[seat].next_card}"]
        if verb == "time" and at:
            return [timed_card(cast(BremerhavenView, view), seat)]
        if verb == "deposit":
            return [f"amount:{at}"]
        return [f"button:{verb}"]

    def answers(self, view: View, code: int) -> list[str]:
        """What the evening will bring ends one's work, as well as the button does."""
        verb, _ = self.codebook.parts(code)
        return [f"tonight:{view.seat}"] if verb == "done" and view.seat is not None else []

    def why_not_thing(self, view: View, due: Due, kind: str, name: str) -> WhyNot | None:
        return why_not_thing(cast(BremerhavenView, view), self.deck, due, kind, name)

    def consequences(self, view: View, code: int) -> list[Consequence]:
        verb, words = self.codebook.parts(code)
        return consequences_of(cast(BremerhavenView, view), self.deck, verb, words)

    def shortcuts(self, view: View) -> list[Shortcut]:
        return shortcuts_of(cast(BremerhavenView, view), self.deck, self.codes)

    # -- actions ---------------------------------------------------------------------------------------

    def joins(self, before: Happening, event: Happening) -> bool:
        return joins(self.codebook, before, event)

    def action(self, events: list[Happening]) -> ActionLine | None:
        return action_line(self.codebook, events)

    # -- the table -------------------------------------------------------------------------------------

    def table(self, view: View) -> list[TableSection]:
        return table_of(cast(BremerhavenView, view), self.deck)

    # -- cards -----------------------------------------------------------------------------------------

    def ability(self, building: int) -> Message:
        """What a building does."""
        effect = self.deck.ability[building]
        key, names = ABILITY_TEXTS[effect.kind]
        return Message(key, numbers_of(effect, names))

    def news(self, newspaper: int) -> Message:
        """What a newspaper's event does."""
        effect = self.deck.event[newspaper]
        if effect.kind == deck.PRESTIGE_STEP and effect.amount < 0:
            return Message(messages.NEWS_PRESTIGE_DOWN)
        key, names = NEWS_TEXTS[effect.kind]
        return Message(key, numbers_of(effect, names))


def timed_card(v: BremerhavenView, seat: int) -> str:
    """The ship or contract that may get one more time marker."""
    due = v.due_of(seat)
    if due is None:
        return "button:time"
    is_ship = due.kind == tasks.SHIP_TIME
    return f"dock:{seat}:{(due.arg - DOCK) // 4 + 1}" if is_ship else f"load:{seat}:{load_at(due.arg) + 1}"


def load_at(at: int) -> int:
    return (at - DOCK - 12) // 6


def numbers_of(effect: Effect, names: tuple[str, ...]) -> tuple[int, ...]:
    values = {
        "amount": effect.amount,
        "good": effect.good,
        "per": effect.per,
        "most": effect.most,
        "target": effect.target,
        "interest_per": effect.interest_per,
    }
    return tuple(values[name] for name in names)


ABILITY_TEXTS: Final[list[tuple[str, tuple[str, ...]]]] = [
    (messages.ABILITY_NONE, ()),
    (messages.ABILITY_EXCHANGE, ()),
    (messages.ABILITY_BANK, ("amount", "interest_per", "most")),
    (messages.ABILITY_PRODUCE_GOOD, ("good",)),
    (messages.ABILITY_PRODUCE_MONEY, ("amount",)),
    (messages.ABILITY_EXTRA_SPACES, ("amount",)),
    (messages.ABILITY_SPECIAL_STORAGE, ("good", "amount")),
    (messages.ABILITY_DIRECT_DELIVERY, ()),
    (messages.ABILITY_FREE_CONVERSION, ()),
    (messages.ABILITY_CONTRACT_BONUS, ("amount",)),
    (messages.ABILITY_WAIVE_PENALTIES, ()),
    (messages.ABILITY_WIN_TIES, ()),
    (messages.ABILITY_BERTH_REDUCTION, ("amount",)),
    (messages.ABILITY_EXPANSION_DISCOUNT, ("amount",)),
    (messages.ABILITY_PRESTIGE_PER_SHIP, ("amount",)),
    (messages.ABILITY_EXTRA_TIME, ("amount",)),
]
"""In the order of deck.ABILITIES."""
NEWS_TEXTS: Final[list[tuple[str, tuple[str, ...]]]] = [
    (messages.NEWS_GAIN_MONEY, ("amount",)),
    (messages.NEWS_PAY_MONEY, ("amount",)),
    (messages.NEWS_GAIN_PER, ("amount", "per", "most")),
    (messages.NEWS_PAY_PER, ("amount", "per", "most")),
    (messages.NEWS_PRESTIGE_UP, ()),
    (messages.NEWS_GAIN_GOOD, ()),
    (messages.NEWS_LOSE_GOOD, ()),
    (messages.NEWS_ADD_TIME, ("target",)),
    (messages.NEWS_REMOVE_TIME, ("target",)),
    (messages.NEWS_FREE_BOLLARD, ()),
    (messages.NEWS_OFFER_UPGRADE, ("amount",)),
    (messages.NEWS_SWEEP_BOARDS, ()),
    (messages.NEWS_ROTATE_PRICES, ()),
]
"""In the order of deck.EVENTS."""
GIVING_UP: Final = ("done", "decline", "refuse")
PLAIN_OPTIONS: Final[dict[str, str]] = {
    "decline": messages.DECLINE,
    "name": messages.NAME,
    "produce": messages.PRODUCE,
    "deposit": messages.DEPOSIT,
    "take": messages.TAKE,
    "lose": messages.LOSE,
}
"""Choices whose arguments are the words of their code."""
CHANCES: Final[dict[str, str]] = {
    "ship": messages.DID_SHIP,
    "contract": messages.DID_CONTRACT,
    "top": messages.DID_TOP,
    "progress": messages.DID_PROGRESS,
    "news": messages.DID_NEWS,
    "chit": messages.DID_CHIT,
    "first-contract": messages.DID_FIRST_CONTRACT,
    "first-building": messages.DID_FIRST_BUILDING,
    "dummy": messages.DID_DUMMY,
    "dummy-card": messages.DID_DUMMY_CARD,
}
TOLD_BY_RULES: Final = ("dock", "load", "refuse", "unload", "direct")
"""Events that the rules tell, as their codes do not name the ship, the contract or the good."""
DEEDS: Final[dict[str, str]] = {
    "done": messages.DID_DONE,
    "build": messages.DID_BUILD,
    "decline": messages.DID_DECLINE,
    "grow": messages.DID_GROW,
    "keep": messages.DID_KEEP,
    "name": messages.DID_NAME,
    "time": messages.DID_TIME,
    "produce": messages.DID_PRODUCE,
    "deposit": messages.DID_DEPOSIT,
    "pack": messages.DID_PACK,
    "unpack": messages.DID_UNPACK,
    "take": messages.DID_TAKE,
    "lose": messages.DID_LOSE,
}
"""Events whose arguments are the seat and the words of their code."""
