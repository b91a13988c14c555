"""What one may do, as sentences; and which play a person means by some words."""

from collections.abc import Iterator
from random import Random

import pytest

from parlour.core.fair import seeded
from parlour.core.table import AnyTable, Table
from parlour.games import GAMES
from parlour.games.kniffel.model import Box, Roll, Write
from parlour.text import LANGUAGES
from parlour.text.plays import Offer, find, groups, mine
from parlour.text.tell import Teller
from tests.games.high_die import GAME as HIGH_DIE
from tests.games.high_die import Decide

NAMES = ("Anna", "Béla", "Cili")


def tables(name: str, moves: int = 120) -> Iterator[AnyTable]:
    """A table of three, played on by random legal plays, after each of them."""
    game, rng, now = GAMES[name], Random(name), 0.0
    table = Table(game, game.types.options(), 3, seeded(1))
    for _ in range(moves):
        if table.over:
            return
        now += 30.0
        acting = [seat for seat in table.seats if game.legal(table.state, seat)]
        if acting and (table.rings_at is None or rng.random() < 0.8):
            seat = rng.choice(acting)
            step = table.play(seat, rng.choice(game.legal(table.state, seat)), now)
        else:
            step = table.ring(now)
        table.commit(step)
        yield table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_play_has_a_sentence_of_its_own(name: str, lang: str) -> None:
    game = GAMES[name]
    for table in tables(name):
        for seat in table.seats:
            legal, view = game.legal(table.state, seat), table.view(seat)
            teller = Teller(game, lang, NAMES, game.types.options(), seat)
            told = [offer.words for group in groups(teller, view, legal) for offer in group.offers]
            assert len(told) == len(set(told)) == len(legal)
            assert not any("{" in sentence or "=" in sentence for sentence in told), told
            assert "{" not in mine(game, lang, view, seat)


def offers(*words: str) -> list[Offer]:
    return [Offer(sentence, sentence) for sentence in words]


DICE = offers("Keep 5-5 and roll the rest", "Keep 5-5-5 and roll the rest", "Keep 1-5 and roll")
BOXES = offers("Write Full house: 25 points", "Write Fours: 4 points", "Write Fünfer: 10 points")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("keep 5 5", [DICE[0]]),
        ("KEEP 5 5 5", [DICE[1]]),
        ("k 1 5", [DICE[2]]),
        ("write full house", [BOXES[0]]),
        ("full", [BOXES[0]]),
        ("funfer", [BOXES[2]]),
        ("write", BOXES),
        ("roll", DICE),
        ("keep 6", []),
        ("   ", []),
    ],
)
def test_words_find_a_play(typed: str, meant: list[Offer]) -> None:
    assert list(find(typed, [*DICE, *BOXES])) == meant


def test_a_game_without_words_is_told_as_it_is_typed() -> None:
    play = Decide(again=True)
    teller = Teller(HIGH_DIE, "de", NAMES)
    (group,) = groups(teller, None, [play])
    assert group.offers == (Offer(play, "Decide again=true"),)


def test_boxes_tell_what_they_pay() -> None:
    game = GAMES["kniffel"]
    table = next(t for t in tables("kniffel") if t.state.dice)
    seat = table.state.seat
    teller = Teller(game, "en", NAMES, game.types.options(), seat)
    legal = game.legal(table.state, seat)
    rolls, writes = groups(teller, table.view(seat), legal)
    assert (rolls.title, writes.title) == ("Roll", "Write")
    assert rolls.offers[0] == (Roll(1), "Roll all five dice")
    total = sum(table.state.dice)
    assert Offer(Write(1, Box.CHANCE), f"Write Chance: {total} points") in writes.offers
