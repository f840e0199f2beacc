"""The messages of Shipyard: prompts, choices, events, card texts and targets, made only from views and codes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, cast

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
    tally,
)
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.action_lines import action_line, joins
from roadstead.games.shipyard.canal_words import can_reach, reached_at, waterway_of
from roadstead.games.shipyard.canals import SIDES, SITES
from roadstead.games.shipyard.codes import FITTINGS, OFFICERS, PAIRS, SAILS, SMOKESTACKS, ShipyardCodes
from roadstead.games.shipyard.consequences import FORETOLD, FORETOLD_OWN, OUTCOMES, SAYS, consequences
from roadstead.games.shipyard.deck import (
    ACTIONS,
    BLUE,
    CANAL_COLUMN,
    COLOURS,
    COMMODITIES,
    DISTINCT_ELEMENTS,
    ELEMENTS,
    EMPLOYEE_COLOURS,
    EMPLOYEE_COUNT,
    EMPLOYEES_OF_COLOUR,
    FEATURE_TABLE,
    FEATURES,
    FREE_STEPS,
    GREEN,
    HELMSMAN,
    ICONS,
    KINDS,
    LIFEBUOY,
    NONE,
    PAIR_SAME_SHIP,
    PER_USED_CANAL,
    PIECES,
    RIBAND,
    RIGGER,
    ROWS,
    SHIP_WITH_ALL,
    SIZE_TABLE,
    STAND_IN,
    TRADER,
    TRAIN_COLUMN,
    YARD,
    ShipyardDeck,
)
from roadstead.games.shipyard.ending import ending_of
from roadstead.games.shipyard.shortcuts import shortcuts
from roadstead.games.shipyard.state import FINAL, OPENING
from roadstead.games.shipyard.table_words import table_of
from roadstead.games.shipyard.view import ShipyardView, cell_at
from roadstead.games.shipyard.why_not import TOUCHES, why_not_thing

PLAIN_PROMPTS: Final[dict[int, str]] = {
    tasks.BUY_TRAIN: messages.ASK_TRAIN,
    tasks.BUY_CANAL: messages.ASK_CANAL,
    tasks.EXCHANGE: messages.ASK_EXCHANGE,
    tasks.LAUNCH: messages.ASK_LAUNCH,
    tasks.FINAL_ACTION: messages.ASK_FINAL_ACTION,
    tasks.LAST_CHANCE: messages.ASK_LAST_CHANCE,
}
CANAL_PROMPTS: Final[dict[int, str]] = {
    tasks.CELL: messages.ASK_CELL,
    tasks.TURN: messages.ASK_TURN,
    tasks.EDGE: messages.ASK_EDGE,
}
MONEY_PROMPTS: Final[dict[int, str]] = {
    tasks.MANUFACTURE: messages.ASK_MANUFACTURE,
    tasks.RECRUIT: messages.ASK_RECRUIT,
    tasks.HIRE: messages.ASK_HIRE,
}


class ShipyardWords(Words):
    def __init__(self, deck: ShipyardDeck, codes: ShipyardCodes) -> None:
        self.deck = deck
        self.codes = codes
        self.codebook = codes.book
        self.keys: Keys = messages.KEYS
        lines = [piece for line in deck.barter for piece in line]
        self.along_the_lines = list(dict.fromkeys([*lines, *range(len(PIECES))]))
        """The pieces as they stand on the barter lines, to be told in this order."""
        self.warnings = {
            messages.NO_CAPTAIN: messages.WARN_NO_CAPTAIN,
            messages.NO_CANAL: messages.WARN_NO_CANAL,
        }
        self.touches = TOUCHES
        self.outcomes = OUTCOMES
        self.foretold = FORETOLD
        self.foretold_own = FORETOLD_OWN
        self.says = SAYS
        self.domains = {
            "action": ACTIONS,
            "piece": PIECES,
            "a-piece": [PIECES[piece] for piece in self.along_the_lines],
            "element": ELEMENTS,
            "need": ELEMENTS + FEATURES[LIFEBUOY:],
            "feature": FEATURES,
            "shown": FEATURES,
            "commodity": COMMODITIES,
            "icon": ICONS,
            "sight": [*ICONS, "none"],
            "place": [str(column + 1) for column in range(YARD)],
            "kind": KINDS,
            "colour": COLOURS,
            "staff-colour": EMPLOYEE_COLOURS,
            "fitting": FITTINGS,
            "site": SITES,
            "way": SITES[:SIDES],
            "canal": [card.id for card in deck.names("canal")],
            "employee": [card.id for card in deck.names("employee")],
            "contract": [card.id for card in deck.names("contract")],
        }

    def ship_card(self, card: int) -> tuple[int, int]:
        """The kind of a ship card and its features."""
        return self.deck.kind[card], tally(self.deck.features[card])

    # -- prompts ---------------------------------------------------------------------------------------

    def prompt(self, view: View, seat: int) -> Message:
        v = cast(ShipyardView, view)
        due = v.due_of(seat)
        if due is None:
            return Message(messages.NOT_ASKED)
        kind, arg = due.kind, due.arg
        guilders = v.builders[seat].guilders
        if kind in PLAIN_PROMPTS:
            return Message(PLAIN_PROMPTS[kind])
        if kind in CANAL_PROMPTS:
            return Message(CANAL_PROMPTS[kind], (v.canal,))
        if kind in MONEY_PROMPTS:
            return Message(MONEY_PROMPTS[kind], (guilders,))
        if kind == tasks.CHOOSE:
            return self.ask_for_action(v, seat)
        if kind == tasks.NEXT_STEP:
            if v.main_done:
                return Message(messages.ASK_AFTER_ACTION, (guilders,))
            return Message(messages.ASK_NEXT_STEP, (v.main, guilders))
        if kind == tasks.BUILD:
            return Message(messages.ASK_BUILD, (self.deck.build_most - v.built, guilders))
        if kind == tasks.PLACE:
            return Message(messages.ASK_PLACE, self.ship_card(v.card))
        if kind == tasks.LOAD:
            return Message(messages.ASK_LOAD, (arg, 1))
        if kind == tasks.LOADS:
            return Message(messages.ASK_LOAD, (arg, v.loads[arg]))
        if kind == tasks.FIT:
            if arg <= PAIRS:
                return Message(messages.ASK_FIT, (arg, v.cruise.speed, v.cruise.reach))
            return Message(messages.ASK_FIT_REST, (arg, v.cruise.speed))
        if kind == tasks.MOVE:
            return Message(messages.ASK_MOVE, (v.cruise.speed - v.cruise.sailed,))
        return Message(messages.ASK_GIVE_UP, (arg, self.left_to_give(v, seat, arg)))

    def ask_for_action(self, v: ShipyardView, seat: int) -> Message:
        if v.stage != OPENING:
            return Message(messages.ASK_CHOOSE)
        if v.seats > 2:
            return Message(messages.ASK_OPENING)
        return Message(messages.ASK_OPENING_TWO, (1 if v.builders[seat].marks else 2,))  # SHY-205

    def left_to_give(self, v: ShipyardView, seat: int, colour: int) -> int:
        """Contracts of the colour that are to be given up now; those held are secret, their number is not."""
        by_lap = self.deck.give_up[v.seats - 2][: v.laps]
        final = v.stage == FINAL  # SHY-R17
        count = self.deck.dealt[BLUE] - sum(by_lap) - 1 if final else by_lap[-1]
        before = by_lap if final else by_lap[:-1]
        kept = sum(self.deck.dealt) - len(COLOURS) * (sum(before) + count)
        left = v.builders[seat].contract_count - kept
        return left - count if colour == BLUE else left  # SHY-707: the green ones follow

    def progress(self, view: View) -> Message | None:
        turn = cast(ShipyardView, view).turn
        return Message(messages.PROGRESS, (turn,)) if turn else None

    def ending(self, view: View) -> Ending | None:
        return ending_of(cast(ShipyardView, view), self.deck)

    # -- choices ---------------------------------------------------------------------------------------

    def choice(self, view: View, code: int) -> Message:
        verb, words = self.codebook.parts(code)
        if verb in PLAIN_OPTIONS:
            return Message(PLAIN_OPTIONS[verb], words)
        at, to, *_ = (*words, 0, 0)
        return OPTIONS[verb](self, cast(ShipyardView, view), at, to)

    def rank(self, view: View, code: int) -> int:
        """Cards column by column and row by row, employees as the marker reaches them, trades along the barter line."""
        v = cast(ShipyardView, view)
        verb, words = self.codebook.parts(code)
        if verb in ("build", "finish"):
            _, column, row = self.place_of(v, words[0])
            return YARD * (ROWS * column + row) + words[-1] if verb == "finish" else ROWS * column + row
        if verb == "hire":
            return (v.employee_at[words[0]] - v.staff - 1) % self.deck.track
        if verb == "trade":
            loads = len(self.codes.traded[words[0]]) + self.codes.sold[words[0]]
            return self.codes.trades[self.commodity(v)][loads].index(words[0])
        if verb in ("train", "canal"):
            return self.row_of(v, TRAIN_COLUMN if verb == "train" else CANAL_COLUMN, words[0])
        return LAST if verb in GIVING_UP else 0

    def place_of(self, v: ShipyardView, card: int) -> tuple[int, int, int]:
        """What a ship card of the market costs, its column and its row, both counted from 1."""
        for column in range(TRAIN_COLUMN):
            if card in v.market[column]:
                row = self.row_of(v, column, card)
                return self.deck.row_prices[row], column + 1, row + 1
        return 0, 0, 0

    def row_of(self, v: ShipyardView, column: int, card: int) -> int:
        return v.market[column].index(card) if card in v.market[column] else 0

    def passing(self, v: ShipyardView) -> Message:
        due = v.due_of(v.seat)
        last = due is not None and due.kind == tasks.LAST_CHANCE
        return Message(messages.PASS_LAST if last else messages.PASS_FINAL)

    def build(self, v: ShipyardView, card: int) -> Message:
        if card >= STAND_IN:
            return Message(messages.BUILD_STAND_IN, (card - STAND_IN,))
        return Message(messages.BUILD, (*self.ship_card(card), *self.place_of(v, card)))

    def finish(self, v: ShipyardView, card: int, place: int) -> Message:
        if card >= STAND_IN:
            return Message(messages.FINISH_STAND_IN, (card - STAND_IN, place + 1))
        return Message(messages.FINISH, (*self.ship_card(card), *self.place_of(v, card), place + 1))

    def train(self, v: ShipyardView, train: int) -> Message:
        row = self.row_of(v, TRAIN_COLUMN, train)
        return Message(messages.TRAIN, (tally(self.deck.loads[train]), self.deck.row_prices[row], row + 1))

    def canal(self, v: ShipyardView, canal: int) -> Message:
        icons = [0] * len(ICONS)
        for icon in self.deck.tiles[canal].icons[0]:
            if icon != NONE:
                icons[icon] += 1
        row = self.row_of(v, CANAL_COLUMN, canal)
        return Message(messages.CANAL, (canal, tally(icons), self.deck.row_prices[row]))

    def cell(self, v: ShipyardView, canal: int, side: int) -> Message:
        cell = waterway_of(v, self.deck, v.user).cell_beyond(canal, side)
        return Message(messages.CELL, (canal, side, reached_at(v, self.deck, cell)))

    def rotation(self, v: ShipyardView, turns: int) -> Message:
        reached = can_reach(v, self.deck, cell_at(*v.cell), turns)
        return Message(messages.TURNED, (turns, int(reached)))

    def commodity(self, v: ShipyardView) -> int:
        """The commodity whose loads are due."""
        due = v.due_of(v.seat)
        return due.arg if due is not None else 0

    def sell(self, v: ShipyardView) -> Message:
        return Message(messages.SELL, (v.sell_prices[self.commodity(v)],))

    def trade(self, v: ShipyardView, trade: int) -> Message:
        """A single load is bartered or sold; of several, some are bartered and the others sold."""
        pieces, sold = self.codes.traded[trade], self.codes.sold[trade]
        if len(pieces) + sold == 1:
            return Message(messages.BARTER, (pieces[0],)) if pieces else self.sell(v)
        guilders = sold * v.sell_prices[self.commodity(v)]
        if not pieces:
            return Message(messages.SELL_ALL, (sold, guilders))
        told = sum(1 << self.along_the_lines.index(piece) for piece in pieces)
        return Message(messages.TRADE, (told, sold, guilders))

    def length(self, v: ShipyardView, bow: int) -> int:
        """The cards of the complete ship whose bow lies in a place."""
        return next((cards for place, cards in v.builders[v.user].ships if place == bow), 0)

    def fit(self, v: ShipyardView, fitting: int, count: int) -> Message:
        """With the speed it would make, and the masts or cabins left."""
        cruise = v.cruise
        speed = cruise.speeds[count] if count < len(cruise.speeds) else cruise.speed
        room = cruise.room[count] if count < len(cruise.room) else 0
        if fitting in (SAILS, SMOKESTACKS):
            return Message(messages.FIT_MAST, (fitting, count, speed, room))
        if fitting <= PAIRS:
            return Message(messages.FIT_SPEED, (fitting, count, speed))
        if fitting >= OFFICERS:
            return Message(messages.FIT_CABIN, (fitting, count, room))
        return Message(messages.FIT, (fitting, count))

    def move(self, v: ShipyardView, canal: int, site: int) -> Message:
        for laid in v.builders[v.user].canals:
            if laid.canal == canal:
                icon = self.deck.tiles[canal].icons[laid.turns][site]
                if icon == RIBAND:
                    return Message(messages.MOVE_ICON, (canal, site, icon, v.cruise.sailed + 1))
                if icon != NONE:
                    return Message(messages.MOVE_ICON, (canal, site, icon, v.cruise.pays[icon]))
        return Message(messages.MOVE, (canal, site))

    def give(self, v: ShipyardView, contract: int) -> Message:
        builder = v.builders[v.seat] if v.seat is not None else None
        if builder is None or contract not in builder.contracts:
            return Message(messages.GIVE, (contract, 0))
        return Message(messages.GIVE, (contract, builder.contract_points[builder.contracts.index(contract)]))

    # -- events ----------------------------------------------------------------------------------------

    def event(self, who: int, code: int) -> Message | None:
        verb, words = self.codebook.parts(code)
        if self.codebook.is_veiled(code):
            if verb == "contract":
                return Message(messages.DID_CONTRACT_VEILED, (words[0],))
            return Message(messages.DID_GIVE_VEILED, (who,))
        if verb in TOLD_BY_STORY:
            return None
        if verb in CHANCES:
            return Message(CHANCES[verb], words)
        if verb in DEEDS:
            return Message(DEEDS[verb], (who, *words))
        at, to, *_ = (*words, 0, 0)
        return EVENTS[verb](self, who, at, to)

    def forced(self, who: int, code: int) -> Message | None:
        verb, words = self.codebook.parts(code)
        if verb in SILENT or (verb == "fit" and not words[1]):
            return None
        return self.event(who, code)

    def setup(self, codes: list[int]) -> list[Message]:
        """A short summary: the table shows everything that was laid out."""
        laid = [0] * len(LAID_OUT)
        for code in codes:
            verb = self.codebook.parts(code)[0]
            if verb in LAID_OUT:
                laid[LAID_OUT.index(verb)] += 1
        cards, trains, canals, employees = laid
        return [
            Message(messages.DEALT, (self.deck.dealt[BLUE], self.deck.dealt[GREEN])),
            Message(messages.LAID_OUT, (cards, trains, canals)),
            Message(messages.PLACED, (employees,)),
        ]

    # -- targets ---------------------------------------------------------------------------------------

    def targets(self, view: View, code: int) -> list[str]:
        verb, words = self.codebook.parts(code)
        if verb not in TARGETS:
            return [f"button:{verb}"]
        at, to, *_ = (*words, 0, 0)
        return TARGETS[verb](self, cast(ShipyardView, view), at, to)

    def answers(self, view: View, code: int) -> list[str]:
        """Where a ship goes, and a plate that ends what is going on: touched, they do what the buttons do."""
        seat = cast(ShipyardView, view).seat
        verb, words = self.codebook.parts(code)
        if seat is None:
            return []
        if verb in WAYS:
            return [f"{WAYS[verb]}:{seat}:{words[0] + 1}"]
        return [f"done:{seat}"] if verb in ENDS else []

    def ship_card_target(self, card: int) -> str:
        if card >= STAND_IN:
            return f"stand-in:{KINDS[card - STAND_IN]}"
        return f"card:{self.deck.names('ship-card')[card].id}"

    def space(self, canal: int, site: int) -> str:
        return f"{self.domains['canal'][canal]}:{SITES[site]}"

    def wagon(self, train: int) -> str:
        return self.deck.names("train")[train].id

    # -- actions -----------------------------------------------------------------------------------------

    def joins(self, before: Happening, event: Happening) -> bool:
        return joins(self.codebook, before, event)

    def action(self, events: list[Happening]) -> ActionLine | None:
        return action_line(self.along_the_lines, events)

    def table(self, view: View) -> list[TableSection]:
        return table_of(cast(ShipyardView, view), self.deck, self.along_the_lines)

    def why_not_thing(self, view: View, due: Due, kind: str, name: str) -> WhyNot | None:
        return why_not_thing(cast(ShipyardView, view), self.deck, self.along_the_lines, due, kind, name)

    def shortcuts(self, view: View) -> list[Shortcut]:
        return shortcuts(
            cast(ShipyardView, view), self.deck, self.codes, lambda code: self.choice(view, code)
        )

    def consequences(self, view: View, code: int) -> list[Consequence]:
        verb, words = self.codebook.parts(code)
        at, to, *_ = (*words, 0, 0)
        return consequences(cast(ShipyardView, view), self.deck, verb, at, to)

    # -- cards -----------------------------------------------------------------------------------------

    def card(self, kind: str, index: int) -> list[Message]:
        """What a card does; empty for a card whose fields say it all."""
        if kind == "employee":
            return [self.employee(index)]
        return [self.contract(index)] if kind == "contract" else []

    def employee(self, index: int) -> Message:
        employee = self.deck.employees[index]
        key = messages.CARD_EMPLOYEE[employee.effect]
        if employee.effect == FREE_STEPS:
            return Message(key, (employee.amount, sum({1 << marker for marker in employee.markers})))
        if employee.effect in (HELMSMAN, RIGGER):
            return Message(key, (employee.amount,))
        if employee.effect == TRADER:
            return Message(key, (employee.piece, employee.amount, employee.level))
        return Message(key, (employee.piece, employee.amount))

    def contract(self, index: int) -> Message:
        contract = self.deck.contracts[index]
        scoring = contract.scoring
        key = messages.CARD_CONTRACT[scoring]
        needs = sum({1 << need for need in contract.needs})
        if scoring == PAIR_SAME_SHIP:
            return Message(key, (contract.points, contract.one, contract.other))
        if scoring in (SHIP_WITH_ALL, EMPLOYEES_OF_COLOUR):
            return Message(key, (contract.points, needs))
        if scoring == DISTINCT_ELEMENTS:
            return Message(key, (needs,))
        if scoring == PER_USED_CANAL:
            return Message(key, (contract.points,))
        if scoring == FEATURE_TABLE:
            return Message(key, (contract.one,))
        if scoring == SIZE_TABLE:
            return Message(key, (contract.least, contract.most))
        if scoring == EMPLOYEE_COUNT:
            return Message(key, (contract.points, contract.least, contract.after))
        if len(self.keys.declared[key]) == 2:
            return Message(key, (contract.points, contract.one))
        return Message(key)


def own_seat(v: ShipyardView) -> int:
    return v.seat if v.seat is not None else v.user


def ring_at(w: ShipyardWords, v: ShipyardView, extra: int) -> int:
    return (v.ring + 1 + extra) % len(w.deck.ring)


def circle_at(w: ShipyardWords, v: ShipyardView, extra: int) -> int:
    return (v.circle + 1 + extra) % len(w.deck.circle)


# -- by verb -----------------------------------------------------------------------------------------------

Option: TypeAlias = Callable[[ShipyardWords, ShipyardView, int, int], Message]
Happened: TypeAlias = Callable[[ShipyardWords, int, int, int], Message]
Touched: TypeAlias = Callable[[ShipyardWords, ShipyardView, int, int], list[str]]

PLAIN_OPTIONS: Final[dict[str, str]] = {
    "end": messages.END,
    "final": messages.FINAL,
    "stop": messages.STOP,
    "edge": messages.EDGE,
    "barter": messages.BARTER,
}
"""Choices whose arguments are the words of their code."""
OPTIONS: Final[dict[str, Option]] = {
    "choose": lambda w, v, at, to: Message(messages.CHOOSE, (at, v.incomes[at])),
    "main": lambda w, v, at, to: Message(messages.MAIN, (v.main,)),
    "bonus": lambda w, v, at, to: Message(messages.BONUS, (at, w.deck.bonus_cost)),
    "pass": lambda w, v, at, to: w.passing(v),
    "build": lambda w, v, at, to: w.build(v, at),
    "finish": lambda w, v, at, to: w.finish(v, at, to),
    "place": lambda w, v, at, to: Message(messages.PLACE, (at + 1,)),
    "train": lambda w, v, at, to: w.train(v, at),
    "canal": lambda w, v, at, to: w.canal(v, at),
    "cell": lambda w, v, at, to: w.cell(v, at, to),
    "turn": lambda w, v, at, to: w.rotation(v, at),
    "manufacture": lambda w, v, at, to: Message(
        messages.MANUFACTURE, (w.deck.ring[ring_at(w, v, at)], v.ring_prices[at])
    ),
    "recruit": lambda w, v, at, to: Message(
        messages.RECRUIT, (w.deck.circle[circle_at(w, v, at)], v.circle_prices[at])
    ),
    "hire": lambda w, v, at, to: Message(messages.HIRE, (at, v.hire_prices[at])),
    "exchange": lambda w, v, at, to: Message(messages.EXCHANGE, (tally(w.deck.loads[at]),)),
    "sell": lambda w, v, at, to: w.sell(v),
    "trade": lambda w, v, at, to: w.trade(v, at),
    "sail": lambda w, v, at, to: Message(messages.SAIL, (w.length(v, at), at + 1)),
    "scrap": lambda w, v, at, to: Message(messages.SCRAP, (w.length(v, at), at + 1)),
    "fit": lambda w, v, at, to: w.fit(v, at, to),
    "move": lambda w, v, at, to: w.move(v, at, to),
    "give": lambda w, v, at, to: w.give(v, at),
}
ENDS: Final = ("end", "stop", "pass")
WAYS: Final = {"sail": "sea", "scrap": "breakers"}
"""Where a complete ship goes."""
GIVING_UP: Final = ("end", "stop", "pass", "scrap")
TOLD_BY_STORY: Final = ("main", "end", "stop", "manufacture", "recruit", "barter", "sell", "trade", "scrap")
"""Events without a message of their own: their consequences have one."""
CHANCES: Final[dict[str, str]] = {
    "first": messages.DID_FIRST,
    "contract": messages.DID_CONTRACT,
    "track": messages.DID_TRACK,
    "canal-up": messages.DID_CANAL_UP,
}
"""Chance events whose arguments are the words of their code."""
DEEDS: Final[dict[str, str]] = {
    "choose": messages.DID_CHOOSE,
    "final": messages.DID_FINAL,
    "pass": messages.DID_PASS,
    "canal": messages.DID_CANAL,
    "edge": messages.DID_EDGE,
    "cell": messages.DID_CELL,
    "turn": messages.DID_TURN,
    "hire": messages.DID_HIRE,
    "fit": messages.DID_FIT,
    "move": messages.DID_MOVE,
    "give": messages.DID_GIVE,
}
"""Events whose arguments are the seat and the words of their code."""
EVENTS: Final[dict[str, Happened]] = {
    "ship-card": lambda w, who, at, to: Message(messages.DID_SHIP_CARD, w.ship_card(at)),
    "train-up": lambda w, who, at, to: Message(messages.DID_TRAIN_UP, (tally(w.deck.loads[at]),)),
    "ring-at": lambda w, who, at, to: Message(messages.DID_RING, (w.deck.ring[at],)),
    "circle-at": lambda w, who, at, to: Message(messages.DID_CIRCLE, (w.deck.circle[at],)),
    "staff-at": lambda w, who, at, to: Message(messages.DID_STAFF, (at + 1,)),
    "employee": lambda w, who, at, to: Message(messages.DID_EMPLOYEE, (at + 1, to)),
    "bonus": lambda w, who, at, to: Message(messages.DID_BONUS, (who, at, w.deck.bonus_cost)),
    "build": lambda w, who, at, to: Message(messages.DID_BUILD, (who, *w.ship_card(at))),
    "finish": lambda w, who, at, to: Message(messages.DID_FINISH, (who, *w.ship_card(at), to + 1)),
    "place": lambda w, who, at, to: Message(messages.DID_PLACE, (who, at + 1)),
    "train": lambda w, who, at, to: Message(messages.DID_TRAIN, (who, tally(w.deck.loads[at]))),
    "exchange": lambda w, who, at, to: Message(messages.DID_EXCHANGE, (who, tally(w.deck.loads[at]))),
    "sail": lambda w, who, at, to: Message(messages.DID_SAIL, (who,)),
}
SILENT: Final = ("pass", "turn")
"""Decisions that have no message if they had a single choice."""
LAID_OUT: Final = ["ship-card", "train-up", "canal-up", "employee"]
TARGETS: Final[dict[str, Touched]] = {
    "choose": lambda w, v, at, to: [f"action:{ACTIONS[at]}"],
    "bonus": lambda w, v, at, to: [f"action:{ACTIONS[at]}"],
    "final": lambda w, v, at, to: [f"action:{ACTIONS[at]}"],
    "main": lambda w, v, at, to: [f"action:{ACTIONS[v.main]}"],
    "build": lambda w, v, at, to: [w.ship_card_target(at)],
    "finish": lambda w, v, at, to: [w.ship_card_target(at), f"yard:{own_seat(v)}:{to + 1}"],
    "place": lambda w, v, at, to: [f"yard:{own_seat(v)}:{at + 1}"],
    "train": lambda w, v, at, to: [f"train:{w.wagon(at)}"],
    "exchange": lambda w, v, at, to: [f"wagon:{own_seat(v)}:{w.wagon(at)}"],
    "canal": lambda w, v, at, to: [f"canal:{w.domains['canal'][at]}"],
    "edge": lambda w, v, at, to: [f"space:{w.space(v.canal, at)}"],
    "cell": lambda w, v, at, to: [f"cell:{w.space(at, to)}"],
    "turn": lambda w, v, at, to: [f"turn:{at}", "button:lay"],
    "manufacture": lambda w, v, at, to: [f"ring:{ring_at(w, v, at)}"],
    "recruit": lambda w, v, at, to: [f"circle:{circle_at(w, v, at)}"],
    "hire": lambda w, v, at, to: [f"employee:{w.domains['employee'][at]}"],
    "barter": lambda w, v, at, to: [f"piece:{PIECES[at]}"],
    "trade": lambda w, v, at, to: [f"trade:{COMMODITIES[w.commodity(v)]}:{w.codes.trade.domains[0][at]}"],
    "sail": lambda w, v, at, to: [f"ship:{own_seat(v)}:{at + 1}", "button:sail"],
    "scrap": lambda w, v, at, to: [f"ship:{own_seat(v)}:{at + 1}", "button:scrap"],
    "fit": lambda w, v, at, to: [f"fitting:{FITTINGS[at]}", f"amount:{to}"],
    "move": lambda w, v, at, to: [f"space:{w.space(at, to)}"],
    "give": lambda w, v, at, to: [f"contract:{w.domains['contract'][at]}"],
}
"""What a choice touches; a button for those not listed."""
