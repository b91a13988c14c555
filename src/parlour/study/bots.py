"""Bots that people bring: a function, or where to find one. They go wherever the name of a level
goes."""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, TypeAlias

from parlour.core.bots import is_wait
from parlour.core.game import AnyFrame, AnyGame, Bot, Choice
from parlour.study.trouble import Amiss

Mine: TypeAlias = Callable[[AnyFrame, Random], Any]
"""Gets a frame and a generator; gives a `Choice`, a bare play, or None for nothing now."""
Player: TypeAlias = str | Mine
"""A level of the game, `FILE.py:NAME`, `package.module:NAME`, or a function."""


class Own:
    """A bot that somebody brings. No closure, so that it travels to other processes; a file is read
    where it plays."""

    def __init__(self, where: Player) -> None:
        self.where = where

    @property
    def name(self) -> str:
        if isinstance(self.where, str):
            return self.where.rpartition(":")[2]
        return getattr(self.where, "__name__", type(self.where).__name__)

    def __call__(self, frame: AnyFrame, rng: Random) -> Choice[Any] | None:
        bot = found(self.where) if isinstance(self.where, str) else self.where
        try:
            wanted = bot(frame, rng)
        except (Exception, SystemExit) as error:
            raise Amiss("study-bot-fails", bot=self.name, error=why(error)) from error
        if wanted is None:
            return None
        choice = wanted if isinstance(wanted, Choice) else Choice(wanted)
        if choice.play not in frame.legal:
            raise Amiss("study-bot-not-legal", bot=self.name, play=repr(choice.play))
        if not is_wait(choice.after):
            raise Amiss("study-bot-not-after", bot=self.name, after=repr(choice.after))
        return choice


def bot_of(game: AnyGame, player: Player) -> Bot[Any, Any, Any]:
    """The bot of this name, or `Amiss`."""
    if isinstance(player, str) and player in game.bots:
        return game.bots[player]
    if isinstance(player, str) and ":" not in player:
        known = ", ".join(game.bots)
        raise Amiss("cli-no-such-bot", game=game.name, bot=player, bots=known)
    own = Own(player)
    if isinstance(player, str):
        found(player)
    elif not callable(player):
        raise Amiss("study-bot-no-function", bot=repr(player))
    return own


def name_of(player: Player) -> str:
    return player if isinstance(player, str) and ":" not in player else Own(player).name


def mark_of(player: Player) -> str:
    """Tells one bot from another, and a file from what it was before."""
    if not isinstance(player, str):
        return f"{getattr(player, '__module__', '')}:{name_of(player)}"
    file = Path(player.rpartition(":")[0])
    if not is_file(str(file)):
        return player
    return f"{player}#{sha256(file.read_bytes()).hexdigest()[:16]}"


def is_file(home: str) -> bool:
    return home.endswith(".py")


def why(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@lru_cache
def found(where: str) -> Mine:
    """The function at `FILE.py:NAME` or `package.module:NAME`, as it is when it is first asked for;
    after `found.cache_clear()`, as it is then."""
    home, _, name = where.rpartition(":")
    try:
        module = module_in(Path(home)) if is_file(home) else import_module(home)
    except (Exception, SystemExit) as error:  # whatever the file does when it is read
        if is_missing(home, error):
            raise Amiss("study-bot-no-home", home=home) from None
        raise Amiss("study-bot-unreadable", home=home, error=why(error)) from error
    bot = getattr(module, name, None)
    if not callable(bot):
        raise Amiss("study-bot-not-there", home=home, bot=name)
    return bot  # type: ignore[no-any-return]  # what it gives is checked when it plays


def is_missing(home: str, error: BaseException) -> bool:
    """Whether it is not there itself, rather than something that it needs."""
    if is_file(home):
        return not Path(home).is_file()
    return isinstance(error, ModuleNotFoundError) and f"{home}.".startswith(f"{error.name}.")


def module_in(file: Path) -> ModuleType:
    full, facts = file.resolve(), file.stat()
    return _read(full, facts.st_mtime_ns, facts.st_size)


@lru_cache
def _read(full: Path, _changed: int, _size: int) -> ModuleType:
    """Run a file as a module, again when it has changed; it finds its neighbours as a script
    would."""
    if str(full.parent) not in sys.path:
        sys.path.append(str(full.parent))
    name = f"{full.stem}_{sha256(str(full).encode()).hexdigest()[:8]}"
    spec = spec_from_file_location(name, full)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def with_bots(games: Mapping[str, AnyGame], wanted: Iterable[str]) -> Mapping[str, AnyGame]:
    """These games with further bots, each as `FILE.py:NAME`, or `GAME=FILE.py:NAME` for one of the
    games alone."""
    more = dict(games)
    for text in wanted:
        game, equals, where = text.partition("=")
        where = where if equals else text
        if equals and game not in games:
            raise Amiss("cli-no-such-game", game=game, games=", ".join(games))
        if ":" not in where:
            raise Amiss("study-bot-form", text=text)
        found(where)
        own = Own(where)
        for name in [game] if equals else games:
            if own.name in more[name].bots:
                raise Amiss("study-bot-name-taken", game=name, bot=own.name)
            more[name] = replace(more[name], bots={**more[name].bots, own.name: own})
    return more
