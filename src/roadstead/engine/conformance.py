"""The conformance kit: plays random games and checks every property that a game must have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from roadstead.engine import leaks
from roadstead.engine.codes import VEIL
from roadstead.engine.game import CHANCE, Game, Rules, Score, State, View
from roadstead.engine.options import Option, OptionError
from roadstead.engine.order import try_order
from roadstead.engine.record import Record, RecordLine, read_record
from roadstead.engine.table import Table, follow_line, replay
from roadstead.engine.trial import PROPERTIES, Dice, Portrait, RngError, Trial, Violation, below
from roadstead.engine.words import (
    CONSEQUENCES,
    CONTROLS,
    Message,
    Shortcut,
    TableSection,
    UndeclaredError,
    untally,
)
from roadstead.refusal import Refused

EXPENSIVE: Final = 1 / 20
MAX_EVENTS: Final = 10_000

KEPT: Final = 8
"""How many old clones are kept and compared again later."""

AHEAD: Final = 12
"""How many further events are played on a copy to compare it with the original."""

DRAWS: Final = 600
"""Sample size of the test of draw frequencies."""


class Kit:
    """Checks the rules of a game while it plays one random game. `only` names the properties to check; empty: all."""

    def __init__(
        self,
        rules: Rules,
        expensive: float = EXPENSIVE,
        max_events: int = MAX_EVENTS,
        only: tuple[str, ...] = (),
    ) -> None:
        for name in only:
            if name not in PROPERTIES:
                raise ValueError(f"there is no property '{name}'; there are: {', '.join(PROPERTIES)}")
        self.rules = rules
        self.expensive = expensive
        self.max_events = max_events
        self.only = only or tuple(PROPERTIES)
        self.tried: dict[str, int] = dict.fromkeys(PROPERTIES, 0)
        self.decisions = 0
        self.events = 0
        self.given_up = 0
        self.worded: set[int] = set()
        book = rules.codebook
        self.veiled = [VEIL in book.notation(code).split() for code in range(len(book))]

    def play(self, seats: int, settings: list[int], seed: int) -> None:
        """Play one random game, checking at every step; raises the first Violation."""
        trial = self.start(seats, settings, seed)
        try:
            self.play_through(trial)
        except Violation:
            raise
        except RngError as wrong:
            raise trial.violation("rng", str(wrong)) from wrong
        except UndeclaredError as unknown:
            raise trial.violation("words", f"message {unknown} is not declared") from unknown
        except Exception as error:
            raise trial.violation("error", f"{type(error).__name__}: {error}") from error
        finally:
            self.decisions = trial.decisions
            self.events = len(trial.table.log)
            self.given_up = trial.given_up

    def start(self, seats: int, settings: list[int], seed: int) -> Trial:
        try:
            return Trial(self.rules, seats, settings, seed, self.expensive, self.tried, self.only)
        except Exception as error:
            game = self.rules.game
            record = Record(
                game.name, self.rules.version, self.rules.cards.digest, seats, game.named_settings(settings)
            )
            raise Violation("error", f"the game does not start: {error!r}", 0, record) from error

    def play_through(self, trial: Trial) -> None:
        self.try_rules(trial)
        self.try_options(trial)
        self.try_check(trial)
        while trial.table.state.actors():
            self.try_position(trial)
            self.step(trial)
            if len(trial.table.log) > self.max_events:
                raise trial.violation("length", f"the game is not over after {self.max_events} events")
        trial.attempt("length")
        self.try_end(trial)

    def try_rules(self, trial: Trial) -> None:
        """Check what does not depend on a position."""
        if "codebook" in self.only:
            try_codebook(trial)
        if "words" in self.only:
            try_kinds(trial)

    def try_options(self, trial: Trial) -> None:
        game = self.rules.game
        settings = trial.table.settings
        trial.attempt("options")
        if game.settings(trial.seats, game.named_settings(settings)) != settings:
            raise trial.violation(
                "options", f"{game.named_settings(settings)} does not lead back to {settings}"
            )

    def try_position(self, trial: Trial) -> None:
        """Check cheap properties always, expensive ones at a fraction of the positions."""
        if "legal" in self.only:
            try_legal(trial, self.veiled)
        if "chance" in self.only:
            try_chance(trial, self.veiled)
        self.try_words(trial)
        for name, rate, check in EXPENSIVE_CHECKS:
            if trial.due(name, rate):
                check(trial)
        if "order" in self.only:
            try_order(trial)

    def step(self, trial: Trial) -> None:
        """Play one random event and check what it did."""
        table = trial.table
        state = table.state
        who, code = trial.random_step(state, trial.moves)
        before = state.clone() if trial.due("counterpart", 2.0) else None
        revocable = who != CHANCE and trial.due("undo", 1.0) and table.can_take_back(who, code)
        turn, reveals = state.turn, state.reveals
        others = [seat for seat in state.actors() if seat != who]
        standing = [list(state.legal(seat)) for seat in others]
        trial.attempt("error")
        if who == CHANCE:
            trial.attempt("rng")
            table.deal(code)
        else:
            table.play(who, code)
            trial.decisions += 1
        trial.digests.append(state.digest())
        if revocable and table.undoable(who) != len(table.log) - 1:
            raise trial.violation("undo", "the table said that the event could be taken back")
        trial.attempt("progress")
        if state.turn < turn or state.reveals < reveals:
            raise trial.violation(
                "progress", f"turn {turn} became {state.turn}, reveals {reveals} became {state.reveals}"
            )
        self.try_check(trial)
        if "seen" in self.only:
            try_seen(trial, self.veiled)
        if "simultaneous" in self.only:
            try_acting(trial, others, standing)
        if "words" in self.only:
            try_event_words(trial)
        if before is not None:
            leaks.try_counterpart(trial, before)

    def try_check(self, trial: Trial) -> None:
        if "check" not in self.only:
            return
        trial.attempt("check")
        try:
            trial.table.state.check()
        except AssertionError as error:
            raise trial.violation("check", str(error)) from error

    def try_words(self, trial: Trial) -> None:
        """Check the words of new codes always, all words of a position at a fraction of the positions."""
        if "words" not in self.only:
            return
        state = trial.table.state
        always = trial.due("words", 1.0)
        for seat in state.actors():
            if seat == CHANCE:
                continue
            new = [code for code in state.legal(seat) if always or code not in self.worded]
            if new:
                self.worded.update(new)
                try_choice_words(trial, seat, new)
        if always:
            try_table_words(trial)

    def try_end(self, trial: Trial) -> None:
        if "legal" in self.only:
            try_legal(trial, self.veiled)
        if "scores" in self.only:
            try_scores(trial)
        if "clone" in self.only:
            try_kept(trial)
        if "replay" in self.only:
            try_replay(trial)


# -- codes, options, chance ------------------------------------------------------------------------------------------


def try_codebook(trial: Trial) -> None:
    book = trial.rules.codebook
    for code in range(len(book)):
        trial.attempt("codebook")
        text = book.notation(code)
        if book.code(text) != code:
            raise trial.violation("codebook", f"'{text}' is code {book.code(text)}, not {code}")
        verb, places = book.parts(code)
        domains = book.owner[code].domains
        words = [verb] + [domain[place] for domain, place in zip(domains, places, strict=True)]
        if " ".join(words) != text or book.is_veiled(code) != (VEIL in words):
            raise trial.violation("codebook", f"the parts of '{text}' are {words}")
    record = Record(
        "all", 1, "codes", 1, events=[RecordLine(0, book.notation(code)) for code in range(len(book))]
    )
    for written, read in zip(record.events, read_record(record.text()).events, strict=True):
        if written != read:
            raise trial.violation(
                "codebook", f"a record reads '{written.notation}' back as '{read.notation}'"
            )


def try_legal(trial: Trial, veiled: list[bool]) -> None:
    state = trial.table.state
    actors = state.actors()
    trial.attempt("legal")
    if actors != [CHANCE] and actors != sorted(set(actors) & set(range(trial.seats))):
        raise trial.violation("legal", f"the actors are {actors}")
    for seat in range(trial.seats):
        legal = state.legal(seat)
        if bool(legal) != (seat in actors):
            why = "acts and has no choice" if seat in actors else "does not act and has choices"
            raise trial.violation("legal", f"seat {seat} {why}")
        last = -1
        for code in legal:
            if not last < code < len(veiled):
                raise trial.violation(
                    "legal", f"the choices of seat {seat} are not sorted and unique: {legal}"
                )
            if veiled[code]:
                raise trial.violation("legal", f"seat {seat} may play the veiled '{trial.notation(code)}'")
            last = code


def try_seen(trial: Trial, veiled: list[bool]) -> None:
    event = trial.table.log[-1]
    trial.attempt("seen")
    for viewer, seen in enumerate(event.seen):
        if seen == event.code:
            continue
        whom = f"seat {viewer}" if viewer < trial.seats else "the public"
        if viewer == event.who:
            raise trial.violation(
                "seen", f"seat {viewer} does not see its own '{trial.notation(event.code)}'"
            )
        if not 0 <= seen < len(veiled) or not veiled[seen]:
            raise trial.violation(
                "seen", f"{whom} saw '{trial.notation(seen)}', neither the event nor veiled"
            )
        if event.seen[-1] == event.code:
            raise trial.violation("seen", f"{whom} did not see what the public saw")


def try_chance(trial: Trial, veiled: list[bool]) -> None:
    state = trial.table.state
    if state.actors() != [CHANCE]:
        return
    trial.attempt("chance")
    outcomes = state.chance()
    codes = [code for code, _ in outcomes]
    if not codes or len(set(codes)) != len(codes):
        raise trial.violation("chance", f"the outcomes are not unique: {codes}")
    for code, weight in outcomes:
        if not 0 <= code < len(veiled) or veiled[code]:
            raise trial.violation("chance", f"'{trial.notation(code)}' is no outcome")
        if weight < 1:
            raise trial.violation("chance", f"'{trial.notation(code)}' has the weight {weight}")


def try_draw(trial: Trial) -> None:
    state = trial.table.state
    if state.actors() != [CHANCE]:
        return
    trial.attempt("draw")
    outcomes = state.chance()
    total = sum(weight for _, weight in outcomes)
    counts = {code: 0 for code, _ in outcomes}
    for _ in range(DRAWS):
        code = state.draw(trial.dice["draw"])
        if code not in counts:
            raise trial.violation("draw", f"'{trial.notation(code)}' was drawn, which is no outcome")
        counts[code] += 1
    for code, weight in outcomes:
        if leaks.is_beyond_chance(counts[code], DRAWS, weight / total):
            often = f"{counts[code]} times in {DRAWS}, with weight {weight} of {total}"
            raise trial.violation("draw", f"'{trial.notation(code)}' was drawn {often}")


# -- tables, copies, records -----------------------------------------------------------------------------------------


def try_table(trial: Trial) -> None:
    """Wrong codes, seats and revisions are refused without any change; a preview changes nothing either."""
    table = trial.table
    before = table_mark(table)
    dice = trial.dice["table"]
    trial.attempt("table")
    for seat in range(-1, trial.seats + 1):
        legal = table.state.legal(seat) if 0 <= seat < trial.seats else []
        wrong = [
            -1,
            len(trial.rules.codebook),
            below(dice, len(trial.rules.codebook)),
            below(dice, len(trial.rules.codebook)),
        ]
        for code in wrong:
            if code not in legal:
                expect_refusal(trial, seat, code, None)
        if legal:
            code = legal[below(dice, len(legal))]
            expect_refusal(trial, seat, code, table.revision + 1)
            expect_refusal(trial, seat, code, table.choices_since[seat] - 1)
            expect_refusal(trial, (seat + 1) % trial.seats, code, None)
            table.preview(seat, [code])
            table.can_take_back(seat, code)
        elif 0 <= seat < trial.seats:
            expect_refusal(trial, seat, below(dice, len(trial.rules.codebook)), None)
    for code in (-1, len(trial.rules.codebook), below(dice, len(trial.rules.codebook))):
        expect_deal_refused(trial, code)
    if table_mark(table) != before:
        raise trial.violation("table", "a refused move or a preview changed the table")


def expect_refusal(trial: Trial, seat: int, code: int, revision: int | None) -> None:
    """Check that the table refuses a move, unless it happens to be legal."""
    table = trial.table
    if revision is None and 0 <= seat < trial.seats and code in table.state.legal(seat):
        return
    try:
        table.play(seat, code, revision)
    except Refused:
        return
    raise trial.violation("table", f"seat {seat} could play '{trial.notation(code)}' at revision {revision}")


def expect_deal_refused(trial: Trial, code: int) -> None:
    state = trial.table.state
    if state.actors() == [CHANCE] and any(code == outcome for outcome, _ in state.chance()):
        return
    try:
        trial.table.deal(code)
    except Refused:
        return
    raise trial.violation("table", f"'{trial.notation(code)}' could be dealt")


def table_mark(table: Table) -> tuple[int, int, int, tuple[int, ...], int]:
    return (
        table.state.digest(),
        len(table.log),
        table.revision,
        tuple(table.choices_since),
        sum(map(len, table.undone)),
    )


def try_clone(trial: Trial) -> None:
    """A clone equals its original, and changing one does not change the other."""
    state = trial.table.state
    portrait = Portrait(state)
    copy = state.clone()
    trial.attempt("clone")
    difference = portrait.difference(copy) or ("it has a story" if copy.story is not None else "")
    if difference:
        raise trial.violation("clone", f"a clone is not equal: {difference}")
    stroll(trial, copy, trial.dice["clone"])
    difference = portrait.difference(state)
    if difference:
        raise trial.violation("clone", f"playing on a clone changed the original: {difference}")
    try_kept(trial)
    keep = Portrait(state.clone())
    if len(trial.kept) < KEPT:
        trial.kept.append(keep)
    else:
        trial.kept[below(trial.dice["clone"], KEPT)] = keep


def try_kept(trial: Trial) -> None:
    for portrait in trial.kept:
        difference = portrait.difference(portrait.state)
        if difference:
            raise trial.violation("clone", f"an old clone changed while the game went on: {difference}")


def stroll(trial: Trial, state: State, rng: Random) -> None:
    for _ in range(AHEAD):
        if not state.actors():
            return
        who, code = trial.random_step(state, rng)
        state.play(who, code)


def try_pack(trial: Trial) -> None:
    """A position survives packing and unpacking, and the same events then lead to the same positions."""
    state = trial.table.state
    dice = trial.dice["pack"]
    copy = state.clone()
    again = trial.rules.unpack(state.pack())
    trial.attempt("pack")
    for ahead in range(AHEAD):
        difference = Portrait(copy).difference(again)
        if difference:
            raise trial.violation("pack", f"{ahead} events after it was packed and unpacked, {difference}")
        if not copy.actors():
            return
        who, code = trial.random_step(copy, dice)
        copy.play(who, code)
        again.play(who, code)


def try_snapshot(trial: Trial) -> None:
    at = below(trial.dice["replay"], len(trial.digests))
    trial.attempt("replay")
    if trial.table.state_at(at).digest() != trial.digests[at]:
        raise trial.violation("replay", f"from a snapshot, the position after event {at} is not the same")


def try_replay(trial: Trial) -> None:
    """Replaying the record from its text gives the same game."""
    table = trial.table
    record = read_record(trial.record().text())
    state = trial.rules.start(trial.seats, trial.rules.game.settings(record.seats, record.options))
    trial.attempt("replay")
    for at, entry in enumerate(record.events):
        if state.digest() != trial.digests[at]:
            raise trial.violation(
                "replay", f"replayed from its record, the position after event {at} is not the same"
            )
        state.play(entry.who, trial.rules.codebook.code(entry.notation))
    difference = Portrait(table.state).difference(state)
    if difference or state.scores() != table.state.scores():
        raise trial.violation(
            "replay", f"replayed from its record, the end is not the same: {difference or 'scores'}"
        )
    if trial.dice["replay"].random() < 5 * trial.expensive and replay(trial.rules, record).log != table.log:
        raise trial.violation("replay", "a table made from the record has another log")


# -- seats side by side, undo ----------------------------------------------------------------------------------------


def try_simultaneous(trial: Trial) -> None:
    """Two seats' moves lead to the same position in either order, and neither changes the other's choices."""
    state = trial.table.state
    actors = state.actors()
    if len(actors) < 2:
        return
    trial.attempt("simultaneous")
    dice = trial.dice["simultaneous"]
    first = actors[below(dice, len(actors))]
    rest = [seat for seat in actors if seat != first]
    second = rest[below(dice, len(rest))]
    codes = {seat: state.legal(seat)[below(dice, len(state.legal(seat)))] for seat in (first, second)}
    one, other = state.clone(), state.clone()
    one.play(first, codes[first])
    other.play(second, codes[second])
    for seat, after in ((second, one), (first, other)):
        if trial.rules.unpack(after.pack()).legal(seat) != state.legal(seat):
            raise trial.violation(
                "simultaneous", f"the choices of seat {seat} change when another seat plays"
            )
    one.play(second, codes[second])
    other.play(first, codes[first])
    if one.digest() != other.digest():
        moves = f"seat {first} '{trial.notation(codes[first])}' and seat {second} '{trial.notation(codes[second])}'"
        raise trial.violation("simultaneous", f"the order of {moves} matters")


def try_acting(trial: Trial, seats: list[int], before: list[list[int]]) -> None:
    for seat, legal in zip(seats, before, strict=True):
        trial.attempt("simultaneous")
        if trial.table.state.legal(seat) != legal:
            raise trial.violation("simultaneous", f"the choices of waiting seat {seat} changed")


def try_undo(trial: Trial) -> None:
    for seat in range(trial.seats):
        at = trial.table.undoable(seat)
        if at is not None:
            trial.attempt("undo")
            try_undo_of(trial, seat, at)


def try_undo_of(trial: Trial, seat: int, at: int) -> None:
    """Undoing an event gives the game without it; redoing it gives the same game again."""
    log = trial.table.log
    for event in log[at:]:
        if event.revealing or event.who == CHANCE:
            past = f"event {at + 1} past '{trial.notation(event.code)}'"
            raise trial.violation("undo", f"seat {seat} may take back {past}")
    without = trial.table.state_at(at)
    again = Table(trial.rules, trial.seats, trial.table.settings, start=without)
    for event in log[at + 1 :]:
        if event.code not in without.legal(event.who):
            raise trial.violation(
                "undo", f"without event {at + 1}, '{trial.notation(event.code)}' is not legal"
            )
        without.play(event.who, event.code)
    for event in log[at:]:
        again.play(event.who, event.code)
    if again.undo(seat) != log[at].code or again.state.digest() != without.digest():
        raise trial.violation("undo", f"taking back event {at + 1} leads to another position")
    if again.redo(seat) != log[at].code or again.state.digest() != trial.digests[-1]:
        raise trial.violation("undo", f"playing event {at + 1} again leads to another position")


# -- words and scores ------------------------------------------------------------------------------------------------


def try_kinds(trial: Trial) -> None:
    words = trial.rules.words
    known = {"seat", "seat+", "number"}
    for name in words.domains:
        known |= {name, f"{name}*", f"{name}+", f"{name}~"}
    for key, arguments in words.keys.declared.items():
        for name, kind in arguments:
            trial.attempt("words")
            if kind not in known:
                raise trial.violation(
                    "words", f"argument '{name}' of message '{key}' has the unknown kind '{kind}'"
                )


def try_choice_words(trial: Trial, seat: int, codes: list[int]) -> None:
    words = trial.rules.words
    state = trial.table.state
    for viewer in trial.viewers():
        seen = state.view(viewer)
        try_message(trial, words.prompt(seen, seat), f"the prompt for seat {seat}")
        progress = words.progress(seen)
        if progress is not None:
            try_message(trial, progress, "how far the game has come")
        ending = words.ending(seen)
        for message in (ending.title, ending.text) if ending is not None else ():
            try_message(trial, message, "the end in sight")
    view = state.view(seat)
    foreseen = codes[below(trial.dice["words"], len(codes))]
    for code in codes:
        trial.attempt("words")
        text = trial.notation(code)
        try_message(trial, words.choice(view, code), f"the choice '{text}'")
        targets = words.targets(view, code)
        if not targets:
            raise trial.violation("words", f"the choice '{text}' has no target")
        for each in trial.table.foresee(seat, code).consequences if code == foreseen else ():
            try_message(trial, each.message, f"a consequence of '{text}'")
            if each.kind not in CONSEQUENCES:
                raise trial.violation(
                    "words", f"a consequence of '{text}' is of the unknown kind '{each.kind}'"
                )
        for target in targets:
            kind, colon, name = target.partition(":")
            if not kind or not colon or not name:
                raise trial.violation(
                    "words", f"the choice '{text}' has the target '{target}', not <kind>:<name>"
                )


def try_table_words(trial: Trial) -> None:
    """The table in words, for each viewer: it names every thing that a choice touches."""
    words = trial.rules.words
    state = trial.table.state
    for viewer in trial.viewers():
        view = state.view(viewer)
        sections = words.table(view)
        if not sections:
            return
        trial.attempt("words")
        if len({section.name for section in sections}) != len(sections):
            raise trial.violation("words", "two sections of the table have the same name")
        things = {thing for section in sections for thing in try_section(trial, section)}
        if viewer is not None and state.legal(viewer):
            try_things(trial, viewer, things)


def try_things(trial: Trial, seat: int, things: set[str]) -> None:
    """What the choices touch lies on the table; the other things of those kinds say why they cannot be chosen."""
    words = trial.rules.words
    state = trial.table.state
    view = state.view(seat)
    due = view.due_of(seat)
    kinds = words.touches.get(due.kind, ()) if due is not None else ()
    touched: set[str] = set()
    for code in state.legal(seat):
        for target in words.targets(view, code):
            touched.add(target)
            kind = target.partition(":")[0]
            if kind in CONTROLS:
                continue
            what = f"'{trial.notation(code)}' touches '{target}', which the"
            if target not in things:
                raise trial.violation("words", f"{what} table does not name")
            if words.touches and kind not in kinds:
                raise trial.violation("words", f"{what} decision is not said to touch")
        for thing in words.answers(view, code):
            if thing not in things:
                raise trial.violation(
                    "words",
                    f"'{trial.notation(code)}' is answered by '{thing}', which the table does not name",
                )
    for shortcut in words.shortcuts(view):
        try_shortcut(trial, seat, shortcut)
    for thing in sorted(things - touched):
        if thing.partition(":")[0] in kinds:
            try_why_not(trial, view, thing)


def try_shortcut(trial: Trial, seat: int, shortcut: Shortcut) -> None:
    """Each move of the line is legal after those before it, and none reveals anything."""
    for message in (shortcut.message, *shortcut.steps, *(each.message for each in shortcut.means)):
        try_message(trial, message, "a shortcut")
    after = trial.table.state.clone()
    left = list(shortcut.codes)
    if len(left) < (1 if shortcut.targets else 2):
        raise trial.violation("words", f"the shortcut '{shortcut.message.key}' is no line of moves")
    for code in follow_line(after, seat, shortcut.codes):
        if code not in after.legal(seat):
            break
        after.play(seat, code)
        left.pop(0)
    if left:
        raise trial.violation(
            "words", f"the shortcut '{shortcut.message.key}' cannot go on with '{trial.notation(left[0])}'"
        )


def try_why_not(trial: Trial, view: View, thing: str) -> None:
    why_not = trial.rules.words.why_not(view, thing)
    if why_not is None:
        raise trial.violation("words", f"nothing says why '{thing}' cannot be chosen")
    try_message(trial, why_not.message, f"why '{thing}' cannot be chosen")
    if not why_not.rule:
        raise trial.violation("words", f"no rule says why '{thing}' cannot be chosen")


def try_section(trial: Trial, section: TableSection) -> list[str]:
    """Check a section; returns the things it names."""
    what = f"the section '{section.name}' of the table"
    things: list[str] = []
    for message in (section.heading, *section.columns):
        try_message(trial, message, what)
    for line in section.lines:
        if len(line.cells) not in (1, len(section.columns)):
            raise trial.violation("words", f"{what} has a line with {len(line.cells)} cells")
        for cell in line.cells:
            try_message(trial, cell, what)
        things.extend(line.things)
    return things


def try_event_words(trial: Trial) -> None:
    event = trial.table.log[-1]
    trial.attempt("words")
    for seen in set(event.seen):
        message = trial.rules.words.event(event.who, seen)
        if message is not None:
            try_message(trial, message, f"the event '{trial.notation(seen)}'")
    for line in event.lines:
        try_message(trial, line.message, "the story")


def try_message(trial: Trial, message: Message, what: str) -> None:
    words = trial.rules.words
    declared = words.keys.declared.get(message.key)
    if declared is None:
        raise trial.violation("words", f"{what} says '{message.key}', which is not declared")
    if len(declared) != len(message.args):
        raise trial.violation("words", f"{what} says '{message.key}' with {len(message.args)} arguments")
    for (name, kind), value in zip(declared, message.args, strict=True):
        if not in_range(trial, kind, value):
            raise trial.violation(
                "words", f"{what} says '{message.key}' with {name} = {value}, which is no {kind}"
            )


def in_range(trial: Trial, kind: str, value: int) -> bool:
    if kind == "number":
        return True
    if kind == "seat":
        return 0 <= value < trial.seats
    domain = kind.rstrip("*+~")
    size = trial.seats if domain == "seat" else len(trial.rules.words.domains[domain])
    if kind.endswith("*"):
        return value >= 0 and len(untally(value)) <= size
    return 0 <= value < (1 << size if kind.endswith("+") else size)


def total_of(score: Score) -> int:
    total = 0 if score.how == "sum" else 1
    for _, value in score.parts:
        total = total + value if score.how == "sum" else total * value
    return total


def try_scores(trial: Trial) -> None:
    state = trial.table.state
    trial.attempt("scores")
    scores = state.scores()
    if [score.seat for score in scores] != list(range(trial.seats)):
        raise trial.violation("scores", f"there are scores for seats {[score.seat for score in scores]}")
    for score in scores:
        if score.total != total_of(score):
            raise trial.violation(
                "scores", f"the total of seat {score.seat} is {score.total}, its parts {score.parts}"
            )
    places = state.ranking()
    if sorted(seat for place in places for seat in place) != list(range(trial.seats)):
        raise trial.violation("scores", f"the ranking is {places}")


EXPENSIVE_CHECKS: Final = [
    ("clone", 1.0, try_clone),
    ("table", 1.0, try_table),
    ("simultaneous", 1.0, try_simultaneous),
    ("view", 0.5, leaks.try_view),
    ("redeal", 0.5, leaks.try_redeal),
    ("asked", 1.0, leaks.try_asked),
    ("pack", 0.5, try_pack),
    ("replay", 0.25, try_snapshot),
    ("draw", 1.0, try_draw),
    ("frequency", 0.1, leaks.try_frequency),
    ("undo", 1.0, try_undo),
    ("twins", 0.5, leaks.try_twins),
]
"""The expensive checks with their rates, relative to `expensive`; those with the clearest messages come first."""


# -- many games ------------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """The result of a fuzz run: how often each property was checked, and the first violation."""

    game: str
    decisions: int = 0
    events: int = 0
    games: int = 0
    given_up: int = 0
    """Number of twins abandoned because no legal code looked the same."""
    tried: dict[str, int] = field(default_factory=dict)
    violation: Violation | None = None
    seed: int = 0
    """The seed of the last game; `play_one` repeats it."""
    expensive: float = EXPENSIVE

    def add(self, other: Report) -> None:
        """Add the report of one more game."""
        self.decisions += other.decisions
        self.events += other.events
        self.games += other.games
        self.given_up += other.given_up
        for name, count in other.tried.items():
            self.tried[name] = self.tried.get(name, 0) + count
        self.violation = other.violation
        self.seed = other.seed

    def text(self) -> str:
        lines = [f"{self.game}: {self.decisions} decisions, {self.events} events, {self.games} games"]
        lines += [f"  {name:12} {count:>10}  {PROPERTIES[name]}" for name, count in self.tried.items()]
        lines.append(f"  twins given up: {self.given_up}")
        if self.violation is not None:
            lines += [f"VIOLATION {self.violation}", self.how()]
        return "\n".join(lines)

    def how(self) -> str:
        """How to repeat the last game."""
        return f"roadstead.engine.conformance.play_one(game, rules, seed={self.seed}, expensive={self.expensive})"


def fuzz(
    game: Game,
    rules: Rules,
    decisions: int,
    seed: int,
    expensive: float = EXPENSIVE,
    progress: Callable[[Report], None] | None = None,
    max_events: int = MAX_EVENTS,
    only: tuple[str, ...] = (),
) -> Report:
    """Play random games, with random seats and options, until `decisions` decisions of seats were made."""

    def play(seed: int) -> Report:
        return play_one(game, rules, seed, expensive, max_events, only)

    return sum_up(Report(game.name, expensive=expensive), map(play, game_seeds(seed)), decisions, progress)


def sum_up(
    report: Report, games: Iterator[Report], decisions: int, progress: Callable[[Report], None] | None = None
) -> Report:
    """Add up games until `decisions` decisions of seats were made, or a property is violated."""
    while report.violation is None and report.decisions < decisions:
        report.add(next(games))
        if progress is not None:
            progress(report)
    return report


def game_seeds(seed: int) -> Iterator[int]:
    """The seeds of the games of a fuzz run; infinite."""
    seeds = Random(seed)
    while True:
        yield below(seeds, 1 << 53)


def play_one(
    game: Game,
    rules: Rules,
    seed: int,
    expensive: float = EXPENSIVE,
    max_events: int = MAX_EVENTS,
    only: tuple[str, ...] = (),
) -> Report:
    """Play one game of a fuzz run. It depends only on its seed; leaving properties out does not change the others."""
    kit = Kit(rules, expensive, max_events, only)
    report = Report(game.name, games=1, tried=kit.tried, seed=seed, expensive=expensive)
    try:
        play_random(game, kit, seed)
    except Violation as violation:
        report.violation = violation
    report.decisions = kit.decisions
    report.events = kit.events
    report.given_up = kit.given_up
    return report


def play_random(game: Game, kit: Kit, seed: int) -> None:
    rng = Dice(seed)
    seats = game.seats[below(rng, len(game.seats))]
    kit.play(seats, random_settings(game, seats, rng), seed)


def random_settings(game: Game, seats: int, rng: Random) -> list[int]:
    """Random settings that are valid together; numbers have their default half of the time."""
    for _ in range(1000):
        given = {option.name: random_value(option, rng) for option in game.options}
        try:
            return game.settings(seats, given)
        except OptionError:
            continue
    raise OptionError("options", f"no random options of {game.name} go together for {seats} players")


def random_value(option: Option, rng: Random) -> str:
    if option.kind == "number" and rng.random() < 0.5:
        return option.text(option.default)
    return option.text(option.low + below(rng, option.values()))
