"""The messages between the benchmark and the load generator.

They run in two environments, so this imports none of our code.
"""

from typing import Any, Literal

import msgspec

WARMING = 2.0
"""Seconds of warm-up before the first measurement, for compilers and caches."""


class Order(msgspec.Struct, frozen=True):
    """A request to play at this many tables of a server, at full speed and then at half speed."""

    house: Literal["ours", "peer"]
    port: int
    pid: int
    """The process id of the server."""
    tables: int
    seats: int
    seconds: float
    game: str = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    paced: bool = True
    """Whether to measure at half speed, too."""
    rate: float | None = None
    """The rate in moves a second; None for full speed."""
    beside: int | None = None
    """The id of another process that works for the server and is measured, too; None without one."""


class Measured(msgspec.Struct, frozen=True):
    """The load generator's measurements."""

    rate: float
    """Moves a second at full speed."""
    cost: float
    """The server's CPU time per move in microseconds, over all threads."""
    paced_cost: float
    """The server's CPU time per move in microseconds, at half speed."""
    middle: float
    """The median latency in milliseconds until the last seat had its view, at half speed."""
    slow: float
    """The 99th percentile of the latency in milliseconds, at half speed."""
    view: float
    """The bytes that one seat is sent for a move."""
    busy: float
    """The share of a core that the generator used at full speed. Near 1, it was the bottleneck."""
    beside: float
    """The share of a core that the other process and its children used at full speed."""
    memory: float
    """The server's resident memory in megabytes at the end, with all sockets open."""
