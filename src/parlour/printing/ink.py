"""How much ink a page takes: all of it, a quarter of it, or black alone."""

import re
from collections.abc import Callable
from enum import StrEnum

from parlour.art.ink import SUIT_RED


class Ink(StrEnum):
    COLOUR = "colour"
    LOW = "low"
    """Pale fills within thin lines: a quarter of the ink."""
    BLACK = "black"
    """Black on white and nothing between: for a laser printer, and for copying."""


COLOURED = re.compile(r'(fill|stroke)="(#[0-9a-fA-F]{3,6})"')
WIDE = re.compile(r'stroke-width="([\d.]+)"')
ELEMENT = re.compile(r"<(path|circle|rect|text)\b[^>]*>")
VEILED = re.compile(r'\s(?:fill-)?opacity="[^"]*"')
NUMBER = re.compile(r"\d+(?:\.\d+)?")
WHITE, BLACK = "#ffffff", "#000000"
PALE, PALE_DARK, PALE_LINE = 0.94, 0.8, 0.55
"""How far a fill, a dark fill and a line around a fill go towards white where ink is saved."""
THIN = 0.5
"""How wide such a line is then."""
DARK_FILL, DARK_LINE = 0.24, 0.6
"""Fills and lines darker than this are dark: black, on a page in black."""


def svg_in(ink: Ink) -> Callable[[str], str]:
    return {Ink.COLOUR: same, Ink.LOW: pale_svg, Ink.BLACK: black_svg}[ink]


def fill_in(ink: Ink) -> Callable[[str], str]:
    return {Ink.COLOUR: same, Ink.LOW: pale_fill, Ink.BLACK: black_fill}[ink]


def line_in(ink: Ink) -> Callable[[str], str]:
    return {Ink.COLOUR: same, Ink.LOW: same, Ink.BLACK: black_line}[ink]


def outline_in(ink: Ink) -> Callable[[float], float]:
    """How wide the line around a fill is."""
    return thin if ink is Ink.LOW else lambda width: width


def thin(width: float) -> float:
    return THIN * width


def same(text: str) -> str:
    return text


def pale_svg(svg: str) -> str:
    return ELEMENT.sub(lambda found: in_other_ink(found[0], pale_element), svg)


def black_svg(svg: str) -> str:
    return ELEMENT.sub(lambda found: in_other_ink(found[0], black_element), svg)


def in_other_ink(element: str, drawn: Callable[[str], str]) -> str:
    """Shadows and gleams go; the red suits are hollow, so that nobody needs to see the red."""
    if VEILED.search(element):
        return ""
    return drawn(hollow(element))


def hollow(element: str) -> str:
    red = f'fill="{SUIT_RED}"'
    if red not in element:
        return element
    if "stroke=" in element:
        return element.replace(red, f'fill="{WHITE}"')
    reach = max(float(number) for number in NUMBER.findall(element.split("fill=")[0]))
    line = f'stroke="{SUIT_RED}" stroke-width="{reach / 8:.2g}"'
    return element.replace(red, f'fill="{WHITE}" {line}')


def pale_element(element: str) -> str:
    """Fills turn pale and their outlines thin; what is written or a line by itself stays."""
    colours = dict(COLOURED.findall(element))
    if element.startswith("<text") or colours.get("fill", WHITE) == WHITE:
        return element

    def washed(found: re.Match[str]) -> str:
        name, colour = found.groups()
        return f'{name}="{pale_fill(colour) if name == "fill" else paler(colour, PALE_LINE)}"'

    outlined = WIDE.sub(lambda found: f'stroke-width="{thin(float(found[1])):.3g}"', element)
    return COLOURED.sub(washed, outlined)


def pale_fill(colour: str) -> str:
    return paler(colour, PALE_DARK if light(colour) < DARK_FILL else PALE)


def paler(colour: str, much: float) -> str:
    return "#" + "".join(f"{round(part + (255 - part) * much):02x}" for part in parts(colour))


def black_element(element: str) -> str:
    """Dark fills are black, all others white with an outline."""
    if element.startswith("<text"):
        return COLOURED.sub(rf'\1="{BLACK}"', element)

    def plain(found: re.Match[str]) -> str:
        name, colour = found.groups()
        return f'{name}="{black_fill(colour) if name == "fill" else black_line(colour)}"'

    return COLOURED.sub(plain, element)


def black_fill(colour: str) -> str:
    return BLACK if light(colour) < DARK_FILL else WHITE


def black_line(colour: str) -> str:
    return BLACK if light(colour) < DARK_LINE else WHITE


def light(colour: str) -> float:
    """How bright a colour is to the eye, from 0 to 1."""
    red, green, blue = (part / 255 for part in parts(colour))
    return float(0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2)


def parts(colour: str) -> tuple[int, int, int]:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
