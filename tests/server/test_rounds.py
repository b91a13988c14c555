"""Looking after many sockets costs nobody else their turn."""

import asyncio
from itertools import pairwise
from pathlib import Path

from parlour.server.link.rounds import SLICE, Rounds
from tests.server.player import scene, until
from tests.server.test_socket import Wire, connected

MANY = 20 * SLICE


@scene
async def test_sockets_are_looked_at_in_slices(folder: Path) -> None:
    rounds = Rounds(0.0)
    wires: list[Wire] = []
    for _ in range(MANY):
        wire, socket = connected()
        socket._quiet = 1  # the next look pings
        rounds.sockets.add(socket)
        wires.append(wire)
    loop, pinged = asyncio.get_running_loop(), [0]

    def count() -> None:
        pinged.append(sum(bool(wire.sent) for wire in wires))

    def turn() -> None:
        """One more turn of the loop, counted after everything else that is due in it."""
        count()
        if pinged[-1] < MANY:
            loop.call_soon(turn)

    loop.call_soon(turn)
    await until(lambda: pinged[-1] == MANY)
    rounds.end()
    steps = [after - before for before, after in pairwise(pinged)]
    assert max(steps) <= SLICE
    assert all(wire.has_hung_up for wire in wires)
