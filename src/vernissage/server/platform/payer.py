"""Charges processor time to those who cause it: to the guest, and to the address.

The cost of a solver, a coach or a picture is known only afterwards, so it is charged afterwards. Somebody who
owes too much can't start anything new until enough time has passed. Results that are cached, or being
computed already, are free.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol, TypeAlias

from vernissage.core.refusal import Refusal

Pay: TypeAlias = Callable[[float], None]
"""Gets the number of seconds that something took."""

START: Final = 0.5
"""Seconds that are charged when a computation starts, so that starting many at once isn't free."""


class Purse(Protocol):
    """A limit on processor time for each name: `edge.limits.Buckets`."""

    def wait(self, name: str, /) -> float:
        """Returns the seconds until something new may start for this name."""

    def pay(self, name: str, seconds: float, /) -> None:
        """Charges this many seconds."""


@dataclass(frozen=True, slots=True)
class Payer:
    """Who is charged. The house itself has no purses and pays nothing."""

    purses: tuple[tuple[Purse, str], ...] = ()

    def refuse(self) -> Refusal | None:
        """Returns a refusal if they owe too much; otherwise charges the start."""
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
    """Returns the refusal that says how long to wait."""
    return Refusal("limit/wait", args={"seconds": max(1, ceil(seconds))})
