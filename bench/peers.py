"""The peers: other people's engines at random play, each driven the fastest way its Python API offers."""

# mypy: disable-error-code="import-not-found,import-untyped"
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bench.timing import Position, Subject, main


class Catanatron(Subject):
    """Four of its own random players. All calls of `decide` count, also those with a single choice."""

    packages = ("catanatron", "networkx")

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self.game: Callable[..., Any] = Game
        self.turns_limit: int = TURNS_LIMIT
        self.players = [RandomPlayer(color) for color in Color]

    def start(self, rng: Random) -> Any:
        return self.game(self.players, seed=rng.randrange(1, 2**32))

    def play(self, rng: Random) -> float:
        game = self.start(rng)
        game.play()
        return len(game.state.actions)

    def walk(self, rng: Random) -> Iterator[Position]:
        game = self.start(rng)
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            yield Position(len(game.state.playable_actions), game.copy)
            game.play_tick()


class OpenSpiel(Subject):
    """One of its games, the loop in Python. Chance nodes do not count."""

    packages = ("open_spiel", "numpy")

    def __init__(self, name: str) -> None:
        import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
        import pyspiel

        self.game: Any = pyspiel.load_game(name)

    def play(self, rng: Random) -> float:
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw_outcome(state, rng))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    def walk(self, rng: Random) -> Iterator[Position]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw_outcome(state, rng))
            else:
                actions = state.legal_actions()
                yield Position(len(actions), state.clone)
                state.apply_action(rng.choice(actions))


def draw_outcome(state: Any, rng: Random) -> int:
    """A chance outcome; by `random`, faster here than numpy's `choice` in OpenSpiel's own examples."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


class OpenSpielNative(OpenSpiel):
    """The same game with the loop and the random players in C++: the peer of our compiled loop.

    Its cheap count of moves includes chance, so the share of decisions among them is learnt beforehand.
    """

    def __init__(self, name: str) -> None:
        import pyspiel

        super().__init__(name)
        self.play_out: Callable[..., Any] = pyspiel.evaluate_bots
        seats = range(self.game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
        games = [self.play_game(seed) for seed in range(200)]
        decisions = sum(move.player >= 0 for game in games for move in game.full_history())
        self.share = decisions / sum(game.move_number() for game in games)

    def play_game(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        self.play_out(state, self.bots, seed)
        return state

    def play(self, rng: Random) -> float:
        return float(self.play_game(rng.getrandbits(30)).move_number() * self.share)


class ConnectFour(Subject):
    """PettingZoo's environment with its usual wrappers. The empty steps after the end do not count."""

    packages = ("pettingzoo", "gymnasium", "numpy")

    def __init__(self) -> None:
        from pettingzoo.classic import connect_four_v3

        self.env: Any = connect_four_v3.env()

    def play(self, rng: Random) -> float:
        return sum(1 for _ in self.walk(rng))

    def walk(self, rng: Random) -> Iterator[Position]:
        env = self.env
        env.reset(seed=rng.getrandbits(32))
        while env.agents:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            columns = observation["action_mask"].nonzero()[0].tolist()
            yield Position(len(columns), None)
            env.step(columns[int(rng.random() * len(columns))])


PEERS: dict[str, Callable[[], Subject]] = {
    "catanatron": Catanatron,
    "openspiel-backgammon": lambda: OpenSpiel("backgammon"),
    "openspiel-backgammon-native": lambda: OpenSpielNative("backgammon"),
    "openspiel-python-block-dominoes": lambda: OpenSpiel("python_block_dominoes"),
    "pettingzoo-connect-four": ConnectFour,
}

if __name__ == "__main__":
    main(PEERS)
