"""What all environments share: the game and its options, its numbers, and what a game is worth."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from parlour.core.game import AnyGame
from parlour.learn.flat import codec_of
from parlour.learn.lockstep import Learning, Lockstep, Moment
from parlour.study.plans import at_table
from parlour.study.stats import win_shares

Seen = dict[str, NDArray[Any]]
LONGEST = 20_000
"""Questions after which a game is cut off: learners go in circles."""


class Setting:
    """One way to sit down: any number of environments can share it."""

    def __init__(self, game: str | AnyGame, seats: int, options: Any) -> None:
        self.game, self.options = at_table(game, seats, options)
        self.seats = seats
        self.codec = codec_of(self.game)
        self.width = self.codec.width(seats)
        self.wait = self.codec.plays
        """The number of waiting: the last one."""

    def begin(self, seed: int) -> Lockstep:
        return Lockstep(self.game, self.codec, self.options, self.seats, seed)

    def at_once(self, seed: int) -> Moment:
        return Moment(self.game, self.codec, self.options, self.seats, seed)

    def space(self) -> "spaces.Dict[Any]":
        """Of an observation: what is seen, and which plays are legal."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (self.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )

    def actions(self) -> "spaces.Discrete[Any]":
        return spaces.Discrete(self.wait + 1)

    def seen(self, learning: Learning, seat: int) -> Seen:
        told = np.array(self.codec.observe(learning.table.view(seat), seat), np.float32)
        np.clip(told, -1, 1, out=told)
        return {"observation": told, "action_mask": self.mask(learning, seat)}

    def mask(self, learning: Learning, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[list(learning.plays_of(seat))] = 1
        mask[-1] = learning.may_wait(seat)
        return mask

    def rewards(self, learning: Learning) -> list[float]:
        """The share of the win above an even one, so that they sum to nothing; who plays alone gets
        their points in hundreds."""
        scores = learning.table.scores
        if scores is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [scores[0] / 100]
        return [share - 1 / self.seats for share in win_shares(scores)]
