"""Kniffel, solved: what every position is worth, with NumPy alone or compiled by numba.

`solver` is the way in. `codec` numbers handfuls and positions, `kernel` holds the tables (filled by
asking `rules`), `turn` plays one turn back from its end. `values`, `play`, `spread` and `goal`
compute totals, what best play does, distributions and the chance of a goal, each by both paths.
"""
