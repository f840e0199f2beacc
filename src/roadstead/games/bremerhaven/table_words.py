"""The table of Bremerhaven in words, from a view alone: the round, the boards with their bids, cards and ranks."""

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
    tally,
)
from roadstead.games.bremerhaven import messages, settings, tasks
from roadstead.games.bremerhaven.deck import (
    BUILDING,
    CAREER,
    GOODS,
    HAND,
    INFLUENCE,
    LAND,
    PARKING,
    PERMIT,
    PRICES,
    SEA,
    SPACES,
    WILD,
    WIN_TIES,
    BremerhavenDeck,
)
from roadstead.games.bremerhaven.figures import EVENT, EVERYBODY, HIDDEN, missing, sale_range, set_of
from roadstead.games.bremerhaven.harbour_words import (
    contracts_in_full,
    contracts_need,
    harbour_section,
)
from roadstead.games.bremerhaven.state import NONE
from roadstead.games.bremerhaven.view import BremerhavenView, SpaceView, space_at

EMPTY: Final = Message(EMPTY_CELL)


def table_of(v: BremerhavenView, deck: BremerhavenDeck) -> list[TableSection]:
    """While players bid they look at the boards first, otherwise at their harbour; in the end nobody bids again."""
    first = 0 if v.seat is None else v.seat
    harbours = [harbour_section(v, deck, harbour) for harbour in v.harbours[first:] + v.harbours[:first]]
    start = this_round(v, deck)
    ranks = ladder(v, deck)
    if v.over:
        return [start, *ranks, *harbours]
    boards = [town(v, deck), sea(v, deck), land(v, deck), influence(v)]
    prices = goods(v, deck)
    if v.turn and not v.revealed:
        return [start, *boards, *ranks, prices, *harbours]
    mine = [] if v.seat is None else harbours[:1]
    return [start, *price_cards(v, deck), *ranks, prices, *mine, *boards, *harbours[len(mine) :]]


# -- the round ----------------------------------------------------------------------------------------------


def is_long(v: BremerhavenView) -> bool:
    return v.seats > 1 and v.settings[settings.MODE] == settings.LONG


def this_round(v: BremerhavenView, deck: BremerhavenDeck) -> TableSection:
    if v.over:
        return TableSection("round", Message(messages.TABLE_OVER, (v.round,)), (best(v),))
    lines: list[TableLine] = []
    if v.due:
        lines = [*decisions(v, deck), *(progress(v) if v.turn else [])]
    return TableSection("round", round_heading(v), tuple(lines))


def round_heading(v: BremerhavenView) -> Message:
    if v.turn == 0:
        return Message(messages.TABLE_SETUP)
    return Message(messages.TABLE_ROUND, (v.round, v.rounds, v.phase))


def best(v: BremerhavenView) -> TableLine:
    """Alone the grade, otherwise the highest score; the ladder breaks ties (BRE-803)."""
    if v.grade is not None:
        return sentence(messages.GRADE_IS, v.grade.grade, v.harbours[0].score.total)
    seat = max(v.ladder, key=lambda bidder: v.harbours[bidder].score.total)
    return sentence(messages.TABLE_BEST, seat, v.harbours[seat].score.total)


def decisions(v: BremerhavenView, deck: BremerhavenDeck) -> list[TableLine]:
    """Who has to decide, and about which card."""
    asked = 0
    for due in v.due:
        asked |= 1 << due.seat
    lines = [sentence(messages.TABLE_ASKED, asked)]
    for due in v.due:
        if due.kind == tasks.START_GOODS and due.seat == v.seat:
            lines.append(sentence(messages.TABLE_START))
        elif due.kind == tasks.BID:
            lines.append(sentence(messages.TABLE_LAP, v.lap, HAND))
        elif due.kind == tasks.DOCK:
            lines.append(sentence(messages.TABLE_SHIP, due.seat, *ship_facts(deck, v.sea[due.arg])))
        elif due.kind == tasks.LOAD:
            lines.append(sentence(messages.TABLE_CONTRACT, due.seat, *contract_facts(deck, v.land[due.arg])))
    return lines


def progress(v: BremerhavenView) -> list[TableLine]:
    """Long games: how far the ship token has to go, and the event of the round. Others have neither."""
    if not is_long(v):
        return []
    moves = messages.TABLE_TOKEN if v.step < v.left else messages.TABLE_LAST_ROUND
    lines = [sentence(moves, v.left, v.step)]
    if v.news == NONE:
        lines.append(sentence(messages.TABLE_NO_NEWS))
    else:
        key = messages.TABLE_NEWS_NOW if v.phase == EVENT else messages.TABLE_NEWS
        lines.append(sentence(key, v.news, v.news))
    return lines


# -- the boards and their bids --------------------------------------------------------------------------------


def bidders_of(v: BremerhavenView) -> list[int]:
    """Oneself first, the others by rank."""
    others = [bidder for bidder in v.ladder if bidder != v.seat]
    return others if v.seat is None else [v.seat, *others]


def bid_columns(v: BremerhavenView) -> tuple[Message, ...]:
    """One for each bidder; alone also one for the newspapers that guide the dummy."""
    if not v.turn:
        return ()
    columns: list[Message] = []
    for bidder in bidders_of(v):
        if bidder == v.seat:
            columns.append(Message(messages.COLUMN_OWN_BID))
        elif bidder < v.seats:
            columns.append(Message(messages.COLUMN_BID, (bidder,)))
        else:
            columns.append(Message(messages.COLUMN_DUMMY_BID))
    if v.seats == 1:
        columns.append(Message(messages.COLUMN_PAPERS))
    return tuple(columns)


def bid_cells(v: BremerhavenView, deck: BremerhavenDeck, space: int) -> tuple[Message, ...]:
    if not v.turn:
        return ()
    there = space_at(v, space)
    cells = [bid_cell(v, deck, there, bidder) for bidder in bidders_of(v)]
    if v.seats == 1:
        cells.append(number_cell(there.papers))
    return tuple(cells)


def bid_cell(v: BremerhavenView, deck: BremerhavenDeck, there: SpaceView, bidder: int) -> Message:
    """What a bidder has laid on a space: cards face down, or the sum and how it compares."""
    cards = sum(1 for laid in there.laid if laid.bidder == bidder)
    total = there.sums[bidder]
    if not cards:
        return EMPTY
    if there.space == PARKING or not total:
        return Message(messages.CELL_CARDS, (cards,))
    if there.outcome == EVERYBODY and bidder < v.seats:  # BRE-207
        return Message(messages.CELL_PAYS, (total, there.highest - total))
    if total < there.highest or there.outcome == HIDDEN:
        return Message(messages.CELL_BID, (total, cards))
    if there.outcome == EVERYBODY or there.sums.count(total) == 1:
        return Message(messages.CELL_HIGHEST, (total,))
    return tie_cell(v, deck, there, bidder)


def tie_cell(v: BremerhavenView, deck: BremerhavenDeck, there: SpaceView, bidder: int) -> Message:
    """BRE-206, BRE-980: the highest bid of several, and who wins with it."""
    total = there.highest
    if bidder != there.winner:
        return Message(messages.CELL_TIE_LOST, (total,))
    if there.space >= SEA and bidder < v.seats:
        for building in v.harbours[bidder].cells:
            if building >= 0 and deck.ability[building].kind == WIN_TIES:
                return Message(messages.CELL_TIE_WON_BY, (total, building))
    return Message(messages.CELL_TIE_WON, (total,))


def space_row(v: BremerhavenView, deck: BremerhavenDeck, space: int, cells: tuple[Message, ...]) -> TableLine:
    name = Message(messages.CELL_SPACE, (space,))
    return TableLine((name, *cells, *bid_cells(v, deck, space)), (f"space:{SPACES[space]}",))


def town(v: BremerhavenView, deck: BremerhavenDeck) -> TableSection:
    rows = [space_row(v, deck, space, (in_town(v, deck, space),)) for space in range(SEA)]
    columns = (Message(messages.COLUMN_SPACE), Message(messages.COLUMN_BRINGS), *bid_columns(v))
    return TableSection("town", Message(messages.TABLE_TOWN, (v.buildings_left,)), tuple(rows), columns)


def in_town(v: BremerhavenView, deck: BremerhavenDeck, space: int) -> Message:
    """What there is to be had on a space of the town."""
    if space == PARKING:
        return Message(messages.CELL_PARKING, (deck.money_per_card,))
    if space == BUILDING:
        if v.building == NONE:
            return EMPTY
        key = messages.CELL_NEXT_BUILDING if v.revealed else messages.CELL_BUILDING
        return Message(key, (v.building, deck.building_prestige[v.building], v.building))
    if space == INFLUENCE and v.seat is not None:
        value = v.bids[v.seat].next_card
        return Message(messages.CELL_GROW, (value,)) if value else Message(messages.CELL_NO_RESERVE)
    return Message(IN_TOWN[space])


IN_TOWN: Final[dict[int, str]] = {
    PERMIT: messages.CELL_PERMIT,
    INFLUENCE: messages.CELL_RESERVE,
    PRICES: messages.CELL_PRICES,
    CAREER: messages.CELL_CAREER,
}


def sea(v: BremerhavenView, deck: BremerhavenDeck) -> TableSection:
    own = () if v.seat is None else (Message(messages.COLUMN_FITS),)
    columns = (Message(messages.COLUMN_SPACE), Message(messages.COLUMN_SHIP), *own, *bid_columns(v))
    rows = [space_row(v, deck, SEA + at, ship_cells(v, deck, SEA + at)) for at in range(len(v.sea))]
    heading = Message(messages.TABLE_SEA, (v.ships_left, v.next_ship_stack))
    return TableSection("sea", heading, tuple(rows), columns)


def ship_cells(v: BremerhavenView, deck: BremerhavenDeck, space: int) -> tuple[Message, ...]:
    there = space_at(v, space)
    if there.card == NONE:
        return (EMPTY,) if v.seat is None else (EMPTY, EMPTY)
    told = Message(messages.CELL_SHIP, ship_facts(deck, there.card))
    if v.seat is None:
        return (told,)
    if not there.fits:
        return (told, Message(messages.CELL_FITS_NOWHERE))
    return (told, Message(messages.CELL_FITS, (set_of(there.fits),)))


def ship_facts(deck: BremerhavenDeck, ship: int) -> tuple[int, ...]:
    cargo = [0] * (WILD + 1)
    cargo[deck.cargo[ship]] = deck.cargo_count[ship]
    return (ship, tally(cargo), deck.lay_time[ship], deck.berth[ship], deck.ship_prestige[ship])


def land(v: BremerhavenView, deck: BremerhavenDeck) -> TableSection:
    own = () if v.seat is None else (Message(messages.COLUMN_STORED),)
    columns = (
        Message(messages.COLUMN_SPACE),
        Message(messages.COLUMN_CONTRACT),
        Message(messages.COLUMN_SALE),
        *own,
        *bid_columns(v),
    )
    rows = [
        space_row(v, deck, LAND + at, contract_cells(v, deck, contract)) for at, contract in enumerate(v.land)
    ]
    if v.seat is not None and all(load.contract != NONE for load in v.harbours[v.seat].loads):
        rows.append(sentence(messages.TABLE_NO_LOAD))  # BRE-504
    heading = Message(messages.TABLE_LAND, (v.contracts_left, v.next_contract_stack))
    return TableSection("land", heading, tuple(rows), columns)


def contract_cells(v: BremerhavenView, deck: BremerhavenDeck, contract: int) -> tuple[Message, ...]:
    if contract == NONE:
        return (EMPTY, EMPTY) if v.seat is None else (EMPTY, EMPTY, EMPTY)
    told = Message(messages.CELL_CONTRACT, contract_facts(deck, contract))
    need = deck.need[contract]
    sale = sale_cell(need, deck.price[v.price]) if v.price != NONE else EMPTY
    if v.seat is None:
        return (told, sale)
    left = missing(need, v.harbours[v.seat].stored)
    return (told, sale, Message(messages.CELL_STORED, (sum(need) - sum(left), sum(need))))


def contract_facts(deck: BremerhavenDeck, contract: int) -> tuple[int, ...]:
    return (
        tally(deck.need[contract]),
        deck.delivery_time[contract],
        deck.reward_kind[contract],
        deck.reward[contract],
        deck.penalty_kind[contract],
        deck.penalty[contract],
    )


def sale_cell(symbols: list[int], prices: list[int]) -> Message:
    """What goods sell for; those of any type for the lowest price up to the highest."""
    low, high = sale_range(symbols, prices)
    if not symbols[WILD]:
        return Message(messages.CELL_MONEY, (low,))
    return Message(messages.CELL_MONEY_RANGE, (low, high))


# -- cards, ranks and prices ------------------------------------------------------------------------------------


def influence(v: BremerhavenView) -> TableSection:
    """The cards of each bidder; what is still in hand matters until the reveal."""
    held = () if v.revealed else (Message(messages.COLUMN_IN_HAND),)
    columns = (
        Message(messages.COLUMN_BIDDER),
        Message(messages.COLUMN_CARDS),
        *held,
        Message(messages.COLUMN_NEXT_CARD),
    )
    rows = [influence_row(v, bidder) for bidder in bidders_of(v)]
    return TableSection("influence", Message(messages.TABLE_INFLUENCE), tuple(rows), columns)


def influence_row(v: BremerhavenView, bidder: int) -> TableLine:
    bids = v.bids[bidder]
    held: tuple[Message, ...] = ()
    things: tuple[str, ...] = ()
    if not v.revealed:
        left = HAND - len(bids.spaces)
        held = (Message(messages.CELL_CARDS, (left,)),)
        if bidder == v.seat:
            held = (values_cell(bids.hand),) if left else held
            values = sorted({*bids.cards, bids.next_card} - {0})
            things = tuple(f"card:{value}" for value in values)
    elif bidder == v.seat and bids.next_card:
        things = (f"card:{bids.next_card}",)
    following = number_cell(bids.next_card) if bids.next_card else EMPTY
    return TableLine((bidder_cell(v, bidder), values_cell(bids.cards), *held, following), things)


def values_cell(values: tuple[int, ...]) -> Message:
    return Message(messages.CELL_VALUES, (tally([values.count(value) for value in range(1, 10)]),))


def bidder_cell(v: BremerhavenView, bidder: int) -> Message:
    return seats_cell([bidder]) if bidder < v.seats else Message(messages.CELL_DUMMY)


def ladder(v: BremerhavenView, deck: BremerhavenDeck) -> list[TableSection]:
    """Nothing before the ranks are dealt."""
    if not v.turn and not v.due:
        return []
    columns = (
        Message(messages.COLUMN_RANK),
        Message(messages.COLUMN_BIDDER),
        Message(messages.COLUMN_INCOME),
    )
    lines: list[TableLine] = []
    for rank, bidder in enumerate(v.ladder):
        income = number_cell(deck.income[rank]) if bidder < v.seats else EMPTY
        cells = (Message(messages.CELL_RANK, (rank,)), bidder_cell(v, bidder), income)
        lines.append(TableLine(cells, (f"rank:{rank}",)))
    if v.settings[settings.TIES] == settings.AT_THE_REVEAL:
        lines.append(sentence(messages.TABLE_TIES_REVEAL))
    return [TableSection("ladder", Message(messages.TABLE_LADDER), tuple(lines), columns)]


def goods(v: BremerhavenView, deck: BremerhavenDeck) -> TableSection:
    """Each good with its price, where one has it and how many one's contracts lack."""
    columns = [Message(messages.COLUMN_GOOD), Message(messages.COLUMN_PRICE)]
    needs = [0] * (WILD + 1)
    if v.seat is not None:
        columns += [Message(key) for key in OWN_GOODS]
        needs = contracts_need(v.harbours[v.seat])
    lines = [good_row(v, deck, good, needs[good]) for good in range(len(GOODS))]
    if needs[WILD]:
        lines.append(sentence(messages.TABLE_WILD, needs[WILD]))
    if len(v.prices_top) > 1:
        lines.append(sentence(messages.TABLE_NEXT_PRICES, *deck.price[v.prices_top[1]]))
    return TableSection("goods", Message(messages.TABLE_GOODS), tuple(lines), tuple(columns))


OWN_GOODS: Final = (messages.COLUMN_STORED, messages.COLUMN_ON_SHIPS, messages.COLUMN_NEEDED)


def good_row(v: BremerhavenView, deck: BremerhavenDeck, good: int, needed: int) -> TableLine:
    price = number_cell(deck.price[v.price][good]) if v.price != NONE else EMPTY
    cells = [Message(messages.CELL_GOOD, (good,)), price]
    if v.seat is not None:
        mine = v.harbours[v.seat]
        aboard = sum(dock.count for dock in mine.docks if dock.ship != NONE and dock.good == good)
        cells += [number_cell(mine.stored[good]), number_cell(aboard), number_cell(needed)]
    return TableLine(tuple(cells), (f"supply:{GOODS[good]}",))


def price_cards(v: BremerhavenView, deck: BremerhavenDeck) -> list[TableSection]:
    """All price cards, for the one who chooses, with what one's contracts would sell for if they were complete."""
    due = v.due_of(v.seat)
    if v.seat is None or due is None or due.kind != tasks.CHOOSE_PRICE:
        return []
    full = contracts_in_full(v.harbours[v.seat])
    cards = deck.names("price")
    rows: list[TableLine] = []
    for card, prices in enumerate(deck.price):
        name = Message(messages.CELL_PRESENT) if card == v.price else number_cell(card + 1)
        cells = (name, *(number_cell(price) for price in prices), sale_cell(full, prices))
        rows.append(TableLine(cells, (f"price:{cards[card].id}",)))
    columns = (
        Message(messages.COLUMN_CARD),
        *(Message(messages.CELL_GOOD, (good,)) for good in range(len(GOODS))),
        Message(messages.COLUMN_CONTRACTS),
    )
    return [TableSection("price-cards", Message(messages.TABLE_PRICE_CARDS), tuple(rows), columns)]
