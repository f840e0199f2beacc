"""The deck: buildings, boards, bonus cards and the numbers of the set-up, read from cards.toml."""

from __future__ import annotations

from typing import Final

from roadstead.engine.cards import CardError, Deck, Fields, digest_of_deck, parse_deck

GOODS: Final = ["fish", "livestock", "wood", "stone"]  # HAR-102
FISH: Final = 0
LIVESTOCK: Final = 1
WOOD: Final = 2
STONE: Final = 3

SYMBOLS: Final = ["anchor", "coin", "top-hat", "warehouse"]
ANCHOR: Final = 0
COIN: Final = 1
TOP_HAT: Final = 2
WAREHOUSE: Final = 3

MODES: Final = ["single", "two_part", "choice"]
SINGLE: Final = 0
TWO_PART: Final = 1
CHOICE: Final = 2

EFFECTS: Final = [
    "gain",
    "exchange",
    "exchange_any",
    "convert_up",
    "gain_per_symbol",
    "gain_choice_per_symbol",
    "double",
    "fill_empty",
    "swap_market",
    "swap_market_gain",
    "reverse_market_gain",
    "steal",
    "levy",
    "gift",
    "copy_then_gain",
    "buy",
]
GAIN: Final = 0
EXCHANGE: Final = 1
EXCHANGE_ANY: Final = 2
CONVERT_UP: Final = 3
GAIN_PER_SYMBOL: Final = 4
GAIN_CHOICE_PER_SYMBOL: Final = 5
DOUBLE: Final = 6
FILL_EMPTY: Final = 7
SWAP_MARKET: Final = 8
SWAP_MARKET_GAIN: Final = 9
REVERSE_MARKET_GAIN: Final = 10
STEAL: Final = 11
LEVY: Final = 12
GIFT: Final = 13
COPY_THEN_GAIN: Final = 14
BUY: Final = 15

ABILITIES: Final = [
    "none",
    "convert_once_per_turn",
    "keep_excess",
    "ship_square_bonus",
    "share_occupied",
    "gain_on_buy",
    "stay_on_bought",
    "gain_on_toll",
    "adjacent_swap_before_shipping",
    "minimum_reduction",
    "replace_overflow",
    "end_vp_goods",
    "end_vp_symbol_kinds",
    "end_vp_symbol",
    "gain_when_other_gains_from_own_start",
    "extra_on_gain",
    "keep_one_of_each_shipped",
    "free_building_at_start",
    "gain_when_other_ships",
    "end_vp_market_value",
]
NO_ABILITY: Final = 0
ALCHEMIST: Final = 1
BOOKKEEPER: Final = 2
SQUARE_BONUS: Final = 3
DIPLOMAT: Final = 4
INVESTOR: Final = 5
INNKEEPER: Final = 6
LANDLORD: Final = 7
MARKET_CRIER: Final = 8
SMUGGLER: Final = 9
SCAVENGER: Final = 10
MISER: Final = 11
COLLECTOR: Final = 12
SEA_CAPTAIN: Final = 13
BEGGAR: Final = 14
FISHERMAN: Final = 15
WHOLESAILER: Final = 16
NOBLE: Final = 17
MASON: Final = 18
SPECULATOR: Final = 19

FREE: Final = 0
DIFFERENT: Final = 1
SAME: Final = 2
RULES_OF_CHOICE: Final = ["free", "different", "same"]

BUILDINGS: Final = 36  # HAR-101
CHARACTERS: Final = 14  # HAR-101
PROMOS: Final = 6
WHARFS: Final = 0
"""The board without a character; characters follow from 1, promo characters after them."""
HOME: Final = 36
"""Places are buildings 0..35 and the starting building of seat s: HOME + s."""
LOOK: Final = 2
MOST: Final = 6
"""No good, amount or symbol gain exceeds this (HAR-402)."""


class Part:
    """One part of an action: an effect and its numbers; the effect says which of them count."""

    def __init__(self, effect: int) -> None:
        self.effect = effect
        self.goods = [0, 0, 0, 0]
        self.cost = [0, 0, 0, 0]
        self.any = 0
        self.rule = FREE
        self.good = 0
        self.symbol = 0
        self.base = 0
        self.per = 0
        self.most = 0
        self.spend = 0
        self.types = 0
        self.each = 0
        self.least = 0
        self.bonus = 0
        self.buildings = 0


class Action:
    def __init__(self, mode: int, parts: list[Part]) -> None:
        self.mode = mode
        self.parts = parts


class HarbourDeck(Deck):
    """Lists are by building (0..35) or by board (0: The Wharfs)."""

    cost: list[int]
    vp: list[int]
    symbols: list[list[int]]
    buy_symbol: list[int]
    actions: list[Action]
    board_symbols: list[list[int]]
    board_actions: list[Action]
    ability: list[int]
    ability_amount: list[int]
    ability_object: list[int]
    bonus_table: list[list[list[int]]]
    squares: list[int]
    start_any: int
    start_each: int
    centre_extra: int
    redeal_at: int
    end_at: int
    first_game: list[int]
    package: list[int]
    package_pays: int
    solo_moves: int


def read_deck(text: str, file: str, own: bool) -> HarbourDeck:
    root = parse_deck(text, file)
    deck = HarbourDeck()
    deck.cards = []
    deck.text = text if own else ""
    deck.digest = digest_of_deck(root.data)
    for section in ("game", "pawns", "goods_markers", "harbour_master_card"):
        root.get(section)
    read_buildings(root, deck)
    read_boards(root, deck)
    read_bonus_cards(root, deck)
    read_setup(root, deck)
    root.done()
    check_redeal(deck, file)
    return deck


def read_buildings(root: Fields, deck: HarbourDeck) -> None:
    deck.cost, deck.vp, deck.symbols, deck.buy_symbol, deck.actions = [], [], [], [], []
    for card in root.cards("buildings", BUILDINGS):
        deck.cards.append(card.describe("building"))
        deck.cost.append(card.whole("cost", 0, 20))
        deck.vp.append(card.whole("vp", 0, 20))  # HAR-I12
        deck.symbols.append(read_symbols(card))
        deck.buy_symbol.append(int(card.flag("buy_symbol")))
        action = read_action(card)
        if action.mode == CHOICE:
            raise card.error("action.mode", "'choice' is for starting buildings")
        deck.actions.append(action)
        card.done()


def read_boards(root: Fields, deck: HarbourDeck) -> None:
    wharfs = root.table("wharfs")
    wharfs.card, wharfs.path = "wharfs", ""
    wharfs.whole("count", CHARACTERS, CHARACTERS)
    wharfs.whole("vp", 0, 0)
    boards = [wharfs, *root.cards("characters", CHARACTERS), *root.cards("promo_characters", PROMOS)]
    deck.board_symbols, deck.board_actions, deck.ability = [], [], []
    deck.ability_amount, deck.ability_object = [], []
    seen: set[str] = set()
    for card in boards:
        described = card.describe("board")
        if described.id in seen:
            raise card.error("id", f"'{described.id}' stands twice")
        seen.add(described.id)
        deck.cards.append(described)
        deck.board_symbols.append(read_symbols(card))
        action = read_action(card)
        effects = [part.effect for part in action.parts]
        if action.mode != CHOICE or effects != [GAIN, BUY]:
            raise card.error("action", "a starting building is a choice between gain and buy")
        deck.board_actions.append(action)
        read_ability(card, deck)
        card.done()


def read_ability(card: Fields, deck: HarbourDeck) -> None:
    kind = amount = thing = 0
    if card.has("ability"):
        ability = card.table("ability")
        kind = ability.word("kind", ABILITIES)
        if kind == ALCHEMIST:
            ability.whole("spend_any", 1, 1)
            ability.whole("from_amount", 2, 2)
            ability.whole("to_amount", 2, 2)
        elif kind == SQUARE_BONUS:
            thing = ability.whole("square", 1, 9)
            amount = ability.whole("bonus", 1, 9)
        elif kind == DIPLOMAT:
            amount = ability.whole("occupant_any", 1, 4)
        elif kind in (INVESTOR, LANDLORD, BEGGAR):
            amount = ability.whole("any", 1, 4)
        elif kind == MARKET_CRIER:
            ability.whole("per_buy_action", 1, 1)
        elif kind == SMUGGLER:
            ability.whole("amount", 1, 1)
            ability.whole("goods_per_buy_action", 1, 1)
        elif kind == MISER:
            amount = ability.whole("goods_per_vp", 1, 24)
        elif kind == COLLECTOR:
            amount = ability.whole("vp", 1, 9)
        elif kind == SEA_CAPTAIN:
            thing = ability.word("symbol", SYMBOLS)
            amount = ability.whole("vp", 1, 9)
        elif kind in (FISHERMAN, MASON):
            thing = ability.word("good", GOODS)
            amount = ability.whole("amount", 1, MOST)
        elif kind == NOBLE:
            ability.whole("look", LOOK, LOOK)
            ability.whole("build", 1, 1)
            ability.whole("vp", 0, 0)
            ability.flag("counts_for_end")
            ability.flag("counts_for_tie")
        elif kind == SPECULATOR:
            thing = ability.word("good", GOODS)
        ability.done()
    deck.ability.append(kind)
    deck.ability_amount.append(amount)
    deck.ability_object.append(thing)


def read_symbols(card: Fields) -> list[int]:
    counts = [0] * len(SYMBOLS)
    for symbol in card.words("symbols", SYMBOLS):
        counts[symbol] += 1
    if not 1 <= sum(counts) <= 2:
        raise card.error("symbols", f"must be one or two symbols, not {sum(counts)}")  # HAR-511
    return counts


def read_action(card: Fields) -> Action:
    action = card.table("action")
    mode = action.word("mode", MODES)
    parts = [read_part(part) for part in action.tables("parts")]
    action.done()
    effects = [part.effect for part in parts]
    if len(parts) != (1 if mode == SINGLE else 2):
        raise card.error(
            "action.parts", f"mode '{MODES[mode]}' has {1 if mode == SINGLE else 2} parts, not {len(parts)}"
        )
    if mode == TWO_PART:
        fixed_gain = effects == [GAIN, BUY] and parts[0].any == 0
        if not fixed_gain and effects not in ([SWAP_MARKET, BUY], [STEAL, GAIN]):
            raise card.error(
                "action.parts", "two parts are: fixed goods and buy, swap_market and buy, or steal and gain"
            )
    return Action(mode, parts)


def read_part(fields: Fields) -> Part:
    part = Part(fields.word("kind", EFFECTS))
    effect = part.effect
    if effect in (GAIN, EXCHANGE):
        part.goods = fields.amounts("goods", GOODS, 0, MOST)
    if effect in (GAIN, REVERSE_MARKET_GAIN, GIFT, COPY_THEN_GAIN):
        part.any = fields.whole("any", 0 if effect == GAIN else 1, 4, 0 if effect == GAIN else None)
    if effect in (GAIN, GIFT):
        part.rule = fields.word("rule", RULES_OF_CHOICE[:2], "free")
    if effect == GAIN and sum(part.goods) + part.any == 0:
        raise fields.error("goods", "a gain must bring something")
    if effect == EXCHANGE:
        part.cost = fields.amounts("cost", GOODS, 0, MOST)
        if not sum(part.cost) or not sum(part.goods):
            raise fields.error("cost", "an exchange must cost and bring something")
    elif effect == EXCHANGE_ANY:
        part.spend = fields.whole("spend", 1, MOST)
        part.types = fields.whole("gain_types", 1, 3)
        part.each = fields.whole("gain_each", 1, MOST)
    elif effect == CONVERT_UP:
        part.least = fields.whole("spend_min", 1, 1)
        part.most = fields.whole("spend_max", 1, MOST)
        part.bonus = fields.whole("bonus", 0, MOST)
    elif effect in (GAIN_PER_SYMBOL, GAIN_CHOICE_PER_SYMBOL):
        read_per_symbol(fields, part)
    elif effect == SWAP_MARKET_GAIN:
        part.each = fields.whole("each", 1, MOST)
    elif effect == STEAL:
        part.each = fields.whole("amount", 1, 1)
    elif effect == LEVY:
        part.each = fields.whole("each_gives", 1, 1)
        part.any = fields.whole("two_player_any", 1, 4)
    elif effect == GIFT:
        part.each = fields.whole("others_any", 1, 4)
    elif effect == BUY:
        part.buildings = fields.whole("max_buildings", 1, 2)
        part.bonus = fields.whole("bonus_money", 0, 20)
    fields.done()
    return part


def read_per_symbol(fields: Fields, part: Part) -> None:
    part.symbol = fields.word("symbol", SYMBOLS)
    part.per = fields.whole("per", 1, MOST)
    if part.effect == GAIN_PER_SYMBOL:
        part.base = fields.whole("base", 0, MOST)
        part.good = fields.word("good", GOODS)
        return
    part.base = fields.whole("base", 1, MOST)
    part.rule = 1 + fields.word("rule", RULES_OF_CHOICE[1:])
    part.most = fields.whole("max", 1, len(GOODS) if part.rule == DIFFERENT else MOST)


def read_bonus_cards(root: Fields, deck: HarbourDeck) -> None:
    deck.bonus_table = [[], [], [], []]
    for card in root.cards("bonus_cards", len(GOODS)):  # HAR-101
        deck.cards.append(card.describe("bonus"))
        good = card.word("good", GOODS)
        if deck.bonus_table[good]:
            raise card.error("good", f"there is a second card for {GOODS[good]}")
        rows = card.get("table")
        if not isinstance(rows, list) or not rows:
            raise card.error("table", "must be a list of [goods, points]")
        for row in rows:
            pair = isinstance(row, list) and len(row) == 2
            if not pair or not all(type(entry) is int and 1 <= entry <= 20 for entry in row):
                raise card.error("table", f"must be a list of [goods, points], each 1 to 20, not {row!r}")
            deck.bonus_table[good].append([row[0], row[1]])
        card.done()


def read_setup(root: Fields, deck: HarbourDeck) -> None:
    goods = root.table("goods")
    if goods.strings("types") != GOODS:
        raise goods.error("types", f"must be {', '.join(GOODS)}")
    goods.whole("limit", MOST, MOST)
    deck.start_any = goods.whole("start_any", 1, 4)
    deck.start_each = goods.whole("start_each_first_game", 0, MOST)
    market = root.table("market")
    deck.squares = market.wholes("squares", 1, 9, len(GOODS))
    traders = market.table("inland_traders")
    deck.package = traders.amounts("cost", GOODS, 1, 1)
    deck.package_pays = traders.whole("pays", 1, 20)
    setup = root.table("setup")
    deck.centre_extra = setup.whole("centre_extra", 3, 3)  # HAR-209
    deck.redeal_at = setup.whole("redeal_if_buy_buildings", 1, 12)
    deck.end_at = setup.whole("end_trigger_bought", 2, 5)
    first = setup.table("first_game")
    ids = [card.id for card in deck.names("building")]
    deck.first_game = first.words("buildings", ids)
    if len(set(deck.first_game)) != 3:
        raise first.error("buildings", "must be three different buildings")
    first.whole("random_per_player", 1, 1)
    deck.solo_moves = root.table("solo").whole("moves", 1, 100)


def check_redeal(deck: HarbourDeck, file: str) -> None:
    """HAR-107: a deck whose redeals could never end is refused."""
    plain = deck.buy_symbol.count(0)
    most = 4 + deck.centre_extra
    least_with_symbol = max(0, most - plain)
    fixed = sum(deck.buy_symbol[building] for building in deck.first_game)
    least_in_first_game = fixed + max(0, 4 - (plain - (len(deck.first_game) - fixed)))
    if least_with_symbol >= deck.redeal_at or least_in_first_game >= deck.redeal_at:
        reason = "so many buildings carry the buy symbol that the redeals of the set-up could never end"
        raise CardError(file, "setup", "redeal_if_buy_buildings", reason)
