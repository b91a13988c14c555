"""The value plays against itself, compiled, for `learn` and for quick matches. Importing this needs
numba."""

from typing import Any

from parlour.exact.chance import after, below
from parlour.exact.compiled import bare
from parlour.games.cartino.kernel.compiled import begin, house
from parlour.games.cartino.kernel.tables import EACH, HEAD, PLAYING, POINTS, SEAT
from parlour.games.cartino.kernel.turns import pass_by
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.look_numba import PHASE, Room, survey
from parlour.games.cartino.master.search_numba import make
from parlour.games.cartino.master.turns_numba import find

AMONG = 4
"""A turn that is left to chance is one of so many best ones; half of them keep all jokers, which
nobody would learn to do who never does it."""
OFTEN = 100


@bare
def ahead(rows: Any, seat: int, seats: int) -> int:
    total = 0
    for other in range(seats):
        points = rows[0, HEAD + other * EACH + POINTS]
        total += points * (seats - 1) if other == seat else -points
    return int(total)


@bare
def play_games(
    t: Any, b: Any, o: Any, rows: Any, seats: int, r: Room, weights: Any,
    games: int, percent: int, chance: Any,
    left: Any, phases: Any, gained: Any, who: Any, before: Any,
) -> int:  # fmt: skip
    """Self-play; so many turns in a hundred are left to chance. Fills in what every turn left, in
    which phase, and by how much its player did better than each other from then on, all together;
    tells how many turns that were."""
    done = 0
    for _ in range(games):
        chance = begin(rows, 0, seats, chance)
        first = done
        while rows[0, PLAYING]:
            survey(t, b, rows, 0, seats, r)
            chance = after(chance)
            lot = below(chance, 2 * OFTEN)
            free, jokers = lot < 2 * percent, lot >= percent
            most = AMONG if free else 1
            found = find(b, o, rows, 0, r, weights, 0, most, jokers, False)
            if not found and not jokers:
                found = find(b, o, rows, 0, r, weights, 0, most, True, False)
            if not found:
                pass_by(t, rows, 0, seats)
                continue
            chance = after(chance)
            turn, seat, phase = below(chance, found), rows[0, SEAT], r.known[PHASE]
            make(t, o, rows, 0, seats, r.turn, 0, turn)
            if rows[0, PLAYING] and done < len(left):
                for feature in range(of.FEATURES):
                    left[done, feature] = r.left[0, turn, feature]
                phases[done], who[done], before[done] = phase, seat, ahead(rows, seat, seats)
                done += 1
            chance = house(rows, 0, seats, chance)
        for turn in range(first, done):
            gained[turn] = ahead(rows, who[turn], seats) - before[turn]
    return int(done)
