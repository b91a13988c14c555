"""Sota, caballo and rey: a page, a rider and a king, in flat colours with ink lines.

Every figure stands about the origin, some 130 wide and 200 high; a bust is its head for a tile.
"""

from parlour.art.ink import disc, gleam, path, put

FLESH = "#f2cda8"
HAIR, HAIR_GREY = "#7a4a22", "#b9a48a"
GOLD, GOLD_SHADE = "#f0b43c", "#bf7f16"
WHITE, HORSE, HORSE_SHADE, MANE = "#fffaf0", "#e6d3b3", "#b8976a", "#6d431d"
RED, RED_SHADE = "#c2342e", "#861d20"
BLUE, BLUE_SHADE = "#3f77b5", "#244f86"
GREEN, GREEN_SHADE = "#4f8f43", "#2c6430"
SAFFRON, SAFFRON_SHADE = "#e8932a", "#a65c10"

CLOTHES = {
    "o": ((RED, RED_SHADE), (BLUE, BLUE_SHADE)),
    "c": ((BLUE, BLUE_SHADE), (SAFFRON, SAFFRON_SHADE)),
    "e": ((SAFFRON, SAFFRON_SHADE), (GREEN, GREEN_SHADE)),
    "b": ((GREEN, GREEN_SHADE), (RED, RED_SHADE)),
}
"""By suit: the coat and its shade, the trimmings and their shade."""


def figure(rank: int, suit: str) -> str:
    coat, trim = CLOTHES[suit]
    return {10: page, 11: rider, 12: king}[rank](coat, trim)


def bust(rank: int, suit: str) -> str:
    coat, trim = CLOTHES[suit]
    if rank == 10:
        return put(page_head(trim) + page_shoulders(coat), 52, 60)
    if rank == 11:
        return put(horse_head(trim), 52, 58)
    return put(king_head() + king_shoulders(coat, trim), 52, 62, 0, 0.98)


def eyes(y: float) -> str:
    return "".join(
        path(f"M{x - 4.5} {y}Q{x} {y - 4} {x + 4.5} {y}Q{x} {y + 3} {x - 4.5} {y}Z", WHITE, 1.1)
        + disc(x, y - 0.4, 2, "#2a1d15")
        + path(f"M{x - 5.5} {y - 5.5}Q{x} {y - 8.5} {x + 5.5} {y - 5.5}", "none", 1.9)
        for x in (-8, 8)
    )


# The king


def king(coat: tuple[str, str], trim: tuple[str, str]) -> str:
    robe = path("M-40-38C-56 0-60 60-62 104H62C60 60 56 0 40-38Z", coat[0], 2.6)
    folds = path("M-46 100C-44 60-38 20-30-8M46 100C44 60 38 20 30-8", "none", 2.2, coat[1])
    shade = path("M40-38C56 0 60 60 62 104H44C44 60 40 10 30-30Z", coat[1])
    panel = path("M-15-30H15L20 104H-20Z", trim[0], 2.2)
    diamonds = "".join(
        path(f"M0 {y - 9}L7 {y}L0 {y + 9}L-7 {y}Z", GOLD, 1.6) for y in (-6, 22, 50, 78)
    )
    hem = path("M-62 104H62L63 92H-63Z", GOLD, 2.2)
    sceptre = path("M-52 90L-47-34H-41L-46 90Z", GOLD, 2) + disc(-44, -40, 8, RED, 2)
    hands = path("M-56 26C-48 18-34 22-36 33C-40 42-54 40-56 26Z", FLESH, 2)
    hands += path("M56 26C48 18 34 22 36 33C40 42 54 40 56 26Z", FLESH, 2)
    body = robe + shade + folds + panel + diamonds + hem + sceptre + hands
    return body + put(king_shoulders(coat, trim) + king_head(), 0, -54, 0, 0.95)


def king_shoulders(coat: tuple[str, str], trim: tuple[str, str]) -> str:
    spots = ((-26, 31), (-12, 36), (12, 36), (26, 31), (0, 38))
    return (
        path("M-44 44C-42 26-30 16-14 14H14C30 16 42 26 44 44Z", coat[0], 2.4)
        + path("M-34 24C-20 12 20 12 34 24C30 38 18 46 0 46S-30 38-34 24Z", WHITE, 2.2)
        + "".join(path(f"M{x} {y - 3}L{x + 2} {y + 4}H{x - 2}Z", "#2a1d15") for x, y in spots)
    )


def king_head() -> str:
    crown = path("M-25-24L-31-52L-15-38L0-58L15-38L31-52L25-24Z", GOLD, 2.4)
    band = path("M-25-24H25V-31H-25Z", GOLD_SHADE, 1.8)
    jewels = "".join(disc(x, -27.5, 2.8, c, 1.2) for x, c in ((-14, RED), (0, BLUE), (14, RED)))
    balls = "".join(disc(x, y, 4, RED, 1.6) for x, y in ((-31, -54), (0, -60), (31, -54)))
    return (
        path("M-25-24C-32 0-28 20-16 26H16C28 20 32 0 25-24Z", HAIR_GREY, 2.2)
        + path("M-17-25C-19-6-15 10 0 16C15 10 19-6 17-25Z", FLESH, 2)
        + path("M-18 0C-20 22-8 38 0 40C8 38 20 22 18 0C12 7 5 5 0 5S-12 7-18 0Z", HAIR_GREY, 2.2)
        + path("M-7 9Q0 14 7 9Q0 18-7 9Z", RED, 1.2)
        + path("M-9 22Q-4 30-2 36M9 22Q4 30 2 36", "none", 1.5)
        + path("M0-11L-3 0H3", "none", 1.7)
        + eyes(-12)
        + crown
        + band
        + jewels
        + balls
        + gleam("M-22-45L-20-35", 2.4, "#ffe09a", 1)
    )


# The page


def page(coat: tuple[str, str], trim: tuple[str, str]) -> str:
    legs = path("M-20 40L-22 92H-8L-3 40Z", trim[0], 2.4)
    legs += path("M3 40L8 92H22L20 40Z", WHITE, 2.4)
    legs += path("M5 52L19 50M6 64L20 62M7 76L21 74M8 88L22 86", "none", 3, coat[0])
    shoes = path("M-24 90H-7L-8 102H-38C-38 96-30 95-24 90Z", MANE, 2.2)
    shoes += path("M24 90H7L8 102H38C38 96 30 95 24 90Z", MANE, 2.2)
    cape = path("M-32-34C-50 0-54 40-56 70C-40 66-26 58-18 44L-10-30Z", trim[1], 2.4)
    tunic = path("M-32-34C-36 0-36 24-38 50C-14 58 14 58 38 50C36 24 36 0 32-34Z", coat[0], 2.6)
    shade = path("M32-34C36 0 36 24 38 50C32 52 26 54 20 55C24 24 22-4 16-34Z", coat[1])
    belt = path("M-36 16C-14 22 14 22 36 16V26C14 32-14 32-36 26Z", GOLD, 2.2)
    belt += disc(0, 25, 6, RED, 2)
    buttons = "".join(disc(0, y, 3, GOLD, 1.4) for y in (-22, -10, 2))
    arm = path("M26-30C44-26 52-8 50 10C44 16 36 14 34 6C32-6 28-14 22-18Z", coat[0], 2.4)
    arm += disc(43, 14, 7.5, FLESH, 2)
    left = path("M-28-28C-44-20-48 0-34 14C-26 20-20 14-24 6C-30-4-26-10-20-16Z", coat[0], 2.4)
    left += disc(-26, 14, 7, FLESH, 2)
    body = cape + legs + shoes + tunic + shade + buttons + belt + arm + left
    return body + put(page_shoulders(coat) + page_head(trim), 0, -56, 0, 0.95)


def page_shoulders(coat: tuple[str, str]) -> str:
    ruff = "".join(disc(x, 26 + abs(x) * -0.08, 8, WHITE, 1.8) for x in (-22, -11, 11, 22, 0))
    return path("M-42 46C-40 30-28 22-14 20H14C28 22 40 30 42 46Z", coat[0], 2.4) + ruff


def page_head(trim: tuple[str, str]) -> str:
    feather = path("M14-36C30-60 50-58 54-44C44-46 32-40 22-28Z", WHITE, 2.2)
    feather += path("M18-32C30-46 40-50 50-47", "none", 1.6)
    return (
        path("M-24-26C-34-6-32 14-24 20H24C32 14 34-6 24-26Z", HAIR, 2.4)
        + path("M-17-26C-19-4-15 14 0 20C15 14 19-4 17-26Z", FLESH, 2)
        + path("M-18-24C-8-14 8-14 18-24V-30H-18Z", HAIR, 1.8)
        + path("M-6 9Q0 13 6 9Q0 16-6 9Z", RED, 1.2)
        + path("M0-8L-2.6 2H2.6", "none", 1.6)
        + disc(-12, 4, 3.2, "#eba58c")
        + disc(12, 4, 3.2, "#eba58c")
        + eyes(-7)
        + feather
        + path("M-32-24C-34-46-14-54 4-52C24-50 34-38 32-26C14-34-12-34-32-24Z", trim[0], 2.4)
        + path("M-32-24C-12-34 14-34 32-26L31-20C14-28-12-28-31-18Z", GOLD, 1.8)
        + gleam("M-22-36C-18-44-10-47-2-47", 2.2, "#fffaf0", 0.6)
    )


# The rider


def rider(coat: tuple[str, str], trim: tuple[str, str]) -> str:
    far = path("M-26 44C-40 52-44 66-34 74L-40 90H-28L-24 70C-30 64-26 58-14 54Z", HORSE_SHADE, 2.2)
    far += path("M34 44C44 60 40 74 34 84L40 100H52L46 84C54 68 52 54 46 40Z", HORSE_SHADE, 2.2)
    tail = path("M50 10C68 10 72 34 64 62C60 72 54 66 56 56C58 40 54 28 46 24Z", MANE, 2.4)
    trunk = path(
        "M-30-4C-10 2 20-6 42 2C58 10 58 34 46 46C20 56-16 54-34 46C-44 34-44 8-30-4Z", HORSE, 2.6
    )
    near = path("M-36 38C-54 40-62 54-56 66L-66 78L-58 86L-44 68C-46 60-40 56-26 54Z", HORSE, 2.4)
    near += path("M26 46C24 62 16 72 18 84L12 102H26L30 86C38 74 44 62 46 46Z", HORSE, 2.4)
    hooves = path("M-66 78L-58 86L-64 91L-71 84Z", MANE, 2) + path("M12 102H26L27 108H9Z", MANE, 2)
    hooves += path("M-40 90H-28L-28 96H-43Z", MANE, 2) + path("M40 100H52L54 106H38Z", MANE, 2)
    cloth = path("M-14-2C2 4 18 2 30-2L34 34C18 42-4 42-18 36Z", trim[0], 2.4)
    cloth += path("M-18 36C-4 42 18 42 34 34L35 41C18 49-4 49-20 43Z", GOLD, 2)
    leg = path("M-2-10C-12 10-14 26-10 42L4 44C4 28 8 12 16-4Z", coat[1], 2.4)
    leg += path("M-12 40H6L6 50H-24C-24 44-16 44-12 40Z", MANE, 2.2)
    torso = path("M-8-56C-20-40-18-16-12-2C4 6 20 4 28-4C32-24 30-44 22-56Z", coat[0], 2.6)
    torso += path("M22-56C30-44 32-24 28-4C24 0 20 2 16 3C22-18 20-38 12-56Z", coat[1])
    torso += path("M-14-10C2-4 18-6 29-12L28-3C16 4 0 4-12-2Z", GOLD, 2)
    arm = path("M-4-46C-22-42-34-28-40-14L-32-8C-26-18-16-26-2-30Z", coat[0], 2.4)
    arm += disc(-38, -9, 7, FLESH, 2)
    neck = put(horse_head(trim), -44, -8, 0, 0.74)
    head = put(rider_head(trim), 6, -72, 0, 0.66)
    return far + tail + trunk + neck + near + hooves + cloth + leg + torso + arm + head


def rider_head(trim: tuple[str, str]) -> str:
    return (
        path("M-22-20C-30-2-28 14-20 20H20C28 14 30-2 22-20Z", HAIR, 2.8)
        + path("M-17-22C-19-2-15 16 0 22C15 16 19-2 17-22Z", FLESH, 2.4)
        + path("M-12 8Q0 4 12 8Q6 12 0 9Q-6 12-12 8Z", HAIR, 1.6)
        + path("M0-8L-3 2H3", "none", 2)
        + eyes(-7)
        + path("M12-30C30-54 52-46 54-34C44-38 32-32 22-24Z", RED, 2.6)
        + path("M-40-20C-24-32 24-32 40-20C24-14-24-14-40-20Z", trim[0], 2.8)
        + path("M-22-26C-22-46-10-52 0-52S22-46 22-26C8-32-8-32-22-26Z", trim[0], 2.8)
    )


def horse_head(trim: tuple[str, str]) -> str:
    """In profile, looking left."""
    return (
        path(
            "M-2-40C-14-34-24-24-32-10C-40 0-44 8-42 16C-38 24-28 22-22 16C-16 12-8 12 0 8"
            "C-4 22-8 32-10 42H38C40 14 36-18 20-34L16-48L8-38L2-50Z",
            HORSE,
            2.6,
        )
        + path("M20-34C36-18 40 14 38 42H24C28 14 24-14 10-34Z", HORSE_SHADE)
        + path(
            "M2-50L8-38C26-34 44-6 44 42H34C34 30 32 22 26 20C32 14 30 4 24 2C28-6 24-14 18-16"
            "C20-24 14-30 6-32Z",
            MANE,
            2.2,
        )
        + path("M-10-18C-6-22 0-20 1-15C-3-13-8-13-10-18Z", WHITE, 1.8)
        + disc(-4, -17, 2.6, "#2a1d15")
        + path("M-36 8Q-34 4-31 7M-38 17Q-30 16-25 12", "none", 2)
        + path("M-30-12L-17 13M-26-18C-8-8 4 0 14-4", "none", 5)
        + path("M-30-12L-17 13M-26-18C-8-8 4 0 14-4", "none", 2.8, trim[0])
        + disc(-20, 8, 4, GOLD, 1.8)
        + gleam("M-30 0C-24-12-18-22-8-28", 2.2, "#fffaf0", 0.7)
    )
