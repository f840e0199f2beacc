"""Shipyard in the terminal: whole games, the track, the market, the players, canals as a map, ships and contracts."""

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from roadstead.cli.menu import NumberedChoice, find_choice, numbered_choices
from roadstead.cli.menu import draw as draw_menu
from roadstead.cli.screens import shipyard as screen
from roadstead.cli.screens.shipyard.picture import SITE_AT, Plan, heading_of
from roadstead.cli.terminal import Terminal
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.record import read_record
from roadstead.engine.table import Table
from roadstead.games.shipyard import tasks
from roadstead.games.shipyard.canals import PORT, SITES
from roadstead.games.shipyard.rules import ShipyardRules
from roadstead.text.voice import StrictVoice
from tests.cli.conftest import FIRST, Answer, Roadstead
from tests.rules.shipyard.position import RULES, Position, doing, own_deck, shipyard, start
from tests.text.test_shipyard_texts import decisions, new_table, voice_of

FIRSTS = f"{FIRST}\n" * 700
PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]
THREE = ("play", "shipyard", "--players", "Ann", "--bots", "random,random", "--seed", "3")
TRACK = "hire:15 build:13 exchange:12 recruit:10 manufacture:8 rent:5 purchase:1"
"""The example SHY-E03, with the lead a space further on."""
E26 = {"canals": "c01 c14@c01:E/3 c16@c14:S/2", "figure": "c01 NE N"}
SHIP = "BMMMMMMS. sb24 sm101 sm102 sm103 sm105 sm129 sm126 ss12"
"""The ship and the canals of the example SHY-E26."""


def join_lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def flatten(text: str) -> str:
    return " ".join(text.split())


def render(what: RenderableType | None, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), markup=False, highlight=False)
    if what is not None:
        console.print(what)
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert max((cell_len(line) for line in lines), default=0) <= width
    return "\n".join(lines)


def whole(p: Position, seat: int | None = 0, lang: str = "en", rules: ShipyardRules = RULES) -> str:
    """The whole table as a seat sees it."""
    return render(screen.draw(p.view(seat), StrictVoice(rules, lang, PLAYERS), rules))


def before(
    p: Position, seat: int = 0, lang: str = "en", width: int = 80, rules: ShipyardRules = RULES
) -> str:
    """What a seat sees again before a decision."""
    return render(screen.brief(p.view(seat), StrictVoice(rules, lang, PLAYERS), rules), width)


def of(name: str, text: str) -> str:
    """The lines about a player."""
    found = re.search(rf"^(?:▶ )?{name} · .*(?:\n  .*)*", text, re.MULTILINE)
    assert found is not None
    return found[0]


def line_of(text: str, beginning: str) -> str:
    return next(line for line in text.splitlines() if line.strip().startswith(beginning))


def check_whole(answer: Answer) -> None:
    assert answer.code == 0
    assert answer.err == ""
    lines = [line.removeprefix("> ") for line in answer.out.splitlines() if "shipyard-" not in line]
    assert max(len(line) for line in lines) <= 80
    assert not re.search(r"\[[a-z]+-[a-z]+( |\])", answer.out)
    assert "…" not in answer.out


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "end", "market"),
    [
        ("en", "wins!|share the victory!", "Market"),
        ("de", "gewinnt|teilen sich den Sieg", "Markt"),
        ("fr", "gagne|se partagent la victoire", "Marché"),
    ],
)
def test_a_whole_game_in_every_language(roadstead: Roadstead, lang: str, end: str, market: str) -> None:
    answer = roadstead(*THREE, "--lang", lang, typed=FIRSTS)
    check_whole(answer)
    assert re.search(end, answer.out)
    assert market in answer.out


@pytest.mark.parametrize("seats", [2, 4])
def test_other_numbers_of_players(roadstead: Roadstead, seats: int) -> None:
    bots = ",".join(["random"] * (seats - 1))
    answer = roadstead("play", "shipyard", "--bots", bots, "--seed", "8", typed=FIRSTS)
    check_whole(answer)
    assert re.search("wins!|share", answer.out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_can_be_drawn(lang: str, seats: int) -> None:
    """In games with ships that sail, whatever the width of the terminal."""
    table = new_table(seats, {}, seats)
    voice = voice_of(lang)
    kinds: set[int] = set()
    for seat, _ in decisions(table, seats):
        view = table.view(seat)
        due = view.due_of(seat)
        assert due is not None
        if due.kind not in kinds or table.revision % 40 == 0:
            kinds.add(due.kind)
            for width in (60, 80, 120):
                assert render(screen.brief(view, voice, RULES), width)
            for viewer in (seat, (seat + 1) % seats, None):
                assert render(screen.draw(table.view(viewer), voice, RULES))
    assert kinds >= {tasks.CHOOSE, tasks.BUILD, tasks.PLACE, tasks.CELL, tasks.FIT, tasks.GIVE_UP}


def test_a_game_is_saved_replayed_and_verified(roadstead: Roadstead) -> None:
    roadstead(*THREE, typed=FIRSTS + "done.txt\n")
    for lang in LANGUAGES:
        check_whole(roadstead("replay", "done.txt", "--lang", lang))
    for events in (0, 3, 20, 50, 60, 75, 120):
        assert roadstead("replay", "done.txt", "--to", str(events)).code == 0
    answer = roadstead("verify", "done.txt")
    assert (answer.code, answer.err) == (0, "")


def test_a_game_goes_on_where_it_was_saved(roadstead: Roadstead) -> None:
    roadstead(*THREE, typed=join_lines(FIRST, FIRST, FIRST, "save half.txt"))
    answer = roadstead("play", "--load", "half.txt", typed=join_lines(FIRST, "save more.txt"))
    assert "▶ Ann" in answer.out
    half, more = (read_record(Path(name).read_text()).events for name in ("half.txt", "more.txt"))
    assert len(half) < len(more)


def test_the_setup_can_be_seen_before_it_is_done() -> None:
    p = start(3)
    text = whole(p, None)
    assert "Cleo · 6 guilders · 0 points" in text
    assert "Market" not in text


def test_decisions_fit_on_a_screen() -> None:
    """But for the market and the choices of Build Ships."""
    voice = voice_of("en")
    heights: list[int] = []
    for seats in (2, 3):
        table = new_table(seats, {}, seats)
        for seat, _ in decisions(table, seats):
            view = table.view(seat)
            shown = render(screen.brief(view, voice, RULES)).splitlines()
            choices = render(draw_menu(numbered_choices(table, seat, view, voice), voice)).splitlines()
            due = view.due_of(seat)
            assert due is not None
            if due.kind != tasks.BUILD:
                heights.append(len(shown) + len(choices) + 4)
    heights.sort()
    assert heights[len(heights) * 3 // 4] <= 22
    assert heights[len(heights) * 9 // 10] <= 26


# -- the action track -------------------------------------------------------------------------------------


def test_the_track_from_the_lead_backwards() -> None:
    figures = {1: "exchange", 2: "recruit"}
    text = whole(shipyard(3, track=TRACK, figures=figures, advanced=True))
    assert flatten(text.split("─\n")[-1]) == (
        "Hire Employee (lead) ← 1 empty ← Build Ships +0 ← Exchange Commodities ●Ben ← 1 empty ← "
        "Recruit Crew ●Cleo ← 1 empty ← Manufacture Equipment +2 ← 2 empty ← Rent Canal +2 ← 3 empty ← "
        "Purchase Commodities +3"
    )


def test_two_players_have_two_figures_on_a_card() -> None:
    text = flatten(whole(shipyard(2, figures={0: "build rent", 1: "hire exchange"})))
    assert "Build Ships (lead) ← Hire Employee ●●Ben ← Exchange Commodities ●Ben" in text
    assert "Rent Canal ●●Ann" in text


def test_incomes_are_told_only_while_one_chooses() -> None:
    p = shipyard(3, guilders=9)
    assert " +2" in whole(p).rsplit("Lap", 1)[1]
    p.play("choose build-ships")
    track = whole(p).rsplit("Lap", 1)[1]
    assert "Build Ships ●Ann" in track
    assert " +" not in track


@pytest.mark.parametrize(
    ("seats", "lead", "told"),
    [
        (3, 14, "Lap 1 of 3, 8 more turns · then 1+1 contracts to give up · your turns: 19"),
        (2, 22, "Lap 1 of 2 ends with this turn · then 2+2 contracts to give up · your turns: 12"),
        (4, 24, "Lap 2 of 4, 21 more turns · then 2+2 contracts to give up · your turns: 17"),
        (4, 64, "Lap 3 of 4, 4 more turns · your turns: 7"),
    ],
)
def test_laps_and_turns_left(seats: int, lead: int, told: str) -> None:
    assert told in whole(shipyard(seats, lead=lead))


def test_everybody_has_23_full_turns() -> None:
    p = start(3).deal()
    assert "Opening turns · your turns: 23" in whole(p, p.actor)
    for seat in range(3):
        q = shipyard(3, seat=seat, lead=seat, first=0)
        assert "your turns: 23" in whole(q, seat)


def test_the_last_round_and_the_end_are_told() -> None:
    text = whole(shipyard(3, seat=1, first=0, early=True), 1)
    assert "Last round, 1 more turn ─" in text
    assert "Final actions ─" in whole(shipyard(3, phase="final"))
    p = shipyard(3, phase="last", yard="BM.......", first=0)
    assert "Last chance ─" in whole(p)


# -- the market and the markers ---------------------------------------------------------------------------

MARKET = {
    "bow": "sb01 sb06 sb11 sb15 sb19",
    "middle-a": "sm101 sm105 sm108 sm110 sm112",
    "stern": "ss01",
    "train": "t05 t06",
    "canal": "c08 c09 c16",
}


def test_the_market_has_rows_with_prices_and_columns_with_numbers() -> None:
    text = whole(shipyard(3, market=MARKET))
    rows = {
        line.split()[0]: line.split()[1:] for line in text.splitlines() if re.match(r" +[1-5] +\d ", line)
    }
    assert list(rows) == ["5", "4", "3", "2", "1"]
    assert rows["1"][:4] == ["0", "mas", "mas", "cab"]
    assert rows["5"][:4] == ["2", "buo", "mas", "cra"]
    assert "#8 mil com lan boa" in line_of(text, "1    0")
    assert "3coa" in line_of(text, "1    0")
    assert re.search(r"2coa ste +#9 2mil boa buo rib", line_of(text, "2    1"))
    assert "1 bow 2 middle 3 middle 4 stern train" in text
    assert "bows 21, middles 22+20, sterns 21, trains 6, canals 19" in text


def test_cards_taken_in_an_action_leave_a_gap() -> None:
    p = doing("build", market=MARKET, guilders=3).play("build sb01", "place 1")
    assert re.search(r"1 +0 – ", line_of(before(p), "1    0"))
    assert "train" not in before(p).split("▶")[0].split("row")[1]
    assert "1◄mas│2 ·│" in before(p)


def test_stand_ins_are_offered() -> None:
    text = whole(shipyard(3, decks={"bow": 0}, market={"bow": ""}, early=True))
    assert "free stand-ins: bow" in text
    assert "stand-ins" not in whole(shipyard(3))
    assert "◄0│mas cab ······" in whole(shipyard(3, seat=1, yard="bM....... sm101"))


def test_markers_in_the_order_in_which_they_move() -> None:
    text = whole(shipyard(3, ring="crane", circle="soldier", employees={0: "accountant"}))
    assert "\nEquipment sail 0, cannon 0, smokestack 0, crane 1\n" in text
    assert "\nCrew propeller 0, businessman 0, captain 0, soldier 1\n" in text


def test_the_exchange_shows_the_next_setting_and_the_one_after() -> None:
    text = whole(shipyard(3, employees="trader-steel-1"))
    assert "Exchange 1→2: coal 2→1 pro/smo, steel 3→4 sol/sai/can, grain 2→3 cap/bus/cra" in text
    assert "Exchange 6→1: coal 4→2 " in whole(shipyard(3, setting=5))
    p = doing("exchange", setting=5, trains="t01 t05")
    assert "Exchange 6→1: coal 4→2 " in before(p)
    p.play("exchange t05")
    assert "Still on the train 3 coal" in before(p)


def test_employees_with_their_prices() -> None:
    given = {"spaces": {"helmsman": 4, "engineer-crane": 4, "trader-coal-2": 4}, "staff": 3}
    text = flatten(whole(shipyard(3, **given)))  # type: ignore[arg-type]
    assert "Employees 0: Eng cra+1, Trd coal II, Helmsman · 1: " in text
    text = flatten(whole(shipyard(3, employees={0: "foreman", 1: "helmsman"}, **given)))  # type: ignore[arg-type]
    assert "Employees 0: Eng cra+1, Trd coal II, Helmsman! · 0: " in text
    assert "Helmsman!" not in flatten(whole(shipyard(2, **given)))  # type: ignore[arg-type]


def test_what_employees_do_stands_above_the_choice() -> None:
    text = flatten(before(doing("hire", guilders=5)))
    assert "Engineer (brown): 1 × its piece with every Manufacture Equipment" in text
    assert "Builder (blue): 1–2 × its piece per ship without mount or cabin" in text
    assert "Foreman (yellow): 3 extra spaces free" in text


# -- the players ------------------------------------------------------------------------------------------


def test_a_player_with_everything() -> None:
    p = shipyard(
        3,
        seat=1,
        guilders={0: 4, 1: 1},
        score={0: 12},
        trains={0: "t01 t05"},
        store={0: "sail:2 captain:1 soldier:3"},
        employees={0: "trader-coal-1 helmsman"},
        yard={0: "BM...S... sb01 sm101 ss12"},
        canals={0: "c08 c12@c08:E"},
        used={0: "c03 c04"},
        fleet={0: ["sb19 sm205 ss01 captain:2 sail:2"]},
        contracts={0: "b08 g01"},
        held=1,
    )
    own = flatten(of("Ann", whole(p, 0)))
    assert "Ann · 4 guilders · 12 points · +6 at the end" in own
    assert "Yard 1◄mas│2 mas cab│3 ·│4 ·│5 ·│6 " in own
    assert "Store 2 sails, 1 captain, 3 soldiers · Trains coal+steel+grain, 3 coal" in own
    assert "Employees Trader (coal 1), Helmsman" in own
    assert "Fleet 3 cards (2sai 2cap | 2buo) Canals #8, #12, 2 used" in own
    assert "Blue 3 points per officer of your fleet (3) Green Lifebuoys 1→1, 2→2, 3→4, " in own
    assert "6→12, then +1 each (2)" in own
    other = flatten(of("Ann", whole(p, 1)))
    assert "Ann · 4 guilders · 12 points · +1 at the end" in other
    assert "Yard ◄mas│mas cab ··· " in other
    assert "officer" not in other
    assert "Lifebuoys" not in other


def test_the_end_shows_all_contracts() -> None:
    p = shipyard(2, phase="last", contracts={0: "b08 g01", 1: "b09 g02"}, fleet=["BMS captain:3"])
    text = whole(p.to_end(), None)
    assert "Blue  Officers (6 points): 3 points per officer of your fleet." in of("Ann", text)
    assert "Green Ships of 5 cards (no points): Points by how many ships of exactly 5" in of("Ben", text)
    assert text.startswith("Letters mas Mast, ")
    assert "Market" not in text


def test_contracts_are_told_in_full_when_one_is_given_up() -> None:
    p = shipyard(3, seat=1, first=0, lead=22, contracts={1: "b01 b08 b12 g03 g04 g06"})
    while p.deal().asked != tasks.GIVE_UP:
        p.quiet()
    for text in (before(p, 1), whole(p, 1)):
        told = flatten(text.rsplit("▶ Ben", 1)[1])
        assert "Officers (now 0): 3 points per officer of your fleet." in told
        assert "Points by how many ship cards your fleet has. 9→3, 12→6, 15→9, 18→12, 21→15, 24→18, " in told
        assert "then +3 per 3" in told
        assert "Lanterns (now 0): " in told
    assert "Officers" not in whole(p, 0)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Pairs of sails (now 0): 3 points per pair of sails on one ship."),
        ("de", "Segelpaare (jetzt 0): 3 Punkte je Paar Segel auf einem Schiff."),
        ("fr", "Paires de voiles (0 pour le moment) : 3 points par paire de voiles sur un même navire."),
    ],
)
def test_contracts_are_told_in_full_when_they_are_new(roadstead: Roadstead, lang: str, told: str) -> None:
    answer = roadstead(*THREE, "--lang", lang, typed="")
    assert told in flatten(answer.out)
    assert told not in flatten(whole(shipyard(3, contracts={0: "b07"}), 0, lang))


# -- the story --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_setup_is_told_in_a_few_lines(roadstead: Roadstead, lang: str) -> None:
    told = roadstead(*THREE, "--lang", lang, typed="").out.split("• ")
    assert "20" in told[2]
    assert "24" in told[3]
    assert "Mira" in told[4]
    assert len(told) < 26


def test_the_log_still_tells_every_card(roadstead: Roadstead) -> None:
    log = roadstead(*THREE, typed=join_lines("log 999")).out.split("> ", 1)[1]
    assert log.count("A ship card is turned up") >= 20
    assert log.count("is dealt a contract") == 18
    assert log.count("Ann is dealt a contract: ") == 6


# -- the choices ------------------------------------------------------------------------------------------


def choices_of(p: Position, lang: str = "en") -> list[NumberedChoice]:
    rules = p.state.shipyard
    table = Table(rules, 3, p.state.settings, PLAYERS[:3], "1", "options")
    table.state = p.state
    return numbered_choices(table, 0, p.view(0), StrictVoice(rules, lang, PLAYERS))


def choice_texts(p: Position, lang: str = "en") -> list[str]:
    return [choice.words for choice in choices_of(p, lang)]


LOADS = {
    "en": [
        "Barter for a propeller and a smokestack, sell one for 2 guilders",
        "Barter for a propeller, sell two for 4 guilders",
        "Barter for a smokestack, sell two for 4 guilders",
        "Sell all three for 6 guilders",
    ],
    "de": [
        "Gegen eine Schraube und einen Schornstein tauschen, eine für 2 Gulden verkaufen",
        "Gegen eine Schraube tauschen, zwei für 4 Gulden verkaufen",
        "Gegen einen Schornstein tauschen, zwei für 4 Gulden verkaufen",
        "Alle drei für 6 Gulden verkaufen",
    ],
    "fr": [
        "Troquer contre une hélice et une cheminée, en vendre un pour 2 florins",
        "Troquer contre une hélice, en vendre deux pour 4 florins",
        "Troquer contre une cheminée, en vendre deux pour 4 florins",
        "Vendre les trois pour 6 florins",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_loads_of_a_commodity_are_offered_along_the_barter_line(lang: str) -> None:
    assert choice_texts(doing("exchange", trains="t05", setting=0), lang) == LOADS[lang]


def test_loads_are_offered_with_what_they_bring() -> None:
    p = doing("exchange", trains="t06", setting=0, employees="trader-coal-1")
    assert choice_texts(p) == [
        "Barter for a propeller and a smokestack",
        "Barter for a propeller, sell one for 3 guilders",
        "Barter for a smokestack, sell one for 3 guilders",
        "Sell both for 6 guilders",
    ]
    assert choice_texts(p.play("trade sell+sell")) == [
        "Barter it for a soldier",
        "Barter it for a sail",
        "Barter it for a cannon",
        "Sell it for 2 guilders",
    ]


def test_loads_are_offered_along_the_line_of_an_own_deck() -> None:
    """Grain could be bartered for a sail as steel can, but the sail stands in the middle of its line."""
    rules = own_deck('grain: "businessman" -> "sail"', "grain: [2, 3, 1, 2, 4, 1] -> [0, 3, 1, 2, 4, 1]")
    p = doing("exchange", trains="t14", setting=0, rules=rules)
    assert choice_texts(p) == [
        "Barter for a sail, a captain and a crane",
        "Barter for a sail and a captain, give one away for nothing",
        "Barter for a captain and a crane, give one away for nothing",
        "Barter for a captain, give two away for nothing",
        "Barter for a sail and a crane, give one away for nothing",
        "Barter for a sail, give two away for nothing",
        "Barter for a crane, give two away for nothing",
        "Give all three away for nothing",
    ]


@pytest.mark.parametrize("typed", ["trade propeller+sell", "propeller+sell", "2"])
def test_a_trade_is_typed_by_its_pieces(typed: str) -> None:
    p = doing("exchange", trains="t06", setting=0)
    chosen = find_choice(typed, choices_of(p))
    assert chosen is not None
    assert chosen.notation == "trade propeller+sell"


def test_ship_cards_are_offered_as_they_lie_on_the_table() -> None:
    p = doing("build", market=MARKET, guilders=9)
    assert choice_texts(p)[:7] == [
        "1/1 bow: mast (0)",
        "1/2 bow: cabin (1)",
        "1/3 bow: crane mount (1)",
        "1/4 bow: cannon mount (2)",
        "1/5 bow: lifebuoy (2)",
        "2/1 middle: mast and cabin (0)",
        "2/2 middle: mast and lifebuoy (1)",
    ]


def test_employees_are_offered_as_the_marker_reaches_them() -> None:
    spaces = {"rigger": 6, "helmsman": 5, "engineer-crane": 4}
    words = choice_texts(doing("hire", guilders=20, spaces=spaces, staff=3))
    found = [
        words.index(name)
        for name in ("Engineer (crane): 1 guilder", "Helmsman: 1 guilder", "Rigger: 2 guilders")
    ]
    assert found == sorted(found)
    assert found[0] < 3


@pytest.mark.parametrize(
    ("lang", "sails", "officers"),
    [
        ("en", "2 sails: speed 3, 2 masts left", "1 officer: 2 cabins left"),
        ("de", "2 Segel: Geschwindigkeit 3, noch 2 Masten frei", "1 Offizier: noch 2 Kajüten frei"),
        ("fr", "2 voiles\u00a0: vitesse 3, 2 mâts libres", "1 officier\u00a0: 2 cabines libres"),
    ],
)
def test_fitting_tells_the_speed_and_the_room_left(lang: str, sails: str, officers: str) -> None:
    p = fitting().play("sail 1")
    assert choice_texts(p, lang)[2] == sails
    p.play("fit sails 2", "fit smokestacks 1", "fit propellers 1", "fit cranes 1", "fit cannons 1")
    assert choice_texts(p, lang)[1] == officers


# -- canals -----------------------------------------------------------------------------------------------


def test_canals_are_drawn_with_spaces_channels_and_the_figure() -> None:
    p = doing("rent", guilders=0, market={"canal": "c20"}, **E26)  # type: ignore[arg-type]

    picture = [line[18:] for line in before(p).splitlines()[2:]]
    assert picture == [
        "#1   buo──[→]   ○───buo  #14",
        "           │    │    │",
        "boa       rib══com  buo──mil",
        " │         │         │",
        " ○───buo───○        rib",
        "                     ║",
        "                ○───boa  #16",
        "                │",
        "               buo──com──com",
        "                     │",
        "                    lan",
    ]


def test_canals_offered_with_their_prices() -> None:
    text = before(doing("rent", guilders=2, market={"canal": "c08 c09 c21 c16 c24"}))
    lines = text.splitlines()[-6:]
    assert lines[0].split("  ")[1:2] == ["free"]
    assert lines[0].split() == ["free", "1", "guilder", "1", "guilder", "2", "guilders", "2", "guilders"]
    assert lines[1].startswith("  #8   com───○    ○───buo  #9   #21  lan")
    assert lines[3].startswith("  lan       boa  mil  rib  mil  com  buo──com")
    assert lines[4].startswith("   │         │         │    │    │ ╱")


def test_a_canal_in_all_its_turns() -> None:
    p = doing("rent", guilders=0, market={"canal": "c23"}, canals="c01")
    text = before(p.play("cell c01 E"))
    assert "0°" in text
    assert "↻ 90°" in text
    assert "180°" in text
    assert "↺ 90°" in text
    assert text.count("#23") == 4
    assert text.count("#1 ") == 1


def test_the_first_canal_is_shown_before_the_figure_is_placed() -> None:
    p = doing("rent", guilders=0, market={"canal": "c08"})
    assert "  #8   com───○" in before(p)
    p.play("edge E").finish()
    assert "Canals #8" in of("Ann", whole(p))


def test_canals_far_away_from_the_figure_are_left_out() -> None:
    row = "c01 " + " ".join(f"c{number:02d}@c{number - 1:02d}:E" for number in range(2, 8))
    p = doing("rent", guilders=2, canals=row, figure="c06 N")
    text = before(p)
    assert "2 more canals lie further off" in text
    assert "#3 " in text
    assert "#2 " not in text
    assert "further off" not in before(p, width=120)


@pytest.mark.parametrize(
    ("site", "came", "arrow"),
    [("N", "N", "↓"), ("W", "W", "→"), ("E", "E", "←"), ("S", "S", "↑")],
)
def test_the_figure_points_into_the_canal_it_has_entered(site: str, came: str, arrow: str) -> None:
    assert heading_of(SITES.index(site), PORT + SITES.index(came)) == arrow


@pytest.mark.parametrize(
    ("site", "came", "arrow"),
    [
        ("NE", "N", "→"),
        ("E", "NE", "↓"),
        ("C", "SW", "↗"),
        ("SW", "C", "↙"),
        ("NW", "W", "↑"),
        ("C", "NW", "↘"),
    ],
)
def test_the_figure_points_on(site: str, came: str, arrow: str) -> None:
    assert heading_of(SITES.index(site), SITES.index(came)) == arrow


def test_canals_that_do_not_meet_are_not_joined() -> None:
    """The horseshoe is closed in the east: the canal there is joined by way of the two in the south."""
    rules = own_deck('horseshoe: ports = ["N", "E", "S", "W"] -> ports = ["N", "S", "W"]')
    laid = "c01 c02@c01:S/1 c19@c02:E c20@c19:N"
    p = doing("rent", guilders=0, canals=laid, market={"canal": "c03"}, rules=rules)
    text = before(p, rules=rules)
    assert text.count("══") == 1
    assert text.count("║") == 2


@pytest.mark.parametrize(
    ("one", "other", "drawn"),
    [
        ("W", "E", ["", "", "   ───────", ""]),
        ("N", "S", ["", "      │", "      │", "      │"]),
        ("NW", "N", ["   ──", "", "", ""]),
        ("C", "SW", ["", "", "", "   ╱"]),
        ("SE", "C", ["", "", "", "         ╲"]),
        ("N", "W", ["", "   ╱", "", ""]),
    ],
)
def test_channels_of_any_shape_are_drawn(one: str, other: str, drawn: list[str]) -> None:
    plan = Plan()
    sites = [SITE_AT[SITES.index(name)] for name in (one, other)]
    plan.link(0, 0, sites[0], sites[1])
    plan.link(0, 0, sites[1], sites[0])
    assert [line.plain.rstrip() for line in plan.lines(4)] == drawn


# -- ships ------------------------------------------------------------------------------------------------


def fitting(**given: object) -> Position:
    store = "captain:2 businessman:2 soldier:2 cannon crane smokestack sail:3 propeller"
    p = shipyard(3, phase="cruises", yard=SHIP, store=store, **{**E26, **given})  # type: ignore[arg-type]
    return p


def test_a_complete_ship_with_what_it_shows() -> None:
    text = flatten(before(fitting(employees="builder-crane builder-officer"), width=50))
    assert "Columns 1 to 8: 8 cards with 4 masts, 1 propeller mount, 1 crane mount, 1 cannon mount, " in text
    assert "3 cabins, 4 lifebuoys and 1 lantern, by builders 2off 2cra" in text
    assert "[→]" in text


def test_two_complete_ships() -> None:
    text = before(shipyard(3, phase="cruises", yard="BMSBMS.M.", store="captain", canals="c01"))
    assert "Columns 1 to 3: 3 cards" in text
    assert "Columns 4 to 6: 3 cards" in text


def test_fitting_out() -> None:
    p = fitting().play("sail 1")
    text = flatten(before(p, width=50))
    assert "Fitted 1 captain speed 1, your canals allow 11 ship worth 2 points" in text
    p.play("fit sails 2", "fit smokestacks 1", "fit propellers 1")
    text = flatten(before(p, width=50))
    assert "Store 1 sail, 1 crane, 1 cannon, 1 captain, 2 businessmen, 2 soldiers" in text
    assert "Fitted 2 sails, 1 smokestack, 1 propeller, 1 captain" in text
    assert "speed 6, your canals allow 11" in text
    assert "ship worth 7 points" in text
    assert "Spaces pay mil 0, com 0, lan 1, boa 0, buo 4, rib moves made (last one only)" in text


def test_lines_stand_beside_the_canals_where_that_saves_room() -> None:
    p = fitting().play("sail 1")
    narrow, wide = before(p, width=50).splitlines(), before(p).splitlines()
    assert len(wide) < len(narrow)
    assert re.search(r"══com .*mil.* \w", next(line for line in wide if "══" in line))


def test_sailing() -> None:
    p = fitting().play("sail 1")
    p.fit(sails=2, smokestacks=1, propellers=1, cranes=1, cannons=1, businessmen=2, soldiers=1)
    text = flatten(before(p, width=40))
    assert p.choices("move") == ["c14 E", "c14 S"]
    assert "1 of 6 moves left" in text
    assert "cruise so far 12 (11 from officials, 1 Blue Riband)" in text
    assert "Spaces pay mil 2, com 3, lan 1, boa 0, buo 4, rib moves made (last one only)" in text
    assert "#1 " not in text
    assert "Store" not in text
    assert "Store 1 sail, 1 captain, 1 soldier" in of("Ann", whole(p))


# -- cards, questions, result -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told(roadstead: Roadstead, lang: str) -> None:
    answer = roadstead("cards", "shipyard", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    assert not re.search(r"[{}]|_|\bkind\b|effect:|features:|icons:|\d; ", answer.out)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "sb01 bow with 1 mast from",
                "Canal 8: north edge commerce, east edge lifeboat, south edge military, west edge lantern",
                "1 brings 1, 2 bring 2, 3 bring 4, 4 bring 6, 5 bring 9, 6 bring 12, then +1 each",
                "9 bring 3, 12 bring 6, 15 bring 9, 18 bring 12, 21 bring 15, 24 bring 18, then +3 per 3",
                "2 bring 1, 3 bring 2, 4 bring 4, 5 bring 6, 6 bring 9, 7 bring 12, 8 bring 16 reconstructed",
                "Each load of coal you sell brings 1 guilder more.",
            ],
        ),
        (
            "de",
            [
                "sb01 Bug mit 1 Mast aus",
                "Kanal 8: Nordrand Handel, Ostrand Rettungsboot, Südrand Militär, Westrand Laterne",
                "24 bringen 18, dann +3 je 3",
            ],
        ),
        (
            "fr",
            [
                "sb01 proue avec 1 mât de",
                "Canal 8 : bord nord commerce, bord est canot, bord sud militaire, bord ouest lanterne",
                "24 rapportent 18, puis +3 tous les 3",
            ],
        ),
    ],
)
def test_cards_in_words(roadstead: Roadstead, lang: str, told: list[str]) -> None:
    text = flatten(roadstead("cards", "shipyard", "--lang", lang).out)
    for words in told:
        assert words in text


def test_a_card_can_be_looked_up_in_the_game(roadstead: Roadstead) -> None:
    text = flatten(roadstead(*THREE, typed=join_lines("cards rigger", "cards c08")).out)
    assert "You may add 1 to the speed of a ship for each pair of its sails." in text
    assert "Canal 8: north edge commerce" in text


def test_friendly_questions_ask_for_a_first_game(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Terminal, "is_interactive", lambda terminal: True)
    answer = roadstead("play", typed=join_lines("shipyard", "Zoe", "1", "random", "yes", "save q.txt"))
    assert "Shipyard: " in answer.out
    record = read_record(Path("q.txt").read_text())
    assert (record.game, record.players) == ("shipyard", ["Zoe", "Mira (random)"])
    assert record.options["first_game"] == "on"


def test_the_curtain_hides_contracts_among_friends(roadstead: Roadstead) -> None:
    friends = ("play", "shipyard", "--players", "Ann,Ben", "--bots", "none", "--seed", "5")
    answer = roadstead(*friends, typed=f"{FIRST}\n\n" * 40)
    check_whole(answer)
    parts = answer.out.split("Please hand over to ")[1:]
    assert len(parts) > 3
    for part in parts:
        name = part.split(".")[0]
        for other in {"Ann", "Ben"} - {name}:
            assert not re.search("Blue|Green", of(other, part + f"\n{other} · "))
