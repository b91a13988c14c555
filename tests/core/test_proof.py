"""Forged logs: each is refused for its reason, or says by itself that it proves little."""

from collections.abc import Callable

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core import fair, log
from parlour.core.game import Leave
from parlour.core.log import Damaged, Drawer, Fault, Header
from parlour.core.proof import Proof, verify
from parlour.core.table import AnyTable, Move, Table
from parlour.games import GAMES
from parlour.games.kniffel.model import Options
from tests.core.test_log import HEADER, LINES, SEED, TEXT, play, sealed

PROMISE = HEADER.commitment
OTHER_SEED = bytes(32)


def played(header: Header, seed: bytes = SEED) -> bytes:
    """A whole game in the way of its header, sealed."""
    chance = fair.fair(seed, json.encode(header))
    options = json.decode(header.options, type=Options)
    table: AnyTable = Table(GAMES["kniffel"], options, len(header.seats), chance)
    return log.write(header, play(table).moves, seed)


def with_header(header: Header) -> bytes:
    """The same moves under another first line, sealed anew."""
    return sealed([json.encode(header), *LINES[1:-1]])


def proof_of(text: bytes, promise: str = PROMISE, mine: str = "one") -> Proof:
    return verify(log.read(text, GAMES), GAMES, promise, mine)


FORGED: dict[str, tuple[Callable[[], bytes], Fault]] = {
    "an invented game": (
        lambda: played(replace(HEADER, commitment=fair.commitment(OTHER_SEED)), OTHER_SEED),
        Fault.OTHER_PROMISE,
    ),
    "an invented game under the promise": (
        lambda: played(HEADER, OTHER_SEED),
        Fault.WRONG_SEED,
    ),
    "a game without me": (
        lambda: played(replace(HEADER, contributions=("", "two"))),
        Fault.NOT_MINE,
    ),
    "swapped names": (
        lambda: with_header(replace(HEADER, seats=("Béla", "Anna"))),
        Fault.WRONG_DRAW,
    ),
    "changed options": (
        lambda: with_header(replace(HEADER, options=Raw(b'{"joker":"free"}'))),
        Fault.WRONG_DRAW,
    ),
    "options in other words": (
        lambda: with_header(replace(HEADER, options=Raw(b'{"games":1}'))),
        Fault.WRONG_DRAW,
    ),
    "a ground contribution": (
        lambda: played(replace(HEADER, contributions=("one", "three"))),
        Fault.WRONG_PLEDGE,
    ),
    "a contribution out of nowhere": (
        lambda: played(replace(HEADER, pledges=(HEADER.pledges[0], ""))),
        Fault.WRONG_PLEDGE,
    ),
    "no pledges": (lambda: played(replace(HEADER, pledges=())), Fault.WRONG_PLEDGE),
    "a pledge too many": (
        lambda: played(
            replace(HEADER, pledges=(*HEADER.pledges, ""), contributions=("one", "two", ""))
        ),
        Fault.WRONG_PLEDGE,
    ),
    "a withheld contribution put back": (
        lambda: sealed(
            [LINES[0], *played(replace(HEADER, contributions=("one", ""))).split(b"\n")[1:-2]]
        ),
        Fault.WRONG_DRAW,
    ),
    "called a game of the players": (
        lambda: sealed([json.encode(replace(HEADER, chance=Drawer.PLAYERS)), *LINES[1:9]]),
        Fault.CUT,
    ),
    "cut and sealed anew": (lambda: sealed(LINES[:-9]), Fault.CUT),
    "cut before its first move": (lambda: sealed(LINES[:1]), Fault.CUT),
    "without its seal": (lambda: b"\n".join(LINES[:-1]), Fault.NO_SEAL),
    "another time": (lambda: TEXT.replace(b",1.5]", b",1.4]"), Fault.CHANGED),
    "written as format 1": (
        lambda: sealed([old_header(), *LINES[1:-1]]),
        Fault.WRONG_DRAW,
    ),
}


def old_header() -> bytes:
    fields = json.decode(json.encode(HEADER)) | {"format": 1}
    return json.encode({name: fields[name] for name in fields if name not in ("pledges", "chance")})


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_log_is_refused(name: str) -> None:
    text, fault = FORGED[name]
    with pytest.raises(Damaged) as damaged:
        proof_of(text())
    assert damaged.value.fault is fault


def test_the_true_log_is_believed() -> None:
    proof = proof_of(TEXT)
    assert (proof.draws, proof.is_bound, proof.withheld) == (27, True, 0)
    assert proof.digest == log.digest_of(LINES[:-1])


def test_without_anchors_an_invented_game_is_believed_for_what_it_is() -> None:
    """Nothing in a file can show that it was not made up; so `verify` alone must not say so."""
    header = replace(HEADER, commitment=fair.commitment(OTHER_SEED))
    assert proof_of(played(header, OTHER_SEED), promise="", mine="").draws > 26


def test_what_was_withheld_is_told() -> None:
    assert proof_of(played(replace(HEADER, contributions=("one", "")))).withheld == 1
    nobody = replace(HEADER, contributions=("", ""))
    assert proof_of(played(nobody), mine="").withheld == 2
    without = replace(HEADER, pledges=(), contributions=())
    assert proof_of(played(without), mine="").withheld == 0


LEFT = [Move[object, object](seat, Leave(), 0.0) for seat in (0, 1)]
PLAYERS = Header(log.FORMAT, "kniffel", 1, Raw(b"{}"), ("Anna", "Béla"), chance=Drawer.PLAYERS)


@pytest.mark.parametrize("seed", [None, SEED])
def test_where_the_players_draw_nothing_is_recomputed(seed: bytes | None) -> None:
    proof = proof_of(log.write(PLAYERS, LEFT, seed), promise="", mine="")
    assert (proof.chance, proof.moves, proof.draws) == (Drawer.PLAYERS, 2, 0)
    own = TEXT.replace(b'"chance":"house"', b'"chance":"players"').splitlines()[:-1]
    assert proof_of(b"\n".join(own)).draws == 27


def test_a_needless_play_does_not_change_the_next_draw() -> None:
    """One player of Pokino marks a square and another does not: the same card comes."""
    chance, pokino = fair.fair(SEED, LINES[0]), GAMES["pokino"]
    tables: list[AnyTable] = [Table(pokino, pokino.types.options(), 4, chance) for _ in range(2)]
    for table, marks in zip(tables, (False, True), strict=True):
        table.commit(table.ring(0.0))
        table.commit(table.ring(100.0))
        plays = [(seat, play) for seat in table.seats for play in pokino.legal(table.state, seat)]
        if marks:
            table.commit(table.play(*plays[0], 100.0))
        table.commit(table.ring(200.0))
    one, two = tables
    assert (len(one.moves), len(two.moves)) == (3, 4)
    assert one.moves[-1] == two.moves[-1]
