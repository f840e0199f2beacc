"""The players of Shipyard: yard, store, fleet, contracts, and the ship that is being fitted out or sailing."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roadstead.cli.screens.lines import BETWEEN, Flow, Heading, indent, with_lead
from roadstead.cli.screens.shipyard.letters import (
    FEATURE_COLOURS,
    ICON_COLOURS,
    SEAT_COLOURS,
    STAFF_COLOURS,
    Letters,
)
from roadstead.engine.game import Due
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.cruise_figures import ShipView
from roadstead.games.shipyard.deck import (
    BOW,
    BUILDER,
    COLOURS,
    ELEMENTS,
    FEATURES,
    ICONS,
    LIFEBUOY,
    NONE,
    PIECES,
    RIBAND,
    STERN,
)
from roadstead.games.shipyard.state import CRUISE
from roadstead.games.shipyard.view import BuilderView
from roadstead.games.shipyard.words import ShipyardWords
from roadstead.text.effects.shipyard import describe_table, number_of, with_features

CONTRACT_COLOURS = ("bright_blue", "green")
BESIDE = "│"
EMPTY = "·"
BOW_MARK, STERN_MARK = "◄", "►"
EVERYTHING = ("yard", "store", "trains", "employees", "fleet", "canals", "contracts")
IN_FULL = (*EVERYTHING, "contracts in full")


class Builders(Letters):
    def builder(self, builder: BuilderView, shown: tuple[str, ...] = EVERYTHING) -> RenderableType:
        """A player: guilders and points, the yard, and the other things in `shown`."""
        mark = "▶ " if any(due.seat == builder.seat for due in self.view.due) else ""
        facts = [self.voice.format("game-guilders", {"guilders": builder.guilders}), *self.points(builder)]
        title = f"{mark}{self.voice.player(builder.seat)} · {BETWEEN.join(facts)}"
        own = builder.seat == self.view.seat
        things = {
            "yard": [] if own else with_lead(self.label("yard"), [self.yard_in_brief(builder)]),
            "store": self.store(builder),
            "trains": self.trains(builder),
            "employees": self.employees(builder),
            "fleet": self.fleet(builder),
            "canals": self.canals(builder),
        }
        groups = [things[name] for name in shown if things.get(name)]
        parts: list[RenderableType] = [Heading(title, SEAT_COLOURS[builder.seat])]
        if own and "yard" in shown:
            parts.append(indent(self.yard(builder)))
        if groups:
            parts.append(indent(Flow(groups)))
        if builder.contracts and "contracts" in shown:
            parts.append(indent(self.contracts(builder, shown)))
        return Group(*parts)

    def points(self, builder: BuilderView) -> list[str]:
        """The points on the score track, and those that known contracts and traders would add at the end."""
        on_track = sum(points for _, points in builder.score.parts[: CRUISE + 1])
        if self.view.over:
            return [self.label("points", points=builder.score.total)]
        later = builder.score.total - on_track
        more = [self.label("later", points=later)] if later else []
        return [self.label("points", points=on_track), *more]

    def yard(self, builder: BuilderView) -> RenderableType:
        """The nine places with their numbers."""
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
        """The pieces in the store, without those already fitted to a ship."""
        fitting = any(due.kind == tasks.FIT and due.seat == builder.seat for due in self.view.due)
        gone = self.view.cruise.pieces if fitting else (0,) * len(PIECES)
        left = [count - gone[piece] for piece, count in enumerate(builder.store)]
        return with_lead(self.label("store"), self.pieces(left))

    def trains(self, builder: BuilderView) -> list[Text]:
        return with_lead(
            self.label("trains"), [self.loads(self.deck.loads[train]) for train in builder.trains]
        )

    def employees(self, builder: BuilderView) -> list[Text]:
        found = [
            Text(self.voice.thing("employee", place), STAFF_COLOURS[self.deck.employees[place].colour])
            for place in builder.employees
        ]
        return with_lead(self.label("employees"), found)

    def canals(self, builder: BuilderView) -> list[Text]:
        numbers = [Text(f"#{number_of(laid.canal, self.voice)}") for laid in builder.canals]
        used = [Text(self.label("used", count=builder.used))] if builder.used else []
        return with_lead(self.label("canals"), numbers + used)

    def fleet(self, builder: BuilderView) -> list[Text]:
        return with_lead(self.label("fleet"), [self.sailed_ship(ship) for ship in builder.fleet])

    def sailed_ship(self, ship: ShipView) -> Text:
        """ "5 cards (2sai cap sol | 2buo lan)"."""
        pieces = self.codes(PIECES, ship.pieces)
        safety = self.codes(
            FEATURES[LIFEBUOY:], self.sum_of(ship.cards)[LIFEBUOY:], FEATURE_COLOURS[LIFEBUOY:]
        )
        told = Text.assemble(self.label("cards", count=len(ship.cards)), " (", pieces)
        return told.append(" | ").append_text(safety).append(")") if safety.plain else told.append(")")

    # -- contracts -------------------------------------------------------------------------------------

    def contracts(self, builder: BuilderView, shown: tuple[str, ...]) -> RenderableType:
        """The visible contracts, with what they ask for and would score now."""
        in_full = "contracts in full" in shown
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        both = list(zip(builder.contracts, builder.contract_points, strict=True))
        for colour, style in enumerate(CONTRACT_COLOURS):
            held = [(contract, points) for contract, points in both if self.deck.colour[contract] == colour]
            lead = Text(self.label("contracts", colour=COLOURS[colour]), f"bold {style}")
            if not in_full and held:
                table.add_row(lead, Flow([[self.in_few_words(*one)] for one in held]))
            for at, one in enumerate(held if in_full else []):
                table.add_row(Text("") if at else lead, self.contract(*one, style))
        return table

    def contract(self, contract: int, points: int, style: str) -> Text:
        """ "Officers (now 3): 3 points per officer of your fleet."."""
        name = self.voice.thing("contract", contract)
        said = [self.contract_text(contract), *describe_table(self.deck.contracts[contract], self.voice)]
        key = "scored" if self.view.over else "told"
        told = Text(self.label(key, name=name, points=points, text=" ".join(said)))
        told.stylize(f"bold {style}", 0, len(name))
        return told

    def in_few_words(self, contract: int, points: int) -> Text:
        """ "3 points per officer of your fleet (3)", "Lanterns 1→1, 2→3, then +1 each (0)"."""
        table = describe_table(self.deck.contracts[contract], self.voice)
        told = (
            [self.voice.thing("contract", contract), *table]
            if table
            else [self.contract_text(contract).rstrip(".")]
        )
        return Text.assemble(" ".join(told), (f" ({points})", "bold"))

    def contract_text(self, contract: int) -> str:
        words = cast(ShipyardWords, self.rules.words)
        return " ".join(self.voice.say(message) for message in words.card("contract", contract))

    # -- ships that are complete -----------------------------------------------------------------------

    def complete(self, builder: BuilderView) -> list[Text | Flow]:
        """Each complete ship in the yard with its features."""
        found: list[Text | Flow] = []
        for bow, length in builder.ships:
            lead = self.label("columns", first=bow + 1, last=bow + length)
            told = self.describe_ship(builder.yard[bow : bow + length], builder)
            found.append(Text.assemble((f"{lead} ", "bold"), told))
        return found

    def describe_ship(self, cards: tuple[int, ...], builder: BuilderView) -> str:
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
        """The ship being fitted out or sailing: places and pieces, speed and moves, and what officials pay."""
        cruise = self.view.cruise
        pays = [
            Text.assemble((self.code(name), ICON_COLOURS[icon]), " ", (str(cruise.pays[icon]), "bold"))
            for icon, name in enumerate(ICONS)
            if icon != RIBAND
        ]
        pays.append(Text.assemble((self.code("riband"), ICON_COLOURS[RIBAND]), " ", self.label("riband")))
        paying = Flow([with_lead(self.label("pays"), pays)])
        if due.kind == tasks.MOVE:
            left = Text(self.label("moves", left=cruise.speed - cruise.sailed, speed=cruise.speed), "bold")
            total = cruise.points + cruise.riband
            so_far = self.label("so-far", points=total, officials=cruise.points, riband=cruise.riband)
            return [Flow([[left], [Text(so_far)]]), paying]
        pieces = cruise.pieces
        points = self.deck.speed_points * cruise.speed
        points += sum(count * self.deck.piece_points[piece] for piece, count in enumerate(pieces))
        cards = builder.yard[cruise.bow : cruise.bow + cruise.length]
        speed = Text(self.label("speed", speed=cruise.speed, reach=cruise.reach), "bold")
        worth = Text(self.label("worth", points=points))
        return [
            Text.assemble((f"{self.label('ship')} ", "bold"), self.describe_ship(cards, builder)),
            Flow([with_lead(self.label("fitted"), self.pieces(pieces)), [speed], [worth]]),
            paying,
        ]
