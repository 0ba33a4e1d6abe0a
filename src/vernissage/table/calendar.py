"""The daily deal: the same for everyone on this server, and secret until the day is over.

Days are UTC days, so the whole server has one midnight.
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
"""The length of the key in a link, in bytes: 16 letters in base64."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """Knows today's date, and derives the seed of each daily deal."""

    secret: bytes = field(repr=False)
    """The server's secret, from which the seeds of all daily deals are derived."""
    now: Callable[[], float]
    """Returns the present time in seconds since 1970."""
    first: str = ""
    """The first date with a daily deal on this server."""

    def since(self, earliest: str) -> Calendar:
        """Returns this calendar with another first day: `earliest`, or today if it is empty."""
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
        """Returns the seed of a daily deal. Nobody can predict it without the secret."""
        said = f"{name}\0{game.info.version}\0{day}"
        return hmac.digest(self.secret, said.encode(), "sha256")

    def shown_as(self, guest: str, name: str, day: str) -> str:
        """Returns the key in a link to a guest's result. It is secret, and doesn't identify the guest."""
        said = f"shown\0{guest}\0{name}\0{day}"
        return urlsafe_b64encode(hmac.digest(self.secret, said.encode(), "sha256")[:SHOWN_BYTES]).decode()

    def is_sealed(self, day: str) -> bool:
        """Whether this date's daily deal is still secret. False for an empty date."""
        return bool(day) and day >= self.today

    def day(self, wanted: bool | str) -> str | Refusal:  # noqa: FBT001 - a request's field: true is today
        """Returns today for a bool, otherwise the date `wanted`. Refuses dates without a deal so far."""
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
