"""What a finished log proves: by itself, and to a reader who kept something from before the game.

docs/fairness.md states it as a theorem, with its limits.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.core import fair
from parlour.core.fair import Chance
from parlour.core.game import AnyGame
from parlour.core.log import NO_CHANCE, Damaged, Drawer, Fault, Header, Log, chance_of, lay, steps
from parlour.core.table import AnyTable


class Proof(NamedTuple):
    """What has been found true of a log."""

    moves: int
    draws: int
    """How many lines are draws. All of them have been computed again, unless the players drew."""
    chance: Drawer
    is_bound: bool
    """The draws depend on the whole header; in format 1 they depend on the contributions alone."""
    withheld: int
    digest: str
    """Names this log: no other has the same."""


def verify(log: Log, games: Mapping[str, AnyGame], promise: str = "", mine: str = "") -> Proof:
    """Compute every draw again, or say what is wrong. A reader may bring the commitment that was
    shown before the game, and the contribution of their own device."""
    header = log.header
    if promise and promise != header.commitment:
        raise Damaged(Fault.OTHER_PROMISE, 1)
    if mine and mine not in header.contributions:
        raise Damaged(Fault.NOT_MINE, 1)
    drawn = header.chance is Drawer.HOUSE
    table = lay(log, games, _revealed(log) if drawn else NO_CHANCE)
    if log.format > 1:
        _must_keep_pledges(header)
    for number, move in enumerate(steps(log, table), start=2):
        if drawn and move.seat is None and move.what != _drawn(table, move.at):
            raise Damaged(Fault.WRONG_DRAW, number)
    if not table.over:
        raise Damaged(Fault.CUT, len(log.moves) + 1)
    if log.seal is not None and log.digest != log.seal.digest:
        raise Damaged(Fault.CHANGED)
    return Proof(
        moves=len(table.moves),
        draws=table.draws,
        chance=header.chance,
        is_bound=log.format > 1,
        withheld=withheld(header),
        digest=log.digest,
    )


def withheld(header: Header) -> int:
    """How many seats have pledged a contribution and not revealed it; format 1 has no pledges."""
    told = zip(header.pledges, header.contributions, strict=False)
    return sum(bool(pledged and not contribution) for pledged, contribution in told)


def _must_keep_pledges(header: Header) -> None:
    """Every contribution is the one that its seat has pledged."""
    if not len(header.pledges) == len(header.contributions) in (0, len(header.seats)):
        raise Damaged(Fault.WRONG_PLEDGE, 1)
    for pledged, contribution in zip(header.pledges, header.contributions, strict=True):
        if contribution and fair.pledge(contribution) != pledged:
            raise Damaged(Fault.WRONG_PLEDGE, 1)


def _revealed(log: Log) -> Chance:
    if log.seal is None:
        raise Damaged(Fault.NO_SEAL, len(log.moves) + 1)
    seed = bytes.fromhex(log.seal.seed)
    if fair.commitment(seed) != log.header.commitment:
        raise Damaged(Fault.WRONG_SEED, 1)
    return chance_of(log, seed)


def _drawn(table: AnyTable, at: float) -> Any:
    """What the house had to draw here; `steps` has seen that it was due."""
    rng = table.chance(table.draws, len(table.moves))
    return table.game.draw(table.state, table.due(at), rng)
