"""The deck: ship cards, trains, canals, employees, contracts and the boards, read from cards.toml."""

from __future__ import annotations

from typing import Final

from roadstead.engine.cards import CardError, Deck, Fields, digest_of_deck, parse_deck
from roadstead.games.shipyard.canals import CENTRE, SIDES, SITES, Tile

NONE: Final = -1

ACTIONS: Final = [
    "build-ships",
    "purchase-commodities",
    "rent-canal",
    "manufacture-equipment",
    "recruit-crew",
    "hire-employee",
    "exchange-commodities",
    "receive-subsidy",
]
BUILD: Final = 0
TRAIN: Final = 1
CANAL: Final = 2
MANUFACTURE: Final = 3
RECRUIT: Final = 4
HIRE: Final = 5
EXCHANGE: Final = 6
SUBSIDY: Final = 7

PIECES: Final = ["sail", "smokestack", "propeller", "crane", "cannon", "captain", "businessman", "soldier"]
"""SHY-003."""
SAIL: Final = 0
SMOKESTACK: Final = 1
PROPELLER: Final = 2
CRANE: Final = 3
CANNON: Final = 4
CAPTAIN: Final = 5
BUSINESSMAN: Final = 6
SOLDIER: Final = 7
OFFICER: Final = 8
"""A captain beyond the first of a ship; contracts and builders name it like a piece."""
ELEMENTS: Final = [*PIECES, "officer"]

FEATURES: Final = ["mast", "propeller", "crane", "cannon", "cabin", "lifebuoy", "lifeboat", "lantern"]
"""SHY-004."""
MAST: Final = 0
CABIN: Final = 4
LIFEBUOY: Final = 5
LIFEBOAT: Final = 6
LANTERN: Final = 7
MOUNTS: Final = [0, 0, 1, 2, 3, 4, 4, 4]
"""The feature each piece needs (SHY-005)."""

COMMODITIES: Final = ["coal", "steel", "grain"]  # SHY-R09
ICONS: Final = ["military", "commerce", "lantern", "lifeboat", "lifebuoy", "riband"]  # SHY-R31
RIBAND: Final = 5
COUNTED: Final = [
    ["soldier", "cannon"],
    ["businessman", "crane"],
    ["lantern"],
    ["lifeboat"],
    ["lifebuoy"],
    ["spaces"],
]

KINDS: Final = ["bow", "middle", "stern"]
BOW: Final = 0
MIDDLE: Final = 1
STERN: Final = 2
SHIP_DECKS: Final = ["bow", "middle-1", "middle-2", "stern"]
SHIP_CARDS: Final = 104  # SHY-001
STAND_IN: Final = SHIP_CARDS
"""Stand-ins are STAND_IN + their kind."""
CARDS: Final = SHIP_CARDS + len(KINDS)

COLUMNS: Final = ["bow", "middle-a", "middle-b", "stern", "train", "canal"]
TRAIN_COLUMN: Final = 4
CANAL_COLUMN: Final = 5
KIND_OF_COLUMN: Final = [BOW, MIDDLE, MIDDLE, STERN]
ROWS: Final = 5

TRAINS: Final = 14  # SHY-001
CANALS: Final = 24  # SHY-001
EMPLOYEES: Final = 24  # SHY-001
CONTRACTS: Final = 24  # SHY-001
BLUE: Final = 0
GREEN: Final = 1
COLOURS: Final = ["blue", "green"]
YARD: Final = 9  # SHY-503, SHY-R02, SHY-R32
SHORTEST: Final = 3
"""The cards of the shortest ship: one of each kind."""

COUNTDOWN: Final = ["4", "3", "2", "unmarked", "end"]  # SHY-113

CLASSES: Final = ["engineer", "recruiter", "trader", "builder", "helmsman", "rigger", "accountant", "foreman"]
EMPLOYEE_COLOURS: Final = ["brown", "green", "orange", "blue", "yellow"]
EMPLOYEE_EFFECTS: Final = [
    "extra_on_manufacture",
    "extra_on_recruit",
    "sell_bonus",
    "free_mount",
    "speed_bonus",
    "speed_per_pair",
    "free_steps",
]
ENGINEER: Final = 0
RECRUITER: Final = 1
TRADER: Final = 2
BUILDER: Final = 3
HELMSMAN: Final = 4
RIGGER: Final = 5
FREE_STEPS: Final = 6

SCORINGS: Final = [
    "pair_same_ship",
    "beyond_first",
    "ship_with_all",
    "pairs_per_ship",
    "per_piece",
    "distinct_elements",
    "per_used_canal",
    "fleet_feature_table",
    "ships_of_size_table",
    "fleet_cards_table",
    "employee_count",
    "employees_of_colour",
    "ship_count_table",
    "employee_types_table",
]
PAIR_SAME_SHIP: Final = 0
BEYOND_FIRST: Final = 1
SHIP_WITH_ALL: Final = 2
PAIRS_PER_SHIP: Final = 3
PER_PIECE: Final = 4
DISTINCT_ELEMENTS: Final = 5
PER_USED_CANAL: Final = 6
FEATURE_TABLE: Final = 7
SIZE_TABLE: Final = 8
CARDS_TABLE: Final = 9
EMPLOYEE_COUNT: Final = 10
EMPLOYEES_OF_COLOUR: Final = 11
SHIP_COUNT_TABLE: Final = 12
EMPLOYEE_TYPES: Final = 13
TYPES: Final = ["yellow", "orange-1", "orange-2", "blue", "green", "brown"]


class Employee:
    """The effect determines which of `piece`, `amount` and `markers` are used."""

    def __init__(self, number: int, colour: int, kind: int) -> None:
        self.number = number
        self.colour = colour
        self.kind = kind
        self.surcharge = 0
        self.end_points = 0
        self.requires = NONE
        self.effect = 0
        self.piece = NONE
        """The piece (or OFFICER), or the commodity of a trader."""
        self.amount = 0
        self.level = 0
        self.markers: list[int] = []


class Contract:
    """How a contract scores; `scoring` determines which numbers are used."""

    def __init__(self, scoring: int) -> None:
        self.scoring = scoring
        self.points = 0
        self.after = 0
        self.one = NONE
        self.other = NONE
        self.needs: list[int] = []
        """Elements, or features after them."""
        self.least = 0
        self.most = 0
        self.table: list[int] = []
        self.thresholds: list[int] = []
        self.step = 0
        self.beyond = 0


class ShipyardDeck(Deck):
    """Lists are by the number of the card."""

    action_from: list[int]
    """The number of players from which an action is in play."""
    start_space: list[int]
    """By action; NONE for those dealt to `random_spaces`."""
    random_spaces: list[int]
    prices: list[list[int]]
    barter: list[list[int]]
    piece_points: list[int]
    loads: list[list[int]]
    starters: list[int]
    kind: list[int]
    """Of ship cards and, after them, of the stand-ins."""
    features: list[list[int]]
    ship_decks: list[list[int]]
    tiles: list[Tile]
    employees: list[Employee]
    with_effect: list[int]
    """By effect: the employees that have it, one bit each."""
    first_game: list[int]
    """Employees that are spread over the track in a first game (SHY-118)."""
    copies: list[int]
    """Of each employee, by number of players less two."""
    contracts: list[Contract]
    colour: list[int]
    """Of contracts."""
    spaces: int
    give_up: list[list[int]]
    """Contracts of each colour to give up after each lap, by number of players less two."""
    row_prices: list[int]
    ring: list[int]
    ring_cost: int
    circle: list[int]
    circle_cost: int
    track: int
    """Spaces of the employee track."""
    per_space: int
    track_cost: int
    settings_count: int
    guilders: int
    dealt: list[int]
    """Contracts dealt, by colour."""
    bonus_cost: int
    subsidy: int
    build_most: int
    gap_spaces: int
    steam_speed: int
    plain_speed: int
    speed_points: int

    def employees_in(self, bits: int) -> list[Employee]:
        """The employees of a set. Do not change the list."""
        return [card for card in self.employees if bits >> card.number & 1] if bits else NOBODY


NOBODY: Final[list[Employee]] = []


def read_deck(text: str, file: str, own: bool) -> ShipyardDeck:
    root = parse_deck(text, file)
    deck = ShipyardDeck()
    deck.cards = []
    deck.text = text if own else ""
    deck.digest = digest_of_deck(root.data)
    for section in ("game", "counts", "players"):
        root.get(section)
    read_actions(root, deck)
    read_things(root, deck)
    read_trains(root, deck)
    read_ship_cards(root, deck)
    read_canals(root, deck)
    read_employees(root, deck)
    read_contracts(root, deck)
    read_boards(root, deck)
    read_numbers(root, deck)
    root.done()
    return deck


def remarks(fields: Fields) -> None:
    """Where the numbers of a section come from."""
    fields.word("source", ["rulebook", "public", "reconstructed"])
    for remark in ("known", "ref", "note"):
        if fields.has(remark):
            fields.get(remark)
    fields.done()


def expect(fields: Fields, field: str, words: list[str]) -> None:
    if fields.strings(field) != words:
        raise fields.error(field, f"must be {', '.join(words)}")


def read_actions(root: Fields, deck: ShipyardDeck) -> None:
    """SHY-111, SHY-112, SHY-R06."""
    deck.action_from = []
    for place, card in enumerate(root.cards("actions", len(ACTIONS))):
        described = card.describe("action")
        if described.id != ACTIONS[place]:
            raise card.error("id", f"must be '{ACTIONS[place]}'")
        deck.cards.append(described)
        deck.action_from.append(card.whole("min_players", 2, 4))
        card.done()
    track = root.table("action_track")
    deck.spaces = track.whole("spaces", 23, 23)
    track.whole("starting_space", 0, 0)
    track.whole("darkened_space", 1, 1)
    track.whole("empty_ahead", 1, 1)
    start = track.table("start")
    deck.start_space = [NONE] * len(ACTIONS)
    fixed = start.words("fixed_cards", ACTIONS)
    spaces = start.wholes("fixed_spaces", 0, deck.spaces - 1, len(fixed))
    for card_place, space in zip(fixed, spaces, strict=True):
        deck.start_space[card_place] = space
    loose = start.words("random_cards", ACTIONS)
    deck.random_spaces = start.wholes("random_spaces", 1, deck.spaces - 1, len(loose))
    if sorted(fixed + loose) != list(range(len(ACTIONS))):
        raise start.error("fixed_cards", "each action card must be named once, fixed or random")
    taken = spaces + deck.random_spaces
    if len(set(taken)) != len(taken) or 0 not in spaces:
        raise start.error("fixed_spaces", "the cards must start on different spaces, one of them on space 0")
    for field, cards in (("random_cards", loose), ("fixed_cards", [fixed[spaces.index(0)]])):
        for card_place in cards:
            if deck.action_from[card_place] > 2:
                raise start.error(field, f"'{ACTIONS[card_place]}' must be in play with two players")
    remarks(start)
    remarks(track)


def read_things(root: Fields, deck: ShipyardDeck) -> None:
    """Pieces, features, icons and commodities."""
    deck.piece_points = []
    for place, card in enumerate(root.cards("pieces", len(PIECES))):
        deck.cards.append(card.describe("piece"))
        expect_id(card, PIECES[place])
        card.word("type", ["equipment", "crew"])
        card.word("mount", [FEATURES[MOUNTS[place]]])  # SHY-005
        deck.piece_points.append(card.whole("points", 0, 20))
        card.done()
    officer = root.table("officer")
    officer.get("name")
    officer.word("piece", ["captain"])
    officer.word("mount", ["cabin"])  # SHY-007
    remarks(officer)
    for place, card in enumerate(root.cards("features", len(FEATURES))):
        deck.cards.append(card.describe("feature"))
        expect_id(card, FEATURES[place])
        card.word("type", ["mount", "cabin", "safety"])  # SHY-004
        card.done()
    for place, card in enumerate(root.cards("icons", len(ICONS))):
        deck.cards.append(card.describe("icon"))
        expect_id(card, ICONS[place])
        expect(card, "counts", COUNTED[place])
        card.done()
    exchange = root.table("exchange")
    deck.settings_count = exchange.whole("settings", 1, 12)
    remarks(exchange)
    deck.prices, deck.barter = [], []
    for place, card in enumerate(root.cards("commodities", len(COMMODITIES))):
        deck.cards.append(card.describe("commodity"))
        expect_id(card, COMMODITIES[place])
        deck.prices.append(card.wholes("prices", 0, 20, deck.settings_count))
        deck.barter.append(card.words("barter", PIECES))
        card.done()


def expect_id(card: Fields, name: str) -> None:
    if card.string("id") != name:
        raise card.error("id", f"must be '{name}'")


def read_trains(root: Fields, deck: ShipyardDeck) -> None:
    """SHY-104, SHY-R36."""
    deck.loads, deck.starters = [], []
    for place, card in enumerate(root.cards("trains", TRAINS)):
        deck.cards.append(card.make_card("train", {}))
        counts = [0] * len(COMMODITIES)
        for load in card.words("loads", COMMODITIES):
            counts[load] += 1
        if not 1 <= sum(counts) <= 4:
            raise card.error("loads", "must be one to four loads")
        deck.loads.append(counts)
        if card.flag("starter"):
            deck.starters.append(place)
        card.done()
    if len(deck.starters) != 4:
        raise CardError(root.file, "trains", "starter", f"must be true on 4 trains, not {len(deck.starters)}")


def read_ship_cards(root: Fields, deck: ShipyardDeck) -> None:
    """SHY-002, SHY-004, SHY-107."""
    deck.kind, deck.features = [], []
    deck.ship_decks = [[] for _ in SHIP_DECKS]
    for place, card in enumerate(root.cards("ship_cards", SHIP_CARDS)):
        deck.cards.append(card.make_card("ship-card", {}))
        kind = card.word("kind", KINDS)
        pile = card.word("deck", SHIP_DECKS)
        if kind != (BOW, MIDDLE, MIDDLE, STERN)[pile]:
            raise card.error("deck", f"a {KINDS[kind]} does not belong into the deck '{SHIP_DECKS[pile]}'")
        deck.kind.append(kind)
        deck.ship_decks[pile].append(place)
        deck.features.append(card.amounts("features", FEATURES, 0, 9))
        card.done()
    for pile, needed in ((0, ROWS + 1), (1, 2 * ROWS + 1), (3, ROWS + 1)):
        if len(deck.ship_decks[pile]) < needed:
            raise CardError(
                root.file, "ship_cards", "deck", f"'{SHIP_DECKS[pile]}' must have at least {needed} cards"
            )
    if len(deck.ship_decks[1]) < len(deck.ship_decks[2]):
        raise CardError(
            root.file, "ship_cards", "deck", "'middle-1' lies on top, so it must be the larger deck"
        )
    stand_in = root.table("stand_in")
    stand_in.whole("price", 0, 0)
    remarks(stand_in)
    for kind in range(len(KINDS)):
        deck.kind.append(kind)
        deck.features.append([0] * len(FEATURES))  # SHY-621, SHY-905


def read_canals(root: Fields, deck: ShipyardDeck) -> None:
    """The canal model."""
    shapes: dict[str, tuple[list[int], list[tuple[int, int]], list[int]]] = {}
    for card in root.cards("canal_shapes", len(root.tables("canal_shapes"))):
        deck.cards.append(card.describe("shape"))
        sites = card.words("sites", SITES)
        links = read_links(card, sites)
        ports = card.words("ports", SITES[:SIDES])  # SHY-R11
        if any(port not in sites for port in ports) or not ports:
            raise card.error("ports", "a port needs a site on its side")
        shapes[card.string("id")] = (sites, links, ports)
        card.done()
    names = list(shapes)
    deck.tiles = []
    for card in root.cards("canals", CANALS):
        deck.cards.append(card.make_card("canal", {}))
        sites, links, ports = shapes[names[card.word("shape", names)]]
        icons = [NONE] * len(SITES)
        entries = card.table("icons")
        for site, name in enumerate(SITES):
            if entries.has(name):
                if site not in sites or (site >= SIDES and site != CENTRE):  # SHY-R38
                    raise entries.error(name, "there is no space for an icon")
                icons[site] = entries.word(name, ICONS)
        entries.done()
        deck.tiles.append(Tile(links, ports, icons))
        card.done()


def read_links(card: Fields, sites: list[int]) -> list[tuple[int, int]]:
    """The channels of a shape, which must be a tree over its sites."""
    pairs = card.get("links")
    if not isinstance(pairs, list):
        raise card.error("links", "must be a list of pairs of sites")
    links: list[tuple[int, int]] = []
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2 or any(entry not in SITES for entry in pair):
            raise card.error("links", f"must be a list of pairs of sites, not {pair!r}")
        links.append((SITES.index(pair[0]), SITES.index(pair[1])))
    found = {sites[0]} if sites else set()
    for _ in links:
        for one, other in links:
            if one in found or other in found:
                found |= {one, other}
    if found != set(sites) or len(links) != len(sites) - 1:
        raise card.error("links", "must join all sites without a circle")
    return links


def read_employees(root: Fields, deck: ShipyardDeck) -> None:
    """SHY-1101."""
    deck.employees = []
    deck.with_effect = [0] * len(EMPLOYEE_EFFECTS)
    cards = root.cards("employees", EMPLOYEES)
    ids = [card.string("id") for card in cards]
    for place, card in enumerate(cards):
        deck.cards.append(card.describe("employee"))
        employee = Employee(place, card.word("colour", EMPLOYEE_COLOURS), card.word("class", CLASSES))
        card.whole("copies", 2, 2)
        employee.surcharge = card.whole("surcharge", 0, 20)
        employee.end_points = card.whole("end_points", 0, 20)
        requires = card.get("requires")
        if requires != "":
            employee.requires = card.word("requires", ids)
        read_effect(card.table("effect"), employee)
        deck.employees.append(employee)
        deck.with_effect[employee.effect] |= 1 << place
        card.done()


def read_effect(effect: Fields, employee: Employee) -> None:
    employee.effect = effect.word("kind", EMPLOYEE_EFFECTS)
    if employee.effect in (ENGINEER, RECRUITER):
        employee.piece = effect.word("piece", PIECES)
        employee.amount = effect.whole("count", 1, 9)
    elif employee.effect == TRADER:
        employee.piece = effect.word("commodity", COMMODITIES)
        employee.level = effect.whole("level", 1, 2)
        employee.amount = effect.whole("guilders", 1, 9)
    elif employee.effect == BUILDER:
        employee.piece = effect.word("piece", ELEMENTS)
        if employee.piece == CAPTAIN:
            employee.piece = OFFICER  # SHY-007: the first captain needs no cabin
        employee.amount = effect.whole("count", 1, 9)
    elif employee.effect == HELMSMAN:
        employee.amount = effect.whole("amount", 1, 1)
    elif employee.effect == RIGGER:
        effect.word("piece", ["sail"])
        employee.amount = effect.whole("amount", 1, 1)
    else:
        employee.markers = effect.words("markers", ACTIONS)
        employee.amount = effect.whole("steps", 1, 8)
    effect.done()


def read_contracts(root: Fields, deck: ShipyardDeck) -> None:
    """SHY-1002, SHY-1006."""
    deck.contracts, deck.colour = [], []
    for card in root.cards("contracts", CONTRACTS):
        deck.cards.append(card.describe("contract"))
        deck.colour.append(card.word("colour", COLOURS))
        deck.contracts.append(read_contract(card.table("effect")))
        card.done()
    if deck.colour.count(BLUE) != deck.colour.count(GREEN):
        raise CardError(root.file, "contracts", "colour", "there must be as many blue as green contracts")


def read_contract(effect: Fields) -> Contract:
    scoring = effect.word("kind", SCORINGS)
    contract = Contract(scoring)
    if scoring in (PAIR_SAME_SHIP, BEYOND_FIRST, SHIP_WITH_ALL, PAIRS_PER_SHIP, PER_PIECE, PER_USED_CANAL):
        contract.points = effect.whole("points", 0, 50)
    if scoring == PAIR_SAME_SHIP:
        contract.one = effect.word("a", ELEMENTS)
        contract.other = effect.word("b", ELEMENTS)
    elif scoring in (BEYOND_FIRST, PAIRS_PER_SHIP, PER_PIECE):
        contract.one = effect.word("piece", ELEMENTS)
    elif scoring == SHIP_WITH_ALL:
        contract.needs = effect.words("needs", ELEMENTS + FEATURES[LIFEBUOY:])
    elif scoring == DISTINCT_ELEMENTS:
        contract.needs = effect.words("elements", ELEMENTS)
    elif scoring == FEATURE_TABLE:
        contract.one = effect.word("feature", FEATURES)
    elif scoring == SIZE_TABLE:
        contract.least = effect.whole("min", SHORTEST, YARD)
        contract.most = effect.whole("max", contract.least, YARD)
    elif scoring == CARDS_TABLE:
        contract.thresholds = numbers(effect, "thresholds")
        contract.table = numbers(effect, "points")
        if len(contract.table) != len(contract.thresholds):
            raise effect.error("points", "must be one for each threshold")
        contract.step = effect.whole("beyond_step", 1, 50)
        contract.beyond = effect.whole("beyond_points", 0, 50)
    elif scoring == EMPLOYEE_COUNT:
        contract.least = effect.whole("first", 0, EMPLOYEES)
        contract.points = effect.whole("points_first", 0, 50)
        contract.after = effect.whole("points_after", 0, 50)
    elif scoring == EMPLOYEES_OF_COLOUR:
        contract.needs = effect.words("colours", EMPLOYEE_COLOURS)
        contract.points = effect.whole("points", 0, 50)
    elif scoring == EMPLOYEE_TYPES:
        contract.needs = effect.words("types", TYPES)
    if scoring in (DISTINCT_ELEMENTS, FEATURE_TABLE, SIZE_TABLE, SHIP_COUNT_TABLE, EMPLOYEE_TYPES):
        contract.table = numbers(effect, "table")
        contract.beyond = effect.whole("beyond", 0, 50)
    effect.done()
    return contract


def numbers(fields: Fields, field: str) -> list[int]:
    """A list of whole numbers that is not empty."""
    value = fields.get(field)
    if not isinstance(value, list) or not value:
        raise fields.error(field, "must be a list of whole numbers")
    return fields.wholes(field, 0, 999, len(value))


def read_boards(root: Fields, deck: ShipyardDeck) -> None:
    """SHY-110, SHY-113, SHY-541, SHY-551, SHY-561."""
    markets = root.table("markets")
    expect(markets, "columns", COLUMNS)
    markets.whole("rows", ROWS, ROWS)
    deck.row_prices = markets.wholes("row_prices", 0, 50, ROWS)
    if deck.row_prices[0]:
        raise markets.error("row_prices", "row 1 is free")
    remarks(markets)
    ring = root.table("equipment_ring")
    deck.ring = ring.words("sectors", PIECES)
    deck.ring_cost = ring.whole("step_cost", 0, 20)
    remarks(ring)
    circle = root.table("crew_circle")
    deck.circle = circle.words("sectors", PIECES)
    deck.circle_cost = circle.whole("step_cost", 0, 20)
    for fields, sectors in ((ring, deck.ring), (circle, deck.circle)):
        if not 1 <= len(sectors) <= 8:
            raise fields.error("sectors", "must be 1 to 8")
    remarks(circle)
    track = root.table("employee_track")
    deck.track = track.whole("spaces", 8, 8)
    deck.per_space = track.whole("per_space", 3, 3)
    deck.track_cost = track.whole("step_cost", 0, 20)
    remarks(track)
    countdown = root.table("countdown")
    expect(countdown, "spaces", COUNTDOWN)
    deck.give_up = []
    for players in range(2, 5):
        start = countdown.word(f"start_{players}", COUNTDOWN[:-1])
        laps = len(COUNTDOWN) - 1 - start
        deck.give_up.append(countdown.wholes(f"give_up_{players}", 0, 2, laps))
        if sum(deck.give_up[-1]) != 2 or deck.give_up[-1][-1]:
            raise countdown.error(f"give_up_{players}", "must add up to 2, and be 0 after the last lap")
    remarks(countdown)


def read_numbers(root: Fields, deck: ShipyardDeck) -> None:
    setup = root.table("setup")
    deck.guilders = setup.whole("guilders", 0, 100)
    deck.dealt = [setup.whole("blue_contracts", 3, 3), setup.whole("green_contracts", 3, 3)]
    if setup.wholes("figures", 1, 3, 3) != [3, 1, 1]:  # SHY-103
        raise setup.error("figures", "must be 3, 1, 1")
    deck.copies = setup.wholes("employee_copies", 1, 2, 3)
    classes = setup.words("first_game_classes", CLASSES)
    deck.first_game = [place for place in range(EMPLOYEES) if deck.employees[place].kind in classes]
    if len(deck.first_game) != deck.track:
        raise setup.error("first_game_classes", f"must be {deck.track} employees, not {len(deck.first_game)}")
    remarks(setup)
    play = root.table("play")
    deck.bonus_cost = play.whole("bonus_action_cost", 0, 50)
    deck.subsidy = play.whole("subsidy", 0, 50)
    deck.build_most = play.whole("build_max", 1, 5)
    deck.gap_spaces = play.whole("gap_spaces", 1, 22)
    remarks(play)
    speed = root.table("speed")
    deck.steam_speed = speed.whole("steam", 1, 9)
    deck.plain_speed = speed.whole("other", 1, deck.steam_speed)
    deck.speed_points = speed.whole("points", 0, 9)
    remarks(speed)
    yard = root.table("yard")
    yard.whole("columns", YARD, YARD)
    for kind in range(len(KINDS)):
        name = f"{KINDS[kind]}_columns"
        first, last = kind + 1, YARD - SHORTEST + kind + 1
        if yard.wholes(name, 1, YARD, last - first + 1) != list(range(first, last + 1)):
            raise yard.error(name, f"must be {first} to {last}")
    remarks(yard)
    ships = root.table("ships")
    ships.whole("min_cards", SHORTEST, SHORTEST)
    ships.whole("max_cards", YARD, YARD)
    remarks(ships)
