"""The game log: JSON Lines, a header, then one line a move, then the seal.

The same file is save game, replay, bug report, fixture and training data. Old logs are read for
ever: `upgrades` of a game (and `UPGRADES` of the format) carry them forward version by version.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any

from msgspec import DecodeError, Meta, Raw, Struct, json

from parlour.core import fair
from parlour.core.fair import Chance
from parlour.core.game import AnyGame, Illegal, Seat, Upgrades, Value
from parlour.core.table import AnyTable, Move, Table

FORMAT = 1
MOST_BYTES = 16 << 20

UNREADABLE = (DecodeError, UnicodeDecodeError, RecursionError)
"""All that decoding a stranger's bytes can raise: wrong shape, no UTF-8, nested without end."""

UPGRADES: Upgrades = {}
"""By format: turns the decoded lines of such a log into those of the next format."""


class Fault(StrEnum):
    """What can be wrong with a log."""

    EMPTY = "log-empty"
    TOO_LARGE = "log-too-large"
    NOT_A_LOG = "log-not-a-log"
    TOO_NEW = "log-too-new"
    UNKNOWN_GAME = "log-unknown-game"
    BAD_LINE = "log-bad-line"
    IMPOSSIBLE = "log-impossible"
    NO_SEAL = "log-no-seal"
    WRONG_SEED = "log-wrong-seed"
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


class Header(Value, frozen=True):
    format: int
    game: str
    rules: int
    options: Raw
    seats: tuple[str, ...]
    """The names at the table; an empty one is fine."""
    commitment: str = ""
    contributions: tuple[str, ...] = ()


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
    if len(text) > MOST_BYTES:
        raise Damaged(Fault.TOO_LARGE)
    if not text.strip():
        raise Damaged(Fault.EMPTY)
    lines = text.removesuffix(b"\n").split(b"\n")
    seal = _decode(Seal, lines.pop(), len(lines) + 1) if lines[-1].startswith(SEAL_START) else None
    digest = digest_of(lines)
    game, lines = _upgrade(lines, games, upgrades)
    header = _decode(Header, lines[0], 1, Fault.NOT_A_LOG)
    return Log(
        header,
        _decode(game.types.options, header.options, 1),
        tuple(_move(game, line, number) for number, line in enumerate(lines[1:], start=2)),
        seal,
        digest,
    )


def lay(log: Log, games: Mapping[str, AnyGame], chance: Chance) -> AnyTable:
    """The table of a log before its first move."""
    try:
        return Table(games[log.header.game], log.options, len(log.header.seats), chance)
    except Illegal:
        raise Damaged(Fault.IMPOSSIBLE, 1) from None


def steps(log: Log, table: AnyTable) -> Iterator[Move[Any, Any]]:
    """Play the log on its table; when a move is given, the table stands before it."""
    for number, move in enumerate(log.moves, start=2):
        if move.seat is None and table.due(move.at) is None:
            raise Damaged(Fault.IMPOSSIBLE, number)
        yield move
        try:
            table.follow(move)
        except Illegal:
            raise Damaged(Fault.IMPOSSIBLE, number) from None


def replay(log: Log, games: Mapping[str, AnyGame], chance: Chance) -> AnyTable:
    """The table a log leads to, ready to go on with this chance."""
    table = lay(log, games, chance)
    for _ in steps(log, table):
        pass
    return table


def verify(log: Log, games: Mapping[str, AnyGame]) -> int:
    """Compute every draw again from the revealed seed; how many there were, or `Damaged`."""
    if log.seal is None:
        raise Damaged(Fault.NO_SEAL, len(log.moves) + 1)
    seed = bytes.fromhex(log.seal.seed)
    if fair.commitment(seed) != log.header.commitment:
        raise Damaged(Fault.WRONG_SEED, 1)
    table = lay(log, games, fair.fair(seed, log.header.contributions))
    draws = 0
    for number, move in enumerate(steps(log, table)):
        if move.seat is None:
            draws += 1
            due = table.due(move.at)  # `steps` has seen that something is
            if table.game.draw(table.state, due, table.chance(number)) != move.what:
                raise Damaged(Fault.WRONG_DRAW, number + 2)
    if log.digest != log.seal.digest:
        raise Damaged(Fault.CHANGED)
    return draws


def _upgrade(
    lines: list[bytes], games: Mapping[str, AnyGame], upgrades: Upgrades
) -> tuple[AnyGame, list[bytes]]:
    """The game, and the same lines as today's format and rules would have written them."""
    kind = _decode(Kind, lines[0] if lines else b"", 1, Fault.NOT_A_LOG)
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
