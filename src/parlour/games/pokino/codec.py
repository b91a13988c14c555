"""Pokino in numbers, for learners: every play of a round, and the boards as cells."""

from parlour.core.game import Codec, Seat
from parlour.games.pokino.boards import PRIZES
from parlour.games.pokino.model import (
    Call,
    Finish,
    Mark,
    Phase,
    Play,
    Rest,
    Steal,
    TakeBoard,
    Turn,
    View,
)
from parlour.kit.cards import Card

CARDS = {card: number for number, card in enumerate(Card)}
BIT = {prize: 1 << number for number, prize in enumerate(PRIZES)}
NUMBER = {prize: number for number, prize in enumerate(PRIZES)}
SEATS, BOARDS, CELLS = 10, 10, 25

CALL = len(CARDS)
"""After the marks: each set of prizes, without a marker and with each card as the last one."""
STEAL = CALL + (len(CARDS) + 1 << len(PRIZES))
TURN = STEAL + SEATS * len(PRIZES)
FINISH = TURN + 1
REST = FINISH + 1
BOARD = REST + 2

EACH = CELLS + len(PRIZES) + 5
"""Numbers a seat."""
HEAD = 2 * len(CARDS) + CELLS + len(Phase) + 3 * len(PRIZES) + 4


def encode(play: Play) -> int:
    match play:
        case Mark(card=card):
            return CARDS[card]
        case Call(prizes=prizes, mark=mark):
            last = 0 if mark is None else 1 + CARDS[mark]
            return CALL + (last << len(PRIZES)) + sum([BIT[prize] for prize in prizes])
        case Steal(prize=prize, owner=owner):
            return STEAL + owner * len(PRIZES) + NUMBER[prize]
        case Turn():
            return TURN
        case Finish():
            return FINISH
        case Rest(rest=rest):
            return REST + rest
        case _:
            assert isinstance(play, TakeBoard)
            return BOARD + play.board


def width(seats: int) -> int:
    return HEAD + seats * EACH


def observe(view: View, seat: Seat) -> list[float]:
    """The cards called, the cells of one's own board, the cups; then the seats, one's own first."""
    seen = [0.0] * (2 * len(CARDS) + CELLS)
    for card in view.called:
        seen[CARDS[card]] = 1.0
    if view.called:
        seen[len(CARDS) + CARDS[view.called[-1]]] = 1.0
    board = view.players[seat].board
    if board is not None:
        for cell, card in enumerate(view.boards[board]):
            seen[2 * len(CARDS) + cell] = (1 + CARDS[card]) / len(CARDS)
    seen += [float(view.phase is phase) for phase in Phase]
    seen += [min(1.0, cup / 50) for cup in view.cups]
    seen += [float(prize in view.paid) for prize in PRIZES]
    claimed = {claim.prize for claim in view.claims}
    seen += [float(prize in claimed) for prize in PRIZES]
    seen += [view.last, view.turning, len(view.called) / len(CARDS), len(view.votes) / SEATS]
    for owner in (*range(seat, len(view.players)), *range(seat)):
        seen += seat_of(view, owner)
    return seen


def seat_of(view: View, owner: Seat) -> list[float]:
    player, covered = view.players[owner], view.covered[owner]
    cells = [float(player.marks >> cell & 1) for cell in range(CELLS)]
    prizes = [float(prize in covered) for prize in PRIZES]
    told = (player.playing, player.resting, player.left, owner == view.dealer)
    return [*cells, *prizes, max(-1.0, min(1.0, player.balance / 150)), *map(float, told)]


CODEC = Codec(plays=BOARD + BOARDS, encode=encode, width=width, observe=observe)
