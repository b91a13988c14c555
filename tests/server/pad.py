"""A Kniffel pad kept beside the table, by the rulebook alone: nothing of the game is imported.

Clauses are those of docs/rules/kniffel.md.
"""

from collections import Counter
from dataclasses import dataclass, field

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
STRAIGHTS = {4: ({1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}), 5: ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})}
AS_JOKER = {"full-house": 25, "small-straight": 30, "large-straight": 40}


def worth(box: str, dice: list[int]) -> int:
    """KN-R4, KN-R6 to KN-R11"""
    counts, total = Counter(dice), sum(dice)
    if box in UPPER:
        face = UPPER.index(box) + 1
        return face * counts[face]
    return {
        "three-of-a-kind": total if max(counts.values()) >= 3 else 0,
        "four-of-a-kind": total if max(counts.values()) >= 4 else 0,
        "full-house": 25 if sorted(counts.values()) == [2, 3] else 0,
        "small-straight": 30 if any(row <= {*dice} for row in STRAIGHTS[4]) else 0,
        "large-straight": 40 if any(row <= {*dice} for row in STRAIGHTS[5]) else 0,
        "kniffel": 50 if len(counts) == 1 else 0,
        "chance": total,
    }[box]


def worth_in_yatzy(box: str, dice: list[int]) -> int:
    """KN-Q8: only the equal dice count, straights are whole, a full house counts its dice."""
    counts = Counter(dice)
    often = sorted((face for face in counts if counts[face] >= 2), reverse=True)
    return {
        "one-pair": 2 * max(often, default=0),
        "two-pairs": 2 * sum(often) if len(often) == 2 else 0,
        "three-of-a-kind": 3 * max((f for f in counts if counts[f] >= 3), default=0),
        "four-of-a-kind": 4 * max((f for f in counts if counts[f] >= 4), default=0),
        "small-straight": 15 if sorted(dice) == [1, 2, 3, 4, 5] else 0,
        "large-straight": 20 if sorted(dice) == [2, 3, 4, 5, 6] else 0,
        "full-house": sum(dice) if sorted(counts.values()) == [2, 3] else 0,
    }.get(box, worth(box, dice) if box in (*UPPER, "chance", "kniffel") else 0)


@dataclass
class Pad:
    """One column of one game."""

    preset: str
    boxes: dict[str, int] = field(default_factory=dict)
    extra: int = 0

    def write(self, box: str, dice: list[int]) -> None:
        self.extra += self.extra_for(dice)
        if self.preset == "yatzy":
            self.boxes[box] = worth_in_yatzy(box, dice)
        elif self.is_joker(dice):
            self.boxes[box] = AS_JOKER.get(box, worth(box, dice))
        else:
            self.boxes[box] = worth(box, dice)

    def is_joker(self, dice: list[int]) -> bool:
        """KN-R12: a Kniffel whose own box and whose upper box are both filled."""
        own = UPPER[dice[0] - 1]
        further = len({*dice}) == 1 and "kniffel" in self.boxes and own in self.boxes
        return further and self.preset != "plain"

    def extra_for(self, dice: list[int]) -> int:
        """KN-R13, KN-Q8: only while the first one stands with 50."""
        further = len({*dice}) == 1 and self.boxes.get("kniffel") == 50
        if not further or self.preset in ("plain", "yatzy"):
            return 0
        if self.preset == "schmidt":
            return 0 if UPPER[dice[0] - 1] in self.boxes else 50
        return 100

    @property
    def total(self) -> int:
        """KN-R5, KN-I2"""
        upper = sum(points for box, points in self.boxes.items() if box in UPPER)
        bonus = 50 if self.preset == "yatzy" else 35
        return sum(self.boxes.values()) + self.extra + (bonus if upper >= 63 else 0)
