"""Shipyard's texts in every language: every key can be said, and the choices of a decision can be told apart."""

from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import cast

import pytest

from roadstead.engine.cards import LANGUAGES
from roadstead.engine.game import CHANCE, State, View
from roadstead.engine.table import Table
from roadstead.engine.words import Message, tally
from roadstead.games.shipyard import GAME, tasks
from roadstead.games.shipyard.canals import SITES
from roadstead.games.shipyard.deck import ACTIONS, BOW, CAPTAIN, MIDDLE, NONE, STERN, YARD
from roadstead.games.shipyard.state import SCORE_PARTS, ShipyardState
from roadstead.games.shipyard.view import BuilderView, ShipyardView
from roadstead.games.shipyard.words import ShipyardWords
from roadstead.text.cards import describe_fields
from roadstead.text.proofread import proofread_game
from roadstead.text.voice import StrictVoice
from tests.rules.shipyard.position import Position, doing, own_deck, shipyard, start
from tests.text.fragments import FRAGMENTS, reason_keys, table_keys

RULES = GAME.rules()
WORDS = cast(ShipyardWords, RULES.words)
PLAYERS = ["Ann", "Ben", "Chloé", "Éric"]
TALLIES = [[0, 0, 0], [1, 0, 0], [0, 2, 1], [1, 1, 1]]
SETS = [0b1, 0b11, 0b10110, 0b100]
NEEDS_NO_BREAK = (" :", " ;", " ?", " !", " »", "« ")
TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (3, {"first_game": "on"}), (4, {"start_seat": "1"})]
RARE = {
    "along-the-line",
    "bartered",
    "build-stand-in",
    "cannot",
    "did-end",
    "did-scrap",
    "finish-ship-stand-in",
    "last-captain",
    "means-end",
    "new-canals",
    "no-canals",
    "no-open-side",
    "no-room-at-all",
    "no-trains",
    "nobody-to-hire",
    "did-pass",
    "not-asked",
    "shortcut-sail",
    "table-stand-in",
    "you-cannot",
}
"""What the games played here need not say."""


def voice_of(language: str) -> StrictVoice:
    return StrictVoice(RULES, language, PLAYERS)


def sample(kind: str, at: int) -> int:
    """An argument of this kind, another one for each `at` from 0 to 3 where there are so many."""
    if kind.endswith("*"):
        return tally(TALLIES[at])
    if kind.endswith("+"):
        size = len(WORDS.domains[kind[:-1]]) if kind[:-1] in WORDS.domains else len(PLAYERS)
        return SETS[at] & ((1 << size) - 1)
    kind = kind.removesuffix("~")
    return at % len(WORDS.domains[kind]) if kind in WORDS.domains else at


def assert_reads_well(text: str, language: str, key: str) -> None:
    assert text.strip() == text != "", key
    assert not any(mark in text for mark in ("{", "}", "???", "  ", "( ", " )", " ,", "..")), f"{key}: {text}"
    assert key.startswith(FRAGMENTS) or text[0].isupper() or text[0].isdecimal() or text[0] in "„«", (
        f"{key}: {text}"
    )
    if language == "fr":
        assert not any(mark in text for mark in NEEDS_NO_BREAK), f"{key}: {text}"
    else:
        assert "\u00a0" not in text, f"{key}: {text}"


def new_table(seats: int, options: dict[str, str], seed: int) -> Table:
    table = Table(RULES, seats, GAME.settings(seats, options), PLAYERS[:seats], str(seed), "texts")
    table.deal_all()
    return table


def before_the_deal(seats: int) -> View:
    return RULES.start(seats, GAME.settings(seats, {})).view(0)


class Shipwright:
    """Plays at random, but builds ships that sail: chance alone hardly ever finishes one.

    One in haste builds whenever possible, short ships only, until the ship cards run out.
    """

    def __init__(self, seed: int, haste: bool) -> None:
        self.rng = Random(seed)
        self.haste = haste

    def choose(self, view: ShipyardView, seat: int, legal: list[int]) -> int:
        wanted = [code for code in legal if self.wants(view, seat, *WORDS.codebook.parts(code))]
        return self.rng.choice(wanted or legal)

    def wants(self, view: ShipyardView, seat: int, verb: str, words: tuple[int, ...]) -> bool:
        yard = view.builders[seat].yard
        column = yard.index(NONE) if NONE in yard else YARD
        if verb == "build":
            return WORDS.deck.kind[words[0]] in self.fitting_kinds(yard[:column])
        if verb == "place":
            return words[0] == column
        if verb in ("choose", "bonus", "final"):
            return ACTIONS[words[0]] == self.next_action(view.builders[seat])
        if verb == "recruit":
            return WORDS.deck.circle[(view.circle + 1 + words[0]) % len(WORDS.deck.circle)] == CAPTAIN
        if verb == "fit":
            return words[1] > 0 or not self.rng.randrange(3)
        return verb not in ("scrap", "pass", "stop", "end")

    def next_action(self, builder: BuilderView) -> str:
        if self.haste:
            return "build-ships"
        if not builder.store[CAPTAIN]:
            return "recruit-crew"
        return "rent-canal" if len(builder.canals) < 3 else self.rng.choice(ACTIONS)

    def fitting_kinds(self, built: tuple[int, ...]) -> tuple[int, ...]:
        """What may follow in a yard that is filled from the left."""
        kinds = [WORDS.deck.kind[card] for card in built]
        if not kinds or kinds[-1] == STERN:
            return (BOW,) if len(kinds) <= YARD - 3 else ()
        if kinds[-1] == BOW:
            return (MIDDLE,)
        return (STERN,) if self.haste or len(kinds) == YARD - 1 else (MIDDLE, STERN)


def decisions(table: Table, seed: int, haste: bool = False) -> Iterator[tuple[int, list[int]]]:
    """A game: who decides, and what is legal, before each decision."""
    player = Shipwright(seed, haste)
    while not table.over():
        seat = table.state.actors()[0]
        legal = table.legal(seat)
        yield seat, legal
        table.play(seat, player.choose(cast(ShipyardView, table.view(seat)), seat, legal))
        table.deal_all()


def test_the_texts_fit_their_declarations() -> None:
    assert proofread_game(RULES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    voice = voice_of(language)
    for key, arguments in WORDS.keys.declared.items():
        for at in range(4):
            text = voice.say(Message(key, tuple(sample(kind, at) for _, kind in arguments)))
            assert_reads_well(text, language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_has_its_labels(language: str) -> None:
    voice = voice_of(language)
    for option in GAME.options:
        for end in ("", "-help", *(f"-{word}" for word in option.choices)):
            key = f"option-{option.name}{end}".replace("_", "-")
            assert voice.has(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_score_and_tie_has_its_label(language: str) -> None:
    voice = voice_of(language)
    ties = [name for name, _ in new_table(2, {}, 0).state.scores()[0].ties]
    for key in [f"score-{part}" for part in SCORE_PARTS] + [f"tie-{tie}" for tie in ties]:
        assert voice.has(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_words(language: str) -> None:
    voice = voice_of(language)
    for card in RULES.cards.cards:
        assert voice.has(f"kind-{card.kind}")
        for name, value in card.fields.items():
            assert isinstance(value, dict) or voice.has(f"field-{name.replace('_', '-')}"), name
        for entry in card.known:
            name = entry.partition(":")[0]
            assert voice.has(f"known-{name.replace('_', '-')}"), name
        for text in describe_fields(card, voice):
            assert not any(mark in text for mark in ("{", "[", "_", "nothing")), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["employee", "contract"])
def test_what_the_cards_do_is_told(language: str, kind: str) -> None:
    voice = voice_of(language)
    told = [
        voice.say(message)
        for index in range(len(RULES.cards.names(kind)))
        for message in WORDS.card(kind, index)
    ]
    for text in told:
        assert_reads_well(text, language, kind)
    assert len(set(told)) == len(RULES.cards.names(kind))


def test_what_a_deck_of_ones_own_names_twice_is_told_once() -> None:
    rules = own_deck(
        'foreman: markers = ["hire-employee"] -> markers = ["receive-subsidy", "receive-subsidy"]',
        'g11: needs = ["lifebuoy" -> needs = ["lifebuoy", "lifebuoy"',
    )
    voice = StrictVoice(rules, "en", PLAYERS)
    words = cast(ShipyardWords, rules.words)
    ids = {kind: [card.id for card in rules.cards.names(kind)] for kind in ("employee", "contract")}
    [foreman] = words.card("employee", ids["employee"].index("foreman"))
    assert voice.say(foreman) == "Your first 3 extra steps are free: Receive Subsidy."
    [contract] = words.card("contract", ids["contract"].index("g11"))
    [plain] = WORDS.card("contract", ids["contract"].index("g11"))
    assert contract == plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("haste", [False, True])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_two_choices_of_a_decision_sound_the_same(
    language: str, haste: bool, seats: int, options: dict[str, str]
) -> None:
    voice = voice_of(language)
    table = new_table(seats, options, 3)
    for seat, legal in decisions(table, 3, haste):
        view = table.view(seat)
        assert_reads_well(voice.say(WORDS.prompt(view, seat)), language, "prompt")
        messages = [WORDS.choice(view, code) for code in legal]
        said = {message: voice.say(message) for message in messages}
        for text in said.values():
            assert_reads_well(text, language, "choice")
        assert len(set(said.values())) == len(said), said
        assert len(said) == len(messages), messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("haste", [False, True])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_story_is_told_to_everybody(
    language: str, haste: bool, seats: int, options: dict[str, str]
) -> None:
    voice = voice_of(language)
    table = new_table(seats, options, 3)
    for _ in decisions(table, 3, haste):
        pass
    for at in range(len(table.log)):
        for viewer in (None, *range(seats)):
            for message in table.words_of(at, viewer):
                assert_reads_well(voice.say(message), language, message.key)


def test_the_games_played_here_tell_nearly_everything() -> None:
    """Whole cruises, canals, final actions and last chances occur in the games of the tests above."""
    said: set[str] = set()
    for seats, options in TABLES:
        for haste in (False, True):
            table = new_table(seats, options, 3)
            for seat, legal in decisions(table, 3, haste):
                view = table.view(seat)
                said.add(WORDS.prompt(view, seat).key)
                said |= {told.key for told in [WORDS.progress(view)] if told is not None}
                said |= {WORDS.choice(view, code).key for code in legal}
                said |= table_keys(WORDS, view) | reason_keys(WORDS, view, legal)
                said |= {line.message.key for line in WORDS.shortcuts(view)}
                foresight = table.foresee(seat, legal[0])
                said |= {message.key for message in foresight.warnings}
                said |= {each.message.key for each in foresight.consequences}
                for reader in (None, *range(seats)):
                    ending = WORDS.ending(table.view(reader))
                    said |= {ending.title.key, ending.text.key} if ending else set()
            said |= table_keys(WORDS, table.view(0)) | table_keys(WORDS, before_the_deal(seats))
            said |= {message.key for message in WORDS.setup([event.seen[0] for event in table.log])}
            for at in range(len(table.log)):
                for viewer in (None, *range(seats)):
                    said |= {message.key for message in table.words_of(at, viewer)}
    unsaid = {
        key
        for key in WORDS.keys.declared
        if not key.startswith(("brief-", "card-", "cell-", "does-", "hint-", "other-"))
    } - said
    assert unsaid <= RARE


# -- prompts ---------------------------------------------------------------------------------------------------


def due(position: Position) -> int:
    return position.asked if position.actor != CHANCE else CHANCE


def to_choice(position: Position) -> Position:
    """On to the next opening turn."""
    turn = position.state.turn
    while position.state.turn == turn or due(position) != tasks.CHOOSE:
        position.quiet()
    return position


def asked(position: Position, seat: int) -> str:
    return voice_of("en").say(WORDS.prompt(position.view(seat), seat))


def test_giving_up_contracts_says_how_many_are_left() -> None:
    """2 players give up two contracts of each colour after the first lap."""
    position = shipyard(2, seat=1, first=0, lead=22)
    told: list[str] = []
    while due(position) != tasks.GIVE_UP:
        position.quiet()
    while due(position) == tasks.GIVE_UP and 0 in position.actors:
        told.append(asked(position, 0))
        position.play(f"0: {position.legal(0)[0]}")
    assert told == [
        "Which blue contract do you give up? (still to give up: 2)",
        "Which blue contract do you give up? (still to give up: 1)",
        "Which green contract do you give up? (still to give up: 2)",
        "Which green contract do you give up? (still to give up: 1)",
    ]


def test_an_early_end_says_how_many_contracts_are_left_to_give_up() -> None:
    """SHY-R17: the lap asks for one of each colour, the early end for another one."""
    position = shipyard(3, seat=2, first=0, lead=22, early=True)
    told: list[str] = []
    while due(position) != tasks.FINAL_ACTION:
        if due(position) == tasks.GIVE_UP and 0 in position.actors:
            told.append(asked(position, 0))
        position.quiet()
    colours = ["blue", "green"] * 2
    assert told == [f"Which {colour} contract do you give up? (still to give up: 1)" for colour in colours]


def test_an_opening_turn_says_so() -> None:
    two = start(2)
    told = [asked(to_choice(two), two.actor) for _ in range(4)]
    first = "Your first opening turn of two: on which action do you put two of your figures?"
    second = "Your second opening turn: on which other action do you put your third figure?"
    assert told == [first, first, second, second]
    assert asked(to_choice(two), two.actor) == "Which action do you choose?"
    three = to_choice(start(3))
    assert asked(three, three.actor) == "Opening turn: on which action do you put your figure?"


# -- each thing has one message --------------------------------------------------------------------------------


def messages_of(p: Position, *notation: str) -> list[str]:
    """The public messages of some events, in English."""
    table = Table(RULES, 3, p.state.settings, PLAYERS[:3], "1", "told")
    table.state = p.state
    story = p.state.story
    assert story is not None
    story.drain()
    found: list[str] = []
    for text in notation:
        table.append(0, RULES.codebook.code(text), -1)
        found += [voice_of("en").say(message) for message in table.words_of(-1, None)]
    return found


def test_what_is_bought_is_told_with_its_price() -> None:
    p = doing("build", guilders=9, market={"bow": "sb01 sb06"})
    assert messages_of(p, "build sb06", "place 1") == [
        "Ann takes a bow with 1 cabin.",
        "Ann pays 1 guilder.",
        "Ann lays the card in place 1.",
    ]
    p = doing("manufacture", guilders=9, ring="crane")
    assert messages_of(p, "manufacture 1")[:1] == ["Ann takes a cannon for 1 guilder."]
    p = doing("recruit", guilders=9, circle="captain")
    assert messages_of(p, "recruit 0")[:1] == ["Ann takes a soldier."]


def test_loads_are_told_once() -> None:
    p = doing("exchange", trains="t01", setting=0)
    assert messages_of(p, "trade sell", "trade sail") == [
        "Ann sells a load of coal for 2 guilders.",
        "Ann barters a load of steel for a sail.",
    ]


def test_several_loads_are_told_one_by_one() -> None:
    p = doing("exchange", trains="t05", setting=0)
    assert messages_of(p, "trade smokestack+sell+sell")[:3] == [
        "Ann barters a load of coal for a smokestack.",
        "Ann sells a load of coal for 2 guilders.",
        "Ann sells a load of coal for 2 guilders.",
    ]


def test_a_ship_that_is_scrapped_is_told_once() -> None:
    p = shipyard(3, phase="cruises", yard="BMS......", store="captain", canals="c01")
    assert messages_of(p, "scrap 1")[0] == "Ann scraps a ship of 3 cards."


def test_moves_without_a_choice_are_told() -> None:
    p = shipyard(3, phase="cruises", yard="BMS......", store="captain", canals="c08")
    told = messages_of(p, "sail 1")
    assert told[:2] == ["Ann launches a ship.", "Ann's ship sails at speed 1 and scores 2 points."]
    assert told[2].startswith("Ann's ship figure moves: canal 8, ")


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_setup_tells_no_secrets(viewer: int) -> None:
    """For every reader, whatever the contracts are."""
    told = [WORDS.setup([event.seen[viewer] for event in new_table(3, {}, seed).log]) for seed in range(5)]
    assert all(lines == told[0] for lines in told)
    assert [voice_of("en").say(message) for message in told[0]] == [
        "Each player is dealt 3 blue and 3 green contracts, secret until the end.",
        "The market is laid out: 20 ship cards, 5 trains and 5 canals.",
        "Action cards and markers are in place; 24 employees wait to be hired.",
    ]


def test_a_ship_card_is_told_by_its_kind_and_features() -> None:
    built = [Message("did-build", (0, BOW, tally([1]))), Message("did-build", (1, MIDDLE, 0))]
    said = {language: [voice_of(language).say(message) for message in built] for language in LANGUAGES}
    assert said == {
        "en": ["Ann takes a bow with 1 mast.", "Ben takes a middle without features."],
        "de": ["Ann nimmt einen Bug mit 1 Mast.", "Ben nimmt ein Mittelteil ohne Merkmale."],
        "fr": ["Ann prend une proue avec 1 mât.", "Ben prend un milieu sans élément."],
    }


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [(5, 5, "exactly 5"), (4, 6, "4 to 6"), (7, 9, "at least 7"), (3, 3, "exactly 3")],
)
def test_a_contract_tells_the_length_of_ships(least: int, most: int, said: str) -> None:
    told = voice_of("en").say(Message("card-size-table", (least, most)))
    assert told == f"Points by how many ships of {said} cards your fleet has."


def test_a_canal_of_a_deck_of_ones_own_is_called_by_its_id() -> None:
    cards = files("roadstead.games.shipyard").joinpath("cards.toml").read_text("utf-8")
    rules = GAME.rules(cards.replace('id = "c24"', 'id = "erie"'), "own.toml")
    for language in LANGUAGES:
        voice = StrictVoice(rules, language, PLAYERS)
        assert "erie" in voice.say(Message("did-canal", (0, rules.words.domains["canal"].index("erie"))))
        assert "23" in voice.say(Message("did-canal", (0, rules.words.domains["canal"].index("c23"))))


def test_guilders_and_points_are_counted_as_each_language_does() -> None:
    said = {
        language: [voice_of(language).say(Message("choose-action", (2, n))) for n in range(3)]
        + [voice_of(language).say(Message("give-contract", (7, n))) for n in range(3)]
        for language in LANGUAGES
    }
    assert said == {
        "en": [
            "Rent Canal (no income)",
            "Rent Canal (income 1 guilder)",
            "Rent Canal (income 2 guilders)",
            'Give up "Officers" (now worth no points)',
            'Give up "Officers" (now worth 1 point)',
            'Give up "Officers" (now worth 2 points)',
        ],
        "de": [
            "Kanal mieten (kein Einkommen)",
            "Kanal mieten (Einkommen 1 Gulden)",
            "Kanal mieten (Einkommen 2 Gulden)",
            "„Offiziere“ abgeben (jetzt keine Punkte)",
            "„Offiziere“ abgeben (jetzt 1 Punkt)",
            "„Offiziere“ abgeben (jetzt 2 Punkte)",
        ],
        "fr": [
            "Louer un canal (sans revenu)",
            "Louer un canal (revenu 1 florin)",
            "Louer un canal (revenu 2 florins)",
            "Renoncer à «\u00a0Officiers\u00a0» (aucun point pour le moment)",
            "Renoncer à «\u00a0Officiers\u00a0» (1 point pour le moment)",
            "Renoncer à «\u00a0Officiers\u00a0» (2 points pour le moment)",
        ],
    }


# -- laying a canal -----------------------------------------------------------------------------------------


def can_sail_onto(s: ShipyardState, seat: int, canal: int) -> bool:
    """Whether some walk of the ship figure leads over a canal."""
    way = s.ways[seat]
    walks = [walk for length in range(1, way.longest(60) + 1) for walk in way.find_walks(length)]
    return any(space // len(SITES) == canal for walk in walks for space in walk)


def test_laying_a_canal_says_whether_the_ship_figure_can_reach_it() -> None:
    said: set[tuple[str, int]] = set()
    for seed in range(3):
        table = new_table(2, {}, seed)
        rng = Random(seed)
        while not table.over() and len(table.log) < 500:
            seat = table.state.actors()[0]
            view = cast(ShipyardView, table.view(seat))
            due = view.due_of(seat)
            assert due is not None
            if due.kind in (tasks.CELL, tasks.TURN):
                for code in table.legal(seat):
                    found = {
                        can_sail_onto(after, seat, view.canal) for after in ends(table.state, seat, code)
                    }
                    message = WORDS.choice(view, code)
                    most = 2 if due.kind == tasks.CELL else 1
                    assert message.args[-1] == (most if found == {True} else int(True in found))
                    said.add((message.key, message.args[-1]))
            table.play(seat, rng.choice(table.legal(seat)))
            table.deal_all()
    assert said >= {
        ("lay-beside", 0),
        ("lay-beside", 2),
        ("lay-turned", 0),
        ("lay-turned", 1),
    }


def test_a_canal_may_be_reached_in_some_rotations_only() -> None:
    """A crossing with two closed sides: the figure sails east, round to its east side and never to its south side."""
    rules = own_deck('crossing: ports = ["N", "E", "S", "W"] -> ports = ["E", "W"]')
    p = doing(
        "rent",
        guilders=1,
        canals="c17 c01@c17:E c06@c01:S c05@c17:W c07@c05:S c08@c07:S c09@c08:E",
        figure="c17 C W",
        market={"canal": "c18"},
        rules=rules,
    )
    p.play("canal c18")
    code = rules.codebook.code("cell c06 W")
    assert {can_sail_onto(after, 0, p.view(0).canal) for after in ends(p.state, 0, code)} == {True, False}
    assert rules.words.choice(p.view(0), code).args[-1] == 1


def ends(state: State, seat: int, code: int) -> list[ShipyardState]:
    """The canal laid: in every rotation that there is after the code."""
    after = state.clone()
    after.play(seat, code)
    if not any(due.kind == tasks.TURN for due in after.dues()):
        return [cast(ShipyardState, after)]
    return [end for turn in after.legal(seat) for end in ends(after, seat, turn)]
