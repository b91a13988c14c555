"""The words of Pokino: options, state, plays, draws, news, view. No rules in here."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Join, Leave, News, Seat, Tagged, Value
from parlour.games.pokino.boards import Board, Prize
from parlour.kit.cards import Card

Number: TypeAlias = Annotated[int, Meta(ge=0, le=9, extra={"told": "place"})]
"""A board of the set."""


class Boards(StrEnum):
    """How players come by their boards (PK-R1, PK-Q5)."""

    DEALT = "dealt"
    """At random, for the whole session."""
    CHOSEN = "chosen"
    """They may change for a free one before the first round."""
    AGAIN = "again"
    """They may change before every round."""


class Options(Value, frozen=True):
    stake: Annotated[int, Meta(ge=1, le=10)] = 1
    """PK-Q6: counters everyone pays into each cup, every round."""
    stack: Annotated[int, Meta(ge=0, le=1000)] | None = None
    """PK-Q6: counters everyone starts with; None: an equal part of 150."""
    debt: bool = True
    """PK-Q7: a player who cannot pay owes the bank; False: they sit out."""
    boards: Boards = Boards.DEALT
    printed: Annotated[tuple[Number, ...], Meta(min_length=2, max_length=10)] | None = None
    """PK-Q5: the boards on paper that the players hold already, by seat; None: they are dealt."""
    set: Annotated[int, Meta(ge=0, le=999_999)] = 0
    """PK-Q2: which ten boards lie on the table; 0 are ours."""
    own: Annotated[str, Meta(max_length=3000)] | None = None
    """PK-Q2: ten boards of one's own instead, as text; `sets.own_boards` reads it."""
    pace: Annotated[int, Meta(ge=2, le=60)] | None = 6
    """PK-Q8: seconds between two cards that the house calls; None: the dealer calls by hand."""
    pause: Annotated[int, Meta(ge=0, le=60)] = 12
    """Seconds between two rounds that the house calls."""
    grace: Annotated[int, Meta(ge=0, le=30)] = 3
    """PK-Q12: seconds after the owner's marker in which nobody may steal the prize."""
    steals: bool = True
    quickest: bool = False
    """PK-Q11: the first to call takes all, instead of sharing."""
    auto_mark: bool = False
    auto_call: bool = False
    fine: bool = False
    """PK-Q16: a false call costs a counter."""
    help: bool = False
    """Clients may show what can be called."""
    rounds: Annotated[int, Meta(ge=1, le=200)] | None = None
    """The number of the round that is the last one at the latest; None: when the players agree."""
    rulings: Annotated[int, Meta(ge=1, le=3)] = 3
    """Whose PK-Q10, PK-Q13 and PK-Q17 hold: 1 in logs of version 1 of the rules, 2 in older ones of
    version 2, where `auto_call` waits for a marker that is put without a call."""


class Tally(Value, frozen=True):
    """What a player has to tell after the session."""

    won: int = 0
    """Prizes, shared ones too."""
    stolen: int = 0
    """Prizes taken from others; they count as won as well."""
    robbed: int = 0
    """Prizes that thieves took from the player."""
    missed: int = 0
    """Prizes that the player could have called in time, and did not get."""


class Player(Value, frozen=True):
    balance: int
    """PK-Q7: below zero is a debt."""
    board: Number | None = None
    """None before boards are dealt, and once the player has left."""
    marks: int = 0
    """The marked cells, as a bit mask."""
    playing: bool = False
    """The player has paid into this round and not left it."""
    resting: bool = False
    """The player wishes to sit out from the next round on."""
    left: bool = False
    tally: Tally = Tally()


class Phase(StrEnum):
    OPENING = "opening"
    """Nobody has a board yet: only the house can move."""
    BETWEEN = "between"
    """Before the first card of a round."""
    ROUND = "round"
    OVER = "over"


class Claim(Value, frozen=True, order=True):
    """A good call that has not been paid yet."""

    prize: Prize
    owner: Seat
    """On whose board the prize is."""
    by: Seat
    completed: int
    """The number of the card that completed it."""
    covered: frozenset[Seat] = frozenset()
    """PK-Q13: the players who, when this was called, had the prize fully marked by an earlier card.
    They may still call it, and come first."""


class Grace(Value, frozen=True, order=True):
    """The owner has just marked a prize, and nobody may steal it yet."""

    owner: Seat
    prize: Prize


class Slip(Value, frozen=True, order=True):
    """PK-Q16: a false call that has been paid for; once a card and prize is enough."""

    seat: Seat
    prize: Prize


class State(Value, frozen=True):
    options: Options
    players: tuple[Player, ...]
    cups: tuple[int, ...]
    """In the order of the prizes."""
    phase: Phase = Phase.OPENING
    round: int = 1
    """The one being played, or about to be."""
    dealer: Seat = 0
    called: tuple[Card, ...] = ()
    turning: bool = False
    """True while the dealer's hand is on the pack: only the house can move."""
    claims: frozenset[Claim] = frozenset()
    """Called since the last card was turned."""
    paid: frozenset[Prize] = frozenset()
    """PK-I4: won in this round."""
    graces: frozenset[Grace] = frozenset()
    slips: frozenset[Slip] = frozenset()
    votes: frozenset[Seat] = frozenset()
    """PK-Q20: the players who want this to be the last round."""
    last: bool = False
    awake: bool = True
    """Somebody has done something since the last round began. If not, the house waits."""


# What players do. Every play names its round: what comes after the round's end is refused.


class Mark(Tagged, frozen=True):
    round: int
    card: Card


class Call(Tagged, frozen=True):
    """PK-Q10: call prizes of one's own board, with the marker that completes them if need be."""

    round: int
    prizes: frozenset[Prize]
    mark: Card | None = None


class Steal(Tagged, frozen=True):
    """PK-Rd: call a prize that its owner does not call."""

    round: int
    prize: Prize
    owner: Seat


class Turn(Tagged, frozen=True):
    """The dealer turns the next card, or begins the round. `card`: how many lie open."""

    round: int
    card: int


class Finish(Tagged, frozen=True):
    """PK-Q20: let this round be the last one."""

    round: int


class TakeBoard(Tagged, frozen=True):
    round: int
    board: Number


class Rest(Tagged, frozen=True):
    """Sit out from this round on, or (`rest` false) play again."""

    round: int
    rest: bool


Move: TypeAlias = Mark | Call | Steal | Turn | Finish | TakeBoard | Rest
Play: TypeAlias = Move | Join | Leave


# What the house draws


class Opened(Tagged, frozen=True):
    """PK-R1, PK-R3: the boards by seat, and who deals first."""

    boards: Annotated[tuple[Number, ...], Meta(max_length=10)]
    dealer: Seat


class Turned(Tagged, frozen=True):
    """The next card of the pack. It is drawn when it is turned, and nowhere before (PK-I3)."""

    card: Card


class Closed(Tagged, frozen=True):
    """Nothing more can be called on this card, and no other follows it."""


class GraceOver(Tagged, frozen=True):
    owner: Seat
    prize: Prize


Draw: TypeAlias = Opened | Turned | Closed | GraceOver


# What the house can be due for


class Opening(Tagged, frozen=True):
    """Boards and a dealer are drawn."""


class AskedCard(Tagged, frozen=True):
    """The dealer has asked for it."""


class FirstCard(Tagged, frozen=True):
    round: int


class NextCard(Tagged, frozen=True):
    """The next card of a round, or its end after the last."""

    round: int
    called: int
    """How many cards of the round lie open."""


Due: TypeAlias = Opening | AskedCard | FirstCard | NextCard | Grace
"""A grace is due to end."""


# Why a play, or a table, is refused


class Refusal(StrEnum):
    NOT_LEFT = "not-left"
    NOT_IN_ROUND = "not-in-round"
    ROUND_NOT_BEGUN = "round-not-begun"
    ROUND_OVER = "round-over"
    CARD_IN_HAND = "card-in-hand"
    NOT_CALLED = "not-called"
    NOT_ON_BOARD = "not-on-board"
    ALREADY_MARKED = "already-marked"
    MARK_COMPLETES_NOTHING = "mark-completes-nothing"
    NO_PRIZE_NAMED = "no-prize-named"
    PRIZE_PAID = "prize-paid"
    ALREADY_CALLED = "already-called"
    STOLEN = "stolen"
    PRIZE_TAKEN = "prize-taken"
    MARK_FIRST = "mark-first"
    NOT_COMPLETE = "not-complete"
    FULL_LINE = "full-line"
    POKINO_CALLED = "pokino-called"
    NO_STEALS = "no-steals"
    NO_SUCH_PLAYER = "no-such-player"
    YOUR_OWN = "your-own"
    TOO_EARLY = "too-early"
    IN_GRACE = "in-grace"
    NOT_THE_DEALER = "not-the-dealer"
    HOUSE_DEALS = "house-deals"
    CARD_HAS_CHANGED = "card-has-changed"
    TOO_FEW_PLAYERS = "too-few-players"
    NOT_NOW = "not-now"
    ALREADY_LAST = "already-last"
    ALREADY_VOTED = "already-voted"
    BOARD_TAKEN = "board-taken"
    BOARDS_STAY = "boards-stay"
    NOT_THOSE_CARDS = "not-those-cards"
    BOARDS_NOT_A_ROW = "boards-not-a-row"
    BOARDS_NOT_TEN = "boards-not-ten"
    BOARDS_NOT_25_CARDS = "boards-not-25-cards"
    BOARDS_CARD_TWICE = "boards-card-twice"
    BOARDS_NO_POKER = "boards-no-poker"
    BOARDS_NO_FULL = "boards-no-full"
    BOARDS_FULL_IN_ORDER = "boards-full-in-order"
    BOARDS_SAME_POKER = "boards-same-poker"
    BOARDS_SAME_TRIPLE = "boards-same-triple"
    BOARDS_SAME_PAIR = "boards-same-pair"
    BOARDS_SAME_CENTRE = "boards-same-centre"


class InVain(StrEnum):
    """The refusals that a call of one's own can meet."""

    PRIZE_PAID = Refusal.PRIZE_PAID.value
    ALREADY_CALLED = Refusal.ALREADY_CALLED.value
    STOLEN = Refusal.STOLEN.value
    PRIZE_TAKEN = Refusal.PRIZE_TAKEN.value
    POKINO_CALLED = Refusal.POKINO_CALLED.value
    MARK_FIRST = Refusal.MARK_FIRST.value
    FULL_LINE = Refusal.FULL_LINE.value
    NOT_COMPLETE = Refusal.NOT_COMPLETE.value


# What the table hears


class BoardsDealt(News, frozen=True):
    boards: tuple[Number, ...]
    dealer: Seat


class RoundBegan(News, frozen=True):
    round: int
    dealer: Seat
    last: bool


class CardTurned(News, frozen=True):
    card: Card
    number: int


class CalledOut(News, frozen=True):
    seat: Seat
    prize: Prize


class Stole(News, frozen=True):
    seat: Seat
    prize: Prize
    owner: Seat


class CalledWrongly(News, frozen=True):
    seat: Seat
    prize: Prize
    fine: int


class CalledInVain(News, frozen=True):
    """PK-Q16: a bad prize beside a good one in the same call; the good one counts."""

    seat: Seat
    prize: Prize
    why: Annotated[InVain, Meta(extra={"of": "refused"})]


class Paid(News, frozen=True):
    seat: Seat
    prize: Prize
    counters: int
    shared: bool
    owner: Seat
    """Someone else, if it was stolen."""


class StayedInCup(News, frozen=True):
    """PK-Q18: the odd counters of a shared prize."""

    prize: Prize
    counters: int


class CupSplit(News, frozen=True):
    """PK-Q19, PK-Q22: nobody called it, and there is no other round."""

    prize: Prize
    counters: tuple[int, ...]
    """By seat."""


class RoundEnded(News, frozen=True):
    round: int
    pokino: bool
    """False: the pack ran out, or the players did."""


class WantsLast(News, frozen=True):
    seat: Seat


class LastRound(News, frozen=True):
    round: int


class TookBoard(News, frozen=True):
    seat: Seat
    board: Number


class Rested(News, frozen=True):
    seat: Seat
    rest: bool


class WentAway(News, frozen=True):
    seat: Seat


class Joined(News, frozen=True):
    seat: Seat


class SessionEnded(News, frozen=True):
    balances: tuple[int, ...]


NewsItem: TypeAlias = (
    BoardsDealt
    | RoundBegan
    | CardTurned
    | CalledOut
    | Stole
    | CalledWrongly
    | CalledInVain
    | Paid
    | StayedInCup
    | CupSplit
    | RoundEnded
    | WantsLast
    | LastRound
    | TookBoard
    | Rested
    | WentAway
    | Joined
    | SessionEnded
)


class View(Value, frozen=True):
    """Pokino hides nothing but the future (PK-I3), so all see the same table."""

    options: Options
    boards: tuple[Board, ...]
    """The ten of the set."""
    players: tuple[Player, ...]
    covered: tuple[tuple[Prize, ...], ...]
    """By seat: the prizes of which a combination lies fully marked on the player's board."""
    cups: tuple[int, ...]
    phase: Phase
    round: int
    dealer: Seat
    called: tuple[Card, ...]
    turning: bool
    claims: frozenset[Claim]
    paid: frozenset[Prize]
    graces: frozenset[Grace]
    slips: frozenset[Slip]
    votes: frozenset[Seat]
    votes_needed: int
    last: bool
    awake: bool
    ways: tuple[tuple[int, ...], ...]
    """By prize: every way to win it on this seat's board, for a spectator on the first, as masks of
    cells."""
