"""Bremerhaven's actions in one line: given a position and what is played, these lines."""

from random import Random
from typing import cast

import pytest

from roadstead.engine.actions import action_start, split_actions
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.engine.words import HEAVIEST, ActionLine
from roadstead.games.bremerhaven import GAME
from roadstead.games.bremerhaven import action_messages as says
from roadstead.games.bremerhaven.state import CASH, BremerhavenState
from roadstead.text.voice import StrictVoice
from tests.rules.bremerhaven.position import Position, bremerhaven

RULES = GAME.rules()
PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
BIDS = (
    "0 bid 5 building, 1 bid 4 building, 0 bid 4 permit, 1 bid 5 permit, 0 bid 3 parking, "
    "1 bid 3 sea-1, 0 bid 2 parking, 1 bid 2 sea-1, 0 bid 1 sea-1, 1 bid 1 land-2"
)


def play(position: Position, moves: str) -> Table:
    """A table that begins with this position; moves "0 unload 1, 1 done" are played one after the other."""
    state = position.state
    table = Table(RULES, state.seats, state.settings, PLAYERS[: state.seats], "1", "actions", state)
    table.deal_all()
    for move in moves.split(", "):
        seat, _, notation = move.partition(" ")
        table.play(int(seat), RULES.codebook.code(notation))
        table.deal_all()
    return table


def lines_of(table: Table, seat: int | None = 0) -> list[ActionLine]:
    events = [table.happening(at, seat) for at in range(len(table.log))]
    found = [
        RULES.words.action([events[at] for at in places]) for places in split_actions(RULES.words, events)
    ]
    return [line for line in found if line is not None]


def said(table: Table, language: str = "en", seat: int | None = 0) -> list[str]:
    voice = StrictVoice(RULES, language, PLAYERS)
    return [voice.say_action(line).replace("\u00a0", " ") for line in lines_of(table, seat)]


# -- bids and their reveal ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "language", "told"),
    [
        (0, "en", ["Ann bids 5 on Building.", "Ben places a card face down on Building permit."]),
        (1, "de", ["Ann legt eine Karte verdeckt auf „Gebäude“.", "Ben bietet 4 auf „Baugenehmigung“."]),
        (
            None,
            "fr",
            [
                "Ann pose une carte face cachée sur « Bâtiment ».",
                "Ben pose une carte face cachée sur « Permis de construire ».",
            ],
        ),
    ],
)
def test_a_bid_is_veiled_for_others(seat: int | None, language: str, told: list[str]) -> None:
    table = play(bremerhaven(2), "0 bid 5 building, 1 bid 4 permit")
    assert said(table, language, seat) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Ben places a card face down on Contract 2. All cards are revealed; "
            "Ann 5 and Ben 4 on Building; Ben 5 and Ann 4 on Building permit; Ben 5 and Ann 1 on Ship 1; "
            "Ann gets 2 money from the Parking lot; Ann gains Lighthouse; "
            "Ben does without a permit.",
        ),
        (
            "de",
            "Ben legt eine Karte verdeckt auf „Auftrag 2“. Alle Karten werden aufgedeckt; "
            "Ann 5 und Ben 4 auf „Gebäude“; Ben 5 und Ann 4 auf „Baugenehmigung“; Ben 5 und Ann 1 auf „Schiff 1“; "
            "Ann erhält 2 Geld vom Parkplatz; Ann erwirbt „Leuchtturm“; "
            "Ben verzichtet auf eine Genehmigung.",
        ),
        (
            "fr",
            "Ben pose une carte face cachée sur « Contrat 2 ». Toutes les cartes sont révélées ; "
            "Ann 5 et Ben 4 sur « Bâtiment » ; Ben 5 et Ann 4 sur « Permis de construire » ; "
            "Ben 5 et Ann 1 sur « Navire 1 » ; Ann reçoit 2 pièces du parking ; "
            "Ann acquiert « Phare » ; Ben se passe de permis.",
        ),
    ],
)
def test_the_reveal_names_the_bids_that_met_the_highest_first(language: str, told: str) -> None:
    assert said(play(bremerhaven(2), BIDS), language)[-1] == told


# -- the boards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann builds Lighthouse: places a bollard on quay wall 1; pays 9 money."),
        ("de", "Ann baut „Leuchtturm“ – setzt einen Poller auf Kaimauer 1; zahlt 9 Geld."),
        ("fr", "Ann construit « Phare » – pose un bollard sur le mur de quai 1 ; paie 9 pièces."),
    ],
)
def test_all_permits_of_a_player_are_one_action_with_what_they_cost(language: str, told: str) -> None:
    position = bremerhaven(
        2,
        "permit",
        bids={0: "3 permit", 1: "5 permit"},
        cash={0: 20, 1: 9},
        gained="lighthouse",
        buildings="bank",
    )
    table = play(position, "0 build lighthouse, 0 bollard 1, 0 done, 1 done")
    assert Position(cast(BremerhavenState, table.state)).cash() == 20 - 9
    assert said(table, language)[0] == told
    assert lines_of(table)[0].weight == 10
    assert said(table)[1] == "Ben does without a permit."


@pytest.mark.parametrize(("cash", "told"), [(2, []), (1, [(1,)])])
def test_whoever_cannot_pay_does_without_a_permit(cash: int, told: list[tuple[int, ...]]) -> None:
    position = bremerhaven(
        2, "permit", bids={0: "5 permit", 1: "3 permit"}, cash={0: 9, 1: cash}, gained={1: "bank"}
    )
    assert position.told("no-permit") == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Ben swaps Captain and First Mate on the Career ladder. Income: Ben 4, Ann 3 and Chloé 2 money.",
        ),
        (
            "de",
            "Ben vertauscht die Ränge Kapitän und Erster Maat. Einkommen: Ben 4, Ann 3 und Chloé 2 Geld.",
        ),
        ("fr", "Ben échange les rangs Capitaine et Second. Revenus : Ben 4, Ann 3 et Chloé 2."),
    ],
)
def test_the_ladder_with_the_income_in_rank_order(language: str, told: str) -> None:
    position = bremerhaven(3, "career", through="income", bids={1: "3 career"})
    assert said(play(position, "1 swap 1"), language) == [told]


def test_growing_influence_and_choosing_the_prices() -> None:
    position = bremerhaven(
        2, "influence", through="prices", bids={0: "2 influence", 1: "3 influence, 1 prices"}, cash=3
    )
    assert said(play(position, "0 grow, 1 choose price-4321")) == [
        "Ann takes a card of value 5 from the reserve: pays 1 money.",
        "Ben sets the prices to barrel 4, container 3, crate 2, passenger 1.",
    ]


def test_a_ship_with_its_cargo_and_its_marker_is_one_action() -> None:
    position = bremerhaven(
        2,
        "sea",
        through="land",
        bids={0: "3 sea-1, 2 land-1", 1: "3 land-2"},
        built="signal-tower",
        walls={0: "3 3 3 3"},
        sea="lotte heidi",
        land="kk-2 bb-2",
    )
    table = play(position, "0 dock 2, 0 name crate, 0 time 1, 0 load 3, 0 time 0, 1 refuse")
    assert said(table) == [
        "Ann puts Tramp Steamer Lotte into dock 2: names crates as the cargo; adds a time marker; "
        "wins the contract for 2 crates.",
        "Ann puts the contract for 2 crates into loading dock 3. Ben wins the contract for 2 barrels.",
        "Ben does not place the contract for 2 barrels.",
    ]


@pytest.mark.parametrize(
    ("time", "told"), [(0, "Ann leaves the printed time as it is."), (1, "Ann adds a time marker.")]
)
def test_a_marker_after_the_only_dock_is_an_action_of_its_own(time: int, told: str) -> None:
    position = bremerhaven(2, "sea", bids="3 sea-1", built="signal-tower", sea="wega heidi")
    assert said(play(position, f"0 time {time}")) == [told]


# -- the harbour phase and the clean-up ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Ann works in the harbour: unloads 2 crates; packs 2 crates into 1 container; "
            "delivers 1 container to loading dock 1; delivers 1 barrel to loading dock 2; pays 1 money; "
            "rises to 1 prestige; Coaster Heidi leaves; completes the contract for 1 container and gets 3 money; "
            "fails the contract for 2 barrels, sells goods for 1 money, pays 2 money.",
        ),
        (
            "de",
            "Ann arbeitet im Hafen – entlädt 2 Kisten; packt 2 Kisten in 1 Container ein; "
            "liefert 1 Container an Ladedock 1; liefert 1 Fass an Ladedock 2; zahlt 1 Geld; "
            "steigt auf 1 Prestige; „Kümo Heidi“ läuft aus; "
            "erfüllt den Auftrag über 1 Container und erhält 3 Geld; "
            "erfüllt den Auftrag über 2 Fässer nicht, verkauft Waren für 1 Geld, zahlt 2 Geld.",
        ),
        (
            "fr",
            "Ann travaille au port – décharge 2 caisses ; emballe 2 caisses dans 1 conteneur ; "
            "livre 1 conteneur au quai de chargement 1 ; livre 1 tonneau au quai de chargement 2 ; paie 1 pièce ; "
            "monte à 1 de prestige ; « Caboteur Heidi » appareille ; "
            "remplit le contrat pour 1 conteneur et reçoit 3 pièces ; "
            "ne remplit pas le contrat pour 2 tonneaux, vend des marchandises pour 1 pièce, paie 2 pièces.",
        ),
    ],
)
def test_a_harbour_phase_is_one_action_with_all_it_brings(language: str, told: str) -> None:
    position = bremerhaven(
        2,
        "harbour",
        cash=5,
        stored="1 barrel",
        docks={2: "heidi 1 2 crate"},
        loads={1: "c-2 1", 2: "bb-2 1"},
        price="1234",
    )
    table = play(position, "0 unload 2, 0 unload 2, 0 pack, 0 deliver container 1, 0 deliver barrel 2")
    assert said(table, language) == [told]


def test_production_and_moves_without_storing_are_summed_up() -> None:
    position = bremerhaven(
        2,
        "harbour",
        cash={0: 3},
        balance=10,
        built="gantry-crane bank emigration-hall",
        docks={2: "heidi 3 2 barrel"},
        loads={1: "bb-2 3"},
    )
    table = play(
        position,
        "0 produce bank, 0 deposit 2, 0 produce emigration-hall, 0 direct 2 1, 0 direct 2 1",
    )
    (line,) = said(table)
    assert line.startswith(
        "Ann works in the harbour: produces 1 passenger; delivers 2 barrels to loading dock 1; earns "
    )
    assert "interest; deposits 2 money in the Bank" in line


def test_seats_side_by_side_have_a_line_each() -> None:
    docks = {0: {2: "heidi 3 2 crate"}, 1: {2: "emma 3 2 barrel"}}
    table = play(bremerhaven(2, "harbour", docks=docks), "0 unload 2, 1 unload 2, 0 unload 2, 1 unload 2")
    assert [line.split(";")[0] for line in said(table)] == [
        "Ann works in the harbour: unloads 2 crates.",
        "Ben works in the harbour: unloads 2 barrels",
    ]


def test_an_event_names_everybody() -> None:
    position = bremerhaven(
        2,
        "harbour",
        through="event",
        news="repair-bills",
        cash={0: 3, 1: 3},
        built={0: "lighthouse", 1: "signal-tower"},
        buildings="bank",
        docks={2: "heidi 3 1 crate"},
        prestige=9,
    )
    (line,) = said(play(position, "0 unload 2"))
    assert line.startswith("Ann works in the harbour: unloads 1 crate. Ben rises")
    assert "event: Repair bills; Ann pays 1 money; Ben pays 1 money" in line


@pytest.mark.parametrize(
    ("left", "mode", "told"),
    [
        (6, "short", "Round 3 begins, with 4 spaces left for the ship token"),
        (4, "short", "Round 3 begins, the last one"),
        (
            2,
            "short",
            "The ship token reaches the last space, and the game ends; "
            "Ben fails the contract for 2 barrels, pays 2 money",
        ),
    ],
)
def test_the_rounds_and_the_end(left: int, mode: str, told: str) -> None:
    position = bremerhaven(
        2,
        "harbour",
        through="all",
        mode=mode,
        left=left,
        cash={1: 9},
        docks={2: "heidi 3 1 crate"},
        loads={1: {1: "bb-2 5"}},
    )
    table = play(position, "0 unload 2")
    assert told in said(table)[-1]
    assert lines_of(table)[-1].weight == (10 if left == 6 else HEAVIEST)


def test_permits_and_the_harbour_phase_are_two_actions_of_one_player() -> None:
    """Between the two there may be nothing but chance: the price card that is turned up."""
    position = bremerhaven(
        1,
        "permit",
        through="harbour",
        bids="3 permit",
        cash=9,
        docks={2: "heidi 3 1 crate"},
    )
    table = play(position, "0 bollard 1, 0 done, 0 done")
    assert [line.partition(":")[0] for line in said(table)] == [
        "Ann places a bollard on quay wall 1",
        "Ann leaves it at that in the harbour",
    ]
    assert "gets 3 money as First Mate" in said(table)[0]
    assert action_start(table, 0, len(table.log) - 1) == len(table.log) - 1


# -- whole games -------------------------------------------------------------------------------------------------

RARE = {
    "other-bids-4",
    "other-dummy-captain",
    "other-earn-income",
}
"""Fragments that the games played here need not come to."""


def random_game(seats: int, mode: str, seed: int) -> Table:
    rng = Random(seed)
    table = Table(RULES, seats, GAME.settings(seats, {"mode": mode}), PLAYERS[:seats], str(seed), "actions")
    table.deal_all()
    while not table.over():
        seat = rng.choice(table.state.actors())
        table.play(seat, rng.choice(table.legal(seat)))
        table.deal_all()
    return table


def test_every_action_can_be_said_and_bids_stay_veiled() -> None:
    keys: set[str] = set()
    voices = [StrictVoice(RULES, language, PLAYERS) for language in LANGUAGES]
    for seats, mode, seed in (
        (1, "short", 1),
        (2, "long", 2),
        (3, "short", 3),
        (4, "long", 4),
        (4, "long", 5),
    ):
        table = random_game(seats, mode, seed)
        for seat in (*range(seats), None):
            lines = lines_of(table, seat)
            assert [line for line in lines if line.weight == HEAVIEST]
            for line in lines:
                keys |= {line.head.key, *(part.key for part in line.parts)}
                assert line.head.key != says.DOES_BID or line.who == seat
                for voice in voices:
                    assert voice.say_action(line)
    fragments = {key for key in RULES.words.keys.declared if key.startswith(("does-", "other-"))}
    assert fragments - keys <= RARE


MONEY = {
    says.GET: (1, 1),
    says.PAY: (1, -1),
    says.INCOME: (2, 1),
    says.COMPLETE: (2, 1),
    says.FAIL: (2, 1),
}
"""Where a fragment for anybody holds its money, after the seat, and its sign."""


def money_in(line: ActionLine, seats: int) -> list[int]:
    """What a line says that each player got and paid."""
    found = [0] * seats
    for part in line.parts:
        for (does, other), (place, sign) in MONEY.items():
            if part.key in (does, other):
                args = (line.who, *part.args) if part.key == does else part.args
                found[args[0]] += sign * args[place]
                found[args[0]] -= args[3] if does == says.FAIL[0] else 0
        if part.key == says.OTHER_PARKS:
            found[part.args[0]] += part.args[1]
        elif part.key == says.DOES_EARN_INTEREST:
            found[line.who] += part.args[0]
        elif part.key in says.OTHER_INCOMES:
            for seat, money in zip(part.args[::2], part.args[1::2], strict=True):
                found[seat] += money
    return found


@pytest.mark.parametrize(("seats", "mode"), [(1, "short"), (2, "long"), (3, "short"), (4, "long")])
def test_the_lines_of_a_game_hold_all_its_money(seats: int, mode: str) -> None:
    table = random_game(seats, mode, 7)
    told = [0] * seats
    for line in lines_of(table):
        for seat, money in enumerate(money_in(line, seats)):
            told[seat] += money
    begun = [
        harbour[CASH] for harbour in cast(BremerhavenState, table.state_at(first_decision(table))).harbours
    ]
    for score in table.state.scores():
        assert dict(score.parts)["money"] == begun[score.seat] + told[score.seat]


def first_decision(table: Table) -> int:
    return next(at for at, event in enumerate(table.log) if event.who != CHANCE)
