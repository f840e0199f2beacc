"""Chapter 6: shakedown cruises."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Decision, Step
from roadstead.games.shipyard import messages, tasks
from roadstead.games.shipyard.building import complete_ships, ship_length
from roadstead.games.shipyard.canals import NONE
from roadstead.games.shipyard.codes import (
    BUSINESSMEN,
    FITTINGS,
    HELM,
    OFFICERS,
    PAIRS,
    PROPELLERS,
    SAILS,
    SMOKESTACKS,
    SOLDIERS,
)
from roadstead.games.shipyard.deck import (
    BUILDER,
    BUSINESSMAN,
    CABIN,
    CANNON,
    CAPTAIN,
    CRANE,
    FEATURES,
    HELMSMAN,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    MOUNTS,
    OFFICER,
    PIECES,
    PROPELLER,
    RIBAND,
    RIGGER,
    SAIL,
    SHIP_CARDS,
    SMOKESTACK,
    SOLDIER,
    YARD,
)
from roadstead.games.shipyard.state import CRUISE, SHIPS, ShipyardState

PIECE_OF: Final = [SAIL, SMOKESTACK, PROPELLER, NONE, NONE, CRANE, CANNON, CAPTAIN, BUSINESSMAN, SOLDIER]
"""By fitting; NONE for helmsman and rigger."""
CABIN_FITTINGS: Final = (OFFICERS, BUSINESSMEN, SOLDIERS)


class Cruises(Step[ShipyardState]):
    """SHY-601, SHY-620: every complete ship leaves the yard."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        if complete_ships(s, seat):
            s.then(self.kind, seat)
            s.then(tasks.LAUNCH, seat)


class Launch(Decision[ShipyardState]):
    """SHY-D10."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        codes = s.codes
        bows = complete_ships(s, seat)
        found = codes.scrap.each(bows)  # SHY-R16
        if s.store[len(PIECES) * seat + CAPTAIN] and s.ways[seat].carries(s.deck.plain_speed):  # SHY-607
            found += codes.sail.each(bows)
            found.sort()
        return found

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        codes = s.codes
        if codes.scrap.has(code):
            scrap(s, seat, codes.scrap.index(code))
            return
        s.bow = codes.sail.index(code)
        s.fitted = [0] * len(FITTINGS)
        s.reach = s.ways[seat].longest(greatest_speed(s, seat))
        s.then(tasks.SAIL, seat)
        s.then(tasks.FIT, seat, SAILS)


def ship_cards(s: ShipyardState, seat: int, bow: int) -> list[int]:
    first = YARD * seat + bow
    return s.yard[first : first + ship_length(s, seat, bow)]


def clear_places(s: ShipyardState, seat: int, bow: int, length: int) -> None:
    for place in range(YARD * seat + bow, YARD * seat + bow + length):
        s.yard[place] = NONE


def scrap(s: ShipyardState, seat: int, bow: int) -> None:
    """SHY-608, SHY-R26."""
    if not s.store[len(PIECES) * seat + CAPTAIN]:
        s.say(messages.NO_CAPTAIN, seat)
    elif not s.ways[seat].carries(s.deck.plain_speed):
        s.say(messages.NO_CANAL, seat)
    cards = ship_cards(s, seat, bow)
    clear_places(s, seat, bow, len(cards))
    s.lost = sorted(s.lost + [card for card in cards if card < SHIP_CARDS])
    s.say(messages.SCRAPPED, seat, len(cards))


# -- fitting out --------------------------------------------------------------------------------------------


def features_of(s: ShipyardState, cards: list[int]) -> list[int]:
    total = [0] * len(FEATURES)
    for card in cards:
        features = s.deck.features[card]
        for feature in range(len(FEATURES)):
            total[feature] += features[feature]
    return total


def allowance(s: ShipyardState, seat: int, piece: int) -> int:
    """SHY-841: pieces (or OFFICER) that need neither mount nor cabin."""
    return s.amount_of(seat, BUILDER, piece)


def greatest_speed(s: ShipyardState, seat: int) -> int:
    """An upper bound of this ship's speed with any fitting, to limit the search for walks."""
    features = features_of(s, ship_cards(s, seat, s.bow))
    masts = features[MOUNTS[SAIL]] + allowance(s, seat, SAIL) + allowance(s, seat, SMOKESTACK)
    propellers = features[MOUNTS[PROPELLER]] + allowance(s, seat, PROPELLER)
    return s.deck.steam_speed + 2 * masts + propellers + 1


def speed_of(s: ShipyardState, fitted: list[int]) -> int:
    """The speed of a ship with these fittings."""
    sails, smokestacks, propellers = fitted[SAILS], fitted[SMOKESTACKS], fitted[PROPELLERS]
    if smokestacks and propellers:
        speed = s.deck.steam_speed + smokestacks - 1 + propellers - 1 + sails  # SHY-604
    else:
        speed = s.deck.plain_speed + sails + propellers + smokestacks // 2  # SHY-605, SHY-609
    return speed + fitted[HELM] + fitted[PAIRS]  # SHY-606


def most_of(s: ShipyardState, seat: int, fitting: int) -> int:
    """How many may be fitted, limited by store, mounts and cabins (SHY-602, SHY-D11)."""
    stock = stock_of(s, seat, s.fitted, fitting)
    if not stock or PIECE_OF[fitting] == NONE:
        return stock
    features = features_of(s, ship_cards(s, seat, s.bow))
    return min(stock, room_for(s, seat, features, s.fitted, fitting))


def stock_of(s: ShipyardState, seat: int, fitted: list[int], fitting: int) -> int:
    """How many of a fitting a seat has for a ship."""
    if fitting == HELM:
        return 1 if s.has(seat, HELMSMAN) else 0  # SHY-851
    if fitting == PAIRS:
        return fitted[SAILS] // 2 if s.has(seat, RIGGER) else 0  # SHY-852
    stock = s.store[len(PIECES) * seat + PIECE_OF[fitting]]  # SHY-603
    return stock - 1 if fitting == OFFICERS else stock  # SHY-007: the captain himself


def room_for(s: ShipyardState, seat: int, features: list[int], fitted: list[int], fitting: int) -> int:
    """How many of a fitting the mounts or cabins of a ship and builders allow, beside what is fitted."""
    piece = PIECE_OF[fitting]
    if fitting == SMOKESTACKS:
        return masts_left(s, seat, features, fitted) + allowance(s, seat, piece)
    if fitting not in CABIN_FITTINGS:
        return features[MOUNTS[piece]] + allowance(s, seat, piece)  # SHY-006
    return cabins_left(s, seat, features, fitted) + allowance(s, seat, element_of(fitting))


def masts_left(s: ShipyardState, seat: int, features: list[int], fitted: list[int]) -> int:
    """SHY-005, SHY-602: the masts of a ship that sails and smokestacks leave free."""
    masts = features[MOUNTS[SAIL]]
    for fitting in (SAILS, SMOKESTACKS):
        if fitted[fitting]:
            masts -= max(0, fitted[fitting] - allowance(s, seat, PIECE_OF[fitting]))
    return masts


def cabins_left(s: ShipyardState, seat: int, features: list[int], fitted: list[int]) -> int:
    """SHY-006: the free cabins of a ship."""
    cabins = features[CABIN]
    for fitting in CABIN_FITTINGS:
        if fitted[fitting]:
            cabins -= max(0, fitted[fitting] - allowance(s, seat, element_of(fitting)))
    return cabins


def element_of(fitting: int) -> int:
    return OFFICER if fitting == OFFICERS else PIECE_OF[fitting]


class Fit(Decision[ShipyardState]):
    """SHY-D11; the argument is the fitting."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        family = s.codes.fit
        numbers = range(most_of(s, seat, arg) + 1)  # SHY-802
        if arg > PAIRS:
            return [family.at2(arg, number) for number in numbers]
        fitted = s.fitted[:]
        found: list[int] = []
        for number in numbers:
            fitted[arg] = number
            if speed_of(s, fitted) <= s.reach:  # SHY-607
                found.append(family.at2(arg, number))
        return found

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        s.fitted[arg] = s.codes.fit.last(code)
        if arg < SOLDIERS:
            s.then(self.kind, seat, arg + 1)


# -- sailing ------------------------------------------------------------------------------------------------


class Sail(Step[ShipyardState]):
    """SHY-610: the points of the ship itself; the pieces leave the store."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        pieces = pieces_fitted(s)
        s.speed = speed_of(s, s.fitted)
        points = s.deck.speed_points * s.speed
        for piece in range(len(PIECES)):
            s.store[len(PIECES) * seat + piece] -= pieces[piece]  # SHY-603, SHY-R42
            points += s.deck.piece_points[piece] * pieces[piece]
        s.gain(seat, SHIPS, points)
        s.say(messages.SAILS, seat, s.speed, points, ship_length(s, seat, s.bow))
        s.sailed = 0
        s.riband = 0
        s.cruise = 0
        s.wake = []
        s.then(tasks.ARRIVE, seat)
        s.then(tasks.MOVE, seat)


def pieces_fitted(s: ShipyardState) -> list[int]:
    return pieces_of(s.fitted)


def pieces_of(fitted: list[int]) -> list[int]:
    """By piece; the first captain is fitted automatically (SHY-D10)."""
    pieces = [0] * len(PIECES)
    for fitting in range(len(FITTINGS)):
        piece = PIECE_OF[fitting]
        if piece != NONE:
            pieces[piece] += fitted[fitting]
    pieces[CAPTAIN] += 1
    return pieces


def fitted_of(pieces: list[int]) -> list[int]:
    """The numbers of fittings that bring these pieces (SHY-D10); helmsman and rigger bring none."""
    fitted = [0 if piece == NONE else pieces[piece] for piece in PIECE_OF]
    fitted[OFFICERS] -= 1
    return fitted


def pays(s: ShipyardState, seat: int) -> list[int]:
    """What each icon pays the sailing ship."""
    return pays_for(features_of(s, ship_cards(s, seat, s.bow)), pieces_fitted(s))


def pays_for(features: list[int], pieces: list[int]) -> list[int]:
    """SHY-612, SHY-621: what each icon pays a ship."""
    military = pieces[SOLDIER] + pieces[CANNON]
    commerce = pieces[BUSINESSMAN] + pieces[CRANE]
    # SHY-R31: in the order of ICONS; a riband pays by the move (SHY-613)
    return [military, commerce, features[LANTERN], features[LIFEBOAT], features[LIFEBUOY], 0]


class Move(Decision[ShipyardState]):
    """SHY-D12: SHY-611."""

    def legal(self, s: ShipyardState, seat: int, arg: int) -> list[int]:
        return s.codes.move.each(s.ways[seat].next_spaces(s.speed - s.sailed))

    def play(self, s: ShipyardState, seat: int, arg: int, code: int) -> None:
        space = s.codes.move.index(code)
        s.ways[seat] = way = s.ways[seat].clone()
        icon = way.icon(space)  # SHY-614
        s.wake = [*s.wake, space, *way.laid_at(space)]
        used, cut_off = way.move(space)
        if used != NONE:  # SHY-R23
            s.used[seat] = sorted([*s.used[seat], used])  # SHY-615
            s.used_count[seat] += 1  # SHY-536
            s.say(messages.CANAL_USED, seat, used)
        if cut_off:
            s.discards = sorted(s.discards + cut_off)  # SHY-616
            s.say(messages.CUT_OFF, seat, len(cut_off))
        s.sailed += 1
        if icon == RIBAND:
            s.riband = s.sailed  # SHY-613
            s.say(messages.RIBAND, seat, s.sailed)
        elif icon != NONE:
            points = pays(s, seat)[icon]  # SHY-622
            s.cruise += points
            if points:
                s.say(messages.OFFICIAL, seat, icon, points)
        if s.sailed < s.speed:  # SHY-611, SHY-I19
            s.then(self.kind, seat)


class Arrive(Step[ShipyardState]):
    """The points of the cruise; the ship joins the fleet."""

    def run(self, s: ShipyardState, seat: int, arg: int) -> None:
        points = s.cruise + s.riband  # SHY-613
        s.gain(seat, CRUISE, points)
        s.say(messages.ARRIVES, seat, points)
        cards = ship_cards(s, seat, s.bow)
        s.fleet[seat] = [*s.fleet[seat], pieces_fitted(s) + cards]  # SHY-543, SHY-618
        clear_places(s, seat, s.bow, len(cards))
        s.bow = NONE
        s.fitted = [0] * len(FITTINGS)
        s.sailors = [*s.sailors, seat]
        s.sailings = [*s.sailings, s.speed, s.cruise, s.riband]
        s.reach = s.speed = s.sailed = s.riband = s.cruise = 0
