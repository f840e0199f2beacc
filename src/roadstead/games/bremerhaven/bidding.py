"""Chapter 3: face-down bids, their reveal and their sums."""

from __future__ import annotations

from roadstead.engine.game import Chance, Decision, Step
from roadstead.games.bremerhaven import messages, settings, tasks
from roadstead.games.bremerhaven.deck import HAND, LAND, SEA, WIN_TIES
from roadstead.games.bremerhaven.state import NONE, UNDECIDED, BremerhavenState


class BeginRound(Step[BremerhavenState]):
    """BRE-001, BRE-002: the round in the order of its boards."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        s.turn += 1
        s.revealed = 0
        s.say(messages.ROUND, s.turn)
        for kind in (tasks.PROGRESS, tasks.EVENT, tasks.HARBOURS):  # BRE-R23
            s.then(kind)
        for space in range(s.bidders - 1, -1, -1):
            s.then(tasks.LAND, 0, space)
        for space in range(s.bidders - 1, -1, -1):
            s.then(tasks.SEA, 0, space)
        for kind in (
            tasks.INCOME,
            tasks.CAREER,
            tasks.PRICE,
            tasks.GROWTH,
            tasks.PERMITS,
            tasks.NEW_BUILDING,
        ):
            s.then(kind)
        s.then(tasks.PARKING_LOT)
        s.then(tasks.REVEAL)
        for _ in range(HAND):  # BRE-201
            for bidder in reversed(s.ladder):
                if bidder < s.seats:
                    s.then(tasks.BID, bidder)
                else:
                    s.then(tasks.DUMMY_BID)  # BRE-713


class Bid(Decision[BremerhavenState]):
    """BRE-201, BRE-203, BRE-D03: a card of the hand on a space in use."""

    def legal(self, s: BremerhavenState, seat: int, arg: int) -> list[int]:
        family = s.codes.bid
        found: list[int] = []
        last = 0
        for value in s.hands[seat]:
            if value == last:
                continue
            last = value
            family.extend2(found, value - 1, 0, SEA + s.bidders)  # BRE-202, BRE-R15
            family.extend2(found, value - 1, LAND, LAND + s.bidders)  # BRE-202
        return found

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        family = s.codes.bid
        value = family.word(code, 0) + 1
        s.hands[seat].remove(value)
        s.bid_spaces[seat].append(family.last(code))
        s.bid_values[seat].append(value)


class DummyBid(Chance[BremerhavenState]):
    """BRE-955, BRE-D04: a newspaper's symbol names the space; the card stays undecided until the reveal."""

    def outcomes(self, s: BremerhavenState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.dummy
        spaces = [s.deck.dummy_space[paper] for paper in s.papers]
        return [(family.at(space), spaces.count(space)) for space in sorted(set(spaces))]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        space = s.codes.dummy.index(code)
        for paper in s.papers:
            if s.deck.dummy_space[paper] == space:
                s.papers.remove(paper)
                break
        if not s.papers:
            s.papers = list(range(len(s.deck.dummy_space)))
        s.bid_spaces[1].append(space)
        s.bid_values[1].append(UNDECIDED)
        s.hands[1] = s.hands[1][1:]


class Reveal(Step[BremerhavenState]):
    """BRE-205; in a solo game the dummy's cards are decided now, one after the other."""

    def run(self, s: BremerhavenState, seat: int, arg: int) -> None:
        if s.seats == 1 and UNDECIDED in s.bid_values[1]:
            left = undecided_values(s)
            if len(set(left)) > 1:
                s.then(tasks.REVEAL)
                s.then(tasks.DUMMY_CARD)
                return
            s.bid_values[1] = [value or left[0] for value in s.bid_values[1]]
        s.revealed = 1
        s.reveals += 1
        s.old_ladder = s.ladder[:]
        tell_bids(s)


def undecided_values(s: BremerhavenState) -> list[int]:
    left = s.hand_of(1)
    for value in s.bid_values[1]:
        if value != UNDECIDED:
            left.remove(value)
    return left


class DummyCard(Chance[BremerhavenState]):
    """BRE-953, BRE-D04: the dummy's cards were shuffled."""

    def outcomes(self, s: BremerhavenState, seat: int, arg: int) -> list[tuple[int, int]]:
        family = s.codes.dummy_card
        left = undecided_values(s)
        return [(family.at(value - 1), left.count(value)) for value in sorted(set(left))]

    def play(self, s: BremerhavenState, seat: int, arg: int, code: int) -> None:
        value = s.codes.dummy_card.index(code) + 1
        s.bid_values[1][s.bid_values[1].index(UNDECIDED)] = value


def tell_bids(s: BremerhavenState) -> None:
    s.say(messages.REVEALED)
    for bidder in range(s.bidders):
        for space in sorted(set(s.bid_spaces[bidder])):
            if bidder < s.seats:
                s.say(messages.BID_IS, bidder, space, bid_of(s, bidder, space))
            else:
                s.say(messages.DUMMY_BID_IS, space, bid_of(s, bidder, space))


def bid_of(s: BremerhavenState, bidder: int, space: int) -> int:
    """The sum of a bidder's cards on a space; 0: none there (BRE-205)."""
    total = 0
    spaces = s.bid_spaces[bidder]
    for at in range(len(spaces)):
        if spaces[at] == space:
            total += s.bid_values[bidder][at]
    return total


def highest_bid(s: BremerhavenState, space: int) -> int:
    best = 0
    for bidder in range(s.bidders):  # BRE-957, BRE-964
        best = max(best, bid_of(s, bidder, space))
    return best


def winner_of(s: BremerhavenState, space: int) -> int:
    """BRE-208: the only bidder who acts on a space; NONE without bids."""
    best = highest_bid(s, space)
    if not best:
        return NONE
    ladder = s.ladder  # BRE-005
    if s.settings[settings.TIES] == settings.AT_THE_REVEAL:  # BRE-R03
        ladder = s.old_ladder
    tied = [bidder for bidder in ladder if bid_of(s, bidder, space) == best]  # BRE-206, BRE-961
    if space >= SEA:  # BRE-980
        for bidder in tied:
            if bidder < s.seats and s.built(bidder, WIN_TIES) != NONE:  # BRE-964
                return bidder
    return tied[0]
