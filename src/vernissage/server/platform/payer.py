"""Whoever has the house think pays for it, in seconds of a processor: as a guest, and as an address.

Limits that count how often something is asked for fit what always costs the same. What a solver, a coach or a
draughtsman takes is known only afterwards; so it is charged afterwards, and whoever owes too much has nothing
new set going until it is paid off. What was found before, or is being found out already, is free.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol, TypeAlias

from vernissage.core.refusal import Refusal

Pay: TypeAlias = Callable[[float], None]
"""Told how many seconds something took."""

START: Final = 0.5
"""Seconds that are charged at once when something is set going: many at the same time aren't free either."""


class Purse(Protocol):
    """A limit by name, counted in seconds of a processor: `edge.limits.Buckets`."""

    def wait(self, name: str, /) -> float:
        """Seconds until something new may be started for this name."""

    def pay(self, name: str, seconds: float, /) -> None:
        """Charge so many seconds."""


@dataclass(frozen=True, slots=True)
class Payer:
    """Somebody who asks. The house itself, which pays nothing, has no purses."""

    purses: tuple[tuple[Purse, str], ...] = ()

    def refuse(self) -> Refusal | None:
        """Why nothing new is set going for them; if it is, the start is paid."""
        wait = max((buckets.wait(name) for buckets, name in self.purses), default=0.0)
        if wait:
            return too_often(wait)
        self.pay(START)
        return None

    def pay(self, seconds: float) -> None:
        for buckets, name in self.purses:
            buckets.pay(name, seconds)


NOBODY: Final = Payer()


def too_often(seconds: float) -> Refusal:
    """Not now, but after so long."""
    return Refusal("limit/wait", args={"seconds": max(1, ceil(seconds))})
