"""Gymnasium: one learner against bots, or many such games side by side."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from parlour.learn.setting import LONGEST, Seen, Setting
from parlour.study.bots import Player, bot_of

IN_VAIN = -0.01
"""What a play costs that is not legal; nothing happens by it."""


class Solo(gymnasium.Env[Any, np.int64]):
    """The learner sits at a seat drawn by lot. `action_masks` is what MaskablePPO asks for."""

    metadata = {"render_modes": []}  # noqa: RUF012  as Gymnasium has it

    def __init__(self, setting: Setting, against: Sequence[Player], longest: int = LONGEST) -> None:
        self.setting = setting
        self.against = [bot_of(setting.game, player) for player in against]
        self.longest = longest
        self.render_mode = None
        self.observation_space = setting.space()
        self.action_space = setting.actions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.me = int(self.np_random.integers(self.setting.seats))
        self.rng = Random(int(self.np_random.integers(1 << 62)))
        self.table = self.setting.begin(self.rng.getrandbits(62))
        self._asked = 0
        self._others()
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self._asked += 1
        cut = self._asked >= self.longest
        number = None if action == self.setting.wait else int(action)
        if not (self.table.can_wait if number is None else number in self.table.plays):
            return self._seen(), IN_VAIN, self.table.table.over, cut, {"legal": False}
        self.table.answer(number)
        self._others()
        over = self.table.table.over
        reward = self.setting.rewards(self.table)[self.me]
        return self._seen(), reward, over, cut and not over, {"legal": True}

    def action_masks(self) -> NDArray[np.bool_]:
        return self.setting.mask(self.table, self.me).astype(bool)

    def _seen(self) -> Seen:
        return self.setting.seen(self.table, self.me)

    def _others(self) -> None:
        """Let the bots answer until the learner is asked."""
        encode = self.setting.codec.encode
        while self.table.asked not in (None, self.me):
            seat = self.table.asked
            assert seat is not None
            bot = self.against[seat - (seat > self.me)]
            choice = bot(self.table.table.frame(seat, (), self.table.now), self.rng)
            wanted = None if choice is None else encode(choice.play)
            if wanted is None and not self.table.can_wait:
                wanted = next(iter(self.table.plays))
            self.table.answer(wanted)


def side_by_side(
    setting: Setting, against: Sequence[Player], number: int
) -> "gymnasium.vector.SyncVectorEnv":
    """So many games at once; one that is over begins anew in the same step."""
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    return SyncVectorEnv(
        [lambda: Solo(setting, against) for _ in range(number)],
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
