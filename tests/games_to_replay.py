"""Random games as records, and the digests met on replaying records: run as a program, compiled or interpreted.

`python -m tests.games_to_replay play GAME COUNT` writes records; `... replay GAME` reads them from standard input.
"""

import json
import sys
from random import Random

import roadstead
from roadstead.engine.game import CHANCE, Game
from roadstead.engine.options import OptionError
from roadstead.engine.record import read_record
from roadstead.engine.table import Table, replay
from roadstead.games import load


def random_settings(game: Game, rng: Random) -> tuple[int, list[int]]:
    """Any number of seats, any options that go together."""
    while True:
        seats = game.seats[int(rng.random() * len(game.seats))]
        given = {
            option.name: option.text(option.low + int(rng.random() * option.values()))
            for option in game.options
        }
        try:
            return seats, game.settings(seats, given)
        except OptionError:
            continue


def random_record(game: Game, seed: int) -> str:
    rng = Random(seed)
    rules = game.rules()
    seats, settings = random_settings(game, rng)
    table = Table(rules, seats, settings, seed=str(seed), table="differential")
    while not table.over():
        seat = table.state.actors()[0]
        if seat == CHANCE:
            table.deal()
        else:
            codes = table.legal(seat)
            table.play(seat, codes[int(rng.random() * len(codes))])
    return table.record().text()


def digests(game: Game, text: str) -> list[int]:
    """The digest after every event, and at last the scores."""
    table = replay(game.rules(), read_record(text))
    state = table.rules.start(table.seats, table.settings)
    found = [state.digest()]
    for event in table.log:
        state.play(event.who, event.code)
        found.append(state.digest())
    return found + [score.total for score in state.scores()]


def main() -> None:
    what, game = sys.argv[1], load(sys.argv[2])
    if what == "play":
        answer: object = [random_record(game, seed) for seed in range(int(sys.argv[3]))]
    else:
        answer = [digests(game, text) for text in json.load(sys.stdin)]
    json.dump({"compiled": roadstead.compiled, "answer": answer}, sys.stdout)


if __name__ == "__main__":
    main()
