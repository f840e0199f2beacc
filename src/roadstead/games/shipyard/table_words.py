"""The table of Shipyard in words, from a view alone: the turn, the action track, and what each decision needs first."""

from __future__ import annotations

from typing import Final

from roadstead.engine.words import EMPTY_CELL, Message, TableLine, TableSection, number_cell, sentence, tally
from roadstead.games.shipyard import market_words, messages, tasks
from roadstead.games.shipyard.builder_words import builder_section
from roadstead.games.shipyard.canal_words import cruise_section, laying_section, waterway_section
from roadstead.games.shipyard.deck import NONE, ShipyardDeck
from roadstead.games.shipyard.state import FINAL, LAST, OPENING, PLAY
from roadstead.games.shipyard.view import ShipyardView

EMPTY: Final = Message(EMPTY_CELL)
FIRST: Final[dict[int, tuple[str, ...]]] = {
    tasks.BUILD: ("ship-cards", "builder"),
    tasks.PLACE: ("builder", "ship-cards"),
    tasks.LAST_CHANCE: ("ship-cards", "builder"),
    tasks.BUY_TRAIN: ("trains", "exchange", "builder"),
    tasks.BUY_CANAL: ("canals", "own-canals", "builder"),
    tasks.CELL: ("laying", "own-canals"),
    tasks.TURN: ("laying", "own-canals"),
    tasks.EDGE: ("laying", "canals"),
    tasks.MANUFACTURE: ("ring", "builder"),
    tasks.RECRUIT: ("circle", "builder"),
    tasks.HIRE: ("employees", "builder"),
    tasks.EXCHANGE: ("builder", "exchange"),
    tasks.LOAD: ("exchange", "builder"),
    tasks.LOADS: ("exchange", "builder"),
    tasks.LAUNCH: ("builder", "own-canals"),
    tasks.FIT: ("cruise", "own-canals", "builder"),
    tasks.MOVE: ("cruise", "own-canals"),
    tasks.GIVE_UP: ("builder",),
}
"""What a decision needs first, by the names of sections; "builder" and "own-canals" are the viewer's own."""
USUAL: Final = (
    "laying",
    "cruise",
    "track",
    "builder",
    "own-canals",
    "ship-cards",
    "trains",
    "canals",
    "ring",
    "circle",
    "exchange",
    "employees",
)


def table_of(v: ShipyardView, deck: ShipyardDeck, along_the_lines: list[int]) -> list[TableSection]:
    """The turn, what the decision needs, the rest of the table, the other players."""
    if v.over or not v.turn:
        return [the_turn(v, deck), *players(v, deck)]
    board = [
        *laying_section(v, deck),
        *cruise_section(v, deck),
        track(v, deck),
        market_words.ship_cards(v, deck),
        market_words.trains(v, deck),
        market_words.canals(v, deck),
        market_words.ring(v, deck),
        market_words.circle(v, deck),
        market_words.exchange(v, deck, along_the_lines),
        market_words.employees(v, deck),
    ]
    named = {section.name: section for section in board}
    others = players(v, deck)
    if v.seat is not None:
        named["builder"] = others.pop(0)
        if v.builders[v.seat].canals:
            named["own-canals"] = others.pop(0)
    due = v.due_of(v.seat)
    order = [*(FIRST.get(due.kind, ()) if due is not None else ()), *USUAL]
    sections = [named[name] for name in dict.fromkeys(order) if name in named]
    return [the_turn(v, deck), *sections, *others]


def players(v: ShipyardView, deck: ShipyardDeck) -> list[TableSection]:
    """Oneself first; each with the canals."""
    first = 0 if v.seat is None else v.seat
    found: list[TableSection] = []
    for builder in v.builders[first:] + v.builders[:first]:
        found.append(builder_section(v, deck, builder))
        if not v.over:
            found += waterway_section(v, deck, builder)
    return found


# -- the turn -----------------------------------------------------------------------------------------------


def the_turn(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    if v.over:
        return TableSection("turn", Message(messages.TABLE_OVER), (best(v),))
    lines: list[TableLine] = []
    if v.due:
        asked = 0
        for due in v.due:
            asked |= 1 << due.seat
        plate = (f"done:{v.seat}",) if v.due_of(v.seat) is not None else ()
        lines.append(sentence(messages.TABLE_ASKED, asked, things=plate))
    if v.turn:
        lines += [*this_action(v, deck), *countdown(v, deck)]
    return TableSection("turn", turn_heading(v, deck), tuple(lines))


def turn_heading(v: ShipyardView, deck: ShipyardDeck) -> Message:
    if not v.turn:
        return Message(messages.TABLE_SETUP)
    if is_giving(v):
        return Message(messages.TABLE_GIVING)
    if v.stage >= FINAL:
        return Message(messages.TABLE_LAST if v.stage == LAST else messages.TABLE_FINAL)
    if v.early:
        return Message(messages.TABLE_LAST_ROUND, ((v.start - v.user - 1) % v.seats,))
    if v.stage == OPENING:
        return Message(messages.TABLE_OPENING)
    laps = len(deck.give_up[v.seats - 2])
    return Message(messages.TABLE_LAP, (v.laps + 1, laps, deck.spaces * (v.laps + 1) - v.lead))


def is_giving(v: ShipyardView) -> bool:
    return any(due.kind == tasks.GIVE_UP for due in v.due)


def best(v: ShipyardView) -> TableLine:
    """SHY-1011, SHY-1012, SHY-R37."""
    ranks = [(builder.score.total, builder.guilders) for builder in v.builders]
    highest = max(ranks)
    winners = sum(1 << seat for seat, rank in enumerate(ranks) if rank == highest)
    return sentence(messages.TABLE_BEST, winners, highest[0])


def this_action(v: ShipyardView, deck: ShipyardDeck) -> list[TableLine]:
    """What was chosen, whether a bonus action is still possible, and how far the action under way has come."""
    lines: list[TableLine] = []
    asked = [due.kind for due in v.due]
    if v.main != NONE and v.stage <= PLAY and not is_giving(v):
        done = v.main_done and tasks.NEXT_STEP in asked
        lines.append(sentence(messages.TABLE_CHOSEN, v.user, v.main, int(done)))
    if (tasks.CHOOSE in asked or tasks.NEXT_STEP in asked) and not v.bonus_done:  # SHY-402
        lines.append(sentence(messages.TABLE_BONUS, deck.bonus_cost, v.builders[v.user].guilders))
    if tasks.BUILD in asked:
        lines.append(sentence(messages.TABLE_BUILT, v.user, v.built, deck.build_most - v.built))
    if v.card != NONE:
        lines.append(sentence(messages.TABLE_CARD, v.user, deck.kind[v.card], tally(deck.features[v.card])))
    if any(v.loads):
        lines.append(sentence(messages.TABLE_LOADS, v.user, tally(list(v.loads))))
    return lines


def countdown(v: ShipyardView, deck: ShipyardDeck) -> list[TableLine]:
    """How long the game goes on, and when contracts are given up (SHY-702)."""
    if v.stage >= FINAL or v.early:
        return []
    laps = deck.give_up[v.seats - 2]
    lines: list[TableLine] = []
    if v.laps < len(laps) and laps[v.laps]:
        lines.append(sentence(messages.TABLE_GIVE_UP, laps[v.laps]))
    if v.seat is not None:
        now = int(v.stage == PLAY and v.user == v.seat and not is_giving(v))
        lines.append(sentence(messages.TABLE_TURNS_LEFT, turns_after(v, deck, v.seat) + now, now))
    return lines


def turns_after(v: ShipyardView, deck: ShipyardDeck, seat: int) -> int:
    """How many full turns a seat has after the one under way."""
    last = deck.spaces * len(deck.give_up[v.seats - 2])
    return sum((v.start + turn - 1) % v.seats == seat for turn in range(v.lead + 1, last + 1))


# -- the action track ---------------------------------------------------------------------------------------


def track(v: ShipyardView, deck: ShipyardDeck) -> TableSection:
    """The action cards from the lead backwards: empty spaces ahead, figures, and what choosing one would bring."""
    names = deck.names("action")
    cards = sorted(v.actions, key=lambda action: -v.positions[action])
    columns = [
        Message(messages.COLUMN_ACTION),
        Message(messages.COLUMN_AHEAD),
        Message(messages.COLUMN_FIGURES),
    ]
    choosing = any(due.kind == tasks.CHOOSE for due in v.due)
    if choosing:
        columns.append(Message(messages.COLUMN_INCOME))
    rows: list[TableLine] = []
    for at, action in enumerate(cards):
        cells = [
            Message(messages.CELL_ACTION, (action,)),
            Message(messages.CELL_LEAD)
            if not at
            else number_cell(v.positions[cards[at - 1]] - v.positions[action] - 1),
            figures(v, action),
        ]
        if choosing:
            cells.append(income(v, action))
        rows.append(TableLine(tuple(cells), (f"action:{names[action].id}",)))
    return TableSection("track", Message(messages.TABLE_TRACK), tuple(rows), tuple(columns))


def figures(v: ShipyardView, action: int) -> Message:
    """With 2 players the card chosen first carries two figures (SHY-205)."""
    for builder in v.builders:
        if action in builder.marks:
            count = 2 if v.seats == 2 and action == builder.marks[0] else 1
            return Message(messages.CELL_FIGURES, (builder.seat, count))
    return EMPTY


def income(v: ShipyardView, action: int) -> Message:
    """SHY-306: only free cards can be chosen, and in a full turn not the lead."""
    leads = v.stage != OPENING and v.positions[action] == v.lead
    if leads or any(action in builder.marks for builder in v.builders):
        return EMPTY
    return Message(messages.CELL_GUILDERS, (v.incomes[action],))
