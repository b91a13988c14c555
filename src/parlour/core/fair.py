"""Chance that can be proved fair.

Before the first draw the house publishes the SHA-256 of a secret seed; every seat adds a
contribution of its own; after the game the seed is revealed. Draw number k is a function of
the seed, the contributions and k alone, so that anybody can compute it again (`log.verify`)
and nobody, the house included, could have chosen it. docs/fairness.md tells it in full.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from secrets import token_bytes
from struct import unpack
from typing import TypeAlias

from parlour.core.game import Rng

SEED_BYTES = 32
WORD = 1 << 32

Chance: TypeAlias = Callable[[int], Rng]
"""Gives the generator for move number k of a table."""


def new_seed() -> bytes:
    return token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def fair(seed: bytes, contributions: Sequence[str]) -> Chance:
    """The chance of one table, once everyone has contributed."""
    told = b"".join(len(text).to_bytes(4) + text for text in map(str.encode, contributions))
    return partial(Stream, hmac.digest(seed, told, "sha256"))


def seeded(seed: int) -> Chance:
    """Quick chance for simulations: one generator for all draws of a table, from a plain number."""
    return OneForAll(Seeded(seed))


class Stream:
    """The random words of one draw: HMAC-SHA-256(key, move number, block number), 32 bits each."""

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number.to_bytes(8)
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """Words above the last full multiple of n are thrown away, so no answer is likelier."""
        assert 0 < n <= WORD
        limit = WORD - WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._number + self._block.to_bytes(8), "sha256")
            self._words = list(unpack("<8I", block[::-1]))  # to be taken from the end
            self._block += 1
        return self._words.pop()


class OneForAll:
    """Gives every draw the same generator. No closure, so that a table can be pickled."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def __call__(self, number: int) -> Rng:
        return self._rng


class Seeded:
    """The same interface on Python's own generator; `getrandbits` is the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._bits = Random(seed).getrandbits

    def below(self, n: int) -> int:
        assert n > 0
        size = (n - 1).bit_length()
        while (number := self._bits(size)) >= n:
            pass
        return number
