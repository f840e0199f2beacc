"""The invariants: watched over random games of every kind, and State.check() shown a position that breaks each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import pytest

from roadstead.engine.cards import CardError
from roadstead.engine.game import CHANCE
from roadstead.engine.options import Value
from roadstead.games.harbour.state import NO_CARD, NOBODY, HarbourState
from tests.luck import SOAK
from tests.rule import rule
from tests.rules.harbour.position import BOARDS, BUILDINGS, RULES, harbour, own_deck, place_of, start

GAMES = 4000 if SOAK else 300
MOVES_THE_MARKET = {place_of(name) for name in ("traders-guild", "commodity-exchange", "rumour-mill")}
CLOCKTOWER = place_of("clocktower")
EAGER = ("trade", "buy", "begin buy", "package")


@dataclass(frozen=True)
class Moment:
    """What lies on the table when somebody must decide, and the event that led to it."""

    who: int
    event: str
    turn: int
    user: int
    asked: int
    """The seat to move its pawn, -1 in the middle of a turn."""
    choices: int
    goods: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]
    centre: tuple[int, ...]
    deck: tuple[int, ...]
    tableaus: tuple[tuple[int, ...], ...]
    bought: tuple[int, ...]
    pawns: tuple[int, ...]
    money: int
    shipped: int
    toll_to: int


@dataclass(frozen=True)
class Played:
    """A game from its first turn to its end."""

    seats: int
    options: dict[str, Value]
    boards: list[str]
    codes: list[tuple[int, int]]
    moments: list[Moment]
    end: HarbourState

    def turns(self) -> Iterator[list[Moment]]:
        """The moments of each turn, the first of the next one at its end."""
        starts = [at for at, moment in enumerate(self.moments) if moment.asked >= 0]
        for begin, end in pairwise([*starts, len(self.moments) - 1]):
            yield self.moments[begin : end + 1]


def moment(s: HarbourState, who: int, event: str) -> Moment:
    actors = s.actors()
    legal = s.legal(actors[0]) if actors and actors[0] >= 0 else []
    moving = bool(legal) and RULES.codebook.notation(legal[0]).startswith("go ")
    return Moment(
        who=who,
        event=event,
        turn=s.turn,
        user=s.user,
        asked=actors[0] if moving else -1,
        choices=len(legal),
        goods=tuple(tuple(s.goods[4 * seat : 4 * seat + 4]) for seat in range(s.seats)),
        market=tuple(s.market),
        centre=tuple(card for card in s.centre if card != NO_CARD),
        deck=tuple(card for part in (s.pile.top, *s.pile.middle, s.pile.bottom, s.looked) for card in part),
        tableaus=tuple(tuple(row) for row in s.tableau),
        bought=tuple(s.bought),
        pawns=tuple(s.pawn),
        money=s.money,
        shipped=s.shipped,
        toll_to=s.toll_to,
    )


def random_options(rng: Random, seats: int) -> dict[str, Value]:
    characters = rng.random() < 2 / 3
    options: dict[str, Value] = {
        "boards": "characters" if characters else "wharfs",
        "promo": characters and rng.random() < 2 / 3,
        "first_game": not characters and rng.random() < 1 / 3,
        "start_seat": rng.choice(["random", *(str(seat) for seat in range(seats))]),
        "refill": rng.choice(["reverse", "same_order"]),
        "turn_stop": rng.choice([100, 100, 100, 5]),
    }
    options |= {name: rng.random() < 1 / 2 for name in ("bonus_cards", "inland_traders")}
    return options


def play(seed: int) -> Played:
    """A random game in which nearly everything that can be bought is bought."""
    rng = Random(seed)
    seats = 1 + seed % 4
    options = random_options(rng, seats)
    s = start(seats, options).state
    codes: list[tuple[int, int]] = []
    moments = [moment(s, CHANCE, "")]
    while s.actors():
        who = s.actors()[0]
        code = s.draw(rng) if who == CHANCE else choose(s.legal(who), rng)
        codes.append((who, code))
        s.play(who, code)
        s.check()
        moments.append(moment(s, who, RULES.codebook.notation(code)))
    return Played(seats, options, [BOARDS[board] for board in s.board], codes, moments, s)


def choose(legal: list[int], rng: Random) -> int:
    eager = [code for code in legal if RULES.codebook.notation(code).startswith(EAGER)]
    return rng.choice(eager if eager and rng.random() < 0.9 else legal)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(seed) for seed in range(GAMES)]


def test_the_random_games_are_of_every_kind(games: list[Played]) -> None:
    assert {game.seats for game in games} == {1, 2, 3, 4}
    for name in ("boards", "promo", "first_game", "bonus_cards", "inland_traders", "refill"):
        assert len({game.options[name] for game in games}) == 2
    assert {board for game in games for board in game.boards} == set(BOARDS)
    assert {score.verdict for game in games for score in game.end.scores()} >= {"", "lost", "stopped"}


# -- the table -----------------------------------------------------------------------------------------


@rule("HAR-I01")
def test_every_good_is_within_zero_and_six(games: list[Played]) -> None:
    amounts = {
        amount for game in games for moment in game.moments for held in moment.goods for amount in held
    }
    assert amounts == {0, 1, 2, 3, 4, 5, 6}


@rule("HAR-I02")
def test_the_market_holds_each_good_once(games: list[Played]) -> None:
    markets = {moment.market for game in games for moment in game.moments if moment.turn}
    assert all(sorted(market) == [0, 1, 2, 3] for market in markets)
    assert len(markets) == 24


@rule("HAR-I03")
def test_deck_centre_and_tableaus_are_the_36_cards(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            cards = [*moment.centre, *moment.deck, *(card for row in moment.tableaus for card in row)]
            assert sorted(cards) == list(range(36))


@rule("HAR-I04")
def test_the_centre_is_full_between_turns_and_the_deck_never_runs_out(games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            assert max(moment.bought) <= 5
            assert len(moment.deck) >= 36 - 28
            if moment.asked >= 0:
                assert len(moment.centre) == max(2, game.seats) + 3


@rule("HAR-I04", "HAR-I07")
def test_nobody_with_four_bought_buildings_has_another_turn(games: list[Played]) -> None:
    begun = [moment.bought[moment.asked] for game in games for moment in game.moments if moment.asked >= 0]
    assert max(begun) == 3


@rule("HAR-I04")
def test_the_centre_is_full_again_after_the_two_purchases_that_make_five() -> None:
    owned, centre = "bait-shop fish-market lumber-yard", "library ranch quarry pub lighthouse"
    p = harbour(goods="2 fish 3 livestock 5 wood 4 stone", owned=owned, centre=centre)
    p.play("go library", "begin buy", "ship fish+livestock+wood+stone", "buy ranch", "buy quarry").deal()
    assert len(p.tableau()) == p.state.bought[0] == 5
    assert len(p.centre) == len(p.state.centre) == 5


@rule("HAR-I05")
def test_only_the_diplomat_shares_a_building(games: list[Played]) -> None:
    shared = 0
    for game in games:
        for moment in game.moments:
            standing = Counter(place for place in moment.pawns if place != NO_CARD)
            alone = Counter(
                place
                for place, board in zip(moment.pawns, game.boards, strict=True)
                if place != NO_CARD and board != "diplomat"
            )
            assert max(alone.values(), default=1) == 1
            shared += max(standing.values(), default=1) > 1
    assert shared


@rule("HAR-I05")
def test_a_turn_ends_on_another_building_unless_the_innkeeper_stays(games: list[Played]) -> None:
    stayed = set()
    for game in games:
        for moments in game.turns():
            user = moments[0].user
            before, after = moments[0].pawns[user], moments[-1].pawns[user]
            assert after != NO_CARD
            if after == before:
                assert after in moments[0].tableaus[user]
                stayed.add(game.boards[user])
    assert stayed == {"innkeeper"}


@rule("HAR-I06")
def test_there_is_no_money_between_actions(games: list[Played]) -> None:
    earned = 0
    for game in games:
        for moment in game.moments:
            earned += moment.money > 0
            if moment.asked >= 0:
                assert moment.money == 0
        assert game.end.money == 0
    assert earned


# -- the course of the game ----------------------------------------------------------------------------


@rule("HAR-I07")
def test_what_is_bought_stays_bought(games: list[Played]) -> None:
    for game in games:
        for before, after in pairwise(game.moments):
            for had, has in zip(before.tableaus, after.tableaus, strict=True):
                assert set(had) <= set(has)
            assert all(had <= has for had, has in zip(before.bought, after.bought, strict=True))


@rule("HAR-I07")
def test_the_game_ends_one_turn_each_after_the_first_fourth_purchase(games: list[Played]) -> None:
    ended = 0
    for game in games:
        turns = [(moments[0].user, max(moments[-1].bought) >= 4) for moments in game.turns()]
        users = [user for user, _ in turns]
        assert all((user + 1) % game.seats == following for user, following in pairwise(users))
        triggered = [at for at, (_, fourth) in enumerate(turns) if fourth]
        if game.end.stopped:
            assert len(turns) == (20 if game.seats == 1 else game.seats * int(game.options["turn_stop"]))
        else:
            assert len(turns) == triggered[0] + game.seats
            assert users[triggered[0]] not in users[triggered[0] + 1 :]
            ended += 1
    assert ended > GAMES // 2


@rule("HAR-I08")
def test_only_shipping_swapping_and_the_rumour_mill_move_the_market(games: list[Played]) -> None:
    still = moved = 0
    for game in games:
        for moments in game.turns():
            before, after = moments[0], moments[-1]
            copied = {place_of(moment.event[5:]) for moment in moments if moment.event.startswith("copy ")}
            visited = {after.pawns[before.user]} | copied
            if before.market == after.market:
                still += 1
            elif not visited & MOVES_THE_MARKET and CLOCKTOWER not in visited:
                assert sum(after.bought) > sum(before.bought)
                moved += 1
    assert still > moved > 0


@rule("HAR-I08", "HAR-I09")
def test_whoever_ships_buys_in_the_same_action(games: list[Played]) -> None:
    shipments = 0
    for game in games:
        for moments in game.turns():
            user = moments[0].user
            for moment in moments[1:]:
                ships = moment.event.startswith("ship ") and moment.event != "ship nothing"
                if moment.shipped or ships:
                    assert moments[-1].bought[user] > moments[0].bought[user]
                    shipments += 1
    assert shipments


@rule("HAR-I10")
def test_a_toll_takes_one_good_and_gives_it_to_the_owner(games: list[Played]) -> None:
    tolls = 0
    for game in games:
        for _, *during, before, after in (turn for turn in game.turns() if len(turn) > 3):
            paid_last = any(moment.event == "toll after" for moment in [*during, before])
            if after.event.startswith("pay ") and after.asked >= 0 and paid_last:
                payer, owner = before.user, before.toll_to
                lost, gained = (sum(after.goods[seat]) - sum(before.goods[seat]) for seat in (payer, owner))
                assert lost == -1
                assert gained in ((0, 1, 2) if game.boards[owner] == "fisherman" else (0, 1))
                tolls += 1
    assert tolls


@rule("HAR-I10")
@pytest.mark.parametrize(("held", "gained"), [("", 1), ("5 fish", 1), ("6 fish", 0)])
def test_the_owner_gains_the_toll_up_to_the_limit(held: str, gained: int) -> None:
    position = harbour(goods={0: "3 fish", 1: held}, boards={1: "miser"}).play("go home-1", "toll before")
    assert position.goods(0) == {"fish": 2}
    assert position.goods(1)["fish"] == int(held[:1] or 0) + gained


@rule("HAR-I10")
def test_no_turn_ends_with_a_toll_unpaid(games: list[Played]) -> None:
    owed = 0
    for game in games:
        for moment in game.moments:
            owed += moment.toll_to != NOBODY
            if moment.asked >= 0:
                assert moment.toll_to == NOBODY
        assert game.end.toll_to == NOBODY
    assert owed


@rule("HAR-I11")
def test_whoever_must_decide_has_choices(games: list[Played]) -> None:
    for game in games:
        for before, after in pairwise(game.moments):
            assert after.who == CHANCE or before.choices >= 2


@rule("HAR-I12")
def test_scores_are_never_negative(games: list[Played]) -> None:
    for game in games:
        for score in game.end.scores():
            assert min(score.total, *(points for _, points in score.parts)) >= 0


@rule("HAR-I12")
def test_no_building_is_worth_less_than_nothing() -> None:
    with pytest.raises(CardError, match="vp"):
        own_deck("feed-mill: vp = 5 -> vp = -1")


@rule("HAR-I12")
def test_the_same_draws_and_decisions_give_the_same_game(games: list[Played]) -> None:
    for game in games[:40]:
        again = start(game.seats, game.options).state
        for who, code in game.codes:
            again.play(who, code)
        assert again.pack() == game.end.pack()


# -- State.check() -------------------------------------------------------------------------------------


def seven_fish(s: HarbourState) -> None:
    s.goods[0] = 7


def less_than_no_wood(s: HarbourState) -> None:
    s.goods[2] = -1


def two_markers_of_a_good(s: HarbourState) -> None:
    s.market[0] = s.market[1]


def a_card_twice(s: HarbourState) -> None:
    s.pile.put_top(s.centre[0])


def a_card_missing(s: HarbourState) -> None:
    s.pile.remove(BUILDINGS.index("library"))


def a_card_short_in_the_centre(s: HarbourState) -> None:
    s.pile.put_top(s.centre.pop())


def a_card_too_many_in_the_centre(s: HarbourState) -> None:
    s.pile.remove(BUILDINGS.index("library"))
    s.centre.append(BUILDINGS.index("library"))


def two_pawns_on_a_building(s: HarbourState) -> None:
    s.pawn[1] = s.pawn[0]


def money_left(s: HarbourState) -> None:
    s.money = 2


def goods_shipped_outside_a_buy_action(s: HarbourState) -> None:
    s.shipped = 1


def a_symbol_too_many(s: HarbourState) -> None:
    s.symbols[0] += 1


def a_purchase_miscounted(s: HarbourState) -> None:
    s.bought[0] += 1


def six_bought(s: HarbourState) -> None:
    for name in ("library", "abbey", "bank", "sawmill", "storehouse"):
        s.pile.remove(BUILDINGS.index(name))
        s.own(0, BUILDINGS.index(name))
        s.bought[0] += 1


CORRUPTIONS: dict[Callable[[HarbourState], None], str] = {
    seven_fish: "HAR-I01",
    less_than_no_wood: "HAR-I01",
    two_markers_of_a_good: "HAR-I02",
    a_card_twice: "HAR-I03",
    a_card_missing: "HAR-I03",
    a_card_short_in_the_centre: "HAR-I04",
    a_card_too_many_in_the_centre: "HAR-I04",
    six_bought: "HAR-I04",
    two_pawns_on_a_building: "HAR-I05",
    money_left: "HAR-I06",
    a_purchase_miscounted: "HAR-I07",
    goods_shipped_outside_a_buy_action: "HAR-I09",
    a_symbol_too_many: "HAR-511",
}


@rule("HAR-I01", "HAR-I02", "HAR-I03", "HAR-I04", "HAR-I05", "HAR-I06", "HAR-I07", "HAR-I09", "HAR-511")
@pytest.mark.parametrize(
    "corrupt", CORRUPTIONS, ids=lambda corrupt: f"{CORRUPTIONS[corrupt]} {corrupt.__name__}"
)
def test_check_refuses_a_position_with(corrupt: Callable[[HarbourState], None]) -> None:
    s = harbour(owned="bait-shop", pawns={0: "pub", 1: "ranch"}, goods="1 fish").state
    s.check()
    corrupt(s)
    with pytest.raises(AssertionError):
        s.check()


@rule("HAR-I10")
def test_check_refuses_a_toll_unpaid_between_turns() -> None:
    s = harbour(goods="1 fish").state
    s.toll_to = 1
    with pytest.raises(AssertionError):
        s.check()


@rule("HAR-I05")
def test_check_refuses_two_pawns_on_a_building_though_a_diplomat_is_elsewhere() -> None:
    s = harbour(3, boards={2: "diplomat"}, pawns={0: "pub", 1: "ranch", 2: "quarry"}).state
    s.pawn[1] = s.pawn[0]
    with pytest.raises(AssertionError):
        s.check()
