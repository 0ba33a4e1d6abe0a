"""What every request and every socket needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request

from vernissage.core.refusal import Refusal
from vernissage.server.edge.limits import Buckets, Limits
from vernissage.server.edge.security import Door
from vernissage.server.edge.session import Sessions, Visit
from vernissage.server.history.history import History
from vernissage.server.notify.calls import Calls
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.moderation import Keeper
from vernissage.server.operations.tracing import Traces
from vernissage.server.pages.postcards import Postcards
from vernissage.server.platform.chance import Chance
from vernissage.server.platform.clock import Clock
from vernissage.server.platform.payer import Payer, too_often
from vernissage.server.store import Store
from vernissage.server.tables.places import Places
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table_lists import TableLists
from vernissage.server.workers.coach import Coach
from vernissage.server.workers.day_solver import DaySolver
from vernissage.table.calendar import Calendar


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running house."""

    store: Store
    sessions: Sessions
    tables: Registry
    lists: TableLists
    places: Places
    """Where sockets find their tables: among those of this process or, where there are several, of any."""
    keeper: Keeper
    limits: Limits
    metrics: Metrics
    traces: Traces
    door: Door
    calendar: Calendar
    clock: Clock
    chance: Chance
    calls: Calls
    history: History
    coach: Coach
    day_solver: DaySolver
    postcards: Postcards
    games: tuple[str, ...]
    """Those offered to guests."""
    elsewhere: str
    """Where other devices in the network find the house; empty if they don't."""

    def payer(self, request: HTTPConnection, visit: Visit | None) -> Payer:
        """Who pays for what is set going by this request."""
        address = (self.limits.thinking, self.door.address(request.scope))
        return Payer((address,) if visit is None else (address, (self.limits.guest_thinking, visit.guest.id)))

    def within(self, buckets: Buckets, request: Request) -> Refusal | None:
        """Has this address asked for that too often? If not, it counts."""
        address = self.door.address(request.scope)
        return None if buckets.take(address) else too_often(buckets.wait(address))
