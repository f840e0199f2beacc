"""The table of Shipyard in the terminal: action track, market, markers, players, and canals as a map.

Features, pieces and icons stand there in three or four letters; the top of the table tells what they mean.
"""

from __future__ import annotations

from typing import cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from roadstead.engine.cards import Card
from roadstead.engine.game import Due, Rules, View
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.canals import CENTRE, PORT, SIDES, SITES, Tile
from roadstead.games.shipyard.codes import FITTINGS
from roadstead.games.shipyard.cruise import PIECE_OF
from roadstead.games.shipyard.deck import (
    BOW,
    BUILDER,
    CANAL_COLUMN,
    CAPTAIN,
    CLASSES,
    COLOURS,
    COMMODITIES,
    ELEMENTS,
    FEATURES,
    ICONS,
    KIND_OF_COLUMN,
    KINDS,
    LIFEBUOY,
    MIDDLE,
    NONE,
    PIECES,
    RIBAND,
    ROWS,
    STAND_IN,
    STERN,
    TRADER,
    TRAIN_COLUMN,
    YARD,
    Contract,
    ShipyardDeck,
)
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.games.shipyard.state import CRUISE, FINAL, LAST, OPENING, PLAY
from roadstead.games.shipyard.view import BuilderView, CanalView, ShipView, ShipyardView
from roadstead.games.shipyard.words import ShipyardWords
from roadstead.text.voice import Argument, Voice

SEAT_COLOURS = ("red", "yellow", "green", "blue")
STAFF_COLOURS = ("dark_orange3", "green", "dark_orange", "bright_blue", "bright_yellow")
CONTRACT_COLOURS = ("bright_blue", "green")
FEATURE_COLOURS = ("", "", "yellow", "red", "green", "magenta", "cyan", "bright_yellow")
ICON_COLOURS = ("red", "yellow", "bright_yellow", "cyan", "magenta", "bright_blue")
INDENT = 2
WIDEST = 94
BETWEEN = " · "
BEHIND = " ← "
BESIDE = "│"
FIGURE = "●"
GONE, EMPTY, PLAIN = "–", "·", "○"
BOW_MARK, STERN_MARK = "◄", "►"
LEVELS = ("", " I", " II")
LAYING = (tasks.BUY_CANAL, tasks.CELL, tasks.TURN, tasks.EDGE)
CRUISING = (tasks.LAUNCH, tasks.FIT, tasks.MOVE)
EXCHANGING = (tasks.EXCHANGE, tasks.LOAD)
EVERYTHING = ("yard", "store", "trains", "employees", "fleet", "canals", "contracts")
SHOWN = {
    tasks.BUILD: ("yard", "store", "employees", "fleet", "contracts"),
    tasks.PLACE: ("yard", "store", "employees", "fleet", "contracts"),
    tasks.LAST_CHANCE: ("yard", "store", "employees", "fleet", "contracts"),
    tasks.BUY_TRAIN: ("yard", "store", "trains", "contracts"),
    tasks.BUY_CANAL: ("yard", "store"),
    tasks.CELL: ("yard", "store"),
    tasks.TURN: (),
    tasks.EDGE: ("yard", "store"),
    tasks.MANUFACTURE: ("yard", "store", "employees", "contracts"),
    tasks.RECRUIT: ("yard", "store", "employees", "contracts"),
    tasks.HIRE: ("trains", "employees", "contracts"),
    tasks.EXCHANGE: ("yard", "store", "trains", "contracts"),
    tasks.LOAD: ("yard", "store", "trains", "contracts"),
    tasks.LAUNCH: ("store", "contracts"),
    tasks.FIT: ("store", "contracts"),
    tasks.MOVE: (),
    tasks.GIVE_UP: EVERYTHING[:-1],
}
"""What of one's own things stands above a decision again; all of them where a decision is not named."""


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return Screen(cast(ShipyardView, view), voice, cast(ShipyardRules, rules)).draw()


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """What the decision is about, and one's own things."""
    return Screen(cast(ShipyardView, view), voice, cast(ShipyardRules, rules)).brief()


def effects(card: Card, voice: Voice, rules: Rules) -> list[str]:
    """What an employee does and a contract scores, the features of a ship card, the icons of a canal."""
    deck = cast(ShipyardRules, rules).deck
    words = cast(ShipyardWords, rules.words)
    index = [other.id for other in rules.cards.names(card.kind)].index(card.id)
    if card.kind == "ship-card":
        return [with_features(deck.features[index], voice)]
    if card.kind == "canal":
        return [canal_told(index, deck, voice)]
    said = [voice.say(message) for message in words.card(card.kind, index)]
    return said + (table_told(deck.contracts[index], voice) if card.kind == "contract" else [])


def with_features(counts: list[int], voice: Voice) -> str:
    """ "with 1 mast and 1 cabin"."""
    return voice.format("screen-with", {"features": voice.tally("feature", counts), "count": sum(counts)})


def canal_told(canal: int, deck: ShipyardDeck, voice: Voice) -> str:
    """ "Canal 8: north edge commerce, east edge lifeboat"."""
    icons = deck.tiles[canal].icons[0]
    told = [
        voice.format(
            "screen-icon-at",
            {"site": voice.thing("site", site), "icon": voice.format("icon-short", {"id": ICONS[icon]})},
        )
        for site, icon in enumerate(icons)
        if icon != NONE
    ]
    return voice.format("screen-canal", {"number": number_of(canal, voice), "icons": ", ".join(told)})


def number_of(canal: int, voice: Voice) -> str:
    identity = voice.id_of("canal", canal)
    return voice.format("canal-number", {"canal-id": identity, "canal": identity})


def table_told(contract: Contract, voice: Voice) -> list[str]:
    """ "1→1, 2→3, 3→6, each further one 1 more"; nothing for a contract without a table."""
    counts = contract.thresholds or list(range(len(contract.table)))
    steps = [f"{count}→{points}" for count, points in zip(counts, contract.table, strict=True) if points]
    if not steps:
        return []
    table = ", ".join(steps)
    args: dict[str, Argument] = {"steps": table, "points": contract.beyond, "step": contract.step or 1}
    return [voice.format("screen-steps", args)]


class Screen:
    """One view, drawn: the others, the table, one's own things; what a decision is about stands last, next to it."""

    def __init__(self, view: ShipyardView, voice: Voice, rules: ShipyardRules) -> None:
        self.view = view
        self.voice = voice
        self.rules = rules
        self.deck = rules.deck

    def draw(self) -> RenderableType:
        view, viewer = self.view, self.view.seat
        order = [(view.start + step) % view.seats for step in range(view.seats)]
        parts: list[RenderableType] = [self.builder(view.builders[seat]) for seat in order if seat != viewer]
        if view.turn and not view.over:
            parts = [self.legend(), *parts, self.staff(), *self.markers(), self.market()]
        due = view.due_of(viewer)
        told = due is not None and due.kind == tasks.GIVE_UP
        shown = EVERYTHING[:-1] if told else EVERYTHING
        own = [self.builder(view.builders[viewer], shown)] if viewer is not None else []
        track = self.track() if view.turn and not view.over else []
        if due is None or due.kind in (tasks.CHOOSE, tasks.NEXT_STEP):
            return Group(*parts, *own, *track)
        return Group(*parts, *track, *own, *self.about(due))

    def brief(self) -> RenderableType | None:
        due = self.view.due_of(self.view.seat)
        if due is None:
            return None
        kind = due.kind
        parts: list[RenderableType] = []
        if kind == tasks.FINAL_ACTION:
            parts += [self.staff(), *self.markers(), self.market()]
        elif kind == tasks.NEXT_STEP:
            parts += self.markers()
        elif kind in (tasks.BUILD, tasks.LAST_CHANCE):
            parts.append(self.market(ships_only=True))
        elif kind in (tasks.BUY_TRAIN, *EXCHANGING):
            parts.append(Flow([self.exchange()]))
        elif kind == tasks.HIRE:
            parts.append(self.classes())
        parts.append(self.builder(self.view.builders[due.seat], SHOWN.get(kind, EVERYTHING)))
        if kind == tasks.CHOOSE:
            parts += self.track()
        return Group(*parts, *self.about(due))

    def about(self, due: Due) -> list[RenderableType]:
        """What is to be decided on besides the table: canals and ships, contracts, loads."""
        builder = self.view.builders[due.seat]
        parts: list[RenderableType] = []
        lines: list[Text | Flow] = []
        if due.kind == tasks.LAUNCH:
            lines += self.complete(builder)
        elif due.kind in CRUISING:
            lines += self.ship(builder, due)
        if due.kind in (*LAYING, *CRUISING):
            picture = Picture(self, builder, self.loose(due.kind), lines)
            parts.append(Padding(picture, (0, 0, 0, INDENT)))
        elif due.kind == tasks.LOAD:
            parts.append(indented(Flow([led(self.label("loads-left"), [self.loads(self.view.loads)])])))
        elif due.kind == tasks.GIVE_UP:
            parts += [indented(text) for text in self.contracts_told(builder)]
        return parts

    # -- words and letters -----------------------------------------------------------------------------

    def label(self, key: str, **args: str | int) -> str:
        return self.voice.format(f"screen-{key}", dict(args))

    def code(self, identity: str) -> str:
        """Three letters or so for a feature, a piece, an icon or a commodity."""
        return self.label("code", id=identity)

    def codes(
        self, names: list[str], counts: tuple[int, ...] | list[int], colours: tuple[str, ...] = ()
    ) -> Text:
        """ "2mas cab", in the colours of each."""
        found = [
            Text(f"{count if count > 1 else ''}{self.code(name)}", colours[at] if colours else "")
            for at, (name, count) in enumerate(zip(names, counts, strict=True))
            if count
        ]
        return Text(" ").join(found)

    def features(self, card: int) -> Text:
        """What a ship card shows."""
        if card == NONE:
            return Text(GONE, "dim")
        text = self.codes(FEATURES, self.deck.features[card], FEATURE_COLOURS)
        return text if text.plain else Text("0", "dim")

    def loads(self, counts: tuple[int, ...] | list[int]) -> Text:
        """ "2 coal+steel"."""
        names = [self.label("commodity", id=commodity) for commodity in COMMODITIES]
        both = zip(names, counts, strict=True)
        return Text("+".join(f"{count} {name}" if count > 1 else name for name, count in both if count))

    def icons(self, canal: int) -> Text:
        shown = [icon for icon in self.deck.tiles[canal].icons[0] if icon != NONE]
        return self.codes(ICONS, [shown.count(icon) for icon in range(len(ICONS))], ICON_COLOURS)

    def piece(self, piece: int, count: int) -> str:
        """ "2 sails"."""
        if piece == CAPTAIN:
            return self.label("captains", count=count)
        return self.voice.format(
            "fitting-counted", {"fitting-id": FITTINGS[PIECE_OF.index(piece)], "count": count}
        )

    def pieces(self, counts: tuple[int, ...] | list[int]) -> list[Text]:
        return [Text(self.piece(piece, count)) for piece, count in enumerate(counts) if count]

    def legend(self) -> RenderableType:
        """What the letters mean."""
        names = {name: self.voice.thing("feature", at) for at, name in enumerate(FEATURES)}
        names |= {name: self.voice.thing("piece", at) for at, name in enumerate(PIECES)}
        names |= {name: self.voice.thing("icon", at) for at, name in enumerate(ICONS) if name not in names}
        groups = [[Text(f"{self.code(name)} {told}", "dim")] for name, told in names.items()]
        groups += [[Text(self.label("legend-staff"), "dim")], [Text(self.label("legend-marks"), "dim")]]
        return Flow(groups)

    # -- the action track ------------------------------------------------------------------------------

    def track(self) -> list[RenderableType]:
        """The action cards from the lead backwards: whose figures, what one would earn, empty spaces."""
        view = self.view
        cards = sorted(view.actions, key=lambda action: -view.positions[action])
        items: list[Text] = []
        for at, action in enumerate(cards):
            if at:
                empty = view.positions[cards[at - 1]] - view.positions[action] - 1
                items += [Text(self.label("empty-spaces", count=empty), "dim")] if empty else []
            items.append(self.action(action))
        return [Heading(self.title()), Flow([[item] for item in items], between=BEHIND)]

    def action(self, action: int) -> Text:
        view = self.view
        text = Text(self.voice.thing("action", action), "bold" if action == view.main else "")
        leads = view.positions[action] == view.lead
        if leads and view.stage != OPENING:
            text.append(f" {self.label('lead')}", "dim")
        for builder in view.builders:
            if action in builder.marks:
                two = view.seats == 2 and action == builder.marks[0]
                figures = FIGURE * (2 if two else 1)
                return text.append(f" {figures}{self.voice.player(builder.seat)}", SEAT_COLOURS[builder.seat])
        if view.main == NONE and view.stage <= PLAY and (not leads or view.stage == OPENING):
            text.append(f" +{view.incomes[action]}", "bold")
        return text

    def title(self) -> str:
        """Where in the game we are."""
        view = self.view
        if view.stage >= FINAL:
            last = any(due.kind == tasks.LAST_CHANCE for due in view.due)
            return self.label("last" if last or view.stage == LAST else "final")
        if view.early:
            return self.label("early", left=(view.start - view.user - 1) % view.seats)
        laps = self.deck.give_up[view.seats - 2]
        if view.stage == OPENING:
            told = [self.label("opening")]
        else:
            left = self.deck.spaces * (view.laps + 1) - view.lead
            told = [self.label("lap", lap=view.laps + 1, laps=len(laps), left=left)]
            if laps[view.laps]:
                told.append(self.label("then-give", count=laps[view.laps]))
        if view.seat is not None:
            told.append(self.label("turns-left", count=self.turns_left(view.seat)))
        return BETWEEN.join(told)

    def turns_left(self, seat: int) -> int:
        """The full turns a seat has yet to take or to end."""
        view = self.view
        last = self.deck.spaces * len(self.deck.give_up[view.seats - 2])
        left = sum((view.start + turn - 1) % view.seats == seat for turn in range(view.lead + 1, last + 1))
        return left + (view.stage == PLAY and view.user == seat)

    # -- the market and the markers --------------------------------------------------------------------

    def market(self, ships_only: bool = False) -> RenderableType:
        """Rows as on the table, the free one at the bottom; columns by number as options name them."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column(self.label("row"), justify="right", no_wrap=True)
        table.add_column(self.label("price"), justify="right", no_wrap=True)
        for column, kind in enumerate(KIND_OF_COLUMN):
            table.add_column(f"{column + 1} {self.label('kind', id=KINDS[kind])}")
        if not ships_only:
            table.add_column(self.label("train"))
            table.add_column(self.label("canal-head"))
        for row in reversed(range(ROWS)):
            cells = [self.features(card) for card in self.in_row(row, 0, len(KIND_OF_COLUMN))]
            if not ships_only:
                train, canal = self.in_row(row, TRAIN_COLUMN, CANAL_COLUMN + 1)
                cells.append(self.train(train))
                cells.append(self.canal(canal))
            table.add_row(str(row + 1), str(self.deck.row_prices[row]), *cells)
        return Group(Heading(self.decks()), indented(table), *self.stand_ins())

    def in_row(self, row: int, first: int, end: int) -> list[int]:
        columns = self.view.market[first:end]
        return [column[row] if row < len(column) else NONE for column in columns]

    def stand_ins(self) -> list[RenderableType]:
        kinds = [self.voice.thing("kind", card - STAND_IN) for card in self.view.stand_ins]
        return [indented(Text(self.label("stand-ins", kinds=", ".join(kinds))))] if kinds else []

    def train(self, train: int) -> Text:
        return self.codes(COMMODITIES, self.deck.loads[train]) if train != NONE else Text(GONE, "dim")

    def canal(self, canal: int) -> Text:
        if canal == NONE:
            return Text(GONE, "dim")
        return Text.assemble((f"#{number_of(canal, self.voice)} ", "bold"), self.icons(canal))

    def decks(self) -> str:
        """How many cards are left in each deck, of middles also how many have the first back."""
        bows, middles, sterns, trains, canals = self.view.deck_sizes
        first = self.view.first_middles
        split = f"{first}+{middles - first}" if first else str(middles)
        return self.label("decks", bows=bows, middles=split, sterns=sterns, trains=trains, canals=canals)

    def markers(self) -> list[RenderableType]:
        return [Flow([line]) for line in (self.ring(), self.circle(), self.exchange())]

    def ring(self) -> list[Text]:
        return self.sectors("ring", self.deck.ring, self.view.ring, self.view.ring_prices)

    def circle(self) -> list[Text]:
        return self.sectors("circle", self.deck.circle, self.view.circle, self.view.circle_prices)

    def sectors(self, name: str, pieces: list[int], marker: int, prices: tuple[int, ...]) -> list[Text]:
        """The pieces in the order in which the marker reaches them, with their prices."""
        found: list[Text] = []
        for extra, price in enumerate(prices):
            piece = pieces[(marker + 1 + extra) % len(pieces)]
            found.append(Text.assemble(self.voice.thing("element", piece), " ", (str(price), "bold")))
        return led(self.label(name), found)

    def exchange(self) -> list[Text]:
        """The setting of the next exchange, or of that under way, and the one after it, with prices and barter."""
        view = self.view
        count = self.deck.settings_count
        under_way = any(due.kind in EXCHANGING for due in view.due)
        first = (view.setting - 1) % count if under_way else view.setting % count
        after = (first + 1) % count
        bonus = self.trader_bonus(view.builders[view.user])
        offers: list[Text] = []
        for commodity, name in enumerate(COMMODITIES):
            prices = [self.deck.prices[commodity][setting] + bonus[commodity] for setting in (first, after)]
            barter = "/".join(self.code(PIECES[piece]) for piece in self.deck.barter[commodity])
            offers.append(
                Text.assemble(
                    f"{self.label('commodity', id=name)} ",
                    (str(prices[0]), "bold"),
                    f"→{prices[1]} {barter}",
                )
            )
        return led(self.label("exchange", first=first + 1, after=after + 1), offers)

    def trader_bonus(self, builder: BuilderView) -> list[int]:
        bonus = [0] * len(COMMODITIES)
        for employee in builder.employees:
            card = self.deck.employees[employee]
            if card.effect == TRADER:
                bonus[card.piece] += card.amount
        return bonus

    # -- employees -------------------------------------------------------------------------------------

    def staff(self) -> RenderableType:
        """The spaces of the employee track in the order in which the marker reaches them, with their prices."""
        view = self.view
        own = view.builders[view.user].employees
        groups: list[list[Text]] = []
        for extra in range(self.deck.track):
            space = (view.staff + 1 + extra) % self.deck.track
            here = [
                place
                for place, at in enumerate(view.employee_at)
                if at == space and view.employee_left[place]
            ]
            if here:
                price = view.hire_prices[here[0]] - self.deck.employees[here[0]].surcharge
                lead = Text(self.label("space", price=str(price)), "bold")
                groups.append(led(lead, [self.offered(place, own) for place in here]))
        return Flow(groups, Text(self.label("staff"), "bold"))

    def offered(self, place: int, own: tuple[int, ...]) -> Text:
        """An employee in few letters, dim where one may not hire them."""
        employee = self.deck.employees[place]
        barred = place in own or employee.requires not in (NONE, *own)
        text = Text(self.short(place), "dim" if barred else STAFF_COLOURS[employee.colour])
        if employee.surcharge:
            text.append(f"+{employee.surcharge}")
        if self.view.employee_left[place] < self.deck.copies[self.view.seats - 2]:
            text.append("!")
        return text

    def short(self, place: int) -> str:
        """ "Eng can", "Trd coal II"; whole names where there is but one of a class."""
        employee = self.deck.employees[place]
        name = CLASSES[employee.kind]
        if employee.piece == NONE:
            return self.voice.thing("employee", place)
        if employee.effect == TRADER:
            what = self.label("commodity", id=COMMODITIES[employee.piece]) + LEVELS[employee.level]
        else:
            what = self.code(ELEMENTS[employee.piece])
        return self.label("class-short", id=name, what=what)

    def classes(self) -> RenderableType:
        """What each class of employees does, with its colour."""
        groups: list[list[Text]] = []
        for kind, name in enumerate(CLASSES):
            members = [employee for employee in self.deck.employees if employee.kind == kind]
            if members:
                amounts = [employee.amount for employee in members]
                count = "–".join(str(amount) for amount in sorted({min(amounts), max(amounts)}))
                colour = members[0].colour
                told = self.label(
                    "class", id=name, colour=self.voice.thing("staff-colour", colour), count=count
                )
                groups.append([Text(told, STAFF_COLOURS[colour])])
        return Flow(groups)

    # -- a player --------------------------------------------------------------------------------------

    def builder(self, builder: BuilderView, shown: tuple[str, ...] = EVERYTHING) -> RenderableType:
        """Guilders and points, yard, and all else."""
        mark = "▶ " if any(due.seat == builder.seat for due in self.view.due) else ""
        facts = [self.voice.format("game-guilders", {"guilders": builder.guilders}), *self.points(builder)]
        title = f"{mark}{self.voice.player(builder.seat)} · {BETWEEN.join(facts)}"
        own = builder.seat == self.view.seat
        things = {
            "yard": [] if own else led(self.label("yard"), [self.yard_in_brief(builder)]),
            "store": self.store(builder),
            "trains": self.trains(builder),
            "employees": self.employees(builder),
            "fleet": self.fleet(builder),
            "canals": self.canals(builder),
        }
        lines = [[things[name] for name in shown if name in things]]
        if "contracts" in shown:
            lines.append([self.contracts(builder, colour) for colour in range(len(COLOURS))])
        yard = [indented(self.yard(builder))] if own and "yard" in shown else []
        flows = [indented(Flow([group for group in line if group])) for line in lines if any(line)]
        return Group(Heading(title, SEAT_COLOURS[builder.seat]), *yard, *flows)

    def points(self, builder: BuilderView) -> list[str]:
        """The points on the score track, and those that what one knows would bring at the end."""
        on_track = sum(points for _, points in builder.score.parts[: CRUISE + 1])
        if self.view.over:
            return [self.label("points", points=builder.score.total)]
        later = builder.score.total - on_track
        more = [self.label("later", points=later)] if later else []
        return [self.label("points", points=on_track), *more]

    def yard(self, builder: BuilderView) -> RenderableType:
        """Nine places with their numbers."""
        places: list[list[Text]] = []
        for column, card in enumerate(builder.yard):
            number = f"{column + 1}" if self.kind_of(card) == BOW else f"{column + 1} "
            places.append([Text.assemble((number, "dim"), self.in_yard(card))])
        return Flow(places, Text(self.label("yard"), "bold"), BESIDE)

    def yard_in_brief(self, builder: BuilderView) -> Text:
        """ "◄mas│mas cab│pro►│······"."""
        text = Text("")
        for column, card in enumerate(builder.yard):
            if column and NONE in (card, builder.yard[column - 1]) and card != builder.yard[column - 1]:
                text.append(" ")
            elif column and card != NONE:
                text.append(BESIDE, "dim")
            text.append_text(self.in_yard(card))
        return text

    def kind_of(self, card: int) -> int:
        return self.deck.kind[card] if card != NONE else NONE

    def in_yard(self, card: int) -> Text:
        if card == NONE:
            return Text(EMPTY, "dim")
        kind = self.deck.kind[card]
        start, end = BOW_MARK if kind == BOW else "", STERN_MARK if kind == STERN else ""
        return Text.assemble((start, "bold"), self.features(card), (end, "bold"))

    def store(self, builder: BuilderView) -> list[Text]:
        """Without the pieces that are fitted to a ship already."""
        fitting = any(due.kind == tasks.FIT and due.seat == builder.seat for due in self.view.due)
        gone = self.fitted() if fitting else [0] * len(PIECES)
        left = [count - gone[piece] for piece, count in enumerate(builder.store)]
        return led(self.label("store"), self.pieces(left))

    def fitted(self) -> list[int]:
        """The pieces on the ship that is being fitted out or sails."""
        cruise = self.view.cruise
        pieces = [0] * len(PIECES)
        if cruise.bow != NONE:
            pieces[CAPTAIN] = 1
            for fitting, count in enumerate(cruise.fitted):
                if PIECE_OF[fitting] != NONE:
                    pieces[PIECE_OF[fitting]] += count
        return pieces

    def trains(self, builder: BuilderView) -> list[Text]:
        return led(self.label("trains"), [self.loads(self.deck.loads[train]) for train in builder.trains])

    def employees(self, builder: BuilderView) -> list[Text]:
        found = [
            Text(self.voice.thing("employee", place), STAFF_COLOURS[self.deck.employees[place].colour])
            for place in builder.employees
        ]
        return led(self.label("employees"), found)

    def canals(self, builder: BuilderView) -> list[Text]:
        numbers = [Text(f"#{number_of(laid.canal, self.voice)}") for laid in builder.canals]
        used = [Text(self.label("used", count=builder.used))] if builder.used else []
        return led(self.label("canals"), numbers + used)

    def fleet(self, builder: BuilderView) -> list[Text]:
        return led(self.label("fleet"), [self.sailed(ship) for ship in builder.fleet])

    def sailed(self, ship: ShipView) -> Text:
        """ "5 cards (2sai cap sol | 2buo lan)"."""
        pieces = self.codes(PIECES, ship.pieces)
        safety = self.codes(
            FEATURES[LIFEBUOY:], self.sum_of(ship.cards)[LIFEBUOY:], FEATURE_COLOURS[LIFEBUOY:]
        )
        told = Text.assemble(self.label("cards", count=len(ship.cards)), " (", pieces)
        return told.append(" | ").append_text(safety).append(")") if safety.plain else told.append(")")

    def sum_of(self, cards: tuple[int, ...]) -> list[int]:
        """The features of a ship."""
        return [sum(self.deck.features[card][feature] for card in cards) for feature in range(len(FEATURES))]

    # -- contracts -------------------------------------------------------------------------------------

    def held(self, builder: BuilderView, colour: int) -> list[tuple[int, int]]:
        """Contracts of a colour with what they would score now."""
        both = zip(builder.contracts, builder.contract_points, strict=True)
        return [(contract, points) for contract, points in both if self.deck.colour[contract] == colour]

    def contracts(self, builder: BuilderView, colour: int) -> list[Text]:
        found = [
            Text.assemble(self.voice.thing("contract", contract), (f" ({points})", "bold"))
            for contract, points in self.held(builder, colour)
        ]
        word = self.label("contracts", colour=COLOURS[colour], count=len(found))
        lead = Text(word, f"bold {CONTRACT_COLOURS[colour]}")
        return led(lead, found)

    def contracts_told(self, builder: BuilderView) -> list[Text]:
        """Every contract with what it says."""
        words = cast(ShipyardWords, self.rules.words)
        found: list[Text] = []
        for colour in range(len(COLOURS)):
            for contract, points in self.held(builder, colour):
                name = self.voice.thing("contract", contract)
                said = [self.voice.say(message) for message in words.card("contract", contract)]
                said += table_told(self.deck.contracts[contract], self.voice)
                told = Text(self.label("told", name=name, points=points, text=" ".join(said)))
                told.stylize(f"bold {CONTRACT_COLOURS[colour]}", 0, len(name))
                found.append(told)
        return found

    # -- canals ----------------------------------------------------------------------------------------

    def loose(self, kind: int) -> list[tuple[str, int, int]]:
        """Canals that are not laid, each with a caption and its quarter turns."""
        view = self.view
        if kind == tasks.BUY_CANAL:
            offered = view.market[CANAL_COLUMN]
            prices = [self.voice.format("game-price", {"price": price}) for price in self.deck.row_prices]
            return [(prices[row], canal, 0) for row, canal in enumerate(offered) if canal != NONE]
        if kind == tasks.TURN:
            turns = self.deck.tiles[view.canal].turns
            return [(("0°", "↻ 90°", "180°", "↺ 90°")[turn], view.canal, turn) for turn in turns]
        return [("", view.canal, 0)] if kind in LAYING else []

    # -- a ship that is complete -----------------------------------------------------------------------

    def complete(self, builder: BuilderView) -> list[Text]:
        """Each complete ship in the yard with what it shows."""
        found: list[Text] = []
        for bow, card in enumerate(builder.yard):
            end = bow + 1
            while end < YARD and self.kind_of(builder.yard[end]) == MIDDLE:
                end += 1
            whole = end > bow + 1 and end < YARD and self.kind_of(builder.yard[end]) == STERN
            if self.kind_of(card) == BOW and whole:
                cards = builder.yard[bow : end + 1]
                lead = self.label("columns", first=bow + 1, last=end + 1)
                found.append(Text.assemble((f"{lead} ", "bold"), self.ship_told(cards, builder)))
        return found

    def ship_told(self, cards: tuple[int, ...], builder: BuilderView) -> str:
        """ "5 cards with 3 masts and 2 cabins, builders 2cra"."""
        told = [self.label("cards", count=len(cards)) + " " + with_features(self.sum_of(cards), self.voice)]
        allowed = [self.deck.employees[employee] for employee in builder.employees]
        extra = [
            f"{card.amount}{self.code(ELEMENTS[card.piece])}" for card in allowed if card.effect == BUILDER
        ]
        if extra:
            told.append(self.label("builders", pieces=" ".join(extra)))
        return ", ".join(told)

    def ship(self, builder: BuilderView, due: Due) -> list[Text | Flow]:
        """The ship that is fitted out or sails: places and pieces, speed and moves, and what officials pay."""
        cruise = self.view.cruise
        pays = [
            Text.assemble((self.code(name), ICON_COLOURS[icon]), " ", (str(cruise.pays[icon]), "bold"))
            for icon, name in enumerate(ICONS)
            if icon != RIBAND
        ]
        pays.append(Text.assemble((self.code("riband"), ICON_COLOURS[RIBAND]), " ", self.label("riband")))
        paying = Flow([led(self.label("pays"), pays)])
        if due.kind == tasks.MOVE:
            left = Text(self.label("moves", left=cruise.speed - cruise.sailed, speed=cruise.speed), "bold")
            total = cruise.points + cruise.riband
            so_far = self.label("so-far", points=total, officials=cruise.points, riband=cruise.riband)
            return [Flow([[left], [Text(so_far)]]), paying]
        pieces = self.fitted()
        points = self.deck.speed_points * cruise.speed
        points += sum(count * self.deck.piece_points[piece] for piece, count in enumerate(pieces))
        cards = builder.yard[cruise.bow : cruise.bow + cruise.length]
        speed = Text(self.label("speed", speed=cruise.speed, reach=cruise.reach), "bold")
        worth = Text(self.label("worth", points=points))
        return [
            Text.assemble((f"{self.label('ship')} ", "bold"), self.ship_told(cards, builder)),
            Flow([led(self.label("fitted"), self.pieces(pieces)), [speed], [worth]]),
            paying,
        ]


# -- the canals as a picture -------------------------------------------------------------------------------

SITE_AT = ((1, 0), (2, 1), (1, 2), (0, 1), (2, 0), (2, 2), (0, 2), (0, 0), (1, 1))
"""Column and row of each site in a tile."""
SITE_WIDE = 3
ACROSS, DOWN = SITE_WIDE + 2, 2
"""From one site to the next."""
TILE_WIDE, TILE_HIGH = 2 * ACROSS + SITE_WIDE, 2 * DOWN + 1
NEXT_ACROSS, NEXT_DOWN = TILE_WIDE + 2, TILE_HIGH + 1
"""From one tile to the next."""
LEAST_BESIDE = 26
"""So much room a few lines need beside a picture."""
FOR_NUMBER = (7, 4, 6, 5, CENTRE)
"""Where the number of a tile stands, if there is no space: a corner, else the centre."""
ARROWS = {
    (0, -1): "↑",
    (1, -1): "↗",
    (1, 0): "→",
    (1, 1): "↘",
    (0, 1): "↓",
    (-1, 1): "↙",
    (-1, 0): "←",
    (-1, -1): "↖",
}


class Picture:
    """Canals that are offered or turned, and below or beside them those that are laid; then some lines.

    A canal shows its spaces with the channels between them; a double line joins two canals. The figure is an arrow
    that points away from where it came from.
    """

    def __init__(
        self,
        screen: Screen,
        builder: BuilderView,
        loose: list[tuple[str, int, int]],
        lines: list[Text | Flow],
    ) -> None:
        self.screen = screen
        self.tiles = screen.deck.tiles
        self.builder = builder
        self.loose = loose
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = self.drawn(options.max_width)
        wide = max((line.cell_len for line in drawn), default=0) + len(BETWEEN)
        room = options.max_width - wide
        if self.lines and room >= LEAST_BESIDE:
            beside = console.render_lines(Group(*self.lines), options.update(width=room), pad=False)
            below = console.render_lines(Group(*self.lines), options, pad=False)
            if max(len(beside), len(drawn)) < len(below) + len(drawn):
                grid = Table.grid(padding=(0, len(BETWEEN), 0, 0))
                grid.add_column(no_wrap=True, width=wide - len(BETWEEN))
                grid.add_row(Text("\n").join(drawn), Group(*self.lines))
                yield grid
                return
        yield from drawn
        yield from self.lines

    def drawn(self, width: int) -> list[Text]:
        """The loose canals above or beside those that are laid, whichever hides least and needs fewest lines."""
        most = tiles_across(width)
        laid, hidden = self.laid(width)
        above = self.captioned(most).lines()
        blank = [Text("")] if above and self.builder.canals else []
        best, lines = hidden, [*above, *blank, *laid.lines()]
        for columns in range(1, 1 + min(len(self.loose), most)):
            left = self.captioned(columns)
            wide = NEXT_ACROSS * (columns - 1) + TILE_WIDE
            room = width - wide - len(BETWEEN)
            if room < TILE_WIDE or not self.builder.canals:
                break
            laid, hidden = self.laid(room)
            height = max(left.height, laid.height)
            if (hidden, height) < (best, len(lines)):
                both = zip(left.lines(height), laid.lines(height), strict=True)
                best, lines = hidden, [beside(one, wide, other) for one, other in both]
        return [*lines, Text(self.screen.label("hidden", count=best), "dim")] if best else lines

    def captioned(self, columns: int) -> Plan:
        """The loose canals, each below its caption, so many side by side."""
        plan = Plan()
        top = 1 if any(caption for caption, _, _ in self.loose) else 0
        for at, (caption, canal, turns) in enumerate(self.loose):
            x, y = NEXT_ACROSS * (at % columns), (TILE_HIGH + top) * (at // columns)
            plan.put(x, y, caption, "dim")
            self.tile(plan, x, y + top, canal, turns)
        return plan

    def laid(self, width: int) -> tuple[Plan, int]:
        """The canals that are laid, as many as fit around the figure, and how many do not."""
        plan = Plan()
        if not self.builder.canals:
            return plan, 0
        canals = self.in_sight(tiles_across(width))
        at = {(laid.column, laid.row): laid for laid in canals}
        first = min(column for column, _ in at)
        top = min(row for _, row in at)
        for (column, row), laid in at.items():
            x, y = NEXT_ACROSS * (column - first), NEXT_DOWN * (row - top)
            self.tile(plan, x, y, laid.canal, laid.turns)
            if self.joined(laid, 1, at.get((column + 1, row))):
                plan.put(x + TILE_WIDE, y + DOWN, "══", "bold")
            if self.joined(laid, 2, at.get((column, row + 1))):
                plan.put(x + ACROSS + 1, y + TILE_HIGH, "║", "bold")
        return plan, len(self.builder.canals) - len(canals)

    def in_sight(self, columns: int) -> list[CanalView]:
        """The canals of so many columns side by side: as many as can be, with the figure's near the middle."""
        every = self.builder.canals
        here = next(laid.column for laid in every if laid.canal == self.builder.space // len(SITES))
        found: dict[tuple[int, int], list[CanalView]] = {}
        for first in range(here - columns + 1, here + 1):
            shown = [laid for laid in every if first <= laid.column < first + columns]
            found[len(shown), -abs(2 * (here - first) + 1 - columns)] = shown
        return found[max(found)]

    def joined(self, one: CanalView, side: int, other: CanalView | None) -> bool:
        if other is None:
            return False
        here, there = self.tiles[one.canal].ports[one.turns], self.tiles[other.canal].ports[other.turns]
        return bool(here >> side & 1 and there >> (side + 2) % SIDES & 1)

    def tile(self, plan: Plan, x: int, y: int, canal: int, turns: int) -> None:
        tile = self.tiles[canal]
        there = sites_of(tile, turns)
        for site in there:
            for other in tile.links[turns][site]:
                plan.link(x, y, SITE_AT[site], SITE_AT[other])
        for site in there:
            column, row = SITE_AT[site]
            plan.put(x + ACROSS * column, y + DOWN * row, *self.site(canal, turns, site))
        free = [SITE_AT[site] for site in FOR_NUMBER if site not in there]
        at = (ACROSS * free[0][0], DOWN * free[0][1]) if free else (SITE_WIDE, 1)
        plan.put(x + at[0], y + at[1], f"#{number_of(canal, self.screen.voice)}"[:SITE_WIDE], "bold")

    def site(self, canal: int, turns: int, site: int) -> tuple[str, str]:
        """What stands on a space: the figure, an icon, or nothing."""
        builder = self.builder
        laid = any(one.canal == canal for one in builder.canals)
        if laid and builder.space == len(SITES) * canal + site:
            return f"[{heading_of(site, builder.came)}]", f"bold {SEAT_COLOURS[builder.seat]}"
        icon = self.tiles[canal].icons[turns][site]
        if icon != NONE:
            return self.screen.code(ICONS[icon]).center(SITE_WIDE), ICON_COLOURS[icon]
        column, row = SITE_AT[site]
        level = [
            SITE_AT[other][0] for other in self.tiles[canal].links[turns][site] if SITE_AT[other][1] == row
        ]
        left = "─" if min(level, default=column) < column else " "
        right = "─" if max(level, default=column) > column else " "
        return f"{left}{PLAIN}{right}", ""


class Plan:
    """Letters in places, with their styles."""

    def __init__(self) -> None:
        self.places: dict[tuple[int, int], tuple[str, str]] = {}
        self.height = 0

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, letter in enumerate(text):
            self.places[x + at, y] = (letter, style)
        self.height = max(self.height, y + 1)

    def link(self, x: int, y: int, one: tuple[int, int], other: tuple[int, int]) -> None:
        """A channel between two sites of a tile, both as column and row; drawn from the left or upper one only."""
        (column, row), (to, down) = one, other
        left, top = x + ACROSS * column, y + DOWN * row
        if row == down and column < to:
            length = ACROSS * (to - column) - SITE_WIDE
            self.put(left + SITE_WIDE, top, "─" * length, "dim")
        elif column == to and row < down:
            for step in range(1, DOWN * (down - row)):
                self.put(left + 1, top + step, "│", "dim")
        elif column < to and abs(row - down) == 1 == to - column:
            self.put(left + SITE_WIDE, top + (1 if down > row else -1), " ╲" if down > row else "╱ ", "dim")

    def lines(self, height: int = 0) -> list[Text]:
        found: list[Text] = []
        for y in range(max(height, self.height)):
            wide = max((x for x, row in self.places if row == y), default=-1) + 1
            line = Text("")
            for x in range(wide):
                letter, style = self.places.get((x, y), (" ", ""))
                line.append(letter, style)
            found.append(line)
        return found


def tiles_across(width: int) -> int:
    """How many tiles stand side by side in so many columns."""
    return max(1, (width + NEXT_ACROSS - TILE_WIDE) // NEXT_ACROSS)


def beside(line: Text, wide: int, other: Text) -> Text:
    """Two lines with a border between them."""
    line.pad_right(wide - line.cell_len)
    return Text.assemble(line, (f" {BESIDE} ", "dim"), other)


def sites_of(tile: Tile, turns: int) -> list[int]:
    """The spaces a canal has: those with a channel, and a lone one with a port."""
    ports = tile.ports[turns]
    return [
        site for site in range(len(SITES)) if tile.links[turns][site] or (site < SIDES and ports >> site & 1)
    ]


def heading_of(site: int, came: int) -> str:
    """The arrow that points on from where the figure came."""
    here = SITE_AT[site]
    if came >= PORT:
        side = SITE_AT[came - PORT]
        return ARROWS[1 - side[0], 1 - side[1]]
    before = SITE_AT[came]
    step = (here[0] - before[0], here[1] - before[1])
    return ARROWS[(step[0] > 0) - (step[0] < 0), (step[1] > 0) - (step[1] < 0)]


# -- lines ---------------------------------------------------------------------------------------------------


class Heading:
    """A title with a line behind it; where it is too long for that, in several lines."""

    def __init__(self, title: str, colour: str = "") -> None:
        self.title = Text(title, f"bold {colour}".strip())

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.title.cell_len + 2 <= options.max_width:
            yield Rule(self.title, align="left", style="dim", characters="─")
        else:
            yield self.title


class Flow:
    """Groups of items, as many in a line as there is room for; none is cut in two where it can be helped."""

    def __init__(self, groups: list[list[Text]], lead: Text | None = None, between: str = BETWEEN) -> None:
        self.groups = groups
        self.lead = Text.assemble(lead, " ") if lead is not None else Text("")
        self.between = between
        self.at_end = "" if between == BETWEEN else between.rstrip()
        """What stands at the end of a line that goes on with another group."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST) - max(len(","), cell_len(self.at_end))
        line = self.lead.copy()
        begun = False
        for group in self.groups:
            for at, item in enumerate(group):
                between = ", " if at else self.between
                if begun and line.cell_len + cell_len(between) + item.cell_len > width:
                    yield line.append("," if at else self.at_end)
                    line = Text(" " * INDENT if self.lead else "")
                elif begun:
                    line.append(between)
                line.append_text(item)
                begun = True
        yield line


def led(lead: Text | str, items: list[Text]) -> list[Text]:
    """Items, the first one behind a word; none without items."""
    word = Text(lead, "bold") if isinstance(lead, str) else lead
    return [Text.assemble(word, " ", item) if not at else item for at, item in enumerate(items)]


def indented(what: RenderableType) -> Padding:
    """A little to the right, and on a wide terminal no wider than the eye follows."""
    return Padding(Constrain(what, WIDEST), (0, 0, 0, INDENT))
