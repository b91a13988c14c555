"""Two hundred damaged logs: each is refused with a sentence, nothing breaks, memory is bounded."""

import resource
import sys
from collections import Counter
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random

from msgspec import json

from parlour.server.replays import MOST_BYTES
from parlour.text import knows, languages, say
from tests.logs.test_old_logs import HERE as LOGS
from tests.logs.test_old_logs import KEPT
from tests.server.player import house, scene

NUMBER = 200
MOST_GROWTH = 256 << 20
"""Bytes that this process may grow by, whatever it is sent."""

WHOLE = [(LOGS / name).read_bytes() for name in sorted(KEPT)]


def cut(text: bytes, rng: Random) -> bytes:
    return text[: rng.randrange(len(text) - 2)]


def cut_between_lines(text: bytes, rng: Random) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join(lines[: rng.randrange(len(lines))])


def swapped(text: bytes, rng: Random) -> bytes:
    lines = text.splitlines()
    while True:
        one, other = rng.sample(range(len(lines)), 2)
        if lines[one] != lines[other]:
            lines[one], lines[other] = lines[other], lines[one]
            return b"\n".join(lines)


def doubled(text: bytes, rng: Random) -> bytes:
    lines = text.splitlines()
    place = rng.randrange(len(lines))
    return b"\n".join([*lines[: place + 1], *lines[place:]])


def changed(text: bytes, rng: Random) -> bytes:
    damaged = bytearray(text)
    damaged[rng.randrange(len(text) - 1)] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def foreign(text: bytes, rng: Random) -> bytes:
    other = b'{"format":2,"game":"chess","rules":1,"options":{},"seats":["a"]}\n'
    pages = [b"\x89PNG\r\n\x1a\n" + rng.randbytes(900), b"<!doctype html><p>hello", b"[1,2,3]"]
    pages += [rng.randbytes(5000), b"PK\x03\x04" + rng.randbytes(99), b"a,b\n1,2\n", other]
    pages += [text.replace(b'"rules":', b'"rules":99'), text.decode().encode("utf-16")]
    return rng.choice(pages)


def huge(text: bytes, rng: Random) -> bytes:
    lines = text.splitlines()
    line = b'[0,{"type":"Leave"},1.0]'
    long = [
        [*lines[:1], *[line] * (MOST_BYTES // (len(line) + 1) - 200), *lines[-1:]],
        [*lines[:2], b'"' + b"x" * (3 << 20) + b'"', *lines[2:]],
        [*lines[:2], b"9" * (1 << 20), *lines[2:]],
        [lines[0].replace(b'"seats":[', b'"seats":[' + b'"x",' * 100_000), *lines[1:]],
        [b" " * (MOST_BYTES + 1)],
    ]
    return b"\n".join(rng.choice(long))


def deep(text: bytes, rng: Random) -> bytes:
    lines = text.splitlines()
    nested = rng.choice([b"[", b'{"a":', b'[0,{"type":"Roll","keep":']) * 50_000
    return b"\n".join([*lines[: rng.randrange(len(lines))], nested])


DAMAGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    cut,
    cut_between_lines,
    swapped,
    doubled,
    changed,
    foreign,
    huge,
    deep,
)


def memory() -> int:
    """The most bytes that this process has ever held."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


@scene
async def test_each_of_many_damaged_logs_is_refused_with_a_sentence(folder: Path) -> None:
    seen = Counter[str]()
    async with house(folder) as tables:
        url, before = f"{tables.url}/api/replay/frames", memory()
        for number in range(NUMBER):
            rng, damage = Random(number), DAMAGES[number % len(DAMAGES)]
            text = damage(rng.choice(WHOLE), rng)
            async with tables.client.post(url, data=BytesIO(text)) as answer:
                told = json.decode(await answer.read())
            where = f"{damage.__name__} {number}"
            assert answer.status in (400, 413), where
            assert told["code"].startswith("log-"), where
            seen[told["code"]] += 1
            for lang in languages():
                assert knows(f"refused-{told['code']}", lang), where
                sentence = say(lang, f"refused-{told['code']}", **told.get("about", {}))
                assert "{" not in sentence, where
        assert memory() - before < MOST_GROWTH
        for text in WHOLE:
            async with tables.client.post(url, data=BytesIO(text)) as answer:
                assert answer.status == 200
    assert len(seen) >= 7, seen
