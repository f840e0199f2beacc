"""What Shipyard says: prompts, options, events, card texts and targets, from views and codes alone."""

from __future__ import annotations

from typing import Final, cast

from roadstead.engine.codes import Codebook
from roadstead.engine.game import View
from roadstead.engine.words import Keys, Message, Words, tally
from roadstead.games.shipyard import says, tasks
from roadstead.games.shipyard.canals import SIDES, SITES
from roadstead.games.shipyard.codes import FITTINGS, PAIRS
from roadstead.games.shipyard.deck import (
    ACTIONS,
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
    SHIP_WITH_ALL,
    SIZE_TABLE,
    STAND_IN,
    TRADER,
    TRAIN_COLUMN,
    YARD,
    ShipyardDeck,
)
from roadstead.games.shipyard.view import ShipyardView

PLAIN_PROMPTS: Final[dict[int, str]] = {
    tasks.CHOOSE: says.ASK_CHOOSE,
    tasks.BUY_TRAIN: says.ASK_TRAIN,
    tasks.BUY_CANAL: says.ASK_CANAL,
    tasks.EXCHANGE: says.ASK_EXCHANGE,
    tasks.LAUNCH: says.ASK_LAUNCH,
    tasks.FINAL_ACTION: says.ASK_FINAL_ACTION,
    tasks.LAST_CHANCE: says.ASK_LAST_CHANCE,
}
CANAL_PROMPTS: Final[dict[int, str]] = {
    tasks.CELL: says.ASK_CELL,
    tasks.TURN: says.ASK_TURN,
    tasks.EDGE: says.ASK_EDGE,
}
MONEY_PROMPTS: Final[dict[int, str]] = {
    tasks.MANUFACTURE: says.ASK_MANUFACTURE,
    tasks.RECRUIT: says.ASK_RECRUIT,
    tasks.HIRE: says.ASK_HIRE,
}


class ShipyardWords(Words):
    def __init__(self, deck: ShipyardDeck, codes: Codebook) -> None:
        self.deck = deck
        self.codes = codes
        self.keys: Keys = says.KEYS
        self.domains = {
            "action": ACTIONS,
            "piece": PIECES,
            "element": ELEMENTS,
            "need": ELEMENTS + FEATURES[LIFEBUOY:],
            "feature": FEATURES,
            "commodity": COMMODITIES,
            "icon": ICONS,
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
            return Message(says.NOT_ASKED)
        kind, arg = due.kind, due.arg
        guilders = v.builders[seat].guilders
        if kind in PLAIN_PROMPTS:
            return Message(PLAIN_PROMPTS[kind])
        if kind in CANAL_PROMPTS:
            return Message(CANAL_PROMPTS[kind], (v.canal,))
        if kind in MONEY_PROMPTS:
            return Message(MONEY_PROMPTS[kind], (guilders,))
        if kind == tasks.NEXT_STEP:
            if v.main_done:
                return Message(says.ASK_AFTER_ACTION, (guilders,))
            return Message(says.ASK_NEXT_STEP, (v.main, guilders))
        if kind == tasks.BUILD:
            return Message(says.ASK_BUILD, (self.deck.build_most - v.built, guilders))
        if kind == tasks.PLACE:
            return Message(says.ASK_PLACE, self.ship_card(v.card))
        if kind == tasks.LOAD:
            return Message(says.ASK_LOAD, (arg,))
        if kind == tasks.FIT:
            if arg <= PAIRS:
                return Message(says.ASK_FIT, (arg, v.cruise.speed, v.cruise.reach))
            return Message(says.ASK_FIT_REST, (arg, v.cruise.speed))
        if kind == tasks.MOVE:
            return Message(says.ASK_MOVE, (v.cruise.speed - v.cruise.sailed,))
        return Message(says.ASK_GIVE_UP, (arg,))

    # -- options ---------------------------------------------------------------------------------------

    def option(self, view: View, code: int) -> Message:
        v = cast(ShipyardView, view)
        verb, words = self.codes.parts(code)
        at = words[0] if words else 0
        if verb in PLAIN_OPTIONS:
            return Message(PLAIN_OPTIONS[verb], words)
        if verb == "choose":
            return Message(says.CHOOSE, (at, v.incomes[at]))
        if verb == "main":
            return Message(says.MAIN, (v.main,))
        if verb == "bonus":
            return Message(says.BONUS, (at, self.deck.bonus_cost))
        if verb == "pass":
            due = v.due_of(v.seat)
            last = due is not None and due.kind == tasks.LAST_CHANCE
            return Message(says.PASS_LAST if last else says.PASS_FINAL)
        if verb == "build":
            if at >= STAND_IN:
                return Message(says.BUILD_STAND_IN, (at - STAND_IN,))
            price, shelf, row = self.place_of(v, at)
            return Message(says.BUILD, (*self.ship_card(at), price, shelf, row))
        if verb == "finish":
            column = words[1] + 1
            if at >= STAND_IN:
                return Message(says.FINISH_STAND_IN, (at - STAND_IN, column))
            price, shelf, row = self.place_of(v, at)
            return Message(says.FINISH, (*self.ship_card(at), price, column, shelf, row))
        if verb == "place":
            return Message(says.PLACE, (at + 1,))
        if verb == "train":
            row = v.market[TRAIN_COLUMN].index(at) if at in v.market[TRAIN_COLUMN] else 0
            return Message(says.TRAIN, (tally(self.deck.loads[at]), self.deck.row_prices[row], row + 1))
        if verb == "canal":
            row = v.market[CANAL_COLUMN].index(at) if at in v.market[CANAL_COLUMN] else 0
            return Message(says.CANAL, (at, self.icons(at), self.deck.row_prices[row]))
        if verb == "manufacture":
            piece = self.deck.ring[(v.ring + 1 + at) % len(self.deck.ring)]
            return Message(says.MANUFACTURE, (piece, v.ring_prices[at]))
        if verb == "recruit":
            piece = self.deck.circle[(v.circle + 1 + at) % len(self.deck.circle)]
            return Message(says.RECRUIT, (piece, v.circle_prices[at]))
        if verb == "hire":
            return Message(says.HIRE, (at, v.hire_prices[at]))
        if verb == "exchange":
            return Message(says.EXCHANGE, (tally(self.deck.loads[at]),))
        if verb == "sell":
            due = v.due_of(v.seat)
            return Message(says.SELL, (v.sell_prices[due.arg if due is not None else 0],))
        if verb in ("sail", "scrap"):
            cards = self.length(v, at)
            return Message(says.SAIL if verb == "sail" else says.SCRAP, (cards, at + 1))
        if verb == "move":
            return self.move(v, at, words[1])
        held = v.builders[v.seat].contracts if v.seat is not None else ()
        points = (
            v.builders[v.seat].contract_points[held.index(at)] if v.seat is not None and at in held else 0
        )
        return Message(says.GIVE, (at, points))

    def place_of(self, v: ShipyardView, card: int) -> tuple[int, int, int]:
        """What a ship card of the market costs, its column and its row, both counted from 1."""
        for column in range(TRAIN_COLUMN):
            if card in v.market[column]:
                row = v.market[column].index(card)
                return self.deck.row_prices[row], column + 1, row + 1
        return 0, 0, 0

    def icons(self, canal: int) -> int:
        found = [0] * len(ICONS)
        for icon in self.deck.tiles[canal].icons[0]:
            if icon != NONE:
                found[icon] += 1
        return tally(found)

    def length(self, v: ShipyardView, bow: int) -> int:
        """The cards of the complete ship whose bow lies in a column."""
        yard = v.builders[v.user].yard
        column = bow + 1
        while column < YARD and yard[column] != NONE and KINDS[self.deck.kind[yard[column]]] == "middle":
            column += 1
        return column - bow + 1

    def move(self, v: ShipyardView, canal: int, site: int) -> Message:
        for laid in v.builders[v.user].canals:
            if laid.canal == canal:
                icon = self.deck.tiles[canal].icons[laid.turns][site]
                if icon == RIBAND:
                    return Message(says.MOVE_ICON, (canal, site, icon, v.cruise.sailed + 1))
                if icon != NONE:
                    return Message(says.MOVE_ICON, (canal, site, icon, v.cruise.pays[icon]))
        return Message(says.MOVE, (canal, site))

    # -- events ----------------------------------------------------------------------------------------

    def event(self, who: int, code: int) -> Message:
        verb, words = self.codes.parts(code)
        at = words[0] if words else 0
        if self.codes.is_veiled(code):
            if verb == "contract":
                return Message(says.DID_CONTRACT_VEILED, (at,))
            return Message(says.DID_GIVE_VEILED, (who,))
        if verb in CHANCES:
            return Message(CHANCES[verb], words)
        if verb == "ship-card":
            return Message(says.DID_SHIP_CARD, self.ship_card(at))
        if verb == "train-up":
            return Message(says.DID_TRAIN_UP, (tally(self.deck.loads[at]),))
        if verb == "ring-at":
            return Message(says.DID_RING, (self.deck.ring[at],))
        if verb == "circle-at":
            return Message(says.DID_CIRCLE, (self.deck.circle[at],))
        if verb == "staff-at":
            return Message(says.DID_STAFF, (at + 1,))
        if verb == "employee":
            return Message(says.DID_EMPLOYEE, (at + 1, words[1]))
        if verb == "build":
            return Message(says.DID_BUILD, (who, *self.ship_card(at)))
        if verb == "finish":
            return Message(says.DID_FINISH, (who, *self.ship_card(at), words[1] + 1))
        if verb == "place":
            return Message(says.DID_PLACE, (who, at + 1))
        if verb in ("train", "exchange"):
            key = says.DID_TRAIN if verb == "train" else says.DID_EXCHANGE
            return Message(key, (who, tally(self.deck.loads[at])))
        if verb in ("manufacture", "recruit"):
            key = says.DID_MANUFACTURE if verb == "manufacture" else says.DID_RECRUIT
            return Message(key, (who, at + 1))
        if verb in ("sail", "scrap"):
            return Message(says.DID_SAIL if verb == "sail" else says.DID_SCRAP, (who,))
        return Message(DEEDS[verb], (who, *words))

    def forced(self, who: int, code: int) -> Message | None:
        verb, words = self.codes.parts(code)
        if verb in SILENT or (verb == "fit" and not words[1]):
            return None
        return self.event(who, code)

    # -- targets ---------------------------------------------------------------------------------------

    def targets(self, view: View, code: int) -> list[str]:
        v = cast(ShipyardView, view)
        verb, words = self.codes.parts(code)
        at = words[0] if words else 0
        seat = v.seat if v.seat is not None else v.user
        if verb in ("choose", "bonus", "final"):
            return [f"action:{ACTIONS[at]}"]
        if verb == "main":
            return [f"action:{ACTIONS[v.main]}"]
        if verb == "build":
            return [self.ship_card_target(at)]
        if verb == "finish":
            return [self.ship_card_target(at), f"yard:{seat}:{words[1] + 1}"]
        if verb == "place":
            return [f"yard:{seat}:{at + 1}"]
        if verb == "train":
            return [f"train:{self.deck.names('train')[at].id}"]
        if verb == "exchange":
            return [f"wagon:{seat}:{self.deck.names('train')[at].id}"]
        if verb == "canal":
            return [f"canal:{self.domains['canal'][at]}"]
        if verb == "edge":
            return [f"space:{self.domains['canal'][v.canal]}:{SITES[at]}"]
        if verb == "cell":
            return [f"cell:{self.domains['canal'][at]}:{SITES[words[1]]}"]
        if verb == "turn":
            return [f"turn:{at}"]
        if verb == "manufacture":
            return [f"ring:{(v.ring + 1 + at) % len(self.deck.ring)}"]
        if verb == "recruit":
            return [f"circle:{(v.circle + 1 + at) % len(self.deck.circle)}"]
        if verb == "hire":
            return [f"employee:{self.domains['employee'][at]}"]
        if verb == "barter":
            return [f"piece:{PIECES[at]}"]
        if verb in ("sail", "scrap"):
            return [f"ship:{seat}:{at + 1}", f"button:{verb}"]
        if verb == "fit":
            return [f"fitting:{FITTINGS[at]}", f"amount:{words[1]}"]
        if verb == "move":
            return [f"space:{self.domains['canal'][at]}:{SITES[words[1]]}"]
        if verb == "give":
            return [f"contract:{self.domains['contract'][at]}"]
        return [f"button:{verb}"]

    def ship_card_target(self, card: int) -> str:
        if card >= STAND_IN:
            return f"stand-in:{KINDS[card - STAND_IN]}"
        return f"card:{self.deck.names('ship-card')[card].id}"

    # -- cards -----------------------------------------------------------------------------------------

    def card(self, kind: str, index: int) -> list[Message]:
        """What a card does; nothing for a card whose fields say it all."""
        if kind == "employee":
            return [self.employee(index)]
        return [self.contract(index)] if kind == "contract" else []

    def employee(self, index: int) -> Message:
        employee = self.deck.employees[index]
        key = says.CARD_EMPLOYEE[employee.effect]
        if employee.effect == FREE_STEPS:
            return Message(key, (employee.amount, sum(1 << marker for marker in employee.markers)))
        if employee.effect in (HELMSMAN, RIGGER):
            return Message(key, (employee.amount,))
        if employee.effect == TRADER:
            return Message(key, (employee.piece, employee.amount, employee.level))
        return Message(key, (employee.piece, employee.amount))

    def contract(self, index: int) -> Message:
        contract = self.deck.contracts[index]
        scoring = contract.scoring
        key = says.CARD_CONTRACT[scoring]
        needs = sum(1 << need for need in contract.needs)
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


PLAIN_OPTIONS: Final[dict[str, str]] = {
    "end": says.END,
    "final": says.FINAL,
    "stop": says.STOP,
    "edge": says.EDGE,
    "cell": says.CELL,
    "turn": says.TURNED,
    "barter": says.BARTER,
    "fit": says.FIT,
}
"""Options whose arguments are the words of their code."""
CHANCES: Final[dict[str, str]] = {
    "first": says.DID_FIRST,
    "contract": says.DID_CONTRACT,
    "track": says.DID_TRACK,
    "canal-up": says.DID_CANAL_UP,
}
DEEDS: Final[dict[str, str]] = {
    "choose": says.DID_CHOOSE,
    "main": says.DID_MAIN,
    "bonus": says.DID_BONUS,
    "end": says.DID_END,
    "final": says.DID_FINAL,
    "pass": says.DID_PASS,
    "stop": says.DID_STOP,
    "canal": says.DID_CANAL,
    "edge": says.DID_EDGE,
    "cell": says.DID_CELL,
    "turn": says.DID_TURN,
    "hire": says.DID_HIRE,
    "barter": says.DID_BARTER,
    "sell": says.DID_SELL,
    "fit": says.DID_FIT,
    "move": says.DID_MOVE,
    "give": says.DID_GIVE,
}
"""Events whose arguments are the seat and the words of their code."""
SILENT: Final = ("main", "end", "pass", "stop", "sell", "turn", "move", "scrap")
