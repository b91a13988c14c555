"""What the house does in Pig: it throws the die."""

from msgspec.structs import replace

from parlour.core.game import Alarm, Illegal, Outcomes, Rng, alike
from parlour.kit.dice import FACES
from parlour_pig.model import DieFell, Refusal, Rolled, State, Toss, TurnLost
from parlour_pig.rules import After, pass_on


def alarms(state: State) -> tuple[Alarm[Toss], ...]:
    return (Alarm(Toss(state.rolls)),) if state.rolling else ()


def draw(state: State, due: Toss, rng: Rng) -> Rolled:
    return Rolled(1 + rng.below(6))


def outcomes(state: State, due: Toss) -> Outcomes[Rolled]:
    return alike(map(Rolled, FACES))


def deal(state: State, draw: Rolled) -> After:
    """PG-R2: a 1 ends the turn with nothing; any other face is added up."""
    if not alarms(state):
        raise Illegal(Refusal.NOT_THAT_DIE)
    seat, face = state.seat, draw.face
    turn = 0 if face == 1 else state.turn + face
    fell = replace(state, turn=turn, rolls=state.rolls + 1, face=face, rolling=False)
    news = DieFell(seat, face, turn)
    if face == 1:
        return pass_on(fell), (news, TurnLost(seat, state.turn))
    return fell, (news,)
