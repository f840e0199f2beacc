"""The shared part of Shipyard's table: action track, market, markers and employees."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roadstead.cli.screens.lines import BETWEEN, Flow, Heading, indent, with_lead
from roadstead.cli.screens.shipyard.letters import GONE, SEAT_COLOURS, STAFF_COLOURS, Letters
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.deck import (
    CANAL_COLUMN,
    CLASSES,
    COMMODITIES,
    ELEMENTS,
    KIND_OF_COLUMN,
    KINDS,
    NONE,
    PIECES,
    ROWS,
    STAND_IN,
    TRADER,
    TRAIN_COLUMN,
)
from roadstead.games.shipyard.state import FINAL, LAST, OPENING, PLAY
from roadstead.text.effects.shipyard import number_of

BEHIND = " ← "
FIGURE = "●"
LEVELS = ("", " I", " II")
EXCHANGING = (tasks.EXCHANGE, tasks.LOAD, tasks.LOADS)


class Board(Letters):
    # -- the action track ------------------------------------------------------------------------------

    def track(self) -> list[RenderableType]:
        """The action cards from the lead backwards: whose figures are there, the income, empty spaces."""
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
        """The stage of the game."""
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
        """The number of full turns a seat has yet to take or to end."""
        view = self.view
        last = self.deck.spaces * len(self.deck.give_up[view.seats - 2])
        left = sum((view.start + turn - 1) % view.seats == seat for turn in range(view.lead + 1, last + 1))
        return left + (view.stage == PLAY and view.user == seat)

    # -- the market ------------------------------------------------------------------------------------

    def market(self, ships_only: bool = False) -> RenderableType:
        """Rows as on the table, the free one at the bottom; columns by number as choices name them."""
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
        return Group(Heading(self.decks()), indent(table), *self.stand_ins())

    def in_row(self, row: int, first: int, end: int) -> list[int]:
        columns = self.view.market[first:end]
        return [column[row] if row < len(column) else NONE for column in columns]

    def stand_ins(self) -> list[RenderableType]:
        kinds = [self.voice.thing("kind", card - STAND_IN) for card in self.view.stand_ins]
        return [indent(Text(self.label("stand-ins", kinds=", ".join(kinds))))] if kinds else []

    def train(self, train: int) -> Text:
        return self.codes(COMMODITIES, self.deck.loads[train]) if train != NONE else Text(GONE, "dim")

    def canal(self, canal: int) -> Text:
        if canal == NONE:
            return Text(GONE, "dim")
        return Text.assemble((f"#{number_of(canal, self.voice)} ", "bold"), self.icons(canal))

    def decks(self) -> str:
        """How many cards are left in each deck; of the middles, also how many have the first back."""
        bows, middles, sterns, trains, canals = self.view.deck_sizes
        first = self.view.first_middles
        split = f"{first}+{middles - first}" if first else str(middles)
        return self.label("decks", bows=bows, middles=split, sterns=sterns, trains=trains, canals=canals)

    # -- the markers -----------------------------------------------------------------------------------

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
        return with_lead(self.label(name), found)

    def exchange(self) -> list[Text]:
        """The current or next setting of the exchange and the one after it, with prices and barter."""
        view = self.view
        count = self.deck.settings_count
        under_way = any(due.kind in EXCHANGING for due in view.due)
        first = (view.setting - 1) % count if under_way else view.setting % count
        after = (first + 1) % count
        offers: list[Text] = []
        for commodity, name in enumerate(COMMODITIES):
            prices = [
                self.deck.prices[commodity][setting] + view.trader_bonus[commodity]
                for setting in (first, after)
            ]
            barter = "/".join(self.code(PIECES[piece]) for piece in self.deck.barter[commodity])
            offers.append(
                Text.assemble(
                    f"{self.label('commodity', id=name)} ",
                    (str(prices[0]), "bold"),
                    f"→{prices[1]} {barter}",
                )
            )
        return with_lead(self.label("exchange", first=first + 1, after=after + 1), offers)

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
                groups.append(with_lead(lead, [self.offered_employee(place, own) for place in here]))
        return Flow(groups, Text(self.label("staff"), "bold"))

    def offered_employee(self, place: int, own: tuple[int, ...]) -> Text:
        """An employee in short, dim if one may not hire them."""
        employee = self.deck.employees[place]
        barred = place in own or employee.requires not in (NONE, *own)
        text = Text(self.short(place), "dim" if barred else STAFF_COLOURS[employee.colour])
        if employee.surcharge:
            text.append(f"+{employee.surcharge}")
        if self.view.employee_left[place] < self.deck.copies[self.view.seats - 2]:
            text.append("!")
        return text

    def short(self, place: int) -> str:
        """ "Eng can", "Trd coal II"; the full name if there is only one employee of the class."""
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
