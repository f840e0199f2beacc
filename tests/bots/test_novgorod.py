"""Reasons of hints at Novgorod."""

from random import Random

from roadstead.bots.advice import advise
from roadstead.bots.bot import Budget
from roadstead.bots.registry import make
from roadstead.engine.words import Message
from roadstead.games.novgorod import messages
from tests.rules.novgorod.position import novgorod


def test_what_port_fees_take_is_not_there_to_buy_with() -> None:
    """Of 3 ducats 2 go for fees: only with 2 of extra income the kontor for 3 can be bought."""
    position = novgorod(kontors="luebeck visby", ducats=3).play("sail riga", "stop")
    state = position.state
    best = advise(make("greedy", state.rules), state, 0, Random(1), Budget(nodes=60), 1)[0]
    assert state.rules.codebook.notation(best.code) == "extra-income"
    assert best.why == Message(messages.HINT_BUYS_KONTOR, (state.deck.city_ids.index("riga"),))
