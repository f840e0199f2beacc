"""One line per action in Novgorod: what belongs to an action, what its line says, and to whom."""

from random import Random

import pytest

from roadstead.engine.actions import split_actions
from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import CHANCE
from roadstead.engine.table import Table
from roadstead.engine.words import ActionLine, Happening
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.rules import NovgorodRules
from roadstead.text.voice import StrictVoice
from tests.rules.novgorod.position import COLUMN, GAME, RULES, RULES_OF, Position, novgorod

PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
BOTH_MODULES: dict[str, str] = {"merchant_and_pirate": "on", "special_orders": "on"}
TABLES: list[tuple[int, int, dict[str, str]]] = [
    (1, 2, {"first_game": "on"}),
    (1, 3, BOTH_MODULES),
    (2, 2, {"first_game": "on", **BOTH_MODULES}),
    (2, 3, {}),
    (2, 4, {**BOTH_MODULES, "merchant_side": "back", "pirate_side": "back", "cities": "random"}),
]
VEILED_IF_NOT_OWN = (messages.DOES_DRAW, messages.DOES_COUNTER)

SCORING = {messages.FOR_SEALS, messages.ROW_DONE, messages.SPECIAL_DONE, messages.RISES, messages.BONUS}


def played(p: Position, *moves: str, seat: int | None = 0) -> list[Happening]:
    """Plays moves, those of chance too; the events as a seat sees them."""
    rules, story = p.state.novgorod, p.state.story
    assert story is not None
    story.drain()
    events: list[Happening] = []
    for move in moves:
        who, code = p.actor, p.codebook.code(move)
        seen = p.state.seen(seat, who, code)
        p.play(move)
        done = rules.words.event(who, seen)
        told = [line.message for line in story.drain() if line.heard_by(seat)]
        events.append(Happening(who, seen, tuple(told if done is None else [done, *told])))
    return events


def say(rules: NovgorodRules, events: list[Happening], language: str) -> list[str]:
    """A line for each action; * for one whose events are told by themselves."""
    voice = StrictVoice(rules, language, PLAYERS)
    lines = [
        rules.words.action([events[at] for at in places]) for places in split_actions(rules.words, events)
    ]
    return ["*" if line is None else voice.say_action(line) for line in lines]


def lines(p: Position, *moves: str, language: str = "en", seat: int | None = 0) -> list[str]:
    return say(p.state.novgorod, played(p, *moves, seat=seat), language)


def line_of(p: Position, *moves: str) -> ActionLine:
    line = RULES.words.action(played(p, *moves))
    assert line is not None
    return line


# -- the route


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann sails to Riga, Danzig (fee 4) and Lübeck."),
        ("de", "Ann segelt nach Riga, Danzig (Hafengebühr 4) und Lübeck."),
        ("fr", "Ann va à Riga, Dantzig (taxe portuaire 4) et Lübeck."),
    ],
)
def test_a_route_is_one_line_with_its_fees(language: str, line: str) -> None:
    p = novgorod(kontors="riga luebeck", speed=3, career="1 front 2")
    assert lines(p, "sail riga", "sail danzig", "sail luebeck", "stop", language=language) == [line]


def test_a_route_tells_its_placeholder_and_its_privilege() -> None:
    p = novgorod(kontors="riga danzig luebeck", speed=2, career="1 front 0")
    assert lines(p, "sail danzig", "placeholder", "sail-fast riga") == [
        'Ann sails to Danzig and Riga: lays a placeholder in Danzig; uses the privilege "Speed +1".'
    ]


def test_a_bonus_card_is_won_with_the_route() -> None:
    p = novgorod(kontors="riga danzig luebeck visby bergen", speed=5)
    moves = [f"sail {city}" for city in ("riga", "danzig", "luebeck", "visby", "bergen")]
    line = line_of(p, *moves, "stop")
    assert StrictVoice(RULES, "en", PLAYERS).say_action(line) == (
        'Ann sails to Riga, Danzig, Lübeck, Visby and Bergen: gains 4 seals from the bonus card "5-City Route".'
    )
    assert line.weight == 10


def test_the_pirate_left_alone_is_no_action() -> None:
    p = novgorod(kontors="riga danzig", pirate="london", merchant="bergen")
    assert lines(p, "pass", "sail riga", "sail danzig", "stop") == ["Ann sails to Riga and Danzig."]


def test_to_lay_no_route_is_told_and_to_end_one_is_not_taken_for_it() -> None:
    p = novgorod(kontors="riga danzig")
    assert lines(p, "stop", "end") == ["Ann lays no route."]
    q = novgorod(kontors="riga danzig").play("sail riga")
    assert lines(q, "stop") == ["*"]


# -- the evaluation


def workshop() -> Position:
    """Salt and glass before the provisions of Novgorod."""
    return novgorod(
        kontors="luebeck visby novgorod",
        speed=3,
        career="1 front 2",
        manufactories={"novgorod": "provisions-salt", "visby": "clothing-fur", "luebeck": "clothing-wool"},
    ).sail("luebeck visby novgorod")


@pytest.mark.parametrize(
    ("language", "made", "income"),
    [
        (
            "en",
            "Ann makes provisions in Novgorod from salt: gains 1 seal and 1 ducat.",
            "Ann takes 3 ducats of income in Visby.",
        ),
        (
            "de",
            "Ann stellt in Novgorod Proviant her und verbraucht Salz – erhält 1 Siegel und 1 Dukat.",
            "Ann nimmt 3 Dukaten Einkommen (Visby).",
        ),
        (
            "fr",
            "Ann fabrique à Novgorod\u00a0: provisions (avec sel) – reçoit 1 sceau et 1 ducat.",
            "Ann perçoit 3 ducats de revenu (Visby).",
        ),
    ],
)
def test_a_luxury_good_and_the_income(language: str, made: str, income: str) -> None:
    told = lines(workshop(), "make novgorod", "end", "store-nothing", language=language)
    assert told == [made, income]


def test_a_row_of_goods_and_the_order_laid_aside() -> None:
    p = novgorod(kontors="riga novgorod visby luebeck", speed=4, hand="order-13", career="1 front 2")
    p.sail("riga novgorod visby luebeck")
    assert lines(p, "fulfil order-13 upper", "end", "left", "store-nothing") == [
        "Ann fulfils the upper row of an order (fur and glass): gains 2 seals; "
        "lays an order left of the ship, its lower row open.",
        "Ann takes 4 ducats of income in Riga and Lübeck.",
    ]


def career(version: int) -> Position:
    return novgorod(
        kontors="luebeck visby novgorod riga danzig",
        hold="danzig",
        speed=4,
        career="1 front 3",
        manufactories={"luebeck": "provisions-salt", "visby": "jewellery-glass", "novgorod": "clothing-fur"},
        bonus="eight-kontors variety",
        version=version,
    ).sail("luebeck visby novgorod riga")


@pytest.mark.parametrize(
    ("version", "moves"),
    [
        (1, ("rise", "at luebeck", "at visby", "recipe glass", "use fur", "use amber")),
        (2, ("rise", "make-in visby+luebeck", "recipe glass", "give fur+amber")),
    ],
)
def test_a_career_step_by_either_version_is_one_line(version: int, moves: tuple[str, ...]) -> None:
    assert lines(career(version), *moves) == [
        "Ann rises to career level 4: makes provisions in Lübeck from salt; makes jewellery in Visby from glass; "
        'uses up fur and amber; gives up the privilege "Speed +1".'
    ]


@pytest.mark.parametrize(
    ("seat", "counter"),
    [(0, ": jewellery / provisions."), (1, "."), (None, ".")],
    ids=["own", "other", "watcher"],
)
def test_a_special_order_and_the_order_that_only_its_owner_sees(seat: int | None, counter: str) -> None:
    p = novgorod(kontors="bergen visby novgorod riga", speed=4, column=COLUMN, career="1 front 0")
    p.sail("bergen visby novgorod riga")
    moves = ("special-cheap 1", "counter 0 order-20", "end", "store-nothing")
    assert lines(p, *moves, seat=seat) == [
        "Ann fulfils special order 1 (fur and fish): gains 2 seals; uses the privilege "
        f'"Order -3 ducats"; puts an order face down under the ship{counter}',
        "Ann takes 5 ducats of income in Visby and Riga.",
    ]


def test_a_good_stored_the_fees_and_the_forced_extra_income() -> None:
    p = novgorod(kontors="bergen visby", ducats=1, career="1 front 0")
    assert lines(p, "sail bergen", "sail london", "stop", "end", "store bergen") == [
        "Ann sails to Bergen and London (fee 3).",
        "Ann stores fish: takes 2 ducats of extra income (privilege); pays 3 ducats of port fees.",
    ]


def test_fees_are_no_part_of_moving_the_pirate() -> None:
    p = novgorod(kontors="bergen visby", pirate="riga", merchant="danzig", career="1 front 2").sail("london")
    assert lines(p, "pirate bergen", "end") == [
        "Ann moves the pirate to Bergen for 6 ducats.",
        "Ann pays 3 ducats of port fees. The merchant moves on to Antwerp.",
    ]


# -- purchases


def shop() -> Position:
    return novgorod(phase=3, ducats=40, kontors="riga danzig", career="1 front 0")


@pytest.mark.parametrize(
    ("move", "language", "line"),
    [
        (
            "kontor visby",
            "en",
            "Ann buys the Visby kontor for 5 ducats: gains 1 seal for not using a privilege.",
        ),
        (
            "ship",
            "de",
            "Ann bringt das Schiff für 5 Dukaten auf Geschwindigkeit 3 – "
            "erhält 1 Siegel, da kein Privileg genutzt wurde.",
        ),
        (
            "ship",
            "fr",
            "Ann porte le navire à la vitesse 3 pour 5 ducats – reçoit 1 sceau pour n'avoir utilisé aucun privilège.",
        ),
    ],
)
def test_a_purchase_ends_the_turn(move: str, language: str, line: str) -> None:
    assert lines(shop(), move, "pass", language=language) == [line]


@pytest.mark.parametrize(("seat", "drawn"), [(0, "; draws salt and cloth / amber and wool."), (1, ".")])
def test_two_orders_are_two_lines_and_the_drawn_one_is_seen_by_its_owner(seat: int, drawn: str) -> None:
    moves = ("cheap stack", "draw 0 order-05", "order order-21", "open order-07")
    assert lines(shop(), *moves, seat=seat) == [
        f'Ann buys an order from the stack for 3 ducats: uses the privilege "Order -3 ducats"{drawn}',
        "Ann buys an order (clothing / jewellery) for 6 ducats. New order: cloth and wool / fur and amber.",
    ]


def test_the_choices_of_the_introduction_are_told_by_themselves() -> None:
    table = Table(RULES, 2, GAME.settings(2, {"first_game": "on"}), PLAYERS[:2], "1", "intro")
    table.deal_all()
    seat = table.state.actors()[0]
    table.play(seat, RULES.codebook.code("kontor visby"))
    table.play(table.state.actors()[0], RULES.codebook.code("order stack"))
    table.deal_all()
    told = say(RULES, [table.happening(at, seat) for at in range(len(table.log))], "en")
    assert told == ["*", "*", "*"]


# -- merchant, pirate and the end


def test_the_merchant_pays_and_moves() -> None:
    p = novgorod(kontors="riga danzig", pirate="london", merchant="riga", seals={0: 3, 1: 1}, ducats=20)
    moves = ("pirate bergen", "sail riga", "sail danzig", "stop", "income riga", "end", "store danzig")
    assert lines(p, *moves) == [
        "Ann moves the pirate to Bergen for 6 ducats.",
        "Ann sails to Riga and Danzig.",
        "Ann takes 2 ducats of income in Riga: gets 3 ducats from the merchant.",
        "Ann stores amber. The merchant moves on to Lübeck.",
    ]


def test_the_last_round_is_announced() -> None:
    p = novgorod(seat=1, first=0, phase=3, seals={0: 29, 1: 30}, kontors={1: "riga danzig"})
    line = line_of(p, "pass")
    assert (line.head.key, line.parts[-1].key) == (messages.DOES_PASS, messages.OTHER_LAST_ROUND)
    assert line.weight == 100


@pytest.mark.parametrize(
    ("language", "end"),
    [
        (
            "en",
            "Ann gains no seals for the variety of goods (4 kinds); "
            "Ben gains no seals for the variety of goods (4 kinds); Ann still shows a red X and has lost; "
            "Ben still shows a red X and has lost; the game is over.",
        ),
        (
            "de",
            "Ann erhält keine Siegel für die Warenvielfalt (4 Sorten); "
            "Ben erhält keine Siegel für die Warenvielfalt (4 Sorten); Ann zeigt noch ein rotes X und hat verloren; "
            "Ben zeigt noch ein rotes X und hat verloren; die Partie ist zu Ende.",
        ),
        (
            "fr",
            "Ann ne reçoit aucun sceau pour la variété de marchandises (4 types)\u00a0; "
            "Ben ne reçoit aucun sceau pour la variété de marchandises (4 types)\u00a0; "
            "Ann montre encore un X rouge et a perdu\u00a0; "
            "Ben montre encore un X rouge et a perdu\u00a0; la partie est finie.",
        ),
    ],
)
def test_the_end_is_told_last(language: str, end: str) -> None:
    p = novgorod(
        seat=1,
        first=0,
        phase=3,
        last_round=True,
        bonus="variety career",
        under={1: "order-13"},
        counters={0: "order-14"},
        kontors={1: "riga danzig"},
    )
    (line,) = lines(p, "pass", language=language)
    assert line.endswith(end)


# -- whole games


@pytest.mark.parametrize(("version", "seats", "options"), TABLES)
def test_every_action_of_a_game_can_be_said_to_everybody(
    version: int, seats: int, options: dict[str, str]
) -> None:
    rules = RULES_OF[version]
    settings = GAME.settings(seats, {**options, "round_stop": "12"})
    table = Table(rules, seats, settings, PLAYERS[:seats], "5", "lines")
    rng = Random(5)
    table.deal_all()
    while not table.over():
        actor = table.state.actors()[0]
        table.play(actor, rng.choice(table.legal(actor)))
        table.deal_all()
    for seat in [*range(seats), None]:
        events = [table.happening(at, seat) for at in range(len(table.log))]
        seen = check_lines(rules, events, seat)
        assert seen[-1].weight == 100
    for language in LANGUAGES:
        assert len(say(rules, events, language)) > 12 * seats


def check_lines(rules: NovgorodRules, events: list[Happening], seat: int | None) -> list[ActionLine]:
    """The lines: nothing that is another's secret, and each seal that was gained stands in one."""
    found: list[ActionLine] = []
    for places in split_actions(rules.words, events):
        action = [events[at] for at in places]
        assert len({event.who for event in action} - {CHANCE}) <= 1
        line = rules.words.action(action)
        if line is None:
            keys = {message.key for event in action for message in event.told}
            assert not keys & SCORING, "what scores stands in a line"
            continue
        found.append(line)
        if line.who != seat:
            assert not any(part.key in VEILED_IF_NOT_OWN for part in line.parts)
    return found
