"""Parlour: play, host, print, simulate and solve four family games.

    import parlour
    parlour.simulate("kniffel", ["steady", "expert"], games=1000, seed=1)

docs/library.md tells what else can be done. What is named here is imported when it is first asked
for: a command that needs none of it starts quickly.
"""

__version__ = "0.1.0"

_HOMES = {
    "simulate": "library",
    "tournament": "library",
    "Misuse": "library",
    "GAMES": "games",
    "Choice": "core.game",
    "Estimate": "study.result",
}
"""By name: the module it lives in. `__init__.pyi` tells the same to type checkers."""
_MODULES = ("learn", "logs")

__all__ = [*_HOMES, *_MODULES]


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(__import__(f"parlour.{_HOMES[name]}", fromlist=[name]), name)
    if name in _MODULES:
        return __import__(f"parlour.{name}", fromlist=[name])
    raise AttributeError(f"module 'parlour' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
