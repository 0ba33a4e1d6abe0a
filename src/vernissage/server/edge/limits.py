"""Rate limits. Time comes from a clock argument, so nothing here waits or sleeps.

A limit is a token bucket: it allows a burst, and after that one more at a fixed interval. For each address
(or socket) one number is stored: the time at which its bucket is full again. An address whose time has passed
is forgotten, so memory holds only recent addresses, and never more than `KEPT`. If there are more, the least
recently used are dropped first, because their buckets are nearly full.

How safe a table's code is: There are 24^4 = 331,776 codes of four letters. One address can try 8 wrong codes
at once and then one every 10 seconds, 8,640 a day. Finding one particular table takes 19 days on average (38
at most). Finding any of 100 live tables takes 331,776 / 101 = 3,285 tries or 9 hours, any of 1,000 an hour.
Someone with 100 addresses is 100 times as fast. A guesser finds the public view of a table, and a free chair
if its game has not begun; never a hand or someone's seat. A server with more than a few hundred live tables
should use codes of five letters, which take 24 times as long.

The other secrets are too long to guess: seat keys have 128 bits, cookies 256. A recovery phrase has 60 bits:
with one try a minute from each of a million addresses, finding any of a million phrases takes two years.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

Clock: TypeAlias = Callable[[], float]
"""A monotonic clock in seconds, such as `time.monotonic`."""

Counted: TypeAlias = tuple[dict[str, dict[str, float]], dict[str, int]]
"""The usage by limit and address, and the number of open sockets by address."""

KEPT: Final = 10_000
"""The maximum number of addresses remembered per limit: about 2 MB."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A token bucket: it allows `burst` at once, and then one more every `every` seconds."""

    burst: int
    every: float

    def wait(self, paid: float, now: float) -> float:
        """Returns the seconds until a token is available. The bucket is full again at the time `paid`."""
        return max(0.0, paid - now - (self.burst - 1) * self.every)

    def pay(self, paid: float, now: float) -> float:
        """Takes one token, and returns the time when the bucket will be full again."""
        return max(paid, now) + self.every


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The limits of a server: generous to a school class behind one address, strict with programs."""

    messages: Limit = Limit(burst=60, every=0.1)
    """Messages from one socket."""
    talk: Limit = Limit(burst=8, every=1.5)
    """Chat messages from one socket. They count as messages, too."""
    pings: Limit = Limit(burst=30, every=1)
    """Pings from one socket; not counted as messages."""
    nonsense: Limit = Limit(burst=60, every=1)
    """Malformed or oversized messages from one address. Our own pages send none."""
    frames: Limit = Limit(burst=60, every=0.1)
    """WebSocket frames of one socket that are not complete messages: control frames and fragments."""
    waiting: int = 200
    """Messages of one socket that may be queued: more than the socket may send in a burst."""
    sockets: int = 100
    """Sockets open at once from one address."""
    all_sockets: int = 10_000
    """Sockets open at once in total."""
    connections: int = 300
    """HTTP connections open at once from one address."""
    all_connections: int = 2_000
    """HTTP connections open at once in total."""
    requests: Limit = Limit(burst=1_000, every=0.05)
    """HTTP requests from one address, including static files."""
    guest_requests: Limit = Limit(burst=300, every=0.1)
    """HTTP requests of one guest, from any address."""
    all_requests: Limit = Limit(burst=4_000, every=0.002)
    """HTTP requests in total."""
    refusals: Limit = Limit(burst=100, every=1)
    """Refused requests from one address. Beyond this limit its connections are dropped without a response."""
    guests: Limit = Limit(burst=50, every=20)
    """New guests created from one address. Each is a row in the database."""
    tables: Limit = Limit(burst=20, every=20)
    codes: Limit = Limit(burst=8, every=10)
    """Wrong table codes from one address. Correct codes are not counted."""
    phrases: Limit = Limit(burst=5, every=60)
    """Recovery phrases tried or created from one address."""
    archives: Limit = Limit(burst=3, every=60)
    """Exports or deletions of guests' data from one address."""
    thinking: Limit = Limit(burst=600, every=2)
    """Seconds of processor time for one address: coach, solver, pictures, archives (payer.py). A coach report
    takes five, a picture one. In the long run one address gets half a processor."""
    guest_thinking: Limit = Limit(burst=120, every=4)
    """Seconds of processor time for one guest, from any address."""


_NONE: Final[dict[str, Any]] = {
    field.name: Limit(burst=1, every=0.0) if isinstance(field.default, Limit) else 1_000_000
    for field in fields(Rules)
}
UNLIMITED: Final = Rules(**_NONE)
"""Rules without limits, for load tests on one machine."""


class Bucket:
    """A token bucket for a single caller, such as one socket."""

    __slots__ = ("_clock", "_limit", "_paid")

    def __init__(self, limit: Limit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._paid = 0.0

    def wait(self) -> float:
        """Returns the seconds until a token is available; 0 if there is one."""
        return self._limit.wait(self._paid, self._clock())

    def take(self) -> bool:
        """Takes one token, and returns whether there was one."""
        now = self._clock()
        allowed = not self._limit.wait(self._paid, now)
        if allowed:
            self._paid = self._limit.pay(self._paid, now)
        return allowed


class Buckets:
    """One token bucket for each address or guest, all with one limit."""

    def __init__(self, limit: Limit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._paid: dict[str, float] = {}
        self.spent: dict[str, float] | None = None
        """Usage by address that was not yet reported to other processes; None if limits are not shared."""

    def __len__(self) -> int:
        return len(self._paid)

    def wait(self, address: str) -> float:
        """Returns the seconds until a token is available for this address; 0 if there is one."""
        return self._limit.wait(self._paid.get(address, 0.0), self._clock())

    def take(self, address: str) -> bool:
        """Takes one token for this address, and returns whether there was one."""
        now = self._clock()
        paid = self._paid.pop(address, 0.0)
        allowed = not self._limit.wait(paid, now)
        # Reinserted at the end, so that the dictionary is in order of last use.
        self._paid[address] = self._limit.pay(paid, now) if allowed else paid
        self._forget(now)
        if allowed:
            self._note(address, 1)
        return allowed

    def pay(self, address: str, many: float) -> None:
        """Charges a cost that is known only after the work, and records it for other processes."""
        self.charge(address, many)
        self._note(address, many)

    def charge(self, address: str, many: float) -> None:
        """Charges usage that has already happened, here or in another process, even beyond the limit."""
        now = self._clock()
        self._paid[address] = max(self._paid.pop(address, 0.0), now) + many * self._limit.every
        self._forget(now)

    def _note(self, address: str, many: float) -> None:
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) + many

    def _forget(self, now: float) -> None:
        while self._paid:
            oldest = next(iter(self._paid))
            if len(self._paid) <= KEPT and self._paid[oldest] > now:
                return
            del self._paid[oldest]


class ConnectionLimit:
    """Limits the number of open connections, per address and in total."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._inside: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}
        """The open connections of other processes: for each process, their number by address."""
        self.total = 0

    def enter(self, address: str) -> bool:
        """Counts one more connection if allowed, and returns whether it is. Each success needs a `leave`."""
        elsewhere = sum(inside.get(address, 0) for inside in self._elsewhere.values())
        if self.total >= self._in_all or self._inside.get(address, 0) + elsewhere >= self._each:
            return False
        self._inside[address] = self._inside.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def inside(self) -> dict[str, int]:
        """Returns the number of open connections for each address."""
        return dict(self._inside)

    def count(self, process: str, inside: dict[str, int]) -> None:
        """Sets the connection counts of another process, by address."""
        self._elsewhere[process] = inside

    def forget_all_but(self, processes: frozenset[str]) -> None:
        """Drops the connection counts of processes that no longer exist."""
        self._elsewhere = {name: inside for name, inside in self._elsewhere.items() if name in processes}


class Limits:
    """All limits of a server, with their current usage."""

    def __init__(self, clock: Clock, rules: Rules | None = None) -> None:
        self._clock = clock
        self.rules = rules = rules or Rules()
        self.sockets = ConnectionLimit(rules.sockets, rules.all_sockets)
        self.connections = ConnectionLimit(rules.connections, rules.all_connections)
        self.requests = Buckets(rules.requests, clock)
        self.guest_requests = Buckets(rules.guest_requests, clock)
        self.all_requests = Bucket(rules.all_requests, clock)
        self.refusals = Buckets(rules.refusals, clock)
        self.nonsense = Buckets(rules.nonsense, clock)
        self.guests = Buckets(rules.guests, clock)
        self.tables = Buckets(rules.tables, clock)
        self.codes = Buckets(rules.codes, clock)
        self.phrases = Buckets(rules.phrases, clock)
        self.archives = Buckets(rules.archives, clock)
        self.thinking = Buckets(rules.thinking, clock)
        self.guest_thinking = Buckets(rules.guest_thinking, clock)

    def request(self, address: str, guest: str) -> float:
        """Counts a request; returns the seconds to wait if it is not allowed, otherwise 0.

        The guest is the value of the cookie, valid or not: nobody else knows a real one, and a caller who
        makes some up is still limited by address.
        """
        if not self.requests.take(address):
            self.refusals.take(address)
            return self.requests.wait(address)
        if guest and not self.guest_requests.take(guest):
            return self.guest_requests.wait(guest)
        return 0.0 if self.all_requests.take() else self.all_requests.wait()

    # Several processes share limits: each regularly tells the others its usage. Until then a caller has
    # the full limit at each process. If processes can't reach each other, each counts only its own callers.

    @property
    def _shared(self) -> dict[str, Buckets]:
        return {name: each for name, each in vars(self).items() if isinstance(each, Buckets)}

    def share(self) -> Counted:
        """Starts recording usage for other processes, and returns the current counts."""
        for buckets in self._shared.values():
            buckets.spent = {}
        return self.counted()

    def counted(self) -> Counted:
        """Returns the usage since the last call, and the number of open sockets by address."""
        spent = {name: buckets.spent for name, buckets in self._shared.items() if buckets.spent}
        for name in spent:
            self._shared[name].spent = {}
        return spent, self.sockets.inside()

    def count(self, process: str, counted: Counted) -> None:
        """Adds the usage reported by another process."""
        spent, inside = counted
        for name, taken in spent.items():
            for address, many in taken.items():
                self._shared[name].charge(address, many)
        self.sockets.count(process, inside)

    def of_socket(self, limit: Limit) -> Bucket:
        """Returns a new bucket for one socket, with one of the limits in `rules`."""
        return Bucket(limit, self._clock)
