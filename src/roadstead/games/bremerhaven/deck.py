"""The deck: ships, contracts, buildings, prices, newspapers and the numbers of the boards, read from cards.toml."""

from __future__ import annotations

from typing import Final

from roadstead.engine.cards import CardError, Deck, Fields, digest_of_deck, parse_deck

GOODS: Final = ["barrel", "container", "crate", "passenger"]
BARREL: Final = 0
CONTAINER: Final = 1
CRATE: Final = 2
PASSENGER: Final = 3
WILD: Final = 4

SPACES: Final = [
    "parking",
    "building",
    "permit",
    "influence",
    "prices",
    "career",
    "sea-1",
    "sea-2",
    "sea-3",
    "sea-4",
    "land-1",
    "land-2",
    "land-3",
    "land-4",
]
"""The bidding spaces (BRE-202) in the order of resolution."""
PARKING: Final = 0
BUILDING: Final = 1
PERMIT: Final = 2
INFLUENCE: Final = 3
PRICES: Final = 4
CAREER: Final = 5
SEA: Final = 6
LAND: Final = 10

SHIPS: Final = 48
CONTRACTS: Final = 56
BUILDINGS: Final = 20  # BRE-314
PRICE_CARDS: Final = 24
NEWSPAPERS: Final = 18
STACKS: Final = 4
CELLS: Final = 12  # BRE-131
COLUMNS: Final = 4  # BRE-131
HAND: Final = 5
START_GOODS: Final = 3  # BRE-905
INFLUENCE_CARDS: Final = 12
MOST_UPGRADES: Final = INFLUENCE_CARDS - HAND
MOST_AMOUNT: Final = 9
"""No card names a larger amount, so that the codes stay finite."""
FREE_CONVERSIONS: Final = 20  # BRE-977, BRE-R07

USES: Final = ["no", "both", "long"]
UNUSED: Final = 0
LONG_ONLY: Final = 2
PLAYS: Final = ["none", "money", "prestige"]
NOTHING: Final = 0
MONEY: Final = 1
PRESTIGE: Final = 2

ABILITIES: Final = [
    "none",
    "set_price_if_no_bid",
    "bank",
    "produce_good",
    "produce_money",
    "extra_spaces",
    "special_storage",
    "direct_delivery",
    "free_conversion",
    "bonus_per_completed_contract",
    "waive_penalties",
    "win_ties",
    "berth_reduction",
    "expansion_discount",
    "prestige_per_ship",
    "extra_time",
]
NO_ABILITY: Final = 0
EXCHANGE: Final = 1
BANK: Final = 2
PRODUCE_GOOD: Final = 3
PRODUCE_MONEY: Final = 4
EXTRA_SPACES: Final = 5
SPECIAL_STORAGE: Final = 6
DIRECT_DELIVERY: Final = 7
FREE_CONVERSION: Final = 8
CONTRACT_BONUS: Final = 9
WAIVE_PENALTIES: Final = 10
WIN_TIES: Final = 11
BERTH_REDUCTION: Final = 12
EXPANSION_DISCOUNT: Final = 13
PRESTIGE_PER_SHIP: Final = 14
EXTRA_TIME: Final = 15

EVENTS: Final = [
    "gain_money",
    "pay_money",
    "gain_money_per",
    "pay_money_per",
    "prestige",
    "gain_good",
    "lose_good",
    "add_time",
    "remove_time",
    "free_bollard",
    "offer_upgrade",
    "sweep_boards",
    "rotate_prices",
]
GAIN_MONEY: Final = 0
PAY_MONEY: Final = 1
GAIN_MONEY_PER: Final = 2
PAY_MONEY_PER: Final = 3
PRESTIGE_STEP: Final = 4
GAIN_GOOD: Final = 5
LOSE_GOOD: Final = 6
ADD_TIME: Final = 7
REMOVE_TIME: Final = 8
FREE_BOLLARD: Final = 9
OFFER_UPGRADE: Final = 10
SWEEP_BOARDS: Final = 11
ROTATE_PRICES: Final = 12

COUNTED: Final = ["ship", "building", "stored_good", "cash5"]
PER_SHIP: Final = 0
PER_BUILDING: Final = 1
PER_STORED_GOOD: Final = 2
PER_CASH5: Final = 3
TARGETS: Final = ["contracts", "ships"]
ON_CONTRACTS: Final = 0
ON_SHIPS: Final = 1


class Effect:
    """A building's ability or a newspaper's event: its kind and its numbers; the kind says which of them count."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.amount = 0
        self.good = 0
        self.per = 0
        self.most = 0
        self.target = 0
        self.interest_per = 0


class BremerhavenDeck(Deck):
    """Lists are by card; covers and costs by cell (0..11, row by row) and wall."""

    ship_stack: list[int]
    ship_use: list[list[int]]
    cargo: list[int]
    cargo_count: list[int]
    lay_time: list[int]
    berth: list[int]
    ship_prestige: list[int]
    contract_stack: list[int]
    contract_use: list[list[int]]
    need: list[list[int]]
    """Required goods by type, wild symbols last."""
    delivery_time: list[int]
    penalty_kind: list[int]
    penalty: list[int]
    reward_kind: list[int]
    reward: list[int]
    building_prestige: list[int]
    production: list[int]
    ability: list[Effect]
    price: list[list[int]]
    progress: list[int]
    dummy_space: list[int]
    event: list[Effect]
    influence: list[int]
    start_money: list[int]
    income: list[int]
    start_bollards: list[int]
    bollard_cost: list[list[int]]
    cover_cost: list[int]
    """0 where there is no cover."""
    track_end: int
    track_start: list[int]
    """By number of players."""
    short_step: int
    human_money: int
    grade_from: list[int]
    money_per_card: int


def read_deck(text: str, file: str, own: bool) -> BremerhavenDeck:
    root = parse_deck(text, file)
    deck = BremerhavenDeck()
    deck.cards = []
    deck.text = text if own else ""
    deck.digest = digest_of_deck(root.data)
    for section in ("game", "counts", "coins", "goods_supply", "short_game_cards"):
        root.get(section)  # BRE-R08: nothing is counted
    if root.table("goods").strings("types") != GOODS:
        raise CardError(file, "goods", "types", f"must be {', '.join(GOODS)}")
    read_ships(root, deck)
    read_contracts(root, deck)
    read_buildings(root, deck)
    read_prices(root, deck)
    read_newspapers(root, deck)
    read_boards(root, deck)
    read_ranks(root, deck)
    root.done()
    check_stacks(deck, file)
    return deck


def read_use(card: Fields) -> list[int]:
    return [card.word(f"p{players}", USES) for players in (2, 3, 4)]


def read_ships(root: Fields, deck: BremerhavenDeck) -> None:
    """BRE-402."""
    deck.ship_stack, deck.ship_use, deck.cargo, deck.cargo_count = [], [], [], []
    deck.lay_time, deck.berth, deck.ship_prestige = [], [], []
    for card in root.cards("ships", SHIPS):
        deck.cards.append(card.describe("ship"))
        deck.ship_stack.append(card.whole("stack", 1, STACKS) - 1)
        deck.ship_use.append(read_use(card))
        deck.cargo.append(card.word("cargo", [*GOODS, "wild"]))
        deck.cargo_count.append(card.whole("count", 1, 5))
        deck.lay_time.append(card.whole("lay_time", 1, 5))
        deck.berth.append(card.whole("berth", 0, 3))
        deck.ship_prestige.append(card.whole("prestige", 1, 5))
        card.done()


def read_contracts(root: Fields, deck: BremerhavenDeck) -> None:
    deck.contract_stack, deck.contract_use, deck.need, deck.delivery_time = [], [], [], []
    deck.penalty_kind, deck.penalty, deck.reward_kind, deck.reward = [], [], [], []
    for card in root.cards("contracts", CONTRACTS):
        deck.cards.append(card.make_card("contract", {}))
        deck.contract_stack.append(card.whole("stack", 1, STACKS) - 1)
        deck.contract_use.append(read_use(card))
        symbols = card.words("goods", [*GOODS, "wild"])
        if not 1 <= len(symbols) <= 4:
            raise card.error("goods", f"must be 1 to 4 goods, not {len(symbols)}")  # BRE-502
        deck.need.append([symbols.count(good) for good in range(5)])
        deck.delivery_time.append(card.whole("delivery_time", 1, 5))
        for field, kinds, amounts, most in (
            ("penalty", deck.penalty_kind, deck.penalty, 5),
            ("reward", deck.reward_kind, deck.reward, 4),
        ):
            play = card.table(field)
            kind = play.word("kind", PLAYS)
            kinds.append(kind)
            amounts.append(play.whole("amount", int(kind != NOTHING), 1 if kind == PRESTIGE else most))
            play.done()
        card.done()


def read_buildings(root: Fields, deck: BremerhavenDeck) -> None:
    deck.building_prestige, deck.production, deck.ability = [], [], []
    for card in root.cards("buildings", BUILDINGS):
        deck.cards.append(card.describe("building"))
        deck.building_prestige.append(card.whole("prestige", 0, 3))  # BRE-313
        deck.production.append(int(card.flag("production")))
        effect = read_ability(card.table("effect"))
        if (effect.kind in (BANK, PRODUCE_GOOD, PRODUCE_MONEY)) != bool(deck.production[-1]):  # BRE-313
            raise card.error(
                "production", "must be true just for a bank and for what produces goods or money"
            )
        deck.ability.append(effect)
        card.done()


def read_ability(fields: Fields) -> Effect:
    effect = Effect(fields.word("kind", ABILITIES))
    kind = effect.kind
    if kind == EXCHANGE:
        fields.word("space", ["1.4", "prices"])
    elif kind == BANK:
        effect.amount = fields.whole("deposit_max", 1, MOST_AMOUNT)
        effect.interest_per = fields.whole("interest_per", 1, 50)
        effect.most = fields.whole("interest_max", 0, MOST_AMOUNT)
    elif kind == PRODUCE_GOOD:
        effect.good = fields.word("good", GOODS)
        fields.whole("count", 1, 1)
    elif kind == SPECIAL_STORAGE:
        effect.good = fields.word("good", GOODS)
        effect.amount = fields.whole("count", 1, MOST_AMOUNT)
    elif kind == EXTRA_SPACES:
        effect.amount = fields.whole("count", 1, MOST_AMOUNT)
    elif kind == WIN_TIES:
        if sorted(fields.strings("boards")) != ["land", "sea"]:
            raise fields.error("boards", "must be sea and land")
    elif kind == EXTRA_TIME:
        effect.amount = fields.whole("amount", 1, 1)
    elif kind in (PRODUCE_MONEY, CONTRACT_BONUS, BERTH_REDUCTION, EXPANSION_DISCOUNT, PRESTIGE_PER_SHIP):
        effect.amount = fields.whole("amount", 1, MOST_AMOUNT)
    fields.done()
    return effect


def read_prices(root: Fields, deck: BremerhavenDeck) -> None:
    deck.price = []
    for card in root.cards("prices", PRICE_CARDS):
        deck.cards.append(card.make_card("price", {}))
        prices = [card.whole(good, 1, MOST_AMOUNT) for good in GOODS]
        if len(set(prices)) != len(GOODS):
            raise card.error("passenger", "the four prices of a card must be different")  # BRE-111
        deck.price.append(prices)
        card.done()


def read_newspapers(root: Fields, deck: BremerhavenDeck) -> None:
    deck.progress, deck.dummy_space, deck.event = [], [], []
    for card in root.cards("newspapers", NEWSPAPERS):
        deck.cards.append(card.describe("newspaper"))
        card.string("tone")
        deck.progress.append(card.whole("progress", 1, 3))
        space = card.word("dummy_space", SPACES)
        if space in (PARKING, SEA + 2, SEA + 3, LAND + 2, LAND + 3):  # BRE-R21
            raise card.error("dummy_space", "must be a space of the 2-player game other than the parking lot")
        deck.dummy_space.append(space)
        deck.event.append(read_event(card.table("effect")))
        card.done()


def read_event(fields: Fields) -> Effect:
    effect = Effect(fields.word("kind", EVENTS))
    kind = effect.kind
    if kind in (GAIN_MONEY, PAY_MONEY):
        effect.amount = fields.whole("amount", 1, 20)
    elif kind in (GAIN_MONEY_PER, PAY_MONEY_PER):
        effect.amount = fields.whole("amount", 1, MOST_AMOUNT)
        effect.per = fields.word("per", COUNTED)
        effect.most = fields.whole("max", 1, 20)
    elif kind == PRESTIGE_STEP:
        effect.amount = fields.whole("amount", -1, 1)
    elif kind in (GAIN_GOOD, LOSE_GOOD, FREE_BOLLARD):
        fields.whole("count", 1, 1)
        fields.flag("optional")
    elif kind in (ADD_TIME, REMOVE_TIME):
        effect.target = fields.word("target", TARGETS)
        effect.amount = fields.whole("amount", 1, 1)
        if kind == REMOVE_TIME:
            effect.most = fields.whole("min_left", 1, 1)
    elif kind == OFFER_UPGRADE:
        effect.amount = fields.whole("cost", 0, 20)
    fields.done()
    return effect


def read_boards(root: Fields, deck: BremerhavenDeck) -> None:
    for card, space in zip(root.cards("bid_spaces", len(SPACES)), SPACES, strict=True):
        if card.string("id") != space:
            raise card.error("id", f"must be '{space}' here: the spaces stand in the order of resolution")
        deck.cards.append(card.describe("space"))
        if space == SPACES[PARKING]:
            deck.money_per_card = card.whole("money_per_card", 0, MOST_AMOUNT)
    harbour = root.table("harbour")
    deck.start_bollards = harbour.wholes("start_bollards", 0, 3, 4)
    costs = harbour.table("bollard_costs")
    deck.bollard_cost = [costs.wholes(f"wall_{wall}", 0, 20, 3) for wall in range(1, 5)]  # BRE-R25
    deck.cover_cost = [0] * CELLS
    for card in root.cards("covers", 6):
        cell = COLUMNS * (card.whole("row", 1, 3) - 1) + card.whole("column", 3, 4) - 1  # BRE-132
        if deck.cover_cost[cell]:
            raise card.error("column", "there is a second cover for this space")
        deck.cover_cost[cell] = card.whole("cost", 1, 20)
    influence = root.table("influence")
    deck.influence = influence.wholes("values", 1, 9, INFLUENCE_CARDS)
    if sorted(deck.influence) != deck.influence:
        raise influence.error("values", "must rise")
    track = root.table("progress_track")
    deck.track_end = track.whole("last", 4, 60)
    deck.track_start = [0, 0] + [
        track.whole(f"start_{players}", 0, deck.track_end - 2) for players in (2, 3, 4)
    ]
    deck.short_step = track.whole("short_step", 1, 3)
    if deck.track_start[2] + 18 * 3 < deck.track_end:
        raise track.error("last", "is out of reach")


def read_ranks(root: Fields, deck: BremerhavenDeck) -> None:
    deck.start_money, deck.income, deck.grade_from = [], [], []
    for card in root.cards("ranks", 4):
        deck.cards.append(card.describe("rank"))
        deck.start_money.append(card.whole("start_money", 0, 50))
        deck.income.append(card.whole("income", 0, 20))
        card.done()
    for card in root.cards("grades", 5):
        deck.cards.append(card.describe("grade"))
        deck.grade_from.append(card.whole("min", 0, 100000))
    if sorted(deck.grade_from) != deck.grade_from or deck.grade_from[0]:
        raise root.error("grades", "must rise from 0")
    deck.human_money = root.table("solo").whole("human_money", 0, 50)


def check_stacks(deck: BremerhavenDeck, file: str) -> None:
    """BRE-R19, BRE-I16: every deck suffices for the longest game it is used in."""
    for players in (2, 3, 4):
        room = deck.track_end - deck.track_start[players]
        slowest = sum_of_progress(deck, room)
        for long in (False, True):
            rounds = slowest if long else -(-room // deck.short_step)
            for kind, use, extra in (("ships", deck.ship_use, 0), ("contracts", deck.contract_use, players)):
                cards = sum(1 for row in use if in_use(row, players, long))
                if cards < rounds * players + extra:
                    reason = f"{cards} cards for {players} players do not suffice for {rounds} rounds"
                    raise CardError(file, kind, f"p{players}", reason)


def sum_of_progress(deck: BremerhavenDeck, room: int) -> int:
    """The most rounds a long game can last: the small steps come first."""
    rounds = gone = 0
    for step in sorted(deck.progress):
        if gone >= room:
            break
        gone += step
        rounds += 1
    return rounds


def in_use(row: list[int], players: int, long: bool) -> bool:
    """BRE-101, BRE-903."""
    use = row[players - 2]
    return use != UNUSED and (long or use != LONG_ONLY)
