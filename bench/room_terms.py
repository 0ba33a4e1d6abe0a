"""The messages between the benchmark and the load generator.

They run in two environments, so this imports nothing of ours.
"""

from typing import Any, Literal

import msgspec

WARMING = 2.0
"""Warm-up in seconds before the first measurement, for compilers and caches."""


class Order(msgspec.Struct, frozen=True):
    """Play at this many tables of this server, at full speed, then at half of it."""

    house: Literal["ours", "peer"]
    port: int
    pid: int
    """The server's process."""
    tables: int
    seats: int
    seconds: float
    game: str = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    paced: bool = True
    """Whether to measure at half speed, too."""
    rate: float | None = None
    """Moves a second, instead of full speed."""
    beside: int | None = None
    """Another process that works for the server and is measured too."""


class Measured(msgspec.Struct, frozen=True):
    """The load generator's answer."""

    rate: float
    """Moves a second at full speed."""
    cost: float
    """The server's CPU time per move in microseconds, over all threads."""
    paced_cost: float
    """The same at half speed."""
    middle: float
    """The median latency in milliseconds until the last seat had its view, at half speed."""
    slow: float
    """The 99th percentile of the same."""
    view: float
    """The bytes that one seat is sent for a move."""
    busy: float
    """How much of a core the generator itself used at full speed: near 1, it was the bottleneck."""
    beside: float
    """How much of a core the other process used at full speed, with its descendants."""
    memory: float
    """The server's resident memory in megabytes at the end, with all sockets open."""
