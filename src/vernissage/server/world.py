"""What a letter may know besides the room it arrives in: what time it is, which day, and chance."""

from __future__ import annotations

import msgspec

from vernissage.server.chance import Chance
from vernissage.server.daily import Calendar


class World(msgspec.Struct, frozen=True):
    """The moment in which a letter is opened."""

    now: float
    """Seconds on a clock that nobody sets: for how long somebody thinks or is away."""
    time: float
    """Seconds since 1970: when a vote closes, even if the house is closed meanwhile."""
    calendar: Calendar
    chance: Chance
    attempt: int = 0
    """How often this letter was opened before, where the code it drew was in use."""
