"""A terminal's part in the chance of a game: it pledges a contribution, and reveals it once.

Like the page it answers only a draft with its own pledge in it (docs/fairness.md).
"""

from secrets import token_hex
from typing import Any

from parlour.core.fair import pledge
from parlour.server import wire


class Pledges:
    def __init__(self) -> None:
        self._commitment = ""
        self._contribution = ""
        self._draft: Any = None
        self._is_said = False

    def greet(self) -> None:
        """The link is new: whatever was pledged is said again."""
        self._is_said = False

    def see(self, room: wire.RoomShown) -> dict[str, str] | None:
        """What to pledge, when the house has bound itself for another game."""
        between = room.phase is not wire.Phase.PLAYING and bool(room.yours)
        if not between or (room.commitment == self._commitment and self._is_said):
            return None
        if room.commitment != self._commitment:
            self._commitment, self._contribution, self._draft = room.commitment, token_hex(16), None
        self._is_said = True
        return {"commitment": self._commitment, "pledge": pledge(self._contribution)}

    def reveal(self, header: Any) -> str | None:
        """What to reveal to this draft."""
        ours = pledge(self._contribution) in header["pledges"]
        if not ours or header["commitment"] != self._commitment:
            return None
        if self._draft not in (None, header):
            return None
        self._draft = header
        return self._contribution
