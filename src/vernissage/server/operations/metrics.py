"""What the house counts, for Prometheus. No label ever says which table or who."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import Metric

MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
Where: TypeAlias = Literal["memory", "store", "elsewhere"]
WHERE: Final[tuple[Where, ...]] = get_args(Where)
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counts of one house. A registry of its own: two houses in one process don't mix."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time, open files
        self._moves = Counter(
            "vernissage_moves", "Inputs kept, of people, bots and clocks", registry=registry
        )
        self._refusals = Counter(
            "vernissage_refusals", "What could not be done, by kind", ["family"], registry=registry
        )
        self._connections = Counter("vernissage_connections", "Sockets opened", registry=registry)
        self._sockets = Gauge("vernissage_sockets", "Sockets open now", registry=registry)
        self._tables = Gauge("vernissage_tables", "Tables in memory now", registry=registry)
        self._thoughts = Gauge(
            "vernissage_thoughts_waiting", "Bots that wait for a process to think in", registry=registry
        )
        self._lost = Gauge(
            "vernissage_processes_lost", "Processes of bots that were replaced so far", registry=registry
        )
        self._people = Gauge(
            "vernissage_people", "Guests at the tables that are at home here", registry=registry
        )
        self._found = Counter(
            "vernissage_tables_found",
            "Tables somebody asked for: in memory, brought back from the store, or at home elsewhere",
            ["where"],
            registry=registry,
        )
        self._taken = Counter(
            "vernissage_leases_taken", "Tables that this process became the home of", registry=registry
        )
        self._moved = Counter(
            "vernissage_leases_moved", "Those of them that had a home before", registry=registry
        )
        self._conflicts = Counter(
            "vernissage_conflicts",
            "What could not be kept because another process had gone on with the table",
            registry=registry,
        )
        self._unkept = Counter(
            "vernissage_not_kept", "What could not be kept because of the database", registry=registry
        )
        self._mail = Gauge(
            "vernissage_mail_sent", "Letters and news handed on to other processes so far", registry=registry
        )
        self._cut_off = Gauge(
            "vernissage_redis_lost", "1 while Redis does not answer, else 0", registry=registry
        )
        for where in WHERE:
            self._found.labels(where)
        self._seconds = Histogram(
            "vernissage_move_seconds",
            "From the arrival of a person's answer until all have been told",
            buckets=BUCKETS,
            registry=registry,
        )

    def moved(self) -> None:
        """The game went on at some table."""
        self._moves.inc()

    def took(self, seconds: float) -> None:
        """How long it took from a person's answer until all were told."""
        self._seconds.observe(seconds)

    def refused(self, code: str) -> None:
        """Only the family counts, the part of the code before the slash."""
        self._refusals.labels(code.partition("/")[0]).inc()

    def found(self, where: Where) -> None:
        """Somebody asked for a table, and there it was."""
        self._found.labels(where).inc()

    def took_lease(self, epoch: int) -> None:
        """This process is the home of one more table, which has been taken so often."""
        self._taken.inc()
        if epoch > 1:
            self._moved.inc()

    def conflicted(self) -> None:
        """Another process had gone on with a table."""
        self._conflicts.inc()

    def did_not_keep(self) -> None:
        """The database would not."""
        self._unkept.inc()

    def connected(self) -> None:
        self._connections.inc()
        self._sockets.inc()

    def disconnected(self) -> None:
        self._sockets.dec()

    def watch_tables(self, count: Callable[[], int]) -> None:
        """How many tables there are is asked when someone looks."""
        self._tables.set_function(count)

    def watch_people(self, count: Callable[[], int]) -> None:
        """The same."""
        self._people.set_function(count)

    def watch_mail(self, sent: Callable[[], int], is_lost: Callable[[], bool]) -> None:
        """And so is what goes to other processes, and whether they can be reached."""
        self._mail.set_function(sent)
        self._cut_off.set_function(is_lost)

    def watch_bots(self, waiting: Callable[[], int], lost: Callable[[], int]) -> None:
        """So is how they do who think."""
        self._thoughts.set_function(waiting)
        self._lost.set_function(lost)

    def families(self) -> list[Metric]:
        """All of it, as it stands now."""
        return list(self._registry.collect())

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
