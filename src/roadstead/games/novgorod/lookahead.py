"""Looks ahead with the goods of a route: whether a target can be completed and the port fees can be paid.

The functions try things out on the position itself and put everything back (`remember`, `recall`).
"""

from __future__ import annotations

from roadstead.games.novgorod import settings
from roadstead.games.novgorod.deck import CITIES, EXTRA_INCOME, NONE, Recipe
from roadstead.games.novgorod.state import PLACEHOLDER, SEALS, NovgorodState

# -- port fees: NOV-R14 -------------------------------------------------------------------------------------


def is_safe(s: NovgorodState) -> bool:
    """Whether the port fees can be paid, if necessary by luxury goods made for seals."""
    if s.fees <= s.money[s.user]:
        return True
    missing = s.fees - funds(s)
    if missing <= 0:
        return True
    most = 0
    idle = True
    for card in s.route:
        if card < PLACEHOLDER and can_lay(s, card):
            worth = best_worth(s, card)
            if worth != NONE:
                idle = False
                most += worth
    if idle:
        return False
    if s.merchant != NONE:
        most += s.deck.merchant[s.settings[settings.MERCHANT_SIDE]].ducats
    return most >= missing and can_earn_fees(s)


def best_worth(s: NovgorodState, city: int) -> int:
    """The most ducats a manufactory can make of the present goods; NONE if it can make nothing."""
    best = NONE
    for recipe in s.deck.recipes[s.manufactory[city]]:
        if recipe.seals > best and has_goods_for(s, city, recipe.goods):
            best = recipe.seals
    return best


def funds(s: NovgorodState) -> int:
    """The F of NOV-R14: ducats, open income, the merchant's ducats for it and the extra income."""
    user = s.user
    total = s.money[user]
    open_kontors = s.up & s.own
    for card in s.route:
        if card < PLACEHOLDER and open_kontors >> s.deck.good_of[card] & 1:
            total += s.deck.income[s.kontor[CITIES * user + card]] + merchant_income(s, card)
    if s.may_use(user, EXTRA_INCOME):
        total += s.deck.amounts[EXTRA_INCOME]
    return total


def merchant_income(s: NovgorodState, city: int) -> int:
    """NOV-821: what the merchant adds to the income of a kontor."""
    if city != s.merchant or s.merchant_paid:
        return 0
    merchant = s.deck.merchant[s.settings[settings.MERCHANT_SIDE]]
    return merchant.ducats if merchant.on_income else 0


def can_earn_fees(s: NovgorodState) -> bool:
    """Whether luxury goods made for seals can lead to a position whose funds cover the fees."""
    memo = s.remember()
    for city in workshops(s):
        for recipe in s.deck.recipes[s.manufactory[city]]:
            if not has_goods_for(s, city, recipe.goods):
                continue
            for held in from_hold(s, city, recipe.goods):
                make(s, city, recipe.goods, held)
                earn(s, city, recipe)
                safe = funds(s) >= s.fees or can_earn_fees(s)
                s.recall(memo)
                if safe:
                    return True
    return False


# -- luxury goods -------------------------------------------------------------------------------------------


def workshops(s: NovgorodState) -> list[int]:
    """NOV-442: the cities of the route whose manufactory can be laid, from left to right."""
    return [card for card in s.route if card < PLACEHOLDER and can_lay(s, card)]


def can_lay(s: NovgorodState, city: int) -> bool:
    if s.made >> city & 1 or not s.cities >> city & 1:
        return False
    return bool(s.spots >> city & 1 or s.up >> s.deck.good_of[city] & 1)  # NOV-442, NOV-R36


def has_goods_for(s: NovgorodState, city: int, goods: int) -> bool:
    """NOV-443, NOV-434: whether the goods are left of the manufactory or in the hold."""
    return not goods & ~(s.up & s.reach[city] | s.cargo)


def from_hold(s: NovgorodState, city: int, goods: int) -> list[int]:
    """The ways to take goods for a manufactory, each as the set that comes from the hold (NOV-D06)."""
    in_route = s.up & s.reach[city]
    both = goods & in_route & s.cargo
    if not s.spots >> city & 1:
        both &= ~(1 << s.deck.good_of[city])  # it would be lost otherwise
    if both:
        return [both, 0]
    return [goods & ~in_route]


def make(s: NovgorodState, city: int, goods: int, held: int) -> None:
    """NOV-441: use up the goods, the set `held` of them from the hold, and cover what must be covered."""
    s.cargo &= ~held
    s.up &= ~(goods & ~held)  # NOV-431, NOV-433
    if not s.spots >> city & 1:  # NOV-R47
        s.up &= ~(1 << s.deck.good_of[city])  # NOV-444
    s.made |= 1 << city  # NOV-442, NOV-I07


def earn(s: NovgorodState, city: int, recipe: Recipe) -> None:
    """The ducats of a luxury good made for seals, the merchant's included."""
    s.money[s.user] += recipe.seals  # NOV-445, NOV-I13
    if merchant_rewards(s, city):
        s.merchant_paid = 1  # NOV-R30
        s.money[s.user] += s.deck.merchant[s.settings[settings.MERCHANT_SIDE]].ducats  # NOV-821


def merchant_rewards(s: NovgorodState, city: int) -> bool:
    """NOV-821, NOV-823, NOV-R30: a luxury good made for seals here is worth more."""
    if city != s.merchant or s.merchant_paid:
        return False
    return s.deck.merchant[s.settings[settings.MERCHANT_SIDE]].on_luxury


# -- targets: NOV-D06 ---------------------------------------------------------------------------------------


def can_complete(s: NovgorodState) -> bool:
    """Whether the target in progress can be completed and the fees can still be paid."""
    if s.luxuries_due:
        return any(can_complete_at(s, city) for city in makers(s))
    available = s.up | s.cargo  # NOV-432
    if s.goods_due & ~available:
        return False
    at_hand = s.fees <= s.money[s.user]
    if s.kinds_due:
        later = available >> s.kind_after + 1
        if later.bit_count() < s.kinds_due:
            return False
        if not at_hand:
            return any(can_complete_with_kind(s, kind) for kind in later_kinds(s))
    if at_hand:
        return True
    return any(can_complete_from(s, held) for held in goods_from_hold(s))


def makers(s: NovgorodState) -> list[int]:
    """The cities whose manufactory makes what the target asks for next, from left to right."""
    found: list[int] = []
    for city in workshops(s):
        luxury = s.deck.luxury[s.manufactory[city]]
        if s.luxury_due == NONE:
            wanted = not s.luxuries_made >> luxury & 1 and s.reach[city] & ~s.right_of != 0
            if s.cities_due and not s.cities_due >> city & 1:
                wanted = False
        else:
            wanted = luxury == s.luxury_due  # NOV-453, NOV-R46: wherever it lies
        if wanted:
            found.append(city)
    return found


def can_complete_at(s: NovgorodState, city: int) -> bool:
    return any(can_complete_by(s, city, recipe) for recipe in s.deck.recipes[s.manufactory[city]])


def can_complete_in(s: NovgorodState, cities: int) -> bool:
    """With the luxury goods made in these cities, from left to right: any other way to make them ends the same."""
    s.cities_due = cities
    possible = can_complete(s)
    s.cities_due = 0
    return possible


def can_complete_by(s: NovgorodState, city: int, recipe: Recipe) -> bool:
    if recipe.count < s.inputs_due or not has_goods_for(s, city, recipe.goods):  # NOV-856, NOV-R44
        return False
    return any(can_complete_making(s, city, recipe, held) for held in from_hold(s, city, recipe.goods))


def can_complete_making(s: NovgorodState, city: int, recipe: Recipe, held: int) -> bool:
    memo = s.remember()
    make_for_target(s, city, recipe, held)
    possible = can_complete(s)
    s.recall(memo)
    return possible


def make_for_target(s: NovgorodState, city: int, recipe: Recipe, held: int) -> None:
    """A luxury good that goes to the target in progress at once (NOV-447)."""
    make(s, city, recipe.goods, held)
    if s.target == SEALS:  # NOV-446, NOV-463, NOV-822, NOV-861
        earn(s, city, recipe)
        return
    s.luxuries_due -= 1
    s.luxuries_made |= 1 << s.deck.luxury[s.manufactory[city]]
    s.right_of = s.reach[city]


def later_kinds(s: NovgorodState) -> list[int]:
    """Kinds that come later in the goods order than the one chosen before; so each set is tried once."""
    available = s.up | s.cargo  # NOV-432, NOV-R16
    return [kind for kind in range(s.kind_after + 1, len(s.deck.good_ids)) if available >> kind & 1]


def can_complete_with_kind(s: NovgorodState, kind: int) -> bool:
    memo = s.remember()
    choose_kind(s, kind)
    possible = can_complete(s)
    s.recall(memo)
    return possible


def choose_kind(s: NovgorodState, kind: int) -> None:
    s.kinds_due -= 1
    s.kind_after = kind
    s.goods_due |= 1 << kind


def can_complete_with_goods(s: NovgorodState, goods: int) -> bool:
    memo = s.remember()
    choose_goods(s, goods)
    possible = can_complete(s)
    s.recall(memo)
    return possible


def choose_goods(s: NovgorodState, goods: int) -> None:
    s.kinds_due = 0
    s.goods_due = goods


def goods_from_hold(s: NovgorodState) -> list[int]:
    """The ways to take the goods that are due, each as the set that comes from the hold."""
    both = s.goods_due & s.up & s.cargo
    if both:
        return [both, 0]
    return [s.goods_due & ~s.up]


def can_complete_from(s: NovgorodState, held: int) -> bool:
    memo = s.remember()
    use_up(s, held)
    possible = is_safe(s)
    s.recall(memo)
    return possible


def use_up(s: NovgorodState, held: int) -> None:
    """NOV-452: use up the goods that are due, the set `held` of them from the hold."""
    s.cargo &= ~held
    s.up &= ~(s.goods_due & ~held)  # NOV-431, NOV-433
    s.goods_due = 0
