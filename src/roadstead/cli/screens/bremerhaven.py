"""Draws the table of Bremerhaven: town, sea and land with their bids, and each player's harbour."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roadstead.cli.screens.lines import Heading, indent
from roadstead.engine.game import Rules, View
from roadstead.games.bremerhaven import deck, tasks
from roadstead.games.bremerhaven.deck import COLUMNS, GOODS
from roadstead.games.bremerhaven.rules import BremerhavenRules
from roadstead.games.bremerhaven.state import COVERED, NONE
from roadstead.games.bremerhaven.view import BremerhavenView, DockView, LoadView, PlayerHarbourView, space_at
from roadstead.games.bremerhaven.words import BremerhavenWords
from roadstead.text.effects.bremerhaven import Payments
from roadstead.text.voice import Voice

COLOURS = ("red", "blue", "yellow", "magenta")
DUMMY_COLOUR = "white"
GOOD_COLOURS = ("bright_red", "cyan", "green", "bright_yellow", "white")
"""Colours by good, the wild symbol last."""
SHORT = 4
"""How many letters of a name are shown beside a bid."""
MOST_BIDS = 17
"""The width of a line with several bids: beside it the longest word of a ship must fit into 80 columns."""
NUMBERS = ("time", "berth", "prestige")
"""Columns that hold numbers."""
BOLLARDS = 3
IN_TOWN = {tasks.CHOOSE_PRICE: deck.PRICES, tasks.LADDER: deck.CAREER}
"""Decisions about a space of the town, with the space."""
LEAD = 16
"""The width of the row titles of a harbour."""


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return Screen(cast(BremerhavenView, view), voice, cast(BremerhavenRules, rules)).draw()


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """The boards while bidding; otherwise one's own harbour, and the part of a board the decision is about."""
    return Screen(cast(BremerhavenView, view), voice, cast(BremerhavenRules, rules)).brief()


class Screen:
    """Draws one view: one's own harbour in full, the others in brief.

    What a decision is about comes last, next to the question: the boards while bidding, otherwise one's own harbour.
    """

    def __init__(self, view: BremerhavenView, voice: Voice, rules: BremerhavenRules) -> None:
        self.view = view
        self.voice = voice
        self.rules = rules
        self.words = cast(BremerhavenWords, rules.words)
        self.deck = rules.deck
        self.pay = Payments(voice, rules)
        self.short = [*short_names([voice.player(seat) for seat in range(view.seats)]), self.label("dummy")]
        lines = [line for space in range(len(deck.SPACES)) for line in self.bids(space).split()]
        self.bids_wide = max(line.cell_len for line in [*lines, Text(self.label("bids"))])

    def draw(self) -> RenderableType:
        mine = [harbour for harbour in self.view.harbours if self.in_full(harbour)]
        others = [harbour for harbour in self.view.harbours if not self.in_full(harbour)]
        harbours = [self.harbour_in_brief(harbour) for harbour in others]
        harbours += [self.harbour(harbour) for harbour in mine]
        bidding = any(due.kind == tasks.BID for due in self.view.due)
        parts = (
            [*harbours, self.head(), self.boards()] if bidding else [self.head(), self.boards(), *harbours]
        )
        return Group(*parts, Text(self.voice.ui("cards-mark"), "dim"))

    def brief(self) -> RenderableType | None:
        due = self.view.due_of(self.view.seat)
        if due is None or self.view.seat is None:
            return None
        if due.kind == tasks.BID:
            return self.boards()
        harbour = self.harbour(self.view.harbours[self.view.seat])
        about = self.about(due.kind)
        return Group(harbour, about) if about is not None else harbour

    def about(self, kind: int) -> RenderableType | None:
        """The part of the boards that a decision is about."""
        if kind == tasks.DOCK:
            return self.sea()
        if kind == tasks.LOAD:
            return self.land()
        if kind in IN_TOWN:
            line = Table.grid(padding=(0, 1))
            line.add_column(min_width=LEAD - 1)
            line.add_row(self.voice.thing("space", IN_TOWN[kind]), self.in_town(IN_TOWN[kind]))
            return indent(line)
        return None

    def in_full(self, harbour: PlayerHarbourView) -> bool:
        return self.view.seats == 1 or harbour.seat == self.view.seat

    def label(self, key: str, **args: str | int) -> str:
        return self.voice.format(f"screen-{key}", dict(args))

    def card(self, kind: str, place: int) -> str:
        """A card's name, with a star if its values are reconstructed."""
        return self.voice.thing(kind, place) + self.star(kind, place)

    def card_line(self, name: str, text: str) -> Text:
        """ "Bank: what it does", the name in bold."""
        line = Text(self.label("told", name=name, text=text))
        line.stylize("bold", 0, len(name))
        return line

    def star(self, kind: str, place: int) -> str:
        return "*" if self.deck.names(kind)[place].source == "reconstructed" else ""

    def goods(self, counts: tuple[int, ...] | list[int]) -> Text:
        """ "2 barrels, 1 crate", the wild symbol last."""
        parts = [self.count(good, count) for good, count in enumerate(counts) if count]
        return Text(", ").join(parts)

    def count(self, good: int, count: int) -> Text:
        if good == deck.WILD:
            return Text(self.label("wild", count=count), GOOD_COLOURS[good])
        identity = self.voice.id_of("symbol", good)
        return Text(self.voice.format("symbol-count", {"id": identity, "n": count}), GOOD_COLOURS[good])

    # -- the round -------------------------------------------------------------------------------------

    def head(self) -> RenderableType:
        view = self.view
        title = [self.label("round", round=view.round)] if view.round else []
        title.append(self.label("left", count=view.left))
        if view.step and view.left:
            title.append(self.label("step", count=view.step))
        parts: list[RenderableType] = [Heading(" · ".join(title))]
        if view.news != NONE:
            event = self.voice.say(self.words.news(view.news))
            news = Table.grid(padding=(0, 1))
            news.add_row(self.label("news"), self.card_line(self.card("newspaper", view.news), event))
            parts.append(indent(news))
        return Group(*parts)

    def prices(self) -> Text:
        prices = self.deck.price[self.view.price]
        told = [
            Text(f"{self.voice.thing('good', good)} {prices[good]}", GOOD_COLOURS[good]) for good in range(4)
        ]
        return Text("  ").join(told).append(self.star("price", self.view.price))

    def ladder(self) -> Text:
        ranks: list[Text] = []
        for rank, bidder in enumerate(self.view.ladder):
            name = f"{self.voice.thing('rank', rank)} (+{self.deck.income[rank]}) "
            ranks.append(Text.assemble(name, (self.bidder(bidder), self.colour(bidder))))
        return Text(", ").join(ranks)

    def bidder(self, bidder: int) -> str:
        return self.voice.player(bidder) if bidder < self.view.seats else self.label("dummy")

    def colour(self, bidder: int) -> str:
        return COLOURS[bidder] if bidder < self.view.seats else DUMMY_COLOUR

    # -- the boards ------------------------------------------------------------------------------------

    def board(self, *titles: str) -> Table:
        """A table without lines; its second column takes the remaining width, so that bids are aligned."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=True)
        for at, title in enumerate(titles):
            table.add_column(
                Text(self.label(title) if title else "", "bold" if at == 0 else ""),
                justify="right" if title in NUMBERS else "left",
                ratio=1 if at == 1 else None,
                width=self.bids_wide if title == "bids" else None,
                no_wrap=at not in (1, len(titles) - 1),
                overflow="fold",
            )
        return table

    def boards(self) -> RenderableType:
        return Group(self.town(), self.sea(), self.land())

    def town(self) -> RenderableType:
        table = self.board("town", "", "bids")
        for space in range(deck.SEA):
            table.add_row(self.voice.thing("space", space), self.in_town(space), self.bids(space))
        return indent(table)

    def in_town(self, space: int) -> Text:
        """What a space of the town offers now, if that changes during the game."""
        if space == deck.PARKING:
            return Text(self.label("parking", money=self.deck.money_per_card), "dim")
        if space == deck.BUILDING and self.view.building != NONE:
            return self.building(self.view.building)
        if space == deck.INFLUENCE and self.view.seat is not None:
            value = self.view.bids[self.view.seat].next_card
            return Text(self.label("next-card", value=value) if value else "", "dim")
        if space == deck.PRICES and self.view.price != NONE:
            return self.prices()
        return self.ladder() if space == deck.CAREER else Text("")

    def building(self, building: int) -> Text:
        """A building's name and prestige, and what it does."""
        prestige = self.label("prestige-of", count=self.deck.building_prestige[building])
        ability = self.voice.say(self.words.ability(building))
        return self.card_line(self.card("building", building), f"{ability} ({prestige})")

    def sea(self) -> RenderableType:
        table = self.board("sea", "", "cargo", "time", "berth", "prestige", "bids")
        for at, ship in enumerate(self.view.sea):
            space = self.voice.thing("space", deck.SEA + at)
            cells: list[RenderableType] = ["–", "", "", "", ""]
            if ship != NONE:
                cells = [
                    Text(self.card("ship", ship), "bold"),
                    self.count(self.deck.cargo[ship], self.deck.cargo_count[ship]),
                    str(self.deck.lay_time[ship]),
                    str(self.deck.berth[ship]),
                    str(self.deck.ship_prestige[ship]),
                ]
            table.add_row(space, *cells, self.bids(deck.SEA + at))
        return indent(table)

    def land(self) -> RenderableType:
        table = self.board("land", "goods", "time", "reward", "penalty", "bids")
        for at, contract in enumerate(self.view.land):
            space = self.voice.thing("space", deck.LAND + at)
            cells: list[RenderableType] = ["–", "", "", ""]
            if contract != NONE:
                cells = [
                    self.goods(self.deck.need[contract]).append(self.star("contract", contract)),
                    str(self.deck.delivery_time[contract]),
                    self.pay.reward(contract),
                    self.pay.penalty(contract),
                ]
            table.add_row(space, *cells, self.bids(deck.LAND + at))
        return indent(table)

    def bids(self, space: int) -> Text:
        """The bids on a space: one's own cards, those of others face down; the sums after the reveal."""
        told: list[Text] = []
        for bidder, bids in enumerate(self.view.bids):
            values = [value for at, value in zip(bids.spaces, bids.values, strict=True) if at == space]
            if not values:
                continue
            style = self.colour(bidder)
            if self.view.revealed:
                line = str(sum(values))
                style += " bold" if sum(values) == space_at(self.view, space).highest else ""
            else:
                line = "+".join(str(value or "?") for value in values)
            bid = Text.assemble((f"{self.short[bidder]} {line}", style))
            if told and told[-1].cell_len + 1 + bid.cell_len <= MOST_BIDS:
                told[-1].append(" ").append_text(bid)
            else:
                told.append(bid)
        return Text("\n").join(told)

    # -- a harbour in full -----------------------------------------------------------------------------

    def harbour(self, harbour: PlayerHarbourView) -> RenderableType:
        parts: list[RenderableType] = [self.title(harbour), indent(self.docks(harbour))]
        parts.append(indent(self.yard(harbour)))
        parts.append(indent(self.holdings(harbour)))
        return Group(*parts)

    def title(self, harbour: PlayerHarbourView) -> RenderableType:
        facts = [self.label("cash", count=harbour.cash)]
        if harbour.balance:
            facts.append(self.label("bank", count=harbour.balance))
        facts.append(self.label("prestige-of", count=harbour.prestige))
        facts.append(self.label("score", count=harbour.score.total))
        mark = "▶ " if any(due.seat == harbour.seat for due in self.view.due) else ""
        name = f"{mark}{self.voice.player(harbour.seat)} · "
        return Heading(name + " · ".join(facts), COLOURS[harbour.seat])

    def docks(self, harbour: PlayerHarbourView) -> Table:
        """The three docks; the width of a berth is that of the smaller of its two walls."""
        table = self.board("docks", "", "cargo-left", "time", "berth", "prestige")
        for at, dock in enumerate(harbour.docks):
            berth = str(min(harbour.walls[at], harbour.walls[at + 1]))
            name = self.label("dock", number=at + 1)
            if dock.ship == NONE:
                table.add_row(name, Text(self.label("free"), "dim"), "", "", berth, "")
                continue
            ship = Text(self.card("ship", dock.ship), "bold")
            prestige = str(self.deck.ship_prestige[dock.ship])
            table.add_row(name, ship, self.cargo(dock), str(dock.time), berth, prestige)
        return table

    def cargo(self, dock: DockView) -> Text:
        return self.count(dock.good, dock.count) if dock.count else Text(self.label("empty"), "dim")

    def yard(self, harbour: PlayerHarbourView) -> Table:
        """The four loading docks, and the three rows of four spaces below them."""
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in range(COLUMNS):
            table.add_column(ratio=1, overflow="fold")
        names = [Text(self.label("load", number=at + 1), "dim") for at in range(COLUMNS)]
        table.add_row(*names)
        table.add_row(*(self.loading(harbour, at) for at in range(COLUMNS)))
        for row in range(0, len(harbour.cells), COLUMNS):
            table.add_row(*(self.cell(harbour, cell) for cell in range(row, row + COLUMNS)))
        return table

    def loading(self, harbour: PlayerHarbourView, at: int) -> Text:
        """A contract: goods delivered and needed, time, reward and penalty."""
        load = harbour.loads[at]
        closed = Text(self.label("closed"), "red") if harbour.cells[at] == COVERED else None
        if load.contract == NONE:
            return closed or Text(self.label("free"), "dim")
        lines = [closed] if closed else []
        lines += self.deliveries(load)
        lines.append(Text(self.label("time-of", count=load.time) + self.star("contract", load.contract)))
        lines += [Text(pays, "dim") for pays in self.pay.both(load.contract)]
        return Text("\n").join(lines)

    def deliveries(self, load: LoadView) -> list[Text]:
        """ "1/2 crates", one line per good."""
        need = self.deck.need[load.contract]
        wild = sum(max(0, load.delivered[good] - need[good]) for good in range(len(GOODS)))
        there = [min(load.delivered[good], need[good]) for good in range(len(GOODS))] + [wild]
        return [
            Text.assemble((f"{there[good]}/", "bold"), self.count(good, need[good]))
            for good in range(len(need))
            if need[good]
        ]

    def cell(self, harbour: PlayerHarbourView, at: int) -> Text:
        place = harbour.cells[at]
        if place == COVERED:
            return Text(self.label("covered", money=harbour.cover_costs[at]), "dim")
        if place == NONE:
            return Text("·", "dim")
        return Text(f"■ {self.voice.thing('building', place)}", "bold")

    def holdings(self, harbour: PlayerHarbourView) -> Table:
        """What else a harbour holds: goods, walls, buildings, influence cards."""
        table = Table.grid(padding=(0, 1))
        table.add_column(min_width=LEAD - 1)
        table.add_column()
        table.add_row(self.label("stored"), self.stored_goods(harbour))
        table.add_row(self.label("walls"), self.walls(harbour))
        table.add_row(self.label("cards"), self.cards(harbour.seat))
        for cell in harbour.cells:
            if cell >= 0:
                table.add_row(self.label("built"), self.building(cell))
        for building in harbour.gained:
            table.add_row(self.label("gained"), self.building(building))
        return table

    def stored_goods(self, harbour: PlayerHarbourView) -> Text:
        goods = self.goods(harbour.stored) if any(harbour.stored) else Text(self.voice.ui("nothing"), "dim")
        return goods.append(" · ").append(self.label("spare", count=harbour.spare))

    def walls(self, harbour: PlayerHarbourView) -> Text:
        """The bollards of each wall, and what the next one costs."""
        told: list[Text] = []
        for wall, bollards in enumerate(harbour.walls):
            text = Text.assemble(
                f"{wall + 1} ", ("●" * bollards, "bold"), ("○" * (BOLLARDS - bollards), "dim")
            )
            if bollards < BOLLARDS:
                text.append(f" ({harbour.bollard_costs[wall]})", "dim")
            told.append(text)
        return Text("  ").join(told).append(f"  {self.label('next-bollard')}", "dim")

    def cards(self, seat: int) -> Text:
        """The influence cards of this round; those known to be placed are in brackets."""
        bids = self.view.bids[seat]
        placed = " ".join(str(value) for value in sorted(bids.values) if value)
        if not placed:
            return Text(" ".join(str(value) for value in bids.cards))
        return Text.assemble("".join(f"{value} " for value in bids.hand), (f"({placed})", "dim"))

    # -- a harbour in brief ----------------------------------------------------------------------------

    def harbour_in_brief(self, harbour: PlayerHarbourView) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(min_width=LEAD - 1)
        table.add_column()
        ships = [self.ship_in_brief(dock) for dock in harbour.docks if dock.ship != NONE]
        if ships:
            table.add_row(self.label("docks"), Text("\n").join(ships))
        loads = [
            self.load_in_brief(harbour, at) for at in range(COLUMNS) if harbour.loads[at].contract != NONE
        ]
        if loads:
            table.add_row(self.label("contracts"), Text("\n").join(loads))
        table.add_row(self.label("stored"), self.stored_goods(harbour))
        walls = " ".join("●" * count + "○" * (BOLLARDS - count) for count in harbour.walls)
        table.add_row(self.label("walls"), Text(walls).append(self.covers(harbour), "dim"))
        table.add_row(self.label("cards"), self.cards(harbour.seat))
        built = [self.card("building", cell) for cell in harbour.cells if cell >= 0]
        if built:
            table.add_row(self.label("built"), Text(", ".join(built)))
        if harbour.gained:
            gained = [self.card("building", building) for building in harbour.gained]
            table.add_row(self.label("gained"), Text(", ".join(gained)))
        return Group(self.title(harbour), indent(table))

    def covers(self, harbour: PlayerHarbourView) -> str:
        count = sum(1 for cell in harbour.cells if cell == COVERED)
        return f"   {self.label('covers', count=count)}" if count else ""

    def ship_in_brief(self, dock: DockView) -> Text:
        time = self.label("time-of", count=dock.time)
        return self.card_line(self.card("ship", dock.ship), f"{self.cargo(dock).plain}, {time}")

    def load_in_brief(self, harbour: PlayerHarbourView, at: int) -> Text:
        text = Text(", ").join(self.deliveries(harbour.loads[at]))
        text.append(self.star("contract", harbour.loads[at].contract))
        text.append(f", {self.label('time-of', count=harbour.loads[at].time)}")
        if harbour.cells[at] == COVERED:
            text.append(f", {self.label('closed')}", "red")
        return text


def short_names(names: list[str]) -> list[str]:
    """The first letters of each name, as many as are needed to distinguish them."""
    for letters in range(SHORT, max(len(name) for name in names) + 1):
        short = [name[:letters] for name in names]
        if len(set(short)) == len(short):
            return short
    return names
