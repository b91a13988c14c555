"""Write the puzzles of every game that has a coach: dear decisions of weak bots, made again.

python tools/puzzles.py [GAME...]     write games/<game>/puzzles.jsonl
"""

import sys
from pathlib import Path
from random import Random

from msgspec import Raw, json

from parlour.core import log as logs
from parlour.core.fair import seeded
from parlour.core.log import FORMAT, Header
from parlour.games import GAMES
from parlour.lessons.puzzles import SAY, made
from parlour.study.simulate import play_out

FOLDER = Path(__file__).resolve().parent.parent / "src" / "parlour" / "games"
COUNT, A_GAME = 30, 5
SEATS = {"kniffel": 1, "poker_champ": 3, "cartino": 2}


def written(name: str) -> bytes:
    """Puzzles from games numbered 1, 2, 3: the number is the seed of dice, cards and bots."""
    game, text, count = GAMES[name], b"", 0
    for seed in range(1, 1000):
        seats = SEATS[name]
        bot = game.bots[next(iter(game.bots))]
        table = play_out(game, game.types.options(), [bot] * seats, seeded(seed), Random(seed))
        options = Raw(json.encode(table.options))
        header = Header(FORMAT, name, game.rules, options, ("",) * seats)
        log = logs.read(logs.write(header, table.moves), GAMES)
        part = made(log, GAMES, 0, min(A_GAME, COUNT - count))
        text, count = text + part, count + part.count(b'{"say":"%s"' % SAY.encode())
        print(f"{name}: game {seed}, {count} puzzles", file=sys.stderr)
        if count >= COUNT:
            break
    return text


if __name__ == "__main__":
    for name in sys.argv[1:] or SEATS:
        (FOLDER / name / "puzzles.jsonl").write_bytes(written(name))
