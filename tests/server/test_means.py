"""What choices mean: sent to readers that ask for it."""

from roadstead.protocol import Choice
from tests.server.running import Running, go, guests, heard


def kinds_in(choices: list[Choice]) -> set[str]:
    return {meaning.kind for choice in choices for meaning in choice.means}


def test_choices_say_what_they_mean_to_a_reader_that_asks(shared: Running) -> None:
    async def scenario() -> None:
        async with guests(shared, "Ann") as (ann,):
            table = await ann.create("bremerhaven", bots=["greedy"])
            async with ann.live(table.id, 0, lang="en") as live:
                await heard(live, lambda: bool(live.choices))
                assert kinds_in(live.choices) == set()
                await live.tell_means()
                await heard(live, lambda: bool(kinds_in(live.choices)))
                told = [meaning for choice in live.choices for meaning in choice.means]
                assert all(meaning.said.text for meaning in told)
                await live.tell_means(False)
                await heard(live, lambda: kinds_in(live.choices) == set())
            now = await ann.position(table.id, 0, means="true")
            assert kinds_in(now.options)
            assert kinds_in((await ann.position(table.id, 0)).options) == set()

    go(scenario())
