"""Whole games in simulated time."""

from collections.abc import Sequence
from random import Random

from parlour.core.bots import Wishes, frames, next_wish
from parlour.core.fair import Chance
from parlour.core.game import Bot, D, Game, N, O, P, S, Seat, V
from parlour.core.table import Table


class Stuck(Exception):
    """A bot does not play, and nobody else can."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.seat = seat


class Endless(Exception):
    """A game that is not over by then never ends: bots go in circles."""


MOST_MOVES = 30_000


def play_out(
    game: Game[O, S, P, D, N, V],
    options: O,
    bots: Sequence[Bot[V, P, N]],
    chance: Chance,
    rng: Random,
) -> Table[O, S, P, D, N, V]:
    """Play one game to its end: the first wish of a bot, or the alarm, goes first."""
    table = Table(game, options, len(bots), chance)
    wishes = Wishes[P]()
    now, news = 0.0, tuple[N, ...]()
    while not table.over:
        if len(table.moves) > MOST_MOVES:
            raise Endless
        shown = frames(table, table.seats, news, now)
        wishes.renew(shown)
        for seat, frame in shown.items():
            wishes.hear(seat, bots[seat](frame, rng), now)
        wish = next_wish(table, wishes, rng.random)
        if wish is not None:
            wishes.spend(wish)
            now = wish.at
            step = table.play(wish.seat, wish.play, now)
        elif table.rings_at is not None:
            now = max(now, table.rings_at)
            step = table.ring(now)
        else:
            assert shown, f"{game.name}: nobody can move"
            raise Stuck(next(iter(shown)))
        table.commit(step)
        news = step.news
    return table
