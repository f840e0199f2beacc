"""Draws the table of Novgorod: the ring of cities, orders and bonus cards, the traders, and the route."""

from __future__ import annotations

from typing import cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from roadstead.cli.cards import RECONSTRUCTED
from roadstead.cli.screens.lines import WIDEST, Heading, indent
from roadstead.engine.game import Rules, View
from roadstead.games.novgorod import settings, tasks
from roadstead.games.novgorod.deck import (
    CITIES,
    GOODS,
    LOWER,
    NONE,
    PARTS,
    PRIVILEGES,
    SIDES,
    UPPER,
    VARIETY,
    Part,
    Requirement,
    Side,
)
from roadstead.games.novgorod.rules import NovgorodRules
from roadstead.games.novgorod.state import GONE, HIGH, PLACEHOLDER
from roadstead.games.novgorod.table_words import wares_of
from roadstead.games.novgorod.view import NovgorodView, TraderView
from roadstead.games.novgorod.words import members
from roadstead.text.voice import Voice

COLOURS = ("red", "blue", "green", "yellow")
LUXURY_COLOURS = ("bright_green", "bright_cyan", "bright_magenta")
"""Colours of a luxury good and of the goods it is made of."""
SEPARATOR = " · "
SHORTEST = 2
"""The most letters of a name that stand for an owner; if they do not distinguish the names, numbers do."""
MERCHANT, PIRATE = "♦", "†"
DONE = "✓"
BACK_OF_CARD = "▒▒▒"
ON_THE_MAP = (tasks.PICK, tasks.PIRATE, tasks.ROUTE, tasks.PURCHASE)
"""Decisions about cities and kontors."""
ON_THE_ROUTE = (
    tasks.EVALUATE,
    tasks.MAKE_AT,
    tasks.MAKE_IN_CITIES,
    tasks.RECIPE,
    tasks.SOURCE,
    tasks.KIND,
    tasks.GIVE,
    tasks.FILE_ORDER,
    tasks.STORE,
)
"""Decisions about cards of the route."""


def draw(view: View, voice: Voice, rules: Rules) -> RenderableType:
    return Screen(cast(NovgorodView, view), voice, cast(NovgorodRules, rules)).draw()


def brief(view: View, voice: Voice, rules: Rules) -> RenderableType | None:
    """One's own things and the map or the route, whichever the decision is about."""
    return Screen(cast(NovgorodView, view), voice, cast(NovgorodRules, rules)).brief()


class Screen:
    """Draws one view: the others, the table, the map, then one's own things and the route, next to the question."""

    def __init__(self, view: NovgorodView, voice: Voice, rules: NovgorodRules) -> None:
        self.view = view
        self.voice = voice
        self.rules = rules
        self.deck = rules.deck
        self.tags = tags_of([voice.player(seat) for seat in range(view.seats)])
        self.colours = colours_of(rules)

    def draw(self) -> RenderableType:
        viewer = self.view.seat
        order = [(self.view.start + step) % self.view.seats for step in range(self.view.seats)]
        others = [self.trader(self.view.traders[seat]) for seat in order if seat != viewer]
        parts = [*self.note(), *others, self.table(), self.map(), *self.figures()]
        if viewer is not None:
            parts.append(self.trader(self.view.traders[viewer]))
        return Group(*parts, *self.route(), *self.about())

    def brief(self) -> RenderableType | None:
        seat = self.view.seat
        due = self.view.due_of(seat)
        if due is None or seat is None:
            return None
        parts = [self.map()] if due.kind in ON_THE_MAP else []
        if due.kind in ON_THE_ROUTE and self.view.column:
            parts.append(Items(self.specials(), self.lead("specials")))
        return Group(*parts, self.trader(self.view.traders[seat]), *self.route(), *self.about())

    def note(self) -> list[RenderableType]:
        """Before the first turn, a note if some cards are reconstructed."""
        ours = any(card.source == RECONSTRUCTED for card in self.rules.cards.cards)
        return [Text(self.label("reconstructed"), "dim")] if ours and not self.view.turn else []

    def about(self) -> list[RenderableType]:
        """What the decision is about, besides the table."""
        due = self.view.due_of(self.view.seat)
        return [self.sides(due.seat)] if due is not None and due.kind == tasks.CHOOSE_SIDE else []

    def label(self, key: str, **args: str | int) -> str:
        return self.voice.format(f"screen-{key}", dict(args))

    def lead(self, key: str) -> Text:
        return Text(self.label(key), "bold")

    # -- goods and orders ------------------------------------------------------------------------------

    def ware(self, ware: int, style: str = "") -> Text:
        return Text(self.voice.thing("ware", ware), f"{self.colours[ware]} {style}".strip())

    def wares(self, bits: int) -> Text:
        return Text("+").join([self.ware(ware) for ware in members(bits)])

    def order(self, card: int) -> Text:
        """ "fur+fish / salt+wool"."""
        return Text(" / ").join([self.wares(self.deck.wares(card, row)) for row in (UPPER, LOWER)])

    def rest_of(self, card: int) -> Text:
        """An order whose upper row is fulfilled."""
        return Text.assemble(DONE, " / ", self.wares(self.deck.wares(card, LOWER)))

    # -- the table -------------------------------------------------------------------------------------

    def table(self) -> RenderableType:
        """Bonus cards, face-up orders and special orders."""
        view = self.view
        rows: list[RenderableType] = []
        if view.bonus:
            rows.append(Items([self.bonus(place) for place in range(len(view.bonus))], self.lead("bonus")))
        if view.display or view.stack_size:
            stack = Text(self.label("stack", count=view.stack_size), "dim")
            rows.append(Items([*(self.order(card) for card in view.display), stack], self.lead("orders")))
        if view.column:
            rows.append(Items(self.specials(), self.lead("specials")))
        return Group(*rows)

    def bonus(self, place: int) -> Text:
        """A bonus card: what it brings now and later, and who has it."""
        card, state = self.view.bonus[place], self.view.bonus_state[place]
        bonus = self.deck.bonus[card]
        name = self.voice.thing("bonus", card)
        if bonus.condition == VARIETY:
            said = self.label("bonus-table", name=name, table=in_steps(bonus.table))
        elif state == GONE:
            said = self.label("bonus-gone", name=name)
        elif state == HIGH:
            said = self.label("bonus-high", name=name, high=bonus.high, low=bonus.low)
        else:
            said = self.label("bonus-low", name=name, low=bonus.low)
        text = Text(said, "dim" if state == GONE else "")
        owners = [trader.seat for trader in self.view.traders if card in trader.won]
        if owners:
            text.append(f" {DONE}")
        for seat in owners:
            text.append(self.tags[seat], COLOURS[seat])
        return text

    def specials(self) -> list[Text]:
        """The column from top to bottom: position, part, what it asks for, price and seals."""
        return [self.special(position) for position in range(len(self.view.column))]

    def special(self, position: int) -> Text:
        part = self.part(position)
        text = Text.assemble((f"{position + 1} ", "bold"), f"{PARTS[self.view.parts[position]]} ")
        text.append_text(self.wares(wares_of(part)))
        if part.inputs > 1:
            text.append(f" {self.label('inputs', count=part.inputs)}")
        if self.view.route.done >> position & 1:
            return text.append(f" {DONE}")
        prices = self.view.special_prices
        price = prices[position] if prices else part.cost
        if price < 0:
            return text
        return text.append(f" {self.label('trade', price=price, seals=part.seals)}", "dim")

    def part(self, position: int) -> Part:
        return self.deck.parts[len(PARTS) * self.view.column[position] + self.view.parts[position]]

    # -- the map ---------------------------------------------------------------------------------------

    def map(self) -> RenderableType:
        """The cities in the order of the ring: neighbours are below each other, brackets join the others."""
        view = self.view
        table = Table(
            box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", collapse_padding=True
        )
        title = self.label("round", round=view.round) if view.round else self.label("start")
        last = Text(self.label("last") if view.last_round else "", "bold red")
        makes = self.label("makes", seals=worth(self.rules))
        table.add_column(Text(title, "bold"), no_wrap=True)
        table.add_column(last, no_wrap=True)
        table.add_column(makes)
        table.add_column(self.label("prices"), no_wrap=True)
        table.add_column(self.label("income"), justify="right", no_wrap=True)
        table.add_column(self.label("fee"), justify="right", no_wrap=True)
        table.add_column(self.label("owners"), no_wrap=True)
        links = brackets(self.deck.neighbours)
        for city in range(CITIES):
            table.add_row(
                self.city(city, links[city]),
                self.ware(self.deck.good_of[city]),
                self.manufactory(city),
                self.prices(city),
                Text(f"+{self.income(city)}"),
                Text(f"−{self.deck.fee[city]}", "dim" if self.is_own(city) else ""),
                self.owners(city),
            )
        return Constrain(table, WIDEST)

    def city(self, city: int, link: str) -> Text:
        text = Text.assemble((f"{link} ", "dim"))
        if self.view.merchant != NONE:
            text.append(MERCHANT if city == self.view.merchant else " ", "bold yellow")
            text.append(PIRATE if city == self.view.pirate else " ", "bold red")
        left_out = city == self.view.pirate and self.view.settings[settings.PIRATE_SIDE] == settings.BACK
        return text.append(self.voice.thing("city", city), "dim" if left_out else "bold")

    def manufactory(self, city: int) -> Text:
        """The good it makes, the goods it needs, and in brackets those that may be added."""
        card = self.view.manufactories[city]
        if card == NONE:
            return Text("")
        luxury = self.deck.luxury[card]
        must, may = inputs_of(self.rules, card)
        text = Text(" ").join(
            [self.ware(GOODS + luxury), *(self.ware(good, "bold") for good in members(must))]
        )
        if not may:
            return text
        more = Text(" ").join([self.ware(good) for good in members(may)])
        return Text.assemble(text, " (", more, ")")

    def prices(self, city: int) -> Text:
        """The prices of the stack, from the top down."""
        left = self.view.stacks[city]
        if not left:
            return Text("–", "dim")
        stack = self.deck.stacks[self.view.seats][city][-left:]
        text = Text(str(self.deck.price[stack[0]]), "bold")
        return text.append("".join(f" {self.deck.price[kontor]}" for kontor in stack[1:]), "dim")

    def income(self, city: int) -> int:
        """The income of one's own kontor, otherwise of the one on top of the stack."""
        viewer = self.view.seat
        owned = [self.view.traders[viewer].kontors[city]] if viewer is not None else []
        owned += [self.view.tops[city], *(trader.kontors[city] for trader in self.view.traders)]
        return self.deck.income[next(kontor for kontor in owned if kontor != NONE)]

    def is_own(self, city: int) -> bool:
        return self.view.seat is not None and self.view.traders[self.view.seat].kontors[city] != NONE

    def owners(self, city: int) -> Text:
        """The tag of each player with a kontor there, each in its own column."""
        text = Text("")
        for trader in self.view.traders:
            tag = self.tags[trader.seat]
            has = trader.kontors[city] != NONE
            text.append(tag if has else "·" * cell_len(tag), f"bold {COLOURS[trader.seat]}" if has else "dim")
        return text

    def figures(self) -> list[RenderableType]:
        """What the merchant and the pirate do in their cities."""
        view = self.view
        if view.merchant == NONE:
            return []
        merchant = self.deck.merchant[view.settings[settings.MERCHANT_SIDE]]
        pays = ("seals", merchant.seals) if merchant.seals else ("ducats", merchant.ducats)
        first = Text.assemble(
            (f"{MERCHANT} ", "bold yellow"), self.label(f"merchant-{pays[0]}", count=pays[1])
        )
        second = Text.assemble((f"{PIRATE} ", "bold red"))
        if view.settings[settings.PIRATE_SIDE] == settings.FRONT:
            second.append(self.label("pirate-front", count=self.deck.pirate_penalty, price=view.pirate_price))
        else:
            second.append(self.label("pirate-back"))
        return [first, second]

    # -- a trader --------------------------------------------------------------------------------------

    def trader(self, trader: TraderView) -> RenderableType:
        """Money, seals and ship; career and privileges; orders."""
        title = [self.label("ducats", count=trader.money)]
        if not self.view.turn:
            title.append(self.label("to-pay", count=self.to_pay(trader)))
        title += [self.label("seals", count=trader.seals), self.label("speed", count=trader.speed)]
        in_turn = trader.seat == self.view.user and not self.view.over
        if not (in_turn and self.shows_picture()):
            title += self.hold_text(trader)
        if in_turn and self.view.route.privilege_used:
            title.append(self.label("privilege-used"))
        mark = "▶ " if any(due.seat == trader.seat for due in self.view.due) else ""
        name = self.voice.player(trader.seat)
        if not name.startswith(self.tags[trader.seat]):
            name = f"{self.tags[trader.seat]} {name}"
        head = Heading(f"{mark}{name} · {SEPARATOR.join(title)}", COLOURS[trader.seat])
        career = self.career(trader) if trader.career != NONE else []
        lines = [career, self.orders(trader)]
        return Group(head, *(indent(Items(line)) for line in lines if line))

    def hold_text(self, trader: TraderView) -> list[str]:
        """The good in the hold; one's own hold is shown even if it is empty."""
        if trader.hold != NONE:
            return [self.label("hold", good=self.voice.thing("ware", self.deck.good_of[trader.hold]))]
        return [self.label("hold-empty")] if trader.seat == self.view.seat else []

    def to_pay(self, trader: TraderView) -> int:
        """What the cards chosen in the introductory rounds will cost."""
        kontors = sum(self.deck.price[kontor] for kontor in trader.kontors if kontor != NONE)
        return kontors + self.deck.order_price * (trader.closed_count + len(trader.known))

    def career(self, trader: TraderView) -> list[Text]:
        """The level, what it shows, what the next one requires, and the privileges not yet covered."""
        if trader.side == NONE:
            return [Text(self.voice.thing("career", trader.career))]
        side = self.deck.careers[2 * trader.career + trader.side]
        top = len(side.requirements)
        shows = self.label("red-x") if trader.red_x else self.label("per-turn", count=trader.seals_per_turn)
        said = self.label("career", level=trader.level, top=top, shows=shows)
        if trader.level < top:
            wanted = self.requirement(self.deck.requirements[side.requirements[trader.level]])
            said = self.label("next", career=said, wanted=wanted)
        text = Text(said)
        text.highlight_words([shows], "bold red" if trader.red_x else "bold")
        privileges = [self.privilege(privilege) for privilege in trader.privileges]
        return [text, Text(" ".join(privileges))] if privileges else [text]

    def requirement(self, wanted: Requirement) -> str:
        """ "2 goods+2 luxury goods"."""
        counts = (("goods", wanted.goods), ("luxuries", wanted.luxuries), ("ducats", wanted.ducats))
        return "+".join(self.label(name, count=count) for name, count in counts if count)

    def privilege(self, privilege: int) -> str:
        return self.label(
            f"privilege-{PRIVILEGES[privilege].replace('_', '-')}", count=self.deck.amounts[privilege]
        )

    def orders(self, trader: TraderView) -> list[Text]:
        """Orders in hand, in progress and done."""
        own = trader.seat == self.view.seat
        hand = [self.order(card) for card in sorted(trader.known + trader.closed)]
        if trader.closed_count and not own:
            hand.append(Text(self.label("unknown", count=trader.closed_count)))
        parts = with_lead(self.label("hand"), hand or [Text("–")])
        parts += with_lead(self.label("left"), [self.rest_of(card) for card in trader.left])
        if trader.seat == self.view.user:
            parts += with_lead(self.label("half"), [self.rest_of(card) for card in self.view.route.halves])
        done = len(trader.under) + trader.counter_count
        if done:
            said = Text(self.label("under", count=done))
            if self.counts_variety() and (trader.variety or not trader.variety_more):
                more = "≥ " if trader.variety_more else ""
                said.append(f" ({more}{self.label('kinds', count=trader.variety)})")
            parts.append(said)
        return parts

    def counts_variety(self) -> bool:
        return any(self.deck.bonus[card].condition == VARIETY for card in self.view.bonus)

    def sides(self, seat: int) -> RenderableType:
        """Both sides of a career card: what each level shows, requires and covers."""
        career = self.view.traders[seat].career
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("")
        for name in SIDES:
            table.add_column(Text(self.label(name), "bold"), no_wrap=True)
            table.add_column(self.label("needs"))
            table.add_column(self.label("covers"), no_wrap=True)
        sides = [self.deck.careers[2 * career + side] for side in range(len(SIDES))]
        for level in range(1 + max(len(side.requirements) for side in sides)):
            cells = [cell for side in sides for cell in self.level(side, level)]
            table.add_row(str(level), *cells)
        return Group(Heading(self.label("sides", name=self.voice.thing("career", career))), indent(table))

    def level(self, side: Side, level: int) -> list[Text]:
        if level > len(side.requirements):
            return [Text("")] * 3
        shows = Text(str(side.seals_per_turn[level]), "bold")
        if level < side.red_x:
            shows = Text("X", "bold red")
        if not level:
            return [shows, Text(""), Text("")]
        wanted = self.requirement(self.deck.requirements[side.requirements[level - 1]])
        return [shows, Text(wanted), Text(self.privilege(side.privileges[level - 1]))]

    # -- the route -------------------------------------------------------------------------------------

    def route(self) -> list[RenderableType]:
        """The route: one line while it is being laid, afterwards a picture."""
        if self.shows_picture():
            return [Heading(self.route_title()), indent(self.picture())]
        return [self.row()] if self.view.route.cards else []

    def shows_picture(self) -> bool:
        """Whether the route is being evaluated."""
        return any(due.kind in ON_THE_ROUTE for due in self.view.due)

    def route_title(self) -> str:
        route = self.view.route
        facts = [self.label("route", name=self.voice.player(self.view.user))]
        if not self.shows_picture():
            facts.append(self.label("cards", count=len(route.cards), limit=route.limit))
        if route.fees:
            facts.append(self.label("fees", count=route.fees))
        return SEPARATOR.join(facts)

    def row(self) -> RenderableType:
        cards = [self.route_card(card) for card in self.view.route.cards]
        return Items(cards, Text(self.label("so-far", route=self.route_title()), "bold"), " → ")

    def route_card(self, card: int) -> Text:
        """A card of the route: "Visby glass +3", or the back of a placeholder."""
        if card >= PLACEHOLDER:
            return Text(BACK_OF_CARD)
        return Text.assemble((self.voice.thing("city", card), "bold"), " ", self.good(card))

    def good(self, city: int) -> Text:
        """A face-up good of the route, with its income or the fee that is due."""
        route = self.view.route
        good = self.deck.good_of[city]
        own = route.own >> good & 1
        fee = Text(f" −{self.deck.fee[city]}", "red")
        if route.up >> good & 1:
            return self.ware(good, "bold").append_text(Text(f" +{self.view.incomes[city]}") if own else fee)
        covered = route.made >> city & 1 and PLACEHOLDER + city not in route.cards
        said = Text(self.label("covered" if covered else "used"), "dim")
        return said if own else said.append_text(fee)

    def picture(self) -> RenderableType:
        """The ship with its hold, then for each card its city, its good, and what its manufactory makes of what."""
        route = self.view.route
        grid = Table.grid(padding=(0, 2, 0, 0))
        hold = self.hold()
        columns: list[list[Text]] = [[Text(f"{self.label('ship')} →", "bold"), hold, Text(""), Text("")]]
        for card in route.cards:
            city = card % CITIES
            follows = PLACEHOLDER + city in route.cards
            makes = [Text(""), Text("")] if follows and card < PLACEHOLDER else self.makes(city)
            if card >= PLACEHOLDER:
                columns.append([Text(BACK_OF_CARD), Text(self.label("placeholder"), "dim"), *makes])
            else:
                columns.append([Text(self.voice.thing("city", city), "bold"), self.good(city), *makes])
        for _ in columns:
            grid.add_column()
        for row in zip(*columns, strict=True):
            if any(row):
                grid.add_row(*row)
        return grid

    def hold(self) -> Text:
        """The good in the hold, while it can be used."""
        route = self.view.route
        if route.cargo:
            return self.ware(route.cargo.bit_length() - 1, "bold")
        stored = self.view.traders[self.view.user].hold
        return Text(self.label("empty" if stored == NONE else "used"), "dim")

    def makes(self, city: int) -> list[Text]:
        """The luxury good and the goods it always needs; blank if the manufactory cannot be used."""
        route = self.view.route
        card = self.view.manufactories[city]
        luxury = self.ware(GOODS + self.deck.luxury[card])
        if route.made >> city & 1:
            return [Text(f"{DONE} ").append_text(luxury), Text("")]
        if PLACEHOLDER + city not in route.cards and not route.up >> self.deck.good_of[city] & 1:
            return [Text(""), Text("")]
        must, _ = inputs_of(self.rules, card)
        return [luxury, Text(f"({self.wares(must).plain})" if must else "", "dim")]


def tags_of(names: list[str]) -> list[str]:
    """One or two letters for each player; if these do not distinguish them, their numbers."""
    for letters in range(1, SHORTEST + 1):
        tags = [name[:letters] for name in names]
        if len({tag.casefold() for tag in tags}) == len(tags):
            return tags
    return [str(number) for number in range(1, len(names) + 1)]


def colours_of(rules: NovgorodRules) -> list[str]:
    """The colour of each ware: a luxury good and the goods it is made of have the same one."""
    colours = [""] * GOODS + list(LUXURY_COLOURS)
    for card, luxury in enumerate(rules.deck.luxury):
        must, may = inputs_of(rules, card)
        for good in members(must | may):
            colours[good] = LUXURY_COLOURS[luxury].removeprefix("bright_")
    return colours


def inputs_of(rules: NovgorodRules, card: int) -> tuple[int, int]:
    """The goods that are in all recipes of a manufactory, and those that are in some."""
    must, every = (1 << GOODS) - 1, 0
    for recipe in rules.deck.recipes[card]:
        must &= recipe.goods
        every |= recipe.goods
    return must, every & ~must


def worth(rules: NovgorodRules) -> str:
    """The seals for 1, 2, 3 goods: "1/2–3/4"."""
    found: dict[int, set[int]] = {}
    for recipes in rules.deck.recipes:
        for recipe in recipes:
            found.setdefault(recipe.count, set()).add(recipe.seals)
    ranges = [sorted({min(found[count]), max(found[count])}) for count in sorted(found)]
    return "/".join("–".join(str(seals) for seals in span) for span in ranges)


def in_steps(table: list[tuple[int, int]]) -> str:
    """ "5→1 6→2 7→3", or shorter "5–7 → 1–3" if both rise by one."""
    steps = {(kinds - first, seals - least) for kinds, seals in table for first, least in table[:1]}
    if len(table) > 1 and steps == {(step, step) for step in range(len(table))}:
        (first, least), (last, most) = table[0], table[-1]
        return f"{first}–{last} → {least}–{most}"
    return " ".join(f"{kinds}→{seals}" for kinds, seals in table)


def brackets(neighbours: list[int]) -> list[str]:
    """The lines in front of the cities that join two cities which are not below each other."""
    links = [
        (city, other) for city in range(CITIES) for other in members(neighbours[city]) if other > city + 1
    ]
    links.sort(key=lambda link: link[0] - link[1])
    rows = [[" "] * len(links) for _ in range(CITIES)]
    for at, (first, last) in enumerate(links):
        rows[first][at], rows[last][at] = "╭", "╰"
        for between in range(first + 1, last):
            rows[between][at] = "┼" if rows[between][at] == "─" else "│"
        for end in (first, last):
            for right in range(at + 1, len(links)):
                rows[end][right] = "─"
    return ["".join(row) for row in rows]


def with_lead(lead: str, items: list[Text]) -> list[Text]:
    """The items, with a bold word before the first one."""
    return [Text(f"{lead} ").append_text(item) if not at else item for at, item in enumerate(items)]


class Items:
    """A word followed by items, as many per line as fit; an item is not broken unless it is too long for a line."""

    def __init__(self, items: list[Text], lead: Text | None = None, between: str = SEPARATOR) -> None:
        self.items = items
        self.lead = Text.assemble(lead, " ") if lead is not None else Text("")
        self.between = between
        self.at_end = "" if between == SEPARATOR else between.rstrip()
        """The end of a line that is continued on the next one."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST) - cell_len(self.at_end)
        line = self.lead.copy()
        for at, item in enumerate(self.items):
            if at and line.cell_len + cell_len(self.between) + item.cell_len > width:
                yield line.append(self.at_end)
                line = Text(" " * self.lead.cell_len)
            elif at:
                line.append(self.between)
            line.append_text(item)
        yield line
