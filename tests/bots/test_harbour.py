"""Greedy at Harbour: it knows that the fourth purchase ends the game."""

from random import Random

from roadstead.bots.advice import advise
from roadstead.bots.bot import Budget, Question
from roadstead.bots.registry import make
from tests.rule import rule
from tests.rules.harbour.position import RULES, harbour


@rule("HAR-701")
def test_goods_kept_back_are_worth_nothing_after_the_fourth_purchase() -> None:
    """The mill brings 5 points and keeps goods for $9, a slip brings 7 and keeps goods for $5: 23 or 25 at the end."""
    position = harbour(
        goods="2 fish 3 livestock 4 stone 5 wood",
        owned="abbey storehouse bait-shop",
        centre="feed-mill boatwrights-slip architectural-society seaside-crane lighthouse",
    ).play("go home-0", "trade")
    bot = make("greedy", RULES)
    best = advise(bot, position.state, 0, Random(1), Budget(), 1)[0]
    position.play(RULES.codebook.notation(best.code))
    while position.actor == 0:
        position.play(RULES.codebook.notation(bot.decide(Question(position.state, 0, Random(1), Budget()))))
    assert position.score()["buildings"] == 25
