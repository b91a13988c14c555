"""Chance that can be proved fair.

Before the first draw the house publishes the SHA-256 of a secret seed, every seat pledges a
contribution of its own and then reveals it, and all of this is written into the header of the log.
Draw number k is a function of the seed, the header and k alone: anybody can compute it again after
the game, when the seed is revealed (`core.proof`). docs/fairness.md tells what that proves, against
whom, and what it does not.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from random import Random
from secrets import token_bytes
from struct import unpack
from typing import Any, TypeAlias

from parlour.core.game import Rng

SEED_BYTES = 32
WORD = 1 << 32

Chance: TypeAlias = Callable[[int, int], Rng]
"""Gives the generator for draw number k of a table, which is its move number m."""


def new_seed() -> bytes:
    return token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What the house publishes before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def pledge(contribution: str) -> str:
    """What a seat publishes before it reveals its contribution."""
    return hashlib.sha256(contribution.encode()).hexdigest()


def fair(seed: bytes, header: bytes) -> Chance:
    """The chance of one table: its key is bound to every byte of the log's first line."""
    return ByDraw(hmac.digest(seed, header, "sha256"))


def fair_by_move(seed: bytes, contributions: Sequence[str]) -> Chance:
    """As logs of format 1 have it: the key knows the contributions alone, and draws are numbered by
    move, so that a needless play changes what is drawn next."""
    told = b"".join(len(text).to_bytes(4) + text for text in map(str.encode, contributions))
    return ByMove(hmac.digest(seed, told, "sha256"))


def seeded(seed: int) -> Chance:
    """Quick chance for simulations: one generator for all draws of a table, from a plain number."""
    return OneForAll(Seeded(seed))


class ByPlayers:
    """For a table whose people throw and draw themselves: the house has no chance to give."""

    def __call__(self, draw: int, move: int) -> "Unthrown":
        return Unthrown()


class Unthrown:
    """Stands where a generator would: it notes whether a draw needs one."""

    def __init__(self) -> None:
        self.asked = False

    def below(self, n: int) -> int:
        self.asked = True
        return 0


class ByDraw:
    """A stream of its own for every draw of a table."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._keyed = Keyed(key)

    def __reduce__(self) -> tuple[Any, ...]:
        """A hash that has begun cannot be pickled; its table can."""
        return type(self), (self._key,)

    def __call__(self, draw: int, move: int) -> "Stream":
        return Stream(self._keyed, draw)


class ByMove(ByDraw):
    def __call__(self, draw: int, move: int) -> "Stream":
        return Stream(self._keyed, move)


class Keyed:
    """HMAC-SHA-256 (RFC 2104) with one key, hashed once; Python's own takes twice as long to go on
    from there."""

    def __init__(self, key: bytes) -> None:
        assert len(key) <= hashlib.sha256().block_size, "a longer one would be hashed first"
        padded = key.ljust(hashlib.sha256().block_size, b"\0")
        self._inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in padded]))
        self._outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in padded]))

    def digest(self, text: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(text)
        outer.update(inner.digest())
        return outer.digest()


class Stream:
    """The random words of one draw: HMAC-SHA-256(key, its number, block number), 32 bits each."""

    def __init__(self, keyed: Keyed, number: int) -> None:
        self._keyed = keyed
        self._number = number.to_bytes(8)
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """Words above the last full multiple of n are thrown away, so no answer is likelier."""
        assert 0 < n <= WORD
        limit = WORD - WORD % n
        while True:
            if not self._words:
                self._go_on()
            if (word := self._words.pop()) < limit:
                return word % n

    def _go_on(self) -> None:
        block = self._keyed.digest(self._number + self._block.to_bytes(8))
        self._words = list(unpack("<8I", block[::-1]))  # to be taken from the end
        self._block += 1


class OneForAll:
    """Gives every draw the same generator. No closure, so that a table can be pickled."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def __call__(self, draw: int, move: int) -> Rng:
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
