"""People, as far as they have been measured, to be put against Pokino's bots:

    parlour ladder pokino --bots dreamy,steady,sharp,bench/people.py:quick --option rounds=5

Where the seconds come from is told in docs/pokino.md.
"""

from functools import partial

from parlour.games.pokino.bots import Habit, Level, play

QUICK = Level(marks=Habit(0.995, 1.2), calls=Habit(0.99, 0.9), steals=Habit(0.6, 2.5))
"""A practised player with a good eye, who watches the other boards too."""

quick = partial(play, QUICK)
