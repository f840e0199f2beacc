"""What is private: orders dealt or drawn, the face-down orders under a ship, the order that covers."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

import pytest

from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.games.novgorod import tasks
from roadstead.games.novgorod.state import NovgorodState
from roadstead.games.novgorod.view import NovgorodView, TraderView
from tests.rule import rule
from tests.rules.novgorod.position import COLUMN, GAME, ORDER_IDS, RULES, Position, novgorod, orders

OPEN = "order-21 order-22 order-23 order-24"
VIEWERS = [None, 0, 1, 2]


def trader(position: Position, viewer: int | None, seat: int = 0) -> TraderView:
    return position.view(viewer).traders[seat]


def seen(position: Position, viewer: int | None, event: str) -> str:
    """An event of chance as somebody sees it."""
    return position.codebook.notation(position.state.seen(viewer, CHANCE, position.codebook.code(event)))


def redealt(position: Position, viewer: int | None, seed: int = 1) -> Position:
    other = position.copy()
    other.state.redeal(viewer, Random(seed))
    other.state.check()
    return other


# -- orders in hand ----------------------------------------------------------------------------------------------


@rule("NOV-205", "NOV-521")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_sees_a_dealt_or_drawn_order(viewer: int | None) -> None:
    position = novgorod(3, hand={0: "order-01 order-02", 1: "order-03"})
    assert trader(position, viewer, 0).closed == ((0, 1) if viewer == 0 else ())
    assert trader(position, viewer, 1).closed == ((2,) if viewer == 1 else ())
    assert [trader(position, viewer, seat).closed_count for seat in range(3)] == [2, 1, 0]


@rule("NOV-205", "NOV-304", "NOV-521")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_its_owner_hears_which_order_is_drawn(seat: int) -> None:
    position = novgorod(3, seat=seat, phase=3, ducats=20).play("order stack")
    event = f"draw {seat} order-05"
    assert position.can(event)
    assert seen(position, seat, event) == event
    for viewer in (None, 2, 1 - seat):
        assert seen(position, viewer, event) == f"draw {seat} ?"


@rule("NOV-521", "NOV-522")
def test_the_next_open_order_is_seen_by_all() -> None:
    position = novgorod(3, phase=3, ducats=20, display=OPEN).play("order order-22")
    for viewer in VIEWERS:
        assert seen(position, viewer, "open order-05") == "open order-05"


@rule("NOV-304", "NOV-521")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_order_taken_from_the_display_stays_known_to_all(viewer: int | None) -> None:
    position = novgorod(3, phase=3, ducats=20, display=OPEN).play("order order-22", "open order-03", "pass")
    assert orders(list(trader(position, viewer).known)) == ["order-22"]
    assert trader(position, viewer).closed_count == 0
    later = redealt(position.rounds(2), viewer)
    assert later.known() == ["order-22"]


@rule("NOV-302", "NOV-304")
def test_in_the_introduction_too() -> None:
    """Each has one dealt order, known to its owner only, and may choose an open one or draw one."""
    table = Table(RULES, 2, GAME.settings(2, {"first_game": True}), seed="s", table="t")
    table.deal_all()
    position = Position(cast(NovgorodState, table.state))
    first = position.actor
    chosen = position.display[0]
    position.play(f"order {chosen}", "order stack").deal()
    assert orders(list(trader(position, None, first).known)) == [chosen]
    assert trader(position, None, first).closed_count == 1
    assert trader(position, None, 1 - first).known == ()
    assert trader(position, None, 1 - first).closed_count == 2


# -- an order becomes public ---------------------------------------------------------------------------------------


def with_a_choice(hand: str = "", known: str = "") -> Position:
    """Jewellery can be made of amber alone, or with the glass of the hold."""
    position = novgorod(
        kontors="danzig visby",
        hold="visby",
        hand=hand,
        known=known,
        manufactories={"danzig": "jewellery-amber"},
    )
    return position.sail("danzig")


@rule("NOV-451")
def test_an_order_is_public_from_the_moment_it_is_chosen_for_a_row() -> None:
    """Before the goods for it are chosen."""
    position = with_a_choice(hand="order-19 order-20")
    told = position.state.reveals
    assert (trader(position, 1).closed_count, trader(position, 1).known) == (2, ())
    position.play("fulfil order-19 upper")
    assert position.asked == tasks.RECIPE
    assert (trader(position, 1).closed_count, trader(position, 1).known) == (1, (18,))
    assert position.state.reveals == told + 1
    assert redealt(position, 1).known() == ["order-19"]


@rule("NOV-451")
def test_an_order_known_before_tells_nothing_new() -> None:
    position = with_a_choice(known="order-19")
    told = position.state.reveals
    assert position.play("fulfil order-19 upper").state.reveals == told


@rule("NOV-451")
@pytest.mark.parametrize(("place", "can"), [("hand", False), ("known", True)])
def test_showing_an_order_cannot_be_taken_back(place: str, can: bool) -> None:
    position = with_a_choice(hand="order-19") if place == "hand" else with_a_choice(known="order-19")
    table = Table(RULES, 2, position.state.settings, start=position.state)
    assert table.can_take_back(0, RULES.codebook.code("fulfil order-19 upper")) == can


@rule("NOV-455", "NOV-459")
@pytest.mark.parametrize("file", ["left", "under"])
def test_orders_left_of_and_under_the_ship_are_public(file: str) -> None:
    position = with_a_choice(hand="order-19").play("fulfil order-19 upper", "recipe amber")
    assert position.view(None).route.halves == (18,)
    position.play("end", file)
    seen_by_all = trader(position, None)
    assert (seen_by_all.left, seen_by_all.under) == (((18,), ()) if file == "left" else ((), (18,)))


@rule("NOV-205", "NOV-521", "NOV-522", "NOV-857")
def test_every_card_that_somebody_sees_raises_told() -> None:
    position = novgorod(
        kontors="bergen visby novgorod", speed=3, ducats=20, column=COLUMN, display=OPEN
    ).sail("bergen visby novgorod")
    counts = [position.state.reveals]
    for moves in (
        ("special 1", "counter 0 order-07"),
        ("end", "store-nothing", "order order-22", "open order-05"),
    ):
        position.play(*moves)
        counts.append(position.state.reveals)
    position.play("cheap stack", "draw 0 order-06")
    counts.append(position.state.reveals)
    assert [count - counts[0] for count in counts] == [0, 1, 2, 3]


# -- counters ----------------------------------------------------------------------------------------------------


@rule("NOV-857", "NOV-860")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_its_owner_knows_a_counter_and_all_know_how_many(viewer: int | None) -> None:
    position = novgorod(3, counters={0: "order-07 order-08"}, under={0: "order-01"}, column=COLUMN)
    own = trader(position, viewer)
    assert own.counter_count == 2
    assert own.counters == ((6, 7) if viewer == 0 else ())
    shown = {"amber", "grain", "fish", "fur"}
    assert own.variety == (len(shown | {"cloth", "wool"}) if viewer == 0 else len(shown))
    assert own.variety_more == (viewer != 0)


@rule("NOV-857")
def test_only_its_owner_sees_the_counter_drawn() -> None:
    position = novgorod(3, kontors="bergen visby novgorod", speed=3, column=COLUMN)
    position.sail("bergen visby novgorod").play("special 1")
    assert position.actor == CHANCE
    assert seen(position, 0, "counter 0 order-07") == "counter 0 order-07"
    for viewer in (None, 1, 2):
        assert seen(position, viewer, "counter 0 order-07") == "counter 0 ?"


@rule("NOV-857", "NOV-702")
def test_counters_are_shown_at_the_end() -> None:
    position = novgorod(
        seat=1,
        first=0,
        last_round=True,
        counters={0: "order-07 order-08"},
        hand={0: "order-02"},
        column=COLUMN,
        bonus="variety career",
    )
    assert trader(position, None).counters == ()
    told = position.state.reveals
    position.finish()
    assert (position.over, position.state.reveals) == (True, told + 2)
    assert (trader(position, None).counters, trader(position, 1).variety) == ((6, 7), 5)
    assert len(position.told("counter-shown")) == 2
    assert redealt(position, 1).counters() == ["order-07", "order-08"]
    assert trader(position, None).closed == ()


# -- the stack and the order that covers -----------------------------------------------------------------------


@rule("NOV-852")
def test_the_covering_order_is_never_decided() -> None:
    """To the last draw, each order that nobody has seen may be the one that covers."""
    position = novgorod(phase=3, column=COLUMN, stack=2, ducats=99, display=OPEN)
    position.play("order stack")
    assert len(position.weights()) == 3
    position.play(position.legal()[0], "cheap stack")
    assert len(position.weights()) == 2
    position.deal()
    assert position.stack == 0
    (last,) = [card for part in position.state.orders.middle for card in part]
    others = {card for cards in position.state.closed for card in cards}
    assert last not in others
    mine = set(position.state.closed[0])
    covers = {redealt(position, 1, seed).state.orders.middle[0][0] for seed in range(60)}
    assert covers == mine | {last}


@rule("NOV-852", "NOV-702")
def test_the_covering_order_is_not_shown_at_the_end() -> None:
    position = novgorod(seat=1, first=0, last_round=True, column=COLUMN, stack=0).finish()
    (cover,) = [card for part in position.state.orders.middle for card in part]
    for viewer in (None, 0, 1):
        view = position.view(viewer)
        shown = {*view.display, *view.route.halves}
        for player in view.traders:
            shown |= {*player.closed, *player.known, *player.left, *player.under, *player.counters}
        assert cover not in shown


# -- what all see ------------------------------------------------------------------------------------------------


@rule("NOV-106", "NOV-471")
def test_everything_but_closed_orders_and_counters_is_the_same_for_all() -> None:
    position = novgorod(
        3,
        hold={0: "luebeck", 2: "london"},
        hand={0: "order-01", 1: "order-02 order-03"},
        known={0: "order-04"},
        left={1: "order-05"},
        counters={2: "order-06"},
        column=COLUMN,
        merchant="riga",
    )

    def public(view: NovgorodView) -> NovgorodView:
        traders = tuple(
            replace(
                player,
                closed=(),
                counters=(),
                variety=0,
                variety_more=False,
                orders=tuple(order for order in player.orders if order.open),
                needs=(),
            )
            for player in view.traders
        )
        return replace(view, seat=None, traders=traders)

    views = [public(position.view(viewer)) for viewer in VIEWERS]
    assert all(view == views[0] for view in views)
    first = views[0].traders[0]
    assert (first.hold, first.known) == (5, (3,))
    assert [city for city, kontor in enumerate(first.kontors) if kontor >= 0] == [1, 5]


@rule("NOV-D05")
def test_the_menu_of_phase_2_is_asked_even_if_it_has_one_choice() -> None:
    """Else the silence would tell that no order in hand can be fulfilled."""
    position = novgorod(privilege_used=True, hand="order-01").sail()
    assert (position.actor, position.asked, position.legal()) == (0, tasks.EVALUATE, ["end"])


@rule("NOV-D05")
def test_what_a_hidden_order_allows_does_not_show() -> None:
    """The salt and cloth of the route fulfil order-05, but not order-01."""

    def laid(hand: str) -> Position:
        position = novgorod(kontors="luebeck antwerp", hand=hand, display=OPEN, privilege_used=True)
        return position.sail("luebeck antwerp")

    one, other = laid("order-05"), laid("order-01")
    assert (one.choices("fulfil"), other.choices("fulfil")) == (["order-05 upper"], [])
    for viewer in (None, 1):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


# -- redeal ------------------------------------------------------------------------------------------------------


def full_table() -> Position:
    return novgorod(
        3,
        hand={0: "order-01 order-02", 1: "order-03", 2: "order-04"},
        known={1: "order-05"},
        left={0: "order-06"},
        under={0: "order-07", 2: "order-08"},
        counters={1: "order-09 order-10"},
        display=OPEN,
        column=COLUMN,
    )


@rule("NOV-205", "NOV-857")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_redeal_deals_anew_what_a_viewer_cannot_know_and_nothing_else(viewer: int | None) -> None:
    position = full_table()
    before = position.state
    changed = set()
    for seed in range(20):
        after = redealt(position, viewer, seed).state
        assert after.view(viewer) == before.view(viewer)
        assert (after.known, after.left, after.under) == (before.known, before.left, before.under)
        assert after.display == before.display
        assert [len(cards) for cards in after.closed] == [2, 1, 1]
        assert [len(cards) for cards in after.counters] == [0, 2, 0]
        for seat in range(3):
            changed |= {f"hand {seat}"} if after.closed[seat] != before.closed[seat] else set()
            changed |= {f"counters {seat}"} if after.counters[seat] != before.counters[seat] else set()
    everything = {"hand 0", "hand 1", "hand 2", "counters 1"}
    assert changed == everything - {f"hand {viewer}", f"counters {viewer}"}


@rule("NOV-205", "NOV-857")
@pytest.mark.parametrize("viewer", [None, 1])
def test_after_redeal_every_unseen_order_may_lie_in_every_hidden_place(viewer: int | None) -> None:
    position = full_table()
    open_to_all = {ORDER_IDS.index(order) for order in [*OPEN.split(), *ORDER_IDS[4:8]]}
    own = {2, 8, 9} if viewer == 1 else set()
    unseen = set(range(24)) - open_to_all - own
    assert all(set(place.pool) == unseen for place in position.state.hidden(viewer))
    found: set[int] = set()
    stack: set[int] = set()
    for seed in range(250):
        after = redealt(position, viewer, seed).state
        found |= {*after.closed[2]}
        stack |= {card for part in after.orders.middle for card in part}
    assert (found, stack) == (unseen, unseen)


@rule("NOV-D05")
def test_after_redeal_the_choices_are_those_of_the_new_orders() -> None:
    position = novgorod(kontors="luebeck antwerp", hand="order-05", display=OPEN).sail("luebeck antwerp")
    menus = set()
    for seed in range(40):
        other = redealt(position, 1, seed)
        assert all(choice.split()[0] in other.hand() for choice in other.choices("fulfil"))
        menus.add(tuple(other.choices("fulfil")))
    assert len(menus) > 1


# -- records -----------------------------------------------------------------------------------------------------


@rule("NOV-205", "NOV-304")
def test_the_record_of_a_running_game_names_no_hidden_order() -> None:
    table = Table(RULES, 3, GAME.settings(3, {}), seed="s", table="t")
    table.deal_all()
    hands = [orders(cards)[0] for cards in cast(NovgorodState, table.state).closed]
    for viewer in VIEWERS:
        drawn = [entry.notation for entry in table.record(viewer).events if entry.notation.startswith("draw")]
        wanted = [f"draw {seat} {hands[seat] if seat == viewer else '?'}" for seat in range(3)]
        assert drawn == wanted
