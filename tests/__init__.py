"""Laws, and what a game counts, are no test files; a failing one shows its values all the same."""

import pytest

pytest.register_assert_rewrite("tests.games", "tests.laws")
