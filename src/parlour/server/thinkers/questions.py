"""What bots, coaches and replays are asked, as values that travel to another process; and their
answers."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import thread_time
from traceback import extract_tb
from typing import Any, TypeAlias

from msgspec.structs import replace

from parlour.core.bots import consult, weaker
from parlour.core.game import AnyGame, Choice, Illegal, Seat, Value


class Consult(Value, frozen=True):
    """What does the bot of this level want in this position?"""

    game: str
    level: str
    frame: Any
    seed: int
    """Of its chance: derived from a secret, so that nobody can foresee a bot."""


class Advice(Value, frozen=True):
    """What would the coach do, and what does each legal play give away?"""

    game: str
    view: Any
    seat: Seat
    legal: tuple[Any, ...]


class Review(Value, frozen=True):
    """What did a seat do well and badly in a finished game?"""

    game: str
    options: Any
    seats: int
    moves: tuple[Any, ...]
    seat: Seat


class Rehearsal(Value, frozen=True):
    """What does the log of a finished game show, or make its coach say? See `server.replays`."""

    what: str
    text: bytes
    asked: Any
    brought: bool
    game: str = ""
    """Known when the log has been read."""


Question: TypeAlias = Consult | Advice | Review | Rehearsal


class Fault(Value, frozen=True):
    """What failed and where. The message is left out: it may quote cards or the like."""

    who: str
    """The level of a bot, `coach`, or what was asked of a replay."""
    error: str
    place: str = ""


class Told(Value, frozen=True):
    """A bot's choice, (advice, costs), a review or the bytes of a replay; and the faults of
    stronger bots before."""

    what: Any
    faults: tuple[Fault, ...] = ()


class Declined(Value, frozen=True):
    """The coach has nothing to say here."""

    code: Any
    about: dict[str, str | int]


class Failed(Value, frozen=True):
    fault: Fault


Answer: TypeAlias = Told | Declined | Failed


class Timed(Value, frozen=True):
    """An answer, and what it took."""

    answer: Answer
    seconds: float
    """Of the processor, so that a busy machine makes no thought longer."""


def timed(games: Mapping[str, AnyGame], question: Question) -> Timed:
    began = thread_time()
    return Timed(answer(games, question), thread_time() - began)


def answer(games: Mapping[str, AnyGame], question: Question) -> Answer:
    """Think; whatever goes wrong becomes an answer too."""
    try:
        if isinstance(question, Rehearsal):
            return Told(rehearsed(question))
        return _answer(games[question.game], question)
    except Illegal as illegal:
        return Declined(illegal.code, illegal.about)
    except Exception as error:
        return Failed(fault_of(who(question), error))


def _answer(game: AnyGame, question: Consult | Advice | Review) -> Told:
    if isinstance(question, Consult):
        thought = consult(game.bots, question.level, question.frame, Random(question.seed))
        faults = tuple(fault_of(fault.level, fault.error) for fault in thought.faults)
        return Told(thought.choice, faults)
    coach = game.coach
    assert coach is not None  # the room asks only where there is one
    if isinstance(question, Advice):
        advice, cost = coach.advise(question.view, question.seat), coach.cost
        costs = () if cost is None else tuple(cost(advice, play) for play in question.legal)
        return Told((advice, costs))
    return Told(coach.look_back(question.options, question.seats, question.moves, question.seat))


def rehearsed(question: Rehearsal) -> bytes:
    from parlour.server.replays import replayed  # most processes are never asked

    return replayed(question.what, question.text, question.asked, brought=question.brought)


def who(question: Question) -> str:
    match question:
        case Consult():
            return question.level
        case Rehearsal():
            return question.what
        case _:
            return "coach"


def fault_of(who: str, error: Exception) -> Fault:
    last = extract_tb(error.__traceback__)[-1]
    return Fault(who, type(error).__name__, f"{Path(last.filename).name}:{last.lineno}")


def instead(games: Mapping[str, AnyGame], question: Consult) -> Consult | None:
    """What to ask when the thinker of this died or hung: the next weaker bot; None below the
    weakest."""
    _, *below = weaker(games[question.game].bots, question.level)
    return replace(question, level=below[0]) if below else None


def weakest(games: Mapping[str, AnyGame], question: Consult) -> Consult:
    return replace(question, level=next(iter(games[question.game].bots)))


def first_legal(question: Consult) -> Choice[Any]:
    """The last resort, when no bot can be asked: the first legal play at once."""
    return Choice(question.frame.legal[0])
