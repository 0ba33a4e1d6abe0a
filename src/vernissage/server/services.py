"""What every request and every socket needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.server.coaching import Coaching
from vernissage.server.daily import Calendar
from vernissage.server.limits import Limits
from vernissage.server.metrics import Metrics
from vernissage.server.registry import Registry
from vernissage.server.security import Door
from vernissage.server.session import Sessions
from vernissage.server.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running house."""

    store: Store
    sessions: Sessions
    tables: Registry
    limits: Limits
    metrics: Metrics
    door: Door
    calendar: Calendar
    coaching: Coaching
    games: tuple[str, ...]
    """Those offered to guests."""
    elsewhere: str
    """Where other devices in the network find the house; empty if they don't."""
