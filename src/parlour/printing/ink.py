"""How much ink a page takes: all of it, little of it, or black alone."""

import re
from collections.abc import Callable
from enum import StrEnum


class Ink(StrEnum):
    COLOUR = "colour"
    LOW = "low"
    """Pale fills under the same lines: a third of the ink."""
    BLACK = "black"
    """Black on white and nothing between: for a laser printer, and for copying."""


COLOURED = re.compile(r'(fill|stroke)="(#[0-9a-fA-F]{3,6})"')
ELEMENT = re.compile(r"<(path|circle|rect|text)\b[^>]*>")
VEILED = re.compile(r'\s(?:fill-)?opacity="[^"]*"')
PALE = 0.72
"""How far a pale fill goes towards white."""
DARK_FILL, DARK_LINE = 0.24, 0.6
"""Fills and lines darker than this are black on a page in black."""
LINES = 0.12
"""Fills darker than this are lines to the eye, and stay dark."""


def svg_in(ink: Ink) -> Callable[[str], str]:
    return {Ink.COLOUR: same, Ink.LOW: pale_svg, Ink.BLACK: black_svg}[ink]


def fill_in(ink: Ink) -> Callable[[str], str]:
    return {Ink.COLOUR: same, Ink.LOW: pale, Ink.BLACK: black_fill}[ink]


def line_in(ink: Ink) -> Callable[[str], str]:
    return {Ink.COLOUR: same, Ink.LOW: same, Ink.BLACK: black_line}[ink]


def same(text: str) -> str:
    return text


def pale_svg(svg: str) -> str:
    """Fills turn pale; lines and what is dark enough to be read stay."""

    def washed(found: re.Match[str]) -> str:
        name, colour = found.groups()
        return f'{name}="{pale(colour) if name == "fill" else colour}"'

    return ELEMENT.sub(lambda found: washed_element(found[0], washed), svg)


def washed_element(element: str, washed: Callable[[re.Match[str]], str]) -> str:
    """A number is read, so it keeps its colour."""
    return element if element.startswith("<text") else COLOURED.sub(washed, element)


def pale(colour: str) -> str:
    if light(colour) < LINES:
        return colour
    return "#" + "".join(f"{round(part + (255 - part) * PALE):02x}" for part in parts(colour))


def black_svg(svg: str) -> str:
    return ELEMENT.sub(lambda found: black_element(found[0]), svg)


def black_element(element: str) -> str:
    """Dark fills are black, all others white with an outline; shadows and gleams go."""
    if VEILED.search(element):
        return ""
    if element.startswith("<text"):
        return COLOURED.sub(r'\1="#000000"', element)

    def plain(found: re.Match[str]) -> str:
        name, colour = found.groups()
        return f'{name}="{black_fill(colour) if name == "fill" else black_line(colour)}"'

    return COLOURED.sub(plain, element)


def black_fill(colour: str) -> str:
    return "#000000" if light(colour) < DARK_FILL else "#ffffff"


def black_line(colour: str) -> str:
    return "#000000" if light(colour) < DARK_LINE else "#ffffff"


def light(colour: str) -> float:
    """How bright a colour is to the eye, from 0 to 1."""
    red, green, blue = (part / 255 for part in parts(colour))
    return float(0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2)


def parts(colour: str) -> tuple[int, int, int]:
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
