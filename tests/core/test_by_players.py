"""Chance that comes from the players: the table waits for it, and follows what they give."""

from typing import Any

import pytest
from msgspec import Raw, json

from parlour.core import fair, log
from parlour.core.fair import ByPlayers, Unthrown, seeded
from parlour.core.game import Awaited, Illegal, TableRefusal
from parlour.core.log import Drawer, Header
from parlour.core.proof import verify
from parlour.core.table import AnyTable, Table
from parlour.games import GAMES
from parlour.games.kniffel.model import Options, Preset, Roll, Rolled, Start, StartRolled, Write
from parlour.games.pokino.model import GraceOver, Mark, Opened, Turned
from parlour.games.pokino.model import Options as Pokino
from parlour.games.pokino.sets import boards_of

KNIFFEL: Any = GAMES["kniffel"]
POKINO: Any = GAMES["pokino"]
CHOSEN = Options(start=Start.CHOSEN)


def by_hand(game: Any = KNIFFEL, options: Any = CHOSEN, seats: int = 2) -> AnyTable:
    return Table(game, options, seats, ByPlayers())


def give(table: AnyTable, draw: Any, at: float = 0.0) -> None:
    table.commit(table.give(draw, table.given, at))


def act(table: AnyTable, play: Any, seat: int = 0, at: float = 0.0) -> None:
    table.commit(table.play(seat, play, at))


def awaited(table: AnyTable) -> Any:
    return table.awaits


def refused(table: AnyTable, draw: Any, number: int) -> str:
    with pytest.raises(Illegal) as illegal:
        table.give(draw, number, 0.0)
    return str(illegal.value.code)


def text_of(table: AnyTable, names: tuple[str, ...] = ("Anna", "Ben")) -> bytes:
    game = table.game
    header = Header(
        log.FORMAT,
        game.name,
        game.rules,
        Raw(json.encode(table.options)),
        names,
        chance=Drawer.PLAYERS,
    )
    return log.write(header, table.moves)


def test_only_open_games_are_played_by_hand() -> None:
    assert [game.name for game in GAMES.values() if game.by_hand] == ["kniffel", "pokino"]
    assert all(game.is_open for game in GAMES.values() if game.by_hand)


def test_chance_that_nobody_has_thrown_yet_notes_that_it_was_asked() -> None:
    rng = ByPlayers()(0, 0)
    assert isinstance(rng, Unthrown)
    assert (rng.asked, rng.below(6), rng.asked) == (False, 0, True)


def test_the_table_waits_for_a_throw_and_nobody_can_act_meanwhile() -> None:
    table = by_hand()
    assert awaited(table) is None
    act(table, Roll(0))
    assert awaited(table) == Awaited(0, "Rolled"), "252 throws are not listed"
    assert table.rings_at is None
    assert table.ring(1e9).moves == (), "however long it takes"
    assert table.frame(0, (), 0.0).legal == ()
    give(table, Rolled((1, 3, 3, 5, 6)), 9.0)
    assert awaited(table) is None
    assert table.state.dice == (1, 3, 3, 5, 6)
    assert (table.given, table.draws) == (1, 1)


def test_few_draws_are_listed() -> None:
    table = by_hand()
    act(table, Roll(0))
    give(table, Rolled((1, 3, 3, 5, 6)))
    act(table, Roll(1, (3, 3, 5, 6)))
    awaits = table.frame(None, (), 0.0).awaits
    assert awaits is not None
    assert awaits.number == 1
    assert awaits.draws == tuple(Rolled(tuple(sorted((3, 3, 5, 6, n)))) for n in range(1, 7))


def test_everybody_throws_for_the_start() -> None:
    table = by_hand(options=Options())
    assert awaited(table) == Awaited(0, "StartRolled")
    give(table, StartRolled(((1, 1, 1, 1, 1), (6, 6, 6, 6, 6))))
    assert table.state.seat == 1


def test_what_is_refused() -> None:
    table = by_hand()
    assert refused(table, Rolled((1, 2, 3, 4, 5)), 0) == TableRefusal.NOTHING_AWAITED
    act(table, Roll(0))
    assert refused(table, StartRolled(()), 0) == TableRefusal.OTHER_DRAW_AWAITED
    assert refused(table, Rolled((1, 2, 3, 4, 5)), 1) == TableRefusal.OTHER_DRAW_AWAITED
    give(table, Rolled((1, 2, 3, 4, 5)))
    act(table, Roll(1, (1, 2)))
    assert refused(table, Rolled((1, 3, 4, 5, 6)), 0) == TableRefusal.OTHER_DRAW_AWAITED
    assert refused(table, Rolled((1, 3, 4, 5, 6)), 1) == "not-those-dice", "the 2 was kept"
    house: AnyTable = Table(KNIFFEL, CHOSEN, 2, seeded(1))
    act(house, Roll(0))
    assert refused(house, Rolled((1, 2, 3, 4, 5)), 0) == TableRefusal.HOUSE_DRAWS


def test_the_clock_still_rings_between_throws() -> None:
    table = by_hand(options=Options(start=Start.CHOSEN, patience=5))
    act(table, Roll(0), at=1.0)
    assert table.frame(0, (), 1.0).rings_in is None, "nobody is hurried while dice are in the air"
    give(table, Rolled((1, 2, 3, 4, 6)), 100.0)
    assert table.rings_at == 105.0
    table.commit(table.ring(105.0))
    assert table.state.seat == 1
    again = log.replay(log.read(text_of(table), GAMES), GAMES, fair.seeded(0))
    assert (again.state, again.rings_at, again.awaits) == (table.state, table.rings_at, None)


def test_cards_come_by_hand_while_the_house_minds_the_grace() -> None:
    """The next card is awaited from the start; a grace that ends meanwhile is the house's, and a
    log of both leads to the same table."""
    table = by_hand(POKINO, Pokino(grace=3))
    assert awaited(table) == Awaited(0, "Opened")
    give(table, Opened((6, 2), 0))
    assert awaited(table).kind == "Turned"
    assert len(awaited(table).draws) == 40
    board = boards_of(table.options)[6]
    for card in board[:5]:
        give(table, Turned(card), 1.0)
        act(table, Mark(1, card), at=1.0)
    assert table.state.graces
    assert refused(table, GraceOver(0, next(iter(table.state.graces)).prize), table.given) == (
        TableRefusal.OTHER_DRAW_AWAITED
    )
    assert table.rings_at == 4.0
    table.commit(table.ring(4.0))
    assert table.state.graces == frozenset()
    give(table, Turned(board[5]), 60.0)
    again = log.replay(log.read(text_of(table), GAMES), GAMES, fair.seeded(0))
    assert again.state == table.state
    assert (again.given, again.draws, again.awaits) == (table.given, table.draws, table.awaits)


def finished() -> AnyTable:
    table = by_hand(options=Options(Preset.FORCED_ORDER, start=Start.CHOSEN), seats=1)
    while not table.over:
        act(table, Roll(0))
        give(table, Rolled((1, 2, 3, 4, 5)))
        act(table, next(play for play in table.game.legal(table.state, 0) if type(play) is Write))
    return table


def test_a_log_of_the_players_is_read_and_proves_no_more_than_its_score() -> None:
    table = finished()
    text = text_of(table, ("Anna",))
    assert b'"chance":"players"' in text
    proof = verify(log.read(text, GAMES), GAMES)
    assert (proof.chance, proof.draws) == (Drawer.PLAYERS, 13)
    assert log.replay(log.read(text, GAMES), GAMES, fair.seeded(0)).scores == table.scores
    frames = list(log.frames(log.read(text, GAMES), GAMES, 0))
    assert frames[1].awaits == Awaited(0, "Rolled")


def test_an_impossible_throw_is_found_when_the_log_is_read() -> None:
    text = text_of(finished(), ("Anna",)).replace(b"[1,2,3,4,5]", b"[1,2,3,4,4]", 1)
    assert verify(log.read(text, GAMES), GAMES), "another throw: that is all that can be said"
    early = text.split(b"\n")
    swapped = b"\n".join([early[0], early[2], *early[1:]])
    with pytest.raises(log.Damaged) as damaged:
        log.replay(log.read(swapped, GAMES), GAMES, fair.seeded(0))
    assert damaged.value.fault is log.Fault.IMPOSSIBLE
