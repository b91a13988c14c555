"""What stands behind each back of Poker Champ, and each kind of hand, for the rules."""

from parlour.art.ink import picture, put
from parlour.games.poker_champ.art.cards import HEIGHT, WIDTH, back, card

STEP = WIDTH + 14
BACKS: dict[str, tuple[str, str | None, str]] = {
    "2-2": ("L", "s", "Ks Qs Js Ts"),
    "2-3": ("M", "h", "9h 8h 7h 6h"),
    "2-4": ("S", "d", "5d 4d 3d 2d"),
    "2-5": ("A", None, "As Ah Ad Ac"),
}
"""By chapter and passage of the rules: a back, and the four cards that look like it."""

HANDS = {
    "5-2": "9h 8h 7h 6h 5h",
    "5-3": "Qs Qh Qd Qc 4s",
    "5-4": "Ts Th Td 6c 6s",
    "5-5": "Kd Jd 8d 5d 2d",
    "5-6": "8c 7h 6s 5d 4c",
    "5-7": "7s 7h 7d Ks 2c",
    "5-8": "Jh Jc 5s 5d Ah",
    "5-9": "As Ad 9c 6h 3s",
    "5-10": "Kh Td 8s 6c 3d",
}


def row(codes: str) -> str:
    cards = [card(*code) for code in codes.split()]
    return "".join(put(drawn, place * STEP, 0) for place, drawn in enumerate(cards))


def pictures() -> dict[str, str]:
    behind = {
        place: picture(back(strength, suit) + put(row(codes), STEP + 60, 0), 5 * STEP + 46, HEIGHT)
        for place, (strength, suit, codes) in BACKS.items()
    }
    hands = {place: picture(row(codes), 5 * STEP - 14, HEIGHT) for place, codes in HANDS.items()}
    return {f"rule-poker_champ-{place}": svg for place, svg in (behind | hands).items()}
