"""Whole games in simulated time."""

from collections.abc import Sequence
from random import Random

from parlour.core.fair import Chance
from parlour.core.game import Bot, D, Game, N, O, P, S, Seat, V
from parlour.core.table import Table


def play_out(
    game: Game[O, S, P, D, N, V],
    options: O,
    bots: Sequence[Bot[V, P, N]],
    chance: Chance,
    rng: Random,
) -> Table[O, S, P, D, N, V]:
    """Play one game to its end: the quickest wish, or the alarm, goes first. A bot that wants the
    same as when it was last asked keeps its time."""
    table = Table(game, options, len(bots), chance)
    now, news = 0.0, tuple[N, ...]()
    wanted: dict[Seat, tuple[P, float]] = {}
    while not table.over:
        choices = {seat: bot(table.frame(seat, news, now), rng) for seat, bot in enumerate(bots)}
        wanted = {
            seat: (choice.play, at if choice.play == play else now + choice.after)
            for seat, choice in choices.items()
            if choice is not None
            for play, at in (wanted.get(seat, (None, now)),)
        }
        wishes = [(max(now, at), rng.random(), seat, play) for seat, (play, at) in wanted.items()]
        first = min(wishes, default=None, key=lambda wish: wish[:2])
        if first is not None and (table.rings_at is None or first[0] < table.rings_at):
            now, _, seat, play = first
            del wanted[seat]
            step = table.play(seat, play, now)
        else:
            assert table.rings_at is not None, f"{game.name}: nobody can move"
            now = max(now, table.rings_at)
            step = table.ring(now)
        table.commit(step)
        news = step.news
    return table
