"""The committed seed fixes every chance event, and anybody can check it."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest

from roadstead.engine.seed import commitment, pick


def test_the_commitment_is_the_hash_of_table_and_seed() -> None:
    assert commitment("s3cret", "t1") == sha256(b"t1:s3cret").hexdigest()
    assert commitment("s3cret", "t1") != commitment("s3cret", "t2")


def test_a_pick_can_be_worked_out_by_hand() -> None:
    point = int.from_bytes(hmac.new(b"s3cret", b"7", sha256).digest(), "big") % 6
    assert pick("s3cret", 7, [(10, 1), (20, 2), (30, 3)]) == [10, 20, 20, 30, 30, 30][point]


def test_picks_follow_the_weights() -> None:
    counts = Counter(pick("s3cret", k, [(1, 1), (2, 3)]) for k in range(4000))
    assert 900 < counts[1] < 1100
    assert 2900 < counts[2] < 3100


def test_without_outcomes_nothing_can_be_picked() -> None:
    with pytest.raises(ValueError, match="a chance event without outcomes"):
        pick("s3cret", 0, [])
