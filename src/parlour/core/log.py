"""The game log: JSON Lines, a header, then one line a move, then the seal.

The same file is save game, replay, bug report, fixture and training data. Old logs are read for
ever: `upgrades` of a game (and `UPGRADES` of the format) carry them forward version by version.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from msgspec import DecodeError, Meta, Raw, Struct, json

from parlour.core import fair, packed
from parlour.core.fair import Chance
from parlour.core.game import AnyFrame, AnyGame, Illegal, Seat, TableRefusal, Upgrades, Value
from parlour.core.table import AnyTable, Move, Table

FORMAT = 2
MOST_BYTES = 16 << 20

UNREADABLE = (DecodeError, UnicodeDecodeError, RecursionError)
"""All that decoding a stranger's bytes can raise: wrong shape, no UTF-8, nested without end."""


def _from_one(lines: list[Any]) -> list[Any]:
    """Format 1 had neither pledges nor players who draw themselves. How its draws came about does
    not change: see `chance_of`."""
    head, *moves = lines
    if {"pledges", "chance"} & {*head}:
        raise ValueError
    return [{**head, "format": 2}, *moves]


UPGRADES: Upgrades = {1: _from_one}
"""By format: turns the decoded lines of such a log into those of the next format."""


class Fault(StrEnum):
    """What can be wrong with a log."""

    EMPTY = "log-empty"
    TOO_LARGE = "log-too-large"
    PARTS_MISSING = "log-parts-missing"
    """Of a log that is packed for paper."""
    NOT_A_LOG = "log-not-a-log"
    TOO_NEW = "log-too-new"
    UNKNOWN_GAME = "log-unknown-game"
    BAD_LINE = "log-bad-line"
    IMPOSSIBLE = "log-impossible"
    NO_SEAL = "log-no-seal"
    CUT = "log-cut"
    OTHER_PROMISE = "log-other-promise"
    WRONG_SEED = "log-wrong-seed"
    WRONG_PLEDGE = "log-wrong-pledge"
    NOT_MINE = "log-not-mine"
    WRONG_DRAW = "log-wrong-draw"
    CHANGED = "log-changed"


class Damaged(Exception):
    """A log that cannot be read or believed; `line` counts from 1."""

    def __init__(self, fault: Fault, line: int = 0) -> None:
        super().__init__(fault, line)
        self.fault = fault
        self.line = line

    def __str__(self) -> str:
        return f"{self.fault} {self.line}"


class Drawer(StrEnum):
    """Who throws the dice and deals the cards."""

    HOUSE = "house"
    PLAYERS = "players"


class Header(Value, frozen=True):
    """The first line. All that is drawn is bound to its bytes."""

    format: int
    game: str
    rules: int
    options: Raw
    seats: tuple[str, ...]
    """The names at the table; an empty one is fine."""
    commitment: str = ""
    """The SHA-256 of the seed."""
    pledges: tuple[str, ...] = ()
    """By seat: the SHA-256 of its contribution; empty for a seat that pledged none, such as a
    bot's."""
    contributions: tuple[str, ...] = ()
    """By seat; empty where a pledge was not followed by its contribution in time."""
    chance: Drawer = Drawer.HOUSE


class Kind(Struct, frozen=True):
    """The part of a header that every version has: how to read the rest."""

    format: int
    game: str
    rules: int


class Seal(Value, frozen=True):
    """The last line of a finished log: the seed, revealed, and the hash of all lines before."""

    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    digest: str


SEAL_START = b'{"seed":'


class Line(Value, frozen=True, array_like=True):
    """A `Move` whose content is not decoded yet."""

    seat: Seat | None
    what: Raw
    at: float


class Log(Value, frozen=True):
    """A log taken apart; its moves have not been played yet."""

    header: Header
    options: Any
    moves: tuple[Move[Any, Any], ...]
    seal: Seal | None
    digest: str
    """The hash of the lines before the seal, as they stand in the file."""
    head: bytes
    """The first line as it stands in the file."""
    format: int
    """The format in which the file was written."""


class Heard(NamedTuple):
    """A move that has been made, and what the table heard of it."""

    move: Move[Any, Any]
    news: tuple[Any, ...]


NO_CHANCE = fair.seeded(0)
"""For a table that only follows a log: it never draws."""


def seal_line(seed: bytes, lines: Iterable[bytes]) -> bytes:
    return json.encode(Seal(seed.hex(), digest_of(lines)))


def digest_of(lines: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for line in lines:
        whole.update(line + b"\n")
    return whole.hexdigest()


def write(header: Header, moves: Iterable[Move[Any, Any]], seed: bytes | None = None) -> bytes:
    """The text of a log; with the seed of a finished game it is sealed."""
    lines = [json.encode(header), *map(json.encode, moves)]
    if seed is not None:
        lines.append(seal_line(seed, lines))
    return b"\n".join(lines) + b"\n"


def read(text: bytes, games: Mapping[str, AnyGame], upgrades: Upgrades = UPGRADES) -> Log:
    """Decode and bound every line of a log, or say what is wrong and where."""
    text = _opened(text)
    if len(text) > MOST_BYTES:
        raise Damaged(Fault.TOO_LARGE)
    if not text.strip():
        raise Damaged(Fault.EMPTY)
    lines = text.removesuffix(b"\n").split(b"\n")
    seal = _decode(Seal, lines.pop(), len(lines) + 1) if lines[-1].startswith(SEAL_START) else None
    digest = digest_of(lines)
    head = b"".join(lines[:1]).removesuffix(b"\r")
    kind = _decode(Kind, head, 1, Fault.NOT_A_LOG)
    game, lines = _upgrade(kind, lines, games, upgrades)
    header = _decode(Header, lines[0], 1, Fault.NOT_A_LOG)
    return Log(
        header,
        _decode(game.types.options, header.options, 1),
        tuple(_move(game, line, number) for number, line in enumerate(lines[1:], start=2)),
        seal,
        digest,
        head,
        kind.format,
    )


def _opened(text: bytes) -> bytes:
    """What is packed for paper is unpacked; anything else is as it is."""
    if not packed.is_packed(text):
        return text
    try:
        return packed.unpacked(text[:MOST_BYTES], MOST_BYTES)
    except packed.Incomplete:
        raise Damaged(Fault.PARTS_MISSING) from None


def lay(log: Log, games: Mapping[str, AnyGame], chance: Chance) -> AnyTable:
    """The table of a log before its first move."""
    if log.header.chance is Drawer.PLAYERS:
        chance = fair.ByPlayers()
    try:
        return Table(games[log.header.game], log.options, len(log.header.seats), chance)
    except Illegal:
        raise Damaged(Fault.IMPOSSIBLE, 1) from None


def steps(log: Log, table: AnyTable) -> Iterator[Move[Any, Any]]:
    """Play the log on its table; when a move is given, the table stands before it."""
    for number, move in enumerate(log.moves, start=2):
        _must_be_due(table, move, number)
        yield move
        _follow(table, move, number)


def heard(log: Log, table: AnyTable) -> Iterator[Heard]:
    """Play the log on its table; when a move is given, the table stands after it."""
    for number, move in enumerate(log.moves, start=2):
        _must_be_due(table, move, number)
        yield Heard(move, _follow(table, move, number))


def frames(log: Log, games: Mapping[str, AnyGame], seat: Seat | None) -> Iterator[AnyFrame]:
    """What a seat (None: a spectator) was shown: before the first move, and after each. Frame k
    stands after k moves. A log that cannot have been played raises `Damaged` on the way."""
    table = lay(log, games, NO_CHANCE)
    if seat is not None and seat not in table.seats:
        raise Illegal(TableRefusal.NO_SUCH_SEAT)
    yield table.frame(seat, (), 0.0)
    for move, news in heard(log, table):
        yield table.frame(seat, news, move.at)


def replay(log: Log, games: Mapping[str, AnyGame], chance: Chance) -> AnyTable:
    """The table a log leads to, ready to go on with this chance."""
    table = lay(log, games, chance)
    for _ in heard(log, table):
        pass
    return table


def chance_of(log: Log, seed: bytes) -> Chance:
    """How the draws of this log come out of its seed, in the way of the format it began with."""
    if log.format == 1:
        return fair.fair_by_move(seed, log.header.contributions)
    return fair.fair(seed, log.head)


def _must_be_due(table: AnyTable, move: Move[Any, Any], number: int) -> None:
    if move.seat is None and table.due(move.at) is None and not table.is_awaited(move):
        raise Damaged(Fault.IMPOSSIBLE, number)


def _follow(table: AnyTable, move: Move[Any, Any], number: int) -> tuple[Any, ...]:
    try:
        return table.follow(move)
    except Illegal:
        raise Damaged(Fault.IMPOSSIBLE, number) from None


def _upgrade(
    kind: Kind, lines: list[bytes], games: Mapping[str, AnyGame], upgrades: Upgrades
) -> tuple[AnyGame, list[bytes]]:
    """The game, and the same lines as today's format and rules would have written them."""
    game = games.get(kind.game)
    if game is None:
        raise Damaged(Fault.UNKNOWN_GAME, 1)
    if kind.format > FORMAT or kind.rules > game.rules:
        raise Damaged(Fault.TOO_NEW, 1)
    if kind.format == FORMAT and kind.rules == game.rules:
        return game, lines
    decoded = [_decode(Any, line, number) for number, line in enumerate(lines, start=1)]
    try:
        for number in range(kind.format, FORMAT):
            decoded = upgrades[number](decoded)
        for number in range(kind.rules, game.rules):
            decoded = game.upgrades[number](decoded)
    except (LookupError, TypeError, ValueError):  # no such version, or none that wrote these lines
        raise Damaged(Fault.NOT_A_LOG, 1) from None
    return game, [json.encode(line) for line in decoded]


def _move(game: AnyGame, text: bytes, number: int) -> Move[Any, Any]:
    line = _decode(Line, text, number)
    kind = game.types.draw if line.seat is None else game.types.play
    return Move(line.seat, _decode(kind, line.what, number), line.at)


def _decode(kind: Any, text: bytes | Raw, line: int, fault: Fault = Fault.BAD_LINE) -> Any:
    try:
        return json.decode(text, type=kind)
    except UNREADABLE:
        raise Damaged(fault, line) from None
