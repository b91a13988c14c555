"""A loop is the same with numba and without it."""

import pytest

from parlour.exact import either


def doubled(number: int) -> int:
    return 2 * number


def test_it_is_compiled_where_that_can_be() -> None:
    compiled = either.compiled_if_possible(doubled)
    assert compiled is not doubled
    assert compiled(4) == doubled(4)


def test_it_is_itself_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(either, "has_numba", lambda: False)
    assert either.compiled_if_possible(doubled) is doubled
