"""Marking, calling and stealing: what a player may do between two cards."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations as choose
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.pokino.boards import PRIZES, Board, Prize, ways
from parlour.games.pokino.model import (
    Call,
    CalledInVain,
    CalledOut,
    CalledWrongly,
    Claim,
    Grace,
    InVain,
    Mark,
    NewsItem,
    Player,
    Refusal,
    Slip,
    State,
    Steal,
    Stole,
)
from parlour.games.pokino.sets import boards_of
from parlour.kit.cards import Card
from parlour.kit.seats import put

T = TypeVar("T")
After: TypeAlias = tuple[State, tuple[NewsItem, ...]]

FALSE = (Refusal.NOT_COMPLETE, Refusal.FULL_LINE, Refusal.MARK_FIRST)
"""What makes a call a false one; any other refusal is only bad luck."""


# When a board has a prize


def board_of(state: State, seat: Seat) -> Board:
    number = state.players[seat].board
    assert number is not None, "only players with a board mark and call"
    return boards_of(state.options)[number]


class Seen(NamedTuple):
    """A board and the cards called so far."""

    known: int
    """The cells that have been called."""
    done: dict[Prize, tuple[tuple[int, int], ...]]
    """By prize: the combinations that have been called out, each with the number of the card that
    completed it. A prize that is not complete is not here."""
    first: dict[Prize, int]
    """By prize: the number of the card that completed it first."""


@lru_cache(1 << 12)
def see(board: Board, called: tuple[Card, ...]) -> Seen:
    turns = [called.index(card) + 1 if card in called else 0 for card in board]
    known = sum(1 << cell for cell, turn in enumerate(turns) if turn)
    done = {
        prize: found
        for prize, masks in ways(board).items()
        if (found := tuple([(way, last_of(turns, way)) for way in masks if not way & ~known]))
    }
    return Seen(known, done, {prize: min([turn for _, turn in done[prize]]) for prize in done})


def last_of(turns: list[int], way: int) -> int:
    return max([turn for cell, turn in enumerate(turns) if way >> cell & 1])


def seen(state: State, seat: Seat) -> Seen:
    return see(board_of(state, seat), state.called)


def called_done(state: State, seat: Seat, prize: Prize) -> int | None:
    """The number of the card that completed the prize; None: not yet."""
    return seen(state, seat).first.get(prize)


def marked_done(state: State, seat: Seat, prize: Prize, marks: int) -> int | None:
    """PK-Q10: the same by one's markers, on which an own call must stand."""
    return min(completions(state, seat, prize, marks), default=None)


def completions(state: State, seat: Seat, prize: Prize, marks: int) -> list[int]:
    """By the combinations that are fully marked: the numbers of the cards that completed them."""
    done = seen(state, seat).done.get(prize, ())
    return [turn for way, turn in done if not way & ~marks]


def covered(state: State, seat: Seat) -> tuple[Prize, ...]:
    """The prizes whose cards the player has all marked."""
    player = state.players[seat]
    if not player.playing:
        return ()
    done, bare = seen(state, seat).done, ~player.marks
    return tuple([p for p in done if not all(way & bare for way, _ in done[p])])


# Marking


def why_not_mark(state: State, seat: Seat, card: Card) -> Refusal | None:
    """PK-R4, PK-Q9: at any time in the round, but only what was called."""
    board = board_of(state, seat)
    if card not in board:
        return Refusal.NOT_ON_BOARD
    if card not in state.called:
        return Refusal.NOT_CALLED
    taken = state.players[seat].marks & bit(board, card)
    return Refusal.ALREADY_MARKED if taken else None


def bit(board: Board, card: Card) -> int:
    return 1 << board.index(card)


def markable(state: State, seat: Seat) -> tuple[Card, ...]:
    """Every card `why_not_mark` lets pass."""
    open_cells = seen(state, seat).known & ~state.players[seat].marks
    board = board_of(state, seat)
    return tuple([card for cell, card in enumerate(board) if open_cells >> cell & 1])


def mark(state: State, seat: Seat, card: Card) -> State:
    before = state.players[seat].marks
    marks = before | bit(board_of(state, seat), card)
    state = with_player(state, seat, marks=marks)
    if not state.options.grace or not state.options.steals:
        return state
    first, now = seen(state, seat).first, len(state.called)
    fresh = [prize for prize in first if first[prize] == now]
    graces = {Grace(seat, prize) for prize in fresh if wins_grace(state, seat, prize, before)}
    return replace(state, graces=state.graces | graces) if graces else state


def wins_grace(state: State, seat: Seat, prize: Prize, before: int) -> bool:
    """PK-Q12: this marker opened the steal window of a prize that the last card completed, and
    nothing else had."""
    return (
        prize not in state.paid
        and marked_done(state, seat, prize, before) is None
        and marked_done(state, seat, prize, state.players[seat].marks) is not None
    )


# What a completion is worth


def why_not_count(state: State, owner: Seat, prize: Prize, completed: int) -> Refusal | None:
    """Why a prize that this card completed on the owner's board can be called no more."""
    if state.options.rulings == 1:
        return None
    if completed < len(state.called) and pokino_called(state) and not state.last:
        return Refusal.POKINO_CALLED
    later = [c for c in state.claims if c.prize is prize and c.completed > completed]
    outranked = all(owner in claim.covered for claim in later)
    return None if outranked else Refusal.PRIZE_TAKEN


def pokino_called(state: State) -> bool:
    """PK-R7: the round ends when the window of this card closes, unless it is the last."""
    return any(claim.prize is Prize.POKINO for claim in state.claims)


def counting(state: State, seat: Seat, prize: Prize, marks: int) -> int | None:
    """PK-Q13, PK-Q17: the earliest completion on which an own call can stand now."""
    turns = completions(state, seat, prize, marks)
    return min(
        [turn for turn in turns if why_not_count(state, seat, prize, turn) is None], default=None
    )


def claimed(state: State, prize: Prize, owner: Seat, by: Seat, completed: int) -> State:
    """PK-Q13: which players can still outrank the call is settled when it is made."""
    earlier = frozenset(
        seat
        for seat, player in enumerate(state.players)
        if seat != owner
        and player.playing
        and any(turn < completed for turn in completions(state, seat, prize, player.marks))
    )
    return replace(state, claims=state.claims | {Claim(prize, owner, by, completed, earlier)})


# Calling


def why_not_name(state: State, seat: Seat, prize: Prize, marks: int) -> Refusal | None:
    """The one place that decides about a call of one's own."""
    if prize in state.paid:
        return Refusal.PRIZE_PAID
    for claim in state.claims:
        if claim.prize is prize and claim.by == claim.owner == seat:
            return Refusal.ALREADY_CALLED
        if claim.prize is prize and claim.owner == seat:
            return Refusal.STOLEN
        if claim.prize is prize and state.options.quickest:
            return Refusal.PRIZE_TAKEN
    completed = marked_done(state, seat, prize, marks)
    if completed is None:
        return why_not_complete(state, seat, prize) or Refusal.MARK_FIRST
    if counting(state, seat, prize, marks) is not None:
        return None
    return why_not_count(state, seat, prize, completed)


def why_not_complete(state: State, owner: Seat, prize: Prize) -> Refusal | None:
    """PK-Q16: whether a prize has all its cards called; the line of FULL is no POKINO (PK-Rb)."""
    if called_done(state, owner, prize) is not None:
        return None
    row_2 = prize is Prize.POKINO and called_done(state, owner, Prize.FULL) is not None
    return Refusal.FULL_LINE if row_2 else Refusal.NOT_COMPLETE


def why_not_call(state: State, seat: Seat, call: Call) -> Refusal | None:
    """PK-Q16: one good prize is enough; those beside it are refused by their names."""
    if not call.prizes:
        return Refusal.NO_PRIZE_NAMED
    before = marks = state.players[seat].marks
    if call.mark is not None:
        if refusal := why_not_mark(state, seat, call.mark):
            return refusal
        marks |= bit(board_of(state, seat), call.mark)
    named = [prize for prize in PRIZES if prize in call.prizes]
    refusals = [why_not_say(state, seat, prize, marks) for prize in named]
    if None not in refusals:
        return refusals[0]
    good = [prize for prize, refusal in zip(named, refusals, strict=True) if refusal is None]
    if call.mark is None or any(completes(state, seat, prize, before, marks) for prize in good):
        return None
    return Refusal.MARK_COMPLETES_NOTHING


def why_not_say(state: State, seat: Seat, prize: Prize, marks: int) -> Refusal | None:
    """PK-Q16: where false calls cost a counter they can be made, each once a card."""
    refusal = why_not_name(state, seat, prize, marks)
    if refusal not in FALSE or not state.options.fine:
        return refusal
    return Refusal.ALREADY_CALLED if Slip(seat, prize) in state.slips else None


def completes(state: State, seat: Seat, prize: Prize, before: int, marks: int) -> bool:
    return (
        marked_done(state, seat, prize, marks) is not None
        and marked_done(state, seat, prize, before) is None
    )


def calls(state: State, seat: Seat) -> Iterator[Call]:
    """Every call that would be taken, with or without a marker."""
    before, done = state.players[seat].marks, seen(state, seat).done
    if not done and not state.options.fine:
        return
    yield from naming(state.round, sayable(state, seat, before), None)
    for card in markable(state, seat) if done else ():
        marks = before | bit(board_of(state, seat), card)
        new = [p for p in sayable(state, seat, marks) if completes(state, seat, p, before, marks)]
        yield from naming(state.round, tuple(new), card)


def sayable(state: State, seat: Seat, marks: int) -> tuple[Prize, ...]:
    # Without a fine only what has been called out can be said: the others need no look.
    prizes = PRIZES if state.options.fine else seen(state, seat).done
    return tuple([prize for prize in prizes if why_not_say(state, seat, prize, marks) is None])


@lru_cache(1 << 12)
def naming(number: int, good: tuple[Prize, ...], card: Card | None) -> tuple[Call, ...]:
    """Every call in that round that names one of these prizes, whatever else it names."""
    return tuple(Call(number, names, card) for names in SUBSETS if not names.isdisjoint(good))


SUBSETS = tuple(
    frozenset(some) for size in range(1, len(PRIZES) + 1) for some in choose(PRIZES, size)
)


def call(state: State, seat: Seat, names: frozenset[Prize], card: Card | None = None) -> After:
    if card is not None:
        state = mark(state, seat, card)
    marks = state.players[seat].marks
    refusals = {prize: why_not_say(state, seat, prize, marks) for prize in PRIZES if prize in names}
    news: list[NewsItem] = []
    for prize, refusal in refusals.items():
        if refusal is None:
            state, item = say(state, seat, prize)
        else:
            item = CalledInVain(seat, prize, InVain(refusal.value))
        news.append(item)
    return state, tuple(news)


def say(state: State, seat: Seat, prize: Prize) -> tuple[State, NewsItem]:
    completed = counting(state, seat, prize, state.players[seat].marks)
    if completed is None:
        slips = state.slips | {Slip(seat, prize)}
        cups = put(state.cups, PRIZES.index(prize), state.cups[PRIZES.index(prize)] + 1)
        state = with_player(state, seat, balance=state.players[seat].balance - 1)
        return replace(state, slips=slips, cups=cups), CalledWrongly(seat, prize, 1)
    state = claimed(state, prize, seat, seat, completed)
    return replace(state, graces=state.graces - {Grace(seat, prize)}), CalledOut(seat, prize)


def call_by_itself(state: State) -> After:
    """PK-Q10: where the table has switched that on, nobody forgets to call."""
    news: tuple[NewsItem, ...] = ()
    if state.options.auto_call:
        for seat, player in enumerate(state.players):
            if player.playing:
                names = [p for p in PRIZES if not why_not_name(state, seat, p, player.marks)]
                state, heard = call(state, seat, frozenset(names))
                news += heard
    return state, news


# Stealing


def why_not_steal(state: State, seat: Seat, theft: Steal) -> Refusal | None:
    """PK-Rd, PK-Q12: the one place that decides about a call for another's board."""
    prize, owner = theft.prize, theft.owner
    if not state.options.steals:
        return Refusal.NO_STEALS
    if owner >= len(state.players) or not state.players[owner].playing:
        return Refusal.NO_SUCH_PLAYER
    if owner == seat:
        return Refusal.YOUR_OWN
    if prize in state.paid:
        return Refusal.PRIZE_PAID
    completed = called_done(state, owner, prize)
    if completed is None:
        return why_not_complete(state, owner, prize)
    return why_not_open(state, owner, prize, completed) or why_not_first(state, theft, completed)


def why_not_open(state: State, owner: Seat, prize: Prize, completed: int) -> Refusal | None:
    if completed < len(state.called):
        return None
    if marked_done(state, owner, prize, state.players[owner].marks) is None:
        return Refusal.TOO_EARLY
    return Refusal.IN_GRACE if Grace(owner, prize) in state.graces else None


def why_not_first(state: State, theft: Steal, completed: int) -> Refusal | None:
    """PK-Q12, PK-Q13: the first thief takes it, unless another finds a prize that was there before
    and had been covered."""
    for claim in state.claims:
        if claim.prize is not theft.prize:
            continue
        if claim.owner == claim.by == theft.owner:
            return Refusal.ALREADY_CALLED
        if state.options.quickest or (claim.owner != claim.by and claim.completed <= completed):
            return Refusal.PRIZE_TAKEN
    return why_not_count(state, theft.owner, theft.prize, completed)


def thefts(state: State, seat: Seat) -> Iterator[Steal]:
    if not state.options.steals:
        return
    for owner, player in enumerate(state.players):
        if player.playing:
            for prize in seen(state, owner).done:
                theft = Steal(state.round, prize, owner)
                if why_not_steal(state, seat, theft) is None:
                    yield theft


def steal(state: State, seat: Seat, theft: Steal) -> After:
    completed = called_done(state, theft.owner, theft.prize)
    assert completed is not None
    state = claimed(state, theft.prize, theft.owner, seat, completed)
    return state, (Stole(seat, theft.prize, theft.owner),)


def marks(state: State, seat: Seat) -> Iterator[Mark]:
    for card in markable(state, seat):
        yield Mark(state.round, card)


def with_player(state: State, seat: Seat, **changes: object) -> State:
    player: Player = replace(state.players[seat], **changes)
    return replace(state, players=put(state.players, seat, player))
