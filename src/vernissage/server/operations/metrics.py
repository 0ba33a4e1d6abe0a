"""Prometheus metrics of the server. No label ever identifies a table or a person."""

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
    """The metrics of one server, in its own registry, so that two servers in one process don't mix."""

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
        """Counts an input."""
        self._moves.inc()

    def took(self, seconds: float) -> None:
        """Records the time from a person's answer until everyone was told."""
        self._seconds.observe(seconds)

    def refused(self, code: str) -> None:
        """Counts a refusal by its family, the part of the code before the slash."""
        self._refusals.labels(code.partition("/")[0]).inc()

    def found(self, where: Where) -> None:
        """Counts a table that was asked for, by where it was found."""
        self._found.labels(where).inc()

    def took_lease(self, epoch: int) -> None:
        """Counts a lease taken by this process. An epoch above 1 means that the table had a home before."""
        self._taken.inc()
        if epoch > 1:
            self._moved.inc()

    def conflicted(self) -> None:
        """Counts a conflict: another process had changed the table."""
        self._conflicts.inc()

    def did_not_keep(self) -> None:
        """Counts a write that the database failed."""
        self._unkept.inc()

    def connected(self) -> None:
        self._connections.inc()
        self._sockets.inc()

    def disconnected(self) -> None:
        self._sockets.dec()

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Sets the function that counts tables. It is called when metrics are read."""
        self._tables.set_function(count)

    def watch_people(self, count: Callable[[], int]) -> None:
        """Sets the function that counts connected people."""
        self._people.set_function(count)

    def watch_mail(self, sent: Callable[[], int], is_lost: Callable[[], bool]) -> None:
        """Sets the functions that count messages to other processes and tell whether Redis is lost."""
        self._mail.set_function(sent)
        self._cut_off.set_function(is_lost)

    def watch_bots(self, waiting: Callable[[], int], lost: Callable[[], int]) -> None:
        """Sets the functions that report the state of the bots' workers."""
        self._thoughts.set_function(waiting)
        self._lost.set_function(lost)

    def families(self) -> list[Metric]:
        """Returns the current values of all metrics."""
        return list(self._registry.collect())

    def text(self) -> bytes:
        """Returns all metrics in the format of Prometheus."""
        return generate_latest(self._registry)
