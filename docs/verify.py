"""Check a log of Parlour (format 2) without Parlour: python verify.py LOG [PROMISE [MINE]]

PROMISE is the fingerprint that was shown before the game, MINE what your own device contributed.
Uses the standard library alone. How draws come out of the seed is told in fairness.md; this program
knows how many dice or cards a draw has from the log itself, and nothing else of the rules.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path

SPANISH = [f"{n}{suit}" for suit in "oceb" for n in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
FRENCH = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
PAWNS = [s + n for s in "DHSC" for n in ("7", "8", "9", "10", "J", "Q", "K", "A")] + ["joker"]


class Stream:
    """The words of draw number k: HMAC-SHA-256(key, k, block), eight bytes each."""

    def __init__(self, key, number):
        self.key, self.number, self.block, self.words = key, number.to_bytes(8, "big"), 0, []

    def below(self, n):
        while True:
            if not self.words:
                place = self.number + self.block.to_bytes(8, "big")
                digest = hmac.digest(self.key, place, "sha256")
                self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
                self.block += 1
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    def pop(self, rest):
        return rest.pop(self.below(len(rest)))


class Game:
    """What has to be remembered between the draws of a game."""

    def __init__(self, seats):
        self.here, self.kept, self.out, self.bag = (
            list(range(seats)),
            [],
            [],
            sorted(2 * PAWNS, key=PAWNS.index),
        )
        self.lost = False

    def play(self, seat, what, after):
        """A move of a player. `after`: the line behind it."""
        kind = what["type"]
        if kind == "Roll":
            self.kept = what["keep"]
        elif kind == "Leave":
            self.here.remove(seat)
            self.lost = True  # Cartino: a hand goes back to the bag; Pokino: a round may end
        elif kind == "Join":
            self.here = sorted({*self.here, seat})
        elif kind == "Turn" and (what["card"] == 0 or after[1].get("type") != "Turned"):
            self.out = []

    def draw(self, what, rng):
        """The same draw, from the stream; None if this program cannot tell."""
        match what:
            case {"type": "Rolled"}:
                return {
                    "dice": sorted(
                        self.kept + [1 + rng.below(6) for _ in range(5 - len(self.kept))]
                    )
                }
            case {"type": "StartRolled", "throws": throws}:
                return {"throws": [sorted(1 + rng.below(6) for _ in range(5)) for _ in throws]}
            case {"type": "Opened", "boards": boards}:
                left = list(range(10))
                return {"boards": [rng.pop(left) for _ in boards], "dealer": rng.below(len(boards))}
            case {"type": "Turned", "card": card}:
                rest = [one for one in SPANISH if one not in self.out]
                drawn = rest[rng.below(len(rest))]
                if self.lost and drawn != card:
                    return None
                self.out.append(card)
                return {"card": drawn}
            case {"type": "Closed"}:
                self.out = []
            case {"type": "Dealt", "hands": hands} if not self.lost:
                dealt = [self.take(5, rng) for _ in hands]
                weakest = min([PAWNS.index(pawn) for pawn in hand] for hand in dealt)
                first = [
                    n for n, hand in enumerate(dealt) if [PAWNS.index(p) for p in hand] == weakest
                ]
                return {"hands": dealt, "first": first[rng.below(len(first))]}
            case {"type": "Drawn", "pawns": pawns} if not self.lost:
                return {"pawns": self.take(len(pawns), rng)}
            case {"type": "FirstDealer"}:
                return {"seat": self.here[rng.below(len(self.here))]}
            case {"type": "Hands", "hands": hands, "top": top}:
                cards, self.out = self.deal([], sum(map(len, hands)) + (top is not None), rng)
                dealt = [[cards.pop(0) for _ in hand] for hand in hands]
                return {"hands": dealt, "top": cards[0] if cards else None}
            case {"type": "Turned", "cards": turned, "top": top}:
                cards, self.out = self.deal(self.out, len(turned) + (top is not None), rng)
                return {"cards": cards[: len(turned)], "top": cards[-1] if top else None}
        return None

    def take(self, number, rng):
        rest = list(self.bag)
        hand = sorted((rng.pop(rest) for _ in range(number)), key=PAWNS.index)
        for pawn in hand:
            self.bag.remove(pawn)
        return hand

    def deal(self, out, number, rng):
        rest, cards = [card for card in FRENCH if card not in out], []
        for _ in range(number):
            place = rng.below(len(rest))
            cards.append(rest[place])
            rest[place] = rest[-1]
            rest.pop()
        return cards, out + cards


BY_PLAYERS = (
    "the players drew themselves: nothing is proved about chance, only that the score follows"
)


def check(text, promise="", mine=""):
    """Raises AssertionError with what is wrong; else how many draws there are, and were checked."""
    *lines, last = text.rstrip(b"\n").split(b"\n")
    header, seal = json.loads(lines[0]), json.loads(last)
    moves = [json.loads(line) for line in lines[1:]]
    assert header["format"] == 2, "this program reads format 2"
    assert header["chance"] == "house", BY_PLAYERS
    seed = bytes.fromhex(seal["seed"])
    assert hashlib.sha256(seed).hexdigest() == header["commitment"], "another seed was promised"
    assert promise in ("", header["commitment"]), "this is not the promise you kept"
    assert len(header["pledges"]) in (0, len(header["seats"])), "pledges of other seats"
    for pledge, told in zip(header["pledges"], header["contributions"], strict=True):
        kept = hashlib.sha256(told.encode()).hexdigest() == pledge
        assert not told or kept, "a contribution is not the one pledged"
    assert mine == "" or mine in header["contributions"], "your contribution is not in it"
    key = hmac.digest(seed, lines[0], "sha256")
    game, draws, checked = Game(len(header["seats"])), 0, 0
    for (seat, what, _), after in zip(moves, [*moves[1:], [None, {}, 0]], strict=True):
        if seat is not None:
            game.play(seat, what, after)
            continue
        drawn = game.draw(what, Stream(key, draws))
        draws += 1
        if drawn is not None:
            assert {"type": what["type"], **drawn} == what, f"draw {draws} did not fall like that"
            checked += 1
    whole = hashlib.sha256(b"".join(line + b"\n" for line in lines)).hexdigest()
    assert whole == seal["digest"], "the text does not match its seal"
    return draws, checked


if __name__ == "__main__":
    draws, checked = check(Path(sys.argv[1]).read_bytes(), *sys.argv[2:])
    print(f"{checked} of {draws} draws checked, and all of them had to fall as they did.")
