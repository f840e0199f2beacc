"""The messages of Harbour: prompts, choices, events, card texts and targets, made only from views and codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from roadstead.engine.codes import Codebook
from roadstead.engine.game import Due, View
from roadstead.engine.words import (
    LAST,
    ActionLine,
    Consequence,
    Ending,
    Happening,
    Keys,
    Message,
    TableSection,
    WhyNot,
    Words,
    tally,
)
from roadstead.games.harbour import messages, settings, tasks
from roadstead.games.harbour.action_lines import action_line, joins
from roadstead.games.harbour.codes import MARKETS, MOMENTS, OPENINGS, PAIRS, TALLIES
from roadstead.games.harbour.deck import (
    BUY,
    CONVERT_UP,
    COPY_THEN_GAIN,
    DIFFERENT,
    DOUBLE,
    EXCHANGE,
    EXCHANGE_ANY,
    FILL_EMPTY,
    GAIN,
    GAIN_CHOICE_PER_SYMBOL,
    GAIN_PER_SYMBOL,
    GIFT,
    GOODS,
    HOME,
    LEVY,
    MARKET_CRIER,
    MOST,
    REVERSE_MARKET_GAIN,
    SAME,
    STEAL,
    SWAP_MARKET,
    SWAP_MARKET_GAIN,
    SYMBOLS,
    TOP_HAT,
    Action,
    HarbourDeck,
    Part,
)
from roadstead.games.harbour.ending import ending_of
from roadstead.games.harbour.gains import tally_of
from roadstead.games.harbour.state import NOBODY
from roadstead.games.harbour.table_words import table_of
from roadstead.games.harbour.view import HarbourView
from roadstead.games.harbour.why_not import TOUCHES, why_not_thing

PLAIN_PROMPTS: Final[dict[int, str]] = {
    tasks.CHOOSE_BOARD: messages.ASK_BOARD,
    tasks.PLACE: messages.ASK_PLACE,
    tasks.ALCHEMY: messages.ASK_ALCHEMY,
    tasks.GO: messages.ASK_GO,
    tasks.HOME_CHOICE: messages.ASK_HOME,
    tasks.PART_ORDER: messages.ASK_ORDER,
    tasks.DOUBLE: messages.ASK_DOUBLE,
    tasks.SWAP: messages.ASK_SWAP,
    tasks.CANAL: messages.ASK_CANAL,
    tasks.COPY: messages.ASK_COPY,
    tasks.ROB: messages.ASK_ROB,
    tasks.WHETHER_TO_BUY: messages.ASK_WHETHER_TO_BUY,
    tasks.CRIER: messages.ASK_CRIER,
    tasks.SHIP: messages.ASK_SHIP,
}
OUTCOMES: Final[dict[str, str]] = {
    messages.CANNOT: "nothing",
    messages.NO_PURCHASE: "nothing",
    messages.OWES: "toll",
    messages.EXCHANGES: "cost",
    messages.DID_SHIP: "cost",
    messages.DID_BUY: "gain",
    messages.GAINS: "gain",
    messages.EXTRA: "gain",
    messages.EARNS: "gain",
    messages.LOST_TO_LIMIT: "loss",
    messages.MONEY_LOST: "loss",
    messages.LAST_TURNS: "ends",
    messages.GAME_OVER: "ends",
}
FORETOLD: Final[dict[str, str]] = {
    messages.CANNOT: messages.MEANS_NOTHING,
    messages.GAME_OVER: messages.MEANS_END,
}
SAYS: Final[dict[str, tuple[str, ...]]] = {
    messages.BUY: (messages.MEANS_PRICE, messages.DID_BUY),
    messages.GAIN: (messages.GAINS,),
    messages.DOUBLE: (messages.GAINS,),
    messages.GIVE: (messages.SPEND, messages.GAINS),
    messages.PAY: (messages.SPEND,),
    messages.SPEND: (messages.SPEND, messages.EXCHANGES),
    messages.GO_TOLL: (messages.OWES,),
    messages.GO_HOME_TOLL: (messages.OWES,),
    messages.SHIP: (messages.EARNS,),
    messages.SHIP_NOTHING: (messages.EARNS,),
}
FOLLOWERS: Final[dict[str, tuple[str, ...]]] = {"building": ("pawn",), "home": ("pawn",)}
PASSES: Final[dict[int, str]] = {
    tasks.ALCHEMY: messages.PASS_ALCHEMY,
    tasks.WHETHER_TO_BUY: messages.PASS_BUYING,
    tasks.CRIER: messages.PASS_CRIER,
    tasks.TRADERS: messages.PASS_TRADERS,
    tasks.BUY: messages.PASS_SECOND,
}
BEGINS: Final = [messages.BEGIN_GAIN, messages.BEGIN_BUY, messages.BEGIN_SWAP, messages.BEGIN_TAKE]
DID_BEGIN: Final = [
    messages.DID_BEGIN_GAIN,
    messages.DID_BEGIN_BUY,
    messages.DID_BEGIN_SWAP,
    messages.DID_BEGIN_TAKE,
]
TOLLS: Final = [messages.TOLL_BEFORE, messages.TOLL_AFTER]
DID_TOLL: Final = [messages.DID_TOLL_BEFORE, messages.DID_TOLL_AFTER]


class HarbourWords(Words):
    def __init__(self, deck: HarbourDeck, codebook: Codebook) -> None:
        self.deck = deck
        self.codebook = codebook
        self.keys: Keys = messages.KEYS
        self.touches = TOUCHES
        self.followers = FOLLOWERS
        self.outcomes = OUTCOMES
        self.foretold = FORETOLD
        self.says = SAYS
        self.domains = {
            "good": GOODS,
            "symbol": SYMBOLS,
            "building": [card.id for card in deck.names("building")],
            "board": [card.id for card in deck.names("board")],
        }

    # -- prompts ---------------------------------------------------------------------------------------

    def prompt(self, view: View, seat: int) -> Message:
        v = cast(HarbourView, view)
        due = v.due_of(seat)
        if due is None:
            return Message(messages.NOT_ASKED)
        kind, arg = due.kind, due.arg
        if kind in PLAIN_PROMPTS:
            return Message(PLAIN_PROMPTS[kind])
        if kind == tasks.STOCK:
            return Message(messages.ASK_STOCK, (self.deck.start_any,))
        if kind == tasks.TOLL_MOMENT:
            return Message(messages.ASK_TOLL_MOMENT, (v.toll_to,))
        if kind == tasks.PAY_TOLL:
            return Message(messages.ASK_TOLL, (v.toll_to,))
        if kind == tasks.GAIN_CHOICE:
            if seat == v.user or v.turn == 0:
                return Message(messages.ASK_GAIN, (arg & 7,))
            return Message(messages.ASK_GAIN_TOO, (v.user, arg & 7))
        if kind == tasks.STORE:
            return Message(messages.ASK_STORE, (arg,))
        if kind == tasks.SALVAGE:
            return Message(messages.ASK_SALVAGE, (arg & 7,))
        if kind == tasks.SALVAGE_INTO:
            return Message(messages.ASK_SALVAGE_INTO, (arg >> 5,))
        if kind == tasks.CANAL_INTO:
            return Message(messages.ASK_CANAL_INTO, (arg >> 2,))
        if kind == tasks.ROB_TYPE:
            return Message(messages.ASK_ROB_TYPE, (arg,))
        if kind == tasks.GIVE:
            return Message(messages.ASK_GIVE, (arg,))
        if kind == tasks.TRADERS:
            return Message(messages.ASK_TRADERS, (self.deck.package_pays,))
        if kind == tasks.KEEP:
            least = int(v.toll_to != NOBODY)  # HAR-507 may ask for one: then nothing is promised
            return Message(messages.ASK_KEEP, (arg, v.room, least))
        if kind == tasks.SCAVENGE_TYPE:
            return Message(messages.ASK_SCAVENGE, (arg,))
        return Message(messages.ASK_BUY_MORE if arg else messages.ASK_BUY, (v.money,))

    def progress(self, view: View) -> Message | None:
        turn = cast(HarbourView, view).turn
        return Message(messages.PROGRESS, (turn,)) if turn else None

    def ending(self, view: View) -> Ending | None:
        return ending_of(cast(HarbourView, view), self.deck)

    # -- choices ---------------------------------------------------------------------------------------

    def choice(self, view: View, code: int) -> Message:
        v = cast(HarbourView, view)
        verb, words = self.codebook.parts(code)
        due = v.due_of(v.seat)
        kind, arg = (due.kind, due.arg) if due is not None else (-1, 0)
        at = words[0] if words else 0
        if verb == "pass":
            return Message(PASSES.get(kind, messages.PASS_ALCHEMY))
        if verb == "go":
            return self.destination(v, at)
        if verb == "pick":
            return describe_pick(v, kind, arg, at)
        if verb == "gain":
            each = arg >> 5 if kind == tasks.SALVAGE_INTO else 1
            return Message(messages.GAIN, (tally([count * each for count in TALLIES[at]]),))
        if verb == "goods":
            gain = self.deck.board_actions[v.quays[arg - HOME].board].parts[0]
            return Message(messages.TAKE_GOODS, (tally(gain.goods), gain.any))
        if verb == "trade":
            return self.purchase(v, kind, arg)
        if verb == "swap":
            one, other = PAIRS[at]
            squares = self.deck.squares
            return Message(
                messages.SWAP, (one, squares[v.market.index(one)], other, squares[v.market.index(other)])
            )
        if verb == "ship":
            money = v.money + sum(v.pays[good] for good in range(4) if at >> good & 1)
            return Message(messages.SHIP, (at, money)) if at else Message(messages.SHIP_NOTHING, (money,))
        if verb == "buy":
            return Message(messages.BUY, (at, max(0, self.deck.cost[at] - v.coins)))
        if verb == "package":
            return Message(messages.PACKAGE, (self.deck.package_pays,))
        if verb == "spend":
            return Message(messages.SPEND, (tally_of(at, words[1]),))
        if verb == "stock":
            return Message(messages.STOCK, (tally(TALLIES[at]),))
        if verb == "begin":
            return Message(BEGINS[at])
        if verb == "toll":
            return Message(TOLLS[at])
        return Message(PLAIN_OPTIONS[verb], words)

    def rank(self, view: View, code: int) -> int:
        return LAST if self.codebook.parts(code)[0] == "pass" else 0

    def destination(self, v: HarbourView, place: int) -> Message:
        hat = v.seat is not None and v.quays[v.seat].symbols[TOP_HAT] > 0
        if place >= HOME:
            owner = place - HOME
            board = v.quays[owner].board
            if owner == v.seat:
                return Message(messages.GO_HOME, (board,))
            return Message(messages.GO_HOME_FREE if hat else messages.GO_HOME_TOLL, (board, owner))
        owner = owner_of(v, place)
        if owner < 0:
            return Message(messages.GO_CENTRE, (place,))
        if owner == v.seat:
            return Message(messages.GO_OWN, (place,))
        return Message(messages.GO_FREE if hat else messages.GO_TOLL, (place, owner))

    def purchase(self, v: HarbourView, kind: int, place: int) -> Message:
        """Names the building where the user can have the money for one only."""
        if (
            kind != tasks.HOME_CHOICE
            or v.seat is None
            or self.deck.ability[v.quays[v.seat].board] == MARKET_CRIER
        ):
            return Message(messages.START_BUYING)
        money = self.deck.board_actions[v.quays[place - HOME].board].parts[1].bonus
        money += sum(square.pays for square in v.squares if not square.short)  # HAR-602
        money += self.deck.package_pays if v.settings[settings.INLAND_TRADERS] else 0  # HAR-801
        reach = [at for at, price in enumerate(v.prices) if 0 <= price <= money]
        if len(reach) != 1:
            return Message(messages.START_BUYING)
        return Message(messages.BUY, (v.centre[reach[0]], v.prices[reach[0]]))

    def consequences(self, view: View, code: int) -> list[Consequence]:
        v = cast(HarbourView, view)
        verb, words = self.codebook.parts(code)
        if verb == "go":
            return self.idle_visit(v, words[0])
        if verb == "buy":
            price = max(0, self.deck.cost[words[0]] - v.coins)
            return [Consequence("cost", Message(messages.MEANS_PRICE, (price,)))]
        if verb in ("pay", "give", "spend"):
            amount = words[1] if verb == "spend" else 1
            return [Consequence("cost", Message(messages.SPEND, (tally_of(words[0], amount),)))]
        return []

    def idle_visit(self, v: HarbourView, place: int) -> list[Consequence]:
        """A toll is asked about before the action, so no outcome tells that the visitor cannot make the exchange."""
        if v.seat is None or self.destination(v, place).key != messages.GO_TOLL:
            return []
        part = self.deck.actions[place].parts[0]  # HAR-303
        if part.effect != EXCHANGE or covers(v.quays[v.seat].goods, part.cost):
            return []
        return [Consequence("nothing", Message(messages.MEANS_NOTHING, (v.seat, place)))]

    # -- events ----------------------------------------------------------------------------------------

    def event(self, who: int, code: int) -> Message:
        verb, words = self.codebook.parts(code)
        at = words[0] if words else 0
        if verb == "market":
            return Message(messages.DID_MARKET, tuple(MARKETS[at]))
        if self.codebook.is_veiled(code):
            return Message(VEILED[verb])
        if verb in CHANCES:
            return Message(CHANCES[verb], (at,))
        if verb == "go":
            if at < HOME:
                return Message(messages.DID_GO, (who, at))
            if at == HOME + who:
                return Message(messages.DID_GO_HOME, (who,))
            return Message(messages.DID_VISIT_HOME, (who, at - HOME))
        if verb == "stock":
            return Message(messages.DID_STOCK, (who, tally(TALLIES[at])))
        if verb == "gain":
            return Message(messages.DID_GAIN, (who, tally(TALLIES[at])))
        if verb == "toll":
            return Message(DID_TOLL[at], (who,))
        if verb == "begin":
            return Message(DID_BEGIN[at], (who,))
        if verb == "swap":
            return Message(messages.DID_SWAP, (who, PAIRS[at][0], PAIRS[at][1]))
        if verb == "spend":
            return Message(messages.DID_SPEND, (who, tally_of(at, words[1])))
        if verb == "ship" and not at:
            return Message(messages.DID_SHIP_NOTHING, (who,))
        return Message(DEEDS[verb], (who, *words))

    def forced(self, who: int, code: int) -> Message | None:
        verb, words = self.codebook.parts(code)
        if verb in ("pass", "begin", "toll", "goods") or (verb == "keep" and not words[1]):
            return None
        return self.event(who, code)

    # -- targets ---------------------------------------------------------------------------------------

    def targets(self, view: View, code: int) -> list[str]:
        v = cast(HarbourView, view)
        verb, words = self.codebook.parts(code)
        seat = v.seat if v.seat is not None else v.user
        due = v.due_of(v.seat)
        kind, arg = (due.kind, due.arg) if due is not None else (-1, 0)
        at = words[0] if words else 0
        if verb == "go":
            return [f"pawn:{seat}", self.place(at)]
        if verb in ("place", "copy", "buy"):
            return [f"building:{self.domains['building'][at]}"]
        if verb == "board":
            return [f"board:{self.domains['board'][at]}"]
        if verb in ("stock", "gain"):
            return [f"supply:{GOODS[good]}" for good in range(4) for _ in range(TALLIES[at][good])]
        if verb in ("pay", "give"):
            return [f"goods:{seat}:{GOODS[at]}"]
        if verb == "pick":
            if kind == tasks.ROB_TYPE:
                return [f"goods:{arg}:{GOODS[at]}"]
            held = kind in (tasks.DOUBLE, tasks.SALVAGE)
            return [f"goods:{seat}:{GOODS[at]}" if held else f"supply:{GOODS[at]}"]
        if verb == "convert":
            return [
                f"goods:{seat}:{GOODS[at]}",
                f"goods:{seat}:{GOODS[words[1]]}",
                f"supply:{GOODS[words[2]]}",
            ]
        if verb == "swap":
            return [f"market:{GOODS[good]}" for good in PAIRS[at]]
        if verb in ("spend", "keep"):
            return [f"goods:{seat}:{GOODS[at]}", f"amount:{words[1]}"]
        if verb == "rob":
            return [f"player:{at}"]
        if verb == "ship" and at:
            return [f"market:{GOODS[good]}" for good in range(4) if at >> good & 1]
        if verb in ("toll", "begin"):
            return [f"button:{(MOMENTS if verb == 'toll' else OPENINGS)[at]}"]
        return [f"button:{verb}"]

    def answers(self, view: View, code: int) -> list[str]:
        v = cast(HarbourView, view)
        verb, words = self.codebook.parts(code)
        if v.seat is None:
            return []
        if verb == "toll":
            before = MOMENTS[words[0]] == "before"
            return self.goods_of(v, v.seat) if before else [self.place(v.quays[v.seat].pawn)]
        begun = OPENINGS[words[0]] if verb == "begin" else {"goods": "gain", "trade": "buy"}.get(verb, "")
        if begun == "gain":
            return [f"supply:{good}" for good in GOODS]
        if begun == "swap" or (begun == "buy" and self.may_ship_less(v)):
            return [
                f"market:{GOODS[square.good]}" for square in v.squares if begun == "swap" or not square.short
            ]
        if begun == "take":
            return [thing for other in range(v.seats) if other != v.seat for thing in self.goods_of(v, other)]
        return []

    def may_ship_less(self, v: HarbourView) -> bool:
        """Whether the cheapest building can be had without shipping all that one could.

        Otherwise all of it goes at once, and the touch of one square must not mean that.
        """
        pays = [square.pays for square in v.squares if not square.short]
        return sum(pays) - min(pays, default=0) >= min((price for price in v.prices if price >= 0), default=0)

    def goods_of(self, v: HarbourView, seat: int) -> list[str]:
        return [f"goods:{seat}:{GOODS[good]}" for good in range(4) if v.quays[seat].goods[good]]

    def place(self, place: int) -> str:
        return f"home:{place - HOME}" if place >= HOME else f"building:{self.domains['building'][place]}"

    # -- actions -------------------------------------------------------------------------------------

    def joins(self, before: Happening, event: Happening) -> bool:
        return joins(self.codebook, before, event)

    def action(self, events: list[Happening]) -> ActionLine | None:
        return action_line(self.codebook, events)

    # -- the table -------------------------------------------------------------------------------------

    def table(self, view: View) -> list[TableSection]:
        return table_of(cast(HarbourView, view), self.deck)

    def why_not_thing(self, view: View, due: Due, kind: str, name: str) -> WhyNot | None:
        return why_not_thing(cast(HarbourView, view), self.deck, due, kind, name)

    # -- cards -----------------------------------------------------------------------------------------

    def card_parts(self, kind: str, index: int) -> list[Message]:
        """What a building or a board does, part by part."""
        actions: list[Action] = self.deck.actions if kind == "building" else self.deck.board_actions
        return [effect(part) for part in actions[index].parts]

    def ability(self, board: int) -> Message:
        """A character's special ability."""
        key, names = ABILITY_TEXTS[self.deck.ability[board]]
        numbers = {"thing": self.deck.ability_object[board], "amount": self.deck.ability_amount[board]}
        return Message(key, tuple(numbers[name] for name in names))


def covers(held: Sequence[int], cost: Sequence[int]) -> bool:
    return all(have >= need for have, need in zip(held, cost, strict=True))


def owner_of(v: HarbourView, building: int) -> int:
    for quay in v.quays:
        if building in quay.buildings:
            return quay.seat
    return -1


def describe_pick(v: HarbourView, kind: int, arg: int, good: int) -> Message:
    if kind == tasks.ROB_TYPE:
        return Message(messages.TAKE, (good,))
    if kind == tasks.SALVAGE:
        return Message(messages.SPEND, (tally_of(good, arg & 7),))
    if kind == tasks.DOUBLE and v.seat is not None:
        held = v.quays[v.seat].goods[good]
        return Message(messages.DOUBLE, (good, held, min(MOST, 2 * held)))
    amount = {tasks.STORE: arg, tasks.CANAL_INTO: arg >> 2}.get(kind, 1)
    return Message(messages.GAIN, (tally_of(good, amount),))


def effect(part: Part) -> Message:
    kind = part.effect
    if kind == GAIN:
        goods = tally(part.goods)
        if goods and part.any:
            return Message(messages.EFFECT_GAIN_BOTH, (goods, part.any))
        if goods:
            return Message(messages.EFFECT_GAIN, (goods,))
        return Message(
            messages.EFFECT_GAIN_DIFFERENT if part.rule == DIFFERENT else messages.EFFECT_GAIN_ANY,
            (part.any,),
        )
    if kind == EXCHANGE:
        return Message(messages.EFFECT_EXCHANGE, (tally(part.cost), tally(part.goods)))
    if kind == GAIN_CHOICE_PER_SYMBOL:
        key = messages.EFFECT_SAME_PER_SYMBOL if part.rule == SAME else messages.EFFECT_DIFFERENT_PER_SYMBOL
        return Message(key, (part.symbol, part.base, part.per))
    key, numbers = EFFECT_TEXTS[kind]
    values = {
        "spend": part.spend,
        "each": part.each,
        "types": part.types,
        "most": part.most,
        "bonus": part.bonus,
        "good": part.good,
        "symbol": part.symbol,
        "base": part.base,
        "per": part.per,
        "any": part.any,
        "buildings": part.buildings,
    }
    return Message(key, tuple(values[name] for name in numbers))


EFFECT_TEXTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    EXCHANGE_ANY: (messages.EFFECT_EXCHANGE_ANY, ("spend", "each", "types")),
    CONVERT_UP: (messages.EFFECT_CONVERT_UP, ("most", "bonus")),
    GAIN_PER_SYMBOL: (messages.EFFECT_PER_SYMBOL, ("good", "symbol", "base", "per")),
    DOUBLE: (messages.EFFECT_DOUBLE, ()),
    FILL_EMPTY: (messages.EFFECT_FILL_EMPTY, ()),
    SWAP_MARKET: (messages.EFFECT_SWAP, ()),
    SWAP_MARKET_GAIN: (messages.EFFECT_SWAP_GAIN, ("each",)),
    REVERSE_MARKET_GAIN: (messages.EFFECT_REVERSE_GAIN, ("any",)),
    STEAL: (messages.EFFECT_STEAL, ("each",)),
    LEVY: (messages.EFFECT_LEVY, ("any",)),
    GIFT: (messages.EFFECT_GIFT, ("any", "each")),
    COPY_THEN_GAIN: (messages.EFFECT_COPY, ("any",)),
    BUY: (messages.EFFECT_BUY, ("buildings", "bonus")),
}
ABILITY_TEXTS: Final[list[tuple[str, tuple[str, ...]]]] = [
    (messages.ABILITY_NONE, ()),
    (messages.ABILITY_ALCHEMIST, ()),
    (messages.ABILITY_BOOKKEEPER, ()),
    (messages.ABILITY_SQUARE_BONUS, ("thing", "amount")),
    (messages.ABILITY_DIPLOMAT, ("amount",)),
    (messages.ABILITY_INVESTOR, ("amount",)),
    (messages.ABILITY_INNKEEPER, ()),
    (messages.ABILITY_LANDLORD, ("amount",)),
    (messages.ABILITY_MARKET_CRIER, ()),
    (messages.ABILITY_SMUGGLER, ()),
    (messages.ABILITY_SCAVENGER, ()),
    (messages.ABILITY_MISER, ("amount",)),
    (messages.ABILITY_COLLECTOR, ("amount",)),
    (messages.ABILITY_SEA_CAPTAIN, ("thing", "amount")),
    (messages.ABILITY_BEGGAR, ("amount",)),
    (messages.ABILITY_FISHERMAN, ("thing", "amount")),
    (messages.ABILITY_WHOLESAILER, ()),
    (messages.ABILITY_NOBLE, ()),
    (messages.ABILITY_MASON, ("thing", "amount")),
    (messages.ABILITY_SPECULATOR, ("thing",)),
]
"""In the order of deck.ABILITIES."""
PLAIN_OPTIONS: Final[dict[str, str]] = {
    "board": messages.KEEP_BOARD,
    "place": messages.PLACE,
    "convert": messages.CONVERT,
    "pay": messages.PAY,
    "copy": messages.COPY,
    "rob": messages.ROB,
    "give": messages.GIVE,
    "keep": messages.KEEP,
}
"""Choices whose arguments are the words of their code."""
VEILED: Final[dict[str, str]] = {
    "offer": messages.DID_OFFER_VEILED,
    "bonus": messages.DID_BONUS_VEILED,
    "look": messages.DID_LOOK_VEILED,
}
CHANCES: Final[dict[str, str]] = {
    "centre": messages.DID_CENTRE,
    "first": messages.DID_FIRST,
    "offer": messages.DID_OFFER,
    "bonus": messages.DID_BONUS,
    "look": messages.DID_LOOK,
    "refill": messages.DID_REFILL,
}
DEEDS: Final[dict[str, str]] = {
    "board": messages.DID_BOARD,
    "place": messages.DID_PLACE,
    "pass": messages.DID_PASS,
    "convert": messages.DID_CONVERT,
    "pay": messages.DID_PAY,
    "goods": messages.DID_GOODS,
    "trade": messages.DID_TRADE,
    "pick": messages.DID_PICK,
    "copy": messages.DID_COPY,
    "rob": messages.DID_ROB,
    "give": messages.DID_GIVE,
    "package": messages.DID_PACKAGE,
    "ship": messages.DID_SHIP,
    "keep": messages.DID_KEEP,
    "buy": messages.DID_BUY,
}
"""Events whose arguments are the seat and the words of their code."""
