"""A kernel follows a game of the rules, move by move, under a loaded house."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from parlour.core.game import AnyGame
from parlour.exact.playing import Kernel

Load = Callable[[Any, Any, Random], Any]
"""State, what the house is due for, and a generator: what it draws."""


def follow(
    game: AnyGame,
    kernel: Kernel,
    state: Any,
    load: Load,
    rng: Random,
    moves: int,
    haste: float = 0.0,
) -> Any:
    """So many moves of a game at the most: rows, sets of plays and observations stay those of the
    rules. With `haste` the house does not always wait until nobody can play."""
    assert game.codec is not None
    for _ in range(moves):
        row = kernel.pack(state)
        same(game, kernel, state, row)
        free = [seat for seat in range(kernel.seats) if game.legal(state, seat)]
        alarms = game.alarms(state)
        if free and not (alarms and rng.random() < haste):
            seat = rng.choice(free)
            play = any_kind(game.legal(state, seat), rng)
            state, _ = game.apply(state, seat, play)
            after, told = kernel.apply(row, seat, game.codec.encode(play)), play
        elif alarms:
            draw = load(state, rng.choice(alarms).what, rng)
            state, _ = game.deal(state, draw)
            after, told = kernel.deal(row, draw), draw
        else:
            break
        np.testing.assert_array_equal(after, kernel.pack(state), str(told))
    return state


def any_kind(plays: Sequence[Any], rng: Random) -> Any:
    """One play, each kind as likely as any other."""
    kind = rng.choice(sorted({type(play) for play in plays}, key=str))
    return rng.choice([play for play in plays if type(play) is kind])


def same(game: AnyGame, kernel: Kernel, state: Any, row: Any) -> None:
    """What every seat may do and sees."""
    assert game.codec is not None
    seen = np.zeros((1, kernel.sight), np.float32)
    for seat in range(kernel.seats):
        legal = {game.codec.encode(play) for play in game.legal(state, seat)}
        assert bits(kernel.legal(row, seat)) == legal
        kernel.observe(row[None], np.array([seat], np.int8), seen)
        told = np.array(game.codec.observe(game.view(state, seat), seat), np.float32)
        np.testing.assert_allclose(seen[0], told, atol=1e-6)


def first_games(kernel: Kernel, number: int, seed: int) -> tuple[Any, Any]:
    """The first game at so many tables, by lot: how many answers it took, and its rewards."""
    tables, plays = kernel.begin(number, seed), np.zeros(number, np.int64)
    answers = np.zeros(number, np.int64)
    rewards = np.zeros((number, kernel.seats))
    running = np.ones(number, np.bool_)
    while running.any():
        tables.sample(plays)
        tables.step(plays)
        answers += running
        ended = running & tables.over
        rewards[ended] = tables.rewards[ended]
        running &= ~ended
    return answers, rewards


def bits(words: Any) -> set[int]:
    return {
        64 * place + bit
        for place, word in enumerate(words.tolist())
        for bit in range(64)
        if word >> bit & 1
    }
