"""What Harbour says: prompts, options, events, card texts and targets, from views and codes alone."""

from __future__ import annotations

from typing import Final, cast

from roadstead.engine.codes import Codebook
from roadstead.engine.game import View
from roadstead.engine.words import LAST, Keys, Message, Words, tally
from roadstead.games.harbour import says, tasks
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
from roadstead.games.harbour.gains import only
from roadstead.games.harbour.view import HarbourView

PLAIN_PROMPTS: Final[dict[int, str]] = {
    tasks.CHOOSE_BOARD: says.ASK_BOARD,
    tasks.PLACE: says.ASK_PLACE,
    tasks.ALCHEMY: says.ASK_ALCHEMY,
    tasks.GO: says.ASK_GO,
    tasks.HOME_CHOICE: says.ASK_HOME,
    tasks.PART_ORDER: says.ASK_ORDER,
    tasks.DOUBLE: says.ASK_DOUBLE,
    tasks.SWAP: says.ASK_SWAP,
    tasks.CANAL: says.ASK_CANAL,
    tasks.COPY: says.ASK_COPY,
    tasks.ROB: says.ASK_ROB,
    tasks.WHETHER_TO_BUY: says.ASK_WHETHER_TO_BUY,
    tasks.CRIER: says.ASK_CRIER,
    tasks.SHIP: says.ASK_SHIP,
}
PASSES: Final[dict[int, str]] = {
    tasks.ALCHEMY: says.PASS_ALCHEMY,
    tasks.WHETHER_TO_BUY: says.PASS_BUYING,
    tasks.CRIER: says.PASS_CRIER,
    tasks.TRADERS: says.PASS_TRADERS,
    tasks.BUY: says.PASS_SECOND,
}
BEGINS: Final = [says.BEGIN_GAIN, says.BEGIN_BUY, says.BEGIN_SWAP, says.BEGIN_TAKE]
DID_BEGIN: Final = [says.DID_BEGIN_GAIN, says.DID_BEGIN_BUY, says.DID_BEGIN_SWAP, says.DID_BEGIN_TAKE]
TOLLS: Final = [says.TOLL_BEFORE, says.TOLL_AFTER]
DID_TOLL: Final = [says.DID_TOLL_BEFORE, says.DID_TOLL_AFTER]


class HarbourWords(Words):
    def __init__(self, deck: HarbourDeck, codebook: Codebook) -> None:
        self.deck = deck
        self.codebook = codebook
        self.keys: Keys = says.KEYS
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
            return Message(says.NOT_ASKED)
        kind, arg = due.kind, due.arg
        if kind in PLAIN_PROMPTS:
            return Message(PLAIN_PROMPTS[kind])
        if kind == tasks.STOCK:
            return Message(says.ASK_STOCK, (self.deck.start_any,))
        if kind == tasks.TOLL_MOMENT:
            return Message(says.ASK_TOLL_MOMENT, (v.toll_to,))
        if kind == tasks.PAY_TOLL:
            return Message(says.ASK_TOLL, (v.toll_to,))
        if kind == tasks.GAIN_CHOICE:
            return Message(says.ASK_GAIN, (arg & 7,))
        if kind == tasks.STORE:
            return Message(says.ASK_STORE, (arg,))
        if kind == tasks.SALVAGE:
            return Message(says.ASK_SALVAGE, (arg & 7,))
        if kind == tasks.SALVAGE_INTO:
            return Message(says.ASK_SALVAGE_INTO, (arg >> 5,))
        if kind == tasks.CANAL_INTO:
            return Message(says.ASK_CANAL_INTO, (arg >> 2,))
        if kind == tasks.ROB_TYPE:
            return Message(says.ASK_ROB_TYPE, (arg,))
        if kind == tasks.GIVE:
            return Message(says.ASK_GIVE, (arg,))
        if kind == tasks.TRADERS:
            return Message(says.ASK_TRADERS, (self.deck.package_pays,))
        if kind == tasks.KEEP:
            return Message(says.ASK_KEEP, (arg, v.room))
        if kind == tasks.SCAVENGE_TYPE:
            return Message(says.ASK_SCAVENGE, (arg,))
        return Message(says.ASK_BUY_MORE if arg else says.ASK_BUY, (v.money,))

    # -- options ---------------------------------------------------------------------------------------

    def option(self, view: View, code: int) -> Message:
        v = cast(HarbourView, view)
        verb, words = self.codebook.parts(code)
        due = v.due_of(v.seat)
        kind, arg = (due.kind, due.arg) if due is not None else (-1, 0)
        at = words[0] if words else 0
        if verb == "pass":
            return Message(PASSES.get(kind, says.PASS_ALCHEMY))
        if verb == "go":
            return self.destination(v, at)
        if verb == "pick":
            return picked(v, kind, arg, at)
        if verb == "gain":
            each = arg >> 5 if kind == tasks.SALVAGE_INTO else 1
            return Message(says.GAIN, (tally([count * each for count in TALLIES[at]]),))
        if verb == "goods":
            gain = self.deck.board_actions[v.quays[arg - HOME].board].parts[0]
            return Message(says.TAKE_GOODS, (tally(gain.goods), gain.any))
        if verb == "swap":
            one, other = PAIRS[at]
            squares = self.deck.squares
            return Message(
                says.SWAP, (one, squares[v.market.index(one)], other, squares[v.market.index(other)])
            )
        if verb == "ship":
            money = v.money + sum(v.pays[good] for good in range(4) if at >> good & 1)
            return Message(says.SHIP, (at, money)) if at else Message(says.SHIP_NOTHING, (money,))
        if verb == "buy":
            return Message(says.BUY, (at, max(0, self.deck.cost[at] - v.coins)))
        if verb == "package":
            return Message(says.PACKAGE, (self.deck.package_pays,))
        if verb == "spend":
            return Message(says.SPEND, (of_good(at, words[1]),))
        if verb == "stock":
            return Message(says.STOCK, (tally(TALLIES[at]),))
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
                return Message(says.GO_HOME, (board,))
            return Message(says.GO_HOME_FREE if hat else says.GO_HOME_TOLL, (board, owner))
        owner = owner_of(v, place)
        if owner < 0:
            return Message(says.GO_CENTRE, (place,))
        if owner == v.seat:
            return Message(says.GO_OWN, (place,))
        return Message(says.GO_FREE if hat else says.GO_TOLL, (place, owner))

    # -- events ----------------------------------------------------------------------------------------

    def event(self, who: int, code: int) -> Message:
        verb, words = self.codebook.parts(code)
        at = words[0] if words else 0
        if verb == "market":
            return Message(says.DID_MARKET, tuple(MARKETS[at]))
        if self.codebook.is_veiled(code):
            return Message(VEILED[verb])
        if verb in CHANCES:
            return Message(CHANCES[verb], (at,))
        if verb == "go":
            if at < HOME:
                return Message(says.DID_GO, (who, at))
            if at == HOME + who:
                return Message(says.DID_GO_HOME, (who,))
            return Message(says.DID_VISIT_HOME, (who, at - HOME))
        if verb == "stock":
            return Message(says.DID_STOCK, (who, tally(TALLIES[at])))
        if verb == "gain":
            return Message(says.DID_GAIN, (who, tally(TALLIES[at])))
        if verb == "toll":
            return Message(DID_TOLL[at], (who,))
        if verb == "begin":
            return Message(DID_BEGIN[at], (who,))
        if verb == "swap":
            return Message(says.DID_SWAP, (who, PAIRS[at][0], PAIRS[at][1]))
        if verb == "spend":
            return Message(says.DID_SPEND, (who, of_good(at, words[1])))
        if verb == "ship" and not at:
            return Message(says.DID_SHIP_NOTHING, (who,))
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
            place = f"home:{at - HOME}" if at >= HOME else f"building:{self.domains['building'][at]}"
            return [f"pawn:{seat}", place]
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

    # -- cards -----------------------------------------------------------------------------------------

    def action(self, kind: str, index: int) -> list[Message]:
        """What a building or a board does, part by part."""
        actions: list[Action] = self.deck.actions if kind == "building" else self.deck.board_actions
        return [effect(part) for part in actions[index].parts]

    def ability(self, board: int) -> Message:
        """A character's special ability."""
        key, names = ABILITY_TEXTS[self.deck.ability[board]]
        numbers = {"thing": self.deck.ability_object[board], "amount": self.deck.ability_amount[board]}
        return Message(key, tuple(numbers[name] for name in names))


def owner_of(v: HarbourView, building: int) -> int:
    for quay in v.quays:
        if building in quay.buildings:
            return quay.seat
    return -1


def of_good(good: int, amount: int) -> int:
    return tally(only(good, amount))


def picked(v: HarbourView, kind: int, arg: int, good: int) -> Message:
    if kind == tasks.ROB_TYPE:
        return Message(says.TAKE, (good,))
    if kind == tasks.SALVAGE:
        return Message(says.SPEND, (of_good(good, arg & 7),))
    if kind == tasks.DOUBLE and v.seat is not None:
        held = v.quays[v.seat].goods[good]
        return Message(says.DOUBLE, (good, held, min(MOST, 2 * held)))
    amount = {tasks.STORE: arg, tasks.CANAL_INTO: arg >> 2}.get(kind, 1)
    return Message(says.GAIN, (of_good(good, amount),))


def effect(part: Part) -> Message:
    kind = part.effect
    if kind == GAIN:
        goods = tally(part.goods)
        if goods and part.any:
            return Message(says.EFFECT_GAIN_BOTH, (goods, part.any))
        if goods:
            return Message(says.EFFECT_GAIN, (goods,))
        return Message(
            says.EFFECT_GAIN_DIFFERENT if part.rule == DIFFERENT else says.EFFECT_GAIN_ANY, (part.any,)
        )
    if kind == EXCHANGE:
        return Message(says.EFFECT_EXCHANGE, (tally(part.cost), tally(part.goods)))
    if kind == GAIN_CHOICE_PER_SYMBOL:
        key = says.EFFECT_SAME_PER_SYMBOL if part.rule == SAME else says.EFFECT_DIFFERENT_PER_SYMBOL
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
    EXCHANGE_ANY: (says.EFFECT_EXCHANGE_ANY, ("spend", "each", "types")),
    CONVERT_UP: (says.EFFECT_CONVERT_UP, ("most", "bonus")),
    GAIN_PER_SYMBOL: (says.EFFECT_PER_SYMBOL, ("good", "symbol", "base", "per")),
    DOUBLE: (says.EFFECT_DOUBLE, ()),
    FILL_EMPTY: (says.EFFECT_FILL_EMPTY, ()),
    SWAP_MARKET: (says.EFFECT_SWAP, ()),
    SWAP_MARKET_GAIN: (says.EFFECT_SWAP_GAIN, ("each",)),
    REVERSE_MARKET_GAIN: (says.EFFECT_REVERSE_GAIN, ("any",)),
    STEAL: (says.EFFECT_STEAL, ("each",)),
    LEVY: (says.EFFECT_LEVY, ("any",)),
    GIFT: (says.EFFECT_GIFT, ("any", "each")),
    COPY_THEN_GAIN: (says.EFFECT_COPY, ("any",)),
    BUY: (says.EFFECT_BUY, ("buildings", "bonus")),
}
ABILITY_TEXTS: Final[list[tuple[str, tuple[str, ...]]]] = [
    (says.ABILITY_NONE, ()),
    (says.ABILITY_ALCHEMIST, ()),
    (says.ABILITY_BOOKKEEPER, ()),
    (says.ABILITY_SQUARE_BONUS, ("thing", "amount")),
    (says.ABILITY_DIPLOMAT, ("amount",)),
    (says.ABILITY_INVESTOR, ("amount",)),
    (says.ABILITY_INNKEEPER, ()),
    (says.ABILITY_LANDLORD, ("amount",)),
    (says.ABILITY_MARKET_CRIER, ()),
    (says.ABILITY_SMUGGLER, ()),
    (says.ABILITY_SCAVENGER, ()),
    (says.ABILITY_MISER, ("amount",)),
    (says.ABILITY_COLLECTOR, ("amount",)),
    (says.ABILITY_SEA_CAPTAIN, ("thing", "amount")),
    (says.ABILITY_BEGGAR, ("amount",)),
    (says.ABILITY_FISHERMAN, ("thing", "amount")),
    (says.ABILITY_WHOLESAILER, ()),
    (says.ABILITY_NOBLE, ()),
    (says.ABILITY_MASON, ("thing", "amount")),
    (says.ABILITY_SPECULATOR, ("thing",)),
]
"""In the order of deck.ABILITIES."""
PLAIN_OPTIONS: Final[dict[str, str]] = {
    "board": says.KEEP_BOARD,
    "place": says.PLACE,
    "convert": says.CONVERT,
    "pay": says.PAY,
    "trade": says.START_BUYING,
    "copy": says.COPY,
    "rob": says.ROB,
    "give": says.GIVE,
    "keep": says.KEEP,
}
"""Options whose arguments are the words of their code."""
VEILED: Final[dict[str, str]] = {
    "offer": says.DID_OFFER_VEILED,
    "bonus": says.DID_BONUS_VEILED,
    "look": says.DID_LOOK_VEILED,
}
CHANCES: Final[dict[str, str]] = {
    "centre": says.DID_CENTRE,
    "first": says.DID_FIRST,
    "offer": says.DID_OFFER,
    "bonus": says.DID_BONUS,
    "look": says.DID_LOOK,
    "refill": says.DID_REFILL,
}
DEEDS: Final[dict[str, str]] = {
    "board": says.DID_BOARD,
    "place": says.DID_PLACE,
    "pass": says.DID_PASS,
    "convert": says.DID_CONVERT,
    "pay": says.DID_PAY,
    "goods": says.DID_GOODS,
    "trade": says.DID_TRADE,
    "pick": says.DID_PICK,
    "copy": says.DID_COPY,
    "rob": says.DID_ROB,
    "give": says.DID_GIVE,
    "package": says.DID_PACKAGE,
    "ship": says.DID_SHIP,
    "keep": says.DID_KEEP,
    "buy": says.DID_BUY,
}
"""Events whose arguments are the seat and the words of their code."""
