"""The invariants: watched over random games of every kind, and State.check() shown a position that breaks each.

What the games are held to is worked out here from the cards' own file, not with the code of the rules.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.options import Value
from roadstead.engine.pile import Pile
from roadstead.engine.story import Story
from roadstead.engine.table import Table
from roadstead.games import load
from roadstead.games.bremerhaven.rules import BremerhavenRules
from roadstead.games.bremerhaven.state import (
    CASH,
    CELL,
    COVERED,
    DELIVERED,
    DOCK,
    LOAD,
    NONE,
    STORED,
    TIME,
    TRACK,
    WALL,
    BremerhavenState,
)
from roadstead.games.bremerhaven.view import BremerhavenView, PlayerHarbourView
from tests.luck import SOAK
from tests.rule import rule

GAMES = 1400 if SOAK else 84
GAME = load("bremerhaven")
RULES = cast(BremerhavenRules, GAME.rules())
DECK: dict[str, Any] = tomllib.loads(
    files("roadstead.games.bremerhaven").joinpath("cards.toml").read_text("utf-8")
)
GOODS = ["barrel", "container", "crate", "passenger"]
INFLUENCE = [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9]
KINDS: list[tuple[int, dict[str, Value]]] = [
    (1, {}),
    (2, {"mode": "long"}),
    (3, {"mode": "long"}),
    (4, {"mode": "long"}),
    (2, {"mode": "short"}),
    (3, {"mode": "short", "ties": "reveal"}),
    (4, {"mode": "short"}),
]
EAGER = (
    "build ",
    "clear ",
    "bollard ",
    "grow",
    "deliver ",
    "unload ",
    "produce ",
    "load ",
    "direct ",
    "deposit ",
)
VERBS = (
    "ship contract top price progress news chit first-contract first-building dummy dummy-card "
    "start bid done bollard clear build decline grow choose keep swap dock name time refuse load "
    "produce deposit unload deliver direct pack unpack take lose"
)
"""Every kind of decision and chance event."""


@dataclass(frozen=True)
class Moment:
    """What lies on the table when somebody must decide, the event that led to it and what was told on the way."""

    who: int
    event: str
    told: tuple[tuple[str, tuple[int, ...]], ...]
    view: BremerhavenView
    actors: tuple[int, ...]
    menus: tuple[tuple[int, ...], ...]
    ships: tuple[int, ...]
    contracts: tuple[int, ...]
    buildings: tuple[int, ...]
    prices: tuple[int, ...]
    papers: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    placed: tuple[tuple[int, ...], ...]
    drawn_from: int
    """How many cards lay in the pile this chance event drew from; -1 for other events."""

    @property
    def bidding(self) -> bool:
        return any(self.hands)

    def tells(self, key: str) -> list[tuple[int, ...]]:
        return [args for name, args in self.told if name == key]


@dataclass(frozen=True)
class Played:
    seats: int
    options: dict[str, Value]
    codes: list[tuple[int, int]]
    moments: list[Moment]
    end: BremerhavenState

    @property
    def long(self) -> bool:
        return self.options.get("mode") == "long"

    @property
    def bidders(self) -> int:
        return max(2, self.seats)

    def rounds(self) -> int:
        return self.moments[-1].view.round

    def steps(self) -> Iterator[tuple[Moment, Moment]]:
        return pairwise(self.moments)

    def starts(self) -> list[Moment]:
        """The moments in which a round's first card is to be placed."""
        return [now for before, now in self.steps() if now.view.round > before.view.round]


def cards_of(pile: Pile) -> list[int]:
    return [*pile.top, *(card for part in pile.middle for card in part), *pile.bottom]


def drawn_from(s: BremerhavenState, event: str) -> int:
    verb = event.split()[0]
    if verb in ("news", "progress", "dummy"):
        return len(s.papers)
    pile = {
        "ship": s.ships,
        "contract": s.contracts,
        "first-contract": s.contracts,
        "top": s.buildings,
        "first-building": s.buildings,
        "price": s.prices,
    }.get(verb)
    return len(pile) if pile is not None else -1


def look(s: BremerhavenState, who: int, event: str, drawn: int) -> Moment:
    assert s.story is not None
    docked = [h[at] for h in s.harbours for at in range(DOCK, DOCK + 12, 4)]
    loaded = [h[at] for h in s.harbours for at in range(LOAD, LOAD + 24, 6)]
    standing = [h[at] for h in s.harbours for at in range(CELL, CELL + 12)]
    gained = [building for row in s.gained for building in row]
    ships = cards_of(s.ships) + s.sea + s.ship_discards + docked
    contracts = cards_of(s.contracts) + s.land + s.contract_discards + loaded
    buildings = cards_of(s.buildings) + s.lost_buildings + standing + gained
    actors = tuple(s.actors())
    return Moment(
        who=who,
        event=event,
        told=tuple((line.message.key, line.message.args) for line in s.story.drain()),
        view=cast(BremerhavenView, s.view(None)),
        actors=actors,
        menus=tuple(tuple(s.legal(seat)) for seat in actors if seat != CHANCE),
        ships=tuple(sorted(card for card in ships if card >= 0)),
        contracts=tuple(sorted(card for card in contracts if card >= 0)),
        buildings=tuple(sorted(card for card in buildings if card >= 0)),
        prices=tuple(sorted(cards_of(s.prices))),
        papers=tuple(s.papers),
        hands=tuple(tuple(row) for row in s.hands),
        placed=tuple(tuple(row) for row in s.bid_values),
        drawn_from=drawn,
    )


def begin(seats: int, options: dict[str, Value]) -> BremerhavenState:
    s = cast(BremerhavenState, RULES.start(seats, GAME.settings(seats, options)))
    s.story = Story(RULES.words.keys)
    return s


def choose(legal: list[int], rng: Random) -> int:
    eager = [code for code in legal if RULES.codebook.notation(code).startswith(EAGER)]
    return rng.choice(eager if eager and rng.random() < 0.85 else legal)


def play(seed: int) -> Played:
    """A random game in which most of what can be done is done."""
    rng = Random(seed)
    seats, options = KINDS[seed % len(KINDS)]
    s = begin(seats, options)
    codes: list[tuple[int, int]] = []
    moments = [look(s, CHANCE, "", -1)]
    while s.actors():
        who = rng.choice(s.actors())
        code = s.draw(rng) if who == CHANCE else choose(s.legal(who), rng)
        event = RULES.codebook.notation(code)
        drawn = drawn_from(s, event) if who == CHANCE else -1
        codes.append((who, code))
        s.play(who, code)
        s.check()
        moments.append(look(s, who, event, drawn))
    return Played(seats, options, codes, moments, s)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(seed) for seed in range(GAMES)]


def harbours(games: list[Played]) -> Iterator[tuple[Moment, PlayerHarbourView]]:
    return ((moment, h) for game in games for moment in game.moments for h in moment.view.harbours)


def changes(games: list[Played]) -> Iterator[tuple[Moment, PlayerHarbourView, PlayerHarbourView]]:
    """Each seat's harbour before and after each event."""
    for game in games:
        for before, now in game.steps():
            for old, new in zip(before.view.harbours, now.view.harbours, strict=True):
                yield now, old, new


def effect(building: int) -> dict[str, Any]:
    return cast(dict[str, Any], DECK["buildings"][building]["effect"])


def effects(h: PlayerHarbourView, kind: str) -> list[dict[str, Any]]:
    return [effect(cell) for cell in h.cells if cell >= 0 and effect(cell)["kind"] == kind]


def value_of(h: PlayerHarbourView) -> int:
    """BRE-641 with the Maritime Museum."""
    ships = [dock.ship for dock in h.docks if dock.ship != NONE]
    more = sum(ability["amount"] for ability in effects(h, "prestige_per_ship"))
    value: int = sum(DECK["ships"][ship]["prestige"] + more for ship in ships)
    value += sum(DECK["buildings"][cell]["prestige"] for cell in h.cells if cell >= 0)
    return value


def test_the_random_games_do_nearly_everything(games: list[Played]) -> None:
    verbs = {moment.event.split(maxsplit=1)[0] for game in games for moment in game.moments[1:]}
    assert verbs == set(VERBS.split())
    told = Counter(key for game in games for moment in game.moments for key, _ in moment.told)
    for key in (
        "completes",
        "fails",
        "loses-prestige",
        "no-dock",
        "swept",
        "dummy-grows",
        "interest",
    ):
        assert told[key], key


# -- cards -----------------------------------------------------------------------------------------------


def in_use(kind: str, game: Played) -> list[int]:
    icons = ["both", "long"] if game.long else ["both"]
    return [at for at, card in enumerate(DECK[kind]) if card[f"p{game.bidders}"] in icons]


@rule("BRE-I01")
def test_every_card_is_in_exactly_one_place(games: list[Played]) -> None:
    for game in games:
        ships, contracts = in_use("ships", game), in_use("contracts", game)
        for moment in game.moments:
            assert list(moment.ships) == ships
            assert list(moment.contracts) == contracts
            assert list(moment.buildings) == list(range(20))
            assert list(moment.prices) == list(range(24))


@rule("BRE-I01")
def test_every_newspaper_is_in_the_deck_or_was_turned_over_once(games: list[Played]) -> None:
    for game in games:
        turned: list[str] = []
        drawn = 0
        for moment in game.moments:
            if moment.event.startswith("news "):
                turned.append(moment.event.split()[1])
            drawn += moment.event.startswith("dummy ")
            if game.seats > 1:
                left = [DECK["newspapers"][paper]["id"] for paper in moment.papers]
                assert sorted(left + turned) == sorted(card["id"] for card in DECK["newspapers"])
            else:
                assert len(set(moment.papers)) == len(moment.papers) == 18 - drawn % 18


@rule("BRE-I01", "BRE-I17")
def test_cards_of_influence_are_the_five_that_the_cards_taken_leave(games: list[Played]) -> None:
    for game in games:
        taken = [0] * game.bidders
        settled = [0] * game.bidders
        for before, now in game.steps():
            for seat, *_ in now.tells("grows"):
                taken[seat] += 1
            if now.tells("dummy-grows"):
                taken[1] += 1
            if now.view.round > before.view.round or now.tells("round"):
                settled = taken[:]
            for bidder in range(game.bidders):
                removed = settled[bidder]
                cards = sorted((*now.hands[bidder], *now.placed[bidder]))
                if 0 not in cards:
                    assert cards == INFLUENCE[removed : removed + 5]
                assert 12 - removed - 5 - (taken[bidder] - removed) >= 0


@rule("BRE-I02")
def test_every_hand_is_five_cards_in_a_row_at_the_start_of_a_round(games: list[Played]) -> None:
    rows = [tuple(INFLUENCE[at : at + 5]) for at in range(8)]
    hands = {hand for game in games for moment in game.starts() for hand in moment.hands if len(hand) == 5}
    assert hands <= set(rows)
    assert len(hands) >= 7
    for game in games:
        assert len(game.starts()) == game.rounds()
        for moment in game.starts():
            assert all(len(hand) == 5 for hand in moment.hands)


@rule("BRE-I13")
def test_the_price_cards_are_the_orders_of_four_prices_and_one_is_on_top(games: list[Played]) -> None:
    orders = {tuple(card[good] for good in GOODS) for card in DECK["prices"]}
    assert len(orders) == len(DECK["prices"]) == 24
    assert all(sorted(order) == [1, 2, 3, 4] for order in orders)
    for game in games:
        for moment in game.moments:
            if moment.view.round and moment.actors != (CHANCE,):
                assert 0 <= moment.view.price < 24
                assert moment.view.prices_top[0] == moment.view.price


@rule("BRE-I16")
def test_nothing_is_drawn_from_an_empty_stack(games: list[Played]) -> None:
    drawn = [moment for game in games for moment in game.moments if moment.drawn_from >= 0]
    assert {moment.event.split()[0] for moment in drawn} >= {"ship", "contract", "top", "news", "progress"}
    assert all(moment.drawn_from >= 1 for moment in drawn)
    for game in games:
        least = 6 if game.long else 8
        assert all(moment.view.buildings_left >= least for moment in game.moments)


# -- money, prestige, ranks, token ---------------------------------------------------------------------------


@rule("BRE-I03")
def test_money_prestige_and_scores_are_never_below_zero(games: list[Played]) -> None:
    for _, h in harbours(games):
        assert min(h.cash, h.balance, h.prestige, h.score.total) >= 0


@rule("BRE-I04")
def test_the_ladder_holds_every_bidder_once(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            assert sorted(moment.view.ladder) == list(range(game.bidders))
    assert len({moment.view.ladder for game in games for moment in game.moments}) == 2 + 6 + 24


@rule("BRE-I11")
def test_prestige_falls_by_a_contracts_penalty_or_an_event_only(games: list[Played]) -> None:
    falls = 0
    for game in games:
        for before, now in game.steps():
            kept = {*now.view.land, *(load.contract for h in now.view.harbours for load in h.loads)}
            settled = (
                {
                    *before.view.land,
                    *(load.contract for h in before.view.harbours for load in h.loads),
                }
                - kept
                - {NONE}
            )
            blamed = any(DECK["contracts"][card]["penalty"]["kind"] == "prestige" for card in settled)
            smeared = any(
                DECK["newspapers"][paper]["effect"] == {"kind": "prestige", "amount": -1}
                for (paper, *_) in now.tells("news-is")
            )
            for old, new in zip(before.view.harbours, now.view.harbours, strict=True):
                falls += new.prestige < old.prestige
                assert new.prestige >= old.prestige or blamed or smeared
    assert falls


@rule("BRE-I11")
def test_after_4_3_the_track_is_at_least_the_harbour_value(games: list[Played]) -> None:
    for game in games:
        due = 0
        for before, now in game.steps():
            if now.view.round == due or not (now.tells("token") or now.tells("news-is")):
                continue
            due = before.view.round
            for old, new in zip(before.view.harbours, now.view.harbours, strict=True):
                lost = sum(args[0] == old.seat for args in now.tells("loses-prestige"))
                assert new.prestige + lost >= value_of(old)


@rule("BRE-I12")
def test_the_token_only_advances_and_games_last_as_long_as_they_should(games: list[Played]) -> None:
    for game in games:
        gone = [moment.view.gone for moment in game.moments]
        assert gone == sorted(gone)
        assert (gone[0], gone[-1]) == (0, {2: 20, 3: 18, 4: 16}[game.bidders])
        fewest = {2: 10, 3: 9, 4: 8}[game.bidders]
        assert fewest <= game.rounds() <= (fewest + 4 if game.long else fewest)
    assert len({game.rounds() for game in games if game.long and game.seats == 2}) >= 2


# -- harbours ----------------------------------------------------------------------------------------------


@rule("BRE-I05")
def test_walls_have_up_to_three_bollards_and_lose_none(games: list[Played]) -> None:
    for _, h in harbours(games):
        assert all(0 <= bollards <= 3 for bollards in h.walls)
        assert min(h.walls[1:3]) >= 1
    for _, old, new in changes(games):
        assert all(before <= now for before, now in zip(old.walls, new.walls, strict=True))
    assert any(3 in h.walls for _, h in harbours(games))


@rule("BRE-I06")
def test_placed_cards_have_one_to_seven_time_markers(games: list[Played]) -> None:
    times = set()
    for _, h in harbours(games):
        assert (len(h.docks), len(h.loads)) == (3, 4)
        times |= {dock.time for dock in h.docks if dock.ship != NONE}
        times |= {load.time for load in h.loads if load.contract != NONE}
    assert {1, 2, 3, 4, 5} <= times <= set(range(1, 8))


@rule("BRE-I06")
def test_covers_never_return(games: list[Played]) -> None:
    cleared = 0
    for _, old, new in changes(games):
        for before, now in zip(old.cells, new.cells, strict=True):
            assert before == COVERED or now != COVERED
            cleared += before == COVERED and now != COVERED
    assert cleared


@rule("BRE-I07")
def test_a_ship_is_placed_where_its_berth_is_large_enough(games: list[Played]) -> None:
    placed = set()
    for _, old, new in changes(games):
        for at in range(3):
            ship = new.docks[at].ship
            if ship != NONE and ship not in {dock.ship for dock in old.docks}:
                reduced = sum(ability["amount"] for ability in effects(new, "berth_reduction"))
                berth = DECK["ships"][ship]["berth"]
                assert min(new.walls[at], new.walls[at + 1]) >= berth - reduced
                assert old.docks[at].ship == NONE or old.docks[at].time == 1
                placed.add(berth)
    assert placed >= {0, 1, 2}


@rule("BRE-I08")
def test_stored_goods_always_fit(games: list[Played]) -> None:
    full = 0
    for _, h in harbours(games):
        room = h.cells.count(NONE) + sum(ability["count"] for ability in effects(h, "extra_spaces"))
        caps = dict.fromkeys(GOODS, 0)
        for ability in effects(h, "special_storage"):
            caps[ability["good"]] += ability["count"]
        over = {good: max(0, h.stored[at] - caps[good]) for at, good in enumerate(GOODS)}
        need = over["barrel"] + over["container"] + over["passenger"] + -(-over["crate"] // 2)
        assert min(h.stored) >= 0
        assert need <= room
        full += need == room
    assert full


@rule("BRE-I08")
def test_goods_on_a_ship_are_of_one_type_and_never_grow(games: list[Played]) -> None:
    for now, old, new in changes(games):
        for at in range(3):
            before, after = old.docks[at], new.docks[at]
            if after.ship == NONE:
                continue
            card = DECK["ships"][after.ship]
            naming = card["cargo"] == "wild" and any(due.seat == new.seat for due in now.view.due)
            assert after.good in range(4) or naming
            if card["cargo"] != "wild":
                assert GOODS[after.good] == card["cargo"]
            if before.ship == after.ship:
                assert after.count <= before.count
                assert after.good == before.good or before.good == 4
            else:
                assert after.count <= card["count"]


@rule("BRE-I08")
def test_goods_on_a_contract_match_its_symbols_and_stay(games: list[Played]) -> None:
    filled = 0
    for _, old, new in changes(games):
        for at in range(4):
            before, after = old.loads[at], new.loads[at]
            if after.contract == NONE:
                assert sum(after.delivered) == 0
                continue
            wanted = DECK["contracts"][after.contract]["goods"]
            wild = sum(max(0, after.delivered[good] - wanted.count(GOODS[good])) for good in range(4))
            assert wild <= wanted.count("wild")
            filled += wild > 0
            if before.contract == after.contract:
                assert all(one <= two for one, two in zip(before.delivered, after.delivered, strict=True))
    assert filled


@rule("BRE-I09")
def test_the_twelve_spaces_are_open_or_covered_and_buildings_stand_on_open_ones(games: list[Played]) -> None:
    coverable = {4 * (cover["row"] - 1) + cover["column"] - 1 for cover in DECK["covers"]}
    assert len(coverable) == 6
    for game in games:
        for h in game.moments[0].view.harbours:
            assert {at for at in range(12) if h.cells[at] == COVERED} == (coverable if game.long else set())
    for _, old, new in changes(games):
        assert len(new.cells) == 12
        for before, now in zip(old.cells, new.cells, strict=True):
            assert now == before or (before == COVERED and now == NONE) or (before == NONE and now >= 0)


@rule("BRE-I10")
def test_sea_and_land_are_full_while_players_bid(games: list[Played]) -> None:
    for game in games:
        bidding = [moment for moment in game.moments if moment.view.round and moment.bidding]
        assert len(bidding) >= 5 * game.rounds()
        for moment in bidding:
            for board in (moment.view.sea, moment.view.land):
                assert len(board) == game.bidders
                assert NONE not in board


# -- decisions, order, replay --------------------------------------------------------------------------------


@rule("BRE-I18", "BRE-006")
def test_every_decision_has_two_to_seventy_different_choices(games: list[Played]) -> None:
    sizes = set()
    for game in games:
        for moment in game.moments:
            for menu in moment.menus:
                assert len(set(menu)) == len(menu)
                sizes.add(len(menu))
    assert min(sizes) == 2
    assert max(sizes) == 70


def finish_step(s: BremerhavenState, seed: int, order: Callable[[list[int]], int]) -> list[int]:
    """The position after a step several seats take side by side, each choosing by itself."""
    rngs = [Random(seed + seat) for seat in range(s.seats)]
    agenda = s.agenda[:]
    while s.agenda == agenda and s.actors() and s.actors() != [CHANCE]:
        seat = order(s.actors())
        s.play(seat, choose(s.legal(seat), rngs[seat]))
    return s.pack()


@rule("BRE-I14", "BRE-327", "BRE-333", "BRE-601")
@pytest.mark.parametrize("seed", range(1, 21))
def test_the_order_of_players_in_a_step_taken_side_by_side_does_not_matter(seed: int) -> None:
    rng = Random(seed)
    seats, options = KINDS[1 + seed % 6]
    s = begin(seats, options)
    compared = Counter[int]()
    step: tuple[int, ...] = ()
    while s.actors():
        if len(s.actors()) > 1 and (s.turn, *s.agenda) != step:
            step = (s.turn, *s.agenda)
            orders: list[Callable[[list[int]], int]] = [min, max, rng.choice, rng.choice]
            after = [finish_step(s.clone(), seed, order) for order in orders]
            assert after[1:] == after[:-1]
            compared[s.view(None).due[0].kind] += 1
        who = rng.choice(s.actors())
        s.play(who, s.draw(rng) if who == CHANCE else choose(s.legal(who), rng))
    assert sum(compared.values()) >= 5
    assert len(compared) >= 2


@rule("BRE-I15")
def test_the_same_draws_and_decisions_give_the_same_game(games: list[Played]) -> None:
    for game in games[:21]:
        again = begin(game.seats, game.options)
        for who, code in game.codes:
            again.play(who, code)
        assert again.pack() == game.end.pack()
        assert again.scores() == game.end.scores()


# -- hidden ------------------------------------------------------------------------------------------------


def viewers(s: BremerhavenState) -> list[int | None]:
    return [None, *range(s.seats)]


@rule("BRE-I18", "BRE-204", "BRE-R29", "BRE-R30")
@pytest.mark.parametrize("seed", range(14))
def test_a_view_is_the_same_whatever_is_hidden_from_it(seed: int) -> None:
    """All that is not known may be dealt anew without changing what a seat sees, may do or is told."""
    rng = Random(seed)
    seats, options = KINDS[seed % 7]
    s = begin(seats, options)
    differed = 0
    while s.actors() and s.turn < 4:
        for viewer in viewers(s):
            other = s.clone()
            other.redeal(viewer, rng)
            differed += other.bid_values != s.bid_values
            assert other.view(viewer) == s.view(viewer)
            if viewer is not None:
                assert other.legal(viewer) == s.legal(viewer)
        who = rng.choice(s.actors())
        s.play(who, s.draw(rng) if who == CHANCE else choose(s.legal(who), rng))
    assert differed or seats == 1


@rule("BRE-I18", "BRE-204")
@pytest.mark.parametrize(("seats", "mode"), [(2, "long"), (3, "short"), (4, "long")])
def test_values_of_hidden_bids_are_in_no_other_seats_view_log_or_record(seats: int, mode: str) -> None:
    """Two games that differ in the values one seat bids only look the same to everybody else until the reveal."""
    tables = [
        Table(RULES, seats, GAME.settings(seats, {"mode": mode}), seed="s", table="t") for _ in range(2)
    ]
    bidder = -1
    for lap in range(5):
        for _ in range(seats):
            for table in tables:
                table.deal_all()
                while not table.state.turn:
                    table.play(table.state.actors()[0], table.legal(table.state.actors()[0])[0])
                    table.deal_all()
            (seat,) = tables[0].state.actors()
            bidder = seat if bidder < 0 else bidder
            values = (str(lap + 1), str(5 - lap)) if seat == bidder else (str(lap + 1),) * 2
            space = ("parking", "prices", "career", "sea-1", "land-2")[lap]
            if lap == 4 and seat == bidder:
                compare_what_others_know(tables, bidder)
            for table, value in zip(tables, values, strict=True):
                table.play(seat, RULES.codebook.code(f"bid {value} {space}"))
            if lap < 4:
                compare_what_others_know(tables, bidder)
    assert "bid-is" in [message.key for message in tables[0].words_of(len(tables[0].log) - 1, None)]


def compare_what_others_know(tables: list[Table], bidder: int) -> None:
    one, two = tables
    assert len(one.log) == len(two.log)
    assert [entry.code for entry in one.log] != [entry.code for entry in two.log]
    for viewer in [None, *(seat for seat in range(one.seats) if seat != bidder)]:
        assert one.view(viewer) == two.view(viewer)
        assert one.record(viewer).text() == two.record(viewer).text()
        for at in range(len(one.log)):
            assert one.words_of(at, viewer) == two.words_of(at, viewer)
    assert one.view(bidder) != two.view(bidder)
    assert one.record(bidder).text() != two.record(bidder).text()


@rule("BRE-I18")
def test_the_dummys_values_are_hidden_until_the_reveal(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            if game.seats == 1 and not moment.view.revealed:
                assert set(moment.view.bids[1].values) <= {0}
                assert moment.view.bids[1].hand == ()


@rule("BRE-R29", "BRE-I18")
def test_of_the_next_newspaper_only_its_number_shows(games: list[Played]) -> None:
    """The public view names a newspaper only after it was turned over, in solo games never."""
    for game in games:
        shown = NONE
        for moment in game.moments:
            if moment.event.startswith("news "):
                shown = [card["id"] for card in DECK["newspapers"]].index(moment.event.split()[1])
            assert moment.view.news == shown
        assert (shown == NONE) == (not game.long)


@rule("BRE-R30", "BRE-344")
def test_the_view_knows_a_price_card_by_its_place_only_once_it_was_on_top(games: list[Played]) -> None:
    for game in games:
        seen = set()
        for moment in game.moments:
            seen.add(moment.view.price)
            if moment.event.startswith("price "):
                seen.add([card["id"] for card in DECK["prices"]].index(moment.event.split()[1]))
            assert {*moment.view.prices_top, *moment.view.prices_bottom} <= seen


# -- State.check() -----------------------------------------------------------------------------------------


def a_ship_twice(s: BremerhavenState) -> None:
    s.ship_discards.append(s.sea[0])


def a_ship_missing(s: BremerhavenState) -> None:
    s.ships.take(s.ships.outcomes()[0][0])


def a_contract_twice(s: BremerhavenState) -> None:
    s.contract_discards.append(s.land[0])


def a_building_twice(s: BremerhavenState) -> None:
    s.gained[0].append(s.buildings.top[0])


def a_price_card_missing(s: BremerhavenState) -> None:
    s.prices.top.pop()


def a_newspaper_twice(s: BremerhavenState) -> None:
    s.papers.append(s.papers[0])


def a_card_too_many_in_hand(s: BremerhavenState) -> None:
    s.hands[0].append(5)


def a_hand_with_a_gap(s: BremerhavenState) -> None:
    s.hands[0][0] = 9


def an_upgrade_too_many(s: BremerhavenState) -> None:
    s.grown[0] = 8


def debt(s: BremerhavenState) -> None:
    s.harbours[0][CASH] = -1


def less_than_no_prestige(s: BremerhavenState) -> None:
    s.harbours[0][TRACK] = -1


def two_on_one_rank(s: BremerhavenState) -> None:
    s.ladder[0] = s.ladder[1]


def a_fourth_bollard(s: BremerhavenState) -> None:
    s.harbours[0][WALL] = 4


def a_bollard_of_the_start_gone(s: BremerhavenState) -> None:
    s.harbours[0][WALL + 1] = 0


def a_contract_without_time(s: BremerhavenState) -> None:
    s.harbours[0][LOAD + TIME] = 0


def a_contract_with_eight_markers(s: BremerhavenState) -> None:
    s.harbours[0][LOAD + TIME] = 8


def more_goods_than_fit(s: BremerhavenState) -> None:
    s.harbours[0][STORED] = 13


def less_than_no_goods(s: BremerhavenState) -> None:
    s.harbours[0][STORED] = -1


def a_contract_with_goods_it_does_not_want(s: BremerhavenState) -> None:
    s.harbours[0][LOAD + DELIVERED : LOAD + DELIVERED + 4] = [3, 3, 3, 3]


def a_ship_with_more_than_its_cargo(s: BremerhavenState) -> None:
    ship = s.sea[0]
    s.sea[0] = s.ships.outcomes()[0][0]
    s.ships.take(s.sea[0])
    s.harbours[0][DOCK : DOCK + 4] = [ship, 1, 0, s.deck.cargo_count[ship] + 1]


def a_cover_where_there_is_none(s: BremerhavenState) -> None:
    s.harbours[0][CELL] = COVERED


def a_space_of_the_sea_empty_while_players_bid(s: BremerhavenState) -> None:
    s.ship_discards.append(s.sea[0])
    s.sea[0] = NONE


def a_token_beyond_the_end(s: BremerhavenState) -> None:
    s.token = 21


def a_bid_on_a_space_not_in_use(s: BremerhavenState) -> None:
    s.hands[0].remove(1)
    s.bid_values[0].append(1)
    s.bid_spaces[0].append(13)


CORRUPTIONS: dict[Callable[[BremerhavenState], None], str] = {
    a_ship_twice: "BRE-I01",
    a_ship_missing: "BRE-I01",
    a_contract_twice: "BRE-I01",
    a_building_twice: "BRE-I01",
    a_price_card_missing: "BRE-I01",
    a_newspaper_twice: "BRE-I01",
    a_hand_with_a_gap: "BRE-I02",
    debt: "BRE-I03",
    less_than_no_prestige: "BRE-I03",
    two_on_one_rank: "BRE-I04",
    a_fourth_bollard: "BRE-I05",
    a_bollard_of_the_start_gone: "BRE-I05",
    a_contract_without_time: "BRE-I06",
    a_contract_with_eight_markers: "BRE-I06",
    more_goods_than_fit: "BRE-I08",
    less_than_no_goods: "BRE-I08",
    a_contract_with_goods_it_does_not_want: "BRE-I08",
    a_ship_with_more_than_its_cargo: "BRE-I08",
    a_cover_where_there_is_none: "BRE-I09",
    a_space_of_the_sea_empty_while_players_bid: "BRE-I10",
    a_token_beyond_the_end: "BRE-I12",
    a_card_too_many_in_hand: "BRE-I17",
    an_upgrade_too_many: "BRE-I17",
    a_bid_on_a_space_not_in_use: "BRE-202",
}


@rule(
    "BRE-I01",
    "BRE-I02",
    "BRE-I03",
    "BRE-I04",
    "BRE-I05",
    "BRE-I06",
    "BRE-I08",
    "BRE-I09",
    "BRE-I10",
    "BRE-I17",
)
@pytest.mark.parametrize(
    "corrupt", CORRUPTIONS, ids=lambda corrupt: f"{CORRUPTIONS[corrupt]} {corrupt.__name__}"
)
def test_check_refuses_a_position_with(corrupt: Callable[[BremerhavenState], None]) -> None:
    rng = Random(1)
    s = begin(2, {"mode": "long"})
    while not s.turn or s.actors() == [CHANCE]:
        s.play(CHANCE, s.draw(rng))
    s.check()
    corrupt(s)
    with pytest.raises(AssertionError):
        s.check()
