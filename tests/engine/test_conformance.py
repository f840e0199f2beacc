"""The kit passes the toy game and catches every broken copy of it, each for its own reason."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from roadstead.engine.codes import Code
from roadstead.engine.conformance import Kit, Report, fuzz, play_one
from roadstead.engine.game import Game, Hidden, Rules, Score, Task, View
from roadstead.engine.pile import shuffle
from roadstead.engine.record import read_record
from roadstead.engine.table import replay
from roadstead.engine.trial import PROPERTIES, Dice, RngError, Violation
from roadstead.engine.words import Ending, Message, TableSection, sentence
from tests import toy
from tests.luck import SOAK
from tests.toy import Ferries, Ferry, FerryRules, FerryView, FerryWords


def test_the_toy_passes() -> None:
    game = Ferries()
    report = fuzz(game, game.rules(), decisions=50_000 if SOAK else 1_500, seed=1, expensive=1 / 4)
    assert report.violation is None
    assert [name for name, count in report.tried.items() if count == 0] == []


def test_fuzz_tells_how_far_it_is() -> None:
    game = Ferries()
    heard: list[int] = []

    def progress(report: Report) -> None:
        heard.append(report.decisions)

    report = fuzz(game, game.rules(), decisions=60, seed=2, progress=progress)
    assert heard == sorted(heard)
    assert len(heard) == report.games
    assert report.decisions >= 60
    assert report.text().startswith(f"ferries: {report.decisions} decisions")


def test_a_fuzz_run_can_be_repeated() -> None:
    game = Ferries()
    one, other = (fuzz(game, game.rules(), decisions=200, seed=3, expensive=1 / 4) for _ in range(2))
    assert one == other


def test_unknown_properties_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no property 'luck'"):
        Kit(Ferries().rules(), only=("luck",))


def test_dice_allow_random_alone() -> None:
    dice = Dice(7)
    assert dice.random() == Random(7).random()
    with pytest.raises(RngError):
        dice.shuffle([1, 2, 3])


# -- broken copies -------------------------------------------------------------------------------------------------

BROKEN: dict[str, tuple[tuple[str, ...], type]] = {}


def breaks(*names: str) -> Callable[[type], type]:
    """Register a broken class of the toy: the kit catches it by one of these properties, and by each alone."""

    def register(broken: type) -> type:
        BROKEN[broken.__name__] = (names, broken)
        return broken

    return register


def game_with(broken: type) -> tuple[Game, Rules]:
    """The toy with one of its classes replaced: the game, the rules, the state, the words, or a task."""
    game = broken() if issubclass(broken, Ferries) else Ferries()
    rules = broken(game) if issubclass(broken, FerryRules) else Patched(game, broken)
    return game, rules


class Patched(FerryRules):
    def __init__(self, game: Game, broken: type) -> None:
        self.broken = broken
        super().__init__(game)
        if issubclass(broken, FerryWords):
            self.words = broken(self)

    def blank(self, seats: int, settings: list[int]) -> Ferry:
        if issubclass(self.broken, Ferry):
            return self.broken(self, seats, settings)
        return super().blank(seats, settings)

    def list_tasks(self) -> list[Task[Ferry]]:
        tasks = super().list_tasks()
        for at, task in enumerate(tasks):
            if issubclass(self.broken, type(task)):
                make: Callable[[int], Task[Ferry]] = self.broken
                tasks[at] = make(at)
        return tasks


# Codes and options.


@breaks("codebook")
class NotationLooksLikeATime(FerryRules):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.codebook.family("wait", ["@5"])


@breaks("options")
class OptionsForgotten(Ferries):
    def named_settings(self, settings: list[int]) -> dict[str, str]:
        return {}


@breaks("legal")
class DeadEnd(toy.StowTask):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        return super().legal(s, seat, arg) if s.hands[seat] else []


@breaks("legal")
class UnsortedChoices(toy.SideTask):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        return super().legal(s, seat, arg)[::-1]


@breaks("legal")
class OptionTwice(toy.BidTask):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        return sorted(s.codes.bid.at(value - toy.FIRST) for value in s.hands[seat])


@breaks("legal")
class VeiledOption(toy.BidTask):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        return [*super().legal(s, seat, arg), s.codes.bid.veiled()]


@breaks("seen")
class BidSeenAsAnother(Ferry):
    def seen(self, seat: int | None, who: int, code: Code) -> Code:
        seen = super().seen(seat, who, code)
        return self.codes.bid.at(0) if seen == self.codes.bid.veiled() else seen


@breaks("seen")
class OwnBidNotSeen(Ferry):
    def seen(self, seat: int | None, who: int, code: Code) -> Code:
        return super().seen(None if who == seat else seat, who, code)


# Chance.


@breaks("chance")
class WeightOfNothing(toy.PrizeTask):
    def outcomes(self, s: Ferry, seat: int, arg: int) -> list[tuple[Code, int]]:
        known = dict(super().outcomes(s, seat, arg))
        return [(s.codes.prize.at(at), known.get(s.codes.prize.at(at), 0)) for at in range(5)]


@breaks("chance")
class OutcomeTwice(toy.DrawTask):
    def outcomes(self, s: Ferry, seat: int, arg: int) -> list[tuple[Code, int]]:
        return [(s.codes.draw.at2(seat, card - toy.FIRST), 1) for card in s.pile.middle[0]]


@breaks("draw")
class DrawIgnoresWeights(toy.PrizeTask):
    def draw(self, s: Ferry, seat: int, arg: int, rng: Random) -> Code:
        outcomes = self.outcomes(s, seat, arg)
        return outcomes[int(rng.random() * len(outcomes))][0]


@breaks("rng")
class DrawByChoice(toy.PrizeTask):
    def draw(self, s: Ferry, seat: int, arg: int, rng: Random) -> Code:
        return rng.choice(self.outcomes(s, seat, arg))[0]


# Copies.


@breaks("clone", "table")
class CloneSharesAList(Ferry):
    def clone(self) -> Ferry:
        other = super().clone()
        other.won = self.won
        return other


@breaks("clone")
class CloneForgetsAField(Ferry):
    def clone(self) -> Ferry:
        other = super().clone()
        other.leader = 0
        return other


@breaks("pack")
class PackForgetsAField(Ferry):
    def pack(self) -> list[int]:
        leader, self.leader = self.leader, 0
        ints = super().pack()
        self.leader = leader
        return ints


@breaks("pack", "undo", "replay")
class MemoryOutsideThePosition(toy.SideTask):
    calls = 0

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        MemoryOutsideThePosition.calls += 1
        s.sides[seat][-1] = MemoryOutsideThePosition.calls % 2


# Hidden cards.


@breaks("twins")
class RedealDoesNothing(Ferry):
    def redeal(self, seat: int | None, rng: Random) -> None:
        pass

    def hidden(self, seat: int | None) -> list[Hidden]:
        return []


@breaks("frequency", "twins")
class RedealForgetsTheStowed(Ferry):
    def secret(self, seat: int | None) -> list[list[int]]:
        return [cards for cards in super().secret(seat) if all(cards is not stowed for stowed in self.stowed)]


@breaks("redeal", "twins")
class RedealOfAnUnsortedPool(Ferry):
    def redeal(self, seat: int | None, rng: Random) -> None:
        lists = self.secret(seat)
        pool = [card for cards in lists for card in cards]
        shuffle(pool, rng)
        for cards in lists:
            cards[:] = [pool.pop() for _ in cards]
        for cards in self.hands + self.pile.middle:
            cards.sort()
        self.reconsider()


@breaks("redeal")
class RedealMarksACard(Ferry):
    def redeal(self, seat: int | None, rng: Random) -> None:
        super().redeal(seat, rng)
        self.pile.middle[-1][-1] = toy.VALUES


@breaks("redeal")
class RedealKeepsOldOptions(Ferry):
    def reconsider(self) -> None:
        pass


@breaks("frequency")
class RedealDoesNotShuffle(Ferry):
    def redeal(self, seat: int | None, rng: Random) -> None:
        super().redeal(seat, Random(0))


@breaks("frequency")
class HiddenNamesNoPlace(Ferry):
    def hidden(self, seat: int | None) -> list[Hidden]:
        return []


@breaks("frequency")
class HiddenNamesTheOwnHand(Ferry):
    def hidden(self, seat: int | None) -> list[Hidden]:
        found = super().hidden(seat)
        if seat is not None and found and self.hands[seat]:
            hand = tuple(self.hands[seat])
            found.append(Hidden(hand, found[0].pool + hand, hand=True))
        return found


@breaks("view")
class DeniesItsSecrets(Ferry):
    def keeps_secrets(self) -> bool:
        return False


@breaks("view")
class ViewShowsACard(Ferry):
    def view(self, seat: int | None) -> FerryView:
        view = super().view(seat)
        other = 0 if seat == 1 else 1
        return replace(view, prize=sum(self.hands[other]))


@breaks("view")
class PublicViewShowsTheBids(Ferry):
    def view(self, seat: int | None) -> FerryView:
        view = super().view(seat)
        return replace(view, discard=tuple(self.bids)) if seat is None else view


@breaks("view")
class OptionsHangOnOtherHands(toy.StowTask):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        legal = super().legal(s, seat, arg)
        return legal[1:] if len(legal) > 2 and s.hands[(seat + 1) % s.seats][:1] == [1] else legal


@breaks("asked", "twins")
class SingleBidPassedOver(toy.BidTask):
    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.always_asked = False


@breaks("counterpart")
class RevealForgetsTold(toy.RevealTask):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        super().run(s, seat, arg)
        s.reveals -= 1


@breaks("counterpart")
class EndForgetsTold(toy.LastTask):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        pass


@breaks("counterpart", "twins")
class StoryNamesAHiddenCard(toy.SideTask):
    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        s.say("stowed", s.stowed[seat][-1], s.sides[seat][-1])


@breaks("counterpart", "twins")
class HighCardsTakeTheTurn(toy.StowTask):
    """Stowing a six ends the turn: others can tell by who is asked next."""

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        if s.stowed[seat] and s.stowed[seat][-1] == toy.VALUES and code != s.codes.done.code:
            s.pending[seat].pop()


@breaks("twins")
class TurnTellsTheDraws(toy.DrawTask):
    """What is remembered of hidden cards in the open is not redealt, and so survives the other tests."""

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        s.turn += s.hands[seat][0]


@breaks("twins")
class WordsKnowMoreThanTheView(FerryWords):
    calls = 0

    def prompt(self, view: View, seat: int) -> Message:
        self.calls += 1
        return replace(super().prompt(view, seat), args=(self.calls % 2,))


# Seats side by side.


@breaks("simultaneous")
class LastBidderLeads(toy.BidTask):
    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        s.leader = seat


@breaks("simultaneous")
class BidsMustDiffer(toy.BidTask):
    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        legal = super().legal(s, seat, arg)
        return [code for code in legal if s.codes.bid.index(code) + toy.FIRST not in s.bids] or legal


@breaks("simultaneous")
class BidChangesAWaitingMenu(toy.BidTask):
    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        other = (seat + 1) % s.seats
        s.choices[other] = s.choices[other][:1]


# Order of play.


class UpwardsOnly(toy.StowTask):
    """No card may be stowed after a higher one; the owner's view shows the order in which they were stowed."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.always_asked = True

    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        least = s.codes.stow.at(max(s.stowed[seat], default=toy.FIRST) - toy.FIRST)
        return [code for code in super().legal(s, seat, arg) if code >= least]


@breaks("order")
class UpwardsOnlyOnAHeap(UpwardsOnly):
    """The same where the stowed cards are kept sorted, so that no view shows the order."""

    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        if code != s.codes.done.code:
            s.pending[seat].pop()  # all to port
            s.stowed[seat].sort()


class SortsAfterwards(toy.SideTask):
    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        heap = sorted(zip(s.stowed[seat], s.sides[seat], strict=True))
        s.stowed[seat] = [value for value, _ in heap]
        s.sides[seat] = [side for _, side in heap]


@breaks("order")
class UpwardsOnlyOnTwoHeaps(FerryRules):
    """The same with the side of each card, which is decided before the next card."""

    def list_tasks(self) -> list[Task[Ferry]]:
        tasks = super().list_tasks()
        tasks[toy.STOW] = UpwardsOnly(toy.STOW)
        tasks[toy.SIDE] = SortsAfterwards(toy.SIDE)
        return tasks


@breaks("asked", "order")
class AllUpwardsOnAHeap(UpwardsOnlyOnAHeap):
    """What may be stowed must be, and a seat is not asked if the order leaves one choice."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.always_asked = False

    def legal(self, s: Ferry, seat: int, arg: int) -> list[Code]:
        values = [code for code in super().legal(s, seat, arg) if code != s.codes.done.code]
        return values or [s.codes.done.code]


@breaks("check")
class CardsAreLost(toy.RevealTask):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        super().run(s, seat, arg)
        s.discard.pop()


@breaks("progress")
class TurnFalls(toy.TurnTask):
    def run(self, s: Ferry, seat: int, arg: int) -> None:
        super().run(s, seat, arg)
        s.turn -= 2


@breaks("progress")
class ToldFalls(toy.PrizeTask):
    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        s.reveals = 0


@breaks("length")
class Endless(toy.SideTask):
    def play(self, s: Ferry, seat: int, arg: int, code: Code) -> None:
        super().play(s, seat, arg, code)
        s.ask(toy.SIDE, seat)


@breaks("error")
class PlayRaises(toy.RevealTask):
    def win(self, s: Ferry, seat: int) -> None:
        s.won[seat + 1] += s.prize


@breaks("error")
class CannotStart(FerryRules):
    def start(self, seats: int, settings: list[int]) -> Ferry:
        raise NotImplementedError


# Words and scores.


@breaks("words")
class UndeclaredOption(FerryWords):
    def choice(self, view: View, code: Code) -> Message:
        message = super().choice(view, code)
        return replace(message, key="lay") if message.key == "stow" else message


@breaks("words")
class MissingArgument(FerryWords):
    def choice(self, view: View, code: Code) -> Message:
        return replace(super().choice(view, code), args=())


@breaks("words")
class ArgumentOutOfRange(FerryWords):
    def event(self, who: int, code: Code) -> Message:
        message = super().event(who, code)
        return replace(message, args=(2,)) if message.key == "side" else message


@breaks("words")
class NoTarget(FerryWords):
    def targets(self, view: View, code: Code) -> list[str]:
        return [target for target in super().targets(view, code) if target != "button:done"]


@breaks("words")
class TargetWithoutKind(FerryWords):
    def targets(self, view: View, code: Code) -> list[str]:
        return [target.partition(":")[2] for target in super().targets(view, code)]


@breaks("words")
class UndeclaredEnding(FerryWords):
    def ending(self, view: View) -> Ending:
        return Ending(Message("done"), Message("last-ferry"), (0,))


@breaks("words")
class UndeclaredCell(FerryWords):
    def table(self, view: View) -> list[TableSection]:
        first, *rest = super().table(view)
        return [replace(first, lines=(*first.lines, sentence("an-oar"))), *rest]


@breaks("words")
class RowTooShort(FerryWords):
    def table(self, view: View) -> list[TableSection]:
        first, *rest = super().table(view)
        return [replace(first, columns=(*first.columns, first.columns[0])), *rest]


@breaks("words")
class SameSectionTwice(FerryWords):
    def table(self, view: View) -> list[TableSection]:
        return [*super().table(view), super().table(view)[0]]


@breaks("words")
class ThingNotOnTheTable(FerryWords):
    def table(self, view: View) -> list[TableSection]:
        return super().table(view)[:1]


@breaks("words")
class AnswerNotOnTheTable(FerryWords):
    def answers(self, view: View, code: Code) -> list[str]:
        return ["oar:left"]


@breaks("words")
class UndeclaredStory(toy.RevealTask):
    def win(self, s: Ferry, seat: int) -> None:
        super().win(s, seat)
        s.say("cheers", seat)


@breaks("words")
class UnknownKind(FerryWords):
    def __init__(self, rules: FerryRules) -> None:
        super().__init__(rules)
        self.keys.declare("catches", "fish")


@breaks("scores")
class TotalIsNotItsParts(Ferry):
    def scores(self) -> list[Score]:
        return [replace(score, total=score.total + 1) for score in super().scores()]


@breaks("scores")
class ScoreMissing(Ferry):
    def scores(self) -> list[Score]:
        return super().scores()[1:]


@breaks("scores")
class SeatMissingInTheRanking(Ferry):
    def ranking(self) -> list[list[int]]:
        return super().ranking()[:-1]


def first_violation(broken: type, only: tuple[str, ...] = ()) -> tuple[Report, Violation]:
    game, rules = game_with(broken)
    report = fuzz(game, rules, decisions=5_000, seed=4, expensive=2.0, max_events=400, only=only)
    assert report.violation is not None, f"{broken.__name__} was not caught"
    return report, report.violation


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_caught(name: str) -> None:
    expected, broken = BROKEN[name]
    _, violation = first_violation(broken)
    assert violation.property in expected, str(violation)


@pytest.mark.parametrize(
    ("name", "property"),
    [(name, property) for name, (names, _) in BROKEN.items() if len(names) > 1 for property in names],
)
def test_each_of_several_properties_catches_it_alone(name: str, property: str) -> None:
    _, violation = first_violation(BROKEN[name][1], only=(property,))
    assert violation.property == property, str(violation)


def test_an_order_that_is_seen_may_matter() -> None:
    game, rules = game_with(UpwardsOnly)
    report = fuzz(game, rules, decisions=3_000, seed=4, expensive=2.0, only=("order",))
    assert report.violation is None
    assert report.tried["order"] > 1_000


class SidesInTurn(FerryWords):
    """Each card is asked for by the side it is for, so that a second card answers another question."""

    def __init__(self, rules: FerryRules) -> None:
        super().__init__(rules)
        self.keys.declare("choose-for", "side")

    def prompt(self, view: View, seat: int) -> Message:
        assert isinstance(view, FerryView)
        return self.keys.message("choose-for", len(view.sides[seat]) % 2)


def test_answers_to_different_questions_are_not_compared() -> None:
    game, rules = game_with(UpwardsOnlyOnAHeap)
    rules.words = SidesInTurn(cast(FerryRules, rules))
    report = fuzz(game, rules, decisions=3_000, seed=4, expensive=2.0, only=("order",))
    assert report.violation is None


def test_a_violation_of_order_names_both_choices() -> None:
    _, violation = first_violation(UpwardsOnlyOnAHeap, only=("order",))
    found = re.match(
        r"'stow (\d)' rules out 'stow (\d)' for seat \d; 'stow \2' and then 'stow \1'", violation.why
    )
    assert found is not None, violation.why
    assert found[1] > found[2]


def test_every_property_catches_something() -> None:
    assert set(PROPERTIES) == {property for names, _ in BROKEN.values() for property in names}


def test_a_violation_tells_what_and_where() -> None:
    report, violation = first_violation(CardsAreLost)
    entry = violation.record.events[-1]
    assert violation.events == len(violation.record.events)
    where = f"after event {violation.events}, '{entry.who} {entry.notation}'"
    assert str(violation) == f"check: there are 35 cards ({where})"
    assert str(violation) in report.text()


def test_a_violation_carries_the_game_so_far() -> None:
    _, violation = first_violation(ViewShowsACard)
    record = read_record(violation.record.text())
    assert record == violation.record
    assert len(replay(Ferries().rules(), record).log) == violation.events


def test_the_game_of_a_violation_can_be_played_again() -> None:
    report, violation = first_violation(LastBidderLeads)
    game, rules = game_with(LastBidderLeads)
    again = play_one(game, rules, report.seed, report.expensive, only=("simultaneous",))
    assert str(again.violation) == str(violation)
    assert again.violation is not None
    assert again.violation.record == violation.record
