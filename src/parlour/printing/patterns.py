"""Grounds for backs: one pattern over a whole block, beyond its outer cuts, with no rim."""

from collections.abc import Callable

from parlour.printing.page import Item, Picture
from parlour.printing.sheets import BLEED


def ground(colour: str, motif: str, width: float, height: float) -> Callable[[float, float], Item]:
    """A ground of this colour with a motif of `width` by `height` millimetres all over it."""

    def laid(wide: float, high: float) -> Item:
        whole_x, whole_y = wide + 2 * BLEED, high + 2 * BLEED
        pattern = (
            f'<pattern id="p" x="{BLEED:g}" y="{BLEED:g}" width="{width:g}" height="{height:g}"'
            f' patternUnits="userSpaceOnUse">{motif}</pattern>'
        )
        size = f'width="{whole_x:.4f}" height="{whole_y:.4f}"'
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole_x:.4f} {whole_y:.4f}">'
            f'<defs>{pattern}</defs><rect {size} fill="{colour}"/>'
            f'<rect {size} fill="url(#p)"/></svg>'
        )
        return Picture(-BLEED, -BLEED, whole_x, whole_y, svg)

    return laid
