"""Why a thing of Harbour cannot be chosen in the decision due. Asked only of things that no legal choice touches."""

from __future__ import annotations

from typing import Final

from roadstead.engine.game import Due
from roadstead.engine.words import Message, WhyNot
from roadstead.games.harbour import messages, tasks
from roadstead.games.harbour.deck import COPY_THEN_GAIN, DIPLOMAT, GOODS, HOME, HarbourDeck
from roadstead.games.harbour.gains import tally_of
from roadstead.games.harbour.view import HarbourView

TOUCHES: Final[dict[int, tuple[str, ...]]] = {
    tasks.CHOOSE_BOARD: ("board",),
    tasks.PLACE: ("building",),
    tasks.STOCK: ("supply",),
    tasks.ALCHEMY: ("goods", "supply"),
    tasks.GO: ("pawn", "building", "home"),
    tasks.PAY_TOLL: ("goods",),
    tasks.STORE: ("supply",),
    tasks.DOUBLE: ("goods",),
    tasks.SWAP: ("market",),
    tasks.SALVAGE: ("goods",),
    tasks.SALVAGE_INTO: ("supply",),
    tasks.CANAL: ("goods",),
    tasks.CANAL_INTO: ("supply",),
    tasks.COPY: ("building",),
    tasks.ROB: ("player",),
    tasks.ROB_TYPE: ("goods",),
    tasks.GIVE: ("goods",),
    tasks.CRIER: ("market",),
    tasks.SHIP: ("market",),
    tasks.KEEP: ("goods",),
    tasks.BUY: ("building",),
    tasks.GAIN_CHOICE: ("supply",),
    tasks.SCAVENGE_TYPE: ("supply",),
}
RULE_OF_GOODS: Final[dict[int, str]] = {
    tasks.ALCHEMY: "HAR-921",
    tasks.PAY_TOLL: "HAR-501",
    tasks.DOUBLE: "HAR-905",
    tasks.SALVAGE: "HAR-906",
    tasks.CANAL: "HAR-907",
    tasks.ROB_TYPE: "HAR-904",
    tasks.GIVE: "HAR-902",
    tasks.KEEP: "HAR-515",
}


def why_not_thing(v: HarbourView, deck: HarbourDeck, due: Due, kind: str, name: str) -> WhyNot | None:
    if kind == "pawn":
        return WhyNot(Message(messages.NOT_YOUR_PAWN, (int(name),)), "HAR-201")
    if kind == "player":
        return why_not_rob(v, int(name))
    if kind == "market":
        return why_not_market(v, due.kind, GOODS.index(name))
    if kind == "supply":
        return why_not_supply(v, due.kind, due.arg, GOODS.index(name))
    if kind == "goods":
        owner, _, good = name.partition(":")
        return why_not_goods(v, due.kind, due.arg, int(owner), GOODS.index(good))
    if kind == "home":
        return why_not_go(v, deck, HOME + int(name), int(name))
    if kind == "building":
        building = next(at for at, card in enumerate(deck.names("building")) if card.id == name)
        return why_not_building(v, deck, due.kind, building)
    return None


def why_not_building(v: HarbourView, deck: HarbourDeck, asked: int, building: int) -> WhyNot:
    owner = next((quay.seat for quay in v.quays if building in quay.buildings), -1)
    if asked == tasks.GO:
        return why_not_go(v, deck, building, owner)
    if asked == tasks.PLACE:
        return WhyNot(Message(messages.NOT_LOOKED_AT), "HAR-944")
    if owner >= 0:
        rule = "HAR-609" if asked == tasks.BUY else "HAR-903"
        return WhyNot(Message(messages.NOT_IN_CENTRE, (building, owner)), rule)
    if asked == tasks.BUY:
        price = v.prices[v.centre.index(building)]
        return WhyNot(Message(messages.TOO_EXPENSIVE, (price, v.money)), "HAR-609")
    if any(part.effect == COPY_THEN_GAIN for part in deck.actions[building].parts):
        return WhyNot(Message(messages.NOT_OF_ITS_KIND), "HAR-903")
    return occupied(v, building, "HAR-903")


def why_not_go(v: HarbourView, deck: HarbourDeck, place: int, owner: int) -> WhyNot:
    mine = v.quays[v.user]
    if mine.pawn == place:
        return WhyNot(Message(messages.MUST_MOVE), "HAR-203")
    if deck.ability[mine.board] != DIPLOMAT and any(quay.pawn == place for quay in v.quays):  # HAR-924
        return occupied(v, place, "HAR-201")
    return WhyNot(Message(messages.TOLL_UNPAYABLE, (owner,)), "HAR-503")


def occupied(v: HarbourView, place: int, rule: str) -> WhyNot:
    other = next(quay.seat for quay in v.quays if quay.pawn == place)
    return WhyNot(Message(messages.OCCUPIED, (other,)), rule)


def why_not_rob(v: HarbourView, player: int) -> WhyNot:
    key = messages.NOT_FROM_YOURSELF if player == v.seat else messages.HAS_NOTHING
    return WhyNot(Message(key, () if player == v.seat else (player,)), "HAR-904")


def why_not_market(v: HarbourView, asked: int, good: int) -> WhyNot:
    if asked == tasks.SHIP:
        square = next(square for square in v.squares if square.good == good)
        if square.short:
            held = v.quays[v.seat].goods[good] if v.seat is not None else 0
            return WhyNot(
                Message(messages.TOO_FEW_TO_SHIP, (tally_of(good, square.dollars), held)), "HAR-602"
            )
        return WhyNot(Message(messages.BUYS_NOTHING, (good,)), "HAR-614")
    if asked == tasks.CRIER:
        return WhyNot(Message(messages.NO_PURCHASE_AFTER), "HAR-928")
    return WhyNot(Message(messages.DODGES_PURCHASE), "HAR-308")


def why_not_supply(v: HarbourView, asked: int, arg: int, good: int) -> WhyNot:
    if asked in (tasks.SALVAGE_INTO, tasks.CANAL_INTO) and arg & 3 == good:
        return WhyNot(
            Message(messages.JUST_SPENT, (good,)), "HAR-906" if asked == tasks.SALVAGE_INTO else "HAR-907"
        )
    if asked == tasks.SCAVENGE_TYPE and v.seat is not None and v.quays[v.seat].goods[good] == v.limit:
        return WhyNot(Message(messages.FULL, (tally_of(good, v.limit),)), "HAR-930")
    if asked == tasks.ALCHEMY:
        return WhyNot(Message(messages.CANNOT_CONVERT_INTO, (good,)), "HAR-921")
    return WhyNot(Message(messages.DODGES_PURCHASE), "HAR-308")


def why_not_goods(v: HarbourView, asked: int, arg: int, owner: int, good: int) -> WhyNot:
    rule = RULE_OF_GOODS[asked]
    giver = arg if asked == tasks.ROB_TYPE else v.seat
    held = v.quays[owner].goods[good]
    if owner != giver:
        key = messages.TAKE_FROM if asked == tasks.ROB_TYPE else messages.GOODS_OF
        return WhyNot(Message(key, (arg if asked == tasks.ROB_TYPE else owner,)), rule)
    if asked == tasks.KEEP:
        return WhyNot(Message(messages.ASKED_ABOUT, (arg,)), rule)
    if asked == tasks.SALVAGE:
        return WhyNot(Message(messages.NEEDS_MORE, (tally_of(good, arg & 7), held)), rule)
    if owner == v.seat:
        return WhyNot(Message(messages.HAVE_NONE, (good,)), rule)
    return WhyNot(Message(messages.HAS_NONE, (owner, good)), rule)
