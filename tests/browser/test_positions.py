"""Boards at random positions: every choice can be reached, seen and touched, and leads where the engine says."""

from __future__ import annotations

import pytest

from tests.browser.people import People
from tests.browser.positions import Mode, Visit, unreached
from tests.browser.test_table import BOT, ME, my_turn, seat_down
from tests.server.running import Running

MODES = [
    Mode("harbour", "wharfs"),
    Mode(
        "harbour",
        "all",
        {"boards": "characters", "bonus_cards": "on", "inland_traders": "on", "promo": "on"},
    ),
    Mode("bremerhaven", "long", {"mode": "long"}, seats=(2, 3, 4), positions=16),
    Mode("bremerhaven", "short", {"mode": "short"}, seats=(2, 3, 4), positions=8),
    Mode("bremerhaven", "solo", seats=(1,), positions=10),
    Mode("novgorod", "first-game", {"first_game": "on"}, positions=9),
    Mode("novgorod", "normal", positions=9),
    Mode(
        "novgorod",
        "everything",
        {
            "merchant_and_pirate": "on",
            "merchant_side": "back",
            "pirate_side": "back",
            "cities": "random",
            "special_orders": "on",
        },
        positions=9,
    ),
    Mode("novgorod", "fronts", {"merchant_and_pirate": "on", "special_orders": "on"}, positions=9),
    Mode("shipyard", "two", seats=(2,), positions=6),
    Mode("shipyard", "three", seats=(3,), positions=6),
    Mode("shipyard", "four", seats=(4,), positions=6),
    Mode("shipyard", "first-game", {"first_game": "on"}, positions=6),
]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_choice_can_be_reached_seen_and_touched(person: People, site: Running, mode: Mode) -> None:
    visit = Visit(person("Ann"), site, mode)
    assert visit.look_at_all() >= mode.positions
    assert not visit.faults, "\n".join(visit.faults)


def test_what_a_board_hides_or_covers_is_found(person: People) -> None:
    page = person("Ann")
    seat_down(page, ME, BOT)
    my_turn(page)
    targets = ["supply:fish", "supply:wood", "supply:stone"]
    assert unreached(page, targets) == []
    page.evaluate(
        """() => {
          const find = (target) => document.querySelector(`[data-target="${target}"]`);
          find('supply:fish').remove();
          find('supply:wood').style.visibility = 'hidden';
          const cover = find('supply:stone').parentElement.appendChild(document.createElement('i'));
          Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 99 });
        }"""
    )
    assert unreached(page, targets) == [
        "supply:fish is not on the board",
        "supply:wood is hidden",
        "supply:stone is covered",
    ]
