"""Greedy at Harbour: it knows that the fourth purchase ends the game."""

from random import Random

from roadstead.bots.advice import advise
from roadstead.bots.bot import Budget, Question
from roadstead.bots.registry import make
from roadstead.engine.words import Message
from roadstead.games.harbour import messages
from roadstead.games.harbour.deck import GOODS
from roadstead.games.harbour.gains import tally_of
from tests.rule import rule
from tests.rules.harbour.position import RULES, Position, harbour


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


def play_advised(position: Position) -> Message | None:
    """Play the best choice; why it is the best."""
    best = advise(make("greedy", RULES), position.state, 0, Random(1), Budget(), 1)[0]
    position.play(RULES.codebook.notation(best.code))
    return best.why


def test_a_purchase_is_advised_for_its_points() -> None:
    position = harbour(goods="5 wood 4 stone", centre="feed-mill lighthouse abbey storehouse bait-shop")
    why = play_advised(position.play("go home-0", "trade", "ship wood+stone"))
    assert why == Message(messages.HINT_POINTS, (position.score()["buildings"],))


@rule("HAR-701")
def test_the_fourth_building_is_advised_for_the_end_if_one_is_ahead() -> None:
    position = harbour(
        goods="5 wood 4 stone", owned="abbey storehouse bait-shop", centre="feed-mill lighthouse"
    )
    assert play_advised(position.play("go home-0", "trade", "ship wood+stone")) == Message(
        messages.HINT_END, ()
    )


def test_goods_are_advised_with_what_is_still_missing() -> None:
    position = harbour(goods="1 stone", centre="feed-mill lighthouse abbey storehouse bait-shop")
    why = play_advised(position.play("go home-0"))
    assert position.goods() == {"stone": 3}
    assert why == Message(messages.HINT_STEP, (tally_of(GOODS.index("stone"), 1), 4))


def test_points_of_a_bonus_card_are_told_as_such() -> None:
    """A second stone would be worth a point at the end, if it were still there."""
    position = harbour(
        goods="1 stone", bonus={0: "stone"}, boards="broker", centre="feed-mill lighthouse abbey", turn=4
    ).play("go home-0")
    found = advise(make("greedy", RULES), position.state, 0, Random(1), Budget(), 4)
    said = {each.why.key for each in found if each.why is not None}
    assert messages.HINT_BONUS in said
    assert messages.HINT_POINTS not in said


@rule("HAR-702")
def test_where_the_last_turn_brings_no_points_it_is_said() -> None:
    position = harbour(goods="1 stone", ender=1)
    assert play_advised(position) == Message(messages.HINT_LAST, ())
