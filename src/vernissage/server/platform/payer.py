"""Charges processor time to those who cause it: to the guest, and to the address.

The cost of a solver, a coach or a picture is known only afterwards, so it is charged afterwards. Somebody who
owes too much can't start new work until enough time has passed. Results that are cached, or are being
computed already, are free.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol, TypeAlias

from vernissage.core.refusal import Refusal

Pay: TypeAlias = Callable[[float], None]
"""A function that charges a number of seconds."""

START: Final = 0.5
"""Seconds that are charged when a computation starts, so that starting many at once isn't free."""


class Purse(Protocol):
    """A limit on processor time for each name, such as `edge.limits.Buckets`."""

    def wait(self, name: str, /) -> float:
        """Returns the seconds until new work may start for this name."""

    def pay(self, name: str, seconds: float, /) -> None:
        """Charges the seconds to this name."""


@dataclass(frozen=True, slots=True)
class Payer:
    """The guest and the address that are charged for work. The server itself pays nothing."""

    purses: tuple[tuple[Purse, str], ...] = ()

    def refuse(self) -> Refusal | None:
        """Returns a refusal if the payer owes too much. Otherwise charges `START` and returns None."""
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
    """Returns a refusal with the number of seconds to wait."""
    return Refusal("limit/wait", args={"seconds": max(1, ceil(seconds))})
