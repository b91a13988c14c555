"""Rounds: paying in, paying out, who deals, and how it all ends."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat, why_not_leave
from parlour.games.pokino.boards import PRIZES, Prize
from parlour.games.pokino.calls import (
    After,
    board_of,
    call_by_itself,
    called_done,
    with_player,
)
from parlour.games.pokino.model import (
    CardTurned,
    Claim,
    CupSplit,
    LastRound,
    NewsItem,
    Paid,
    Phase,
    Player,
    RoundBegan,
    RoundEnded,
    SessionEnded,
    State,
    StayedInCup,
    WentAway,
)
from parlour.kit.cards import PACK, Card
from parlour.kit.seats import put

# Who is there


def seated(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if not player.left)


def able(state: State) -> tuple[Seat, ...]:
    """PK-Q7: the players who can pay into the cups, or may owe it."""
    dues = state.options.stake * len(PRIZES)
    seats = seated(state)
    return tuple(s for s in seats if state.options.debt or state.players[s].balance >= dues)


def ready(state: State) -> tuple[Seat, ...]:
    """The players of the next round."""
    return tuple(seat for seat in able(state) if not state.players[seat].resting)


def playing(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if player.playing)


def from_the_right(state: State) -> tuple[Seat, ...]:
    """Every seat, from the dealer's right to the dealer. Seats are numbered to the left."""
    count = len(state.players)
    return tuple((state.dealer - steps) % count for steps in range(1, count + 1))


def with_dealer(state: State, among: Sequence[Seat]) -> State:
    """PK-R8: a dealer who cannot deal hands the pack to the right."""
    if not among or state.dealer in among:
        return state
    return replace(state, dealer=next(seat for seat in from_the_right(state) if seat in among))


# A round


def begin(state: State) -> After:
    """PK-R2, PK-R8: markers come off, and everyone pays into every cup."""
    state = with_dealer(state, ready(state))
    taking_part = ready(state)
    dues = state.options.stake * len(PRIZES)
    state = replace(
        state,
        players=tuple(
            replace(
                player,
                marks=0,
                playing=seat in taking_part,
                balance=player.balance - (dues if seat in taking_part else 0),
            )
            for seat, player in enumerate(state.players)
        ),
        cups=tuple(cup + state.options.stake * len(taking_part) for cup in state.cups),
        phase=Phase.ROUND,
        called=(),
        paid=frozenset(),
        votes=frozenset(),
        awake=state.options.auto_mark and state.options.auto_call,
    )
    return state, (RoundBegan(state.round, state.dealer, state.last),)


def turn(state: State, card: Card) -> After:
    """PK-R3: the window of the card before is closed and paid; then the card lies on the table."""
    state, news = begin(state) if state.phase is Phase.BETWEEN else settle(state)
    state = replace(
        state,
        called=(*state.called, card),
        turning=False,
        graces=frozenset(),
        slips=frozenset(),
    )
    if state.options.auto_mark:
        state = replace(state, players=tuple(mark_for(state, p) for p in range(len(state.players))))
    state, called = call_by_itself(state)
    return state, (*news, CardTurned(card, len(state.called)), *called)


def mark_for(state: State, seat: Seat) -> Player:
    """PK-Q9"""
    player, card = state.players[seat], state.called[-1]
    if not player.playing or card not in board_of(state, seat):
        return player
    return replace(player, marks=player.marks | 1 << board_of(state, seat).index(card))


def closes(state: State) -> bool:
    """PK-R7, PK-R9, PK-Q19: once this card is paid for, the round is over."""
    won = state.paid | {claim.prize for claim in state.claims}
    if len(state.called) == len(PACK):
        return True
    return len(won) == len(PRIZES) if state.last else Prize.POKINO in won


# Paying out


def settle(state: State) -> After:
    """PK-R6, PK-Q11: everything that was called on this card is paid."""
    news: tuple[NewsItem, ...] = ()
    for prize in PRIZES:
        claims = [claim for claim in state.claims if claim.prize is prize]
        if claims:
            state, paid = pay(state, prize, best(claims))
            news += paid
    return replace(state, claims=frozenset()), news


def best(claims: Sequence[Claim]) -> list[Claim]:
    """PK-Rc, PK-Q12, PK-Q13: the earliest completion wins; of equals an owner before a thief, and
    owners share. (A call that has no right before another is not taken at all, and of thieves with
    equal right only the first is, so they never share.)"""
    first = min(rank(claim) for claim in claims)
    return sorted(claim for claim in claims if rank(claim) == first)


def rank(claim: Claim) -> tuple[int, bool]:
    return claim.completed, claim.by != claim.owner


def pay(state: State, prize: Prize, claims: list[Claim]) -> After:
    cup = state.cups[PRIZES.index(prize)]
    shares, rest = portions(state, cup, [claim.by for claim in claims], all_of_it=state.last)
    shared = len(claims) > 1
    news: list[NewsItem] = []
    state = note_missed(state, prize, claims)
    for claim in claims:
        counters = shares[claim.by]
        state = reward(state, claim, counters)
        news.append(Paid(claim.by, prize, counters, shared, claim.owner))
    if rest:
        news.append(StayedInCup(prize, rest))
    cups = put(state.cups, PRIZES.index(prize), rest)
    return replace(state, cups=cups, paid=state.paid | {prize}), tuple(news)


def portions(
    state: State, counters: int, seats: Sequence[Seat], *, all_of_it: bool
) -> tuple[dict[Seat, int], int]:
    """PK-Q18: equal parts; the odd counters stay, or go out one each from the dealer's right."""
    share, rest = divmod(counters, len(seats))
    order = [seat for seat in from_the_right(state) if seat in seats]
    extra = order[:rest] if all_of_it else []
    return {seat: share + (seat in extra) for seat in seats}, 0 if all_of_it else rest


def reward(state: State, claim: Claim, counters: int) -> State:
    winner = state.players[claim.by]
    theft = claim.by != claim.owner
    tally = replace(winner.tally, won=winner.tally.won + 1, stolen=winner.tally.stolen + theft)
    state = with_player(state, claim.by, balance=winner.balance + counters, tally=tally)
    if theft:
        tally = state.players[claim.owner].tally
        state = with_player(state, claim.owner, tally=replace(tally, robbed=tally.robbed + 1))
    return state


def note_missed(state: State, prize: Prize, claims: Sequence[Claim]) -> State:
    """PK-P6: for all who had the prize no later than the winner and did not get it."""
    winners = {claim.by for claim in claims}
    return note(state, prize, (s for s in playing(state) if s not in winners), claims[0].completed)


def note(state: State, prize: Prize, seats: Iterable[Seat], latest: int) -> State:
    for seat in seats:
        completed = called_done(state, seat, prize)
        if completed is not None and completed <= latest:
            tally = state.players[seat].tally
            state = with_player(state, seat, tally=replace(tally, missed=tally.missed + 1))
    return state


# The end of a round, and of everything


def close(state: State) -> After:
    """PK-Q17: all good calls of this card are paid, then the round ends."""
    state, paid = settle(state)
    state, ended = end_round(state)
    return state, paid + ended


def end_round(state: State) -> After:
    """PK-R8: cups that nobody won stay full, and the deal passes to the right."""
    for prize in PRIZES:
        if prize not in state.paid:
            state = note(state, prize, playing(state), len(state.called))
    news: tuple[NewsItem, ...] = (RoundEnded(state.round, Prize.POKINO in state.paid),)
    if state.last:
        state, ended = end_session(state, playing(state) or seated(state))
        return state, news + ended
    state = replace(
        state,
        phase=Phase.BETWEEN,
        round=state.round + 1,
        dealer=from_the_right(state)[0],
        turning=False,
        claims=frozenset(),
        graces=frozenset(),
        slips=frozenset(),
        votes=frozenset(),
    )
    state, more = prepare(state)
    return state, news + more


def prepare(state: State) -> After:
    """Before a round: is there a table to play it, who deals, and is it the last?"""
    if len(able(state)) < 2:
        return end_session(state, seated(state))
    if len(ready(state)) < 2:
        state = replace(state, turning=False)  # a card that was asked for is not turned
    rounds = state.options.rounds
    if rounds is not None and state.round >= rounds:
        state = replace(state, last=True)
    return with_dealer(state, ready(state)), ()


def end_session(state: State, seats: Sequence[Seat]) -> After:
    """PK-Q19, PK-Q22: what is still in the cups is split among those who are there."""
    news: list[NewsItem] = []
    for number, prize in enumerate(PRIZES):
        if cup := state.cups[number]:
            shares, _ = portions(state, cup, seats, all_of_it=True)
            for seat, counters in shares.items():
                state = with_player(state, seat, balance=state.players[seat].balance + counters)
            state = replace(state, cups=put(state.cups, number, 0))
            by_seat = tuple(shares.get(seat, 0) for seat in range(len(state.players)))
            news.append(CupSplit(prize, by_seat))
    state = replace(state, phase=Phase.OVER, claims=frozenset(), graces=frozenset(), turning=False)
    return state, (*news, SessionEnded(tuple(player.balance for player in state.players)))


def leave(state: State, seat: Seat) -> After:
    """PK-Q22: the player's board is withdrawn, their counters in the cups stay."""
    if refusal := why_not_leave(over=state.phase is Phase.OVER, left=state.players[seat].left):
        raise Illegal(refusal)
    state = with_player(state, seat, left=True, board=None, marks=0, playing=False, resting=False)
    state = replace(
        state,
        claims=frozenset(claim for claim in state.claims if claim.by != seat),
        graces=frozenset(grace for grace in state.graces if grace.owner != seat),
        votes=state.votes - {seat},
    )
    news: tuple[NewsItem, ...] = (WentAway(seat),)
    if len(seated(state)) < 2:
        state, paid = settle(state)
        state, ended = end_session(state, seated(state))
        return state, news + paid + ended
    state, more = play_on(state)
    return state, news + more


def play_on(state: State) -> After:
    """Somebody has gone: does the round, or the wish to stop, look different now?"""
    match state.phase:
        case Phase.ROUND if not playing(state):
            return end_round(state)
        case Phase.ROUND:
            return agree(with_dealer(state, playing(state)))
        case Phase.BETWEEN:
            state, news = prepare(state)
            state, more = agree(state) if state.phase is Phase.BETWEEN else (state, ())
            return state, news + more
        case _:
            return state, ()


# Stopping


def voters(state: State) -> tuple[Seat, ...]:
    return ready(state) if state.phase is Phase.BETWEEN else playing(state)


def votes_needed(state: State) -> int:
    """PK-Q20: more than half of those who play."""
    return len(voters(state)) // 2 + 1


def agree(state: State) -> After:
    votes = state.votes & set(voters(state))
    if state.last or len(votes) < votes_needed(state):
        return replace(state, votes=votes), ()
    return replace(state, last=True, votes=frozenset()), (LastRound(state.round),)
