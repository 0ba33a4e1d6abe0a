"""How often is too often. Time comes in through a clock, so nothing here waits or sleeps.

A limit allows a burst, then one more every so many seconds. For each address (or socket) one number is
kept: the time at which all it has done is paid off. An address whose time has come is as good as new
and forgotten, so memory holds only those who did something just now; and never more than `KEPT` of
them, however many addresses someone has. If there are more, those heard of least recently are forgotten
first: they owe least.

How safe a table's code is. There are 24^4 = 331,776 codes of four letters. From one address one can try
8 wrong ones at once and then one every 10 seconds, 8,640 a day. To find one particular table takes 19 days
on average (38 at most). To find any of 100 live tables takes 331,776 / 101 = 3,285 tries or 9 hours, any
of 1,000 an hour. Someone with 100 addresses is 100 times as fast. What is found is a table as the public
sees it, and a free chair if it still gathers; never a hand, never someone's seat. A house with more than
a few hundred live tables should use codes of five letters, which take 24 times as long.

The other secrets are out of reach by size: seat keys have 128 bits, cookies 256. A recovery phrase has 60
bits: with one try a minute from each of a million addresses, any of a million phrases takes two years.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Seconds since whenever, never going back: `time.monotonic`."""

Counted: TypeAlias = tuple[dict[str, dict[str, float]], dict[str, int]]
"""How much of each limit was used, by its name and by address; and how many sockets each address has open."""

KEPT: Final = 10_000
"""Addresses remembered for each limit: some 2 MB if all are."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, then one every so many seconds."""

    burst: int
    every: float

    def wait(self, paid: float, now: float) -> float:
        """Seconds until one more is allowed, to someone who has paid off all at the time `paid`."""
        return max(0.0, paid - now - (self.burst - 1) * self.every)

    def pay(self, paid: float, now: float) -> float:
        """When all will be paid off after one more."""
        return max(paid, now) + self.every


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The limits of a house. Generous to a school class behind one address, hard on a program."""

    messages: Limit = Limit(burst=60, every=0.1)
    """What one socket may say."""
    talk: Limit = Limit(burst=8, every=1.5)
    """Of it, what it may say to the others at the table."""
    pings: Limit = Limit(burst=30, every=1)
    """How often it may ask whether the house is there; that takes nothing from what it may say."""
    nonsense: Limit = Limit(burst=60, every=1)
    """From one address, messages that mean nothing or are too long: our pages send none."""
    frames: Limit = Limit(burst=60, every=0.1)
    """What it may send that is no message: control frames, and pieces of messages."""
    waiting: int = 200
    """Messages that may wait until they are heard: more than a socket may say at once."""
    sockets: int = 100
    """Open at once from one address."""
    all_sockets: int = 10_000
    """Open at once in the house."""
    connections: int = 300
    """For requests, open at once from one address."""
    all_connections: int = 2_000
    """For requests, open at once in the house."""
    requests: Limit = Limit(burst=1_000, every=0.05)
    """From one address, whatever is asked for: the page and all it loads, too."""
    guest_requests: Limit = Limit(burst=300, every=0.1)
    """Of one guest, from whatever addresses."""
    all_requests: Limit = Limit(burst=4_000, every=0.002)
    """In the house."""
    refusals: Limit = Limit(burst=100, every=1)
    """To one address that asks for more. After so many its connections are ended without a word."""
    guests: Limit = Limit(burst=50, every=20)
    """New guests: each is a row in the store."""
    tables: Limit = Limit(burst=20, every=20)
    codes: Limit = Limit(burst=8, every=10)
    """Wrong codes; right ones are free."""
    phrases: Limit = Limit(burst=5, every=60)
    """Recovery phrases tried, or made."""
    archives: Limit = Limit(burst=3, every=60)
    """All there is of a guest, packed or taken away."""
    thinking: Limit = Limit(burst=600, every=2)
    """Seconds for which a processor thinks for one address: coach, solver, pictures, archives (payer.py). A
    report of the coach takes five, a picture one; whoever wants ever more gets half a processor."""
    guest_thinking: Limit = Limit(burst=120, every=4)
    """The same for one guest, from whatever addresses."""


_ANY: Final = Limit(burst=1, every=0.0)
UNLIMITED: Final = Rules(
    messages=_ANY,
    talk=_ANY,
    pings=_ANY,
    sockets=1_000_000,
    all_sockets=1_000_000,
    nonsense=_ANY,
    frames=_ANY,
    waiting=1_000_000,
    connections=1_000_000,
    all_connections=1_000_000,
    requests=_ANY,
    guest_requests=_ANY,
    all_requests=_ANY,
    refusals=_ANY,
    guests=_ANY,
    tables=_ANY,
    codes=_ANY,
    phrases=_ANY,
    archives=_ANY,
    thinking=_ANY,
    guest_thinking=_ANY,
)
"""For load tests on one machine."""


class Bucket:
    """One limit for one socket."""

    __slots__ = ("_clock", "_limit", "_paid")

    def __init__(self, limit: Limit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._paid = 0.0

    def wait(self) -> float:
        """Seconds until one more is allowed: 0 if it is now. Asking is free."""
        return self._limit.wait(self._paid, self._clock())

    def take(self) -> bool:
        """Is one more allowed? Then it counts."""
        now = self._clock()
        allowed = not self._limit.wait(self._paid, now)
        if allowed:
            self._paid = self._limit.pay(self._paid, now)
        return allowed


class Buckets:
    """One limit for each address."""

    def __init__(self, limit: Limit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._paid: dict[str, float] = {}
        self.spent: dict[str, float] | None = None
        """Where several processes count together: what was taken here, until the others are told."""

    def __len__(self) -> int:
        return len(self._paid)

    def wait(self, address: str) -> float:
        """Seconds until one more is allowed to this address: 0 if it is now. Asking is free."""
        return self._limit.wait(self._paid.get(address, 0.0), self._clock())

    def take(self, address: str) -> bool:
        """Is one more allowed to this address? Then it counts."""
        now = self._clock()
        paid = self._paid.pop(address, 0.0)
        allowed = not self._limit.wait(paid, now)
        # Put back at the end: the order of the dictionary is who was heard of least recently.
        self._paid[address] = self._limit.pay(paid, now) if allowed else paid
        self._forget(now)
        if allowed:
            self._note(address, 1)
        return allowed

    def pay(self, address: str, many: float) -> None:
        """It took so many, as turned out afterwards."""
        self.charge(address, many)
        self._note(address, many)

    def charge(self, address: str, many: float) -> None:
        """Counts what was taken already, here or in another process, even beyond the limit."""
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


class Doors:
    """How many are in at once, from each address and in all. Remembers only those who are."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._inside: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}
        """By process, where several count together."""
        self.total = 0

    def enter(self, address: str) -> bool:
        """May one more come in? Then it is in, and must `leave`."""
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
        """How many are in from each address."""
        return dict(self._inside)

    def count(self, process: str, inside: dict[str, int]) -> None:
        """So many are in through the doors of another process."""
        self._elsewhere[process] = inside

    def forget_all_but(self, processes: frozenset[str]) -> None:
        """Whoever was in elsewhere is not, where there is no such process any more."""
        self._elsewhere = {name: inside for name, inside in self._elsewhere.items() if name in processes}


class Limits:
    """All limits of a house."""

    def __init__(self, clock: Clock, rules: Rules | None = None) -> None:
        self._clock = clock
        self._rules = rules = rules or Rules()
        self.waiting = rules.waiting
        self.sockets = Doors(rules.sockets, rules.all_sockets)
        self.connections = Doors(rules.connections, rules.all_connections)
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
        """Seconds until this address and guest may ask for anything; 0 if they may now: then it counts.

        A guest is whoever the cookie says, known or not: nobody else has it, and whoever makes up others is
        still one address.
        """
        if not self.requests.take(address):
            self.refusals.take(address)
            return self.requests.wait(address)
        if guest and not self.guest_requests.take(guest):
            return self.guest_requests.wait(guest)
        return 0.0 if self.all_requests.take() else self.all_requests.wait()

    # Several processes count together: each tells the others again and again what was asked for at its doors.
    # Until then somebody gets as much at each door as else at one. Where they can't tell each other, each
    # counts for itself.

    @property
    def _shared(self) -> dict[str, Buckets]:
        return {name: each for name, each in vars(self).items() if isinstance(each, Buckets)}

    def share(self) -> Counted:
        """From now on this is one of several processes."""
        for buckets in self._shared.values():
            buckets.spent = {}
        return self.counted()

    def counted(self) -> Counted:
        """What was asked for since this was last told, and how many sockets are open."""
        spent = {name: buckets.spent for name, buckets in self._shared.items() if buckets.spent}
        for name in spent:
            self._shared[name].spent = {}
        return spent, self.sockets.inside()

    def count(self, process: str, counted: Counted) -> None:
        """The same of another process."""
        spent, inside = counted
        for name, taken in spent.items():
            for address, many in taken.items():
                self._shared[name].charge(address, many)
        self.sockets.count(process, inside)

    def messages(self) -> Bucket:
        """For a new socket: what it may say."""
        return Bucket(self._rules.messages, self._clock)

    def talk(self) -> Bucket:
        """For a new socket: what it may say to the others."""
        return Bucket(self._rules.talk, self._clock)

    def pings(self) -> Bucket:
        """For a new socket: how often it may ask whether the house is there."""
        return Bucket(self._rules.pings, self._clock)

    def frames(self) -> Bucket:
        """For a new socket: what it may send that is no message."""
        return Bucket(self._rules.frames, self._clock)
