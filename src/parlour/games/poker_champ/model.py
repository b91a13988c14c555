"""The words of Poker Champ: options, state, plays, draws, news, view. No rules in here."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Leave, News, Seat, Tagged, Value
from parlour.kit.french import Card, Suit
from parlour.kit.hands import Kind


class Strength(StrEnum):
    """How strong a card is, as its back tells it (PC-R1)."""

    ACE = "A"
    LARGE = "L"
    MEDIUM = "M"
    SMALL = "S"


class Back(Value, frozen=True):
    """What the back of a card gives away."""

    strength: Strength
    suit: Suit | None
    """None: an ace."""


class Length(StrEnum):
    BASIC = "basic"
    TIMED = "timed"
    LONG = "long"


class Options(Value, frozen=True):
    length: Length = Length.BASIC
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    """PC-R10: how long a timed game lasts."""
    hidden: bool = False
    """PC-Q12: all decide in secret, then all is shown."""
    visible_pack_top: bool = True
    """PC-Q8: the back of the card that will be burned can be seen."""
    memo: bool = False
    """PC-Q8: backs that have gone from the table are written down for everybody."""
    patience: Annotated[int, Meta(ge=5, le=600)] | None = None
    """PC-Q9: seconds for the decisions of a step; None: as long as people like."""
    pause: Annotated[int, Meta(ge=0, le=60)] = 6
    """PC-P1: seconds for which the end of a deal lies open; a duel takes its time from it too."""


Hand: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=2, extra={"between": " "})]
"""Two cards, or none."""
Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=5, extra={"between": " "})]
Boxes: TypeAlias = tuple[int, ...]
"""The chips in the four step boxes before one player."""


class Settled(Value, frozen=True):
    """How the last deal ended."""

    pot: int
    """All chips on the board, those carried over included."""
    winners: tuple[Seat, ...]
    """None, if all have folded at the same time."""
    share: int
    """What each winner got."""
    shown: tuple[Seat, ...]
    """The seats that showed their cards."""
    compared: bool
    """False: all others had folded."""


class Duel(Value, frozen=True):
    """PC-R13: decides which of the richest gives, and takes the Award."""

    seats: tuple[Seat, ...]
    round: int = 1
    hands: tuple[Hand, ...] = ()
    """In the order of `seats`; empty before the cards are dealt."""
    board: Cards = ()
    top: Card | None = None
    burned: Cards = ()


class State(Value, frozen=True):
    options: Options
    stacks: tuple[int, ...]
    awards: tuple[int, ...]
    left: frozenset[Seat] = frozenset()
    gone: int = 0
    """Chips that have left the game with their owners."""
    dealer: Seat | None = None
    """None: the first has not been drawn yet."""
    carried: int = 0
    """Chips of earlier deals that lie on the board."""
    deal: int = 0
    step: int = 0
    """1 to 4; 0: no deal is being played."""
    hands: tuple[Hand, ...] = ()
    """By seat. They lie there, folded ones unseen, until the next deal."""
    board: Cards = ()
    top: Card | None = None
    """The top of the pack, once its back can be seen."""
    burned: Cards = ()
    bets: tuple[Boxes, ...] = ()
    folded: frozenset[Seat] = frozenset()
    decided: tuple[Seat, ...] = ()
    """The seats that have decided in this step, in that order."""
    secret: frozenset[Seat] | None = None
    """PC-Q12: those of them that will turn out to have bet; None where everything is seen."""
    settled: Settled | None = None
    bankrupt: tuple[Seat, ...] = ()
    """The seats that still wait for six chips."""
    duel: Duel | None = None
    time_up: bool = False
    over: bool = False


class Bet(Tagged, frozen=True):
    deal: int
    step: int


class Fold(Tagged, frozen=True):
    deal: int
    step: int


Play: TypeAlias = Bet | Fold | Leave


class FirstDealer(Tagged, frozen=True):
    seat: Seat


class Hands(Tagged, frozen=True):
    """Two cards for everyone in the deal (or in the duel), by seat; and the next of the pack."""

    hands: Annotated[tuple[Hand, ...], Meta(max_length=6)]
    top: Card | None = None


class Turned(Tagged, frozen=True):
    """Community cards, and then the next of the pack."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=3)]
    top: Card | None = None


class TooSlow(Tagged, frozen=True):
    """The patience of a step has run out."""


class TimeUp(Tagged, frozen=True):
    """The time of the whole game has run out."""


Draw: TypeAlias = FirstDealer | Hands | Turned | TooSlow | TimeUp


class ChooseDealer(Tagged, frozen=True):
    """PC-Q10: before the first deal."""


class DealHands(Tagged, frozen=True):
    deal: int


class TurnCards(Tagged, frozen=True):
    """All have decided in this step; the next begins with community cards."""

    deal: int
    step: int


class Patience(Tagged, frozen=True):
    """PC-Q9: for the decisions of one step."""

    deal: int
    step: int


class DealDuel(Tagged, frozen=True):
    deal: int
    bankrupt: Seat
    round: int


class TurnInDuel(Tagged, frozen=True):
    deal: int
    bankrupt: Seat
    round: int
    turned: int
    """How many community cards of this round lie open."""


class EndOfTime(Tagged, frozen=True):
    """PC-Q7: of a timed game."""


Due: TypeAlias = ChooseDealer | DealHands | TurnCards | Patience | DealDuel | TurnInDuel | EndOfTime
"""What the house can be due for."""


class DealerChosen(News, frozen=True):
    seat: Seat


class DealBegan(News, frozen=True):
    deal: int
    dealer: Seat
    backs: tuple[tuple[Back, ...], ...]
    """By seat: what the others see."""


class HandDealt(News, frozen=True):
    cards: Hand


class DidBet(News, frozen=True):
    seat: Seat
    step: int
    chips: int
    clock: bool = False
    """PC-Q9: it was the clock, so that it says nothing about the cards."""


class DidFold(News, frozen=True):
    seat: Seat
    step: int
    clock: bool = False


class Chose(News, frozen=True):
    """PC-Q12: somebody has decided, and nobody knows what."""

    seat: Seat
    step: int


class BoardTurned(News, frozen=True):
    step: int
    cards: Cards
    burned: Back | None
    """The back that was seen on top before."""


class Shown(Value, frozen=True):
    """A hand that lies open, and what it is worth."""

    seat: Seat
    hand: Hand
    kind: Kind | None
    """None: there are not enough community cards, because all others have folded."""
    five: Cards


class PotWon(News, frozen=True):
    pot: int
    winners: tuple[Seat, ...]
    share: int
    carried: int
    compared: bool
    shown: tuple[Shown, ...]
    kind: Kind | None
    """What the winners have, if hands were compared."""
    hand: Hand
    """The first winner's."""


class PotStayed(News, frozen=True):
    """All have folded at the same time; the chips lie there for the next deal."""

    pot: int


class DuelBegan(News, frozen=True):
    seats: tuple[Seat, ...]
    receiver: Seat


class DuelDealt(News, frozen=True):
    round: int
    shown: tuple[Shown, ...]


class DuelTurned(News, frozen=True):
    card: Card
    shown: tuple[Shown, ...]


class DuelTied(News, frozen=True):
    seats: tuple[Seat, ...]


class DuelWon(News, frozen=True):
    seat: Seat


class Gave(News, frozen=True):
    """PC-R8: a gift, and the Award for it."""

    donor: Seat
    receiver: Seat
    chips: int
    awards: int
    """How many the donor has now."""


class TimeRanOut(News, frozen=True):
    pass


class GameEnded(News, frozen=True):
    champions: tuple[Seat, ...]
    awards: tuple[int, ...]


class WentAway(News, frozen=True):
    seat: Seat
    chips: int


NewsItem: TypeAlias = (
    DealerChosen
    | DealBegan
    | HandDealt
    | DidBet
    | DidFold
    | Chose
    | BoardTurned
    | PotWon
    | PotStayed
    | DuelBegan
    | DuelDealt
    | DuelTurned
    | DuelTied
    | DuelWon
    | Gave
    | TimeRanOut
    | GameEnded
    | WentAway
)


class Holding(Value, frozen=True):
    """What somebody's cards are worth now."""

    kind: Kind
    five: Cards
    safe: bool = False
    """On the whole board: nothing that the others' backs allow beats it."""


class DuelView(Value, frozen=True):
    seats: tuple[Seat, ...]
    receiver: Seat
    round: int
    shown: tuple[Shown, ...]
    board: Cards
    top: Back | None
    leaders: tuple[Seat, ...]
    """The seats that are ahead, once there are hands to compare."""


class Memo(Value, frozen=True):
    """Backs that have gone from the table in this deal."""

    seat: Seat | None
    """Whose hand it was; None: burned."""
    backs: tuple[Back, ...]


class View(Value, frozen=True):
    """What one seat sees: its own faces, everybody's backs, and all that lies open."""

    options: Options
    seat: Seat | None
    stacks: tuple[int, ...]
    awards: tuple[int, ...]
    awards_left: int
    left: frozenset[Seat]
    gone: int
    dealer: Seat | None
    carried: int
    deal: int
    step: int
    stake: int
    """What a bet costs in this step."""
    pot: int
    """All chips on the board."""
    mine: Hand
    holding: Holding | None
    """What one's own seven cards are worth; before the flop there is nothing to say."""
    backs: tuple[tuple[Back, ...], ...]
    """By seat; empty where no cards lie (any more)."""
    board: Cards
    top: Back | None
    memo: tuple[Memo, ...]
    bets: tuple[Boxes, ...]
    folded: frozenset[Seat]
    decided: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    """The seats that have still to decide."""
    chosen: bool | None
    """PC-Q12: what this seat has decided in secret: True is bet."""
    settled: Settled | None
    shown: tuple[Shown, ...]
    bankrupt: tuple[Seat, ...]
    duel: DuelView | None
    time_up: bool
    over: bool
    champions: tuple[Seat, ...]


class Refusal(StrEnum):
    STEP_OVER = "step-over"
    NO_DEAL = "no-deal"
    ALREADY_FOLDED = "already-folded"
    ALREADY_DECIDED = "already-decided"
    NO_CHIPS = "no-chips"
    MUST_ANTE = "must-ante"
    LAST_ONE_LEFT = "last-one-left"
    NOT_THOSE_CARDS = "not-those-cards"
    NO_ADVICE = "no-advice"
