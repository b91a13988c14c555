"""Who may ask what, and when: every ask by everybody in every phase, the answers written out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from parlour.core.game import Coach
from tests.games import high_die
from tests.server.player import Player, Tables, Told, house, scene

# Anna (seat 0) is the host, Ben owns seat 1, Cili is another player, at seat 3 is a bot.
OWNED, BOTS = 1, 3

FIELDS: dict[str, tuple[str, dict[str, Any]]] = {
    "Hello": ("Hello", {}),
    "Ping": ("Ping", {}),
    "Sit": ("Sit", {"name": "Dora"}),
    "Sit-on-owner": ("Sit", {"name": "Dora", "seat": OWNED}),
    "Sit-on-bot": ("Sit", {"name": "Dora", "seat": BOTS}),
    "Pledge": ("Pledge", {"commitment": "0" * 64, "pledge": "0" * 64}),
    "Reveal": ("Reveal", {"contribution": "!"}),
    "AddBot": ("AddBot", {"level": "careful"}),
    "Rename": ("Rename", {"seat": OWNED, "name": "Benedikt"}),
    "Rename-bot": ("Rename", {"seat": BOTS, "name": "Robby"}),
    "StandUp": ("StandUp", {"seat": OWNED}),
    "StandUp-bot": ("StandUp", {"seat": BOTS}),
    "StandIn": ("StandIn", {"seat": OWNED, "level": "careful"}),
    "StandIn-bot": ("StandIn", {"seat": BOTS, "level": "careful"}),
    "Configure": ("Configure", {"game": "high-die", "options": {"faces": 8}}),
    "Start": ("Start", {}),
    "Pause": ("Pause", {}),
    "GoOn": ("GoOn", {}),
    "HandOver": ("HandOver", {"seat": OWNED}),
    "HandOver-bot": ("HandOver", {"seat": BOTS}),
    "AddDevice": ("AddDevice", {"seat": OWNED, "tokens": ["not the seat's"]}),
    "UseCode": ("UseCode", {"code": "20-letters-of-no-one"}),
    "React": ("React", {"seat": OWNED, "sign": "bravo"}),
    "Remark": ("Remark", {"seat": OWNED, "text": "Well, well"}),
    "AllowRemarks": ("AllowRemarks", {"allowed": True}),
    "Act": ("Act", {"seat": OWNED, "play": {"type": "Decide", "again": False}}),
    "Deal": ("Deal", {"number": 0, "draw": {"type": "Fell", "dice": [1]}}),
    "Advise": ("Advise", {"seat": OWNED}),
    "LookBack": ("LookBack", {"seat": OWNED}),
}

ANSWERS = """
ask           phase    owner          host           other          spectator      stranger
Hello         lobby    Done           Done           Done           Done           Done
Hello         playing  Done           Done           Done           Done           Done
Hello         over     Done           Done           Done           Done           Done
Ping          lobby    Pong           Pong           Pong           Pong           Pong
Ping          playing  Pong           Pong           Pong           Pong           Pong
Ping          over     Pong           Pong           Pong           Pong           Pong
Sit           lobby    Seated         Seated         Seated         Seated         hello-first
Sit           playing  game-running   game-running   game-running   game-running   hello-first
Sit           over     Seated         Seated         Seated         Seated         hello-first
Sit-on-owner  lobby    seat-taken     seat-taken     seat-taken     seat-taken     hello-first
Sit-on-owner  playing  seat-taken     seat-taken     seat-taken     seat-taken     hello-first
Sit-on-owner  over     seat-taken     seat-taken     seat-taken     seat-taken     hello-first
Sit-on-bot    lobby    seat-taken     seat-taken     seat-taken     seat-taken     hello-first
Sit-on-bot    playing  one-seat-each  one-seat-each  one-seat-each  Seated         hello-first
Sit-on-bot    over     seat-taken     seat-taken     seat-taken     seat-taken     hello-first
Pledge        lobby    Done           Done           Done           Done           hello-first
Pledge        playing  Done           Done           Done           Done           hello-first
Pledge        over     Done           Done           Done           Done           hello-first
Reveal        lobby    Done           Done           Done           Done           hello-first
Reveal        playing  Done           Done           Done           Done           hello-first
Reveal        over     Done           Done           Done           Done           hello-first
AddBot        lobby    not-the-host   Done           not-the-host   not-the-host   hello-first
AddBot        playing  not-the-host   game-running   not-the-host   not-the-host   hello-first
AddBot        over     not-the-host   Done           not-the-host   not-the-host   hello-first
Rename        lobby    Done           not-your-seat  not-your-seat  not-your-seat  hello-first
Rename        playing  Done           not-your-seat  not-your-seat  not-your-seat  hello-first
Rename        over     Done           not-your-seat  not-your-seat  not-your-seat  hello-first
Rename-bot    lobby    not-your-seat  not-your-seat  not-your-seat  not-your-seat  hello-first
Rename-bot    playing  not-your-seat  not-your-seat  not-your-seat  not-your-seat  hello-first
Rename-bot    over     not-your-seat  not-your-seat  not-your-seat  not-your-seat  hello-first
StandUp       lobby    Done           Done           not-the-host   not-the-host   hello-first
StandUp       playing  Done           Done           not-the-host   not-the-host   hello-first
StandUp       over     Done           Done           not-the-host   not-the-host   hello-first
StandUp-bot   lobby    not-the-host   Done           not-the-host   not-the-host   hello-first
StandUp-bot   playing  not-the-host   Done           not-the-host   not-the-host   hello-first
StandUp-bot   over     not-the-host   Done           not-the-host   not-the-host   hello-first
StandIn       lobby    Done           player-is-here not-the-host   not-the-host   hello-first
StandIn       playing  Done           player-is-here not-the-host   not-the-host   hello-first
StandIn       over     Done           player-is-here not-the-host   not-the-host   hello-first
StandIn-bot   lobby    not-the-host   not-your-seat  not-the-host   not-the-host   hello-first
StandIn-bot   playing  not-the-host   not-your-seat  not-the-host   not-the-host   hello-first
StandIn-bot   over     not-the-host   not-your-seat  not-the-host   not-the-host   hello-first
Configure     lobby    not-the-host   Done           not-the-host   not-the-host   hello-first
Configure     playing  not-the-host   game-running   not-the-host   not-the-host   hello-first
Configure     over     not-the-host   Done           not-the-host   not-the-host   hello-first
Start         lobby    not-the-host   Done           not-the-host   not-the-host   hello-first
Start         playing  not-the-host   game-running   not-the-host   not-the-host   hello-first
Start         over     not-the-host   Done           not-the-host   not-the-host   hello-first
Pause         lobby    no-game        no-game        no-game        not-at-the-table hello-first
Pause         playing  Done           Done           Done           not-at-the-table hello-first
Pause         over     no-game        no-game        no-game        not-at-the-table hello-first
GoOn          lobby    no-game        no-game        no-game        not-at-the-table hello-first
GoOn          playing  Done           Done           Done           not-at-the-table hello-first
GoOn          over     no-game        no-game        no-game        not-at-the-table hello-first
HandOver      lobby    not-the-host   Done           not-the-host   not-the-host   hello-first
HandOver      playing  not-the-host   Done           not-the-host   not-the-host   hello-first
HandOver      over     not-the-host   Done           not-the-host   not-the-host   hello-first
HandOver-bot  lobby    not-the-host   nobody-there   not-the-host   not-the-host   hello-first
HandOver-bot  playing  not-the-host   nobody-there   not-the-host   not-the-host   hello-first
HandOver-bot  over     not-the-host   nobody-there   not-the-host   not-the-host   hello-first
AddDevice     lobby    wrong-token    not-your-seat  not-your-seat  not-your-seat  hello-first
AddDevice     playing  wrong-token    not-your-seat  not-your-seat  not-your-seat  hello-first
AddDevice     over     wrong-token    not-your-seat  not-your-seat  not-your-seat  hello-first
UseCode       lobby    code-not-valid code-not-valid code-not-valid code-not-valid hello-first
UseCode       playing  code-not-valid code-not-valid code-not-valid code-not-valid hello-first
UseCode       over     code-not-valid code-not-valid code-not-valid code-not-valid hello-first
React         lobby    Done           not-your-seat  not-your-seat  not-your-seat  hello-first
React         playing  Done           not-your-seat  not-your-seat  not-your-seat  hello-first
React         over     Done           not-your-seat  not-your-seat  not-your-seat  hello-first
Remark        lobby    remarks-off    not-your-seat  not-your-seat  not-your-seat  hello-first
Remark        playing  remarks-off    not-your-seat  not-your-seat  not-your-seat  hello-first
Remark        over     remarks-off    not-your-seat  not-your-seat  not-your-seat  hello-first
AllowRemarks  lobby    not-the-host   Done           not-the-host   not-the-host   hello-first
AllowRemarks  playing  not-the-host   Done           not-the-host   not-the-host   hello-first
AllowRemarks  over     not-the-host   Done           not-the-host   not-the-host   hello-first
Act           lobby    no-game        not-your-seat  not-your-seat  not-your-seat  hello-first
Act           playing  Framed         not-your-seat  not-your-seat  not-your-seat  hello-first
Act           over     game-over      not-your-seat  not-your-seat  not-your-seat  hello-first
Deal          lobby    no-game        no-game        no-game        not-at-the-table hello-first
Deal          playing  house-draws    house-draws    house-draws    not-at-the-table hello-first
Deal          over     no-game        no-game        no-game        not-at-the-table hello-first
Advise        lobby    no-game        not-your-seat  not-your-seat  not-your-seat  hello-first
Advise        playing  Advised        not-your-seat  not-your-seat  not-your-seat  hello-first
Advise        over     no-coach       not-your-seat  not-your-seat  not-your-seat  hello-first
LookBack      lobby    no-game        no-game        no-game        no-game        hello-first
LookBack      playing  game-running   game-running   game-running   game-running   hello-first
LookBack      over     Reviewed       Reviewed       Reviewed       Reviewed       hello-first
"""


class Expected(NamedTuple):
    ask: str
    phase: str
    answers: dict[str, str]


def expected() -> list[Expected]:
    (_, _, *roles), *rows = [line.split() for line in ANSWERS.strip().splitlines()]
    return [Expected(a, phase, dict(zip(roles, row, strict=True))) for a, phase, *row in rows]


def test_no_ask_and_no_phase_is_forgotten() -> None:
    from typing import get_args

    from parlour.server import wire

    assert {kind for kind, _ in FIELDS.values()} == {ask.__name__ for ask in get_args(wire.Ask)}
    every = {(ask, phase.value) for ask in FIELDS for phase in wire.Phase}
    assert {(row.ask, row.phase) for row in expected()} == every
    assert len(expected()) == len(every)


COACH: Coach[Any, Any] = Coach(
    advice=str,
    review=str,
    advise=lambda view, seat: "again",
    look_back=lambda options, seats, moves, seat: "lucky",
)
GAMES = {"high-die": replace(high_die.GAME, coach=COACH)}


@asynccontextmanager
async def people(tables: Tables, phase: str) -> AsyncIterator[tuple[str, dict[str, Player]]]:
    """A room in this phase, and the people in it, by role."""
    code = await tables.make("high-die")
    host, owner, other = [(await tables.sit(code, name))[0] for name in ("Anna", "Ben", "Cili")]
    await host.ask("AddBot", level="careful")
    spectator, stranger = await tables.enter(code), await tables.connect()
    if phase != "lobby":
        await host.ask("Start")
    if phase == "over":
        for seat, player in enumerate((host, owner, other)):
            await player.turn(seat)
            await player.ask("Act", seat=seat, play={"type": "Decide", "again": False})
    while spectator.room["phase"] != phase or len(spectator.room["seats"]) != 4:
        await spectator.hear()
    roles = (owner, host, other, spectator, stranger)
    yield code, dict(zip(("owner", "host", "other", "spectator", "stranger"), roles, strict=True))
    await asyncio.gather(*[player.socket.close() for player in roles])


async def seen(player: Player, code: str) -> Told:
    """The room as a guest sees it that comes now."""
    player.room = {}
    await player.ask("Hello", room=code)
    while not player.room:
        await player.hear()
    return player.room


@pytest.mark.parametrize("row", expected(), ids=lambda row: f"{row.ask}-{row.phase}")
def test_who_may_ask_what_and_when(tmp_path: Path, row: Expected) -> None:
    """And what is refused has changed nothing."""
    kind, fields = FIELDS[row.ask]

    @scene
    async def play(folder: Path) -> None:
        async with house(folder, games=GAMES) as tables:
            for role, answer in row.answers.items():
                async with people(tables, row.phase) as (code, roles):
                    before = await seen(roles["spectator"], code)
                    more = {"room": code} if kind == "Hello" else {}
                    told = await roles[role].ask(kind, **fields, **more)
                    assert (role, told.get("code", told["type"])) == (role, answer)
                    if told["type"] == "Refused":
                        assert await seen(roles["spectator"], code) == before

    play(tmp_path)
