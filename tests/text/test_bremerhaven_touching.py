"""What on the table a choice of Bremerhaven touches, where its code does not say it."""

from tests.rule import rule
from tests.rules.bremerhaven.position import RULES, Position, bremerhaven


def targets(p: Position, move: str) -> list[str]:
    code = RULES.codebook.code(move)
    assert code in p.state.legal(0)
    return RULES.words.targets(p.view(0), code)


@rule("BRE-634")
def test_crates_and_containers_are_packed_at_a_place_of_their_own() -> None:
    p = bremerhaven(2, "harbour", cash=1, stored="2 crate 1 container")
    assert targets(p, "pack") == ["stored:0:crate", "convert:0"]
    assert targets(p, "unpack") == ["stored:0:container", "convert:0"]


@rule("BRE-635")
def test_what_the_evening_brings_ends_the_work_as_well_as_the_button() -> None:
    p = bremerhaven(2, "harbour", cash=1, stored="2 crate")
    assert targets(p, "done") == ["button:done"]
    assert RULES.words.answers(p.view(0), RULES.codebook.code("done")) == ["tonight:0"]
    assert RULES.words.answers(p.view(0), RULES.codebook.code("pack")) == []


@rule("BRE-331")
def test_influence_grows_by_touching_the_next_card() -> None:
    p = bremerhaven(2, "influence", bids={0: "3 influence", 1: "5 influence"}, cash=5)
    assert targets(p, "grow") == [f"card:{p.view(0).bids[0].next_card}"]


@rule("BRE-984")
def test_one_more_time_marker_is_given_to_the_ship_or_the_contract() -> None:
    p = bremerhaven(2, "sea", bids="5 sea-1", sea="lotte", built="signal-tower").play("name crate")
    assert targets(p, "time 0") == ["button:time"]
    assert targets(p, "time 1")[0].startswith("dock:0:")
    p = bremerhaven(2, "land", bids="5 land-1", land="kk-2", built="signal-tower").play("load 3")
    assert targets(p, "time 1") == ["load:0:3"]


@rule("BRE-984", "BRE-995")
def test_every_question_about_ones_own_harbour_says_why_not_anothers() -> None:
    asked = {
        "dock": bremerhaven(2, "sea", bids="5 sea-1", sea="lotte", built="signal-tower").play("name crate"),
        "load": bremerhaven(2, "land", bids="5 land-1", land="kk-2", built="signal-tower").play("load 3"),
        "wall": bremerhaven(2, "event", news="public-works", walls={0: "3 1 3 2"}),
    }
    for kind, p in asked.items():
        due = p.view(0).due_of(0)
        assert due is not None
        why_not = RULES.words.why_not_thing(p.view(0), due, kind, "1:1")
        assert why_not is not None
        assert why_not.rule == ("BRE-995" if kind == "wall" else "BRE-984")
