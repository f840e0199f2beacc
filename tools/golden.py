"""Writes the golden records of tests/golden: finished games over all options, each with a committed seed.

`python tools/golden.py [GAME [NAME...]]` plays them by the newest version; records of earlier versions stay.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

from roadstead.bots.bot import Budget, Question
from roadstead.bots.registry import make
from roadstead.engine.game import State
from roadstead.engine.options import Value
from roadstead.engine.table import Table
from roadstead.games import load

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
PLAYERS = ["Ada", "Ben", "Cleo", "Dan"]
EAGER = ("buy", "trade", "begin buy", "package", "board noble")
BUSY = (
    ("produce ", "deposit 5"),
    ("direct ", "deliver "),
    ("build ", "clear ", "bollard "),
    ("unload ", "dock ", "load ", "time 1", "grow", "take "),
)
"""Bremerhaven: moves that are preferred to all others."""
IDLE = ("parking", "influence", "prices")
"""Spaces that are bid on less often."""

Games = dict[str, tuple[int, str, Mapping[str, Value]]]
HARBOUR: Games = {
    "wharfs-2": (2, "", {}),
    "wharfs-3": (3, "", {"start_seat": "2"}),
    "wharfs-4": (4, "", {}),
    "first-game-2": (2, "", {"first_game": True}),
    "first-game-4": (4, "", {"first_game": True}),
    "characters-2": (2, "convert ", {"boards": "characters"}),
    "characters-3-bonus": (3, "", {"boards": "characters", "bonus_cards": True}),
    "bonus-cards-2": (2, "", {"bonus_cards": True}),
    "inland-traders-2": (2, "package", {"inland_traders": True}),
    "inland-traders-4": (4, "package", {"inland_traders": True, "bonus_cards": True}),
    "promo-noble-3": (3, "place ", {"boards": "characters", "promo": True}),
    "everything-4": (
        4,
        "",
        {"boards": "characters", "promo": True, "bonus_cards": True, "inland_traders": True},
    ),
    "same-order-3": (3, "", {"refill": "same_order"}),
    "turn-stop-2": (2, "stopped", {"turn_stop": 10}),
    "solo-won": (1, "won", {"boards": "characters"}),
    "solo-lost": (1, "lost", {"bonus_cards": True}),
}
"""By name: seats, an event or the verdict the game must have (where none is named: no verdict), and options."""
BREMERHAVEN: Games = {
    "long-2": (2, "news seamens-school", {}),
    "long-2-crane": (2, "direct ", {}),
    "long-3": (3, "lose ", {}),
    "long-3-reveal": (3, "swap ", {"ties": "reveal"}),
    "long-4": (4, "take ", {}),
    "long-4-reveal": (4, "name ", {"ties": "reveal"}),
    "short-2": (2, "deposit ", {"mode": "short"}),
    "short-2-tower": (2, "time 1", {"mode": "short"}),
    "short-3": (3, "pack", {"mode": "short"}),
    "short-3-reveal": (3, "swap ", {"mode": "short", "ties": "reveal"}),
    "short-4": (4, "refuse", {"mode": "short"}),
    "solo-beachcomber": (1, "beachcomber", {}),
    "solo-deckhand": (1, "deckhand", {"mode": "short"}),
    "solo-helmsman": (1, "helmsman", {}),
    "solo-reveal": (1, "beachcomber", {"ties": "reveal"}),
}
A: Mapping[str, Value] = {"merchant_and_pirate": True}
B: Mapping[str, Value] = {"special_orders": True}
NOVGOROD: Games = {
    "first-game-2": (2, "0 from hold", {"first_game": True}),
    "first-game-3": (3, "0 placeholder-fast", {"first_game": True}),
    "first-game-4": (4, "1 fulfil ", {"first_game": True}),
    "normal-2": (2, "0 at ", {}),
    "normal-3": (3, "0 side back", {}),
    "normal-4": (4, "0 under", {}),
    "career-2": (2, "0 make-in ", {}),
    "career-3": (3, "0 give ", {}),
    "front-front-2": (2, "1 pirate ", A),
    "front-back-3": (3, "0 pirate ", {**A, "pirate_side": "back"}),
    "back-front-4": (4, "0 pirate ", {**A, "merchant_side": "back"}),
    "back-back-2": (2, "1 pirate ", {**A, "merchant_side": "back", "pirate_side": "back"}),
    "random-cities-3": (3, "0 left", {**A, "cities": "random"}),
    "special-orders-2": (2, "0 special-cheap ", B),
    "special-orders-4": (4, "0 special ", B),
    "everything-3": (
        3,
        "0 special ",
        {**A, **B, "merchant_side": "back", "pirate_side": "back", "cities": "random"},
    ),
    "everything-first-game-4": (4, "2 special ", {**A, **B, "first_game": True}),
    "round-stop-2": (2, "stopped", {"round_stop": 6}),
}
SHIPYARD: Games = {
    "normal-2": (2, "0 move ", {}),
    "normal-2-bonus": (2, "0 bonus hire-employee", {}),
    "normal-3": (3, "0 cell ", {}),
    "normal-3-last-chance": (3, "0 finish sm", {}),
    "normal-4": (4, "0 trade propeller", {}),
    "normal-4-officials": (4, " fit soldiers 2", {}),
    "subsidy-4": (4, "0 choose receive-subsidy", {}),
    "first-game-2": (2, "0 scrap ", {"first_game": True}),
    "first-game-3": (3, "0 fit cranes ", {"first_game": True}),
    "first-game-4": (4, "2 final ", {"first_game": True}),
    "start-seat-2": (2, "1 sail ", {"start_seat": "1"}),
    "start-seat-4": (4, "0 turn ", {"start_seat": "3", "first_game": True}),
}
GAMES = {"harbour": HARBOUR, "bremerhaven": BREMERHAVEN, "novgorod": NOVGOROD, "shipyard": SHIPYARD}


def main() -> None:
    only, *names = sys.argv[1:] or [""]
    for game, games in GAMES.items():
        if only in ("", game):
            for name in names or games:
                write(game, name, *games[name])


def write(game: str, name: str, seats: int, wanted: str, options: Mapping[str, Value]) -> None:
    """Write a record. From version 2 on its file name begins with the version, so that earlier records are kept."""
    version = load(game).version
    file = FOLDER / game / (f"v{version}-{name}.txt" if version > 1 else f"{name}.txt")
    file.parent.mkdir(parents=True, exist_ok=True)
    tries = (play(game, name, seed, seats, wanted, options) for seed in range(10_000))
    text = next(text for text in tries if text)
    file.write_text(text, encoding="utf-8")
    print(f"{file.relative_to(FOLDER)}: {text.count(chr(10))} lines")


def play(of: str, name: str, seed: int, seats: int, wanted: str, options: Mapping[str, Value]) -> str:
    """The record of a game; empty if it does not have the wanted outcome."""
    game = load(of)
    settings = game.settings(seats, options)
    table = Table(game.rules(), seats, settings, PLAYERS[:seats], f"golden-{seed}", f"{of}-{name}")
    rng = Random(seed)
    table.deal_all()
    while not table.over():
        seat = table.state.actors()[0]
        table.play(seat, CHOICES[of](table.state, seat, rng))
        table.deal_all()
    text = table.record().text()
    verdict = table.state.scores()[0].verdict
    return text if verdict == wanted or (wanted and wanted in text and not verdict) else ""


def choose(state: State, seat: int, rng: Random) -> int:
    """A choice that buys, or leads to buying; otherwise any."""
    legal = state.legal(seat)
    codebook = state.rules.codebook
    eager = [code for code in legal if codebook.notation(code).startswith(EAGER)]
    if not eager and codebook.notation(legal[0]).startswith("go "):
        eager = [code for code in legal if may_buy_after(state, seat, code)]
    return rng.choice(eager or legal)


def may_buy_after(state: State, seat: int, code: int) -> bool:
    after = state.clone()
    after.play(seat, code)
    return any(after.rules.codebook.notation(option).startswith(EAGER) for option in after.legal(seat))


def choose_busily(state: State, seat: int, rng: Random) -> int:
    """For Bremerhaven: mostly the choice that is most useful at once."""
    legal = state.legal(seat)
    notation = state.rules.codebook.notation
    if rng.random() < 0.8:
        for wanted in BUSY:
            busy = [code for code in legal if notation(code).startswith(wanted)]
            if busy:
                return rng.choice(busy)
        return rng.choice([code for code in legal if not notation(code).endswith(IDLE)] or legal)
    return rng.choice(legal)


def choose_as_bots(state: State, seat: int, rng: Random) -> int:
    """For Novgorod: the even seats are greedy, the odd ones random."""
    bot = make("random" if seat % 2 else "greedy", state.rules)
    return bot.decide(Question(state, seat, rng, Budget(nodes=100)))


CHOICES = {
    "harbour": choose,
    "bremerhaven": choose_busily,
    "novgorod": choose_as_bots,
    "shipyard": choose_as_bots,
}


if __name__ == "__main__":
    main()
