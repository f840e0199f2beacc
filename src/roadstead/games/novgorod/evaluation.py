"""Phase 2: evaluate the route."""

from __future__ import annotations

from bisect import insort

from roadstead.engine.codes import Family
from roadstead.engine.draw import Draw
from roadstead.engine.game import Decision, Step
from roadstead.engine.pile import Pile
from roadstead.games.novgorod import messages, settings, tasks
from roadstead.games.novgorod.deck import (
    CAREER_SEALS,
    CITIES,
    EXTRA_INCOME,
    GOODS,
    LOWER,
    LUXURY_INPUTS,
    NONE,
    ORDER_DISCOUNT,
    ORDERS_UNDER_SHIP,
    PARTS,
    SPECIALS,
    UPPER,
    Part,
    Recipe,
    set_of,
)
from roadstead.games.novgorod.lookahead import (
    can_complete,
    can_complete_at,
    can_complete_by,
    can_complete_from,
    can_complete_in,
    can_complete_making,
    can_complete_with_goods,
    can_complete_with_kind,
    choose_goods,
    choose_kind,
    from_hold,
    funds,
    goods_from_hold,
    is_safe,
    later_kinds,
    make_for_target,
    makers,
    merchant_income,
    merchant_rewards,
    use_up,
    workshops,
)
from roadstead.games.novgorod.settings import FRONT
from roadstead.games.novgorod.state import (
    FULFILLED_ORDERS,
    LEVEL,
    LUXURY_GOODS,
    LUXURY_SEALS,
    MERCHANT,
    NO_TARGET,
    PAIR_COUNT,
    PLACEHOLDER,
    ROW,
    ROW_COUNT,
    SEALS,
    SPECIAL,
    SPECIAL_ORDERS,
    NovgorodState,
)
from roadstead.games.novgorod.turn import (
    can_move_pirate,
    move_merchant,
    move_pirate,
    pirate_moves,
    pirate_price,
    tell_price,
)


class Evaluate(Decision[NovgorodState]):
    """NOV-D05. Always asked: the number of choices depends on hidden orders."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.always_asked = True

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found: list[int] = []
        if (
            s.pirate_side() == FRONT
            and can_move_pirate(s, seat)
            and can_spend(s, seat, pirate_price(s, seat))
        ):
            found += pirate_moves(s)
        for city in workshops(s):
            if can_make_for_seals(s, city):
                found.append(codes.make.at(city))
        for card in s.closed[seat] + s.known[seat]:  # NOV-451
            found += [codes.fulfil.at2(card, row) for row in (UPPER, LOWER) if can_fulfil(s, card, row)]
        for card in s.left[seat] + s.halves:  # NOV-451, NOV-456
            if can_fulfil(s, card, LOWER):
                found.append(codes.fulfil.at2(card, LOWER))
        if can_rise(s, seat):
            found.append(codes.rise.code)
        if s.column:
            found += special_choices(s, seat)
        for city in open_kontors(s):
            if can_take_income(s, seat, city):
                found.append(codes.income.at(city))
        if s.may_use(seat, EXTRA_INCOME):  # NOV-482
            found.append(codes.extra_income.code)
        if s.fees <= s.money[seat] or s.fees <= funds(s):  # NOV-R14
            found.append(codes.end.code)
        found.sort()
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.end.code:
            end_evaluation(s, seat)
            return
        s.then(self.kind, seat)  # NOV-431: any number of actions, in any order
        if codes.income.has(code):
            take_income(s, seat, codes.income.index(code))
        elif code == codes.extra_income.code:
            use_extra_income(s, seat)
        elif codes.move_pirate.has(code):
            move_pirate(s, seat, codes.move_pirate.index(code))
        else:
            s.then(tasks.PROCEED, seat)
            self.begin(s, seat, code)

    def begin(self, s: NovgorodState, seat: int, code: int) -> None:
        """Begin a target: what goods and luxury goods are used for."""
        codes = s.codes
        if codes.make.has(code):
            s.then(tasks.RECIPE, seat, codes.make.index(code))
            s.target = SEALS
        elif codes.fulfil.has(code):
            show_order(s, seat, codes.fulfil.word(code, 0))
            begin_row(s, codes.fulfil.index(code))
        elif code == codes.rise.code:
            before = s.money[seat]
            begin_level(s, seat)
            tell_price(s, seat, before - s.money[seat])
        else:
            if codes.special_cheap.has(code):
                use_discount(s)
            family = codes.special_cheap if codes.special_cheap.has(code) else codes.special
            before = s.money[seat]
            begin_special(s, seat, family.index(code))
            tell_price(s, seat, before - s.money[seat])


# -- what can be done ---------------------------------------------------------------------------------------


def can_spend(s: NovgorodState, seat: int, ducats: int) -> bool:
    """NOV-502, NOV-R14: the ducats are at hand and the fees stay payable."""
    if s.money[seat] < ducats:
        return False
    s.money[seat] -= ducats
    safe = is_safe(s)
    s.money[seat] += ducats
    return safe


def can_make_for_seals(s: NovgorodState, city: int) -> bool:
    s.target = SEALS
    possible = can_complete_at(s, city)
    s.target = NO_TARGET
    return possible


def can_fulfil(s: NovgorodState, card: int, row: int) -> bool:
    if s.deck.row_goods[2 * card + row] & ~(s.up | s.cargo):
        return False
    begin_row(s, 2 * card + row)
    possible = can_complete(s)
    clear_target(s)
    return possible


def can_rise(s: NovgorodState, seat: int) -> bool:
    side = s.career_side(seat)
    if s.level[seat] == len(side.requirements):  # NOV-461
        return False
    requirement = s.deck.requirements[side.requirements[s.level[seat]]]
    if s.money[seat] < requirement.ducats:
        return False
    memo = s.remember()
    begin_level(s, seat)
    possible = can_complete(s)
    clear_target(s)
    s.recall(memo)
    return possible


def special_choices(s: NovgorodState, seat: int) -> list[int]:
    """NOV-854."""
    codes = s.codes
    found: list[int] = []
    discount = s.may_use(seat, ORDER_DISCOUNT)  # NOV-855
    for position in range(s.done.bit_length(), SPECIALS):  # NOV-862
        part = shown_part(s, position)
        if part.goods & ~(s.up | s.cargo):  # NOV-R16
            continue
        memo = s.remember()
        if can_begin_special(s, seat, position):
            found.append(codes.special.at(position))
        s.recall(memo)
        if discount:
            use_discount(s)
            if can_begin_special(s, seat, position):
                found.append(codes.special_cheap.at(position))
            s.recall(memo)
    return found


def can_begin_special(s: NovgorodState, seat: int, position: int) -> bool:
    """Changes the position; the caller restores it."""
    if s.money[seat] < special_price(s, position) - s.rest:
        return False
    begin_special(s, seat, position)
    possible = can_complete(s)
    clear_target(s)
    return possible


def open_kontors(s: NovgorodState) -> list[int]:
    """NOV-481: the cities of the route whose own kontor is still open."""
    usable = s.up & s.own  # NOV-434, NOV-472, NOV-R12: neither the hold nor base kontors
    return [card for card in s.route if card < PLACEHOLDER and usable >> s.deck.good_of[card] & 1]


def can_take_income(s: NovgorodState, seat: int, city: int) -> bool:
    """Whether the fees can still be paid: the good of a cashed kontor is lost for luxury goods (NOV-R14)."""
    if s.fees <= s.money[seat]:
        return True
    memo = s.remember()
    cash(s, seat, city)
    safe = is_safe(s)
    s.recall(memo)
    return safe


# -- what is done -------------------------------------------------------------------------------------------


def cash(s: NovgorodState, seat: int, city: int) -> int:
    """NOV-481; returns what the merchant adds."""
    extra = merchant_income(s, city)  # NOV-821
    if extra:
        s.merchant_paid = 1  # NOV-R30
    s.money[seat] += s.deck.income[s.kontor[CITIES * seat + city]] + extra
    s.up &= ~(1 << s.deck.good_of[city])  # NOV-431
    return extra


def take_income(s: NovgorodState, seat: int, city: int) -> None:
    before = s.money[seat]
    extra = cash(s, seat, city)
    s.say(messages.INCOME, seat, city, s.money[seat] - before - extra)
    if extra:
        s.say(messages.MERCHANT_PAYS, seat, extra)


def use_extra_income(s: NovgorodState, seat: int) -> None:
    """NOV-482."""
    s.privilege = 1
    s.money[seat] += s.deck.amounts[EXTRA_INCOME]
    s.say(messages.EXTRA_INCOME, seat, s.deck.amounts[EXTRA_INCOME])


def show_order(s: NovgorodState, seat: int, card: int) -> None:
    """NOV-451: an order is public from the moment it is chosen for a row."""
    if card in s.closed[seat]:
        s.closed[seat].remove(card)
        insort(s.known[seat], card)
        s.reveals += 1


def begin_row(s: NovgorodState, row: int) -> None:
    """NOV-452, NOV-453; `row` is 2 * order + row."""
    s.target = ROW
    s.target_at = row
    s.goods_due = s.deck.row_goods[row]
    s.luxury_due = s.deck.row_luxury[row]
    s.luxuries_due = 1 if s.luxury_due != NONE else 0


def begin_level(s: NovgorodState, seat: int) -> None:
    """NOV-461, NOV-462."""
    side = s.career_side(seat)
    requirement = s.deck.requirements[side.requirements[s.level[seat]]]
    s.target = LEVEL
    s.covers = side.privileges[s.level[seat]]  # NOV-R35
    s.money[seat] -= requirement.ducats
    s.kinds_due = requirement.goods
    s.luxuries_due = requirement.luxuries


def shown_part(s: NovgorodState, position: int) -> Part:
    card = s.column[position]
    return s.deck.parts[len(PARTS) * card + s.part[card]]  # NOV-853


def special_price(s: NovgorodState, position: int) -> int:
    """NOV-854, NOV-R33: without the discount."""
    skipped = position - (s.done & (1 << position) - 1).bit_count()
    return shown_part(s, position).cost + s.deck.skip_cost * skipped


def use_discount(s: NovgorodState) -> None:
    """NOV-855."""
    s.privilege = 1  # NOV-R34
    s.rest = s.deck.amounts[ORDER_DISCOUNT]


def begin_special(s: NovgorodState, seat: int, position: int) -> None:
    """NOV-854."""
    part = shown_part(s, position)
    price = special_price(s, position)
    off = min(price, s.rest)  # NOV-855
    s.rest -= off  # NOV-863, NOV-R34
    s.money[seat] -= price - off
    s.target = SPECIAL
    s.target_at = position
    s.goods_due = part.goods
    s.luxury_due = part.luxury
    s.luxuries_due = 1 if part.luxury != NONE else 0
    s.inputs_due = part.inputs  # NOV-856, NOV-R44


def clear_target(s: NovgorodState) -> None:
    s.target = NO_TARGET
    s.target_at = 0
    s.luxuries_due = 0
    s.luxury_due = NONE
    s.inputs_due = 0
    s.luxuries_made = 0
    s.right_of = 0
    s.cities_due = 0
    s.kinds_due = 0
    s.kind_after = NONE
    s.goods_due = 0
    s.covers = NONE


# -- the choices within a target: NOV-D06 -------------------------------------------------------------------


class Proceed(Step[NovgorodState]):
    """Ducats are paid; luxury goods come next, then kinds of goods, then their sources."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        if not s.luxuries_due | s.kinds_due | s.goods_due:
            complete(s, seat)
            return
        s.then(self.kind, seat)
        one_by_one = s.novgorod.one_by_one  # until version 2
        if s.luxuries_due:
            together = s.luxuries_due > 1 and not s.cities_due and not one_by_one
            s.then(tasks.MAKE_IN_CITIES if together else tasks.MAKE_AT, seat)
        elif s.kinds_due:
            s.then(tasks.KIND if one_by_one else tasks.GIVE, seat)
        else:
            ways = goods_from_hold(s)
            if len(ways) > 1:
                s.then(tasks.SOURCE, seat)
            else:
                use_goods_due(s, seat, ways[0])


class MakeInCities(Decision[NovgorodState]):
    """The cities whose manufactories make the different luxury goods a career level asks for."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        family = s.codes.make_in
        sets = s.deck.career_cities
        others = ~set_of(makers(s))
        due = s.luxuries_due
        found: list[int] = []
        for place in range(len(sets)):
            cities = sets[place]
            if not cities & others and cities.bit_count() == due and can_complete_in(s, cities):
                found.append(family.at(place))
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        s.cities_due = s.deck.career_cities[s.codes.make_in.index(code)]


class MakeAt(Decision[NovgorodState]):
    """The city whose manufactory makes the luxury good; the leftmost one of those chosen before."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        family = s.codes.at
        return sorted(family.at(city) for city in makers(s) if can_complete_at(s, city))

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        s.then(tasks.RECIPE, seat, s.codes.at.index(code))


class ChooseRecipe(Decision[NovgorodState]):
    """The goods that go into the luxury good; the argument is the city."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        family = s.codes.recipe
        recipes = s.deck.recipes[s.manufactory[arg]]
        return sorted(
            family.at(s.deck.sets.index(recipe.goods))
            for recipe in recipes
            if can_complete_by(s, arg, recipe)
        )

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        chosen = s.codes.recipe.index(code)
        ways = from_hold(s, arg, s.deck.sets[chosen])
        if len(ways) > 1:
            s.then(tasks.SOURCE, seat, 1 + arg + CITIES * chosen)
        else:
            make_luxury(s, seat, arg, recipe_of(s, arg, s.deck.sets[chosen]), ways[0])


class Source(Decision[NovgorodState]):
    """Hold or route, for a good that is in both; argument 0 for the goods due, else 1 + city + 8 * recipe."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        family = s.codes.source
        ways = self.ways(s, arg)
        return [family.at(way) for way in range(len(ways)) if self.can_complete(s, arg, ways[way])]

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        held = self.ways(s, arg)[s.codes.source.index(code)]
        if arg:
            city = (arg - 1) % CITIES
            make_luxury(s, seat, city, recipe_of(s, city, s.deck.sets[(arg - 1) // CITIES]), held)
        else:
            use_goods_due(s, seat, held)

    def ways(self, s: NovgorodState, arg: int) -> list[int]:
        """The goods that come from the hold."""
        if not arg:
            return goods_from_hold(s)
        return from_hold(s, (arg - 1) % CITIES, s.deck.sets[(arg - 1) // CITIES])

    def can_complete(self, s: NovgorodState, arg: int, held: int) -> bool:
        if not arg:
            return can_complete_from(s, held)
        city = (arg - 1) % CITIES
        return can_complete_making(s, city, recipe_of(s, city, s.deck.sets[(arg - 1) // CITIES]), held)


class Give(Decision[NovgorodState]):
    """The different goods a career level asks for."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        family = s.codes.give
        sets = s.deck.career_goods
        missing = ~(s.up | s.cargo)  # NOV-432, NOV-R16
        due = s.kinds_due
        found: list[int] = []
        for place in range(len(sets)):
            goods = sets[place]
            if not goods & missing and goods.bit_count() == due and can_complete_with_goods(s, goods):
                found.append(family.at(place))
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        choose_goods(s, s.deck.career_goods[s.codes.give.index(code)])


class Kind(Decision[NovgorodState]):
    """Until version 2: one of the different goods a career level asks for."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        family = s.codes.use
        return [family.at(kind) for kind in later_kinds(s) if can_complete_with_kind(s, kind)]

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        choose_kind(s, s.codes.use.index(code))


def use_goods_due(s: NovgorodState, seat: int, held: int) -> None:
    """Messages for the goods of a career level; a row reports its goods when it is done."""
    if s.target == LEVEL:
        s.say(messages.USES_FOR_CAREER, seat, s.goods_due)
    use_up(s, held)


def recipe_of(s: NovgorodState, city: int, goods: int) -> Recipe:
    for recipe in s.deck.recipes[s.manufactory[city]]:
        if recipe.goods == goods:
            return recipe
    raise ValueError(f"the manufactory of {s.deck.city_ids[city]} has no such recipe")


def make_luxury(s: NovgorodState, seat: int, city: int, recipe: Recipe, held: int) -> None:
    rewarded = s.target == SEALS and merchant_rewards(s, city)  # NOV-824, NOV-861
    make_for_target(s, city, recipe, held)
    s.say(messages.MAKES, seat, GOODS + s.deck.luxury[s.manufactory[city]], city, recipe.goods)
    s.meet(seat, LUXURY_INPUTS, recipe.count)  # NOV-449, NOV-617, NOV-R23
    if s.target != SEALS:  # NOV-446, NOV-463
        return
    s.gain(seat, LUXURY_GOODS, recipe.seals)  # NOV-445
    s.note(seat, LUXURY_SEALS + s.deck.luxury[s.manufactory[city]], recipe.seals)
    s.say(messages.FOR_SEALS, seat, recipe.seals, recipe.seals)
    if rewarded:
        merchant = s.deck.merchant[s.settings[settings.MERCHANT_SIDE]]
        s.gain(seat, MERCHANT, merchant.seals)  # NOV-823
        if merchant.ducats:
            s.say(messages.MERCHANT_PAYS, seat, merchant.ducats)
        if merchant.seals:
            s.say(messages.MERCHANT_SEALS, seat, merchant.seals)


def complete(s: NovgorodState, seat: int) -> None:
    """Complete the target; everything it asks for has been provided."""
    target, at = s.target, s.target_at
    clear_target(s)
    if target == ROW:
        complete_row(s, seat, at // 2, at % 2)
    elif target == LEVEL:
        privilege = s.career_side(seat).privileges[s.level[seat]]
        s.level[seat] += 1  # NOV-464
        s.say(messages.RISES, seat, s.level[seat], s.deck.privilege_order.index(privilege))
        s.meet(seat, CAREER_SEALS, s.seals_per_turn(seat))  # NOV-466, NOV-617
    elif target == SPECIAL:
        complete_special(s, seat, at)


def complete_row(s: NovgorodState, seat: int, card: int, row: int) -> None:
    """NOV-R19: 2 seals for a row, or as many as make 5 of both in one turn."""
    seals = s.deck.row_seals  # NOV-455, NOV-456, NOV-457
    source = ROW_COUNT
    if row == UPPER:
        s.known[seat].remove(card)
        insort(s.halves, card)
    else:
        if card in s.halves:
            s.halves.remove(card)
            seals = s.deck.both_seals - s.deck.row_seals  # NOV-454
            source = PAIR_COUNT
        elif card in s.left[seat]:
            s.left[seat].remove(card)  # NOV-456
        else:
            s.known[seat].remove(card)
        s.under[seat].append(card)  # NOV-454, NOV-456, NOV-457
    s.gain(seat, FULFILLED_ORDERS, seals)
    s.note(seat, source)
    s.say(messages.ROW_DONE, seat, s.deck.wares(card, row), seals)
    if row == LOWER:
        s.meet(seat, ORDERS_UNDER_SHIP, s.orders_under_ship(seat))  # NOV-460, NOV-617


def complete_special(s: NovgorodState, seat: int, position: int) -> None:
    """NOV-857."""
    part = shown_part(s, position)
    s.done |= 1 << position
    s.gain(seat, SPECIAL_ORDERS, part.seals)
    s.say(messages.SPECIAL_DONE, seat, position + 1, part.wares, part.seals)
    if s.stack_size():
        s.then(tasks.COUNTER, seat)
    else:
        s.blanks[seat] += 1  # NOV-R25
        s.meet(seat, ORDERS_UNDER_SHIP, s.orders_under_ship(seat))  # NOV-617


class Counter(Draw[NovgorodState]):
    """NOV-857: a face-down order under the ship, known to its owner."""

    def pile(self, s: NovgorodState, arg: int) -> Pile:
        return s.orders

    def family(self, s: NovgorodState, arg: int) -> Family:
        return s.codes.counter

    def place(self, s: NovgorodState, seat: int, arg: int) -> int:
        return seat

    def put_card(self, s: NovgorodState, seat: int, arg: int, card: int) -> None:
        insort(s.counters[seat], card)
        s.reveals += 1
        s.meet(seat, ORDERS_UNDER_SHIP, s.orders_under_ship(seat))  # NOV-617, NOV-R25


# -- the end of phase 2: NOV-493 ----------------------------------------------------------------------------


def end_evaluation(s: NovgorodState, seat: int) -> None:
    s.then(tasks.CLOSE, seat)
    s.then(tasks.STORE, seat)  # NOV-R15
    for card in reversed(s.halves):  # NOV-R18
        s.then(tasks.FILE_ORDER, seat, card)


class FileOrder(Decision[NovgorodState]):
    """NOV-455, NOV-D07; the argument is the order."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        return sorted([s.codes.left.code, s.codes.under.code])

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        s.halves.remove(arg)
        if code == s.codes.left.code:
            insort(s.left[seat], arg)  # NOV-458
        else:
            s.under[seat].append(arg)
            s.meet(seat, ORDERS_UNDER_SHIP, s.orders_under_ship(seat))  # NOV-617


class Store(Decision[NovgorodState]):
    """NOV-471, NOV-D08."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found = [codes.store.at(city) for city in open_kontors(s) if can_store(s, city)]  # NOV-472
        found.append(codes.store_nothing.code)
        found.sort()
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code != codes.store_nothing.code:
            s.stored = codes.store.index(code)
            s.up &= ~(1 << s.deck.good_of[s.stored])  # NOV-471, NOV-R37


def can_store(s: NovgorodState, city: int) -> bool:
    good = 1 << s.deck.good_of[city]
    if s.fees <= s.money[s.user]:  # NOV-R14
        return True
    s.up &= ~good
    possible = funds(s) >= s.fees
    s.up |= good
    return possible


class Close(Step[NovgorodState]):
    """NOV-493 (3) to (8)."""

    def run(self, s: NovgorodState, seat: int, arg: int) -> None:
        for city in open_kontors(s):
            take_income(s, seat, city)  # NOV-R37
        if s.money[seat] < s.fees:
            use_extra_income(s, seat)  # NOV-R14
        s.money[seat] -= s.fees  # NOV-491, NOV-I15
        if s.fees:
            s.say(messages.FEES, seat, s.fees)
        empty_or_fill_hold(s, seat)
        return_cards(s)
        if s.done:
            move_special_orders(s)  # NOV-858
        if s.merchant != NONE:
            move_merchant(s, seat)  # NOV-825


def empty_or_fill_hold(s: NovgorodState, seat: int) -> None:
    """NOV-112: the hold has one place."""
    if s.cargo and (s.swapped or s.stored != NONE):
        s.say(messages.LOST_FROM_HOLD, seat, s.cargo.bit_length() - 1)
    if s.stored != NONE:
        s.hold[seat] = s.stored  # NOV-112, NOV-473
    elif s.swapped or not s.cargo:  # NOV-474, NOV-475, NOV-R15, NOV-R17
        s.hold[seat] = NONE


def return_cards(s: NovgorodState) -> None:
    """NOV-448, NOV-491, NOV-492, NOV-I07, NOV-I17."""
    s.route = []
    s.reach = [0] * CITIES
    s.own = s.cities = s.spots = s.fees = s.swapped = 0
    s.up = s.cargo = s.made = s.merchant_paid = s.rest = 0
    s.stored = NONE


def move_special_orders(s: NovgorodState) -> None:
    """NOV-858, NOV-859: the fulfilled ones go to the bottom, the highest first, and show their next part."""
    fulfilled = [s.column[position] for position in range(SPECIALS) if s.done >> position & 1]
    s.column = [card for card in s.column if card not in fulfilled] + fulfilled
    for card in fulfilled:
        s.part[card] = (s.part[card] + 1) % len(PARTS)
    s.done = 0
