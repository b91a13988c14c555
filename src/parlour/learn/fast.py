"""Gymnasium over the compiled kernels: thousands of games at once, chance in the other seats."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.exact.playing import Kernel
from parlour.learn.alone import IN_VAIN
from parlour.learn.setting import LONGEST, Seen, Setting

Stepped = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Fast(VectorEnv[Any, Any, Any]):
    """As so many of `solo`, against players that choose by lot. A game that is over begins anew in
    the next step, whatever is played in it. The arrays of an observation are written anew by every
    step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self, setting: Setting, kernel: Kernel, number: int, longest: int = LONGEST
    ) -> None:
        self.kernel, self.num_envs, self.longest = kernel, number, longest
        self.render_mode = None
        self.single_observation_space = setting.space()
        self.single_action_space = setting.actions()
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        self._seen: Seen = {
            "observation": np.zeros((number, kernel.sight), np.float32),
            "action_mask": np.zeros((number, kernel.plays), np.int8),
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self.tables = self.kernel.begin(self.num_envs, drawn, alone=True)
        self._asked = np.zeros(self.num_envs, np.int64)
        self._ended = np.zeros(self.num_envs, np.bool_)
        return self._look(), {}

    def step(self, actions: NDArray[Any]) -> Stepped:
        tables, begins = self.tables, self._ended
        tables.clear(begins)
        tables.step(np.asarray(actions, np.int64), at_once=False)
        self._asked = np.where(begins, 0, self._asked + 1)
        legal = begins | (tables.plays >= 0)
        rewards = tables.rewards[np.arange(self.num_envs), tables.me].astype(np.float64)
        rewards[~legal] = IN_VAIN
        over = tables.over.copy()
        cut = ~over & (self._asked >= self.longest)
        self._ended = over | cut
        return self._look(), rewards, over, cut, {"legal": legal}

    def _look(self) -> Seen:
        from parlour.exact.chance import spread

        told, flags = self._seen["observation"], self._seen["action_mask"]
        self.tables.observe(told)
        np.clip(told, -1, 1, out=told)
        spread(self.tables.masks, flags)
        flags[self._ended, -1] = 1  # nothing is left to do but to wait
        return self._seen
