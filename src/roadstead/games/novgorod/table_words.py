"""The table of Novgorod in words, from a view alone: the turn, the route, the cities, orders and bonus cards."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import (
    EMPTY_CELL,
    Message,
    TableLine,
    TableSection,
    number_cell,
    seats_cell,
    sentence,
)
from roadstead.games.novgorod import messages, settings
from roadstead.games.novgorod.career_words import career_section
from roadstead.games.novgorod.deck import (
    CITIES,
    GOODS,
    LOWER,
    NONE,
    PARTS,
    SPECIALS,
    UPPER,
    VARIETY,
    NovgorodDeck,
    Part,
)
from roadstead.games.novgorod.figures import PHASES
from roadstead.games.novgorod.reach import (
    can_lay,
    has_placeholder,
    neighbours,
    next_cities,
    shows_route,
)
from roadstead.games.novgorod.state import GONE, HIGH, PLACEHOLDER
from roadstead.games.novgorod.trader_words import (
    is_using,
    own_orders,
    own_section,
    trader_section,
    wares_at_hand,
)
from roadstead.games.novgorod.view import NovgorodView

DEALING: Final = 0
SIDES: Final = 1
INTRODUCTION: Final = 2
PIRATE: Final = 3
ROUTE: Final = 4
EVALUATION: Final = 5
STORING: Final = 6
PURCHASE: Final = 7
EMPTY: Final = Message(EMPTY_CELL)


def table_of(v: NovgorodView, deck: NovgorodDeck) -> list[TableSection]:
    """What one needs in the phase comes first, one's own things before those of the others."""
    start = this_turn(v, deck)
    others = [trader_section(v, deck, trader) for trader in v.traders if trader.seat != v.seat]
    mine: list[TableSection] = []
    career: list[TableSection] = []
    if v.seat is not None:
        mine = [own_section(v, deck), own_orders(v, deck)]
        career = career_section(v, deck)
    if v.over:
        return [start, *mine, *career, *others, *bonus_cards(v, deck)]
    phase = phase_of(v)
    route = [route_section(v, deck)] if shows_route(v) else []
    map_ = [cities(v, deck), *figures(v, deck)]
    offers = [orders(v, deck)]
    tasks_ = [*specials(v, deck), *bonus_cards(v, deck)]
    makers = manufactories(v, deck)
    if phase == SIDES:
        return [start, *career, *map_, *makers, *mine, *offers, *tasks_, *others]
    if phase in (INTRODUCTION, PURCHASE):
        return [start, *map_, *offers, *mine, *career, *tasks_, *makers, *others]
    if phase in (EVALUATION, STORING):
        return [start, *route, *mine, *career, *tasks_, *makers, *map_, *offers, *others]
    return [start, *route, *map_, *mine, *makers, *career, *tasks_, *offers, *others]


# -- the turn -----------------------------------------------------------------------------------------------


def phase_of(v: NovgorodView) -> int:
    return PHASES.index(v.phase)


def this_turn(v: NovgorodView, deck: NovgorodDeck) -> TableSection:
    if v.over:
        return TableSection("turn", Message(messages.TABLE_OVER, (v.round,)), tuple(result(v)))
    phase = phase_of(v)
    lines: list[TableLine] = []
    if v.due:
        asked = sum(1 << due.seat for due in v.due)
        outlook = (f"outlook:{v.seat}",) if v.due_of(v.seat) is not None else ()
        lines.append(sentence(messages.TABLE_ASKED, asked, things=outlook))
    if phase == INTRODUCTION:
        lines.append(sentence(messages.TABLE_PICKING, deck.intro_kontors, deck.order_price))
    if phase not in (DEALING, SIDES):
        lines.append(sentence(messages.TABLE_FIRST, v.start))
    if v.turn:
        lines += end_lines(v, deck)
    return TableSection("turn", turn_heading(v, phase), tuple(lines))


def end_lines(v: NovgorodView, deck: NovgorodDeck) -> list[TableLine]:
    """NOV-701, NOV-R41: when the game ends."""
    if v.last_round:
        return [sentence(messages.TABLE_LAST_ROUND)]
    lines = [sentence(messages.TABLE_END, deck.end_seals)]
    stop = v.settings[settings.ROUND_STOP]
    return lines if stop == settings.USUAL_ROUND_STOP else [*lines, sentence(messages.TABLE_STOP, stop)]


def turn_heading(v: NovgorodView, phase: int) -> Message:
    if not v.turn:
        return Message(messages.TABLE_SETUP, (phase,))
    if v.user == v.seat:
        return Message(messages.TABLE_OWN_TURN, (v.round, phase))
    return Message(messages.TABLE_TURN, (v.round, v.user, phase))


def result(v: NovgorodView) -> list[TableLine]:
    """NOV-703, NOV-704, NOV-705."""
    scored = [trader.score for trader in v.traders if not trader.score.lost]
    lines = [sentence(messages.TABLE_NO_WINNER)]
    if scored:
        best = max(scored, key=lambda score: (score.total, [value for _, value in score.ties]))
        lines = [sentence(messages.TABLE_WINNER, best.seat, best.total)]
    lost = sum(1 << trader.seat for trader in v.traders if trader.score.lost)
    return [*lines, sentence(messages.TABLE_LOST, lost)] if lost else lines


# -- the route ----------------------------------------------------------------------------------------------

ROUTE_COLUMNS: Final = (
    Message(messages.COLUMN_PLACE),
    Message(messages.COLUMN_CARD),
    Message(messages.COLUMN_GOOD),
    Message(messages.COLUMN_INCOME),
    Message(messages.COLUMN_MANUFACTORY),
)


def route_section(v: NovgorodView, deck: NovgorodDeck) -> TableSection:
    count, limit = len(v.route.cards), v.route.limit
    if v.user == v.seat:
        heading = Message(messages.TABLE_OWN_ROUTE, (count, limit))
    else:
        heading = Message(messages.TABLE_ROUTE, (v.user, count, limit))
    rows = [route_row(v, deck, place) for place in range(count)]
    columns = ROUTE_COLUMNS if rows else ()
    return TableSection("route", heading, (*rows, *hold_line(v, deck), *outlook(v, deck)), columns)


def route_row(v: NovgorodView, deck: NovgorodDeck, place: int) -> TableLine:
    card = v.route.cards[place]
    city = card % CITIES
    name = deck.city_ids[city]
    works = card >= PLACEHOLDER or not has_placeholder(v, city)
    manufactory = manufactory_cell(v, deck, city) if works else EMPTY
    things = [f"workshop:{name}"] if works else []
    if card >= PLACEHOLDER:
        cells = (Message(messages.CELL_PLACEHOLDER, (city,)), EMPTY, EMPTY)
    else:
        good = deck.good_of[city]
        own = v.route.own >> good & 1
        cells = (
            Message(messages.CELL_KONTOR if own else messages.CELL_BASE_KONTOR, (city,)),
            good_cell(v, deck, city),
            income_cell(v, deck, city),
        )
        things = [f"route:{name}", f"good:{deck.good_ids[good]}", *things]
    return TableLine((number_cell(place + 1), *cells, manufactory), tuple(things))


def good_cell(v: NovgorodView, deck: NovgorodDeck, city: int) -> Message:
    good = deck.good_of[city]
    if v.route.up >> good & 1:
        return Message(messages.CELL_GOOD, (good,))
    covered = v.route.made >> city & 1 and not has_placeholder(v, city)
    return Message(messages.CELL_GOOD_COVERED if covered else messages.CELL_GOOD_USED, (good,))


def income_cell(v: NovgorodView, deck: NovgorodDeck, city: int) -> Message:
    good = deck.good_of[city]
    if not v.route.own >> good & 1:
        return Message(messages.CELL_FEE, (deck.fee[city],))
    return Message(messages.CELL_INCOME, (v.incomes[city],)) if v.route.up >> good & 1 else EMPTY


def manufactory_cell(v: NovgorodView, deck: NovgorodDeck, city: int) -> Message:
    card = v.manufactories[city]
    if can_lay(v, city):
        return Message(messages.CELL_MANUFACTORY, (card,))
    used = v.route.made >> city & 1
    return Message(messages.CELL_MANUFACTORY_USED if used else messages.CELL_MANUFACTORY_BLOCKED, (card,))


def hold_line(v: NovgorodView, deck: NovgorodDeck) -> list[TableLine]:
    """The hold of the player of the turn, while the route is used."""
    hold = v.traders[v.user].hold
    here = f"hold:{v.user}"
    if hold == NONE:
        return [sentence(messages.TABLE_HOLD_EMPTY, things=(here,))]
    good = deck.good_of[hold]
    if not v.route.cargo:
        return [sentence(messages.TABLE_CARGO_USED, good, things=(here,))]
    key = messages.TABLE_CARGO_SWAPPED if v.route.swapped else messages.TABLE_CARGO
    return [sentence(key, good, things=(here, f"good:{deck.good_ids[good]}"))]


def outlook(v: NovgorodView, deck: NovgorodDeck) -> list[TableLine]:
    """Where the route can go on while it is laid, and the fees that are due."""
    lines: list[TableLine] = []
    if phase_of(v) == ROUTE:
        lines = [next_step(v, deck), sentence(messages.TABLE_IN_HAND, v.traders[v.user].spare)]
        if v.route.cards and len(v.route.cards) >= v.route.limit:
            lines.insert(0, sentence(messages.TABLE_ROUTE_FULL))
    if v.route.fees:
        missing = max(0, v.route.fees - v.traders[v.user].money)
        lines.append(sentence(messages.TABLE_FEES, v.route.fees, missing))
    return lines


def next_step(v: NovgorodView, deck: NovgorodDeck) -> TableLine:
    things = (f"step:{len(v.route.cards)}",)
    if not v.route.cards:
        return sentence(messages.TABLE_ROUTE_BEGINS, things=things)
    last = v.route.cards[-1] % CITIES
    reachable = next_cities(v)
    if not reachable:
        return sentence(messages.TABLE_ROUTE_ENDS, last, things=things)
    return sentence(messages.TABLE_ROUTE_NEXT, last, reachable, things=things)


# -- the cities ---------------------------------------------------------------------------------------------


def cities(v: NovgorodView, deck: NovgorodDeck) -> TableSection:
    """Clockwise, as they lie on the table (NOV-102)."""
    columns = [
        messages.COLUMN_CITY,
        messages.COLUMN_GOOD,
        messages.COLUMN_NEIGHBOURS,
        messages.COLUMN_OWNERS,
        messages.COLUMN_FOR_SALE,
        messages.COLUMN_TOP_PRICE,
        messages.COLUMN_TOP_INCOME,
        messages.COLUMN_FEE,
        messages.COLUMN_MANUFACTORY,
    ]
    if v.seat is not None:
        columns.insert(4, messages.COLUMN_OWN_INCOME)
    rows = tuple(city_row(v, deck, city) for city in range(CITIES))
    heading = Message(messages.TABLE_CITIES)
    return TableSection("cities", heading, rows, tuple(Message(column) for column in columns))


def city_row(v: NovgorodView, deck: NovgorodDeck, city: int) -> TableLine:
    name = deck.city_ids[city]
    owners = [trader.seat for trader in v.traders if trader.kontors[city] != NONE]
    cells = [
        Message(messages.CELL_CITY[(city == v.merchant) + 2 * (city == v.pirate)], (city,)),
        Message(messages.CELL_GOOD, (deck.good_of[city],)),
        Message(messages.CELL_CITIES, (neighbours(v, city),)),
        seats_cell(owners),
    ]
    if v.seat is not None:
        kontor = v.traders[v.seat].kontors[city]
        cells.append(EMPTY if kontor == NONE else number_cell(deck.income[kontor]))
    cells += [*for_sale(v, deck, city), number_cell(deck.fee[city]), makes(v, deck, city)]
    return TableLine(tuple(cells), (f"city:{name}", f"kontor:{name}"))


def for_sale(v: NovgorodView, deck: NovgorodDeck, city: int) -> list[Message]:
    """How many kontors, and price and income of the one on top."""
    top = v.tops[city]
    if top == NONE:
        return [number_cell(0), EMPTY, EMPTY]
    return [number_cell(v.stacks[city]), number_cell(deck.price[top]), number_cell(deck.income[top])]


def makes(v: NovgorodView, deck: NovgorodDeck, city: int) -> Message:
    """The luxury good, and the goods that stand in all recipes for it."""
    card = v.manufactories[city]
    if card == NONE:
        return EMPTY
    needed = (1 << GOODS) - 1
    for recipe in deck.recipes[card]:
        needed &= recipe.goods
    return Message(messages.CELL_MAKES, (GOODS + deck.luxury[card], needed))


def manufactories(v: NovgorodView, deck: NovgorodDeck) -> list[TableSection]:
    """What each makes of which goods, and which goods it can use up (NOV-443, NOV-444)."""
    if NONE in v.manufactories:
        return []
    lines = [sentence(messages.TABLE_REACH)]
    lines += [
        sentence(messages.TABLE_MANUFACTORY, city, card, card, things=(f"workshop:{deck.city_ids[city]}",))
        for city, card in enumerate(v.manufactories)
    ]
    return [TableSection("manufactories", Message(messages.TABLE_MANUFACTORIES), tuple(lines))]


def figures(v: NovgorodView, deck: NovgorodDeck) -> list[TableSection]:
    """Module A: merchant and pirate."""
    if v.merchant == NONE or v.pirate == NONE:
        return []
    side = v.settings[settings.MERCHANT_SIDE]
    merchant = deck.merchant[side]
    worth = merchant.seals if side == settings.BACK else merchant.ducats
    lines = [sentence(messages.TABLE_MERCHANT[side], v.merchant, worth)]
    if v.forecast is not None and v.forecast.merchant:
        lines.append(sentence(messages.TABLE_MERCHANT_MOVES, v.forecast.merchant[-1]))
    things = ("figure:pirate",)
    if v.settings[settings.PIRATE_SIDE] == settings.BACK:
        lines.append(sentence(messages.TABLE_PIRATE_BACK, v.pirate, things=things))
    else:
        lines.append(sentence(messages.TABLE_PIRATE_FRONT, v.pirate, deck.pirate_penalty, things=things))
        if v.turn:
            lines.append(sentence(messages.TABLE_PIRATE_PRICE, v.user, v.pirate_price))
    return [TableSection("merchant-and-pirate", Message(messages.TABLE_FIGURES), tuple(lines))]


# -- orders and bonus cards ---------------------------------------------------------------------------------


def orders(v: NovgorodView, deck: NovgorodDeck) -> TableSection:
    rows = [
        TableLine(
            (
                Message(messages.CELL_WARES, (deck.wares(card, UPPER),)),
                Message(messages.CELL_WARES, (deck.wares(card, LOWER),)),
            ),
            (f"order:{deck.names('order')[card].id}",),
        )
        for card in v.display
    ]
    stack = sentence(messages.TABLE_STACK, v.stack_size, things=("stack:orders",))
    columns = (Message(messages.COLUMN_UPPER), Message(messages.COLUMN_LOWER)) if rows else ()
    heading = Message(messages.TABLE_ORDERS, (deck.order_price,))
    return TableSection("orders", heading, (*rows, stack), columns)


SPECIAL_COLUMNS: Final = (
    Message(messages.COLUMN_POSITION),
    Message(messages.COLUMN_WANTED),
    Message(messages.COLUMN_PRICE),
    Message(messages.COLUMN_SEALS),
)


def specials(v: NovgorodView, deck: NovgorodDeck) -> list[TableSection]:
    """Module B, from top to bottom."""
    if not v.special_prices:
        return []
    lines = [special_row(v, deck, position) for position in range(SPECIALS)]
    lines.append(sentence(messages.TABLE_SKIPPING, deck.skip_cost))
    if v.discount_left:
        lines.append(sentence(messages.TABLE_DISCOUNT, v.discount_left))
    columns = (*SPECIAL_COLUMNS, Message(messages.COLUMN_MISSING)) if is_using(v) else SPECIAL_COLUMNS
    return [TableSection("special-orders", Message(messages.TABLE_SPECIALS), tuple(lines), columns)]


def special_row(v: NovgorodView, deck: NovgorodDeck, position: int) -> TableLine:
    part = deck.parts[len(PARTS) * v.column[position] + v.parts[position]]
    price = v.special_prices[position]
    if v.route.done >> position & 1:
        costs = Message(messages.CELL_FULFILLED)
    elif price == NONE:
        costs = Message(messages.CELL_LAPSED)
    else:
        costs = Message(messages.CELL_DUCATS, (price,))
    wanted = Message(messages.CELL_WANTED, (wares_of(part), part.inputs))
    cells = [number_cell(position + 1), wanted, costs, number_cell(part.seals)]
    if is_using(v):
        missing = missing_of(v, deck, part)
        cells.append(Message(messages.CELL_WARES, (missing,)) if missing else EMPTY)
    return TableLine(tuple(cells), (f"column:{position + 1}",))


def missing_of(v: NovgorodView, deck: NovgorodDeck, part: Part) -> int:
    """The wares of a special order that the route does not have."""
    return wares_of(part) & ~wares_at_hand(v, deck, part.inputs)


def wares_of(part: Part) -> int:
    return part.wares


def bonus_cards(v: NovgorodView, deck: NovgorodDeck) -> list[TableSection]:
    if not v.bonus:
        return []
    lines: list[TableLine] = []
    for place in range(len(v.bonus)):
        lines += bonus_lines(v, deck, place)
    return [TableSection("bonus-cards", Message(messages.TABLE_BONUS), tuple(lines))]


def bonus_lines(v: NovgorodView, deck: NovgorodDeck, place: int) -> list[TableLine]:
    """What a card offers now, and who has gained it."""
    card, state = v.bonus[place], v.bonus_state[place]
    bonus = deck.bonus[card]
    if bonus.condition == VARIETY:
        steps = [sentence(messages.TABLE_VARIETY_STEP, kinds, seals) for kinds, seals in bonus.table]
        return [sentence(messages.TABLE_VARIETY, card), *steps]
    if state == GONE:
        lines = [sentence(messages.TABLE_BONUS_GONE, card)]
    elif state == HIGH:
        lines = [sentence(messages.TABLE_BONUS_HIGH, card, card, bonus.high, bonus.low)]
    else:
        lines = [sentence(messages.TABLE_BONUS_LOW, card, card, bonus.low)]
    won = sum(1 << trader.seat for trader in v.traders if card in trader.won)
    return [*lines, sentence(messages.TABLE_BONUS_WON, card, won)] if won else lines
