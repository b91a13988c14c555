"""The palette and the few strokes every drawing is made of. Light falls from above left."""

INK = "#2a1d15"
IVORY, IVORY_SHADE, IVORY_EDGE = "#fbf3df", "#e7d8b6", "#c6b086"
BRASS, BRASS_LIGHT, BRASS_SHADE = "#c9983c", "#f0d28a", "#8f6823"
WALNUT, WALNUT_SHADE = "#6b4329", "#452a19"
BLUE, BLUE_LIGHT, BLUE_SHADE = "#2f62a8", "#7fa8de", "#1d4179"
SUIT_RED = "#bb1f2d"
"""Hearts and diamonds, wherever they are."""
LAMP, NIGHT = "#f6dfa4", "#24324a"


def path(d: str, fill: str, width: float = 0, stroke: str = INK) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<path d="{d}" fill="{fill}"{line}/>'


def gleam(d: str, width: float, colour: str = "#fff", opacity: float = 0.85) -> str:
    """A bright stroke where the light catches an edge."""
    line = f'stroke="{colour}" stroke-width="{width:g}" opacity="{opacity:g}"'
    return f'<path d="{d}" fill="none" {line}/>'


def shadow(d: str) -> str:
    return f'<path d="{d}" fill="{INK}" opacity=".16"/>'


def disc(x: float, y: float, r: float, fill: str, width: float = 0) -> str:
    line = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{line}/>'


def slab(x: float, y: float, w: float, h: float, r: float, fill: str, width: float = 0) -> str:
    line = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{line}/>'
    )


def put(body: str, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">{body}</g>'


def faint(body: str) -> str:
    """What is there and does not count."""
    return f'<g opacity=".35">{body}</g>' if body else ""


def picture(body: str, width: int = 100, height: int = 100) -> str:
    """A whole file. It has no title: what a piece means is said by the page that shows it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' stroke-linecap="round" stroke-linejoin="round">{body}</svg>\n'
    )
