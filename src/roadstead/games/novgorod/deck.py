"""The deck: cities, kontors, manufactories, orders, careers and the rest, read from cards.toml."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from roadstead.engine.cards import CardError, Deck, Fields, digest_of_deck, parse_deck

# NOV-101: the cards
CITIES: Final = 8
GOODS: Final = 8
LUXURIES: Final = 3
KONTORS: Final = 32
MANUFACTORIES: Final = 8
ORDERS: Final = 24
BONUS_CARDS: Final = 6
CAREERS: Final = 4
SPECIALS: Final = 4

PARTS: Final = ["A", "B", "C", "D"]
NONE: Final = -1

CONDITIONS: Final = [
    "own_kontors",
    "route_cities",
    "luxury_inputs",
    "orders_under_ship",
    "career_seals_per_turn",
    "variety_on_fulfilled_orders",
]
OWN_KONTORS: Final = 0
ROUTE_CITIES: Final = 1
LUXURY_INPUTS: Final = 2
ORDERS_UNDER_SHIP: Final = 3
CAREER_SEALS: Final = 4
VARIETY: Final = 5

PRIVILEGES: Final = ["speed", "ducats", "extra_order", "seals"]
SPEED: Final = 0
EXTRA_INCOME: Final = 1
ORDER_DISCOUNT: Final = 2
SEAL: Final = 3

UPPER: Final = 0
LOWER: Final = 1
ROWS: Final = ["upper", "lower"]
SIDES: Final = ["front", "back"]
SPEEDS: Final = [2, 3, 4, 5]


class Recipe:
    """Different goods, one bit each, and the seals (and ducats) they are worth."""

    def __init__(self, goods: int, seals: int) -> None:
        self.goods = goods
        self.seals = seals
        self.count = goods.bit_count()


class Requirement:
    def __init__(self, goods: int, luxuries: int, ducats: int) -> None:
        self.goods = goods
        self.luxuries = luxuries
        self.ducats = ducats


class Side:
    """One side of a career card; `requirements` and `privileges` from the bottom to the top."""

    def __init__(
        self, requirements: list[int], privileges: list[int], seals_per_turn: list[int], red_x: int
    ) -> None:
        self.requirements = requirements
        self.privileges = privileges
        self.uncovered = [set_of(privileges[level:]) for level in range(len(privileges) + 1)]
        """By level: the privileges still available, one bit each."""
        self.seals_per_turn = seals_per_turn
        self.red_x = red_x
        """Below this level the red X shows."""


class Part:
    """One part of a special order; `luxury` may be NONE."""

    def __init__(self, cost: int, seals: int, goods: int, luxury: int, inputs: int) -> None:
        self.cost = cost
        self.seals = seals
        self.goods = goods
        self.luxury = luxury
        self.inputs = inputs
        self.wares = goods | (1 << GOODS + luxury if luxury != NONE else 0)


class Bonus:
    def __init__(self, condition: int, threshold: int, high: int, low: int) -> None:
        self.condition = condition
        self.threshold = threshold
        self.high = high
        self.low = low
        self.table: list[tuple[int, int]] = []


class Merchant:
    """One side of the merchant."""

    def __init__(self, ducats: int, seals: int, on_income: bool, on_luxury: bool) -> None:
        self.ducats = ducats
        self.seals = seals
        self.on_income = on_income
        self.on_luxury = on_luxury


class NovgorodDeck(Deck):
    """Cities are in the order of the ring, goods in the goods order. Sets of cities or goods are one bit each."""

    city_ids: list[str]
    good_ids: list[str]
    luxury_ids: list[str]
    neighbours: list[int]
    good_of: list[int]
    """By city."""
    fee: list[int]
    """The port fee, by city."""
    price: list[int]
    income: list[int]
    stacks: list[list[list[int]]]
    """The kontors by number of players and city, the cheapest first (NOV-204)."""
    luxury: list[int]
    """What a manufactory makes."""
    recipes: list[list[Recipe]]
    sets: list[int]
    """The goods of all recipes, each set once."""
    row_goods: list[int]
    """By 2 * order + row; 0 in a luxury order."""
    row_luxury: list[int]
    """By 2 * order + row; NONE in a goods order."""
    kinds: list[int]
    """Goods and luxury goods on both rows of an order, luxury goods after the goods."""
    bonus: list[Bonus]
    first_game_bonus: list[int]
    bonus_in_play: int
    privilege_order: list[int]
    """The privilege of each privilege card."""
    amounts: list[int]
    """By privilege."""
    requirements: list[Requirement]
    career_goods: list[int]
    """The sets of goods that levels may ask for, small ones first, each size in the goods order."""
    career_cities: list[int]
    """The sets of cities that the luxury goods of a level may be made in: two cities or more."""
    career_number: list[int]
    careers: list[Side]
    """By 2 * card + side."""
    upgrade_cost: list[int]
    """By speed; 0 where there is no further step."""
    merchant: list[Merchant]
    """By side."""
    merchant_start: int
    pirate_start: int
    pirate_penalty: int
    pirate_cost: list[int]
    parts: list[Part]
    """By 4 * special order + part."""
    shown_parts: list[int]
    skip_cost: int
    start_ducats: int
    start_seals: int
    start_speed: int
    open_extra: int
    intro_kontors: int
    order_price: int
    open_orders: int
    in_progress: int
    row_seals: int
    both_seals: int
    end_seals: int

    def wares(self, order: int, row: int) -> int:
        """What a row asks for, luxury goods after the goods."""
        luxury = self.row_luxury[2 * order + row]
        return self.row_goods[2 * order + row] if luxury == NONE else 1 << GOODS + luxury


def read_deck(text: str, file: str, own: bool) -> NovgorodDeck:
    root = parse_deck(text, file)
    deck = NovgorodDeck()
    deck.cards = []
    deck.text = text if own else ""
    deck.digest = digest_of_deck(root.data)
    for section in ("game", "counts", "players"):
        root.get(section)
    read_goods(root, deck)
    read_cities(root, deck)
    read_kontors(root, deck)
    read_manufactories(root, deck)
    read_orders(root, deck)
    read_bonus_cards(root, deck)
    read_careers(root, deck)
    read_ships(root, deck)
    read_counters(root, deck)
    read_merchant_and_pirate(root, deck)
    read_special_orders(root, deck)
    read_numbers(root, deck)
    root.done()
    check_introduction(deck, file)
    return deck


def set_of(places: list[int]) -> int:
    found = 0
    for place in places:
        found |= 1 << place
    return found


def sets_of(sizes: set[int], places: int) -> list[int]:
    """All sets of so many of the places, small ones first."""
    return [set_of(list(chosen)) for size in sorted(sizes) for chosen in combinations(range(places), size)]


def different(fields: Fields, field: str, names: list[str], least: int, most: int) -> int:
    """A list of different names as a set."""
    places = fields.words(field, names)
    if len(set(places)) != len(places) or not least <= len(places) <= most:
        raise fields.error(field, f"must name {least} to {most} different ones")
    return set_of(places)


def read_goods(root: Fields, deck: NovgorodDeck) -> None:
    """The goods, and the luxury goods made of them."""
    deck.good_ids, deck.luxury_ids = [], []
    for card in root.cards("goods", GOODS):
        described = card.describe("good")
        deck.cards.append(described)
        deck.good_ids.append(described.id)
        card.done()
    used = 0
    for card in root.cards("luxury_goods", LUXURIES):
        described = card.describe("luxury")
        deck.cards.append(described)
        deck.luxury_ids.append(described.id)
        inputs = different(card, "inputs", deck.good_ids, 1, GOODS)
        if inputs & used:  # NOV-105
            raise card.error("inputs", "no good goes into two luxury goods")
        used |= inputs
        card.done()


def read_cities(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-102, NOV-201."""
    deck.city_ids, deck.neighbours, deck.good_of = [], [], []
    cards = root.cards("cities", CITIES)
    for card in cards:
        described = card.describe("city")
        deck.cards.append(described)
        deck.city_ids.append(described.id)
    for city, card in enumerate(cards):
        card.whole("row", 0, 2)
        card.whole("column", 0, 2)
        deck.neighbours.append(different(card, "neighbours", deck.city_ids, 2, CITIES - 1))  # NOV-103
        for step in (1, CITIES - 1):
            if not deck.neighbours[city] >> (city + step) % CITIES & 1:
                raise card.error("neighbours", "must name the cities before and after it in the ring")
        good = card.word("good", deck.good_ids)
        if good in deck.good_of:  # NOV-104
            raise card.error("good", f"{deck.good_ids[good]} has a city already")
        deck.good_of.append(good)
        card.done()
    for city, card in enumerate(cards):
        for other in range(CITIES):
            linked = deck.neighbours[city] >> other & 1
            if linked != deck.neighbours[other] >> city & 1 or (linked and other == city):
                raise card.error("neighbours", f"{deck.city_ids[other]} must be a neighbour both ways")
    deck.fee = [0] * CITIES
    seen: set[int] = set()
    for card in root.cards("base_kontors", CITIES):
        deck.cards.append(card.describe("base-kontor"))
        city = card.word("city", deck.city_ids)
        if city in seen:
            raise card.error("city", f"{deck.city_ids[city]} has a base kontor already")
        seen.add(city)
        deck.fee[city] = card.whole("port_fee", 0, 20)
        card.done()


TIERS: Final = ["low", "mid", "high"]


def read_kontors(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-106."""
    deck.price, deck.income = [], []
    of_city: list[list[int]] = [[] for _ in range(CITIES)]
    least: list[int] = []
    for kontor, card in enumerate(root.cards("kontors", KONTORS)):
        deck.cards.append(card.describe("kontor"))
        of_city[card.word("city", deck.city_ids)].append(kontor)
        card.word("tier", TIERS)
        deck.price.append(card.whole("price", 0, 20))
        deck.income.append(card.whole("income", 0, 20))
        least.append(card.whole("min_players", 2, 4))
        card.done()
    deck.stacks = [[], []]
    for players in range(2, 5):
        stacks: list[list[int]] = []
        for city in range(CITIES):
            stack = [kontor for kontor in of_city[city] if least[kontor] <= players]  # NOV-203
            if len(stack) != players:
                reason = f"{len(stack)} kontors for {players} players, not {players}"
                raise CardError(root.file, f"kontors of '{deck.city_ids[city]}'", "min_players", reason)
            stack.sort(key=deck.price.__getitem__)  # NOV-204, NOV-I11, NOV-R48
            stacks.append(stack)
        deck.stacks.append(stacks)


def read_manufactories(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-107, NOV-R45."""
    deck.luxury, deck.recipes = [], []
    sets: set[int] = set()
    for card in root.cards("manufactories", MANUFACTORIES):
        deck.cards.append(card.describe("manufactory"))
        deck.luxury.append(card.word("luxury", deck.luxury_ids))
        recipes: list[Recipe] = []
        for entry in card.tables("recipes"):
            goods = different(entry, "goods", deck.good_ids, 1, GOODS)  # NOV-R43
            if any(recipe.goods == goods for recipe in recipes):
                raise entry.error("goods", "the same recipe stands twice")
            recipes.append(Recipe(goods, entry.whole("seals", 0, 20)))
            entry.done()
            sets.add(goods)
        if not recipes:
            raise card.error("recipes", "must be at least one")
        deck.recipes.append(recipes)
        card.done()
    deck.sets = sorted(sets)


def read_orders(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-108."""
    deck.row_goods, deck.row_luxury, deck.kinds = [], [], []
    for card in root.cards("orders", ORDERS):
        deck.cards.append(card.make_card("order", {}))
        luxurious = card.word("kind", ["goods", "luxury"])
        kinds = 0
        for row in ROWS:
            if luxurious:
                luxury = card.words(row, deck.luxury_ids)
                if len(luxury) != 1:
                    raise card.error(row, "a row of a luxury order asks for one luxury good")
                deck.row_goods.append(0)
                deck.row_luxury.append(luxury[0])
                kinds |= 1 << GOODS + luxury[0]
            else:
                goods = different(card, row, deck.good_ids, 2, 2)
                deck.row_goods.append(goods)
                deck.row_luxury.append(NONE)
                kinds |= goods
        deck.kinds.append(kinds)
        card.done()


def read_bonus_cards(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-611, NOV-616."""
    deck.bonus = []
    for card in root.cards("bonus_cards", BONUS_CARDS):
        deck.cards.append(card.describe("bonus"))
        card.string("numeral")
        condition = card.word("kind", CONDITIONS)
        bonus = Bonus(
            condition, card.whole("threshold", 0, 50), card.whole("high", 0, 20), card.whole("low", 0, 20)
        )
        rows = card.get("table")
        if not isinstance(rows, list):
            raise card.error("table", "must be a list of [kinds, seals]")
        for row in rows:
            pair = isinstance(row, list) and len(row) == 2
            if not pair or not all(type(entry) is int and 0 <= entry <= 20 for entry in row):
                raise card.error("table", f"must be a list of [kinds, seals], each 0 to 20, not {row!r}")
            bonus.table.append((row[0], row[1]))
        if condition != VARIETY and bonus.low > bonus.high:
            raise card.error("low", "must not be above high")
        deck.bonus.append(bonus)
        card.done()


def read_careers(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-109, NOV-461."""
    deck.amounts = [0] * len(PRIVILEGES)
    kinds: list[int] = []
    names: list[str] = []
    for card in root.cards("privileges", len(PRIVILEGES)):
        described = card.describe("privilege")
        deck.cards.append(described)
        names.append(described.id)
        card.whole("phase", 1, 4)
        effect = card.table("effect")
        kind = effect.word("kind", PRIVILEGES)
        if kind in kinds:
            raise effect.error("kind", f"a second privilege is '{PRIVILEGES[kind]}'")
        kinds.append(kind)
        deck.amounts[kind] = effect.whole("amount", 1, 20)  # NOV-404
        effect.done()
        card.done()
    deck.privilege_order = kinds
    deck.requirements = []
    wanted: list[str] = []
    for card in root.cards("career_requirements", 4):
        described = card.describe("requirement")
        deck.cards.append(described)
        wanted.append(described.id)
        deck.requirements.append(
            Requirement(
                card.whole("different_goods", 0, GOODS - 1),
                card.whole("different_luxuries", 0, LUXURIES),
                card.whole("ducats", 0, 50),
            )
        )
        card.done()
    deck.career_goods = sets_of({wanted.goods for wanted in deck.requirements} - {0}, GOODS)
    deck.career_cities = sets_of({wanted.luxuries for wanted in deck.requirements} - {0, 1}, CITIES)
    deck.career_number, deck.careers = [], []
    for card in root.cards("career_cards", CAREERS):
        deck.cards.append(card.describe("career"))
        number = card.whole("number", 1, 99)
        if number in deck.career_number:
            raise card.error("number", f"{number} stands twice")
        deck.career_number.append(number)
        for name in SIDES:
            side = card.table(name)
            requirements = side.words("requirements", wanted)
            levels = len(requirements)
            if not 1 <= levels <= len(PRIVILEGES):
                raise side.error("requirements", f"must be 1 to {len(PRIVILEGES)} levels, not {levels}")
            privileges = [kinds[place] for place in side.words("privileges", names)]
            if len(privileges) != levels or len(set(privileges)) != levels:
                raise side.error("privileges", f"must be {levels} different ones, one for each level")
            seals = side.wholes("seals_per_turn", 0, 20, levels + 1)  # NOV-R06
            deck.careers.append(Side(requirements, privileges, seals, side.whole("red_x", 0, levels)))
            side.done()
        card.done()


def read_ships(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-111, NOV-516."""
    deck.upgrade_cost = [0] * (SPEEDS[-1] + 1)
    speeds: list[int] = []
    for card in root.cards("ship_cards", 2):
        deck.cards.append(card.describe("ship"))
        card.whole("per_player", 1, 1)
        for name in SIDES:
            side = card.table(name)
            speed = side.whole("speed", SPEEDS[0], SPEEDS[-1])
            speeds.append(speed)
            last = speed == SPEEDS[-1]
            deck.upgrade_cost[speed] = side.whole("upgrade_cost", 0, 0 if last else 50)
            side.done()
        card.done()
    if speeds != SPEEDS:
        raise CardError(root.file, "ship_cards", "speed", f"the sides must show 2, 3, 4 and 5, not {speeds}")


def read_counters(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-110: a display only."""
    for section, kind in (("money_cards", "money"), ("seal_cards", "seals")):
        for card in root.cards(section, 3):
            deck.cards.append(card.describe(kind))
            card.wholes("faces", 0, 100, 4)
            card.whole("per_player", 1, 1)
            card.done()


TRIGGERS: Final = ["income", "luxury_for_seals"]


def read_merchant_and_pirate(root: Fields, deck: NovgorodDeck) -> None:
    merchant = root.table("merchant")
    merchant.card, merchant.path = "merchant", ""
    deck.cards.append(merchant.describe("merchant"))
    deck.merchant_start = merchant.word("start_city", deck.city_ids)
    merchant.whole("per_turn", 1, 1)
    deck.merchant = []
    for name in SIDES:
        side = merchant.table(name)
        seals = side.word("kind", ["ducats", "seals"])
        amount = side.whole("amount", 0, 20)
        triggers = side.words("triggers", TRIGGERS)
        if seals and 0 in triggers:
            raise side.error("triggers", "the merchant gives seals for luxury goods only, not for income")
        deck.merchant.append(
            Merchant(0 if seals else amount, amount if seals else 0, 0 in triggers, 1 in triggers)
        )
        side.done()
    merchant.done()
    pirate = root.table("pirate")
    pirate.card, pirate.path = "pirate", ""
    deck.cards.append(pirate.describe("pirate"))
    deck.pirate_start = pirate.word("start_city", deck.city_ids)
    pirate.whole("per_turn", 1, 1)
    front = pirate.table("front")
    front.word("kind", ["speed_penalty"])
    deck.pirate_penalty = front.whole("amount", 1, 1)
    deck.pirate_cost = front.wholes("move_cost", 0, 50, 3)
    front.done()
    back = pirate.table("back")
    back.word("kind", ["city_removed"])
    back.word("move_privilege", ["extra-income"])  # NOV-R07
    back.done()
    pirate.done()


def read_special_orders(root: Fields, deck: NovgorodDeck) -> None:
    """NOV-851, NOV-854, NOV-856."""
    setup = root.table("special_order_setup")
    deck.shown_parts = setup.words("shown_parts", PARTS)
    if len(deck.shown_parts) != SPECIALS:
        raise setup.error("shown_parts", f"must be {SPECIALS} parts")
    deck.skip_cost = setup.whole("skip_cost", 0, 20)
    setup.get("source")
    setup.done()
    deck.parts = []
    for card in root.cards("special_orders", SPECIALS):
        deck.cards.append(card.make_card("special", {}))
        entries = card.tables("parts")
        if len(entries) != len(PARTS):
            raise card.error("parts", f"must be {len(PARTS)}")
        for name, entry in zip(PARTS, entries, strict=True):
            entry.word("part", [name])
            luxury = entry.word("luxury", [*deck.luxury_ids, "none"])
            part = Part(
                entry.whole("cost", 0, 50),
                entry.whole("seals", 0, 20),
                different(entry, "goods", deck.good_ids, 0, GOODS),
                luxury if luxury < LUXURIES else NONE,
                entry.whole("luxury_min_inputs", 0, GOODS),
            )
            if not part.goods and part.luxury == NONE:
                raise entry.error("goods", "a part must ask for goods or a luxury good")
            deck.parts.append(part)
            entry.done()
        card.done()


def read_numbers(root: Fields, deck: NovgorodDeck) -> None:
    setup = root.table("setup")
    deck.start_ducats = setup.whole("ducats", 0, 200)
    deck.start_seals = setup.whole("seals", 0, 0)
    deck.start_speed = setup.whole("speed", SPEEDS[0], SPEEDS[-1])
    deck.open_extra = setup.whole("open_orders_extra", 0, 2)
    setup.whole("dealt_orders", 1, 1)
    deck.intro_kontors = setup.whole("intro_kontors", 2, 2)
    setup.whole("intro_orders", 1, 1)
    deck.bonus_in_play = setup.whole("bonus_cards", 2, 2)
    deck.first_game_bonus = setup.words("first_game_bonus", [card.id for card in deck.names("bonus")])
    if len(set(deck.first_game_bonus)) != deck.bonus_in_play:
        raise setup.error("first_game_bonus", f"must be {deck.bonus_in_play} different ones")
    deck.first_game_bonus.sort()
    setup.get("source")
    setup.done()
    play = root.table("play")
    deck.order_price = play.whole("order_price", 0, 50)
    deck.open_orders = play.whole("open_orders", 1, 4)
    deck.in_progress = play.whole("orders_in_progress", 2, 4)
    deck.row_seals = play.whole("row_seals", 0, 20)
    deck.both_seals = play.whole("both_rows_seals", deck.row_seals, 40)
    play.whole("hold", 1, 1)  # NOV-112
    deck.end_seals = play.whole("end_seals", 1, 500)
    play.get("source")
    play.done()


def check_introduction(deck: NovgorodDeck, file: str) -> None:
    """NOV-R08: a player who takes the most expensive kontor can still pay for a second one."""
    money = deck.start_ducats - 2 * deck.order_price
    highest = max(deck.price)
    for city in range(CITIES):
        lowest = min(deck.price[kontor] for kontor in deck.stacks[4][city])
        if lowest + highest > money:
            reason = (
                f"the cheapest kontor of {deck.city_ids[city]} and the dearest of all cost more than {money}"
            )
            raise CardError(file, "kontors", "price", reason)
