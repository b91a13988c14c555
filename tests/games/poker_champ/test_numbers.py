"""The numbers of the rulebook, and what is true in every position."""

from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json

from parlour.core.table import Table
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.backs import BACK
from parlour.games.poker_champ.model import Hands, Turned
from parlour.kit.french import PACK, Card
from tests.games.poker_champ.conserve import conserve
from tests.laws.cases import CASES, Played, games, play

CASE = CASES["poker_champ"]


@pytest.mark.parametrize("players", range(2, 7))
def test_PC_T2_the_richest_has_at_least_fifteen(players: int) -> None:
    """PC-T2: someone is bankrupt, whoever shares all chips; odd chips on the board are at most one
    less than those who share a pot, so never more than four."""
    for bankrupts in range(1, players):
        sharing = players - bankrupts
        for carried in range(sharing):
            least = -(-(12 * players - carried) // sharing)
            assert least >= (14 if carried else 15)


@pytest.mark.parametrize("players", range(2, 7))
def test_PC_T3_nobody_is_bankrupt_after_the_first_deal(players: int) -> None:
    """A deal takes six chips at most, and everyone has twelve."""
    assert min(GAME.start(CASE.plain, players).stacks) - 6 > 0


def test_PC_T4_the_seventh_award_gives_somebody_two() -> None:
    shares = combinations_with_replacement(range(6), 7)
    assert all(max(share.count(seat) for seat in share) >= 2 for share in shares)


@given(games(CASE, most_seats=6))
@settings(max_examples=25, deadline=None)
def test_PC_I1_PC_I2_PC_I3_chips_pot_and_awards(played: Played) -> None:
    for state in played.states:
        conserve(state)


@given(games(CASE, most_seats=6), st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_PC_I4_nothing_depends_on_faces_one_may_not_see(played: Played, rng: Any) -> None:
    """One seat's frames, byte by byte, in two games that differ only in faces it never sees."""
    seat = rng.choice((None, *played.seats))
    other = swapped(played, seat, rng)
    assert frames(played, [move.what for move in played.table.moves], seat) == frames(
        played, other, seat
    )


def frames(played: Played, whats: list[object], seat: int | None) -> list[bytes]:
    """What the seat is sent, move by move."""
    table = Table(GAME, played.table.options, len(played.seats), played.table.chance)
    sent = []
    for move, what in zip(played.table.moves, whats, strict=True):
        if move.seat is None:
            _, news = GAME.deal(table.state, what)  # type: ignore[arg-type]
        else:
            _, news = GAME.apply(table.state, move.seat, what)  # type: ignore[arg-type]
        table.follow(type(move)(move.seat, what, move.at))
        sent.append(json.encode(table.frame(seat, news, move.at)))
    return sent


def swapped(played: Played, seat: int | None, rng: Random) -> list[object]:
    """The moves, with faces behind equal backs exchanged wherever this seat never saw them."""
    whats = [move.what for move in played.table.moves]
    for deal in deals(whats):
        seen = seen_cards(played, deal, seat)
        faces = {card: card for card in PACK}
        hidden = [card for card in PACK if card not in seen]
        for back in {BACK[card] for card in hidden}:
            group = [card for card in hidden if BACK[card] == back]
            faces.update(zip(group, rng.sample(group, len(group)), strict=True))
        for place in deal:
            whats[place] = renamed(whats[place], faces)
    return whats


def deals(whats: list[object]) -> list[range]:
    """The moves from each dealing of hands to the next."""
    starts = [place for place, what in enumerate(whats) if isinstance(what, Hands)]
    return [range(a, b) for a, b in zip(starts, [*starts[1:], len(whats)], strict=True)]


def seen_cards(played: Played, deal: range, seat: int | None) -> set[Card]:
    """All faces this seat has seen by the end of the deal or duel."""
    state = GAME.start(played.table.options, len(played.seats))
    seen: set[Card] = set()
    for place, move in enumerate(played.table.moves[: deal.stop]):
        if move.seat is None:
            state, _ = GAME.deal(state, move.what)
        else:
            state, _ = GAME.apply(state, move.seat, move.what)
        if place in deal:
            view = GAME.view(state, seat)
            seen.update(view.mine, view.board, *[shown.hand for shown in view.shown])
            if view.duel is not None:
                seen.update(view.duel.board, *[shown.hand for shown in view.duel.shown])
            if isinstance(move.what, Turned):
                seen.update(move.what.cards)
    return seen


def renamed(what: object, faces: dict[Card, Card]) -> object:
    match what:
        case Hands(hands=hands, top=top):
            new = tuple(tuple(faces[card] for card in hand) for hand in hands)
            return Hands(new, None if top is None else faces[top])
        case Turned(cards=cards, top=top):
            new_cards = tuple(faces[card] for card in cards)
            return Turned(new_cards, None if top is None else faces[top])
    return what


def test_the_swaps_are_real() -> None:
    """The test above would be empty if nothing were ever exchanged."""
    played = play(CASE, CASE.plain, 4, 1)
    whats = [move.what for move in played.table.moves]
    assert swapped(played, 0, Random(1)) != whats
