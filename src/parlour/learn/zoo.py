"""PettingZoo: one seat after the other (AEC), or all at once (Parallel)."""

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from parlour.learn.setting import LONGEST, Seen, Setting


class Aec(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Whoever is asked answers. The last action is to wait, where something else can happen."""

    def __init__(self, setting: Setting, longest: int = LONGEST) -> None:
        super().__init__()
        self.setting = setting
        self.longest = longest
        self.render_mode = None
        name = setting.game.name
        self.metadata = {"name": f"parlour/{name}", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: setting.space() for agent in self.possible_agents}
        self.action_spaces = {agent: setting.actions() for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> "spaces.Dict[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.table = self.setting.begin(self._rng.getrandbits(62))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = 0
        self._choose()

    def observe(self, agent: str) -> Seen:
        return self.setting.seen(self.table, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.answer(None if action == self.setting.wait else int(action))
        self._asked += 1
        if self.table.table.over:
            told = self.setting.rewards(self.table)
            self.rewards = dict(zip(self.possible_agents, told, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._asked >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._choose()

    def _choose(self) -> None:
        asked = self.table.asked
        self.agent_selection = self.possible_agents[asked or 0]

    def render(self) -> None:
        """Nothing is drawn here; `parlour replay` shows logs."""

    def close(self) -> None:
        """Nothing is open."""


class Parallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats answer at once. They are heard in an order drawn by lot; an answer that comes too
    late, or is not legal, counts as waiting."""

    def __init__(self, setting: Setting, longest: int = LONGEST) -> None:
        self.setting = setting
        self.longest = longest
        self.render_mode = None
        self.metadata = {"name": f"parlour/{setting.game.name}", "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.observation_spaces = {agent: setting.space() for agent in self.possible_agents}
        self.action_spaces = {agent: setting.actions() for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> "spaces.Dict[Any]":
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._rng = Random(seed)
        self.moment = self.setting.at_once(self._rng.getrandbits(62))
        self.agents = self.possible_agents[:]
        self._asked = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        order = list(range(len(self.possible_agents)))
        self._rng.shuffle(order)
        answers = {seat: int(actions[self.possible_agents[seat]]) for seat in order}
        waits = self.setting.wait
        self.moment.hear({s: None if a == waits else a for s, a in answers.items()})
        self._asked += 1
        over, cut = self.moment.table.over, self._asked >= self.longest
        seen = self._seen()
        told = self.setting.rewards(self.moment)
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, told, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            {agent: {} for agent in agents},
        )

    def _seen(self) -> dict[str, Seen]:
        seats = enumerate(self.possible_agents)
        return {agent: self.setting.seen(self.moment, seat) for seat, agent in seats}

    def render(self) -> None:
        """Nothing is drawn here; `parlour replay` shows logs."""

    def close(self) -> None:
        """Nothing is open."""
