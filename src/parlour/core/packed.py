"""A log as a few lines of capital letters and digits, short enough for QR codes on paper.

The log is deflated with a dictionary of what stands in most logs, and cut into parts; each part
says which it is, of how many, and of which log. The dictionary never changes: another one gets
another mark.
"""

import hashlib
import re
import zlib
from base64 import b32decode, b32encode
from binascii import Error
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

MARK = "PARLOUR1:"
MOST_LETTERS = 1700
"""Of a part, without what names it: a QR code of 129 by 129 holds it and some damage."""
MOST_PARTS = 99
PART = re.compile(r"(\d{1,2})/(\d{1,2}):([0-9A-F]{8}):([A-Z2-7]+)")
WINDOW = -15
"""Bare deflate, without a header: the mark says what it is."""


class Incomplete(ValueError):
    """Parts are missing, are of different logs, or have been damaged."""


def packed(log: bytes) -> tuple[str, ...]:
    press = zlib.compressobj(9, zlib.DEFLATED, WINDOW, 9, zdict=dictionary())
    body = press.compress(log) + press.flush()
    letters = b32encode(body).decode().rstrip("=")
    count = -(-len(letters) // MOST_LETTERS)
    if count > MOST_PARTS:
        raise ValueError("too long for paper")
    size = -(-len(letters) // count)  # all about equally full
    return tuple(
        f"{MARK}{number + 1}/{count}:{name_of(body)}:{letters[number * size : (number + 1) * size]}"
        for number in range(count)
    )


def is_packed(text: bytes) -> bool:
    return text.lstrip()[: len(MARK)].upper() == MARK.encode()


def unpacked(text: bytes, most: int) -> bytes:
    """The log in these parts, in whatever order and with whatever white space they come; no more
    than `most` bytes of it and one, so that a reader can tell that it is too long."""
    plain = "".join(text.decode("ascii", "replace").split()).upper()
    found = dict(parts_of(plain))
    kinds = {(count, name) for _, count, name in found}
    if len(kinds) != 1:
        raise Incomplete
    ((count, name),) = kinds
    try:
        letters = "".join(found[number, count, name] for number in range(1, count + 1))
        body = b32decode(letters + "=" * (-len(letters) % 8))
        if name_of(body) != name:
            raise Incomplete
        return zlib.decompressobj(WINDOW, dictionary()).decompress(body, most + 1)
    except (KeyError, Error, zlib.error):
        raise Incomplete from None


def parts_of(plain: str) -> Iterator[tuple[tuple[int, int, str], str]]:
    """By number, count and name of the log: the letters of each part."""
    for piece in plain.split(MARK)[1:]:
        part = PART.fullmatch(piece)
        if part is None:
            raise Incomplete
        number, count, name, letters = part.groups()
        yield (int(number), int(count), name), letters


def name_of(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:8].upper()


@cache
def dictionary() -> bytes:
    return files(__package__).joinpath("packed-1.dict").read_bytes()
