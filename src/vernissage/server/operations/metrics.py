"""Prometheus metrics of the server. No label ever identifies a table or a person."""

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
    """The metrics of one server, in its own registry, so that two servers in one process don't mix.

    A gauge calls the function that was set on it whenever the metrics are read.
    """

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)  # memory, processor time, open files
        self.moves = self._counter("moves", "Inputs kept, of people, bots and clocks")
        self._refusals = self._counter("refusals", "What could not be done, by kind", "family")
        self._connections = self._counter("connections", "Sockets opened")
        self._sockets = self._gauge("sockets", "Sockets open now")
        self.tables = self._gauge("tables", "Tables in memory now")
        self.thoughts = self._gauge("thoughts_waiting", "Bots that wait for a process to think in")
        self.lost = self._gauge("processes_lost", "Processes of bots that were replaced so far")
        self.people = self._gauge("people", "Guests at the tables that are at home here")
        self._found = self._counter(
            "tables_found",
            "Tables somebody asked for: in memory, brought back from the store, or at home elsewhere",
            "where",
        )
        self._taken = self._counter("leases_taken", "Tables that this process became the home of")
        self._moved = self._counter("leases_moved", "Those of them that had a home before")
        self.conflicts = self._counter(
            "conflicts", "What could not be kept because another process had gone on with the table"
        )
        self.unkept = self._counter("not_kept", "What could not be kept because of the database")
        self.mail = self._gauge("mail_sent", "Letters and news handed on to other processes so far")
        self.cut_off = self._gauge("redis_lost", "1 while Redis does not answer, else 0")
        for where in WHERE:
            self._found.labels(where)
        self.seconds = Histogram(
            "vernissage_move_seconds",
            "From the arrival of a person's answer until all have been told",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"vernissage_{name}", about, labels, registry=self._registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"vernissage_{name}", about, registry=self._registry)

    def refused(self, code: str) -> None:
        """Counts a refusal by its family, the part of the code before the slash."""
        self._refusals.labels(code.partition("/")[0]).inc()

    def found(self, where: Where) -> None:
        """Counts a requested table by the place where it was found."""
        self._found.labels(where).inc()

    def took_lease(self, epoch: int) -> None:
        """Counts a lease taken by this process. An epoch above 1 means that the table had a home before."""
        self._taken.inc()
        if epoch > 1:
            self._moved.inc()

    def connected(self) -> None:
        self._connections.inc()
        self._sockets.inc()

    def disconnected(self) -> None:
        self._sockets.dec()

    def families(self) -> list[Metric]:
        """Returns the current values of all metrics."""
        return list(self._registry.collect())

    def text(self) -> bytes:
        """Returns all metrics in the format of Prometheus."""
        return generate_latest(self._registry)
