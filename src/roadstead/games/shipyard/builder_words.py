"""A player of Shipyard in words, from a view alone; one's own yard place by place."""

from __future__ import annotations

from roadstead.engine.words import Message, TableLine, TableSection, sentence, tally
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.canal_words import features_of
from roadstead.games.shipyard.deck import KINDS, LIFEBUOY, NONE, PIECES, YARD, ShipyardDeck
from roadstead.games.shipyard.market_words import completes, may_lie, next_settings, sale_of, set_of
from roadstead.games.shipyard.state import BLUE_CONTRACT, CRUISE, GREEN_CONTRACT, TRADERS
from roadstead.games.shipyard.view import BuilderView, ShipyardView


def builder_section(v: ShipyardView, deck: ShipyardDeck, builder: BuilderView) -> TableSection:
    own = builder.seat == v.seat
    key = messages.TABLE_OWN_YARD if own else messages.TABLE_YARD
    points = builder.score.total if v.over else points_so_far(builder)
    lines = [
        *score_lines(v, builder),
        *(own_places(deck, builder) if own and is_building(v) else places(deck, builder)),
        *complete_ships(deck, builder),
        *store_line(v, builder),
        *train_lines(v, deck, builder),
        *(own_staff(builder) if own and not v.over else staff(builder)),
        *fleet(deck, builder),
        *contracts(v, deck, builder),
    ]
    heading = Message(key, (builder.seat, builder.guilders, points))
    return TableSection(f"builder-{builder.seat}", heading, tuple(lines), seat=builder.seat)


def points_so_far(builder: BuilderView) -> int:
    """The points on the score track."""
    return sum(points for _, points in builder.score.parts[: CRUISE + 1])


def score_lines(v: ShipyardView, builder: BuilderView) -> list[TableLine]:
    """At the end where the points come from; before it what contracts and traders would bring now.

    Of the others' contracts nothing is known.
    """
    parts = [points for _, points in builder.score.parts]
    if v.over:
        return [sentence(messages.TABLE_SCORE, *parts)]
    if builder.seat != v.seat:
        return [sentence(messages.TABLE_LATER_TRADERS, parts[TRADERS])] if parts[TRADERS] else []
    held = parts[BLUE_CONTRACT] + parts[GREEN_CONTRACT]
    return [sentence(messages.TABLE_LATER, held, parts[TRADERS])] if held or parts[TRADERS] else []


def is_building(v: ShipyardView) -> bool:
    due = v.due_of(v.seat)
    return due is not None and due.kind in (tasks.BUILD, tasks.PLACE, tasks.LAST_CHANCE)


# -- the yard -----------------------------------------------------------------------------------------------


def place_line(deck: ShipyardDeck, builder: BuilderView, column: int) -> TableLine:
    card = builder.yard[column]
    facts = (column + 1, deck.kind[card], tally(deck.features[card]))
    return sentence(messages.TABLE_PLACE, *facts, things=(f"yard:{builder.seat}:{column + 1}",))


def own_places(deck: ShipyardDeck, builder: BuilderView) -> list[TableLine]:
    """Every place, and what may lie in an empty one (SHY-508)."""
    lines: list[TableLine] = []
    yard = builder.yard
    for column in range(YARD):
        if yard[column] != NONE:
            lines.append(place_line(deck, builder, column))
            continue
        kinds = [kind for kind in range(len(KINDS)) if may_lie(deck, yard, kind, column)]
        ends = [kind for kind in kinds if completes(deck, yard, kind, column)]
        things = (f"yard:{builder.seat}:{column + 1}",)
        facts = (column + 1, set_of(kinds), set_of(ends))
        lines.append(sentence(messages.TABLE_PLACE_FREE, *facts, things=things))
    return lines


def places(deck: ShipyardDeck, builder: BuilderView) -> list[TableLine]:
    """The places with a card, and which are empty."""
    lines = [place_line(deck, builder, column) for column in range(YARD) if builder.yard[column] != NONE]
    empty = [column for column in range(YARD) if builder.yard[column] == NONE]
    if not lines:
        return [sentence(messages.TABLE_YARD_EMPTY)]
    return [*lines, sentence(messages.TABLE_EMPTY_PLACES, set_of(empty))] if empty else lines


def complete_ships(deck: ShipyardDeck, builder: BuilderView) -> list[TableLine]:
    lines: list[TableLine] = []
    for bow, cards in builder.ships:
        features = features_of(deck, builder.yard[bow : bow + cards])
        facts = (bow + 1, bow + cards, cards, tally(features))
        things = tuple(f"{thing}:{builder.seat}:{bow + 1}" for thing in ("ship", "sea", "breakers"))
        lines.append(sentence(messages.TABLE_COMPLETE, *facts, things=things))
    return lines


# -- all else -----------------------------------------------------------------------------------------------


def store_line(v: ShipyardView, builder: BuilderView) -> list[TableLine]:
    """Without what is fitted to a ship already."""
    fitting = any(due.kind == tasks.FIT and due.seat == builder.seat for due in v.due)
    left = [builder.store[piece] - (v.cruise.pieces[piece] if fitting else 0) for piece in range(len(PIECES))]
    return [sentence(messages.TABLE_STORE, tally(left))]


def train_lines(v: ShipyardView, deck: ShipyardDeck, builder: BuilderView) -> list[TableLine]:
    """One's own with what all loads sell for at the next setting, or that of the exchange under way."""
    names = deck.names("train")
    setting = next_settings(v, deck)[0]
    lines: list[TableLine] = []
    for train in builder.trains:
        loads = deck.loads[train]
        things = (f"wagon:{builder.seat}:{names[train].id}",)
        if builder.seat == v.seat and not v.over:
            facts = (tally(loads), setting + 1, sale_of(v, deck, loads, setting))
            lines.append(sentence(messages.TABLE_TRAIN, *facts, things=things))
        else:
            lines.append(sentence(messages.TABLE_OTHERS_TRAIN, tally(loads), things=things))
    return lines


def own_staff(builder: BuilderView) -> list[TableLine]:
    return [sentence(messages.TABLE_EMPLOYEE, card, card) for card in builder.employees]


def staff(builder: BuilderView) -> list[TableLine]:
    cards = list(builder.employees)
    return [sentence(messages.TABLE_STAFF, set_of(cards))] if cards else []


def fleet(deck: ShipyardDeck, builder: BuilderView) -> list[TableLine]:
    """The ships that sailed, with their pieces and safety features: what contracts count."""
    lines: list[TableLine] = []
    for ship in builder.fleet:
        features = features_of(deck, ship.cards)
        safety = [0] * LIFEBUOY + features[LIFEBUOY:]
        facts = (len(ship.cards), tally(list(ship.pieces)), tally(safety))
        lines.append(sentence(messages.TABLE_SAILED_SHIP, *facts))
    return lines


def contracts(v: ShipyardView, deck: ShipyardDeck, builder: BuilderView) -> list[TableLine]:
    """Those that the viewer may see, with what they would score now; of others how many."""
    names = deck.names("contract")
    lines: list[TableLine] = []
    key = messages.TABLE_SCORED if v.over else messages.TABLE_CONTRACT
    for contract, points in zip(builder.contracts, builder.contract_points, strict=True):
        facts = (deck.colour[contract], contract, points, contract)
        things = (f"contract:{names[contract].id}",)
        lines.append(sentence(key, *facts, things=things))
    if not lines and builder.contract_count:
        lines.append(sentence(messages.TABLE_CONTRACTS_HELD, builder.contract_count))
    return [*lines, *(sentence(messages.TABLE_GIVEN, deck.colour[card], card) for card in builder.given)]
