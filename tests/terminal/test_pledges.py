"""A terminal reveals its contribution to one draft, and only where it has pledged it."""

from parlour.core.fair import pledge
from parlour.server import wire
from parlour.terminal.pledges import Pledges


def room(commitment: str = "c", phase: wire.Phase = wire.Phase.LOBBY) -> wire.RoomShown:
    shown = dict.fromkeys(wire.RoomShown.__struct_fields__)
    return wire.RoomShown(**{**shown, "yours": (0,), "commitment": commitment, "phase": phase})  # type: ignore[arg-type]


def test_it_pledges_once_for_a_commitment_and_reveals_to_one_draft() -> None:
    pledges = Pledges()
    assert pledges.see(room(phase=wire.Phase.PLAYING)) is None
    told = pledges.see(room())
    assert told is not None
    assert pledges.see(room()) is None
    pledges.greet()
    assert pledges.see(room()) == told, "again after every hello"
    draft = {"commitment": "c", "pledges": [told["pledge"]], "seats": ["Anna"]}
    mine = pledges.reveal(draft)
    assert mine is not None
    assert pledge(mine) == told["pledge"]
    assert pledges.reveal(draft) == mine
    assert pledges.reveal({**draft, "seats": ["Eve"]}) is None


def test_it_reveals_nothing_to_another_house() -> None:
    pledges = Pledges()
    told = pledges.see(room())
    assert told is not None
    assert pledges.reveal({"commitment": "d", "pledges": [told["pledge"]]}) is None
    assert pledges.reveal({"commitment": "c", "pledges": [""]}) is None
