"""The deal of a day: the same for everyone in this house, and secret until the day is over.

Days are UTC days, so the whole house has one midnight.
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from typing import Final

from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal

UNKNOWN: Final = Refusal("daily/unknown")
FUTURE: Final = Refusal("daily/future")
NEVER_DEALT: Final = Refusal("daily/never-dealt")
SEALED: Final = Refusal("daily/sealed")
SHOWN_BYTES: Final = 12
"""Length of the key in a link; 16 letters in base64."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """Says which day it is, and derives the seed of each day's deal."""

    secret: bytes = field(repr=False)
    """The secret of the house. All deals of days are derived from it."""
    now: Callable[[], float]
    """Seconds since 1970."""
    first: str = ""
    """The first day with a deal in this house."""

    def since(self, earliest: str) -> Calendar:
        """The same calendar, starting on this day; today if the day is empty."""
        return replace(self, first=min(earliest or self.today, self.today))

    @property
    def today(self) -> str:
        return _day(self.now()).isoformat()

    @property
    def left(self) -> float:
        """Seconds until today is over."""
        tomorrow = _day(self.now()) + timedelta(days=1)
        return datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=UTC).timestamp() - self.now()

    def seed(self, name: str, game: AnyGame, day: str) -> bytes:
        """The seed of a day's deal. Without the secret nobody can predict it."""
        said = f"{name}\0{game.info.version}\0{day}"
        return hmac.digest(self.secret, said.encode(), "sha256")

    def shown_as(self, guest: str, name: str, day: str) -> str:
        """The key in a link to a guest's result. It can't be guessed, and doesn't identify the guest."""
        said = f"shown\0{guest}\0{name}\0{day}"
        return urlsafe_b64encode(hmac.digest(self.secret, said.encode(), "sha256")[:SHOWN_BYTES]).decode()

    def is_sealed(self, day: str) -> bool:
        """Is this day's deal still secret? False for an empty day."""
        return bool(day) and day >= self.today

    def day(self, wanted: bool | str) -> str | Refusal:  # noqa: FBT001 - as it was said: true is today
        """The day that was asked for: True is today, a date must be a past day with a deal."""
        if isinstance(wanted, bool):
            return self.today
        try:
            found = date.fromisoformat(wanted).isoformat()
        except ValueError:
            return UNKNOWN
        if found < self.first:
            return NEVER_DEALT
        return found if found <= self.today else FUTURE


def _day(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()
