"""OpenSpiel: one seat after the other, and chance as nodes of its own.

Every number below n that a draw asks for is a chance node with n equal outcomes, so that every game
has them, however many draws it could make at once.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from parlour.core.game import AnyGame
from parlour.core.table import Rings, due, rings_after
from parlour.learn.flat import codec_of
from parlour.study.plans import at_table
from parlour.study.stats import win_shares

MOST_CHANCE = 128
"""No draw of a card or a die asks for more."""
LONGEST = 100_000
encode = msgspec.json.Encoder(order="deterministic").encode


class Asked(Exception):
    """A draw wants a number below this, and none is scripted."""

    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below = below


class Scripted:
    """Chance that has been decided so far."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self._answers = iter(answers)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        answer = next(self._answers, None)
        if answer is None:
            raise Asked(n)
        return answer


def registered(game: str | AnyGame, seats: int, options: Any) -> pyspiel.Game:
    """The game as OpenSpiel loads it, under a name that tells its options."""
    record, chosen = at_table(game, seats, options)
    told = msgspec.to_builtins(chosen)
    usual = msgspec.to_builtins(record.types.options())
    changed = "".join(f"_{k}_{v}" for k, v in sorted(told.items()) if usual[k] != v)
    name = "".join(c if c.isalnum() else "_" for c in f"parlour_{record.name}_{seats}{changed}")
    if name not in pyspiel.registered_names():
        register(name, record, chosen, seats)
    return pyspiel.load_game(name)


def register(name: str, record: AnyGame, options: Any, seats: int) -> None:
    codec = codec_of(record)
    kind = pyspiel.GameType
    hidden = kind.Information.IMPERFECT_INFORMATION
    about = kind(
        short_name=name,
        long_name=f"Parlour: {record.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION if record.is_open else hidden,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )
    sizes = pyspiel.GameInfo(
        num_distinct_actions=codec.plays + 1,
        max_chance_outcomes=MOST_CHANCE,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )

    class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
        def __init__(self, params: Any = None) -> None:
            super().__init__(about, sizes, params or {})

        def new_initial_state(self) -> State:
            return State(self, record, options, seats)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(record, codec.width(seats))

    pyspiel.register_game(about, Game)


class Observer:
    def __init__(self, record: AnyGame, width: int) -> None:
        self._record = record
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: "State", player: int) -> None:
        self.tensor[:] = codec_of(self._record).observe(
            self._record.view(state.state, player), player
        )

    def string_from(self, state: "State", player: int) -> str:
        return encode(self._record.view(state.state, player)).decode()


class State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """As `Lockstep`, but chance is asked for instead of drawn."""

    def __init__(self, game: pyspiel.Game, record: AnyGame, options: Any, seats: int) -> None:
        super().__init__(game)
        self.record, self.seats = record, seats
        self.codec = codec_of(record)
        self.state = record.start(options, seats)
        self.now, self.next, self.below = 0.0, 0, 0
        self.answers: tuple[int, ...] = ()
        self.waited: frozenset[int] = frozenset()
        self.rings: Rings = rings_after({}, record.alarms(self.state), None, 0.0)
        self.settle()

    def settle(self) -> None:
        """Let the house act until chance or a seat must be asked."""
        self.below, self.asked, self.can_wait = 0, -1, False
        self.plays: dict[int, Any] = {}
        while not self.is_terminal():
            rung = due(self.rings, self.now)
            if rung is None and self.ask():
                return
            if rung is None:
                self.now = min(self.rings.values())
                continue
            try:
                drawn = self.record.draw(self.state, rung, Scripted(self.answers))
            except Asked as asked:
                self.below = asked.below
                return
            self.state, _ = self.record.deal(self.state, drawn)
            self.moved(rung)

    def ask(self) -> bool:
        """Whether somebody is asked now."""
        order = [(self.next + number) % self.seats for number in range(self.seats)]
        free = [(s, p) for s in order if s not in self.waited if (p := self.legal_of(s))]
        if not free:
            return False
        self.asked, plays = free[0]
        self.plays = {self.codec.encode(play): play for play in plays}
        self.can_wait = bool(self.rings) or len(free) > 1
        return True

    def legal_of(self, seat: int) -> tuple[Any, ...]:
        return self.record.legal(self.state, seat)

    def moved(self, rung: Any) -> None:
        alarms = self.record.alarms(self.state)
        self.rings = rings_after(self.rings, alarms, rung, self.now) if alarms else {}
        self.waited, self.answers = frozenset(), ()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.below else self.asked

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.asked:
            return []
        return sorted(self.plays) + [self.codec.plays] * self.can_wait

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.below) for number in range(self.below)]

    def _apply_action(self, action: int) -> None:
        if self.below:
            self.answers += (action,)
        elif action == self.codec.plays:
            self.waited |= {self.asked}
            self.next = (self.asked + 1) % self.seats
        else:
            self.state, _ = self.record.apply(self.state, self.asked, self.plays[action])
            self.next = (self.asked + 1) % self.seats
            self.moved(None)
        self.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return "wait" if action == self.codec.plays else encode(self.plays[action]).decode()

    def is_terminal(self) -> bool:
        return self.record.scores(self.state) is not None

    def returns(self) -> list[float]:
        scores = self.record.scores(self.state)
        if scores is None:
            return [0.0] * self.seats
        return [share - 1 / self.seats for share in win_shares(scores)]

    def __str__(self) -> str:
        more = f" {sorted(self.waited)} {self.answers} {self.now} {self.next}"
        return encode(self.state).decode() + more
