"""Novgorod in the terminal: whole games, the map, the traders, the route, and a result that nobody may win."""

import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from roadstead.cli.menu import draw as draw_menu
from roadstead.cli.menu import numbered_choices
from roadstead.cli.result import explain_ties, score_table, show_result, winner_text
from roadstead.cli.screens import novgorod as screen
from roadstead.cli.terminal import Terminal
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.conformance import random_settings
from roadstead.engine.game import CHANCE, Score
from roadstead.engine.record import read_record
from roadstead.engine.table import Table
from roadstead.text.effects import effects
from roadstead.text.voice import StrictVoice, Voice
from tests.cli.conftest import FIRST, Answer, Roadstead
from tests.rules.novgorod.position import COLUMN, GAME, RULES, Position, novgorod, own_deck, start

FIRSTS = f"{FIRST}\n" * 400
PLAYERS = ["Ann", "Ben", "Cleo", "Dan"]
SHORT = "round_stop=6"
MODULES = "merchant_and_pirate=on,special_orders=on"
THREE = ("play", "novgorod", "--players", "Ann", "--bots", "random,random", "--seed", "3", "--options", SHORT)


def join_lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def render(what: RenderableType | None, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), markup=False, highlight=False)
    if what is not None:
        console.print(what)
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert max((cell_len(line) for line in lines), default=0) <= width
    return "\n".join(lines)


def whole(p: Position, seat: int | None = 0, lang: str = "en", players: list[str] = PLAYERS) -> str:
    """The whole table as a seat sees it."""
    return render(screen.draw(p.view(seat), StrictVoice(RULES, lang, players), RULES))


def before(p: Position, seat: int = 0, lang: str = "en") -> str:
    """What a seat sees again before a decision."""
    return render(screen.brief(p.view(seat), StrictVoice(RULES, lang, PLAYERS), RULES))


def row(text: str, name: str) -> str:
    """The line of the map with this city."""
    return next(line for line in text.splitlines() if re.match(rf"[╭╰│─ ♦†]+{name}\b", line))


def of(name: str, text: str) -> str:
    """The lines about a player."""
    found = re.search(rf"^(?:▶ )?{name} · .*(?:\n  .*)*", text, re.MULTILINE)
    assert found is not None
    return found[0]


def check_whole(answer: Answer) -> None:
    assert answer.code == 0
    assert answer.err == ""
    lines = [line.removeprefix("> ") for line in answer.out.splitlines() if "novgorod-" not in line]
    assert max(len(line) for line in lines) <= 80
    assert not re.search(r"\[[a-z]+-[a-z]+", answer.out)
    assert "…" not in answer.out


# -- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "end", "ours"),
    [
        ("en", "wins!|Nobody wins", "reconstructed"),
        ("de", "gewinnt", "rekonstruiert"),
        ("fr", "gagne", "reconstitu"),
    ],
)
@pytest.mark.parametrize("options", ["", f",{MODULES}", f",{MODULES},merchant_side=back,pirate_side=back"])
def test_a_whole_game_in_every_language(
    roadstead: Roadstead, lang: str, end: str, ours: str, options: str
) -> None:
    answer = roadstead(*THREE[:-1], SHORT + options, "--lang", lang, typed=FIRSTS)
    check_whole(answer)
    assert re.search(end, answer.out)
    assert ours in answer.out


@pytest.mark.parametrize("seats", [2, 4])
def test_other_numbers_of_players(roadstead: Roadstead, seats: int) -> None:
    bots = ",".join(["random"] * (seats - 1))
    options = f"round_stop=4,first_game=on,{MODULES},cities=random"
    answer = roadstead("play", "novgorod", "--bots", bots, "--seed", "8", "--options", options, typed=FIRSTS)
    check_whole(answer)
    assert re.search("wins!|Nobody wins", answer.out)


def test_a_game_is_saved_replayed_and_verified(roadstead: Roadstead) -> None:
    roadstead(*THREE, typed=FIRSTS + "done.txt\n")
    for lang in LANGUAGES:
        check_whole(roadstead("replay", "done.txt", "--lang", lang))
    for events in (0, 3, 9, 14, 17, 20, 40):
        assert roadstead("replay", "done.txt", "--to", str(events)).code == 0
    answer = roadstead("verify", "done.txt")
    assert (answer.code, answer.err) == (0, "")


def test_a_game_goes_on_where_it_was_saved(roadstead: Roadstead) -> None:
    roadstead(*THREE, typed=join_lines(FIRST, FIRST, FIRST, "save half.txt"))
    answer = roadstead("play", "--load", "half.txt", typed=join_lines(FIRST, "save more.txt"))
    assert "▶ Ann" in answer.out
    half, more = (read_record(Path(name).read_text()).events for name in ("half.txt", "more.txt"))
    assert len(half) < len(more)


def test_bots_play_each_other(roadstead: Roadstead) -> None:
    answer = roadstead("simulate", "novgorod", "--players", "3", "--games", "2", "--options", SHORT)
    assert answer.code == 0
    assert "2 games" in answer.out


@pytest.mark.parametrize(("lang", "says"), [("en", "red X"), ("de", "rotes X"), ("fr", "X rouge")])
def test_a_rule_in_every_language(roadstead: Roadstead, lang: str, says: str) -> None:
    assert says in roadstead("rules", "novgorod", "NOV-703", "--lang", lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_told(roadstead: Roadstead, lang: str) -> None:
    answer = roadstead("cards", "novgorod", "--lang", lang)
    assert (answer.code, answer.err) == (0, "")
    voice = StrictVoice(RULES, lang, [])
    plain = {"good", "luxury", "city", "base-kontor", "kontor", "requirement", "money", "seals"}
    for card in RULES.cards.cards:
        assert card.name(lang) in answer.out
        assert bool(effects(card, voice)) == (card.kind not in plain)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_cut_off_whoever_looks(seed: int) -> None:
    """Views of a random game in every language, on terminals of any width."""
    rng = Random(seed)
    seats = seed + 2
    names = [["Ann", "Ben"], ["Skipper 1", "Skipper 2", "Skipper 3"], ["Anna", "Al", "Berta", "Ben"]][seed]
    table = Table(RULES, seats, random_settings(GAME, seats, rng), names, str(seed))
    looks = 0
    while not table.over() and looks < 40:
        actor = table.state.actors()[0]
        if rng.random() < 0.2:
            looks += 1
            voice = StrictVoice(RULES, rng.choice(LANGUAGES), names)
            seat = rng.choice([None, *range(seats)])
            assert "…" not in render(screen.draw(table.view(seat), voice, RULES))
            if actor != CHANCE:
                assert "…" not in render(screen.brief(table.view(actor), voice, RULES))
            render(screen.draw(table.view(seat), voice, RULES), rng.choice([50, 120]))
        if actor == CHANCE:
            table.deal()
        else:
            table.play(actor, rng.choice(table.legal(actor)))


# -- the map ----------------------------------------------------------------------------------------------

WORKSHOPS = {"luebeck": "provisions-salt", "visby": "jewellery-glass", "novgorod": "clothing-fur"}


def test_brackets_join_the_neighbours_that_do_not_stand_below_each_other() -> None:
    lines = whole(novgorod()).splitlines()
    at = next(place for place, line in enumerate(lines) if "Bergen" in line)
    assert [line[:2] for line in lines[at : at + 8]] == ["╭─", "│╭", "││", "││", "││", "│╰", "│ ", "╰─"]
    assert screen.brackets([0b10, 0b101, 0b1010, 0b100, 0, 0, 0, 0]) == [""] * 8
    assert screen.brackets([0b100, 0b1000, 1, 0b10, 0, 0, 0, 0])[:4] == ["╭─", "│╭", "╰┼", " ╰"]


def test_a_city_with_good_manufactory_prices_income_fee_and_owners() -> None:
    p = novgorod(3, kontors={0: "visby riga", 1: "riga danzig", 2: "visby luebeck"}, manufactories=WORKSHOPS)
    text = whole(p)
    assert re.search(r"Visby +glass jewellery glass \(amber\) +7 +\+3 +−3 A·C$", row(text, "Visby"))
    assert re.search(r"Lübeck +salt +provisions salt \(fish grain\) +5 6 +\+2 +−2 ··C$", row(text, "Lübeck"))
    assert re.search(r"Novgorod fur +clothing fur \(cloth wool\) +5 6 7 +\+4 +−4 ···$", row(text, "Novgorod"))
    assert "Round 2 " in text
    assert "(1/2–3/4 seals)" in text


def test_an_empty_stack_has_no_price() -> None:
    p = novgorod(kontors={0: "visby riga", 1: "visby riga"})
    assert re.search(r" – +\+3 +−3 AB$", row(whole(p), "Visby"))


def test_the_last_round_is_told() -> None:
    assert "last!" in whole(novgorod(last_round=True))
    assert "last!" not in whole(novgorod())


@pytest.mark.parametrize(
    ("names", "tags"),
    [
        (["Ann", "Ben"], ["A", "B"]),
        (["Ann", "Albert"], ["An", "Al"]),
        (["anton", "Anna"], ["1", "2"]),
        (["Skipper 1", "Skipper 2", "Mira"], ["1", "2", "3"]),
    ],
)
def test_owners_are_told_apart(names: list[str], tags: list[str]) -> None:
    assert screen.tags_of(names) == tags
    text = whole(novgorod(len(names), kontors={0: "riga visby", 1: "riga visby"}), players=names)
    assert row(text, "Riga").endswith(tags[0] + tags[1] + "·" * (len(names) - 2))
    for name, tag in zip(names, tags, strict=True):
        assert re.search(rf"^(▶ )?({tag} )?{name} · ", text, re.MULTILINE)


@pytest.mark.parametrize("side", ["", " back"])
def test_merchant_and_pirate(side: str) -> None:
    text = whole(novgorod(merchant=f"riga{side}", pirate=f"danzig{side}", seals={0: 3, 1: 9}))
    assert " ♦ Riga" in text
    assert "  †Danzig" in text
    assert ("3 ducats more" if not side else "1 seal more") in text
    assert ("moving it costs 3" if not side else "this city is left out") in text
    both = whole(novgorod(merchant="riga", pirate="riga"))
    assert " ♦†Riga" in both
    assert "♦" not in whole(novgorod())


# -- the table --------------------------------------------------------------------------------------------


def test_bonus_cards_with_their_value_and_who_has_them() -> None:
    p = novgorod(bonus="career:low three-orders", won={1: "career"})
    assert "Bonus 3 Orders 4, then 2 · Career 2 ✓B\n" in whole(p)
    p = novgorod(bonus="eight-kontors:gone variety", won={0: "eight-kontors", 1: "eight-kontors"})
    assert "Bonus 8 Kontors gone ✓AB · Variety of Goods (kinds→seals) 5–11 → 1–7\n" in whole(p)


def test_a_table_that_does_not_rise_by_one_is_shown_in_full() -> None:
    assert screen.in_steps([(5, 1), (6, 3)]) == "5→1 6→3"
    assert screen.in_steps([(5, 1)]) == "5→1"
    assert screen.in_steps([]) == ""


def test_face_up_orders_with_both_rows() -> None:
    text = whole(novgorod(display="order-01 order-19 order-05 order-08"))
    assert "amber+grain / fur+fish · " in text
    assert "jewellery / clothing" in text
    assert "20 in the stack" in text


def test_the_column_of_special_orders_with_part_price_and_seals() -> None:
    text = whole(novgorod(column=COLUMN))
    for told in (
        "1 A fur+fish 1→2",
        "2 A glass+grain 2→2",
        "3 B jewellery from 2+ 6→5",
        "4 C cloth+jewellery 6→4",
    ):
        assert told in text


def test_a_special_order_that_is_done_is_not_skipped() -> None:
    p = novgorod(column=COLUMN, kontors="novgorod visby bergen", speed=3, phase=1).sail(
        "novgorod visby bergen"
    )
    text = before(p.play("special 1").deal())
    assert "1 A fur+fish ✓" in text
    assert "2 A glass+grain 1→2" in text
    assert "3 B jewellery from 2+ 5→5" in text


# -- the traders ------------------------------------------------------------------------------------------


def test_a_trader_with_money_seals_ship_career_and_orders() -> None:
    p = novgorod(
        3,
        ducats={0: 4, 1: 1},
        seals={0: 12, 1: 1},
        speed=3,
        hold={0: "visby", 1: "london"},
        hand={0: "order-01", 1: "order-02", 2: "order-05 order-06"},
        known={0: "order-19", 1: "order-03"},
        left={1: "order-08"},
        under={0: "order-09 order-10"},
        career={0: "1 front 1", 1: "2 back 1", 2: "3 front 4"},
    )
    text = whole(p)
    assert of("Ann", text).splitlines()[:3] == [
        "▶ Ann · 4 ducats · 12 seals · speed 3 · hold: glass " + "─" * 28,
        "  Career 1/4: 1 per turn, next: 13 ducats · order−3 seal+1 speed+1",
        "  Hand amber+grain / fur+fish · jewellery / clothing · 2 under the ship",
    ]
    ben, cleo = of("Ben", text), of("Cleo", text)
    assert "1 ducat · 1 seal · speed 2 · hold: wool" in ben
    assert "Career 1/4: red X, next: 3 goods" in ben
    assert "Hand salt+amber / fur+wool · 1 unknown · left of the ship ✓ / cloth+wool" in ben
    assert "hold" not in cleo
    assert "Career 4/4: 4 per turn\n" in cleo
    assert "Hand 2 unknown" in cleo


def test_orders_that_nobody_else_saw_stay_hidden() -> None:
    p = novgorod(hand={0: "order-01", 1: "order-19"}, counters={1: "order-20"}, column=COLUMN)
    for seat in (0, None):
        text = of("Ben", whole(p, seat))
        assert "1 unknown · 1 under the ship" in text
        assert "jewellery" not in text
    assert "Hand jewellery / clothing" in of("Ben", whole(p, 1))


def test_kinds_are_counted_where_they_score() -> None:
    given = {"under": {0: "order-01 order-02"}, "counters": {1: "order-20"}, "column": COLUMN}
    text = whole(novgorod(bonus="variety career", **given))  # type: ignore[arg-type]
    assert "2 under the ship (6 kinds)" in of("Ann", text)
    assert "1 under the ship" in of("Ben", text)
    assert "kind" not in of("Ben", text)
    assert "kinds)" not in of("Ann", whole(novgorod(**given)))  # type: ignore[arg-type]
    more = novgorod(bonus="variety career", under={1: "order-03"}, counters={1: "order-20"}, column=COLUMN)
    assert "2 under the ship (≥ 4 kinds)" in of("Ben", whole(more))


def test_what_is_to_be_paid_for_the_introductory_rounds() -> None:
    p = start(2, {"first_game": "on"}).deal()
    assert "27 ducats · 6 ducats to pay" in of("Ann", whole(p, p.actor))
    seat = p.actor
    p.play("kontor visby")
    name = PLAYERS[seat]
    assert "27 ducats · 11 ducats to pay" in of(name, whole(p, seat))


# -- decisions --------------------------------------------------------------------------------------------


def test_both_sides_of_the_career_card_stand_above_the_choice() -> None:
    p = start(2).deal("career 0 career-1", "career 1 career-2")
    text = before(p)
    assert "Career card 1: seals per turn, requirement, privilege covered" in text
    assert re.search(r"0 X +X$", text, re.MULTILINE)
    assert re.search(r"2 2 +13 ducats +order−3 +2 +2 luxury goods +seal\+1$", text, re.MULTILINE)
    assert text.splitlines()[-6:] == whole(p).splitlines()[-6:]


def test_the_route_as_it_is_laid() -> None:
    p = novgorod(kontors="luebeck riga bergen", speed=4).play("sail luebeck", "placeholder", "sail visby")
    text = before(p)
    assert (
        text.splitlines()[-1]
        == "Ann's route · 3/4 cards · fees 3 ducats: Lübeck salt +2 → ▒▒▒ → Visby glass −3"
    )
    assert row(text, "Visby")


def test_the_route_as_it_is_evaluated() -> None:
    p = novgorod(
        kontors="luebeck novgorod bergen riga",
        speed=5,
        hold="riga",
        manufactories={"luebeck": "provisions-grain", "visby": "jewellery-glass", "novgorod": "clothing-fur"},
    ).sail("luebeck + visby novgorod")
    lines = before(p).splitlines()
    assert lines[-5].startswith("Ann's route · fees 3 ducats ─")
    assert [line.split() for line in lines[-4:]] == [
        ["Ship", "→", "Lübeck", "▒▒▒", "Visby", "Novgorod"],
        ["grain", "salt", "+2", "placeholder", "glass", "−3", "fur", "+4"],
        ["provisions", "jewellery", "clothing"],
        ["(grain)", "(glass)", "(fur)"],
    ]
    p.play("make luebeck", "recipe grain", "make visby", "income novgorod")
    assert [line.split() for line in before(p).splitlines()[-3:]] == [
        ["Ship", "→", "Lübeck", "▒▒▒", "Visby", "Novgorod"],
        ["used", "salt", "+2", "placeholder", "covered", "−3", "used"],
        ["✓", "provisions", "✓", "jewellery"],
    ]


def test_the_merchant_counts_in_the_route() -> None:
    p = novgorod(merchant="visby", pirate="riga").sail("visby luebeck")
    assert "glass +6" in before(p)


def test_an_order_half_done_stands_above_the_choice_where_to_lay_it() -> None:
    p = novgorod(hand="order-17", kontors="luebeck visby").sail("luebeck visby")
    p.play("fulfil order-17 upper")
    assert "half done ✓ / amber+cloth" in before(p)
    assert "left of the ship ✓ / amber+cloth" in whole(p.end().play("left"))


def test_a_used_privilege_is_told() -> None:
    p = novgorod().sail("luebeck visby").play("extra-income")
    assert "privilege used" in of("Ann", before(p))
    assert "privilege used" not in of("Ben", whole(p))


def test_decisions_fit_on_a_screen() -> None:
    """With three players and no modules: the map or the route, one's own things, the question, the choices and what
    they mean.
    """
    voice = Voice(RULES, "en", PLAYERS)
    heights: dict[int, list[int]] = {}
    for seed in range(2):
        rng = Random(seed)
        table = Table(RULES, 3, GAME.settings(3, {}), PLAYERS[:3], str(seed))
        while not table.over() and table.state.turn < 24:
            actor = table.state.actors()[0]
            if actor == CHANCE:
                table.deal()
                continue
            view = table.view(actor)
            due = view.due_of(actor)
            assert due is not None
            shown = render(screen.brief(view, voice, RULES)).splitlines()
            choices = render(draw_menu(numbered_choices(table, actor, view, voice), voice)).splitlines()
            assert len(shown) <= 15
            heights.setdefault(due.kind, []).append(len(shown) + len(choices) + 4)
            table.play(actor, rng.choice(table.legal(actor)))
    every = sorted(height for found in heights.values() for height in found)
    assert every[len(every) * 9 // 10] <= 26


def test_own_decks_are_drawn_with_their_values() -> None:
    rules = own_deck("manu-clothing-fur: seals = 4 -> seals = 7", "base-riga: port_fee = 2 -> port_fee = 9")
    p = novgorod(rules=rules)
    text = render(screen.draw(p.view(0), StrictVoice(rules, "en", PLAYERS), rules))
    assert "(1/2–3/4–7 seals)" in text
    assert "−9" in row(text, "Riga")


# -- the result -------------------------------------------------------------------------------------------


def ended_position(career: dict[int, str], seals: dict[int, int]) -> Position:
    p = novgorod(
        3, seat=2, first=0, phase=4, last_round=True, privilege_used=True, seals=seals, career=career
    )
    assert p.over
    return p


def result(p: Position, capsys: pytest.CaptureFixture[str], lang: str = "en") -> str:
    capsys.readouterr()
    show_result(p.state.scores(), p.ranking, StrictVoice(RULES, lang, PLAYERS), Terminal())
    return capsys.readouterr().out


def test_who_shows_a_red_x_is_last_and_told_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    p = ended_position({0: "1 front 0", 1: "2 front 1", 2: "3 back 1"}, {0: 20, 1: 9, 2: 31})
    text = result(p, capsys)
    assert [line.split() for line in text.splitlines() if re.match(r" +(\d\.|–) ", line)] == [
        ["1.", "Ben", "9", "9"],
        ["–", "Cleo", "31", "(31)"],
        ["–", "Ann", "20", "(20)"],
    ]
    assert "Lost: Ann and Cleo." in text
    assert "Ben wins!" in text


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Nobody wins."), ("de", "Niemand gewinnt."), ("fr", "Personne ne gagne.")]
)
def test_nobody_wins_if_all_show_a_red_x(capsys: pytest.CaptureFixture[str], lang: str, says: str) -> None:
    p = ended_position({0: "1 front 0", 1: "2 front 0", 2: "3 back 1"}, {0: 20, 1: 9, 2: 31})
    text = result(p, capsys, lang)
    assert text.splitlines()[-1] == says
    assert not re.search(r"wins!|gewinnt!|gagne\s!|share|teilen|partagent", text)
    assert len(re.findall(r"^ +– ", text, re.MULTILINE)) == 3


def test_a_red_x_is_no_tie() -> None:
    voice = StrictVoice(RULES, "en", PLAYERS)
    scores = {
        0: Score(0, (("orders", 9),), 9, (("ducats", 3),)),
        1: Score(1, (("orders", 9),), 9, (("ducats", 8),), "lost", lost=True),
    }
    assert explain_ties(scores, [[0], [1]], voice) == []
    assert winner_text(scores, [[0], [1]], voice) == "Ann wins!"
    cells = [list(column.cells)[1] for column in score_table(scores, [[0], [1]], voice).columns]
    assert cells == ["–", "Ben", "9", "(9)"]


def test_many_parts_of_a_score_stand_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    parts = (
        "luxury-goods",
        "orders",
        "special-orders",
        "career",
        "privilege",
        "bonus-cards",
        "merchant",
        "variety",
    )
    scores = [
        Score(seat, tuple((part, seat + at) for at, part in enumerate(parts)), 28 + 8 * seat)
        for seat in range(4)
    ]
    for lang in LANGUAGES:
        capsys.readouterr()
        show_result(scores, [[3], [2], [1], [0]], StrictVoice(RULES, lang, PLAYERS), Terminal())
        text = capsys.readouterr().out
        assert "…" not in text
        lines = [line.split() for line in text.splitlines() if line.strip()]
        assert lines[0] == ["1.", "Dan", "2.", "Cleo", "3.", "Ben", "4.", "Ann"]
        assert [line[-4:] for line in lines[2:10]] == [
            [str(at + seat) for seat in (3, 2, 1, 0)] for at in range(8)
        ]
        assert lines[10][-4:] == ["52", "44", "36", "28"]


# -- questions --------------------------------------------------------------------------------------------


def test_friendly_questions_ask_for_a_first_game(
    roadstead: Roadstead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Terminal, "is_interactive", lambda terminal: True)
    answer = roadstead("play", typed=join_lines("novgorod", "Zoe", "1", "random", "yes", "save q.txt"))
    assert "Novgorod: " in answer.out
    record = read_record(Path("q.txt").read_text())
    assert (record.game, record.players) == ("novgorod", ["Zoe", "Mira (random)"])
    assert record.options == {"first_game": "on"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_curtain_hides_orders_among_friends(roadstead: Roadstead, lang: str) -> None:
    friends = ("play", "novgorod", "--players", "Ann,Ben", "--bots", "none", "--seed", "5", "--lang", lang)
    answer = roadstead(*friends, "--options", "round_stop=2", typed="1\n\n" * 100)
    check_whole(answer)
    assert re.search(r"[12] (unknown|unbekannt|inconnue)", answer.out)
