"""Plans of faults, drawn from a seed, so that a night can be repeated.

Each server has its own sequence of faults, and so have the shared services. They may overlap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from vernissage.core.rng import Rng, seed_from_text

OfHouse: TypeAlias = Literal[
    "killed", "stopped", "hung", "cut off from PostgreSQL", "cut off from Redis", "far from PostgreSQL",
    "far from Redis", "skewed",
]  # fmt: skip
OfServers: TypeAlias = Literal["Redis restarted", "PostgreSQL restarted", "Redis hung"]
Kind: TypeAlias = OfHouse | OfServers

HOUSES: Final[tuple[OfHouse, ...]] = (
    "killed", "hung", "cut off from PostgreSQL", "cut off from Redis", "skewed", "far from PostgreSQL",
    "far from Redis", "stopped",
)  # fmt: skip
SERVERS: Final[tuple[OfServers, ...]] = ("Redis restarted", "PostgreSQL restarted", "Redis hung")
SHARED: Final = "servers"
"""The owner of faults that concern everybody."""
LONGEST_SKEW: Final = 26 * 3_600
"""The maximum clock skew in seconds: more than a day, so that the date differs."""


class Fault(msgspec.Struct, frozen=True):
    """One fault: when, to whom, for how long, and how severe."""

    at: float
    whose: str
    kind: Kind
    lasts: float
    by: float = 0.0
    """Seconds of delay, or of clock skew."""

    @property
    def ends(self) -> float:
        return self.at + self.lasts


def plan(
    seed: str, seconds: float, houses: Sequence[str], every: float, only: Sequence[Kind] = ()
) -> list[Fault]:
    """Returns all faults of a night, with about one per server every so many seconds."""
    of_houses, of_servers = (
        [kind for kind in kinds if not only or kind in only] for kinds in (HOUSES, SERVERS)
    )
    lanes: list[tuple[str, Sequence[Kind]]] = [*((name, of_houses) for name in houses), (SHARED, of_servers)]
    found = [
        fault
        for number, (whose, kinds) in enumerate(lanes)
        for fault in _lane(
            Rng(seed_from_text(seed), f"faults of {whose}", number), whose, kinds, seconds, every
        )
    ]
    return sorted(found, key=lambda fault: fault.at)


def _lane(rng: Rng, whose: str, kinds: Sequence[Kind], seconds: float, every: float) -> Iterator[Fault]:
    """Yields faults so that each kind has its turn before any repeats."""
    at, left = every * rng.fraction(), list[Kind]()
    while kinds and at < seconds:
        left = left or list(rng.shuffled(kinds))
        fault = _drawn(rng, at, whose, left.pop())
        if fault.ends > seconds:
            return
        yield fault
        at = fault.ends + every * (0.5 + rng.fraction())


def _drawn(rng: Rng, at: float, whose: str, kind: Kind) -> Fault:
    by = 0.0
    if kind == "skewed":
        by = LONGEST_SKEW * (2 * rng.fraction() - 1)
    elif kind.startswith("far"):
        by = 0.02 + 0.1 * rng.fraction()
    longest = 8.0 if kind in {"hung", "Redis hung"} else 3.0
    return Fault(round(at, 2), whose, kind, round(0.2 + longest * rng.fraction(), 2), round(by, 3))
