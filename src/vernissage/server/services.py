"""The services that requests and sockets use, in one class."""

from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request

from vernissage.core.refusal import Refusal
from vernissage.server.edge.https import OwnHttps
from vernissage.server.edge.limits import Buckets, Limits
from vernissage.server.edge.security import Door
from vernissage.server.edge.session import Sessions, Visit
from vernissage.server.history.history import History
from vernissage.server.notify.calls import Calls
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.moderation import Moderation
from vernissage.server.operations.tracing import Traces
from vernissage.server.pages.postcards import Postcards
from vernissage.server.platform import Executor
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
    """The parts of a running server."""

    store: Store
    sessions: Sessions
    tables: Registry
    lists: TableLists
    places: Places
    """Finds tables for sockets: in this process or, in a cluster, in any process."""
    moderation: Moderation
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
    files: Executor
    """The threads that read files for responses."""
    games: tuple[str, ...]
    """The games offered to guests."""
    https: OwnHttps | None
    """The addresses of a house with a certificate of its own authority; None for any other."""
    elsewhere: str
    """The server's address for other devices in the network; empty if there is none."""
    alone: bool = False
    """Whether nobody else can reach the server, because it runs in a browser tab."""

    def payer(self, request: HTTPConnection, visit: Visit | None) -> Payer:
        """Returns the accounts that are charged for processor time: the address and, if known, the guest."""
        address = (self.limits.thinking, self.door.address(request.scope))
        return Payer((address,) if visit is None else (address, (self.limits.guest_thinking, visit.guest.id)))

    def within(self, buckets: Buckets, request: Request) -> Refusal | None:
        """Counts a request against a limit for its address. Returns a refusal if the limit is exceeded."""
        address = self.door.address(request.scope)
        return None if buckets.take(address) else too_often(buckets.wait(address))
