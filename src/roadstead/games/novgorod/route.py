"""Phase 1: lay a route."""

from __future__ import annotations

from roadstead.engine.game import Decision
from roadstead.games.novgorod import messages
from roadstead.games.novgorod.deck import CITIES, ROUTE_CITIES, SPEED
from roadstead.games.novgorod.lookahead import is_safe
from roadstead.games.novgorod.settings import BACK, FRONT
from roadstead.games.novgorod.state import PLACEHOLDER, NovgorodState


class Route(Decision[NovgorodState]):
    """NOV-D04."""

    def legal(self, s: NovgorodState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        found: list[int] = []
        for card, fast in additions(s, seat):
            possible = (
                can_be_finished_fast_with(s, seat, card) if fast else can_be_finished_with(s, seat, card)
            )
            if not possible:
                continue
            if card < PLACEHOLDER:
                found.append((codes.sail_fast if fast else codes.sail).at(card))
            else:
                found.append((codes.placeholder_fast if fast else codes.placeholder).code)
        if is_safe(s):  # NOV-R14
            found.append(codes.stop.code)  # NOV-R10
        found.sort()
        return found

    def play(self, s: NovgorodState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if code == codes.stop.code:
            s.meet(seat, ROUTE_CITIES, s.cities.bit_count())  # NOV-420, NOV-617, NOV-R24
            if not s.route:
                s.say(messages.STAYS, seat)
            return
        s.then(self.kind, seat)
        if codes.sail_fast.has(code) or code == codes.placeholder_fast.code:
            s.privilege = 1
            s.fast = s.deck.amounts[SPEED]
        if code in (codes.placeholder.code, codes.placeholder_fast.code):
            lay(s, seat, PLACEHOLDER + s.route[-1])
            return
        family = codes.sail_fast if codes.sail_fast.has(code) else codes.sail
        city = family.index(code)
        lay(s, seat, city)
        if s.swapped and s.hold[seat] == city:
            s.say(messages.SWAPS, seat, city)
        if not s.owned[seat] >> city & 1 and s.deck.fee[city]:  # NOV-415
            s.say(messages.FEE_DUE, seat, city, s.deck.fee[city])


def limit(s: NovgorodState, seat: int, card: int) -> int:
    """How many cards the route may have after `card` was added."""
    most = s.speed[seat] + s.fast  # NOV-411, NOV-412
    if s.pirate_side() == FRONT and (s.cities >> s.pirate & 1 or card == s.pirate):
        most -= s.deck.pirate_penalty  # NOV-831
    return most


def next_cities(s: NovgorodState, seat: int) -> list[int]:
    """NOV-413: the cities the route may go to next for which the hand has a card."""
    ignored = s.pirate if s.pirate_side() == BACK else -1
    reachable = neighbours(s, s.route[-1] % CITIES, ignored) if s.route else (1 << CITIES) - 1
    reachable &= ~s.cities  # NOV-416, NOV-R11
    if ignored >= 0:
        reachable &= ~(1 << ignored)  # NOV-841
    if not spare(s, seat):  # NOV-R13
        reachable &= ~s.owned[seat] | (1 << s.hold[seat] if s.hold[seat] >= 0 else 0)
    return [city for city in range(CITIES) if reachable >> city & 1]


def neighbours(s: NovgorodState, city: int, ignored: int) -> int:
    """NOV-103; NOV-841, NOV-R32: the neighbours of an ignored city are neighbours of each other."""
    found = s.deck.neighbours[city]
    if ignored >= 0 and found >> ignored & 1:
        found |= s.deck.neighbours[ignored]
    return found & ~(1 << city)


def spare(s: NovgorodState, seat: int) -> int:
    """NOV-R13: own kontors still in the hand."""
    cards = s.owned[seat].bit_count() - s.own.bit_count() - s.spots.bit_count()
    return cards - 1 if s.hold[seat] >= 0 and not s.swapped else cards


def can_hold_place(s: NovgorodState, seat: int) -> bool:
    """NOV-418."""
    return bool(s.route) and s.route[-1] < PLACEHOLDER and spare(s, seat) > 0


def lay(s: NovgorodState, seat: int, card: int) -> None:
    """Put a card at the right end of the route."""
    s.route.append(card)
    if card >= PLACEHOLDER:
        s.spots |= 1 << card - PLACEHOLDER  # NOV-417
        return
    good = 1 << s.deck.good_of[card]
    s.cities |= 1 << card
    s.up |= good
    s.reach[card] = s.up
    if s.owned[seat] >> card & 1:  # NOV-R11
        s.own |= good  # NOV-414
        if s.hold[seat] == card:
            s.swapped = 1  # NOV-419
    else:
        s.fees += s.deck.fee[card]  # NOV-415


def take_back(s: NovgorodState, seat: int) -> None:
    """Undo the last `lay`."""
    card = s.route.pop()
    if card >= PLACEHOLDER:
        s.spots &= ~(1 << card - PLACEHOLDER)
        return
    good = 1 << s.deck.good_of[card]
    s.cities &= ~(1 << card)
    s.up &= ~good
    s.reach[card] = 0
    if s.owned[seat] >> card & 1:
        s.own &= ~good
        if s.hold[seat] == card:
            s.swapped = 0
    else:
        s.fees -= s.deck.fee[card]


def additions(s: NovgorodState, seat: int) -> list[tuple[int, bool]]:
    """NOV-D04 (a) and (b): the cards that may be laid next, and whether that takes the privilege speed."""
    may_be_fast = s.may_use(seat, SPEED)
    cards = next_cities(s, seat)
    if can_hold_place(s, seat):
        cards.append(PLACEHOLDER + s.route[-1])
    found: list[tuple[int, bool]] = []
    for card in cards:
        room = limit(s, seat, card) - len(s.route)  # NOV-411, NOV-833
        if room > 0:
            found.append((card, False))
        elif may_be_fast and room + s.deck.amounts[SPEED] > 0:  # NOV-412
            found.append((card, True))
    return found


def can_be_finished_with(s: NovgorodState, seat: int, card: int) -> bool:
    """NOV-R14: whether the route is safe with this card, or further cards can make it so."""
    fee = s.deck.fee[card] if card < PLACEHOLDER and not s.owned[seat] >> card & 1 else 0
    if s.fees + fee <= s.money[seat]:
        return True
    lay(s, seat, card)
    possible = is_safe(s) or can_be_finished(s, seat)
    take_back(s, seat)
    return possible


def can_be_finished_fast_with(s: NovgorodState, seat: int, card: int) -> bool:
    """The same with the privilege speed used for it."""
    s.privilege = 1
    s.fast = s.deck.amounts[SPEED]
    possible = can_be_finished_with(s, seat, card)
    s.privilege = 0
    s.fast = 0
    return possible


def can_be_finished(s: NovgorodState, seat: int) -> bool:
    """Whether some continuation of the route is safe."""
    for card, fast in additions(s, seat):
        if can_be_finished_fast_with(s, seat, card) if fast else can_be_finished_with(s, seat, card):
            return True
    return False
