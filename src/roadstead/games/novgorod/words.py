"""The messages of Novgorod: prompts, choices, events, card texts and targets, made only from views and codes."""

from __future__ import annotations

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
    Shortcut,
    TableSection,
    WhyNot,
    Words,
)
from roadstead.games.novgorod import messages, settings, tasks
from roadstead.games.novgorod.action_lines import action_line, joins
from roadstead.games.novgorod.career_words import side_in_full
from roadstead.games.novgorod.codes import STACK
from roadstead.games.novgorod.consequences import FORETOLD, FORETOLD_OWN, OUTCOMES, SAYS, consequences_of
from roadstead.games.novgorod.deck import (
    CITIES,
    EXTRA_INCOME,
    GOODS,
    LOWER,
    NONE,
    ORDER_DISCOUNT,
    PARTS,
    SEAL,
    SIDES,
    SPEEDS,
    UPPER,
    VARIETY,
    NovgorodDeck,
)
from roadstead.games.novgorod.ending import ending_of
from roadstead.games.novgorod.figures import PHASES
from roadstead.games.novgorod.reach import goods_for
from roadstead.games.novgorod.shortcuts import shortcuts_of
from roadstead.games.novgorod.state import SEALS
from roadstead.games.novgorod.table_words import table_of, wares_of
from roadstead.games.novgorod.trader_words import in_hand
from roadstead.games.novgorod.view import NovgorodView
from roadstead.games.novgorod.why_not import TOUCHES, why_not_thing

FOLLOWERS: Final[dict[str, tuple[str, ...]]] = {
    "route": ("purse", "hold"),
    "row": ("order",),
    "left": ("order",),
    "under": ("order",),
}
"""Income goes into the purse, what is stored into the hold; a row and a place are those of one order."""


class NovgorodWords(Words):
    def __init__(self, deck: NovgorodDeck, codebook: Codebook) -> None:
        self.deck = deck
        self.codebook = codebook
        self.keys: Keys = messages.KEYS
        self.touches = TOUCHES
        self.followers = FOLLOWERS
        self.outcomes = OUTCOMES
        self.foretold = FORETOLD
        self.foretold_own = FORETOLD_OWN
        self.says = SAYS
        self.domains = {
            "ware": deck.good_ids + deck.luxury_ids,
            "city": deck.city_ids,
            "manufactory": [card.id for card in deck.names("manufactory")],
            "bonus": [card.id for card in deck.names("bonus")],
            "career": [card.id for card in deck.names("career")],
            "special": [card.id for card in deck.names("special")],
            "requirement": [card.id for card in deck.names("requirement")],
            "privilege": [card.id for card in deck.names("privilege")],
            "side": SIDES,
            "phase": PHASES,
        }

    # -- prompts ---------------------------------------------------------------------------------------

    def prompt(self, view: View, seat: int) -> Message:
        v = cast(NovgorodView, view)
        due = v.due_of(seat)
        if due is None:
            return Message(messages.NOT_ASKED)
        kind, arg = due.kind, due.arg
        trader = v.traders[seat]
        kept = (v.route.fees, max(0, v.route.fees - trader.money))
        if kind == tasks.CHOOSE_SIDE:
            return Message(messages.ASK_SIDE, (trader.career,))
        if kind == tasks.PICK:
            kontors = self.deck.intro_kontors - sum(kontor != NONE for kontor in trader.kontors)
            return Message(messages.ASK_PICK, (kontors, 2 - in_hand(trader)))
        if kind == tasks.PIRATE:
            if v.settings[settings.PIRATE_SIDE] == settings.FRONT:
                return Message(messages.ASK_PIRATE[arg], (v.pirate, v.pirate_price))
            return Message(messages.ASK_PIRATE_PRIVILEGE[arg], (v.pirate,))
        if kind == tasks.ROUTE:
            return ask_route(v, kept)
        if kind == tasks.EVALUATE:
            return Message(messages.ASK_EVALUATE, kept)
        if kind == tasks.MAKE_AT:
            if v.route.luxury_due == NONE:
                return Message(messages.ASK_MAKE_ANY_AT, (v.route.luxuries_due, *kept))
            return Message(messages.ASK_MAKE_AT, (GOODS + v.route.luxury_due, *kept))
        if kind == tasks.MAKE_IN_CITIES:
            return Message(messages.ASK_MAKE_IN, (v.route.luxuries_due, *kept))
        if kind == tasks.RECIPE:
            return Message(messages.ASK_RECIPE, (self.luxury_at(v, arg), arg, *kept))
        if kind == tasks.SOURCE:
            return Message(messages.ASK_SOURCE, (v.route.both.bit_length() - 1, *kept))
        if kind == tasks.KIND:
            return Message(messages.ASK_KIND, (v.route.kinds_due, *kept))
        if kind == tasks.GIVE:
            return Message(messages.ASK_GIVE, (v.route.kinds_due, *kept))
        if kind == tasks.FILE_ORDER:
            return Message(messages.ASK_FILE, self.rows(arg))
        if kind == tasks.STORE:
            if v.route.cargo:
                key = messages.ASK_STORE_LOSING if v.route.swapped else messages.ASK_STORE_INSTEAD
                return Message(key, (v.route.cargo.bit_length() - 1, *kept))
            return Message(messages.ASK_STORE, kept)
        return Message(messages.ASK_CHEAP_ORDER if v.route.bought else messages.ASK_PURCHASE, (trader.money,))

    def luxury_at(self, v: NovgorodView, city: int) -> int:
        return GOODS + self.deck.luxury[v.manufactories[city]]

    def progress(self, view: View) -> Message | None:
        v = cast(NovgorodView, view)
        if not v.round:
            return None
        return Message(messages.PROGRESS_LAST if v.last_round else messages.PROGRESS, (v.round,))

    def ending(self, view: View) -> Ending | None:
        return ending_of(cast(NovgorodView, view))

    # -- choices ---------------------------------------------------------------------------------------

    def rank(self, view: View, code: int) -> int:
        return LAST if self.codebook.parts(code)[0] in GIVING_UP else 0

    def choice(self, view: View, code: int) -> Message:
        v = cast(NovgorodView, view)
        verb, words = self.codebook.parts(code)
        at = words[0] if words else 0
        due = v.due_of(v.seat)
        if verb in ("order", "cheap"):
            return self.offer(v, verb, at)
        if verb in ("sail", "sail-fast"):
            return self.sail(v, verb, at)
        if verb in ("special", "special-cheap"):
            return self.special(v, verb, at)
        if verb == "side":
            return Message(messages.SIDE[at])
        if verb == "kontor":
            kontor = v.tops[at]
            good = self.deck.good_of[at]
            return Message(messages.KONTOR, (at, self.deck.price[kontor], self.deck.income[kontor], good))
        if verb == "ship":
            speed = v.traders[v.user].speed
            return Message(messages.SHIP, (speed + 1, self.deck.upgrade_cost[speed]))
        if verb == "pass":
            asked = due is not None and due.kind == tasks.PIRATE
            return Message(messages.PASS_PIRATE if asked else messages.PASS_PURCHASE)
        if verb in ("placeholder", "placeholder-fast"):
            city = v.route.cards[-1] % CITIES
            if verb == "placeholder":
                return Message(messages.PLACEHOLDER, (city,))
            return Message(messages.PLACEHOLDER_FAST, (city, self.forgone(v)))
        if verb == "stop":
            return Message(messages.STOP if v.route.cards else messages.STAY)
        if verb == "make":
            return self.make(v, at)
        if verb == "fulfil":
            return self.row(v, at, words[1])
        if verb == "rise":
            return self.level(v)
        if verb == "income":
            return Message(messages.TAKE_INCOME, (at, v.incomes[at], self.deck.good_of[at]))
        if verb == "extra-income":
            return Message(messages.TAKE_EXTRA_INCOME, (self.deck.amounts[EXTRA_INCOME], self.forgone(v)))
        if verb == "end":
            money = v.route.funds.income
            return (
                Message(messages.END_PAYING, (v.route.fees, money))
                if v.route.fees
                else Message(messages.END, (money,))
            )
        if verb == "at":
            return Message(messages.AT, (at, self.luxury_at(v, at)))
        if verb == "make-in":
            return self.make_in(v, self.deck.career_cities[at])
        if verb == "recipe":
            return self.recipe(v, due.arg if due is not None else 0, self.deck.sets[at])
        if verb == "give":
            return Message(messages.GIVE, (self.deck.career_goods[at],))
        if verb == "from":
            return Message(messages.FROM[at])
        if verb == "pirate":
            if v.settings[settings.PIRATE_SIDE] == settings.FRONT:
                return Message(messages.PIRATE, (at, v.pirate_price))
            return Message(messages.PIRATE_PRIVILEGE, (at, self.forgone(v)))
        if verb == "store":
            return Message(messages.STORE, (self.deck.good_of[at], v.incomes[at]))
        return Message(PLAIN_OPTIONS[verb], words)

    def offer(self, v: NovgorodView, verb: str, card: int) -> Message:
        what = () if card == STACK else self.rows(card)
        price = self.deck.order_price
        if verb == "order":
            return Message(messages.ORDER_STACK if card == STACK else messages.ORDER, (*what, price))
        price = max(0, price - self.deck.amounts[ORDER_DISCOUNT])
        return Message(
            messages.CHEAP_STACK if card == STACK else messages.CHEAP, (*what, price, self.forgone(v))
        )

    def forgone(self, v: NovgorodView) -> int:
        """NOV-602: the seals at the end of the turn that the use of a privilege gives up."""
        kept = SEAL in v.traders[v.user].privileges and not v.route.privilege_used
        return self.deck.amounts[SEAL] if kept else 0

    def rows(self, card: int) -> tuple[int, int]:
        return self.deck.wares(card, UPPER), self.deck.wares(card, LOWER)

    def sail(self, v: NovgorodView, verb: str, city: int) -> Message:
        fast = verb == "sail-fast"
        good = self.deck.good_of[city]
        lost = (self.forgone(v),) if fast else ()
        if v.traders[v.user].hold == city:
            return Message(messages.SAIL_SWAP_FAST if fast else messages.SAIL_SWAP, (city, good, *lost))
        if v.traders[v.user].kontors[city] != NONE:
            return Message(messages.SAIL_OWN_FAST if fast else messages.SAIL_OWN, (city, good, *lost))
        fee = self.deck.fee[city]
        return Message(messages.SAIL_BASE_FAST if fast else messages.SAIL_BASE, (city, good, fee, *lost))

    def row(self, v: NovgorodView, card: int, row: int) -> Message:
        rows = self.rows(card)
        if row == UPPER:
            return Message(messages.UPPER, (*rows, self.deck.row_seals))
        if card in v.route.halves:
            return Message(messages.LOWER_AFTER, (*rows, self.deck.both_seals - self.deck.row_seals))
        if card in v.traders[v.user].left:
            return Message(messages.LOWER_AFTER, (*rows, self.deck.row_seals))
        return Message(messages.LOWER, (*rows, self.deck.row_seals))

    def level(self, v: NovgorodView) -> Message:
        trader = v.traders[v.user]
        side = self.deck.careers[2 * trader.career + trader.side]
        wanted = self.deck.requirements[side.requirements[trader.level]]
        privilege = self.deck.privilege_order.index(side.privileges[trader.level])
        seals = side.seals_per_turn[trader.level + 1]
        level = trader.level + 1
        return Message(messages.RISE, (level, wanted.goods, wanted.luxuries, wanted.ducats, seals, privilege))

    def special(self, v: NovgorodView, verb: str, position: int) -> Message:
        part = self.deck.parts[len(PARTS) * v.column[position] + v.parts[position]]
        cheap = verb == "special-cheap"
        off = self.deck.amounts[ORDER_DISCOUNT] if cheap else 0
        price = max(0, v.special_prices[position] - off)
        skipped = sum(above != NONE for above in v.special_prices[:position])  # NOV-862
        told = (position + 1, wares_of(part), price, part.seals, part.inputs, skipped)
        return (
            Message(messages.SPECIAL_CHEAP, (*told, self.forgone(v)))
            if cheap
            else Message(messages.SPECIAL, told)
        )

    def make(self, v: NovgorodView, city: int) -> Message:
        """NOV-443: with what the recipes that can be used now bring."""
        at_hand = goods_for(v, self.deck, city)
        recipes = self.deck.recipes[v.manufactories[city]]
        usable = [recipe for recipe in recipes if not recipe.goods & ~at_hand]
        seals = [recipe.seals for recipe in usable or recipes]
        told = (self.luxury_at(v, city), city)
        if min(seals) == max(seals):
            return Message(messages.MAKE, (*told, seals[0]))
        return Message(messages.MAKE_BETWEEN, (*told, min(seals), max(seals)))

    def make_in(self, v: NovgorodView, cities: int) -> Message:
        chosen = [card for card in v.route.cards if card < CITIES and cities >> card & 1]
        args = [number for city in chosen for number in (self.luxury_at(v, city), city)]
        return Message(messages.MAKE_IN[len(chosen) - 2], tuple(args))

    def recipe(self, v: NovgorodView, city: int, goods: int) -> Message:
        if v.route.target != SEALS:
            return Message(messages.RECIPE, (goods,))
        for recipe in self.deck.recipes[v.manufactories[city]]:
            if recipe.goods == goods:
                return Message(messages.RECIPE_FOR_SEALS, (goods, recipe.seals))
        return Message(messages.RECIPE, (goods,))

    # -- events ----------------------------------------------------------------------------------------

    def event(self, who: int, code: int) -> Message | None:
        verb, words = self.codebook.parts(code)
        at = words[0] if words else 0
        if self.codebook.is_veiled(code):
            return Message(VEILED[verb], (at,))
        if verb in DEALT:
            return Message(DEALT[verb], (at, *self.rows(words[1])))
        if verb in CHANCES:
            return Message(CHANCES[verb], words)
        if verb == "open":
            return Message(messages.DID_OPEN, self.rows(at))
        if verb == "column":
            return Message(messages.DID_COLUMN, (wares_of(self.deck.parts[len(PARTS) * at]),))
        if verb in ("order", "cheap"):
            order = verb == "order"
            if at == STACK:
                return Message(messages.DID_ORDER_STACK if order else messages.DID_CHEAP_STACK, (who,))
            return Message(messages.DID_ORDER if order else messages.DID_CHEAP, (who, *self.rows(at)))
        if verb == "fulfil":
            return Message(messages.DID_FULFIL, (who, *self.rows(at), self.deck.wares(at, words[1])))
        if verb == "make-in":
            return Message(messages.DID_MAKE_IN, (who, self.deck.career_cities[at]))
        if verb == "recipe":
            return Message(messages.DID_RECIPE, (who, self.deck.sets[at]))
        if verb in ("special", "special-cheap"):
            return Message(
                messages.DID_SPECIAL if verb == "special" else messages.DID_SPECIAL_CHEAP, (who, at + 1)
            )
        if verb in ("use", "give"):
            return None  # all goods of a career level are in one message
        if verb == "side":
            return Message(messages.DID_SIDE[at], (who,))
        if verb == "from":
            return Message(messages.DID_FROM[at], (who,))
        return Message(DEEDS[verb], (who, *words))

    def forced(self, who: int, code: int) -> Message | None:
        """No message for passing, stopping and the only way to make something."""
        verb, _ = self.codebook.parts(code)
        return None if verb in SILENT else self.event(who, code)

    # -- targets ---------------------------------------------------------------------------------------

    def targets(self, view: View, code: int) -> list[str]:
        v = cast(NovgorodView, view)
        verb, words = self.codebook.parts(code)
        at = words[0] if words else 0
        seat = v.seat if v.seat is not None else v.user
        city = self.deck.city_ids[at] if at < CITIES else ""
        if verb == "kontor":
            return [f"kontor:{city}"]
        if verb in ("order", "cheap"):
            place = "stack:orders" if at == STACK else f"order:{self.order_id(at)}"
            return [place] if verb == "order" else ["privilege:order-discount", place]
        if verb == "pirate":
            return ["figure:pirate", f"city:{city}"]
        if verb == "sail":
            return [f"city:{city}"]
        if verb == "sail-fast":
            return ["privilege:speed", f"city:{city}"]
        if verb in ("placeholder", "placeholder-fast"):
            place = f"step:{len(v.route.cards)}"
            return [place] if verb == "placeholder" else ["privilege:speed", place]
        if verb in ("make", "at"):
            return [f"workshop:{city}"]
        if verb == "fulfil":
            return [f"order:{self.order_id(at)}", f"row:{self.order_id(at)}:{words[1]}"]
        if verb == "rise":
            return [f"rise:{seat}"]
        if verb in ("special", "special-cheap"):
            place = f"column:{at + 1}"
            return [place] if verb == "special" else ["privilege:order-discount", place]
        if verb in ("income", "store"):
            return [f"route:{city}", f"purse:{seat}" if verb == "income" else f"hold:{seat}"]
        if verb == "extra-income":
            return ["privilege:extra-income"]
        if verb == "make-in":
            return [f"workshop:{self.deck.city_ids[city]}" for city in members(self.deck.career_cities[at])]
        if verb == "recipe":
            return [f"good:{self.deck.good_ids[good]}" for good in members(self.deck.sets[at])]
        if verb == "give":
            return [f"good:{self.deck.good_ids[good]}" for good in members(self.deck.career_goods[at])]
        if verb == "use":
            return [f"good:{self.deck.good_ids[at]}"]
        if verb == "from":
            good = self.deck.good_ids[v.route.both.bit_length() - 1]
            return [f"hold:{seat}"] if at == 0 else [f"good:{good}"]
        if verb in ("left", "under"):
            due = v.due_of(seat)
            return [f"order:{self.order_id(due.arg)}", f"{verb}:{seat}"] if due is not None else []
        if verb == "side":
            return [f"side:{SIDES[at]}"]
        if verb == "ship":
            return [f"ship:{seat}"]
        return [f"button:{verb}"]

    def answers(self, view: View, code: int) -> list[str]:
        """What is sure to come ends a phase, as well as the button does."""
        verb, _ = self.codebook.parts(code)
        return [f"outlook:{view.seat}"] if verb in GIVING_UP and view.seat is not None else []

    def order_id(self, card: int) -> str:
        return self.deck.names("order")[card].id

    # -- actions ---------------------------------------------------------------------------------------

    def joins(self, before: Happening, event: Happening) -> bool:
        return joins(self.codebook, before, event)

    def action(self, events: list[Happening]) -> ActionLine | None:
        return action_line(self.deck, self.codebook, events)

    # -- the table -------------------------------------------------------------------------------------

    def table(self, view: View) -> list[TableSection]:
        return table_of(cast(NovgorodView, view), self.deck)

    def why_not_thing(self, view: View, due: Due, kind: str, name: str) -> WhyNot | None:
        return why_not_thing(cast(NovgorodView, view), self.deck, due, kind, name)

    def shortcuts(self, view: View) -> list[Shortcut]:
        return shortcuts_of(
            cast(NovgorodView, view), self.deck, self.codebook, lambda code: self.choice(view, code)
        )

    def consequences(self, view: View, code: int) -> list[Consequence]:
        verb, words = self.codebook.parts(code)
        return consequences_of(cast(NovgorodView, view), self.deck, verb, tuple(words))

    # -- cards -----------------------------------------------------------------------------------------

    def card(self, kind: str, index: int) -> list[Message]:
        """What a card does, line by line; empty for a card whose fields say it all."""
        deck = self.deck
        if kind == "order":
            return [Message(messages.CARD_ORDER, self.rows(index))]
        if kind == "special":
            parts = deck.parts[len(PARTS) * index : len(PARTS) * (index + 1)]
            return [
                Message(messages.CARD_PART, (at, wares_of(part), part.cost, part.seals, part.inputs))
                for at, part in enumerate(parts)
            ]
        if kind == "manufactory":
            luxury = GOODS + deck.luxury[index]
            return [
                Message(messages.CARD_RECIPE, (recipe.goods, luxury, recipe.seals))
                for recipe in deck.recipes[index]
            ]
        if kind == "career":
            return [message for side in range(len(SIDES)) for message in side_in_full(deck, index, side)]
        if kind == "bonus":
            bonus = deck.bonus[index]
            args = () if bonus.condition == VARIETY else (bonus.threshold,)
            return [Message(messages.CARD_BONUS[bonus.condition], args)]
        if kind == "privilege":
            effect = deck.privilege_order[index]
            return [Message(messages.CARD_PRIVILEGE[effect], (deck.amounts[effect],))]
        if kind == "ship":
            return [self.ship_step(speed) for speed in SPEEDS[2 * index : 2 * index + 2]]
        if kind == "merchant":
            return [
                Message(messages.CARD_MERCHANT[side], (deck.merchant[side].ducats, deck.merchant[side].seals))
                for side in range(len(SIDES))
            ]
        if kind == "pirate":
            return [
                Message(messages.CARD_PIRATE[0], (deck.pirate_penalty, *deck.pirate_cost)),
                Message(messages.CARD_PIRATE[1]),
            ]
        return []

    def ship_step(self, speed: int) -> Message:
        price = self.deck.upgrade_cost[speed]
        if speed == SPEEDS[-1]:
            return Message(messages.CARD_SHIP_LAST, (speed,))
        return Message(messages.CARD_SHIP, (speed, price))


def ask_route(v: NovgorodView, kept: tuple[int, int]) -> Message:
    room = v.route.limit - len(v.route.cards)
    if room <= 0:
        return Message(messages.ASK_ROUTE_FULL, kept)
    return (
        Message(messages.ASK_NEXT_CITY, (room, *kept))
        if v.route.cards
        else Message(messages.ASK_FIRST_CITY, (room,))
    )


def members(bits: int) -> list[int]:
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


PLAIN_OPTIONS: Final[dict[str, str]] = {
    "use": messages.USE,
    "left": messages.LEFT,
    "under": messages.UNDER,
    "store-nothing": messages.STORE_NOTHING,
}
"""Choices whose arguments are the words of their code."""
VEILED: Final[dict[str, str]] = {"draw": messages.DID_DRAW_VEILED, "counter": messages.DID_COUNTER_VEILED}
DEALT: Final[dict[str, str]] = {"draw": messages.DID_DRAW, "counter": messages.DID_COUNTER}
CHANCES: Final[dict[str, str]] = {
    "manufactory": messages.DID_MANUFACTORY,
    "bonus": messages.DID_BONUS,
    "career": messages.DID_CAREER,
    "merchant-at": messages.DID_MERCHANT,
    "pirate-at": messages.DID_PIRATE_AT,
}
"""Chance outcomes whose arguments are the words of their code."""
DEEDS: Final[dict[str, str]] = {
    "kontor": messages.DID_KONTOR,
    "ship": messages.DID_SHIP,
    "pass": messages.DID_PASS,
    "pirate": messages.DID_PIRATE,
    "sail": messages.DID_SAIL,
    "sail-fast": messages.DID_SAIL_FAST,
    "placeholder": messages.DID_PLACEHOLDER,
    "placeholder-fast": messages.DID_PLACEHOLDER_FAST,
    "stop": messages.DID_STOP,
    "make": messages.DID_MAKE,
    "rise": messages.DID_RISE,
    "income": messages.DID_INCOME,
    "extra-income": messages.DID_EXTRA_INCOME,
    "end": messages.DID_END,
    "at": messages.DID_AT,
    "left": messages.DID_LEFT,
    "under": messages.DID_UNDER,
    "store": messages.DID_STORE,
    "store-nothing": messages.DID_STORE_NOTHING,
}
"""Events whose arguments are the seat and the words of their code."""
GIVING_UP: Final = ("pass", "stop", "end", "store-nothing")
SILENT: Final = ("pass", "stop", "store-nothing", "at", "make-in", "recipe", "from")
