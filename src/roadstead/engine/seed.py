"""The committed seed: every chance event follows from a secret shown after the end, so that it can be verified."""

from __future__ import annotations

import hmac
from hashlib import sha256


def commitment(seed: str, table: str) -> str:
    """The hash shown at the start: it fixes the seed without revealing it."""
    return sha256(f"{table}:{seed}".encode()).hexdigest()


def pick(seed: str, k: int, outcomes: list[tuple[int, int]]) -> int:
    """The code of the k-th chance event, without undone ones: HMAC-SHA-256(seed, k) modulo the sum of the weights."""
    total = 0
    for _, weight in outcomes:
        total += weight
    if total < 1:
        raise ValueError("a chance event without outcomes")
    point = int.from_bytes(hmac.new(seed.encode(), str(k).encode(), sha256).digest(), "big") % total
    for code, weight in outcomes:
        point -= weight
        if point < 0:
            return code
    return outcomes[-1][0]
