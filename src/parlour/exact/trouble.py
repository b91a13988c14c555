"""What can stand in the way of an exact answer; numba comes with an extra."""

from enum import StrEnum
from importlib.util import find_spec


class Trouble(StrEnum):
    """What any solver or kernel can meet; the codes are messages of `cli.ftl` and `study.ftl`."""

    NO_NUMBA = "exact-no-numba"
    CACHE_DAMAGED = "exact-cache-damaged"
    CACHE_UNWRITABLE = "exact-cache-unwritable"
    NO_COMPILER = "kernel-no-numba"
    NO_KERNEL = "kernel-none"
    UNKNOWN_OPTION = "kernel-option"
    UNKNOWN_POSITION = "kernel-position"
    NO_POLICY = "kernel-policy"


class Unsolvable(Exception):
    """A question without an answer; `code` and `about` are for programs and translators."""

    def __init__(self, code: StrEnum, **about: str | int) -> None:
        super().__init__(" ".join([code.value, *map(str, about.values())]))
        self.code = code
        self.about = about


def has_numba() -> bool:
    return find_spec("numba") is not None
