"""Reasons for choices in Shipyard: points, ships, canals, employees, guilders and commodities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from roadstead.bots.reason import LEAST, LITTLE, Case, Reason
from roadstead.bots.values.shipyard import (
    GUILDER,
    PIECE,
    RICH,
    STEP,
    Ship,
    contracts,
    fleet,
    ships_in_yard,
    staff,
    turns_left,
)
from roadstead.bots.values.shipyard import TRAIN as TRAIN_WORTH
from roadstead.engine.words import Message
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.deck import (
    BEYOND_FIRST,
    BUILD,
    CANAL,
    CAPTAIN,
    DISTINCT_ELEMENTS,
    EXCHANGE,
    HIRE,
    KINDS,
    MANUFACTURE,
    NONE,
    PAIR_SAME_SHIP,
    PAIRS_PER_SHIP,
    PER_PIECE,
    PIECES,
    RECRUIT,
    SHIP_WITH_ALL,
    TRAIN,
    YARD,
    ShipyardDeck,
)
from roadstead.games.shipyard.scoring import trader_points
from roadstead.games.shipyard.state import ShipyardState

FAR: Final = 12
"""Longer walks are not told apart."""
OF_PIECES: Final = (
    PAIR_SAME_SHIP,
    BEYOND_FIRST,
    SHIP_WITH_ALL,
    PAIRS_PER_SHIP,
    PER_PIECE,
    DISTINCT_ELEMENTS,
)
"""How contracts score that count pieces."""
CHOOSING: Final = (tasks.CHOOSE, tasks.NEXT_STEP, tasks.EXCHANGE, tasks.FINAL_ACTION)
"""Decisions about what is done, before those about what is taken."""

OF_TASK: Final = {
    tasks.BUILD: BUILD,
    tasks.PLACE: BUILD,
    tasks.BUY_TRAIN: TRAIN,
    tasks.BUY_CANAL: CANAL,
    tasks.CELL: CANAL,
    tasks.TURN: CANAL,
    tasks.EDGE: CANAL,
    tasks.MANUFACTURE: MANUFACTURE,
    tasks.RECRUIT: RECRUIT,
    tasks.HIRE: HIRE,
    tasks.EXCHANGE: EXCHANGE,
    tasks.LOAD: EXCHANGE,
    tasks.LOADS: EXCHANGE,
}
"""The action that a decision belongs to."""


def reasons(case: Case) -> list[Reason]:
    """What the turn's other action brings is no reason for this one, but for points and guilders."""
    was, s, seat = cast(ShipyardState, case.before), cast(ShipyardState, case.way.end), case.seat
    after = cast(ShipyardState, case.way.after)
    left = turns_left(was)
    lasting = min(1.0, left / 4)
    points = s.score(seat) - was.score(seat)
    met = contracts(s, seat) - contracts(was, seat)
    other = cast(ShipyardState, case.rival.end) if case.rival is not None else was
    other_points, other_met = (
        other.score(seat) - was.score(seat),
        contracts(other, seat) - contracts(was, seat),
    )
    actions = actions_of(was, after, seat)
    found = [
        tells_of(messages.HINT_POINTS, points, weight=beyond(points, other_points)),
        tells_of(messages.HINT_CONTRACTS, met, weight=beyond(met, other_met)),
        *guilder_reasons(case, lasting),
    ]
    if TRAIN in actions:
        found += train_reasons(was, s, seat, lasting)
    if HIRE in actions:
        found += employee_reasons(was, s, seat, left)
    if BUILD in actions:
        gain = fleet(s, seat, left, lasting) - fleet(was, seat, left, lasting)
        found += building_reasons(was, s, seat, max(gain, 3 * LEAST))
        found += card_reasons(was, after, seat)
    if (CANAL in actions and len(s.ways[seat].canals) > len(was.ways[seat].canals)) or was.canal != NONE:
        found += canal_reasons(case, left)
    if any(action in actions for action in (MANUFACTURE, RECRUIT, HIRE, EXCHANGE)):
        found += piece_reasons(case)
    if kind_of_decision(was, seat) == tasks.GIVE_UP:
        kept = contracts(after, seat)
        found.append(tells_of(messages.HINT_GIVE_FAR, kept, weight=LEAST if kept else 0.0))
    stops = kind_of_decision(was, seat) == tasks.BUILD and after.card == NONE and after.yard == was.yard
    if case.is_better() and (stops or after.turn != was.turn):
        found.append(tells_of(messages.HINT_REST))
    return found


def beyond(gain: int, other: int) -> float:
    """What a gain counts for that the choice it is compared with brings, too, by the same bonus action for instance."""
    return gain - (1.0 - LITTLE) * max(0, min(gain, other))


def tells_of(key: str, *args: int, weight: float = LEAST) -> Reason:
    return Reason(Message(key, args), weight)


def kind_of_decision(s: ShipyardState, seat: int) -> int:
    return next(due.kind for due in s.dues() if due.seat == seat)


def actions_of(was: ShipyardState, after: ShipyardState, seat: int) -> list[int]:
    """The actions that the choice which led to `after` may belong to."""
    kind = next(due.kind for due in was.dues() if due.seat == seat)
    if kind in OF_TASK:
        return [OF_TASK[kind]]
    if kind == tasks.CHOOSE:
        return [after.marks[seat][-1]]
    if kind == tasks.NEXT_STEP and after.turn == was.turn:
        if after.bonus_done == was.bonus_done:
            return [was.main]
        return [action for action in was.actions if action != was.main]
    return list(was.actions)


def guilder_reasons(case: Case, lasting: float) -> list[Reason]:
    was, s, seat = cast(ShipyardState, case.before), cast(ShipyardState, case.way.end), case.seat
    more = s.guilders[seat] - was.guilders[seat]
    useful = min(s.guilders[seat], RICH) - min(was.guilders[seat], RICH)
    found = [tells_of(messages.HINT_GUILDERS, more, weight=lasting * GUILDER * useful)]
    if case.rival is not None:
        more = s.guilders[seat] - cast(ShipyardState, case.rival.end).guilders[seat]
        found.append(
            tells_of(messages.HINT_MORE_GUILDERS, more, int(case.rank > 0), weight=0.5 * GUILDER * more)
        )
    bonus = any(cast(ShipyardState, then).bonus_done for then in case.way.path if then.turn == was.turn)
    if bonus and not was.bonus_done and was.guilders[seat] < was.deck.bonus_cost:
        found.append(tells_of(messages.HINT_FOR_BONUS, weight=GUILDER))
    return found


def train_reasons(was: ShipyardState, s: ShipyardState, seat: int, lasting: float) -> list[Reason]:
    worth = lasting * TRAIN_WORTH * (min(3, len(s.wagons[seat])) - min(3, len(was.wagons[seat])))
    found: list[Reason] = []
    for train in s.wagons[seat]:
        if train not in was.wagons[seat]:
            loads = s.deck.loads[train]
            found.append(tells_of(messages.HINT_LOADS, sum(loads), weight=max(worth, 2 * LEAST)))
            for commodity, count in enumerate(loads):
                if count:
                    offered = set_of_pieces(s.deck, s.deck.barter[commodity])
                    found.append(tells_of(messages.HINT_BARTER, commodity, offered, weight=LEAST * count))
    return found


def employee_reasons(was: ShipyardState, s: ShipyardState, seat: int, left: float) -> list[Reason]:
    helped = staff(s, seat, left) - staff(was, seat, left) + trader_points(s, seat) - trader_points(was, seat)
    new = s.hired[seat] & ~was.hired[seat]
    return [tells_of(messages.HINT_EMPLOYEE, new.bit_length() - 1, weight=max(helped, LEAST))] if new else []


def building_reasons(was: ShipyardState, s: ShipyardState, seat: int, gain: float) -> list[Reason]:
    """How far the ships in the yard have come."""
    before, ships = ships_in_yard(was, seat, 0.0), ships_in_yard(s, seat, 0.0)
    found: list[Reason] = []
    if complete(ships) > complete(before):
        found.append(tells_of(messages.HINT_COMPLETE, weight=gain))
    lacking = [ship.missing for ship in ships if ship.missing]
    if lacking and (
        not before or min(lacking) < min([ship.missing for ship in before if ship.missing], default=YARD)
    ):
        found.append(tells_of(messages.HINT_MISSING, min(lacking), weight=0.8 * gain))
    carried = [
        piece for piece in range(len(PIECES)) if most_carried(ships, piece) > most_carried(before, piece)
    ]
    more = cards(s, seat) - cards(was, seat)
    if kind_of_decision(was, seat) in CHOOSING:
        found.append(tells_of(messages.HINT_CARDS, more, weight=0.3 * gain if more > 0 else 0.0))
    if carried and s.store == was.store:
        found.append(tells_of(messages.HINT_CARRIES, set_of_pieces(s.deck, carried), weight=0.6 * gain))
    return found


def complete(ships: list[Ship]) -> int:
    return sum(ship.complete for ship in ships)


def cards(s: ShipyardState, seat: int) -> int:
    return YARD - s.yard[YARD * seat : YARD * (seat + 1)].count(NONE)


def most_carried(ships: list[Ship], piece: int) -> int:
    return max([ship.pieces[piece] for ship in ships], default=0)


def card_reasons(was: ShipyardState, after: ShipyardState, seat: int) -> list[Reason]:
    """What a chosen card is good for, or the place where it is laid."""
    yard = was.yard[YARD * seat : YARD * (seat + 1)]
    there = after.yard[YARD * seat : YARD * (seat + 1)]
    card = after.card if was.card == NONE else was.card
    laid = [column for column in range(YARD) if there[column] != yard[column]]
    if laid:
        card = there[laid[0]]
    if card == NONE:
        return []
    found: list[Reason] = []
    if was.card == NONE:
        kinds = [was.deck.kind[other] for other in yard if other != NONE]
        if was.deck.kind[card] not in kinds and len(kinds) < len(KINDS) * len(KINDS):
            found.append(tells_of(messages.HINT_KIND, was.deck.kind[card], weight=4 * LEAST))
        for feature, count in enumerate(was.deck.features[card] if card < len(was.deck.features) else []):
            if count:
                found.append(tells_of(messages.HINT_FEATURE, feature, weight=LEAST * count))
        return found
    if len(laid) == 1:
        found.append(
            tells_of(messages.HINT_FREE, longest_gap(there), weight=LEAST * longest_gap(there) / YARD)
        )
        if any(0 <= column < YARD and yard[column] != NONE for column in (laid[0] - 1, laid[0] + 1)):
            found.append(tells_of(messages.HINT_JOINS, weight=2 * LEAST))
    return found


def longest_gap(yard: list[int]) -> int:
    best = run = 0
    for card in yard:
        run = run + 1 if card == NONE else 0
        best = max(best, run)
    return best


def canal_reasons(case: Case, left: float) -> list[Reason]:
    was, s, seat = cast(ShipyardState, case.before), cast(ShipyardState, case.way.end), case.seat
    far, earlier = s.ways[seat].longest(FAR), was.ways[seat].longest(FAR)
    found = [tells_of(messages.HINT_CANAL)] if was.canal == NONE else []
    other = cast(ShipyardState, case.rival.end) if case.rival is not None else was
    if earlier < far < FAR:
        weight = case.surplus(far - earlier, other.ways[seat].longest(FAR) - earlier)
        found.append(tells_of(messages.HINT_WALK, far, weight=STEP * weight))
    if other.yard == s.yard and best_worth(s, seat, left) > best_worth(other, seat, left):
        found.append(tells_of(messages.HINT_CRUISE, weight=0.5 * STEP))
    return found


def best_worth(s: ShipyardState, seat: int, left: float) -> float:
    return max([ship.worth for ship in ships_in_yard(s, seat, left)], default=0.0)


def piece_reasons(case: Case) -> list[Reason]:
    """Pieces for the store, and what they are good for."""
    was, seat = cast(ShipyardState, case.before), case.seat
    choosing = kind_of_decision(was, seat) in CHOOSING
    s = cast(ShipyardState, case.way.end if choosing else case.way.after)
    gained = [piece for piece in range(len(PIECES)) if stored(s, seat, piece) > stored(was, seat, piece)]
    if not gained:
        return []
    worth = sum(PIECE[piece] for piece in gained)
    found: list[Reason] = []
    if choosing:
        found.append(tells_of(messages.HINT_GETS, set_of_pieces(s.deck, gained), weight=worth))
    before, ships = ships_in_yard(was, seat, 0.0), ships_in_yard(s, seat, 0.0)
    fitting = [piece for piece in gained if most_carried(ships, piece) > most_carried(before, piece)]
    if fitting:
        found.append(tells_of(messages.HINT_FITS, set_of_pieces(s.deck, fitting), weight=0.9 * worth))
    if CAPTAIN in gained and not stored(was, seat, CAPTAIN):
        found.append(tells_of(messages.HINT_CAPTAIN, weight=2.0 * worth))
    for piece in gained:
        if any(counts(was, contract, piece) for contract in was.contracts[seat]):
            found.append(tells_of(messages.HINT_COUNTS, piece, weight=0.5 * PIECE[piece]))
        points = was.deck.piece_points[piece]
        if points:
            found.append(tells_of(messages.HINT_PIECE_POINTS, piece, points, weight=0.2 * PIECE[piece]))
        else:
            found.append(tells_of(messages.HINT_SPEED_PIECE, piece, weight=0.2 * PIECE[piece]))
    return found


def counts(s: ShipyardState, contract: int, piece: int) -> bool:
    """Whether a contract scores by pieces of this kind."""
    card = s.deck.contracts[contract]
    return card.scoring in OF_PIECES and (piece in (card.one, card.other) or piece in card.needs)


def stored(s: ShipyardState, seat: int, piece: int) -> int:
    return s.store[len(PIECES) * seat + piece]


def set_of_pieces(deck: ShipyardDeck, pieces: Iterable[int]) -> int:
    """Pieces as an argument of a message, in the order of the barter lines."""
    lines = [piece for line in deck.barter for piece in line]
    order = list(dict.fromkeys([*lines, *range(len(PIECES))]))
    return sum(1 << order.index(piece) for piece in set(pieces))
