"""Chance: the same for everyone who computes it, and chosen by nobody."""

import hashlib
import hmac
import pickle
from collections import Counter

import pytest

from parlour.core.fair import (
    SEED_BYTES,
    WORD,
    Keyed,
    Seeded,
    Stream,
    commitment,
    fair,
    fair_by_move,
    new_seed,
    pledge,
    seeded,
)
from parlour.core.game import Rng

SEED = bytes(range(32))
WORDS_OF_DRAW_0 = [
    3010959946,
    997126813,
    3199491353,
    3043707432,
    3410726775,
    397405383,
    542835373,
    3131956781,
    408447179,
    1536062907,
]
"""Computed with hmac and hashlib alone; the last two come from the second block."""


class Loaded(Stream):
    """A stream whose words we choose."""

    def __init__(self, *words: int) -> None:
        super().__init__(Keyed(b""), 0)
        self._words = list(reversed(words))


HEADER = b'{"format":2,"game":"kniffel"}'
WORDS_BY_HEADER = [
    1300563502,
    3555591852,
    4068864259,
    3271338280,
    397836142,
    2694521690,
    3991967649,
    504765174,
    4247381082,
    787058342,
]
"""The same way, from the header's bytes and draw 3."""


def test_known_words() -> None:
    stream = fair(SEED, HEADER)(3, 99)
    assert [stream.below(WORD) for _ in range(10)] == WORDS_BY_HEADER


def test_known_words_by_move() -> None:
    stream = fair_by_move(SEED, ("Anna", "Béla!"))(99, 0)
    assert [stream.below(WORD) for _ in range(10)] == WORDS_OF_DRAW_0


@pytest.mark.parametrize(
    ("number", "dice"),
    [
        (0, [5, 2, 6, 1, 4, 4, 2, 6, 6, 4]),
        (1, [2, 3, 1, 1, 4, 6, 3, 4, 4, 4]),
        (2**40, [5, 5, 2, 4, 5, 3, 5, 2, 3, 1]),
    ],
)
def test_known_dice(number: int, dice: list[int]) -> None:
    stream = fair_by_move(SEED, ("Anna", "Béla!"))(0, number)
    assert [1 + stream.below(6) for _ in range(10)] == dice


def test_known_commitment() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_known_pledge() -> None:
    """The standard's own vector."""
    assert pledge("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_key_is_what_the_docs_say() -> None:
    told = b"\0\0\0\x04Anna" + b"\0\0\0\x06B\xc3\xa9la!"
    key = hmac.new(SEED, told, hashlib.sha256).digest()
    assert keyed(key) == WORDS_OF_DRAW_0[0]
    key = hmac.new(SEED, HEADER, hashlib.sha256).digest()
    assert keyed(key, 3) == WORDS_BY_HEADER[0]


def keyed(key: bytes, number: int = 0) -> int:
    return Stream(Keyed(key), number).below(WORD)


@pytest.mark.parametrize("text", [b"", b"a", bytes(55), bytes(56), bytes(64), bytes(1000)])
def test_a_key_that_has_begun_gives_what_an_hmac_gives(text: bytes) -> None:
    keyed = Keyed(SEED)
    assert [keyed.digest(text) for _ in range(2)] == [hmac.digest(SEED, text, "sha256")] * 2


def words(*contributions: str, seed: bytes = SEED, number: int = 0) -> list[int]:
    stream = fair_by_move(seed, contributions)(0, number)
    return [stream.below(WORD) for _ in range(8)]


def test_a_draw_depends_on_nothing_but_its_number() -> None:
    """Draws may be made in any order, or twice, and come out the same."""
    chance = fair(SEED, HEADER)
    forwards = [chance(number, 7 * number).below(WORD) for number in range(20)]
    backwards = [chance(number, 40).below(WORD) for number in reversed(range(20))]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == 20


def test_every_byte_of_the_header_matters() -> None:
    first = fair(SEED, HEADER)(0, 0).below(WORD)
    for place in range(len(HEADER)):
        other = HEADER[:place] + bytes([HEADER[place] ^ 1]) + HEADER[place + 1 :]
        assert fair(SEED, other)(0, 0).below(WORD) != first


def test_every_contribution_matters() -> None:
    lists = [("a", "b"), ("b", "a"), ("a",), (), ("",), ("", ""), ("a", "b", "")]
    assert len({tuple(words(*each)) for each in lists}) == len(lists)
    assert words("a") != words("a", seed=bytes(32))
    assert words("a") != words("a", number=1)


def test_contributions_cannot_be_shifted_into_each_other() -> None:
    assert words("ab", "c") != words("a", "bc")
    assert words("a\0\0\0\x01b") != words("a", "b")


@pytest.mark.parametrize("n", [*range(1, 100), 1000, 2**31 - 1, 2**31 + 1, 3 << 30, WORD])
def test_rejection_is_exact(n: int) -> None:
    """Accepted words are a whole number of runs from 0 to n - 1, and fewer than n are refused."""
    runs = WORD // n
    assert Loaded(runs * n - 1).below(n) == n - 1
    assert Loaded(0).below(n) == 0
    refused = range(runs * n, WORD)
    assert len(refused) < n
    if refused:
        assert Loaded(refused[0], refused[-1], n - 1).below(n) == n - 1


@pytest.mark.parametrize("n", range(1, 70))
def test_seeded_numbers_stay_below(n: int) -> None:
    rng = Seeded(n)
    assert {rng.below(n) for _ in range(40 * n)} == set(range(n))


@pytest.mark.parametrize("rng", [fair(SEED, HEADER)(0, 0), Seeded(1)])
@pytest.mark.parametrize("n", [0, -1])
def test_nothing_is_below_nothing(rng: Rng, n: int) -> None:
    with pytest.raises(AssertionError):
        rng.below(n)


@pytest.mark.parametrize("rng", [fair(SEED, HEADER)(3, 3), Seeded(3)])
def test_faces_come_equally_often(rng: Rng) -> None:
    """60,000 dice from a fixed seed: chi-squared with 5 degrees of freedom, under 20.5 at 0.1 %."""
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_a_new_seed_is_new() -> None:
    one, two = new_seed(), new_seed()
    assert len(one) == len(two) == SEED_BYTES
    assert one != two


def test_seeded_is_one_stream_for_all_draws() -> None:
    """The dice of simulation 2024 are these on every machine."""
    chance = seeded(2024)
    dice = [1 + chance(number, number).below(6) for number in range(12)]
    assert dice == [4, 2, 6, 5, 3, 2, 6, 4, 6, 3, 5, 2]


def test_chance_goes_to_another_process() -> None:
    """As a table does, which keeps it."""
    for chance in (fair(SEED, HEADER), fair_by_move(SEED, ("a",))):
        again = pickle.loads(pickle.dumps(chance))
        assert again(3, 7).below(WORD) == chance(3, 7).below(WORD)
