"""Lines of moves in a harbour that leave nothing to choose, and goods dragged from a ship onto land in one go."""

from __future__ import annotations

from roadstead.engine.words import Message, Shortcut, tally
from roadstead.games.bremerhaven import messages, tasks
from roadstead.games.bremerhaven.codes import BremerhavenCodes
from roadstead.games.bremerhaven.consequences import can_produce, of_delivery, of_storing
from roadstead.games.bremerhaven.deck import (
    BANK,
    CONTAINER,
    CRATE,
    DIRECT_DELIVERY,
    GOODS,
    PRODUCE_GOOD,
    WILD,
    BremerhavenDeck,
)
from roadstead.games.bremerhaven.harbour_words import has_built, has_room, spaces_needed, takes_good
from roadstead.games.bremerhaven.state import NONE
from roadstead.games.bremerhaven.view import BremerhavenView, PlayerHarbourView


def shortcuts_of(v: BremerhavenView, deck: BremerhavenDeck, codes: BremerhavenCodes) -> list[Shortcut]:
    due = v.due_of(v.seat)
    if due is None or v.seat is None:
        return []
    mine = v.harbours[v.seat]
    if due.kind == tasks.PRODUCE:
        return production(deck, codes, mine)
    return [*work(deck, codes, mine), *gestures(v, deck, codes, mine)] if due.kind == tasks.WORK else []


def gestures(
    v: BremerhavenView, deck: BremerhavenDeck, codes: BremerhavenCodes, mine: PlayerHarbourView
) -> list[Shortcut]:
    """A good of a ship dropped on the storage, or through it on a contract that takes it (BRE-631, BRE-633)."""
    found: list[Shortcut] = []
    for dock, each in enumerate(mine.docks):
        if each.ship == NONE or not each.count or not has_room(deck, mine, each.good):
            continue
        ship, unload = f"dock:{mine.seat}:{dock + 1}", codes.unload.at(dock)
        means = tuple(of_storing(deck, mine, each.good))
        unloading = Message(messages.UNLOAD, (each.good, dock + 1))
        found.append(Shortcut(unloading, (unload,), (), (ship, f"storage:{mine.seat}"), means))
        if has_built(deck, mine, DIRECT_DELIVERY):  # then it is a single move (BRE-976)
            continue
        for at, load in enumerate(mine.loads):
            if takes_good(load, each.good) and not load.closed:
                carrying = Message(messages.CARRY, (good_tally(each.good, 1), dock + 1, at + 1))
                line = (unload, codes.deliver.at2(each.good, at))
                means = tuple(of_delivery(v, deck, mine, each.good, at))
                found.append(Shortcut(carrying, line, (), (ship, f"load:{mine.seat}:{at + 1}"), means))
    return found


def good_tally(good: int, count: int) -> int:
    """So many of one type, as an argument of a message."""
    return tally([count if each == good else 0 for each in range(len(GOODS))])


def production(deck: BremerhavenDeck, codes: BremerhavenCodes, mine: PlayerHarbourView) -> list[Shortcut]:
    """All buildings but the Bank, which asks further, if there is room for all they make (BRE-621)."""
    buildings = [
        cell
        for cell in mine.cells
        if cell >= 0
        and cell not in mine.produced
        and deck.ability[cell].kind != BANK
        and can_produce(deck, mine, cell)
    ]
    model = HarbourModel(deck, codes, mine)
    used = 0
    for building in buildings:
        used |= 1 << building
        if deck.ability[building].kind == PRODUCE_GOOD:
            model.stored[deck.ability[building].good] += 1
    if len(buildings) < 2 or model.spare() < 0:
        return []
    return [Shortcut(Message(messages.USE_ALL, (used,)), tuple(codes.produce.at(each) for each in buildings))]


def work(deck: BremerhavenDeck, codes: BremerhavenCodes, mine: PlayerHarbourView) -> list[Shortcut]:
    """Deliver and unload what can be without a choice, and end the work if nothing else could be moved; or unload only.

    The work ends by itself when nothing is left to do. How many free conversions are left, the view does not tell.
    """
    model = HarbourModel(deck, codes, mine)
    model.deliver_what_is_wanted()
    model.unload_the_rest()
    moves, steps = model.moves, model.steps()
    told = (tally(model.unloaded), tally(model.delivered))
    go_on = Shortcut(Message(messages.MOVE_ALL, told), tuple(moves), steps)
    finish = Message(messages.MOVE_ALL_AND_FINISH, told)
    found: list[Shortcut] = []
    if model.can_move():
        found = [go_on]
    elif not model.can_convert():
        found = [Shortcut(finish, tuple(moves), steps)]
    elif moves:
        found = [go_on]
        if mine.conversion_price:
            found.append(Shortcut(finish, (*moves, codes.done.code), steps))
    if model.delivered != [0] * len(GOODS):
        only = HarbourModel(deck, codes, mine)
        only.unload_the_rest()
        if not sum(only.aboard):
            unloading = Message(messages.UNLOAD_ALL, (tally(only.unloaded),))
            found.append(Shortcut(unloading, tuple(only.moves), only.steps()))
    return [shortcut for shortcut in found if len(shortcut.codes) >= 2]


class HarbourModel:
    """A harbour in which goods are moved to see how far it goes; `moves` are the codes of what was done."""

    def __init__(self, deck: BremerhavenDeck, codes: BremerhavenCodes, mine: PlayerHarbourView) -> None:
        self.deck = deck
        self.codes = codes
        self.mine = mine
        self.stored = list(mine.stored)
        self.aboard = [dock.count if dock.ship != NONE else 0 for dock in mine.docks]
        self.left = [
            list(load.lacking) if load.contract != NONE and not load.closed else [0] * (WILD + 1)
            for load in mine.loads
        ]
        """The open symbols of each contract that can be reached."""
        self.has_crane = has_built(deck, mine, DIRECT_DELIVERY)
        self.unloaded = [0] * len(GOODS)
        self.delivered = [0] * len(GOODS)
        self.moves: list[int] = []
        self.ways: list[tuple[int, int, int]] = []
        """Of each good that was moved: its type, the dock it left and the contract it reached; -1 is the storage."""

    # -- what there is

    def spare(self) -> int:
        """BRE-613."""
        before = spaces_needed(self.deck, self.mine, self.mine.stored)
        return self.mine.spare + before - spaces_needed(self.deck, self.mine, self.stored)

    def has_room(self, good: int) -> bool:
        self.stored[good] += 1
        fits = self.spare() >= 0
        self.stored[good] -= 1
        return fits

    def docks_with(self, good: int) -> list[int]:
        """The docks whose ship brings this good, the one that leaves first before the others."""
        docks = [at for at in range(len(self.aboard)) if self.aboard[at] and self.mine.docks[at].good == good]
        return sorted(docks, key=lambda at: self.mine.docks[at].time)

    def supply(self, good: int) -> int:
        return self.stored[good] + sum(self.aboard[at] for at in self.docks_with(good))

    # -- moves

    def unload(self, dock: int) -> None:
        good = self.mine.docks[dock].good
        self.aboard[dock] -= 1
        self.stored[good] += 1
        self.unloaded[good] += 1
        self.moves.append(self.codes.unload.at(dock))
        self.ways.append((good, dock, NONE))

    def deliver(self, good: int, load: int) -> bool:
        """Deliver one good from storage, else from a ship; False if it cannot be done for want of room."""
        docks = self.docks_with(good)
        if self.stored[good]:
            self.stored[good] -= 1
            self.moves.append(self.codes.deliver.at2(good, load))
            self.note_delivery(good, load)
        elif docks and self.has_crane:
            self.aboard[docks[0]] -= 1
            self.moves.append(self.codes.direct.at2(docks[0], load))
            self.ways.append((good, docks[0], load))
        elif docks and self.has_room(good):
            self.unload(docks[0])
            return self.deliver(good, load)
        else:
            return False
        self.left[load][good if self.left[load][good] else WILD] -= 1
        self.delivered[good] += 1
        return True

    def note_delivery(self, good: int, load: int) -> None:
        """A good that was unloaded just before goes on; what was stored is as good as it."""
        before = self.ways[-1] if self.ways else (NONE, NONE, NONE)
        dock = before[1] if before[0] == good and before[2] == NONE else NONE
        if dock != NONE:
            self.ways.pop()
        self.ways.append((good, dock, load))

    def steps(self) -> tuple[Message, ...]:
        """What was done, goods that went the same way together."""
        found: list[Message] = []
        for good, dock, load in dict.fromkeys(self.ways):
            goods = good_tally(good, self.ways.count((good, dock, load)))
            if load == NONE:
                found.append(Message(messages.STEP_UNLOAD, (goods, dock + 1)))
            elif dock == NONE:
                found.append(Message(messages.STEP_DELIVER, (goods, load + 1)))
            else:
                found.append(Message(messages.CARRY, (goods, dock + 1, load + 1)))
        return tuple(found)

    def deliver_what_is_wanted(self) -> None:
        """Goods onto symbols of their own type, unless contracts compete for them; then those of any type."""
        for good in range(len(GOODS)):
            wanting = [load for load in range(len(self.left)) if self.left[load][good]]
            if len(wanting) == 1 or self.supply(good) >= sum(self.left[load][good] for load in wanting):
                for load in wanting:
                    while self.left[load][good] and self.deliver(good, load):
                        pass
        types = [good for good in range(len(GOODS)) if self.supply(good)]
        wanting = [load for load in range(len(self.left)) if self.left[load][WILD]]
        if len(types) == 1 and len(wanting) == 1 and not any(left[types[0]] for left in self.left):
            while self.left[wanting[0]][WILD] and self.deliver(types[0], wanting[0]):
                pass

    def unload_the_rest(self) -> None:
        """Everything, if it fits; otherwise as much as fits, if it is all of one ship."""
        docks = [dock for dock in range(len(self.aboard)) if self.aboard[dock]]
        everything = self.stored[:]
        for dock in docks:
            everything[self.mine.docks[dock].good] += self.aboard[dock]
        before = spaces_needed(self.deck, self.mine, self.stored)
        if len(docks) > 1 and spaces_needed(self.deck, self.mine, everything) - before > self.spare():
            return
        for dock in docks:
            while self.aboard[dock] and self.has_room(self.mine.docks[dock].good):
                self.unload(dock)

    def can_move(self) -> bool:
        """Whether another good could be unloaded or delivered."""
        for good in range(len(GOODS)):
            wanted = any(left[good] or left[WILD] for left in self.left)
            if self.stored[good] and wanted:
                return True
            if self.docks_with(good) and (self.has_room(good) or (self.has_crane and wanted)):
                return True
        return False

    def can_convert(self) -> bool:
        """BRE-634: pay, and pack two crates or unpack a container, if the goods then fit."""
        return self.mine.cash >= self.mine.conversion_price and (
            self.fits_with(1, -2) or self.fits_with(-1, 2)
        )

    def fits_with(self, containers: int, crates: int) -> bool:
        """Whether so many more or fewer can be stored."""
        self.stored[CONTAINER] += containers
        self.stored[CRATE] += crates
        fits = min(self.stored) >= 0 and self.spare() >= 0
        self.stored[CONTAINER] -= containers
        self.stored[CRATE] -= crates
        return fits
