"""What a choice of Bremerhaven brings about and its own words do not say: told beforehand, from a view alone."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import Consequence, Message, tally
from roadstead.games.bremerhaven import messages, settings, tasks
from roadstead.games.bremerhaven.deck import (
    BANK,
    COLUMNS,
    GOODS,
    INFLUENCE,
    LAND,
    MONEY,
    NOTHING,
    PARKING,
    PERMIT,
    PRESTIGE,
    PRODUCE_GOOD,
    PRODUCE_MONEY,
    SEA,
    WAIVE_PENALTIES,
    WILD,
    WIN_TIES,
    BremerhavenDeck,
)
from roadstead.games.bremerhaven.evening import MET, MISSED, RISES, SAILS, TonightLine
from roadstead.games.bremerhaven.figures import sale_range, set_of
from roadstead.games.bremerhaven.harbour_words import (
    contracts_in_full,
    contracts_need,
    has_built,
    has_room,
    still_fits,
    takes_good,
)
from roadstead.games.bremerhaven.state import NONE
from roadstead.games.bremerhaven.view import BremerhavenView, PlayerHarbourView, SpaceView, space_at

OUTCOMES: Final[dict[str, str]] = {
    messages.PRODUCES: "gain",
    messages.GAME_OVER: "ends",
}
"""Other lines of the story follow a choice only because it was the last one due; what concerns it is told here."""
FORETOLD: Final[dict[str, str]] = {
    messages.GAME_OVER: messages.MEANS_END,
}
SAYS: Final[dict[str, tuple[str, ...]]] = {
    messages.BOLLARD: (messages.PAYING,),
    messages.CLEAR: (messages.PAYING,),
    messages.BUILD: (messages.PAYING,),
    messages.GROW: (messages.PAYING,),
    messages.PACK: (messages.PAYING,),
    messages.UNPACK: (messages.PAYING,),
    messages.REFUSE_PAYING: (messages.PAYING,),
}
"""By choice, the consequences that its own words tell already."""


def consequences_of(
    v: BremerhavenView, deck: BremerhavenDeck, verb: str, words: tuple[int, ...]
) -> list[Consequence]:
    due = v.due_of(v.seat)
    if due is None or v.seat is None:
        return []
    mine = v.harbours[v.seat]
    at = words[0] if words else 0
    if verb == "bid":
        return of_bid(v, deck, v.seat, at + 1, words[1])
    if verb == "bollard":
        cost = mine.permit_price + mine.bollard_costs[at] if due.kind == tasks.PERMIT else 0
        return [*payment(mine, cost), *of_bollard(mine, at)]
    if verb == "clear":
        return [*payment(mine, mine.permit_price + mine.cover_costs[at]), *of_clearing(at)]
    if verb == "build":
        return [*payment(mine, mine.permit_price), *of_building(deck, at)]
    if verb == "grow":
        return of_growing(v, due.kind, due.arg, mine)
    if verb == "choose":
        return of_price(deck, mine, at)
    if verb in ("swap", "keep"):
        return of_swap(v, deck, v.seat, at) if verb == "swap" else []
    if verb == "dock":
        return of_dock(v, deck, v.seat, due.arg, at)
    if verb == "name":
        return of_name(v, deck, mine, at)
    if verb == "load":
        return of_load(deck, mine, v.land[due.arg])
    if verb == "refuse":
        return of_refusal(deck, mine, v.land[due.arg])
    if verb == "produce":
        return of_producing(deck, mine, at)
    if verb == "deposit":
        return of_deposit(deck, mine, due.arg, at)
    if verb in ("unload", "take"):
        return of_storing(deck, mine, mine.docks[at].good if verb == "unload" else at)
    if verb in ("deliver", "direct"):
        return of_delivery(v, deck, mine, at if verb == "deliver" else mine.docks[at].good, words[1])
    if verb in ("pack", "unpack"):
        return payment(mine, mine.conversion_price)
    if verb == "done" and due.kind == tasks.PRODUCE:
        return of_idling(deck, mine)
    if verb == "done" and due.kind == tasks.WORK:
        return of_ending(v, mine)
    return []


def payment(mine: PlayerHarbourView, cost: int) -> list[Consequence]:
    return [Consequence("cost", Message(messages.PAYING, (cost, mine.cash - cost)))] if cost else []


# -- bids -------------------------------------------------------------------------------------------------------


def of_bid(v: BremerhavenView, deck: BremerhavenDeck, seat: int, value: int, space: int) -> list[Consequence]:
    """BRE-204; what the card adds to, and how it fares if bids are equal."""
    found = [Consequence("excludes", Message(messages.BID_STAYS))]
    bids = v.bids[seat]
    if space == PARKING:  # BRE-301
        return [*found, Consequence("gain", Message(messages.BID_PARKS, (deck.money_per_card,)))]
    there = space_at(v, space)
    if there.sums[seat]:
        cards = bids.spaces.count(space)
        told = Message(messages.BID_GROWS, (there.sums[seat] + value, cards + 1))
        found.append(Consequence("gain", told))
    if space == INFLUENCE and not bids.next_card:  # BRE-332
        return [*found, Consequence("nothing", Message(messages.CELL_NO_RESERVE))]
    if space in (PERMIT, INFLUENCE):  # BRE-207
        return [*found, Consequence("cost", Message(messages.BID_DIFFERENCE))]
    return [*found, of_tie(v, seat, there), *of_winning(deck, v.harbours[seat], there)]


def of_tie(v: BremerhavenView, seat: int, there: SpaceView) -> Consequence:
    """BRE-206, BRE-980: the ladder and the buildings of now."""
    ahead = there.ties[: there.ties.index(seat)]
    if not ahead:
        return Consequence("gain", Message(messages.TIE_WON))
    if ahead[0] >= v.seats:
        return Consequence("loss", Message(messages.TIE_LOST_TO_DUMMY))
    return Consequence("loss", Message(messages.TIE_LOST, (set_of(ahead),)))


def of_winning(deck: BremerhavenDeck, mine: PlayerHarbourView, there: SpaceView) -> list[Consequence]:
    """A ship without a dock (BRE-404), a contract without a loading dock (BRE-504)."""
    if there.space < SEA or there.fits:
        return []
    if there.space < LAND:
        return [Consequence("nothing", Message(messages.SHIP_FITS_NOWHERE))]
    penalty = penalty_of(deck, mine, there.card)
    kind = "nothing" if penalty[0] == NOTHING else "loss"
    return [Consequence(kind, Message(messages.CONTRACT_FITS_NOWHERE, penalty))]


def penalty_of(deck: BremerhavenDeck, mine: PlayerHarbourView, contract: int) -> tuple[int, int]:
    """BRE-979: its kind and amount; nothing for those who are insured."""
    if has_built(deck, mine, WAIVE_PENALTIES):
        return (NOTHING, 0)
    return (deck.penalty_kind[contract], deck.penalty[contract])


# -- the town ---------------------------------------------------------------------------------------------------


def of_bollard(mine: PlayerHarbourView, wall: int) -> list[Consequence]:
    """BRE-403: the docks on both sides of the wall that become larger."""
    found: list[Consequence] = []
    for dock in (wall - 1, wall):
        if 0 <= dock < len(mine.docks):
            other = mine.walls[dock if dock != wall else dock + 1]
            berth = min(other, mine.walls[wall] + 1)
            if berth > mine.berths[dock]:
                found.append(Consequence("gain", Message(messages.BERTH_GROWS, (dock + 1, berth))))
    return found or [Consequence("nothing", Message(messages.NO_BERTH_GROWS))]


def of_clearing(cell: int) -> list[Consequence]:
    """BRE-324, BRE-611."""
    found = [Consequence("gain", Message(messages.SPACE_OPENS))]
    if cell < COLUMNS:
        found.append(Consequence("gain", Message(messages.LOAD_OPENS, (cell + 1,))))
    return found


def of_building(deck: BremerhavenDeck, building: int) -> list[Consequence]:
    """BRE-326, BRE-612."""
    prestige = deck.building_prestige[building]
    return [
        Consequence("gain", Message(messages.BUILDING_WORKS, (prestige, building))),
        Consequence("loss", Message(messages.SPACE_TAKEN)),
    ]


def of_growing(v: BremerhavenView, asked: int, arg: int, mine: PlayerHarbourView) -> list[Consequence]:
    """BRE-723. After an event the card may be the second one of this round."""
    bids = v.bids[mine.seat]
    if asked == tasks.UPGRADE:
        return payment(mine, arg)
    values = [*bids.cards[1:], bids.next_card]
    hand = tally([values.count(value) for value in range(1, 10)])
    told = Consequence("gain", Message(messages.NEXT_HAND, (hand, bids.cards[0])))
    return [*payment(mine, mine.growth_price), told]


def of_price(deck: BremerhavenDeck, mine: PlayerHarbourView, card: int) -> list[Consequence]:
    """What one's contracts would sell for if they were complete."""
    full = contracts_in_full(mine)
    if not sum(full):
        return []
    prices = deck.price[card]
    low, high = sale_range(full, prices)
    if not full[WILD]:
        return [Consequence("gain", Message(messages.CONTRACTS_SELL, (low,)))]
    return [Consequence("gain", Message(messages.CONTRACTS_SELL_RANGE, (low, high)))]


def of_swap(v: BremerhavenView, deck: BremerhavenDeck, seat: int, upper: int) -> list[Consequence]:
    """BRE-352; and BRE-206: the ships and contracts that others win then."""
    ladder = list(v.ladder)
    ladder[upper], ladder[upper + 1] = ladder[upper + 1], ladder[upper]
    found: list[Consequence] = []
    rank, before = ladder.index(seat), v.ladder.index(seat)
    if rank != before:
        kind = "gain" if rank < before else "loss"
        found.append(Consequence(kind, Message(messages.RANK_THEN, (rank, deck.income[rank]))))
    if v.settings[settings.TIES] == settings.AT_THE_REVEAL:  # BRE-R03
        return found
    for there in v.spaces:
        if there.space < SEA or there.card == NONE:
            continue
        new = winner_with(v, deck, ladder, there)
        if new != there.winner:
            found.append(of_new_winner(v, seat, there.space, there.winner, new))
    return found


def of_new_winner(v: BremerhavenView, seat: int, space: int, old: int, new: int) -> Consequence:
    kind = "gain" if new == seat else "loss" if old == seat else "excludes"
    if new >= v.seats:
        return Consequence(kind, Message(messages.DUMMY_WINS_INSTEAD, (space,)))
    return Consequence(kind, Message(messages.WINS_INSTEAD, (space, new)))


def winner_with(v: BremerhavenView, deck: BremerhavenDeck, ladder: list[int], there: SpaceView) -> int:
    """BRE-206, BRE-980: who wins a ship or contract if this becomes the ladder; NONE without bids."""
    tied = [bidder for bidder in ladder if there.highest and there.sums[bidder] == there.highest]
    pilots = [bidder for bidder in tied if bidder < v.seats and has_built(deck, v.harbours[bidder], WIN_TIES)]
    return next(iter([*pilots, *tied]), NONE)


# -- ships and contracts ------------------------------------------------------------------------------------------


def of_dock(v: BremerhavenView, deck: BremerhavenDeck, seat: int, space: int, dock: int) -> list[Consequence]:
    """BRE-406; BRE-407: ships won further right that need this very dock."""
    found = [Consequence("excludes", Message(messages.DOCK_TAKEN_FOR, (deck.lay_time[v.sea[space]],)))]
    for later in range(space + 1, len(v.sea)):
        there = space_at(v, SEA + later)
        if there.card != NONE and there.winner == seat and there.fits == (dock,):
            found.append(Consequence("loss", Message(messages.DOCK_NEEDED, (there.card,))))
    return found


def of_name(
    v: BremerhavenView, deck: BremerhavenDeck, mine: PlayerHarbourView, good: int
) -> list[Consequence]:
    """How many of them one's contracts take."""
    needs = contracts_need(mine)
    count = needs[good] + needs[WILD]
    price = deck.price[v.price][good]
    return [
        Consequence("gain" if count else "nothing", Message(messages.CONTRACTS_TAKE, (count, good, price)))
    ]


def of_load(deck: BremerhavenDeck, mine: PlayerHarbourView, contract: int) -> list[Consequence]:
    """BRE-654, BRE-655."""
    told = Message(messages.LOAD_TAKEN_FOR, (deck.delivery_time[contract], *penalty_of(deck, mine, contract)))
    return [Consequence("excludes", told)]


def of_refusal(deck: BremerhavenDeck, mine: PlayerHarbourView, contract: int) -> list[Consequence]:
    """BRE-656: what is really paid or lost."""
    kind, amount = penalty_of(deck, mine, contract)
    if kind == MONEY:
        paid = min(amount, mine.cash + mine.balance)
        left = max(0, mine.cash - amount)
        return [Consequence("cost", Message(messages.PAYING, (paid, left)))] if paid else []
    if kind == PRESTIGE and mine.prestige:
        return [Consequence("loss", Message(messages.PRESTIGE_FALLS, (mine.prestige - 1,)))]
    return []


# -- the harbour --------------------------------------------------------------------------------------------------


def of_producing(deck: BremerhavenDeck, mine: PlayerHarbourView, building: int) -> list[Consequence]:
    """Money; what becomes of goods the story tells."""
    ability = deck.ability[building]
    if ability.kind == PRODUCE_MONEY:
        return [Consequence("gain", Message(messages.CELL_MONEY, (ability.amount,)))]
    if ability.kind == BANK:
        interest = min(ability.most, mine.balance // ability.interest_per)
        return [of_interest(messages.INTEREST, mine.seat, interest)]
    return []


def of_interest(key: str, first: int, interest: int) -> Consequence:
    return Consequence("gain" if interest else "nothing", Message(key, (first, interest)))


def of_deposit(deck: BremerhavenDeck, mine: PlayerHarbourView, bank: int, amount: int) -> list[Consequence]:
    """BRE-656, BRE-973."""
    if not amount:
        return []
    ability = deck.ability[bank]
    interest = min(ability.most, (mine.balance + amount) // ability.interest_per)
    return [
        Consequence("excludes", Message(messages.DEPOSIT_BOUND)),
        of_interest(messages.NEXT_INTEREST, mine.balance + amount, interest),
    ]


def of_storing(deck: BremerhavenDeck, mine: PlayerHarbourView, good: int) -> list[Consequence]:
    """That the last free space is used up."""
    fits_beside = bool(still_fits(deck, mine) >> good & 1)
    full = mine.spare == 1 and not fits_beside
    return [Consequence("excludes", Message(messages.STORAGE_FULL))] if full else []


def of_delivery(
    v: BremerhavenView, deck: BremerhavenDeck, mine: PlayerHarbourView, good: int, at: int
) -> list[Consequence]:
    """BRE-632: where the good goes, and that it stays."""
    contract = mine.loads[at].contract
    left = mine.loads[at].lacking
    found = [Consequence("gain", Message(messages.GOOD_SELLS, (deck.price[v.price][good],)))]
    if sum(left) == 1:
        reward = (deck.reward_kind[contract], deck.reward[contract])
        found.append(Consequence("gain", Message(messages.CONTRACT_COMPLETE, reward)))
    if not left[good]:
        found.append(Consequence("excludes", Message(messages.WILD_FILLED)))
    for other, load in enumerate(mine.loads):
        if other != at and not load.closed and takes_good(load, good):
            found.append(Consequence("excludes", Message(messages.GOOD_STAYS, (other + 1,))))
    return found


def of_idling(deck: BremerhavenDeck, mine: PlayerHarbourView) -> list[Consequence]:
    """BRE-621: the buildings that could still produce."""
    idle = 0
    for building in mine.cells:
        if building >= 0 and building not in mine.produced and can_produce(deck, mine, building):
            idle |= 1 << building
    return [Consequence("loss", Message(messages.NOT_USED, (idle,)))] if idle else []


def can_produce(deck: BremerhavenDeck, mine: PlayerHarbourView, building: int) -> bool:
    ability = deck.ability[building]
    if ability.kind == PRODUCE_GOOD:
        return has_room(deck, mine, ability.good)
    if ability.kind == BANK:
        return mine.cash > 0 or mine.balance >= ability.interest_per
    return ability.kind == PRODUCE_MONEY


def of_ending(v: BremerhavenView, mine: PlayerHarbourView) -> list[Consequence]:
    """4.3 and 4.4 as they will come, and the end (BRE-801)."""
    found = [told for line in mine.tonight.lines if not line.last for told in of_evening(mine, line)]
    if v.step >= v.left:
        found.append(Consequence("ends", Message(messages.LAST_WORK)))
    return found


def of_evening(mine: PlayerHarbourView, line: TonightLine) -> list[Consequence]:
    """What is not told here: the event, which the table shows."""
    if line.kind == RISES:
        return [Consequence("gain", Message(messages.PRESTIGE_RISES, (mine.value,)))]
    if line.kind == SAILS and line.lost:  # BRE-652
        cargo = [0] * len(GOODS)
        cargo[mine.docks[line.place].good] = line.lost
        return [Consequence("loss", Message(messages.CARGO_LOST, (line.card, tally(cargo))))]
    if line.kind == MISSED:  # BRE-653, BRE-654
        load = mine.loads[line.place]
        told = (line.place + 1, tally(list(load.lacking)), line.sale, *load.missed)
        return [Consequence("loss", Message(messages.SETTLED_SHORT, told))]
    if line.kind == MET:  # BRE-978
        complete = (line.place + 1, line.money, line.prestige)
        return [Consequence("gain", Message(messages.SETTLED_COMPLETE, complete))]
    return []
