"""What a choice of Novgorod is known to bring about, as far as the story does not tell it at once."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import Consequence, Message
from roadstead.games.novgorod import messages, settings, tasks
from roadstead.games.novgorod.career_words import side_of
from roadstead.games.novgorod.deck import LOWER, NONE, SEAL, SPEED, UPPER, NovgorodDeck
from roadstead.games.novgorod.reach import has_placeholder
from roadstead.games.novgorod.view import NovgorodView

OUTCOMES: Final[dict[str, str]] = {
    messages.PAYS: "cost",
    messages.FEES: "cost",
    messages.MAKES: "cost",
    messages.USES_FOR_CAREER: "cost",
    messages.INCOME: "gain",
    messages.EXTRA_INCOME: "gain",
    messages.MERCHANT_PAYS: "gain",
    messages.MERCHANT_SEALS: "gain",
    messages.FOR_SEALS: "gain",
    messages.ROW_DONE: "gain",
    messages.RISES: "gain",
    messages.SPECIAL_DONE: "gain",
    messages.CAREER_SEALS: "gain",
    messages.PRIVILEGE_SEAL: "gain",
    messages.BONUS: "gain",
    messages.LOST_FROM_HOLD: "loss",
    messages.LAST_ROUND: "ends",
    messages.STOPPED: "ends",
    messages.GAME_OVER: "ends",
    messages.RED_X: "ends",
}
"""Lines of the story with their kinds."""
FORETOLD: Final[dict[str, str]] = {
    messages.GAME_OVER: messages.MEANS_END,
    messages.PRIVILEGE_SEAL: messages.MEANS_PRIVILEGE_SEAL,
}
FORETOLD_OWN: Final[dict[str, str]] = {
    messages.RED_X: messages.MEANS_RED_X,
}
PRIVILEGE_USED: Final = (messages.THEN_NO_PRIVILEGE, messages.THEN_NO_SEAL)
SAYS: Final[dict[str, tuple[str, ...]]] = {
    messages.KONTOR: (messages.PAYS, messages.THEN_PAY),
    messages.ORDER: (messages.PAYS, messages.THEN_PAY),
    messages.ORDER_STACK: (messages.PAYS, messages.THEN_PAY),
    messages.CHEAP: (messages.PAYS, *PRIVILEGE_USED),
    messages.CHEAP_STACK: (messages.PAYS, *PRIVILEGE_USED),
    messages.SHIP: (messages.PAYS,),
    messages.SPECIAL: (messages.PAYS, messages.THEN_SKIPS),
    messages.SPECIAL_CHEAP: (messages.PAYS, messages.THEN_SKIPS, *PRIVILEGE_USED),
    messages.SAIL_BASE: (messages.THEN_FEE,),
    messages.SAIL_BASE_FAST: (messages.THEN_FEE, *PRIVILEGE_USED),
    messages.SAIL_OWN_FAST: PRIVILEGE_USED,
    messages.SAIL_SWAP: (messages.THEN_USE_OR_LOSE,),
    messages.SAIL_SWAP_FAST: (messages.THEN_USE_OR_LOSE, *PRIVILEGE_USED),
    messages.PLACEHOLDER_FAST: PRIVILEGE_USED,
    messages.TAKE_INCOME: (messages.INCOME,),
    messages.TAKE_EXTRA_INCOME: (messages.EXTRA_INCOME, *PRIVILEGE_USED),
    messages.STOP: (messages.THEN_ROUTE_ENDS,),
    messages.STAY: (messages.THEN_ROUTE_ENDS,),
    messages.MAKE: (messages.FOR_SEALS,),
    messages.UPPER: (messages.ROW_DONE,),
    messages.LOWER: (messages.ROW_DONE, messages.THEN_UPPER_LAPSES),
    messages.LOWER_AFTER: (messages.ROW_DONE,),
    messages.RISE: (messages.RISES, messages.THEN_COVERS),
    messages.RECIPE: (messages.MAKES,),
    messages.RECIPE_FOR_SEALS: (messages.MAKES, messages.FOR_SEALS),
    messages.END: (messages.THEN_PHASE_ENDS,),
    messages.END_PAYING: (messages.THEN_PHASE_ENDS, messages.FEES, messages.INCOME),
}
"""By choice, the consequences that its own words tell already."""
WITH_PRIVILEGE: Final = ("sail-fast", "placeholder-fast", "cheap", "special-cheap", "extra-income")


def consequences_of(
    v: NovgorodView, deck: NovgorodDeck, verb: str, words: tuple[int, ...]
) -> list[Consequence]:
    found = [*of_privilege(v, deck, verb), *of_route(v, deck, verb, words)]
    at = words[0] if words else 0
    due = v.due_of(v.seat)
    if due is not None and due.kind == tasks.PICK:  # NOV-306
        price = deck.price[v.tops[at]] if verb == "kontor" else deck.order_price
        found.append(Consequence("cost", Message(messages.THEN_PAY, (price,))))
    elif verb == "fulfil" and words[1] == LOWER and at in v.traders[v.user].known + v.traders[v.user].closed:
        found.append(excludes(messages.THEN_UPPER_LAPSES, deck.wares(at, UPPER)))  # NOV-457
    elif verb == "under" and due is not None:
        found.append(excludes(messages.THEN_LOWER_LAPSES, deck.wares(due.arg, LOWER)))  # NOV-455
    elif verb in ("special", "special-cheap"):
        skipped = sum(price != NONE for price in v.special_prices[:at])
        if skipped:
            found.append(excludes(messages.THEN_SKIPS, skipped))  # NOV-862
    elif verb == "rise":
        found += of_rising(v, deck)
    elif verb == "recipe" and due is not None:
        found += of_recipe(v, deck, due.arg, deck.sets[at])
    elif verb == "end":
        found.append(Consequence("ends", Message(messages.THEN_PHASE_ENDS)))
    return found


def excludes(key: str, *args: int) -> Consequence:
    return Consequence("excludes", Message(key, args))


def of_privilege(v: NovgorodView, deck: NovgorodDeck, verb: str) -> list[Consequence]:
    """NOV-403, NOV-602: no other privilege in this turn, not even the seal at its end."""
    by_privilege = verb == "pirate" and v.settings[settings.PIRATE_SIDE] == settings.BACK
    if verb not in WITH_PRIVILEGE and not by_privilege:
        return []
    found = [excludes(messages.THEN_NO_PRIVILEGE)]
    if SEAL in v.traders[v.user].privileges:
        found.append(Consequence("loss", Message(messages.THEN_NO_SEAL, (deck.amounts[SEAL],))))
    return found


def of_route(v: NovgorodView, deck: NovgorodDeck, verb: str, words: tuple[int, ...]) -> list[Consequence]:
    """Fees, and what a card of the route rules out."""
    if verb == "stop":
        return [Consequence("ends", Message(messages.THEN_ROUTE_ENDS))]
    trader = v.traders[v.user]
    found: list[Consequence] = []
    if verb in ("placeholder", "placeholder-fast"):
        return [excludes(messages.THEN_NO_KONTOR)] if trader.spare == 1 else []
    if verb not in ("sail", "sail-fast"):
        return []
    city = words[0]
    if trader.kontors[city] == NONE and deck.fee[city]:  # NOV-415
        found.append(Consequence("cost", Message(messages.THEN_FEE, (deck.fee[city],))))
    if trader.hold == city:  # NOV-R15
        found.append(Consequence("loss", Message(messages.THEN_USE_OR_LOSE, (deck.good_of[city],))))
    if city == v.pirate and v.settings[settings.PIRATE_SIDE] == settings.FRONT:  # NOV-831
        limit = v.route.limit - deck.pirate_penalty
        if verb == "sail-fast":
            limit += deck.amounts[SPEED]
        found.append(excludes(messages.THEN_SHORTER, limit))
    return found


def of_rising(v: NovgorodView, deck: NovgorodDeck) -> list[Consequence]:
    """NOV-464, NOV-701."""
    trader = v.traders[v.user]
    side = side_of(deck, trader)
    privilege = deck.privilege_order.index(side.privileges[trader.level])
    found = [Consequence("loss", Message(messages.THEN_COVERS, (privilege,)))]
    if trader.level + 1 == len(side.requirements) and not v.last_round:
        found.append(Consequence("ends", Message(messages.THEN_COMPLETE)))
    return found


def of_recipe(v: NovgorodView, deck: NovgorodDeck, city: int, goods: int) -> list[Consequence]:
    """NOV-444: the good under the manufactory, if the recipe does not use it."""
    good = deck.good_of[city]
    if has_placeholder(v, city) or not v.route.up >> good & 1 or goods >> good & 1:
        return []
    return [Consequence("loss", Message(messages.THEN_LOSES_GOOD, (good, city)))]
