"""The deal of a day: the same for everyone who plays it here, sealed until the day is over.

Days are those of UTC, so that a house full of travellers has one midnight.
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
"""Of the key in a link: 16 letters."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """Which day it is, and what is dealt on it."""

    secret: bytes = field(repr=False)
    """The house's own, from which the deal of every day follows. It is never told."""
    now: Callable[[], float]
    """Seconds since 1970."""
    first: str = ""
    """The first day that was dealt here: before it nobody could have played."""

    def since(self, earliest: str) -> Calendar:
        """The same, where this is the earliest day of which anything is known; if nothing is, today."""
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
        """The deal of this day in this house: without the secret nobody can foretell it."""
        said = f"{name}\0{game.info.version}\0{day}"
        return hmac.digest(self.secret, said.encode(), "sha256")

    def shown_as(self, guest: str, name: str, day: str) -> str:
        """What a link says by which a guest shows their day: it names nobody, and nobody can guess it."""
        said = f"shown\0{guest}\0{name}\0{day}"
        return urlsafe_b64encode(hmac.digest(self.secret, said.encode(), "sha256")[:SHOWN_BYTES]).decode()

    def is_sealed(self, day: str) -> bool:
        """Is this day's deal still a secret? Never where there is no day."""
        return bool(day) and day >= self.today

    def day(self, wanted: bool | str) -> str | Refusal:  # noqa: FBT001 - as it was said: true is today
        """The day somebody wants to play or see: today, or one that was dealt here and is over."""
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
