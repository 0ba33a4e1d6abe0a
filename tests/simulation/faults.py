"""Plans of faults for simulated nights: storms with calm between them, drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from vernissage.core.rng import Rng

OfServer: TypeAlias = Literal[
    "killed", "lost with its machine", "stopped", "frozen", "clock jumps", "cut off from the database",
    "cut off from Redis", "far from the database", "far from Redis", "deaf to the database", "deaf to Redis",
]  # fmt: skip
OfAll: TypeAlias = Literal[
    "database down", "database slow", "disk full", "Redis restarted", "Redis hangs", "Redis forgets",
    "network slow",
]  # fmt: skip
OfPage: TypeAlias = Literal["line breaks", "line stalls", "page reloads"]
Kind: TypeAlias = OfServer | OfAll | OfPage

OF_SERVER: Final[tuple[OfServer, ...]] = get_args(OfServer)
OF_ALL: Final[tuple[OfAll, ...]] = get_args(OfAll)
OF_PAGE: Final[tuple[OfPage, ...]] = get_args(OfPage)
ALL, PAGES = "all", "pages"
LONG: Final = frozenset({"frozen", "Redis hangs", "line stalls"})
"""What may last longer than a heartbeat by far."""
LONGEST_JUMP: Final = 26 * 3600.0
"""How far a clock may be off, in seconds: more than a day, so that its date is wrong, too."""
BEGIN: Final = 5.0
"""Seconds until the first storm."""
STORM: Final = 50.0
"""Seconds with faults, before each calm."""


class Fault(msgspec.Struct, frozen=True):
    """One fault: when, what, to whom, for how long, and how badly."""

    at: float
    kind: Kind
    whose: str
    lasts: float
    by: float

    @property
    def ends(self) -> float:
        return self.at + self.lasts


def plan(
    seed: bytes, storms: int, servers: Sequence[str], *, calm: float, every: float, pages: float
) -> list[Fault]:
    """Returns the faults of a night: one per server every so many seconds, and one per so many on the lines.

    After each storm comes a calm in which nothing happens.
    """
    found: list[Fault] = []
    lanes: list[tuple[str, Sequence[Kind], float]] = [
        *((name, OF_SERVER, every) for name in servers),
        (ALL, OF_ALL, every),
        (PAGES, OF_PAGE, pages),
    ]
    for storm in range(storms):
        begin = BEGIN + storm * (STORM + calm)
        for whose, kinds, pause in lanes:
            rng = Rng(seed, f"faults of {whose}", storm)
            found += _lane(rng, whose, kinds, begin=begin, end=begin + STORM, pause=pause)
    return sorted(found, key=lambda fault: (fault.at, fault.whose))


def _lane(
    rng: Rng, whose: str, kinds: Sequence[Kind], *, begin: float, end: float, pause: float
) -> Iterator[Fault]:
    """Yields faults, one after the other. On the lines they may overlap."""
    at = begin + pause * rng.fraction()
    while at < end:
        kind = rng.pick(kinds)
        longest = 8.0 if kind in LONG else 3.0
        lasts = min(0.2 + longest * rng.fraction(), end - at)
        yield Fault(round(at, 3), kind, whose, round(lasts, 3), round(rng.fraction(), 4))
        at += pause * 2 * rng.fraction() + (0.0 if whose == PAGES else lasts)
