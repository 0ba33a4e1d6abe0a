"""What every request and every socket needs, in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request

from vernissage.core.refusal import Refusal
from vernissage.server.calls import Calls
from vernissage.server.chance import Chance
from vernissage.server.coaching import Coaching
from vernissage.server.daily import Calendar
from vernissage.server.keeper import Keeper
from vernissage.server.limits import Buckets, Limits, too_often
from vernissage.server.metrics import Metrics
from vernissage.server.payer import Payer
from vernissage.server.postcards import Postcards
from vernissage.server.reaching import Reaching
from vernissage.server.registry import Registry
from vernissage.server.security import Door
from vernissage.server.session import Sessions, Visit
from vernissage.server.store import Store
from vernissage.server.table_lists import TableLists
from vernissage.server.tracing import Traces

if TYPE_CHECKING:
    from vernissage.server.far.hall import Hall


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running house."""

    store: Store
    sessions: Sessions
    tables: Registry
    lists: TableLists
    places: Registry | Hall
    """Where sockets find their tables: among those of this process or, where there are several, of any."""
    keeper: Keeper
    limits: Limits
    metrics: Metrics
    traces: Traces
    door: Door
    calendar: Calendar
    chance: Chance
    calls: Calls
    coaching: Coaching
    reaching: Reaching
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
