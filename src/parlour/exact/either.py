"""Loops that are compiled where numba is there, and quick enough where it is not."""

from collections.abc import Callable
from typing import Any, TypeVar

from parlour.exact.trouble import has_numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled_if_possible(function: F) -> F:
    if not has_numba():
        return function
    from parlour.exact.compiled import compiled

    return compiled(function)
