"""What is asked of the load generator, and what it answers.

The two speak from two environments, so this imports nothing of ours.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

WARMING = 2.0
"""Seconds before a house is measured for the first time: compilers and caches need them."""


class Order(msgspec.Struct, frozen=True):
    """Play at so many tables of this house, as fast as it goes, then at half of that."""

    house: Literal["ours", "peer"]
    port: int
    pid: int
    """The process of the house."""
    tables: int
    seats: int
    seconds: float
    game: str = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    paced: bool = True
    """Is it measured at half of that, too?"""
    rate: float | None = None
    """Moves a second, where it shall not go as fast as it can."""
    beside: int | None = None
    """Another process that works for the house, if it is looked at, too."""


class Measured(msgspec.Struct, frozen=True):
    """What came of it."""

    rate: float
    """Moves a second, as fast as it goes."""
    cost: float
    """Microseconds of processor time that the house spent on each of them, all its threads together."""
    paced_cost: float
    """The same at half of that."""
    middle: float
    """Milliseconds until the last seat had its view, at half: half of the moves took no longer."""
    slow: float
    """99 of a hundred took no longer."""
    view: float
    """Bytes in what one seat is told of a move."""
    busy: float
    """How much of a core the generator itself used at full speed: near 1, it was what held things up."""
    beside: float
    """How much of a core the process beside it used at full speed, with those that it has started."""
    memory: float
    """Resident megabytes of the house at the end, all sockets still open."""
