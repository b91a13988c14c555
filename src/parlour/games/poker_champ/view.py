"""What each seat sees of Poker Champ: its own faces, everybody's backs, and all that lies open."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from random import Random
from typing import TypeAlias

from parlour.core.game import Seat
from parlour.games.poker_champ.awards import (
    AWARDS,
    champions,
    leaders,
    show,
    shown_in,
)
from parlour.games.poker_champ.backs import BACK, GROUP, backs
from parlour.games.poker_champ.model import (
    Back,
    Duel,
    DuelView,
    Hand,
    Holding,
    Memo,
    Shown,
    State,
    View,
)
from parlour.games.poker_champ.rules import STAKES, on_board, waiting
from parlour.kit.french import PACK, Card
from parlour.kit.hands import FIVE, best

Backs: TypeAlias = tuple[Back, ...]


def view(state: State, seat: Seat | None) -> View:
    mine = () if seat is None or not state.hands else state.hands[seat]
    secret = state.secret if seat in state.decided else None
    seen = lying(state)
    return View(
        options=state.options,
        seat=seat,
        stacks=state.stacks,
        awards=state.awards,
        awards_left=AWARDS - sum(state.awards),
        left=state.left,
        gone=state.gone,
        dealer=state.dealer,
        carried=state.carried,
        deal=state.deal,
        step=state.step,
        stake=STAKES[state.step],
        pot=on_board(state),
        mine=mine,
        holding=holding(mine, state.board, rivals(seen, seat) if whole(state.board) else ()),
        backs=seen,
        board=state.board,
        top=None if state.top is None else BACK[state.top],
        memo=memo(state) if state.options.memo else (),
        bets=state.bets,
        folded=state.folded,
        decided=state.decided,
        waiting=waiting(state),
        chosen=None if secret is None else seat in secret,
        settled=state.settled,
        shown=shown_after(state),
        bankrupt=state.bankrupt,
        duel=None if state.duel is None else view_duel(state, state.duel),
        time_up=state.time_up,
        over=state.over,
        champions=champions(state) if state.over else (),
    )


def lying(state: State) -> tuple[tuple[Back, ...], ...]:
    """By seat: the backs on the table; a hand that has folded is under the pack."""
    return tuple(
        () if owner in state.folded else backs(hand) for owner, hand in enumerate(state.hands)
    )


def shown_after(state: State) -> tuple[Shown, ...]:
    """The hands that lie open once a deal is settled."""
    owners = state.settled.shown if state.settled else ()
    return tuple(show(owner, state.hands[owner], state.board) for owner in owners)


@lru_cache(maxsize=256)
def holding(mine: Hand, board: tuple[Card, ...], others: tuple[Backs, ...]) -> Holding | None:
    """`others`: the backs of those who are still in, once the whole board lies open."""
    if len(mine + board) < FIVE:
        return None
    made = ranked(mine + board)
    safe = bool(mine and others) and not any(
        ranked(hand + board).strength > made.strength
        for lies in others
        for hand in behind(lies, {*mine, *board})
    )
    return Holding(made.kind, made.five, safe)


ranked = lru_cache(maxsize=1024)(best)


def rivals(lies: tuple[Backs, ...], seat: Seat | None) -> tuple[Backs, ...]:
    return tuple(one for owner, one in enumerate(lies) if one and owner != seat)


def whole(board: tuple[Card, ...]) -> bool:
    return len(board) == FIVE


def behind(lies: Backs, seen: set[Card]) -> Iterator[Hand]:
    """The hands that can lie behind these backs."""
    for hand in product(*(GROUP[back] for back in lies)):
        if len({*hand} - seen) == len(lies):
            yield hand


def memo(state: State) -> tuple[Memo, ...]:
    """PC-Q8: what an attentive player could have written down."""
    folded = [Memo(seat, backs(state.hands[seat])) for seat in sorted(state.folded)]
    burned = [Memo(None, (BACK[card],)) for card in state.burned]
    return (*folded, *burned)


def view_duel(state: State, duel: Duel) -> DuelView:
    return DuelView(
        seats=duel.seats,
        receiver=state.bankrupt[0],
        round=duel.round,
        shown=shown_in(duel),
        board=duel.board,
        top=None if duel.top is None else BACK[duel.top],
        leaders=leaders(duel),
    )


class Unseen:
    """The cards somebody does not see, to be laid out at random."""

    def __init__(self, seen: Iterable[Card], rng: Random) -> None:
        known = set(seen)
        self.cards = [card for card in PACK if card not in known]
        rng.shuffle(self.cards)

    def behind(self, back: Back) -> Card:
        card = next(card for card in self.cards if BACK[card] == back)
        self.cards.remove(card)
        return card

    def any(self) -> Card:
        return self.cards.pop()


def imagine(view: View, rng: Random) -> State:
    """Some state in which this seat would see this, each as likely as any other."""
    pack = Unseen((*view.mine, *view.board, *[c for s in view.shown for c in s.hand]), rng)
    # Cards whose backs are known come first: the others may then be anything that is left.
    top = None if view.top is None else pack.behind(view.top)
    hands, burned = lay_hands(view, pack)
    return State(
        options=view.options,
        stacks=view.stacks,
        awards=view.awards,
        left=view.left,
        gone=view.gone,
        dealer=view.dealer,
        carried=view.carried,
        deal=view.deal,
        step=view.step,
        hands=hands,
        board=view.board,
        top=top,
        burned=burned,
        bets=view.bets,
        folded=view.folded,
        decided=view.decided,
        secret=lay_secrets(view, rng),
        settled=view.settled,
        bankrupt=view.bankrupt,
        duel=None if view.duel is None else lay_duel(view.duel, rng),
        time_up=view.time_up,
        over=view.over,
    )


def lay_hands(view: View, pack: Unseen) -> tuple[tuple[Hand, ...], Hand]:
    """Everybody's hand, and the burned cards."""
    hands: dict[Seat, Hand] = {shown.seat: shown.hand for shown in view.shown}
    if view.seat is not None and view.mine:
        hands[view.seat] = view.mine
    seen = {owner: lying for owner, lying in enumerate(view.backs) if lying}
    noted = {memo.seat: memo.backs for memo in view.memo if memo.seat is not None}
    for owner, lying in {**seen, **noted}.items():
        if owner not in hands:
            hands[owner] = tuple([pack.behind(back) for back in lying])
    burned = tuple([pack.behind(memo.backs[0]) for memo in view.memo if memo.seat is None])
    for owner in view.folded - hands.keys():
        hands[owner] = (pack.any(), pack.any())
    if not burned and view.top is not None:
        burned = tuple([pack.any() for _ in range(burns(view.board))])
    return tuple(hands.get(owner, ()) for owner in range(len(view.backs))), burned


def burns(board: tuple[Card, ...]) -> int:
    """PC-R5: one before each dealing of three, one and one."""
    return max(0, len(board) - 2)


def lay_secrets(view: View, rng: Random) -> frozenset[Seat] | None:
    """PC-Q12: what others have decided in secret could be anything."""
    if not view.options.hidden or view.step < 2 or not view.waiting:
        return None
    others = [seat for seat in view.decided if seat != view.seat and seat not in view.folded]
    bets = {seat for seat in others if rng.random() < 0.5}
    if view.chosen and view.seat is not None:
        bets.add(view.seat)
    return frozenset(bets)


def lay_duel(view: DuelView, rng: Random) -> Duel:
    hands = tuple(shown.hand for shown in view.shown)
    pack = Unseen((*view.board, *[card for hand in hands for card in hand]), rng)
    top = None if view.top is None else pack.behind(view.top)
    burned = () if top is None else tuple([pack.any() for _ in view.board])
    return Duel(view.seats, view.round, hands, view.board, top, burned)
