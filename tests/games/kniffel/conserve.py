"""What is never lost nor made up in Kniffel."""

from parlour.games.kniffel.model import State
from parlour.games.kniffel.rules import over, totals
from parlour.games.kniffel.view import view


def conserve(state: State) -> None:
    """KN-I1, KN-I2: everyone has written as often as the order of turns says, and sheets add up."""
    written = [len(sheet) - sheet.count(None) for sheet in state.sheets]
    count = len(state.sheets)
    for seat, number in enumerate(written):
        if seat in state.left:
            assert number == len(state.sheets[seat])
        elif state.contenders:
            assert number == 0
        elif not over(state):
            had_turn = (seat - state.first) % count < (state.seat - state.first) % count
            assert number == written[state.seat] + had_turn
    seen = view(state, None)
    for sheet, total in zip(seen.sheets, totals(state), strict=True):
        upper = sum(points or 0 for points in sheet.points[:6])
        assert (sheet.upper, sheet.total) == (upper, total)
        assert sheet.bonus == (seen.upper_bonus if upper >= 63 else 0)
        assert total == sum(points or 0 for points in sheet.points) + sheet.bonus + sheet.extra
    assert len(state.dice) == 5 or state.rolling or state.roll == 0
    assert seen.dice == state.dice
